//! A server behind HTTPS, as those on the internet are.

use std::sync::Arc;
use std::thread;

use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::player::{House, run};

/// What a server shows; the key is worth nothing outside of this test.
const CERTIFICATE: &[u8] = include_bytes!("tls/certificate.pem");
const KEY: &[u8] = include_bytes!("tls/key.pem");

/// Stands in front of a server as a proxy does, and gives its own port.
fn proxy(server: String) -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let port = listener.local_addr().unwrap().port();
    let config = ServerConfig::builder_with_provider(ring::default_provider().into())
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(
            vec![CertificateDer::from_pem_slice(CERTIFICATE).unwrap()],
            PrivateKeyDer::from_pem_slice(KEY).unwrap(),
        )
        .unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let pass_on = async move {
        let listener = TcpListener::from_std(listener).unwrap();
        loop {
            let (outside, _) = listener.accept().await.unwrap();
            let (acceptor, server) = (acceptor.clone(), server.clone());
            tokio::spawn(async move {
                // Whoever does not trust the certificate hangs up.
                let Ok(mut outside) = acceptor.accept(outside).await else { return };
                let mut inside = TcpStream::connect(server).await.unwrap();
                let _ = tokio::io::copy_bidirectional(&mut outside, &mut inside).await;
            });
        }
    };
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.unwrap().block_on(pass_on);
    });
    port
}

#[test]
fn a_table_behind_https_is_one_like_any_other() {
    let house = House::new();
    let port = proxy(house.server.address().to_string());
    let url = format!("https://localhost:{port}");
    let mut ann =
        house.join("ann", &[&url, "--new", "brandubh", "--name", "Ann", "--bot", "random"]);
    ann.until(&["You are Ann."]);
    let link = ann.link();
    assert!(link.contains(&format!("{url}/table/")), "{link}");
    ann.until(&["Your move"]);
    ann.types("d2-c2");
    ann.until(&["A Viking goes from d2 to c2."]);
    ann.types("resign");
    ann.until(&["You have lost."]);
}

#[test]
fn a_certificate_for_somebody_else_is_not_taken() {
    let house = House::new();
    let port = proxy(house.server.address().to_string());
    // The certificate speaks of localhost, by name.
    let output = run(&house.sessions("ann"), &[&format!("https://127.0.0.1:{port}/table/abc")]);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.contains("cannot show that it is the one you mean"), "{error}");
}
