//! What waits to be read by clients: so much for one address and in all, and no more.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::{Body as _, Frame, SizeHint};

use crate::http::App;
use crate::http::client::address;
use crate::http::error::busy;

/// How many bytes of large answers may wait for one address, and for all.
const MOST_EACH: usize = 8 * 1024 * 1024;
const MOST: usize = 64 * 1024 * 1024;
/// Answers up to this size are not counted, and larger ones leave in pieces of it: a connection has
/// one answer at a time.
pub(crate) const PIECE: usize = 32 * 1024;

/// What waits to be read. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Unsent(Arc<Mutex<Waiting>>);

#[derive(Debug, Default)]
struct Waiting {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// Room for an answer, which is free again when it is dropped.
#[derive(Debug)]
pub(crate) struct Room {
    unsent: Unsent,
    address: IpAddr,
    bytes: usize,
}

impl Unsent {
    fn state(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Room for so many bytes; none where too much waits already.
    pub(crate) fn room(&self, address: IpAddr, bytes: usize) -> Option<Room> {
        let mut state = self.state();
        let theirs = state.by_address.get(&address).copied().unwrap_or(0);
        // Whoever waits for nothing else may have one answer, however long it is.
        if theirs > 0 && theirs + bytes > MOST_EACH || state.all > 0 && state.all + bytes > MOST {
            return None;
        }
        state.all += bytes;
        *state.by_address.entry(address).or_default() += bytes;
        Some(Room { unsent: self.clone(), address, bytes })
    }

    /// How many bytes wait.
    #[doc(hidden)]
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.state().all
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let mut state = self.unsent.state();
        state.all -= self.bytes;
        if let Some(theirs) = state.by_address.get_mut(&self.address) {
            *theirs -= self.bytes;
            if *theirs == 0 {
                state.by_address.remove(&self.address);
            }
        }
    }
}

/// An answer that leaves in pieces. What has left is copied, so that nothing of the whole stays when
/// its room is free.
struct Pieces {
    left: Bytes,
    _room: Room,
}

impl hyper::body::Body for Pieces {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        if self.left.is_empty() {
            return Poll::Ready(None);
        }
        let size = self.left.len().min(PIECE);
        let piece = Bytes::copy_from_slice(&self.left.split_to(size));
        Poll::Ready(Some(Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.left.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.left.len() as u64)
    }
}

/// Lets large answers out only where there is room for them to wait.
pub(crate) async fn bound(State(app): State<App>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
    let address = address(&app, request.headers(), peer);
    let (parts, body) = next.run(request).await.into_parts();
    let size = body.size_hint().exact().and_then(|size| usize::try_from(size).ok());
    let Some(size) = size.filter(|size| *size > PIECE) else {
        // What has no end makes no new piece before the last one is read.
        return Response::from_parts(parts, body);
    };
    let Some(room) = app.unsent.room(address, size) else { return busy().into_response() };
    match to_bytes(body, size).await {
        Ok(left) => Response::from_parts(parts, Body::new(Pieces { left, _room: room })),
        Err(_) => busy().into_response(),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        [10, 0, 0, last].into()
    }

    #[test]
    fn so_much_waits_for_an_address_and_for_all() {
        let unsent = Unsent::default();
        let half = MOST_EACH / 2;
        let mut rooms: Vec<Room> = (0..2).map(|_| unsent.room(address(1), half).unwrap()).collect();
        assert!(unsent.room(address(1), 1).is_none());
        for other in 2..=(MOST / MOST_EACH) as u8 {
            rooms.push(unsent.room(address(other), MOST_EACH).unwrap());
        }
        assert!(unsent.room(address(100), 1).is_none());
        rooms.remove(0);
        assert!(unsent.room(address(100), half + 1).is_none());
        rooms.push(unsent.room(address(100), half).unwrap());
        assert_eq!(unsent.bytes(), MOST);
        rooms.clear();
        assert_eq!(unsent.bytes(), 0);
        assert!(unsent.state().by_address.is_empty());
        // One long answer is possible where nothing else waits.
        assert!(unsent.room(address(1), 10 * MOST).is_some());
    }

    #[tokio::test]
    async fn an_answer_leaves_in_pieces_and_keeps_its_room_until_the_last() {
        let unsent = Unsent::default();
        let text: Vec<u8> = (0..3 * PIECE + 5).map(|place| (place % 251) as u8).collect();
        let room = unsent.room(address(1), text.len()).unwrap();
        let mut body = Body::new(Pieces { left: text.clone().into(), _room: room });
        let mut read = Vec::new();
        while let Some(piece) =
            std::future::poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await
        {
            let piece = piece.unwrap().into_data().unwrap();
            assert!(piece.len() <= PIECE && unsent.bytes() == text.len());
            read.extend_from_slice(&piece);
        }
        assert_eq!(read, text);
        drop(body);
        assert_eq!(unsent.bytes(), 0);
    }
}
