//! Who announces a win does win, in time, whoever plays against it and whatever had stood before.

use crate::proof::keeping::{Play, Player, Tally};
use crate::proof::suite::forced_wins;
use crate::proof::{brandubh_rules, tablut_rules};
use ardri_tafl::{Board, Brandubh, Position, Rules, Tablut};

fn play<B: Board>(rules: &[Rules], games: u32) -> Tally {
    let mut all = Tally::default();
    for (seed, rules) in (1..).zip(rules) {
        let mut player = Player::<B>::new(*rules, seed);
        for number in 0..games {
            // Other sorts of games under each set of rules.
            let sort = Play::sort(7 * seed as u32 + number);
            player.play(Position::start(), sort).unwrap_or_else(|broken| panic!("{broken}"));
        }
        all += player.tally;
    }
    // With few positions a win may not be found again.
    assert!(100 * all.forgotten <= all.moves, "{all:?}");
    all
}

#[test]
fn announced_wins_on_the_small_board_come() {
    let played = play::<Brandubh>(&brandubh_rules(), 26);
    assert!(played.announced > 100 && played.with_history > 5, "{played:?}");
}

#[test]
fn announced_wins_on_the_large_board_come() {
    let played = play::<Tablut>(&tablut_rules(), 9);
    assert!(played.announced > 12, "{played:?}");
}

/// Both sides go to and fro in front of a forced win, so that positions on the way to it have stood twice.
#[test]
fn announced_wins_come_although_positions_stood_before() {
    let mut all = Tally::default();
    for (seed, win) in (1..).zip(forced_wins()) {
        if win.game == Brandubh::NAME && win.plies <= 7 {
            let mut player = Player::<Brandubh>::new(win.rules, seed);
            let start = win.position.parse().expect("a position");
            let play = Play { opening: 4 + seed as u32 % 9, returns: 8, ..Play::sort(seed as u32) };
            player.play(start, play).unwrap_or_else(|broken| panic!("{broken}"));
            all += player.tally;
        }
    }
    assert!(all.announced > 100 && all.with_history > 40, "{all:?}");
}
