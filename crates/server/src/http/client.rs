//! Where a request comes from, as far as the proxies in front are trusted to tell.
//!
//! Each proxy adds the address that it has seen at the end of `X-Forwarded-For`. Whatever stands
//! before the entries of the trusted ones was written by the client itself.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::http::HeaderMap;
use axum::http::header::HOST;

use crate::http::App;
use crate::places::household;

/// The address by which a request is counted, see [`household`].
pub(crate) fn address(app: &App, headers: &HeaderMap, peer: Option<SocketAddr>) -> IpAddr {
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.ip());
    household(forwarded_for(headers, app.limits.proxies).unwrap_or(peer))
}

/// What the outermost trusted proxy has seen; nothing if there are too few entries, or if that one
/// is no address.
fn forwarded_for(headers: &HeaderMap, proxies: u8) -> Option<IpAddr> {
    let skipped = usize::from(proxies).checked_sub(1)?;
    let told = from_the_right(headers, "x-forwarded-for").nth(skipped)?;
    read_address(str::from_utf8(told).ok()?)
}

/// An address as proxies write it: some add the port.
fn read_address(text: &str) -> Option<IpAddr> {
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    text.parse().ok().or_else(bare).or_else(with_port)
}

/// The entries of a list that may stand in several lines, the last first.
fn from_the_right<'a>(headers: &'a HeaderMap, name: &str) -> impl Iterator<Item = &'a [u8]> {
    let lines = headers.get_all(name).iter().rev();
    lines.flat_map(|line| line.as_bytes().rsplit(|byte| *byte == b',')).map(<[u8]>::trim_ascii)
}

/// What the proxies say in a header that not all of them add to: the entry of the outermost one, or
/// the first if there are fewer.
fn forwarded<'a>(headers: &'a HeaderMap, name: &str, proxies: u8) -> Option<&'a str> {
    let told = from_the_right(headers, name).take(proxies.into()).last()?;
    str::from_utf8(told).ok()
}

/// By which name a request has called the server, as a proxy tells.
pub(crate) fn forwarded_host(headers: &HeaderMap, proxies: u8) -> Option<&str> {
    forwarded(headers, "x-forwarded-host", proxies)
}

/// By which name a request has called the server: the proxies know it better than the last of them
/// writes it.
pub(crate) fn host(headers: &HeaderMap, proxies: u8) -> Option<&str> {
    let said = || headers.get(HOST).and_then(|host| host.to_str().ok());
    forwarded_host(headers, proxies).or_else(said)
}

/// Whether the browser has come over HTTPS, if a proxy tells.
pub(crate) fn forwarded_https(headers: &HeaderMap, proxies: u8) -> Option<bool> {
    forwarded(headers, "x-forwarded-proto", proxies).map(|told| told.eq_ignore_ascii_case("https"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(name: &'static str, lines: &[&str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for line in lines {
            let line = axum::http::HeaderValue::from_bytes(line.as_bytes()).unwrap();
            headers.append(name, line);
        }
        headers
    }

    #[test]
    fn addresses_are_counted_from_the_right_over_all_lines() {
        let told = |all: &[&str], proxies| {
            forwarded_for(&lines("x-forwarded-for", all), proxies).map(|ip| ip.to_string())
        };
        let two = ["6.6.6.6, 192.0.2.1", "198.51.100.2"];
        assert_eq!(told(&two, 0), None);
        assert_eq!(told(&two, 1).as_deref(), Some("198.51.100.2"));
        assert_eq!(told(&two, 2).as_deref(), Some("192.0.2.1"));
        assert_eq!(told(&two, 3).as_deref(), Some("6.6.6.6"));
        assert_eq!(told(&two, 4), None, "too short");
        assert_eq!(told(&[], 1), None);
        for unreadable in ["", "unknown", "192.0.2", "6.6.6.6,", "6.6.6.6, _hidden", "ünknown"] {
            assert_eq!(told(&[unreadable], 1), None, "{unreadable}");
        }
        // What a client has written before does not spoil what the proxy adds.
        assert_eq!(told(&["ünknown,, x, 192.0.2.1"], 1).as_deref(), Some("192.0.2.1"));
        for (text, address) in [
            ("192.0.2.1:4711", "192.0.2.1"),
            ("[2001:db8::1]:4711", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("2001:db8::1", "2001:db8::1"),
        ] {
            assert_eq!(told(&[text], 1).as_deref(), Some(address), "{text}");
        }
    }

    #[test]
    fn a_header_that_only_the_outermost_sets_is_believed_behind_several() {
        let set = lines("x-forwarded-proto", &["https"]);
        assert_eq!(forwarded_https(&set, 0), None);
        assert_eq!(forwarded_https(&set, 2), Some(true));
        let added = lines("x-forwarded-proto", &["https, http"]);
        assert_eq!(
            (forwarded_https(&added, 1), forwarded_https(&added, 2)),
            (Some(false), Some(true))
        );
    }
}
