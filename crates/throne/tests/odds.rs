//! The odds against plain enumeration and against many rolled dice.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::collections::HashMap;

use ardri_core::below;
use ardri_throne::{Aim, Dice, Face, Line, Move, Odds};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn lines(text: &str) -> Vec<Line> {
    text.split('|').map(|line| line.parse().unwrap()).collect()
}

/// The chance by the rules and nothing else: every ordered roll, every legal placement, every die
/// that can be set aside. No thought is given to which of them are sensible.
struct Plain(HashMap<(Vec<Line>, u8, bool), f64>);

impl Plain {
    fn chance(&mut self, open: &[Line], standard: u8, red: bool) -> f64 {
        if open.is_empty() {
            return 1.0;
        }
        if standard == 0 && !red {
            return 0.0;
        }
        let key = (open.to_vec(), standard, red);
        if let Some(known) = self.0.get(&key) {
            return *known;
        }
        let dice = u32::from(standard) + u32::from(red);
        let rolls = 6_u32.pow(dice);
        let mut sum = 0.0;
        for mut roll in 0..rolls {
            let mut shown = Dice::NONE;
            for _ in 0..standard {
                shown.standard[(roll % 6) as usize] += 1;
                roll /= 6;
            }
            shown.red = red.then(|| Face::ALL[roll as usize]);
            sum += self.best(open, &shown);
        }
        let chance = sum / f64::from(rolls);
        self.0.insert(key, chance);
        chance
    }

    fn best(&mut self, open: &[Line], roll: &Dice) -> f64 {
        let (standard, red) = (roll.count(), roll.red.is_some());
        let mut best: f64 = 0.0;
        for (place, line) in open.iter().enumerate() {
            let mut rest = open.to_vec();
            rest.remove(place);
            let mut ways = Vec::new();
            line.ways(roll, &mut |way| ways.push(way));
            for way in ways {
                let left = standard - way.count();
                best = best.max(self.chance(&rest, left, red && way.red.is_none()));
            }
        }
        if standard > 0 {
            best = best.max(self.chance(open, standard - 1, red));
        }
        if red {
            best = best.max(self.chance(open, standard, false));
        }
        best
    }
}

#[test]
fn small_cases_agree_with_enumeration() {
    let mut odds = Odds::new();
    let mut plain = Plain(HashMap::new());
    for card in [
        "S", "T|K", "TK", "KK", "3", "4", "5", "7", "S|4", "T3", "SK2|T", "1|1|1", "SS|2", "TK4|S",
        "S|T|K|1",
    ] {
        let open = lines(card);
        for standard in 0..=5 {
            for red in [false, true] {
                if standard == 5 && red {
                    continue;
                }
                let (found, known) =
                    (odds.chance(&open, standard, red), plain.chance(&open, standard, red));
                assert!(
                    (found - known).abs() < 1e-12,
                    "{card} with {standard} dice, red {red}: {found}, but {known} by enumeration"
                );
            }
        }
    }
}

/// Plays turns for one card by the advice of the odds; gives how many succeed.
struct Roller {
    odds: Odds,
    /// The advice, remembered: a roll of a few dice comes again and again.
    advice: HashMap<(Vec<Line>, Dice), Move>,
    rng: Xoshiro256PlusPlus,
    rolls: u64,
}

impl Roller {
    fn turn(&mut self, card: &[Line], mut standard: u8, mut red: bool) -> bool {
        let mut open = card.to_vec();
        while !open.is_empty() {
            if standard == 0 && !red {
                return false;
            }
            let mut roll = Dice::NONE;
            for _ in 0..standard {
                roll.standard[below(&mut self.rng, 6) as usize] += 1;
            }
            roll.red = red.then(|| Face::ALL[below(&mut self.rng, 6) as usize]);
            self.rolls += 1;
            let odds = &mut self.odds;
            let advice = self.advice.entry((open.clone(), roll));
            match *advice.or_insert_with_key(|(open, roll)| odds.best(open, roll).0) {
                Move::Fill { line, standard: used, red: with_red } => {
                    open.remove(line);
                    standard -= used;
                    red &= !with_red;
                }
                Move::Aside => standard -= 1,
                Move::AsideRed => red = false,
            }
        }
        true
    }
}

#[test]
fn ten_million_rolls_agree() {
    let mut roller = Roller {
        odds: Odds::new(),
        advice: HashMap::new(),
        rng: Xoshiro256PlusPlus::seed_from_u64(12),
        rolls: 0,
    };
    let cards = ["S|T|K", "TT|KK", "S|8", "10", "SS|T|K|4", "TK|5", "SSS|T", "K6|T"];
    let turns = 350_000;
    for card in cards {
        let open = lines(card);
        for (standard, red) in [(7, false), (7, true)] {
            let chance = roller.odds.chance(&open, standard, red);
            let won = (0..turns).filter(|_| roller.turn(&open, standard, red)).count();
            let (won, turns) = (won as f64, f64::from(turns));
            let error = (chance * (1.0 - chance) / turns).sqrt();
            assert!(
                (won / turns - chance).abs() < 3.0 * error,
                "{card} with {standard} dice, red {red}: {chance}, but {} of the turns",
                won / turns
            );
        }
    }
    assert!(roller.rolls > 10_000_000, "{} rolls", roller.rolls);
}

#[test]
fn the_advice_keeps_the_chance() {
    // The mean over all rolls of what the advice leaves is the chance before the roll.
    let mut odds = Odds::new();
    for card in ["S|T|K", "TK4|S", "KK|3"] {
        let open = lines(card);
        for red in [false, true] {
            let mut sum = 0.0;
            for roll in 0..6_u32.pow(4) {
                let faces: Vec<_> =
                    (0..4).map(|die| Face::ALL[(roll / 6_u32.pow(die) % 6) as usize]).collect();
                let roll = if red {
                    Dice { red: Some(faces[3]), ..Dice::standard(&faces[..3]) }
                } else {
                    Dice::standard(&faces)
                };
                sum += odds.best(&open, &roll).1;
            }
            let before = odds.chance(&open, if red { 3 } else { 4 }, red);
            assert!((sum / 1296.0 - before).abs() < 1e-12, "{card}: {} {before}", sum / 1296.0);
        }
    }
}

#[test]
fn a_plan_for_one_card_is_its_chance() {
    let mut odds = Odds::new();
    let aim = |card: &str, value| Aim { lines: lines(card), value };
    let alone = odds.plan(&[aim("TT|KK", 3.0)]);
    for (standard, red) in [(7, false), (8, false), (7, true), (3, false)] {
        let chance = odds.chance(&lines("TT|KK"), standard, red);
        assert!((alone.worth(standard, red) - 3.0 * chance).abs() < 1e-12);
    }
    // A second card can only help, and a worthless one does not.
    let both = odds.plan(&[aim("TT|KK", 3.0), aim("S|8", 2.0)]);
    assert!(both.worth(7, false) > alone.worth(7, false));
    let useless = odds.plan(&[aim("TT|KK", 3.0), aim("S|8", 0.0)]);
    assert!((useless.worth(7, false) - alone.worth(7, false)).abs() < 1e-12);
    // The roll decides which card to go for.
    let aims = [aim("TT|KK", 3.0), aim("S|8", 2.0)];
    let advice = |odds: &mut Odds, roll: &str| odds.best_aim(&aims, &both, &roll.parse().unwrap());
    assert_eq!(advice(&mut odds, "TTKK112").0, Some(0));
    assert_eq!(advice(&mut odds, "S333112").0, Some(1));
}
