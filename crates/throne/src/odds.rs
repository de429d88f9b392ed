//! Exact odds: the chance to fill lines with so many dice under the best play.
//!
//! What is left to do is a set of open lines, a number of standard dice and perhaps the red die.
//! After a roll one either fills a line, with as few dice as possible, or sets a die aside. The
//! chances follow from those with fewer lines or fewer dice, roll by roll: there are at most 1287
//! different rolls of eight dice, and six times as many with the red one.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::dice::{Dice, Face, MOST_DICE};
use crate::line::Line;

const DICE: usize = MOST_DICE as usize;
/// The most lines of a card, with that of a steal: each takes a die at least.
const MOST_LINES: usize = 7;

/// A roll of standard dice, and how likely it is.
struct Roll {
    standard: [u8; 6],
    chance: f64,
}

/// All rolls of 0 to 8 standard dice.
static ROLLS: LazyLock<[Vec<Roll>; DICE + 1]> = LazyLock::new(|| {
    std::array::from_fn(|dice| {
        let mut rolls = Vec::new();
        each_roll(dice as u8, 0, &mut [0; 6], &mut |standard| {
            let ways = (1..=dice as u32).map(f64::from).product::<f64>()
                / standard
                    .iter()
                    .flat_map(|count| 1..=u32::from(*count))
                    .map(f64::from)
                    .product::<f64>();
            rolls.push(Roll { standard, chance: ways / 6_f64.powi(dice as i32) });
        });
        rolls
    })
});

fn each_roll(left: u8, face: usize, standard: &mut [u8; 6], each: &mut impl FnMut([u8; 6])) {
    if face == 5 {
        standard[5] = left;
        each(*standard);
        return;
    }
    for count in 0..=left {
        standard[face] = count;
        each_roll(left - count, face + 1, standard, each);
    }
}

/// For every roll of so many dice the fewest of them that fill a line; [`CANNOT`] if they do not.
type Fewest = [Vec<u8>; DICE + 1];
const CANNOT: u8 = u8::MAX;

/// How a line can be filled from every roll, without the red die and with it.
struct Filling {
    without: Fewest,
    /// By the face that the red die shows.
    with_red: [Fewest; 6],
}

impl Filling {
    fn of(line: Line) -> Self {
        let fewest = |line: Option<Line>| -> Fewest {
            std::array::from_fn(|dice| {
                let fill = |roll: &Roll| line.and_then(|line| line.fewest(&roll.standard));
                ROLLS[dice].iter().map(|roll| fill(roll).unwrap_or(CANNOT)).collect()
            })
        };
        let mut with_red = Face::ALL.map(|face| fewest(line.after(face)));
        // On the red die a Spiral is wild.
        for face in 1..6 {
            let [wild, others @ ..] = &mut with_red;
            for (wild, other) in wild.iter_mut().zip(&others[face - 1]) {
                wild.iter_mut().zip(other).for_each(|(wild, other)| *wild = (*wild).min(*other));
            }
        }
        Self { without: fewest(Some(line)), with_red }
    }
}

/// The chances for a set of open lines: without the red die and with it, by standard dice.
type Chances = [[f64; DICE + 1]; 2];

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
    chances: HashMap<Open, Chances>,
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

/// A card that may be gained in a turn, and what that is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Aim {
    /// Its open lines.
    pub lines: Vec<Line>,
    /// What it is worth, in points or anything else that adds up.
    pub value: f64,
}

/// What a turn is worth before a card is chosen, by the dice in play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    worth: Chances,
}

impl Plan {
    /// The worth when so many standard dice are about to be rolled, and the red one if there is one.
    #[must_use]
    pub fn worth(&self, standard: u8, red: bool) -> f64 {
        self.worth[usize::from(red)].get(usize::from(standard)).copied().unwrap_or(0.0)
    }
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
        if lines.len() > MOST_LINES || standard > MOST_DICE - u8::from(red) {
            return 0.0;
        }
        self.chances(open(lines))[usize::from(red)][usize::from(standard)]
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
    fn chances(&mut self, lines: Open) -> Chances {
        if let Some(chances) = self.chances.get(&lines) {
            return *chances;
        }
        let least: usize = lines.iter().map(|line| usize::from(line.least_dice())).sum();
        if least == 0 {
            return [[1.0; DICE + 1]; 2];
        }
        let ways = self.ways(lines);
        let chances = self.work_out(least, &ways);
        self.chances.insert(lines, chances);
        chances
    }

