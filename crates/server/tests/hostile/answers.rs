//! No answer grows without end, and no reader is waited for without end.

use std::time::Duration;

use ardri_server::serve::machine_clock;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::support::{PATIENCE, Person, TestServer, legal, to_act};

/// The most that one answer may hold, with room for the last thing in it.
const CEILING: usize = 1024 * 1024;
/// What the texts of the large deck take, most of all.
const LORE: usize = 200 * 1024;

/// A deck as large as a request may be: most of it is told once, and never again.
fn large_deck() -> Value {
    let mut form = serde_json::to_value(ardri_throne::Deck::ardri().form()).unwrap();
    form["name"] = json!("Large");
    for card in form["cards"].as_array_mut().unwrap() {
        card["lore"] = json!("x".repeat(LORE / 16));
    }
    form
}

/// Two people at a table with the large deck who have done so many things.
async fn played(server: &TestServer, actions: usize) -> (Person, String) {
    let ann = server.guest("Ann").await;
    let form = json!({"game": "high-throne", "options": {"deck": large_deck()}, "sit": [0, 1]});
    let table = ann.table(&form).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    for number in 0..actions {
        let standing = ann.look(&table).await;
        let Some(seat) = to_act(&standing).first().copied() else { break };
        let legal = legal(&standing, seat);
        let action = &legal[number * 7 % legal.len()];
        ann.ask(&table, &json!({"ask": "act", "seat": seat, "action": action})).await;
    }
    (ann, table)
}

/// An answer as it comes, and where the next page is.
async fn page(who: &Person, path: &str) -> (Value, usize, Option<String>) {
    let url = format!("http://{}{path}", who.base);
    let response = who.http.get(url).bearer_auth(&who.token).send().await.unwrap();
    assert_eq!(response.status(), 200, "{path}");
    let link = response.headers().get("link").map(|link| link.to_str().unwrap().to_string());
    let next = link.map(|link| {
        let (address, rel) = link.split_once(';').unwrap();
        assert_eq!(rel.trim(), "rel=\"next\"");
        address.trim_matches(['<', '>']).to_string()
    });
    let text = response.text().await.unwrap();
    (serde_json::from_str(&text).unwrap(), text.len(), next)
}

/// All pages of a list, each within bounds.
async fn all_pages(who: &Person, path: &str) -> (Vec<Value>, usize, usize) {
    let (mut all, mut bytes, mut pages) = (Vec::new(), 0, 0);
    let mut next = Some(path.to_string());
    while let Some(path) = next {
        let (read, size, after) = page(who, &path).await;
        assert!(size <= CEILING, "{path} has {size} bytes");
        all.extend(read.as_array().unwrap().clone());
        bytes += size;
        pages += 1;
        next = after;
    }
    (all, bytes, pages)
}

#[tokio::test]
async fn a_history_does_not_repeat_the_deck_and_comes_in_pages() {
    let server = TestServer::start().await;
    let (ann, table) = played(&server, 60).await;
    let number = ann.look(&table).await["number"].as_u64().unwrap();
    for path in ["history", "events"] {
        let path = format!("/api/tables/{table}/{path}");
        let (all, bytes, _) = all_pages(&ann, &path).await;
        let numbers: Vec<u64> = all.iter().map(|one| one["number"].as_u64().unwrap()).collect();
        assert_eq!(numbers, (1..=number).collect::<Vec<_>>());
        // Two seats see the whole table after each event, and the deck not once.
        assert!(bytes < numbers.len() * 40_000, "{path}: {bytes} bytes");
        // By fours it is the same, in more pages.
        let (fours, _, pages) = all_pages(&ann, &format!("{path}?limit=4")).await;
        assert_eq!(fours.len(), all.len().min(fours.len()));
        assert!(pages >= 2 || number <= 4);
        let (few, _, next) = page(&ann, &format!("{path}?after=3&limit=4")).await;
        let few: Vec<_> = few.as_array().unwrap().iter().map(|one| &one["number"]).collect();
        assert_eq!(few, [4, 5, 6, 7]);
        assert_eq!(next, Some(format!("{path}?after=7")));
        assert_eq!(page(&ann, &format!("{path}?after={number}")).await, (json!([]), 2, None));
        // Nobody gets more by asking for more.
        for limit in ["0", "1000000", "18446744073709551615"] {
            let (read, size, _) = page(&ann, &format!("{path}?limit={limit}")).await;
            assert!(size <= CEILING && read.as_array().unwrap().len() <= 500);
        }
    }
    // Whoever asks again and again need not be told what never changes.
    let (mut whole, _, _) = page(&ann, &format!("/api/tables/{table}")).await;
    let (mut brief, size, _) = page(&ann, &format!("/api/tables/{table}?brief=true")).await;
    assert!(size < LORE / 2, "{size} bytes");
    assert!(brief["options"].is_null() && whole["options"].is_object());
    // Time goes on between the two.
    (whole["now"], brief["now"]) = (json!(0), json!(0));
    for (field, value) in brief.as_object().unwrap() {
        assert_eq!(*value, whole[field], "{field}");
    }
    // The standing tells the options once; what changes never does.
    let mut socket = ann.socket(&table, None).await;
    assert!(socket.table().await["standing"]["options"].to_string().len() > LORE);
    ann.ask(&table, &json!({"ask": "say", "text": "well"})).await;
    let news = socket.table().await;
    assert!(news.to_string().len() < LORE / 2, "{} bytes", news.to_string().len());
    server.close().await;
}

