//! Where people find a server: the names by which it may be called.

use std::fmt;
use std::str::FromStr;

use axum::http::Uri;
use serde::Deserialize;

/// Addresses like `https://ardri.example`, one or several with commas between them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct PublicUrls(Vec<PublicUrl>);

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PublicUrl {
    https: bool,
    /// In lower case, without a port.
    host: String,
}

/// A text that is no [`PublicUrls`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("people find a server at an address like https://ardri.example")]
pub struct ParsePublicUrlError;

impl PublicUrls {
    /// Whether people find it by this name, which is in lower case.
    pub(crate) fn has(&self, host: &str) -> bool {
        self.0.iter().any(|url| url.host == host)
    }

    /// Whether they find it by this name over HTTPS alone.
    pub(crate) fn is_https(&self, host: &str) -> bool {
        let mut of_host = self.0.iter().filter(|url| url.host == host).peekable();
        of_host.peek().is_some() && of_host.all(|url| url.https)
    }
}

impl FromStr for PublicUrls {
    type Err = ParsePublicUrlError;

    fn from_str(text: &str) -> Result<Self, ParsePublicUrlError> {
        text.split(',')
            .map(|one| read(one.trim()).ok_or(ParsePublicUrlError))
            .collect::<Result<_, _>>()
            .map(Self)
    }
}

fn read(text: &str) -> Option<PublicUrl> {
    let uri: Uri = text.parse().ok()?;
    let https = match uri.scheme_str()? {
        "https" => true,
        "http" => false,
        _ => return None,
    };
    // Nobody is named there, and nothing is below it: the page lives at the root.
    let bare = uri.path() == "/" && uri.query().is_none();
    let authority =
        uri.authority().filter(|authority| bare && !authority.as_str().contains('@'))?;
    let host = authority.host().trim_end_matches('.').to_ascii_lowercase();
    (!host.is_empty()).then_some(PublicUrl { https, host })
}

impl TryFrom<String> for PublicUrls {
    type Error = ParsePublicUrlError;

    fn try_from(text: String) -> Result<Self, ParsePublicUrlError> {
        text.parse()
    }
}

impl fmt::Display for PublicUrls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, PublicUrl { https, host }) in self.0.iter().enumerate() {
            let (comma, scheme) =
                (if place > 0 { ", " } else { "" }, if *https { "https" } else { "http" });
            write!(f, "{comma}{scheme}://{host}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let urls: PublicUrls =
            "https://Ardri.example/, http://ardri.example:8080,http://games.example."
                .parse()
                .unwrap();
        assert!(urls.has("ardri.example") && urls.has("games.example"));
        assert!(!urls.has("evil.example") && !urls.has("example"));
        // One name that is also served in the clear needs a cookie that comes in the clear.
        assert!(!urls.is_https("ardri.example") && !urls.is_https("evil.example"));
        assert!("https://ardri.example".parse::<PublicUrls>().unwrap().is_https("ardri.example"));
        for text in [
            "",
            "ardri.example",
            "ftp://ardri.example",
            "https://",
            "https://ardri.example/game",
            "https://ardri.example/?x",
            "https://ann@ardri.example",
            "https://ardri.example,",
            "/",
        ] {
            assert_eq!(text.parse::<PublicUrls>(), Err(ParsePublicUrlError), "{text:?}");
        }
    }
}
