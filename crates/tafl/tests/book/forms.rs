//! The JSON forms of options, states and views.

use super::*;
use ardri_core::{NoEvents, Viewer};
use ardri_tafl::View;
use serde_json::{Value, json};

type State = Tafl<Brandubh>;

fn read_state(value: &Value) -> Result<State, String> {
    serde_json::from_str(&value.to_string()).map_err(|error| error.to_string())
}

fn read_options<B: Board>(value: &Value) -> Result<Options<B>, String> {
    serde_json::from_str(&value.to_string()).map_err(|error| error.to_string())
}

/// Games at every stage: before the lots, within each set, with a history, at the end.
fn stages() -> Vec<State> {
    let mut options = Options::<Brandubh>::new(Rules::parse(FEDERATION).unwrap()).unwrap();
    options.two_sets = true;
    options.lots = true;
    let mut game = Tafl::new(&options, 2).unwrap();
    let mut stages = vec![game.clone()];
    game.apply(Actor::Chance, &Action::Lots(Seat(1)), &mut NoEvents).unwrap();
    for mv in ["d2-e2", "d3-e3", "e2-d2", "e3-d3", "d2-e2"] {
        stages.push(game.clone());
        go(&mut game, mv);
    }
    stages.push(game.clone());
    game.resign(Seat(0), &mut NoEvents).unwrap();
    stages.push(game.clone());
    go(&mut game, "d2-e2");
    game.resign(Seat(1), &mut NoEvents).unwrap();
    stages.push(game);
    stages.push(after(BASIC, placed("K f6 T c3 t b3 d6", Side::Vikings), "d6-d3").game);
    stages
}

#[test]
fn a_state_is_read_as_it_was_written() {
    for game in stages() {
        let text = serde_json::to_string(&game).unwrap();
        let read: State = serde_json::from_str(&text).unwrap();
        assert_eq!(read, game, "{text}");
        assert_eq!(read.turn(), game.turn());
        assert_eq!(read.repetition_warning(), game.repetition_warning());
    }
}

#[test]
fn a_state_keeps_its_history() {
    let mut game = stages()[5].clone();
    assert_eq!(game.repetition_warning(), Some(Side::Celts));
    for mv in ["d2-e2", "d3-e3", "e2-d2"] {
        go(&mut game, mv);
    }
    let mut read: State = serde_json::from_str(&serde_json::to_string(&game).unwrap()).unwrap();
    assert_eq!(read.losing_repetitions(), ["e3-d3".parse().unwrap()]);
    go(&mut read, "e3-d3");
    assert_eq!(read.sets()[0].ending, Ending::Repetition);
}

#[test]
fn a_view_is_read_as_it_was_written_and_is_the_same_for_everyone() {
    for game in stages() {
        let view = game.view(Viewer::Spectator);
        let text = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View<Brandubh>>(&text).unwrap(), view);
        for seat in Seat::all(2) {
            assert_eq!(game.view(Viewer::Seat(seat)), view);
        }
        assert_eq!((view.moves, view.sets.as_slice()), (game.moves(), game.sets()));
        assert_eq!(view.position, *game.position());
        assert_eq!(view.last.as_ref(), game.last());
    }
}

#[test]
fn a_view_counts_what_was_captured() {
    let taken = after::<Brandubh>(BASIC, placed("K f6 T c3 d2 t b3 d1 d6", Side::Vikings), "d6-d3");
    let view = taken.game.view(Viewer::Spectator);
    assert_eq!((view.captured_vikings, view.captured_celts), (0, 2));
    let taken = after::<Brandubh>(BASIC, placed("K f6 T b3 d6 t c3 a6", Side::Celts), "d6-d3");
    let view = taken.game.view(Viewer::Spectator);
    assert_eq!((view.captured_vikings, view.captured_celts), (1, 0));
}

#[test]
fn options_are_read_as_they_were_written() {
    let mut options = Options::<Tablut>::new(Rules::parse("advanced,hostile-throne").unwrap())
        .unwrap()
        .from_position(placed("K c3 t d5", Side::Celts));
    options.two_sets = true;
    options.lots = true;
    let value = serde_json::to_value(&options).unwrap();
    assert_eq!(
        value,
        json!({
            "rules": ["hostile-throne", "advanced"],
            "position": "9/9/9/9/3t5/9/2K6/9/9 d",
            "two_sets": true,
            "lots": true,
        })
    );
    assert_eq!(read_options(&value), Ok(options));
    assert_eq!(read_options::<Tablut>(&json!({})), Ok(Options::default()));
    assert_eq!(serde_json::to_value(Options::<Tablut>::default()).unwrap(), json!({"rules": []}));
}

