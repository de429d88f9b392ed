//! The logs of tables, and the one statement that appends to them.

use std::collections::HashMap;

use sqlx::PgConnection;
use sqlx::postgres::PgRow;

use super::Reader;
use super::database::column;
use crate::store::log::{Append, Line, check_number};
use crate::store::summary::{last_of, seats_of};
use crate::store::{StoreError, TableId};

/// Appends lines, what is said in them, and what lists show then: all, or nothing if the server's lease has
/// gone or one of the lines is not the next of its table. It answers which of both it was.
///
/// One statement is one transaction that is never left open, so that a server which was stopped in the
/// middle of it cannot hold up its own eviction. `FOR KEY SHARE` lets the lease be renewed meanwhile, but
/// not deleted: whoever leads the tables next reads them after the last line of the one before. Single
/// rows are looked up by scalar subqueries, because `NOT EXISTS` would be planned as a join with the
/// whole log while the database does not know yet how large that is.
const APPEND: &str = "
WITH line AS MATERIALIZED (
    SELECT * FROM unnest($2::text[], $3::int8[], $4::int8[], $5::text[], $6::bool[])
        AS line (table_id, number, at, body, first)),
lease AS MATERIALIZED (
    SELECT 1 FROM node WHERE id = $1 FOR KEY SHARE),
gap AS MATERIALIZED (
    SELECT table_id FROM line WHERE first AND (
        number - 1 <> coalesce((SELECT log.number FROM log WHERE log.table_id = line.table_id
                                ORDER BY log.number DESC LIMIT 1), 0)
        OR (SELECT 1 FROM doomed WHERE doomed.table_id = line.table_id LIMIT 1) IS NOT NULL)),
good AS MATERIALIZED (
    SELECT 1 WHERE EXISTS (SELECT 1 FROM lease) AND NOT EXISTS (SELECT 1 FROM gap)),
logged AS (
    INSERT INTO log (table_id, number, at, epoch, body)
    SELECT line.table_id, line.number, line.at, $1, line.body FROM good, line),
said AS (
    INSERT INTO chat (table_id, number, person, at, text)
    SELECT said.* FROM good, unnest($7::text[], $8::int8[], $9::int8[], $10::int8[], $11::text[])
        AS said (table_id, number, person, at, text)
    WHERE (SELECT gone FROM person WHERE id = said.person) IS NULL),
come AS (
    INSERT INTO visitor (table_id, person, name)
    SELECT come.* FROM good, unnest($12::text[], $13::int8[], $14::text[])
        AS come (table_id, person, name)
    ON CONFLICT (table_id, person) DO NOTHING),
listed AS (
    INSERT INTO summary (table_id, game, name, public, stage, created, updated, info, host)
    SELECT listed.* FROM good, unnest($15::text[], $16::text[], $17::text[], $18::bool[], $19::text[],
                                      $20::int8[], $21::int8[], $22::text[], $23::int8[]) AS listed
    ON CONFLICT (table_id) DO UPDATE SET
        game = excluded.game, name = excluded.name, public = excluded.public,
        stage = excluded.stage, created = excluded.created, updated = excluded.updated,
        info = excluded.info, host = excluded.host),
seat AS MATERIALIZED (
    SELECT * FROM unnest($24::text[], $25::int8[], $26::int8[]) AS seat (table_id, person, place)),
stood_up AS (
    DELETE FROM seated USING good
    WHERE seated.table_id = ANY ($15) AND NOT EXISTS (
        SELECT 1 FROM seat WHERE seat.table_id = seated.table_id AND seat.person = seated.person)),
sat_down AS (
    INSERT INTO seated (table_id, person, place)
    SELECT seat.* FROM good, seat
    WHERE (SELECT place FROM seated WHERE seated.table_id = seat.table_id
           AND seated.person = seat.person) IS DISTINCT FROM seat.place
    ON CONFLICT (table_id, person) DO UPDATE SET place = excluded.place)
SELECT EXISTS (SELECT 1 FROM lease), ARRAY (SELECT table_id FROM gap)";

/// Appends by their places in a batch.
pub type Placed<'a> = Vec<&'a (usize, Append)>;

/// Those that follow each other, and those that do not follow the ones before them in the batch.
pub fn in_order(appends: &[(usize, Append)]) -> (Placed<'_>, Placed<'_>) {
    let mut next: HashMap<&TableId, u64> = HashMap::new();
    appends.iter().partition(|(_, append)| {
        let (Some(first), Some(last)) = (append.lines.first(), append.lines.last()) else {
            return true;
        };
        let follows = next.get(&append.table).is_none_or(|next| *next == first.number);
        if follows {
            next.insert(&append.table, last.number.saturating_add(1));
        }
        follows
    })
}

