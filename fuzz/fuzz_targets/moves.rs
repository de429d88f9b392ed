//! Moves and games: reading never panics, and what was read is written and read again the same.
#![no_main]

use ardri_tafl::{Action, Move, Square, WrittenMove, read_game, write_game};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(square) = text.parse::<Square>() {
        assert_eq!(square.to_string().parse(), Ok(square));
    }
    if let Ok(mv) = text.parse::<Move>() {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    if let Ok(written) = text.parse::<WrittenMove>() {
        assert_eq!(written.to_string().parse(), Ok(written));
    }
    if let Ok(moves) = read_game(text) {
        assert_eq!(read_game(&write_game(&moves)), Ok(moves));
    }
});
