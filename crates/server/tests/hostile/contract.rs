//! The running server is held against its own description, from outside, with requests made at random.
//!
//! Whoever adds an address names what it answers, or is told here which status or body is missing.

use reqwest::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, COOKIE, HOST, ORIGIN};
use reqwest::{Client, Method, Response};
use serde_json::{Value, json};

use crate::chance::Chance;
use crate::scene::check_refusal;
use crate::schema::{fits, value};
use crate::support::{Person, TestServer};

/// So many requests are made for each operation.
const ROUNDS: u64 = 80;
/// After so many the people and tables are new: some requests end sessions or close tables.
const SCENE: u64 = 10;

/// An operation of the description.
struct Operation<'a> {
    method: &'a str,
    path: &'a str,
    about: &'a Value,
}

fn operations(document: &Value) -> Vec<Operation<'_>> {
    let paths = document["paths"].as_object().unwrap().iter();
    let all = paths.flat_map(|(path, item)| {
        let methods = item.as_object().unwrap().iter();
        methods.map(move |(method, about)| Operation { method, path, about })
    });
    all.collect()
}

/// Somebody who plays, and what they know that a request could name.
struct Asker {
    who: Person,
    words: Vec<String>,
    tables: Vec<String>,
}

impl Asker {
    async fn new(server: &TestServer) -> Self {
        // Names that are not among the words: a request may have made an account of one, and then no guest
        // is called so any more.
        let (ann, bob) = (server.guest("Ann the asker").await, server.guest("Bob").await);
        let mut tables = Vec::new();
        for (game, begun) in [("brandubh", false), ("brandubh", true), ("high-throne", true)] {
            let table = ann.table(&json!({"game": game, "public": !begun})).await;
            if begun {
                bob.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
                ann.ask(&table, &json!({"ask": "start"})).await;
            }
            tables.push(table);
        }
        let over = ann.table(&json!({"game": "tablut", "sit": [0, 1]})).await;
        ann.ask(&over, &json!({"ask": "start"})).await;
        ann.ask(&over, &json!({"ask": "resign", "seat": 0})).await;
        tables.push(over);
        let code = ann.post("/api/me/handover", &json!({})).await;
        let words = [
            "brandubh",
            "tablut",
            "high-throne",
            "d1-c1",
            "squire",
            "Ann",
            "correct horse",
            "moves",
        ];
        let mut words: Vec<_> = words.map(String::from).into();
        words.push(code["code"].as_str().unwrap().into());
        words.push("7/7/7/3K3/7/1tT4/3t3 d".into());
        words.push(format!("1.{}.{}", i64::MAX, tables[0]));
        words.push(bob.id.to_string());
        words.extend(tables.iter().cloned());
        Self { who: ann, words, tables }
    }

    /// The address, with what stands in braces filled in and something asked for.
    fn address(&self, chance: &mut Chance, operation: &Operation<'_>) -> String {
        let mut parts = Vec::new();
        for part in operation.path.split('/') {
            parts.push(match part {
                "{table}" if !chance.one_in(6) => chance.pick(&self.tables).clone(),
                _ if part.starts_with('{') => {
                    let last = self.words.len() - 1;
                    let odd = ["7", "0", "-1", "x", "%00", "%ff", "a%20b", "99999999999999999999"];
                    let odd = (*chance.pick(&odd)).to_string();
                    if chance.one_in(2) { odd } else { self.words[last.min(11)].clone() }
                }
                _ => part.to_string(),
            });
        }
        let mut asked = Vec::new();
        for parameter in operation.about["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap();
            if parameter["in"] != "query" || chance.one_in(2) {
                continue;
            }
            // A long poll that is right would be waited for.
            let patient = name == "wait";
            let odd = ["0", "true", "-1", "x", "", "%00", "1e9"];
            let odd = (*chance.pick(&odd)).to_string();
            let known = !patient && chance.one_in(2);
            let value = if known { chance.pick(&self.words).replace([' ', '/'], "+") } else { odd };
            asked.push(format!("{name}={value}"));
        }
        if chance.one_in(12) {
            asked.push("unknown=1".into());
        }
        format!("http://{}{}?{}", self.who.base, parts.join("/"), asked.join("&"))
    }

