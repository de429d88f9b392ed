//! Words for the luck from their hashes to the first draw, and everything that could go wrong between.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use ardri_core::fairness::{Commitment, Seed};
use ardri_core::sealed::{Salt, SeatWord, WordSecret};
use ardri_core::{Record, SEALED_VERSION, Seat, SeatSet};
use ardri_table::{
    Bots, Budget, Entry, Eye, GameKind, Guest, REVEAL_TIME, Rerun, Setup, Table, TableEvent,
    opening,
};
use ardri_wire::{ClockRule, Instant, Late, PersonId, Stage, TableRequest};
use proptest::prelude::*;

const NOW: Instant = 1_800_000_000_000;

fn guest(person: i64) -> Guest {
    Guest { person: PersonId(person), name: format!("Person {person}") }
}

fn secret(seat: u8, word: &str) -> WordSecret {
    WordSecret { salt: Salt([seat + 1; 32]), word: word.into() }
}

/// A table with its log.
#[derive(Clone)]
struct Kept {
    table: Table,
    log: Vec<Entry>,
}

impl Kept {
    /// Three seats of Brian Boru: Persons 0 and 1, who may have words, and a bot.
    fn new() -> Self {
        let kind = GameKind::find("brian-boru").unwrap();
        let setup = Setup {
            game: kind.name().into(),
            options: kind.default_options(),
            name: "Luck".into(),
            public: false,
            seats: 3,
            clock: ClockRule::None,
            late: Late::Loses,
            host: (&guest(0)).into(),
            seed: Seed([7; 32]),
            hints: None,
            rematch_of: None,
        };
        let first = Entry { number: 1, at: NOW, event: TableEvent::Created(Box::new(setup)) };
        let table = Table::begin("temair".parse().unwrap(), &first).unwrap();
        let mut kept = Self { table, log: vec![first] };
        for person in [0, 1] {
            kept.ask(person, &TableRequest::Sit { seat: Seat(person as u8) }).unwrap();
        }
        kept.ask(0, &TableRequest::Bot { seat: Seat(2), level: "random".into(), persona: None })
            .unwrap();
        kept
    }

    /// The same with words of both people.
    fn committed() -> Self {
        let mut kept = Self::new();
        kept.commit(0, &secret(0, "cú")).unwrap();
        kept.commit(1, &secret(1, "")).unwrap();
        kept
    }

    fn sealed() -> Self {
        let mut kept = Self::committed();
        kept.ask(0, &TableRequest::Start).unwrap();
        kept
    }

    fn ask(&mut self, person: i64, request: &TableRequest) -> Result<(), &'static str> {
        self.ask_at(person, request, NOW)
    }

    /// Asks for something; a refusal leaves no trace.
    fn ask_at(
        &mut self,
        person: i64,
        request: &TableRequest,
        now: Instant,
    ) -> Result<(), &'static str> {
        let before = self.seen();
        match self.table.ask_for_entries(&guest(person), request, now) {
            Ok(happened) => {
                self.log.extend(happened.into_iter().map(|one| one.entry));
                Ok(())
            }
            Err(refusal) => {
                assert_eq!(self.seen(), before, "{refusal}");
                Err(refusal.word())
            }
        }
    }

    fn commit(&mut self, seat: u8, secret: &WordSecret) -> Result<(), &'static str> {
        let hash = secret.commitment("temair", Seat(seat));
        self.ask(seat.into(), &TableRequest::CommitWord { seat: Seat(seat), hash })
    }

    fn reveal(&mut self, seat: u8, secret: &WordSecret) -> Result<(), &'static str> {
        self.ask(seat.into(), &reveal(seat, secret))
    }

    fn tick(&mut self, now: Instant) {
        let happened = self.table.tick(now).unwrap();
        self.log.extend(happened.into_iter().map(|one| one.entry));
    }

    /// All that anybody is shown of the table, as each of three people sees it.
    fn seen(&self) -> String {
        let look = |person| {
            let eye = Eye::of(&self.table, PersonId(person));
            serde_json::to_string(&self.table.snapshot(eye, NOW)).unwrap()
        };
        let mut all: String = [0, 1, 2].map(look).concat();
        let mut rerun = Rerun::new(self.table.id().clone());
        for entry in &self.log {
            let (table, happened) = rerun.step(entry.clone()).unwrap();
            let eye = Eye::of(table, PersonId(2));
            all += &serde_json::to_string(&happened.shown_to(eye)).unwrap();
        }
        all + &format!("{:?}", self.table.alarm())
    }

    fn words(&self) -> Vec<SeatWord> {
        self.table.record().fairness.unwrap().sealed.unwrap().words
    }

    /// The record can be read and verified, and the log tells the same, in the form in which it is kept.
    fn holds(&self) {
        let record = self.table.record();
        let read = Record::parse(&record.to_json()).unwrap();
        assert_eq!(read, record);
        assert_eq!(record.version, SEALED_VERSION);
        GameKind::find("brian-boru").unwrap().verify(&record).unwrap();
        let kept = self.log.iter().map(|entry| {
            let again = Entry::read(entry.number, entry.at, &entry.body()).unwrap();
            assert_eq!(again.body(), entry.body());
            again
        });
        let mut again =
            Table::from_log(self.table.id().clone(), &kept.collect::<Vec<_>>()).unwrap();
        // Names are not in the log.
        for person in 0..3 {
            again.know(&(&guest(person)).into());
        }
        assert_eq!(again.record(), record);
    }
}