#[test]
fn a_preset_is_read_and_written_as_its_rules() {
    let federation = read_options::<Brandubh>(&json!({"preset": "federation"})).unwrap();
    assert_eq!(federation.rules(), Rules::parse(FEDERATION).unwrap());
    let written = serde_json::to_value(&federation).unwrap();
    assert_eq!(written.get("preset"), None);
    assert_eq!(read_options(&written), Ok(federation));
}

#[test]
fn options_that_cannot_be_played_are_refused() {
    for (options, reason) in [
        (json!({"rules": ["advanced"]}), "belongs to Tablut"),
        (json!({"rules": ["advanced", "strong-king"]}), "exclude each other"),
        (json!({"rules": ["flying-king"]}), "there is no rule \"flying-king\""),
        (json!({"preset": "fetlar"}), "there is no preset \"fetlar\""),
        (json!({"position": "7/7/7/7/7/7/7 a"}), "one King, not 0"),
        (json!({"position": "3ttt3 a"}), "7 rows"),
        (json!({"sets": 3}), "unknown field `sets`"),
    ] {
        let error = read_options::<Brandubh>(&options).unwrap_err();
        assert!(error.contains(reason), "{options}: {error}");
    }
    let error = read_options::<Tablut>(&json!({"preset": "federation"})).unwrap_err();
    assert!(error.contains("belongs to Brandubh"), "{error}");
}

#[test]
fn states_that_contradict_themselves_are_refused() {
    let stages = stages();
    let good = serde_json::to_value(&stages[5]).unwrap();
    let over = serde_json::to_value(&stages[8]).unwrap();
    assert_eq!((&good["vikings"], over["sets"].as_array().unwrap().len()), (&json!(1), 2));
    let set = over["sets"][0].clone();
    let with = |state: &Value, field: &str, value: Value| {
        let mut state = state.clone();
        state[field] = value;
        state
    };
    let mut single = good["options"].clone();
    single["two_sets"] = json!(false);
    let foreign_set = {
        let mut set = set.clone();
        set["seat"] = json!(2);
        set
    };
    let same_side = json!([good["position"]]);
    let mut no_lots = good["options"].clone();
    no_lots["lots"] = json!(false);
    let nobody =
        with(&with(&with(&good, "options", no_lots), "vikings", Value::Null), "sets", json!([]));
    let start = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a";
    let moved = "3t3/3t3/3T3/ttTKTtt/3T3/4t2/3t3 d";
    let third = with(&good, "earlier", json!([start, moved, start, moved]));
    let third = with(&third, "position", json!(start));
    for (state, reason) in [
        (with(&good, "vikings", json!(2)), "tafl has the seats 0 and 1"),
        (with(&good, "sets", json!([foreign_set])), "tafl has the seats 0 and 1"),
        (with(&good, "earlier", same_side), "the sides do not take turns"),
        (with(&over, "options", single), "more sets than the options allow"),
        (with(&good, "sets", json!([set, set, set])), "more sets than the options allow"),
        (with(&over, "vikings", Value::Null), "a set was played before the lots were drawn"),
        (with(&good, "position", json!("7/7/7/7/7/7/7 a")), "one King, not 0"),
        (nobody, "nobody plays the Vikings, and no lots are due"),
        (third, "the position ends the set, but the set goes on"),
        (
            with(&with(&good, "earlier", json!([])), "position", json!("K6/7/7/7/7/3t3/7 a")),
            "the position ends the set, but the set goes on",
        ),
        (
            with(&good, "last", json!({"move": "d2-d9", "captured": []})),
            "the last move leaves the board",
        ),
        (with(&good, "colour", json!("red")), "unknown field `colour`"),
        (with(&good, "moves", json!(-1)), "invalid value"),
        (with(&good, "last", json!({"move": "d2-z9", "captured": []})), "is not a move"),
    ] {
        let error = read_state(&state).unwrap_err();
        assert!(error.contains(reason), "{reason}: {error}");
    }
    assert!(read_state(&good).is_ok() && read_state(&over).is_ok());
    let mut missing = good;
    missing.as_object_mut().unwrap().remove("earlier");
    assert!(read_state(&missing).unwrap_err().contains("missing field `earlier`"));
    // A state of the other board is none of this one.
    let tablut = serde_json::to_value(Tafl::<Tablut>::new(&Options::default(), 2).unwrap());
    assert!(read_state(&tablut.unwrap()).is_err());
}

#[test]
fn events_have_a_json_form() {
    let mut game = game::<Brandubh>(BASIC, placed("K c3 T d2 t b3 d1 d6", Side::Vikings));
    let events = go(&mut game, "d6-d3");
    assert_eq!(
        serde_json::to_value(events).unwrap(),
        json!([
            {"event": "moved", "piece": "viking", "move": "d6-d3"},
            {"event": "captured", "side": "celts", "squares": ["d2"]},
            {"event": "set-ended", "set": 1, "of": 1, "winner": "vikings", "ending": "king-captured"},
        ])
    );
}
