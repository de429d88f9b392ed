//! Other hidden parts for a game of which a viewer sees the same; the server's test of leaks has this, too.

use ardri_core::harness::Chooser;
use ardri_core::{Game, Seat, Viewer, below};
use ardri_throne::HighThrone;
use serde_json::json;

/// The Objectives of the others change places, each keeps another one than before, and the rest of
/// the deck is in another order.
pub fn twin(game: &HighThrone, viewer: Viewer, chooser: &mut Chooser) -> HighThrone {
    let mut form = serde_json::to_value(game).unwrap();
    let view = game.view(viewer);
    let shown = view.players.iter().any(|player| player.objective.is_some());
    let others: Vec<usize> =
        (0..view.players.len()).filter(|seat| viewer != Viewer::Seat(Seat(*seat as u8))).collect();
    if form["drawn"][0].as_array().unwrap().is_empty() || shown {
        return game.clone();
    }
    let a = others[below(chooser, others.len() as u32) as usize];
    let b = others[below(chooser, others.len() as u32) as usize];
    form["drawn"].as_array_mut().unwrap().swap(a, b);
    for seat in others {
        // Whoever has kept one still has, only another.
        if form["kept"][seat] != json!(null) {
            let place = below(chooser, form["drawn"][seat].as_array().unwrap().len() as u32);
            form["kept"][seat] = form["drawn"][seat][place as usize].clone();
        }
    }
    serde_json::from_value(form).unwrap()
}
