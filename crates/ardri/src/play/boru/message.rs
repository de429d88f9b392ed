//! What the screen of Brian Boru can be busy with.

use ardri_boru::Action;

use crate::play::message;
pub(crate) use crate::play::message::{Msg, Question};

/// What the keyboard is for at the moment.
pub(crate) type Mode = message::Mode<Action>;

/// What is shown beside the choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// What happened.
    Log,
    /// What the choice under the cursor would do.
    Effect,
    /// The hand.
    Hand,
    /// What the coach says.
    Coach,
}
