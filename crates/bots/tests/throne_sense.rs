//! Positions of The High Throne in which the choice is plain: every level above the weakest makes it.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::sync::Arc;

use ardri_bots::{Budget, Opponents};
use ardri_core::{Game, Seat, Viewer};
use ardri_throne::{Action, Deck, HighThrone, Options};
use serde_json::{Value, json};

/// A position in which the first seat has to act.
struct Case {
    why: &'static str,
    /// The cards of each seat; what nobody has lies in the centre.
    held: &'static [&'static [&'static str]],
    /// The target, and the places of its lines that are filled.
    target: Option<(&'static str, &'static [u8])>,
    /// What was rolled; nothing if an eighth die is to be chosen.
    roll: &'static str,
    /// How a right action begins.
    right: &'static [&'static str],
    /// How a wrong one does, where more than one is right.
    wrong: &'static [&'static str],
}

const CASE: Case = Case { why: "", held: &[], target: None, roll: "", right: &[], wrong: &[] };

/// Cards that are alike, so that only who has them and what they bring decides.
fn twins() -> Arc<Deck> {
    let card = |id: &str, region: &str, points: u8, lines: &[&str]| json!({"id": id, "name": id, "region": region, "kind": "beast", "points": points, "lines": lines});
    let region =
        |id: &str, points: u8| json!({"id": id, "name": id, "colour": "red", "points": points});
    let deck = json!({
        "name": "Twins",
        "regions": [region("a", 9), region("b", 9), region("c", 9), region("d", 9), region("far", 3), region("gold", 6), region("hard", 1)],
        "cards": [
            card("a1", "a", 3, &["ST"]), card("a2", "a", 3, &["ST"]),
            card("b1", "b", 3, &["ST"]), card("b2", "b", 3, &["ST"]),
            card("c1", "c", 3, &["ST"]), card("c2", "c", 3, &["ST"]),
            card("d1", "d", 3, &["ST"]), card("d2", "d", 3, &["ST"]),
            card("slow", "far", 3, &["ST", "KK"]), card("dear", "gold", 6, &["ST"]),
            card("hard", "hard", 1, &["SSSSS"]),
        ],
        "objectives": [],
    });
    Arc::new(Deck::from_json(&deck.to_string()).unwrap())
}

/// The position of a case.
fn position(deck: &Arc<Deck>, case: &Case) -> HighThrone {
    let seats = case.held.len();
    let game = HighThrone::new(&Options { deck: Some(deck.clone()) }, seats as u8).unwrap();
    let mut form = serde_json::to_value(game).unwrap();
    let objectives: Vec<&str> = deck.objectives().iter().map(|one| one.id.as_str()).collect();
    if !objectives.is_empty() {
        let two = |seat: usize| [objectives[2 * seat], objectives[2 * seat + 1]];
        form["drawn"] = (0..seats).map(|seat| json!(two(seat))).collect();
        form["kept"] = (0..seats).map(|seat| json!(two(seat)[0])).collect();
    }
    let cards =
        case.held.iter().enumerate().flat_map(|(seat, cards)| {
            cards.iter().map(move |card| ((*card).to_string(), json!(seat)))
        });
    form["cards"] = Value::Object(cards.collect());
    let locked = deck.regions().iter().filter_map(|region| {
        let has_all = |cards: &&[&str]| {
            region.cards.iter().all(|card| cards.contains(&deck.cards()[card].id.as_str()))
        };
        Some((region.id.clone(), json!(case.held.iter().position(has_all)?)))
    });
    form["locked"] = Value::Object(locked.collect());
    form["contenders"] = json!([]);
    form["first"] = json!(0);
    form["phase"] = json!(if case.roll.is_empty() { "die" } else { "choose" });
    let (standard, red) =
        case.roll.split_once('r').map_or((case.roll, false), |(dice, _)| (dice, true));
    let (target, filled) = case.target.map_or((None, &[][..]), |(id, filled)| (Some(id), filled));
    form["turn"] = json!({
        "seat": 0, "target": target, "filled": filled, "red": red,
        "standard": if case.roll.is_empty() { 7 } else { standard.len() },
        "roll": if case.roll.is_empty() { Value::Null } else { json!(case.roll) },
    });
    serde_json::from_value(form).unwrap_or_else(|error| panic!("{}: {error}", case.why))
}

