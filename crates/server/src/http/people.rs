//! People: guests at once, accounts for those who want to come back from elsewhere.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Mutex, PoisonError};

use ardri_core::Message;
use ardri_texts::Language;
use ardri_wire::{
    AccountForm, HandoverForm, Instant, Lists, MeView, NameForm, OnForm, PersonId, PersonView,
};
use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use tokio::sync::Semaphore;

use crate::http::App;
use crate::http::accept_language::AcceptLanguage;
use crate::http::error::{Answer, ApiError, busy};
use crate::http::limits::{address, too_often};
use crate::http::session::{Me, Token, is_secure};
use crate::speech::say;
use crate::store::Person;
use crate::tables::{letters, random_bytes};

const LONGEST_NAME: usize = 40;
const SHORTEST_PASSWORD: usize = 8;
const LONGEST_PASSWORD: usize = 256;
/// How long a code for another device is good.
const HANDOVER: Instant = 10 * 60 * 1000;
/// Hashing a password takes memory and time by design: so many at once.
static HASHING: Semaphore = Semaphore::const_new(2);

/// Codes by which somebody goes on at another device: who, and until when.
pub(crate) type Handovers = Mutex<HashMap<String, (PersonId, Instant)>>;

fn me_view(person: Person, token: Option<&Token>) -> MeView {
    let Person { id, name, account } = person;
    MeView { person: id, name, account, token: token.map(|token| token.secret().into()) }
}

type WithCookie<T> = (AppendHeaders<[(axum::http::HeaderName, String); 1]>, Json<T>);

fn with_cookie(app: &App, token: &Token, headers: &HeaderMap, view: MeView) -> WithCookie<MeView> {
    (AppendHeaders([(SET_COOKIE, token.cookie(is_secure(app, headers)))]), Json(view))
}

fn check_name(name: &str) -> Answer<&str> {
    let name = name.trim();
    let control = name.chars().any(char::is_control);
    if name.is_empty() || name.len() > LONGEST_NAME || control {
        let words = Message::new("refused-http-bad-name").with("most", LONGEST_NAME);
        return Err(ApiError::bad("bad-name", words));
    }
    Ok(name)
}

/// A name for somebody who has not said theirs.
fn some_name(language: Language) -> Answer<String> {
    const HOW: [&str; 8] =
        ["quiet", "merry", "wandering", "grey", "bold", "clever", "patient", "swift"];
    const WHO: [&str; 8] = ["heron", "salmon", "hare", "otter", "raven", "stag", "badger", "wren"];
    let [how, who, high, low] = random_bytes::<4>()?;
    let name = Message::new("server-guest")
        .with("how", HOW[usize::from(how % 8)])
        .with("who", WHO[usize::from(who % 8)])
        .with("number", u32::from(u16::from_be_bytes([high, low]) % 1000));
    Ok(say(language, &name))
}

/// Makes the sender known: as a guest, with a name and a session of their own. Whoever asks for no
/// name and is known already stays who they are.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = NameForm,
    responses((status = 200, body = MeView), (status = 201, body = MeView), (status = 400),
        (status = 429)))]
pub(crate) async fn new_guest(
    State(app): State<App>,
    AcceptLanguage(language): AcceptLanguage,
    headers: HeaderMap,
    form: Option<Json<NameForm>>,
) -> Answer<Response> {
    let name = match form.and_then(|Json(form)| form.name) {
        Some(name) => check_name(&name)?.to_string(),
        None => {
            if let Some(token) = Token::of(&headers)
                && let Some(person) =
                    app.tables.store().person_by_token(&token.hash(), app.tables.now()).await?
            {
                return Ok(Json(me_view(person, None)).into_response());
            }
            some_name(language)?
        }
    };
    let token = Token::new()?;
    let person = app.tables.store().new_guest(&name, &token.hash(), app.tables.now()).await?;
    let view = me_view(person, Some(&token));
    Ok((StatusCode::CREATED, with_cookie(&app, &token, &headers, view)).into_response())
}

/// Says who the sender is.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = MeView), (status = 401)))]
pub(crate) async fn me(Me(person): Me) -> Json<MeView> {
    Json(me_view(person, None))
}

