//! Somebody who talks to a server that may die at any moment.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing takes this long; a test that waits longer has failed.
const PATIENCE: Duration = Duration::from_secs(60);

/// The server does not answer any more.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gone;

pub(crate) type Heard<T> = Result<T, Gone>;

/// Somebody with a session, at a server.
#[derive(Clone)]
pub(crate) struct Person {
    http: reqwest::Client,
    base: String,
    pub(crate) token: String,
}

impl Person {
    /// Somebody new, by name.
    pub(crate) async fn guest(address: &str, name: &str) -> Self {
        let mut person =
            Self { http: reqwest::Client::new(), base: address.into(), token: String::new() };
        let me = person.post("/api/guests", &json!({"name": name})).await.unwrap();
        person.token = me["token"].as_str().unwrap().into();
        person
    }

    /// The same person at a server that was started again.
    pub(crate) fn at(&self, address: &str) -> Self {
        Self { http: reqwest::Client::new(), base: address.into(), ..self.clone() }
    }

    /// Sends a request; gives the status and the answer.
    pub(crate) async fn send(
        &self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Heard<(u16, Value)> {
        let url = format!("http://{}{path}", self.base);
        let mut request = self.http.request(method.parse().unwrap(), url);
        request = request.bearer_auth(&self.token);
        if let Some(body) = body {
            request = request.json(body);
        }
        let answer = async {
            let response = request.send().await.map_err(|_| Gone)?;
            let status = response.status().as_u16();
            let text = response.text().await.map_err(|_| Gone)?;
            Ok((status, serde_json::from_str(&text).unwrap_or(Value::String(text))))
        };
        timeout(PATIENCE, answer).await.expect("the server is silent")
    }

    /// What is at an address.
    pub(crate) async fn get(&self, path: &str) -> Heard<Value> {
        let (status, value) = self.send("GET", path, None).await?;
        assert_eq!(status, 200, "GET {path}: {value}");
        Ok(value)
    }

    /// What comes of sending something there.
    pub(crate) async fn post(&self, path: &str, body: &Value) -> Heard<Value> {
        let (status, value) = self.send("POST", path, Some(body)).await?;
        assert!((200..300).contains(&status), "POST {path}: {status} {value}");
        Ok(value)
    }

    /// Opens a socket.
    pub(crate) async fn socket(&self, path: &str) -> Heard<Socket> {
        let mut request = format!("ws://{}{path}", self.base).into_client_request().unwrap();
        let token = format!("Bearer {}", self.token);
        request.headers_mut().insert("authorization", token.parse().unwrap());
        let opened = timeout(PATIENCE, tokio_tungstenite::connect_async(request)).await;
        let (stream, _) = opened.expect("the server is silent").map_err(|_| Gone)?;
        Ok(Socket { stream })
    }
}

/// A client's end of a socket.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

/// What comes out of a socket at last.
pub(crate) enum End {
    /// The server has said goodbye.
    Closed(u16),
    /// The connection has broken off.
    Broken,
}

impl Socket {
    pub(crate) async fn send(&mut self, text: &Value) -> Heard<()> {
        let sent = timeout(PATIENCE, self.stream.send(Message::text(text.to_string()))).await;
        sent.expect("the server does not read").map_err(|_| Gone)
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> Heard<Value> {
        match self.next_or_end().await {
            Ok(message) => Ok(message),
            Err(_) => Err(Gone),
        }
    }

    /// The next message, or how the socket has ended.
    pub(crate) async fn next_or_end(&mut self) -> Result<Value, End> {
        loop {
            let message = timeout(PATIENCE, self.stream.next()).await;
            match message.expect("the server is silent") {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(frame))) => {
                    return Err(End::Closed(frame.map_or(0, |frame| frame.code.into())));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(End::Broken),
            }
        }
    }
}
