//! Bots of The High Throne in whole games.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::sync::Arc;

use ardri_bots::throne::{Bot, Judge, Sight, Study, Table, study};
use ardri_bots::{Budget, Opponents};
use ardri_core::{Actor, Game, NoEvents, Seat, Turn, Viewer};
use ardri_throne::{Action, Deck, HighThrone, Options};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

#[path = "table/mod.rs"]
mod at_table;
use at_table::{bots as bots_at, play as play_at};

fn table(deck: Arc<Deck>) -> Arc<Table> {
    Arc::new(Table::new(deck))
}

/// Plays a game; `each` sees every state in which a bot has to act, and what it does.
fn play(
    deck: &Arc<Deck>,
    seats: u8,
    seed: u64,
    bots: &mut [Bot],
    mut each: impl FnMut(&HighThrone, Seat, &Action),
) -> HighThrone {
    let options = Options { deck: Some(deck.clone()) };
    let mut game = HighThrone::new(&options, seats).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    loop {
        let (actor, action) = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => {
                let drawn = game.draw().unwrap().answer(&mut rng);
                (Actor::Chance, game.fated(&drawn).unwrap())
            }
            turn => {
                let seat = turn.seats().first().unwrap();
                let bot = &mut bots[seat.index() % 2];
                let action = bot.choose(&Sight::of(&game, seat)).unwrap();
                each(&game, seat, &action);
                (Actor::Seat(seat), action)
            }
        };
        game.apply(actor, &action, &mut NoEvents).unwrap();
    }
}

fn decks() -> Vec<Arc<Deck>> {
    let small = include_str!("../../throne/tests/decks/small.toml");
    // With a Hero that brings no die, and a card that takes all seven dice.
    let alone = include_str!("../../throne/tests/decks/alone.toml");
    let read = |text| Arc::new(Deck::from_toml(text).unwrap());
    vec![Deck::ardri(), read(small), read(alone)]
}

#[test]
fn bots_do_what_is_legal() {
    for deck in decks() {
        let table = table(deck.clone());
        let mut bots = [Judge::Throne, Judge::Points].map(|judge| Bot::new(table.clone(), judge));
        for seats in 2..=6.min(deck.most_seats() as u8) {
            for seed in 0..10 {
                play(&deck, seats, seed, &mut bots, |game, seat, action| {
                    let mut legal = Vec::new();
                    game.legal_actions(seat, &mut legal);
                    assert!(legal.contains(action), "{action} of {legal:?}");
                });
            }
        }
    }
}

#[test]
fn a_plan_kept_for_the_turn_is_as_good_as_a_new_one() {
    let deck = Deck::ardri();
    let table = table(deck.clone());
    let bot = || Bot::new(table.clone(), Judge::Throne);
    let mut bots = [bot(), bot()];
    for seed in 0..20 {
        play(&deck, 3, seed, &mut bots, |game, seat, action| {
            assert_eq!(bot().choose(&Sight::of(game, seat)).as_ref(), Some(action));
        });
    }
}

#[test]
fn a_bot_sees_only_what_its_seat_may() {
    // Whatever the others keep and have drawn, the bot's seat sees the same and it does the same.
    let deck = Deck::ardri();
    let table = table(deck.clone());
    let mut bots = [Judge::Throne, Judge::Throne].map(|judge| Bot::new(table.clone(), judge));
    play(&deck, 2, 7, &mut bots, |game, seat, action| {
        let other = Seat(1 - seat.0);
        let (_, Some(kept)) = game.objectives(other) else { return };
        let mut state = serde_json::to_value(game).unwrap();
        let unseen = (0..deck.objectives().len()).find(|place| {
            let place = *place as u8;
            place != kept
                && !game.objectives(seat).0.unwrap().contains(&place)
                && !game.objectives(other).0.unwrap().contains(&place)
        });
        let text = state.to_string();
        let [from, to] = [usize::from(kept), unseen.unwrap()];
        let [from, to] = [from, to].map(|place| format!("{:?}", deck.objectives()[place].id));
        // The deck of the options names every Objective; it stays as it is.
        let options = state["options"].clone();
        state = serde_json::from_str(&text.replace(&from, &to)).unwrap();
        state["options"] = options;
        let twin: HighThrone = serde_json::from_value(state).unwrap();
        assert_eq!(twin.view(Viewer::Seat(seat)), game.view(Viewer::Seat(seat)));
        assert_ne!(twin, *game);
        let fresh = Bot::new(table.clone(), Judge::Throne).choose(&Sight::of(&twin, seat));
        assert_eq!(fresh.as_ref(), Some(action));
    });
}

