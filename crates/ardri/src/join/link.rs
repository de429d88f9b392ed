//! Links to tables, as the page makes them, and the addresses of servers.

use anyhow::bail;
use reqwest::Url;

use crate::play::text::short;
use crate::speech::say;

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
        let Ok(url) = Url::parse(&whole) else {
            bail!(say!("terminal-join-no-link", "link" => short(text)));
        };
        if url.scheme() == "https" {
            bail!(say!("terminal-join-https"));
        }
        let Some(host) = url.host_str().filter(|_| url.scheme() == "http") else {
            bail!(say!("terminal-join-no-link", "link" => short(text)));
        };
        let port = url.port().map_or_else(String::new, |port| format!(":{port}"));
        let server = format!("http://{host}{port}");
        let parts: Vec<&str> = url.path().split('/').filter(|part| !part.is_empty()).collect();
        let table = match parts.as_slice() {
            [] => None,
            ["table", id] if is_id(id) => Some((*id).to_string()),
            _ => bail!(say!("terminal-join-no-link", "link" => short(text))),
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
            ("http://games.example/table/abc", "http://games.example", Some("abc")),
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
        for text in
            ["", "http://", "ftp://x/table/a", "http://x/replay/a", "x/table/a/b", "x/table/%zz"]
        {
            let error = Link::parse(text).unwrap_err().to_string();
            assert!(error.contains("not a link to a table"), "{text}: {error}");
        }
        let error = Link::parse("https://x/table/a").unwrap_err().to_string();
        assert!(error.contains("https"), "{error}");
    }
}
