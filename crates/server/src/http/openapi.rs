//! The description of the HTTP interface for programs.

use ardri_wire::ErrorBody;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use utoipa::OpenApi;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{
    Components, ContentBuilder, PathItem, Ref, RefOr, Response, ResponseBuilder,
};

use crate::actor::json;
use crate::http::{
    App, account, lobby, operations, own_data, people, reports, socket, study, tables,
};

/// Everything that is answered. Of a socket it says how it opens; its messages stand in
/// `docs/protocol.md`, for OpenAPI has no words for them. What can be refused everywhere is added by
/// [`describe`]; a path names only what is its own.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ardrí",
        description = "Tables for the games of Ireland's high kings. Sentences for people are \
            in the language that `Accept-Language` asks for, if there are texts in it."
    ),
    components(schemas(ErrorBody)),
    paths(
        people::new_guest,
        people::me,
        people::rename,
        people::claim,
        people::login,
        people::logout,
        people::handover,
        people::take_over,
        people::lists,
        people::block,
        people::mute,
        account::change_password,
        account::sessions,
        account::end_session,
        account::end_others,
        account::new_codes,
        account::recover,
        account::forget,
        own_data::export,
        reports::report,
        tables::games,
        tables::list,
        tables::mine,
        tables::create,
        tables::look,
        tables::ask,
        tables::events,
        tables::stream,
        tables::history,
        tables::record,
        socket::table,
        lobby::socket,
        study::replay,
        study::explore,
        study::describe,
        study::threats,
        document,
        operations::healthy,
        operations::ready,
        operations::metrics,
    )
)]
pub(crate) struct Description;

/// The description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "operations", security(()),
    responses((status = 200, body = Object)))]
pub(crate) async fn document(State(app): State<App>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], app.described)
}

/// The description of a server whose cookies have these names, as JSON.
pub(crate) fn describe(plain: &str, secure: &str) -> Bytes {
    let mut document = Description::openapi();
    let components = document.components.get_or_insert_with(Components::new);
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(
        "The `token` that `/api/guests`, `/api/login` and `/api/handover` give.",
    ));
    components.add_security_scheme("bearer", SecurityScheme::Http(bearer.build()));
    let about = format!("What a browser is given instead; over HTTPS it is called `{secure}`.");
    let cookie = ApiKey::Cookie(ApiKeyValue::with_description(plain, about.as_str()));
    components.add_security_scheme("cookie", SecurityScheme::ApiKey(cookie));
    // Either of them; a path that needs none says so.
    let either = ["bearer", "cookie"].map(|name| SecurityRequirement::new(name, [""; 0]));
    document.security = Some(either.into());
    for (path, item) in &mut document.paths.paths {
        let PathItem { get, put, post, patch, delete, .. } = item;
        get.iter_mut().for_each(|operation| complete(path, true, operation));
        for operation in [put, post, patch, delete].into_iter().flatten() {
            complete(path, false, operation);
        }
    }
    json(&document).into()
}

/// Adds what follows from the form of a request, and what every refusal looks like.
fn complete(path: &str, reads: bool, operation: &mut Operation) {
    let needs_session = operation.security.is_none();
    let has_body = operation.request_body.is_some();
    let has_parameters = operation.parameters.as_ref().is_some_and(|all| !all.is_empty());
    let of_table = path.contains("{table}");
    for (status, about, can_be) in [
        ("400", "It cannot be read, or names what there is not.", has_body || has_parameters),
        ("401", "There is no session.", needs_session),
        ("403", "It comes from a page of another site, or somebody else may do it.", !reads),
        ("404", "There is no such thing.", path.contains('{')),
        ("405", "This address knows other methods.", true),
        ("408", "It took too long.", true),
        ("413", "The body is too long.", has_body),
        ("415", "The body is not said to be JSON.", has_body),
        ("421", "The server does not go by this name.", true),
        ("422", "The body is JSON, but not what is asked for here.", has_body),
        ("429", "It is asked too often, or for too much.", true),
        ("500", "The table is damaged.", of_table),
        ("503", "The disk, the processor or the server has no room now.", true),
    ] {
        if can_be {
            let responses = &mut operation.responses.responses;
            let refusal = || ResponseBuilder::new().description(about).into();
            responses.entry(status.into()).or_insert_with(refusal);
        }
    }
    for (status, response) in &mut operation.responses.responses {
        if let (true, RefOr::T(response)) = (status.as_str() >= "400", response) {
            refuses(response);
        }
    }
}

/// A refusal has a word for programs and a sentence for people.
fn refuses(response: &mut Response) {
    if response.content.is_empty() {
        let schema = Ref::from_schema_name("ErrorBody");
        let content = ContentBuilder::new().schema(Some(schema)).build();
        response.content.insert("application/json".into(), content.into());
    }
}
