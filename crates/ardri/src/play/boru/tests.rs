//! The same game in every language: nothing is left in another one, and everything has room.

mod screen;

use std::collections::HashSet;

use ardri_boru::{BrianBoru, Card, Marriage, Seen};
use ardri_core::{Game, Viewer};

use super::action_builder::BoruBuilder;
use super::names::find_town;
use super::words::{self, Room};
use super::{Scene, map, widgets};
use crate::i18n::{flaw_in, speak, tr};
use crate::play::Opponent;
use crate::play::game_ui::GameUi;
use crate::play::local_table::LocalTable;
use crate::play::look::Look;
use crate::play::samples::{self, begin, luck, play_on, shows};

const LANGUAGES: [&str; 3] = ["en", "ga", "de"];

fn talk(session: &mut LocalTable<BrianBoru>, interactive: bool, input: &str) -> String {
    samples::talk(session, interactive, input)
}

#[test]
fn every_command_is_answered_in_the_language() {
    let commands = "help\nboard\nmap\nhand\ntrick\nstandings\ns\nlog\nrules\nlegal\ntown cork\n\
                    town\npreview cork\npreview tara\npreview\nback\nundo\nundo 2\nsave\nnonsense\n\
                    play 99\nplay 3\nmark cork\nstart paris\n\u{7f}\n%\n9999999999999999999999\n\
                    pick 3\npick 3 3\nprincess maybe\ntop buy many\ntop of the morning\ntown drum\n";
    let more = "start tara\nhand\nstandings\nlog\n";
    for language in LANGUAGES {
        speak(language.parse().unwrap());
        let said = talk(&mut begin(4, Opponent::RANDOM), false, &format!("{commands}{more}"));
        is_whole(&said);
        let unknown = ["nonsense", "drum"].map(|text| find_town(text).unwrap_err());
        shows(&said, &unknown.each_ref().map(String::as_str));
        let table = begin::<BrianBoru>(4, Opponent::RANDOM).view(Viewer::Spectator).table;
        shows(&said, &[&words::town_page(&table, find_town("cork").unwrap())[0]]);
    }
    speak("en".parse().unwrap());
    // A pipe is not asked, and nothing of this does anything.
    let mut session = begin(4, Opponent::RANDOM);
    let said = talk(&mut session, false, commands);
    assert!(!session.is_unsaved());
    let parts = [
        "Marriage track: ",
        "You hold no cards.",
        "No trick is being played.",
        "If upkeep came now",
        "start S3\n",
        "There is nothing that you could take back",
        "“undo” stands alone",
        "Type the name of a file after save.",
        "“play 3” cannot be done now: place your first disc (ardri rules brian-boru#",
        "“mark M8” cannot be done now: place your first disc (ardri rules brian-boru#",
        "The input has ended; the game is not finished (before round 1 of 4: first discs).",
    ];
    shows(&said, &parts);
    assert!(!said.contains("> \n") && !said.contains("Press Enter to do it, or"));
}

#[test]
fn a_person_is_shown_the_effect_and_asked_before_anything_is_done() {
    let mut session = begin(4, Opponent::RANDOM);
    let said = talk(&mut session, true, "1\n1\nback\nno such\n2\n\n");
    shows(&said, &["Purple starts in ", "There is no town “no such”", "Keep two cards"]);
    assert_eq!(said.matches("Press Enter to do it, or type back.").count(), 2, "{said}");
    assert!(session.is_unsaved());
}

