//! The server: requests and lines of a log are read without a panic, what is read is written the
//! same, and a table keeps its word whatever is asked of it.
#![no_main]

use ardri_bots::Persona;
use ardri_core::Seat;
use ardri_core::fairness::Seed;
use ardri_core::sealed::{Salt, WordSecret};
use ardri_table::study::{describe, explore, replay, threats};
use ardri_table::{
    Answer, Entry, Eye, GameKind, Guest, Happened, Refusal, Setup, Table, TableEvent, games,
};
use ardri_wire::{
    ClockRule, DescribeForm, ExploreForm, Late, PersonId, ReplayForm, Request, TableId,
    TableRequest, ThreatsForm,
};
use libfuzzer_sys::fuzz_target;

/// The people: each may sit anywhere, the last one may only watch.
const PEOPLE: i64 = 6;
/// A log replays in the square of its length; so many entries show enough.
const MOST_ENTRIES: usize = 300;
const EARLY: i64 = 1_800_000_000_000;

/// Bytes that decide what is asked; zeros when they are used up.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn next(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    fn text(&mut self) -> String {
        let length = usize::from(self.next()).min(self.0.len());
        let (text, rest) = self.0.split_at(length);
        self.0 = rest;
        String::from_utf8_lossy(text).into_owned()
    }
}

/// An entry, written and read.
fn again(entry: &Entry) -> Result<Entry, ardri_table::LogError> {
    Entry::read(entry.number, entry.at, &entry.body())
}

fn id() -> TableId {
    "fuzz".parse().expect("it is an id")
}

fn guest(number: u8) -> Guest {
    let person = i64::from(number) % PEOPLE;
    Guest { person: PersonId(person), name: format!("Person {person}") }
}

/// Everything that anybody sees of a table, and what nobody sees before the end.
fn all(table: &Table) -> String {
    let people = (0..PEOPLE).map(|person| {
        let eye = Eye::of(table, PersonId(person));
        serde_json::to_string(&table.snapshot(eye, EARLY)).expect("it has a JSON form")
    });
    let seen: Vec<String> = people.collect();
    format!("{}\n{}\n{:?}", seen.join("\n"), table.record().to_json(), table.alarm())
}

/// Whatever is given to be looked at is shown or refused in words.
fn study(text: &str) {
    let form = ReplayForm { text: text.into(), game: None, options: None, from: 0 };
    if let Ok(replayed) = replay(form, |words| words.name.to_string()) {
        let record = replayed.record.as_ref().expect("the first page has the record");
        assert!(replayed.moments.len() <= record.actions.len() + 1);
        let whole = replayed.moments.len() == record.actions.len() + 1 || replayed.next.is_some();
        assert!(whole || replayed.problem.is_some(), "it breaks off without a word");
        serde_json::to_string(&replayed).expect("it has a JSON form");
    }
    if let Ok(form) = serde_json::from_str::<ExploreForm>(text)
        && let Ok(explored) = explore(&form)
    {
        serde_json::to_string(&explored).expect("it has a JSON form");
    }
    if let Ok(form) = serde_json::from_str::<DescribeForm>(text)
        && let Ok(described) = describe(&form)
    {
        serde_json::to_string(&described).expect("it has a JSON form");
    }
    for game in ["brandubh", "tablut"] {
        let form = ThreatsForm { game: game.into(), options: None, position: text.into() };
        if let Err(refused) = threats(&form) {
            assert!(!refused.to_string().is_empty());
        }
    }
}

fn read(text: &str) {
    let plain = serde_json::from_str::<Request>(text);
    assert_eq!(Request::read(text).ok(), plain.as_ref().ok().cloned());
    if let Ok(request) = plain {
        let written = serde_json::to_string(&request).expect("a request has a JSON form");
        assert_eq!(serde_json::from_str::<Request>(&written).expect("it is read"), request);
    }
    if let Ok(command) = serde_json::from_str::<TableRequest>(text) {
        let written = serde_json::to_string(&command).expect("a command has a JSON form");
        assert_eq!(serde_json::from_str::<TableRequest>(&written).expect("it is read"), command);
    }
    let lines = (1..).zip(text.lines());
    let entries: Result<Vec<Entry>, _> =
        lines.map(|(number, body)| Entry::read(number, EARLY, body)).collect();
    let Ok(entries) = entries else { return };
    for entry in &entries {
        assert_eq!(again(entry).as_ref(), Ok(entry));
    }
    if let Ok(table) = Table::from_log(id(), &entries) {
        assert_eq!(table.number(), entries.len() as u64);
        all(&table);
    }
}

