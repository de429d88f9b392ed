//! A table through a WebSocket: everything that happens comes in, every request goes out.

use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};

use crate::actor::{Ask, Watcher, json};
use crate::http::error::{Answer, Problem};
use crate::http::limits::{SocketPlace, address};
use crate::http::session::Me;
use crate::http::tables::table_id;
use crate::http::{App, closes};
use crate::store::TableId;
use crate::table::{Command, Guest};

/// The longest message of a client.
pub(crate) const LONGEST_MESSAGE: usize = 16 * 1024;
/// How many messages may wait for a client before it is let go.
const QUEUE: usize = 32;
/// How often a client is asked whether it is still there, and how long it may be silent.
const HEARTBEAT: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(65);
/// How long one message may take to leave.
const SLOWEST: Duration = Duration::from_secs(20);

/// From where the events are asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SocketQuery {
    #[serde(default)]
    after: Option<u64>,
}

/// A request through a socket.
#[derive(Debug, Deserialize)]
struct Request {
    /// The client's name for it, which the answer repeats.
    #[serde(default)]
    id: Option<String>,
    #[serde(flatten)]
    command: Command,
}

/// The answer to a request.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Reply<'a> {
    Done { id: Option<&'a str>, number: u64 },
    Refused { id: Option<&'a str>, refused: &'a str, reason: &'a str },
}

/// Sets small buffers: most sockets are silent most of the time.
pub(crate) fn thrifty(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(4096)
        .write_buffer_size(0)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
}

/// A place for another socket of that address.
pub(crate) fn place(app: &App, headers: &HeaderMap, peer: SocketAddr) -> Answer<SocketPlace> {
    app.limits.socket(address(app, headers, Some(peer))).ok_or_else(|| {
        let reason = "too many connections from this address";
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-sockets", reason)
    })
}

/// Opens a table's socket.
pub(crate) async fn table(
    State(app): State<App>,
    me: Me,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(table): Path<String>,
    query: Result<Query<SocketQuery>, QueryRejection>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    let table = table_id(&table)?;
    let Query(query) = query?;
    let place = place(&app, &headers, peer)?;
    // A table that is not there is told before the socket opens.
    let person = me.0.id;
    app.hall.ask(&table, |reply| Ask::YourTurn { person, reply }).await?;
    let muted = app.hall.store().muted(person).await?;
    let muted = Arc::new(muted.into_iter().map(|person| person.id).collect());
    Ok(thrifty(upgrade).on_upgrade(move |socket| async move {
        let _place = place;
        let (out, inbox) = mpsc::channel(QUEUE);
        let id = app.hall.watcher();
        let watcher = Watcher { id, person, out, muted };
        let after = query.after;
        let watching = app.hall.ask(&table, |reply| Ask::Watch { watcher, after, reply }).await;
        if watching.is_ok() {
            converse(&app, &table, &me.guest(), socket, inbox).await;
        }
        app.hall.tell(&table, Ask::Unwatch { id }).await;
    }))
}

async fn converse(
    app: &App,
    table: &TableId,
    who: &Guest,
    mut socket: WebSocket,
    mut inbox: mpsc::Receiver<Utf8Bytes>,
) {
    let mut beat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
    let mut heard = Instant::now();
    loop {
        let message = tokio::select! {
            news = inbox.recv() => match news {
                Some(text) => Message::Text(text),
                // The keeper has let go of a client that did not keep up.
                None => break,
            },
            frame = socket.recv() => match frame {
                Some(Ok(Message::Text(text))) => {
                    heard = Instant::now();
                    Message::Text(answer(app, table, who, &text).await.into())
                }
                Some(Ok(Message::Binary(_))) => {
                    heard = Instant::now();
                    Message::Text(unreadable(None, "requests are text").into())
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                    heard = Instant::now();
                    continue;
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
            },
            _ = beat.tick() => {
                if heard.elapsed() > SILENCE {
                    return;
                }
                Message::Ping(Bytes::new())
            }
            () = closes(app) => break,
        };
        if !send(&mut socket, message).await {
            return;
        }
    }
    let frame = CloseFrame { code: close_code::AWAY, reason: "come back for more".into() };
    send(&mut socket, Message::Close(Some(frame))).await;
}

/// Sends a message; a client that does not take it in time is gone.
pub(crate) async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(SLOWEST, socket.send(message)).await, Ok(Ok(())))
}

async fn answer(app: &App, table: &TableId, who: &Guest, text: &str) -> String {
    let Request { id, command } = match serde_json::from_str(text) {
        Ok(request) => request,
        Err(error) => return unreadable(None, &format!("this is not a request: {error}")),
    };
    if id.as_ref().is_some_and(|id| id.len() > 64) {
        return unreadable(None, "a request's id has at most 64 bytes");
    }
    let id = id.as_deref();
    if !app.limits.may_command(who.person) {
        let reason = "too many requests; wait a moment";
        return json(&Reply::Refused { id, refused: "too-often", reason });
    }
    let begun = std::time::Instant::now();
    let who = who.clone();
    match app.hall.ask(table, |reply| Ask::Do { who, command, reply }).await {
        Ok(receipt) => {
            metrics::histogram!("ardri_action_seconds").record(begun.elapsed());
            json(&Reply::Done { id, number: receipt.number })
        }
        Err(trouble) => {
            let problem = Problem::from(trouble);
            metrics::counter!("ardri_refusals_total", "refused" => problem.word).increment(1);
            json(&Reply::Refused { id, refused: problem.word, reason: &problem.reason })
        }
    }
}

fn unreadable(id: Option<&str>, reason: &str) -> String {
    metrics::counter!("ardri_refusals_total", "refused" => "unreadable").increment(1);
    json(&Reply::Refused { id, refused: "unreadable", reason })
}

/// The far end of a channel as a body.
pub(crate) struct Channel(pub mpsc::Receiver<Result<Bytes, std::io::Error>>);

impl futures_core::Stream for Channel {
    type Item = Result<Bytes, std::io::Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.0.poll_recv(context)
    }
}
