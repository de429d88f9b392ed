//! Where the events of an action go, at no cost to those who do not want them.

/// Takes the events of an action while it is applied.
///
/// An event is handed over as a closure, so that [`NoEvents`] costs nothing.
pub trait EventSink<E> {
    /// Takes one event.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Drops all events: for searches and simulations.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvents;

impl<E> EventSink<E> for NoEvents {
    fn emit(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
