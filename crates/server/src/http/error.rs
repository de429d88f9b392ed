//! What is answered when something cannot be done: a fixed word and a sentence.

use ardri_core::Message;
use ardri_table::Refusal;
use ardri_texts::Language;
use ardri_wire::ErrorBody;
use axum::Json;
use axum::extract::Request;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_LANGUAGE, CONTENT_LENGTH, CONTENT_TYPE};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::actor::TableError;
use crate::http::accept_language::language_of;
use crate::speech::say;
use crate::store::StoreError;

/// A refusal with its HTTP status. It is said when it is known who reads it, see [`say_why`].
#[derive(Clone, Debug)]
pub(crate) struct ApiError {
    pub status: StatusCode,
    pub word: &'static str,
    pub words: Message,
    pub rule: Option<&'static str>,
}

pub(crate) type Answer<T> = Result<T, ApiError>;

impl ApiError {
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
        let body = ErrorBody {
            refused: self.word.into(),
            reason: say(language, &self.words).into(),
            rule: self.rule.map(Into::into),
        };
        let language = [(CONTENT_LANGUAGE, language.code())];
        (self.status, language, Json(body)).into_response()
    }
}

/// The refusal itself, which [`say_why`] puts into words.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        let status = match &refusal {
            Refusal::NotYourSeat | Refusal::NotTheHost | Refusal::Blocked | Refusal::Unwanted => {
                StatusCode::FORBIDDEN
            }
            Refusal::NoSuchSeat | Refusal::NoSuchBot(_) | Refusal::BadText(_) => {
                StatusCode::BAD_REQUEST
            }
            Refusal::Illegal(_) | Refusal::Rule { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::CONFLICT,
        };
        Self::new(status, refusal.word(), refusal.message()).against(refusal.rule())
    }
}

impl From<StoreError> for ApiError {
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
            StoreError::Banned => {
                let words = Message::new("refused-http-banned");
                Self::new(StatusCode::FORBIDDEN, "banned", words)
            }
            // Whoever was forgotten since they have asked has no session any more.
            StoreError::NoSuchPerson => no_session(),
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

impl From<TableError> for ApiError {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Refused(refusal) => refusal.into(),
            TableError::NoTable => no_table(),
            TableError::Store(error) => error.into(),
            TableError::Damaged(damaged) => Self::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                "damaged",
                Message::new("refused-http-damaged").with("why", damaged.message()),
            ),
            TableError::Closing => closing(),
            TableError::Busy(_) => busy(),
        }
    }
}

/// The answer to whoever is not known.
pub(crate) fn no_session() -> ApiError {
    let words = Message::new("refused-http-no-session");
    ApiError::new(StatusCode::UNAUTHORIZED, "no-session", words)
}

/// The answer while the server stops.
pub(crate) fn closing() -> ApiError {
    let words = Message::new("refused-http-closing");
    ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "closing", words)
}

/// The answer when too many ask for work at once.
pub(crate) fn busy() -> ApiError {
    ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "busy", Message::new("refused-http-busy"))
}

/// The answer for a table that does not exist, or whose id is none.
pub(crate) fn no_table() -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, "no-table", Message::new("refused-http-no-table"))
}

macro_rules! rejection {
    ($name:ty) => {
        impl From<$name> for ApiError {
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
fn unreadable(status: StatusCode, why: &str) -> ApiError {
    let (word, words) = match status {
        StatusCode::METHOD_NOT_ALLOWED => {
            ("wrong-method", Message::new("refused-http-wrong-method"))
        }
        StatusCode::REQUEST_TIMEOUT => ("too-slow", Message::new("refused-http-too-slow")),
        StatusCode::PAYLOAD_TOO_LARGE => ("unreadable", Message::new("refused-http-too-long")),
        _ => ("unreadable", Message::new("refused-http-unreadable").with("why", why)),
    };
    ApiError::new(status, word, words)
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
    let problem = match response.extensions_mut().remove::<ApiError>() {
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
pub(crate) async fn no_such_address() -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, "no-address", Message::new("refused-http-no-address"))
}
