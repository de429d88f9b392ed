//! A table's socket that comes back: it connects, waits longer after each failure, tries again, and
//! goes on after the last event that is known here.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use ardri_wire::TableId;
use futures_util::{SinkExt, StreamExt};
use hyper::StatusCode;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION};
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::connection::{Connection, connect};
use crate::server::{Server, ServerError, refusal};

const FIRST_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(10);
/// How long a socket may take to open.
const OPENING: Duration = Duration::from_secs(10);
/// A server says something every twenty seconds, so one that is silent for this long is gone.
const SILENCE: Duration = Duration::from_secs(65);

type Line = WebSocketStream<Connection>;

/// What comes of a socket.
#[derive(Debug)]
pub enum News {
    /// It is open: what waits can be sent.
    Open,
    /// A message.
    Said(String),
    /// There is no connection; it is tried again.
    Lost,
    /// There is no way back.
    Gone(ServerError),
}

enum Order {
    Send(String),
    Drop,
}

/// This end of a socket.
#[derive(Debug)]
pub struct Socket {
    orders: UnboundedSender<Order>,
    news: UnboundedReceiver<News>,
    after: Arc<AtomicU64>,
    task: JoinHandle<()>,
}

impl Socket {
    /// Connects to a table. It needs a runtime of `tokio` around it.
    #[must_use]
    pub fn open(server: &Server, table: &TableId) -> Self {
        let (orders, ordered) = unbounded_channel();
        let (tell, news) = unbounded_channel();
        let after = Arc::new(AtomicU64::new(0));
        let address = server.address.replacen("http", "ws", 1);
        let keeper = Keeper {
            address: format!("{address}/api/tables/{table}/socket"),
            token: server.token.clone(),
            language: server.language,
            after: after.clone(),
            orders: ordered,
            tell,
        };
        Self { orders, news, after, task: tokio::spawn(keeper.run()) }
    }

    /// What comes next.
    pub async fn next(&mut self) -> News {
        self.news.recv().await.unwrap_or(News::Gone(ServerError::Silent))
    }

    /// Remembers the last event that is known here.
    pub fn knows(&self, number: u64) {
        self.after.store(number, Ordering::Relaxed);
    }

    /// Sends a text. If the connection breaks it may be lost; [`News::Lost`] says so.
    pub fn send(&self, text: String) {
        // A keeper that has ended has said so.
        let _ = self.orders.send(Order::Send(text));
    }

    /// Gives up a connection that does not answer, and tries anew.
    pub fn give_up(&self) {
        let _ = self.orders.send(Order::Drop);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// The task that keeps a socket open.
struct Keeper {
    address: String,
    token: String,
    /// In which refusals are said.
    language: &'static str,
    after: Arc<AtomicU64>,
    orders: UnboundedReceiver<Order>,
    tell: UnboundedSender<News>,
}

impl Keeper {
    async fn run(mut self) {
        let mut wait = FIRST_WAIT;
        loop {
            match self.connect().await {
                Ok(line) => {
                    // What was to be sent meanwhile has been told to be lost.
                    while self.orders.try_recv().is_ok() {}
                    self.say(News::Open);
                    if self.talk(line).await {
                        wait = FIRST_WAIT;
                    }
                    self.say(News::Lost);
                }
                Err(Some(error)) => return self.say(News::Gone(error)),
                Err(None) => self.say(News::Lost),
            }
            if self.tell.is_closed() {
                return;
            }
            sleep(wait).await;
            wait = (wait * 2).min(LONGEST_WAIT);
        }
    }

    fn say(&self, news: News) {
        // Nobody listens any more when the table is left.
        let _ = self.tell.send(news);
    }

    /// Opens the socket; the error is a reason not to try again.
    async fn connect(&self) -> Result<Line, Option<ServerError>> {
        let request = self.request().ok_or(Some(ServerError::Unclear))?;
        let open = async {
            let connection = connect(request.uri()).await?;
            client_async(request, connection).await
        };
        match timeout(OPENING, open).await {
            Ok(Ok((line, _))) => Ok(line),
            Ok(Err(tungstenite::Error::Http(response))) => {
                let status = response.status();
                let body = response.body().as_deref().unwrap_or_default();
                let for_good =
                    [StatusCode::UNAUTHORIZED, StatusCode::FORBIDDEN, StatusCode::NOT_FOUND];
                let error = || refusal(status, body).unwrap_or(ServerError::Unclear);
                Err(for_good.contains(&status).then(error))
            }
            Ok(Err(_)) | Err(_) => Err(None),
        }
    }

    fn request(&self) -> Option<tungstenite::handshake::client::Request> {
        let after = match self.after.load(Ordering::Relaxed) {
            // Events are counted from 1.
            0 => String::new(),
            after => format!("?after={after}"),
        };
        let mut request = format!("{}{after}", self.address).into_client_request().ok()?;
        let token = HeaderValue::from_str(&format!("Bearer {}", self.token)).ok()?;
        request.headers_mut().insert(AUTHORIZATION, token);
        let language = HeaderValue::from_static(self.language);
        request.headers_mut().insert(ACCEPT_LANGUAGE, language);
        Some(request)
    }

    /// Passes on what comes and goes until the connection breaks; says whether anything came.
    async fn talk(&mut self, mut line: Line) -> bool {
        let mut heard = false;
        loop {
            tokio::select! {
                order = self.orders.recv() => match order {
                    Some(Order::Send(text)) => {
                        if !matches!(timeout(OPENING, line.send(Message::text(text))).await, Ok(Ok(()))) {
                            return heard;
                        }
                    }
                    Some(Order::Drop) | None => return heard,
                },
                frame = timeout(SILENCE, line.next()) => match frame {
                    Ok(Some(Ok(Message::Text(text)))) => {
                        heard = true;
                        self.say(News::Said(text.to_string()));
                    }
                    Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) | Err(_) => return heard,
                    Ok(Some(Ok(_))) => {}
                },
            }
        }
    }
}
