//! Bad requests over HTTP.

use serde_json::{Value, json};

use crate::scene::{Scene, check_refusal};
use crate::support::Person;

/// Sends a body as it is, with a content type.
async fn send(who: &Person, method: &str, path: &str, kind: &str, body: Vec<u8>) -> (u16, Value) {
    let url = format!("http://{}{path}", who.base);
    let request = who.http.request(method.parse().unwrap(), url).bearer_auth(&who.token);
    let response = request.header("content-type", kind).body(body).send().await.unwrap();
    let status = response.status().as_u16();
    let text = response.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

fn bodies() -> Vec<Vec<u8>> {
    let deep = format!("{}1{}", "[".repeat(10_000), "]".repeat(10_000));
    let texts = [
        "",
        "{",
        "null",
        "[]",
        "0",
        "\"\"",
        "{}x",
        "{\"name\":1}",
        "{\"name\":[]}",
        "{\"on\":\"yes\"}",
        "{\"game\":7}",
        "{\"ask\":\"fly\"}",
        "{\"code\":null}",
        "{\"unknown\":1}",
        "{\"name\":\"a\\u0000b\",\"password\":\"a\\u0000bcdefgh\"}",
        "{\"name\":\"\",\"password\":\"\"}",
        "{\"name\":\" \"}",
        "{\"name\":\"a\\nb\"}",
        &deep,
    ];
    let mut all: Vec<Vec<u8>> = texts.iter().map(|text| text.as_bytes().to_vec()).collect();
    all.push(vec![0xff, 0xfe, 0x00]);
    all.push(format!("{{\"name\":\"{}\"}}", "x".repeat(41)).into_bytes());
    all.push(vec![b' '; 256 * 1024 + 1]);
    all
}

#[tokio::test]
async fn bad_bodies_are_refused_everywhere_and_change_nothing() {
    let scene = Scene::open().await;
    let before = scene.all().await;
    let ask = format!("/api/tables/{}/ask", scene.brandubh);
    let block = format!("/api/people/{}/block", scene.ann.id);
    let paths = [
        ("PATCH", "/api/me"),
        ("POST", "/api/me/account"),
        ("POST", "/api/handover"),
        ("POST", "/api/tables"),
        ("POST", &ask),
        ("POST", &block),
    ];
    for (method, path) in paths {
        for body in bodies() {
            let what = format!(
                "{method} {path} {:?}",
                String::from_utf8_lossy(&body[..body.len().min(80)])
            );
            let (status, answer) = send(&scene.bob, method, path, "application/json", body).await;
            check_refusal(status, &answer, &what);
        }
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x"]
        {
            let body = br#"{"name":"Zed","on":true,"ask":"say","text":"x"}"#.to_vec();
            let (status, answer) = send(&scene.bob, method, path, kind, body).await;
            check_refusal(status, &answer, &format!("{method} {path} as {kind}"));
        }
    }
    // A guest needs no body, but a bad one is not taken for none.
    for body in [&b"{"[..], b"{\"name\":1}", b"{\"name\":\"\"}", b"{\"nome\":\"x\"}"] {
        let sent = send(&scene.bob, "POST", "/api/guests", "application/json", body.to_vec()).await;
        check_refusal(sent.0, &sent.1, "POST /api/guests");
    }
    assert_eq!(scene.all().await, before);
    scene.server.close().await;
}

#[tokio::test]
async fn tables_that_cannot_be_are_not_set_up() {
    let scene = Scene::open().await;
    let before = scene.all().await;
    let clock = |clock: Value| json!({"game": "brandubh", "clock": clock});
    for form in [
        json!({"game": "chess"}),
        json!({"game": "../brandubh"}),
        json!({"game": "brandubh", "seats": 0}),
        json!({"game": "brandubh", "seats": 255}),
        json!({"game": "brandubh", "seats": -1}),
        json!({"game": "brandubh", "options": 7}),
        json!({"game": "brandubh", "options": {"x": 1}}),
        json!({"game": "high-throne", "options": {"deck": {"name": "", "cards": []}}}),
        json!({"game": "brandubh", "name": "x".repeat(61)}),
        json!({"game": "brandubh", "name": "a\u{0}b"}),
        json!({"game": "brandubh", "name": "a\nb"}),
        json!({"game": "brandubh", "sit": [0, 0]}),
        json!({"game": "brandubh", "sit": [9]}),
        json!({"game": "brandubh", "sit": [300]}),
        json!({"game": "brandubh", "bots": [{"seat": 0, "level": "god"}]}),
        json!({"game": "brandubh", "bots": [{"seat": 9, "level": "squire"}]}),
        json!({"game": "brandubh", "seed": "00"}),
        json!({"game": "brandubh", "host": 1}),
        clock(json!({"kind": "move", "seconds": 0})),
        clock(json!({"kind": "move", "seconds": 4_294_967_296_u64})),
        clock(json!({"kind": "game", "seconds": 10, "increment": 4_294_967_295_u32})),
        clock(json!({"kind": "days", "days": 31})),
        clock(json!({"kind": "sand"})),
    ] {
        let (status, body) = scene.bob.send("POST", "/api/tables", Some(&form)).await;
        check_refusal(status, &body, &form.to_string());
    }
    assert_eq!(scene.all().await, before);
    scene.server.close().await;
}

#[tokio::test]
async fn nobody_acts_for_another_and_nobody_acts_twice() {
    let scene = Scene::open().await;
    let before = scene.all().await;
    // A forged, an empty, an overlong session.
    for token in
        ["", "x", &format!("{}x", scene.ann.token), &"a".repeat(4000), "Bearer", "' OR 1=1"]
    {
        let nobody = Person { token: token.into(), ..scene.ann.clone() };
        for path in ["/api/me", "/api/me/tables", &format!("/api/tables/{}", scene.brandubh)] {
            assert_eq!(nobody.refused("GET", path, None).await, (401, "no-session".into()));
        }
    }
    // Another's seat, by HTTP.
    let act = json!({"ask": "act", "seat": 1, "action": "d4-d3"});
    assert_eq!(scene.eve.ask_refused(&scene.brandubh, &act).await, "not-your-seat");
    assert_eq!(scene.ann.ask_refused(&scene.brandubh, &act).await, "not-your-seat");
    let resign = json!({"ask": "resign", "seat": 1});
    assert_eq!(scene.ann.ask_refused(&scene.brandubh, &resign).await, "not-your-seat");
    // The first request once more: it is done only once. Under the same name by another: not at all.
    let history = scene.ann.get(&format!("/api/tables/{}/history", scene.brandubh)).await;
    let number = history.as_array().unwrap().last().unwrap()["number"].as_u64().unwrap();
    let again = &scene.first;
    assert_eq!(scene.ann.ask(&scene.brandubh, again).await, number);
    assert_eq!(scene.eve.ask_refused(&scene.brandubh, again).await, "key-used");
    let other = json!({"ask": "act", "seat": 0, "action": "a4-a1", "key": "first"});
    assert_eq!(scene.ann.ask_refused(&scene.brandubh, &other).await, "key-used");
    // Without a name it is another move, out of turn.
    let late = json!({"ask": "act", "seat": 0, "action": "a4-a3"});
    assert_eq!(scene.ann.ask_refused(&scene.brandubh, &late).await, "illegal");
    let record = format!("/api/tables/{}/record", scene.brandubh);
    assert_eq!(scene.ann.refused("GET", &record, None).await, (409, "not-over".into()));
    for ask in ["rematch", "decline-rematch"] {
        let again = json!({"ask": ask, "seat": 0});
        assert_eq!(scene.ann.ask_refused(&scene.brandubh, &again).await, "not-over");
    }
    assert_eq!(scene.all().await, before);
    scene.server.close().await;
}

#[tokio::test]
async fn questions_with_bad_numbers_are_refused_and_high_ones_find_nothing() {
    let scene = Scene::open().await;
    let events = format!("/api/tables/{}/events", scene.brandubh);
    for after in [1_000, u64::MAX / 2, u64::MAX] {
        assert_eq!(scene.bob.get(&format!("{events}?after={after}")).await, json!([]));
    }
    for query in
        ["after=-1", "after=x", "wait=-1", "after=1.0", "after=18446744073709551616", "x=1"]
    {
        for path in [&events, &events.replace("events", "stream")] {
            let (status, body) = scene.bob.send("GET", &format!("{path}?{query}"), None).await;
            check_refusal(status, &body, query);
        }
    }
    for query in ["finished=7", "before=x", "before=9223372036854775808", "page=1"] {
        let (status, body) = scene.bob.send("GET", &format!("/api/me/tables?{query}"), None).await;
        check_refusal(status, &body, query);
    }
    for before in [i64::MIN, -1, i64::MAX] {
        scene.bob.get(&format!("/api/me/tables?before={before}")).await;
    }
    for person in ["9223372036854775808", "x", "%00"] {
        let path = format!("/api/people/{person}/mute");
        let (status, body) = scene.bob.send("POST", &path, Some(&json!({"on": true}))).await;
        check_refusal(status, &body, person);
    }
    scene.server.close().await;
}

#[tokio::test]
async fn pages_of_other_sites_change_nothing() {
    let scene = Scene::open().await;
    let before = scene.all().await;
    let ask = format!("/api/tables/{}/ask", scene.brandubh);
    let own = format!("http://{}", scene.bob.base);
    for (origin, status) in [
        ("https://evil.example", 403),
        ("null", 403),
        ("", 403),
        ("http://127.0.0.1", 403),
        (&format!("{own}.evil.example"), 403),
        (&own, 409),
    ] {
        let url = format!("http://{}{ask}", scene.bob.base);
        let request =
            scene.bob.http.post(url).bearer_auth(&scene.bob.token).header("origin", origin);
        let response = request.json(&json!({"ask": "start"})).send().await.unwrap();
        assert_eq!(response.status(), status, "{origin}");
        let body: Value = response.json().await.unwrap();
        check_refusal(status, &body, origin);
    }
    assert_eq!(scene.all().await, before);
    scene.server.close().await;
}