fn reveal(seat: u8, WordSecret { salt, word }: &WordSecret) -> TableRequest {
    TableRequest::RevealWord { seat: Seat(seat), salt: salt.clone(), word: word.clone() }
}

#[test]
fn words_are_committed_to_sealed_and_revealed() {
    let mut kept = Kept::sealed();
    assert_eq!(kept.table.stage(), Stage::Open);
    let seen = kept.table.snapshot(Eye::of(&kept.table, PersonId(9)), NOW);
    let luck = seen.current.common.luck.clone().unwrap();
    assert_eq!(luck.commitment, seen.due_commitment());
    assert_eq!(luck.until, Some(NOW + REVEAL_TIME));
    assert_eq!(luck.hashes[0], Some(secret(0, "cú").commitment("temair", Seat(0))));
    assert_eq!(luck.hashes[2], None);
    kept.reveal(0, &secret(0, "cú")).unwrap();
    assert_eq!(kept.table.stage(), Stage::Open);
    kept.reveal(1, &secret(1, "")).unwrap();
    assert_eq!(kept.table.stage(), Stage::Playing);
    assert_eq!(kept.table.alarm(), None);
    let words = kept.words();
    assert!(matches!(&words[..], [SeatWord::Word { .. }, SeatWord::Word { .. }, SeatWord::Bot {}]));
    let begun = kept.table.snapshot(Eye::of(&kept.table, PersonId(9)), NOW);
    assert_eq!(begun.about.table_commitment, luck.commitment);
    assert_eq!(begun.current.common.luck, None);
    assert_eq!(Some(kept.table.record().fairness.unwrap().commitment), luck.commitment);
    kept.holds();
}

#[test]
fn a_table_without_words_begins_at_once_and_is_sealed_as_well() {
    let mut kept = Kept::new();
    let number = kept.table.number();
    kept.ask(1, &TableRequest::Start).unwrap();
    assert_eq!(kept.table.stage(), Stage::Playing);
    assert!(matches!(kept.log[number as usize].event, TableEvent::Begun { .. }));
    assert_eq!(kept.words(), [SeatWord::None {}, SeatWord::None {}, SeatWord::Bot {}]);
    kept.holds();
}

#[test]
fn nobody_is_shown_a_word_before_the_end() {
    let mut kept = Kept::committed();
    let mut told = kept.seen();
    kept.ask(0, &TableRequest::Start).unwrap();
    told += &kept.seen();
    kept.reveal(0, &secret(0, "cú")).unwrap();
    told += &kept.seen();
    told += &format!("{:?}", kept.table);
    kept.reveal(1, &secret(1, "")).unwrap();
    told += &kept.seen();
    for hidden in ["cú", &"01".repeat(32), &"02".repeat(32), &"07".repeat(32)] {
        assert!(!told.contains(hidden), "{hidden}");
    }
}

#[test]
fn a_word_that_is_not_revealed_in_time_is_withheld_for_ever() {
    let mut kept = Kept::sealed();
    kept.reveal(0, &secret(0, "cú")).unwrap();
    assert_eq!(kept.table.alarm(), Some(NOW + REVEAL_TIME));
    kept.tick(NOW + REVEAL_TIME - 1);
    assert_eq!(kept.table.stage(), Stage::Open);
    kept.tick(NOW + REVEAL_TIME);
    assert_eq!(kept.table.stage(), Stage::Playing);
    let withheld = kept.log.iter().find_map(|entry| match &entry.event {
        TableEvent::Begun { withheld, .. } => Some(*withheld),
        _ => None,
    });
    assert_eq!(withheld, Some(SeatSet::EMPTY.with(Seat(1))));
    let commitment = secret(1, "").commitment("temair", Seat(1));
    assert_eq!(kept.words()[1], SeatWord::Withheld { commitment });
    assert_eq!(kept.reveal(1, &secret(1, "")), Err("begun"));
    kept.holds();
    // Chance has acted by itself: the cards are dealt.
    assert!(!kept.table.to_act().is_empty());
}