fn check(deck: &Arc<Deck>, cases: &[Case]) {
    let mut mistakes = Vec::new();
    for case in cases {
        let game = position(deck, case);
        let mut legal: Vec<Action> = Vec::new();
        game.legal_actions(Seat(0), &mut legal);
        let begins = |action: &Action, with: &[&str]| {
            with.iter().any(|with| action.to_string().starts_with(with))
        };
        let right = |action: &Action| {
            (case.right.is_empty() || begins(action, case.right)) && !begins(action, case.wrong)
        };
        assert!(legal.iter().any(&right) && !legal.iter().all(&right), "{}: {legal:?}", case.why);
        for level in HighThrone::levels().iter().skip(1) {
            for seed in 0..3 {
                let mut bot = HighThrone::bot(game.options(), level.name, seed).unwrap();
                let action = bot.choose(&game.view(Viewer::Seat(Seat(0))), &legal, Budget::Usual);
                if !right(&action) {
                    mistakes.push(format!("{}: the {} chose {action}", case.why, level.name));
                }
            }
        }
    }
    assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
}

/// Nearly the whole deck of the house: who holds it is far ahead.
const MANY: &[&str] = &[
    "bran-and-sceolan",
    "aoibheall",
    "hag-of-beara",
    "rowing-wheel",
    "brown-bull",
    "macha",
    "cu-chulainn",
    "caladbolg",
    "stone-of-destiny",
    "spear-of-lugh",
    "morrigan",
    "cauldron-of-the-dagda",
];
/// What is left of it but for Fionn, the last card in the centre.
const FEW: &[&str] = &["salmon-of-knowledge", "queen-medb", "white-horned-bull"];

#[test]
fn a_line_that_is_filled_and_certain_is_filled() {
    let last = |why, target: (&'static str, &'static [u8]), roll, right| Case {
        why,
        held: &[&[], &["macha", "aoibheall"]],
        target: Some(target),
        roll,
        right,
        ..CASE
    };
    check(
        &Deck::ardri(),
        &[
            last(
                "the last Knot of the Salmon",
                ("salmon-of-knowledge", &[0, 1]),
                "KK12",
                &["fill salmon-of-knowledge 3 K"],
            ),
            last(
                "the last Spiral of the Salmon",
                ("salmon-of-knowledge", &[1, 2]),
                "ST1",
                &["fill salmon-of-knowledge 1 S"],
            ),
            last("the last line of a steal", ("macha", &[0, 2]), "ST13", &["fill macha 2"]),
            last("the steal itself", ("aoibheall", &[0, 1]), "S1T", &["fill aoibheall steal S"]),
            last("Spears enough", ("caladbolg", &[0]), "332S", &["fill caladbolg 2"]),
            last("two Knots", ("cu-chulainn", &[0]), "KK1", &["fill cu-chulainn 2"]),
            last(
                "the line of many",
                ("white-horned-bull", &[0]),
                "STK112",
                &["fill white-horned-bull 2"],
            ),
            last("a single die", ("rowing-wheel", &[0, 1]), "3", &["fill rowing-wheel 3 3"]),
            last("Spears by halves", ("spear-of-lugh", &[0, 1]), "322T", &["fill spear-of-lugh 3"]),
        ],
    );
}

