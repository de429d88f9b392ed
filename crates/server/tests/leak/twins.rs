//! A table and its twin, which differ in what a viewer may not know.

use ardri_boru::{BrianBoru, Options as BoruOptions};
use ardri_bots::Opponents;
use ardri_core::fairness::Seed;
use ardri_core::harness::{Chooser, Twin};
use ardri_core::{Actor, Teller, Viewer, below};
use ardri_table::{
    Answer, Entry, Eye, GameVisitor, Guest, Happened, Refusal, Setup, Table, TableEvent,
    visit_games,
};
use ardri_throne::{Deck, HighThrone, Options as ThroneOptions};
use ardri_wire::{ClockRule, Late, PersonId, Stage, TableRequest};
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::Value;

use crate::shadow::{heard, parse};
use crate::times;
use crate::{boru_twin, throne_twin};

const NOW: i64 = 1_800_000_000_000;

/// How much was looked at.
#[derive(Debug, Default)]
struct Seen {
    actions: u64,
    /// Twins that really were another game.
    twins: u64,
    /// Of these, how often an action kept the secret and the messages were compared afterwards.
    kept: u64,
}

fn guest(number: u8) -> Guest {
    Guest { person: PersonId(number.into()), name: format!("Person {number}") }
}

fn open<G: Teller>(options: &G::Options, seats: u8, seed: u64) -> Table {
    let setup = Setup {
        game: G::NAME.into(),
        options: serde_json::to_value(options).unwrap(),
        name: "Twins".into(),
        public: true,
        seats,
        clock: ClockRule::Move { seconds: 60 },
        late: Late::Bot,
        // The host watches, so that a host's eyes are no better than others'.
        host: (&guest(seats)).into(),
        seed: Seed(std::array::from_fn(|i| (seed >> (i % 8 * 8)) as u8 ^ i as u8)),
        hints: None,
        rematch_of: None,
    };
    let first = Entry { number: 1, at: NOW, event: TableEvent::Created(Box::new(setup)) };
    let mut table = Table::begin("twins".parse().unwrap(), &first).unwrap();
    for seat in ardri_core::Seat::all(seats) {
        table.ask(&guest(seat.0), &TableRequest::Sit { seat }, NOW).unwrap();
    }
    table.ask(&guest(0), &TableRequest::Start, NOW).unwrap();
    table
}

fn eye(table: &Table, viewer: Viewer) -> Eye {
    let person = match viewer {
        Viewer::Seat(seat) => seat.0,
        Viewer::Spectator => table.seats(),
    };
    Eye::of(table, PersonId(person.into()))
}

fn standing(table: &Table, viewer: Viewer) -> String {
    serde_json::to_string(&table.snapshot(eye(table, viewer), NOW)).unwrap()
}

fn shown(table: &Table, happened: &[Happened], viewer: Viewer) -> Vec<String> {
    let eye = eye(table, viewer);
    happened.iter().map(|one| serde_json::to_string(&one.shown_to(eye)).unwrap()).collect()
}

/// What the rules alone let a viewer know of what has happened.
fn known<G: Teller>(mut game: G, happened: &[Happened], viewer: Viewer) -> (Vec<Value>, G::View) {
    let mut all = Vec::new();
    for one in happened {
        let TableEvent::Acted { by, action, .. } = &one.entry.event else {
            panic!("{:?}", one.entry)
        };
        let mut events = Vec::new();
        game.apply(*by, &parse::<G>(action), &mut events).unwrap();
        all.push(serde_json::json!([by, heard(&game, &events, viewer)]));
    }
    let view = game.view(viewer);
    (all, view)
}

fn done(table: &mut Table, command: &TableRequest, seat: u8) -> Result<Vec<Happened>, Refusal> {
    match table.ask(&guest(seat), command, NOW)? {
        Answer::Done(happened) => Ok(happened),
        Answer::Before(_) | Answer::Told(_) => panic!("nothing was done"),
    }
}

