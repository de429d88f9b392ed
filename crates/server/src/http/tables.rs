//! Tables over plain HTTP: for lists, for scripts, and for whatever a socket is not needed.

use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use ardri_core::Message;
use ardri_table::{GameKind, Persona};
use ardri_wire::{
    Answered, BotView, GameView, NewTable, PersonaView, TableId, TablePage, TableRef, TableRequest,
    TableView,
};
use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, LINK};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use crate::actor::{TableMsg, json};
use crate::http::accept_language::AcceptLanguage;
use crate::http::error::{Answer, ApiError, no_table};
use crate::http::hosting::{Wisher, may_ask, may_set_up};
use crate::http::limits::{address, too_often};
use crate::http::session::{Me, Session};
use crate::http::{App, closes};
use crate::listing::info;
use crate::reading::{Page, PageSize, Reader};
use crate::speech::say;
use crate::store::{LobbyCursor, TableRow};
use crate::turns::Asker;

/// The longest that a long poll waits, in seconds.
const LONGEST_WAIT: u64 = 60;

/// What one's own tables are asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MineQuery {
    #[serde(default)]
    finished: bool,
    #[serde(default)]
    before: Option<i64>,
}

/// From where public tables are asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuery {
    #[serde(default)]
    after: Option<String>,
}

/// How much of a table is asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LookQuery {
    #[serde(default)]
    brief: bool,
}

/// From where events are asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EventsQuery {
    #[serde(default)]
    after: u64,
    #[serde(default)]
    wait: u64,
    #[serde(default)]
    limit: Option<usize>,
}

/// From where a history is asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HistoryQuery {
    #[serde(default)]
    after: u64,
    #[serde(default)]
    limit: Option<usize>,
}

fn table_view(row: TableRow, your_turn: Option<bool>) -> TableView {
    let (created, updated) = (row.summary.created, row.summary.updated);
    let host = row.summary.host;
    TableView { info: info(&row), table: row.table, created, updated, host, your_turn }
}

pub(crate) fn table_id(text: &str) -> Answer<TableId> {
    text.parse().map_err(|_| no_table())
}

fn json_text(text: String) -> Response {
    ([(CONTENT_TYPE, "application/json")], text).into_response()
}

/// A page of a list; a header says where the next one is.
fn page_of(page: &Page, address: &str) -> Response {
    let mut response = json_text(format!("[{}]", page.items.join(",")));
    let next = page.next.map(|after| format!("<{address}?after={after}>; rel=\"next\""));
    if let Some(next) = next.and_then(|next| next.parse().ok()) {
        response.headers_mut().insert(LINK, next);
    }
    response
}

/// The games that can be played here.
#[utoipa::path(get, path = "/api/games", tag = "tables", security(()),
    responses((status = 200, body = Vec<GameView>)))]
pub(crate) async fn games(
    AcceptLanguage(language): AcceptLanguage,
) -> Json<Vec<GameView<'static>>> {
    let view = |game: &GameKind| {
        let (least, most) = game.seats();
        let bots = game.levels().iter().map(|level| BotView {
            level: level.name.into(),
            about: say(language, &Message::new(level.about)),
        });
        let personas = Persona::all().iter().map(|persona| PersonaView {
            id: persona.id.into(),
            name: persona.name.into(),
            about: say(language, &Message::new(persona.about)),
            leaning: game.leaning(persona.leaning).map(|text| say(language, &Message::new(text))),
        });
        GameView {
            game: game.name().into(),
            title: game.title().into(),
            least,
            most,
            options: game.default_options(),
            bots: bots.collect(),
            personas: personas.collect(),
            texts: game
                .texts()
                .iter()
                .map(|(code, text)| ((*code).into(), (*text).into()))
                .collect(),
        }
    };
    Json(ardri_table::games().iter().map(view).collect())
}

/// The public tables that wait for players or are played, 50 at most: the newest of each host, then
/// the second of each, and so on.
#[utoipa::path(get, path = "/api/tables", tag = "tables", security(()),
    params(("after" = Option<String>, Query, description = "The `next` of the page before")),
    responses((status = 200, body = TablePage)))]
