//! The fast engine agrees with a slow, independent reading of the same rules.

#![allow(clippy::unwrap_used, missing_docs)] // a failed unwrap fails the test, which is its purpose

mod oracle;

use ardri_core::{Actor, Game, NoEvents, Turn};
use ardri_tafl::{
    Action, Board, Brandubh, Ending, Leaves, Move, Options, Position, Preset, Rule, RuleBook,
    Rules, Side, Square, Tablut, Tafl, perft,
};
use oracle::positions::{Dice, near_king, near_ring, random_position};
use oracle::rules as slow;
use slow::{SlowGame, SlowPosition, SlowRules};

fn slow_rules<B: Board>(rules: Rules) -> SlowRules {
    let has = |rule| rules.has(rule);
    SlowRules {
        size: B::SIZE as usize,
        edge_escape: B::IS_TABLUT || has(Rule::EdgeEscape),
        strong_king: has(Rule::StrongKing),
        unarmed_king: has(Rule::UnarmedKing),
        hostile_throne: has(Rule::HostileThrone),
        advanced: has(Rule::Advanced),
        king_returns: has(Rule::KingReturns),
        corners_hostile_to_king: has(Rule::CornersHostileToKing),
        no_edge_capture: has(Rule::NoEdgeCapture),
    }
}

fn square(slow: slow::Square) -> Square {
    Square::new(slow.0 as u8, slow.1 as u8).unwrap()
}

fn slow_square(square: Square) -> slow::Square {
    (usize::from(square.file()), usize::from(square.rank()))
}

fn ending(slow: slow::Ending) -> Ending {
    match slow {
        slow::Ending::KingCaptured => Ending::KingCaptured,
        slow::Ending::KingEscaped => Ending::KingEscaped,
        slow::Ending::Encircled => Ending::Encircled,
    }
}

/// Every set of rules that a board can be played by.
fn all_rules<B: Board>() -> Vec<Rules> {
    let all = (0..256_u16)
        .map(|bits| Rule::ALL.into_iter().filter(|rule| bits & rule.bit() != 0).collect::<Rules>());
    let mut sets: Vec<_> = all.filter_map(|rules| rules.on::<B>().ok()).collect();
    sets.sort_by_key(|rules| rules.bits());
    sets.dedup();
    sets
}

/// The sixteen combinations of Brandubh's four options, and the Federation's game.
fn named_rules<B: Board>() -> Vec<Rules> {
    let named = |rules: &Rules| {
        let extra = [Rule::KingReturns, Rule::CornersHostileToKing, Rule::NoEdgeCapture];
        extra.iter().all(|rule| !rules.has(*rule))
    };
    let mut sets: Vec<_> = all_rules::<B>().into_iter().filter(named).collect();
    sets.extend(Preset::Federation.rules().on::<B>().ok().filter(|_| !B::IS_TABLUT));
    sets
}

/// All moves of a position, what they capture and how they end, and the counts two plies deep.
fn compare_position<B: Board>(rules: Rules, text: &str, tally: &mut Tally) {
    let position: Position<B> = text.parse().unwrap();
    assert_eq!(position.to_string(), text);
    let old = SlowPosition::parse(text).unwrap();
    let old_rules = slow_rules::<B>(rules);
    if position.standing_ending(rules).is_some() {
        // The game is over before a move is made; the slow reader judges after moves only.
        assert_eq!(perft(rules, &position, 1, Leaves::Bulk), 0);
        return;
    }
    tally.positions += 1;

    let moves: Vec<_> = position.moves(rules).collect();
    let old_moves = slow::legal_moves(&old_rules, &old);
    let as_new = |(from, to)| Move { from: square(from), to: square(to) };
    assert_eq!(moves, old_moves.iter().copied().map(as_new).collect::<Vec<_>>(), "{rules} {text}");

    for (mv, old_move) in moves.iter().zip(&old_moves) {
        let played = position.play(rules, *mv).unwrap();
        let old_played = slow::play(&old_rules, &old, *old_move);
        let captured: Vec<_> = played.captured().map(slow_square).collect();
        assert_eq!(captured, old_played.captured, "{rules} {text} {mv}");
        assert_eq!(played.after.to_string(), old_played.after.show(), "{rules} {text} {mv}");
        assert_eq!(played.ending, old_played.ending.map(ending), "{rules} {text} {mv}");
        tally.count(&played.ending, captured.len());
    }

    let nodes = slow::perft(&old_rules, &old, 2);
    assert_eq!(perft(rules, &position, 1, Leaves::Bulk), moves.len() as u64, "{rules} {text}");
    assert_eq!(perft(rules, &position, 1, Leaves::Made), moves.len() as u64, "{rules} {text}");
    assert_eq!(perft(rules, &position, 2, Leaves::Bulk), nodes, "{rules} {text}");
    assert_eq!(perft(rules, &position, 2, Leaves::Made), nodes, "{rules} {text}");
}

