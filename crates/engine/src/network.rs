//! A small network that judges positions. It learns from games of the engine against itself; the example
//! `train` shows how.
//!
//! One layer of features, one hidden layer, and an output for each side to move. What the pieces add to the
//! hidden layer is followed from move to move.

use ardri_tafl::{Board, Brandubh, Position, RuleBook, Side, Tablut, Word};

use crate::features::{Features, Outlook};
use crate::score::Score;
use std::sync::{Arc, LazyLock};

/// The width of the hidden layer.
pub const HIDDEN: usize = 32;
/// What stands for 1 in the hidden layer, and in the weights behind it.
const ONE: i32 = 255;
const OUT_ONE: i32 = 64;
/// The largest weight behind the hidden layer: with the largest value before it it is a short number.
const OUT_MOST: i16 = 127;
/// The first bytes of a network's file.
const MAGIC: [u8; 8] = *b"ardrinet";
const VERSION: u32 = 1;

type Layer = [i16; HIDDEN];

/// The weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// What each feature adds to the hidden layer.
    columns: Vec<Layer>,
    bias: Layer,
    /// The output for Vikings and for Celts to move.
    out: [Layer; 2],
    out_bias: [i32; 2],
}

/// The weights as they are learnt.
#[derive(Clone, Debug)]
pub struct Weights {
    /// For each feature what it adds to the hidden layer.
    pub columns: Vec<[f32; HIDDEN]>,
    /// What the hidden layer begins with.
    pub bias: [f32; HIDDEN],
    /// What it is worth to the side to move: Vikings, Celts.
    pub out: [[f32; HIDDEN]; 2],
    /// What that begins with.
    pub out_bias: [f32; 2],
}

/// Why a network cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetworkError {
    /// It does not begin like one.
    #[error("this is not a network of Ardrí")]
    NotANetwork,
    /// It was made by another version.
    #[error("this network has the form {0}, and this engine reads the form {VERSION}")]
    Version(u32),
    /// It was made for another board, or for another engine.
    #[error("this network was made for another board or another engine")]
    Shape,
    /// It is cut off, or changed.
    #[error("this network is damaged")]
    Damaged,
}

/// The networks that the engine plays with.
static BRANDUBH: LazyLock<Arc<Network>> =
    LazyLock::new(|| own::<Brandubh>(include_bytes!("../networks/brandubh.net")));
static TABLUT: LazyLock<Arc<Network>> =
    LazyLock::new(|| own::<Tablut>(include_bytes!("../networks/tablut.net")));

fn own<B: Board>(bytes: &[u8]) -> Arc<Network> {
    Arc::new(Network::read::<B>(bytes).expect("a test reads the networks of the house"))
}

impl Network {
    /// The network that the engine plays a board with.
    #[must_use]
    pub fn of<B: Board>() -> Arc<Self> {
        if B::IS_TABLUT { TABLUT.clone() } else { BRANDUBH.clone() }
    }

    /// Rounds weights that were learnt.
    #[must_use]
    pub fn round(weights: &Weights) -> Self {
        let layer = |layer: &[f32; HIDDEN], one: i32, most: f32| {
            layer.map(|weight| (weight * one as f32).round().clamp(-most, most) as i16)
        };
        let columns = weights.columns.iter().map(|column| layer(column, ONE, 2_000.0)).collect();
        Self {
            columns,
            bias: layer(&weights.bias, ONE, 4_000.0),
            out: weights.out.map(|out| layer(&out, OUT_ONE, f32::from(OUT_MOST))),
            out_bias: weights.out_bias.map(|bias| (bias * (ONE * OUT_ONE) as f32).round() as i32),
        }
    }

