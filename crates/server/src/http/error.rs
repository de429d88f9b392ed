//! What is answered when something cannot be done: a fixed word and a sentence.

use ardri_core::Message;
use ardri_texts::Language;
use axum::Json;
use axum::extract::Request;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_LANGUAGE, CONTENT_LENGTH, CONTENT_TYPE};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::actor::Trouble;
use crate::http::tongue::language_of;
use crate::speech::say;
use crate::store::StoreError;
use crate::table::Refusal;

/// A refusal with its HTTP status. It is said when it is known who reads it, see [`say_why`].
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    pub status: StatusCode,
    pub word: &'static str,
    pub words: Message,
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
    pub fn new(status: StatusCode, word: &'static str, words: Message) -> Self {
        Self { status, word, words, rule: None }
    }

    /// The same, because of a rule of the game.
    pub fn against(self, rule: Option<&'static str>) -> Self {
        Self { rule, ..self }
    }

    pub fn bad(word: &'static str, words: Message) -> Self {
        Self::new(StatusCode::BAD_REQUEST, word, words)
    }

    /// The refusal as it is sent to somebody who reads that language.
    fn said(&self, language: Language) -> Response {
        metrics::counter!("ardri_refusals_total", "refused" => self.word).increment(1);
        let reason = &say(language, &self.words);
        let body = ProblemBody { refused: self.word, reason, rule: self.rule };
        let language = [(CONTENT_LANGUAGE, language.code())];
        (self.status, language, Json(body)).into_response()
    }
}

/// The refusal itself, which [`say_why`] puts into words.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
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
        Self::new(status, refusal.word(), refusal.message()).against(refusal.rule())
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NameTaken => {
                let words = Message::new("refused-http-name-taken");
                Self::new(StatusCode::CONFLICT, "name-taken", words)
            }
            StoreError::HasAccount => {
                let words = Message::new("refused-http-has-account");
                Self::new(StatusCode::CONFLICT, "has-account", words)
            }
            StoreError::Nul => Self::bad("bad-text", Message::new("refused-http-nul")),
            StoreError::TooLong => Self::bad("bad-text", Message::new("refused-http-long-text")),
            error => {
                tracing::error!(%error, "the store fails");
                let words = Message::new("refused-http-disk");
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "disk", words)
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
                Message::new("refused-http-damaged").with("why", damaged.message()),
            ),
            Trouble::Closing => closing(),
        }
    }
}

/// The answer while the server stops.
pub(crate) fn closing() -> Problem {
    let words = Message::new("refused-http-closing");
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "closing", words)
}

/// The answer when too many ask for work at once.
pub(crate) fn busy() -> Problem {
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy", Message::new("refused-http-busy"))
}

/// The answer for a table that does not exist, or whose id is none.
pub(crate) fn no_table() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "no-table", Message::new("refused-http-no-table"))
}

macro_rules! rejection {
    ($name:ty) => {
        impl From<$name> for Problem {
            fn from(rejection: $name) -> Self {
                unreadable(rejection.status(), &rejection.body_text())
            }
        }
    };
}

rejection!(JsonRejection);
rejection!(PathRejection);
rejection!(QueryRejection);

/// The answer to something that is no request of ours. What is wrong with it is for programmers, and
/// stays as the library says it.
fn unreadable(status: StatusCode, why: &str) -> Problem {
    let (word, words) = match status {
        StatusCode::METHOD_NOT_ALLOWED => {
            ("wrong-method", Message::new("refused-http-wrong-method"))
        }
        StatusCode::REQUEST_TIMEOUT => ("too-slow", Message::new("refused-http-too-slow")),
        StatusCode::PAYLOAD_TOO_LARGE => ("unreadable", Message::new("refused-http-too-long")),
        _ => ("unreadable", Message::new("refused-http-unreadable").with("why", why)),
    };
    Problem::new(status, word, words)
}

/// Gives every refusal its word and its sentence in the reader's language, also those that come from
/// below: a wrong method, a body that is too long, a request that took too long.
pub(crate) async fn say_why(request: Request, next: Next) -> Response {
    let language = language_of(request.uri(), request.headers());
    let mut response = next.run(request).await;
    let status = response.status();
    if !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let problem = match response.extensions_mut().remove::<Problem>() {
        Some(problem) => problem,
        None => {
            let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
            // The page says it in its own words.
            if kind.is_some_and(|kind| kind.starts_with("text/html")) {
                return response;
            }
            let body = std::mem::take(response.body_mut());
            let text = axum::body::to_bytes(body, 4096).await.unwrap_or_default();
            let text = String::from_utf8_lossy(&text);
            let fallback = status.canonical_reason().unwrap_or_default();
            unreadable(status, if text.trim().is_empty() { fallback } else { text.trim() })
        }
    };
    let (mut parts, _) = response.into_parts();
    parts.headers.remove(CONTENT_TYPE);
    parts.headers.remove(CONTENT_LENGTH);
    // What else was said, as which methods there are, is still said.
    (parts.headers, problem.said(language)).into_response()
}

/// What is answered at an address where nothing is.
pub(crate) async fn no_such_address() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "no-address", Message::new("refused-http-no-address"))
}
