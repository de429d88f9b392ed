//! A connection to a server, secured where its address says so.

use std::io::{self, ErrorKind};
use std::sync::Arc;

use hyper::Uri;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_rustls::{TlsConnector, rustls};

/// What bytes go through, whatever is around them.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// A connection.
pub(crate) type Connection = Box<dyn Stream>;

/// Connects to the server of an address.
///
/// # Errors
/// Nobody is there, or, as invalid data, nobody whom the machine trusts or who speaks in secret.
pub(crate) async fn connect(address: &Uri) -> io::Result<Connection> {
    let secure = matches!(address.scheme_str(), Some("https" | "wss"));
    let host = address.host().ok_or(ErrorKind::InvalidInput)?.trim_matches(['[', ']']);
    let port = address.port_u16().unwrap_or(if secure { 443 } else { 80 });
    let stream = TcpStream::connect((host, port)).await?;
    stream.set_nodelay(true)?;
    if !secure {
        return Ok(Box::new(stream));
    }
    let name = ServerName::try_from(host.to_string()).map_err(|_| ErrorKind::InvalidInput)?;
    Ok(Box::new(TlsConnector::from(trust()?).connect(name, stream).await?))
}

/// Whether somebody showed a certificate, but none that counts.
pub(crate) fn is_untrusted(error: &io::Error) -> bool {
    let reason = error.get_ref().and_then(|reason| reason.downcast_ref::<rustls::Error>());
    matches!(reason, Some(rustls::Error::InvalidCertificate(_)))
}

/// Whom the machine trusts, or whoever stands in the file that `SSL_CERT_FILE` names.
fn trust() -> io::Result<Arc<ClientConfig>> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(ring::default_provider().into())
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?;
    Ok(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
}
