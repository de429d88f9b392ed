use ardri_core::{Game, Seat};
use ardri_texts::{Texts, args};
use ardri_throne::{
    BADGES, Called, Deck, DeckError, DeckErrorKind, Due, HighThrone, Piece, Refusal, Wanted,
};

use crate::{check, complete, foreign};

fn due() -> Vec<Due> {
    let all = vec![
        Due::Objectives,
        Due::Keep,
        Due::Opening,
        Due::Die,
        Due::Roll,
        Due::Choose,
        Due::ThumbWar,
        Due::Toss,
        Due::Nothing,
    ];
    complete(&all, |due| match due {
        Due::Objectives => 0,
        Due::Keep => 1,
        Due::Opening => 2,
        Due::Die => 3,
        Due::Roll => 4,
        Due::Choose => 5,
        Due::ThumbWar => 6,
        Due::Toss => 7,
        Due::Nothing => 8,
    });
    all
}

#[test]
fn every_refusal_has_its_words() {
    let not_now = |due| Refusal::NotNow { action: Box::new("die red".parse().unwrap()), due };
    let lugh = || Called::Card { english: "Lugh".into(), irish: String::new() };
    let locked = |owner| Refusal::Locked { card: lugh(), owner };
    let all = [
        not_now(Due::Roll),
        Refusal::NotTheDeck,
        Refusal::WrongDice { standard: 7, red: true },
        Refusal::NotDrawn(Called::objective(&Deck::ardri(), "hoard")),
        Refusal::NoSuchDie,
        Refusal::NoSuchCard("lugh".into()),
        Refusal::OtherTarget(lugh()),
        Refusal::YourOwn(lugh()),
        locked(Seat(2)),
        Refusal::NoSuchLine(lugh()),
        Refusal::LineFilled,
        Refusal::NotRolled,
        Refusal::DoesNotFill,
        Refusal::NotTied(Seat(3)),
    ];
    complete(&all, |refusal| match refusal {
        Refusal::NotNow { .. } => 0,
        Refusal::NotTheDeck => 1,
        Refusal::WrongDice { .. } => 2,
        Refusal::NotDrawn(_) => 3,
        Refusal::NoSuchDie => 4,
        Refusal::NoSuchCard(_) => 5,
        Refusal::OtherTarget(_) => 6,
        Refusal::YourOwn(_) => 7,
        Refusal::Locked { .. } => 8,
        Refusal::NoSuchLine(_) => 9,
        Refusal::LineFilled => 10,
        Refusal::NotRolled => 11,
        Refusal::DoesNotFill => 12,
        Refusal::NotTied(_) => 13,
    });
    let due = due().into_iter().map(not_now);
    let owners = Seat::all(BADGES.len() as u8).map(locked);
    let all = all.into_iter().chain(due).chain(owners);
    let all = all.chain([Refusal::WrongDice { standard: 6, red: false }]);
    let said: Vec<_> =
        all.map(|refusal| (HighThrone::message(&refusal), refusal.to_string())).collect();
    check(&said);
}

#[test]
fn cards_and_objectives_have_the_names_that_the_reader_knows() {
    let ga = Texts::new("ga".parse().unwrap());
    let smith = Called::Card { english: "Smith".into(), irish: "An Gabha".into() };
    let said = ga.localize(&Refusal::YourOwn(smith).message());
    assert!(said.contains("An Gabha") && !said.contains("Smith"), "{said}");
    let hoard = Called::objective(&Deck::ardri(), "hoard");
    let name = ga.fill("deck-objective", args! { "id" => "hoard", "name" => "" });
    let said = ga.localize(&Refusal::NotDrawn(hoard.clone()).message());
    assert!(said.contains(&name) && !said.contains(&hoard.to_string()), "{name}: {said}");
}

