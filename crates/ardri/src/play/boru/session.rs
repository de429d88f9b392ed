//! A game of Brian Boru at one terminal.

use ardri_boru::{Action, BrianBoru, Options, Preview, Seen};
use ardri_core::{Outcome, Seat, Teller};

use super::names;
use crate::play::session::{self, Seated};

/// A game from its start to now.
pub(crate) type Session = session::Session<BrianBoru>;

impl Seated for BrianBoru {
    const PLAYERS: u8 = 4;

    fn called(seat: Seat) -> String {
        names::seat_name(seat)
    }

    fn tell(seen: &Seen, options: &Options) -> String {
        <Self as Teller>::tell(options, seen).as_ref().map(names::said).unwrap_or_default()
    }

    /// That others have picked in the draft goes without saying.
    fn worth_telling(seen: &Seen) -> bool {
        !matches!(seen, Seen::Picked { cards: None, .. })
    }
}

/// How a game ended, in a sentence.
pub(crate) fn outcome(outcome: &Outcome) -> String {
    names::said(&BrianBoru::ended(&Options::default(), outcome))
}

impl Session {
    /// What an action would do.
    ///
    /// # Errors
    /// Says why the rules refuse it.
    pub(crate) fn preview(&self, seat: Seat, action: &Action) -> Result<Preview, String> {
        let preview = self.game.preview(seat, action);
        preview.map_err(|error| session::refusal::<BrianBoru>(&error))
    }
}

#[cfg(test)]
mod tests;
