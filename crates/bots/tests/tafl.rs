//! What bots of tafl must not overlook.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::sync::atomic::{AtomicU32, Ordering};

use ardri_bots::{Budget, Opponents};
use ardri_core::{Actor, Game, NoEvents, Seat, Turn, Viewer};
use ardri_tafl::{Action, Board, Brandubh, Options, Preset, Rule, Rules, Side, Tablut, Tafl};

mod table;
use table::{bots, play, result};

const LEVELS: [&str; 6] = ["herdsman", "squire", "warrior", "chieftain", "champion", "high-king"];
/// Few positions, so that who thinks in time has an answer soon.
const SOON: Budget<'_> = Budget::Nodes(3_000);

fn after<B: Board>(game: &Tafl<B>, seat: Seat, action: &Action) -> Tafl<B> {
    let mut after = game.clone();
    after.apply(Actor::Seat(seat), action, &mut NoEvents).unwrap();
    after
}

fn won<B: Board>(game: &Tafl<B>, seat: Seat) -> bool {
    game.outcome().is_some_and(|outcome| outcome.winners == [seat])
}

fn legal<B: Board>(game: &Tafl<B>, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    legal
}

fn wins_at_once<B: Board>(game: &Tafl<B>, seat: Seat) -> bool {
    legal(game, seat).iter().any(|action| won(&after(game, seat, action), seat))
}

/// Positions of random games, each `stride` moves; how many there were in which it mattered.
fn overlooks_nothing<B: Board>(rules: Rules, games: u64, stride: u32) -> (u32, u32) {
    let start = Tafl::<B>::new(&Options::new(rules).unwrap(), 2).unwrap();
    let (mut wins, mut threats) = (0, 0);
    for seed in 0..games {
        play(&start, &mut bots(&start, &["random"; 2], seed), seed, 300, |game| {
            let Turn::Seat(seat) = game.turn() else { return };
            let other = Seat(1 - seat.0);
            let can_win = wins_at_once(game, seat);
            if !can_win && game.moves() % stride != 0 {
                return;
            }
            let choices = legal(game, seat);
            let mut bot = Tafl::<B>::bot(game.options(), "squire", seed).unwrap();
            let chosen = bot.choose(&game.view(Viewer::Seat(seat)), &choices, Budget::Usual);
            let then = after(game, seat, &chosen);
            if can_win {
                wins += 1;
                assert!(won(&then, seat), "{chosen} does not win in {}", game.position());
                return;
            }
            let safe = |then: &Tafl<B>| !won(then, other) && !wins_at_once(then, other);
            if safe(&then) {
                threats += u32::from(choices.iter().any(|mv| !safe(&after(game, seat, mv))));
            } else {
                let saved = choices.iter().find(|mv| safe(&after(game, seat, mv)));
                assert_eq!(saved, None, "{chosen} loses in {}", game.position());
            }
        });
    }
    (wins, threats)
}

#[test]
fn a_win_is_taken_and_a_loss_in_one_is_seen() {
    let basic = Rules::BASIC;
    for rules in [basic, basic.with(Rule::EdgeEscape), Preset::Federation.rules()] {
        let (wins, threats) = overlooks_nothing::<Brandubh>(rules, 40, 9);
        assert!(wins >= 40 && threats >= 40, "{rules}: {wins} wins, {threats} threats");
    }
    for rules in [basic, basic.with(Rule::Advanced)] {
        let (wins, threats) = overlooks_nothing::<Tablut>(rules, 12, 23);
        assert!(wins >= 12 && threats >= 12, "{rules}: {wins} wins, {threats} threats");
    }
}

