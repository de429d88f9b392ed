//! What an action would do, before it is done.

use ardri_boru::{
    Act, Action, Asked, BrianBoru, Card, Choice, Deeds, Event, Expansion, Outlook, Part, Seen,
};
use ardri_core::{Actor, Game, Seat, Viewer, below};

use super::random::{chooser, walk};
use super::*;

fn preview(play: &Play, seat: u8, action: &str) -> ardri_boru::Preview {
    play.game.preview(Seat(seat), &action.parse().unwrap()).unwrap()
}

#[test]
fn a_preview_tells_what_then_happens_first() {
    let mut dice = chooser(4);
    for seed in 0..8 {
        walk(seed, |game, actor, _| {
            let Actor::Seat(seat) = actor else { return };
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            let action = legal[below(&mut dice, legal.len() as u32) as usize];
            let preview = game.preview(seat, &action).unwrap();
            let (mut after, mut events) = (*game, Vec::new());
            after.apply(actor, &action, &mut events).unwrap();
            let told: Vec<_> =
                events.iter().filter_map(|e| BrianBoru::seen(e, Viewer::Seat(seat))).collect();
            assert!(!preview.told.is_empty(), "{action}");
            assert_eq!(preview.told[..], told[..preview.told.len()], "{action}");
            // Nobody is asked anything on it.
            assert_eq!(preview.table.asked, Asked::Nothing, "{action}");
            assert!(preview.table.to_act.is_empty() && preview.table.outcome.is_none());
        });
    }
}

#[test]
fn a_preview_changes_nothing() {
    let play = table(3).battle_area(9).trick("C6", &[8, 2, 24]);
    let before = play.game;
    preview(&play, 1, "bottom buy 1");
    assert_eq!(play.game, before);
}

#[test]
fn a_preview_shows_the_table_after_the_action() {
    let play = table(3).battle_area(9).coins(&[3, 5, 3]).trick("C6", &[8, 2, 24]);
    let preview = preview(&play, 1, "bottom buy 1");
    assert_eq!((preview.table.players[1].raiders, preview.table.players[1].coins), (3, 3));
    assert_eq!(preview.table.raiders, 6);
    // With the standings as they would be.
    assert_eq!(play.view().standings.battle.spoils, None);
    assert_eq!(preview.table.standings.battle.spoils, Some(Seat(1)));
    assert_eq!(preview.told.len(), 1);
}

#[test]
fn a_preview_stops_before_anything_that_follows() {
    // The last action of the round: upkeep is not told in advance.
    let play = table(3).raiders(&[2, 0, 1]).battle_area(3).towns("D1 1").before_upkeep();
    let preview = preview(&play, 0, "top");
    assert_eq!((preview.told.len(), preview.table.vikings.len()), (1, 0));
    assert_eq!(preview.table.players[0].coins, 3);
    assert_eq!(preview.table.round, 1);
}

#[test]
fn a_preview_of_a_card_shows_how_the_trick_would_stand() {
    let mut play = table(3).hands(&[&[2, 4], &[5, 6], &[8, 9]]).sits();
    let trick = preview(&play, 0, "mark C2").table.trick.unwrap();
    assert!(!trick.complete, "nobody has played yet");
    assert_eq!(trick.to_play.len(), 3);
    play.go("0: mark C2; 0: play 2");
    let trick = preview(&play, 1, "play 5").table.trick.unwrap();
    assert_eq!(trick.leading, Some(Seat(1)));
    assert!(!trick.complete, "one has still to play");
    assert_eq!(trick.to_play, [Seat(2)]);
    play.go("1: play 5");
    let trick = preview(&play, 2, "play 8").table.trick.unwrap();
    assert_eq!((trick.leading, trick.to_play), (Some(Seat(2)), vec![]));
}

/// A table of three, dealt in this order, where seat 1 is the last to pick.
fn last_picker(order: &str) -> Play {
    let mut play = new_game(3);
    play.go("chance: marriages Orlaith Brigid; chance: vikings 9 10 11 12 12 13 14");
    play.go("chance: marker 0; 0: start M4; 1: start C2; 2: start D1");
    play.go(&format!("chance: deal {order}"));
    play
}

