//! A slow reading of the rules, to hold the fast one against. It shares no code with the crate.

pub mod positions;
mod positions_checks;
pub mod rules;
mod rules_checks;