pub(crate) async fn list(
    State(app): State<App>,
    query: Result<Query<ListQuery>, QueryRejection>,
) -> Answer<Json<TablePage>> {
    let Query(ListQuery { after }) = query?;
    let after = after
        .map(|after| after.parse::<LobbyCursor>())
        .transpose()
        .map_err(|_| ApiError::bad("bad-text", Message::new("refused-http-no-such-page")))?;
    let page = app.tables.lobby_page(after.as_ref()).await?;
    let tables = page.tables.into_iter().map(|found| table_view(found, None)).collect();
    Ok(Json(TablePage { tables, next: page.next.map(|next| next.to_string()) }))
}

/// The sender's own tables.
#[utoipa::path(get, path = "/api/me/tables", tag = "tables",
    params(("finished" = Option<bool>, Query), ("before" = Option<i64>, Query)),
    responses((status = 200, body = Vec<TableView>), (status = 401)))]
pub(crate) async fn mine(
    State(app): State<App>,
    Me(me): Me,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    query: Result<Query<MineQuery>, QueryRejection>,
) -> Answer<Json<Vec<TableView>>> {
    let Query(query) = query?;
    let reader = Reader { address: address(&app, &headers, Some(peer)), person: me.id };
    let found = app.tables.store().tables_of(me.id, query.finished, 100, query.before).await?;
    let mut views = Vec::new();
    for found in found {
        let your_turn =
            if query.finished { None } else { your_turn(&app, &found.table, reader).await };
        views.push(table_view(found, your_turn));
    }
    Ok(Json(views))
}

async fn your_turn(app: &App, table: &TableId, who: Reader) -> Option<bool> {
    let ask = |reply| TableMsg::YourTurn { person: who.person, reply };
    app.tables.ask(table, Asker::from(who), ask).await.ok()
}

/// Sets a table up.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = TableRef), (status = 400), (status = 401), (status = 422), (status = 429)))]
pub(crate) async fn create(
    State(app): State<App>,
    me: Me,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Result<Json<NewTable>, JsonRejection>,
) -> Answer<(StatusCode, Json<TableRef>)> {
    let Json(new) = form?;
    if !app.limits.may_command(me.0.id) {
        return Err(too_often());
    }
    let from = address(&app, &headers, Some(peer));
    let bytes = new.options.as_ref().map_or(0, |options| json(options).len());
    let wisher = Wisher { person: me.0.id, address: from };
    let _turn = may_set_up(&app, wisher, new.public, bytes).await?;
    let table = app.tables.create(me.guest(), from, new).await?;
    Ok((StatusCode::CREATED, Json(TableRef { table })))
}

/// A table as the sender sees it; in brief, without what never changes, such as its options. Whoever
/// is nobody yet is told whether there is one to come for, so that a wrong link makes no guests.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables",
    params(("table" = String, Path), ("brief" = Option<bool>, Query)),
    responses((status = 200, body = Object), (status = 400), (status = 401), (status = 404)))]
pub(crate) async fn look(
    State(app): State<App>,
    me: Result<Me, ApiError>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(table): Path<String>,
    query: Result<Query<LookQuery>, QueryRejection>,
) -> Answer<Response> {
    let table = table_id(&table)?;
    let person = match me {
        Ok(Me(me)) => me.id,
        Err(problem) => {
            let there = app.tables.store().has_table(&table).await?;
            return Err(if there { problem } else { no_table() });
        }
    };
    let reader = Reader { address: address(&app, &headers, Some(peer)), person };
    let Query(LookQuery { brief }) = query?;
    Ok(json_text(app.tables.look(&table, reader, brief).await?))
}

/// Asks a table for something.
#[utoipa::path(post, path = "/api/tables/{table}/ask", tag = "tables",
    params(("table" = String, Path)), request_body = TableRequest,
    responses((status = 200, body = Answered), (status = 400), (status = 401), (status = 403),
        (status = 404), (status = 409), (status = 422), (status = 429)))]
