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
        let mut bots = [Judge::Win, Judge::Points].map(|judge| Bot::new(table.clone(), judge));
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
    for judge in [Judge::Throne, Judge::Win] {
        sees_only_its_own(&deck, &table, judge);
    }
}

fn sees_only_its_own(deck: &Arc<Deck>, table: &Arc<Table>, judge: Judge) {
    let mut bots = [judge; 2].map(|judge| Bot::new(table.clone(), judge));
    let mut twins = 0;
    play(deck, 2, 7, &mut bots, |game, seat, action| {
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
        let fresh = Bot::new(table.clone(), judge).choose(&Sight::of(&twin, seat));
        assert_eq!(fresh.as_ref(), Some(action));
        twins += 1;
    });
    assert!(twins > 50, "{twins}");
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
        let mut player = HighThrone::yardstick(&options, "yardstick", 1).unwrap();
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

#[test]
fn a_champion_made_anew_in_the_middle_of_a_game_goes_on_as_the_old_one() {
    let options = Options::default();
    let mut game = HighThrone::new(&options, 3).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let bot = |seat: Seat| HighThrone::bot(&options, "champion", u64::from(seat.0)).unwrap();
    let mut bots: Vec<_> = Seat::all(3).map(bot).collect();
    let (mut legal, mut events, mut heard) = (Vec::new(), Vec::new(), 0);
    for step in 0..400 {
        let (actor, action) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let drawn = game.draw().unwrap().answer(&mut rng);
                (Actor::Chance, game.fated(&drawn).unwrap())
            }
            turn => {
                let seat = turn.seats().first().unwrap();
                game.legal_actions(seat, &mut legal);
                let view = game.view(Viewer::Seat(seat));
                let chosen = bots[seat.index()].choose(&view, &legal, Budget::Usual);
                let mut anew = bot(seat);
                for event in &events {
                    anew.hear(&HighThrone::seen(event, Viewer::Seat(seat)).unwrap());
                }
                assert_eq!(
                    anew.choose(&view, &legal, Budget::Usual),
                    chosen,
                    "after {step} actions"
                );
                // What it thinks of its actions is in order, and the first is what it does.
                let opinions = anew.consider(&view, &legal, Budget::Usual);
                assert_eq!(opinions.len(), legal.len());
                assert_eq!(opinions[0].action, chosen);
                for two in opinions.windows(2) {
                    assert!(two[0].chance >= two[1].chance - 1e-6, "{two:?}");
                }
                assert!(opinions.iter().all(|opinion| (0.0..=1.0).contains(&opinion.chance)));
                (Actor::Seat(seat), chosen)
            }
        };
        game.apply(actor, &action, &mut events).unwrap();
        for event in &events[heard..] {
            for seat in Seat::all(3) {
                bots[seat.index()].hear(&HighThrone::seen(event, Viewer::Seat(seat)).unwrap());
            }
        }
        heard = events.len();
    }
    assert!(heard > 200, "{heard}");
}

/// The share of games that the first of two wins against the other, from both seats with the same dice.
fn duel(deck: &Arc<Deck>, bots: [Judge; 2], games: u64) -> f64 {
    let table = table(deck.clone());
    let seated = |bots: [Judge; 2]| bots.map(|judge| Bot::new(table.clone(), judge));
    let mut tables = [seated(bots), seated([bots[1], bots[0]])];
    let mut won = 0.0;
    for seed in 0..games {
        let place = (seed % 2) as usize;
        let game = play(deck, 2, seed / 2, &mut tables[place], |_, _, _| {});
        let winners = game.outcome().unwrap().winners;
        if winners.iter().any(|seat| seat.index() == place) {
            won += 1.0 / winners.len() as f64;
        }
    }
    won / games as f64
}

// How much better it is by many more games is told in docs/bots.md.
#[test]
fn the_champion_beats_the_yardsticks() {
    use ardri_bots::throne::Plain;
    let deck = Deck::ardri();
    for (guest, host, least) in
        [(Judge::Win, Judge::Throne, 0.60), (Judge::Win, Judge::Plain(Plain::Greed), 0.52)]
    {
        let share = duel(&deck, [guest, host], 300);
        assert!(share > least, "{guest:?} wins {share} against {host:?}");
    }
}

#[test]
fn where_a_deck_of_two_is_solved_games_come_out_as_the_solution_says() {
    // Three cards, no Objectives: 27 states, which the champion knows exactly.
    let deck = r#"{"name": "Tiny", "regions": [
        {"id": "n", "name": "N", "colour": "red", "points": 5},
        {"id": "s", "name": "S", "colour": "blue", "points": 3}],
      "cards": [
        {"id": "a", "name": "A", "region": "n", "kind": "beast", "points": 2, "lines": ["S", "T"]},
        {"id": "b", "name": "B", "region": "n", "kind": "hero", "points": 2, "lines": ["8"], "die": "extra"},
        {"id": "c", "name": "C", "region": "s", "kind": "beast", "points": 3, "lines": ["KK", "TT"]}],
      "objectives": []}"#;
    let deck = Arc::new(Deck::from_json(deck).unwrap());
    let table = table(deck.clone());
    let (games, mut won) = (3_000, 0.0);
    let mut bots = [Judge::Win; 2].map(|judge| Bot::new(table.clone(), judge));
    for seed in 0..games {
        let game = play(&deck, 2, seed, &mut bots, |_, _, _| {});
        let winners = game.outcome().unwrap().winners;
        if winners.contains(&game.first().unwrap()) {
            won += 1.0 / winners.len() as f64;
        }
    }
    let chance = table.solved().unwrap();
    let error = (chance * (1.0 - chance) / games as f64).sqrt();
    let share = won / games as f64;
    assert!((share - chance).abs() < 4.0 * error, "{share} of the games, not {chance}");
}
