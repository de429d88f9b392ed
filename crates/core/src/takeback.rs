//! Taking back one's own actions while nobody else has seen anything come of them.

use crate::game::Game;
use crate::seat::{Actor, Seat};

/// The states to which the player on turn may return.
///
/// An action can be taken back by whoever took it, as long as it is still their turn, nobody else
/// has acted, nothing hidden or random was revealed, and nothing was decided for good. So taking back
/// never changes whose turn it is and never makes anyone act again.
#[derive(Clone, Debug)]
pub struct Takeback<G> {
    earlier: Vec<(Seat, G)>,
}

impl<G> Default for Takeback<G> {
    fn default() -> Self {
        Self { earlier: Vec::new() }
    }
}

impl<G: Game> Takeback<G> {
    /// Notes that `actor` has acted in the state `before`, and what happened.
    pub fn note(&mut self, actor: Actor, before: G, events: &[G::Event]) {
        match actor {
            Actor::Seat(seat) if !events.iter().any(|it| G::reveals(it) || G::settles(it)) => {
                self.earlier.retain(|(earlier, _)| *earlier == seat);
                self.earlier.push((seat, before));
            }
            _ => self.earlier.clear(),
        }
    }

    /// Whether `seat` may take back its last action, now that the game stands as it does.
    #[must_use]
    pub fn allowed(&self, seat: Seat, now: &G) -> bool {
        let own = self.earlier.last().is_some_and(|(actor, _)| *actor == seat);
        own && now.turn().includes(Actor::Seat(seat))
    }

    /// The state before the last action of `seat`, if it may take it back.
    pub fn take(&mut self, seat: Seat, now: &G) -> Option<G> {
        if self.allowed(seat, now) { self.earlier.pop().map(|(_, before)| before) } else { None }
    }
}
