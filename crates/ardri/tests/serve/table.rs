//! A table under load: two people and some bots, who act, talk and take back.

use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use crate::client::{Heard, Person, Socket};
use crate::crash::Reaper;
use crate::ledger::Ledger;

/// A table, as its people know it across all lives of the server.
pub(crate) struct Table {
    id: String,
    /// The seats of the two people; the second may have none.
    seats: [Option<u64>; 2],
    ledger: Ledger,
    /// The number of the last event that the second person was told.
    heard: u64,
    /// For the names of requests.
    serial: u64,
    pub(crate) record: Option<Value>,
    pub(crate) refused: usize,
}

/// A number below `end`.
pub(crate) fn below(random: &mut Xoshiro256PlusPlus, end: usize) -> usize {
    (random.next_u64() % end as u64) as usize
}

fn list(value: &Value) -> Vec<u64> {
    value.as_array().unwrap().iter().map(|seat| seat.as_u64().unwrap()).collect()
}

/// What the two people see through their sockets.
struct Eyes {
    sockets: [Socket; 2],
    standings: [Value; 2],
}

impl Table {
    /// Sets a table up for `game`, as the server describes it.
    pub(crate) async fn set_up(
        game: &Value,
        people: &[Person; 2],
        random: &mut Xoshiro256PlusPlus,
    ) -> Heard<Self> {
        let (least, most) = (game["least"].as_u64().unwrap(), game["most"].as_u64().unwrap());
        let seats = least + below(random, (most - least) as usize + 1) as u64;
        let first = below(random, seats as usize) as u64;
        let second = (below(random, 3) > 0).then_some((first + 1) % seats);
        // The weakest bots and the next ones think quickly.
        let level = &game["bots"][below(random, 2)]["level"];
        let bots = (0..seats).filter(|seat| *seat != first && Some(*seat) != second);
        let bots: Vec<_> = bots.map(|seat| json!({"seat": seat, "level": level})).collect();
        let clock = [json!({"kind": "none"}), json!({"kind": "days", "days": 3})];
        let form = json!({"game": game["game"], "seats": seats, "sit": [first], "bots": bots,
            "public": below(random, 2) == 0, "clock": clock[below(random, 2)]});
        let made = people[0].post("/api/tables", &form).await?;
        Ok(Self {
            id: made["table"].as_str().unwrap().into(),
            seats: [Some(first), second],
            ledger: Ledger::default(),
            heard: 0,
            serial: 0,
            record: None,
            refused: 0,
        })
    }

    pub(crate) fn count(&self) -> usize {
        self.ledger.count()
    }

    /// How many answers were lost, and how many of those requests had been done.
    pub(crate) fn lost(&self) -> [usize; 2] {
        self.ledger.lost
    }