#[test]
fn a_server_that_was_away_waits_for_the_words_anew() {
    let mut kept = Kept::sealed();
    let later = NOW + 10 * REVEAL_TIME;
    let woken = kept.table.wake(later).unwrap();
    kept.log.extend(woken.into_iter().map(|one| one.entry));
    assert_eq!(kept.table.alarm(), Some(later + REVEAL_TIME));
    kept.ask_at(0, &reveal(0, &secret(0, "cú")), later).unwrap();
    kept.ask_at(1, &reveal(1, &secret(1, "")), later).unwrap();
    assert_eq!(kept.table.stage(), Stage::Playing);
    kept.holds();
}

#[test]
fn early_wrong_double_and_others_reveals_are_refused() {
    let mut kept = Kept::committed();
    assert_eq!(kept.reveal(0, &secret(0, "cú")), Err("too-early"));
    kept.ask(0, &TableRequest::Start).unwrap();
    assert_eq!(kept.reveal(0, &secret(0, "other")), Err("other-word"));
    assert_eq!(kept.reveal(0, &secret(1, "cú")), Err("other-word"));
    assert_eq!(kept.reveal(0, &secret(0, &"x".repeat(257))), Err("bad-text"));
    assert_eq!(kept.ask(1, &reveal(0, &secret(0, "cú"))), Err("not-your-seat"));
    assert_eq!(kept.ask(2, &reveal(0, &secret(0, "cú"))), Err("not-your-seat"));
    assert_eq!(kept.ask(0, &reveal(2, &secret(0, "cú"))), Err("not-your-seat"));
    assert_eq!(kept.ask(0, &reveal(9, &secret(0, "cú"))), Err("no-such-seat"));
    kept.reveal(0, &secret(0, "cú")).unwrap();
    assert_eq!(kept.reveal(0, &secret(0, "cú")), Err("no-word-due"));
    kept.reveal(1, &secret(1, "")).unwrap();
    assert_eq!(kept.reveal(1, &secret(1, "")), Err("begun"));
    kept.holds();
}

#[test]
fn once_the_words_are_sealed_nothing_changes_any_more() {
    let mut kept = Kept::sealed();
    let seat = Seat(0);
    let hash = Commitment([9; 32]);
    for (person, request) in [
        (0, TableRequest::Start),
        (1, TableRequest::Start),
        (0, TableRequest::Leave { seat }),
        (0, TableRequest::Clear { seat: Seat(1) }),
        (0, TableRequest::Clear { seat: Seat(2) }),
        (0, TableRequest::Bot { seat: Seat(2), level: "squire".into(), persona: None }),
        (2, TableRequest::Sit { seat }),
        (0, TableRequest::CommitWord { seat, hash }),
        (0, TableRequest::Word { seat, word: "clear".into() }),
        (0, TableRequest::Close),
    ] {
        assert_eq!(kept.ask(person, &request), Err("starting"), "{request:?}");
    }
    // One may still talk.
    kept.ask(1, &TableRequest::Say { text: "Good luck!".into() }).unwrap();
    assert_eq!(kept.ask(0, &TableRequest::Resign { seat }), Err("not-begun"));
}

#[test]
fn a_word_in_the_clear_is_refused_before_it_is_written_anywhere() {
    let mut kept = Kept::new();
    let word = TableRequest::Word { seat: Seat(0), word: "shamrock".into() };
    assert_eq!(kept.ask(0, &word), Err("clear-word"));
    assert_eq!(kept.ask(1, &word), Err("not-your-seat"));
    assert!(!kept.log.iter().any(|entry| entry.body().contains("shamrock")));
}

