//! Words that are committed to before they are told: every byte, and every way to forge a record.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use ardri_core::fairness::{Commitment, Fairness, Fate, Seed};
use ardri_core::replay::RecordErrorKind;
use ardri_core::sealed::{Salt, Sealed, SeatWord, WordSecret};
use ardri_core::{Draw, Player, Record, SEALED_VERSION, Seat};
use proptest::prelude::*;
use serde::Deserialize;

/// The vectors that the page and `docs/fairness.md` hold, too. They were made by a program in Python.
#[derive(Deserialize)]
struct Vectors {
    fairness: Fairness,
    roll: Vec<u32>,
    shuffle: Vec<u32>,
    below: u32,
    weighted: u32,
    bot_seeds: Vec<String>,
}

fn vectors() -> Vectors {
    serde_json::from_str(include_str!("vectors/sealed.json")).unwrap()
}

#[test]
fn the_vectors_hold() {
    let Vectors { fairness, roll, shuffle, below, weighted, bot_seeds } = vectors();
    let sealed = fairness.sealed.clone().unwrap();
    assert_eq!(sealed.broken(), None);
    assert_eq!(sealed.commitment(), fairness.commitment);
    assert_eq!(fairness.seed.clone().unwrap().commitment(), sealed.seed_commitment);
    assert_eq!(Fairness::sealed(&fairness.seed.clone().unwrap(), sealed), fairness);
    let mut fate = fairness.fate().unwrap();
    let seeds = Seat::all(5).map(|seat| fate.bot_seed(seat).to_string()).collect::<Vec<_>>();
    assert_eq!(seeds, bot_seeds);
    assert_eq!(fate.draw(&Draw::Roll { dice: 7, faces: 6 }), roll);
    assert_eq!(fate.draw(&Draw::Shuffle(25)), shuffle);
    assert_eq!(fate.draw(&Draw::Below(5)), [below]);
    assert_eq!(fate.draw(&Draw::Weighted(vec![1, 2, 3])), [weighted]);
}

#[test]
fn a_word_is_bound_to_its_table_and_its_seat() {
    let secret = WordSecret { salt: Salt([3; 32]), word: "cú".into() };
    let here = secret.commitment("tara", Seat(0));
    assert_ne!(here, secret.commitment("tara", Seat(1)));
    assert_ne!(here, secret.commitment("tar", Seat(0)));
    let other = WordSecret { salt: Salt([4; 32]), ..secret.clone() };
    assert_ne!(here, other.commitment("tara", Seat(0)));
    assert_eq!(format!("{secret:?} {:?}", secret.salt), "WordSecret(…) Salt(…)");
}

/// A record of a game without draws, whose luck is all there is to check.
fn record() -> Record {
    let Vectors { fairness, .. } = vectors();
    let kinds =
        fairness.sealed.as_ref().unwrap().words.iter().map(|word| *word == SeatWord::Bot {});
    let player = |bot: bool| Player {
        name: "somebody".into(),
        bot: bot.then(|| "squire".into()),
        instead_of: None,
    };
    let mut record = Record::new("toy", serde_json::json!({}), kinds.map(player).collect());
    record.set_fairness(Some(fairness));
    record
}

mod forged {
    use super::*;
    use ardri_core::replay::check_luck;

    fn flaw(change: impl Fn(&mut Record)) -> Option<RecordErrorKind> {
        let mut record = record();
        assert_eq!(check_luck(&record).err(), None);
        change(&mut record);
        check_luck(&record).err()
    }

    fn sealed(record: &mut Record) -> &mut Sealed {
        record.fairness.as_mut().unwrap().sealed.as_mut().unwrap()
    }

    #[test]
    fn another_seed_is_found() {
        let other = Seed([9; 32]);
        let seed =
            |record: &mut Record| record.fairness.as_mut().unwrap().seed = Some(Seed([9; 32]));
        assert_eq!(flaw(seed), Some(RecordErrorKind::OtherSeed));
        // With its own commitment the table's no longer fits, and with that one the noted one not.
        let promised = |record: &mut Record| {
            seed(record);
            sealed(record).seed_commitment = Seed([9; 32]).commitment();
        };
        assert_eq!(flaw(promised), Some(RecordErrorKind::OtherTable));
        let noted = vectors().fairness.commitment;
        let mut whole = record();
        let words = sealed(&mut whole).clone();
        let words = Sealed { seed_commitment: other.commitment(), ..words };
        whole.set_fairness(Some(Fairness::sealed(&other, words)));
        assert_eq!(check_luck(&whole).err(), None, "nobody can tell without a note");
        assert!(matches!(
            RecordErrorKind::other_commitment(&whole, &noted),
            Some(RecordErrorKind::OtherCommitment { .. })
        ));
    }

    #[test]
    fn a_word_in_the_seat_of_a_bot_is_found() {
        let secret = WordSecret { salt: Salt([1; 32]), word: "tilted".into() };
        let give = |record: &mut Record| {
            let commitment = secret.commitment(&sealed(record).table, Seat(2));
            sealed(record).words[2] = SeatWord::told(commitment, secret.clone());
            let commitment = sealed(record).commitment();
            record.fairness.as_mut().unwrap().commitment = commitment;
        };
        assert_eq!(flaw(give), Some(RecordErrorKind::BotWord(Seat(2))));
        // Nor is a bot made a person afterwards, or a person a bot: the commitment says who was what.
        let person = |record: &mut Record| {
            record.seats[2].bot = None;
            sealed(record).words[2] = SeatWord::None {};
        };
        assert_eq!(flaw(person), Some(RecordErrorKind::OtherTable));
        let bot = |record: &mut Record| {
            record.seats[3].bot = Some("squire".into());
            sealed(record).words[3] = SeatWord::Bot {};
        };
        assert_eq!(flaw(bot), Some(RecordErrorKind::OtherTable));
        let declared = |record: &mut Record| sealed(record).words[3] = SeatWord::Bot {};
        assert_eq!(flaw(declared), Some(RecordErrorKind::BotWord(Seat(3))));
    }

