//! By which names the server may be called.
//!
//! A page of another site can give its own name the address of a server in somebody's home, and is
//! then, for the browser, a page of that server. What gives it away is the name in the `Host` header.

use std::net::{IpAddr, Ipv6Addr};

use ardri_core::Message;
use axum::extract::{Request, State};
use axum::http::header::HOST;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::http::App;
use crate::http::client::{forwarded_host, forwarded_https, host};
use crate::http::error::ApiError;
use crate::listen_addr::ListenAddr;
use crate::public_url::PublicUrls;

/// The names by which a server may be called.
#[derive(Clone, Debug)]
pub(crate) struct Hosts {
    /// At a file nobody calls but a proxy beside it, which no page can be.
    any: bool,
    public: PublicUrls,
    /// What the machine is called in its own network, in lower case.
    machine: String,
}

impl Hosts {
    pub fn new(listen: &ListenAddr, public: PublicUrls) -> Self {
        let any = matches!(listen, ListenAddr::File(_));
        let machine = gethostname::gethostname().to_string_lossy().to_ascii_lowercase();
        Self { any, public, machine }
    }

    /// The first name of a request that the server does not go by.
    fn stranger<'a>(&self, headers: &'a HeaderMap, proxies: u8) -> Option<&'a str> {
        // A script sets what header it likes, except `Host`: so what a proxy tells comes on top.
        let said = headers.get_all(HOST).iter().map(|host| host.to_str().unwrap_or_default());
        let told = forwarded_host(headers, proxies);
        said.chain(told).find(|name| !self.allows(name))
    }

    fn allows(&self, said: &str) -> bool {
        if self.any {
            return true;
        }
        let Some(host) = without_port(said) else { return false };
        // An address is reached at that address: no name leads there that could lead elsewhere.
        if host.parse::<IpAddr>().is_ok() || in_brackets(host).is_some() {
            return true;
        }
        let host = host.strip_suffix('.').unwrap_or(host).to_ascii_lowercase();
        // Browsers look these up nowhere.
        let here = host == "localhost" || host.ends_with(".localhost");
        here || self.public.has(&host) || self.is_machine(&host)
    }

    /// Whether it is what the machine is called in its own network, where nobody else has that name.
    fn is_machine(&self, host: &str) -> bool {
        let bare = host.strip_suffix(".local").unwrap_or(host);
        let own = self.machine.split('.').next().unwrap_or_default();
        !own.is_empty() && (host == self.machine || bare == own)
    }

    /// Whether the browser that sends this has come over HTTPS.
    pub fn is_secure(&self, headers: &HeaderMap, proxies: u8) -> bool {
        let by_name = || {
            let name = host(headers, proxies).and_then(without_port);
            name.is_some_and(|name| self.public.is_https(&name.to_ascii_lowercase()))
        };
        forwarded_https(headers, proxies).unwrap_or_else(by_name)
    }
}

/// The name or address in a `Host` header; nothing if what follows is no port.
fn without_port(said: &str) -> Option<&str> {
    let end = said.find(']').map_or(0, |bracket| bracket + 1);
    let Some(colon) = said[end..].find(':').map(|colon| end + colon) else { return Some(said) };
    said[colon + 1..].bytes().all(|byte| byte.is_ascii_digit()).then_some(&said[..colon])
}

/// An IPv6 address as it is written in addresses of the web.
fn in_brackets(host: &str) -> Option<Ipv6Addr> {
    host.strip_prefix('[')?.strip_suffix(']')?.parse().ok()
}

/// Refuses what calls the server by a name that it does not go by.
pub(crate) async fn check_host(State(app): State<App>, request: Request, next: Next) -> Response {
    if let Some(host) = app.hosts.stranger(request.headers(), app.limits.proxies) {
        let words = Message::new("refused-http-unknown-host").quoting("host", host);
        let refused = ApiError::new(StatusCode::MISDIRECTED_REQUEST, "unknown-host", words);
        return refused.into_response();
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(listen: &str) -> Hosts {
        let public = "https://ardri.example".parse().unwrap();
        let mut hosts = Hosts::new(&listen.parse().unwrap(), public);
        hosts.machine = "tara.lan".into();
        hosts
    }

    #[test]
    fn only_names_that_nobody_can_point_elsewhere_are_allowed() {
        let hosts = hosts("0.0.0.0:7777");
        for host in [
            "localhost",
            "localhost:7777",
            "LocalHost.:80",
            "ardri.localhost:7777",
            "127.0.0.1:7777",
            "192.168.1.20:7777",
            "[::1]:7777",
            "[fe80::1]",
            "ardri.example",
            "Ardri.Example.:443",
            "tara",
            "tara.lan:7777",
            "TARA.local:7777",
        ] {
            assert!(hosts.allows(host), "{host}");
        }
        for host in [
            "",
            ":7777",
            "evil.example",
            "evil.example:7777",
            "localhost.evil.example",
            "xlocalhost",
            "ardri.example.evil.example",
            "evil-ardri.example",
            "127.0.0.1.evil.example",
            "127.0.0.1:evil",
            "[::1",
            "[::1]evil",
            "[evil]",
            "[::1].evil.example",
            "tara.evil.example",
            "local",
            ".local",
            "localhost@evil.example",
            "2130706433.",
        ] {
            assert!(!hosts.allows(host), "{host}");
        }
    }

    #[test]
    fn a_proxy_tells_a_name_on_top_and_not_instead() {
        let hosts = hosts("127.0.0.1:7777");
        let mut headers = HeaderMap::new();
        headers.insert(HOST, "evil.example".parse().unwrap());
        headers.insert("x-forwarded-host", "ardri.example".parse().unwrap());
        assert_eq!(hosts.stranger(&headers, 1), Some("evil.example"));
        headers.insert(HOST, "localhost:7777".parse().unwrap());
        assert_eq!(hosts.stranger(&headers, 1), None);
        headers.insert("x-forwarded-host", "evil.example".parse().unwrap());
        assert_eq!(hosts.stranger(&headers, 1), Some("evil.example"));
        assert_eq!(hosts.stranger(&headers, 0), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_file_is_reached_by_any_name() {
        assert!(hosts("unix:/run/ardri/socket").allows("whatever.example"));
    }

    #[test]
    fn a_proxy_or_the_public_address_tells_whether_it_is_secure() {
        let hosts = hosts("127.0.0.1:7777");
        let mut headers = HeaderMap::new();
        headers.insert(HOST, "localhost:7777".parse().unwrap());
        assert!(!hosts.is_secure(&headers, 1));
        headers.insert(HOST, "Ardri.example".parse().unwrap());
        assert!(hosts.is_secure(&headers, 0));
        headers.insert("x-forwarded-proto", "http".parse().unwrap());
        assert!(hosts.is_secure(&headers, 0), "nobody in front is believed");
        assert!(!hosts.is_secure(&headers, 1));
    }
}
