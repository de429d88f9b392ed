//! A table through a WebSocket: everything that happens comes in, every request goes out.

use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use ardri_core::Message;
use ardri_table::Guest;
use ardri_texts::Language;
use ardri_wire::{Request, SocketMessage, TableId};
use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use futures_util::stream::FuturesUnordered;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::{Instant, Interval, interval_at, timeout};

use crate::actor::{TableMsg, Watcher, json};
use crate::http::App;
use crate::http::accept_language::choose;
use crate::http::error::{Answer, ApiError};
use crate::http::hosting::{Wisher, may_ask};
use crate::http::limits::{SocketPlace, address, too_often};
use crate::http::session::{Me, Session};
use crate::http::tables::table_id;
use crate::outbox::{Outgoing, outbox};
use crate::reading::Reader;
use crate::speech::say;
use crate::turns::Asker;

/// The longest message of a client.
pub(crate) const LONGEST_MESSAGE: usize = 16 * 1024;
/// The longest name that a client may give to a request, in bytes.
const LONGEST_ID: usize = 64;

/// How long a client may keep the server waiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// How often a client is asked whether it is still there.
    pub heartbeat: Duration,
    /// How long it may be silent.
    pub silence: Duration,
    /// How long one message may take to leave.
    pub slowest: Duration,
    /// How long a request may take to say what it wants, and a connection to send the next one.
    pub head: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        let seconds = Duration::from_secs;
        Self {
            heartbeat: seconds(20),
            silence: seconds(65),
            slowest: seconds(20),
            head: seconds(30),
        }
    }
}

/// From where the events are asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SocketQuery {
    #[serde(default)]
    after: Option<u64>,
    /// The language that the reader wants to be told in.
    #[serde(default)]
    language: Option<String>,
}

/// Sets small buffers: most sockets are silent most of the time.
pub(crate) fn thrifty(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(1024)
        // Nothing is reserved for it; it only lets several messages leave as one.
        .write_buffer_size(LONGEST_MESSAGE)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
}

/// A place for another socket of that address.
pub(crate) fn place(app: &App, headers: &HeaderMap, peer: SocketAddr) -> Answer<SocketPlace> {
    app.limits.socket(address(app, headers, Some(peer))).ok_or_else(|| {
        let words = Message::new("refused-http-too-many-sockets");
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-sockets", words)
    })
}

/// Opens a table's socket: first how the table stands, then everything that happens there, and every
/// request to it.
#[utoipa::path(get, path = "/api/tables/{table}/socket", tag = "sockets",
    params(("table" = String, Path), ("after" = Option<u64>, Query), ("language" = Option<String>, Query)),
    responses((status = 101, description = "The socket is open."), (status = 400), (status = 401),
        (status = 404), (status = 426, description = "The connection cannot become a socket.")))]
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
    let language = choose(query.language.as_deref(), &headers);
    let place = place(&app, &headers, peer)?;
    let session = Session::of(&app, &headers);
    // A table that is not there is told before the socket opens.
    let person = me.0.id;
    let reader = Reader { address: address(&app, &headers, Some(peer)), person };
    app.tables
        .ask(&table, Asker::from(reader), |reply| TableMsg::YourTurn { person, reply })
        .await?;
    let muted = app.tables.mutes().of(app.tables.store(), person).await?;
    Ok(thrifty(upgrade).on_upgrade(move |mut socket| async move {
        let _place = place;
        let (out, outgoing) = outbox(&app.unsent, reader.address);
        let id = app.tables.watcher();
        let watcher = Watcher { id, person, out, muted: muted.clone() };
        let first = async {
            let watch = |reply| TableMsg::Watch { watcher, reply };
            let shown = app.tables.ask(&table, Asker::from(reader), watch).await?;
            app.tables.first_message(shown, reader, query.after, muted.now()).await
        };
        // What happens from the first moment on waits until the socket knows how things stand.
        let told = match first.await {
            Ok(first) => match app.unsent.room(reader.address, first.len()) {
                Some(_room) => send(&app, &mut socket, Frame::Text(first)).await,
                None => false,
            },
            Err(_) => false,
        };
        if told {
            let visitor = Visitor { who: me.guest(), language, address: reader.address };
            converse(&app, &table, &visitor, session, socket, outgoing).await;
        }
        app.tables.tell(&table, TableMsg::Unwatch { id }).await;
    }))
}

/// Somebody at the other end of a socket.
struct Visitor {
    who: Guest,
    /// What they read.
    language: Language,
    /// Where they come from.
    address: IpAddr,
}

