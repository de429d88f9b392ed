//! The cookie in which a browser keeps its session.
//!
//! Browsers do not tell the ports of a host apart, so two servers on one host need two names. Over
//! HTTPS the name says that no other host, and nobody in the clear, could have set it (`__Host-`).

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use crate::http::App;
use crate::http::openapi::describe;
use crate::http::session::{Token, is_secure};

/// The name that all servers once shared. It is read where there is no other, and replaced.
const ONCE: &str = "ardri";
/// How long a browser keeps the cookie, in seconds: a year.
const AGE: u32 = 365 * 24 * 60 * 60;

/// The names of a server's cookie.
#[derive(Clone, Debug)]
pub(crate) struct Cookies {
    plain: String,
    secure: String,
}

impl Cookies {
    /// The names for the server of this id.
    pub fn new(id: &str) -> Self {
        let plain = format!("{ONCE}-{id}");
        Self { secure: format!("__Host-{plain}"), plain }
    }

    /// The description of the interface, in which they are named.
    pub fn described(&self) -> Bytes {
        describe(&self.plain, &self.secure)
    }

    fn name(&self, secure: bool) -> &str {
        if secure { &self.secure } else { &self.plain }
    }

    /// What the cookie holds.
    pub fn read<'a>(&self, headers: &'a HeaderMap, secure: bool) -> Option<&'a str> {
        value(headers, self.name(secure)).or_else(|| value(headers, ONCE))
    }

    /// The header that gives a token to a browser. Scripts of a page cannot read it.
    pub fn set(&self, token: &Token, secure: bool) -> String {
        self.header(token.secret(), AGE, secure)
    }

    /// The header that takes it away.
    pub fn unset(&self, secure: bool) -> String {
        self.header("", 0, secure)
    }

    fn header(&self, value: &str, age: u32, secure: bool) -> String {
        let name = self.name(secure);
        let secure = if secure { "; Secure" } else { "" };
        format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}")
    }

    /// Whether there is only a cookie of the old name.
    fn is_old(&self, headers: &HeaderMap, secure: bool) -> bool {
        value(headers, self.name(secure)).is_none() && value(headers, ONCE).is_some()
    }
}

fn value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
    pairs.find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

/// The headers without the cookie of the old name.
fn without_old(headers: &mut HeaderMap) {
    let lines: Vec<_> = headers.get_all(COOKIE).iter().cloned().collect();
    headers.remove(COOKIE);
    for line in lines {
        let Ok(text) = line.to_str() else { continue };
        let old = |pair: &&str| pair.trim().split('=').next() == Some(ONCE);
        let rest: Vec<_> = text.split(';').filter(|pair| !old(pair)).collect();
        if let Ok(line) = HeaderValue::from_str(rest.join(";").trim()) {
            headers.append(COOKIE, line);
        }
    }
}

/// Gives whoever comes with a cookie of the old name the new one, and takes the old one away. One
/// that belongs to another server on this host is left to that one.
///
/// A neighbour of the domain can set the old name. So over HTTPS it counts only for sessions that have
/// begun before there was a new one: whoever has come later was never given the old.
pub(crate) async fn renew(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let secure = is_secure(&app, request.headers());
    let old = app.cookies.is_old(request.headers(), secure);
    let mut token = if old { Token::of(&app, request.headers()) } else { None };
    if secure && let Some(found) = &token {
        let store = app.tables.store();
        if !matches!(store.is_older_than_cookie(&found.hash()).await, Ok(true)) {
            without_old(request.headers_mut());
            token = None;
        }
    }
    let mut response = next.run(request).await;
    let Some(token) = token else { return response };
    let known = app.tables.store().person_by_token(&token.hash(), app.tables.now()).await;
    // Whoever was just given another session, or has ended this one, is not given it back.
    if matches!(known, Ok(Some(_))) && !response.headers().contains_key(SET_COOKIE) {
        let gone = format!("{ONCE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
        for cookie in [app.cookies.set(&token, secure), gone] {
            if let Ok(cookie) = HeaderValue::from_str(&cookie) {
                response.headers_mut().append(SET_COOKIE, cookie);
            }
        }
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(lines: &[&str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(COOKIE, line.parse().unwrap());
        }
        headers
    }

    #[test]
    fn each_server_reads_its_own_cookie() {
        let (one, other) = (Cookies::new("aaaa"), Cookies::new("bbbb"));
        let both = sent(&["ardri-aaaa=1; x=y", "ardri-bbbb=2;ardri=3"]);
        assert_eq!((one.read(&both, false), other.read(&both, false)), (Some("1"), Some("2")));
        assert!(!one.is_old(&both, false));
        assert_eq!(Cookies::new("cccc").read(&both, false), Some("3"));
        assert_eq!(one.read(&sent(&["ardri-aaaab=1", "xardri-aaaa=1", "ardri-aaaa"]), false), None);
    }

    #[test]
    fn the_old_cookie_is_taken_out_and_no_other() {
        let mut headers = sent(&["x=y; ardri=1;ardri-aaaa=2", " ardri=3", "ardrix=4"]);
        without_old(&mut headers);
        assert_eq!(value(&headers, ONCE), None);
        for (name, kept) in [("x", "y"), ("ardri-aaaa", "2"), ("ardrix", "4")] {
            assert_eq!(value(&headers, name), Some(kept), "{name}");
        }
    }

    #[test]
    fn over_https_no_cookie_counts_that_others_could_have_set() {
        let cookies = Cookies::new("aaaa");
        let headers = sent(&["ardri-aaaa=planted; __Host-ardri-aaaa=own"]);
        assert_eq!(cookies.read(&headers, true), Some("own"));
        assert_eq!(cookies.read(&sent(&["ardri-aaaa=planted"]), true), None);
        assert!(cookies.unset(true).starts_with("__Host-ardri-aaaa=; Path=/; "));
        assert!(
            cookies.unset(true).ends_with("; Secure") && !cookies.unset(false).contains("Secure")
        );
    }
}
