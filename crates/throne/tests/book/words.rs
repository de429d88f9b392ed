//! What is said: of what happens, of what is asked, of the end, and of what an action would do.

use ardri_core::{Arg, Game, Message, Seat, Teller, Viewer};
use ardri_throne::{
    BADGES, Decider, Deck, Dice, Event, Face, HighThrone, Line, Options, Seen, kind_called, name,
    objective_called, percent, so_many_dice,
};
use serde_json::json;

use crate::table::*;

/// What a seat is told of events.
fn seen_by(game: &Play, events: &[Event], seat: u8) -> Vec<Message> {
    let viewer = Viewer::Seat(Seat(seat));
    events.iter().map(|event| game.tells(&HighThrone::seen(event, viewer).unwrap())).collect()
}

/// A text about a seat.
fn of(text: &'static str, seat: u8) -> Message {
    Message::new(text).with("name", Seat(seat))
}

/// A text about several seats.
fn all(text: &'static str, seats: &[u8]) -> Message {
    Message::new(text).with("names", Arg::list(seats.iter().map(|seat| Seat(*seat))))
}

fn dice(text: &str) -> Arg {
    text.parse::<Dice>().unwrap().in_words()
}

fn line(text: &str) -> Arg {
    text.parse::<Line>().unwrap().in_words()
}

/// A card or an Objective of the book's deck, of which only one has an Irish name.
fn card(name: &str) -> Message {
    Message::called(name, if name == "Smith" { "An Gabha" } else { "" })
}

#[test]
fn every_seat_has_a_name() {
    assert_eq!(BADGES, ["Wolf", "Stag", "Raven", "Boar", "Hare", "Otter"]);
    let names: Vec<_> = Seat::all(6).map(name).collect();
    assert_eq!(names, BADGES);
}

#[test]
fn dice_lines_and_chances() {
    let some =
        |face: &str, count: u8| Message::new("throne-dice").with("face", face).with("count", count);
    let red = Message::new("throne-dice-red").with("dice", some("spiral", 1));
    assert_eq!(
        dice("TTK33rS"),
        Arg::list([some("tree", 2), some("knot", 1), some("three", 2), red])
    );
    assert_eq!(dice(""), Message::new("throne-dice-none").into());
    let spears = Message::new("throne-spears").with("count", 6);
    assert_eq!(line("TT6"), Arg::list([some("tree", 2), spears]));
    assert_eq!(Face::Spear1.called(), Message::new("throne-face").with("face", "one"));
    let whole = |value: i64| Message::new("throne-percent").with("value", value);
    let least = Message::new("throne-percent-least");
    let most = Message::new("throne-percent-most");
    for (chance, said) in
        [(0.0, whole(0)), (0.004, least), (0.125, whole(13)), (0.994, most), (1.0, whole(100))]
    {
        assert_eq!(percent(chance), said);
    }
    let kind = |kind: &str, other: &str| {
        Message::new("throne-kind").with("kind", kind).with("other", other)
    };
    assert_eq!(kind_called("élf"), kind("élf", "Élf"));
    assert_eq!(kind_called(""), kind("", ""));
}

