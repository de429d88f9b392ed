//! A game of The High Throne at one terminal.

use ardri_core::{ActionError, Actor, Draw, Game, NoEvents, Seat, Teller};
use ardri_throne::{Action, Dice, Event, HighThrone, Id, LineNumber, Options, Refusal, Seen};

use super::events::{self, said};
use super::names::{badge, card_name};
use crate::play::luck::Luck;
use crate::play::scene;
use crate::play::session::{self, Seated, refusal};
use crate::speech::say;

/// A game from its start to now.
pub(crate) type Session = session::Session<HighThrone>;
/// The game as it is shown to whoever looks.
pub(crate) type Scene = scene::Scene<HighThrone>;

/// A bot fills a line, where it can, so many times of…
const FILLS: usize = 7;
/// …so many.
const OF: usize = 8;

impl Seated for HighThrone {
    const PLAYERS: u8 = 3;

    fn called(seat: Seat) -> String {
        badge(seat)
    }

    /// Any action, but mostly one that fills a line: otherwise no game would end.
    fn bot(&self, seat: Seat, luck: &mut Luck) -> Option<Action> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        let fills = |action: &Action| matches!(action, Action::Fill { .. });
        if actions.iter().any(fills) && luck.below(OF) < FILLS {
            actions.retain(fills);
        }
        luck.one_of(actions)
    }

    /// That others have kept an Objective goes without saying.
    fn worth_telling(seen: &Seen) -> bool {
        !matches!(seen, Seen::Kept { objective: None, .. })
    }

    fn tell(seen: &Seen, options: &Options) -> String {
        events::sentence(seen, options)
    }

    /// Within one's own turn the dice wait until one rolls them.
    fn waits(&self, events: &[Event]) -> bool {
        let goes_on = |event: &Event| {
            matches!(
                event,
                Event::Open(Seen::DieTaken { .. } | Seen::Filled { .. } | Seen::SetAside { .. })
            )
        };
        matches!(self.draw(), Some(Draw::Roll { .. })) && events.iter().all(goes_on)
    }
}

/// What an action would do.
#[derive(Clone, Debug)]
pub(crate) struct Effect {
    /// In sentences.
    pub(crate) words: Vec<String>,
    /// The turn would end with nothing.
    pub(crate) wasted: bool,
}

impl Session {
    /// What an action would do. What chance decides or somebody hides is left out.
    ///
    /// # Errors
    /// Says why the rules refuse it.
    pub(crate) fn foretell(&self, seat: Seat, action: &Action) -> Result<Effect, String> {
        let (_, events) = self.try_out(seat, action)?;
        let words = self.game.preview(seat, action).iter().map(said).collect();
        let ends = |event: &Event| matches!(event, Event::Open(Seen::TurnEnds { .. }));
        Ok(Effect { words, wasted: events.iter().any(ends) })
    }

    /// Why no line of a card can be filled now.
    pub(crate) fn why_not(&self, seat: Seat, card: Id) -> String {
        why_not(&self.game, seat, card)
    }
}

/// Why no line of a card can be filled now.
pub(crate) fn why_not(game: &HighThrone, seat: Seat, card: Id) -> String {
    let called = card_name(game.deck(), card.as_str());
    let no_line = say!("terminal-throne-no-line", "card" => called);
    let action = Action::Fill { card, line: LineNumber::Printed(1), dice: Dice::NONE };
    match game.clone().apply(Actor::Seat(seat), &action, &mut NoEvents) {
        Err(ActionError::Rule(Refusal::LineFilled | Refusal::DoesNotFill)) | Ok(()) => no_line,
        Err(error) => refusal::<HighThrone>(&error),
    }
}

#[cfg(test)]
mod tests;