/// Appends what follows each other; gives the tables whose lines were not the next, if any, and then
/// nothing was written.
pub async fn append(
    connection: &mut PgConnection,
    node: i64,
    appends: &[&Append],
) -> Result<Vec<String>, StoreError> {
    let mut lines = Lines::default();
    let mut last: HashMap<&str, u64> = HashMap::new();
    let mut said = (vec![], vec![], vec![], vec![], vec![]);
    let mut come = (vec![], vec![], vec![]);
    for append in appends {
        let table = append.table.as_str();
        for line in &append.lines {
            let first = last.insert(table, line.number).is_none();
            lines.push(table, line, first)?;
        }
        for saying in &append.chat {
            said.0.push(table);
            said.1.push(saying.number.cast_signed());
            said.2.push(saying.person.0);
            said.3.push(saying.at);
            said.4.push(saying.text.as_str());
        }
        for who in &append.strangers {
            come.0.push(table);
            come.1.push(who.person.0);
            come.2.push(who.name.as_str());
        }
    }
    let summaries = last_of(appends);
    let of = || summaries.values();
    let seats: Vec<_> = seats_of(&summaries).collect();
    let place = |place: usize| i64::try_from(place).unwrap_or(i64::MAX);
    let row = sqlx::query(APPEND)
        .bind(node)
        .bind(lines.tables)
        .bind(lines.numbers)
        .bind(lines.times)
        .bind(lines.bodies)
        .bind(lines.firsts)
        .bind(said.0)
        .bind(said.1)
        .bind(said.2)
        .bind(said.3)
        .bind(said.4)
        .bind(come.0)
        .bind(come.1)
        .bind(come.2)
        .bind(summaries.keys().copied().collect::<Vec<_>>())
        .bind(of().map(|summary| summary.game.as_str()).collect::<Vec<_>>())
        .bind(of().map(|summary| summary.name.as_str()).collect::<Vec<_>>())
        .bind(of().map(|summary| summary.public).collect::<Vec<_>>())
        .bind(of().map(|summary| summary.stage.word()).collect::<Vec<_>>())
        .bind(of().map(|summary| summary.created).collect::<Vec<_>>())
        .bind(of().map(|summary| summary.updated).collect::<Vec<_>>())
        .bind(of().map(|summary| summary.info.as_str()).collect::<Vec<_>>())
        .bind(of().map(|summary| summary.host.map(|host| host.0)).collect::<Vec<_>>())
        .bind(seats.iter().map(|(table, ..)| *table).collect::<Vec<_>>())
        .bind(seats.iter().map(|(_, person, _)| person.0).collect::<Vec<_>>())
        .bind(seats.iter().map(|(.., at)| place(*at)).collect::<Vec<_>>())
        .fetch_one(connection)
        .await?;
    let leased: bool = column(&row, 0)?;
    if leased { column(&row, 1) } else { Err(StoreError::Evicted) }
}

/// Lines as columns.
#[derive(Default)]
struct Lines<'a> {
    tables: Vec<&'a str>,
    numbers: Vec<i64>,
    times: Vec<i64>,
    bodies: Vec<&'a str>,
    /// Whether it is the first of its table here.
    firsts: Vec<bool>,
}

impl<'a> Lines<'a> {
    fn push(&mut self, table: &'a str, line: &'a Line, first: bool) -> Result<(), StoreError> {
        let number = i64::try_from(line.number).map_err(|_| StoreError::NotNext)?;
        self.tables.push(table);
        self.numbers.push(number);
        self.times.push(line.at);
        self.bodies.push(&line.body);
        self.firsts.push(first);
        Ok(())
    }
}

impl Reader {
    pub async fn has_table(&self, table: &TableId) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT EXISTS (SELECT 1 FROM log WHERE table_id = $1)")
            .bind(table.as_str())
            .fetch_one(self.pool()?)
            .await?;
        column(&row, 0)
    }

    pub async fn is_deleted(&self, table: &TableId) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT EXISTS (SELECT 1 FROM doomed WHERE table_id = $1)")
            .bind(table.as_str())
            .fetch_one(self.pool()?)
            .await?;
        column(&row, 0)
    }

    pub async fn read_some(
        &self,
        table: &TableId,
        after: u64,
        most: i64,
    ) -> Result<Vec<Line>, StoreError> {
        let Ok(from) = i64::try_from(after) else { return Ok(Vec::new()) };
        let rows = sqlx::query(
            "SELECT number, at, body FROM log WHERE table_id = $1 AND number > $2
             ORDER BY number LIMIT $3",
        )
        .bind(table.as_str())
        .bind(from)
        .bind(most)
        .fetch_all(self.pool()?)
        .await?;
        let expected = after + 1..;
        rows.iter().zip(expected).map(|(row, number)| line(row, number)).collect()
    }
}

/// The line in a row that should have this number.
fn line(row: &PgRow, number: u64) -> Result<Line, StoreError> {
    check_number(column(row, 0)?, number)?;
    Ok(Line { number, at: column(row, 1)?, body: column(row, 2)? })
}