/// What was met, so that a test can tell whether it looked at what it wanted to.
#[derive(Debug, Default)]
struct Tally {
    positions: u32,
    kings: u32,
    escapes: u32,
    rings: u32,
    rings_with_captures: u32,
    captures: u32,
    doubles: u32,
}

impl Tally {
    fn count(&mut self, ending: &Option<Ending>, captured: usize) {
        match ending {
            Some(Ending::KingCaptured) => self.kings += 1,
            Some(Ending::KingEscaped) => self.escapes += 1,
            Some(Ending::Encircled) => {
                self.rings += 1;
                self.rings_with_captures += u32::from(captured > 0);
            }
            _ => {}
        }
        self.captures += u32::from(captured > 0);
        self.doubles += u32::from(captured > 1);
    }
}

fn compare_many<B: Board>(sets: &[Rules], each: u32, seed: u64) -> Tally {
    let mut tally = Tally::default();
    let size = B::SIZE as usize;
    for (number, rules) in (0..).zip(sets) {
        let mut dice = Dice(seed + number);
        for _ in 0..each {
            compare_position::<B>(*rules, &random_position(&mut dice, size), &mut tally);
            compare_position::<B>(*rules, &near_ring(&mut dice, size), &mut tally);
            compare_position::<B>(*rules, &near_king(&mut dice, size), &mut tally);
        }
    }
    println!("{}: {tally:?}", B::NAME);
    tally
}

#[test]
fn the_named_games_of_brandubh_agree() {
    let sets = named_rules::<Brandubh>();
    assert_eq!(sets.len(), 17);
    let tally = compare_many::<Brandubh>(&sets, 300, 1);
    assert!(tally.positions > 10_000 && tally.rings > 1_000 && tally.kings > 1_000, "{tally:?}");
    assert!(tally.rings_with_captures > 100 && tally.doubles > 50, "{tally:?}");
}

#[test]
fn the_games_of_tablut_agree() {
    let sets = named_rules::<Tablut>();
    assert_eq!(sets.len(), 12);
    let tally = compare_many::<Tablut>(&sets, 100, 2);
    assert!(tally.positions > 2_000 && tally.rings > 500 && tally.kings > 500, "{tally:?}");
    assert!(tally.rings_with_captures > 50 && tally.doubles > 50, "{tally:?}");
}

#[test]
fn every_other_set_of_rules_agrees() {
    compare_many::<Brandubh>(&all_rules::<Brandubh>(), 20, 3);
    compare_many::<Tablut>(&all_rules::<Tablut>(), 8, 4);
}

