//! What a player does not see: moves that are passed over as if the board did not allow them.
//!
//! People do not blunder by lot. They look where something happens, and miss what comes from afar or only
//! later. So each move has a chance to be missed that grows with its length, with its distance from the King
//! and from the last move, and with how far ahead it lies. Which moves these are a number decides, and it
//! decides alike wherever in a search the move appears: whoever forgets a piece forgets it in all lines.

use ardri_tafl::{Board, Word};

use crate::key::mixed;
use crate::table::PackedMove;

/// How much a player overlooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overlook {
    /// How many of a hundred moves in a quiet corner are missed, if they are next and a single step.
    pub misses: u8,
    /// Whether even a move by which the other side would win at once can be missed.
    pub careless: bool,
}

/// A player's eyes during one search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eyes {
    overlook: Overlook,
    seed: u64,
}

/// What catches the eye in a position.
pub(crate) struct Scene<B: Board> {
    pub king: B::Word,
    /// Where a piece that comes may capture.
    pub strikes: B::Word,
    /// Where a piece that comes wins, of those that can.
    pub winning: B::Word,
    /// Where the last move went to.
    pub last: u32,
    /// How many moves lie before it.
    pub ply: usize,
}

/// How near is near.
const NEAR: u32 = 2;
/// The most that can be missed of a hundred moves.
const MOST: u64 = 95;

impl Eyes {
    pub fn new(overlook: Overlook, seed: u64) -> Self {
        Self { overlook, seed }
    }

    /// What keeps the positions of this search apart from those of others in a table.
    pub fn salt(&self) -> u64 {
        let Overlook { misses, careless } = self.overlook;
        mixed(self.seed ^ u64::from(misses) << 48 ^ u64::from(careless) << 56)
    }

    /// Whether a move is seen. Whoever is to move sees all moves that are possible now.
    pub fn notice<B: Board>(&self, scene: &Scene<B>, mv: PackedMove) -> bool {
        let (from, to) = (u32::from(mv >> 7), u32::from(mv & 127));
        let wins = scene.winning.meets(B::Word::bit(to));
        if scene.ply == 0 || wins && scene.ply == 1 && !self.overlook.careless {
            return true;
        }
        let king = scene.king.first();
        let near = |place: u32| {
            distance::<B>(place, king) <= NEAR || distance::<B>(place, scene.last) <= NEAR
        };
        let plain = if wins || scene.strikes.meets(B::Word::bit(to)) {
            40
        } else if from == king {
            50
        } else if near(from) || near(to) {
            70
        } else {
            100
        };
        let further = 15 * (distance::<B>(from, to) - 1) + 10 * (scene.ply as u32 - 1);
        let missed = u64::from(self.overlook.misses) * u64::from(plain + further) / 100;
        mixed(self.seed ^ u64::from(mv)) % 100 >= missed.min(MOST)
    }
}

/// How many steps of a king lie between two squares.
fn distance<B: Board>(one: u32, other: u32) -> u32 {
    let (file, rank) = (one % B::STRIDE, one / B::STRIDE);
    file.abs_diff(other % B::STRIDE).max(rank.abs_diff(other / B::STRIDE))
}
