//! Games to be looked at, away from any table.

use std::net::SocketAddr;

use ardri_table::study::{self as games, StudyError};
use ardri_wire::{
    DescribeForm, Described, ExploreForm, Explored, ReplayForm, Replayed, ThreatsForm,
};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::http::App;
use crate::http::accept_language::AcceptLanguage;
use crate::http::error::{Answer, ApiError, busy};
use crate::http::limits::{address, too_often};
use crate::speech::say;
use crate::turns::Asker;

impl From<StudyError> for ApiError {
    fn from(error: StudyError) -> Self {
        let status = match error {
            StudyError::NoGame => StatusCode::BAD_REQUEST,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Self::new(status, error.word(), error.message()).against(error.rule())
    }
}

/// Does the work in turn, where it holds nobody up, and writes the answer there, too.
async fn study<T: Serialize>(
    app: &App,
    headers: &HeaderMap,
    peer: SocketAddr,
    work: impl FnOnce() -> Result<T, StudyError> + Send + 'static,
) -> Answer<Response> {
    let address = address(app, headers, Some(peer));
    if !app.limits.may_study(address) {
        return Err(too_often());
    }
    let who = Asker { address, person: None };
    let done =
        app.tables.turns().work(who, move || work().map(|found| Json(found).into_response()));
    Ok(done.await.map_err(|_| busy())??)
}

/// Plays a game again: a record, or a game of tafl in moves.
#[utoipa::path(post, path = "/api/replay", tag = "study", security(()), request_body = ReplayForm,
    responses((status = 200, body = Replayed), (status = 400), (status = 422), (status = 429)))]
pub(crate) async fn replay(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    AcceptLanguage(language): AcceptLanguage,
    headers: HeaderMap,
    form: Result<Json<ReplayForm>, JsonRejection>,
) -> Answer<Response> {
    let Json(form) = form?;
    study(&app, &headers, peer, move || games::replay(form, |words| say(language, words))).await
}

/// Tries out a game: how it stands after some actions, and what may be done then.
#[utoipa::path(post, path = "/api/explore", tag = "study", security(()), request_body = ExploreForm,
    responses((status = 200, body = Explored), (status = 400), (status = 422), (status = 429)))]
pub(crate) async fn explore(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Result<Json<ExploreForm>, JsonRejection>,
) -> Answer<Response> {
    let Json(form) = form?;
    study(&app, &headers, peer, move || games::explore(&form)).await
}

/// Puts a view and actions into words, for whoever was given them: it knows of no table.
#[utoipa::path(post, path = "/api/describe", tag = "study", security(()), request_body = DescribeForm,
    responses((status = 200, body = Described), (status = 400), (status = 422), (status = 429)))]
pub(crate) async fn describe(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Result<Json<DescribeForm>, JsonRejection>,
) -> Answer<Response> {
    let Json(form) = form?;
    study(&app, &headers, peer, move || games::describe(&form)).await
}

/// What the side that has to wait could do in a position of tafl if it were its turn.
#[utoipa::path(post, path = "/api/tafl/threats", tag = "study", security(()), request_body = ThreatsForm,
    responses((status = 200, body = Object), (status = 400), (status = 422), (status = 429)))]
pub(crate) async fn threats(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Result<Json<ThreatsForm>, JsonRejection>,
) -> Answer<Response> {
    let Json(form) = form?;
    study(&app, &headers, peer, move || games::threats(&form)).await
}
