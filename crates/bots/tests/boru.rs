//! What bots of Brian Boru imagine.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::collections::HashMap;

use ardri_boru::{Asked, BrianBoru, Card, CardSet, LastCard, Options};
use ardri_bots::boru::{Memory, imagine};
use ardri_core::{Game, Seat, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

mod table;
use table::{bots, play};

/// Every state of random games with three to five players, and a squire's memory for each seat.
fn each_state(games: u8, mut each: impl FnMut(&BrianBoru, Seat, &Memory)) {
    for number in 0..games {
        let seats = 3 + number % 3;
        let last_card = if number % 6 == 5 { LastCard::Play } else { LastCard::Discard };
        let start = BrianBoru::new(&Options { last_card }, seats).unwrap();
        let levels = vec!["random"; usize::from(seats)];
        let mut memories = vec![Memory::default(); usize::from(seats)];
        let seed = u64::from(number);
        play(&start, &mut bots(&start, &levels, seed), seed, 3_000, |game| {
            for seat in Seat::all(seats) {
                let memory = &mut memories[seat.index()];
                memory.see(&game.view(Viewer::Seat(seat)));
                each(game, seat, memory);
            }
        });
    }
}

#[test]
fn an_imagined_game_shows_the_seat_what_it_sees() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    each_state(60, |game, seat, memory| {
        let view = game.view(Viewer::Seat(seat));
        let blank = imagine(&view, &Memory::default(), &mut rng).unwrap();
        assert_eq!(blank.view(Viewer::Seat(seat)), view);
        let imagined = imagine(&view, memory, &mut rng).unwrap();
        assert_eq!(imagined.view(Viewer::Seat(seat)), view);
        // What the seat may do is the same, too.
        let (mut legal, mut imagined_legal) = (Vec::new(), Vec::new());
        game.legal_actions(seat, &mut legal);
        imagined.legal_actions(seat, &mut imagined_legal);
        assert_eq!(imagined_legal, legal);
        // Nobody holds a card that they were seen to play.
        for other in Seat::all(game.seats()) {
            for holder in Seat::all(game.seats()) {
                assert!(imagined.hand(holder).common(memory.played(other)).is_empty());
            }
        }
    });
}

#[test]
fn an_imagined_game_is_a_state_that_the_rules_accept() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    each_state(9, |game, seat, memory| {
        let imagined = imagine(&game.view(Viewer::Seat(seat)), memory, &mut rng).unwrap();
        let text = serde_json::to_string(&imagined).unwrap();
        assert_eq!(serde_json::from_str::<BrianBoru>(&text).unwrap(), imagined);
    });
}

#[test]
fn spectators_imagine_nothing() {
    let game = BrianBoru::new(&Options::default(), 3).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let view = game.view(Viewer::Spectator);
    assert_eq!(imagine(&view, &Memory::default(), &mut rng), None);
    // Nor does a seat at a table that cannot be.
    let mut view = game.view(Viewer::Seat(Seat(0)));
    for seats in [0, 2, 6, 255] {
        view.table.seats = seats;
        assert_eq!(imagine(&view, &Memory::default(), &mut rng), None);
    }
}

#[test]
fn all_games_that_agree_with_the_view_are_equally_likely() {
    // Five players after the first pass: a seat has seen eight cards, and of the pack that it passed
    // on three are left, of which the next has to pick. Of seventeen unseen cards every other seat
    // that it knows nothing of has kept two.
    let start = BrianBoru::new(&Options::default(), 5).unwrap();
    let mut found = None;
    play(&start, &mut bots(&start, &["random"; 5], 4), 4, 200, |game| {
        if matches!(game.table().asked, Asked::Pick { pass: 1, .. }) {
            found.get_or_insert(*game);
        }
    });
    let game = found.unwrap();
    let view = game.view(Viewer::Seat(Seat(0)));
    let seen = view.own.as_ref().unwrap().packs.iter().map(|pack| pack.cards);
    let seen = seen.fold(CardSet::EMPTY, CardSet::union);
    assert_eq!(seen.len(), 8);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut counts: HashMap<Vec<u8>, u32> = HashMap::new();
    let worlds = 27_200;
    for _ in 0..worlds {
        let imagined = imagine(&view, &Memory::of(&view), &mut rng).unwrap();
        let hand = imagined.hand(Seat(2));
        assert!(hand.common(seen).is_empty());
        *counts.entry(hand.iter().map(Card::value).collect()).or_default() += 1;
    }
    // Two of seventeen cards: 136 hands. Chi-square with 135 degrees of freedom: 190 is exceeded
    // once in a thousand.
    assert_eq!(counts.len(), 136);
    let mean = f64::from(worlds) / 136.0;
    let chi: f64 = counts.values().map(|n| (f64::from(*n) - mean).powi(2) / mean).sum();
    assert!(chi < 190.0, "{chi}");
}
