//! A person is forgotten as a whole or not at all.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use ardri_core::fairness::Seed;
use ardri_server::admin::{AdminAnswer, AdminRequest, perform};
use ardri_server::bots::BotPool;
use ardri_server::serve::machine_clock;
use ardri_server::store::{AccountChange, BlockKind, PersonId, Store, TokenHash};
use ardri_server::tables::{Tables, machine_secrets};
use ardri_table::{Entry, Guest, Participant, Setup, TableEvent};
use ardri_wire::{ClockRule, Late};
use sqlx::{Connection, Row, SqliteConnection};
use tempfile::TempDir;

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
            hints: None,
            rematch_of: None,
        }))
    } else {
        TableEvent::Said { who, text: format!("saying {number} of person {person}") }
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

/// People with everything that an account can have, in a folder.
async fn people(count: i64, folder: &TempDir) {
    let store = open(folder).await;
    for number in 1..=count {
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
}

/// What there is of a person, of six kinds: all of it, or nothing.
async fn is_there(past: &mut SqliteConnection, person: i64) -> bool {
    let row = sqlx::query(
        "SELECT (SELECT count(*) FROM person WHERE id = ?1 AND name <> ''),
         (SELECT count(*) FROM person WHERE id = ?1 AND key IS NOT NULL),
         (SELECT count(*) FROM session WHERE person = ?1),
         (SELECT count(*) FROM recovery WHERE person = ?1),
         (SELECT count(*) FROM chat WHERE person = ?1) / 19,
         (SELECT count(*) FROM person WHERE id = ?1 AND gone IS NULL)",
    );
    let row = row.bind(person).fetch_one(past).await.unwrap();
    let found: [i64; 6] = std::array::from_fn(|place| row.get(place));
    assert!(found == [1; 6] || found == [0; 6], "{person}: {found:?}");
    found == [1; 6]
}

/// A machine that stops leaves the database with some of what was written to the log before it, from
/// nothing to everything. Each of these moments is looked at.
#[tokio::test]
async fn a_deletion_is_done_or_not_begun_wherever_the_machine_stops() {
    let folder = folder();
    people(2, &folder).await;
    let store = open(&folder).await;
    // Somebody who reads keeps the log from being cut.
    let mut reader = raw(folder.path()).await;
    sqlx::query("BEGIN").execute(&mut reader).await.unwrap();
    assert!(is_there(&mut reader, 2).await);
    store.change_account(AccountChange::Forget { person: PersonId(2), now: 1 }).await.unwrap();
    // As it is on disk while the server runs.
    let database = fs::read(folder.path().join("ardri.db")).unwrap();
    let log = fs::read(folder.path().join("ardri.db-wal")).unwrap();
    reader.close().await.unwrap();
    store.close().await;
    let page = usize::from(u16::from_be_bytes([database[16], database[17]]));
    let frame = 24 + page;
    assert_eq!(log.len() % frame, 32, "a head and whole frames");
    let (mut begun, mut done) = (0, 0);
    for cut in (0..=log.len()).step_by(frame / 2).chain([log.len()]) {
        let stopped = tempfile::tempdir().unwrap();
        fs::write(stopped.path().join("ardri.db"), &database).unwrap();
        fs::write(stopped.path().join("ardri.db-wal"), &log[..cut]).unwrap();
        let again = Store::open(stopped.path()).await.unwrap();
        assert!(again.person(PersonId(1)).await.unwrap().is_some());
        again.close().await;
        let mut past = raw(stopped.path()).await;
        assert!(is_there(&mut past, 1).await);
        if is_there(&mut past, 2).await {
            assert_eq!(done, 0, "what was done is not undone by what was written later");
            begun += 1;
        } else {
            done += 1;
        }
    }
    assert!(begun > 4 && done > 0, "{begun} moments before, {done} after");
}

/// In how many files of a folder something stands.
fn found(folder: &TempDir, words: &str) -> usize {
    let files = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path());
    let holds = |path: &PathBuf| {
        let bytes = fs::read(path).unwrap();
        bytes.windows(words.len()).any(|place| place == words.as_bytes())
    };
    files.filter(holds).count()
}

#[tokio::test]
async fn nothing_of_whom_it_has_forgotten_is_left_in_the_files() {
    let folder = folder();
    people(2, &folder).await;
    let store = open(&folder).await;
    store.rename(PersonId(2), "Sitric Silkbeard").await.unwrap();
    assert!(found(&folder, "Sitric Silkbeard") > 0 && found(&folder, "of person 2") > 0);
    store.change_account(AccountChange::Forget { person: PersonId(2), now: 1 }).await.unwrap();
    // One thing is written after the other.
    store.rename(PersonId(1), "Ann").await.unwrap();
    assert_eq!((found(&folder, "Sitric Silkbeard"), found(&folder, "of person 2")), (0, 0));
    assert!(found(&folder, "of person 1") > 0);
    store.close().await;
}

#[tokio::test]
async fn nor_of_whom_and_what_an_administrator_has_deleted() {
    let folder = folder();
    people(3, &folder).await;
    let store = open(&folder).await;
    let tables = Tables::new(store.clone(), BotPool::new(1), machine_clock(), machine_secrets());
    store.rename(PersonId(2), "Sitric Silkbeard").await.unwrap();
    assert!(found(&folder, "Sitric Silkbeard") > 0 && found(&folder, "of person 2") > 0);
    let forget = AdminRequest::Forget { person: PersonId(2) };
    assert_eq!(perform(&tables, None, forget).await, AdminAnswer::Done);
    store.rename(PersonId(1), "Ann").await.unwrap();
    assert_eq!((found(&folder, "Sitric Silkbeard"), found(&folder, "of person 2")), (0, 0));

    assert!(found(&folder, "of person 3") > 0);
    let delete = AdminRequest::DeleteTable { table: table("t3") };
    assert_eq!(perform(&tables, None, delete).await, AdminAnswer::Done);
    store.rename(PersonId(1), "Anne").await.unwrap();
    assert_eq!(found(&folder, "of person 3"), 0);
    assert!(found(&folder, "of person 1") > 0);
    store.close().await;
}

/// Somebody who reads the database as it is now, such as a backup.
async fn reader(folder: &TempDir) -> SqliteConnection {
    let mut reader = raw(folder.path()).await;
    sqlx::query("BEGIN").execute(&mut reader).await.unwrap();
    assert!(is_there(&mut reader, 2).await);
    reader
}

#[tokio::test]
async fn what_a_reader_has_kept_goes_when_it_lets_go() {
    let folder = folder();
    people(2, &folder).await;
    // Without a pause every write tries again.
    let store = Store::open_with(folder.path(), Duration::ZERO).await.unwrap();
    let reader = reader(&folder).await;
    store.change_account(AccountChange::Forget { person: PersonId(2), now: 1 }).await.unwrap();
    store.rename(PersonId(1), "Ann").await.unwrap();
    assert!(found(&folder, "of person 2") > 0, "it is still read");
    reader.close().await.unwrap();
    store.rename(PersonId(1), "Anne").await.unwrap();
    store.rename(PersonId(1), "Anna").await.unwrap();
    assert_eq!(found(&folder, "of person 2"), 0);
    store.close().await;
}

#[tokio::test]
async fn what_a_reader_has_kept_goes_when_the_store_closes() {
    let folder = folder();
    people(2, &folder).await;
    let store = Store::open_with(folder.path(), Duration::from_secs(86_400)).await.unwrap();
    let reader = reader(&folder).await;
    store.change_account(AccountChange::Forget { person: PersonId(2), now: 1 }).await.unwrap();
    store.rename(PersonId(1), "Ann").await.unwrap();
    // A connection that reads nothing keeps the database from tidying up by itself at the end.
    let idle = {
        let mut idle = reader;
        sqlx::query("COMMIT").execute(&mut idle).await.unwrap();
        idle
    };
    store.rename(PersonId(1), "Anne").await.unwrap();
    store.rename(PersonId(1), "Anna").await.unwrap();
    assert!(found(&folder, "of person 2") > 0, "it is tried again after a pause, not at once");
    store.close().await;
    assert_eq!(found(&folder, "of person 2"), 0);
    idle.close().await.unwrap();
}

#[tokio::test]
async fn what_a_killed_server_has_left_goes_at_the_next_start() {
    let (before, folder) = (folder(), folder());
    people(2, &before).await;
    let store = open(&before).await;
    let reader = reader(&before).await;
    store.change_account(AccountChange::Forget { person: PersonId(2), now: 1 }).await.unwrap();
    store.rename(PersonId(1), "Ann").await.unwrap();
    // As it is on disk when it is killed.
    for file in ["ardri.db", "ardri.db-wal"] {
        fs::copy(before.path().join(file), folder.path().join(file)).unwrap();
    }
    reader.close().await.unwrap();
    store.close().await;
    assert!(found(&folder, "of person 2") > 0);
    let store = open(&folder).await;
    store.rename(PersonId(1), "Anne").await.unwrap();
    store.rename(PersonId(1), "Anna").await.unwrap();
    assert_eq!(found(&folder, "of person 2"), 0);
    store.close().await;
}

#[tokio::test]
async fn a_deletion_that_is_killed_is_done_or_not_begun() {
    let folder = folder();
    people(PEOPLE, &folder).await;
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
            let there = is_there(&mut past, number).await;
            forgotten += i64::from(!there);
            if rest.iter().any(|text| *text == format!("done {number}")) {
                assert!(!there, "what was acknowledged is done, in round {round}");
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

#[tokio::test]
async fn what_somebody_said_who_is_gone_meanwhile_is_not_kept() {
    let folder = folder();
    people(2, &folder).await;
    let store = open(&folder).await;
    store.change_account(AccountChange::Forget { person: PersonId(2), now: 1 }).await.unwrap();
    // It was on its way when they were forgotten; the line itself names nobody.
    for (own, person) in [("t1", PersonId(2)), ("t2", PersonId(1))] {
        store.append_entries(&table(own), [said(21, person)].iter(), None).await.unwrap();
    }
    store.close().await;
    let mut past = raw(folder.path()).await;
    let rows = sqlx::query("SELECT text FROM chat WHERE number = 21").fetch_all(&mut past).await;
    let texts: Vec<String> = rows.unwrap().iter().map(|row| row.get(0)).collect();
    assert_eq!(texts, ["saying 21 of person 1"]);
}