/// Whole games with their history: every turn, legal list, capture and ending, in matches of a
/// chooser that likes to go back and forth, so that repetition decides some of them.
fn compare_games<B: Board>(sets: &[Rules], games: u64, seed: u64) -> Vec<&'static str> {
    let size = B::SIZE as usize;
    let mut reasons = Vec::new();
    for number in 0..games {
        let mut dice = Dice(seed + number);
        let rules = sets[(number % sets.len() as u64) as usize];
        let position: Position<B> = match number % 4 {
            0 => Position::start(),
            1 => random_position(&mut dice, size).parse().unwrap(),
            2 => near_ring(&mut dice, size).parse().unwrap(),
            _ => near_king(&mut dice, size).parse().unwrap(),
        };
        if position.standing_ending(rules).is_some() {
            continue;
        }
        let options = Options::new(rules).unwrap().from_position(position);
        let mut game = Tafl::<B>::new(&options, 2).unwrap();
        let old = SlowPosition::parse(&position.to_string()).unwrap();
        let mut old_game = SlowGame::new(slow_rules::<B>(rules), old);
        let mut made: Vec<slow::Move> = Vec::new();
        loop {
            let Turn::Seat(seat) = game.turn() else { panic!("the slow game goes on") };
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            let legal = old_game.legal();
            assert_eq!(actions.len(), legal.len());
            let back = made.iter().rev().nth(1).map(|(from, to)| (*to, *from));
            let back = back.filter(|back| number % 3 == 0 && legal.contains(back));
            let chosen = back.unwrap_or_else(|| legal[dice.below(legal.len())]);
            made.push(chosen);

            let mv = Move { from: square(chosen.0), to: square(chosen.1) };
            game.apply(Actor::Seat(seat), &Action::Move(mv), &mut NoEvents).unwrap();
            let end = old_game.play(chosen);
            let outcome = game.outcome();
            assert_eq!(outcome.is_some(), end.is_some(), "{rules} {position} {made:?}");
            let (Some(outcome), Some((winner, reason))) = (outcome, end) else { continue };
            let winner = if winner == slow::Side::Vikings { Side::Vikings } else { Side::Celts };
            assert_eq!(outcome.winners, [game.seat_of(winner).unwrap()]);
            assert_eq!(outcome.ending, reason.replace(' ', "-"));
            reasons.push(reason);
            break;
        }
    }
    reasons
}

#[test]
fn whole_games_agree() {
    let mut reasons = compare_games::<Brandubh>(&named_rules::<Brandubh>(), 4_000, 5);
    reasons.extend(compare_games::<Tablut>(&named_rules::<Tablut>(), 1_000, 6));
    for reason in ["king captured", "king escaped", "encircled", "repetition", "no moves"] {
        let count = reasons.iter().filter(|other| **other == reason).count();
        println!("{reason}: {count}");
        assert!(count > 0, "no game ended thus: {reason}");
    }
}

#[test]
fn the_known_counts_hold() {
    let brandubh = Position::<Brandubh>::start();
    for (depth, nodes) in (0..).zip([1, 40, 960, 39_512, 1_007_392, 41_843_336, 1_109_791_912]) {
        assert_eq!(perft(Rules::BASIC, &brandubh, depth, Leaves::Bulk), nodes);
        if depth < 6 {
            assert_eq!(perft(Rules::BASIC, &brandubh, depth, Leaves::Made), nodes);
        }
    }
    let tablut = Position::<Tablut>::start();
    for (depth, nodes) in (0..).zip([1, 72, 3_944, 285_728, 15_951_824, 1_167_760_776]) {
        assert_eq!(perft(Rules::BASIC, &tablut, depth, Leaves::Bulk), nodes);
        if depth < 5 {
            assert_eq!(perft(Rules::BASIC, &tablut, depth, Leaves::Made), nodes);
        }
    }
}

/// The slow reader counted these, too, over minutes.
#[test]
fn the_variants_differ_where_the_slow_reader_says() {
    let start = Position::<Brandubh>::start();
    for rules in named_rules::<Brandubh>() {
        let nodes = match (rules.has(Rule::EdgeEscape), rules.has(Rule::UnarmedKing)) {
            (false, false) => 41_843_336,
            (true, false) => 41_800_760,
            (false, true) => 41_843_400,
            (true, true) => 41_800_824,
        };
        assert_eq!(perft(rules, &start, 5, Leaves::Bulk), nodes, "{rules}");
    }
}
