//! Other hidden parts for a game of which a viewer sees the same; the server's test of leaks has this, too.

use ardri_boru::{BrianBoru, CardSet};
use ardri_core::harness::Chooser;
use ardri_core::{Game, Viewer, below};
use serde_json::Value;

/// Some cards that the viewer has not seen in this round change places wherever they lie, and the
/// decks are in another order beyond this round.
pub fn twin(game: &BrianBoru, viewer: Viewer, chooser: &mut Chooser) -> BrianBoru {
    let mut form = serde_json::to_value(game).unwrap();
    let view = game.view(viewer);
    let mut seen: CardSet =
        view.table.trick.iter().flat_map(|trick| &trick.cards).flatten().copied().collect();
    if let Some(own) = &view.own {
        seen = seen.union(own.hand).union(own.pack);
        for pack in &own.packs {
            seen = seen.union(pack.cards);
        }
    }
    let hidden: Vec<u64> =
        CardSet::ALL.minus(seen).iter().map(|card| card.value().into()).collect();
    for _ in 0..4 {
        if hidden.len() > 1 {
            let a = hidden[below(chooser, hidden.len() as u32) as usize];
            let b = hidden[below(chooser, hidden.len() as u32) as usize];
            for place in ["hands", "draft"] {
                swap(&mut form[place], a, b);
            }
        }
    }
    let round = usize::from(view.table.round);
    let vikings = form["viking_deck"].as_array_mut().unwrap();
    if vikings.len() > round + 1 {
        let place = round + below(chooser, (vikings.len() - round) as u32) as usize;
        vikings.swap(round, place);
    }
    let marriages = form["marriage_deck"].as_array_mut().unwrap();
    if marriages.len() > round + 2 {
        marriages.swap(round, round + 1);
    }
    serde_json::from_value(form).unwrap()
}

/// The pass number is no card, and it lies in a field of its own.
fn swap(form: &mut Value, a: u64, b: u64) {
    match form {
        Value::Array(items) => items.iter_mut().for_each(|item| swap(item, a, b)),
        Value::Object(fields) => {
            let fields = fields.iter_mut().filter(|(name, _)| *name != "pass");
            fields.for_each(|(_, item)| swap(item, a, b));
        }
        number if number.as_u64() == Some(a) => *number = b.into(),
        number if number.as_u64() == Some(b) => *number = a.into(),
        _ => {}
    }
}
