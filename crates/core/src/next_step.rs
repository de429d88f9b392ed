//! An action as a person thinks of it: step by step.

/// What a person is asked next on the way to an action, in a game whose actions are made of several choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextStep<P, A> {
    /// One of these, in order.
    Choose {
        /// What can be chosen.
        picks: Vec<P>,
    },
    /// Nothing more: this is the action, to be previewed and confirmed.
    Ready(A),
    /// The steps lead nowhere; none of them should have been offered.
    Nothing,
}
