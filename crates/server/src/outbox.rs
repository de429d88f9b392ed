//! What waits to be sent through one socket: so many messages and so many bytes, and no more.
//!
//! Whoever reads never has more than one message waiting, and that one costs nothing. What waits behind
//! it needs [room](Room), as large answers do: so much for one address and in all.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

use crate::http::{Room, Unsent};

/// How many messages may wait for a client before it is let go, and how many bytes.
const MOST: usize = 32;
const MOST_BYTES: usize = 512 * 1024;

/// Where a table puts what a socket is to be sent.
#[derive(Debug)]
pub(crate) struct Outbox {
    send: mpsc::Sender<(Utf8Bytes, Option<Room>)>,
    bytes: Arc<AtomicUsize>,
    unsent: Unsent,
    address: IpAddr,
}

/// Where the socket finds it.
#[derive(Debug)]
pub(crate) struct Outgoing {
    receive: mpsc::Receiver<(Utf8Bytes, Option<Room>)>,
    bytes: Arc<AtomicUsize>,
}

/// Both ends, for the socket of an address.
pub(crate) fn outbox(unsent: &Unsent, address: IpAddr) -> (Outbox, Outgoing) {
    let (send, receive) = mpsc::channel(MOST);
    let bytes = Arc::<AtomicUsize>::default();
    let outgoing = Outgoing { receive, bytes: bytes.clone() };
    (Outbox { send, bytes, unsent: unsent.clone(), address }, outgoing)
}

impl Outbox {
    /// Puts a message behind the others; says no if there is no room for it. Then the client does not
    /// keep up, and has missed something.
    pub fn put(&self, text: Utf8Bytes) -> bool {
        let waiting = self.bytes.fetch_add(text.len(), Ordering::Relaxed);
        let room = match waiting {
            0 => None,
            waiting if waiting + text.len() > MOST_BYTES => return false,
            _ => match self.unsent.room(self.address, text.len()) {
                None => return false,
                room => room,
            },
        };
        self.send.try_send((text, room)).is_ok()
    }
}

impl Outgoing {
    /// The next message; nothing once the table has let the client go.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        let (text, _room) = self.receive.recv().await?;
        Some(self.leaves(text))
    }

    /// The next message, if one waits already.
    pub fn waiting(&mut self) -> Option<Utf8Bytes> {
        let (text, _room) = self.receive.try_recv().ok()?;
        Some(self.leaves(text))
    }

    fn leaves(&self, text: Utf8Bytes) -> Utf8Bytes {
        self.bytes.fetch_sub(text.len(), Ordering::Relaxed);
        text
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));

    fn message(bytes: usize) -> Utf8Bytes {
        "x".repeat(bytes).into()
    }

    #[tokio::test]
    async fn a_socket_that_is_not_read_is_let_go_by_count_and_by_bytes() {
        let unsent = Unsent::default();
        let (small, _kept) = outbox(&unsent, HERE);
        assert_eq!((0..100).take_while(|_| small.put(message(10))).count(), MOST);
        let (large, mut outgoing) = outbox(&unsent, HERE);
        let size = MOST_BYTES / 8;
        assert_eq!((0..100).take_while(|_| large.put(message(size))).count(), 8);
        assert_eq!(unsent.bytes(), (MOST - 1) * 10 + 7 * size);
        // The one that waits first is free, as are those that have left.
        assert_eq!(outgoing.next().await.unwrap().len(), size);
        assert_eq!(outgoing.waiting().unwrap().len(), size);
        assert_eq!(unsent.bytes(), (MOST - 1) * 10 + 6 * size);
        drop((small, _kept, large, outgoing));
        assert_eq!(unsent.bytes(), 0);
    }

    #[tokio::test]
    async fn whoever_reads_is_sent_everything_however_little_others_of_the_address_read() {
        let unsent = Unsent::default();
        let size = MOST_BYTES / 4;
        let (mut idle, mut refused) = (Vec::new(), 0);
        for _ in 0..100 {
            let (out, outgoing) = outbox(&unsent, HERE);
            refused += usize::from(!(0..4).all(|_| out.put(message(size))));
            idle.push((out, outgoing));
        }
        assert!(refused > 50, "an address has an end as well: {refused}");
        let (out, mut outgoing) = outbox(&unsent, HERE);
        for _ in 0..100 {
            assert!(out.put(message(size)));
            assert_eq!(outgoing.next().await.unwrap().len(), size);
        }
    }
}
