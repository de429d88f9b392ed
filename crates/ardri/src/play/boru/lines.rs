//! The table, the hand and the choices in lines.

use ardri_boru::Asked;

use super::choosing::Choosing;
use super::words::{self, Room};
use super::{Scene, panels, trick};
use crate::play::builder::ActionBuilder;
use crate::play::look::Look;
use crate::play::text::sentence;
use crate::speech::say;

/// Letters only, as pipes and screen readers want it.
pub(crate) const LOOK: Look = Look { colour: false, unicode: false };

/// The board, the players and what else lies on the table.
pub(crate) fn table(scene: &Scene) -> Vec<String> {
    let table = &scene.view.table;
    let mut lines = vec![sentence(&panels::title(table))];
    lines.extend(panels::board(scene, LOOK, usize::MAX).iter().map(panels::plain));
    // Lines are as long as they have to be: nobody's name is left out.
    lines.extend(panels::players(scene, LOOK, usize::MAX).iter().map(panels::plain));
    lines.extend(panels::round_words(table));
    lines.push(panels::track(table));
    lines.extend(panels::marriages(table));
    lines.extend(trick::sentences(table));
    lines
}

/// The cards of whoever looks.
pub(crate) fn hand(scene: &Scene) -> Vec<String> {
    let Some(own) = &scene.view.own else {
        return vec![say!("terminal-boru-nobody-here")];
    };
    if own.hand.is_empty() && own.pack.is_empty() {
        return vec![say!("terminal-boru-hand-empty")];
    }
    let cards = |set| panels::cards(set, LOOK, Room::Wide);
    let mut lines: Vec<String> = Vec::new();
    if !own.pack.is_empty() {
        lines.push(say!("terminal-boru-hand-pack"));
        lines.extend(cards(own.pack).iter().map(panels::plain));
    }
    if !own.hand.is_empty() {
        lines.push(if own.pack.is_empty() {
            format!("{}:", say!("boru-hand"))
        } else {
            say!("terminal-boru-hand-kept")
        });
        lines.extend(cards(own.hand).iter().map(panels::plain));
    }
    lines.extend(panels::draft_words(scene));
    lines
}

/// What is asked, and what can be chosen.
pub(crate) fn choices(scene: &Scene, choosing: &Choosing) -> Vec<String> {
    let view = &scene.view;
    let mut lines = Vec::new();
    if let (Asked::Pick { .. }, []) = (&view.table.asked, choosing.chosen()) {
        lines.extend(panels::draft_words(scene));
    }
    lines.push(words::asked_next(scene, choosing));
    for (place, pick) in choosing.picks().into_iter().enumerate() {
        let words = words::pick_words(pick, view, choosing.legal(), Room::Wide);
        lines.push(format!("{:>3} {words}", Choosing::number(&pick, place)));
    }
    let one =
        |action: ardri_boru::Action| say!("terminal-one-thing", "action" => action.to_string());
    lines.extend(choosing.ready().map(one));
    lines
}
