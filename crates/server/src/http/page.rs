//! The page for browsers: files that were built into the program.

use axum::extract::Request;
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::http::error::no_such_address;

/// A file of the page.
struct File {
    /// Where it is, without a slash before.
    name: &'static str,
    /// Its content type.
    kind: &'static str,
    /// Changes with its content.
    mark: &'static str,
    /// Its content.
    bytes: &'static [u8],
    /// The same compressed, if that is smaller.
    gzip: Option<&'static [u8]>,
}

mod files {
    use super::File;
    include!(concat!(env!("OUT_DIR"), "/page.rs"));
}

/// The one document, which shows whatever page of ours is asked for.
const DOCUMENT: &str = "index.html";
/// Files whose names change with their content lie here.
const HASHED: &str = "assets/";

/// Answers with a file of the page, or with the document for an address that is a page of ours.
pub(crate) async fn page(request: Request) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    // Names are compared as they come: there is no path to be climbed up.
    let path = request.uri().path();
    let name = path.strip_prefix('/').unwrap_or(path);
    let name = if is_page(name) { DOCUMENT } else { name };
    let file = files::FILES.iter().find(|file| file.name == name);
    let head = request.method() == Method::HEAD;
    match file.filter(|_| reads) {
        Some(file) => answer(file, head, request.headers()),
        None if reads && wants_a_page(request.headers()) => nowhere(head).await,
        None => no_such_address().await.into_response(),
    }
}

/// Whether a person looks, and not a script.
fn wants_a_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("text/html"))
}

/// The document, which says that there is nothing at this address.
async fn nowhere(head: bool) -> Response {
    let Some(document) = files::FILES.iter().find(|file| file.name == DOCUMENT) else {
        return no_such_address().await.into_response();
    };
    let mut response = answer(document, head, &HeaderMap::new());
    *response.status_mut() = StatusCode::NOT_FOUND;
    response.headers_mut().remove(ETAG);
    response
}

/// Whether the document shows something at this address; see `web/src/app/pages.ts`.
fn is_page(path: &str) -> bool {
    let path = path.strip_suffix('/').unwrap_or(path);
    let plain = |name: &str| {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
        !name.is_empty() && name.len() <= 64 && name.bytes().all(fits)
    };
    match path.split_once('/') {
        None => matches!(path, "" | "replay" | "editor" | "learn" | "rules" | "me" | "design"),
        Some(("new" | "table" | "editor" | "learn" | "rules", name)) => plain(name),
        Some(_) => false,
    }
}

fn answer(file: &File, head: bool, headers: &HeaderMap) -> Response {
    let gzip = file.gzip.filter(|_| takes_gzip(headers));
    // The two forms are different bytes, so their marks differ.
    let mark = format!("\"{}{}\"", file.mark, if gzip.is_some() { "-gz" } else { "" });
    let cache = if file.name.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let known = knows(headers, &mark);
    let body = gzip.unwrap_or(file.bytes);
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else if head {
        ([(CONTENT_LENGTH, body.len())], ()).into_response()
    } else {
        body.into_response()
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(mark) = HeaderValue::from_str(&mark) {
        headers.insert(ETAG, mark);
    }
    if gzip.is_some() && !known {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// Whether the browser has this very file already.
fn knows(headers: &HeaderMap, mark: &str) -> bool {
    let known = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut marks = known.flat_map(|list| list.split(',')).map(str::trim);
    marks.any(|known| known == "*" || known.trim_start_matches("W/") == mark)
}

fn takes_gzip(headers: &HeaderMap) -> bool {
    let lists = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut codings = lists.flat_map(|list| list.split(','));
    codings.any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, "q=1"));
        let refused = weight.trim().trim_start_matches("q=").parse() == Ok(0.0);
        name.trim().eq_ignore_ascii_case("gzip") && !refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pages_are_those_of_the_client() {
        for page in ["", "me", "me/", "replay", "design", "editor", "new/brandubh", "editor/tablut"]
        {
            assert!(is_page(page), "{page}");
        }
        assert!(is_page("learn") && is_page("learn/high-throne"));
        assert!(is_page("rules") && is_page("rules/brian-boru"));
        assert!(is_page("table/k3v_-9"));
        for other in ["new", "table", "table/a/b", "table/..", "table/%2e%2e", "me/x", "api", "x"] {
            assert!(!is_page(other), "{other}");
        }
    }

    #[test]
    fn gzip_is_sent_to_those_who_take_it() {
        let takes = |list: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, list.parse().unwrap());
            takes_gzip(&headers)
        };
        for list in ["gzip", "br, gzip;q=0.5", "deflate,GZIP"] {
            assert!(takes(list), "{list}");
        }
        for list in ["", "br", "gzip;q=0", "gzip; q=0.0", "xgzip"] {
            assert!(!takes(list), "{list}");
        }
    }
}