#[test]
fn every_level_takes_a_win_at_hand() {
    let start = Tafl::<Brandubh>::new(&Options::default(), 2).unwrap();
    let mut wins = 0;
    for seed in 0..15 {
        play(&start, &mut bots(&start, &["random"; 2], seed), seed, 300, |game| {
            let Turn::Seat(seat) = game.turn() else { return };
            if !wins_at_once(game, seat) {
                return;
            }
            wins += 1;
            for level in LEVELS {
                let mut bot = Tafl::<Brandubh>::bot(game.options(), level, seed).unwrap();
                let view = game.view(Viewer::Seat(seat));
                let chosen = bot.choose(&view, &legal(game, seat), SOON);
                assert!(won(&after(game, seat, &chosen), seat), "{level}: {}", game.position());
            }
        });
    }
    assert!(wins >= 10, "{wins}");
}

#[test]
fn who_thinks_in_time_ends_when_told_and_the_others_by_themselves() {
    // Under rules for which there is no book.
    let rules = Rules::BASIC.with(Rule::StrongKing);
    let game = Tafl::<Tablut>::new(&Options::new(rules).unwrap(), 2).unwrap();
    let view = game.view(Viewer::Seat(Seat(0)));
    let asked = |level: &str| {
        let count = AtomicU32::new(0);
        let stop = || count.fetch_add(1, Ordering::Relaxed) >= 1_000;
        let mut bot = Tafl::<Tablut>::bot(game.options(), level, 1).unwrap();
        bot.choose(&view, &legal(&game, Seat(0)), Budget::Until(&stop));
        count.into_inner()
    };
    assert_eq!(asked("high-king"), 1_001);
    for level in &LEVELS[..5] {
        assert!(asked(level) < 1_000, "{level}");
    }
}

#[test]
fn nobody_repeats_a_position_who_need_not() {
    // There and back: the Celts lose if they bring about the start for the third time.
    let mut game = Tafl::<Brandubh>::new(&Options::default(), 2).unwrap();
    let round = ["d2-e2", "d3-e3", "e2-d2", "e3-d3"];
    for (mv, seat) in round.iter().chain(&round[..3]).zip([0, 1].into_iter().cycle()) {
        game = after(&game, Seat(seat), &Action::Move(mv.parse().unwrap()));
    }
    let view = game.view(Viewer::Seat(Seat(1)));
    assert_eq!(view.losing_repetitions.len(), 1);
    let losing = Action::Move(view.losing_repetitions[0]);
    for (level, seed) in LEVELS.into_iter().zip(1..) {
        let choices = legal(&game, Seat(1));
        let mut bot = Tafl::<Brandubh>::bot(game.options(), level, seed).unwrap();
        assert_ne!(bot.choose(&view, &choices, SOON), losing, "{level}");
        // Where there is nothing else, it is done.
        assert_eq!(bot.choose(&view, &[losing], SOON), losing);
    }
}

#[test]
fn in_whole_games_too() {
    let start = Tafl::<Brandubh>::new(&Options::default(), 2).unwrap();
    for seed in 0..20 {
        let mut before: Option<Tafl<Brandubh>> = None;
        play(&start, &mut bots(&start, &["squire"; 2], seed), seed, 400, |game| {
            if let Some(before) = before.replace(game.clone())
                && game.turn() == Turn::Over
                && before.losing_repetitions().contains(&game.last().unwrap().mv)
            {
                let Turn::Seat(seat) = before.turn() else { return };
                assert_eq!(before.losing_repetitions().len(), legal(&before, seat).len());
            }
        });
    }
}

#[test]
fn games_differ_by_the_seed_alone() {
    let game = |seed| -> Tafl<Tablut> { result(&Options::default(), &["squire"; 2], seed, 30) };
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
}

#[test]
fn both_sets_of_a_match_are_played() {
    let mut options = Options::<Brandubh>::default();
    (options.two_sets, options.lots) = (true, true);
    let game: Tafl<Brandubh> = result(&options, &["squire", "random"], 3, 1_000);
    assert_eq!(game.sets().len(), 2);
    let sides: Vec<Side> = game.sets().iter().map(|set| set.winner).collect();
    assert_ne!(sides[0], sides[1], "the squire wins with both sides");
}
