use super::*;

use ardri_throne::Line;

/// A deck whose first cards the rolls below can fill.
fn deck() -> Deck {
    let text = include_str!("../../../../../throne/tests/decks/book.toml");
    Deck::from_toml(text).unwrap()
}

/// The ways to go on after a roll, with the first two cards as possible targets.
fn builder(roll: &str) -> ThroneBuilder {
    let roll: Dice = roll.parse().unwrap();
    let deck = deck();
    let mut legal = Vec::new();
    for card in &deck.cards()[..2] {
        for (place, line) in card.lines[..card.steal_line()].iter().enumerate() {
            Line::ways(line, &roll, &mut |dice| {
                let line = LineNumber::Printed(place as u8 + 1);
                legal.push(Action::Fill { card: card.id.as_str().into(), line, dice });
            });
        }
    }
    legal.extend(roll.faces().map(Action::Aside));
    legal.dedup();
    legal.extend(roll.red.map(Action::AsideRed));
    ThroneBuilder::new(legal)
}

#[test]
fn steps_lead_to_every_action() {
    for roll in ["STTK123", "SSSTKK3rS", "1112223", "SSSSSSS", "SrK"] {
        let start = builder(roll);
        for action in start.legal() {
            let mut way = start.clone();
            way.lead_to(action);
            assert_eq!(way.ready().as_ref(), Some(action), "{roll}");
            assert!(way.picks().is_empty());
            // By numbers, too.
            let mut steps = start.clone();
            while steps.ready().is_none() {
                let picks = steps.picks();
                let leads =
                    |pick: &Pick| steps.after(std::slice::from_ref(pick)).way_to(action).is_some();
                let place = picks.iter().position(leads).unwrap();
                let typed = steps.understand(&(place + 1).to_string(), &deck()).unwrap();
                let Typed::Steps(taken) = typed else { panic!("{typed:?}") };
                steps = steps.after(&taken);
            }
            assert_eq!(steps.ready().as_ref(), Some(action));
            // And written out.
            let typed = start.understand(&action.to_string(), &deck()).unwrap();
            assert_eq!(typed, Typed::Whole(action.clone()), "{action}");
        }
    }
}

#[test]
fn cards_lines_and_dice_go_by_name() {
    let deck = deck();
    let start = builder("STTK123");
    let name = &deck.form().cards[0].name;
    let id: Id = deck.cards()[0].id.as_str().into();
    let card = Typed::Steps(vec![Pick::Card(id.clone())]);
    assert_eq!(start.understand(name, &deck), Ok(card.clone()));
    assert_eq!(start.understand(&format!("FILL {}", name.to_uppercase()), &deck), Ok(card));
    let last = &deck.cards()[2];
    let not_now = start.understand(&last.id, &deck);
    let Ok(Typed::NotNow(Action::Fill { card, .. })) = not_now else { panic!("{not_now:?}") };
    assert_eq!(card.as_str(), last.id);
    let aside = Typed::Steps(vec![Pick::Aside, Pick::Set { face: Face::Knot, red: false }]);
    assert_eq!(start.understand("K", &deck), Ok(aside));
    assert_eq!(start.understand("aside k", &deck), Ok(Typed::Whole(Action::Aside(Face::Knot))));
    assert_eq!(start.understand("aside", &deck), Ok(Typed::Steps(vec![Pick::Aside])));
    assert_eq!(dice_word("[t] [K] (s)"), "TKrS");
    for bad in ["fill", "fill nobody 2 TK", "aside X", "die green", "thumb-war perhaps"] {
        assert!(start.understand(bad, &deck).is_err(), "{bad}");
    }
    assert_eq!(start.understand("hello there", &deck), Ok(Typed::Unknown));
}

#[test]
fn a_step_without_a_choice_is_left_out() {
    let only = ThroneBuilder::new(vec![Action::Aside(Face::Tree), Action::Aside(Face::Knot)]);
    assert_eq!(only.picks().len(), 2);
    let one = ThroneBuilder::new(vec![Action::Aside(Face::Tree)]);
    assert_eq!(one.ready(), Some(Action::Aside(Face::Tree)));
    assert_eq!(one.understand("1", &deck()), Ok(Typed::Whole(Action::Aside(Face::Tree))));
    assert_eq!(ThroneBuilder::new(Vec::new()).ready(), None);
}

#[test]
fn a_die_goes_by_its_name_here_and_in_english() {
    let deck = deck();
    let start = builder("STTK123rT");
    let set = |face, red| Ok(Typed::Steps(vec![Pick::Aside, Pick::Set { face, red }]));
    for (code, own) in [("en", "tree"), ("ga", "Crann"), ("de", "Baum")] {
        crate::i18n::speak(code.parse().unwrap());
        for name in ["Tree", own] {
            assert_eq!(start.understand(name, &deck), set(Face::Tree, false), "{name}");
            for line in [format!("aside {name}"), format!("set aside {name}")] {
                let aside = Ok(Typed::Whole(Action::Aside(Face::Tree)));
                assert_eq!(start.understand(&line, &deck), aside, "{line}");
            }
        }
        assert_eq!(start.understand("red Tree", &deck), set(Face::Tree, true));
        let red = Ok(Typed::Whole(Action::AsideRed(Face::Tree)));
        assert_eq!(start.understand("aside red tree", &deck), red);
        assert_eq!(start.understand("two spears", &deck), set(Face::Spear2, false));
    }
    assert_eq!(start.understand("2 Speere", &deck), set(Face::Spear2, false));
    // One that was not rolled is for the rules to refuse.
    let knot = Ok(Typed::Whole(Action::Aside(Face::Knot)));
    assert_eq!(builder("STT123").understand("Knoten", &deck), knot);
}

#[test]
fn what_cannot_be_read_is_quoted_as_it_was_typed() {
    let why = builder("STTK123").understand("aside Treee", &deck()).unwrap_err();
    assert!(why.starts_with("“aside Treee” is not an action"), "{why}");
}
