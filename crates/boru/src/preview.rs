//! What an action would do, told before it is confirmed; and before a card is played, what it would
//! come to when it acts.

use ardri_core::{ActionError, Actor, Game, Seat, Viewer};
use serde::Serialize;

use crate::act::{Deeds, EXPAND_COST, Question, parts, purse};
use crate::action::{Act, Action, Choice};
use crate::card::{Card, Part, Step, Symbol};
use crate::event::Seen;
use crate::game::BrianBoru;
use crate::refusal::Refusal;
use crate::view::Table;

/// The effect of an action and nothing that follows from it: what others do, what chance decides
/// and what lies in other hands stays out of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Preview {
    /// What would happen.
    pub told: Vec<Seen>,
    /// The table after it, with the standings; nobody is asked anything on it.
    pub table: Table,
    /// Of a card that is played: what each of its actions would come to that can still be taken.
    pub outlooks: Vec<Outlook>,
    /// Of an action that is taken without an expansion: what became of it, where the card has one.
    pub expansion: Option<Expansion>,
}

/// What an action of a card would come to when the card acts, with nothing bought. Coins, renown and what
/// is paid are certain, since nobody else touches them; the rest is as the table lies now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outlook {
    /// The action: the winner's, or one of the others.
    pub part: Part,
    /// What it would come to.
    pub deeds: Deeds,
    /// Whether one could expand with it, where the card says so.
    pub expansion: Option<Expansion>,
}

/// Whether an expansion is to be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Expansion {
    /// Into some town.
    Open,
    /// Five coins are not at hand.
    Poor {
        /// How many are.
        coins: u8,
    },
    /// No road leads from a town of theirs to an open one.
    Nowhere,
}

impl BrianBoru {
    /// What `action` by `seat` would do.
    ///
    /// # Errors
    /// The action is not legal; the reason is the same as for the action itself.
    pub fn preview(&self, seat: Seat, action: &Action) -> Result<Preview, ActionError<Refusal>> {
        self.check_turn(Actor::Seat(seat))?;
        let mut after = *self;
        let mut events = Vec::new();
        let expansion = match *action {
            Action::Act(Act { part, choice: Choice::Plain }) => {
                let card = self.trick.lowest().map(|(_, card)| card);
                card.and_then(|card| self.expansion(seat, card.steps(part)?))
            }
            _ => None,
        };
        after.perform(Actor::Seat(seat), action, &mut events).map_err(ActionError::Rule)?;
        let told = events.iter().map(|event| event.seen_by(Viewer::Seat(seat))).collect();
        let outlooks = match *action {
            Action::Play(card) => after.outlooks(seat, card),
            _ => Vec::new(),
        };
        Ok(Preview { told, table: Table::of(&after), outlooks, expansion })
    }

    /// What the actions of a card would come to that `seat` has just played.
    fn outlooks(&self, seat: Seat, card: Card) -> Vec<Outlook> {
        let wins = self.trick.leading() == Some(seat);
        let loses = !wins || self.next_to_play().is_some();
        let open = [(wins, true), (loses, false)].into_iter().filter(|(can, _)| *can);
        let parts = open.flat_map(|(_, won)| parts(won).iter().copied());
        let one = |part: Part| {
            let steps = card.steps(part)?;
            let deeds = { *self }.perform_act(seat, steps, Choice::Plain);
            Some(Outlook { part, deeds, expansion: self.expansion(seat, steps) })
        };
        parts.filter_map(one).collect()
    }

    /// Whether an action with these steps lets `seat` expand; nothing if it has no such step.
    fn expansion(&self, seat: Seat, steps: &[Step]) -> Option<Expansion> {
        let place = steps.iter().position(|step| step.symbol == Symbol::Expand)?;
        let coins = purse(&self.players[seat.index()], steps, place);
        Some(match self.question(seat, steps) {
            _ if coins < EXPAND_COST => Expansion::Poor { coins },
            Question::Expand(towns) if towns.is_empty() => Expansion::Nowhere,
            _ => Expansion::Open,
        })
    }
}
