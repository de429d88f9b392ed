//! What a client knows of a table for certain, and how it compares with what the server says.

use std::collections::BTreeMap;

use serde_json::Value;

/// Everything that was told and acknowledged at a table, whatever became of the server since.
#[derive(Default)]
pub(crate) struct Ledger {
    /// The events as the first person was told them, from number 1 without a gap.
    told: Vec<Value>,
    /// The acknowledged requests, by the number of their event.
    done: BTreeMap<u64, Value>,
    /// What was asked for and not answered.
    pending: Vec<Pending>,
    /// How many answers were lost, and how many of those requests had been done.
    pub(crate) lost: [usize; 2],
}

/// A request without an answer.
pub(crate) struct Pending {
    /// Which of the people has sent it.
    pub(crate) person: usize,
    pub(crate) request: Value,
    /// The number of its event, if the server turned out to have done it.
    number: Option<u64>,
}

fn number(event: &Value) -> u64 {
    event["number"].as_u64().unwrap()
}

/// Whether an event is what a request becomes.
fn fits(event: &Value, request: &Value) -> bool {
    let same = |field: &str| event[field] == request[field];
    match request["ask"].as_str().unwrap() {
        "act" => event["event"] == "acted" && event["by"] == request["seat"],
        "say" => event["event"] == "said" && same("text"),
        "undo" => event["event"] == "taken-back" && same("seat"),
        "ask-takeback" => event["event"] == "takeback-asked" && same("seat"),
        "answer-takeback" => event["event"] == "takeback-answered" && same("seat") && same("yes"),
        other => panic!("nobody asks for {other}"),
    }
}

/// Whether an event comes from a request, rather than from a bot, from chance or from another event.
fn was_asked_for(event: &Value, before: Option<&Value>, people: &[u64]) -> bool {
    let of_a_takeback =
        |event: &Value| event["event"].as_str().is_some_and(|kind| kind.starts_with("takeback-"));
    match event["event"].as_str().unwrap() {
        "acted" => event["by"].as_u64().is_some_and(|seat| people.contains(&seat)),
        "taken-back" => !before.is_some_and(of_a_takeback),
        "said" | "takeback-asked" | "takeback-answered" => true,
        _ => false,
    }
}

impl Ledger {
    /// The number of the last event that was told.
    pub(crate) fn last_told(&self) -> u64 {
        self.told.len() as u64
    }

    /// The number of the last request that was acknowledged.
    pub(crate) fn last_done(&self) -> u64 {
        self.done.last_key_value().map_or(0, |(number, _)| *number)
    }

    /// How many requests were acknowledged.
    pub(crate) fn count(&self) -> usize {
        self.done.len()
    }

    pub(crate) fn asked(&mut self, person: usize, request: Value) {
        self.pending.push(Pending { person, request, number: None });
    }

    pub(crate) fn tell(&mut self, event: &Value) {
        assert_eq!(number(event), self.last_told() + 1, "a gap or a repetition");
        self.told.push(event.clone());
    }

    /// What waits for an answer.
    pub(crate) fn pending(&self) -> &[Pending] {
        &self.pending
    }

    /// An answer has come; says whether the request was done.
    pub(crate) fn answered(&mut self, answer: &Value) -> bool {
        let place = self.pending.iter().position(|one| one.request["id"] == answer["id"]);
        let Pending { request, number, .. } =
            self.pending.remove(place.unwrap_or_else(|| panic!("nobody has asked for {answer}")));
        if answer["type"] != "done" {
            assert_eq!(number, None, "what was done is refused: {request} {answer}");
            return false;
        }
        let done = answer["number"].as_u64().unwrap();
        assert!(number.is_none_or(|number| number == done), "{request} is event {number:?}");
        let twice = self.done.insert(done, request);
        assert!(twice.is_none(), "event {done} is the answer to two requests");
        true
    }

    /// Compares with all events as a server tells them that was started again.
    ///
    /// What was told is the same, what was acknowledged is there, and everything else that anyone
    /// has asked for is a request whose answer was lost, once.
    pub(crate) fn check(&mut self, events: &[Value], people: &[u64]) {
        for (event, expected) in events.iter().zip(1..) {
            assert_eq!(number(event), expected, "the numbers have a gap");
        }
        assert!(events.len() >= self.told.len(), "{} events are lost", self.told.len());
        for (event, told) in events.iter().zip(&self.told) {
            assert_eq!(event, told, "it was told otherwise");
        }
        for (number, request) in &self.done {
            let event = events.get(*number as usize - 1);
            let event = event.unwrap_or_else(|| panic!("{request}, event {number}, is lost"));
            assert!(fits(event, request), "{request} has become {event}");
        }
        for pending in &mut self.pending {
            pending.number = None;
        }
        for (place, event) in events.iter().enumerate() {
            let before = place.checked_sub(1).map(|before| &events[before]);
            let number = number(event);
            if was_asked_for(event, before, people) && !self.done.contains_key(&number) {
                let mut open = self.pending.iter_mut().filter(|one| one.number.is_none());
                let sent = open.find(|one| fits(event, &one.request));
                sent.unwrap_or_else(|| panic!("nobody has asked for {event}, or only once"))
                    .number = Some(number);
            }
        }
        let found = self.pending.iter().filter(|one| one.number.is_some()).count();
        self.lost[0] += self.pending.len();
        self.lost[1] += found;
        // Only actions have a key by which they can be sent again: of the rest it is known now
        // whether it was done.
        let (again, settled) =
            self.pending.drain(..).partition(|one: &Pending| one.request["ask"] == "act");
        self.pending = again;
        for Pending { request, number, .. } in settled {
            if let Some(number) = number {
                self.done.insert(number, request);
            }
        }
    }

    /// Compares the record of a finished game with what was asked for.
    pub(crate) fn check_record(&self, events: &[Value], record: &Value) {
        let mut line: Vec<(&Value, Option<&Value>)> = Vec::new();
        for event in events {
            match event["event"].as_str().unwrap() {
                "acted" => {
                    let request = self.done.get(&number(event));
                    line.push((&event["by"], request.map(|request| &request["action"])));
                }
                "taken-back" => {
                    let own = line.iter().rposition(|(by, _)| *by == &event["seat"]);
                    line.truncate(own.unwrap());
                }
                _ => {}
            }
        }
        let actions = record["actions"].as_array().unwrap();
        assert_eq!(actions.len(), line.len());
        for (action, (by, asked)) in actions.iter().zip(line) {
            assert_eq!(&action["by"], by);
            assert!(asked.is_none_or(|asked| *asked == action["do"]), "{asked:?}: {action}");
        }
    }
}
