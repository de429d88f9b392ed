//! How often nodes beat, and how long they are believed.

/// A time of a node's own steady clock, in milliseconds since a moment of its own.
pub type Steady = u64;

/// The times of a cluster, in milliseconds; all nodes have the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// How often a node tells the database that it lives.
    pub beat: u64,
    /// How long the database believes it after that.
    pub lease: u64,
    /// How much earlier the node itself stops believing it: for clocks that do not run at the same speed.
    pub margin: u64,
}

impl Timing {
    /// The times of a server: a node that is frozen or cut off is replaced after some six seconds.
    pub const USUAL: Self = Self { beat: 1_000, lease: 5_000, margin: 1_000 };

    /// How long after it was sent a beat that was answered lets the node speak for its tables.
    #[must_use]
    pub fn trust(self) -> u64 {
        self.lease.saturating_sub(self.margin)
    }
}