/// Changes the sender's name.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = NameForm,
    responses((status = 200, body = MeView), (status = 400), (status = 401), (status = 409)))]
pub(crate) async fn rename(
    State(app): State<App>,
    Me(person): Me,
    form: Result<Json<NameForm>, axum::extract::rejection::JsonRejection>,
) -> Answer<Json<MeView>> {
    let Json(form) = form?;
    let name = form.name.unwrap_or_default();
    let name = check_name(&name)?;
    app.tables.store().rename(person.id, name).await?;
    Ok(Json(me_view(Person { name: name.into(), ..person }, None)))
}

/// Gives the sender a password, so that they can log in elsewhere.
#[utoipa::path(post, path = "/api/me/account", tag = "people", request_body = AccountForm,
    responses((status = 200, body = MeView), (status = 400), (status = 401), (status = 409)))]
pub(crate) async fn claim(
    State(app): State<App>,
    Me(person): Me,
    form: Result<Json<AccountForm>, axum::extract::rejection::JsonRejection>,
) -> Answer<Json<MeView>> {
    let Json(form) = form?;
    let name = check_name(&form.name)?.to_string();
    let length = form.password.len();
    if !(SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&length) {
        let words = Message::new("refused-http-bad-password");
        let words = words.with("least", SHORTEST_PASSWORD).with("most", LONGEST_PASSWORD);
        return Err(ApiError::bad("bad-password", words));
    }
    let hash = hashing(move || {
        let hash = Argon2::default().hash_password(form.password.as_bytes());
        hash.map(|hash| hash.to_string()).ok()
    })
    .await?
    .ok_or_else(|| ApiError::bad("bad-password", Message::new("refused-http-no-password")))?;
    app.tables.store().claim(person.id, &name, &hash).await?;
    Ok(Json(me_view(Person { name, account: true, ..person }, None)))
}

async fn hashing<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
    let _turn = HASHING.acquire().await.map_err(|_| busy())?;
    tokio::task::spawn_blocking(work).await.map_err(|_| busy())
}

/// Lets somebody in by name and password, with a session of their own.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = AccountForm,
    responses((status = 200, body = MeView), (status = 403), (status = 429)))]
pub(crate) async fn login(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Result<Json<AccountForm>, axum::extract::rejection::JsonRejection>,
) -> Answer<impl IntoResponse> {
    if !app.limits.may_log_in(address(&app, &headers, Some(peer))) {
        return Err(too_often());
    }
    let Json(form) = form?;
    let wrong = || {
        let words = Message::new("refused-http-wrong-password");
        ApiError::new(StatusCode::FORBIDDEN, "wrong-password", words)
    };
    if form.password.len() > LONGEST_PASSWORD {
        return Err(wrong());
    }
    let known = app.tables.store().account(form.name.trim()).await?;
    // An unknown name takes as long as a wrong password, so that nobody learns which names exist.
    let nobody = "$argon2id$v=19$m=19456,t=2,p=1$c29tZS1zYWx0LWZvci1hcmRyaQ$\
                  Zm9yIG5vYm9keSBhdCBhbGwsIGp1c3QgYSBoYXNoISE";
    let hash = known.as_ref().map_or(nobody, |(_, hash)| hash).to_string();
    let right = hashing(move || {
        let hash = PasswordHash::new(&hash).ok();
        hash.is_some_and(|hash| {
            Argon2::default().verify_password(form.password.as_bytes(), &hash).is_ok()
        })
    })
    .await?;
    let (person, _) = known.filter(|_| right).ok_or_else(wrong)?;
    enter(&app, &headers, person).await
}

/// Opens a session for somebody who has shown who they are.
async fn enter(app: &App, headers: &HeaderMap, person: Person) -> Answer<WithCookie<MeView>> {
    let token = Token::new()?;
    app.tables.store().add_session(person.id, &token.hash(), app.tables.now()).await?;
    Ok(with_cookie(app, &token, headers, me_view(person, Some(&token))))
}

/// Ends the sender's session.
#[utoipa::path(post, path = "/api/logout", tag = "people", responses((status = 204)))]
pub(crate) async fn logout(
    State(app): State<App>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    if let Some(token) = Token::of(&headers) {
        app.tables.store().end_session(&token.hash()).await?;
        // Nobody listening is as good as everybody gone.
        let _ = app.ended.send(token.hash());
    }
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, Token::no_cookie())])))
}

