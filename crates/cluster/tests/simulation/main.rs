//! Thousands of histories of three servers on one database, in which everything goes wrong that can: servers crash and
//! freeze, links break, the database stops, statements get lost or come late, clocks run at different speeds, and
//! servers are replaced in good order. Whatever happens:
//!
//! - a line that was acknowledged is in the log, as it was and where it was, and once;
//! - a line is written only by the node that owns the table at that moment;
//! - whoever looks at a table is shown every line that somebody knew of when they asked;
//! - whoever watches is shown each line once and in turn, and their own before it is acknowledged;
//! - when everything is well again, every table is served again, by every server.
//!
//! `ARDRI_TEST_SEEDS=5000` tries so many histories of each kind instead of a few.

mod client;
mod database;
mod faults;
mod process;
mod world;

use database::Broken;
use faults::Faults;
use world::World;

/// How many histories of each kind are tried.
fn seeds() -> u64 {
    std::env::var("ARDRI_TEST_SEEDS").ok().and_then(|text| text.parse().ok()).unwrap_or(60)
}

/// Plays a history, lets all be well again, and says what was wrong.
fn history(seed: u64, faults: Faults, broken: Broken) -> (World, Vec<String>) {
    let mut world = World::new(seed, faults, broken);
    world.run(60_000);
    world.calm_down();
    world.run(75_000);
    for client in &mut world.clients {
        client.quiet = true;
    }
    world.run(90_000);
    let mut found = world.look_back();
    for client in &world.clients {
        if let Some((table, op, since)) = client.op {
            found.push(format!("{op:?} at table {table} is unanswered since {since}"));
        }
        let lines = world.database.logs.get(&client.table).map_or(0, Vec::len) as u64;
        if client.seen != lines {
            found.push(format!("a client has seen {} of {lines} lines", client.seen));
        }
    }
    (world, found)
}

fn all_hold(faults: Faults) {
    let (mut answered, mut refused) = (0, 0);
    for seed in 0..seeds() {
        let (world, found) = history(seed, faults, Broken::default());
        assert!(found.is_empty(), "seed {seed}, {faults:?}: {found:#?}");
        (answered, refused) = (answered + world.answered, refused + world.refused);
    }
    println!("{faults:?}: {answered} requests answered, {refused} refused or given up");
    assert!(answered > 0);
}

#[test]
fn whatever_happens_nothing_acknowledged_is_lost_and_all_see_the_same() {
    all_hold(Faults::ALL);
}

#[test]
fn servers_are_replaced_without_one_refused_request() {
    for seed in 0..seeds() {
        let (world, found) = history(seed, Faults::ROLLING, Broken::default());
        assert!(found.is_empty(), "seed {seed}: {found:#?}");
        assert_eq!(world.refused, 0, "seed {seed}");
        assert!(world.longest < 500, "seed {seed}: somebody waited {} ms", world.longest);
    }
}

#[test]
fn where_nothing_goes_wrong_nothing_is_refused() {
    for seed in 0..seeds() {
        let (world, found) = history(seed, Faults::NONE, Broken::default());
        assert!(found.is_empty(), "seed {seed}: {found:#?}");
        assert_eq!(world.refused, 0, "seed {seed}");
    }
}

/// The first history in which a protocol without one of its parts goes wrong.
fn first_found(broken: Broken) -> Option<u64> {
    (0..2_000).find(|seed| !history(*seed, Faults::ALL, broken).1.is_empty())
}

#[test]
fn without_its_parts_the_protocol_fails_here() {
    for broken in [
        Broken { no_fence: true, ..Broken::default() },
        Broken { no_lease: true, ..Broken::default() },
        Broken { no_hold: true, ..Broken::default() },
        Broken { no_term: true, ..Broken::default() },
        Broken { no_doubt: true, ..Broken::default() },
    ] {
        let found = first_found(broken);
        println!("{broken:?}: {found:?}");
        assert!(found.is_some(), "{broken:?}");
    }
}
