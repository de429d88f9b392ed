//! From rules that are known at run time to code that was compiled for them.

use crate::board::{Brandubh, Tablut};
use crate::rules::{Fixed, Rule, RuleBook, Rules};

/// Something to do with rules, whatever kind of rule book they come in.
pub trait WithRules {
    /// What comes of it.
    type Output;
    /// Does it.
    fn with<R: RuleBook>(self, rules: R) -> Self::Output;
}

/// A board whose usual sets of rules have code of their own.
pub trait Specialised {
    /// Does something with the [`Fixed`] form of the rules if they are a usual set, or else with
    /// the rules as they are.
    fn specialise<W: WithRules>(rules: Rules, what: W) -> W::Output;
}

/// Tries each of the sets in turn.
macro_rules! specialise {
    ($rules:expr, $what:expr, [$($bits:expr),* $(,)?]) => {
        match $rules.bits() {
            $(bits if bits == const { $bits } => $what.with(Fixed::<{ $bits }>),)*
            _ => $what.with($rules),
        }
    };
}

const STRONG: u16 = Rule::StrongKing.bit();
const UNARMED: u16 = Rule::UnarmedKing.bit();
const HOSTILE: u16 = Rule::HostileThrone.bit();
const ADVANCED: u16 = Rule::Advanced.bit();
const FEDERATION: u16 = Rule::KingReturns.bit()
    | Rule::HostileThrone.bit()
    | Rule::CornersHostileToKing.bit()
    | Rule::NoEdgeCapture.bit();

impl Specialised for Brandubh {
    /// The sixteen combinations of the four options, and the Federation's game.
    fn specialise<W: WithRules>(rules: Rules, what: W) -> W::Output {
        specialise!(rules, what, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, FEDERATION])
    }
}

impl Specialised for Tablut {
    /// Every combination of the four options that do not exclude each other.
    fn specialise<W: WithRules>(rules: Rules, what: W) -> W::Output {
        specialise!(
            rules,
            what,
            [
                0,
                STRONG,
                UNARMED,
                HOSTILE,
                ADVANCED,
                STRONG | UNARMED,
                STRONG | HOSTILE,
                UNARMED | HOSTILE,
                ADVANCED | UNARMED,
                ADVANCED | HOSTILE,
                STRONG | UNARMED | HOSTILE,
                ADVANCED | UNARMED | HOSTILE,
            ]
        )
    }
}