    #[test]
    fn a_bot_that_plays_on_for_a_person_leaves_the_word_where_it_is() {
        let took = |record: &mut Record| {
            record.seats[0].bot = Some("champion".into());
            record.seats[0].instead_of = Some("Ann".into());
        };
        assert_eq!(flaw(took), None);
    }

    #[test]
    fn another_word_is_found_and_so_is_another_hash() {
        let word = |record: &mut Record| {
            let SeatWord::Word { word, .. } = &mut sealed(record).words[0] else {
                panic!("a word")
            };
            word.push('!');
        };
        assert_eq!(flaw(word), Some(RecordErrorKind::OtherWord(Seat(0))));
        let swapped = |record: &mut Record| sealed(record).words.swap(0, 4);
        assert_eq!(flaw(swapped), Some(RecordErrorKind::OtherWord(Seat(0))));
        let hash = |record: &mut Record| {
            sealed(record).words[1] = SeatWord::Withheld { commitment: Commitment([0; 32]) };
        };
        assert_eq!(flaw(hash), Some(RecordErrorKind::OtherTable));
        let table = |record: &mut Record| sealed(record).table.push('x');
        assert_eq!(flaw(table), Some(RecordErrorKind::OtherWord(Seat(0))));
    }

    #[test]
    fn a_word_that_is_said_to_be_withheld_changes_the_draws() {
        let mut record = record();
        let before = record.fairness.as_ref().unwrap().fate().unwrap();
        let words = &mut sealed(&mut record).words;
        words[0] = SeatWord::Withheld { commitment: words[0].commitment().unwrap().clone() };
        assert_eq!(check_luck(&record).err(), None, "only who has revealed it can tell");
        let mut after = record.fairness.as_ref().unwrap().fate().unwrap();
        assert_ne!(before.clone().draw(&Draw::Shuffle(25)), after.draw(&Draw::Shuffle(25)));
    }

    #[test]
    fn a_record_of_version_1_has_no_place_for_sealed_words_and_the_other_way_round() {
        for (from, to, reason) in [
            ("\"version\": 2", "\"version\": 1", "not tell of its luck as version 1 does"),
            ("\"sealed\":", "\"contributions\":[\"\"],\"sealed\":", "not one contribution"),
            ("{\"kind\":\"none\"},", "", "not one contribution"),
            ("{\"kind\":\"none\"}", "{\"kind\":\"none\",\"word\":\"x\"}", "unknown field `word`"),
            ("\"word\":\"cú\"", &format!("\"word\":\"{}\"", "x".repeat(257)), "longer than 256"),
            ("\"table\":", "\"tables\":", "unknown field `tables`"),
        ] {
            let text = record().to_json();
            assert!(text.contains(from), "{from}");
            let error = Record::parse(&text.replace(from, to)).unwrap_err().to_string();
            assert!(error.contains(reason), "{from}: {error}");
        }
    }
}

fn a_hash() -> impl Strategy<Value = Commitment> {
    any::<[u8; 32]>().prop_map(Commitment)
}

fn a_word() -> impl Strategy<Value = SeatWord> {
    prop_oneof![
        Just(SeatWord::Bot {}),
        Just(SeatWord::None {}),
        a_hash().prop_map(|commitment| SeatWord::Withheld { commitment }),
        (a_hash(), any::<[u8; 32]>(), "\\PC{0,20}").prop_map(|(commitment, salt, word)| {
            SeatWord::Word { commitment, salt: Salt(salt), word }
        }),
    ]
}

fn sealed_words() -> impl Strategy<Value = Sealed> {
    ("[a-z0-9]{1,20}", a_hash(), prop::collection::vec(a_word(), 1..8))
        .prop_map(|(table, seed_commitment, words)| Sealed { table, seed_commitment, words })
}

proptest! {
    #[test]
    fn reading_what_was_written_gives_the_same_luck(sealed in sealed_words(), seed: [u8; 32]) {
        let players = vec![Player::default(); sealed.words.len()];
        let mut record = Record::new("toy", serde_json::json!({}), players);
        record.set_fairness(Some(Fairness::sealed(&Seed(seed), sealed)));
        prop_assert_eq!(record.version, SEALED_VERSION);
        prop_assert_eq!(Record::parse(&record.to_json()), Ok(record));
    }

    #[test]
    fn different_words_give_different_commitments_and_draws(
        one in sealed_words(),
        other in sealed_words(),
    ) {
        let shown = |sealed: &Sealed| {
            let hashes = sealed.words.iter().map(|word| (*word == SeatWord::Bot {}, word.commitment().cloned()));
            (sealed.table.clone(), sealed.seed_commitment.clone(), hashes.collect::<Vec<_>>())
        };
        prop_assert_eq!(shown(&one) == shown(&other), one.commitment() == other.commitment());
        let draws = |sealed: &Sealed| {
            Fate::sealed(&Seed([5; 32]), &sealed.commitment(), &sealed.words).draw(&Draw::Shuffle(30))
        };
        prop_assert_eq!(one == other, draws(&one) == draws(&other));
    }
}
