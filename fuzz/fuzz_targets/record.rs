//! Records: reading, replaying and verifying never panic, and round trips hold.
#![no_main]

use ardri_boru::BrianBoru;
use ardri_core::replay::{replay, verify};
use ardri_core::{Game, Record};
use ardri_tafl::{Brandubh, Tablut, Tafl};
use ardri_throne::HighThrone;
use libfuzzer_sys::fuzz_target;

fn check<G: Game>(record: &Record) {
    let replayed = replay::<G>(record, |_| ());
    let verified = verify::<G>(record);
    assert!(verified.is_err() || replayed.is_ok(), "only what replays can be verified");
    if let Ok(game) = replayed {
        let text = serde_json::to_string(&game).expect("a state has a JSON form");
        assert_eq!(serde_json::from_str::<G>(&text).expect("it is read"), game);
    }
}

fuzz_target!(|text: &str| {
    let _ = serde_json::from_str::<Tafl<Brandubh>>(text);
    if let Ok(record) = Record::parse(text) {
        assert_eq!(Record::parse(&record.to_json()), Ok(record.clone()));
        check::<Tafl<Brandubh>>(&record);
        check::<Tafl<Tablut>>(&record);
        check::<BrianBoru>(&record);
        check::<HighThrone>(&record);
    }
});