#[test]
fn what_an_objective_asks_for() {
    let deck = Deck::ardri();
    let form = |id: &str| deck.form().objectives[deck.objective(id).unwrap()].clone();
    let raid = form("cattle-raid");
    let medb = Message::called("Queen Medb", "Méabh");
    let bull = Message::called("The Brown Bull of Cooley", "Donn Cuailnge");
    // Ours is told in the reader's language; in English it has words of its own.
    let asks = Message::new("throne-asks")
        .with("text", "Hold Queen Medb and the Brown Bull of Cooley")
        .with("needs", Arg::list([medb, bull]));
    assert_eq!(deck.asks(&raid), asks);
    let called = Message::new("deck-objective").with("id", "cattle-raid");
    let called = called.with("name", "The Cattle Raid");
    assert_eq!(objective_called("The Cattle Raid"), called);
    assert_eq!(objective_called("The Last Round"), card("The Last Round"));
    let full = Message::new("throne-objective-full").with("name", called).with("points", 4);
    assert_eq!(deck.objective_in_full(&raid), full.with("text", asks));
    // One's own keeps its words, and has ours only where it has none.
    let mut own = raid.clone();
    own.text = "Beide Stiere.".into();
    let text = Message::new("throne-asks").with("text", "Beide Stiere");
    assert_eq!(deck.asks(&own), text.with("needs", "Beide Stiere"));
    own.text.clear();
    let needs = deck.asks(&raid).args.get("needs").unwrap().clone();
    let text = Message::new("throne-asks").with("text", needs.clone());
    assert_eq!(deck.asks(&own), text.with("needs", needs));
}

#[test]
fn what_an_objective_asks_for_in_parts() {
    let deck = Deck::ardri();
    let asks = |needs: serde_json::Value| {
        let form = json!({"name": "Mine", "points": 1, "needs": needs});
        let asks = deck.asks(&serde_json::from_value(form).unwrap());
        asks.args.get("needs").unwrap().clone()
    };
    let count = |text, count: u8| Message::new(text).with("count", count);
    let macha = Message::called("Macha", "Macha");
    let caladbolg = Message::called("Caladbolg", "Caladhbholg");
    let both = Arg::list([macha, caladbolg]);
    let cards = json!({"cards": ["macha", "caladbolg"], "count": 1});
    let some = count("throne-needs-some", 1).with("cards", both.clone());
    assert_eq!(asks(cards.clone()), some.clone().into());
    assert_eq!(asks(json!({"cards": ["macha", "caladbolg"], "count": 2})), both);
    let hero = count("throne-needs-kind", 1).with("kind", kind_called("hero"));
    assert_eq!(asks(json!({"kind": "hero", "count": 1})), hero.clone().into());
    let tara = count("throne-needs-region", 2).with("region", Message::called("Tara", "Teamhair"));
    assert_eq!(asks(json!({"region": "tara", "count": 2})), tara.clone().into());
    for (needs, text, wanted) in [
        (json!({"regions": 4}), "throne-needs-regions", 4),
        (json!({"kinds": 3}), "throne-needs-kinds", 3),
        (json!({"total": 5}), "throne-needs-cards", 5),
        (json!({"locked": 1}), "throne-needs-locked", 1),
    ] {
        assert_eq!(asks(needs), count(text, wanted).into());
    }
    let any = json!({"any": [{"kind": "hero", "count": 1}, {"region": "tara", "count": 2}]});
    let or = Message::new("throne-needs-or").with("one", hero).with("other", tara);
    assert_eq!(asks(any.clone()), or.clone().into());
    let and = Message::new("throne-needs-and").with("one", some).with("other", or);
    assert_eq!(asks(json!({"all": [cards, any]})), and.into());
}

const DRAW: &str =
    "objectives hunt craft hoard homeland journey medley crowd keep realm oath whim riddle";

#[test]
fn objectives() {
    let mut game = new(deck(BOOK), 2);
    let events = game.try_by(ardri_core::Actor::Chance, DRAW).unwrap();
    let yours = |one: &str, other: &str| {
        [Message::new("throne-log-drawn-yours")
            .with("objectives", Arg::list([card(one), card(other)]))]
    };
    assert_eq!(seen_by(&game, &events, 0), yours("Hunt", "Craft"));
    assert_eq!(seen_by(&game, &events, 1), yours("Hoard", "Homeland"));
    assert_eq!(seen_by(&game, &events, 2), [Message::new("throne-log-drawn")]);
    let events = game.by(1, "keep hoard");
    let kept = Message::new("throne-log-kept-yours").with("objective", card("Hoard"));
    assert_eq!(seen_by(&game, &events, 1), [kept]);
    assert_eq!(seen_by(&game, &events, 0), [of("throne-log-kept", 1)]);
    // Those of our own deck have names in every language.
    let hoard = Seen::Kept { seat: Seat(1), objective: Some("The Cattle Raid".into()) };
    let kept = Message::new("throne-log-kept-yours");
    let kept = kept.with("objective", objective_called("The Cattle Raid"));
    assert_eq!(HighThrone::tell(&Options::default(), &hoard), Some(kept));
}