fn flaws() -> Vec<DeckErrorKind> {
    let name = || "lugh".to_string();
    let all = vec![
        DeckErrorKind::Twice,
        DeckErrorKind::TooMuch(99),
        DeckErrorKind::NoColour,
        DeckErrorKind::NoCards,
        DeckErrorKind::Cheap { worth: 3, cards: 5 },
        DeckErrorKind::Hero,
        DeckErrorKind::NoLines,
        DeckErrorKind::Dice { least: 8, stealable: true },
        DeckErrorKind::TooDeep,
        DeckErrorKind::NoNeeds,
        DeckErrorKind::AsksForNone(Wanted::LockedRegion),
        DeckErrorKind::AsksForMore { count: 5, all: 4, wanted: Wanted::Regions },
        DeckErrorKind::NoRegion(name()),
        DeckErrorKind::BadKind(name()),
        DeckErrorKind::NoCard(name()),
        DeckErrorKind::CardTwice(name()),
        DeckErrorKind::NoKind(name()),
        DeckErrorKind::Long(200),
        DeckErrorKind::ManyNeeds(100),
        DeckErrorKind::NoPicture(name()),
    ];
    complete(&all, |flaw| match flaw {
        DeckErrorKind::Twice => 0,
        DeckErrorKind::TooMuch(_) => 1,
        DeckErrorKind::NoColour => 2,
        DeckErrorKind::NoCards => 3,
        DeckErrorKind::Cheap { .. } => 4,
        DeckErrorKind::Hero => 5,
        DeckErrorKind::NoLines => 6,
        DeckErrorKind::Dice { .. } => 7,
        DeckErrorKind::TooDeep => 8,
        DeckErrorKind::NoNeeds => 9,
        DeckErrorKind::AsksForNone(_) => 10,
        DeckErrorKind::AsksForMore { .. } => 11,
        DeckErrorKind::NoRegion(_) => 12,
        DeckErrorKind::BadKind(_) => 13,
        DeckErrorKind::NoCard(_) => 14,
        DeckErrorKind::CardTwice(_) => 15,
        DeckErrorKind::NoKind(_) => 16,
        DeckErrorKind::Long(_) => 17,
        DeckErrorKind::ManyNeeds(_) => 18,
        DeckErrorKind::NoPicture(_) => 19,
    });
    all
}

#[test]
fn every_deck_that_cannot_be_used_has_its_words() {
    let all = [
        DeckError::NoName,
        DeckError::Regions { most: 16, count: 20 },
        DeckError::Cards { most: 64, count: 0 },
        DeckError::Objectives { most: 64, count: 3 },
        DeckError::Nameless(Piece::Card),
        DeckError::At { piece: Piece::Region, id: "north".into(), flaw: DeckErrorKind::NoCards },
        DeckError::BadId { piece: Piece::Objective, name: "Hoard".into(), id: "Hoard".into() },
        DeckError::Unreadable("it is no TOML".into()),
    ];
    complete(&all, |bad| match bad {
        DeckError::NoName => 0,
        DeckError::Regions { .. } => 1,
        DeckError::Cards { .. } => 2,
        DeckError::Objectives { .. } => 3,
        DeckError::Nameless(_) => 4,
        DeckError::At { .. } => 5,
        DeckError::BadId { .. } => 6,
        DeckError::Unreadable(_) => 7,
    });
    let at = |flaw| DeckError::At { piece: Piece::Objective, id: "hoard".into(), flaw };
    let (plain, quoting) = all.split_at(6);
    let flaws = flaws();
    let (flat, names) = flaws.split_at(12);
    let wanted = [Wanted::Cards, Wanted::CardsOfItsKind, Wanted::CardsOfItsRegion, Wanted::Kinds];
    let wanted = wanted.map(|wanted| DeckErrorKind::AsksForMore { count: 5, all: 4, wanted });
    let flat = flat.iter().cloned().chain(wanted).map(at);
    let said: Vec<_> =
        plain.iter().cloned().chain(flat).map(|bad| (bad.message(), bad.to_string())).collect();
    check(&said);
    // Tools quote names as Rust writes them.
    let others = quoting.iter().cloned().chain(names.iter().cloned().map(at));
    let others: Vec<_> = others.map(|bad| bad.message()).collect();
    foreign(&others);
}

#[test]
fn options_say_what_is_wrong_with_their_deck_in_any_language() {
    let deck = serde_json::json!({"deck": {"name": "Empty", "regions": [], "cards": []}});
    let bad = HighThrone::read_options(&deck).unwrap_err();
    assert_eq!(bad.message().name, "refused-deck-regions");
    check(&[(bad.message().clone(), bad.to_string())]);
}
