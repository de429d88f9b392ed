//! The lobby through a WebSocket: the public tables, and every change of them.

use std::net::SocketAddr;
use std::pin::pin;

use ardri_wire::{Listed, LobbyMessage, PersonId};
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, interval_at};

use crate::actor::json;
use crate::http::App;
use crate::http::error::Answer;
use crate::http::session::{Me, Session};
use crate::http::socket::{Patience, place, say_goodbye, send, thrifty};
use crate::listing::info;

/// Opens the lobby's socket: first the list of public tables, then every change of it.
#[utoipa::path(get, path = "/api/lobby/socket", tag = "sockets",
    responses((status = 101, description = "The socket is open."), (status = 400), (status = 401),
        (status = 426, description = "The connection cannot become a socket.")))]
pub(crate) async fn socket(
    State(app): State<App>,
    Me(me): Me,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    let place = place(&app, &headers, peer)?;
    let session = Session::of(&app, &headers);
    Ok(thrifty(upgrade).on_upgrade(move |socket| async move {
        let _place = place;
        tell(&app, me.id, session, socket).await;
    }))
}

/// The first page of the list, as it stands.
async fn whole(app: &App) -> Option<Message> {
    let page = app.tables.lobby_page(None).await.ok()?;
    let listed = page.tables.into_iter().map(|row| {
        let host = row.summary.host;
        Listed { host, info: info(&row), table: row.table }
    });
    let next = page.next.map(|next| next.to_string());
    Some(Message::Text(json(&LobbyMessage::Lobby { tables: listed.collect(), next }).into()))
}

async fn tell(app: &App, person: PersonId, session: Session, mut socket: WebSocket) {
    let mut ends = pin!(session.ends(app));
    let mut changes = app.tables.lobby();
    let Patience { heartbeat, silence, .. } = app.patience;
    let mut beat = interval_at(Instant::now() + heartbeat, heartbeat);
    let mut heard = Instant::now();
    let Some(first) = whole(app).await else { return };
    if !send(app, &mut socket, first).await {
        return;
    }
    loop {
        let message = tokio::select! {
            change = changes.recv() => match change {
                Ok(text) => Message::Text(text),
                // Whoever has missed changes gets the whole list again.
                Err(RecvError::Lagged(_)) => match whole(app).await {
                    Some(list) => list,
                    None => return,
                },
                Err(RecvError::Closed) => return,
            },
            frame = socket.recv() => match frame {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                // There is nothing to be said here; whoever talks without end is let go.
                Some(Ok(Message::Text(_) | Message::Binary(_)))
                    if !app.limits.may_command(person) =>
                {
                    break;
                }
                Some(Ok(_)) => {
                    heard = Instant::now();
                    continue;
                }
            },
            _ = beat.tick() => {
                if heard.elapsed() > silence {
                    return;
                }
                app.tables.saw(person);
                Message::Ping(axum::body::Bytes::new())
            }
            // A log-out ends it, or the end of the server.
            () = &mut ends => break,
        };
        if !send(app, &mut socket, message).await {
            return;
        }
    }
    say_goodbye(app, &mut socket).await;
}
