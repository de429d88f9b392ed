//! What tafl says, in English.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use ardri_core::{Actor, Game, Message, NoEvents, Outcome, Seat, Teller, Viewer};
use ardri_tafl::{Action, Board, Brandubh, Options, Preset, Rules, Tablut, Tafl, rules_in_force};
use ardri_texts::{Language, Texts};

fn said(message: &Message) -> String {
    let name = |seat: Seat| ["Ann", "Brian"][seat.index()].into();
    Texts::new(Language::ENGLISH).localize_with(message, &name)
}

fn start() -> Tafl<Brandubh> {
    Tafl::new(&Options::default(), 2).unwrap()
}

fn asked(game: &Tafl<Brandubh>, me: Option<Seat>) -> String {
    said(&Tafl::asked(game.options(), &game.view(Viewer::Spectator), me))
}

#[test]
fn whose_move_it_is() {
    let mut game = start();
    assert_eq!(asked(&game, Some(Seat(0))), "Your move: you play the Vikings.");
    assert_eq!(asked(&game, Some(Seat(1))), "Ann moves the Vikings.");
    assert_eq!(asked(&game, None), "Ann moves the Vikings.");
    game.resign(Seat(0), &mut NoEvents).unwrap();
    assert_eq!(asked(&game, Some(Seat(0))), "The game is over.");
    let mut lots = Options::default();
    lots.lots = true;
    let game = Tafl::new(&lots, 2).unwrap();
    assert_eq!(asked(&game, Some(Seat(0))), "Lots are drawn for the sides.");
}

#[test]
fn how_it_ended() {
    let ended = |winner, ending| {
        let outcome = Outcome::win(Seat(winner), ending, "");
        said(&Tafl::ended(start().options(), &outcome))
    };
    assert_eq!(ended(0, "king-captured"), "Ann wins: the King is captured.");
    assert_eq!(ended(1, "king-escaped"), "Brian wins: the King has escaped.");
    assert_eq!(ended(1, "resigned"), "Brian wins: Ann has resigned.");
    assert_eq!(ended(1, "out-of-time"), "Brian wins: Ann has run out of time.");
    assert_eq!(ended(0, "both-sets"), "Ann wins the match with both sets.");
    assert!(ended(0, "fewer-moves").ends_with("each has won a set, and Ann needed fewer moves."));
    let drawn = Outcome::drawn(2, "equal-sets", "");
    assert!(said(&Tafl::ended(start().options(), &drawn)).starts_with("A draw"));
}

#[test]
fn what_a_coach_says() {
    let coached = |game: &Tafl<Brandubh>, seat| {
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let advice = Tafl::coach(game.options(), &view, Some(seat), &legal).unwrap();
        (said(&advice.why), advice.look.iter().map(said).collect::<Vec<_>>())
    };
    let (why, look) = coached(&start(), Seat(0));
    assert!(why.starts_with("You hunt the King"), "{why}");
    let lines = "The King stands on d4. Look along his row and his column: where could he run?";
    assert_eq!(look, [lines]);
    let mut game = start();
    let action: Action = "d2-e2".parse().unwrap();
    game.apply(Actor::Seat(Seat(0)), &action, &mut NoEvents).unwrap();
    let (why, look) = coached(&game, Seat(1));
    assert!(why == "You bring the King out: you win when he gets to a corner.", "{why}");
    assert_eq!(look, ["The King on d4 has no move now. Which move of yours gives him more?"]);
}

/// Which sentences these are is held where they are chosen, beside `BoardFacts`.
#[test]
fn the_basics_and_the_chosen_rules_are_said() {
    fn text<B: Board>(list: &str) -> String {
        let options = Options::<B>::new(Rules::parse(list).unwrap()).unwrap();
        let texts = Texts::new(Language::ENGLISH);
        let told = rules_in_force(&options);
        told.iter().map(|one| texts.localize(one)).collect::<Vec<_>>().join("\n")
    }
    let (brandubh, tablut) = (text::<Brandubh>(""), text::<Tablut>(""));
    assert!(brandubh.starts_with("Brandubh is played on 7 by 7 squares. 8 Vikings"), "{brandubh}");
    assert!(brandubh.contains("the King reaches a corner"));
    assert!(tablut.contains("9 by 9") && tablut.contains("any square of the edge"));
    assert!(brandubh.ends_with("Nothing: this is the basic game."));
    let strong = text::<Brandubh>("strong-king");
    assert!(strong.contains("* Strong King (strong-king): He falls only with"), "{strong}");
    let federation = Preset::Federation.rules();
    let all = text::<Brandubh>(&federation.to_string());
    assert!(federation.iter().all(|rule| all.contains(&format!("({rule}): "))), "{all}");
}
