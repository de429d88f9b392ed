//! All that is shown of a game of Brian Boru.

use ardri_boru::{BrianBoru, Seen};

use super::events;
use crate::play::scene;

/// The game as it is shown to whoever looks.
pub(crate) type Scene = scene::Scene<BrianBoru>;

/// What happened, in a sentence; that others have picked in the draft goes without saying.
pub(crate) fn tell(seen: &Seen) -> Option<String> {
    (!matches!(seen, Seen::Picked { cards: None, .. })).then(|| events::tell(seen))
}

/// What happened, in sentences.
pub(crate) fn sentences(seen: &[Seen]) -> Vec<String> {
    seen.iter().filter_map(tell).collect()
}