#[test]
fn the_first_roll() {
    let mut game = new(plain(BOOK), 3);
    let opening = |seat, rolled: &str, spears: u8| {
        of("throne-log-opening", seat).with("dice", dice(rolled)).with("spears", spears)
    };
    assert_eq!(game.told("roll STK1233"), [opening(0, "STK1233", 9)]);
    game.go("roll SSSSSSS");
    let tied = all("throne-log-opening-tied", &[0, 2]).with("spears", 9);
    assert_eq!(game.told("roll 333TTTT"), [opening(2, "333TTTT", 9), tied]);
    game.go("roll SSSSSSS");
    let first = of("throne-log-first", 2).with("spears", 4);
    assert_eq!(
        game.told("roll 22SSSSS"),
        [opening(2, "22SSSSS", 4), first, of("throne-log-turn", 2)]
    );
}

#[test]
fn a_roll_for_the_first_turn_tells_what_all_have_rolled() {
    let mut game = new(plain(BOOK), 3);
    let rolled = |game: &mut Play, text: &str| match game.go(text).swap_remove(0) {
        Seen::OpeningRoll { rolled, .. } => rolled,
        other => panic!("{other:?}"),
    };
    assert_eq!(rolled(&mut game, "roll STK1233"), [Some(9), None, None]);
    assert_eq!(rolled(&mut game, "roll SSSSSSS"), [Some(9), Some(0), None]);
    assert_eq!(rolled(&mut game, "roll 333TTTT"), [Some(9), Some(0), Some(9)]);
    assert_eq!(rolled(&mut game, "roll SSSSSSS"), [Some(0), None, None], "they roll again");
}

/// That a line was filled, by seat 0.
fn filled(name: &str, needs: &str, laid: &str, open: u8, begins: &str, from: Arg) -> Message {
    of("throne-log-filled", 0)
        .with("card", card(name))
        .with("line", line(needs))
        .with("dice", dice(laid))
        .with("open", open)
        .with("begins", begins)
        .with("from", from)
}

/// That a card was gained, by seat 0.
fn gained(name: &str, points: u8, die: &str, from: Option<u8>) -> Message {
    of("throne-log-gained", 0)
        .with("card", card(name))
        .with("points", points)
        .with("die", die)
        .with("stolen", from.is_some())
        .with("from", from.map_or(Arg::from(""), |from| Seat(from).into()))
}

#[test]
fn a_turn() {
    let mut game = position(2).held(0, "smith poet").choosing_a_die().play();
    let die = |word: &str| [of("throne-log-die", 0).with("die", word)];
    assert_eq!(game.clone().told("die none"), die("none"));
    assert_eq!(game.clone().told("die extra"), die("extra"));
    assert_eq!(game.told("die red"), die("red"));
    let rolled = of("throne-log-rolled", 0).with("dice", dice("TTKK333rS"));
    assert_eq!(game.told("roll TTKK333rS"), [rolled]);
    let nobody = || Arg::from("");
    assert_eq!(game.told("fill giant 3 3r3"), [filled("Giant", "6", "3r3", 2, "centre", nobody())]);
    game.go("roll TTKKSS");
    assert_eq!(game.told("fill giant 1 TT"), [filled("Giant", "TT", "TT", 1, "no", nobody())]);
    game.go("roll KSSS");
    assert_eq!(game.told("aside K"), [of("throne-log-aside", 0).with("dice", one("knot"))]);
    game.go("roll KKS");
    assert_eq!(
        game.told("fill giant 2 KK"),
        [
            filled("Giant", "KK", "KK", 0, "no", nobody()),
            gained("Giant", 3, "none", None),
            of("throne-log-turn", 1),
        ]
    );
}

