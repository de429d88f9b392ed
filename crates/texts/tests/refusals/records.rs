use ardri_core::fairness::Commitment;
use ardri_core::replay::{Flaw, Wrong};
use ardri_core::{NoRecord, Seat, Unplayable, Unreadable, Words};
use ardri_tafl::{Brandubh, Tafl};

use crate::{check, complete, foreign};

#[test]
fn every_text_that_is_no_record_has_its_words() {
    let all = [
        NoRecord::Json("EOF while parsing".into()),
        NoRecord::Version(7),
        NoRecord::Contributions,
        NoRecord::LongWord,
        NoRecord::Format("pgn".into()),
    ];
    complete(&all, |why| match why {
        NoRecord::Json(_) => 0,
        NoRecord::Version(_) => 1,
        NoRecord::Contributions => 2,
        NoRecord::LongWord => 3,
        NoRecord::Format(_) => 4,
    });
    let unreadable = |action| {
        let make = move |why: &NoRecord| Unreadable { action, why: why.clone() };
        all.iter().map(make)
    };
    let every: Vec<_> = unreadable(None).chain(unreadable(Some(3))).collect();
    // Tools quote a format as Rust writes it.
    let is_plain = |error: &&Unreadable| !matches!(error.why, NoRecord::Format(_));
    let plain = every.iter().filter(is_plain);
    check(&plain.map(|error| (error.words(), error.to_string())).collect::<Vec<_>>());
    foreign(&every.iter().map(Unreadable::words).collect::<Vec<_>>());
}

#[test]
fn every_flaw_of_a_record_has_its_words() {
    let unplayable = || Unplayable::seats::<Tafl<Brandubh>>(3);
    let (reason, words) = ("the game is over".into(), Words::new("refused-over"));
    let all = [
        Wrong::OtherGame { record: "chess".into(), game: "brandubh" },
        Wrong::Unplayable(unplayable()),
        Wrong::Refused { reason, words },
        Wrong::NotOver { actions: 3 },
        Wrong::NoCommitment,
        Wrong::NoSeed,
        Wrong::OtherSeed,
        Wrong::OtherCommitment { told: Commitment([7; 32]), noted: Commitment([8; 32]) },
        Wrong::Undecided,
        Wrong::NotChance(Seat(1)),
        Wrong::Draw { number: 2, due: "deal 1 2".into(), told: "deal 2 1".into() },
        Wrong::OtherEnd { told: "Luck.".into(), found: "The King has escaped.".into() },
        Wrong::Options(unplayable()),
    ];
    complete(&all, |why| match why {
        Wrong::OtherGame { .. } => 0,
        Wrong::Unplayable(_) => 1,
        Wrong::Refused { .. } => 2,
        Wrong::NotOver { .. } => 3,
        Wrong::NoCommitment => 4,
        Wrong::NoSeed => 5,
        Wrong::OtherSeed => 6,
        Wrong::OtherCommitment { .. } => 7,
        Wrong::Undecided => 8,
        Wrong::NotChance(_) => 9,
        Wrong::Draw { .. } => 10,
        Wrong::OtherEnd { .. } => 11,
        Wrong::Options(_) => 12,
    });
    let every = |action| all.iter().map(move |why| Flaw { action, why: why.clone() });
    // Tools quote both ends, and say that options are what they are about.
    let plain = every(None).take(11).chain(every(Some(3)).take(11));
    check(&plain.map(|flaw| (flaw.words(), flaw.to_string())).collect::<Vec<_>>());
    foreign(&every(None).map(|flaw| flaw.words()).collect::<Vec<_>>());
}