pub(crate) async fn ask(
    State(app): State<App>,
    me: Me,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(table): Path<String>,
    form: Result<Json<TableRequest>, JsonRejection>,
) -> Answer<Json<Answered>> {
    let table = table_id(&table)?;
    let Json(request) = form?;
    if !app.limits.may_command(me.0.id) {
        return Err(too_often());
    }
    let from = address(&app, &headers, Some(peer));
    let wisher = Wisher { person: me.0.id, address: from };
    let _turn = may_ask(&app, wisher, &table, &request).await?;
    Ok(Json(app.tables.do_or_tell(&table, me.guest(), from, request).await?))
}

/// The events after a number, a page of them, and in a header where the next one is; waits for one, up
/// to so many seconds, if there is none yet.
#[utoipa::path(get, path = "/api/tables/{table}/events", tag = "tables",
    params(("table" = String, Path), ("after" = Option<u64>, Query), ("wait" = Option<u64>, Query),
        ("limit" = Option<usize>, Query)),
    responses((status = 200, body = Vec<Object>), (status = 401), (status = 404), (status = 503)))]
pub(crate) async fn events(
    State(app): State<App>,
    Me(me): Me,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(table): Path<String>,
    query: Result<Query<EventsQuery>, QueryRejection>,
) -> Answer<Response> {
    let table = table_id(&table)?;
    let Query(query) = query?;
    let reader = Reader { address: address(&app, &headers, Some(peer)), person: me.id };
    let size = PageSize::of(query.limit);
    let page = wait_for_events(&app, &table, reader, query.after, query.wait, size).await?;
    Ok(page_of(&page, &format!("/api/tables/{table}/events")))
}

async fn wait_for_events(
    app: &App,
    table: &TableId,
    reader: Reader,
    after: u64,
    wait: u64,
    size: PageSize,
) -> Answer<Page> {
    if wait == 0 {
        // What has happened is told however long it takes to read.
        return Ok(app.tables.events(table, reader, after, size).await?);
    }
    let asked = app.tables.next_events(table, reader, after, size);
    let wait = Duration::from_secs(wait.min(LONGEST_WAIT));
    tokio::select! {
        events = asked => Ok(events?),
        () = tokio::time::sleep(wait) => Ok(Page::default()),
        () = closes(app) => Ok(Page::default()),
    }
}

/// The events after a number and all that follow, each on a line, until one of the two hangs up.
#[utoipa::path(get, path = "/api/tables/{table}/stream", tag = "tables",
    params(("table" = String, Path), ("after" = Option<u64>, Query)),
    responses((status = 200, content_type = "application/x-ndjson", body = String), (status = 401),
        (status = 404), (status = 429)))]
pub(crate) async fn stream(
    State(app): State<App>,
    Me(me): Me,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(table): Path<String>,
    query: Result<Query<EventsQuery>, QueryRejection>,
    headers: HeaderMap,
) -> Answer<Response> {
    let table = table_id(&table)?;
    let Query(query) = query?;
    // It stays open as a socket does, so it needs a place as a socket does.
    let place = crate::http::socket::place(&app, &headers, peer)?;
    let session = Session::of(&app, &headers);
    // The table is asked once before, so that a wrong id is told as such.
    let person = me.id;
    let reader = Reader { address: address(&app, &headers, Some(peer)), person };
    app.tables
        .ask(&table, Asker::from(reader), |reply| TableMsg::YourTurn { person, reply })
        .await?;
    // No piece is made before the one before it is read.
    let (send, receive) = tokio::sync::mpsc::channel::<Result<Bytes, std::io::Error>>(1);
    tokio::spawn(async move {
        let _place = place;
        let mut after = query.after;
        let mut ends = pin!(session.ends(&app));
        loop {
            let events = tokio::select! {
                events = wait_for_events(&app, &table, reader, after, 20, PageSize::PIECE) => events,
                () = &mut ends => break,
            };
            let Ok(Page { items: events, .. }) = events else { break };
            // An empty line now and then shows whether anyone is still there.
            let mut text = events.join("\n");
            text.push('\n');
            if let Some(last) = events.last() {
                after = number_of(last).unwrap_or(after);
            }
            if send.send(Ok(text.into())).await.is_err() {
                break;
            }
        }
    });
    let body = Body::from_stream(crate::http::socket::Channel(receive));
    Ok(([(CONTENT_TYPE, "application/x-ndjson")], body).into_response())
}

