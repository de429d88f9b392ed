//! What a coach says beside the prompt of Brian Boru: the rules' advice, in the reader's language.

use ardri_boru::{Action, BrianBoru, View};
use ardri_core::{Seat, Teller};

use super::names::said;
use crate::play::coach::Coached;

/// What a coach says to `seat`, who may do these things now.
pub(crate) fn coach(view: &View, seat: Option<Seat>, legal: &[Action]) -> Coached {
    let advice = BrianBoru::coach(&view.table.options, view, seat, legal);
    let told = |advice: ardri_core::Advice| {
        Coached::new(said(&advice.why), advice.look.iter().map(said).collect())
    };
    advice.map(told).unwrap_or_default()
}

#[cfg(test)]
mod tests;
