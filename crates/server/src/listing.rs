//! What lists show of a table: kept with the numbers of people, shown with their names.

use std::collections::HashMap;

use ardri_core::{Seat, SeatSet};
use ardri_table::{Participant, Sitter, Table};
use ardri_wire::{Json, PersonId, TableInfo};
use serde_json::{Value, json};

use crate::store::TableRow;

/// What lists show of a table as it stands.
pub(crate) fn info_of(table: &Table) -> TableInfo<'_> {
    let name = |sitter: &Sitter| match sitter {
        Sitter::Empty => None,
        Sitter::Person(who) => Some(who.name.clone().into()),
        Sitter::Bot { level, .. } => Some(level.clone().into()),
    };
    let guest = |sitter: &Sitter| matches!(sitter, Sitter::Person(who) if who.guest);
    let setup = table.setup();
    let seats = (0..).map(Seat).zip(table.sitters());
    TableInfo {
        game: setup.game.as_str().into(),
        title: table.title().into(),
        name: setup.name.as_str().into(),
        host: setup.host.name.as_str().into(),
        host_guest: setup.host.guest,
        stage: table.stage(),
        clock: setup.clock,
        seats: table.sitters().iter().map(name).collect(),
        departs: table.departs(),
        guests: seats.filter(|(_, sitter)| guest(sitter)).map(|(seat, _)| seat).collect(),
    }
}

/// The same as it is kept: numbers stand for people.
pub(crate) fn stored(table: &Table) -> String {
    let mut form = json!(info_of(table));
    let seat = |sitter: &Sitter| match sitter {
        Sitter::Empty => Value::Null,
        Sitter::Person(who) => json!(who.person),
        Sitter::Bot { level, .. } => json!(level),
    };
    form["host"] = json!(table.setup().host.person);
    form["seats"] = table.sitters().iter().map(seat).collect();
    if let Some(form) = form.as_object_mut() {
        form.remove("host_guest");
        form.remove("guests");
    }
    form.to_string()
}

/// What was kept, with the names that people have today.
pub(crate) fn info(row: &TableRow) -> Json<TableInfo<'static>> {
    let known = row.people.iter().map(|who| {
        let guest = !who.account;
        (who.id, Participant { person: who.id, name: who.name.clone(), guest })
    });
    let known: HashMap<PersonId, Participant> = known.collect();
    let who = |value: &Value| {
        let person = PersonId(value.as_i64()?);
        Some(known.get(&person).cloned().unwrap_or(Participant::somebody(person)))
    };
    let mut form: Value = serde_json::from_str(&row.summary.info).unwrap_or_default();
    if let Some(host) = form.get("host").and_then(who) {
        form["host"] = json!(host.name);
        form["host_guest"] = json!(host.guest);
    }
    let mut guests = SeatSet::EMPTY;
    if let Some(seats) = form.get_mut("seats").and_then(Value::as_array_mut) {
        for (seat, value) in (0..).map(Seat).zip(seats) {
            let Some(who) = who(value) else { continue };
            *value = json!(who.name);
            if who.guest {
                guests = guests.with(seat);
            }
        }
        form["guests"] = json!(guests);
    }
    Json::write(&form)
}