/// Plays a game at a table, and at every moment for every viewer with a twin.
fn play<G: Teller>(table: &mut Table, most: u64, seed: u64, twin: Twin<G>, seen: &mut Seen) {
    let mut chooser = Chooser::seed_from_u64(seed);
    for _ in 0..most {
        if table.stage() != Stage::Playing {
            return;
        }
        let game: G = serde_json::from_value(table.state()).unwrap();
        let seats: Vec<_> = table.to_act().iter().collect();
        let seat = seats[below(&mut chooser, seats.len() as u32) as usize];
        let mut legal = table.legal(seat);
        let action = legal.swap_remove(below(&mut chooser, legal.len() as u32) as usize);
        let command = TableRequest::Act { seat, action, key: None };
        for viewer in Viewer::all(table.seats()) {
            let other = twin(&game, viewer, &mut chooser);
            seen.twins += u64::from(other != game);
            let mut twin = table.twin(&serde_json::to_value(&other).unwrap()).unwrap();
            assert_eq!(
                standing(&twin, viewer),
                standing(table, viewer),
                "{viewer:?} sees what is hidden"
            );
            // Both go on in the same way, if both can.
            let mut copy = table.twin(&table.state()).unwrap();
            let happened = done(&mut copy, &command, seat.0).unwrap();
            let twins = match done(&mut twin, &command, seat.0) {
                Ok(twins) => twins,
                Err(refusal) => {
                    assert_ne!(viewer, Viewer::Seat(seat), "{refusal} shows what is hidden");
                    continue;
                }
            };
            let same = known(game.clone(), &happened, viewer) == known(other, &twins, viewer);
            let still: G = serde_json::from_value(twin.state()).unwrap();
            // At the end everything is shown, which the rules say, too.
            if same && copy.stage() == Stage::Playing && twin.stage() == Stage::Playing {
                seen.kept += u64::from(still != serde_json::from_value(copy.state()).unwrap());
                assert_eq!(
                    shown(&twin, &twins, viewer),
                    shown(&copy, &happened, viewer),
                    "an event tells {viewer:?} what is hidden"
                );
                assert_eq!(
                    standing(&twin, viewer),
                    standing(&copy, viewer),
                    "{viewer:?} sees after an action what is hidden"
                );
            }
        }
        let happened = done(table, &command, seat.0).unwrap();
        assert_eq!(happened[0].entry.number + happened.len() as u64 - 1, table.number());
        let by_seat = |one: &&Happened| {
            matches!(one.entry.event, TableEvent::Acted { by: Actor::Seat(_), .. })
        };
        assert_eq!(happened.iter().filter(by_seat).count(), 1);
        seen.actions += happened.len() as u64;
    }
}

fn look<G: Teller>(options: &G::Options, seats: u8, games: u64, most: u64, twin: Twin<G>) -> Seen {
    let mut seen = Seen::default();
    for game in 0..games * times() {
        let seed = u64::from(seats) << 32 | game;
        play(&mut open::<G>(options, seats, seed), most, seed, twin, &mut seen);
    }
    println!("{} for {seats}: {seen:?}", G::NAME);
    seen
}

#[test]
fn hands_picks_and_decks_of_brian_boru_are_shown_to_nobody_else() {
    let mut all = Seen::default();
    for seats in 3..=5 {
        let seen = look::<BrianBoru>(&BoruOptions::default(), seats, 8, 400, boru_twin::twin);
        all.actions += seen.actions;
        assert!(seen.twins > seen.actions && seen.kept > seen.actions, "too few twins: {seen:?}");
    }
    assert!(all.actions > 2000, "{all:?}");
}

#[test]
fn objectives_of_the_high_throne_are_shown_to_nobody_else() {
    let small = include_str!("../../../throne/tests/decks/small.toml");
    let small = ThroneOptions::with_deck(Deck::from_toml(small).unwrap());
    let mut all = Seen::default();
    // A game with the deck of the house is long; its first part shows enough.
    for (options, seats, games, most) in [
        (&small, 2, 6, 10_000),
        (&small, 3, 6, 10_000),
        (&ThroneOptions::default(), 2, 4, 150),
        (&ThroneOptions::default(), 5, 4, 150),
    ] {
        let seen = look::<HighThrone>(options, seats, games, most, throne_twin::twin);
        all.actions += seen.actions;
        assert!(seen.twins > seen.actions / 2 && seen.kept > seen.actions / 4, "{seen:?}");
    }
    assert!(all.actions > 2000, "{all:?}");
}

#[test]
fn every_game_that_hides_something_is_looked_at_here() {
    struct Looked(&'static str);
    impl GameVisitor for Looked {
        fn visit<G: Opponents + Teller>(&mut self) {
            let name = std::any::type_name::<G>().rsplit("::").next().unwrap();
            let looked = self.0.contains(&format!("look::<{name}>("));
            assert!(
                looked || !G::HIDES,
                "{name} hides something, and nobody looks whether it shows"
            );
        }
    }
    visit_games(&mut Looked(include_str!("twins.rs")));
}
