//! Which language somebody reads who sends a request.

use std::convert::Infallible;

use ardri_texts::Language;
use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};

/// The language that the sender reads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AcceptLanguage(pub Language);

impl<S: Sync> FromRequestParts<S> for AcceptLanguage {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(language_of(&parts.uri, &parts.headers)))
    }
}

/// The language that a request asks for: a socket with `language=ga`, since a browser sets no headers
/// for it; everybody else with `Accept-Language`. English if we have none of those.
pub(crate) fn language_of(uri: &Uri, headers: &HeaderMap) -> Language {
    let mut pairs = uri.query().into_iter().flat_map(|query| query.split('&'));
    choose(pairs.find_map(|pair| pair.strip_prefix("language=")), headers)
}

/// The same where the address has been read already.
pub(crate) fn choose(asked: Option<&str>, headers: &HeaderMap) -> Language {
    let accepted = || {
        let header = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
        Some(Language::accepted(header))
    };
    let asked = asked.and_then(|asked| asked.parse().ok());
    asked.or_else(accepted).unwrap_or(Language::ENGLISH)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(path: &str, accepted: Option<&str>) -> &'static str {
        let mut headers = HeaderMap::new();
        if let Some(accepted) = accepted {
            headers.insert(ACCEPT_LANGUAGE, accepted.parse().unwrap());
        }
        language_of(&path.parse().unwrap(), &headers).code()
    }

    #[test]
    fn what_a_socket_asks_for_comes_before_what_the_browser_accepts() {
        assert_eq!(read("/socket", None), "en");
        assert_eq!(read("/socket", Some("de-AT, ga;q=0.5")), "de");
        assert_eq!(read("/socket?after=3&language=ga", Some("de")), "ga");
        assert_eq!(read("/socket?language=klingon", Some("de")), "de");
        assert_eq!(read("/socket?language=", Some("fr")), "en");
        assert_eq!(read("/socket?language", Some("\u{fc}")), "en");
        assert_eq!(read("/socket?xlanguage=ga", None), "en");
    }
}
