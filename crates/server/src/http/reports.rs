//! What players tell the administrator.

use ardri_core::Message;
use ardri_wire::ReportForm;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;

use crate::http::App;
use crate::http::error::{Answer, ApiError, no_table};
use crate::http::limits::too_often;
use crate::http::session::Me;
use crate::http::tables::table_id;

/// The longest reason, in bytes.
const LONGEST: usize = 1000;

/// Tells the administrator what is wrong at a table; what was said there last goes with it.
#[utoipa::path(post, path = "/api/tables/{table}/report", tag = "tables",
    params(("table" = String, Path)), request_body = ReportForm,
    responses((status = 204), (status = 400), (status = 401), (status = 404), (status = 429)))]
pub(crate) async fn report(
    State(app): State<App>,
    Me(me): Me,
    Path(table): Path<String>,
    form: Result<Json<ReportForm>, JsonRejection>,
) -> Answer<StatusCode> {
    let table = table_id(&table)?;
    let Json(form) = form?;
    if !app.limits.may_command(me.id) {
        return Err(too_often());
    }
    let reason = ardri_table::plain_saying(&form.reason);
    if reason.is_empty() || reason.len() > LONGEST {
        let words = Message::new("refused-http-bad-reason").with("most", LONGEST);
        return Err(ApiError::bad("bad-text", words));
    }
    let store = app.tables.store();
    if !store.has_table(&table).await? {
        return Err(no_table());
    }
    if !store.report(me.id, &table, &reason, app.tables.now()).await? {
        let words = Message::new("refused-http-too-many-reports");
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-reports", words));
    }
    Ok(StatusCode::NO_CONTENT)
}