    /// Writes it as a file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((HIDDEN as u32).to_le_bytes());
        bytes.extend((self.columns.len() as u32).to_le_bytes());
        let layers = self.columns.iter().chain([&self.bias]).chain(&self.out);
        bytes.extend(layers.flatten().flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(self.out_bias.iter().flat_map(|bias| bias.to_le_bytes()));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads the network of a board from a file.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read<B: Board>(bytes: &[u8]) -> Result<Self, NetworkError> {
        let mut rest = bytes.strip_prefix(&MAGIC).ok_or(NetworkError::NotANetwork)?;
        let version = number(&mut rest)?;
        if version != VERSION {
            return Err(NetworkError::Version(version));
        }
        let features = Features::<B>::COUNT;
        if number(&mut rest)? as usize != HIDDEN || number(&mut rest)? as usize != features {
            return Err(NetworkError::Shape);
        }
        let weights = (features + 3) * HIDDEN * 2;
        if rest.len() != weights + 2 * 4 + 8 {
            return Err(NetworkError::Damaged);
        }
        let (said, sum) = bytes.split_at(bytes.len() - 8);
        if sum != checksum(said).to_le_bytes() {
            return Err(NetworkError::Damaged);
        }
        let mut layer = || -> Result<Layer, NetworkError> {
            let (taken, left) = rest.split_at(HIDDEN * 2);
            rest = left;
            let weight =
                |place: usize| i16::from_le_bytes([taken[2 * place], taken[2 * place + 1]]);
            Ok(std::array::from_fn(weight))
        };
        let columns = (0..features).map(|_| layer()).collect::<Result<_, _>>()?;
        let (bias, out) = (layer()?, [layer()?, layer()?]);
        if out.iter().flatten().any(|weight| weight.unsigned_abs() > OUT_MOST as u16) {
            return Err(NetworkError::Damaged);
        }
        let out_bias = [number(&mut rest)? as i32, number(&mut rest)? as i32];
        Ok(Self { columns, bias, out, out_bias })
    }

    /// What the pieces of a position add up to, from nothing.
    pub(crate) fn fresh<B: Board, R: RuleBook>(&self, rules: R, position: &Position<B>) -> Sum {
        let king = position.king_alone();
        let outlook = Features::<B>::outlook(rules, king);
        let mut sum = Sum { layer: self.bias, outlook };
        for side in [Side::Vikings, Side::Celts] {
            for index in (position.pieces(side) & !king).indices() {
                add(&mut sum.layer, &self.columns[Features::<B>::piece(outlook, side, index)]);
            }
        }
        sum
    }

    /// What the pieces add up to after a move, from what they added up to before it.
    #[inline(always)]
    pub(crate) fn follow<B: Board, R: RuleBook>(
        &self,
        rules: R,
        before: &Position<B>,
        sum: &Sum,
        after: &Position<B>,
    ) -> Sum {
        let king = after.king_alone();
        if before.king_alone() != king {
            // To see the board with other eyes costs more than to look at it anew only if he comes back.
            return self.fresh(rules, after);
        }
        let mut sum = *sum;
        for side in [Side::Vikings, Side::Celts] {
            let (was, is) = (before.pieces(side), after.pieces(side));
            for index in (was & !is).indices() {
                take(&mut sum.layer, &self.columns[Features::<B>::piece(sum.outlook, side, index)]);
            }
            for index in (is & !was).indices() {
                add(&mut sum.layer, &self.columns[Features::<B>::piece(sum.outlook, side, index)]);
            }
        }
        sum
    }

    /// What a position is worth to the side to move, in hundredths.
    #[inline(always)]
    pub(crate) fn judge<B: Board, R: RuleBook>(
        &self,
        rules: R,
        position: &Position<B>,
        sum: &Sum,
    ) -> i32 {
        let mut layer = sum.layer;
        Features::<B>::signs(rules, position, sum.outlook, |feature| {
            add(&mut layer, &self.columns[feature]);
        });
        let side = usize::from(position.to_move() == Side::Celts);
        let mut total = 0;
        for (value, weight) in layer.iter().zip(&self.out[side]) {
            let value = (*value).clamp(0, ONE as i16);
            // No more than 255 × 127: processors multiply and add up such numbers many at a time.
            let weighted = value.wrapping_mul(*weight);
            total += i32::from(value) * i32::from(weighted);
        }
        let judged = (total / ONE + self.out_bias[side]) * Score::ODDS / (ONE * OUT_ONE);
        judged.clamp(-Score::JUDGED, Score::JUDGED)
    }
}

/// What the pieces of a position add up to in the hidden layer.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sum {
    layer: Layer,
    outlook: Outlook,
}

