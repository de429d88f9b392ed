//! People: guests at once, accounts for those who want to come back from elsewhere.

use std::net::{IpAddr, SocketAddr};

use ardri_core::Message;
use ardri_texts::Language;
use ardri_wire::{
    AccountForm, HandoverForm, Instant, Lists, MeView, NameForm, OnForm, PersonId, PersonView,
};
use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::ended::Ended;
use crate::http::App;
use crate::http::accept_language::AcceptLanguage;
use crate::http::error::{Answer, ApiError};
use crate::http::limits::{address, too_often};
use crate::http::passwords;
use crate::http::session::{Me, Token, is_secure};
use crate::names;
use crate::speech::say;
use crate::store::{BlockKind, Person, StoreError, TokenHash};
use crate::tables::{letters, random_bytes};

/// How many people one may mute, and block.
const MOST_SHUNNED: usize = 500;
const SHORTEST_PASSWORD: usize = 8;
pub(crate) const LONGEST_PASSWORD: usize = 256;
/// How long a code for another device is good.
const HANDOVER: Instant = 10 * 60 * 1000;

/// The hash by which a code for another device is known. It is a random one of eighty bits, good for
/// minutes, so that a plain hash of it tells nothing.
fn handover_hash(code: &str) -> TokenHash {
    TokenHash(Sha256::digest(code.as_bytes()).into())
}

fn me_view(person: Person, token: Option<&Token>) -> MeView {
    let Person { id, name, account } = person;
    MeView { person: id, name, account, token: token.map(|token| token.secret().into()) }
}

type WithCookie<T> = (AppendHeaders<[(axum::http::HeaderName, String); 1]>, Json<T>);

fn with_cookie(app: &App, token: &Token, headers: &HeaderMap, view: MeView) -> WithCookie<MeView> {
    let cookie = app.cookies.set(token, is_secure(app, headers));
    (AppendHeaders([(SET_COOKIE, cookie)]), Json(view))
}

/// A name as it is kept, if it can be one.
pub(crate) fn check_name(name: &str) -> Answer<String> {
    let bad = || {
        let words = Message::new("refused-http-bad-name").with("most", names::LONGEST_NAME);
        ApiError::bad("bad-name", words)
    };
    names::normal(name).filter(|name| !names::is_a_bots(name)).ok_or_else(bad)
}

/// A name for somebody who has not said theirs, and another one for each try.
fn some_name(app: &App, language: Language, attempt: u32) -> Answer<String> {
    const HOW: [&str; 8] =
        ["quiet", "merry", "wandering", "grey", "bold", "clever", "patient", "swift"];
    const WHO: [&str; 8] = ["heron", "salmon", "hare", "otter", "raven", "stag", "badger", "wren"];
    let [how, who, number @ ..] = app.tables.secret::<6>()?;
    // Accounts may have taken many of the short ones.
    let most = if attempt < 3 { 1_000 } else { 1_000_000_000 };
    let name = Message::new("server-guest")
        .with("how", HOW[usize::from(how % 8)])
        .with("who", WHO[usize::from(who % 8)])
        .with("number", u32::from_be_bytes(number) % most);
    Ok(say(language, &name))
}

/// Makes the sender known: as a guest, with a name and a session of their own. Whoever asks for no
/// name and is known already stays who they are.
#[utoipa::path(post, path = "/api/guests", tag = "people",
    security((), ("bearer" = []), ("cookie" = [])), request_body = NameForm,
    responses((status = 200, body = MeView), (status = 201, body = MeView), (status = 400),
        (status = 409), (status = 429)))]
