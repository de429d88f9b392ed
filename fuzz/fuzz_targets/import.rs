//! Imported files: checking never panics, and says something consistent of each line.
#![no_main]

use ardri_tafl::{Board, Brandubh, Options, Preset, Tablut, import};
use libfuzzer_sys::fuzz_target;

fn check<B: Board>(options: &Options<B>, text: &str) {
    for game in import(options, text) {
        assert_eq!(game.legal, game.error.is_none());
        assert_eq!(game.captures_match, game.captures_differ.is_none());
        assert!(game.line >= 1 && game.line <= text.lines().count());
    }
}

fuzz_target!(|text: &str| {
    check::<Brandubh>(&Options::default(), text);
    check::<Tablut>(&Options::default(), text);
    let federation = Options::<Brandubh>::new(Preset::Federation.rules());
    check(&federation.expect("the preset can be played"), text);
});
