//! Rules, in our form and in OpenTafl's: reading never panics, and round trips hold.
#![no_main]

use ardri_tafl::{
    AnyOpenTafl, Board, Brandubh, OpenTafl, Options, Rules, Tablut, read_nearest, read_rules,
    write_rules,
};
use libfuzzer_sys::fuzz_target;

fn check_opentafl<B: Board>(game: &OpenTafl<B>, wrap: fn(OpenTafl<B>) -> AnyOpenTafl) {
    // Whatever is read exactly can be written, and then means the same.
    let text = write_rules(game.rules, &game.start).expect("rules that were read can be written");
    assert_eq!(read_rules(&text), Ok(wrap(*game)));
}

fn check_options<B: Board>(text: &str) {
    if let Ok(options) = serde_json::from_str::<Options<B>>(text) {
        let written = serde_json::to_string(&options).expect("options have a JSON form");
        assert_eq!(serde_json::from_str::<Options<B>>(&written).expect("it is read"), options);
    }
}

fuzz_target!(|text: &str| {
    if let Ok(rules) = Rules::parse(text) {
        assert_eq!(Rules::parse(&rules.to_string()), Ok(rules));
        let _ = (rules.on::<Brandubh>(), rules.on::<Tablut>());
    }
    check_options::<Brandubh>(text);
    check_options::<Tablut>(text);
    let _ = read_nearest(text);
    match read_rules(text) {
        Ok(AnyOpenTafl::Brandubh(game)) => check_opentafl(&game, AnyOpenTafl::Brandubh),
        Ok(AnyOpenTafl::Tablut(game)) => check_opentafl(&game, AnyOpenTafl::Tablut),
        Err(_) => {}
    }
});