fn set_up(bytes: &mut Bytes) -> Option<Entry> {
    let game = games()[usize::from(bytes.next()) % games().len()];
    let (least, most) = game.seats();
    let setup = Setup {
        game: game.name().into(),
        options: game.default_options(),
        name: "Fuzz".into(),
        public: true,
        seats: least + bytes.next() % (most - least + 1),
        clock: match bytes.next() % 4 {
            0 => ClockRule::None,
            1 => ClockRule::Move { seconds: 5 + u32::from(bytes.next()) },
            2 => {
                let seconds = 10 + u32::from(bytes.next());
                ClockRule::Game { seconds, increment: u32::from(bytes.next() % 4) }
            }
            _ => ClockRule::Days { days: 1 + u32::from(bytes.next() % 30) },
        },
        late: if bytes.next().is_multiple_of(2) { Late::Loses } else { Late::Bot },
        host: (&guest(bytes.next())).into(),
        seed: Seed([bytes.next(); 32]),
        rematch_of: None,
        hints: [None, Some(true), Some(false)][usize::from(bytes.next() % 3)],
    };
    setup.clock.check().ok()?;
    Some(Entry { number: 1, at: EARLY, event: TableEvent::Created(Box::new(setup)) })
}

fn word(number: u8) -> WordSecret {
    WordSecret { salt: Salt([number % 2; 32]), word: String::new() }
}

fn command(table: &Table, bytes: &mut Bytes) -> TableRequest {
    let kind = bytes.next();
    // Most of the time a seat that exists, sometimes one that does not.
    let seat = bytes.next();
    let seat = Seat(if seat < 250 { seat % table.seats() } else { seat });
    match kind % 26 {
        0 | 1 => TableRequest::Sit { seat },
        2 => TableRequest::Leave { seat },
        3 => {
            let levels = table.setup().game.clone();
            let levels = GameKind::find(&levels).map_or(&[][..], GameKind::levels);
            let level =
                levels.get(usize::from(bytes.next() % 8)).map_or("none", |level| level.name);
            // Few of them, so that names meet.
            let persona = match bytes.next() % 8 {
                0 => Some(bytes.text()),
                some @ 1..4 => Persona::all().get(usize::from(some)).map(|one| one.id.to_string()),
                _ => None,
            };
            TableRequest::Bot { seat, level: level.into(), persona }
        }
        4 => TableRequest::Clear { seat },
        5 => TableRequest::Word { seat, word: bytes.text() },
        19 => {
            // Few words, so that some are guessed right.
            let secret = word(bytes.next());
            TableRequest::CommitWord { seat, hash: secret.commitment(table.id().as_str(), seat) }
        }
        20 => {
            let WordSecret { salt, word } = word(bytes.next());
            TableRequest::RevealWord { seat, salt, word }
        }
        6 => TableRequest::Start,
        7 => TableRequest::Close,
        8 => TableRequest::Resign { seat },
        9 => TableRequest::Abandon { seat },
        10 => TableRequest::Return { seat },
        11 => TableRequest::Undo { seat },
        12 => TableRequest::AskTakeback { seat },
        13 => TableRequest::AnswerTakeback { seat, yes: !bytes.next().is_multiple_of(4) },
        14 => TableRequest::Say { text: bytes.text() },
        15 => TableRequest::Act { seat, action: bytes.text(), key: Some(bytes.text()) },
        16 => TableRequest::Why { seat, action: bytes.text() },
        17 => TableRequest::Coach { seat: (!bytes.next().is_multiple_of(4)).then_some(seat) },
        18 => TableRequest::Preview { seat, action: bytes.text() },
        23 => TableRequest::Hint { seat },
        24 => TableRequest::Review { seat },
        21 => TableRequest::Rematch { seat },
        22 => TableRequest::DeclineRematch { seat },
        _ => act(table, seat, bytes),
    }
}

