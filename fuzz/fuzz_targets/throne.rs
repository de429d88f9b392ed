//! The High Throne: actions, decks and states are read without a panic, what is read is written the
//! same, and from every state that is accepted the game goes on.
#![no_main]

use ardri_core::{Actor, Game, NoEvents, Seat, Viewer};
use ardri_throne::{Action, Deck, HighThrone, Options, Playout};
use libfuzzer_sys::fuzz_target;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Games can take long by chance alone; so many turns show enough.
const TURNS: u32 = 50;

fn play_on(mut game: HighThrone, seed: u64) {
    for viewer in Viewer::all(game.seats()) {
        let _ = game.view(viewer);
    }
    let mut legal = Vec::new();
    for seat in Seat::all(game.seats()) {
        game.legal_actions(seat, &mut legal);
        for action in &legal {
            game.clone().apply(Actor::Seat(seat), action, &mut NoEvents).expect("it is listed");
        }
    }
    Playout::default().play(&mut game, TURNS, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
}

fuzz_target!(|text: &str| {
    let seed = text.len() as u64;
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    for deck in [Deck::from_toml(text), Deck::from_json(text)].into_iter().flatten() {
        let written = serde_json::to_string(deck.form()).expect("a deck has a JSON form");
        assert_eq!(Deck::from_json(&written), Ok(deck.clone()));
        if let Ok(game) = HighThrone::new(&Options::with_deck(deck), 2) {
            play_on(game, seed);
        }
    }
    if let Ok(game) = serde_json::from_str::<HighThrone>(text) {
        let written = serde_json::to_string(&game).expect("a state has a JSON form");
        assert_eq!(serde_json::from_str::<HighThrone>(&written).expect("it is read"), game);
        play_on(game, seed);
    }
});
