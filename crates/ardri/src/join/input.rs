//! What is typed, line by line. A thread waits for it, so that news can come meanwhile.

use std::io::{self, BufRead};
use std::sync::Arc;
use std::thread;

use tokio::sync::Notify;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// What is typed.
#[derive(Debug)]
pub(crate) struct Input {
    lines: UnboundedReceiver<String>,
    leaves: Arc<Notify>,
}

/// The other end, of who types.
#[derive(Debug)]
pub(crate) struct Types {
    /// Whole lines; once this is dropped there are no more.
    pub(crate) lines: UnboundedSender<String>,
    /// Whoever types leaves, whatever is still to be done.
    pub(crate) leaves: Arc<Notify>,
}

impl Input {
    /// Both ends.
    pub(crate) fn new() -> (Self, Types) {
        let (send, lines) = unbounded_channel();
        let leaves = Arc::new(Notify::new());
        (Self { lines, leaves: leaves.clone() }, Types { lines: send, leaves })
    }

    /// The lines of a pipe, or of a terminal that goes its own ways.
    pub(crate) fn of_lines() -> Self {
        let (input, types) = Self::new();
        thread::spawn(move || {
            let mut input = io::stdin().lock();
            let mut line = Vec::new();
            // Whatever is typed gets an answer, even if it is not text.
            while input.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
                let text = String::from_utf8_lossy(&line).trim().to_string();
                if types.lines.send(text).is_err() {
                    break;
                }
                line.clear();
            }
        });
        input
    }

    /// The next line; `None` when there are no more.
    pub(crate) async fn line(&mut self) -> Option<String> {
        self.lines.recv().await
    }

    /// What waits until whoever types leaves.
    pub(crate) fn leaves(&self) -> Arc<Notify> {
        self.leaves.clone()
    }
}