    fn people_seats(&self) -> Vec<u64> {
        self.seats.iter().flatten().copied().collect()
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.id)
    }

    /// Compares what the server says with what is known.
    pub(crate) async fn check(&mut self, people: &[Person; 2]) -> Heard<()> {
        // They come in pages: one that is empty comes after the last.
        let mut events = Vec::new();
        loop {
            let page =
                people[0].get(&self.path(&format!("/events?after={}", events.len()))).await?;
            match page.as_array().unwrap().as_slice() {
                [] => break,
                page => events.extend_from_slice(page),
            }
        }
        let events = events.as_slice();
        self.ledger.check(events, &self.people_seats());
        if let Some(before) = &self.record {
            let record = people[0].get(&self.path("/record")).await?;
            assert_eq!(record, *before, "a finished game has changed");
            self.ledger.check_record(events, &record);
        }
        Ok(())
    }

    /// Plays until `most` more requests are acknowledged or the game is over.
    pub(crate) async fn play(
        &mut self,
        people: &[Person; 2],
        reaper: &Reaper,
        random: &mut Xoshiro256PlusPlus,
        most: usize,
    ) -> Heard<()> {
        self.begin(people).await?;
        let known = [self.ledger.last_told(), self.heard];
        let path = |after: u64| self.path(&format!("/socket?after={after}"));
        let mut eyes = Eyes {
            sockets: [
                people[0].socket(&path(known[0])).await?,
                people[1].socket(&path(known[1])).await?,
            ],
            standings: known.map(|number| json!({"number": number})),
        };
        // What was not answered is asked for again under the same key.
        for pending in self.ledger.pending() {
            eyes.sockets[pending.person].send(&pending.request).await?;
        }
        let enough = self.count() + most;
        while self.count() < enough {
            let [first, second] = &eyes.standings;
            let known = first["number"].as_u64().unwrap();
            let seen = first["views"].is_array() && second["views"].is_array();
            let level = seen && first["number"] == second["number"];
            if !self.ledger.pending().is_empty() || !level || known < self.ledger.last_done() {
                self.hear(&mut eyes, reaper).await?;
                continue;
            }
            if first["stage"] == "finished" {
                self.record = Some(people[0].get(&self.path("/record")).await?);
                break;
            }
            let requests = self.choose(&eyes.standings, random);
            if requests.is_empty() {
                self.hear(&mut eyes, reaper).await?;
            }
            for (person, mut request) in requests {
                self.serial += 1;
                request["id"] = json!(format!("r{}", self.serial));
                if request["ask"] == "act" {
                    request["key"] = request["id"].clone();
                }
                self.ledger.asked(person, request.clone());
                eyes.sockets[person].send(&request).await?;
                reaper.tick();
            }
        }
        Ok(())
    }

    /// Fills the second seat and starts, as far as that has not happened yet.
    async fn begin(&self, people: &[Person; 2]) -> Heard<()> {
        let look = people[0].get(&self.path("")).await?;
        if look["stage"] == "open" {
            if let Some(seat) = self.seats[1]
                && look["seats"][seat as usize]["name"].is_null()
            {
                people[1].post(&self.path("/ask"), &json!({"ask": "sit", "seat": seat})).await?;
            }
            people[0].post(&self.path("/ask"), &json!({"ask": "start"})).await?;
        }
        Ok(())
    }

    /// Takes in the next message to either of the two.
    async fn hear(&mut self, eyes: &mut Eyes, reaper: &Reaper) -> Heard<()> {
        let [one, other] = &mut eyes.sockets;
        let (person, message) = tokio::select! {
            message = one.next() => (0, message?),
            message = other.next() => (1, message?),
        };
        match message["type"].as_str().unwrap() {
            "table" => {
                let mut last = eyes.standings[person]["number"].as_u64().unwrap();
                assert_eq!(message["fresh"], false, "from event {last}");
                for event in message["events"].as_array().unwrap() {
                    assert_eq!(event["number"], last + 1, "a gap or a repetition");
                    last += 1;
                    if person == 0 {
                        self.ledger.tell(event);
                    }
                }
                assert_eq!(message["standing"]["number"], last);
                if person == 1 {
                    self.heard = last;
                }
                eyes.standings[person] = message["standing"].clone();
            }
            "done" | "refused" => {
                if self.ledger.answered(&message) {
                    reaper.acknowledged();
                } else {
                    self.refused += 1;
                }
            }
            _ => {}
        }
        reaper.tick();
        Ok(())
    }

    /// What the two ask for next: nothing if it is for bots to act.
    fn choose(
        &mut self,
        standings: &[Value; 2],
        random: &mut Xoshiro256PlusPlus,
    ) -> Vec<(usize, Value)> {
        let owner = |seat: u64| self.seats.iter().position(|own| *own == Some(seat));
        let mut requests = Vec::new();
        if below(random, 8) == 0 {
            let text = format!("{} says {}", self.id, self.serial);
            requests.push((below(random, 2), json!({"ask": "say", "text": text})));
        }
        if let Some(asked) = standings[0]["takeback"].get("asked") {
            let seat = list(asked)[0];
            let yes = below(random, 2) == 0;
            let answer = json!({"ask": "answer-takeback", "seat": seat, "yes": yes});
            requests.push((owner(seat).unwrap(), answer));
            return requests;
        }
        let to_act = list(&standings[0]["to_act"]);
        let mut own = to_act.into_iter().filter_map(|seat| Some((seat, owner(seat)?)));
        if let Some((seat, person)) = own.next() {
            let views = standings[person]["views"].as_array().unwrap();
            let view = views.iter().find(|view| view["seat"] == seat).unwrap();
            let may = |what: &str| view[what] == true;
            let ask = match below(random, 12) {
                0 if may("undo") => json!({"ask": "undo", "seat": seat}),
                0 | 1 if may("takeback") => json!({"ask": "ask-takeback", "seat": seat}),
                _ => {
                    let legal = view["legal"].as_array().unwrap();
                    let action = &legal[below(random, legal.len())];
                    json!({"ask": "act", "seat": seat, "action": action})
                }
            };
            requests.push((person, ask));
        }
        requests
    }
}
