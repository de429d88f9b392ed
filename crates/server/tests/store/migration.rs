//! Databases of earlier versions, brought up to date step by step.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Row};

/// The lobby learns from the logs who has set up the tables that are not finished.
#[tokio::test]
async fn hosts_are_found_in_the_logs() {
    let mut database = SqliteConnectOptions::new().in_memory(true).connect().await.unwrap();
    for step in [
        include_str!("../../migrations/0001_tables_and_people.sql"),
        include_str!("../../migrations/0002_shelves.sql"),
    ] {
        sqlx::raw_sql(step).execute(&mut database).await.unwrap();
    }
    for (table, stage, first) in [
        ("named", "open", r#"{"event":"created","host":{"person":7,"name":"Ann"}}"#),
        ("number", "playing", r#"{"event":"created","host":8}"#),
        ("over", "finished", r#"{"event":"created","host":9}"#),
        ("odd", "open", r#"{"event":"created","host":"somebody"}"#),
        ("damaged", "open", r#"{"event":"#),
    ] {
        for statement in [
            "INSERT INTO log VALUES (0, ?1, 1, 0, ?2)",
            "INSERT INTO log VALUES (3, ?1, 2, 0, '{}')",
            "INSERT INTO summary VALUES (?1, 'g', 'n', 1, ?3, 0, 0, '')",
        ] {
            let query = sqlx::query(statement).bind(table).bind(first).bind(stage);
            query.execute(&mut database).await.unwrap();
        }
    }
    let sql = "INSERT INTO summary VALUES ('empty', 'g', 'n', 1, 'open', 0, 0, '')";
    sqlx::raw_sql(sql).execute(&mut database).await.unwrap();
    let step = include_str!("../../migrations/0004_lobby.sql");
    sqlx::raw_sql(step).execute(&mut database).await.unwrap();
    let rows = sqlx::query("SELECT table_id, host FROM summary ORDER BY table_id");
    let rows = rows.fetch_all(&mut database).await.unwrap();
    let hosts: Vec<(String, Option<i64>)> =
        rows.iter().map(|row| (row.get(0), row.get(1))).collect();
    let expected = [
        ("damaged", None),
        ("empty", None),
        ("named", Some(7)),
        ("number", Some(8)),
        ("odd", None),
        ("over", None),
    ];
    assert_eq!(hosts, expected.map(|(table, host)| (table.to_string(), host)));
    let row = sqlx::query("SELECT id FROM server").fetch_one(&mut database).await.unwrap();
    assert_eq!(row.get::<String, _>(0).len(), 8);
}
