use super::*;
use crate::actor::TableError;
use crate::config::SettingError;
use crate::serve::ServeError;
use crate::store::StoreError;
use crate::transfer::TransferError;
use ardri_table::study::StudyError;
use ardri_table::{EntryError, ExportError, LogError, Refusal, RuleError, Table};
use ardri_wire::ParseTableIdError;

/// One of each refusal of a table.
fn refusals() -> Vec<Refusal> {
    let words = || Message::new("refused-over");
    let all = vec![
        Refusal::Illegal(words()),
        Refusal::Rule { words: words(), rule: "tafl#straight" },
        Refusal::Allowed,
        Refusal::NotYourSeat,
        Refusal::NoSuchSeat,
        Refusal::Taken,
        Refusal::NotTheHost,
        Refusal::NotBegun,
        Refusal::Begun,
        Refusal::Over,
        Refusal::NotOver,
        Refusal::SeatsEmpty,
        Refusal::NoSuchBot("genius".into()),
        Refusal::NameTaken,
        Refusal::NoHints,
        Refusal::NothingToTakeBack,
        Refusal::NotAsked,
        Refusal::BadText(words()),
        Refusal::Blocked,
        Refusal::KeyUsed,
        Refusal::Again,
        Refusal::Offered,
        Refusal::Declined,
        Refusal::NoOffer,
        Refusal::Unwanted,
        Refusal::NotReady,
        Refusal::Starting,
        Refusal::TooEarly,
        Refusal::NoWordDue,
        Refusal::OtherWord,
        Refusal::ClearWord,
    ];
    let places: Vec<usize> = all.iter().map(place).collect();
    assert_eq!(places, (0..all.len()).collect::<Vec<_>>(), "one is missing in this list");
    all
}

/// The place of a refusal in the list. A new one has none until it is in the list, too.
fn place(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::Illegal(_) => 0,
        Refusal::Rule { .. } => 1,
        Refusal::Allowed => 2,
        Refusal::NotYourSeat => 3,
        Refusal::NoSuchSeat => 4,
        Refusal::Taken => 5,
        Refusal::NotTheHost => 6,
        Refusal::NotBegun => 7,
        Refusal::Begun => 8,
        Refusal::Over => 9,
        Refusal::NotOver => 10,
        Refusal::SeatsEmpty => 11,
        Refusal::NoSuchBot(_) => 12,
        Refusal::NameTaken => 13,
        Refusal::NoHints => 14,
        Refusal::NothingToTakeBack => 15,
        Refusal::NotAsked => 16,
        Refusal::BadText(_) => 17,
        Refusal::Blocked => 18,
        Refusal::KeyUsed => 19,
        Refusal::Again => 20,
        Refusal::Offered => 21,
        Refusal::Declined => 22,
        Refusal::NoOffer => 23,
        Refusal::Unwanted => 24,
        Refusal::NotReady => 25,
        Refusal::Starting => 26,
        Refusal::TooEarly => 27,
        Refusal::NoWordDue => 28,
        Refusal::OtherWord => 29,
        Refusal::ClearWord => 30,
    }
}

#[test]
fn every_refusal_of_a_table_is_said_in_every_language() {
    let objection = RuleError { words: Message::new("refused-not-your-turn"), rule: None };
    let studied = [
        StudyError::NoGame,
        StudyError::NotAGame(Message::new("refused-study-nothing")),
        StudyError::Unplayable(Message::new("refused-boru-last-card")),
        StudyError::Illegal(3, objection.clone()),
        StudyError::TooLong,
        StudyError::NotTafl,
    ];
    let unfit = Refusal::from(EntryError::Log(Message::new("refused-log-exists")));
    let all = refusals().iter().map(Refusal::message).chain([unfit.message()]).collect::<Vec<_>>();
    let all = all.into_iter().chain(studied.iter().map(StudyError::message));
    for words in all {
        let english = in_english(&words);
        for language in Language::all() {
            let said = say(language, &words);
            assert_ne!(said, words.name, "{language} has no text");
            assert!(!said.contains(['{', '}']), "{language}: {said}");
            assert!(language == Language::ENGLISH || said != english, "{language}: {said}");
        }
    }
}

#[test]
fn what_is_put_in_is_said_in_the_same_language() {
    let objection = RuleError { words: Message::new("refused-not-your-turn"), rule: None };
    let words = StudyError::Illegal(3, objection).message();
    assert_eq!(in_english(&words), "action 3: it is not your turn");
    assert_eq!(say("de".parse().unwrap(), &words), "Aktion 3: du bist nicht dran");
    assert_eq!(say("ga".parse().unwrap(), &words), "gníomh 3: ní hé do shealsa é");
}

