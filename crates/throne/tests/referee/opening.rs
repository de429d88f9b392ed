//! Before the first turn: the Objectives, and the rolls for the first player.

use super::dice;
use super::turn::Turn;
use super::{Referee, Stage};

/// One round of rolls for the first player.
#[derive(Clone, Debug, PartialEq)]
pub struct Contest {
    /// Who rolls, in seat order.
    contenders: Vec<usize>,
    /// The Spears of those who have rolled.
    spears: Vec<u32>,
}

impl Contest {
    pub fn among(contenders: Vec<usize>) -> Contest {
        Contest { contenders, spears: Vec::new() }
    }
}

impl Referee {
    /// Chance has shuffled the Objectives: seat 0 draws the first two, seat 1 the next two, …
    pub(super) fn deal(&mut self, ids: &[&str]) -> Result<(), String> {
        let mut order: Vec<usize> = Vec::new();
        for id in ids {
            let found = self.deck.objectives.iter().position(|objective| objective.id == *id);
            let objective = found.ok_or("an unknown Objective")?;
            if order.contains(&objective) {
                return Err("an Objective twice".to_string());
            }
            order.push(objective);
        }
        if order.len() != self.deck.objectives.len() {
            return Err("not the whole deck of Objectives".to_string());
        }
        for seat in 0..self.seats {
            self.drawn[seat] = vec![order[2 * seat], order[2 * seat + 1]];
        }
        self.stage = Stage::Keep;
        Ok(())
    }

    /// A legal choice of an Objective. When all have chosen, the rolls for the first player follow.
    pub(super) fn keep(&mut self, seat: usize, action: &str) {
        let chosen = self.drawn[seat]
            .iter()
            .find(|&&objective| action == format!("keep {}", self.deck.objectives[objective].id));
        self.kept[seat] = chosen.copied();
        if self.kept.iter().all(Option::is_some) {
            self.stage = Stage::First(Contest::among((0..self.seats).collect()));
        }
    }

    /// The next contender rolls seven dice. Most Spears starts; those tied roll again.
    pub(super) fn roll_for_first(
        &mut self,
        mut contest: Contest,
        words: &[&str],
    ) -> Result<(), String> {
        let rolled = dice::read_roll(words, 7, false)?;
        contest.spears.push(rolled.iter().map(|die| die.face.spears()).sum());
        if contest.spears.len() < contest.contenders.len() {
            self.stage = Stage::First(contest);
            return Ok(());
        }
        let most = contest.spears.iter().copied().max().unwrap_or(0);
        let best: Vec<usize> = (0..contest.contenders.len())
            .filter(|&i| contest.spears[i] == most)
            .map(|i| contest.contenders[i])
            .collect();
        if best.len() > 1 {
            self.stage = Stage::First(Contest::among(best));
        } else {
            self.first = Some(best[0]);
            self.stage = Stage::Turn(Turn::begin(self.deck, &self.table, best[0]));
        }
        Ok(())
    }
}