/// Every event and every question of whole games, with what a choice would do.
#[test]
fn whole_games_are_told_in_every_language() {
    let mut kinds = HashSet::new();
    for (language, seeds) in [("en", 12), ("ga", 3), ("de", 3)] {
        speak(language.parse().unwrap());
        for seed in 0..seeds {
            let mut session = begin::<BrianBoru>(3 + seed as u8 % 3, Opponent::Person);
            let luck = &mut luck(seed);
            session.go_on(luck).unwrap();
            while let Some(seat) = session.person_due() {
                let scene = Scene::of(&session, Viewer::Seat(seat));
                kinds.insert(std::mem::discriminant(&scene.view.table.asked));
                let mut builder = BoruBuilder::new(session.legal(seat));
                is_asked(&BrianBoru::asked_now(&scene), language);
                while builder.ready().is_none() {
                    is_asked(&words::asked_next(&scene, &builder), language);
                    let picks = builder.picks();
                    for pick in &picks {
                        let words =
                            words::pick_words(*pick, &scene.view, builder.legal(), Room::Narrow);
                        assert!(!words.is_empty());
                    }
                    let pick = picks[luck.below(picks.len())];
                    is_whole(&words::pick_words(pick, &scene.view, builder.legal(), Room::Wide));
                    assert!(builder.choose(&pick));
                }
                let action = builder.ready().unwrap();
                assert!(builder.legal().contains(&action), "{action}");
                let told = session.game().foretell(&scene, seat, &action).unwrap().words;
                let ends = told.iter().all(|line| line.ends_with('.'));
                assert!(!told.is_empty() && ends, "{told:?}");
                is_whole(&told.join("\n"));
                session.play(seat, &action).unwrap();
                session.go_on(luck).unwrap();
            }
            let scene = Scene::of(&session, Viewer::Spectator);
            let told = scene.log.join("\n");
            is_whole(&told);
            let over = format!("{} ", tr!("table-prompt-over"));
            assert!(BrianBoru::asked_now(&scene).starts_with(&over));
            // English shows through where a sentence of the rules is told untranslated.
            if language != "en" {
                for word in [" the ", " and takes ", "Purple", "Green", "Black", "scores"] {
                    assert!(!events_of(&told).contains(word), "{word} in {language}\n{told}");
                }
            }
        }
    }
    // First disc, draft, marker, card, action, town, Princess, raid and monastery.
    assert_eq!(kinds.len(), 9);
}

/// A question is a sentence that has room in a row.
fn is_asked(sentence: &str, language: &str) {
    is_whole(sentence);
    assert!(sentence.ends_with(['.', '?']), "{sentence}");
    assert!(language != "en" || sentence.chars().count() <= 79, "{sentence}");
}

/// Nothing is said by the name of a text or with a gap in it.
fn is_whole(said: &str) {
    assert_eq!(flaw_in(said), None, "{said}");
}

/// The sentences of the game alone; the commitment before them is told elsewhere.
fn events_of(told: &str) -> String {
    told.lines().skip(1).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_map_has_its_colours_and_a_legend_that_fits_a_row() {
    let table = Scene::of(&begin(4, Opponent::RANDOM), Viewer::Spectator).view.table;
    for language in LANGUAGES {
        speak(language.parse().unwrap());
        let page = map::page(&table, Look { colour: true, unicode: true });
        let (rows, legend) = (page.len(), page.last().unwrap());
        // So much room has a page on a terminal of 80 columns and 24 rows.
        assert!(rows <= 22 && page.iter().all(|row| row.width() <= 76), "{page:?}");
        assert!(legend.to_string().contains("[ ]"), "{legend}");
        let colours = page.iter().flatten().filter_map(|span| span.style.fg);
        assert!(colours.collect::<HashSet<_>>().len() > 2, "{page:?}");
    }
}

#[test]
fn cards_fit_in_every_language() {
    for language in LANGUAGES {
        speak(language.parse().unwrap());
        for card in Card::ordered() {
            let words = words::card_words(card, Room::Narrow);
            assert!(words.chars().count() <= 37, "{words}");
        }
    }
}

#[test]
fn a_row_has_room_for_raiders_and_marriage() {
    let mut table = begin::<BrianBoru>(4, Opponent::RANDOM).game().view(Viewer::Spectator).table;
    for language in LANGUAGES {
        speak(language.parse().unwrap());
        // The Princess has more to give than a row can tell.
        for card in Marriage::all().filter(|card| !card.is_princess()) {
            (table.marriage, table.raiders) = (Some(card), 10);
            let row = widgets::round_line(&table);
            assert!(
                row.chars().count() <= 80 && row.contains(&super::names::spouse_name(card)),
                "{row}"
            );
        }
    }
}

#[test]
fn nobody_sees_what_others_hold() {
    let mut session = begin::<BrianBoru>(4, Opponent::Person);
    play_on(&mut session, &mut luck(3), 6);
    for viewer in Viewer::all(4) {
        for seen in session.done().iter().flat_map(|done| done.seen::<BrianBoru>(viewer)) {
            if let Seen::Picked { seat, cards } = seen {
                assert_eq!(cards.is_some(), viewer == Viewer::Seat(*seat));
                // That others have picked goes without saying.
                let told = Scene::of(&session, viewer).tell(seen);
                assert_eq!(told.is_some(), cards.is_some(), "{told:?}");
            }
        }
        assert_eq!(session.game().view(viewer).own.is_none(), viewer == Viewer::Spectator);
    }
}
