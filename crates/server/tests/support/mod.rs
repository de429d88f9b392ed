//! A real server on a free port, and clients that talk to it over real sockets.

#![allow(dead_code)] // every test program uses its own part of it

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use ardri_core::Seat;
use ardri_core::sealed::{Salt, WordSecret};
use ardri_server::config::{Config, Settings};
use ardri_server::serve::{Server, machine_clock};
use ardri_server::store::DataPlace;
use ardri_server::tables::{Clock, Secrets, machine_secrets};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing takes this long; a test that waits longer has failed.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A server of a test's own.
pub struct TestServer {
    server: Server,
    config: Config,
    clock: Clock,
    /// Removed with its contents when the test is over.
    folder: Option<tempfile::TempDir>,
}

/// Settings for tests: a free port, no limits that a test would meet by chance.
pub fn config(data: &Path) -> Config {
    let settings = Settings {
        listen: Some("127.0.0.1:0".parse().unwrap()),
        data: Some(data.into()),
        bot_threads: Some(2),
        requests: Some(1_000_000),
        commands: Some(1_000_000),
        guests: Some(100_000),
        new_tables: Some(100_000),
        sockets: Some(100_000),
        connections: Some(100_000),
        tables: Some(1_000),
        open_tables: Some(1_000),
        ..Settings::default()
    };
    settings.config(PathBuf::new())
}

/// A clock that stands until it is moved.
#[derive(Clone)]
pub struct HandClock(Arc<AtomicI64>);

impl HandClock {
    pub fn new() -> Self {
        Self(Arc::new(AtomicI64::new(1_800_000_000_000)))
    }

    pub fn advance(&self, milliseconds: i64) {
        self.0.fetch_add(milliseconds, Ordering::SeqCst);
    }

    pub fn clock(&self) -> Clock {
        let time = self.0.clone();
        Clock::new(move || time.load(Ordering::SeqCst))
    }

    /// A clock whose time of day this is, while `steady` is the time that passes.
    pub fn beside(&self, steady: &Self) -> Clock {
        let (wall, steady) = (self.0.clone(), steady.0.clone());
        Clock::with_hands(
            move || wall.load(Ordering::SeqCst),
            move || steady.load(Ordering::SeqCst),
        )
    }
}

impl TestServer {
    pub async fn start() -> Self {
        Self::with(|_| (), machine_clock()).await
    }

    pub async fn with(change: impl FnOnce(&mut Config), clock: Clock) -> Self {
        Self::with_secrets(change, clock, machine_secrets()).await
    }

    /// A server whose tables have the seeds and ids that a test chooses.
    pub async fn with_secrets(
        change: impl FnOnce(&mut Config),
        clock: Clock,
        secrets: Secrets,
    ) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut config = config(folder.path());
        change(&mut config);
        let server = Server::start_with(&config, clock.clone(), secrets, None).await.unwrap();
        Self { server, config, clock, folder: Some(folder) }
    }

    /// A server on data that are there already.
    pub async fn at(folder: tempfile::TempDir) -> Self {
        let (config, clock) = (config(folder.path()), machine_clock());
        let server = Server::start(&config, clock.clone(), None).await.unwrap();
        Self { server, config, clock, folder: Some(folder) }
    }

    /// Closes the server and leaves its data.
    pub async fn stop(mut self) -> Option<tempfile::TempDir> {
        let folder = self.folder.take();
        self.server.close().await;
        folder
    }

    /// Closes the server and starts another one on the same data.
    pub async fn restart(mut self) -> Self {
        let folder = self.folder.take();
        self.server.close().await;
        let server = Server::start(&self.config, self.clock.clone(), None).await.unwrap();
        Self { server, config: self.config, clock: self.clock, folder }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.server.address())
    }

    /// Closes the tables whose hosts have gone, as the server does every minute.
    pub async fn sweep(&self) {
        self.server.sweep().await;
    }

    pub fn folder(&self) -> &Path {
        self.config.data.folder().unwrap()
    }

    pub fn data(&self) -> &DataPlace {
        &self.config.data
    }

    pub async fn close(self) {
        self.server.close().await;
    }

    /// The turns at heavy work.
    pub fn turns(&self) -> &ardri_server::turns::Turns {
        self.server.turns()
    }

    /// What waits to be read by clients.
    pub fn unsent(&self) -> &ardri_server::http::Unsent {
        self.server.unsent()
    }

    /// The exports that are being written.
    pub fn exports(&self) -> &ardri_server::http::Exports {
        self.server.exports()
    }

    /// Somebody new, by name.
    pub async fn guest(&self, name: &str) -> Person {
        let client = reqwest::Client::new();
        let made = client.post(self.url("/api/guests")).json(&json!({"name": name})).send().await;
        let me: Value = made.unwrap().json().await.unwrap();
        Person {
            http: client,
            base: format!("{}", self.server.address()),
            token: me["token"].as_str().unwrap().into(),
            id: me["person"].as_i64().unwrap(),
            name: name.into(),
        }
    }
}

/// Somebody with a session.
#[derive(Clone)]
pub struct Person {
    pub http: reqwest::Client,
    pub base: String,
    pub token: String,
    pub id: i64,
    pub name: String,
}

impl Person {
    /// The same person at a server that was started again.
    pub fn at(&self, server: &TestServer) -> Self {
        Self { base: format!("{}", server.server.address()), ..self.clone() }
    }

