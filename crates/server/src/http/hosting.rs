//! How many tables somebody may set up and sit down at.

use std::net::IpAddr;

use ardri_core::Message;
use ardri_wire::{PersonId, TableId, TableRequest};
use axum::http::StatusCode;
use tokio::sync::OwnedMutexGuard;

use crate::http::App;
use crate::http::error::{Answer, ApiError};
use crate::http::limits::too_often;
use crate::turns::Asker;

/// Somebody who wants a table, and where they come from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wisher {
    pub person: PersonId,
    pub address: IpAddr,
}

/// Until it is dropped the same person cannot count what they have, so that two at once are not
/// counted as none.
pub(crate) type Counting = OwnedMutexGuard<()>;

/// Lets somebody set a table up whose options have so many bytes, if they have not enough of them.
pub(crate) async fn may_set_up(
    app: &App,
    Wisher { person, address }: Wisher,
    public: bool,
    bytes: usize,
) -> Answer<Counting> {
    let turn = app.tables.turn_to_set_up(person).await;
    let open = check_count(app, person).await?;
    let most_open = app.limits.most_open;
    if public && open >= most_open {
        let words = Message::new("refused-http-too-many-open").with("most", most_open);
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-open", words));
    }
    if !app.limits.may_set_up(address, bytes) {
        return Err(too_often());
    }
    Ok(turn)
}

/// Refuses whoever has as many unfinished tables as one may have; says how many of theirs wait for
/// players in the lobby.
async fn check_count(app: &App, person: PersonId) -> Answer<u32> {
    let unfinished = app.tables.store().unfinished_of(person).await?;
    let most = app.limits.most_tables;
    if unfinished.tables >= most {
        let words = Message::new("refused-http-too-many-tables").with("most", most);
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-tables", words));
    }
    Ok(unfinished.open)
}

/// The same for a request to a table: whoever sits down has one more, and whoever wants to play again
/// may get another one by it.
pub(crate) async fn may_ask(
    app: &App,
    who: Wisher,
    table: &TableId,
    request: &TableRequest,
) -> Answer<Option<Counting>> {
    let shown = async || {
        let asker = Asker { address: who.address, person: Some(who.person) };
        app.tables.shown(table, asker).await
    };
    match request {
        TableRequest::Sit { .. } => {
            let turn = app.tables.turn_to_set_up(who.person).await;
            // Their own tables count already.
            if !shown().await?.table.people().contains(&who.person) {
                check_count(app, who.person).await?;
            }
            Ok(Some(turn))
        }
        TableRequest::Rematch { .. } => {
            let bytes = shown().await?.table.options_bytes();
            may_set_up(app, who, false, bytes).await.map(Some)
        }
        _ => Ok(None),
    }
}
