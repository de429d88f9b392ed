//! Links to tables, as the page makes them, and the addresses of servers.

use std::str::FromStr;

use ardri_wire::TableId;
use hyper::Uri;

/// Where to go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The server: `http://localhost:7777`.
    pub server: String,
    /// The table, if the link names one.
    pub table: Option<TableId>,
}

/// Text that leads to no table of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not a link to a table, such as http://localhost:7777/table/abc")]
pub struct ParseLinkError;

/// Reads a link. Without `http://` it is meant all the same.
impl FromStr for Link {
    type Err = ParseLinkError;

    fn from_str(text: &str) -> Result<Self, ParseLinkError> {
        let text = text.trim();
        let whole = if text.contains("://") { text.into() } else { format!("http://{text}") };
        let url: Uri = whole.parse().map_err(|_| ParseLinkError)?;
        let scheme = url.scheme_str().filter(|scheme| matches!(*scheme, "http" | "https"));
        let host = url.host().filter(|host| !host.is_empty()).ok_or(ParseLinkError)?;
        // A port that is none is lost on the way, but it was meant.
        let after = url.authority().and_then(|all| all.as_str().rsplit_once(host));
        if url.port().is_none() && after.is_some_and(|(_, port)| !port.is_empty()) {
            return Err(ParseLinkError);
        }
        let port = url.port().map_or_else(String::new, |port| format!(":{port}"));
        let server = format!("{}://{host}{port}", scheme.ok_or(ParseLinkError)?);
        let parts: Vec<&str> = url.path().split('/').filter(|part| !part.is_empty()).collect();
        let table = match parts.as_slice() {
            [] => None,
            ["table", id] => Some(id.parse().map_err(|_| ParseLinkError)?),
            _ => return Err(ParseLinkError),
        };
        Ok(Self { server, table })
    }
}

impl Link {
    /// The link to a table, to be sent to others.
    #[must_use]
    pub fn to(server: &str, table: &TableId) -> String {
        format!("{server}/table/{table}")
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
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
            let table = table.map(|table| table.parse().unwrap());
            let link = Link { server: server.into(), table };
            assert_eq!(text.parse(), Ok(link), "{text}");
        }
        let abc: TableId = "abc".parse().unwrap();
        let link: Link = Link::to("http://localhost:7777", &abc).parse().unwrap();
        assert_eq!(link.table, Some(abc));
    }

    #[test]
    fn other_texts_are_no_links() {
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
            assert_eq!(text.parse::<Link>(), Err(ParseLinkError), "{text}");
        }
    }
}
