//! What a coach says beside the prompt of The High Throne.

use ardri_core::{Seat, Teller};
use ardri_throne::{Action, HighThrone, View};

use super::events::said;
use crate::play::coach::Coached;

/// What a coach says to `seat`, who may do these things now.
pub(crate) fn coach(view: &View, seat: Option<Seat>, legal: &[Action]) -> Coached {
    let advice = HighThrone::coach(&view.options, view, seat, legal);
    advice.map_or_else(Coached::default, |advice| {
        Coached::new(said(&advice.why), advice.look.iter().map(said).collect())
    })
}

#[cfg(test)]
mod tests;