    /// Each different line, and the chances once it is filled.
    fn ways(&mut self, lines: Open) -> Vec<(Line, Chances)> {
        let mut ways: Vec<(Line, Chances)> = Vec::new();
        for (place, line) in lines.iter().enumerate() {
            if !line.is_empty() && !ways.iter().any(|(known, _)| known == line) {
                let mut rest = lines;
                rest[place] = Line::default();
                rest.sort_unstable();
                ways.push((*line, self.chances(rest)));
            }
        }
        ways
    }

    /// What so many dice are worth, given what follows each line that can be filled.
    fn work_out(&mut self, least: usize, ways: &[(Line, Chances)]) -> Chances {
        for (line, _) in ways {
            self.fillings.entry(*line).or_insert_with(|| Filling::of(*line));
        }
        let ways: Vec<_> = ways.iter().map(|(line, after)| (&self.fillings[line], after)).collect();
        work_out(least, &ways)
    }

    /// What a turn is worth in which any one of `aims` may be gained, before one is chosen.
    pub fn plan(&mut self, aims: &[Aim]) -> Plan {
        let mut ways = Vec::new();
        let mut least = DICE;
        for aim in aims.iter().filter(|aim| aim.lines.len() <= MOST_LINES) {
            let dice = aim.lines.iter().map(|line| usize::from(line.least_dice())).sum();
            least = least.min(dice);
            for (line, after) in self.ways(open(&aim.lines)) {
                ways.push((line, after.map(|after| after.map(|chance| chance * aim.value))));
            }
        }
        Plan { worth: self.work_out(least, &ways) }
    }

    /// The best move after a roll before an aim is chosen, for which aim it is (if it fills a line),
    /// and what it leaves the turn worth.
    pub fn best_aim(
        &mut self,
        aims: &[Aim],
        plan: &Plan,
        roll: &Dice,
    ) -> (Option<usize>, Move, f64) {
        let (standard, red) = (roll.count(), roll.red.is_some());
        let mut best = (None, Move::Aside, -1.0);
        for (place, aim) in aims.iter().enumerate() {
            self.each_move(&aim.lines, roll, |mv, chance| {
                let worth = chance * aim.value;
                if matches!(mv, Move::Fill { .. }) && worth > best.2 {
                    best = (Some(place), mv, worth);
                }
            });
        }
        if standard > 0 && plan.worth(standard - 1, red) > best.2 {
            best = (None, Move::Aside, plan.worth(standard - 1, red));
        }
        if red && plan.worth(standard, false) > best.2 {
            best = (None, Move::AsideRed, plan.worth(standard, false));
        }
        best
    }
}

/// The chances for lines that take `least` dice, given what follows each line that can be filled.
fn work_out(least: usize, ways: &[(&Filling, &Chances)]) -> Chances {
    let mut chances = [[0.0; DICE + 1]; 2];
    for dice in least..=DICE {
        let aside = if dice == 0 { 0.0 } else { chances[0][dice - 1] };
        let mut sum = 0.0;
        for (place, roll) in ROLLS[dice].iter().enumerate() {
            let mut best: f64 = aside;
            for (filling, after) in ways {
                let used = filling.without[dice][place];
                if used != CANNOT {
                    best = best.max(after[0][dice - usize::from(used)]);
                }
            }
            sum += roll.chance * best;
        }
        chances[0][dice] = sum;
    }
    // The red die comes on top, so there are at most seven standard ones.
    for dice in least.saturating_sub(1)..DICE {
        let aside = if dice == 0 { 0.0 } else { chances[1][dice - 1] };
        let aside = aside.max(chances[0][dice]);
        let mut sum = 0.0;
        for (place, roll) in ROLLS[dice].iter().enumerate() {
            let mut best_without = aside;
            for (filling, after) in ways {
                let used = filling.without[dice][place];
                if used != CANNOT {
                    best_without = best_without.max(after[1][dice - usize::from(used)]);
                }
            }
            for face in 0..6 {
                let mut best = best_without;
                for (filling, after) in ways {
                    let used = filling.with_red[face][dice][place];
                    if used != CANNOT {
                        best = best.max(after[0][dice - usize::from(used)]);
                    }
                }
                sum += roll.chance / 6.0 * best;
            }
        }
        chances[1][dice] = sum;
    }
    chances
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
    fn known_values_of_single_lines() {
        let mut odds = Odds::new();
        for (line, known) in
            [("S", 0.9939), ("TK", 0.8781), ("KK", 0.6901), ("5", 0.9872), ("10", 0.3383)]
        {
            close(odds.chance(&lines(line), 7, false), known, 4);
        }
    }
}
