//! The whole state in one plain form, to be compared.

use super::turn::Step;
use super::{Referee, Stage};

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Snapshot {
    /// The seats asked now, ascending; empty if chance acts or the game is over.
    pub to_act: Vec<usize>,
    pub chance: bool,
    pub over: bool,
    /// Per seat the two Objectives drawn (kept after the choice, too).
    pub drawn: Vec<Vec<usize>>,
    /// Per seat the Objective kept.
    pub kept: Vec<Option<usize>>,
    /// Who began.
    pub first: Option<usize>,
    /// Whose turn it is; None before the first turn and after the last.
    pub turn: Option<usize>,
    /// Per card; None is the centre.
    pub owner: Vec<Option<usize>>,
    /// Per region: who has locked it.
    pub locked: Vec<Option<usize>>,
    /// The card, once the first line is filled.
    pub target: Option<usize>,
    /// The lines filled this turn, ascending; the steal's is after the card's last.
    pub filled: Vec<usize>,
    /// The standard dice just rolled, ascending; empty if a roll is due.
    pub dice: Vec<u8>,
    /// The red die just rolled.
    pub red: Option<u8>,
    /// Standard dice in play, and whether the red die is.
    pub left: (usize, bool),
    /// When over: per seat cards face up, locked regions, Objective.
    pub scores: Option<Vec<[u32; 3]>>,
    /// When over; tied seats share a place.
    pub places: Option<Vec<u8>>,
}

impl Referee {
    pub fn snapshot(&self) -> Snapshot {
        let mut shot = Snapshot {
            drawn: self.drawn.clone(),
            kept: self.kept.clone(),
            first: self.first,
            owner: self.table.owner.clone(),
            locked: self.table.locked.clone(),
            ..Snapshot::default()
        };
        match &self.stage {
            Stage::Shuffle | Stage::First(_) | Stage::Toss(_) => shot.chance = true,
            Stage::Keep => {
                shot.to_act = (0..self.seats).filter(|&seat| self.kept[seat].is_none()).collect();
            }
            Stage::ThumbWar(war) => shot.to_act = war.to_answer(),
            Stage::Over(ending) => {
                shot.over = true;
                shot.scores = Some(ending.scores.clone());
                shot.places = Some(ending.places.clone());
            }
            Stage::Turn(turn) => {
                shot.turn = Some(turn.seat);
                shot.target = turn.target;
                shot.filled = turn.filled.clone();
                shot.left = (turn.standard, turn.red);
                match &turn.step {
                    Step::Roll => shot.chance = true,
                    Step::ChooseDie => shot.to_act = vec![turn.seat],
                    Step::Rolled(dice) => {
                        shot.to_act = vec![turn.seat];
                        let standard = dice.iter().filter(|die| !die.red);
                        shot.dice = standard.map(|die| die.face as u8).collect();
                        shot.dice.sort();
                        shot.red = dice.iter().find(|die| die.red).map(|die| die.face as u8);
                    }
                }
            }
        }
        shot
    }
}
