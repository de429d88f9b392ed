//! What proves the engine right or wrong. [`naive`], [`solver`] and [`find`] know nothing of it: they rest on
//! the rules of `ardri_tafl` alone.

#![allow(dead_code)] // each test and tool uses a part of it

pub mod find;
pub mod games;
pub mod keeping;
pub mod naive;
pub mod solver;
pub mod suite;
pub mod truth;

use ardri_tafl::{Preset, Rule, Rules};

/// The sets of rules of the small board that are looked into.
pub fn brandubh_rules() -> [Rules; 6] {
    [
        Rules::BASIC,
        Rules::BASIC.with(Rule::EdgeEscape),
        Rules::BASIC.with(Rule::StrongKing),
        Rules::BASIC.with(Rule::UnarmedKing),
        Rules::BASIC.with(Rule::HostileThrone),
        Preset::Federation.rules(),
    ]
}

/// Those of the large one.
pub fn tablut_rules() -> [Rules; 2] {
    [Rules::BASIC, Rules::BASIC.with(Rule::Advanced)]
}
