//! One's account and one's data: password, sessions, codes, export, the end; and those who run it all.

use ardri_core::Record;
use ardri_server::admin::channel::ask;
use ardri_server::admin::{AdminAnswer, AdminRequest};
use ardri_server::serve::machine_clock;
use ardri_server::store::{PersonId, Store, backup};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::support::{HandClock, PATIENCE, Person, Socket, TestServer, legal};

const DAY: i64 = 86_400_000;

pub async fn account(server: &TestServer, name: &str) -> Person {
    let person = server.guest(name).await;
    person.post("/api/me/account", &json!({"name": name, "password": "correct horse"})).await;
    person
}

/// The same person with another session.
pub async fn again(person: &Person, password: &str) -> Person {
    let form = json!({"name": person.name, "password": password});
    let token = person.post("/api/login", &form).await["token"].as_str().unwrap().into();
    Person { token, ..person.clone() }
}

pub async fn ends(mut socket: Socket) {
    let end = async { while socket.next().await.is_some() {} };
    timeout(PATIENCE, end).await.expect("the socket ends");
}

#[tokio::test]
async fn a_new_password_ends_the_other_sessions() {
    let server = TestServer::start().await;
    let ann = account(&server, "Ann").await;
    let phone = again(&ann, "correct horse").await;
    let lobby = phone.open("/api/lobby/socket").await.unwrap();
    let path = "/api/me/password";
    let form = |old: &str, new: &str| json!({"old": old, "new": new});
    let refused = ann.refused("POST", path, Some(&form("wrong horse", "battery staple"))).await;
    assert_eq!(refused, (403, "wrong-password".into()));
    let refused = ann.refused("POST", path, Some(&form("correct horse", "short"))).await;
    assert_eq!(refused, (400, "bad-password".into()));
    let bob = server.guest("Bob").await;
    let refused = bob.refused("POST", path, Some(&form("", "battery staple"))).await;
    assert_eq!(refused, (409, "no-account".into()));
    ann.post(path, &form("correct horse", "battery staple")).await;
    // What the other device has open, the lobby as well, comes to its end.
    ends(lobby).await;
    assert_eq!(phone.refused("GET", "/api/me", None).await.0, 401);
    assert_eq!(ann.get("/api/me").await["name"], "Ann");
    let old = json!({"name": "Ann", "password": "correct horse"});
    assert_eq!(bob.refused("POST", "/api/login", Some(&old)).await.0, 403);
    again(&ann, "battery staple").await;
    server.close().await;
}

#[tokio::test]
async fn sessions_are_listed_and_ended() {
    let hands = HandClock::new();
    let server = TestServer::with(|config| config.session_days = 3, hands.clock()).await;
    let ann = account(&server, "Ann").await;
    hands.advance(DAY);
    ann.get("/api/me").await;
    let (phone, tablet) = (again(&ann, "correct horse").await, again(&ann, "correct horse").await);
    let listed = phone.get("/api/me/sessions").await;
    let listed = listed.as_array().unwrap();
    assert_eq!(listed.len(), 3);
    assert_eq!(listed.iter().filter(|one| one["current"] == true).count(), 1);
    let own = tablet.get("/api/me/sessions").await;
    let own = own.as_array().unwrap().iter().find(|one| one["current"] == true).unwrap();
    let path = format!("/api/me/sessions/{}", own["session"].as_str().unwrap());
    let eve = server.guest("Eve").await;
    assert_eq!(eve.refused("DELETE", &path, None).await, (404, "not-a-session".into()));
    let lobby = tablet.open("/api/lobby/socket").await.unwrap();
    assert_eq!(phone.send("DELETE", &path, None).await.0, 204);
    ends(lobby).await;
    assert_eq!(tablet.refused("GET", "/api/me", None).await.0, 401);
    assert_eq!(phone.send("DELETE", "/api/me/sessions", None).await.0, 204);
    assert_eq!(ann.refused("GET", "/api/me", None).await.0, 401);
    // Whoever does not come for long is not known any more; whoever comes stays known.
    hands.advance(2 * DAY);
    phone.get("/api/me").await;
    hands.advance(2 * DAY);
    phone.get("/api/me").await;
    hands.advance(3 * DAY);
    assert_eq!(phone.refused("GET", "/api/me", None).await, (401, "no-session".into()));
    server.close().await;
}

