//! Those who would tilt the luck: players with words of others, and whoever runs the server.

use ardri_core::fairness::{Fairness, Seed};
use ardri_core::replay::RecordErrorKind;
use ardri_core::sealed::{Sealed, SeatWord};
use ardri_core::{Record, Seat};
use ardri_table::GameKind;
use serde_json::{Value, json};

use crate::support::{HandClock, Person, TestServer, reveal, word_of};

/// Ann and a bot at Tablut, with lots for the sides, to the end; gives the record and what was noted
/// before the lots were drawn.
async fn played(server: &TestServer) -> (Record, String) {
    let ann = server.guest("Ann").await;
    let form = json!({"game": "tablut", "options": {"lots": true},
        "bots": [{"seat": 1, "level": "random"}]});
    let table = ann.table(&form).await;
    ann.commit(&table, 0, "shamrock").await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    let noted = ann.look(&table).await["luck"]["commitment"].as_str().unwrap().to_string();
    ann.ask(&table, &reveal(0, "shamrock")).await;
    ann.ask(&table, &json!({"ask": "resign", "seat": 0})).await;
    let record = ann.get(&format!("/api/tables/{table}/record")).await;
    (Record::parse(&record.to_string()).unwrap(), noted)
}

fn sealed(record: &Record) -> Sealed {
    record.fairness.clone().unwrap().sealed.unwrap()
}

/// What `ardri verify FILE --commitment NOTED` says of a record.
fn verdict(record: &Record, noted: &str) -> Result<usize, RecordErrorKind> {
    if let Some(why) = RecordErrorKind::other_commitment(record, &noted.parse().unwrap()) {
        return Err(why);
    }
    let kind = GameKind::find(&record.game).unwrap();
    kind.verify(record).map_err(|error| error.why)
}

/// The record with other luck and without what was drawn, so that nothing but the promise can be wrong.
fn forged(record: &Record, fairness: Fairness) -> Record {
    let mut forged = record.clone();
    forged.set_fairness(Some(fairness));
    forged.actions.clear();
    forged.result = None;
    forged
}

#[tokio::test]
async fn who_runs_the_server_cannot_forge_a_record_for_one_who_has_noted_the_commitment() {
    let server = TestServer::start().await;
    let (record, noted) = played(&server).await;
    assert!(verdict(&record, &noted).unwrap() > 0);
    let fairness = record.fairness.clone().unwrap();
    let seed = fairness.seed.clone().unwrap();
    // A word for the bot, which once could be tried out until the dice suited.
    let mut words = sealed(&record);
    let secret = word_of(1, "tried for a long time");
    words.words[1] = SeatWord::told(secret.commitment(&words.table, Seat(1)), secret);
    let with_word = forged(&record, Fairness::sealed(&seed, words));
    let kind = GameKind::find("tablut").unwrap();
    let alone = kind.verify(&with_word).map_err(|error| error.why);
    assert_eq!(alone, Err(RecordErrorKind::BotWord(Seat(1))), "even without a note");
    // The same with the bot made a person.
    let mut person = with_word.clone();
    person.seats[1].bot = None;
    assert!(kind.verify(&person).is_ok());
    assert!(matches!(verdict(&person, &noted), Err(RecordErrorKind::OtherCommitment { .. })));
    // Another seed, in a record that is whole in itself.
    let other = Seed([1; 32]);
    let words = Sealed { seed_commitment: other.commitment(), ..sealed(&record) };
    let other = forged(&record, Fairness::sealed(&other, words));
    assert!(kind.verify(&other).is_ok());
    assert!(matches!(verdict(&other, &noted), Err(RecordErrorKind::OtherCommitment { .. })));
    // The kind of record that once passed: version 1, with the true seed and a word for the bot.
    let old = Fairness::plain(&seed, vec!["shamrock".into(), "tried for a long time".into()]);
    let old = forged(&record, old);
    assert!(kind.verify(&old).is_ok());
    assert!(matches!(verdict(&old, &noted), Err(RecordErrorKind::OtherCommitment { .. })));
    // And with the noted commitment on all of them.
    for mut forged in [with_word, person, other, old] {
        forged.fairness.as_mut().unwrap().commitment = noted.parse().unwrap();
        assert!(verdict(&forged, &noted).is_err());
    }
    // A draw that was changed.
    let mut changed = record.clone();
    let lots = &mut changed.actions[0].action;
    *lots = if lots == "lots 0" { "lots 1" } else { "lots 0" }.into();
    assert!(matches!(verdict(&changed, &noted), Err(RecordErrorKind::Draw { .. })));
    server.close().await;
}

