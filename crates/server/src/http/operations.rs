//! For those who run the server: is it well, is it ready, what does it do.

use std::time::Instant;

use ardri_core::Message;
use axum::extract::{MatchedPath, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;

use crate::http::App;
use crate::http::error::{ApiError, closing};

/// A word for those who come with a browser, where the page is not built in.
#[cfg(not(feature = "web"))]
pub(crate) async fn welcome(
    crate::http::accept_language::AcceptLanguage(language): crate::http::accept_language::AcceptLanguage,
) -> String {
    crate::speech::say(language, &Message::new("server-welcome")) + "\n"
}

/// The process is there.
#[utoipa::path(get, path = "/healthz", tag = "operations", security(()),
    responses((status = 200, body = String, content_type = "text/plain; charset=utf-8")))]
pub(crate) async fn healthy() -> &'static str {
    "well\n"
}

/// The server can read its disk and takes requests.
#[utoipa::path(get, path = "/readyz", tag = "operations", security(()),
    responses((status = 200, body = String, content_type = "text/plain; charset=utf-8")))]
pub(crate) async fn ready(State(app): State<App>) -> Result<&'static str, ApiError> {
    if *app.closing.borrow() {
        return Err(closing());
    }
    app.tables.store().lobby(None, 1).await?;
    Ok("ready\n")
}

/// What has been measured, in the form that Prometheus reads.
#[utoipa::path(get, path = "/metrics", tag = "operations", security(()),
    responses((status = 200, body = String, content_type = "text/plain; charset=utf-8"),
        (status = 404)))]
pub(crate) async fn metrics(State(app): State<App>) -> Result<String, ApiError> {
    let missing = || {
        let words = Message::new("refused-http-no-metrics");
        ApiError::new(StatusCode::NOT_FOUND, "no-metrics", words)
    };
    let handle = app.metrics.as_ref().ok_or_else(missing)?;
    metrics::gauge!("ardri_tables_open").set(app.tables.open_tables() as f64);
    Ok(handle.render())
}

/// Measures how long requests take, by what they ask for.
pub(crate) async fn measure(request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>();
    let path = path.map_or_else(|| "other".to_string(), |path| path.as_str().to_string());
    let begun = Instant::now();
    let response = next.run(request).await;
    let status = response.status().as_u16().to_string();
    metrics::histogram!("ardri_request_seconds", "path" => path, "status" => status)
        .record(begun.elapsed());
    response
}