#[tokio::test]
async fn a_code_lets_in_once_without_the_password() {
    let server = TestServer::start().await;
    let ann = account(&server, "Ann").await;
    let wrong = json!({"password": "wrong horse"});
    assert_eq!(ann.refused("POST", "/api/me/recovery", Some(&wrong)).await.0, 403);
    let proof = json!({"password": "correct horse"});
    let old = ann.post("/api/me/recovery", &proof).await;
    let codes = ann.post("/api/me/recovery", &proof).await;
    let code = |codes: &Value, place: usize| codes["codes"][place].as_str().unwrap().to_string();
    let bob = server.guest("Bob").await;
    let form = |name: &str, code: String| json!({"name": name, "code": code, "password": "battery staple"});
    for form in [form("Ann", code(&old, 0)), form("Nobody", code(&codes, 0))] {
        let refused = bob.refused("POST", "/api/recover", Some(&form)).await;
        assert_eq!(refused, (403, "no-code".into()), "{form}");
    }
    let me = bob.post("/api/recover", &form("ann", code(&codes, 0).to_uppercase())).await;
    assert_eq!(me["person"], ann.id);
    assert_eq!(ann.refused("GET", "/api/me", None).await.0, 401, "sessions of before are over");
    let twice = bob.refused("POST", "/api/recover", Some(&form("Ann", code(&codes, 0)))).await;
    assert_eq!(twice, (403, "no-code".into()));
    again(&ann, "battery staple").await;
    server.close().await;
}

#[tokio::test]
async fn who_is_forgotten_is_somebody_and_their_games_still_verify() {
    let server = TestServer::start().await;
    let (ann, bob) = (account(&server, "Ann").await, server.guest("Bob").await);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = ann.table(&json!({"game": "brandubh", "public": true})).await;
        bob.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
        ann.ask(&table, &json!({"ask": "say", "text": "mine alone"})).await;
        bob.ask(&table, &json!({"ask": "say", "text": "of another"})).await;
        ann.ask(&table, &json!({"ask": "start"})).await;
        let action = legal(&ann.look(&table).await, 0)[0].clone();
        ann.ask(&table, &json!({"ask": "act", "seat": 0, "action": action})).await;
        tables.push(table);
    }
    let [finished, playing] = tables.try_into().unwrap();
    bob.ask(&finished, &json!({"ask": "resign", "seat": 1})).await;
    let open = ann.table(&json!({"game": "tablut", "public": true, "name": "To be closed"})).await;
    let hers = bob.table(&json!({"game": "tablut", "public": true, "name": "To stay"})).await;
    ann.ask(&hers, &json!({"ask": "sit", "seat": 1})).await;
    ann.post(&format!("/api/people/{}/mute", bob.id), &json!({"on": true})).await;

    // Everything about her is hers.
    let data = ann.get("/api/me/export").await;
    assert_eq!((&data["name"], &data["account"]), (&json!("Ann"), &json!(true)));
    assert_eq!(data["said"].as_array().unwrap().len(), 2);
    assert_eq!(data["said"][0]["text"], "mine alone");
    assert_eq!(data["muted"][0]["name"], "Bob");
    assert!(!data.to_string().contains("of another"), "what others have said is theirs");
    assert_eq!(data["tables"].as_array().unwrap().len(), 4);
    let exported = data["tables"].as_array().unwrap().iter().find(|one| one["table"] == finished);
    let record = bob.get(&format!("/api/tables/{finished}/record")).await;
    assert_eq!(exported.unwrap()["record"], record);

    let mut watching = bob.socket(&playing, None).await;
    let own = ann.socket(&playing, None).await;
    for proof in [json!({}), json!({"password": "wrong horse"})] {
        assert_eq!(ann.refused("DELETE", "/api/me", Some(&proof)).await.0, 403);
    }
    let proof = json!({"password": "correct horse"});
    assert_eq!(ann.send("DELETE", "/api/me", Some(&proof)).await.0, 204);
    ends(own).await;
    assert_eq!(ann.refused("GET", "/api/me", None).await.0, 401);
    assert_eq!(
        bob.refused(
            "POST",
            "/api/login",
            Some(&json!({"name": "Ann", "password": "correct horse"}))
        )
        .await
        .0,
        403
    );
    // A bot plays on for her, and nobody comes back to that seat.
    loop {
        let message = watching.table().await;
        if message["standing"]["seats"][0]["bot"].is_string() {
            assert_eq!(message["standing"]["seats"][0]["instead_of"], "");
            break;
        }
    }
    let listed = bob.get("/api/tables").await;
    assert!(!listed.to_string().contains("To be closed"), "{listed}");
    assert_eq!(bob.look(&open).await["stage"], "closed");
    assert_eq!(bob.look(&hers).await["seats"][1]["name"], json!(null));
    let check = async |server: &TestServer, bob: &Person| {
        let look = bob.look(&finished).await;
        assert_eq!((&look["seats"][0]["name"], &look["host"]), (&json!(""), &json!("")));
        for path in ["events", "history"] {
            let told = bob.get(&format!("/api/tables/{finished}/{path}")).await.to_string();
            assert!(!told.contains("Ann") && !told.contains("mine alone"), "{told}");
            assert!(told.contains("of another"));
        }
        let after = bob.get(&format!("/api/tables/{finished}/record")).await;
        assert_eq!(
            (&after["actions"], &after["fairness"]),
            (&record["actions"], &record["fairness"])
        );
        let parsed = Record::parse(&after.to_string()).unwrap();
        ardri_table::GameKind::find("brandubh").unwrap().replay(&parsed, &mut |_| ()).unwrap();
        assert!(!bob.get("/api/me/tables?finished=true").await.to_string().contains("Ann"));
        let data = std::fs::read(server.folder().join("ardri.db")).unwrap();
        data.windows(10).any(|part| part == b"mine alone")
    };
    check(&server, &bob).await;
    let server = server.restart().await;
    let bob = bob.at(&server);
    check(&server, &bob).await;
    // The name is free again.
    account(&server, "Ann").await;
    server.close().await;
}

