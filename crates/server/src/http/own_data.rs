//! Everything that the server knows about a person, for that person.

use std::net::SocketAddr;
use std::time::Duration;

use ardri_table::Table;
use ardri_wire::{Stage, TableId};
use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use tokio::sync::{Semaphore, mpsc};

use crate::http::App;
use crate::http::error::{Answer, busy};
use crate::http::limits::{address, too_often};
use crate::http::session::Me;
use crate::http::socket::Channel;
use crate::listing::info;
use crate::store::{Person, ReportRow, StoreError, TableRow};

/// How many games are played through at once for all that are written.
static READING: Semaphore = Semaphore::const_new(2);
/// How long one may take as a whole, so that nobody keeps others from theirs.
const LONGEST: Duration = Duration::from_secs(300);
/// How many tables and sayings are read at a time.
const PAGE: u32 = 100;

/// Everything about the sender: account, sessions, lists, what they have said, their tables, and the
/// records of those that are finished. It is written while it is read.
#[utoipa::path(get, path = "/api/me/export", tag = "people",
    responses((status = 200, body = Object), (status = 401), (status = 429), (status = 503)))]
pub(crate) async fn export(
    State(app): State<App>,
    Me(me): Me,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Answer<Response> {
    if !app.limits.may_command(me.id) {
        return Err(too_often());
    }
    let from = address(&app, &headers, Some(peer));
    let turn = app.exports.begin(me.id, from).ok_or_else(busy)?;
    let head = head(&app, &me).await?;
    let (send, receive) = mpsc::channel::<Result<Bytes, std::io::Error>>(2);
    tokio::spawn(async move {
        let _turn = turn;
        let written = tokio::time::timeout(LONGEST, write(&app, &me, head, &send)).await;
        // Whoever is left with half of it is to know.
        if !matches!(written, Ok(Ok(()))) {
            let _ = send.try_send(Err(std::io::ErrorKind::Interrupted.into()));
        }
    });
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"ardri-export.json\""),
    ];
    Ok((headers, Body::from_stream(Channel(receive))).into_response())
}

/// What stands before the sayings and the tables.
async fn head(app: &App, me: &Person) -> Result<Value, StoreError> {
    let store = app.tables.store();
    let people = |people: Vec<Person>| -> Vec<Value> {
        people.into_iter().map(|who| json!({"person": who.id, "name": who.name})).collect()
    };
    let sessions = store.sessions(me.id).await?;
    let sessions = sessions.iter().map(|one| json!({"created": one.created, "seen": one.seen}));
    Ok(json!({
        "person": me.id,
        "name": me.name,
        "account": me.account,
        "created": store.came(me.id).await?,
        "sessions": sessions.collect::<Vec<_>>(),
        "blocked": people(store.blocked(me.id).await?),
        "muted": people(store.muted(me.id).await?),
        "reports": store.reports_of(me.id).await?.iter().map(ReportRow::form).collect::<Vec<_>>(),
    }))
}

type Out = mpsc::Sender<Result<Bytes, std::io::Error>>;

/// A client that does not read in time gets no more.
async fn put(app: &App, out: &Out, text: String) -> Result<(), StoreError> {
    let sent = tokio::time::timeout(app.patience.slowest, out.send(Ok(text.into()))).await;
    if matches!(sent, Ok(Ok(()))) { Ok(()) } else { Err(StoreError::Closed) }
}

async fn write(app: &App, me: &Person, head: Value, out: &Out) -> Result<(), StoreError> {
    let mut text = head.to_string();
    text.pop();
    put(app, out, text + ",\"said\":[").await?;
    let (mut last, mut comma) = (None, "");
    loop {
        let said = app.tables.store().said_by(me.id, last.as_ref(), PAGE).await?;
        let mut text = String::new();
        for one in &said {
            let form =
                json!({"table": one.table, "number": one.number, "at": one.at, "text": one.text});
            text += &format!("{comma}\n{form}");
            comma = ",";
        }
        let Some(end) = said.into_iter().next_back() else { break };
        put(app, out, text).await?;
        last = Some(end);
    }
    put(app, out, "],\"tables\":[".into()).await?;
    let mut comma = "";
    let mut after: Option<TableId> = None;
    loop {
        let rows = app.tables.store().tables_by_name(me.id, after.as_ref(), PAGE).await?;
        for row in &rows {
            put(app, out, format!("{comma}\n{}", table_form(app, row).await?)).await?;
            comma = ",";
        }
        match rows.into_iter().next_back() {
            Some(end) => after = Some(end.table),
            None => break,
        }
    }
    put(app, out, "]}\n".into()).await
}

/// A table of the person, with its record if it is over.
async fn table_form(app: &App, row: &TableRow) -> Result<Value, StoreError> {
    let summary = &row.summary;
    let mut form = json!({"table": row.table, "created": summary.created,
        "updated": summary.updated, "info": info(row)});
    let Ok(_turn) = READING.acquire().await else { return Err(StoreError::Closed) };
    let Ok(entries) = app.tables.read(&row.table).await else { return Ok(form) };
    let id = row.table.clone();
    // To play a game through takes a while.
    let record = tokio::task::spawn_blocking(move || {
        let table = Table::from_log(id, &entries).ok()?;
        (table.stage() == Stage::Finished).then(|| table.record().to_json())
    });
    let record = record.await.ok().flatten();
    form["record"] = record.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    Ok(form)
}
