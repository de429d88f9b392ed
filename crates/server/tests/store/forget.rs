//! A person is forgotten as a whole or not at all.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use ardri_core::fairness::Seed;
use ardri_server::store::{AccountChange, BlockKind, PersonId, Store, TokenHash};
use ardri_table::{Entry, Guest, Participant, Setup, TableEvent};
use ardri_wire::{ClockRule, Late};
use sqlx::Row;

use crate::{child, folder, given_folder, open, raw, table};

const PEOPLE: i64 = 60;

fn token(person: i64) -> TokenHash {
    let mut token = [0; 32];
    token[..8].copy_from_slice(&person.to_le_bytes());
    TokenHash(token)
}

fn said(number: u64, person: PersonId) -> Entry {
    let who = Participant::from(&Guest { person, name: "Ann".into() });
    let event = if number == 1 {
        TableEvent::Created(Box::new(Setup {
            game: "brandubh".into(),
            options: serde_json::json!({}),
            name: "Long talk".into(),
            public: true,
            seats: 2,
            clock: ClockRule::None,
            late: Late::Loses,
            host: who,
            seed: Seed([3; 32]),
            rematch_of: None,
        }))
    } else {
        TableEvent::Said { who, text: format!("saying {number}") }
    };
    Entry { number, at: 0, event }
}

/// As a child: forgets one after the other and says so, until it is killed.
#[tokio::test]
async fn child_that_forgets() {
    let Some(folder) = given_folder() else { return };
    let store = Store::open(&folder).await.unwrap();
    println!();
    for person in 1..=PEOPLE {
        let person = PersonId(person);
        if store.person(person).await.unwrap().is_some() {
            println!("begin {person}");
            let forget = AccountChange::Forget { person, now: 1 };
            store.change_account(forget).await.unwrap();
            println!("done {person}");
        }
    }
    println!("all");
    std::thread::park();
}

#[tokio::test]
async fn a_deletion_that_is_killed_is_done_or_not_begun() {
    let folder = folder();
    let store = open(&folder).await;
    for number in 1..=PEOPLE {
        let guest = store.new_guest(&format!("Person {number}"), &token(number), 0).await.unwrap();
        assert_eq!(guest.id, PersonId(number));
        store.claim(guest.id, &guest.name, "a hash").await.unwrap();
        let codes = vec![token(1000 + number)];
        store.change_account(AccountChange::Codes { person: guest.id, codes }).await.unwrap();
        let other = PersonId(if number == 1 { 1 } else { number - 1 });
        store.shun(guest.id, BlockKind::Mute, other, true, true).await.unwrap();
        let log: Vec<_> = (1..=20).map(|line| said(line, guest.id)).collect();
        store.append_entries(&table(&format!("t{number}")), log.iter(), None).await.unwrap();
    }
    store.close().await;
    let mut forgotten = 0;
    for round in 0.. {
        let mut command = child("forget::child_that_forgets", folder.path());
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
        // Killed right after it has begun with one, each time with a later one.
        let mut begun = 0;
        let all = loop {
            let text = output.next().expect("the child ended by itself").unwrap();
            begun += u32::from(text.starts_with("begin"));
            if text == "all" || begun > round % 5 {
                break text == "all";
            }
        };
        child.kill().unwrap();
        child.wait().unwrap();
        let rest: Vec<_> = output.map_while(Result::ok).collect();
        let mut past = raw(folder.path()).await;
        forgotten = 0;
        for number in 1..=PEOPLE {
            let row = sqlx::query(
                "SELECT (SELECT count(*) FROM person WHERE id = ?1 AND name <> ''),
                 (SELECT count(*) FROM person WHERE id = ?1 AND key IS NOT NULL),
                 (SELECT count(*) FROM session WHERE person = ?1),
                 (SELECT count(*) FROM recovery WHERE person = ?1),
                 (SELECT count(*) FROM chat WHERE person = ?1) / 19,
                 (SELECT count(*) FROM person WHERE id = ?1 AND gone IS NULL)",
            );
            let row = row.bind(number).fetch_one(&mut past).await.unwrap();
            let found: [i64; 6] = std::array::from_fn(|place| row.get(place));
            assert!(found == [1; 6] || found == [0; 6], "round {round}, {number}: {found:?}");
            forgotten += i64::from(found == [0; 6]);
            if rest.iter().any(|text| *text == format!("done {number}")) {
                assert_eq!(found, [0; 6], "what was acknowledged is done");
            }
        }
        if all {
            break;
        }
    }
    assert_eq!(forgotten, PEOPLE);
    let mut past = raw(folder.path()).await;
    let left = sqlx::query("SELECT count(*) FROM shunned").fetch_one(&mut past).await.unwrap();
    assert_eq!(left.get::<i64, _>(0), 0);
}
