use ardri_core::fairness::Commitment;
use ardri_core::replay::{RecordError, RecordErrorKind};
use ardri_core::{Message, NewGameError, ParseRecordError, ParseRecordErrorKind, Seat};
use ardri_tafl::{Brandubh, Tafl};

use crate::{check, complete, foreign};

#[test]
fn every_text_that_is_no_record_has_its_words() {
    let all = [
        ParseRecordErrorKind::Json("EOF while parsing".into()),
        ParseRecordErrorKind::Version(7),
        ParseRecordErrorKind::Contributions,
        ParseRecordErrorKind::LongWord,
        ParseRecordErrorKind::OtherFairness(2),
        ParseRecordErrorKind::Format("pgn".into()),
    ];
    complete(&all, |why| match why {
        ParseRecordErrorKind::Json(_) => 0,
        ParseRecordErrorKind::Version(_) => 1,
        ParseRecordErrorKind::Contributions => 2,
        ParseRecordErrorKind::LongWord => 3,
        ParseRecordErrorKind::OtherFairness(_) => 4,
        ParseRecordErrorKind::Format(_) => 5,
    });
    let unreadable = |action| {
        let make = move |why: &ParseRecordErrorKind| ParseRecordError { action, why: why.clone() };
        all.iter().map(make)
    };
    let every: Vec<_> = unreadable(None).chain(unreadable(Some(3))).collect();
    // Tools quote a format as Rust writes it.
    let is_plain =
        |error: &&ParseRecordError| !matches!(error.why, ParseRecordErrorKind::Format(_));
    let plain = every.iter().filter(is_plain);
    check(&plain.map(|error| (error.message(), error.to_string())).collect::<Vec<_>>());
    foreign(&every.iter().map(ParseRecordError::message).collect::<Vec<_>>());
}

#[test]
fn every_flaw_of_a_record_has_its_words() {
    let unplayable = || NewGameError::seats::<Tafl<Brandubh>>(3);
    let (reason, words) = ("the game is over".into(), Message::new("refused-over"));
    let all = [
        RecordErrorKind::OtherGame { record: "chess".into(), game: "brandubh" },
        RecordErrorKind::Unplayable(unplayable()),
        RecordErrorKind::Refused { reason, words },
        RecordErrorKind::NotOver { actions: 3 },
        RecordErrorKind::NoCommitment,
        RecordErrorKind::NoSeed,
        RecordErrorKind::OtherSeed,
        RecordErrorKind::OtherCommitment { told: Commitment([7; 32]), noted: Commitment([8; 32]) },
        RecordErrorKind::Undecided,
        RecordErrorKind::NotChance(Seat(1)),
        RecordErrorKind::OtherWord(Seat(1)),
        RecordErrorKind::OtherTable,
        RecordErrorKind::BotWord(Seat(2)),
        RecordErrorKind::Draw { number: 2, due: "deal 1 2".into(), told: "deal 2 1".into() },
        RecordErrorKind::OtherEnd { told: "Luck.".into(), found: "The King has escaped.".into() },
        RecordErrorKind::Options(unplayable()),
    ];
    complete(&all, |why| match why {
        RecordErrorKind::OtherGame { .. } => 0,
        RecordErrorKind::Unplayable(_) => 1,
        RecordErrorKind::Refused { .. } => 2,
        RecordErrorKind::NotOver { .. } => 3,
        RecordErrorKind::NoCommitment => 4,
        RecordErrorKind::NoSeed => 5,
        RecordErrorKind::OtherSeed => 6,
        RecordErrorKind::OtherCommitment { .. } => 7,
        RecordErrorKind::Undecided => 8,
        RecordErrorKind::NotChance(_) => 9,
        RecordErrorKind::OtherWord(_) => 10,
        RecordErrorKind::OtherTable => 11,
        RecordErrorKind::BotWord(_) => 12,
        RecordErrorKind::Draw { .. } => 13,
        RecordErrorKind::OtherEnd { .. } => 14,
        RecordErrorKind::Options(_) => 15,
    });
    let every = |action| all.iter().map(move |why| RecordError { action, why: why.clone() });
    // Tools quote both ends, and say that options are what they are about.
    let plain = every(None).take(14).chain(every(Some(3)).take(14));
    check(&plain.map(|flaw| (flaw.message(), flaw.to_string())).collect::<Vec<_>>());
    foreign(&every(None).map(|flaw| flaw.message()).collect::<Vec<_>>());
}
