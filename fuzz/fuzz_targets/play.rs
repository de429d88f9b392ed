//! Legal ⇔ accepted: from any position, by any rules, exactly the listed moves can be made.
#![no_main]

use ardri_core::{Actor, Game, NoEvents, Turn};
use ardri_tafl::{Action, Board, Brandubh, Move, Options, Position, Rule, Setup, Tablut, Tafl};
use libfuzzer_sys::fuzz_target;

fn check<B: Board>(rules: u8, text: &str) {
    let rules = Rule::ALL.into_iter().filter(|rule| u16::from(rules) & rule.bit() != 0).collect();
    let (Ok(options), Ok(position)) = (Options::<B>::new(rules), text.parse::<Position<B>>())
    else {
        return;
    };
    let options = options.from_position(position);
    let game = Tafl::new(&options, 2).expect("a position that stands can be played");
    let Turn::Seat(seat) = game.turn() else { return };
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    for from in Setup::<B>::squares() {
        for to in Setup::<B>::squares() {
            let action = Action::Move(Move { from, to });
            let mut after = game.clone();
            let accepted = after.apply(Actor::Seat(seat), &action, &mut NoEvents).is_ok();
            assert_eq!(accepted, legal.contains(&action), "{position} {action}");
            assert!(accepted || after == game);
        }
    }
}

fuzz_target!(|input: (u8, &str)| {
    check::<Brandubh>(input.0, input.1);
    check::<Tablut>(input.0, input.1);
});
