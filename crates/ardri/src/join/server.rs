//! A server, asked over HTTP: who one is, and tables that do not exist yet.

use std::io::ErrorKind;
use std::time::Duration;

use anyhow::{anyhow, bail};
use ardri_wire::{ErrorBody, MeView, NameForm};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request, StatusCode, Uri};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use tokio::time::timeout;

use super::sessions::{Session, Sessions};
use super::wire;
use crate::i18n::{self, tr};
use crate::play::text::sentence;
use crate::printable::printable;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// For requests without a body.
pub(crate) const NO_FORM: Option<&()> = None;

/// A server, and who asks.
#[derive(Clone, Debug)]
pub(crate) struct Server {
    /// Its address.
    pub(crate) address: String,
    /// Who asks.
    pub(crate) token: String,
}

/// Why a server did not do something.
#[derive(Debug)]
pub(crate) enum ServerError {
    /// Nobody answers.
    NoEvents,
    /// Somebody answers who cannot show that they are the one.
    Untrusted,
    /// It has refused.
    Refused {
        status: StatusCode,
        /// The word for programs.
        word: String,
        /// The sentence for people.
        reason: String,
    },
    /// Somebody answers who does not speak in secret.
    Insecure,
    /// Something answers that is no server of ours.
    Unclear,
}

impl Server {
    /// A server at an address, asked by nobody yet.
    pub(crate) fn at(address: &str) -> Self {
        Self { address: address.into(), token: String::new() }
    }

    /// Becomes who was here before, by that name if one is given; `None` if that is nobody.
    ///
    /// # Errors
    /// The server does not answer, or the session cannot be kept.
    pub(crate) async fn come_back(
        &mut self,
        sessions: &mut Sessions,
        name: Option<&str>,
    ) -> anyhow::Result<Option<Session>> {
        let Some(mut session) = sessions.find(&self.address, name).cloned() else {
            return Ok(None);
        };
        self.token.clone_from(&session.token);
        match self.send(Method::GET, "/api/me", NO_FORM).await {
            Ok(MeView { name: now, .. }) => {
                // The name may have changed elsewhere, but one asks for who one was here.
                if name.is_none() {
                    session.name = now;
                }
                sessions.keep(&session)?;
                Ok(Some(session))
            }
            // The server has forgotten them.
            Err(ServerError::Refused { status: StatusCode::UNAUTHORIZED, .. }) => {
                self.token.clear();
                Ok(None)
            }
            Err(error) => bail!(self.told(&error)),
        }
    }

    /// Makes sure that there is such a table, before anybody is made known for its sake.
    ///
    /// # Errors
    /// There is none, or the server does not answer.
    pub(crate) async fn find(&self, table: &str) -> anyhow::Result<()> {
        let found = self.send(Method::GET, &format!("/api/tables/{table}"), NO_FORM).await;
        match found {
            // Strangers may not look at it, but it is there.
            Ok(IgnoredAny) | Err(ServerError::Refused { status: StatusCode::UNAUTHORIZED, .. }) => {
                Ok(())
            }
            Err(error) => bail!(self.told(&error)),
        }
    }

    /// Becomes a new guest.
    ///
    /// # Errors
    /// The server does not answer or does not want the name, or the session cannot be kept.
    pub(crate) async fn enter(
        &mut self,
        sessions: &mut Sessions,
        name: Option<&str>,
    ) -> anyhow::Result<Session> {
        let form = NameForm { name: name.map(String::from) };
        let me = self.send(Method::POST, "/api/guests", Some(&form)).await;
        let MeView { name, token: Some(token), .. } =
            me.map_err(|error| anyhow!(self.told(&error)))?
        else {
            bail!(self.told(&ServerError::Unclear));
        };
        self.token.clone_from(&token);
        let session = Session { server: self.address.clone(), name, token };
        sessions.keep(&session)?;
        Ok(session)
    }

    /// Sends a request and gives the answer.
    ///
    /// # Errors
    /// Says why there is none.
    pub(crate) async fn send<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        form: Option<&impl Serialize>,
    ) -> Result<T, ServerError> {
        let address: Uri = self.address.parse().map_err(|_| ServerError::Unclear)?;
        let host = address.authority().map_or("", |authority| authority.as_str());
        let mut request = Request::builder().method(method).uri(path).header(HOST, host);
        request = request.header(ACCEPT_LANGUAGE, i18n::texts().language().code());
        if !self.token.is_empty() {
            request = request.header(AUTHORIZATION, format!("Bearer {}", self.token));
        }
        if form.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let body = form.and_then(|form| serde_json::to_string(form).ok()).unwrap_or_default();
        let request = request.body(Full::from(body)).map_err(|_| ServerError::Unclear)?;
        let answered = timeout(PATIENCE, exchange(&address, request)).await;
        let (status, bytes) = answered.unwrap_or(Err(ServerError::NoEvents))?;
        if status.is_success() {
            return serde_json::from_slice(&bytes).map_err(|_| ServerError::Unclear);
        }
        Err(refusal(status, &bytes).unwrap_or(ServerError::Unclear))
    }

    /// ServerError in a sentence.
    pub(crate) fn told(&self, error: &ServerError) -> String {
        match error {
            ServerError::NoEvents => {
                tr!("terminal-join-silent", "server" => self.address.as_str())
            }
            ServerError::Untrusted => {
                tr!("terminal-join-untrusted", "server" => self.address.as_str())
            }
            ServerError::Insecure => {
                let open = self.address.replacen("https", "http", 1);
                tr!("terminal-join-insecure", "server" => self.address.as_str(), "open" => open)
            }
            ServerError::Unclear => {
                tr!("terminal-join-unclear", "server" => self.address.as_str())
            }
            ServerError::Refused { word, .. } if word == "no-table" => {
                tr!("terminal-join-no-table", "server" => self.address.as_str())
            }
            ServerError::Refused { reason, .. } => printable(&sentence(reason)),
        }
    }
}

/// One request over a connection of its own: there are few, and minutes may lie between them.
async fn exchange(
    address: &Uri,
    request: Request<Full<Bytes>>,
) -> Result<(StatusCode, Bytes), ServerError> {
    let wire = wire::connect(address).await.map_err(|error| match error.kind() {
        ErrorKind::InvalidData if wire::is_untrusted(&error) => ServerError::Untrusted,
        ErrorKind::InvalidData => ServerError::Insecure,
        _ => ServerError::NoEvents,
    })?;
    let silent = |_| ServerError::NoEvents;
    let (mut sender, connection) = http1::handshake(TokioIo::new(wire)).await.map_err(silent)?;
    tokio::spawn(connection);
    let response = sender.send_request(request).await.map_err(silent)?;
    let status = response.status();
    let body = response.into_body().collect().await.map_err(silent)?;
    Ok((status, body.to_bytes()))
}

/// The refusal that a body holds, if a server of ours has written it.
pub(crate) fn refusal(status: StatusCode, body: &[u8]) -> Option<ServerError> {
    let ErrorBody { refused, reason, .. } = serde_json::from_slice(body).ok()?;
    Some(ServerError::Refused { status, word: refused.into(), reason: reason.into() })
}
