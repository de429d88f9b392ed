//! All that is shown of a game of The High Throne.

use ardri_throne::HighThrone;

use crate::play::scene;

/// The game as it is shown to whoever looks.
pub(crate) type Scene = scene::Scene<HighThrone>;
