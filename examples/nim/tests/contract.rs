//! Nim keeps the contract, and every language says all that it has to say.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use ardri_core::harness::{Chooser, Plan, check, listen};
use ardri_core::{Draw, Game, Seat, Viewer};
use ardri_texts::{Language, Texts};
use nim::{Nim, Options};

const PLAN: Plan = Plan { games: 300, seed: 1, longest: 20 };

/// The cards that the viewer cannot see are dealt again.
fn twin(game: &Nim, viewer: Viewer, chooser: &mut Chooser) -> Nim {
    let mut form = serde_json::to_value(game).unwrap();
    let hands = form["hands"].as_array_mut().unwrap();
    let own = |seat: usize| viewer == Viewer::Seat(Seat(seat as u8));
    let others: Vec<usize> = (0..hands.len()).filter(|seat| !own(*seat)).collect();
    let all = others.iter().flat_map(|seat| hands[*seat].as_array().unwrap().clone());
    let all: Vec<_> = all.collect();
    let order = Draw::Shuffle(all.len() as u32).answer(chooser);
    let mut cards = order.into_iter().map(|place| all[place as usize].as_u64().unwrap());
    for seat in others {
        let size = hands[seat].as_array().unwrap().len();
        let mut hand: Vec<_> = cards.by_ref().take(size).collect();
        hand.sort_unstable();
        hands[seat] = hand.into();
    }
    serde_json::from_value(form).unwrap()
}

#[test]
fn the_contract_is_kept() {
    for (stones, seats) in [(12, 2), (12, 3), (18, 2), (1, 3)] {
        check::<Nim>(&Options { stones }, seats, PLAN, twin);
    }
    for stones in [0, 19] {
        assert!(Nim::new(&Options { stones }, 2).is_err());
    }
}

#[test]
fn every_language_says_all_that_is_said() {
    ardri_texts::add(nim::KIND.texts());
    let mut said = Vec::new();
    listen::<Nim>(&Options::default(), 3, PLAN, &mut |message| said.push(message));
    assert!(said.len() > 100);
    let english = Texts::new(Language::ENGLISH);
    for language in Language::all() {
        let texts = Texts::new(language);
        for message in &said {
            let text = texts.localize(message);
            assert!(!text.contains(['{', '}']) && text != *message.name, "{language}: {text}");
            let same = language == Language::ENGLISH;
            assert_eq!(english.localize(message) == text, same, "{language}: {text}");
        }
    }
}
