//! A real server with a seed of one's choice, and everyone at one table of it, listening.

use std::sync::Arc;

use ardri_core::Seat;
use ardri_core::fairness::{Fairness, Seed};
use ardri_core::sealed::{Sealed, SeatWord};
use ardri_server::tables::Secrets;
use futures_util::StreamExt;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::support::{HandClock, PATIENCE, Person, Socket, TestServer, reveal, word_of};

/// What is to be played, and with which secrets.
#[derive(Clone)]
pub struct Plan {
    pub game: &'static str,
    pub options: Value,
    pub seats: u8,
    pub seed: Seed,
    pub words: Vec<String>,
}

impl Plan {
    /// The luck that follows at a table where everyone reveals their words.
    pub fn fairness(&self, table: &str) -> Fairness {
        let told = |(seat, word): (Seat, &String)| {
            let secret = word_of(seat.0, word);
            SeatWord::told(secret.commitment(table, seat), secret)
        };
        let words = (0..).map(Seat).zip(&self.words).map(told).collect();
        let seed_commitment = self.seed.commitment();
        Fairness::sealed(&self.seed, Sealed { table: table.into(), seed_commitment, words })
    }
}

/// Somebody who listens in every way there is.
pub struct Listener {
    pub person: Person,
    pub socket: Socket,
    stream: reqwest::Response,
    rest: String,
    /// All that was heard, in order, as it came.
    pub heard: Vec<String>,
    /// How much of it had come at the end of each step.
    pub until: Vec<usize>,
}

/// A table of a server of its own: one person in each seat, and one who watches, who comes last.
pub struct House {
    pub server: TestServer,
    pub table: String,
    pub all: Vec<Listener>,
    /// The number of the last event.
    pub number: u64,
    steps: u64,
    words: Vec<String>,
}

/// The same secrets each time: this seed, and ids that can be told apart.
pub fn secrets(seed: &Seed) -> Secrets {
    let seed = seed.clone();
    Arc::new(move |bytes| {
        match <&mut [u8; 32]>::try_from(&mut *bytes) {
            Ok(bytes) => *bytes = seed.0,
            Err(_) => bytes.fill(7),
        }
        Ok(())
    })
}

impl House {
    /// Everyone has come, and the game has begun.
    pub async fn open(plan: &Plan, public: bool) -> Self {
        let clock = HandClock::new().clock();
        let server = TestServer::with_secrets(|_| (), clock, secrets(&plan.seed)).await;
        let mut people = Vec::new();
        for seat in 0..=plan.seats {
            people.push(server.guest(&format!("Person {seat}")).await);
        }
        let form = json!({"game": plan.game, "options": plan.options, "seats": plan.seats,
            "public": public, "name": "The table", "clock": {"kind": "move", "seconds": 60}});
        let table = people[0].table(&form).await;
        for (seat, word) in plan.words.iter().enumerate() {
            if seat > 0 {
                people[seat].ask(&table, &json!({"ask": "sit", "seat": seat})).await;
            }
            people[seat].commit(&table, seat as u8, word).await;
        }
        let number = 1 + 2 * u64::from(plan.seats);
        let mut house =
            Self { server, table, all: Vec::new(), number, steps: 0, words: plan.words.clone() };
        for person in people {
            house.come(person).await;
        }
        house
    }

    async fn come(&mut self, person: Person) {
        let socket = person.socket(&self.table, Some(0)).await;
        let url = format!("http://{}/api/tables/{}/stream?after=0", person.base, self.table);
        let stream = person.http.get(url).bearer_auth(&person.token).send().await.unwrap();
        let (heard, until) = (Vec::new(), Vec::new());
        let listener = Listener { person, socket, stream, rest: String::new(), heard, until };
        self.all.push(listener);
        let here = self.all.len();
        for listener in &mut self.all {
            // Everyone is told that another one is here, so nobody misses it in one of two runs.
            loop {
                let message = listener.frame().await;
                if message["type"] == "presence" && message["watching"] == here {
                    break;
                }
            }
        }
    }

    /// Seals the words, and lets all but the last of them be revealed.
    async fn seal(&mut self) {
        for seat in 0..self.words.len() {
            let command = match seat.checked_sub(1) {
                None => json!({"ask": "start"}),
                Some(seat) => reveal(seat as u8, &self.words[seat]),
            };
            self.all[seat.saturating_sub(1)].person.ask(&self.table, &command).await;
            self.number += 1;
            for listener in &mut self.all {
                listener.hear(self.number).await;
                listener.look(&self.table, self.number).await;
            }
        }
    }

    /// Begins, or lets a seat act; then waits until all have heard of it, so many events in all.
    pub async fn step(&mut self, action: Option<(Seat, &str)>, events: usize) {
        let (seat, command) = match action {
            Some((seat, action)) => (seat, json!({"ask": "act", "seat": seat, "action": action})),
            None => {
                self.seal().await;
                self.number += 1;
                let last = self.words.len() - 1;
                (Seat(last as u8), reveal(last as u8, &self.words[last]))
            }
        };
        self.steps += 1;
        let by_socket = self.steps.is_multiple_of(2);
        let actor = &mut self.all[seat.index()];
        if by_socket {
            actor.socket.send_text(&command.to_string()).await;
        } else {
            actor.person.ask(&self.table, &command).await;
        }
        self.number += events as u64;
        let look = self.steps % 16 == 1;
        for listener in &mut self.all {
            listener.hear(self.number).await;
            if look {
                listener.look(&self.table, self.number).await;
            }
            listener.until.push(listener.heard.len());
        }
    }
}

impl Listener {
    /// The next message of the socket, which is also written down.
    async fn frame(&mut self) -> Value {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.stream.next()).await.unwrap();
            if let Message::Text(text) = frame.unwrap().unwrap() {
                self.heard.push(text.to_string());
                return serde_json::from_str(&text).unwrap();
            }
        }
    }

    /// Listens until the socket and the stream have told of the event with that number.
    async fn hear(&mut self, number: u64) {
        loop {
            let message = self.frame().await;
            assert_ne!(message["type"], "refused", "{message}");
            if message["type"] == "table" {
                assert_eq!(message["standing"]["number"], number, "one message for each request");
                break;
            }
        }
        let mut told = 0;
        while told < number {
            let Some((line, rest)) = self.rest.split_once('\n') else {
                let chunk = tokio::time::timeout(PATIENCE, self.stream.chunk()).await.unwrap();
                self.rest += std::str::from_utf8(&chunk.unwrap().unwrap()).unwrap();
                continue;
            };
            let (line, rest) = (line.to_string(), rest.to_string());
            self.rest = rest;
            if !line.is_empty() {
                told = serde_json::from_str::<Value>(&line).unwrap()["number"].as_u64().unwrap();
                self.heard.push(line);
            }
        }
    }

    /// Asks in every other way there is.
    async fn look(&mut self, table: &str, number: u64) {
        let after = number.saturating_sub(5);
        for path in ["", "/history", &format!("/events?after={after}"), "/events"] {
            let url = format!("http://{}/api/tables/{table}{path}", self.person.base);
            let answer = self.person.http.get(url).bearer_auth(&self.person.token).send().await;
            let answer = answer.unwrap();
            assert_eq!(answer.status(), 200);
            self.heard.push(answer.text().await.unwrap());
        }
        let mine = self.person.get("/api/me/tables").await;
        self.heard.push(mine.to_string());
    }
}
