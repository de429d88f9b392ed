//! Links to tables, as the page makes them, and the addresses of servers.

use anyhow::anyhow;
use hyper::Uri;

use crate::i18n::tr;
use crate::play::text::short;

/// Where to go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    /// The server: `http://localhost:7777`.
    pub(crate) server: String,
    /// The table, if the link names one.
    pub(crate) table: Option<String>,
}

impl Link {
    /// Reads a link. Without `http://` it is meant all the same.
    ///
    /// # Errors
    /// Says in a sentence why it leads nowhere.
    pub(crate) fn parse(text: &str) -> anyhow::Result<Self> {
        let text = text.trim();
        let whole = if text.contains("://") { text.into() } else { format!("http://{text}") };
        let no_link = || anyhow!(tr!("terminal-join-no-link", "link" => short(text)));
        let url: Uri = whole.parse().map_err(|_| no_link())?;
        let scheme = url.scheme_str().filter(|scheme| matches!(*scheme, "http" | "https"));
        let (Some(scheme), Some(host)) = (scheme, url.host().filter(|host| !host.is_empty()))
        else {
            return Err(no_link());
        };
        // A port that is none is lost on the way, but it was meant.
        let after = url.authority().and_then(|all| all.as_str().rsplit_once(host));
        if url.port().is_none() && after.is_some_and(|(_, port)| !port.is_empty()) {
            return Err(no_link());
        }
        let port = url.port().map_or_else(String::new, |port| format!(":{port}"));
        let server = format!("{scheme}://{host}{port}");
        let parts: Vec<&str> = url.path().split('/').filter(|part| !part.is_empty()).collect();
        let table = match parts.as_slice() {
            [] => None,
            ["table", id] if is_id(id) => Some((*id).to_string()),
            _ => return Err(no_link()),
        };
        Ok(Self { server, table })
    }

    /// The link to a table, to be sent to others.
    pub(crate) fn to(server: &str, table: &str) -> String {
        format!("{server}/table/{table}")
    }
}

/// Whether it can be the id of a table; then it needs no care in addresses.
fn is_id(text: &str) -> bool {
    text.len() <= 64 && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_of_the_page_are_read() {
        for (text, server, table) in [
            ("http://localhost:7777/table/abc2", "http://localhost:7777", Some("abc2")),
            (" http://192.168.1.20:7777/table/abc/ ", "http://192.168.1.20:7777", Some("abc")),
            ("localhost:7777/table/abc?x=1#y", "http://localhost:7777", Some("abc")),
            ("http://[::1]:7777/table/abc", "http://[::1]:7777", Some("abc")),
            ("https://games.example/table/abc", "https://games.example", Some("abc")),
            ("https://games.example:444/table/abc", "https://games.example:444", Some("abc")),
            ("localhost:7777", "http://localhost:7777", None),
            ("http://localhost:7777/", "http://localhost:7777", None),
        ] {
            let link = Link::parse(text).unwrap();
            assert_eq!((link.server.as_str(), link.table.as_deref()), (server, table), "{text}");
        }
        let link = Link::to("http://localhost:7777", "abc");
        assert_eq!(Link::parse(&link).unwrap().table.as_deref(), Some("abc"));
    }

    #[test]
    fn other_texts_get_a_sentence() {
        for text in [
            "",
            "http://",
            "ftp://x/table/a",
            "http://x/replay/a",
            "x/table/a/b",
            "x/table/%zz",
            "http://x:99999/table/a",
            "x:/table/a",
        ] {
            let error = Link::parse(text).unwrap_err().to_string();
            assert!(error.contains("not a link to a table"), "{text}: {error}");
        }
    }
}
