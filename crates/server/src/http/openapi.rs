//! The description of the HTTP interface for programs.

use axum::Json;
use utoipa::OpenApi;

use crate::http::{people, study, tables};

/// Everything under `/api` but the sockets, which OpenAPI has no words for.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ardrí",
        description = "Tables for the games of Ireland's high kings. Sentences for people are \
            in the language that `Accept-Language` asks for, if there are texts in it."
    ),
    paths(
        people::new_guest,
        people::me,
        people::rename,
        people::claim,
        people::login,
        people::logout,
        people::handover,
        people::take_over,
        people::lists,
        people::block,
        people::mute,
        tables::games,
        tables::list,
        tables::mine,
        tables::create,
        tables::look,
        tables::ask,
        tables::rematch,
        tables::events,
        tables::stream,
        tables::history,
        tables::record,
        study::replay,
        study::explore,
        study::describe,
        study::threats,
    )
)]
pub(crate) struct Description;

/// The description.
pub(crate) async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
