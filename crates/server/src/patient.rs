//! A connection that is not waited for without end.

use std::future::Future;
use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// How many bytes a client that has fallen behind must take each time its patience is up.
const LEAST: usize = 16 * 1024;

/// A connection whose client has to read what it has asked for. Whoever takes next to nothing for a
/// while is let go, and what waited for them with them.
#[derive(Debug)]
pub(crate) struct Patient<S> {
    stream: S,
    slowest: Duration,
    behind: Option<Behind>,
}

/// How a client does that has not taken everything at once.
#[derive(Debug)]
struct Behind {
    until: Pin<Box<Sleep>>,
    taken: usize,
}

impl<S> Patient<S> {
    pub fn new(stream: S, slowest: Duration) -> Self {
        Self { stream, slowest, behind: None }
    }

    fn wrote(&mut self, bytes: usize) {
        if let Some(behind) = &mut self.behind {
            behind.taken += bytes;
        }
    }

    /// Waits on, or no longer.
    fn wait<T>(&mut self, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        let slowest = self.slowest;
        let new = || Behind { until: Box::pin(sleep(slowest)), taken: 0 };
        let behind = self.behind.get_or_insert_with(new);
        while behind.until.as_mut().poll(context).is_ready() {
            if behind.taken < LEAST {
                metrics::counter!("ardri_unread_total").increment(1);
                return Poll::Ready(Err(ErrorKind::TimedOut.into()));
            }
            behind.taken = 0;
            behind.until.as_mut().reset(Instant::now() + slowest);
        }
        Poll::Pending
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        match Pin::new(&mut self.stream).poll_write(context, bytes) {
            Poll::Ready(written) => {
                self.wrote(*written.as_ref().unwrap_or(&0));
                Poll::Ready(written)
            }
            Poll::Pending => self.wait(context),
        }
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        match Pin::new(&mut self.stream).poll_write_vectored(context, bytes) {
            Poll::Ready(written) => {
                self.wrote(*written.as_ref().unwrap_or(&0));
                Poll::Ready(written)
            }
            Poll::Pending => self.wait(context),
        }
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_flush(context) {
            Poll::Ready(flushed) => {
                // Nothing waits any more.
                self.behind = None;
                Poll::Ready(flushed)
            }
            Poll::Pending => self.wait(context),
        }
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    const SLOWEST: Duration = Duration::from_millis(1);

    #[tokio::test]
    async fn who_reads_nothing_is_let_go() {
        let (ours, mut theirs) = duplex(1024);
        let mut ours = Patient::new(ours, SLOWEST);
        let error = ours.write_all(&[7; 100_000]).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::TimedOut);
        drop(ours);
        let mut read = Vec::new();
        theirs.read_to_end(&mut read).await.unwrap();
        assert_eq!(read.len(), 1024);
    }

    #[tokio::test]
    async fn who_reads_a_little_now_and_then_is_let_go_and_who_reads_on_is_not() {
        for (each, patience, stays) in [(64, 10, false), (LEAST, 600, true)] {
            let (ours, mut theirs) = duplex(64 * 1024);
            let mut ours = Patient::new(ours, SLOWEST * patience);
            let reader = tokio::spawn(async move {
                let mut read = vec![0; each];
                let mut all = 0;
                while theirs.read_exact(&mut read).await.is_ok() {
                    all += each;
                    tokio::time::sleep(SLOWEST).await;
                }
                all
            });
            let sent = ours.write_all(&[7; 64 * LEAST]).await;
            assert_eq!(sent.is_ok(), stays);
            drop(ours);
            assert_eq!(reader.await.unwrap() == 64 * LEAST, stays);
        }
    }
}