fn one(face: &str) -> Message {
    Message::new("throne-dice").with("face", face).with("count", 1)
}

#[test]
fn dice_set_aside() {
    let game = position(2).held(0, "poet").rolled("STK123rS").play();
    let red = Message::new("throne-dice-red").with("dice", one("spiral"));
    for (aside, said) in [
        ("S", one("spiral")),
        ("T", one("tree")),
        ("K", one("knot")),
        ("1", one("one")),
        ("2", one("two")),
        ("3", one("three")),
        ("rS", red),
    ] {
        let told = game.clone().told(&format!("aside {aside}"));
        assert_eq!(told, [of("throne-log-aside", 0).with("dice", said)]);
    }
}

#[test]
fn what_is_left_of_a_roll_is_told() {
    let game = position(2).held(0, "poet").rolled("STK123rS").play();
    for (action, rest) in [
        ("aside 3", "STK12rS"),
        ("aside rS", "STK123"),
        ("fill smith 1 T", "SK123rS"),
        ("fill smith 1 rT", "STK123"),
    ] {
        let told = serde_json::to_value(game.clone().go(action)).unwrap();
        assert_eq!(told[0]["left"], rest, "{action}");
    }
}

#[test]
fn a_steal_and_a_lock() {
    let game = position(3).held(0, "cauldron").held(2, "poet").rolled("TKSSSSS");
    let mut game = game.play();
    let raven = || Arg::from(Seat(2));
    assert_eq!(game.told("fill poet 1 TK"), [filled("Poet", "TK", "TK", 1, "steal", raven())]);
    game.go("roll SSSSS");
    let locked = of("throne-log-locked", 0).with("region", card("South")).with("points", 5);
    assert_eq!(
        game.told("fill poet steal S"),
        [
            filled("Poet", "S", "S", 0, "no", raven()),
            gained("Poet", 2, "red", Some(2)),
            locked,
            of("throne-log-turn", 1),
        ]
    );
    let mut game = position(2).filling("smith", &[0]).rolled("KKKKK").play();
    assert_eq!(game.told("fill smith 2 K")[1], gained("Smith", 2, "extra", None));
    let mut game = position(2).rolled("SSSSSSS").play();
    assert_eq!(game.told("fill hound 1 S")[1], gained("Hound", 1, "none", None));
}

#[test]
fn cards_and_regions_have_their_irish_names() {
    let told = |seen: Seen| HighThrone::tell(&Options::default(), &seen).unwrap();
    let locked = Seen::RegionLocked { seat: Seat(0), region: "Leinster".into(), points: 13 };
    let leinster = Message::called("Leinster", "Laighin");
    assert_eq!(told(locked).args.get("region"), Some(&leinster.into()));
    let target = Some("Queen Medb".into());
    let ends = Seen::TurnEnds { seat: Seat(0), target, left: 1 };
    assert_eq!(told(ends).args.get("card"), Some(&Message::called("Queen Medb", "Méabh").into()));
}

#[test]
fn a_turn_that_ends_with_nothing() {
    let ends = |target: Option<&str>, left: u8| {
        of("throne-log-ends", 0)
            .with("card", target.map_or(Arg::from(""), |name| card(name).into()))
            .with("target", target.is_some())
            .with("left", left)
    };
    let mut game = position(2).filling("boar", &[1]).rolled("SSSS").play();
    assert_eq!(game.told("aside S")[1], ends(Some("Boar"), 3));
    let mut game =
        position(2).held(0, "hound smith spear poet cauldron well").rolled("SSSSS").play();
    assert_eq!(game.told("aside S")[1], ends(None, 4));
    let mut game = position(2).rolled("T").play();
    assert_eq!(game.clone().told("aside T")[1], ends(None, 0));
    assert_eq!(game.told("fill smith 1 T")[1], ends(Some("Smith"), 0));
}

