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
pub enum Place {
    /// An address of the network.
    Network(SocketAddr),
    /// A Unix socket: no other machine can reach it, and from this one it costs less.
    File(PathBuf),
}

/// A text that is no [`Place`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a server listens at an address like 127.0.0.1:7777 or at a file like unix:/run/ardri/socket"
)]
pub struct NoPlace;

impl FromStr for Place {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Self, NoPlace> {
        match text.strip_prefix(FILE) {
            Some(path) if cfg!(unix) && !path.is_empty() => Ok(Self::File(path.into())),
            Some(_) => Err(NoPlace),
            None => text.parse().map(Self::Network).map_err(|_| NoPlace),
        }
    }
}

impl TryFrom<String> for Place {
    type Error = NoPlace;

    fn try_from(text: String) -> Result<Self, NoPlace> {
        text.parse()
    }
}

impl From<SocketAddr> for Place {
    fn from(address: SocketAddr) -> Self {
        Self::Network(address)
    }
}

impl fmt::Display for Place {
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
            let place: Place = text.parse().unwrap();
            assert!(matches!(place, Place::Network(_)));
            assert_eq!(place.to_string(), text);
        }
        for text in ["", "nowhere", "localhost:80", "127.0.0.1", "unix:", "UNIX:/a", "/run/socket"]
        {
            assert_eq!(text.parse::<Place>(), Err(NoPlace), "{text:?}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_file_is_a_place() {
        for text in ["unix:/run/ardri.socket", "unix:here", "unix:/with blanks/and:colons"] {
            let place: Place = text.parse().unwrap();
            assert_eq!(place, Place::File(text.strip_prefix("unix:").unwrap().into()));
            assert_eq!(place.to_string(), text);
        }
    }
}