    /// Sends a request that was made at random; nothing if the server has hung up on a body that is too long.
    async fn ask(
        &self,
        chance: &mut Chance,
        document: &Value,
        operation: &Operation<'_>,
    ) -> Option<(Method, String, Response)> {
        let address = self.address(chance, operation);
        let other = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"];
        let right = !chance.one_in(15);
        let method =
            if right { operation.method.to_uppercase() } else { (*chance.pick(&other)).into() };
        let method: Method = method.parse().unwrap();
        let mut request = Client::new().request(method.clone(), &address);
        request = match chance.below(8) {
            0 => request,
            1 => request.bearer_auth("nobody"),
            2 => request.header(COOKIE, "ardri=nobody; x"),
            3 => request.header(COOKIE, format!("ardri={}", self.who.token)),
            _ => request.bearer_auth(&self.who.token),
        };
        if chance.one_in(15) {
            request = request.header(ORIGIN, "https://evil.example");
        }
        if chance.one_in(15) {
            request = request.header(HOST, "evil.example");
        }
        if chance.one_in(4) {
            request =
                request.header(ACCEPT_LANGUAGE, *chance.pick(&["de", "ga, en", "☃", "x;q=9"]));
        }
        let form = &operation.about["requestBody"]["content"]["application/json"]["schema"];
        let mut long = false;
        let mut sent = String::new();
        if form.is_object() || chance.one_in(8) {
            let kinds = ["application/json; charset=utf-8", "text/plain", "application/xml", "☃"];
            match chance.below(12) {
                0 => {}
                1 => request = request.header(CONTENT_TYPE, *chance.pick(&kinds)),
                _ => request = request.header(CONTENT_TYPE, "application/json"),
            }
            let text = value(chance, document, form, &self.words).to_string();
            let body = match chance.below(16) {
                0 => Vec::new(),
                1 => text.as_bytes()[..chance.below(text.len() + 1)].to_vec(),
                2 => (0..chance.below(40)).map(|_| chance.below(256) as u8).collect(),
                3 => {
                    long = true;
                    vec![b' '; 300 * 1024]
                }
                _ => text.into_bytes(),
            };
            sent = String::from_utf8_lossy(&body[..body.len().min(300)]).into_owned();
            request = request.body(body);
        }
        let what = format!("{method} {address} {sent}");
        match request.send().await {
            Ok(response) => Some((method, what, response)),
            Err(_) if long => None,
            Err(error) => panic!("{what}: {error}"),
        }
    }
}

/// Holds an answer against what is described.
async fn judge(document: &Value, operation: &Value, what: &str, answer: Response) {
    let status = answer.status().as_u16();
    let described = &operation["responses"][status.to_string()];
    let kind = answer.headers().get(CONTENT_TYPE).map(|kind| kind.to_str().unwrap().to_string());
    if !described.is_object() {
        let text = answer.text().await.unwrap();
        panic!("{what} answers {status}, which is not described: {text}");
    }
    let content = described["content"].as_object();
    let Some(content) = content.filter(|content| !content.is_empty()) else {
        let text = answer.text().await.unwrap();
        assert_eq!(text, "", "{what} answers {status} with a body that is not described");
        return;
    };
    let kind = kind.unwrap_or_else(|| panic!("{what} answers {status} without a content type"));
    let schema = &content.get(&kind).unwrap_or_else(|| panic!("{what}: {status} {kind}"))["schema"];
    match kind.as_str() {
        // A stream does not end; that it begins is enough.
        "application/x-ndjson" => {}
        "application/json" => {
            let body: Value = answer.json().await.unwrap();
            if let Err(why) = fits(document, schema, &body, "answer") {
                panic!("{what} answers {status}: {why}\n{body}");
            }
        }
        _ => assert_eq!(schema["type"], "string", "{what}"),
    }
}