#[test]
fn the_end() {
    let game = with_deck(deck(TIES), 2).keeping("nest bird");
    let mut game = game.held(0, "a1 b1 b2").held(1, "a2 c1 c2 rest").rolled("SSSSSSS").play();
    let shown = |seat, objective: &str, points: u8, holds: bool| {
        of("throne-log-objective", seat)
            .with("objective", card(objective))
            .with("points", points)
            .with("holds", holds)
    };
    let scored = |seat, [total, cards, regions, objective]: [u8; 4]| {
        of("throne-log-scored", seat)
            .with("total", total)
            .with("cards", cards)
            .with("regions", regions)
            .with("objective", objective)
    };
    let result = all_of("objective", &[1], 4);
    assert_eq!(
        game.told("fill last 1 S")[1..],
        [
            gained("Last", 0, "none", None),
            Message::new("throne-log-empty"),
            shown(0, "Nest", 2, false),
            shown(1, "Bird", 1, true),
            scored(0, [4, 1, 3, 0]),
            scored(1, [4, 1, 2, 1]),
            result.clone(),
        ]
    );
    assert_eq!(HighThrone::ended(game.0.options(), &game.outcome()), result);
}

fn all_of(by: &str, winners: &[u8], points: u8) -> Message {
    let names = Arg::list(winners.iter().map(|seat| Seat(*seat)));
    Message::new("throne-result").with("by", by).with("names", names).with("points", points)
}

#[test]
fn the_thumb_war() {
    let game = with_deck(plain(TIES), 2).held(0, "a1 b1 c1").held(1, "a2 b2 c2 rest");
    let mut game = game.rolled("SSSSSSS").play();
    assert_eq!(game.told("fill last 1 S").last(), Some(&all("throne-log-tied", &[0, 1])));
    let mut declined = game.clone();
    let yours = |yes: bool| Message::new("throne-log-voted-yours").with("yes", yes);
    let events = game.by(0, "thumb-war yes");
    assert_eq!(seen_by(&game, &events, 0), [yours(true)]);
    assert_eq!(seen_by(&game, &events, 1), [of("throne-log-voted", 0)]);
    game.by(1, "thumb-war yes");
    assert_eq!(game.told("winner 1"), [of("throne-log-toss", 1), all_of("thumb-war", &[1], 3)]);
    assert_eq!(
        game.outcome().reason,
        "Stag takes the High Throne: equal at 3 points and in all else, but winner of the thumb war."
    );
    let mut both = declined.clone();
    let events = declined.by(0, "thumb-war no");
    assert_eq!(seen_by(&game, &events, 0), [yours(false)]);
    let events = declined.by(1, "thumb-war yes");
    let no = |seats: &[u8]| all("throne-log-declined", seats).with("count", seats.len());
    assert_eq!(seen_by(&game, &events, 0)[1..], [no(&[0]), all_of("shared", &[0, 1], 3)]);
    assert_eq!(
        declined.outcome().reason,
        "Wolf and Stag share the High Throne: equal at 3 points and in all else."
    );
    both.by(0, "thumb-war no");
    let events = both.by(1, "thumb-war no");
    assert_eq!(seen_by(&game, &events, 0)[1], no(&[0, 1]));
}

#[test]
fn every_decision_has_its_reason_in_the_record() {
    for (by, word) in [(Decider::Points, "points"), (Decider::Regions, "regions")] {
        let won = Seen::Won { winners: vec![Seat(2)], points: 30, by };
        let told = HighThrone::tell(&Options::default(), &won);
        assert_eq!(told, Some(all_of(word, &[2], 30)));
    }
}