#[inline(always)]
fn add(layer: &mut Layer, column: &Layer) {
    for (value, weight) in layer.iter_mut().zip(column) {
        *value = value.wrapping_add(*weight);
    }
}

#[inline(always)]
fn take(layer: &mut Layer, column: &Layer) {
    for (value, weight) in layer.iter_mut().zip(column) {
        *value = value.wrapping_sub(*weight);
    }
}

fn number(rest: &mut &[u8]) -> Result<u32, NetworkError> {
    let (taken, left) = rest.split_first_chunk::<4>().ok_or(NetworkError::Damaged)?;
    *rest = left;
    Ok(u32::from_le_bytes(*taken))
}

/// A number by which a change is noticed (FNV).
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use ardri_core::below;
    use ardri_tafl::{Rule, Rules};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    fn check<B: Board>(rules: Rules) {
        let network = Network::of::<B>();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        for _ in 0..20 {
            let mut position = Position::<B>::start();
            let mut sum = network.fresh(rules, &position);
            for _ in 0..60 {
                let moves: Vec<_> = position.moves(rules).collect();
                if moves.is_empty() {
                    break;
                }
                let mv = moves[below(&mut rng, moves.len() as u32) as usize];
                let played = position.play(rules, mv).unwrap();
                if played.ending.is_some() {
                    break;
                }
                sum = network.follow(rules, &position, &sum, &played.after);
                position = played.after;
                let fresh = network.fresh(rules, &position);
                let judged = network.judge(rules, &position, &sum);
                assert_eq!(judged, network.judge(rules, &position, &fresh), "{position}");
                // All features, one by one, are what the network adds up.
                let mut layer = network.bias;
                Features::<B>::of(rules, &position, |feature| {
                    add(&mut layer, &network.columns[feature]);
                });
                let mut signs = sum.layer;
                Features::<B>::signs(rules, &position, sum.outlook, |feature| {
                    add(&mut signs, &network.columns[feature]);
                });
                assert_eq!(layer, signs);
            }
        }
    }

    #[test]
    fn what_is_followed_is_what_is_looked_at_anew() {
        check::<Brandubh>(Rules::BASIC);
        check::<Brandubh>(Rules::BASIC.with(Rule::EdgeEscape).with(Rule::HostileThrone));
        check::<Tablut>(Rules::BASIC.with(Rule::Advanced));
    }

    #[test]
    fn images_of_a_position_are_worth_the_same() {
        let network = Network::of::<Brandubh>();
        // The King is on no axis of the board, so that there is one way to look at it.
        let position: Position<Brandubh> = "3t3/1t5/t1K2t1/2T1T2/1t3t1/1t5/3t3 a".parse().unwrap();
        let position: Position<Brandubh> =
            position.to_string().replace("t1K2t1", "tK3t1").parse().unwrap();
        let judge = |position: &Position<Brandubh>| {
            let sum = network.fresh(Rules::BASIC, position);
            network.judge(Rules::BASIC, position, &sum)
        };
        for way in ardri_tafl::Symmetry::ALL {
            assert_eq!(judge(&position.turned(way)), judge(&position));
        }
    }

    #[test]
    fn what_is_written_is_read_and_what_is_damaged_is_refused() {
        let network = Network::of::<Brandubh>();
        let bytes = network.write();
        assert_eq!(Network::read::<Brandubh>(&bytes).as_ref(), Ok(&*network));
        assert_eq!(Network::read::<Tablut>(&bytes), Err(NetworkError::Shape));
        assert_eq!(Network::read::<Brandubh>(b"GIF89a"), Err(NetworkError::NotANetwork));
        for cut in (0..bytes.len()).step_by(997) {
            assert!(Network::read::<Brandubh>(&bytes[..cut]).is_err(), "cut at {cut}");
            let mut changed = bytes.clone();
            changed[cut] ^= 4;
            assert!(Network::read::<Brandubh>(&changed).is_err(), "changed at {cut}");
        }
    }
}
