//! All data from a folder into a database, and back.

use std::path::Path;

use ardri_server::admin::{AdminRequest, perform};
use ardri_server::bots::BotPool;
use ardri_server::serve::machine_clock;
use ardri_server::store::{
    AccountChange, DataPlace, Line, Listed, PersonId, Progress, Store, StoreError, Summary,
    TokenHash, move_data,
};
use ardri_server::tables::{Tables, machine_secrets};
use ardri_table::{Entry, Participant, TableEvent};
use sqlx::Row;

use crate::{folder, lines, open, postgres, raw, table};

/// Everything that a store can hold, and texts that are hard to carry.
async fn fill(place: &DataPlace) {
    let store = Store::open_at(place).await.unwrap();
    let token = |byte| TokenHash([byte; 32]);
    let mut people = Vec::new();
    for (byte, name) in (1..).zip(["Ann", "Éamon \\ \"'", "N{U,L}L", "Sitric"]) {
        people.push(store.new_guest(name, &token(byte), 5).await.unwrap().id);
    }
    store.claim(people[0], "Ann", "a hash").await.unwrap();
    store.claim(people[3], "Sitric", "a hash").await.unwrap();
    let codes = vec![token(21), token(22)];
    store.change_account(AccountChange::Codes { person: people[0], codes }).await.unwrap();
    store.hand_over(people[1], &token(31), 1, i64::MAX - 9).await.unwrap();
    store.block(people[0], people[1], true).await.unwrap();
    store.mute(people[1], people[2], true).await.unwrap();
    let summary = |stage| Summary {
        game: "boru".into(),
        name: "\u{1}\t\\N ☃".into(),
        public: true,
        stage,
        host: Some(people[0]),
        people: vec![people[2], people[0]],
        created: i64::MIN,
        updated: i64::MAX,
        info: "{\"a\":\"\\\\\"}".into(),
    };
    // More lines than go at once, on two shelves, and one that is long.
    for round in 0..3 {
        for name in ["tara", "Tara", "emain_1"] {
            let more = lines(round * 700 + 1..=round * 700 + 700);
            store.append(&table(name), more, Some(summary(Listed::Playing))).await.unwrap();
        }
    }
    let long = Line { number: 2101, at: -1, body: "é\u{10ffff}\r\n\\.".repeat(200_000) };
    store.append(&table("tara"), vec![long], Some(summary(Listed::Finished))).await.unwrap();
    let who = Participant { person: people[3], name: String::new(), guest: false };
    let stranger = Participant { person: PersonId(-1), name: "Far".into(), guest: true };
    let said = [(2101, who), (2102, stranger)].map(|(number, who)| Entry {
        number,
        at: 3,
        event: TableEvent::Said { who, text: format!("saying {number}") },
    });
    store.append_entries(&table("Tara"), said.iter(), None).await.unwrap();
    store.append(&table("gone"), lines(1..=3), Some(summary(Listed::Open))).await.unwrap();
    for person in [people[1], people[2]] {
        store.report(person, &table("Tara"), "rude", 7).await.unwrap();
    }
    let tables = Tables::new(store.clone(), BotPool::new(1), machine_clock(), machine_secrets());
    for request in [
        AdminRequest::DeleteTable { table: table("gone") },
        AdminRequest::CloseReport { report: 2 },
        AdminRequest::Ban { person: people[2], on: true },
        AdminRequest::Forget { person: people[3] },
    ] {
        perform(&tables, None, request).await;
    }
    store.close().await;
}

/// All rows of a folder's database, table by table.
async fn rows(folder: &Path) -> Vec<String> {
    let mut raw = raw(folder).await;
    let names = sqlx::query(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_sqlx%' ESCAPE '\\'
         AND name NOT IN ('log', 'shelved', 'sqlite_sequence', 'sqlite_stat1') ORDER BY name",
    );
    let names = names.fetch_all(&mut raw).await.unwrap();
    let names = names.iter().map(|row| row.get::<String, _>(0)).collect::<Vec<_>>();
    assert_eq!(names.len(), 13, "{names:?}: is there something new that has to be moved?");
    let mut all = Vec::new();
    let of = |name: &str| format!("SELECT * FROM {name} ORDER BY 1, 2, 3");
    let queries = names.iter().map(|name| {
        if name == "server" || name == "doomed" {
            format!("SELECT *, '', '' FROM {name} ORDER BY 1")
        } else if name == "recovery" {
            format!("SELECT *, '' FROM {name} ORDER BY 1")
        } else {
            of(name)
        }
    });
    let queries = queries.chain([
        "SELECT table_id, number, at, body FROM log ORDER BY table_id, number".into(),
        "SELECT name, seq FROM sqlite_sequence ORDER BY name".into(),
        "SELECT installed_on FROM _sqlx_migrations WHERE version = 4".into(),
    ]);
    for query in queries {
        let count = all.len();
        for row in
            sqlx::query(sqlx::AssertSqlSafe(query.clone())).fetch_all(&mut raw).await.unwrap()
        {
            let cell = |place| {
                let bytes = row.try_get_unchecked::<Option<Vec<u8>>, _>(place).unwrap();
                format!("{bytes:?}")
            };
            let cells: Vec<_> = (0..row.len()).map(cell).collect();
            all.push(format!("{query}: {}", cells.join(" ")));
        }
        assert!(all.len() > count, "nothing was moved of {query}");
    }
    all
}

