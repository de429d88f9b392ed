//! Two tables in the midst of play, and a look at everything that must not change.

use serde_json::{Value, json};

use crate::support::{Person, TestServer, legal};

/// Ann and Bob play; Eve has nothing to do with it.
pub struct Scene {
    pub server: TestServer,
    pub ann: Person,
    pub bob: Person,
    pub eve: Person,
    /// Brandubh: Ann attacks, Bob defends, it is Bob's turn.
    pub brandubh: String,
    /// The High Throne: both choose an Objective.
    pub throne: String,
    /// What Ann has done first in Brandubh, under a name of its own.
    pub first: Value,
}

impl Scene {
    pub async fn open() -> Self {
        let server = TestServer::start().await;
        let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
        let eve = server.guest("Eve").await;
        let mut tables = Vec::new();
        for game in ["brandubh", "high-throne"] {
            let table = ann.table(&json!({"game": game})).await;
            bob.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
            ann.ask(&table, &json!({"ask": "start"})).await;
            tables.push(table);
        }
        let [brandubh, throne] = tables.try_into().unwrap();
        let action = legal(&ann.look(&brandubh).await, 0)[0].clone();
        let act = json!({"ask": "act", "seat": 0, "action": action, "key": "first"});
        ann.ask(&brandubh, &act).await;
        Self { server, ann, bob, eve, brandubh, throne, first: act }
    }

    /// All that anybody sees of both tables, and who they are.
    pub async fn all(&self) -> Value {
        let mut all = Vec::new();
        for person in [&self.ann, &self.bob, &self.eve] {
            for table in [&self.brandubh, &self.throne] {
                let mut look = person.look(table).await;
                look["now"] = Value::Null;
                all.push(look);
                all.push(person.get(&format!("/api/tables/{table}/events")).await);
            }
            for path in ["/api/me", "/api/me/tables", "/api/me/lists", "/api/tables"] {
                all.push(person.get(path).await);
            }
        }
        Value::Array(all)
    }
}

/// A refusal must have a word and a sentence, and be nobody's fault but the sender's.
pub fn check_refusal(status: u16, body: &Value, what: &str) {
    assert!((400..500).contains(&status), "{what}: {status} {body}");
    for field in ["refused", "reason"] {
        let said = body[field].as_str().unwrap_or_default();
        assert!(!said.is_empty(), "{what} is refused without a {field}: {status} {body}");
    }
}
