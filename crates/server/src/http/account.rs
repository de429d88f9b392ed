//! One's account: password, sessions, codes for coming back, and the end.

use std::net::SocketAddr;

use ardri_core::Message;
use ardri_wire::{CodesView, MeView, PasswordForm, ProofForm, RecoverForm, SessionView};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse};
use sha2::{Digest, Sha256};

use crate::ended::Ended;
use crate::http::App;
use crate::http::error::{Answer, ApiError};
use crate::http::limits::address;
use crate::http::passwords;
use crate::http::people::{LONGEST_PASSWORD, check_password, enter, hash_password};
use crate::http::session::{Me, Token, is_secure};
use crate::store::{AccountChange, PersonId, TokenHash};
use crate::tables::{letters, random_bytes};

/// How many codes for coming back are given at once.
const CODES: usize = 8;

/// The hash by which a code for coming back is known. A code is a random one of a hundred bits, so that
/// a plain hash of it tells nothing.
fn code_hash(code: &str) -> TokenHash {
    let code: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    TokenHash(Sha256::digest(code.to_ascii_lowercase().as_bytes()).into())
}

/// How a session is named to its owner.
fn session_name(token: &TokenHash) -> String {
    token.0[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

fn wrong_password() -> ApiError {
    let words = Message::new("refused-http-wrong-password");
    ApiError::new(StatusCode::FORBIDDEN, "wrong-password", words)
}

fn no_account() -> ApiError {
    let words = Message::new("refused-http-no-account");
    ApiError::new(StatusCode::CONFLICT, "no-account", words)
}

/// Checks that whoever asks knows the password of an account.
async fn prove(
    app: &App,
    headers: &HeaderMap,
    peer: SocketAddr,
    person: PersonId,
    password: String,
) -> Answer<()> {
    let hash = app.tables.store().password(person).await?.ok_or_else(no_account)?;
    let from = address(app, headers, Some(peer));
    let right = password.len() <= LONGEST_PASSWORD
        && passwords::is_right(app, from, password, Some(&hash)).await?;
    if right { Ok(()) } else { Err(wrong_password()) }
}

/// Changes the sender's password, and ends their other sessions and their codes for coming back.
#[utoipa::path(post, path = "/api/me/password", tag = "people", request_body = PasswordForm,
    responses((status = 204), (status = 400), (status = 401), (status = 403), (status = 409),
        (status = 429)))]
pub(crate) async fn change_password(
    State(app): State<App>,
    Me(me): Me,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Result<Json<PasswordForm>, JsonRejection>,
) -> Answer<StatusCode> {
    let Json(PasswordForm { old, new }) = form?;
    check_password(&new)?;
    prove(&app, &headers, peer, me.id, old).await?;
    let from = address(&app, &headers, Some(peer));
    let password_hash = hash_password(&app, from, new).await?;
    let keep = Token::of(&app, &headers).map(|token| token.hash());
    let change = AccountChange::Password { person: me.id, password_hash, keep: keep.clone() };
    app.tables.store().change_account(change).await?;
    app.ended.tell(Ended::All { person: me.id, keep });
    Ok(StatusCode::NO_CONTENT)
}

/// The sender's sessions.
#[utoipa::path(get, path = "/api/me/sessions", tag = "people",
    responses((status = 200, body = Vec<SessionView>), (status = 401)))]
pub(crate) async fn sessions(
    State(app): State<App>,
    Me(me): Me,
    headers: HeaderMap,
) -> Answer<Json<Vec<SessionView>>> {
    let current = Token::of(&app, &headers).map(|token| token.hash());
    let sessions = app.tables.store().sessions(me.id).await?;
    let view = |session: crate::store::SessionRow| SessionView {
        session: session_name(&session.token),
        created: session.created,
        seen: session.seen,
        current: Some(&session.token) == current.as_ref(),
    };
    Ok(Json(sessions.into_iter().map(view).collect()))
}

/// Ends one of the sender's sessions.
#[utoipa::path(delete, path = "/api/me/sessions/{session}", tag = "people",
    params(("session" = String, Path)), responses((status = 204), (status = 401), (status = 404)))]
pub(crate) async fn end_session(
    State(app): State<App>,
    Me(me): Me,
    Path(session): Path<String>,
) -> Answer<StatusCode> {
    let sessions = app.tables.store().sessions(me.id).await?;
    let mut tokens = sessions.into_iter().map(|session| session.token);
    let only = tokens.find(|token| session_name(token) == session).ok_or_else(|| {
        let words = Message::new("refused-http-not-a-session");
        ApiError::new(StatusCode::NOT_FOUND, "not-a-session", words)
    })?;
    let change = AccountChange::EndSessions { person: me.id, keep: None, only: Some(only.clone()) };
    app.tables.store().change_account(change).await?;
    app.ended.tell(Ended::One(only));
    Ok(StatusCode::NO_CONTENT)
}