fn number_of(event: &str) -> Option<u64> {
    #[derive(Deserialize)]
    struct Numbered {
        number: u64,
    }
    serde_json::from_str::<Numbered>(event).ok().map(|event| event.number)
}

/// What has happened after a number, with the game after each event, as far as the sender may see it:
/// a page of it, and in a header where the next one is.
#[utoipa::path(get, path = "/api/tables/{table}/history", tag = "tables",
    params(("table" = String, Path), ("after" = Option<u64>, Query),
        ("limit" = Option<usize>, Query)),
    responses((status = 200, body = Vec<Object>), (status = 400), (status = 401), (status = 404),
        (status = 503)))]
pub(crate) async fn history(
    State(app): State<App>,
    Me(me): Me,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(table): Path<String>,
    query: Result<Query<HistoryQuery>, QueryRejection>,
) -> Answer<Response> {
    let table = table_id(&table)?;
    let Query(query) = query?;
    let reader = Reader { address: address(&app, &headers, Some(peer)), person: me.id };
    let size = PageSize::of(query.limit);
    let page = app.tables.history(&table, reader, query.after, size).await?;
    Ok(page_of(&page, &format!("/api/tables/{table}/history")))
}

/// In which form a record is asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordQuery {
    #[serde(default, rename = "as")]
    form: RecordForm,
}

/// A form of records.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum RecordForm {
    /// All of it, in JSON.
    #[default]
    Record,
    /// The moves alone, as people write them.
    Moves,
}

/// The record of a finished game, which anyone can replay and verify; of tafl also its moves alone.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "tables",
    params(("table" = String, Path), ("as" = Option<String>, Query)),
    responses((status = 200, content((Object = "application/json"), (String = "text/plain; charset=utf-8"))),
        (status = 400), (status = 401), (status = 404),
        (status = 409), (status = 422)))]
pub(crate) async fn record(
    State(app): State<App>,
    Me(me): Me,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(table): Path<String>,
    query: Result<Query<RecordQuery>, QueryRejection>,
) -> Answer<Response> {
    let table = table_id(&table)?;
    let Query(query) = query?;
    let reader = Reader { address: address(&app, &headers, Some(peer)), person: me.id };
    let written = app.tables.record(&table, reader, move |record| {
        let text = match query.form {
            RecordForm::Moves => ardri_table::study::moves(&record),
            RecordForm::Record => Some(record.to_json()),
        };
        (record.game, text)
    });
    let (game, text) = written.await?;
    if query.form == RecordForm::Moves {
        let none = || {
            let words = Message::new("refused-http-no-moves");
            ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "not-tafl", words)
        };
        let moves = text.ok_or_else(none)?;
        let name = format!("attachment; filename=\"{game}-{table}.txt\"");
        let kind = "text/plain; charset=utf-8".to_string();
        return Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, name)], moves).into_response());
    }
    let name = format!("attachment; filename=\"{game}-{table}.json\"");
    let headers = [(CONTENT_TYPE, "application/json".to_string()), (CONTENT_DISPOSITION, name)];
    Ok((headers, text.unwrap_or_default()).into_response())
}

#[cfg(test)]
mod tests {
    use ardri_texts::Language;

    use super::*;

    #[test]
    fn every_bot_is_described_in_every_language() {
        for level in ardri_table::games().iter().flat_map(GameKind::levels) {
            let (about, level) = (level.about, level.name);
            let words = Message::new(about);
            let english = say(Language::ENGLISH, &words);
            assert_ne!(english, about, "{level}");
            let others = Language::all().filter(|language| *language != Language::ENGLISH);
            for language in others {
                assert_ne!(say(language, &words), english, "{language}: {about}");
            }
        }
    }
}
