//! What ends somebody's sessions ends all of them, what they have open, and the codes that would begin
//! another one.

use ardri_server::admin::channel::ask;
use ardri_server::admin::{AdminAnswer, AdminRequest};
use ardri_server::store::{PersonId, Store, TokenHash};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::account::{account, again, ends};
use crate::support::{Person, TestServer};

async fn handover(person: &Person) -> Value {
    person.post("/api/me/handover", &json!({})).await
}

async fn assert_no_code(stranger: &Person, code: &Value, after: &str) {
    let refused = stranger.refused("POST", "/api/handover", Some(code)).await;
    assert_eq!(refused, (403, "no-code".into()), "{after}");
}

#[tokio::test]
async fn what_its_owner_ends_ends_the_codes_for_other_devices() {
    let server = TestServer::start().await;
    let (ann, eve) = (account(&server, "Ann").await, server.guest("Eve").await);
    let phone = again(&ann, "correct horse").await;
    let kept = handover(&eve).await;

    let codes = [handover(&ann).await, handover(&phone).await];
    ann.post("/api/me/password", &json!({"old": "correct horse", "new": "battery staple"})).await;
    for code in &codes {
        assert_no_code(&eve, code, "a new password").await;
    }

    let code = handover(&ann).await;
    assert_eq!(ann.send("DELETE", "/api/me/sessions", None).await.0, 204);
    assert_no_code(&eve, &code, "the end of the other sessions").await;
    // Those of others are theirs.
    assert_eq!(ann.post("/api/handover", &kept).await["person"], eve.id);
    server.close().await;
}

#[tokio::test]
async fn a_recovery_and_the_end_of_an_account_end_them() {
    let server = TestServer::start().await;
    let (ann, eve) = (account(&server, "Ann").await, server.guest("Eve").await);
    let recovery = ann.post("/api/me/recovery", &json!({"password": "correct horse"})).await;
    let code = handover(&ann).await;
    let form = json!({"name": "Ann", "code": recovery["codes"][0], "password": "battery staple"});
    let token = eve.post("/api/recover", &form).await["token"].as_str().unwrap().into();
    let ann = Person { token, ..ann };
    assert_no_code(&eve, &code, "a recovery").await;

    let token = ann.post("/api/handover", &handover(&ann).await).await["token"].clone();
    let phone = Person { token: token.as_str().unwrap().into(), ..ann.clone() };
    let code = handover(&phone).await;
    let listed = phone.get("/api/me/sessions").await;
    let own = listed.as_array().unwrap().iter().find(|one| one["current"] == true).unwrap();
    let path = format!("/api/me/sessions/{}", own["session"].as_str().unwrap());
    assert_eq!(ann.send("DELETE", &path, None).await.0, 204);
    assert_no_code(&eve, &code, "the end of the session that has made it").await;

    let code = handover(&ann).await;
    let proof = json!({"password": "battery staple"});
    assert_eq!(ann.send("DELETE", "/api/me", Some(&proof)).await.0, 204);
    assert_no_code(&eve, &code, "the end of the account").await;
    server.close().await;
}

#[tokio::test]
async fn what_an_administrator_ends_ends_the_codes_for_other_devices() {
    let server = TestServer::start().await;
    let eve = server.guest("Eve").await;
    for request in ["reset-password", "end-sessions", "ban", "forget"] {
        let ann = account(&server, &format!("Ann to {request}")).await;
        let code = handover(&ann).await;
        let words = [request.to_string(), ann.id.to_string()];
        let request = AdminRequest::parse(&words).unwrap();
        let done = ask(server.data(), &request).await.unwrap().unwrap();
        assert!(!matches!(done, AdminAnswer::Refused(_)), "{done:?}");
        assert_no_code(&eve, &code, &words[0]).await;
        if request == (AdminRequest::Ban { person: PersonId(ann.id), on: true }) {
            let back = AdminRequest::Ban { person: PersonId(ann.id), on: false };
            ask(server.data(), &back).await.unwrap().unwrap();
            assert_no_code(&eve, &code, "a ban that is over").await;
        }
    }
    server.close().await;
}