#[test]
fn a_card_that_is_certain_is_taken() {
    const NONE: &[&[&str]] = &[&[], &[]];
    let case = |why, held, roll, right| Case { why, held, roll, right, ..CASE };
    check(
        &Deck::ardri(),
        &[
            case("ten Spears are Fionn", NONE, "3331STK", &["fill fionn-mac-cumhaill"]),
            case(
                "and so they are for three",
                &[&[], &[], &[]],
                "3331STT",
                &["fill fionn-mac-cumhaill"],
            ),
        ],
    );
    check(
        &twins(),
        &[
            case(
                "a card at once rather than half of one like it",
                &[&["a1"], &["b1"]],
                "STKK123",
                &["fill a2", "fill b2", "fill c", "fill d", "fill dear"],
            ),
            case(
                "the dearer of two that are as easy",
                &[&[], &["b1", "c1"]],
                "ST11223",
                &["fill dear"],
            ),
            case("the dearer one for three", &[&[], &["b1"], &["c1"]], "ST11223", &["fill dear"]),
            case("the dearer one with two dice left", &[&[], &["b1"]], "ST", &["fill dear"]),
        ],
    );
}

#[test]
fn the_last_card_is_taken_by_who_is_ahead_and_by_nobody_else() {
    let with = |why, held, roll, right, wrong| Case { why, held, roll, right, wrong, ..CASE };
    check(
        &Deck::ardri(),
        &[
            with("far ahead: end it", &[MANY, FEW], "3331STK", &["fill fionn-mac-cumhaill"], &[]),
            with(
                "far ahead of two: end it",
                &[MANY, FEW, &[]],
                "3331STK",
                &["fill fionn-mac-cumhaill"],
                &[],
            ),
            with(
                "far ahead, with more Spears than it takes",
                &[MANY, FEW],
                "3333311",
                &["fill fionn-mac-cumhaill"],
                &[],
            ),
            with(
                "far ahead, with the red die",
                &[MANY, FEW],
                "3331STKr1",
                &["fill fionn-mac-cumhaill"],
                &[],
            ),
            with(
                "far behind: do not end it",
                &[FEW, MANY],
                "3331STK",
                &[],
                &["fill fionn-mac-cumhaill"],
            ),
            with(
                "far behind one of two: do not end it",
                &[FEW, MANY, &[]],
                "3331STK",
                &[],
                &["fill fionn-mac-cumhaill"],
            ),
            with(
                "behind with nothing: do not end it",
                &[&[], MANY, FEW],
                "3333STK",
                &[],
                &["fill fionn-mac-cumhaill"],
            ),
            with(
                "behind, whatever is rolled",
                &[FEW, MANY],
                "3333333",
                &[],
                &["fill fionn-mac-cumhaill"],
            ),
        ],
    );
}

#[test]
fn a_steal_is_from_the_leader_where_the_odds_are_equal() {
    let case = |why, held, right| Case { why, held, roll: "SST1133", right, ..CASE };
    const LEADER: &[&str] = &["a1", "b1", "c1", "d1", "dear"];
    const HIS: &[&str] = &["fill a1", "fill b1", "fill c1", "fill d1"];
    const OWN: &[&str] = &["a2", "b2", "c2", "slow"];
    check(
        &twins(),
        &[
            case("the second seat leads", &[OWN, LEADER, &["d2"]], HIS),
            case("the third seat leads", &[OWN, &["d2"], LEADER], HIS),
            case("the last of four leads", &[&["b2", "slow"], &["a2"], &["d2", "c2"], LEADER], HIS),
            case(
                "the second of four leads",
                &[&["b2", "slow"], LEADER, &["c2"], &["a2", "d2"]],
                HIS,
            ),
        ],
    );
}

