//! What an action would do, told before it is confirmed.

use ardri_core::{ActionError, Actor, Game, Seat, Viewer};
use serde::Serialize;

use crate::action::Action;
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
        after.perform(Actor::Seat(seat), action, &mut events).map_err(ActionError::Rule)?;
        let told = events.iter().map(|event| event.seen_by(Viewer::Seat(seat))).collect();
        Ok(Preview { told, table: Table::of(&after) })
    }
}