#[tokio::test]
async fn every_answer_to_requests_made_at_random_is_described() {
    let server = TestServer::start().await;
    let document = server.guest("Reader").await.get("/api/openapi.json").await;
    let mut statuses = std::collections::BTreeMap::<u16, u32>::new();
    for (number, operation) in operations(&document).iter().enumerate() {
        let mut asker = Asker::new(&server).await;
        for round in 0..ROUNDS {
            if round % SCENE == SCENE - 1 {
                asker = Asker::new(&server).await;
            }
            let mut chance = Chance::of(number as u64 * 1_000_003 + round);
            let Some((method, what, answer)) = asker.ask(&mut chance, &document, operation).await
            else {
                continue;
            };
            *statuses.entry(answer.status().as_u16()).or_default() += 1;
            let method = method.as_str().to_lowercase();
            match document["paths"][operation.path].get(&method) {
                Some(about) => judge(&document, about, &what, answer).await,
                None => {
                    let status = answer.status().as_u16();
                    assert!([403, 405, 421, 429].contains(&status), "{what} answers {status}");
                    let body: Value = answer.json().await.unwrap();
                    check_refusal(status, &body, &what);
                }
            }
        }
    }
    // The requests reach all that is meant to be met, or this test says nothing.
    for status in [200, 201, 204, 400, 401, 403, 404, 405, 409, 413, 415, 421, 422, 429] {
        assert!(statuses.contains_key(&status), "nothing has answered {status}: {statuses:?}");
    }
    server.close().await;
}

#[tokio::test]
async fn the_description_says_how_one_is_known_and_what_is_refused_everywhere() {
    let server = TestServer::start().await;
    let asker = Asker::new(&server).await;
    let document = asker.who.get("/api/openapi.json").await;
    let schemes = &document["components"]["securitySchemes"];
    assert_eq!(schemes["bearer"]["scheme"], "bearer");
    assert_eq!(
        (&schemes["cookie"]["type"], &schemes["cookie"]["in"]),
        (&json!("apiKey"), &json!("cookie"))
    );
    // The name of the cookie is the one that this server gives.
    let made = Client::new().post(server.url("/api/guests")).send().await.unwrap();
    let cookie =
        made.headers()["set-cookie"].to_str().unwrap().split('=').next().unwrap().to_string();
    assert_eq!(schemes["cookie"]["name"], cookie);
    assert_eq!(document["security"], json!([{"bearer": []}, {"cookie": []}]));
    for operation in operations(&document) {
        let Operation { method, path, about } = &operation;
        let responses = about["responses"].as_object().unwrap();
        for always in ["405", "408", "421", "429", "503"] {
            assert!(responses.contains_key(always), "{method} {path} says nothing of {always}");
        }
        for (status, response) in responses {
            if status.as_str() >= "400" {
                let schema = &response["content"]["application/json"]["schema"]["$ref"];
                assert_eq!(*schema, "#/components/schemas/ErrorBody", "{method} {path} {status}");
            }
        }
        // Whoever is nobody is told so exactly where a session is needed.
        let free = about["security"].as_array().is_some_and(|all| all.contains(&json!({})));
        let path = path.replace("{table}", &asker.tables[1]).replace("{person}", "1");
        let path = path.replace(['{', '}'], "");
        let url = format!("http://{}{path}", asker.who.base);
        let request = Client::new().request(method.to_uppercase().parse().unwrap(), url);
        let request = request.header(CONTENT_TYPE, "application/json").body("{}");
        let status = request.send().await.unwrap().status().as_u16();
        assert_eq!(status == 401, !free, "{method} {path} without a session: {status}");
    }
    server.close().await;
}
