//! All that is shown of a game of Brian Boru.

use ardri_boru::{BrianBoru, Options, Seen};
use ardri_core::{Outcome, Teller};

use super::names::said;
use crate::play::scene;

/// The game as it is shown to whoever looks.
pub(crate) type Scene = scene::Scene<BrianBoru>;

/// What happened, in a sentence; that others have picked in the draft goes without saying.
pub(crate) fn tell(options: &Options, seen: &Seen) -> Option<String> {
    let worth = !matches!(seen, Seen::Picked { cards: None, .. });
    BrianBoru::tell(options, seen).filter(|_| worth).as_ref().map(said)
}

/// How a game ended, in a sentence.
pub(crate) fn outcome(outcome: &Outcome) -> String {
    said(&BrianBoru::ended(&Options::default(), outcome))
}
