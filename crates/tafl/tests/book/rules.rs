//! The names of the rules, the presets, and what contradicts what.

use super::*;
use ardri_tafl::{Preset, Rule, RuleBook, RulesError};

const NAMES: [&str; 8] = [
    "edge-escape",
    "strong-king",
    "unarmed-king",
    "hostile-throne",
    "advanced",
    "king-returns",
    "corners-hostile-to-king",
    "no-edge-capture",
];

#[test]
fn every_rule_has_a_name_and_a_sentence() {
    assert_eq!(Rule::ALL.map(Rule::name), NAMES);
    for rule in Rule::ALL {
        assert_eq!(rule.name().parse(), Ok(rule));
        assert!(rule.sentence().ends_with('.'));
        let rules = Rules::BASIC.with(rule);
        assert!(rules.has(rule) && !Rules::BASIC.has(rule));
        assert_eq!(rules.iter().collect::<Vec<_>>(), [rule]);
    }
}

#[test]
fn rules_are_listed_with_commas() {
    assert_eq!(Rules::parse(""), Ok(Rules::BASIC));
    let two = Rules::parse(" unarmed-king , edge-escape ").unwrap();
    assert_eq!(two.to_string(), "edge-escape,unarmed-king");
    let unknown = Rules::parse("edge-escape,flying-king").unwrap_err();
    assert_eq!(
        unknown.to_string(),
        format!("there is no rule \"flying-king\"; the rules are {}", NAMES.join(", "))
    );
}

#[test]
fn advanced_and_strong_king_exclude_each_other() {
    let both = Rules::parse("advanced,strong-king").unwrap();
    let error = Options::<Tablut>::new(both).unwrap_err();
    assert_eq!(error, RulesError::Exclude(Rule::Advanced, Rule::StrongKing));
    assert_eq!(
        error.to_string(),
        "the rules advanced and strong-king exclude each other: each says how the King is captured"
    );
    for one in ["advanced", "strong-king"] {
        assert!(Options::<Tablut>::new(Rules::parse(one).unwrap()).is_ok());
    }
}

#[test]
fn advanced_belongs_to_tablut() {
    let error = Options::<Brandubh>::new(Rules::parse("advanced").unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "the rule advanced belongs to Tablut");
}

#[test]
fn every_other_combination_can_be_played() {
    for bits in 0..256_u16 {
        let rules: Rules = Rule::ALL.into_iter().filter(|rule| bits & rule.bit() != 0).collect();
        let advanced = rules.has(Rule::Advanced);
        assert_eq!(rules.on::<Brandubh>().is_ok(), !advanced, "{rules}");
        let both = advanced && rules.has(Rule::StrongKing);
        assert_eq!(rules.on::<Tablut>().is_ok(), !both, "{rules}");
    }
}

#[test]
fn there_is_one_preset() {
    assert_eq!("federation".parse(), Ok(Preset::Federation));
    assert_eq!(Preset::Federation.rules(), Rules::parse(FEDERATION).unwrap());
    let error = "fetlar".parse::<Preset>().unwrap_err();
    assert_eq!(error.to_string(), "there is no preset \"fetlar\"; the presets are federation");
}