#[tokio::test]
async fn a_replay_comes_in_pages() {
    let server = TestServer::start().await;
    let ann = server.guest("Ann").await;
    let mut kept = None;
    let kind = ardri_table::GameKind::find("brian-boru").unwrap();
    let mut games = kind.simulation(&kind.default_options(), Some(5), 3).unwrap();
    games.play(1, Some(&mut |record| kept = Some(record)));
    let record = kept.unwrap();
    let text = record.to_json();
    let (mut moments, mut from, mut pages) = (0, json!(0), 0);
    while !from.is_null() {
        let form = json!({"text": text, "from": from});
        let read = ann.post("/api/replay", &form).await;
        let size = read.to_string().len();
        assert!(size <= 2 * CEILING, "{size} bytes from {from}");
        assert_eq!(read["record"].is_object(), pages == 0, "the record is told once");
        moments += read["moments"].as_array().unwrap().len();
        from = read["next"].clone();
        pages += 1;
    }
    assert_eq!(moments, record.actions.len() + 1);
    assert!(pages > 1, "the game was too short to be worth the test");
    // Beyond the end there is nothing, and nothing goes wrong.
    let form = json!({"text": text, "from": 1_000_000});
    assert_eq!(ann.post("/api/replay", &form).await["moments"], json!([]));
    server.close().await;
}

/// A client with the smallest window there is, who asks for something and reads nothing of it.
async fn unread(person: &Person, path: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let mut stream = socket.connect(person.base.parse().unwrap()).await.unwrap();
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {}\r\n\r\n",
        person.base, person.token
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    stream
}

#[tokio::test]
async fn who_does_not_read_an_answer_is_let_go() {
    let patience = Duration::from_millis(300);
    let server =
        TestServer::with(|config| config.patience.slowest = patience, machine_clock()).await;
    let (ann, table) = played(&server, 60).await;
    let path = format!("/api/tables/{table}/history");
    let (_, size, _) = page(&ann, &path).await;
    let mut readers = Vec::new();
    for _ in 0..8 {
        readers.push(unread(&ann, &path).await);
    }
    // The answers wait, and are given up one by one without anybody reading a byte.
    tokio::time::timeout(PATIENCE, async {
        while server.unsent().bytes() == 0 {
            tokio::task::yield_now().await;
        }
        while server.unsent().bytes() > 0 {
            tokio::task::yield_now().await;
        }
    })
    .await
    .unwrap();
    for mut reader in readers {
        let mut read = Vec::new();
        let _ = tokio::time::timeout(PATIENCE, reader.read_to_end(&mut read)).await.unwrap();
        assert!(read.len() < size, "all of it has come");
    }
    // Who reads is answered as before.
    assert_eq!(page(&ann, &path).await.1, size);
    server.close().await;
}

#[tokio::test]
async fn so_much_waits_for_an_address_and_no_more() {
    let server = TestServer::start().await;
    let (ann, table) = played(&server, 60).await;
    let path = format!("/api/tables/{table}/history");
    let mut readers = Vec::new();
    let mut refused = false;
    for _ in 0..200 {
        readers.push(unread(&ann, &path).await);
        assert!(server.unsent().bytes() <= 9 * CEILING, "{} wait", server.unsent().bytes());
        let (status, body) = ann.send("GET", &path, None).await;
        if status == 503 {
            assert_eq!(body["refused"], "busy");
            refused = true;
            break;
        }
    }
    assert!(refused, "{} bytes wait for {} readers", server.unsent().bytes(), readers.len());
    // What is small is answered still: the table can be played at.
    ann.ask(&table, &json!({"ask": "say", "text": "well"})).await;
    drop(readers);
    while ann.send("GET", &path, None).await.0 == 503 {
        tokio::task::yield_now().await;
    }
    server.close().await;
}
