//! One game between bots: openings, deals, clocks and where it is broken off.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use ardri_bots::bout::{
    Bout, Bouts, Failure, Opening, OpeningError, Outsider, Played, Player, Question, Thinking,
};
use ardri_core::Seat;
use ardri_core::fairness::{Fate, Seed};
use ardri_table::GameKind;
use serde_json::{Value, json};

fn bouts(game: &str, options: &Value, seats: u8) -> Box<dyn Bouts> {
    GameKind::find(game).unwrap().bouts(options, seats).unwrap()
}

fn fate(seed: u8) -> Fate {
    Fate::new(&Seed([seed; 32]), &[])
}

/// Keeps what it is shown, and takes the first action.
#[derive(Default)]
struct Watcher {
    seen: Vec<(Seat, Value, usize)>,
    begun: u32,
}

impl Outsider for Watcher {
    fn begin(&mut self, _: u64) -> Result<(), Failure> {
        self.begun += 1;
        Ok(())
    }

    fn choose(&mut self, question: &dyn Question) -> Result<String, Failure> {
        self.seen.push((question.seat(), question.view(), question.moves().len()));
        Ok(question.legal().swap_remove(0))
    }
}

fn play(
    bouts: &dyn Bouts,
    players: Vec<Player<'_>>,
    fate: Fate,
    opening: Opening<'_>,
    longest: u32,
) -> Result<Played, OpeningError> {
    bouts.play(Bout {
        players,
        fate,
        opening,
        longest,
        clock: &|| Duration::ZERO,
        decided: &mut |_, _| (),
    })
}

fn bot(name: &str, thinking: Thinking) -> Player<'_> {
    Player::Bot { name, seed: 3, thinking }
}

#[test]
fn the_same_fate_deals_the_same_whoever_sits_there() {
    for (game, seats) in [("brian-boru", 3), ("high-throne", 2)] {
        let bouts = bouts(game, &json!({}), seats);
        let first = |seed: u8, others: &str| {
            let mut watcher = Watcher::default();
            let mut players = vec![Player::Outside(&mut watcher)];
            players.extend((1..seats).map(|_| bot(others, Thinking::Usual)));
            play(&*bouts, players, fate(seed), Opening::None, 10).unwrap();
            assert_eq!(watcher.begun, 1);
            // In Brian Boru everybody chooses a town before cards are dealt.
            let own = |view: &Value| view["own"]["pack"].clone();
            match game {
                "brian-boru" => own(&watcher.seen[1].1),
                _ => watcher.seen.swap_remove(0).1,
            }
        };
        assert_ne!(first(1, "squire"), json!([]));
        assert_eq!(first(1, "squire"), first(1, "random"), "{game}");
        assert_ne!(first(1, "squire"), first(2, "squire"), "{game}");
    }
}

#[test]
fn an_opening_is_played_before_anybody_is_asked() {
    let bouts = bouts("brandubh", &json!({}), 2);
    let asked = |opening| {
        let mut watcher = Watcher::default();
        let players = vec![bot("random", Thinking::Usual), Player::Outside(&mut watcher)];
        let played = play(&*bouts, players, fate(1), opening, 8).unwrap();
        assert_eq!((played.plies, played.outcome), (8, None));
        watcher.seen.swap_remove(0)
    };
    let moves = ["d2-e2".to_string()];
    let (seat, view, known) = asked(Opening::Moves(&moves));
    assert_eq!((seat, known, &view["moves"]), (Seat(1), 1, &json!(1)));
    assert_eq!(view["last"]["move"], "d2-e2");
    let random = |seed| asked(Opening::Random { plies: 3, seed });
    assert_eq!((random(1).2, random(1)), (3, random(1)));
    assert_ne!(random(1), random(2));
}

#[test]
fn openings_that_lead_nowhere_are_refused() {
    let brandubh = bouts("brandubh", &json!({}), 2);
    let check = |moves: &[&str]| {
        let moves: Vec<_> = moves.iter().map(ToString::to_string).collect();
        brandubh.check(Opening::Moves(&moves), fate(1))
    };
    assert_eq!(check(&["d2-e2"]), Ok(()));
    for bad in [&["d2-e2", "d1-e1"][..], &["rubbish"]] {
        assert!(matches!(check(bad), Err(OpeningError::Illegal { .. })), "{bad:?}");
    }
    // The King walks out at once, or has no move at all.
    let near = bouts("brandubh", &json!({"position": "3K3/7/7/2t4/7/7/3t3 d"}), 2);
    let out = ["d7-a7".to_string()];
    assert_eq!(near.check(Opening::Moves(&out), fate(1)), Err(OpeningError::Over));
    let shut = bouts("brandubh", &json!({"position": "7/7/3t3/2tKt2/3t3/7/7 d"}), 2);
    assert_eq!(shut.check(Opening::None, fate(1)), Err(OpeningError::Over));
    assert_eq!(shut.check(Opening::Random { plies: 1, seed: 1 }, fate(1)), Err(OpeningError::Over));
    // Openings at random are drawn until the game goes on.
    for seed in 0..50 {
        let opening = Opening::Random { plies: 1, seed };
        let players = vec![bot("random", Thinking::Usual), bot("random", Thinking::Usual)];
        let played = play(&*near, players, fate(1), opening, 1).unwrap();
        assert_eq!((played.plies, played.outcome), (1, None));
    }
}

#[test]
fn a_bot_thinks_until_the_clock_says_so_and_its_time_is_told() {
    // Under rules for which there is no book.
    let bouts = bouts("brandubh", &json!({"rules": ["strong-king"]}), 2);
    // Every look at the clock takes a millisecond.
    let ticks = AtomicU64::new(0);
    let clock = || Duration::from_millis(ticks.fetch_add(1, Ordering::Relaxed));
    let mut times = Vec::new();
    let time = Thinking::Time(Duration::from_millis(20));
    let played = bouts
        .play(Bout {
            players: vec![bot("champion", time), bot("random", time)],
            fate: fate(1),
            opening: Opening::None,
            longest: 3,
            clock: &clock,
            decided: &mut |seat, time| times.push((seat, time.as_millis())),
        })
        .unwrap();
    assert_eq!((played.plies, times.len()), (3, 3));
    assert!(times[0].1 >= 20 && times[2].1 >= 20, "{times:?}");
    assert_eq!((times[1].0, times[2].0), (Seat(1), Seat(0)));
}

#[test]
fn all_bots_of_a_game_are_named_and_there_are_no_others() {
    assert_eq!(
        bouts("tablut", &json!({}), 2).bots(),
        [
            "random",
            "herdsman",
            "squire",
            "warrior",
            "chieftain",
            "champion",
            "high-king",
            "yardstick"
        ]
    );
    assert_eq!(
        bouts("brian-boru", &json!({}), 3).bots(),
        [
            "random",
            "herdsman",
            "squire",
            "warrior",
            "chieftain",
            "champion",
            "high-king",
            "yardstick",
            "yardstick-squire",
            "unlearnt"
        ]
    );
    let bouts = bouts("brandubh", &json!({}), 2);
    for name in bouts.bots() {
        let players = vec![bot(name, Thinking::Nodes(5)), bot("random", Thinking::Usual)];
        let played = play(&*bouts, players, fate(1), Opening::None, 2).unwrap();
        assert_eq!((played.plies, played.failed), (2, None), "{name}");
    }
    let players = vec![bot("nobody", Thinking::Usual), bot("random", Thinking::Usual)];
    let played = play(&*bouts, players, fate(1), Opening::None, 2).unwrap();
    assert_eq!(played.failed, Some((Seat(0), Failure::Gone { why: "nobody".into() })));
}
