//! Who is asking: a secret in a cookie or in the `Authorization` header.

use ardri_table::Guest;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use sha2::{Digest, Sha256};
use tokio::sync::broadcast;

use crate::ended::Ended;
use crate::http::error::{ApiError, no_session};
use crate::http::{App, closes};
use crate::store::{Person, StoreError, TokenHash};
use crate::tables::{letters, random_bytes};

/// The secret by which a session is known. Only its hash is stored.
#[derive(Clone)]
pub(crate) struct Token(String);

impl Token {
    pub fn new() -> Result<Self, StoreError> {
        Ok(Self(letters(&random_bytes::<40>()?)))
    }

    /// The token that a request carries.
    pub fn of(app: &App, headers: &HeaderMap) -> Option<Self> {
        let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
            return Some(Self(token.trim().into()));
        }
        app.cookies.read(headers, is_secure(app, headers)).map(|token| Self(token.into()))
    }

    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0.as_bytes()).into())
    }

    pub fn secret(&self) -> &str {
        &self.0
    }
}

/// Whether the browser has come over HTTPS, as a proxy in front or the public address tells.
pub(crate) fn is_secure(app: &App, headers: &HeaderMap) -> bool {
    app.hosts.is_secure(headers, app.limits.proxies)
}

/// Whoever sends a request.
#[derive(Clone, Debug)]
pub(crate) struct Me(pub Person);

impl Me {
    pub fn guest(&self) -> Guest {
        Guest { person: self.0.id, name: self.0.name.clone() }
    }
}

/// The session behind something that stays open, such as a socket.
pub(crate) struct Session {
    token: Option<TokenHash>,
    ended: broadcast::Receiver<Ended>,
}

impl Session {
    pub fn of(app: &App, headers: &HeaderMap) -> Self {
        Self { token: Token::of(app, headers).map(|token| token.hash()), ended: app.ended.listen() }
    }

    /// Waits until the session ends or the server closes.
    pub async fn ends(mut self, app: &App) {
        let ended = async {
            let Some(token) = &self.token else { return std::future::pending().await };
            // It may have ended after it was looked at and before anybody listened.
            let whose = match app.tables.store().person_by_token(token, app.tables.now()).await {
                Ok(None) => return,
                Ok(Some(person)) => Some(person.id),
                Err(_) => None,
            };
            loop {
                match self.ended.recv().await {
                    Ok(ended) if !ended.means(token, whose) => {}
                    // Whoever has missed an end may be meant; they come back if they may.
                    Ok(_) | Err(_) => break,
                }
            }
        };
        tokio::select! {
            () = ended => {}
            () = closes(app) => {}
        }
    }
}

impl FromRequestParts<App> for Me {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let token = Token::of(app, &parts.headers).ok_or_else(no_session)?;
        let store = app.tables.store();
        let person = store.person_by_token(&token.hash(), app.tables.now()).await?;
        let person = person.ok_or_else(no_session)?;
        app.tables.saw(person.id);
        Ok(Self(person))
    }
}
