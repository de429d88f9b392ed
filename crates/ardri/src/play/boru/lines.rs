//! The table, the hand and the choices in lines.

use super::{Scene, widgets};
use crate::i18n::tr;
use crate::play::look::Look;
use crate::play::text::sentence;

/// Letters only, as pipes and screen readers want it.
pub(crate) const LOOK: Look = Look { colour: false, unicode: false };

/// The board, the players and what else lies on the table.
pub(crate) fn table(scene: &Scene) -> Vec<String> {
    let table = &scene.view.table;
    let mut lines = vec![sentence(&widgets::title(table))];
    lines.extend(widgets::board(scene, LOOK, usize::MAX).iter().map(widgets::plain));
    // Lines are as long as they have to be: nobody's name is left out.
    lines.extend(widgets::players(scene, LOOK, usize::MAX).iter().map(widgets::plain));
    if table.round > 0 {
        lines.push(widgets::round_line(table));
    }
    lines.push(widgets::track(table));
    lines.extend(widgets::marriages(table));
    lines.extend(scene.described(|title| title == "words-boru-trick"));
    lines
}

/// The cards of whoever looks.
pub(crate) fn hand(scene: &Scene) -> Vec<String> {
    if scene.view.own.is_none() {
        return vec![tr!("terminal-boru-nobody-here")];
    }
    let held = ["words-boru-pack", "words-boru-hand"];
    let mut lines = scene.described(|title| held.contains(&title));
    if lines.is_empty() {
        return vec![tr!("terminal-boru-hand-empty")];
    }
    lines.extend(widgets::draft_words(scene));
    lines
}
