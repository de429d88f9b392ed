//! Tables without a network: records that go on, what is taken back, sets and lots, clocks.

#![allow(clippy::unwrap_used, clippy::panic)] // a failed unwrap fails the test, which is its purpose

mod clocks;
mod records;
mod sets;
mod takebacks;

use ardri_core::fairness::Seed;
use ardri_core::{Actor, Message, Player, Record, Seat, Turn};
use ardri_table::local::{LocalError, LocalTable, Thinker, Timing};
use ardri_table::{BotTask, Budget, GameKind, Refusal, TableEvent, TableRequest};
use ardri_wire::ClockRule;
use serde_json::{Value, json};

/// Brandubh: the Vikings look on while the King walks into a corner.
const ESCAPE: [&str; 8] = ["a4-a3", "e4-e2", "a3-a2", "d4-e4", "a2-b2", "e4-e7", "b2-c2", "e7-g7"];

/// No clock, and a time that stands still.
const UNTIMED: Timing = Timing { clock: ClockRule::None, late: None, now: || 1_800_000_000_000 };

/// Numbers that look like chance, the same each time.
struct Luck(u64);

impl Luck {
    fn below(&mut self, count: usize) -> usize {
        let step = 6_364_136_223_846_793_005;
        self.0 = self.0.wrapping_mul(step).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }
}

impl Thinker for Luck {
    fn seed(&mut self) -> u64 {
        self.below(1 << 30) as u64
    }

    fn think<T>(&self, task: BotTask<T>) -> Option<T> {
        task.think(Budget::Usual)
    }
}

/// Who sits there: a `p` is a person, a `b` a bot.
fn players(sitters: &str) -> Vec<Player> {
    let sit = |(place, sitter): (u8, char)| Player {
        name: format!("{sitter}{place}"),
        bot: (sitter == 'b').then(|| "random".into()),
        instead_of: None,
    };
    (0..).zip(sitters.chars()).map(sit).collect()
}

fn begin(game: &str, options: &Value, sitters: &str) -> LocalTable {
    let (kind, secret) = (GameKind::find(game).unwrap(), Seed([5; 32]));
    LocalTable::open(kind, options, players(sitters), &secret, UNTIMED).unwrap()
}

/// Two people at the basic game of Brandubh.
fn people() -> LocalTable {
    begin("brandubh", &json!({}), "pp")
}

/// A game at Brandubh from a position.
fn from_position(position: &str) -> LocalTable {
    begin("brandubh", &json!({ "position": position }), "pp")
}

fn resume(record: &Record) -> Result<LocalTable, LocalError> {
    let kind = GameKind::find(&record.game).unwrap();
    LocalTable::go_on_with(kind, record, &Seed([9; 32]), UNTIMED)
}

/// Why something could not be done.
fn why<T>(done: Result<T, LocalError>) -> Message {
    match done.err().unwrap() {
        LocalError::Unplayable(error) => error.message().clone(),
        LocalError::Refused(refusal) => refusal.message(),
        LocalError::Said(message) => message,
    }
}

fn act(table: &mut LocalTable, seat: Seat, action: &str) -> Result<(), Refusal> {
    let action = action.into();
    table.ask(&TableRequest::Act { seat, action, key: None }).map(|_| ())
}

fn resign(table: &mut LocalTable, seat: Seat) {
    table.ask(&TableRequest::Resign { seat }).unwrap();
}

/// Makes these moves, whoever sits there.
fn play(table: &mut LocalTable, moves: &[&str]) {
    for mv in moves {
        let Turn::Seat(seat) = table.table().turn() else { panic!("the game is over") };
        if table.is_bot(seat) {
            let by = Actor::Seat(seat);
            let event = TableEvent::Acted { by, action: (*mv).into(), key: None };
            table.note(event).unwrap();
        } else {
            act(table, seat, mv).unwrap();
        }
    }
}

/// Lets chance and the bots act until a person has to, or the game is over.
fn go_on(table: &mut LocalTable, luck: &mut Luck) {
    while table.step(luck).unwrap() {}
}

/// Any action, but mostly one that fills a line where there are lines: otherwise no game would end.
fn some_action(table: &LocalTable, seat: Seat, luck: &mut Luck) -> String {
    let mut legal = table.table().legal(seat);
    let fills = |action: &String| action.starts_with("fill ");
    if legal.iter().any(fills) && luck.below(8) < 7 {
        legal.retain(fills);
    }
    legal.swap_remove(luck.below(legal.len()))
}

/// Plays on for the people, so many actions or to the end.
fn play_on(table: &mut LocalTable, luck: &mut Luck, actions: usize) {
    go_on(table, luck);
    for _ in 0..actions {
        let Some(seat) = table.person_due() else { return };
        let action = some_action(table, seat, luck);
        act(table, seat, &action).unwrap();
        go_on(table, luck);
    }
}