#[test]
fn as_few_dice_as_can_be_fill_a_line() {
    let spends = |why, target, roll, right| Case {
        why,
        held: &[&["cu-chulainn"], &[]],
        target: Some(target),
        roll,
        right,
        ..CASE
    };
    check(
        &Deck::ardri(),
        &[
            spends(
                "one die of three Spears, not two dice",
                ("rowing-wheel", &[0]),
                "123TK",
                &["fill rowing-wheel 3 3"],
            ),
            spends(
                "two dice for four Spears, not three",
                ("bran-and-sceolan", &[0]),
                "1123T",
                &["fill bran-and-sceolan 3 13"],
            ),
            spends(
                "three dice for seven Spears, not four",
                ("caladbolg", &[0]),
                "112333",
                &["fill caladbolg 2 133"],
            ),
            spends(
                "the red die stays while a Spiral of another does",
                ("bran-and-sceolan", &[0]),
                "STTKrS",
                &["fill bran-and-sceolan 2 S"],
            ),
            spends(
                "the red die stays while a Knot of another does",
                ("salmon-of-knowledge", &[0]),
                "K112rS",
                &["fill salmon-of-knowledge 3 K"],
            ),
            spends(
                "the red die stays while another has three Spears",
                ("brown-bull", &[0]),
                "3TTKr3",
                &["fill brown-bull 2 3"],
            ),
        ],
    );
}

#[test]
fn the_line_that_seldom_comes_is_filled_first() {
    let first = |why, target, roll, right| Case {
        why,
        held: &[&[], &["brown-bull", "cu-chulainn", "morrigan"]],
        target: Some(target),
        roll,
        right,
        ..CASE
    };
    check(
        &Deck::ardri(),
        &[
            first(
                "eight Spears before the Spiral of the steal",
                ("brown-bull", &[0]),
                "S333TK",
                &["fill brown-bull 3 233", "fill brown-bull 3 333"],
            ),
            first(
                "two Knots before the Spiral of the steal",
                ("cu-chulainn", &[0]),
                "SKK12",
                &["fill cu-chulainn 2"],
            ),
            first("two Knots before one", ("morrigan", &[0]), "SKK112", &["fill morrigan 3"]),
            first(
                "two Spirals before three Spears",
                ("rowing-wheel", &[0]),
                "SSTT3K",
                &["fill rowing-wheel 2"],
            ),
            first(
                "eight Spears before three",
                ("brown-bull", &[0, 3]),
                "2333T",
                &["fill brown-bull 3 233"],
            ),
        ],
    );
}

#[test]
fn the_red_die_is_not_the_one_to_be_set_aside() {
    let aside = |why, target, roll| Case {
        why,
        held: &[&["queen-medb", "cu-chulainn"], &[]],
        target: Some(target),
        roll,
        wrong: &["aside r"],
        ..CASE
    };
    check(
        &Deck::ardri(),
        &[
            aside("for five Spears", ("spear-of-lugh", &[0, 1]), "SKK1r2"),
            aside("for a Knot", ("aoibheall", &[1]), "STTr1"),
            aside("for Spears", ("caladbolg", &[0]), "STKKr1"),
        ],
    );
}

#[test]
fn a_region_is_locked_when_it_can_be() {
    let lock = |why, held, right| Case { why, held, roll: "ST11223", right, ..CASE };
    check(
        &twins(),
        &[
            lock("rather than to begin another", &[&["a1"], &[]], &["fill a2"]),
            lock(
                "for three, or the dearest card",
                &[&["c2"], &["a1"], &["b1"]],
                &["fill c1", "fill dear"],
            ),
            lock("rather than the dearest card", &[&["b2"], &["a1", "c1"]], &["fill b1"]),
            lock(
                "with the rest of the deck gone",
                &[&["d1", "slow"], &["a1", "b1", "c1", "dear"]],
                &["fill d2"],
            ),
        ],
    );
}

#[test]
fn of_cards_that_are_certain_the_dearer_is_taken() {
    let case = |why, held, roll, right| Case { why, held, roll, right, ..CASE };
    check(
        &twins(),
        &[
            case(
                "five Spirals are not worth more than a Spiral and a Tree",
                &[&[], &["a1"]],
                "SSSSST1",
                &["fill a", "fill b", "fill c", "fill d", "fill dear"],
            ),
            case(
                "the dearer one also with five Spirals",
                &[&[], &["b1", "c1"]],
                "SSSSSTT",
                &["fill dear"],
            ),
            case(
                "the last chance of the turn",
                &[&[], &["b1"], &["c1"], &["d1"]],
                "ST",
                &["fill dear"],
            ),
        ],
    );
}

