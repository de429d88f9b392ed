//! Who the bots are: nobody at a table has the same name as anybody else.

use std::collections::BTreeSet;

use ardri_core::Seat;
use ardri_table::{Entry, GameKind, Guest, Participant, Persona, Refusal, Sitter, TableEvent};
use ardri_wire::{PersonId, TableRequest};

use crate::{Kept, NOW, guest, setup};

fn bot(seat: u8, level: &str, persona: Option<&str>) -> TableRequest {
    TableRequest::Bot { seat: Seat(seat), level: level.into(), persona: persona.map(Into::into) }
}

fn open(seats: u8) -> Kept {
    let game = GameKind::find("high-throne").unwrap();
    Kept::new(setup(game, game.default_options(), seats))
}

/// Who sits in each seat as a bot, by the word for them.
fn ids(sitters: &[Sitter]) -> Vec<Option<&'static str>> {
    sitters.iter().map(|sitter| sitter.persona().map(|persona| persona.id)).collect()
}

#[test]
fn no_two_bots_are_the_same() {
    let mut kept = open(6);
    kept.ask(0, &bot(2, "random", Some("badb"))).unwrap();
    for seat in [0, 1, 3, 4, 5] {
        kept.ask(0, &bot(seat, "squire", None)).unwrap();
    }
    let all: BTreeSet<_> = ids(kept.table.sitters()).into_iter().flatten().collect();
    assert_eq!(all.len(), 6);
    assert!(all.contains("badb"));
    assert_eq!(ids(kept.again().sitters()), ids(kept.table.sitters()));
    assert_eq!(kept.ask(0, &bot(4, "squire", Some("badb"))), Err(Refusal::NameTaken));
    assert_eq!(kept.ask(0, &bot(4, "squire", Some("x"))), Err(Refusal::NoSuchBot("x".into())));
    // Another level is another player by the same name.
    kept.ask(0, &bot(2, "champion", None)).unwrap();
    assert_eq!(ids(kept.table.sitters())[2], Some("badb"));
}

#[test]
fn a_bot_makes_way_for_a_person_of_its_name() {
    let mut kept = open(3);
    kept.ask(0, &bot(1, "squire", Some("grainne"))).unwrap();
    kept.ask(0, &bot(2, "squire", Some("badb"))).unwrap();
    let who = Guest { person: PersonId(9), name: "gráinne".into() };
    let sit = TableRequest::Sit { seat: Seat(0) };
    let happened = kept.table.ask_for_entries(&who, &sit, NOW).unwrap();
    kept.keep(happened);
    let now = ids(kept.table.sitters());
    assert!(now[1].is_some_and(|id| id != "grainne" && id != "badb"), "{now:?}");
    assert_eq!(now[2], Some("badb"));
    assert_eq!(kept.ask(0, &bot(2, "squire", Some("grainne"))), Err(Refusal::NameTaken));
    assert_eq!(ids(kept.again().sitters()), now);
    // Who is called so only later has the name to themselves, too.
    let shown = |kept: &Kept| {
        let views = kept.table.own(&ardri_table::Views::default(), eye(kept)).seats;
        views.iter().map(|seat| seat.persona.as_deref().map(String::from)).collect::<Vec<_>>()
    };
    assert_eq!(shown(&kept)[2].as_deref(), Some("badb"));
    let known = Participant { person: PersonId(9), name: "Badb".into(), guest: false };
    assert!(kept.table.know(&known));
    assert_eq!(shown(&kept)[2], None);
    assert_eq!(shown(&kept)[1].as_deref(), now[1]);
}

fn eye(kept: &Kept) -> ardri_table::Eye {
    ardri_table::Eye::of(&kept.table, guest(0).person)
}

#[test]
fn a_log_of_an_older_time_has_bots_without_names() {
    let old = r#"{"what":"bot-sat","seat":1,"level":"squire"}"#;
    let entry = Entry::read(2, NOW, old).unwrap();
    assert_eq!(entry.body(), old);
    let mut kept = open(2);
    kept.table.apply(&entry).unwrap();
    assert_eq!(ids(kept.table.sitters()), [None, None]);
    assert_eq!(kept.table.record().seats[1].name, "squire");
    // And one of a later time may have names that are not known here.
    let new = TableEvent::BotSat {
        seat: Seat(0),
        level: "squire".into(),
        persona: Some("somebody".into()),
    };
    kept.table.take_in(new, NOW).unwrap();
    assert_eq!(ids(kept.table.sitters()), [None, None]);
}

#[test]
fn a_record_keeps_the_name() {
    let mut kept = open(2);
    kept.ask(0, &TableRequest::Sit { seat: Seat(0) }).unwrap();
    kept.ask(0, &bot(1, "champion", Some("dian-cecht"))).unwrap();
    let record = kept.table.record();
    assert_eq!(record.seats[1].name, Persona::find("dian-cecht").unwrap().name);
    assert_eq!(record.seats[1].bot.as_deref(), Some("champion"));
    let fairness = record.fairness.clone().unwrap();
    let events = ardri_table::opening(&record.seats, &fairness, PersonId(1));
    let sat = |event: &TableEvent| matches!(event, TableEvent::BotSat { persona: Some(id), .. } if id == "dian-cecht");
    assert!(events.iter().any(sat), "{events:?}");
}
