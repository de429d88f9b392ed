//! The positions that can still come again.

use crate::board::Board;
use crate::position::Position;

/// The positions of a game since the last capture, the present one last. What came before a capture
/// can never stand again, since pieces do not return.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct History<B: Board>(Vec<Position<B>>);

impl<B: Board> History<B> {
    /// A history that begins here.
    pub(crate) fn new(start: Position<B>) -> Self {
        Self(vec![start])
    }

    /// The history with these positions, of which there is at least one.
    pub(crate) fn from_positions(positions: Vec<Position<B>>) -> Option<Self> {
        (!positions.is_empty()).then_some(Self(positions))
    }

    /// The positions, the present one last.
    pub(crate) fn positions(&self) -> &[Position<B>] {
        &self.0
    }

    /// Adds the position after a move and gives how often it has stood, itself included.
    pub(crate) fn push(&mut self, position: Position<B>, captured: bool) -> usize {
        if captured {
            self.0.clear();
        }
        self.0.push(position);
        self.count(&position)
    }

    /// The positions that have stood twice or more, each once.
    pub(crate) fn twice(&self) -> Vec<Position<B>> {
        let mut positions = self.0.clone();
        positions.sort_unstable();
        let runs = positions.chunk_by(|a, b| a == b);
        runs.filter(|run| run.len() > 1).map(|run| run[0]).collect()
    }

    /// How often a position has stood. The sides alternate, so only every other one can be equal,
    /// counted from the last with the same side to move.
    pub(crate) fn count(&self, position: &Position<B>) -> usize {
        let others = self.0.last().is_some_and(|last| last.to_move != position.to_move);
        self.0.iter().rev().skip(usize::from(others)).step_by(2).filter(|p| *p == position).count()
    }
}
