//! A second, slow reading of the rules of The High Throne of Ireland. It shares no code with the
//! first one: it exists only to be compared with it. Everything is a plain list, dice are physical
//! dice, and a placement is found by trying every subset of them.
//!
//! One game is a [`Referee`]. Players and chance act with texts; `legal` lists those of a seat,
//! `apply` does one of them, `snapshot` shows the whole state (hidden Objectives included).

mod deck;
mod dice;
mod end;
#[cfg(test)]
mod hand_made;
mod opening;
mod snapshot;
mod table;
mod turn;

pub use deck::Deck;
pub use snapshot::Snapshot;

use end::{Ending, ThumbWar};
use opening::Contest;
use table::Table;
use turn::{Outcome, Turn};

/// Where the game is.
#[derive(Clone, Debug, PartialEq)]
enum Stage {
    /// Chance shuffles the Objectives.
    Shuffle,
    /// Everybody keeps one of two Objectives, all at once.
    Keep,
    /// The rolls for the first player.
    First(Contest),
    /// Somebody's turn.
    Turn(Turn),
    /// The tied players are asked for a thumb war, all at once.
    ThumbWar(ThumbWar),
    /// All of these accepted the thumb war: chance names its winner.
    Toss(Vec<usize>),
    Over(Ending),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Referee {
    deck: &'static Deck,
    seats: usize,
    table: Table,
    /// Per seat the Objectives drawn, by index.
    drawn: Vec<Vec<usize>>,
    /// Per seat the Objective kept.
    kept: Vec<Option<usize>>,
    first: Option<usize>,
    stage: Stage,
}

impl Referee {
    pub fn new(deck: &'static Deck, seats: usize) -> Self {
        assert!((2..=6).contains(&seats), "2-6 players");
        // All draw two before any returns one: at least two Objectives a player, or none at all.
        let objectives = deck.objectives.len();
        assert!(objectives == 0 || objectives >= 2 * seats, "too few Objectives");
        let stage = if objectives == 0 {
            Stage::First(Contest::among((0..seats).collect()))
        } else {
            Stage::Shuffle
        };
        Referee {
            deck,
            seats,
            table: Table::new(deck),
            drawn: vec![Vec::new(); seats],
            kept: vec![None; seats],
            first: None,
            stage,
        }
    }

    /// What a seat may do now, in the fixed order; nothing if it is not asked.
    pub fn legal(&self, seat: usize) -> Vec<String> {
        match &self.stage {
            Stage::Keep if seat < self.seats && self.kept[seat].is_none() => self.drawn[seat]
                .iter()
                .map(|&objective| format!("keep {}", self.deck.objectives[objective].id))
                .collect(),
            Stage::Turn(turn) if turn.seat == seat => turn.legal(self.deck, &self.table),
            Stage::ThumbWar(war) if war.to_answer().contains(&seat) => {
                vec!["thumb-war yes".to_string(), "thumb-war no".to_string()]
            }
            _ => Vec::new(),
        }
    }

    /// The actor (a seat, or None for chance) does the action; an illegal one changes nothing.
    pub fn apply(&mut self, actor: Option<usize>, action: &str) -> Result<(), String> {
        match actor {
            Some(seat) => {
                if !self.legal(seat).iter().any(|listed| listed == action) {
                    return Err(format!("seat {seat} may not: {action}"));
                }
                self.act(seat, action);
                Ok(())
            }
            None => self.happen(action).map_err(|why| format!("chance may not: {action}: {why}")),
        }
    }

    /// A legal action of a seat.
    fn act(&mut self, seat: usize, action: &str) {
        match self.stage.clone() {
            Stage::Keep => self.keep(seat, action),
            Stage::Turn(mut turn) => {
                let outcome = turn.act(self.deck, &self.table, action);
                self.after(turn, outcome);
            }
            Stage::ThumbWar(mut war) => {
                war.answer(seat, action == "thumb-war yes");
                self.stage = if !war.to_answer().is_empty() {
                    Stage::ThumbWar(war)
                } else if war.all_accept() {
                    Stage::Toss(war.tied)
                } else {
                    // Somebody declined: they share the win.
                    Stage::Over(self.ending(None))
                };
            }
            _ => unreachable!("nobody is asked here"),
        }
    }

    /// Chance acts, if the action is one that it can do now.
    fn happen(&mut self, action: &str) -> Result<(), String> {
        let words: Vec<&str> = action.split(' ').collect();
        match self.stage.clone() {
            Stage::Shuffle if words[0] == "objectives" => self.deal(&words[1..]),
            Stage::First(contest) if words[0] == "roll" => {
                self.roll_for_first(contest, &words[1..])
            }
            Stage::Turn(mut turn) if words[0] == "roll" => {
                turn.roll(&words[1..])?;
                self.stage = Stage::Turn(turn);
                Ok(())
            }
            Stage::Toss(tied) if words[0] == "winner" => {
                let named = tied.iter().find(|seat| action == format!("winner {seat}"));
                let winner = *named.ok_or("not one of the tied seats")?;
                self.stage = Stage::Over(self.ending(Some((winner, tied))));
                Ok(())
            }
            _ => Err("not now".to_string()),
        }
    }

    /// What follows when the player has acted in a turn.
    fn after(&mut self, turn: Turn, outcome: Outcome) {
        let seat = turn.seat;
        match outcome {
            Outcome::GoesOn => {
                self.stage = Stage::Turn(turn);
                return;
            }
            Outcome::Nothing => {}
            Outcome::Gained(card) => self.table.gain(self.deck, seat, card),
        }
        // The game ends at once when the last card leaves the centre.
        if self.table.centre_is_empty() {
            self.finish();
        } else {
            // Clockwise.
            self.stage = Stage::Turn(Turn::begin(self.deck, &self.table, (seat + 1) % self.seats));
        }
    }
}
