//! Brian Boru: actions and states are read without a panic, what is read is written the same, and
//! from every state that is accepted a whole game can be played.
#![no_main]

use ardri_boru::{Action, BrianBoru, playout};
use ardri_core::{Actor, Game, NoEvents, Seat, Turn, Viewer};
use libfuzzer_sys::fuzz_target;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fuzz_target!(|text: &str| {
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    let Ok(game) = serde_json::from_str::<BrianBoru>(text) else { return };
    let written = serde_json::to_string(&game).expect("a state has a JSON form");
    assert_eq!(serde_json::from_str::<BrianBoru>(&written).expect("it is read"), game);
    for viewer in Viewer::all(game.seats()) {
        let _ = game.view(viewer);
    }
    let mut legal = Vec::new();
    for seat in Seat::all(game.seats()) {
        game.legal_actions(seat, &mut legal);
        for action in &legal {
            game.clone().apply(Actor::Seat(seat), action, &mut NoEvents).expect("it is listed");
            game.preview(seat, action).expect("what is legal can be previewed");
        }
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(text.len() as u64);
    let mut played = game;
    playout(&mut played, &mut rng);
    assert_eq!(played.turn(), Turn::Over, "a game that is accepted comes to an end");
});
