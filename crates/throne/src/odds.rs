//! Exact odds: the chance to fill lines with so many dice under the best play.
//!
//! What is left to do is a set of open lines, a number of standard dice and perhaps the red die.
//! After a roll one either fills a line, with as few dice as possible, or sets a die aside. The
//! chances follow from those with fewer lines or fewer dice, roll by roll: there are at most 1287
//! different rolls of eight dice, and six times 792 of seven and the red one.

use std::collections::HashMap;

use crate::dice::{Dice, Face, MOST_DICE};
use crate::line::Line;
use crate::rolls::{ByHand, ByRoll, HANDS, Hand};

/// The most lines of a card, with that of a steal: each takes a die at least.
const MOST_LINES: usize = 7;

/// How many lines and how many sets of open lines a calculator remembers: of any deck all that a
/// turn needs, and in all some 20 MB. What is forgotten is worked out again.
const MOST_FILLINGS: usize = 256;
const MOST_CHANCES: usize = 64 * 1024;

/// For every roll of so many standard dice the fewest of them that fill a line; [`CANNOT`] if they
/// do not.
type Fewest = [Vec<u8>; MOST_DICE as usize + 1];
const CANNOT: u8 = u8::MAX;

/// How a line can be filled from every roll.
struct Filling {
    /// Without the red die.
    without: Fewest,
    /// With it, by the face that it shows.
    with_red: [Fewest; 6],
}

impl Filling {
    fn of(line: Line) -> Self {
        let fewest = |line: Option<Line>| -> Fewest {
            std::array::from_fn(|dice| {
                let rolls = Hand { standard: dice as u8, red: false }.standard_rolls().iter();
                let fill = |roll| line.and_then(|line| line.fewest(roll)).unwrap_or(CANNOT);
                rolls.map(fill).collect()
            })
        };
        let mut with_red = Face::ALL.map(|face| fewest(line.after(face)));
        // On the red die a Spiral is wild.
        let [wild, others @ ..] = &mut with_red;
        for other in others {
            for (wild, other) in wild.iter_mut().zip(other) {
                wild.iter_mut().zip(other).for_each(|(wild, other)| *wild = (*wild).min(*other));
            }
        }
        Self { without: fewest(Some(line)), with_red }
    }
}

/// Open lines in order, the unused places empty.
type Open = [Line; MOST_LINES];

fn open(lines: &[Line]) -> Open {
    let mut open = Open::default();
    open.iter_mut().zip(lines).for_each(|(place, line)| *place = *line);
    // Empty lines come first in the order, and all that counts is that it is always the same.
    open.sort_unstable();
    open
}

/// A calculator that remembers what it has worked out.
#[derive(Default)]
pub struct Odds {
    fillings: HashMap<Line, Filling>,
    chances: HashMap<Open, ByHand>,
}

impl std::fmt::Debug for Odds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Odds").field("known", &self.chances.len()).finish()
    }
}

/// What can be done after a roll on the way to fill lines.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Move {
    /// Fill the line at this place, with so many standard dice, and with the red one or not.
    Fill {
        /// The place of the line among the open ones.
        line: usize,
        /// How many standard dice it takes.
        standard: u8,
        /// Whether the red die is among them.
        red: bool,
    },
    /// Set a standard die aside.
    Aside,
    /// Set the red die aside.
    AsideRed,
}

impl Odds {
    /// A calculator that knows nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The chance to fill all of `lines`, about to roll so many standard dice, and the red one if
    /// there is one. More than eight dice or seven lines give no chance.
    pub fn chance(&mut self, lines: &[Line], standard: u8, red: bool) -> f64 {
        match (Hand { standard, red }).place() {
            Some(hand) if lines.len() <= MOST_LINES => self.chances(open(lines))[hand],
            _ => 0.0,
        }
    }

    /// The best move after a roll on the way to fill all of `lines`, and the chance that it leaves.
    pub fn best(&mut self, lines: &[Line], roll: &Dice) -> (Move, f64) {
        let mut best = (Move::Aside, -1.0);
        self.each_move(lines, roll, |mv, chance| {
            if chance > best.1 {
                best = (mv, chance);
            }
        });
        best
    }

    /// Every sensible move after a roll, with the chance that it leaves: fills before setting aside.
    pub fn each_move(&mut self, lines: &[Line], roll: &Dice, mut each: impl FnMut(Move, f64)) {
        let (standard, has_red) = (roll.count(), roll.red.is_some());
        for (place, line) in lines.iter().enumerate() {
            let mut rest = lines.to_vec();
            rest.remove(place);
            if let Some(used) = line.fewest(&roll.standard) {
                let chance = self.chance(&rest, standard - used, has_red);
                each(Move::Fill { line: place, standard: used, red: false }, chance);
            }
            let shown = roll.red.map_or(&[][..], |face| match face {
                Face::Spiral => &Face::ALL[..],
                face => &Face::ALL[face.index()..=face.index()],
            });
            let with_red =
                shown.iter().filter_map(|face| line.after(*face)?.fewest(&roll.standard));
            if let Some(used) = with_red.min() {
                let chance = self.chance(&rest, standard - used, false);
                each(Move::Fill { line: place, standard: used, red: true }, chance);
            }
        }
        if standard > 0 {
            each(Move::Aside, self.chance(lines, standard - 1, has_red));
        }
        if has_red {
            each(Move::AsideRed, self.chance(lines, standard, false));
        }
    }

