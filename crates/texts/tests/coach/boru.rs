//! What the coach of Brian Boru says, from tables of our own making.

use ardri_boru::{Action, Asked, BrianBoru, Card, Region, RegionStanding, Token, TrickView, View};
use ardri_core::Seat;

use crate::{Said, coached, game_where};

const ME: Option<Seat> = Some(Seat(0));

/// A table of four in the first round, at which nothing is decided yet.
fn view(asked: Asked) -> View {
    let mut view = game_where::<BrianBoru>(4, |view| view.table.asked == Asked::Mark);
    assert_eq!(view.table.round, 1);
    view.table.asked = asked;
    for region in &mut view.table.standings.regions {
        region.counts = vec![0; 4];
        region.then = Token::FaceDown;
    }
    view
}

/// The same with these towns in a region, whose token goes there.
fn with_region(asked: Asked, letter: char, counts: [u8; 4], then: Token) -> View {
    let mut view = view(asked);
    let is_it = |region: &Region| region.letter() == letter;
    let standing = view.table.standings.regions.iter_mut().find(|one| is_it(&one.region)).unwrap();
    (standing.counts, standing.then) = (counts.to_vec(), then);
    view
}

fn ask(view: &View, legal: &[&str]) -> Said {
    let legal: Vec<Action> = legal.iter().map(|action| action.parse().unwrap()).collect();
    coached::<BrianBoru>(view, ME, &legal, &|seat| ardri_boru::name(seat).into())
}

fn trick(cards: [Option<u8>; 4], leading: Option<Seat>) -> TrickView {
    let card = |value: Option<u8>| value.and_then(Card::new);
    TrickView {
        town: "S1".parse().ok(),
        cards: cards.map(card).to_vec(),
        leading,
        complete: false,
        to_play: Vec::new(),
        order: Vec::new(),
    }
}

#[test]
fn whom_to_beat_and_with_what_is_told() {
    let mut asked = view(Asked::Play);
    asked.table.trick = Some(trick([None, Some(8), None, None], Some(Seat(1))));
    let others_follow = vec![Seat(0), Seat(2), Seat(3)];
    asked.table.trick.as_mut().unwrap().to_play = others_follow;
    let said = ask(&asked, &["play 5", "play 11", "play 20"]);
    assert!(said.why.starts_with("You may play any card"), "{said:?}");
    let beat =
        "To be beaten for Kells: red 8. Your highest is white 20, and others play after you.";
    assert_eq!(said.look, [beat]);
    let none = ask(&asked, &["play 6"]);
    assert!(none.look[0].contains("nothing in red or white"), "{none:?}");
    // A card that cannot win is not recommended for winning.
    let low = ask(&asked, &["play 5"]);
    assert!(low.look[0].starts_with("Nothing of yours beats red 8 for Kells"), "{low:?}");
    // Whoever plays last knows.
    asked.table.trick.as_mut().unwrap().to_play = vec![Seat(0)];
    let last = ask(&asked, &["play 11"]);
    assert_eq!(last.look, ["Nobody plays after you: red 11 would win Kells."]);
    asked.table.trick = Some(trick([None; 4], None));
    asked.table.trick.as_mut().unwrap().to_play = (0..4).map(Seat).collect();
    let led = ask(&asked, &["play 11"]);
    assert!(led.why.starts_with("You lead with a card"), "{led:?}");
    assert_eq!(led.look, ["Your highest for Kells: red 11."]);
}

#[test]
fn contests_that_are_not_won_are_named() {
    let card = Card::new(4).unwrap();
    let mut asked = view(Asked::Act { card, won: false });
    let standings = &mut asked.table.standings;
    (standings.battle.losers, standings.battle.left) = (vec![Seat(0)], 14);
    (standings.marriage, standings.church.favour) = (Some(Seat(1)), None);
    let look = ask(&asked, &["top", "bottom"]).look;
    assert!(look[0].contains("Vikings would take a town") && look[0].contains("14 raiders"));
    assert!(look.len() == 1 && look[0].ends_with("Raiders on your side help."), "{look:?}");
    asked.table.standings.battle.losers = vec![Seat(1)];
    let look = ask(&asked, &["top", "bottom"]).look;
    let wedding = asked.table.marriage.unwrap().name();
    assert!(look.len() == 1 && look[0].contains(wedding), "{look:?}");
    asked.table.asked = Asked::Pick { pass: 0, pack: 6, done: Vec::new() };
    asked.table.standings.marriage = ME;
    asked.table.standings.battle.losers = vec![Seat(1)];
    let look = ask(&asked, &["pick 1 2"]).look;
    assert!(look.len() == 1 && look[0].contains("church"), "{look:?}");
}

