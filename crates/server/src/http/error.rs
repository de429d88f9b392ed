//! What is answered when something cannot be done: a fixed word and a sentence.

use axum::Json;
use axum::extract::Request;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::actor::Trouble;
use crate::store::StoreError;
use crate::table::Refusal;

/// A refusal with its HTTP status.
#[derive(Debug)]
pub(crate) struct Problem {
    pub status: StatusCode,
    pub word: &'static str,
    pub reason: String,
    pub rule: Option<&'static str>,
}

/// A refusal as it is sent.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(export_to = "server.ts", rename = "Problem")
)]
pub(crate) struct ProblemBody<'a> {
    /// A fixed word for programs.
    pub refused: &'a str,
    /// A sentence for people.
    pub reason: &'a str,
    /// Where the rule of the game stands that forbids it, if one does: `tafl#straight`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rule: Option<&'a str>,
}

pub(crate) type Answer<T> = Result<T, Problem>;

impl Problem {
    pub fn new(status: StatusCode, word: &'static str, reason: impl Into<String>) -> Self {
        Self { status, word, reason: reason.into(), rule: None }
    }

    /// The same, because of a rule of the game.
    pub fn against(self, rule: Option<&'static str>) -> Self {
        Self { rule, ..self }
    }

    pub fn bad(word: &'static str, reason: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, word, reason)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        metrics::counter!("ardri_refusals_total", "refused" => self.word).increment(1);
        let body = ProblemBody { refused: self.word, reason: &self.reason, rule: self.rule };
        (self.status, Json(body)).into_response()
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let status = match &refusal {
            Refusal::NotYourSeat | Refusal::NotTheHost | Refusal::Blocked => StatusCode::FORBIDDEN,
            Refusal::NoSuchSeat | Refusal::NoSuchBot(_) | Refusal::BadText(_) => {
                StatusCode::BAD_REQUEST
            }
            Refusal::Illegal(_) | Refusal::Rule { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::CONFLICT,
        };
        Self::new(status, refusal.word(), refusal.to_string()).against(refusal.rule())
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NameTaken => {
                Self::new(StatusCode::CONFLICT, "name-taken", "that name belongs to somebody else")
            }
            StoreError::HasAccount => {
                Self::new(StatusCode::CONFLICT, "has-account", "you have an account already")
            }
            StoreError::Nul | StoreError::TooLong => Self::bad("bad-text", error.to_string()),
            error => {
                tracing::error!(%error, "the store fails");
                let reason = "the server cannot write to its disk at the moment; try again later";
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "disk", reason)
            }
        }
    }
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Refused(refusal) => refusal.into(),
            Trouble::NoTable => no_table(),
            Trouble::Store(error) => error.into(),
            Trouble::Damaged(damaged) => Self::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                "damaged",
                format!("this table cannot go on: {damaged}"),
            ),
            Trouble::Closing => Self::new(
                StatusCode::SERVICE_UNAVAILABLE,
                "closing",
                "the server is closing; try again in a moment",
            ),
        }
    }
}

/// The answer for a table that does not exist, or whose id is none.
pub(crate) fn no_table() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "no-table", "there is no such table")
}

macro_rules! rejection {
    ($name:ty) => {
        impl From<$name> for Problem {
            fn from(rejection: $name) -> Self {
                Self::new(rejection.status(), "unreadable", rejection.body_text())
            }
        }
    };
}

rejection!(JsonRejection);
rejection!(PathRejection);
rejection!(QueryRejection);

/// Gives every refusal its word and its sentence, also those that come from below: a wrong method, a
/// body that is too long, a request that took too long.
pub(crate) async fn say_why(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    // The page says it in its own words.
    let said = kind.is_some_and(|kind| kind == "application/json" || kind.starts_with("text/html"));
    if said || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let word = match status {
        StatusCode::METHOD_NOT_ALLOWED => "wrong-method",
        StatusCode::REQUEST_TIMEOUT => "too-slow",
        _ => "unreadable",
    };
    let (mut parts, body) = response.into_parts();
    let text = axum::body::to_bytes(body, 4096).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let fallback = status.canonical_reason().unwrap_or("this cannot be done");
    let reason = if text.trim().is_empty() { fallback } else { text.trim() };
    parts.headers.remove(CONTENT_TYPE);
    parts.headers.remove(CONTENT_LENGTH);
    // What else was said, as which methods there are, is still said.
    (parts.headers, Problem::new(status, word, reason)).into_response()
}

/// What is answered at an address where nothing is.
pub(crate) async fn no_such_address() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "no-address", "there is nothing at this address")
}
