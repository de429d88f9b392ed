//! A server, asked over HTTP: who one is, and tables that do not exist yet.

use std::io::ErrorKind;
use std::time::Duration;

use ardri_wire::{ErrorBody, MeView, NameForm, TableId};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request, StatusCode, Uri};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use tokio::time::timeout;

use crate::connection::{connect, is_untrusted};

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server, and who asks.
#[derive(Clone, Debug)]
pub struct Server {
    /// Its address.
    pub address: String,
    /// The secret of who asks; nobody yet, if it is empty.
    pub token: String,
    /// The code of the language in which refusals are said.
    pub language: &'static str,
}

/// Why a server did not do something.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// Nobody answers.
    #[error("nobody answers")]
    Silent,
    /// Somebody answers who cannot show that they are the one.
    #[error("somebody answers whom this machine does not trust")]
    Untrusted,
    /// It has refused.
    #[error("{reason}")]
    Refused {
        /// The status of the answer.
        status: StatusCode,
        /// The word for programs.
        word: String,
        /// The sentence for people.
        reason: String,
    },
    /// Somebody answers who does not speak in secret.
    #[error("somebody answers who does not speak in secret")]
    Insecure,
    /// Something answers that is no server of ours.
    #[error("what answers is no server of Ardrí")]
    Unclear,
}

impl ServerError {
    /// Whether it was refused because nobody knows who asks.
    #[must_use]
    pub fn is_stranger(&self) -> bool {
        matches!(self, Self::Refused { status: StatusCode::UNAUTHORIZED, .. })
    }
}

impl Server {
    /// A server at an address, asked by nobody yet.
    #[must_use]
    pub fn at(address: &str, language: &'static str) -> Self {
        Self { address: address.into(), token: String::new(), language }
    }

    /// Becomes whoever has this secret; gives their name, or nothing if the server has forgotten them.
    ///
    /// # Errors
    /// The server does not answer.
    pub async fn come_back(&mut self, token: &str) -> Result<Option<String>, ServerError> {
        self.token = token.into();
        match self.get("/api/me").await {
            Ok(MeView { name, .. }) => Ok(Some(name)),
            Err(error) if error.is_stranger() => {
                self.token.clear();
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Becomes a new guest; gives the name at the tables.
    ///
    /// # Errors
    /// The server does not answer or does not want the name.
    pub async fn enter(&mut self, name: Option<&str>) -> Result<String, ServerError> {
        let form = NameForm { name: name.map(String::from) };
        let MeView { name, token, .. } = self.post("/api/guests", &form).await?;
        self.token = token.ok_or(ServerError::Unclear)?;
        Ok(name)
    }

    /// Makes sure that there is such a table, before anybody is made known for its sake.
    ///
    /// # Errors
    /// There is none, or the server does not answer.
    pub async fn find(&self, table: &TableId) -> Result<(), ServerError> {
        match self.get(&format!("/api/tables/{table}")).await {
            // Strangers may not look at it, but it is there.
            Err(error) if !error.is_stranger() => Err(error),
            Ok(IgnoredAny) | Err(_) => Ok(()),
        }
    }

    /// Asks for something.
    ///
    /// # Errors
    /// Says why there is no answer.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ServerError> {
        self.send(Method::GET, path, String::new()).await
    }

    /// Asks for something to be done.
    ///
    /// # Errors
    /// Says why it is not.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        form: &impl Serialize,
    ) -> Result<T, ServerError> {
        let form = serde_json::to_string(form).map_err(|_| ServerError::Unclear)?;
        self.send(Method::POST, path, form).await
    }

    async fn send<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: String,
    ) -> Result<T, ServerError> {
        let address: Uri = self.address.parse().map_err(|_| ServerError::Unclear)?;
        let host = address.authority().map_or("", |authority| authority.as_str());
        let mut request = Request::builder().method(method).uri(path).header(HOST, host);
        request = request.header(ACCEPT_LANGUAGE, self.language);
        if !self.token.is_empty() {
            request = request.header(AUTHORIZATION, format!("Bearer {}", self.token));
        }
        if !body.is_empty() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let request = request.body(Full::from(body)).map_err(|_| ServerError::Unclear)?;
        let answered = timeout(PATIENCE, exchange(&address, request)).await;
        let (status, bytes) = answered.unwrap_or(Err(ServerError::Silent))?;
        if status.is_success() {
            return serde_json::from_slice(&bytes).map_err(|_| ServerError::Unclear);
        }
        Err(refusal(status, &bytes).unwrap_or(ServerError::Unclear))
    }
}

/// One request over a connection of its own: there are few, and minutes may lie between them.
async fn exchange(
    address: &Uri,
    request: Request<Full<Bytes>>,
) -> Result<(StatusCode, Bytes), ServerError> {
    let connection = connect(address).await.map_err(|error| match error.kind() {
        ErrorKind::InvalidData if is_untrusted(&error) => ServerError::Untrusted,
        ErrorKind::InvalidData => ServerError::Insecure,
        _ => ServerError::Silent,
    })?;
    let silent = |_| ServerError::Silent;
    let (mut sender, talk) = http1::handshake(TokioIo::new(connection)).await.map_err(silent)?;
    tokio::spawn(talk);
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
