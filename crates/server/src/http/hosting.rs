//! How many tables somebody may set up.

use ardri_core::Message;
use ardri_wire::{PersonId, TableRequest};
use axum::http::StatusCode;
use tokio::sync::MutexGuard;

use crate::http::App;
use crate::http::error::{Answer, ApiError};

/// Lets somebody set a table up, if they have not enough of them. Until what is given back is
/// dropped they cannot set up another one, so that two at once are not counted as none.
pub(crate) async fn may_set_up(
    app: &App,
    person: PersonId,
    public: bool,
) -> Answer<MutexGuard<'_, ()>> {
    let turn = app.tables.turn_to_set_up(person).await;
    let unfinished = app.tables.store().unfinished_of(person).await?;
    let (most, most_open) = (app.limits.most_tables, app.limits.most_open);
    if unfinished.tables >= most {
        let words = Message::new("refused-http-too-many-tables").with("most", most);
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-tables", words));
    }
    if public && unfinished.open >= most_open {
        let words = Message::new("refused-http-too-many-open").with("most", most_open);
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-open", words));
    }
    Ok(turn)
}

/// The same for a request to a table: whoever wants to play again may get another one by it.
pub(crate) async fn may_ask<'a>(
    app: &'a App,
    person: PersonId,
    request: &TableRequest,
) -> Answer<Option<MutexGuard<'a, ()>>> {
    match request {
        TableRequest::Rematch { .. } => may_set_up(app, person, false).await.map(Some),
        _ => Ok(None),
    }
}
