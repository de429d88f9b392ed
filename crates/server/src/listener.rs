//! Where connections come in: each is served until it ends, none may stand there in silence.

use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, SocketAddr};
#[cfg(unix)]
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
#[cfg(unix)]
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::watch;

use crate::http::{PIECE, Patience};
use crate::listen_addr::ListenAddr;
use crate::patient::Patient;
use crate::placed::Placed;
use crate::places::Places;

/// How long nobody is let in after the machine had no room for a connection.
const BREATH: Duration = Duration::from_secs(1);
/// How many bytes the machine may keep for a client that has not read them yet.
const SENT: usize = 128 * 1024;
/// Where those come from who come through a file: no address at all.
const NOWHERE: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::UNSPECIFIED), 0);

/// Where connections come in.
pub enum Listener {
    Network(TcpListener),
    #[cfg(unix)]
    File(UnixListener, SocketFile),
}

/// A connection that has come in.
enum Guest {
    Network(TcpStream),
    #[cfg(unix)]
    File(UnixStream),
}

impl Listener {
    /// Opens a listener.
    ///
    /// # Errors
    /// The machine says why it cannot be opened there.
    pub async fn open(address: &ListenAddr) -> io::Result<Self> {
        match address {
            ListenAddr::Network(address) => TcpListener::bind(address).await.map(Self::Network),
            #[cfg(unix)]
            ListenAddr::File(path) => {
                let (listener, file) = SocketFile::listen(path).await?;
                Ok(Self::File(listener, file))
            }
            #[cfg(not(unix))]
            ListenAddr::File(_) => Err(ErrorKind::Unsupported.into()),
        }
    }

    /// Where it is; the machine chooses a port if none was asked for.
    pub fn place(&self) -> io::Result<ListenAddr> {
        match self {
            Self::Network(listener) => listener.local_addr().map(ListenAddr::Network),
            #[cfg(unix)]
            Self::File(_, file) => Ok(ListenAddr::File(file.0.clone())),
        }
    }

    async fn come_in(&self) -> io::Result<(Guest, SocketAddr)> {
        match self {
            Self::Network(listener) => {
                let (stream, peer) = listener.accept().await?;
                set_up(&stream, peer);
                Ok((Guest::Network(stream), peer))
            }
            #[cfg(unix)]
            Self::File(listener, _) => {
                let (stream, _) = listener.accept().await?;
                Ok((Guest::File(stream), NOWHERE))
            }
        }
    }

    /// Lets connections in until the server closes, each address as many as it has `places`. A client
    /// has `patience.head` to send each request's head, and may be silent that long between two
    /// requests; one that does not read its answers is let go after `patience.slowest`.
    pub async fn let_in(
        self,
        router: Router,
        patience: Patience,
        places: Option<Places>,
        mut closing: watch::Receiver<bool>,
    ) {
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(patience.head);
        // What is more than this stays where it is counted until the client has read so far.
        http.max_buf_size(2 * PIECE);
        let slowest = patience.slowest;
        loop {
            let came = tokio::select! {
                came = self.come_in() => came,
                _ = closing.wait_for(|closing| *closing) => return,
            };
            let (router, http, closing) = (router.clone(), http.clone(), closing.clone());
            // One too many is not even listened to: an answer would cost more than it has.
            let place = match (&places, &came) {
                (Some(places), Ok((_, peer))) => match places.take(peer.ip()) {
                    None => continue,
                    place => place,
                },
                _ => None,
            };
            match came {
                Ok((Guest::Network(stream), peer)) => {
                    let stream = Patient::new(stream, slowest);
                    let stream = Placed { stream, _place: place };
                    tokio::spawn(serve((stream, peer), router, http, closing));
                }
                #[cfg(unix)]
                Ok((Guest::File(stream), peer)) => {
                    let stream = Patient::new(stream, slowest);
                    tokio::spawn(serve((stream, peer), router, http, closing));
                }
                Err(error) if is_of_the_client(error.kind()) => {}
                Err(error) => {
                    tracing::error!(%error, "no connection can be let in");
                    tokio::time::sleep(BREATH).await;
                }
            }
        }
    }
}

/// The file of a Unix socket, which goes when the door closes.
#[cfg(unix)]
pub struct SocketFile(PathBuf);

#[cfg(unix)]
impl SocketFile {
    async fn listen(path: &Path) -> io::Result<(UnixListener, Self)> {
        use std::os::unix::fs::{FileTypeExt, PermissionsExt};

        // A server that was killed leaves its file. Nobody answers there, so it can go; anything
        // else with that name is somebody's.
        if std::fs::symlink_metadata(path).is_ok_and(|about| about.file_type().is_socket())
            && UnixStream::connect(path)
                .await
                .is_err_and(|error| error.kind() == ErrorKind::ConnectionRefused)
        {
            std::fs::remove_file(path)?;
        }
        let listener = UnixListener::bind(path)?;
        let file = Self(path.to_path_buf());
        // The proxy is often another user of the same group.
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o660))?;
        Ok((listener, file))
    }
}

#[cfg(unix)]
impl Drop for SocketFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Whether a connection has failed only because its client has gone again.
fn is_of_the_client(kind: ErrorKind) -> bool {
    use ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(kind, ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Makes a connection fit for many small messages. What cannot be set is left as it is.
#[cfg_attr(not(target_os = "linux"), expect(unused_variables))]
fn set_up(stream: &TcpStream, peer: SocketAddr) {
    // A small message must not wait for the acknowledgement of the one before.
    let _ = stream.set_nodelay(true);
    // What the machine keeps for a client that does not read is memory, too; by itself it would take
    // megabytes.
    let _ = socket2::SockRef::from(stream).set_send_buffer_size(SENT);
    // Between a proxy and a server on one machine there is no network to be shared fairly, so the
    // work of pacing what is sent, which some machines do by default, would be for nothing.
    #[cfg(target_os = "linux")]
    if peer.ip().to_canonical().is_loopback() {
        let _ = socket2::SockRef::from(stream).set_tcp_congestion(b"reno");
    }
}

/// Answers the requests of one connection.
async fn serve<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    (stream, peer): (S, SocketAddr),
    router: Router,
    http: http1::Builder,
    mut closing: watch::Receiver<bool>,
) {
    let router = TowerToHyperService::new(router);
    let service = service_fn(|mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.call(request)
    });
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    // That a client has gone or has sent something that is no request concerns nobody else.
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = closing.wait_for(|closing| *closing) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
