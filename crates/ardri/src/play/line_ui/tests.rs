use ardri_core::replay::replay;

use ardri_boru::BrianBoru;
use ardri_core::{Game, Message, Record, Seat, Simulation, Teller, Viewer};
use ardri_tafl::{Brandubh, Tablut, Tafl};
use ardri_throne::HighThrone;

use super::*;
use crate::i18n::{localize, speak};
use crate::play::command::Place;

/// What is seen of a game by `me`, who may do these things.
fn sight(me: Option<Seat>, options: &Value, view: Value, legal: &[String]) -> Sight {
    let (asked, options, legal) =
        (Message::new("table-prompt-you"), options.clone(), legal.to_vec());
    let names = (0..6).map(|seat| format!("Player {seat}")).collect();
    Sight { me, you: me, options, view, asked, legal, names, waits: false, lesson: false }
}

/// What a line comes to.
fn hear(window: &mut Box<dyn AnyLineUi>, line: &str) -> Heard {
    window.obey(Command::read(line, &window.words(), Place::Here).unwrap())
}

/// The longest game that is looked at.
const LONGEST: usize = 400;

fn record<G: Game>(seats: u8, options: &Value) -> Record {
    let options: G::Options = serde_json::from_value(options.clone()).unwrap();
    let mut record = Simulation::<G>::new(&options, seats, 7).unwrap().play(true).unwrap();
    if record.actions.len() > LONGEST {
        record.actions.truncate(LONGEST);
        record.result = None;
    }
    record
}

/// Looks at a whole random game with all eyes, as a server would show it, and types all that is
/// legal.
fn look_at<G: Game>(seats: u8, options: &Value) {
    let record = record::<G>(seats, options);
    let mut windows: Vec<Option<Box<dyn AnyLineUi>>> = Viewer::all(seats).map(|_| None).collect();
    let (mut told, mut typed) = (0, 0);
    replay::<G>(&record, |step| {
        for (viewer, window) in Viewer::all(seats).zip(&mut windows) {
            let (mut me, mut legal) = (None, Vec::new());
            if let Viewer::Seat(seat) = viewer {
                me = Some(seat);
                step.state.legal_actions(seat, &mut legal);
            }
            let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
            let view = serde_json::to_value(step.state.view(viewer)).unwrap();
            let sight = sight(me, &record.options, view, &legal);
            let window = match window {
                Some(window) => {
                    window.look(sight).unwrap();
                    window
                }
                None => window.insert(open(&record.game, sight).unwrap()),
            };
            for event in &step.events {
                let Some(seen) = G::seen(event, viewer) else { continue };
                // A sentence that comes along is said only if the event is not understood.
                let text = Some(Message::new("table-log-started"));
                let lines = window.told(&wire::Heard { seen: wire::Json::write(&seen), text });
                assert_ne!(lines, [tr!("table-log-started")], "{seen:?} is not understood");
                told += lines.len();
            }
            assert!(!window.part(Part::Table).is_empty());
            window.news();
            if !legal.is_empty() {
                assert!(!window.part(Part::Choices).is_empty());
            }
            // Nobody sits beside those who watch.
            assert_eq!(window.coached().is_some(), me.is_some());
            for action in legal.iter().take(20) {
                assert_eq!(hear(window, action), Heard::Try(action.clone()));
                window.rewind();
                typed += 1;
            }
        }
    })
    .unwrap();
    assert!(told > 20 && typed > 20, "{told} {typed}");
    assert!(windows.iter().flatten().all(|window| !window.part(Part::Legend).is_empty()));
}

#[test]
fn every_game_is_seen_and_played_through_its_window() {
    let usual = serde_json::json!({});
    look_at::<Tafl<Brandubh>>(2, &serde_json::json!({"two_sets": true, "lots": true}));
    look_at::<Tafl<Tablut>>(2, &usual);
    look_at::<BrianBoru>(4, &usual);
    look_at::<HighThrone>(3, &usual);
}

#[test]
fn a_coach_behind_the_window_of_tafl_says_what_the_rules_advise() {
    let game = Tafl::<Tablut>::new(&Default::default(), 2).unwrap();
    let mut legal = Vec::new();
    game.legal_actions(Seat(0), &mut legal);
    let view = game.view(Viewer::Spectator);
    let coached = |me: Option<Seat>| {
        let legal = if me == Some(Seat(0)) { &legal[..] } else { &[] };
        let advice = <Tafl<_> as Teller>::coach(game.options(), &view, me, legal).unwrap();
        let legal: Vec<_> = legal.iter().map(ToString::to_string).collect();
        let view = serde_json::to_value(&view).unwrap();
        let sight = sight(me, &serde_json::json!({}), view, &legal);
        let window = open("tablut", sight).unwrap();
        (
            window.coached(),
            Coached::new(localize(&advice.why), advice.look.iter().map(localize).collect()),
        )
    };
    for me in [Seat(0), Seat(1)] {
        let (says, advised) = coached(Some(me));
        assert_eq!(says, Some(advised), "{me}");
    }
    assert_eq!(coached(None).0, None, "who watches is not coached");
}

#[test]
fn every_game_has_a_window() {
    for game in crate::games::all() {
        let nothing = sight(None, &game.default_options(), Value::Null, &[]);
        let error = open(game.name(), nothing).err().unwrap();
        // It is the view that is wrong here, not the game.
        assert!(error.is::<serde_json::Error>(), "{error}");
    }
}

#[test]
fn windows_speak_other_languages() {
    speak("ga".parse().unwrap());
    look_at::<Tafl<Brandubh>>(2, &serde_json::json!({"two_sets": true}));
}

#[test]
fn what_is_not_known_here_is_no_reason_to_fall_over() {
    let nothing = serde_json::json!({});
    let sight = |view| sight(None, &nothing, view, &[]);
    assert!(open("chess", sight(nothing.clone())).is_err());
    let record = record::<Tafl<Brandubh>>(2, &nothing);
    replay::<Tafl<Brandubh>>(&record, |step| {
        let view = serde_json::to_value(step.state.view(Viewer::Spectator)).unwrap();
        let mut window = open("brandubh", sight(view)).unwrap();
        let (thunder, text) =
            (serde_json::json!({"event": "thunder"}), Message::new("table-log-woken"));
        let thunder = wire::Heard { seen: wire::Json::write(&thunder), text: Some(text) };
        assert_eq!(window.told(&thunder), [tr!("table-log-woken")]);
    })
    .unwrap();
}

#[test]
fn what_is_half_chosen_stays_so_while_others_act() {
    let record = record::<BrianBoru>(3, &serde_json::json!({}));
    let mut done = false;
    replay::<BrianBoru>(&record, |step| {
        let mut legal = Vec::new();
        step.state.legal_actions(Seat(0), &mut legal);
        let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
        // A pack of at least three cards leaves a choice for the second one.
        let Some(action) = legal.first().filter(|one| one.starts_with("pick") && legal.len() > 2)
        else {
            return;
        };
        let view = serde_json::to_value(step.state.view(Viewer::Seat(Seat(0)))).unwrap();
        let sight = sight(Some(Seat(0)), &record.options, view, &legal);
        let mut window = open("brian-boru", sight.clone()).unwrap();
        let cards: Vec<&str> = action.split(' ').skip(1).collect();
        assert_eq!(hear(&mut window, cards[0]), Heard::Ask);
        window.look(sight).unwrap();
        assert_eq!(hear(&mut window, cards[1]), Heard::Try(action.clone()));
        done = true;
    })
    .unwrap();
    assert!(done);
}
