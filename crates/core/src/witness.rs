//! Telling what happened, to those who listen and at no cost to those who do not.

/// Someone who is told the events of an action while it is applied.
///
/// The event is handed over as a closure, so that a [`Silent`] witness costs nothing.
pub trait Witness<E> {
    /// Hears of one event.
    fn see(&mut self, event: impl FnOnce() -> E);
}

/// The witness who does not listen: searches and simulations use it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Witness<E> for Silent {
    fn see(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Witness<E> for Vec<E> {
    fn see(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
