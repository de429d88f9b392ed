//! One turn: the choice of the eighth die, the rolls, and the line or the die after each.

use super::deck::{Deck, Eighth};
use super::dice::{self, Die, FACES, Placement};
use super::table::Table;

#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    pub seat: usize,
    /// The card, once the first line is filled.
    pub target: Option<usize>,
    /// The lines filled, in order; the steal's is after the card's last.
    pub filled: Vec<usize>,
    /// How many standard dice are in play.
    pub standard: usize,
    /// Whether the red die is in play.
    pub red: bool,
    pub step: Step,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// The player chooses the eighth die, or none.
    ChooseDie,
    /// The dice in play are rolled.
    Roll,
    /// These dice were rolled: the player fills a line or sets one aside.
    Rolled(Vec<Die>),
}

/// What an action means for the turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome {
    GoesOn,
    /// The turn is over, with nothing.
    Nothing,
    /// All lines are filled.
    Gained(usize),
}

impl Turn {
    pub fn begin(deck: &Deck, table: &Table, seat: usize) -> Turn {
        let hero = table.grants(deck, seat, Eighth::Extra) || table.grants(deck, seat, Eighth::Red);
        let step = if hero { Step::ChooseDie } else { Step::Roll };
        Turn { seat, target: None, filled: Vec::new(), standard: 7, red: false, step }
    }

    pub fn legal(&self, deck: &Deck, table: &Table) -> Vec<String> {
        let mut legal = Vec::new();
        match &self.step {
            Step::Roll => {}
            Step::ChooseDie => {
                if table.grants(deck, self.seat, Eighth::Extra) {
                    legal.push("die extra".to_string());
                }
                if table.grants(deck, self.seat, Eighth::Red) {
                    legal.push("die red".to_string());
                }
                legal.push("die none".to_string());
            }
            Step::Rolled(rolled) => {
                let choices = dice::choices(rolled);
                for card in self.targets(deck, table) {
                    let id = &deck.cards[card].id;
                    let lines = table.lines(deck, card);
                    for (index, line) in lines.iter().enumerate() {
                        if self.filled.contains(&index) {
                            continue;
                        }
                        let name = line_name(deck, card, index);
                        for placement in dice::placements(&choices, line) {
                            legal.push(format!("fill {id} {name} {}", placement.text()));
                        }
                    }
                }
                // Setting a die aside is always allowed.
                for face in FACES {
                    if rolled.contains(&Die { red: false, face }) {
                        legal.push(format!("aside {}", face.letter()));
                    }
                }
                if let Some(red) = rolled.iter().find(|die| die.red) {
                    legal.push(format!("aside r{}", red.face.letter()));
                }
            }
        }
        legal
    }

    /// The cards that may be filled: the target once there is one, before that every possible one.
    fn targets(&self, deck: &Deck, table: &Table) -> Vec<usize> {
        match self.target {
            Some(card) => vec![card],
            None => (0..deck.cards.len())
                .filter(|&card| table.is_target(deck, self.seat, card))
                .collect(),
        }
    }

    pub fn roll(&mut self, words: &[&str]) -> Result<(), String> {
        if self.step != Step::Roll {
            return Err("no roll is due".to_string());
        }
        self.step = Step::Rolled(dice::read_roll(words, self.standard, self.red)?);
        Ok(())
    }

    /// Does a legal action.
    pub fn act(&mut self, deck: &Deck, table: &Table, action: &str) -> Outcome {
        let words: Vec<&str> = action.split(' ').collect();
        match self.step.clone() {
            Step::Roll => unreachable!("chance rolls"),
            Step::ChooseDie => {
                // At most one eighth die.
                match words[1] {
                    "extra" => self.standard += 1,
                    "red" => self.red = true,
                    _ => {}
                }
                self.step = Step::Roll;
                Outcome::GoesOn
            }
            Step::Rolled(mut rolled) => {
                if words[0] == "fill" {
                    let card = deck.cards.iter().position(|card| card.id == words[1]);
                    let card = card.expect("a listed card");
                    let lines = table.lines(deck, card);
                    let line = (0..lines.len()).find(|&i| line_name(deck, card, i) == words[2]);
                    let line = line.expect("a listed line");
                    let placement = Placement::read(words[3]).expect("a listed placement");
                    dice::remove(&mut rolled, &placement);
                    // The first fill chooses the target for the whole turn.
                    self.target = Some(card);
                    self.filled.push(line);
                    self.filled.sort();
                } else {
                    let aside = |die: &Die| match words[1].strip_prefix('r') {
                        Some(_) => die.red,
                        None => !die.red && die.face.letter().to_string() == words[1],
                    };
                    let index = rolled.iter().position(aside);
                    rolled.remove(index.expect("a listed die"));
                }
                self.standard = rolled.iter().filter(|die| !die.red).count();
                self.red = rolled.iter().any(|die| die.red);
                self.step = Step::Roll;
                self.outcome(deck, table)
            }
        }
    }

    /// After a fill or a die set aside: is the card gained, or the turn over?
    fn outcome(&self, deck: &Deck, table: &Table) -> Outcome {
        if let Some(card) = self.target
            && self.filled.len() == table.lines(deck, card).len()
        {
            return Outcome::Gained(card);
        }
        // No dice left, or too few for the target; without one, too few for every possible one.
        let dice = self.standard + usize::from(self.red);
        let enough = |card: usize| {
            let open = table.lines(deck, card);
            let least: usize = (0..open.len())
                .filter(|line| !self.filled.contains(line))
                .map(|line| open[line].least_dice())
                .sum();
            dice >= least
        };
        if dice > 0 && self.targets(deck, table).into_iter().any(enough) {
            Outcome::GoesOn
        } else {
            Outcome::Nothing
        }
    }
}

/// A line's name in an action: its number from 1, or steal.
fn line_name(deck: &Deck, card: usize, index: usize) -> String {
    if index == deck.cards[card].lines.len() {
        "steal".to_string()
    } else {
        (index + 1).to_string()
    }
}
