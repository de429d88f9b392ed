//! Dice and the ways to place them on a line, by trying every subset of the physical dice.

use super::deck::Line;

/// The six faces, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Face {
    Spiral,
    Tree,
    Knot,
    One,
    Two,
    Three,
}

pub const FACES: [Face; 6] =
    [Face::Spiral, Face::Tree, Face::Knot, Face::One, Face::Two, Face::Three];

impl Face {
    pub fn read(text: &str) -> Option<Face> {
        FACES.into_iter().find(|face| face.letter().to_string() == text)
    }

    pub fn letter(self) -> char {
        match self {
            Face::Spiral => 'S',
            Face::Tree => 'T',
            Face::Knot => 'K',
            Face::One => '1',
            Face::Two => '2',
            Face::Three => '3',
        }
    }

    pub fn spears(self) -> u32 {
        match self {
            Face::One => 1,
            Face::Two => 2,
            Face::Three => 3,
            _ => 0,
        }
    }
}

/// One die on the table, as it was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Die {
    pub red: bool,
    pub face: Face,
}

impl Die {
    /// The faces that it may count as: a Spiral on the red die is any face.
    fn counts_as(self) -> Vec<Face> {
        if self.red && self.face == Face::Spiral { FACES.to_vec() } else { vec![self.face] }
    }
}

/// Some of the dice, as placed: the standard ones in the order of the faces, and the face that
/// the red die counts as. Dice with the same face are the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    pub standard: Vec<Face>,
    pub red: Option<Face>,
}

impl Placement {
    pub fn text(&self) -> String {
        let mut text: String = self.standard.iter().map(|face| face.letter()).collect();
        if let Some(face) = self.red {
            text.push('r');
            text.push(face.letter());
        }
        text
    }

    /// Reads the text of a placement.
    pub fn read(text: &str) -> Option<Placement> {
        let (standard, red) = match text.split_once('r') {
            None => (text, None),
            Some((standard, face)) => (standard, Some(Face::read(face)?)),
        };
        let standard: Option<Vec<Face>> =
            standard.chars().map(|letter| Face::read(&letter.to_string())).collect();
        Some(Placement { standard: standard?, red })
    }

    fn tally(&self) -> Tally {
        let mut tally = tally(&self.standard);
        if let Some(face) = self.red {
            tally[face as usize] += 1;
        }
        tally
    }
}

/// How many dice show each face.
type Tally = [u32; 6];

fn tally(faces: &[Face]) -> Tally {
    let mut tally = [0; 6];
    for &face in faces {
        tally[face as usize] += 1;
    }
    tally
}

/// Whether the dice fill the line: each symbol has a die of its own, and the Spears reach the
/// total.
fn filled(line: &Line, dice: &Tally) -> bool {
    let wanted = tally(&line.symbols);
    let symbols = [Face::Spiral, Face::Tree, Face::Knot]
        .into_iter()
        .all(|symbol| dice[symbol as usize] >= wanted[symbol as usize]);
    let spears: u32 = FACES.into_iter().map(|face| dice[face as usize] * face.spears()).sum();
    symbols && spears >= line.spears
}

/// Whether the dice may be placed on the line: they fill it, and it would not be filled without
/// any one of them.
fn may_be_placed(line: &Line, dice: &Tally) -> bool {
    filled(line, dice)
        && FACES.into_iter().filter(|&face| dice[face as usize] > 0).all(|left_out| {
            let mut others = *dice;
            others[left_out as usize] -= 1;
            !filled(line, &others)
        })
}

/// Every different choice of some of the dice, in the order of the list: those without the red
/// die first, then by the standard dice, then by the red die's face.
pub fn choices(dice: &[Die]) -> Vec<Placement> {
    let mut dice = dice.to_vec();
    dice.sort_by_key(|die| die.face);
    let mut found = Vec::new();
    for subset in 1..1u32 << dice.len() {
        let mut standard = Vec::with_capacity(8);
        let mut red = None;
        for (index, die) in dice.iter().enumerate() {
            if subset >> index & 1 == 1 {
                if die.red {
                    red = Some(die);
                } else {
                    standard.push(die.face);
                }
            }
        }
        match red {
            None => found.push(Placement { standard, red: None }),
            Some(red) => {
                for face in red.counts_as() {
                    found.push(Placement { standard: standard.clone(), red: Some(face) });
                }
            }
        }
    }
    found.sort_by(|a, b| {
        (a.red.is_some(), &a.standard, a.red).cmp(&(b.red.is_some(), &b.standard, b.red))
    });
    found.dedup();
    found
}

/// The choices that may be placed on the line.
pub fn placements<'a>(choices: &'a [Placement], line: &Line) -> Vec<&'a Placement> {
    choices.iter().filter(|choice| may_be_placed(line, &choice.tally())).collect()
}

/// Takes the placed dice out of the dice rolled.
pub fn remove(dice: &mut Vec<Die>, placement: &Placement) {
    for &face in &placement.standard {
        let index = dice.iter().position(|die| !die.red && die.face == face);
        dice.remove(index.expect("such a die was rolled"));
    }
    if placement.red.is_some() {
        let index = dice.iter().position(|die| die.red);
        dice.remove(index.expect("the red die was rolled"));
    }
}

/// Reads a roll: so many standard dice, then the red one (written with an r) if it is in play.
pub fn read_roll(words: &[&str], standard: usize, red: bool) -> Result<Vec<Die>, String> {
    if words.len() != standard + usize::from(red) {
        return Err("a wrong number of dice".to_string());
    }
    let mut dice = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let red = index >= standard;
        let letter =
            if red { word.strip_prefix('r').ok_or("the red die comes last")? } else { word };
        let face = Face::read(letter).ok_or("an unknown face")?;
        dice.push(Die { red, face });
    }
    Ok(dice)
}
