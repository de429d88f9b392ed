use super::*;

fn actions(texts: &[&str]) -> Vec<Action> {
    texts.iter().map(|text| text.parse().unwrap()).collect()
}

fn builder(texts: &[&str]) -> BoruBuilder {
    BoruBuilder::new(actions(texts))
}

fn action(text: &str) -> Action {
    text.parse().unwrap()
}

/// Takes all typed steps and gives the action that they lead to.
fn follow(builder: &mut BoruBuilder, lines: &[&str]) -> Option<Action> {
    for line in lines {
        match builder.understand(line).unwrap() {
            Typed::Steps(picks) => {
                assert!(picks.iter().all(|pick| builder.choose(pick)), "{line}");
            }
            Typed::Whole(action) => return Some(action),
            Typed::NotNow(_) | Typed::Unknown => panic!("{line} is not understood"),
        }
    }
    builder.ready()
}

#[test]
fn cards_are_kept_by_value_one_by_one_or_together() {
    let pack = ["pick 3 5", "pick 3 17", "pick 5 17"];
    for lines in
        [&["17", "3"][..], &["3", "17"], &["3 17"], &["17 3"], &["pick 17 3"], &["keep 3 17"]]
    {
        assert_eq!(follow(&mut builder(&pack), lines), Some(action("pick 3 17")), "{lines:?}");
    }
    let mut one = builder(&pack);
    follow(&mut one, &["5"]);
    assert_eq!(one.picks().len(), 2);
    assert!(one.back() && !one.back());
    assert_eq!(one.picks().len(), 3);
    for (line, reason) in [
        ("pick 3", "Two cards are kept"),
        ("pick 3 3", "two different"),
        ("pick 3 99", "“99” is not a card"),
        ("play cork", "is not a card"),
        ("princess maybe", "“maybe” is no answer"),
    ] {
        assert!(one.understand(line).unwrap_err().contains(reason), "{line}");
    }
}

#[test]
fn a_part_that_is_the_only_one_is_not_asked_for() {
    let mut primary = builder(&["primary", "primary buy 1", "primary buy 2"]);
    assert_eq!(primary.picks(), [Pick::Buy(0), Pick::Buy(1), Pick::Buy(2)]);
    assert_eq!(follow(&mut primary, &["2"]), Some(action("primary buy 2")));
    let mut top = builder(&["top", "top expand L5", "top expand L6"]);
    assert_eq!(follow(&mut top, &["ferns"]), Some(action("top expand L6")));
    for line in ["none", "stay", "1", "top"] {
        let mut top = builder(&["top", "top expand L5"]);
        assert_eq!(follow(&mut top, &[line]), Some(action("top")), "{line}");
    }
}

#[test]
fn actions_of_a_card_are_chosen_in_steps_or_typed_whole() {
    let legal = ["top", "top expand L5", "bottom", "bottom buy 1"];
    for (lines, wanted) in [
        (&["1", "1"][..], "top"),
        (&["1", "2"], "top expand L5"),
        (&["top expand Leighlin"], "top expand L5"),
        (&["TOP EXPAND leithghlinn"], "top expand L5"),
        (&["2", "0"], "bottom"),
        (&["2", "1"], "bottom buy 1"),
        (&["2", "buy 1"], "bottom buy 1"),
        (&["bottom buy 1"], "bottom buy 1"),
        (&["bottom buy 0"], "bottom"),
        // A whole action wins over a step of the same name.
        (&["top"], "top"),
    ] {
        assert_eq!(follow(&mut builder(&legal), lines), Some(action(wanted)), "{lines:?}");
    }
    // Where the part alone is no action, it is a step.
    let mut free = builder(&["top", "bottom free M8", "bottom free M7"]);
    assert_eq!(follow(&mut free, &["bottom", "cork"]), Some(action("bottom free M8")));
    assert!(builder(&legal).understand("top buy many").is_err());
    assert!(builder(&legal).understand("top expand Paris").is_err());
    assert!(builder(&legal).understand("top of the morning").is_err());
}

#[test]
fn towns_are_asked_by_region_but_found_by_name_at_once() {
    let all: Vec<String> = Town::all().map(|town| format!("mark {town}")).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let begin = || builder(&all);
    assert_eq!(begin().picks().len(), 8);
    for lines in [
        &["cork"][..],
        &["M8"],
        &["mark Corcaigh"],
        &["munster", "M8"],
        &["M", "cork"],
        &["8", "8"],
    ] {
        assert_eq!(follow(&mut begin(), lines), Some(action("mark M8")), "{lines:?}");
    }
    // A town that is not on offer is handed to the rules, which say why.
    let two = builder(&["raid M8", "raid M7"]);
    assert_eq!(two.understand("tara"), Ok(Typed::Whole(action("raid S3"))));
    assert!(two.understand("atlantis").unwrap_err().contains("There is no town “atlantis”"));
}

#[test]
fn offers_are_chosen_by_name() {
    let legal = ["princess military", "princess trade", "princess spurn"];
    for line in ["trade", "2", "princess trade", "TRADE"] {
        assert_eq!(follow(&mut builder(&legal), &[line]), Some(action("princess trade")));
    }
    assert_eq!(builder(&legal).understand("marry"), Ok(Typed::Unknown));
}

#[test]
fn the_only_action_goes_by_any_of_its_names() {
    for line in ["1", "11", "red 11", "play 11"] {
        assert_eq!(builder(&["play 11"]).understand(line), Ok(Typed::Whole(action("play 11"))));
    }
    for line in ["1", "M8", "cork", "raid Cork"] {
        assert_eq!(builder(&["raid M8"]).understand(line), Ok(Typed::Whole(action("raid M8"))));
    }
    assert_eq!(builder(&["play 11"]).understand("2"), Ok(Typed::Unknown));
}

#[test]
fn steps_lead_to_every_legal_action() {
    for legal in [
        &["pick 3 5", "pick 3 17", "pick 5 17"][..],
        &["top", "top expand L5", "bottom", "bottom buy 1"],
        &["primary", "primary buy 1"],
        &["raid M8"],
    ] {
        let mut builder = builder(legal);
        for action in actions(legal) {
            builder.lead_to(&action);
            assert_eq!(builder.ready(), Some(action));
        }
        builder.lead_to(&action("play 9"));
        assert!(builder.chosen().is_empty());
    }
}

#[test]
fn nothing_to_choose_offers_nothing() {
    let none = BoruBuilder::new(Vec::new());
    assert_eq!((none.picks(), none.ready()), (vec![], None));
    assert_eq!(none.understand("hello"), Ok(Typed::Unknown));
    assert_eq!(none.understand(""), Ok(Typed::Unknown));
}
