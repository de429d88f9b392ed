//! Every roll of every hand of dice, with its chance.

use std::sync::LazyLock;

use crate::dice::{Dice, MOST_DICE};

const DICE: usize = MOST_DICE as usize;

/// How many hands of dice there are: 0 to 8 standard ones, and 0 to 7 with the red die.
pub(crate) const HANDS: usize = 2 * DICE + 1;

/// One number for each hand.
pub(crate) type ByHand = [f64; HANDS];

/// One number for each roll of each hand.
pub(crate) type ByRoll = [Vec<f64>; HANDS];

/// Dice that are about to be rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hand {
    pub standard: u8,
    pub red: bool,
}

impl Hand {
    /// All hands: each comes after those that it can turn into.
    pub fn all() -> impl Iterator<Item = Self> {
        let standard = (0..=MOST_DICE).map(|standard| Self { standard, red: false });
        standard.chain((0..MOST_DICE).map(|standard| Self { standard, red: true }))
    }

    /// Its place in that order; none if there are more than eight dice.
    pub fn place(self) -> Option<usize> {
        let Self { standard, red } = self;
        let dice = usize::from(standard) + if red { DICE + 1 } else { 0 };
        (standard + u8::from(red) <= MOST_DICE).then_some(dice)
    }

    /// What is left when a die is set aside: a standard one, the red one.
    pub fn aside(self) -> [Option<Self>; 2] {
        let Self { standard, red } = self;
        let fewer = standard.checked_sub(1).map(|standard| Self { standard, red });
        [fewer, red.then_some(Self { standard, red: false })]
    }

    /// The standard dice of each of its rolls; with the red die, each stands for its six faces.
    pub fn standard_rolls(self) -> &'static [[u8; 6]] {
        &ROLLS.standard[usize::from(self.standard)]
    }

    /// The chance of each of its rolls, in order.
    pub fn chances(self) -> &'static [f64] {
        self.place().map_or(&[], |place| &ROLLS.chances[place])
    }

    /// Nothing yet for each roll of each hand.
    pub fn by_roll() -> ByRoll {
        let mut hands = Self::all();
        std::array::from_fn(|_| {
            hands.next().map_or(Vec::new(), |hand| vec![0.0; hand.chances().len()])
        })
    }

    /// The hand that was rolled, and the roll's place among all of its rolls.
    pub fn of(roll: &Dice) -> (Self, usize) {
        let hand = Self { standard: roll.count(), red: roll.red.is_some() };
        // Before it come the rolls that agree up to some face and have fewer dice there.
        let mut place = 0;
        let mut left = usize::from(hand.standard);
        for (face, count) in roll.standard[..5].iter().enumerate() {
            for fewer in 0..usize::from(*count) {
                place += spreads(left - fewer, 5 - face);
            }
            left -= usize::from(*count);
        }
        (hand, roll.red.map_or(place, |face| 6 * place + face.index()))
    }
}

/// The ways to spread dice that look alike over `faces` faces.
fn spreads(dice: usize, faces: usize) -> usize {
    (1..faces).fold(1, |ways, face| ways * (dice + face) / face)
}

struct Rolls {
    /// By the number of dice.
    standard: [Vec<[u8; 6]>; DICE + 1],
    /// By hand.
    chances: ByRoll,
}

static ROLLS: LazyLock<Rolls> = LazyLock::new(|| {
    let mut standard = [const { Vec::new() }; DICE + 1];
    for (dice, rolls) in standard.iter_mut().enumerate() {
        each_spread(dice as u8, 0, &mut [0; 6], rolls);
    }
    let mut chances = [const { Vec::new() }; HANDS];
    for (hand, chances) in Hand::all().zip(&mut chances) {
        let rolls = standard[usize::from(hand.standard)].iter().map(chance);
        if hand.red {
            chances.extend(rolls.flat_map(|chance| [chance / 6.0; 6]));
        } else {
            chances.extend(rolls);
        }
    }
    Rolls { standard, chances }
});

fn each_spread(left: u8, face: usize, roll: &mut [u8; 6], rolls: &mut Vec<[u8; 6]>) {
    if face == 5 {
        roll[5] = left;
        rolls.push(*roll);
        return;
    }
    for count in 0..=left {
        roll[face] = count;
        each_spread(left - count, face + 1, roll, rolls);
    }
}

fn chance(roll: &[u8; 6]) -> f64 {
    let factorial = |dice: u8| (1..=dice).map(f64::from).product::<f64>();
    let dice = roll.iter().sum();
    let ways = factorial(dice) / roll.iter().map(|count| factorial(*count)).product::<f64>();
    ways / 6_f64.powi(dice.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Face;

    #[test]
    fn every_roll_is_found_at_its_place() {
        for hand in Hand::all() {
            for (place, standard) in hand.standard_rolls().iter().enumerate() {
                if hand.red {
                    for face in Face::ALL {
                        let roll = Dice { standard: *standard, red: Some(face) };
                        assert_eq!(Hand::of(&roll), (hand, 6 * place + face.index()));
                    }
                } else {
                    assert_eq!(Hand::of(&Dice { standard: *standard, red: None }), (hand, place));
                }
            }
        }
    }

    #[test]
    fn the_chances_of_a_hand_add_up() {
        for hand in Hand::all() {
            let sum: f64 = hand.chances().iter().sum();
            assert!((sum - 1.0).abs() < 1e-12, "{hand:?}: {sum}");
        }
    }
}
