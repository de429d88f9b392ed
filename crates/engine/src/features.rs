//! What a network is told of a position: which pieces stand where as the King sees them, and a few signs
//! that would be hard to learn from that.
//!
//! The board is turned and mirrored until the King stands in one eighth of it, so that what is learnt of
//! one corner holds for all. Each feature is a number; a position has as many of them as it has pieces,
//! and a few more.

use std::marker::PhantomData;

use ardri_tafl::{Board, Position, Rule, RuleBook, Side, Symmetry, Word};

/// The features of positions on a board.
#[derive(Clone, Copy, Debug)]
pub struct Features<B: Board>(PhantomData<B>);

/// The ways to turn and mirror a board.
const TURNS: usize = Symmetry::ALL.len();
/// How many squares the King may reach by one move, at most this is told.
const STRIDES: usize = 13;
/// On how many squares he could escape by the move after the next.
const FAR_WAYS: usize = 9;
/// On how many squares the next move could end the game, if it were the other's turn.
const THREATS: usize = 4;

impl<B: Board> Features<B> {
    const SIZE: usize = B::SIZE as usize;
    const SQUARES: usize = Self::SIZE * Self::SIZE;
    /// The King's places up to symmetry.
    const PLACES: usize = (Self::SIZE / 2 + 1) * (Self::SIZE / 2 + 2) / 2;
    /// Where the King escapes: on Brandubh in the corners or on all edges.
    const GOALS: usize = if B::IS_TABLUT { 1 } else { 2 };
    /// Vikings and guards on all squares, and the King's place itself.
    const OF_PLACE: usize = 2 * Self::SQUARES + 1;
    const RULES: usize = Self::GOALS * Self::PLACES * Self::OF_PLACE;
    const MATERIAL: usize = Self::RULES + Rule::ALL.len();
    const SIGNS: usize = Self::MATERIAL + (B::VIKINGS as usize + 1) * (B::GUARDS as usize + 1);
    const OF_SIDE: usize = STRIDES + FAR_WAYS + THREATS;

    /// How many features there are.
    pub const COUNT: usize = Self::SIGNS + 2 * Self::OF_SIDE;

    /// For each way to turn the board, where each index goes.
    const TURNED: [[u8; 128]; TURNS] = turned(B::SIZE);

    /// How the King sees the board.
    #[inline(always)]
    pub(crate) fn outlook<R: RuleBook>(rules: R, king: B::Word) -> Outlook {
        let index = king.first();
        let (file, rank) = (index % B::STRIDE, index / B::STRIDE);
        let last = B::SIZE - 1;
        let (mirrored, flipped) = (2 * file > last, 2 * rank > last);
        let file = if mirrored { last - file } else { file };
        let rank = if flipped { last - rank } else { rank };
        let swapped = rank > file;
        let (long, short) = if swapped { (rank, file) } else { (file, rank) };
        let place = (long * (long + 1) / 2 + short) as usize;
        let goal = usize::from(!B::IS_TABLUT && rules.has(Rule::EdgeEscape));
        Outlook {
            turn: Symmetry::new(mirrored, flipped, swapped),
            first: (goal * Self::PLACES + place) * Self::OF_PLACE,
        }
    }

    /// The feature of a piece on the square with this index.
    #[inline(always)]
    pub(crate) fn piece(outlook: Outlook, side: Side, index: u32) -> usize {
        let square = usize::from(Self::TURNED[outlook.turn.number()][index as usize & 127]);
        let kind = match side {
            Side::Vikings => 0,
            Side::Celts => Self::SQUARES,
        };
        outlook.first + kind + square
    }

    /// The features that change with every move, and those of the rules.
    #[inline(always)]
    pub(crate) fn signs<R: RuleBook>(
        rules: R,
        position: &Position<B>,
        outlook: Outlook,
        mut visit: impl FnMut(usize),
    ) {
        visit(outlook.first + 2 * Self::SQUARES);
        for rule in Rule::ALL {
            if rules.has(rule) {
                visit(Self::RULES + rule as usize);
            }
        }
        let guards = B::GUARDS.min(position.guards()) as usize;
        let vikings = B::VIKINGS.min(position.vikings()) as usize;
        visit(Self::MATERIAL + vikings * (B::GUARDS as usize + 1) + guards);

        let to_move = position.to_move();
        let side = match to_move {
            Side::Vikings => 0,
            Side::Celts => Self::OF_SIDE,
        };
        let first = Self::SIGNS + side;
        let strides = position.king_strides(rules, position.king_alone());
        let escapes = Position::<B>::escapes(rules);
        let far = position.king_strides(rules, strides) & escapes;
        let threats = match to_move {
            Side::Vikings => strides & escapes,
            Side::Celts => position.passed().winning_squares(rules),
        };
        let up_to = |set: B::Word, most: usize| (set.count() as usize).min(most - 1);
        visit(first + up_to(strides, STRIDES));
        visit(first + STRIDES + up_to(far, FAR_WAYS));
        visit(first + STRIDES + FAR_WAYS + up_to(threats, THREATS));
    }

    /// All features of a position.
    pub fn of<R: RuleBook>(rules: R, position: &Position<B>, mut visit: impl FnMut(usize)) {
        let king = position.king_alone();
        let outlook = Self::outlook(rules, king);
        for index in position.pieces(Side::Vikings).indices() {
            visit(Self::piece(outlook, Side::Vikings, index));
        }
        for index in (position.pieces(Side::Celts) & !king).indices() {
            visit(Self::piece(outlook, Side::Celts, index));
        }
        Self::signs(rules, position, outlook, visit);
    }

    /// What a feature is without the place of the King, for those that have one: features that share it
    /// can learn from each other.
    #[must_use]
    pub fn shared(feature: usize) -> Option<usize> {
        let of_place = feature % Self::OF_PLACE;
        (feature < Self::RULES && of_place < 2 * Self::SQUARES)
            .then(|| feature / (Self::PLACES * Self::OF_PLACE) * 2 * Self::SQUARES + of_place)
    }

    /// How many of those there are.
    pub const SHARED: usize = Self::GOALS * 2 * Self::SQUARES;
}

/// How the King sees the board: which way it is turned, and where the features of his place begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outlook {
    turn: Symmetry,
    first: usize,
}

/// For each way to turn a board of this size, the number of the square to which each index goes.
const fn turned(size: u32) -> [[u8; 128]; TURNS] {
    let mut all = [[0; 128]; TURNS];
    let mut turn = 0;
    while turn < TURNS {
        let mut index = 0;
        while index < size * (size + 1) {
            let square = (index % (size + 1), index / (size + 1));
            // The spare column is never asked for.
            if square.0 < size {
                let (file, rank) = Symmetry::ALL[turn].image(size, square);
                all[turn][index as usize] = (rank * size + file) as u8;
            }
            index += 1;
        }
        turn += 1;
    }
    all
}