/// What a viewer is told to be asked.
fn asked(game: &Play, me: Option<u8>) -> Message {
    let viewer = me.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
    HighThrone::asked(game.0.options(), &game.0.view(viewer), me.map(Seat))
}

#[test]
fn what_is_asked() {
    let mut game = new(deck(BOOK), 2);
    assert_eq!(asked(&game, Some(0)), Message::new("throne-prompt-chance"));
    game.go(DRAW);
    game.by(0, "keep hunt");
    assert_eq!(asked(&game, Some(1)), Message::new("throne-prompt-keep"));
    for waits in [Some(0), None] {
        assert_eq!(asked(&game, waits), all("throne-prompt-keep-others", &[1]));
    }
    let die = position(2).held(0, "smith").choosing_a_die().play();
    assert_eq!(asked(&die, Some(0)), Message::new("throne-prompt-die"));
    assert_eq!(asked(&die, Some(1)), of("throne-prompt-die-others", 0));
    let roll = position(2).rolled("TTTTTTT").play();
    assert_eq!(asked(&roll, Some(0)), Message::new("throne-prompt-choose"));
    assert_eq!(asked(&roll, None), of("throne-prompt-choose-others", 0));
    let smith = position(2).filling("smith", &[0]).rolled("KKS").play();
    let target = |message: Message| message.with("card", card("Smith"));
    assert_eq!(asked(&smith, Some(0)), target(Message::new("throne-prompt-target")));
    assert_eq!(asked(&smith, Some(1)), target(of("throne-prompt-target-others", 0)));
    let aside = position(2).filling("smith", &[0]).rolled("SSS").play();
    assert_eq!(asked(&aside, Some(0)), Message::new("throne-prompt-aside"));
    assert_eq!(asked(&aside, Some(1)), target(of("throne-prompt-target-others", 0)));
    let tie = with_deck(plain(TIES), 2).held(0, "a1 b1 c1").held(1, "a2 b2 c2 rest");
    let mut tie = tie.rolled("SSSSSSS").play();
    tie.go("fill last 1 S");
    tie.by(0, "thumb-war yes");
    assert_eq!(asked(&tie, Some(1)), Message::new("throne-prompt-thumb"));
    assert_eq!(asked(&tie, Some(0)), all("throne-prompt-thumb-others", &[1]));
    tie.by(1, "thumb-war yes");
    assert_eq!(asked(&tie, Some(0)), Message::new("throne-prompt-toss"));
    tie.go("winner 1");
    assert_eq!(asked(&tie, Some(0)), Message::new("throne-prompt-over"));
}

#[test]
fn what_an_action_would_do() {
    let preview =
        |game: &Play, seat, action: &str| game.0.preview(Seat(seat), &action.parse().unwrap());
    let left = |dice: u8, red| Message::new("throne-left").with("dice", so_many_dice(dice, red));
    let game = position(2).held(0, "poet").rolled("TTKK333rS").play();
    let said = preview(&game, 0, "fill giant 3 3r3");
    assert_eq!(said[..2], [filled("Giant", "6", "3r3", 2, "centre", "".into()), left(6, false)]);
    assert_eq!((said[2].name.as_ref(), said.len()), ("throne-left-chance", 3));
    assert_eq!(said[2].args.get("card"), Some(&card("Giant").into()));
    assert_eq!(preview(&game, 0, "aside rS")[1..], [left(7, false)], "there is no target");
    assert_eq!(game.0.turn(), ardri_core::Turn::Seat(Seat(0)), "nothing is done");
    // Whose turn it is then and what they roll goes without saying; so does what is refused.
    let last = position(2).rolled("T").play();
    let ends: Vec<_> = preview(&last, 0, "aside T").iter().map(|said| said.name.clone()).collect();
    assert_eq!(ends, ["throne-log-aside", "throne-log-ends"]);
    assert!(preview(&last, 0, "aside K").is_empty() && preview(&last, 1, "aside T").is_empty());
    // Nobody is told whose Objectives hold.
    let over = with_deck(deck(TIES), 2).keeping("nest bird");
    let over = over.held(0, "a1 b1 b2").held(1, "a2 c1 c2 rest").rolled("SSSSSSS").play();
    let said = preview(&over, 0, "fill last 1 S");
    assert_eq!(said[1..], [gained("Last", 0, "none", None), Message::new("throne-last-card")]);
    let mut keep = new(deck(BOOK), 2);
    keep.go(DRAW);
    let book = deck(BOOK);
    let hoard = &book.form().objectives[book.objective("hoard").unwrap()];
    let kept = Message::new("throne-log-kept-yours");
    let kept = kept.with("objective", book.objective_in_full(hoard));
    assert_eq!(preview(&keep, 1, "keep hoard"), [kept]);
    let tie = with_deck(plain(TIES), 2).held(0, "a1 b1 c1").held(1, "a2 b2 c2 rest");
    let mut tie = tie.rolled("SSSSSSS").play();
    tie.go("fill last 1 S");
    tie.by(0, "thumb-war no");
    let yours = Message::new("throne-log-voted-yours").with("yes", true);
    assert_eq!(preview(&tie, 1, "thumb-war yes"), [yours]);
}

