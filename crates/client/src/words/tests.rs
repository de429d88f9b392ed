use ardri_core::fairness::Seed;
use ardri_core::sealed::SeatWord;
use ardri_table::{Entry, Eye, GameKind, Guest, Setup, Table, TableEvent};
use ardri_wire::{ClockRule, Late, PersonId};

use super::*;

/// A table of three, Ann in the first seat and a bot in the last.
fn table() -> (Table, Guest, Guest) {
    let [ann, bob] = ["Ann", "Bob"].map(|name| Guest {
        person: PersonId(if name == "Ann" { 1 } else { 2 }),
        name: name.into(),
    });
    let kind = GameKind::find("brian-boru").unwrap();
    let setup = Setup {
        game: kind.name().into(),
        options: kind.default_options(),
        name: kind.title().into(),
        public: false,
        seats: 3,
        clock: ClockRule::None,
        late: Late::Loses,
        host: (&ann).into(),
        seed: Seed([7; 32]),
        hints: None,
        rematch_of: None,
    };
    let first = Entry { number: 1, at: 0, event: TableEvent::Created(Box::new(setup)) };
    let mut table = Table::begin("here".parse().unwrap(), &first).unwrap();
    ask(&mut table, &ann, &TableRequest::Sit { seat: Seat(0) });
    ask(&mut table, &bob, &TableRequest::Sit { seat: Seat(1) });
    ask(
        &mut table,
        &ann,
        &TableRequest::Bot { seat: Seat(2), level: "squire".into(), persona: None },
    );
    (table, ann, bob)
}

fn ask(table: &mut Table, who: &Guest, request: &TableRequest) {
    table.ask_for_entries(who, request, 0).unwrap();
}

fn due(words: &mut Words, table: &Table, who: &Guest) -> Option<TableRequest> {
    match words.due(&table.snapshot(Eye::of(table, who.person), 0)).unwrap() {
        Due::Nothing => None,
        Due::Ask(request) => Some(request),
        Due::Warn => panic!("the table keeps its promise"),
    }
}

#[test]
fn a_word_is_committed_to_and_revealed_without_being_asked_for() {
    let (mut table, ann, bob) = table();
    let [mut anns, mut bobs] = [Words::default(), Words::default()];
    for (words, who) in [(&mut anns, &ann), (&mut bobs, &bob)] {
        let commit = due(words, &table, who).expect("a seat without a word commits");
        assert!(matches!(commit, TableRequest::CommitWord { .. }));
        assert!(words.was_asking() && !words.was_asking());
        ask(&mut table, who, &commit);
        assert_eq!(due(words, &table, who), None);
    }
    let seen = table.snapshot(Eye::of(&table, ann.person), 0);
    let own = anns.commit(Seat(0), "shamrock".into(), &seen).unwrap();
    ask(&mut table, &ann, &own);
    ask(&mut table, &bob, &TableRequest::Start);
    let reveal = due(&mut anns, &table, &ann).expect("a sealed word is revealed");
    assert!(matches!(&reveal, TableRequest::RevealWord { word, .. } if word == "shamrock"));
    ask(&mut table, &ann, &reveal);
    assert_eq!(due(&mut anns, &table, &ann), None);
    let reveal = due(&mut bobs, &table, &bob).unwrap();
    ask(&mut table, &bob, &reveal);
    assert_eq!(table.stage(), Stage::Playing);
    let sealed = table.record().fairness.unwrap().sealed.unwrap();
    assert_eq!(sealed.words.iter().map(SeatWord::text).collect::<Vec<_>>(), ["shamrock", "", ""]);
}

#[test]
fn a_word_of_another_device_is_left_to_it() {
    let (mut table, ann, _) = table();
    let [mut first, mut second] = [Words::default(), Words::default()];
    let one = due(&mut first, &table, &ann).unwrap();
    ask(&mut table, &ann, &one);
    // Who comes later takes over, once.
    let other = due(&mut second, &table, &ann).expect("it has not seen the seat before");
    ask(&mut table, &ann, &other);
    assert_eq!(due(&mut first, &table, &ann), None);
    assert_eq!(due(&mut second, &table, &ann), None);
    // A seat that was left and taken again has no word.
    ask(&mut table, &ann, &TableRequest::Leave { seat: Seat(0) });
    ask(&mut table, &ann, &TableRequest::Sit { seat: Seat(0) });
    assert!(due(&mut first, &table, &ann).is_some());
}

#[test]
fn a_table_that_breaks_its_promise_is_not_told_the_word() {
    let (mut table, ann, _) = table();
    let mut words = Words::default();
    let commit = due(&mut words, &table, &ann).unwrap();
    ask(&mut table, &ann, &commit);
    ask(&mut table, &ann, &TableRequest::Start);
    let honest = || table.snapshot(Eye::of(&table, ann.person), 0);
    let mut forged = [honest(), honest(), honest(), honest()];
    // Another seed, a bot that was none, a word for somebody else, another commitment.
    forged[0].about.commitment = Seed([8; 32]).commitment().to_string().into();
    forged[1].current.own.seats[2].bot = None;
    let hash = Some(Commitment([1; 32]));
    forged[2].current.common.luck.as_mut().unwrap().hashes[1].clone_from(&hash);
    forged[3].current.common.luck.as_mut().unwrap().commitment = hash;
    for (number, forged) in forged.iter().enumerate() {
        words.warned = false;
        assert!(matches!(words.due(forged).unwrap(), Due::Warn), "{number}");
        assert!(matches!(words.due(forged).unwrap(), Due::Nothing), "said once");
    }
    assert!(matches!(words.due(&honest()).unwrap(), Due::Ask(_)));
    // What was revealed for one commitment is not revealed for another, whatever it is made of.
    let mut again = honest();
    let luck = again.current.common.luck.as_mut().unwrap();
    luck.hashes[1] = Some(Commitment([1; 32]));
    let other = again.due_commitment();
    again.current.common.luck.as_mut().unwrap().commitment = other;
    words.warned = false;
    assert!(matches!(words.due(&again).unwrap(), Due::Warn));
}