#[test]
fn logs_are_in_english() {
    let logged = |refusal: Refusal| TableError::from(refusal).to_string();
    assert_eq!(logged(Refusal::NotYourSeat), "that seat is not yours");
    let illegal = Refusal::Illegal(Message::new("refused-table-no-game").with("game", "chess"));
    assert_eq!(logged(illegal), "there is no game called “chess”");
}

/// Every failure of the store, in order.
fn failures() -> Vec<StoreError> {
    let (folder, why) = (|| "/var/ardri".to_string(), || "disk I/O".to_string());
    let all = vec![
        StoreError::NotNext,
        StoreError::NameTaken,
        StoreError::NoSuchPerson,
        StoreError::HasAccount,
        StoreError::TokenTaken,
        StoreError::Nul,
        StoreError::TooLong,
        StoreError::Full,
        StoreError::ReadOnly,
        StoreError::NotAFolder(folder()),
        StoreError::InUse(folder()),
        StoreError::Newer,
        StoreError::Damaged(why()),
        StoreError::Io(why()),
        StoreError::Closed,
        StoreError::Banned,
        StoreError::DatabaseInUse { database: folder(), by: why() },
        StoreError::Evicted,
        StoreError::BadAddress,
        StoreError::Unreachable { database: folder(), why: why() },
        StoreError::Encoding { database: folder(), encoding: why() },
        StoreError::NoData(folder()),
        StoreError::NotEmpty(folder()),
        StoreError::Differs(why()),
        StoreError::NoFile,
    ];
    let place = |error: &StoreError| match error {
        StoreError::NotNext => 0,
        StoreError::NameTaken => 1,
        StoreError::NoSuchPerson => 2,
        StoreError::HasAccount => 3,
        StoreError::TokenTaken => 4,
        StoreError::Nul => 5,
        StoreError::TooLong => 6,
        StoreError::Full => 7,
        StoreError::ReadOnly => 8,
        StoreError::NotAFolder(_) => 9,
        StoreError::InUse(_) => 10,
        StoreError::Newer => 11,
        StoreError::Damaged(_) => 12,
        StoreError::Io(_) => 13,
        StoreError::Closed => 14,
        StoreError::Banned => 15,
        StoreError::DatabaseInUse { .. } => 16,
        StoreError::Evicted => 17,
        StoreError::BadAddress => 18,
        StoreError::Unreachable { .. } => 19,
        StoreError::Encoding { .. } => 20,
        StoreError::NoData(_) => 21,
        StoreError::NotEmpty(_) => 22,
        StoreError::Differs(_) => 23,
        StoreError::NoFile => 24,
    };
    assert!(all.iter().map(place).eq(0..all.len()), "one is missing in this list");
    all
}

#[test]
fn whoever_runs_the_program_is_told_in_their_language_what_the_log_says_in_english() {
    let table = || "k3v7m2".parse().unwrap();
    let stuck = [
        TransferError::NoTable(table()),
        TransferError::There(table()),
        ExportError::NotFinished(table()).into(),
        ExportError::Unreadable("EOF".into()).into(),
        ExportError::Version.into(),
        LogError::new(3, "EOF").into(),
        TransferError::Store(StoreError::Full),
    ];
    let (address, reason) = ("127.0.0.1:80".parse().unwrap(), "denied".to_string());
    let none = [ServeError::Listen { address, reason }, ServeError::Store(StoreError::Full)];
    let (file, name) = ("ardri.toml".to_string(), "ARDRI_TABLES".to_string());
    let settings = [
        SettingError::File { file, why: "line 1".into() },
        SettingError::Variable { name, value: "many".into() },
    ];
    let all = failures().into_iter().map(|error| (error.message(), error.to_string()));
    let all = all.chain(stuck.iter().map(|one| (one.message(), one.to_string())));
    let all = all.chain(none.iter().map(|one| (one.message(), one.to_string())));
    let all = all.chain(settings.iter().map(|one| (one.message(), one.to_string())));
    let empty = Table::from_log(table(), &[]).unwrap_err();
    let logged = TableError::from(empty.clone()).to_string();
    assert_eq!(logged, "entry 1 of the table's log is damaged: the log is empty");
    let all = all.chain([(empty.message(), logged)]);
    for (words, display) in
        all.chain([(ParseTableIdError.message(), ParseTableIdError.to_string())])
    {
        assert_eq!(in_english(&words), display);
        for language in Language::all().filter(|language| *language != Language::ENGLISH) {
            let said = say(language, &words);
            assert_ne!(said, display, "{language}");
            assert!(said != words.name && !said.contains(['{', '}']), "{language}: {said}");
        }
    }
}