#[test]
fn what_can_be_taken_back_shows_nothing_hidden() {
    let reveals =
        |events: &[Event]| -> Vec<bool> { events.iter().map(HighThrone::reveals).collect() };
    let chance = ardri_core::Actor::Chance;
    let mut game = new(deck(BOOK), 2);
    let text = "objectives hunt craft hoard homeland journey medley crowd keep realm oath whim \
                riddle";
    assert_eq!(reveals(&game.try_by(chance, text).unwrap()), [true]);
    assert_eq!(reveals(&game.by(0, "keep hunt")), [false]);
    game.by(1, "keep hoard");
    assert_eq!(reveals(&game.try_by(chance, "roll SSSSSSS").unwrap()), [true]);
    let mut turn = position(2).held(0, "poet smith").choosing_a_die().play();
    assert_eq!(reveals(&turn.by(0, "die red")), [false]);
    assert_eq!(reveals(&turn.try_by(chance, "roll SSSSSK2rS").unwrap()), [true]);
    assert_eq!(reveals(&turn.clone().by(0, "aside S")), [false]);
    assert_eq!(reveals(&turn.by(0, "fill cauldron 1 K2")), [false, false, false, false]);
    let mut ends = position(2).rolled("T").play();
    assert_eq!(reveals(&ends.by(0, "aside T")), [false, false, false]);
    let game = with_deck(deck(TIES), 2).keeping("nest bird");
    let mut game = game.held(0, "a1 b1 b2").held(1, "a2 c1 c2 rest").rolled("SSSSSSS").play();
    assert!(game.by(0, "fill last 1 S").iter().any(HighThrone::reveals));
}

#[test]
fn events_have_a_json_form() {
    let mut game = position(3).held(2, "poet").filling("poet", &[0]).rolled("SSSSS").play();
    assert_eq!(
        serde_json::to_value(game.go("fill poet steal S")).unwrap(),
        json!([
            {"event": "filled", "seat": 0, "card": "Poet", "number": "steal", "line": "S", "dice": "S",
             "left": "SSSS", "open": 0, "from": 2, "begins": false},
            {"event": "gained", "seat": 0, "card": "Poet", "points": 2, "die": "red", "from": 2},
            {"event": "turn-begins", "seat": 1},
        ])
    );
    let won = Seen::Won { winners: vec![Seat(1)], points: 3, by: ardri_throne::Decider::ThumbWar };
    assert_eq!(
        serde_json::to_value(won).unwrap(),
        json!({"event": "won", "winners": [1], "points": 3, "by": "thumb-war"})
    );
}