/// Something that may be done, by whoever may do it.
fn act(table: &Table, seat: Seat, bytes: &mut Bytes) -> TableRequest {
    let seat = table.to_act().iter().next().unwrap_or(seat);
    let legal = table.legal(seat);
    let place = usize::from(bytes.next()) % legal.len().max(1);
    let action = legal.get(place).cloned().unwrap_or_default();
    let key = (bytes.next().is_multiple_of(4)).then(|| format!("key {}", bytes.next()));
    TableRequest::Act { seat, action, key }
}

fn check_entries(happened: &[Happened], before: u64, table: &Table, log: &mut Vec<Entry>) {
    for (number, one) in (before + 1..).zip(happened) {
        assert_eq!(one.entry.number, number, "the numbers have a gap");
        assert_eq!(again(&one.entry).as_ref(), Ok(&one.entry));
        for person in 0..PEOPLE {
            let shown = one.shown_to(Eye::of(table, PersonId(person)));
            serde_json::to_string(&shown).expect("it has a JSON form");
        }
        log.push(one.entry.clone());
    }
    assert_eq!(table.number(), before + happened.len() as u64);
}

fn drive(bytes: &mut Bytes) {
    let Some(first) = set_up(bytes) else { return };
    let mut table = Table::begin(id(), &first).expect("a usual table can be set up");
    let mut log = vec![first];
    let mut now = EARLY;
    // At first everyone sits down, or half of all inputs would never see a game.
    if !bytes.next().is_multiple_of(4) {
        for seat in Seat::all(table.seats()) {
            let sit = TableRequest::Sit { seat };
            let Ok(Answer::Done(sat)) = table.ask(&guest(seat.0), &sit, now) else { panic!("no") };
            log.extend(sat.into_iter().map(|one| one.entry));
        }
    }
    while !bytes.0.is_empty() && log.len() < MOST_ENTRIES {
        let before = table.number();
        let standing = all(&table);
        let happened: Result<Vec<Happened>, Refusal> = match bytes.next() % 16 {
            0 => {
                now += i64::from(bytes.next()) * 1000 * i64::from(bytes.next());
                table.tick(now)
            }
            1 => {
                now += i64::from(bytes.next());
                table.wake(now)
            }
            2 => {
                let seat = Seat(bytes.next() % table.seats());
                let legal = table.legal(seat);
                table.bot_acts(seat, legal.into_iter().next().unwrap_or_default(), now)
            }
            3 => table.rematch(id(), now).map(|one| one.into_iter().collect()),
            who => {
                // Whoever sits somewhere asks for that seat more often than a stranger does.
                let command = command(&table, bytes);
                let who = match (&command, who % 4 == 0) {
                    (TableRequest::Act { seat, .. } | TableRequest::Undo { seat }, false) => {
                        guest(seat.0)
                    }
                    _ => guest(bytes.next()),
                };
                match table.ask(&who, &command, now) {
                    Ok(Answer::Done(happened)) => Ok(happened),
                    Ok(Answer::Told(_)) => {
                        assert_eq!(all(&table), standing, "a question changed the table");
                        continue;
                    }
                    Ok(Answer::Before(number)) => {
                        assert!(number <= before, "it was done before");
                        assert_eq!(all(&table), standing, "a repetition changed the table");
                        continue;
                    }
                    Err(refusal) => Err(refusal),
                }
            }
        };
        match happened {
            Ok(happened) => check_entries(&happened, before, &table, &mut log),
            Err(refusal) => {
                assert!(!refusal.to_string().is_empty() && !refusal.word().is_empty());
                assert_eq!(all(&table), standing, "a refused request changed the table");
            }
        }
    }
    let again = Table::from_log(id(), &log).expect("a table's own log can be read");
    assert_eq!(all(&again), all(&table), "the log tells of another table");
}

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = std::str::from_utf8(data) {
        read(text);
        study(text);
    }
    drive(&mut Bytes(data));
});