    /// The chances for open lines, worked out if they are not known.
    fn chances(&mut self, lines: Open) -> ByHand {
        if let Some(chances) = self.chances.get(&lines) {
            return *chances;
        }
        if lines.iter().all(Line::is_empty) {
            return [1.0; HANDS];
        }
        let mut chances = [0.0; HANDS];
        for (place, by_roll) in self.after_best_fill(lines).iter().enumerate() {
            chances[place] = mean(place, by_roll, &chances);
        }
        make_room(&mut self.chances, MOST_CHANCES);
        self.chances.insert(lines, chances);
        chances
    }

    /// For every roll the chance that the best fill of one of `lines` leaves; none if no line can
    /// be filled.
    pub(crate) fn best_fills(&mut self, lines: &[Line]) -> ByRoll {
        if lines.len() > MOST_LINES {
            return Hand::by_roll();
        }
        self.after_best_fill(open(lines))
    }

    fn after_best_fill(&mut self, lines: Open) -> ByRoll {
        let mut best = Hand::by_roll();
        for (place, line) in lines.iter().enumerate() {
            // Of lines that are alike it does not matter which is filled.
            if line.is_empty() || lines[..place].contains(line) {
                continue;
            }
            let mut rest = lines;
            rest[place] = Line::default();
            rest.sort_unstable();
            let after = self.chances(rest);
            if !self.fillings.contains_key(line) {
                make_room(&mut self.fillings, MOST_FILLINGS);
            }
            let filling = self.fillings.entry(*line).or_insert_with(|| Filling::of(*line));
            for (hand, best) in Hand::all().zip(&mut best) {
                fill(hand, filling, &after, best);
            }
        }
        best
    }
}

/// Forgets everything where there is no room for more.
fn make_room<K, V>(known: &mut HashMap<K, V>, most: usize) {
    if known.len() >= most {
        known.clear();
    }
}

/// Raises `best` for every roll of a hand that can fill a line, given what each hand is worth then.
fn fill(hand: Hand, filling: &Filling, after: &ByHand, best: &mut [f64]) {
    let dice = usize::from(hand.standard);
    let raise = |best: &mut f64, used: u8, red: bool| {
        if used != CANNOT {
            let left = Hand { standard: hand.standard - used, red };
            *best = left.place().map_or(*best, |left| best.max(after[left]));
        }
    };
    if !hand.red {
        for (best, used) in best.iter_mut().zip(&filling.without[dice]) {
            raise(best, *used, false);
        }
        return;
    }
    for (place, best) in best.chunks_exact_mut(6).enumerate() {
        for (face, best) in best.iter_mut().enumerate() {
            raise(best, filling.without[dice][place], true);
            raise(best, filling.with_red[face][dice][place], false);
        }
    }
}

/// What the hand at `place` is worth before it is rolled, given what the best fill from each roll is
/// worth, and what the hands are worth that a die set aside leaves.
pub(crate) fn mean(place: usize, by_roll: &[f64], worth: &ByHand) -> f64 {
    let Some(hand) = Hand::all().nth(place) else { return 0.0 };
    let aside = hand.aside().into_iter().flatten().filter_map(Hand::place);
    let aside = aside.map(|place| worth[place]).fold(0.0, f64::max);
    let rolls = hand.chances().iter().zip(by_roll);
    rolls.map(|(chance, fill)| chance * fill.max(aside)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<Line> {
        text.split('|').map(|line| line.parse().unwrap()).collect()
    }

    fn close(found: f64, known: f64, digits: i32) {
        let half = 0.5 * 10_f64.powi(-digits);
        assert!((found - known).abs() <= half + 1e-12, "{found} is not {known}");
    }

    #[test]
    fn known_values_of_whole_cards() {
        let mut odds = Odds::new();
        for (card, known) in
            [("S|T|K", 0.923), ("TT|KK", 0.270), ("S|8", 0.572), ("10", 0.338), ("SS|T|K|4", 0.266)]
        {
            close(odds.chance(&lines(card), 7, false), known, 3);
        }
    }

    #[test]
    fn a_calculator_forgets_what_it_has_no_room_for_and_stays_right() {
        let mut odds = Odds::new();
        let known = odds.chance(&lines("S|T|K"), 7, false);
        let symbols = (0..4).flat_map(|s| (0..4).map(move |t| [s, t, 0]));
        let all = symbols.flat_map(|symbols| (1..20).map(move |spears| Line { symbols, spears }));
        let mut asked = 0;
        for line in all {
            odds.chance(&[line], 2, false);
            asked += 1;
            assert!(odds.fillings.len() <= MOST_FILLINGS);
        }
        assert!(asked > MOST_FILLINGS && odds.fillings.len() < asked);
        make_room(&mut odds.chances, 1);
        assert!(odds.chances.is_empty());
        assert_eq!(odds.chance(&lines("S|T|K"), 7, false), known);
    }

    #[test]
    fn known_values_of_single_lines() {
        let mut odds = Odds::new();
        for (line, known) in
            [("S", 0.9939), ("TK", 0.8781), ("KK", 0.6901), ("5", 0.9872), ("10", 0.3383)]
        {
            close(odds.chance(&lines(line), 7, false), known, 4);
        }
    }
}
