//! What goes wrong around a server: disks, clocks, connections, and the data itself.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

#[path = "../support/mod.rs"]
mod support;

mod clock;
mod damage;
mod full_disk;
#[path = "../machine/mod.rs"]
mod machine;
mod silent;
mod slow;
mod storm;

use serde_json::Value;

use support::Person;

/// The numbers of the events in a message or a list.
fn numbers(events: &Value) -> Vec<u64> {
    let events = events.as_array().unwrap().iter();
    events.map(|event| event["number"].as_u64().unwrap()).collect()
}

/// All events of a table as somebody sees them, whose numbers have no gap.
async fn events(person: &Person, table: &str) -> Vec<Value> {
    let events = person.get(&format!("/api/tables/{table}/events?after=0")).await;
    let expected: Vec<u64> = (1..=events.as_array().unwrap().len() as u64).collect();
    assert_eq!(numbers(&events), expected);
    events.as_array().unwrap().clone()
}