#[tokio::test]
async fn only_the_last_codes_for_other_devices_are_kept() {
    let server = TestServer::start().await;
    let (ann, phone) = (server.guest("Ann").await, server.guest("Phone").await);
    let first = handover(&ann).await;
    let mut last = first.clone();
    for _ in 0..8 {
        last = handover(&ann).await;
    }
    assert_no_code(&phone, &first, "eight others").await;
    assert_eq!(phone.post("/api/handover", &last).await["person"], ann.id);
    server.close().await;
}

#[tokio::test]
async fn however_many_sessions_there_are_all_of_them_end() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let path = server.folder().to_path_buf();
    let folder = server.stop().await.unwrap();
    let store = Store::open(&path).await.unwrap();
    let later = store.came(PersonId(ann.id)).await.unwrap().unwrap() + 1;
    let token = |number: u32| format!("token {number}");
    for number in 0..250 {
        let hash = TokenHash(Sha256::digest(token(number).as_bytes()).into());
        store.add_session(PersonId(ann.id), &hash, later).await.unwrap();
    }
    store.close().await;
    let server = TestServer::at(folder).await;
    let bob = server.guest("Bob").await;
    // A list of sessions begins with those that were used last, and this one was not.
    let oldest = ann.at(&server);
    let keeper = Person { token: token(7), ..oldest.clone() };
    let open = oldest.open("/api/lobby/socket").await.unwrap();
    let table = bob.table(&json!({"game": "tablut"})).await;
    let table = oldest.socket(&table, None).await;
    let mut kept = keeper.open("/api/lobby/socket").await.unwrap();
    let mut others = bob.open("/api/lobby/socket").await.unwrap();
    assert!(kept.next().await.is_some() && others.next().await.is_some());
    assert_eq!(keeper.send("DELETE", "/api/me/sessions", None).await.0, 204);
    ends(open).await;
    ends(table).await;
    assert_eq!(oldest.refused("GET", "/api/me", None).await.0, 401);
    // What others have open stays, and so does what the one session has.
    bob.table(&json!({"game": "tablut", "public": true, "name": "Still heard"})).await;
    for socket in [&mut kept, &mut others] {
        let message = socket.next().await.expect("it is open");
        assert!(message.to_string().contains("Still heard"), "{message}");
    }
    server.close().await;
}

#[tokio::test]
async fn a_new_password_ends_the_codes_for_coming_back() {
    let server = TestServer::start().await;
    let (ann, eve) = (account(&server, "Ann").await, server.guest("Eve").await);
    let recover = |codes: &Value, place: usize| json!({"name": "Ann", "code": codes["codes"][place], "password": "stolen horse"});
    let proof = json!({"password": "correct horse"});
    let codes = ann.post("/api/me/recovery", &proof).await;
    ann.post("/api/me/password", &json!({"old": "correct horse", "new": "battery staple"})).await;
    let refused = eve.refused("POST", "/api/recover", Some(&recover(&codes, 0))).await;
    assert_eq!(refused, (403, "no-code".into()));

    // A recovery by one of them is no reason to end the others.
    let codes = ann.post("/api/me/recovery", &json!({"password": "battery staple"})).await;
    for place in 0..2 {
        assert_eq!(eve.post("/api/recover", &recover(&codes, place)).await["person"], ann.id);
    }

    let reset = AdminRequest::ResetPassword { person: PersonId(ann.id) };
    let answer = ask(server.data(), &reset).await.unwrap().unwrap();
    assert!(matches!(answer, AdminAnswer::Password(_)), "{answer:?}");
    let refused = eve.refused("POST", "/api/recover", Some(&recover(&codes, 2))).await;
    assert_eq!(refused, (403, "no-code".into()));
    server.close().await;
}
