//! All that is shown of a game of Brian Boru.

use ardri_boru::{BrianBoru, Options, Seen};

use crate::play::scene;

/// The game as it is shown to whoever looks.
pub(crate) type Scene = scene::Scene<BrianBoru>;

/// What happened, in sentences; they are the same whatever the options.
pub(crate) fn sentences(seen: &[Seen]) -> Vec<String> {
    scene::sentences::<BrianBoru>(seen, &Options::default())
}
