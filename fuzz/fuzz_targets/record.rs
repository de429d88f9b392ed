//! Records: reading, replaying and verifying never panic, and round trips hold.
#![no_main]

use ardri_bots::Opponents;
use ardri_core::replay::{replay, verify};
use ardri_core::{Record, Teller};
use ardri_table::{GameVisitor, visit_games};
use ardri_tafl::{Brandubh, Tafl};
use libfuzzer_sys::fuzz_target;

struct Check(Record);

impl GameVisitor for Check {
    fn visit<G: Opponents + Teller>(&mut self) {
        let replayed = replay::<G>(&self.0, |_| ());
        let verified = verify::<G>(&self.0);
        assert!(verified.is_err() || replayed.is_ok(), "only what replays can be verified");
        if let Ok(game) = replayed {
            let text = serde_json::to_string(&game).expect("a state has a JSON form");
            assert_eq!(serde_json::from_str::<G>(&text).expect("it is read"), game);
        }
    }
}

fuzz_target!(|text: &str| {
    let _ = serde_json::from_str::<Tafl<Brandubh>>(text);
    if let Ok(record) = Record::parse(text) {
        assert_eq!(Record::parse(&record.to_json()), Ok(record.clone()));
        visit_games(&mut Check(record));
    }
});
