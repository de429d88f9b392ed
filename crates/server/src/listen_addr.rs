//! Where a server listens: at an address of the network, or at a file for a proxy beside it.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use serde::Deserialize;

/// How the name of a file begins that stands for an address.
const FILE: &str = "unix:";

/// Where a server listens.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum ListenAddr {
    /// An address of the network.
    Network(SocketAddr),
    /// A Unix socket: no other machine can reach it, and from this one it costs less.
    File(PathBuf),
}

/// A text that is no [`ListenAddr`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a server listens at an address like 127.0.0.1:7777 or at a file like unix:/run/ardri/socket"
)]
pub struct ParseListenAddrError;

impl FromStr for ListenAddr {
    type Err = ParseListenAddrError;

    fn from_str(text: &str) -> Result<Self, ParseListenAddrError> {
        match text.strip_prefix(FILE) {
            Some(path) if cfg!(unix) && !path.is_empty() => Ok(Self::File(path.into())),
            Some(_) => Err(ParseListenAddrError),
            None => text.parse().map(Self::Network).map_err(|_| ParseListenAddrError),
        }
    }
}

impl TryFrom<String> for ListenAddr {
    type Error = ParseListenAddrError;

    fn try_from(text: String) -> Result<Self, ParseListenAddrError> {
        text.parse()
    }
}

impl From<SocketAddr> for ListenAddr {
    fn from(address: SocketAddr) -> Self {
        Self::Network(address)
    }
}

impl fmt::Display for ListenAddr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Network(address) => address.fmt(f),
            Self::File(path) => write!(f, "{FILE}{}", path.display()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_as_it_is_shown() {
        for text in ["127.0.0.1:7777", "[::1]:80", "0.0.0.0:0"] {
            let place: ListenAddr = text.parse().unwrap();
            assert!(matches!(place, ListenAddr::Network(_)));
            assert_eq!(place.to_string(), text);
        }
        for text in ["", "nowhere", "localhost:80", "127.0.0.1", "unix:", "UNIX:/a", "/run/socket"]
        {
            assert_eq!(text.parse::<ListenAddr>(), Err(ParseListenAddrError), "{text:?}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_file_is_a_place() {
        for text in ["unix:/run/ardri.socket", "unix:here", "unix:/with blanks/and:colons"] {
            let place: ListenAddr = text.parse().unwrap();
            assert_eq!(place, ListenAddr::File(text.strip_prefix("unix:").unwrap().into()));
            assert_eq!(place.to_string(), text);
        }
    }
}