#[tokio::test]
async fn tables_that_were_not_told_of_a_deletion_hear_of_it_at_the_next_start() {
    let server = TestServer::start().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = bob.table(&json!({"game": "brandubh"})).await;
    ann.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
    bob.ask(&table, &json!({"ask": "start"})).await;
    // As if the server had died right after the deletion was on disk.
    let path = server.folder().to_path_buf();
    let folder = server.stop().await.unwrap();
    let store = Store::open(&path).await.unwrap();
    let forget = ardri_server::store::AccountChange::Forget { person: PersonId(ann.id), now: 1 };
    store.change_account(forget).await.unwrap();
    store.close().await;
    let server = TestServer::at(folder).await;
    let bob = bob.at(&server);
    let look = bob.look(&table).await;
    assert_eq!(
        (&look["seats"][1]["bot"], &look["seats"][1]["instead_of"]),
        (&json!("high-king"), &json!(""))
    );
    server.close().await;
}

#[tokio::test]
async fn an_administrator_goes_through_the_running_server() {
    let server = TestServer::start().await;
    let (ann, bob) = (account(&server, "Ann").await, server.guest("Bob").await);
    let table = bob.table(&json!({"game": "brandubh", "public": true})).await;
    ann.ask(&table, &json!({"ask": "say", "text": "rude words"})).await;
    let report = format!("/api/tables/{table}/report");
    assert_eq!(bob.refused("POST", &report, Some(&json!({"reason": " "}))).await.0, 400);
    bob.post(&report, &json!({"reason": "Ann is\nrude"})).await;
    let folder = server.folder().to_path_buf();
    let data = server.data().clone();
    let admin = async |request: AdminRequest| ask(&data, &request).await.unwrap().unwrap();
    let AdminAnswer::Reports(reports) = admin(AdminRequest::Reports { after: 0 }).await else {
        panic!()
    };
    assert_eq!(
        (reports[0].reason.as_str(), &reports[0].chat[0]["text"]),
        ("Ann is rude", &json!("rude words"))
    );
    let people = AdminRequest::People { like: "an".into(), guests: false, after: 0 };
    let AdminAnswer::People(people) = admin(people).await else { panic!() };
    assert_eq!((people.len(), people[0].name.as_str(), people[0].sessions), (1, "Ann", 1));
    let person = PersonId(ann.id);
    let rename = AdminRequest::Rename { person, name: "Anne".into() };
    assert_eq!(admin(rename).await, AdminAnswer::Done);
    assert_eq!(ann.get("/api/me").await["name"], "Anne");
    let twin = AdminRequest::Rename { person, name: "a\u{202e}b".into() };
    assert!(matches!(admin(twin).await, AdminAnswer::Refused(_)));
    let AdminAnswer::Password(password) = admin(AdminRequest::ResetPassword { person }).await
    else {
        panic!()
    };
    let ann = again(&Person { name: "Anne".into(), ..ann }, &password).await;
    let lobby = ann.open("/api/lobby/socket").await.unwrap();
    assert_eq!(admin(AdminRequest::Ban { person, on: true }).await, AdminAnswer::Done);
    ends(lobby).await;
    assert_eq!(ann.refused("GET", "/api/me", None).await.0, 401);
    let form = json!({"name": "Anne", "password": password});
    assert_eq!(bob.refused("POST", "/api/login", Some(&form)).await, (403, "banned".into()));
    assert_eq!(admin(AdminRequest::Ban { person, on: false }).await, AdminAnswer::Done);
    again(&ann, &password).await;
    assert_eq!(
        admin(AdminRequest::CloseTable { table: table.parse().unwrap() }).await,
        AdminAnswer::Done
    );
    assert_eq!(bob.look(&table).await["stage"], "closed");
    assert_eq!(
        admin(AdminRequest::DeleteTable { table: table.parse().unwrap() }).await,
        AdminAnswer::Done
    );
    assert_eq!(
        bob.refused("GET", &format!("/api/tables/{table}"), None).await,
        (404, "no-table".into())
    );
    let AdminAnswer::Audit(done) = admin(AdminRequest::Audit).await else { panic!() };
    let done: Vec<_> = done.iter().rev().map(|one| one.action.as_str()).collect();
    let all = ["rename", "reset-password", "ban", "unban", "close-table", "delete-table"];
    assert_eq!(done, all);
    // The secret is in a file that is nobody else's, and goes with the server.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(folder.join("admin.json")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let text = std::fs::read_to_string(folder.join("admin.json")).unwrap();
    std::fs::write(folder.join("admin.json"), text.replace("\"secret\":\"", "\"secret\":\"x"))
        .unwrap();
    assert_eq!(ask(&data, &AdminRequest::Audit).await.unwrap(), None, "a wrong secret");
    let kept = server.stop().await;
    assert!(!folder.join("admin.json").exists());
    drop(kept);
}

#[tokio::test]
async fn a_backup_of_a_running_server_can_be_restored() {
    let server = TestServer::start().await;
    let ann = account(&server, "Ann").await;
    let table = ann.table(&json!({"game": "brandubh", "sit": [0, 1]})).await;
    ann.ask(&table, &json!({"ask": "say", "text": "before"})).await;
    let restored = tempfile::tempdir().unwrap();
    let copy = restored.path().join("ardri.db");
    backup(server.data(), &copy).await.unwrap();
    assert!(backup(server.data(), &copy).await.is_err(), "nothing is written over");
    ann.ask(&table, &json!({"ask": "say", "text": "after"})).await;
    server.close().await;
    let server = TestServer::at(restored).await;
    let ann = ann.at(&server);
    let told = ann.get(&format!("/api/tables/{table}/events")).await.to_string();
    assert!(told.contains("before") && !told.contains("after"));
    ann.ask(&table, &json!({"ask": "start"})).await;
    server.close().await;
    let _ = machine_clock();
}