pub(crate) async fn new_guest(
    State(app): State<App>,
    AcceptLanguage(language): AcceptLanguage,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Option<Json<NameForm>>,
) -> Answer<Response> {
    let wished = match form.and_then(|Json(form)| form.name) {
        Some(name) => Some(check_name(&name)?),
        None => {
            if let Some(token) = Token::of(&app, &headers)
                && let Some(person) =
                    app.tables.store().person_by_token(&token.hash(), app.tables.now()).await?
            {
                return Ok(Json(me_view(person, None)).into_response());
            }
            None
        }
    };
    if !app.limits.may_enter(address(&app, &headers, Some(peer))) {
        return Err(too_often());
    }
    let (token, now) = (Token::new()?, app.tables.now());
    let mut attempt = 0;
    let person = loop {
        let name = wished.clone().map_or_else(|| some_name(&app, language, attempt), Ok)?;
        match app.tables.store().new_guest(&name, &token.hash(), now).await {
            Err(StoreError::NameTaken) if wished.is_none() && attempt < 16 => attempt += 1,
            made => break made?,
        }
    };
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
    // A name of before, which would be refused now, may be kept.
    if name.trim() == person.name {
        return Ok(Json(me_view(person, None)));
    }
    let name = check_name(&name)?;
    app.tables.store().rename(person.id, &name).await?;
    app.tables.person_changed(person.id).await?;
    Ok(Json(me_view(Person { name, ..person }, None)))
}

/// Gives the sender a password, so that they can log in elsewhere.
#[utoipa::path(post, path = "/api/me/account", tag = "people", request_body = AccountForm,
    responses((status = 200, body = MeView), (status = 400), (status = 401), (status = 409)))]
pub(crate) async fn claim(
    State(app): State<App>,
    Me(person): Me,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Result<Json<AccountForm>, axum::extract::rejection::JsonRejection>,
) -> Answer<Json<MeView>> {
    let Json(form) = form?;
    let name = check_name(&form.name)?;
    check_password(&form.password)?;
    let from = address(&app, &headers, Some(peer));
    let hash = hash_password(&app, from, form.password).await?;
    app.tables.store().claim(person.id, &name, &hash).await?;
    app.tables.person_changed(person.id).await?;
    Ok(Json(me_view(Person { name, account: true, ..person }, None)))
}

/// Refuses a password that is too short or too long.
pub(crate) fn check_password(password: &str) -> Answer<()> {
    if (SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&password.len()) {
        return Ok(());
    }
    let words = Message::new("refused-http-bad-password");
    let words = words.with("least", SHORTEST_PASSWORD).with("most", LONGEST_PASSWORD);
    Err(ApiError::bad("bad-password", words))
}

/// The form in which a password is kept.
pub(crate) async fn hash_password(app: &App, from: IpAddr, password: String) -> Answer<String> {
    let bad = || ApiError::bad("bad-password", Message::new("refused-http-no-password"));
    passwords::hash(app, from, password).await?.ok_or_else(bad)
}

/// Lets somebody in by name and password, with a session of their own.
#[utoipa::path(post, path = "/api/login", tag = "people", security(()), request_body = AccountForm,
    responses((status = 200, body = MeView), (status = 403), (status = 429)))]
pub(crate) async fn login(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Result<Json<AccountForm>, axum::extract::rejection::JsonRejection>,
) -> Answer<impl IntoResponse> {
    let Json(form) = form?;
    let wrong = || {
        let words = Message::new("refused-http-wrong-password");
        ApiError::new(StatusCode::FORBIDDEN, "wrong-password", words)
    };
    if form.password.len() > LONGEST_PASSWORD {
        return Err(wrong());
    }
    let known = app.tables.store().account(form.name.trim()).await?;
    let hash = known.as_ref().map(|(_, hash)| hash.as_str());
    let from = address(&app, &headers, Some(peer));
    let right = passwords::is_right(&app, from, form.password, hash).await?;
    let (person, _) = known.filter(|_| right).ok_or_else(wrong)?;
    enter(&app, &headers, person).await
}

/// Opens a session for somebody who has shown who they are.
pub(crate) async fn enter(
    app: &App,
    headers: &HeaderMap,
    person: Person,
) -> Answer<WithCookie<MeView>> {
    let token = Token::new()?;
    app.tables.store().add_session(person.id, &token.hash(), app.tables.now()).await?;
    Ok(with_cookie(app, &token, headers, me_view(person, Some(&token))))
}

