//! The steps that lead a person to an action.

use std::collections::BTreeSet;

use ardri_boru::{Action, Ask, Pick, ask};
use ardri_core::{Actor, Game};
use serde_json::json;

use super::random::walk;
use super::*;

fn actions(texts: &[&str]) -> Vec<Action> {
    texts.iter().map(|text| text.parse().unwrap()).collect()
}

fn legal(play: &Play, seat: u8) -> Vec<Action> {
    play.legal(seat).iter().map(|text| text.parse().unwrap()).collect()
}

/// What is asked, as JSON.
fn choices(legal: &[Action], chosen: &[Pick]) -> serde_json::Value {
    match ask(legal, chosen) {
        Ask::Choose { picks } => json!(picks),
        Ask::Ready(action) => json!(action.to_string()),
        Ask::Nothing => json!(null),
    }
}

/// All actions that the steps lead to.
fn reached(legal: &[Action], chosen: &mut Vec<Pick>, found: &mut BTreeSet<String>) {
    match ask(legal, chosen) {
        Ask::Ready(action) => {
            found.insert(action.to_string());
        }
        Ask::Nothing => panic!("{chosen:?} was offered and leads nowhere"),
        Ask::Choose { picks } => {
            assert!(picks.len() > 1, "a step with one possibility is not asked: {picks:?}");
            for (place, pick) in picks.iter().enumerate() {
                assert!(!picks[..place].contains(pick), "{pick:?} is offered twice");
                chosen.push(*pick);
                reached(legal, chosen, found);
                chosen.pop();
            }
        }
    }
}

#[test]
fn the_steps_lead_to_every_legal_action_and_to_no_other() {
    for seed in 0..6 {
        walk(seed, |game, actor, _| {
            let Actor::Seat(seat) = actor else { return };
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            let mut found = BTreeSet::new();
            reached(&legal, &mut Vec::new(), &mut found);
            assert_eq!(found, legal.iter().map(ToString::to_string).collect());
        });
    }
}

#[test]
fn a_step_that_was_not_asked_need_not_be_told() {
    // A winner has one part only, so the first question is how many to buy.
    let legal = actions(&["primary", "primary buy 1"]);
    assert_eq!(choices(&legal, &[]), json!([{"buy": 0}, {"buy": 1}]));
    assert_eq!(choices(&legal, &[Pick::Buy(0)]), json!("primary"));
    assert_eq!(choices(&legal, &[Pick::Buy(1)]), json!("primary buy 1"));
    let royal = actions(&["top", "top expand L3", "top expand L7"]);
    assert_eq!(choices(&royal, &[Pick::Stay]), json!("top"));
    assert_eq!(choices(&royal, &[Pick::Town("L7".parse().unwrap())]), json!("top expand L7"));
    assert_eq!(choices(&royal, &[Pick::Town("L8".parse().unwrap())]), json!(null));
}

#[test]
fn nothing_legal_leads_nowhere() {
    assert_eq!(ask(&[], &[]), Ask::Nothing);
}

#[test]
fn one_possibility_is_ready_at_once() {
    assert_eq!(choices(&actions(&["mark C2"]), &[]), json!("mark C2"));
    assert_eq!(choices(&actions(&["bottom free C2"]), &[]), json!("bottom free C2"));
    assert_eq!(choices(&actions(&["play 3"]), &[]), json!("play 3"));
}

#[test]
fn two_cards_are_picked_one_after_the_other_in_any_order() {
    let legal = actions(&["pick 1 2", "pick 1 3", "pick 2 3"]);
    assert_eq!(choices(&legal, &[]), json!([{"card": 1}, {"card": 2}, {"card": 3}]));
    let card = |value| Pick::Card(ardri_boru::Card::new(value).unwrap());
    assert_eq!(choices(&legal, &[card(3)]), json!([{"card": 1}, {"card": 2}]));
    assert_eq!(choices(&legal, &[card(3), card(1)]), json!("pick 1 3"));
    assert_eq!(choices(&legal, &[card(1), card(3)]), json!("pick 1 3"));
    assert_eq!(choices(&legal, &[card(4)]), json!(null));
    assert_eq!(choices(&legal, &[card(1), card(1)]), json!(null));
}

#[test]
fn many_towns_are_asked_by_region() {
    let play = table(3).hands(&[&[13, 1], &[2, 3], &[4, 5]]).sits();
    let legal = legal(&play, 0);
    let regions =
        json!(["N", "U", "B", "S", "D", "C", "L", "M"].map(|region| json!({"region": region})));
    assert_eq!(choices(&legal, &[]), regions);
    let dubhlinn = Pick::Region("D".parse().unwrap());
    assert_eq!(
        choices(&legal, &[dubhlinn]),
        json!([{"town": "D1"}, {"town": "D2"}, {"town": "D3"}])
    );
    let dublin = Pick::Town("D2".parse().unwrap());
    assert_eq!(choices(&legal, &[dubhlinn, dublin]), json!("mark D2"));
    assert_eq!(choices(&legal, &[dublin]), json!(null));
}

#[test]
fn few_towns_are_asked_at_once() {
    let legal = actions(&["raid C2", "raid D1", "raid M4"]);
    assert_eq!(choices(&legal, &[]), json!([{"town": "C2"}, {"town": "D1"}, {"town": "M4"}]));
    let twelve: Vec<_> = (1..=9).map(|n| format!("mark L{n}")).collect();
    let mut towns = actions(&twelve.iter().map(String::as_str).collect::<Vec<_>>());
    towns.extend(actions(&["mark M1", "mark M2", "mark M3"]));
    assert_eq!(choices(&towns, &[]).as_array().unwrap().len(), 12);
    towns.extend(actions(&["mark M4"]));
    assert_eq!(choices(&towns, &[]), json!([{"region": "L"}, {"region": "M"}]));
}

#[test]
fn a_purchase_is_asked_after_the_part_from_none_up() {
    let legal = actions(&["top", "bottom", "bottom buy 1", "bottom buy 2"]);
    assert_eq!(choices(&legal, &[]), json!([{"part": "top"}, {"part": "bottom"}]));
    let bottom = Pick::Part(ardri_boru::Part::Bottom);
    assert_eq!(choices(&legal, &[bottom]), json!([{"buy": 0}, {"buy": 1}, {"buy": 2}]));
    assert_eq!(choices(&legal, &[bottom, Pick::Buy(0)]), json!("bottom"));
    assert_eq!(choices(&legal, &[bottom, Pick::Buy(2)]), json!("bottom buy 2"));
    assert_eq!(choices(&legal, &[bottom, Pick::Buy(3)]), json!(null));
    assert_eq!(choices(&legal, &[Pick::Part(ardri_boru::Part::Top)]), json!("top"));
}

#[test]
fn an_expansion_is_asked_with_the_choice_to_stay() {
    let legal = actions(&["top", "top expand L3", "top expand L7", "bottom"]);
    let top = Pick::Part(ardri_boru::Part::Top);
    assert_eq!(choices(&legal, &[top]), json!(["stay", {"town": "L3"}, {"town": "L7"}]));
    assert_eq!(choices(&legal, &[top, Pick::Stay]), json!("top"));
}

#[test]
fn the_princess_is_asked_by_her_offers() {
    let legal = actions(&["princess military", "princess trade", "princess spurn"]);
    let offers = json!([{"offer": "military"}, {"offer": "trade"}, {"offer": "spurn"}]);
    assert_eq!(choices(&legal, &[]), offers);
    assert_eq!(choices(&legal, &[Pick::Offer(ardri_boru::Offer::Spurn)]), json!("princess spurn"));
}
