//! The door: connections come in, each is served until it ends, none may stand there in silence.

use std::io::ErrorKind;
use std::net::SocketAddr;
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
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How long nobody is let in after the machine had no room for a connection.
const BREATH: Duration = Duration::from_secs(1);

/// Lets connections in until the server closes. A client has `patience` to send each request's
/// head, and may be silent that long between two requests.
pub async fn let_in(
    listener: TcpListener,
    router: Router,
    patience: Duration,
    mut closing: watch::Receiver<bool>,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience);
    loop {
        let came = tokio::select! {
            came = listener.accept() => came,
            _ = closing.wait_for(|closing| *closing) => return,
        };
        match came {
            Ok((stream, peer)) => {
                set_up(&stream, peer);
                let connection = (stream, peer);
                tokio::spawn(serve(connection, router.clone(), http.clone(), closing.clone()));
            }
            Err(error) if is_of_the_client(error.kind()) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be let in");
                tokio::time::sleep(BREATH).await;
            }
        }
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
    // Between a proxy and a server on one machine there is no network to be shared fairly, so the
    // work of pacing what is sent, which some machines do by default, would be for nothing.
    #[cfg(target_os = "linux")]
    if peer.ip().to_canonical().is_loopback() {
        let _ = socket2::SockRef::from(stream).set_tcp_congestion(b"reno");
    }
}

/// Answers the requests of one connection.
async fn serve(
    (stream, peer): (TcpStream, SocketAddr),
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
