//! Positions: reading never panics, and what was read is written and read again the same.
#![no_main]

use ardri_tafl::{Board, Brandubh, Position, Rules, Side, Tablut, read_position, write_position};
use libfuzzer_sys::fuzz_target;

fn check<B: Board>(text: &str) {
    if let Ok(position) = text.parse::<Position<B>>() {
        assert_eq!(position.to_string().parse(), Ok(position));
        let opentafl = write_position(&position);
        assert_eq!(read_position(&opentafl, position.to_move()), Ok(position));
        // What can stand can be judged and moved from.
        let _ = position.standing_ending(Rules::BASIC);
        for mv in position.moves(Rules::BASIC) {
            position.play(Rules::BASIC, mv).expect("a listed move can be made");
        }
    }
    let _ = read_position::<B>(text, Side::Celts);
}

fuzz_target!(|text: &str| {
    check::<Brandubh>(text);
    check::<Tablut>(text);
});