    pub async fn send(&self, method: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
        let url = format!("http://{}{path}", self.base);
        let mut request = self.http.request(method.parse().unwrap(), url);
        request = request.bearer_auth(&self.token);
        if let Some(body) = body {
            request = request.json(body);
        }
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        let text = response.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub async fn get(&self, path: &str) -> Value {
        let (status, value) = self.send("GET", path, None).await;
        assert_eq!(status, 200, "GET {path}: {value}");
        value
    }

    pub async fn post(&self, path: &str, body: &Value) -> Value {
        let (status, value) = self.send("POST", path, Some(body)).await;
        assert!((200..300).contains(&status), "POST {path}: {status} {value}");
        value
    }

    /// The refusal of a request: its status and its word.
    pub async fn refused(&self, method: &str, path: &str, body: Option<&Value>) -> (u16, String) {
        let (status, value) = self.send(method, path, body).await;
        assert!(status >= 400, "{method} {path} was accepted: {value}");
        assert!(value["reason"].as_str().is_some_and(|reason| !reason.is_empty()), "{value}");
        (status, value["refused"].as_str().unwrap_or_default().into())
    }

    /// Sets a table up.
    pub async fn table(&self, form: &Value) -> String {
        self.post("/api/tables", form).await["table"].as_str().unwrap().into()
    }

    /// Asks a table for something; gives the number of the event.
    pub async fn ask(&self, table: &str, command: &Value) -> u64 {
        let done = self.post(&format!("/api/tables/{table}/ask"), command).await;
        done["number"].as_u64().unwrap()
    }

    /// The word with which a table refuses something.
    pub async fn ask_refused(&self, table: &str, command: &Value) -> String {
        self.refused("POST", &format!("/api/tables/{table}/ask"), Some(command)).await.1
    }

    /// Commits a seat to a word for the luck, with a salt that the seat tells.
    pub async fn commit(&self, table: &str, seat: u8, word: &str) {
        let hash = word_of(seat, word).commitment(table, Seat(seat));
        self.ask(table, &json!({"ask": "commit-word", "seat": seat, "hash": hash})).await;
    }

    pub async fn look(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// Opens a table's socket.
    pub async fn socket(&self, table: &str, after: Option<u64>) -> Socket {
        self.try_socket(table, after).await.unwrap()
    }

    pub async fn try_socket(&self, table: &str, after: Option<u64>) -> Result<Socket, String> {
        let after = after.map_or(String::new(), |after| format!("?after={after}"));
        self.open(&format!("/api/tables/{table}/socket{after}")).await
    }

    pub async fn open(&self, path: &str) -> Result<Socket, String> {
        self.open_as(path, None).await
    }

    /// Opens a socket as the browser of somebody who reads these languages does.
    pub async fn open_as(&self, path: &str, reads: Option<&str>) -> Result<Socket, String> {
        let mut request = format!("ws://{}{path}", self.base).into_client_request().unwrap();
        if let Some(reads) = reads {
            request.headers_mut().insert("accept-language", reads.parse().unwrap());
        }
        let token = format!("Bearer {}", self.token);
        request.headers_mut().insert("authorization", token.parse().unwrap());
        let opened = tokio_tungstenite::connect_async(request).await;
        let (stream, _) = opened.map_err(|error| error.to_string())?;
        Ok(Socket { stream, waiting: VecDeque::new(), next: 0 })
    }
}

/// What a seat of a test adds to the luck.
pub fn word_of(seat: u8, word: &str) -> WordSecret {
    WordSecret { salt: Salt([seat ^ 0xa5; 32]), word: word.into() }
}

/// The request that reveals it.
pub fn reveal(seat: u8, word: &str) -> Value {
    let WordSecret { salt, word } = word_of(seat, word);
    json!({"ask": "reveal-word", "seat": seat, "salt": salt, "word": word})
}

/// A client's end of a socket.
pub struct Socket {
    pub stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    waiting: VecDeque<Value>,
    next: u64,
}

impl Socket {
    /// The next message; none when the socket has closed.
    pub async fn next(&mut self) -> Option<Value> {
        if let Some(message) = self.waiting.pop_front() {
            return Some(message);
        }
        self.read().await
    }

    /// What has come while an answer was waited for, one by one.
    pub fn heard(&mut self) -> Option<Value> {
        self.waiting.pop_front()
    }

    async fn read(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.stream.next()).await.unwrap();
            match message? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message about the table itself.
    pub async fn table(&mut self) -> Value {
        loop {
            let message = self.next().await.unwrap();
            if message["type"] == "table" {
                return message;
            }
        }
    }

    /// The next answer to a request.
    pub async fn answer(&mut self) -> Value {
        loop {
            let message = self.next().await.unwrap();
            if message["type"] == "done" || message["type"] == "refused" {
                return message;
            }
        }
    }

    pub async fn send_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// Sends a request and waits for its answer; what else comes is kept for later.
    pub async fn ask(&mut self, mut command: Value) -> Value {
        self.next += 1;
        let id = format!("r{}", self.next);
        command["id"] = json!(id);
        self.send_text(&command.to_string()).await;
        loop {
            let message = self.read().await.expect("the socket has closed");
            if message["id"] == id {
                return message;
            }
            self.waiting.push_back(message);
        }
    }

    pub async fn close(mut self) {
        let _ = self.stream.close(None).await;
    }
}

/// The first thing that a seat may do, by its place in the list.
pub fn legal(standing: &Value, seat: u64) -> Vec<String> {
    let views = standing["views"].as_array().unwrap();
    let view = views.iter().find(|view| view["seat"] == seat).unwrap();
    let actions = view["legal"].as_array().unwrap().iter();
    actions.map(|action| action.as_str().unwrap().to_string()).collect()
}

/// Whoever has to act.
pub fn to_act(standing: &Value) -> Vec<u64> {
    standing["to_act"].as_array().unwrap().iter().map(|seat| seat.as_u64().unwrap()).collect()
}
