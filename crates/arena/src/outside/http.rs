//! A bot that is asked over HTTP: `{game, options, seat, view, legal, budget}` by POST, and it answers
//! `{"action": "…"}`.

use std::fmt::Display;
use std::time::Duration;

use ardri_bots::bout::{Failure, Outsider, Question, Thinking, in_short};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{CONTENT_TYPE, HOST};
use hyper::{Method, Request, Uri};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;

use super::Patience;

/// The longest answer that is read, in bytes.
const LONGEST_ANSWER: usize = 1 << 16;

/// The host and port of an address, if somebody can be asked there.
pub(crate) fn host_of(address: &str) -> Option<String> {
    let address: Uri = address.parse().ok()?;
    let host = address.host().filter(|host| !host.is_empty())?;
    Some(format!("{host}:{}", address.port_u16().unwrap_or(80)))
}

/// A bot that is asked over HTTP, each time over a connection of its own.
#[derive(Debug)]
pub(crate) struct HttpBot {
    address: String,
    game: &'static str,
    options: Value,
    thinking: Thinking,
    patience: Patience,
    runtime: Option<Runtime>,
}

#[derive(Deserialize)]
struct Answer {
    action: String,
}

impl HttpBot {
    pub fn new(
        address: &str,
        game: &'static str,
        options: Value,
        thinking: Thinking,
        patience: Patience,
    ) -> Self {
        Self { address: address.into(), game, options, thinking, patience, runtime: None }
    }

    fn question(&self, question: &dyn Question) -> Value {
        let budget = match self.thinking {
            Thinking::Usual => Value::Null,
            Thinking::Nodes(nodes) => json!({ "nodes": nodes }),
            Thinking::Time(time) => json!({ "milliseconds": time.as_millis() as u64 }),
        };
        json!({
            "game": self.game,
            "options": self.options,
            "seat": question.seat(),
            "view": question.view(),
            "legal": question.legal(),
            "budget": budget,
        })
    }
}

impl Outsider for HttpBot {
    fn begin(&mut self, _: u64) -> Result<(), Failure> {
        if self.runtime.is_none() {
            self.runtime = Some(Builder::new_current_thread().enable_all().build().map_err(gone)?);
        }
        Ok(())
    }

    fn choose(&mut self, question: &dyn Question) -> Result<String, Failure> {
        let body = self.question(question).to_string();
        let patience = self.patience.decision(self.thinking);
        let runtime = self.runtime.as_ref().ok_or_else(|| gone(""))?;
        let late = |_| Failure::Late { waited: milliseconds(patience) };
        let answer = runtime.block_on(async {
            timeout(patience, exchange(&self.address, body)).await.map_err(late)?
        })?;
        let answer = serde_json::from_slice::<Answer>(&answer)
            .map_err(|_| Failure::Nonsense { said: in_short(&String::from_utf8_lossy(&answer)) })?;
        Ok(answer.action)
    }
}

fn gone(why: impl Display) -> Failure {
    Failure::Gone { why: why.to_string() }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

async fn exchange(address: &str, body: String) -> Result<Bytes, Failure> {
    let uri: Uri = address.parse().map_err(gone)?;
    let host = host_of(address).ok_or_else(|| gone(address))?;
    let stream = TcpStream::connect(&host).await.map_err(gone)?;
    let _ = stream.set_nodelay(true);
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(gone)?;
    let connection = tokio::spawn(connection);
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let request = Request::builder().method(Method::POST).uri(path).header(HOST, &host);
    let request = request.header(CONTENT_TYPE, "application/json").body(Full::<Bytes>::from(body));
    let response = sender.send_request(request.map_err(gone)?).await.map_err(gone)?;
    let status = response.status();
    let body = Limited::new(response.into_body(), LONGEST_ANSWER).collect().await.map_err(gone)?;
    // Nothing else is asked over it.
    connection.abort();
    if !status.is_success() {
        return Err(Failure::Nonsense { said: status.to_string() });
    }
    Ok(body.to_bytes())
}
