//! Brandubh and Tablut in every language.

mod lines;
mod screen;
mod words;

use ardri_tafl::{Board, Brandubh, Options, Side, Tablut};
use ardri_texts::Language;

use super::draw::Table;
use super::samples::{DANCE, ESCAPE, begin, luck, two_sets, with_lots};
use crate::i18n::{flaw_in, speak, tr};
use crate::play::message::Mode;
use crate::play::samples::{COLOUR, press, screen, shows};
use crate::play::{Opponent, samples};

/// What is said to a person who types these lines.
fn talk<B: Board>(options: &Options<B>, against: Opponent, input: &str) -> String {
    samples::talk(&mut begin(options, against, Side::Vikings), true, input)
}

/// Everything that can be typed, well or badly.
fn everything() -> String {
    let odd =
        "help\nrules\nmoves\nmoves d5\nmoves c3\nmoves zz\nfoo\nundo 3\nd2e2\nd2-e2xe3\nundo\n";
    let end = "e3-d3\nyes\nhistory\nmoves\nresign\nsave\nd2-e2\nundo\nnew\nno\nquit\nyes\n";
    format!("{odd}{}\nflip\nposition\ne3-d3\nno\n{end}", DANCE.join("\n"))
}

#[test]
fn whole_games_are_told_in_every_language() {
    for language in Language::all() {
        speak(language);
        let sets = format!("{}\nresign\nyes\nhistory\nquit\nyes\n", ESCAPE.join("\n"));
        let lots = "resign\nyes\nhistory\nquit\nyes\n";
        for said in [
            talk::<Brandubh>(&Options::default(), Opponent::Person, &everything()),
            talk::<Tablut>(&Options::default(), Opponent::RANDOM, "e2-f2\nundo\nresign\nyes\n"),
            talk::<Brandubh>(&two_sets(), Opponent::Person, &sets),
            talk::<Brandubh>(&two_sets(), Opponent::RANDOM, "resign\nyes\nresign\nyes\n"),
            talk::<Tablut>(&with_lots(), Opponent::RANDOM, lots),
        ] {
            assert_eq!(flaw_in(&said), None, "{language}\n{said}");
        }
    }
}

#[test]
fn sentences_are_said_in_the_language_and_to_whoever_sits_alone() {
    for (code, typed, sentences) in [
        (
            "ga",
            "d2-a2\nquit\n",
            ["Chuaigh Lochlannach ó d2 go dtí a2.", "Imeacht? yes (sea) nó no"],
        ),
        ("de", "d2-a2\n", ["Ein Wikinger zieht von d2 nach a2.", "Zufall (Bot) spielt "]),
        (
            "de",
            "resign\nyes\n",
            ["Du führst die Wikinger.", "Die Kelten gewinnen. Du hast verloren."],
        ),
    ] {
        speak(code.parse().unwrap());
        shows(&talk::<Brandubh>(&Options::default(), Opponent::RANDOM, typed), &sentences);
    }
}

#[test]
fn every_screen_fits_the_usual_terminal_in_every_language() {
    for language in Language::all() {
        speak(language);
        let session = begin::<Tablut>(&two_sets(), Opponent::RANDOM, Side::Vikings);
        let mut table = Table::new(session, &mut luck());
        // A page, a line, a file and questions are opened and closed; at the end somebody gives up.
        for key in "\u{1b}\n?\u{1b}r\u{1b}:e2-f2\ns\u{1b}q\u{1b}n\u{1b}o\u{1b}uxy".chars() {
            press(&mut table, &mut luck(), key);
            let text = screen(&table, COLOUR, 80, 24);
            let rows: Vec<_> = text.lines().collect();
            assert_eq!(flaw_in(&text), None, "{language}\n{text}");
            let moves = table.ui.scene.view.moves;
            let (set, lost) =
                (table.ui.scene.view.set, tr!("terminal-tafl-lost", "count" => 0, "all" => 16));
            let made = tr!("terminal-tafl-moves-made-set", "set" => set, "moves" => moves);
            assert!(rows[0].ends_with(&made), "{made}\n{text}");
            if !matches!(table.mode, Mode::Page { .. }) {
                assert!(rows[1].ends_with(&lost), "{lost}\n{text}");
            }
        }
    }
}
