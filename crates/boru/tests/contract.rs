//! Brian Boru keeps the contract of all games, and tells nobody what they may not know.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use ardri_boru::{BrianBoru, CardSet, LastCard, Options};
use ardri_core::harness::{Chooser, Plan, check};
use ardri_core::{Game, Viewer, below};
use serde_json::Value;

/// Two cards that the viewer has not seen in this round change places wherever they lie.
fn swap_unseen_cards(game: &BrianBoru, viewer: Viewer, chooser: &mut Chooser) -> BrianBoru {
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
    if hidden.len() > 1 {
        let a = hidden[below(chooser, hidden.len() as u32) as usize];
        let b = hidden[below(chooser, hidden.len() as u32) as usize];
        for place in ["hands", "draft"] {
            swap(&mut form[place], a, b);
        }
    }
    // The decks beyond this round are as unseen as the cards.
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

#[test]
fn brian_boru_keeps_the_contract() {
    for seats in 3..=5 {
        let plan = Plan { games: 12, seed: 100 * u64::from(seats), longest: 400 };
        check::<BrianBoru>(&Options::default(), seats, plan, swap_unseen_cards);
    }
}

#[test]
fn the_last_card_played_keeps_the_contract() {
    let plan = Plan { games: 12, seed: 9, longest: 400 };
    let options = Options { last_card: LastCard::Play };
    check::<BrianBoru>(&options, 5, plan, swap_unseen_cards);
}

#[test]
fn the_last_card_is_played_with_five_only() {
    let options = Options { last_card: LastCard::Play };
    for seats in [3, 4] {
        let refused = BrianBoru::new(&options, seats).unwrap_err();
        assert_eq!(refused.to_string(), "the last card is played with five players only");
    }
}