/// Two people at a table of Brandubh who have committed to words.
async fn two(server: &TestServer) -> (Person, Person, String) {
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(&json!({"game": "brandubh"})).await;
    bob.ask(&table, &json!({"ask": "sit", "seat": 1})).await;
    ann.commit(&table, 0, "anns").await;
    bob.commit(&table, 1, "bobs").await;
    (ann, bob, table)
}

#[tokio::test]
async fn words_of_others_wrong_words_and_starts_without_end_change_nothing() {
    let server = TestServer::start().await;
    let (ann, bob, table) = two(&server).await;
    let eve = server.guest("Eve").await;
    let start = json!({"ask": "start"});
    assert_eq!(eve.ask_refused(&table, &start).await, "not-the-host");
    assert_eq!(ann.ask_refused(&table, &reveal(0, "anns")).await, "too-early");
    assert_eq!(
        bob.ask_refused(&table, &json!({"ask": "word", "seat": 1, "word": "x"})).await,
        "clear-word"
    );
    let number = ann.ask(&table, &start).await;
    for (who, command, word) in [
        (&ann, start.clone(), "starting"),
        (&bob, start, "starting"),
        (&bob, reveal(0, "anns"), "not-your-seat"),
        (&eve, reveal(0, "anns"), "not-your-seat"),
        (&ann, reveal(0, "another"), "other-word"),
        (&ann, reveal(1, "bobs"), "not-your-seat"),
        (&ann, json!({"ask": "leave", "seat": 0}), "starting"),
        (&ann, json!({"ask": "clear", "seat": 1}), "starting"),
        (&ann, json!({"ask": "commit-word", "seat": 0, "hash": "0".repeat(64)}), "starting"),
        (&ann, json!({"ask": "close"}), "starting"),
    ] {
        assert_eq!(who.ask_refused(&table, &command).await, word, "{command}");
    }
    assert_eq!(ann.look(&table).await["number"], number);
    ann.ask(&table, &reveal(0, "anns")).await;
    assert_eq!(ann.ask_refused(&table, &reveal(0, "anns")).await, "no-word-due");
    bob.ask(&table, &reveal(1, "bobs")).await;
    assert_eq!(ann.ask_refused(&table, &reveal(0, "anns")).await, "begun");
    let look = eve.look(&table).await;
    assert_eq!(
        (&look["stage"], &look["words"], &look["seed"]),
        (&json!("playing"), &Value::Null, &Value::Null)
    );
    for path in ["", "/events", "/history"] {
        let told = bob.get(&format!("/api/tables/{table}{path}")).await.to_string();
        assert!(!told.contains("anns") && !told.contains("a5a5a5"), "{told}");
    }
    server.close().await;
}

#[tokio::test]
async fn a_word_that_never_comes_is_waited_for_as_long_as_was_said_and_across_a_restart() {
    let clock = HandClock::new();
    let server = TestServer::with(|_| (), clock.clock()).await;
    let (ann, bob, table) = two(&server).await;
    ann.ask(&table, &json!({"ask": "start"})).await;
    ann.ask(&table, &reveal(0, "anns")).await;
    clock.advance(29_000);
    assert_eq!(bob.look(&table).await["stage"], "open");
    // The server was away: who comes back has the whole time again.
    let server = server.restart().await;
    let (ann, bob) = (ann.at(&server), bob.at(&server));
    assert_eq!(bob.look(&table).await["stage"], "open");
    clock.advance(29_000);
    let open = bob.look(&table).await;
    assert_eq!((&open["stage"], &open["luck"]["revealed"]), (&json!("open"), &json!([0])));
    clock.advance(1_000);
    let after = open["number"].as_u64().unwrap();
    let path = format!("/api/tables/{table}/events?after={after}&wait=30");
    let begun = ann.get(&path).await;
    assert_eq!((&begun[0]["event"], &begun[0]["withheld"]), (&json!("started"), &json!([1])));
    assert_eq!(bob.ask_refused(&table, &reveal(1, "bobs")).await, "begun");
    bob.ask(&table, &json!({"ask": "resign", "seat": 1})).await;
    let record = bob.get(&format!("/api/tables/{table}/record")).await;
    let words = &record["fairness"]["sealed"]["words"];
    assert_eq!((&words[0]["kind"], &words[1]["kind"]), (&json!("word"), &json!("withheld")));
    let record = Record::parse(&record.to_string()).unwrap();
    assert!(GameKind::find("brandubh").unwrap().verify(&record).is_ok());
    server.close().await;
}