/// Objectives of which one is plainly better than another: equal in all but one thing.
fn wishes() -> Arc<Deck> {
    let mut form = serde_json::to_value(twins().form()).unwrap();
    let wish = |id: &str, points: u8, needs: Value| json!({"id": id, "name": id, "text": id, "points": points, "needs": needs});
    form["objectives"] = json!([
        wish("one", 4, json!({"cards": ["a1"]})),
        wish("three", 4, json!({"cards": ["a1", "b1", "c1"]})),
        wish("any", 4, json!({"cards": ["a1", "b1", "c1"], "count": 1})),
        wish("hard", 4, json!({"cards": ["hard"]})),
        wish("cheap", 1, json!({"cards": ["a1"]})),
        wish("all", 4, json!({"cards": ["a1", "b1", "c1", "d1", "hard"]})),
        wish("two", 4, json!({"cards": ["a1", "b1"]})),
        wish("lock", 4, json!({"locked": 3})),
        wish("easy", 4, json!({"kind": "beast", "count": 1})),
        wish("many", 4, json!({"kind": "beast", "count": 9})),
        wish("nine", 9, json!({"cards": ["a1"]})),
        wish("slow", 4, json!({"cards": ["slow", "hard"]})),
    ]);
    Arc::new(Deck::from_json(&form.to_string()).unwrap())
}

#[test]
fn an_objective_is_kept_that_comes_true_more_often_or_brings_more() {
    let deck = wishes();
    let options = Options { deck: Some(deck.clone()) };
    let mut mistakes = Vec::new();
    for (seats, good, bad) in [
        (2, "one", "three"),
        (2, "any", "one"),
        (3, "one", "hard"),
        (3, "nine", "cheap"),
        (4, "one", "cheap"),
        (4, "two", "all"),
        (5, "easy", "many"),
        (6, "any", "lock"),
        (6, "one", "slow"),
    ] {
        for drawn in [[good, bad], [bad, good]] {
            let others = deck.objectives().iter().map(|one| one.id.as_str());
            let order = drawn.into_iter().chain(others.filter(|one| !drawn.contains(one)));
            let order = Action::Objectives(order.map(Into::into).collect());
            let mut game = HighThrone::new(&options, seats).unwrap();
            game.apply(ardri_core::Actor::Chance, &order, &mut ardri_core::NoEvents).unwrap();
            let mut legal: Vec<Action> = Vec::new();
            game.legal_actions(Seat(0), &mut legal);
            assert_eq!(legal.len(), 2);
            for level in HighThrone::levels().iter().skip(1) {
                let mut bot = HighThrone::bot(&options, level.name, 1).unwrap();
                let kept = bot.choose(&game.view(Viewer::Seat(Seat(0))), &legal, Budget::Usual);
                if kept != Action::Keep(good.into()) {
                    mistakes.push(format!("{seats} seats, the {}: {kept}, not {good}", level.name));
                }
            }
        }
    }
    assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
}

#[test]
fn the_best_die_is_taken() {
    let case = |why, held, right| Case { why, held, right, ..CASE };
    check(
        &Deck::ardri(),
        &[
            case(
                "an extra die is better than none",
                &[&["fionn-mac-cumhaill"], &[]],
                &["die extra"],
            ),
            case("the red one is better than none", &[&["cu-chulainn"], &[]], &["die red"]),
            case(
                "the red one is better than the other",
                &[&["cu-chulainn", "queen-medb"], &[]],
                &["die red"],
            ),
            case("also for four", &[&["queen-medb"], &["macha"], &[], &[]], &["die extra"]),
        ],
    );
}