#[test]
fn regions_where_something_is_to_be_had_are_named() {
    let munster = "Munster, worth 7: you have 2, anyone else at most 1. Its token is turned up once 5 \
                   towns there are held, whoever by; now 3 are.";
    for (asked, legal) in [
        (Asked::Mark, "mark M1"),
        (Asked::Settle { region: None }, "settle M1"),
        (Asked::Build { patron: false }, "build M1"),
    ] {
        let mut view = with_region(asked.clone(), 'M', [2, 1, 0, 0], Token::FaceDown);
        let towns = |one: &&mut RegionStanding| one.region.letter() == 'M';
        let standing = view.table.standings.regions.iter_mut().find(towns).unwrap();
        (standing.held, standing.vikings, standing.turns_up) = (3, 0, false);
        assert_eq!(ask(&view, &[legal]).look, [munster], "{asked:?}");
        // Nothing is said of regions in which nothing can be done now.
        assert!(ask(&view, &["mark S1"]).look.is_empty(), "{asked:?}");
        // The token is turned up by towns of others, too, and then goes to whoever has most.
        let standing = view.table.standings.regions.iter_mut().find(towns).unwrap();
        (standing.held, standing.vikings, standing.turns_up) = (6, 3, true);
        let told = "Munster, worth 7: you have 2, anyone else at most 3. \
                    Whoever has most alone gets its token.";
        assert_eq!(ask(&view, &[legal]).look, [told], "{asked:?}");
    }
    let held = with_region(Asked::Mark, 'M', [5, 0, 0, 0], Token::Held(Seat(0)));
    assert!(ask(&held, &["mark M1"]).look.is_empty());
    // Whoever has to lose a town hears where one costs a majority.
    let raid = Asked::Raid { loser: Seat(0) };
    let kept = with_region(raid, 'M', [5, 0, 0, 0], Token::Held(Seat(0)));
    let told = "In Munster, worth 7, you are about to get the token: rather lose a town elsewhere.";
    assert_eq!(ask(&kept, &["raid M1", "raid S1"]).look, [told]);
}

#[test]
fn whose_majority_a_raid_would_break_is_said() {
    let raid = Asked::Raid { loser: Seat(1) };
    let theirs = with_region(raid, 'B', [0, 2, 0, 0], Token::Held(Seat(1)));
    let said = ask(&theirs, &["raid B1"]);
    assert_eq!(said.look, ["Green is about to hold Bréifne, worth 3."]);
}

#[test]
fn there_is_a_reason_for_everything_that_is_asked() {
    let card = Card::new(4).unwrap();
    for (asked, why) in [
        (Asked::Start, "Your first town"),
        (Asked::Pick { pass: 0, pack: 6, done: Vec::new() }, "You keep two cards"),
        (Asked::Mark, "You lead: choose the town"),
        (Asked::Act { card, won: true }, "You won"),
        (Asked::Act { card, won: false }, "You take one of the two"),
        (Asked::Settle { region: None }, "at no cost"),
        (Asked::Princess, "The Princess"),
        (Asked::Raid { loser: Seat(0) }, "You have to lose"),
        (Asked::Raid { loser: Seat(1) }, "You have most raiders"),
        (Asked::Build { patron: true }, "A monastery"),
        (Asked::Chance, "shuffled"),
        (Asked::Nothing, "shuffled"),
    ] {
        let said = ask(&view(asked.clone()), &["mark S1"]);
        assert!(said.why.contains(why), "{asked:?}: {said:?}");
    }
    assert!(ask(&view(Asked::Mark), &[]).why.starts_with("Somebody else"));
    let over = game_where::<BrianBoru>(4, |view| view.table.over());
    assert!(ask(&over, &[]).why.starts_with("The game is over"));
}
