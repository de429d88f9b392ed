//! What the games say to people.

use ardri_core::Teller;

use crate::{Board, Tafl};

impl<B: Board> Teller for Tafl<B> {}