#[test]
fn a_word_goes_with_whoever_leaves_the_seat() {
    let mut kept = Kept::committed();
    kept.ask(1, &TableRequest::Leave { seat: Seat(1) }).unwrap();
    kept.ask(2, &TableRequest::Sit { seat: Seat(1) }).unwrap();
    let hash = secret(1, "").commitment("temair", Seat(1));
    assert_eq!(
        kept.ask(1, &TableRequest::CommitWord { seat: Seat(1), hash }),
        Err("not-your-seat")
    );
    kept.ask(0, &TableRequest::Start).unwrap();
    assert_eq!(kept.ask(1, &reveal(1, &secret(1, ""))), Err("not-your-seat"));
    assert_eq!(kept.ask(2, &reveal(1, &secret(1, ""))), Err("no-word-due"));
    kept.reveal(0, &secret(0, "cú")).unwrap();
    assert_eq!(kept.words()[1], SeatWord::None {});
    kept.holds();
    // The same if the host clears it, and a bot comes.
    let mut kept = Kept::committed();
    kept.ask(0, &TableRequest::Clear { seat: Seat(1) }).unwrap();
    kept.ask(0, &TableRequest::Bot { seat: Seat(1), level: "random".into(), persona: None })
        .unwrap();
    assert_eq!(
        kept.ask(0, &TableRequest::CommitWord { seat: Seat(1), hash: Commitment([1; 32]) }),
        Err("not-your-seat")
    );
    kept.ask(0, &TableRequest::Start).unwrap();
    kept.reveal(0, &secret(0, "cú")).unwrap();
    assert_eq!(kept.words()[1], SeatWord::Bot {});
    kept.holds();
}

#[test]
fn another_word_takes_the_place_of_the_last_one() {
    let mut kept = Kept::committed();
    kept.commit(0, &secret(0, "Tara")).unwrap();
    kept.ask(0, &TableRequest::Start).unwrap();
    assert_eq!(kept.reveal(0, &secret(0, "cú")), Err("other-word"));
    kept.reveal(0, &secret(0, "Tara")).unwrap();
    kept.reveal(1, &secret(1, "")).unwrap();
    assert_eq!(kept.words()[0].text(), "Tara");
}

#[test]
fn a_log_with_words_that_do_not_fit_is_damaged() {
    let mut whole = Kept::sealed();
    whole.reveal(0, &secret(0, "cú")).unwrap();
    whole.reveal(1, &secret(1, "")).unwrap();
    let bends: [fn(&mut TableEvent); 5] = [
        |event| {
            if let TableEvent::WordCommitted { hash, .. } = event {
                hash.0[0] ^= 1;
            }
        },
        |event| {
            if let TableEvent::Sealed { commitment } = event {
                commitment.0[0] ^= 1;
            }
        },
        |event| {
            if let TableEvent::WordRevealed { word, .. } = event {
                word.push('!');
            }
        },
        |event| {
            if let TableEvent::Begun { commitment, .. } = event {
                commitment.0[0] ^= 1;
            }
        },
        |event| {
            if let TableEvent::Begun { withheld, .. } = event {
                *withheld = withheld.with(Seat(0));
            }
        },
    ];
    for (number, bend) in bends.iter().enumerate() {
        let mut log = whole.log.clone();
        log.iter_mut().for_each(|entry| bend(&mut entry.event));
        let error = Table::from_log("temair".parse().unwrap(), &log).unwrap_err();
        assert!(error.to_string().contains("refused-log-words"), "{number}: {error}");
    }
    assert!(
        Table::from_log("elsewhere".parse().unwrap(), &whole.log).is_err(),
        "bound to its table"
    );
}

