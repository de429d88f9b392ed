//! The lobby through a WebSocket: the public tables, and every change of them.

use std::net::SocketAddr;

use ardri_wire::{Listed, LobbyMessage};
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, interval_at};

use crate::actor::json;
use crate::http::error::Answer;
use crate::http::session::Me;
use crate::http::socket::{Patience, place, say_goodbye, send, thrifty};
use crate::http::{App, closes};
use crate::tables::info;

/// Opens the lobby's socket.
pub(crate) async fn socket(
    State(app): State<App>,
    Me(_): Me,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    let place = place(&app, &headers, peer)?;
    Ok(thrifty(upgrade).on_upgrade(move |socket| async move {
        let _place = place;
        tell(&app, socket).await;
    }))
}

/// The whole list, as it stands.
async fn whole(app: &App) -> Option<Message> {
    let tables = app.tables.public_tables().await.ok()?;
    let listed = tables.into_iter();
    let listed = listed.map(|row| Listed { table: row.table, info: info(row.summary) });
    Some(Message::Text(json(&LobbyMessage::Lobby { tables: listed.collect() }).into()))
}

async fn tell(app: &App, mut socket: WebSocket) {
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
                Some(Ok(_)) => {
                    heard = Instant::now();
                    continue;
                }
            },
            _ = beat.tick() => {
                if heard.elapsed() > silence {
                    return;
                }
                Message::Ping(axum::body::Bytes::new())
            }
            () = closes(app) => break,
        };
        if !send(app, &mut socket, message).await {
            return;
        }
    }
    say_goodbye(app, &mut socket).await;
}