#[tokio::test]
async fn data_moves_into_a_database_and_back() {
    let Some(server) = postgres::shared() else { return };
    let (from, back) = (folder(), folder());
    let place = |folder: &tempfile::TempDir| DataPlace::from(folder.path());
    fill(&place(&from)).await;
    let before = rows(from.path()).await;

    let database = server.database();
    let mut heard = Vec::new();
    let tell = |progress| heard.push(progress);
    let moved = move_data(&place(&from), &database.place(), tell).await.unwrap();
    assert_eq!((moved.lines, heard.first().unwrap().done), (3 * 2100 + 3, 0));
    let Progress { done, all } = *heard.last().unwrap();
    assert_eq!((done, all), (2 * (moved.lines + moved.rows), done));
    assert_eq!(rows(from.path()).await, before, "the old place keeps what it has");

    let again = move_data(&database.place(), &place(&back), |_| ()).await.unwrap();
    assert_eq!(again, moved);
    assert_eq!(rows(back.path()).await, before);

    // Whoever was known is known there, and new numbers are new.
    let store = Store::open_at(&database.place()).await.unwrap();
    assert_eq!(store.id().await, open(&from).await.id().await);
    let ann = store.person_by_token(&TokenHash([1; 32]), 5).await.unwrap().unwrap();
    assert!(ann.account && ann.name == "Ann");
    let new = store.new_guest("New", &TokenHash([9; 32]), 5).await.unwrap();
    assert_eq!(new.id, PersonId(5));
    assert!(store.is_deleted(&table("gone")).await.unwrap());
    let next = store.append(&table("emain_1"), lines(2101..=2101), None).await;
    assert_eq!(next, Ok(()));
    store.close().await;
}

#[tokio::test]
async fn nothing_moves_onto_something_or_from_nothing() {
    let Some(server) = postgres::shared() else { return };
    let (from, full) = (folder(), folder());
    let (from_place, full_place) = (DataPlace::from(from.path()), DataPlace::from(full.path()));
    let database = server.database();
    let empty = move_data(&from_place, &database.place(), |_| ()).await;
    assert_eq!(empty, Err(StoreError::NoData(from.path().display().to_string())));
    let nowhere = from.path().join("nowhere");
    let none = move_data(&nowhere.clone().into(), &database.place(), |_| ()).await;
    assert!(matches!(none, Err(StoreError::NotAFolder(_))) && !nowhere.exists());
    let bare = server.empty_database();
    let none = move_data(&bare.place(), &from_place, |_| ()).await;
    assert!(matches!(none, Err(StoreError::NoData(_))), "{none:?}");

    fill(&from_place).await;
    fill(&full_place).await;
    let onto = move_data(&from_place, &full_place, |_| ()).await;
    assert_eq!(onto, Err(StoreError::NotEmpty(full.path().display().to_string())));
    let store = Store::open_at(&database.place()).await.unwrap();
    let used = move_data(&from_place, &database.place(), |_| ()).await;
    assert!(matches!(used, Err(StoreError::DatabaseInUse { .. })), "{used:?}");
    store.append(&table("tara"), lines(1..=1), None).await.unwrap();
    store.close().await;
    let onto = move_data(&from_place, &database.place(), |_| ()).await;
    assert!(matches!(onto, Err(StoreError::NotEmpty(_))), "{onto:?}");
    assert_eq!(database.sql("SELECT count(*) FROM person"), "0");
    // A server at work keeps its data.
    let store = open(&from).await;
    let used = move_data(&from_place, &server.database().place(), |_| ()).await;
    assert!(matches!(used, Err(StoreError::InUse(_))), "{used:?}");
    store.close().await;
}

#[tokio::test]
async fn what_does_not_arrive_as_it_was_is_noticed_and_nothing_is_moved() {
    let Some(server) = postgres::shared() else { return };
    let from = folder();
    fill(&from.path().into()).await;
    for (sheet, change) in [("log", "NEW.body := NEW.body || ' '"), ("session", "NEW.seen := 6")] {
        let database = server.database();
        database.sql(&format!(
            "CREATE FUNCTION bend() RETURNS trigger LANGUAGE plpgsql AS $$
             BEGIN {change}; RETURN NEW; END $$;
             CREATE TRIGGER bend BEFORE INSERT ON {sheet} FOR EACH ROW EXECUTE FUNCTION bend()"
        ));
        let moved = move_data(&from.path().into(), &database.place(), |_| ()).await;
        let Err(StoreError::Differs(what)) = moved else { panic!("{moved:?}") };
        assert!(what.ends_with(sheet), "{what}");
        assert_eq!(database.sql("SELECT count(*) FROM person, log"), "0");
    }
}
