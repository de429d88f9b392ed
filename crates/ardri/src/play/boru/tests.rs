//! The same game in every language: nothing is left in another one, and everything has room.

mod lines;
mod screen;
mod session;

use ardri_boru::{BrianBoru, Card, Marriage};
use ardri_core::{Game, Viewer};

use super::action_builder::BoruBuilder;
use super::words::{self, Room};
use super::{Scene, standings, widgets};
use crate::i18n::{flaw_in, speak, tr};
use crate::play::Opponent;
use crate::play::builder::ActionBuilder;
use crate::play::game_ui::GameUi;
use crate::play::samples::{begin, luck, play_on, talk};

const LANGUAGES: [&str; 3] = ["en", "ga", "de"];

#[test]
fn every_command_is_answered_in_the_language() {
    let commands = "help\nboard\nmap\nhand\ntrick\nstandings\nlog\nrules\nlegal\ntown cork\ntown\n\
                    preview cork\npreview\nundo 2\nnonsense\nplay 99\npick 3\npick 3 3\n\
                    princess maybe\ntop buy many\ntop of the morning\ntown drum\nstart tara\nhand\n\
                    standings\nlog\n";
    for (language, known) in [
        (
            "en",
            [
                "Type the number of a choice",
                "At the table: Purple",
                "M8 Cork (Corcaigh), a red town of Munster.",
                "There is no town “nonsense”",
                "“drum” could be N4 Drumhome",
                "Purple starts in Tara, Southern Uí Néill.",
                "Battle: ",
            ],
        ),
        (
            "ga",
            [
                "Clóscríobh uimhir rogha",
                "Ag an mbord: Corcra",
                "M8 Corcaigh (Cork), baile dearg sa réigiún Mumhain.",
                "Níl aon bhaile “nonsense” ann",
                "D’fhéadfadh “drum”",
                "Thosaigh Corcra ag Teamhair, Uí Néill an Deiscirt.",
                "Cath: ",
            ],
        ),
        (
            "de",
            [
                "Tippe die Nummer einer Wahl",
                "Am Tisch: Lila",
                "M8 Cork (Corcaigh), eine Stadt in Munster, Rot.",
                "Es gibt keine Stadt „nonsense“",
                "„drum“ könnte N4 Drumhome",
                "Lila beginnt in Tara, Southern Uí Néill.",
                "Schlacht: ",
            ],
        ),
    ] {
        speak(language.parse().unwrap());
        let said = talk(&mut begin::<BrianBoru>(4, Opponent::RANDOM), false, commands);
        is_whole(&said);
        for part in known {
            assert!(said.contains(part), "{part}\n{said}");
        }
    }
}

/// Every event and every question of whole games, with what a choice would do.
#[test]
fn whole_games_are_told_in_every_language() {
    let mut kinds = std::collections::HashSet::new();
    for (language, seeds) in [("en", 12), ("ga", 3), ("de", 3)] {
        speak(language.parse().unwrap());
        for seed in 0..seeds {
            let mut session = begin::<BrianBoru>(3 + seed as u8 % 3, Opponent::Person);
            let luck = &mut luck(seed);
            session.go_on(luck).unwrap();
            while let Some(seat) = session.person_due() {
                let scene = Scene::of(&session, Viewer::Seat(seat));
                kinds.insert(std::mem::discriminant(&scene.view.table.asked));
                let mut builder = BoruBuilder::new(session.legal(seat), &scene.view);
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
fn the_legend_of_the_map_fits_a_row() {
    for language in LANGUAGES {
        speak(language.parse().unwrap());
        let row = tr!("terminal-boru-map-legend");
        assert!(row.chars().count() <= 80, "{row}");
    }
}

#[test]
fn columns_fit_in_every_language() {
    for language in LANGUAGES {
        speak(language.parse().unwrap());
        for card in Card::ordered() {
            let words = words::card_words(card, Room::Narrow);
            assert!(words.chars().count() <= 37, "{words}");
        }
        for seed in 0..4 {
            let mut session = begin::<BrianBoru>(5, Opponent::RANDOM);
            let luck = &mut luck(seed);
            session.go_on(luck).unwrap();
            while session.person_due().is_some() {
                play_on(&mut session, luck, 3);
                let scene = Scene::of(&session, Viewer::Spectator);
                let tokens = standings::token_table(&scene.view.table);
                for row in tokens.iter().chain(&standings::score_table(&scene)) {
                    assert!(row.chars().count() <= 76, "{row}");
                }
                // Numbers stand below their heads.
                let columns = |row: &String| row.chars().take(33).collect::<String>();
                assert!(tokens.iter().all(|row| columns(row).chars().count() == 33), "{tokens:?}");
            }
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