#[test]
fn a_preview_of_the_last_pick_does_not_show_the_next_pack() {
    let mut one = last_picker("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25");
    one.go("0: pick 1 2; 2: pick 17 18");
    let mut other =
        last_picker("1 2 3 24 5 6 25 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 4 7");
    other.go("0: pick 1 2; 2: pick 17 18");
    assert_ne!(one.game, other.game);
    let shown = preview(&one, 1, "pick 9 10");
    assert_eq!(shown, preview(&other, 1, "pick 9 10"));
    assert_eq!(shown.told.len(), 1);
    // Really done, the packs are passed on.
    let told = one.told.len();
    one.go("1: pick 9 10");
    assert_eq!(one.told.len(), told + 2);
}

#[test]
fn what_is_not_legal_has_no_preview_but_the_same_reason() {
    let play = table(3).battle_area(9).trick("C6", &[8, 2, 24]);
    for (seat, action) in [(1, "primary"), (1, "bottom buy 9"), (0, "top"), (1, "mark C2")] {
        let refused = play.game.preview(Seat(seat), &action.parse().unwrap()).unwrap_err();
        assert_eq!(refused.to_string(), play.refused(&format!("{seat}: {action}")));
    }
}

/// What a card is said to come to before it is played, against what it comes to, over whole games.
#[test]
fn what_a_card_would_come_to_is_what_it_comes_to() {
    let mut acted = 0;
    let mut whole = 0;
    for seed in 0..30 {
        // What was foretold of the card that each seat has on the table, and how many have acted since.
        let mut foretold: [Option<(Card, Vec<Outlook>)>; 5] = Default::default();
        let mut since = [0u32; 5];
        walk(seed, |game, actor, action| {
            if let (Actor::Seat(seat), Action::Play(card)) = (actor, action) {
                let preview = game.preview(seat, action).unwrap();
                foretold[seat.index()] = Some((*card, preview.outlooks));
                since[seat.index()] = 0;
            }
            let (mut after, mut events) = (*game, Vec::new());
            after.apply(actor, action, &mut events).unwrap();
            for event in &events {
                let Event::Open(Seen::Acted { seat, card, won, deeds, .. }) = event else {
                    continue;
                };
                let first = since[seat.index()] == 0;
                since.iter_mut().for_each(|count| *count += 1);
                let Some((played, outlooks)) = foretold[seat.index()].take() else { continue };
                // The last card of a hand goes by itself: nothing was asked, and nothing foretold.
                if played != *card {
                    continue;
                }
                let fits = |one: &&Outlook| (one.part == Part::Primary) == *won;
                let fitting: Vec<&Outlook> = outlooks.iter().filter(fits).collect();
                assert!(!fitting.is_empty(), "{card} was not said to be able to do this");
                let plain = deeds.bought == 0 && deeds.expanded.is_none() && deeds.freed.is_none();
                if !plain {
                    continue;
                }
                acted += 1;
                let own = |deeds: &Deeds| (deeds.coins, deeds.renown, deeds.paid, deeds.forfeited);
                assert!(
                    fitting.iter().any(|one| own(&one.deeds) == own(deeds)),
                    "{card}: {fitting:#?}, then {deeds:#?}"
                );
                // Where nobody has acted in between, the table was as it was foretold.
                if first {
                    whole += 1;
                    assert!(fitting.iter().any(|one| one.deeds == *deeds), "{card}: {deeds:#?}");
                }
            }
        });
    }
    assert!(acted > 500 && whole > 100, "{acted} {whole}");
}

/// An expansion is said to be open exactly where it is offered, and otherwise there is a reason.
#[test]
fn an_expansion_that_is_not_offered_has_its_reason() {
    let mut seen = (0, 0, 0);
    for seed in 0..30 {
        walk(seed, |game, actor, _| {
            let Actor::Seat(seat) = actor else { return };
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            for action in &legal {
                let Action::Act(Act { part, choice: Choice::Plain }) = action else { continue };
                let offered = legal.iter().any(|other| {
                    matches!(other, Action::Act(Act { part: of, choice: Choice::Expand(_) }) if of == part)
                });
                match game.preview(seat, action).unwrap().expansion {
                    None => assert!(!offered),
                    Some(Expansion::Open) => {
                        assert!(offered);
                        seen.0 += 1;
                    }
                    Some(Expansion::Poor { coins }) => {
                        assert!(!offered && coins < 5);
                        seen.1 += 1;
                    }
                    Some(Expansion::Nowhere) => {
                        assert!(!offered);
                        seen.2 += 1;
                    }
                }
            }
        });
    }
    assert!(seen.0 > 20 && seen.1 > 20 && seen.2 > 5, "{seen:?}");
}
