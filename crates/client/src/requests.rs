//! Requests to a table, one at a time: each waits for its answer, whatever happens to the
//! connection between.

use std::time::Duration;

use ardri_wire::{Request, TableRequest};
use tokio::time::Instant;

use crate::socket::Socket;

/// How long an answer may take before the connection is taken for dead.
const PATIENCE: Duration = Duration::from_secs(8);

/// A request without an answer yet.
#[derive(Debug)]
struct Waiting {
    id: String,
    text: String,
    /// It has a key, so it may be sent again: it is done only once.
    again: bool,
    /// When the answer should have come, once it has left.
    until: Option<Instant>,
}

/// The request that waits, if one does.
#[derive(Debug, Default)]
pub struct Requests {
    waiting: Option<Waiting>,
    count: u64,
    /// The connection stands.
    open: bool,
}

impl Requests {
    /// Whether an answer is awaited.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// Whether the connection stands.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Asks for something that may be sent again only if it has a `key`.
    pub fn ask(&mut self, socket: &Socket, request: TableRequest) {
        self.count += 1;
        let id = self.count.to_string();
        let again = is_keyed(&request);
        let request = Request { id: Some(id.clone()), request };
        let text = serde_json::to_string(&request).unwrap_or_default();
        self.waiting = Some(Waiting { id, text, again, until: None });
        self.send(socket);
    }

    fn send(&mut self, socket: &Socket) {
        if let Some(waiting) = self.waiting.as_mut().filter(|_| self.open) {
            socket.send(waiting.text.clone());
            waiting.until = Some(Instant::now() + PATIENCE);
        }
    }

    /// The connection stands: what waits leaves.
    pub fn opened(&mut self, socket: &Socket) {
        self.open = true;
        self.send(socket);
    }

    /// The connection is lost. Says whether a request is lost with it.
    pub fn lost(&mut self) -> bool {
        self.open = false;
        if let Some(waiting) = &mut self.waiting {
            waiting.until = None;
        }
        self.waiting.take_if(|waiting| !waiting.again).is_some()
    }

    /// An answer has come; says whether it is to what waits.
    pub fn answered(&mut self, id: Option<&str>) -> bool {
        self.waiting.take_if(|waiting| Some(waiting.id.as_str()) == id).is_some()
    }

    /// When the connection has to be taken for dead.
    #[must_use]
    pub fn until(&self) -> Option<Instant> {
        self.waiting.as_ref()?.until
    }
}

/// Whether a request is done only once, however often it is sent.
#[must_use]
pub fn is_keyed(request: &TableRequest) -> bool {
    matches!(request, TableRequest::Act { key: Some(_), .. })
}