/// What the last version wrote: words in the clear, and a start without a commitment.
fn old_log(began: bool) -> Vec<Entry> {
    let mut log = Kept::new().log;
    let mut bodies = vec![r#"{"what":"word","seat":0,"word":"luck"}"#];
    if began {
        bodies.push(r#"{"what":"started"}"#);
    }
    for body in bodies {
        let number = log.len() as u64 + 1;
        log.push(Entry::read(number, NOW, body).unwrap());
    }
    log
}

#[test]
fn old_logs_fold_as_before() {
    let mut table = Table::from_log("temair".parse().unwrap(), &old_log(true)).unwrap();
    table.go_on(NOW).unwrap();
    let record = table.record();
    let fairness = record.fairness.clone().unwrap();
    assert_eq!((record.version, fairness.sealed), (1, None));
    assert_eq!(fairness.contributions, ["luck", "", ""]);
    assert_eq!(fairness.commitment, Seed([7; 32]).commitment());
    assert!(GameKind::find("brian-boru").unwrap().verify(&record).unwrap() > 2);
    let seen = table.snapshot(Eye::of(&table, PersonId(0)), NOW);
    assert_eq!(seen.about.table_commitment, None);
    assert!(seen.current.own.seats[0].word && !seen.current.own.seats[1].word);
}

#[test]
fn an_old_table_that_has_not_begun_begins_as_new_ones_do() {
    let log = old_log(false);
    let table = Table::from_log("temair".parse().unwrap(), &log).unwrap();
    let mut kept = Kept { table, log };
    // A word that the server has known does not count.
    assert!(!kept.table.snapshot(Eye::of(&kept.table, PersonId(0)), NOW).current.own.seats[0].word);
    kept.commit(0, &secret(0, "cú")).unwrap();
    kept.ask(0, &TableRequest::Start).unwrap();
    kept.reveal(0, &secret(0, "cú")).unwrap();
    assert_eq!(kept.words()[0].text(), "cú");
    kept.holds();
}

#[test]
fn a_game_that_was_written_down_is_opened_again_with_its_words() {
    let mut kept = Kept::sealed();
    kept.reveal(0, &secret(0, "cú")).unwrap();
    kept.tick(NOW + REVEAL_TIME);
    kept.ask(1, &TableRequest::Abandon { seat: Seat(1) }).unwrap();
    let record = kept.table.record();
    assert_eq!(record.seats[1].instead_of.as_deref(), Some("Person 1"));
    kept.holds();
    let fairness = record.fairness.clone().unwrap();
    let mut log = vec![kept.log[0].clone()];
    for event in opening(&record.seats, &fairness, PersonId(5)) {
        log.push(Entry { number: log.len() as u64 + 1, at: NOW, event });
    }
    let mut again = Table::from_log("temair".parse().unwrap(), &log).unwrap();
    again.go_on(NOW).unwrap();
    let again = again.record();
    assert_eq!((again.fairness, again.seats), (record.fairness, record.seats));
    assert_eq!(again.actions[..], record.actions[..again.actions.len()]);
}

/// What a random bot does, three times.
fn bot_acts(kept: &Kept) -> Vec<String> {
    let mut kept = kept.clone();
    let mut bots = Bots::default();
    let mut acts = Vec::new();
    while acts.len() < 3 {
        let tasks = kept.table.bot_tasks(&mut bots, SeatSet::EMPTY);
        let acting = tasks.into_iter().next();
        match acting {
            Some((seat, task)) => {
                let action = task.think(Budget::Usual).unwrap();
                acts.push(action.clone());
                kept.table.bot_acts(seat, action, NOW).unwrap();
            }
            None => {
                let seat = kept.table.to_act().iter().next().unwrap();
                let action = kept.table.legal(seat)[0].clone();
                let act = TableRequest::Act { seat, action, key: None };
                kept.table.ask(&guest(seat.0.into()), &act, NOW).unwrap();
            }
        }
    }
    acts
}

#[test]
fn the_luck_of_a_bot_follows_from_the_secret_and_the_words() {
    let begun = |word: &str| {
        let mut kept = Kept::new();
        kept.commit(0, &secret(0, word)).unwrap();
        kept.ask(0, &TableRequest::Start).unwrap();
        kept.reveal(0, &secret(0, word)).unwrap();
        kept
    };
    let one = begun("one");
    assert_eq!(bot_acts(&one), bot_acts(&begun("one")));
    // What nobody can know but who has the seed: with the same deals, another word is another luck.
    let fate = |kept: &Kept| kept.table.record().fairness.unwrap().fate().unwrap();
    assert_ne!(fate(&one).bot_seed(Seat(2)), fate(&begun("other")).bot_seed(Seat(2)));
}

proptest! {
    /// Whatever is asked in whatever order, a table that begins is one whose record verifies, and a log
    /// that was written can be read.
    #[test]
    fn whatever_is_asked_a_game_that_begins_can_be_verified(
        asked in prop::collection::vec((0..3_i64, 0..9_u8, 0..4_u8), 0..40),
    ) {
        let mut kept = Kept::new();
        let mut now = NOW;
        for (person, what, seat) in asked {
            let own = secret(seat % 3, if what % 2 == 0 { "cú" } else { "" });
            let at = Seat(seat);
            let request = match what {
                0 | 1 => TableRequest::CommitWord { seat: at, hash: own.commitment("temair", at) },
                2 | 3 => reveal(seat, &own),
                4 => TableRequest::Start,
                5 => TableRequest::Leave { seat: at },
                6 => TableRequest::Sit { seat: at },
                7 => TableRequest::Bot { seat: at, level: "random".into(), persona: None },
                _ => {
                    now += REVEAL_TIME / 2;
                    kept.tick(now);
                    continue;
                }
            };
            let _ = kept.ask_at(person, &request, now);
        }
        if kept.table.stage() == Stage::Playing {
            kept.holds();
        }
    }
}