/// Ends the sender's session.
#[utoipa::path(post, path = "/api/logout", tag = "people", security(()), responses((status = 204)))]
pub(crate) async fn logout(
    State(app): State<App>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    if let Some(token) = Token::of(&app, &headers) {
        app.tables.store().end_session(&token.hash()).await?;
        app.ended.tell(Ended::One(token.hash()));
    }
    let cookie = app.cookies.unset(is_secure(&app, &headers));
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, cookie)])))
}

/// Gives a code by which the sender goes on at another device, once and soon.
#[utoipa::path(post, path = "/api/me/handover", tag = "people",
    responses((status = 200, body = HandoverForm), (status = 401), (status = 429)))]
pub(crate) async fn handover(State(app): State<App>, Me(person): Me) -> Answer<Json<HandoverForm>> {
    if !app.limits.may_command(person.id) {
        return Err(too_often());
    }
    let code = letters(&random_bytes::<16>()?);
    let now = app.tables.now();
    app.tables.store().hand_over(person.id, &handover_hash(&code), now, now + HANDOVER).await?;
    Ok(Json(HandoverForm { code }))
}

/// Goes on as whoever was given the code.
#[utoipa::path(post, path = "/api/handover", tag = "people", security(()), request_body = HandoverForm,
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
    let token = Token::new()?;
    let (code, now) = (handover_hash(&form.code), app.tables.now());
    let person =
        app.tables.store().take_over(&code, &token.hash(), now).await?.ok_or_else(|| {
            ApiError::new(StatusCode::FORBIDDEN, "no-code", Message::new("refused-http-no-code"))
        })?;
    Ok(with_cookie(&app, &token, &headers, me_view(person, Some(&token))))
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
        blocked: view(store.met(person.id, BlockKind::Block).await?).collect(),
        muted: view(store.met(person.id, BlockKind::Mute).await?).collect(),
    }))
}

/// Keeps somebody from the sender's tables, or lets them in again.
#[utoipa::path(post, path = "/api/people/{person}/block", tag = "people",
    params(("person" = i64, Path)), request_body = OnForm,
    responses((status = 204), (status = 400), (status = 401), (status = 429)))]
pub(crate) async fn block(
    State(app): State<App>,
    Me(me): Me,
    path: Result<Path<PersonId>, axum::extract::rejection::PathRejection>,
    form: Result<Json<OnForm>, axum::extract::rejection::JsonRejection>,
) -> Answer<StatusCode> {
    let (Path(other), Json(form)) = (path?, form?);
    shun(&app, me.id, BlockKind::Block, other, &form).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Does not let the sender hear somebody, or does so again.
#[utoipa::path(post, path = "/api/people/{person}/mute", tag = "people",
    params(("person" = i64, Path)), request_body = OnForm,
    responses((status = 204), (status = 400), (status = 401), (status = 429)))]
pub(crate) async fn mute(
    State(app): State<App>,
    Me(me): Me,
    path: Result<Path<PersonId>, axum::extract::rejection::PathRejection>,
    form: Result<Json<OnForm>, axum::extract::rejection::JsonRejection>,
) -> Answer<StatusCode> {
    let (Path(other), Json(form)) = (path?, form?);
    shun(&app, me.id, BlockKind::Mute, other, &form).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Keeps somebody away from the sender, or not. A number of nobody is answered as any other, and lists
/// name only those whom the sender can have seen: otherwise numbers could be tried for names.
async fn shun(
    app: &App,
    me: PersonId,
    how: BlockKind,
    other: PersonId,
    form: &OnForm,
) -> Answer<()> {
    if !app.limits.may_command(me) {
        return Err(too_often());
    }
    let store = app.tables.store();
    if form.on && store.shunned(me, how).await?.len() >= MOST_SHUNNED {
        let words = Message::new("refused-http-too-many-people");
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-people", words));
    }
    let met = form.on && store.has_met(me, other, form.table.as_ref()).await?;
    match store.shun(me, how, other, form.on, met).await {
        Ok(()) | Err(StoreError::NoSuchPerson) => {}
        Err(error) => return Err(error.into()),
    }
    app.tables.mutes().changed(store, me).await?;
    if form.on && how == BlockKind::Block {
        app.tables.block(me, other).await?;
    }
    Ok(())
}
