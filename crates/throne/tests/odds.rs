//! The odds against plain enumeration and against many rolled dice.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::collections::HashMap;

use ardri_core::below;
use ardri_throne::{Advice, Aim, Chart, Dice, Face, Line, Move, Odds};
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
    let cards = [lines("TT|KK"), lines("S|8")];
    let chart = Chart::new(&mut odds, cards.iter().map(Vec::as_slice));
    let (first, second) = (Aim { entry: 0, value: 3.0 }, Aim { entry: 1, value: 2.0 });
    let alone = chart.plan(vec![first], 8, false);
    for (standard, red) in [(7, false), (3, false), (6, true), (3, true)] {
        let plan = chart.plan(vec![first], if red { 7 } else { 8 }, red);
        let chance = odds.chance(&cards[0], standard, red);
        assert!((plan.worth(standard, red) - 3.0 * chance).abs() < 1e-12);
    }
    // A second card can only help, and a worthless one does not.
    let both = chart.plan(vec![first, second], 8, false);
    assert!(both.worth(7, false) > alone.worth(7, false));
    let useless = chart.plan(vec![first, Aim { value: 0.0, ..second }], 8, false);
    assert!((useless.worth(7, false) - alone.worth(7, false)).abs() < 1e-12);
    // The roll decides which card to go for.
    let advice = |roll: &str| chart.advice(&both, &roll.parse().unwrap());
    assert_eq!(advice("TTKK112").0, Advice::Fill(0));
    assert_eq!(advice("S333112").0, Advice::Fill(1));
    assert_eq!(advice("1111111").0, Advice::Aside);
}

/// What a turn is worth by the rules and nothing else, before a card is chosen.
fn plain_worth(plain: &mut Plain, cards: &[(Vec<Line>, f64)], standard: u8, red: bool) -> f64 {
    if standard == 0 && !red {
        return 0.0;
    }
    let mut aside: f64 = 0.0;
    if standard > 0 {
        aside = plain_worth(plain, cards, standard - 1, red);
    }
    if red {
        aside = aside.max(plain_worth(plain, cards, standard, false));
    }
    let rolls = 6_u32.pow(u32::from(standard) + u32::from(red));
    let mut sum = 0.0;
    for mut roll in 0..rolls {
        let mut shown = Dice::NONE;
        for _ in 0..standard {
            shown.standard[(roll % 6) as usize] += 1;
            roll /= 6;
        }
        shown.red = red.then(|| Face::ALL[roll as usize]);
        let mut best = aside;
        for (lines, value) in cards {
            for (place, line) in lines.iter().enumerate() {
                let mut rest = lines.clone();
                rest.remove(place);
                line.ways(&shown, &mut |way| {
                    let left = standard - way.count();
                    let chance = plain.chance(&rest, left, red && way.red.is_none());
                    best = best.max(value * chance);
                });
            }
        }
        sum += best;
    }
    sum / f64::from(rolls)
}

#[test]
fn plans_agree_with_enumeration() {
    let cards =
        [(lines("TK|2"), 4.0), (lines("S|3"), 1.5), (lines("K"), 1.0), (lines("S|S|5"), 9.0)];
    let mut odds = Odds::new();
    let chart = Chart::new(&mut odds, cards.iter().map(|(lines, _)| lines.as_slice()));
    let aims: Vec<_> =
        cards.iter().enumerate().map(|(entry, (_, value))| Aim { entry, value: *value }).collect();
    let mut plain = Plain(HashMap::new());
    for (most, red) in [(5, false), (4, true)] {
        let plan = chart.plan(aims.clone(), most + 1, red);
        for standard in 0..=most {
            let known = plain_worth(&mut plain, &cards, standard, red);
            let found = plan.worth(standard, red);
            assert!((found - known).abs() < 1e-12, "{standard} {red}: {found}, but {known}");
        }
    }
}
