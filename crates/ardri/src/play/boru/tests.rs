//! The same game in every language: nothing is left in another one, and everything has room.

mod lines;
mod screen;
mod session;

use ardri_boru::{BrianBoru, Card, Marriage};
use ardri_core::{Game, Viewer};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::choosing::Choosing;
use super::outlook;
use super::panels;
use super::samples::{after, begin, luck, own, play_on};
use super::scene::Scene;
use super::words::{self, Room};
use crate::play::Opponent;
use crate::play::builder::ActionBuilder;
use crate::play::game_screen::GameScreen;
use crate::play::line_io::LineIo;
use crate::play::look::Look;
use crate::play::manual::key_bar;
use crate::play::message::Msg;
use crate::play::{parts, repl};
use crate::speech::{say, speak};

type Table = GameScreen<BrianBoru>;

const LANGUAGES: [&str; 3] = ["en", "ga", "de"];
const PLAIN: Look = Look { colour: false, unicode: false };

/// Whatever is said is said in words, not by the name of a text or with a gap in it.
fn is_said(text: &str) {
    for sign in ["terminal-", "boru-", "words-", "lobby-", "{$", "{ $", "{ "] {
        // The file to save to is called so.
        let said = text.replace("brian-boru", "");
        assert!(!said.contains(sign), "{sign}\n{text}");
    }
}

fn screen(table: &Table, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| parts::draw(frame, table, PLAIN)).unwrap();
    terminal.backend().to_string()
}

/// A screen or a sentence without blanks and ends of rows, which may be anywhere.
fn letters(text: &str) -> String {
    text.split_whitespace().map(|word| word.trim_matches('"')).collect()
}

fn typed(players: u8, input: &str) -> String {
    let mut session = begin(players, Opponent::Random);
    let mut output = Vec::new();
    let mut lines = LineIo::new(input.as_bytes(), &mut output, false);
    repl::play(&mut lines, &mut session, &mut luck(1), false).unwrap();
    String::from_utf8(output).unwrap()
}

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
        let said = typed(4, commands);
        is_said(&said);
        for part in known {
            assert!(said.contains(part), "{part}\n{said}");
        }
    }
}

/// Every event and every question of whole games, with what a choice would do.
#[test]
fn whole_games_are_told_in_every_language() {
    for language in LANGUAGES {
        speak(language.parse().unwrap());
        for seed in 0..3 {
            let mut session = begin(3 + seed as u8 % 3, Opponent::Person);
            let luck = &mut luck(seed);
            session.go_on(luck).unwrap();
            while let Some(seat) = session.person_due() {
                let view = session.game.view(Viewer::Seat(seat));
                let mut choosing = Choosing::new(session.legal(seat), &view);
                while choosing.ready().is_none() {
                    is_said(&words::asked_next(&view, Some(seat), &choosing));
                    let picks = choosing.picks();
                    let pick = picks[luck.below(picks.len())];
                    is_said(&words::pick_words(pick, &view, choosing.legal(), Room::Wide));
                    assert!(choosing.choose(&pick));
                }
                let action = choosing.ready().unwrap();
                let preview = session.game.preview(seat, &action).unwrap();
                is_said(&words::preview_words(&view, &action, &preview).join("\n"));
                session.play(seat, &action).unwrap();
                session.go_on(luck).unwrap();
            }
            let scene = Scene::of(&session, Viewer::Spectator);
            let told = scene.log.join("\n");
            is_said(&told);
            is_said(&words::asked(&scene.view, None));
            // English shows through where a sentence of the rules is told untranslated.
            if language != "en" {
                for word in [" the ", " and takes ", "Purple", "Green", "Black", "scores"] {
                    assert!(!events_of(&told).contains(word), "{word} in {language}\n{told}");
                }
            }
        }
    }
}

/// The sentences of the game alone; the commitment before them is told elsewhere.
fn events_of(told: &str) -> String {
    told.lines().skip(1).collect::<Vec<_>>().join("\n")
}

const MODES: [&str; 8] = ["line", "file", "confirm", "pass", "over", "sure", "coached", "choices"];

#[test]
fn every_screen_has_room_for_every_language() {
    for language in LANGUAGES {
        speak(language.parse().unwrap());
        for (players, actions) in [(3, 0), (4, 3), (5, 9), (5, 14), (4, usize::MAX)] {
            let luck = &mut luck(3);
            let mut table = Table::new(after(players, Opponent::Random, 3, actions), luck);
            table.notice = None;
            table.update(Msg::Escape, luck);
            for (width, height) in [(80, 24), (110, 40)] {
                let text = screen(&table, width, height);
                is_said(&text);
                // What is asked and what the keys do is read whole.
                assert!(letters(&text).contains(&letters(&table.asked())), "{text}");
                let last = text.lines().last().unwrap().trim_matches('"').trim_end();
                assert!(MODES.iter().any(|mode| key_bar::<BrianBoru>(mode) == last), "{text}");
            }
            for msg in [
                Msg::Go(0, 1),
                Msg::Turn,
                Msg::Turn,
                own("standings"),
                Msg::Escape,
                own("map"),
                Msg::Escape,
                own("hand"),
                Msg::Escape,
                Msg::Help,
                Msg::Escape,
                Msg::Rules,
                Msg::Escape,
                Msg::Choose,
                Msg::Choose,
            ] {
                table.update(msg, luck);
                is_said(&screen(&table, 80, 24));
            }
        }
    }
}

#[test]
fn the_legend_of_the_map_fits_a_row() {
    for language in LANGUAGES {
        speak(language.parse().unwrap());
        let row = say!("terminal-boru-map-legend");
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
            let mut session = begin(5, Opponent::Random);
            let luck = &mut luck(seed);
            session.go_on(luck).unwrap();
            while session.person_due().is_some() {
                play_on(&mut session, luck, 3);
                let scene = Scene::of(&session, Viewer::Spectator);
                let tokens = outlook::token_table(&scene.view.table);
                for row in tokens.iter().chain(&outlook::score_table(&scene)) {
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
    let mut table = begin(4, Opponent::Random).game.view(Viewer::Spectator).table;
    for language in LANGUAGES {
        speak(language.parse().unwrap());
        // The Princess has more to give than a row can tell.
        for card in Marriage::all().filter(|card| !card.is_princess()) {
            (table.marriage, table.raiders) = (Some(card), 10);
            let row = panels::round_line(&table);
            assert!(
                row.chars().count() <= 80 && row.contains(&super::names::spouse_name(card)),
                "{row}"
            );
        }
    }
}