async fn converse(
    app: &App,
    table: &TableId,
    visitor: &Visitor,
    session: Session,
    mut socket: WebSocket,
    mut outgoing: Outgoing,
) {
    let Patience { heartbeat, silence, slowest, .. } = app.patience;
    let mut heard = Instant::now();
    let beat = interval_at(Instant::now() + heartbeat, heartbeat);
    // To look at these whenever a message goes through would cost a good part of what the message
    // does, and they come seldom: in a set they are looked at only after they have called.
    let mut seldom: FuturesUnordered<_> =
        [rest(beat, Box::pin(session.ends(app)))].into_iter().collect();
    loop {
        let mut news = None;
        let message = tokio::select! {
            biased;
            text = outgoing.next() => match text {
                Some(text) => {
                    news = Some(text);
                    None
                }
                // The table's actor has let go of a client that did not keep up.
                None => break,
            },
            frame = socket.recv() => match frame {
                Some(Ok(Frame::Text(text))) => {
                    heard = Instant::now();
                    Some(Frame::Text(answer(app, table, visitor, &text).await.into()))
                }
                Some(Ok(Frame::Binary(_))) => {
                    heard = Instant::now();
                    let words = Message::new("refused-socket-not-text");
                    Some(Frame::Text(unreadable(app, visitor, words).into()))
                }
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {
                    heard = Instant::now();
                    continue;
                }
                Some(Ok(Frame::Close(_)) | Err(_)) | None => return,
            },
            rested = seldom.next() => {
                let Some(Some((beat, closing))) = rested else { break };
                if heard.elapsed() > silence {
                    return;
                }
                app.tables.saw(visitor.who.person);
                seldom.push(rest(beat, closing));
                Some(Frame::Ping(Bytes::new()))
            }
        };
        // News before the answer: whoever hears that a request is done knows what came of it. And
        // what waits already leaves with it at once.
        let all = async {
            while let Some(text) = news.take().or_else(|| outgoing.waiting()) {
                socket.feed(Frame::Text(text)).await?;
            }
            if let Some(message) = message {
                socket.feed(message).await?;
            }
            socket.flush().await
        };
        if !matches!(timeout(slowest, all).await, Ok(Ok(()))) {
            return;
        }
    }
    say_goodbye(app, &mut socket).await;
}

/// Waits for the next beat, and gives both back to wait again; nothing once it closes.
async fn rest<C: Future<Output = ()> + Unpin>(
    mut beat: Interval,
    mut closing: C,
) -> Option<(Interval, C)> {
    tokio::select! {
        _ = beat.tick() => Some((beat, closing)),
        () = &mut closing => None,
    }
}

/// Closes a socket whose client may come back.
pub(crate) async fn say_goodbye(app: &App, socket: &mut WebSocket) {
    let frame = CloseFrame { code: close_code::AWAY, reason: "come back for more".into() };
    send(app, socket, Frame::Close(Some(frame))).await;
}

/// Sends a message; a client that does not take it in time is gone.
pub(crate) async fn send(app: &App, socket: &mut WebSocket, message: Frame) -> bool {
    matches!(timeout(app.patience.slowest, socket.send(message)).await, Ok(Ok(())))
}

async fn answer(app: &App, table: &TableId, visitor: &Visitor, text: &str) -> String {
    let Request { id, request } = match Request::read(text) {
        Ok(request) => request,
        Err(error) => {
            let words = Message::new("refused-socket-not-a-request").with("why", error.to_string());
            return unreadable(app, visitor, words);
        }
    };
    if id.as_ref().is_some_and(|id| id.len() > LONGEST_ID) {
        let words = Message::new("refused-socket-long-id").with("most", LONGEST_ID);
        return unreadable(app, visitor, words);
    }
    let id = id.as_deref();
    let Visitor { who, .. } = visitor;
    if !app.limits.may_command(who.person) {
        return refuse(visitor, id, &too_often());
    }
    let wisher = Wisher { person: who.person, address: visitor.address };
    let _turn = match may_ask(app, wisher, table, &request).await {
        Ok(turn) => turn,
        Err(error) => return refuse(visitor, id, &error),
    };
    let begun = std::time::Instant::now();
    let who = who.clone();
    match app.tables.do_or_tell(table, who, visitor.address, request).await {
        Ok(answered) => {
            metrics::histogram!("ardri_action_seconds").record(begun.elapsed());
            json(&answered.to(id))
        }
        Err(error) => refuse(visitor, id, &error.into()),
    }
}

/// A refusal in words that the visitor can read.
fn refuse(visitor: &Visitor, id: Option<&str>, error: &ApiError) -> String {
    metrics::counter!("ardri_refusals_total", "refused" => error.word).increment(1);
    json(&SocketMessage::Refused {
        id: id.map(Into::into),
        refused: error.word.into(),
        reason: say(visitor.language, &error.words).into(),
        rule: error.rule.map(Into::into),
    })
}

/// What cannot be read is counted like everything else: it was read all the same.
fn unreadable(app: &App, visitor: &Visitor, words: Message) -> String {
    if !app.limits.may_command(visitor.who.person) {
        return refuse(visitor, None, &too_often());
    }
    refuse(visitor, None, &ApiError::bad("unreadable", words))
}

/// The far end of a channel as a body.
pub(crate) struct Channel(pub mpsc::Receiver<Result<Bytes, std::io::Error>>);

impl futures_core::Stream for Channel {
    type Item = Result<Bytes, std::io::Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.0.poll_recv(context)
    }
}
