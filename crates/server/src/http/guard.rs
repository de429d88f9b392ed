//! What every answer carries, and whose requests are not even read.

use ardri_core::Message;
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, ORIGIN, REFERRER_POLICY, UPGRADE,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::http::App;
use crate::http::client::host;
use crate::http::error::ApiError;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'none'; base-uri 'none'; \
                      form-action 'self'; frame-ancestors 'none'";

/// Sets the headers that keep a browser from doing what no page of ours asks for.
pub(crate) async fn set_headers(request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert("permissions-policy", HeaderValue::from_static("interest-cohort=()"));
    if api {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Refuses what a page of another site sends in a visitor's name.
pub(crate) async fn check_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (changes || headers.contains_key(UPGRADE)) && !same_origin(headers, app.limits.proxies) {
        let words = Message::new("refused-http-foreign-origin");
        return ApiError::new(StatusCode::FORBIDDEN, "foreign-origin", words).into_response();
    }
    next.run(request).await
}

/// Whether a request comes from our own page, or from no page at all. Only a proxy in front may tell
/// by which name it was called.
fn same_origin(headers: &HeaderMap, proxies: u8) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    matches!((origin, host(headers, proxies)), (Some((_, origin)), Some(host)) if origin.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use axum::http::header::HOST;

    use super::*;

    fn from(origin: Option<&str>, host: &str) -> bool {
        let mut headers = HeaderMap::new();
        if let Some(origin) = origin.and_then(|origin| origin.parse().ok()) {
            headers.insert(ORIGIN, origin);
        }
        if let Ok(host) = host.parse() {
            headers.insert(HOST, host);
        }
        same_origin(&headers, 0)
    }

    #[test]
    fn only_our_own_pages_may_change_something() {
        assert!(from(None, "localhost:7777"));
        assert!(from(Some("http://localhost:7777"), "localhost:7777"));
        assert!(from(Some("https://ardri.example"), "Ardri.example"));
        for foreign in ["http://localhost:7778", "https://evil.example", "null", "localhost:7777"] {
            assert!(!from(Some(foreign), "localhost:7777"), "{foreign}");
        }
    }

    #[test]
    fn only_a_proxy_in_front_may_tell_another_host() {
        let mut headers = HeaderMap::new();
        headers.insert(ORIGIN, HeaderValue::from_static("https://ardri.example"));
        headers.insert(HOST, HeaderValue::from_static("localhost:7777"));
        headers.insert("x-forwarded-host", HeaderValue::from_static("ardri.example"));
        assert!(same_origin(&headers, 1));
        assert!(!same_origin(&headers, 0));
    }
}