#[test]
fn weighing_the_throne_beats_weighing_points() {
    let table = table(Deck::ardri());
    for players in [2, 3] {
        let guest = Judge::Points;
        let of = Study { table: table.clone(), players, games: 2000, seed: 3, guest };
        let count = study(&of).unwrap();
        let (games, fair) = (count.games as f64, 1.0 / f64::from(players));
        let (share, error) = (count.guest as f64 / games, (fair * (1.0 - fair) / games).sqrt());
        assert!(share < fair - 3.0 * error, "the guest wins {share} with {players} players");
    }
}

#[test]
fn a_study_counts_every_game_once() {
    let table = table(Deck::ardri());
    let of =
        |seed| Study { table: table.clone(), players: 3, games: 101, seed, guest: Judge::Throne };
    let count = study(&of(1)).unwrap();
    assert_eq!((count.games, count.unfinished), (101, 0));
    for counts in [&count.turns, &count.last_card_turns] {
        assert_eq!(counts.iter().sum::<u64>(), 101);
    }
    assert_eq!(count.seats.iter().sum::<u64>(), 101);
    assert_eq!(count.places.iter().sum::<u64>(), 101);
    assert_eq!(count.cards.iter().map(|card| card.last).sum::<u64>(), 101);
    let kept: u64 = count.objectives.iter().map(|objective| objective.kept).sum();
    assert_eq!(kept, 303);
    let drawn: u64 = count.objectives.iter().map(|objective| objective.drawn).sum();
    assert_eq!(drawn, 606);
    // Each turn of a game goes for one card at most, and the first one for one at most.
    assert!(count.cards.iter().map(|card| card.opening).sum::<u64>() <= 101);
    // The same seed gives the same games, another one others.
    let again = study(&of(1)).unwrap();
    assert_eq!((again.turns.clone(), again.places), (count.turns.clone(), count.places));
    assert_ne!(study(&of(2)).unwrap().turns, count.turns);
}

#[test]
fn a_view_is_all_that_a_bot_needs() {
    let mut states = 0;
    for deck in decks() {
        let options = Options { deck: Some(deck.clone()) };
        for seats in 2..=6.min(deck.most_seats() as u8) {
            for seed in 0..4 {
                let start = HighThrone::new(&options, seats).unwrap();
                let levels = vec![["random", "squire"][seed as usize % 2]; usize::from(seats)];
                play_at(&start, &mut bots_at(&start, &levels, seed), seed, 400, |game| {
                    for seat in Seat::all(seats) {
                        let view = game.view(Viewer::Seat(seat));
                        let sight = Sight::from_view(&view, &deck);
                        assert_eq!(sight, Some(Sight::of(game, seat)));
                        states += 1;
                    }
                });
                assert_eq!(Sight::from_view(&start.view(Viewer::Spectator), &deck), None);
            }
        }
    }
    assert!(states > 10_000, "{states}");
}

#[test]
fn a_bot_at_a_table_does_what_its_judge_says_with_any_deck() {
    for deck in decks() {
        let options = Options { deck: Some(deck.clone()) };
        let table = table(deck.clone());
        let mut player = HighThrone::bot(&options, "champion", 1).unwrap();
        let start = HighThrone::new(&options, 2).unwrap();
        let mut legal = Vec::new();
        play_at(&start, &mut bots_at(&start, &["champion", "squire"], 5), 5, 300, |game| {
            game.legal_actions(Seat(0), &mut legal);
            if legal.is_empty() {
                return;
            }
            let chosen = player.choose(&game.view(Viewer::Seat(Seat(0))), &legal, Budget::Usual);
            let fresh = Bot::new(table.clone(), Judge::Throne).choose(&Sight::of(game, Seat(0)));
            assert_eq!(Some(chosen), fresh);
        });
    }
}