/// Gives a code by which the sender goes on at another device, once and soon.
#[utoipa::path(post, path = "/api/me/handover", tag = "people",
    responses((status = 200, body = HandoverForm), (status = 401)))]
pub(crate) async fn handover(State(app): State<App>, Me(person): Me) -> Answer<Json<HandoverForm>> {
    let code = letters(&random_bytes::<16>()?);
    let now = app.tables.now();
    let mut codes = app.handovers.lock().unwrap_or_else(PoisonError::into_inner);
    codes.retain(|_, (_, until)| *until > now);
    codes.insert(code.clone(), (person.id, now + HANDOVER));
    Ok(Json(HandoverForm { code }))
}

/// Goes on as whoever was given the code.
#[utoipa::path(post, path = "/api/handover", tag = "people", request_body = HandoverForm,
    responses((status = 200, body = MeView), (status = 403), (status = 429)))]
pub(crate) async fn take_over(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Result<Json<HandoverForm>, axum::extract::rejection::JsonRejection>,
) -> Answer<impl IntoResponse> {
    if !app.limits.may_log_in(address(&app, &headers, Some(peer))) {
        return Err(too_often());
    }
    let Json(form) = form?;
    let found = {
        let mut codes = app.handovers.lock().unwrap_or_else(PoisonError::into_inner);
        codes.remove(&form.code)
    };
    let known =
        || ApiError::new(StatusCode::FORBIDDEN, "no-code", Message::new("refused-http-no-code"));
    let (person, until) = found.ok_or_else(known)?;
    if until <= app.tables.now() {
        return Err(known());
    }
    let person = app.tables.store().person(person).await?.ok_or_else(known)?;
    enter(&app, &headers, person).await
}

/// Those whom the sender has blocked and muted.
#[utoipa::path(get, path = "/api/me/lists", tag = "people",
    responses((status = 200, body = Lists), (status = 401)))]
pub(crate) async fn lists(State(app): State<App>, Me(person): Me) -> Answer<Json<Lists>> {
    let view = |people: Vec<Person>| {
        people.into_iter().map(|person| PersonView { person: person.id, name: person.name })
    };
    let store = app.tables.store();
    Ok(Json(Lists {
        blocked: view(store.blocked(person.id).await?).collect(),
        muted: view(store.muted(person.id).await?).collect(),
    }))
}

/// Keeps somebody from the sender's tables, or lets them in again.
#[utoipa::path(post, path = "/api/people/{person}/block", tag = "people",
    params(("person" = i64, Path)), request_body = OnForm,
    responses((status = 204), (status = 401), (status = 404)))]
pub(crate) async fn block(
    State(app): State<App>,
    Me(me): Me,
    path: Result<Path<PersonId>, axum::extract::rejection::PathRejection>,
    form: Result<Json<OnForm>, axum::extract::rejection::JsonRejection>,
) -> Answer<StatusCode> {
    let (Path(other), Json(form)) = (path?, form?);
    check_person(&app, other).await?;
    app.tables.store().block(me.id, other, form.on).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Does not let the sender hear somebody, or does so again.
#[utoipa::path(post, path = "/api/people/{person}/mute", tag = "people",
    params(("person" = i64, Path)), request_body = OnForm,
    responses((status = 204), (status = 401), (status = 404)))]
pub(crate) async fn mute(
    State(app): State<App>,
    Me(me): Me,
    path: Result<Path<PersonId>, axum::extract::rejection::PathRejection>,
    form: Result<Json<OnForm>, axum::extract::rejection::JsonRejection>,
) -> Answer<StatusCode> {
    let (Path(other), Json(form)) = (path?, form?);
    check_person(&app, other).await?;
    app.tables.store().mute(me.id, other, form.on).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn check_person(app: &App, person: PersonId) -> Answer<()> {
    let known = app.tables.store().person(person).await?;
    known.map(|_| ()).ok_or_else(|| {
        ApiError::new(StatusCode::NOT_FOUND, "no-person", Message::new("refused-http-no-person"))
    })
}