/// Ends all of the sender's sessions but the one that asks.
#[utoipa::path(delete, path = "/api/me/sessions", tag = "people",
    responses((status = 204), (status = 401)))]
pub(crate) async fn end_others(
    State(app): State<App>,
    Me(me): Me,
    headers: HeaderMap,
) -> Answer<StatusCode> {
    let keep = Token::of(&app, &headers).map(|token| token.hash());
    let change = AccountChange::EndSessions { person: me.id, keep: keep.clone(), only: None };
    app.tables.store().change_account(change).await?;
    app.ended.tell(Ended::All { person: me.id, keep });
    Ok(StatusCode::NO_CONTENT)
}

/// Gives the sender new codes for coming back without the password; those of before are good no more.
#[utoipa::path(post, path = "/api/me/recovery", tag = "people", request_body = ProofForm,
    responses((status = 200, body = CodesView), (status = 400), (status = 401), (status = 403),
        (status = 409), (status = 429)))]
pub(crate) async fn new_codes(
    State(app): State<App>,
    Me(me): Me,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Result<Json<ProofForm>, JsonRejection>,
) -> Answer<Json<CodesView>> {
    let Json(form) = form?;
    prove(&app, &headers, peer, me.id, form.password.unwrap_or_default()).await?;
    let mut codes = Vec::new();
    for _ in 0..CODES {
        let code = letters(&random_bytes::<20>()?);
        codes.push(format!("{}-{}-{}-{}", &code[..5], &code[5..10], &code[10..15], &code[15..]));
    }
    let hashes = codes.iter().map(|code| code_hash(code)).collect();
    let change = AccountChange::Codes { person: me.id, codes: hashes };
    app.tables.store().change_account(change).await?;
    Ok(Json(CodesView { codes }))
}

/// Sets a new password by a code, ends all sessions of the account, and begins one for the sender.
/// The other codes stay good.
#[utoipa::path(post, path = "/api/recover", tag = "people", security(()), request_body = RecoverForm,
    responses((status = 200, body = MeView), (status = 400), (status = 403), (status = 429)))]
pub(crate) async fn recover(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Result<Json<RecoverForm>, JsonRejection>,
) -> Answer<impl IntoResponse> {
    let Json(RecoverForm { name, code, password }) = form?;
    check_password(&password)?;
    let wrong =
        || ApiError::new(StatusCode::FORBIDDEN, "no-code", Message::new("refused-http-no-code"));
    // An unknown name takes as long as a wrong code, so that nobody learns which names exist.
    let from = address(&app, &headers, Some(peer));
    let password_hash = hash_password(&app, from, password).await?;
    let (person, _) = app.tables.store().account(name.trim()).await?.ok_or_else(wrong)?;
    let change =
        AccountChange::Recover { person: person.id, code: code_hash(&code), password_hash };
    if app.tables.store().change_account(change).await? == 0 {
        return Err(wrong());
    }
    app.ended.tell(Ended::All { person: person.id, keep: None });
    enter(&app, &headers, person).await
}

/// Forgets the sender: name, sessions, lists and sayings are gone, the name is free, and in the games
/// that they have played they are somebody. Bots take their seats in those that are not over.
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = ProofForm,
    responses((status = 204), (status = 400), (status = 401), (status = 403), (status = 429)))]
pub(crate) async fn forget(
    State(app): State<App>,
    Me(me): Me,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Option<Json<ProofForm>>,
) -> Answer<impl IntoResponse> {
    if me.account {
        let password = form.and_then(|Json(form)| form.password).unwrap_or_default();
        prove(&app, &headers, peer, me.id, password).await?;
    }
    forget_person(&app, me.id).await?;
    let cookie = app.cookies.unset(is_secure(&app, &headers));
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, cookie)])))
}

/// Forgets somebody, in one transaction; what follows at tables follows after a restart as well.
pub(crate) async fn forget_person(app: &App, person: PersonId) -> Answer<()> {
    let change = AccountChange::Forget { person, now: app.tables.now() };
    app.tables.store().change_account(change).await?;
    app.ended.tell(Ended::All { person, keep: None });
    app.tables.person_changed(person).await?;
    Ok(())
}
