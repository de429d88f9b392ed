//! What is true of every game of seats: at the keyboard, in lines and on the screen, in every language.

use std::cell::RefCell;
use std::io::{self, Write};
use std::path::PathBuf;
use std::rc::Rc;

use ardri_boru::BrianBoru;
use ardri_texts::Language;
use ardri_throne::HighThrone;

use super::Opponent;
use super::command::Command;
use super::effect::Effect;
use super::files::Saved;
use super::game_screen::GameScreen;
use super::game_ui::{GameUi, title};
use super::line_io::LineIo;
use super::message::{Mode, Msg, Question};
use super::repl::{OUT_OF_SIGHT, Repl};
use super::samples::{
    COLOUR, PLAIN, SIZES, after, begin, luck, press_anything, screen, shows, talk, type_line, typed,
};
use crate::i18n::{flaw_in, speak, tr};

/// A game of seats, and what a test has to know of it.
trait Sample: GameUi {
    /// Numbers of players to try.
    const SEATS: [u8; 3];
    /// Commands of its own that open a page.
    const PAGES: &'static [&'static str];
    /// The one that shows what others must not see.
    const SECRET: &'static str;
    /// What only whoever sits at the keyboard may read.
    const HIDDEN: &'static [&'static str];
    /// What is said first to whoever sits down.
    const FIRST: &'static str;
    /// How to sit down and do the first thing, so that the keyboard is passed on.
    const ONE_TURN: &'static str;
    /// What stands above the final scores.
    const HEADS: &'static str;

    /// Whether a view holds nobody's secrets.
    fn hides(view: &Self::View) -> bool;
}

impl Sample for BrianBoru {
    const SEATS: [u8; 3] = [3, 4, 5];
    const PAGES: &'static [&'static str] = &["standings", "hand", "map", "town cork", "trick"];
    const SECRET: &'static str = "hand";
    const HIDDEN: &'static [&'static str] = &["You ", "1coin", "Coach"];
    const FIRST: &'static str = "Choose your first town";
    const ONE_TURN: &'static str = "\n1\n1\n\n";
    const HEADS: &'static str = "regions total";

    fn hides(view: &Self::View) -> bool {
        view.own.is_none()
    }
}

impl Sample for HighThrone {
    const SEATS: [u8; 3] = [2, 4, 6];
    const PAGES: &'static [&'static str] =
        &["standings", "odds", "cards", "objective", "dice", "card macha"];
    const SECRET: &'static str = "objective";
    const HIDDEN: &'static [&'static str] = &["You ", "Your ", "Coach"];
    const FIRST: &'static str = "You draw two Objectives";
    const ONE_TURN: &'static str = "\n1\n\n\n";
    const HEADS: &'static str = "Objective  Total";

    fn hides(view: &Self::View) -> bool {
        view.own.is_none()
    }
}

/// The same test for every game.
macro_rules! for_every_game {
    ($($test:ident)+) => {
        mod boru {
            $(#[test] fn $test() { super::$test::<super::BrianBoru>(); })+
        }
        mod throne {
            $(#[test] fn $test() { super::$test::<super::HighThrone>(); })+
        }
    };
}

for_every_game! {
    a_new_game_begins_with_other_draws
    the_keyboard_is_passed_on_before_anything_is_said
    a_coach_speaks_to_whoever_is_asked_and_to_nobody_before_they_sit_down
    a_coach_speaks_to_all_at_the_end
    a_game_that_is_not_saved_is_not_left_by_accident
    the_keyboard_is_passed_with_secrets_hidden
    nothing_hidden_is_drawn_while_the_keyboard_is_passed
    pages_open_and_close_and_leave_the_game_alone
    the_end_shows_the_scores_and_what_can_follow
    a_small_terminal_gets_a_sentence
    nothing_that_is_pressed_breaks_the_drawing
    a_coach_stands_beside_the_choices_until_one_looks_at_one
    every_screen_has_room_for_every_language
}

/// The messages that open the game's own pages.
fn pages<G: Sample>() -> Vec<Msg> {
    G::PAGES.iter().map(|word| typed::<G>(word)).collect()
}

fn a_new_game_begins_with_other_draws<G: Sample>() {
    let said = talk(&mut begin::<G>(3, Opponent::RANDOM), false, "new\nquit\n");
    assert_eq!(said.matches("Type help for help.").count(), 2);
    let promises: Vec<_> = said.lines().filter(|line| line.contains("commitment")).collect();
    assert!(promises.len() == 2 && promises[0] != promises[1]);
    assert!(said.ends_with("The game is not finished.\n"));
}

fn the_keyboard_is_passed_on_before_anything_is_said<G: Sample>() {
    let input = format!("{}\nlegal\n1\nlog\n\n1\n1\n", G::SECRET);
    let said = talk(&mut begin::<G>(3, Opponent::Person), false, &input);
    let (before, after) = said.split_once(G::FIRST).unwrap();
    assert!(before.contains("Nobody sits at the keyboard"), "{before}");
    assert!(before.matches("then press Enter.").count() >= 3, "{before}");
    assert!(after.contains("Pass the keyboard to "), "{after}");
    // A person has the lines above pushed out of sight.
    let said = talk(&mut begin::<G>(3, Opponent::Person), true, G::ONE_TURN);
    assert!(said.contains(&"\n".repeat(OUT_OF_SIGHT)));
}

/// Listens to a coach among people at one keyboard: whoever is asked is spoken to, and nobody before
/// they sit down.
fn a_coach_speaks_to_whoever_is_asked_and_to_nobody_before_they_sit_down<G: Sample>() {
    let (said, luck) = (Said::default(), &mut luck(1));
    let mut lines = LineIo::new(&b""[..], said.clone(), false);
    let mut session = begin::<G>(3, Opponent::Person);
    let mut talk = Repl::new(&mut lines, &mut session, luck, true).unwrap();
    talk.greet().unwrap();
    let mut coached = 0;
    for _ in 0..120 {
        let news = said.news();
        if talk.at.is_none() && !talk.table.is_over() {
            let (_, passed) = news.rsplit_once("Pass the keyboard").unwrap();
            assert!(!passed.contains("Coach: "), "{news}");
            // Every other person asks before sitting down.
            let asks = ["why", "coach", "coach off", "coach on"].into_iter();
            for line in asks.filter(|_| coached % 2 == 1) {
                talk.hear(line).unwrap();
                let news = said.news();
                assert!(!news.contains("Coach: "), "{line}\n{news}");
            }
            talk.hear("").unwrap();
            let news = said.news();
            // Whoever sits down has heard nothing yet.
            assert!(news.contains("Coach: "), "{news}");
            coached += 1;
        }
        let seat = talk.at.filter(|_| !talk.may_go_ahead());
        let legal = seat.map(|seat| talk.table.table().legal(seat)).unwrap_or_default();
        talk.hear(legal.first().map_or("", String::as_str)).unwrap();
    }
    assert!(coached > 10, "{coached}");
}

fn a_coach_speaks_to_all_at_the_end<G: Sample>() {
    let (said, luck) = (Said::default(), &mut luck(1));
    let mut session = after::<G>(3, Opponent::Person, 1, usize::MAX);
    let mut lines = LineIo::new(&b""[..], said.clone(), false);
    Repl::new(&mut lines, &mut session, luck, true).unwrap().greet().unwrap();
    shows(&said.news(), &["Coach: ", "The game is over."]);
}

fn a_game_that_is_not_saved_is_not_left_by_accident<G: Sample>() {
    let luck = &mut luck(1);
    let mut table = GameScreen::new(begin::<G>(4, Opponent::RANDOM), luck);
    assert_eq!(table.update(Msg::Do(Command::Quit), luck), Effect::Leave);
    table.mode = Mode::Choices;
    while !table.session().is_unsaved() {
        table.update(Msg::Choose, luck);
    }
    let file = PathBuf::from(format!("{}.json", G::NAME));
    assert_eq!(table.update(Msg::Do(Command::Quit), luck), Effect::Stay);
    assert_eq!(table.mode, Mode::Confirm(Question::Quit));
    table.update(Msg::Escape, luck);
    assert_eq!(table.update(Msg::Do(Command::New), luck), Effect::Stay);
    assert_eq!(table.update(Msg::Yes, luck), Effect::Again);
    table.update(Msg::Do(Command::Quit), luck);
    table.update(Msg::Do(Command::Save(None)), luck);
    assert_eq!(table.mode, Mode::FileName(file.display().to_string()));
    let effect = table.update(Msg::Choose, luck);
    assert_eq!(effect, Effect::Save { file: file.clone(), replace: false });
    table.session().saved_to(file.clone());
    let leave = table.saved(file.clone(), Saved::Done("saved".into()));
    assert_eq!(leave, Effect::Leave);
    let saved = format!("It is saved in {}.", file.display());
    assert!(table.parting().ends_with(&saved), "{}", table.parting());
}

fn the_keyboard_is_passed_with_secrets_hidden<G: Sample>() {
    let luck = &mut luck(1);
    let mut table = GameScreen::new(begin::<G>(3, Opponent::Person), luck);
    let mut passes = 0;
    for _ in 0..120 {
        let Mode::Pass(next) = table.mode.clone() else {
            table.update(Msg::Choose, luck);
            continue;
        };
        passes += 1;
        assert!(table.ui.scene.me.is_none() && G::hides(&table.ui.scene.view));
        assert!(table.ui.builder.legal().is_empty() && table.effect.is_empty());
        assert!(table.asked().contains(&G::called(next)));
        for msg in
            [typed::<G>(G::SECRET), Msg::OpenLine, Msg::Do(Command::Undo), Msg::Turn, Msg::Go(0, 1)]
        {
            table.update(msg, luck);
            assert_eq!(table.mode, Mode::Pass(next));
        }
        table.update(typed::<G>("standings"), luck);
        table.update(Msg::Escape, luck);
        assert_eq!(table.mode, Mode::Pass(next));
        table.update(Msg::Choose, luck);
        assert_eq!(table.ui.scene.me, Some(next));
    }
    assert!(passes > 5);
}

fn nothing_hidden_is_drawn_while_the_keyboard_is_passed<G: Sample>() {
    let luck = &mut luck(4);
    for done in [0, 7] {
        let session = after::<G>(3, Opponent::Person, 4, done);
        let mut table = GameScreen::new(session, luck).beside(true);
        assert!(matches!(table.mode, Mode::Pass(_)));
        // A coach says nothing either, whoever asks.
        for msg in [Msg::Escape, Msg::Do(Command::Why), Msg::Do(Command::Coach(None)), Msg::Turn] {
            table.update(msg, luck);
            for (width, height) in SIZES {
                let text = screen(&table, PLAIN, width, height);
                shows(&text, &["Pass the keyboard to "]);
                assert!(!G::HIDDEN.iter().any(|part| text.contains(part)), "{text}");
            }
        }
        table.update(Msg::Choose, luck);
        let coached = screen(&table, PLAIN, 80, 24).contains("--Coach");
        assert!(coached || G::reads_first(&table.ui.scene.view));
    }
}

fn pages_open_and_close_and_leave_the_game_alone<G: Sample>() {
    let luck = &mut luck(1);
    let mut table = GameScreen::new(begin::<G>(4, Opponent::RANDOM), luck);
    for msg in pages::<G>().into_iter().chain([
        Msg::Do(Command::Help),
        Msg::Do(Command::Rules),
        Msg::Effect,
    ]) {
        table.update(msg, luck);
        assert!(matches!(table.mode, Mode::Page { .. }));
        table.update(Msg::Choose, luck);
        assert!(matches!(table.mode, Mode::Page { .. }));
        table.update(Msg::Escape, luck);
        assert_eq!(table.mode, Mode::Choices);
    }
    for line in G::PAGES.iter().copied().chain(["legal", "log"]) {
        type_line(&mut table, luck, line);
        assert!(matches!(table.mode, Mode::Page { .. }), "{line}");
        table.update(Msg::Escape, luck);
    }
}

fn the_end_shows_the_scores_and_what_can_follow<G: Sample>() {
    let luck = &mut luck(1);
    let session = after::<G>(4, Opponent::RANDOM, 2, usize::MAX);
    let mut table = GameScreen::new(session, luck);
    let Mode::Page { title, text, .. } = &table.mode else { panic!("{:?}", table.mode) };
    assert_eq!(tr!(title), "The end");
    assert!(text[0].starts_with("Final scores"));
    table.update(Msg::Escape, luck);
    assert!(table.asked().starts_with("The game is over."));
    assert_eq!(table.update(Msg::Do(Command::New), luck), Effect::Again);
    assert!(!table.parting().contains("not finished"));
    for (width, height) in SIZES {
        let session = after::<G>(5, Opponent::RANDOM, 3, usize::MAX);
        let mut table = GameScreen::new(session, luck);
        let text = screen(&table, PLAIN, width, height);
        shows(&text, &["The end", "Final scores", G::HEADS, "1. "]);
        table.update(Msg::Escape, luck);
        let text = screen(&table, PLAIN, width, height);
        shows(&text, &["n new game", "The game is over.", " 1. "]);
        let is_place = |row: &&str| row.get(2..4) == Some(". ") && row.contains(" point");
        assert_eq!(text.lines().filter(is_place).count(), 5, "{text}");
        // After the end nothing would do anything.
        for _ in 0..3 {
            assert!(!screen(&table, PLAIN, width, height).contains("What it would do"));
            table.update(Msg::Turn, luck);
        }
    }
}

fn a_small_terminal_gets_a_sentence<G: Sample>() {
    let table = GameScreen::new(begin::<G>(4, Opponent::RANDOM), &mut luck(1));
    shows(&screen(&table, COLOUR, 79, 24), &["The terminal is too small", "80 by 24"]);
    screen(&table, COLOUR, 1, 1);
}

fn nothing_that_is_pressed_breaks_the_drawing<G: Sample>() {
    let luck = &mut luck(2);
    for round in 0..10 {
        let against = if round % 2 == 0 { Opponent::RANDOM } else { Opponent::Person };
        press_anything(begin::<G>(G::SEATS[round % 3], against), luck);
    }
}

fn a_coach_stands_beside_the_choices_until_one_looks_at_one<G: Sample>() {
    let session = after::<G>(3, Opponent::RANDOM, 3, 4);
    let luck = &mut luck(1);
    for (width, height) in SIZES {
        let mut table = GameScreen::new(session.clone(), luck).beside(true);
        table.notice = None;
        let why = table.coached().unwrap().why;
        let begins = why.split_whitespace().take(3).collect::<Vec<_>>().join(" ");
        let text = screen(&table, PLAIN, width, height);
        shows(&text, &["--Coach", &begins, "  w why  "]);
        table.update(Msg::Go(0, 1), luck);
        shows(&screen(&table, PLAIN, width, height), &["--What it would do"]);
        table.update(Msg::Escape, luck);
        shows(&screen(&table, PLAIN, width, height), &["--Coach"]);
        // Through the log, the effect and what the game has, and back.
        for _ in 0..4 {
            table.update(Msg::Turn, luck);
        }
        shows(&screen(&table, PLAIN, width, height), &["--Coach"]);
        // All of it, where there is little room for it.
        table.update(Msg::Do(Command::Why), luck);
        let page = screen(&table, PLAIN, width, height);
        shows(&page, &[&begins, "Esc closes"]);
        table.update(Msg::Escape, luck);
        table.update(Msg::Do(Command::Coach(None)), luck);
        let text = screen(&table, PLAIN, width, height);
        shows(&text, &["--Log", "The coach speaks only when you ask why."]);
        assert!(!text.contains("--Coach"), "{text}");
        table.update(Msg::Do(Command::Why), luck);
        shows(&screen(&table, PLAIN, width, height), &[&begins]);
    }
}

/// A screen or a sentence without blanks and ends of rows, which may be anywhere.
fn letters(text: &str) -> String {
    text.split_whitespace().collect()
}

fn every_screen_has_room_for_every_language<G: Sample>() {
    let luck = &mut luck(1);
    for language in Language::all() {
        speak(language);
        for (players, actions) in [(0, 0), (1, 3), (2, 6), (2, 11), (1, usize::MAX)] {
            let session = after::<G>(G::SEATS[players], Opponent::RANDOM, 3, actions);
            let mut table = GameScreen::new(session, luck);
            let over = table.session().is_over();
            for _ in 0..6 {
                table.notice = None;
                table.mode = if over { Mode::Choices } else { table.mode };
                for (width, height) in [(80, 24), (110, 40)] {
                    let text = screen(&table, PLAIN, width, height);
                    assert_eq!(flaw_in(&text), None, "{text}");
                    let first = text.lines().next().unwrap();
                    let me = G::called(table.ui.scene.me.unwrap());
                    assert!(first.starts_with(&format!(" {}: ", title::<G>())), "{text}");
                    assert!(first.ends_with(&tr!("terminal-you-are", "name" => me)), "{text}");
                    // What is asked and what the keys do is read whole.
                    let asked = letters(&table.asked());
                    assert!(over || letters(&text).contains(&asked), "{asked}\n{text}");
                    assert_eq!(text.lines().last().unwrap(), table.keys(), "{text}");
                }
                if !over {
                    table.update(Msg::Choose, luck);
                }
            }
            for msg in pages::<G>().into_iter().chain([
                Msg::Turn,
                Msg::Do(Command::Help),
                Msg::Do(Command::Rules),
            ]) {
                table.update(msg, luck);
                assert_eq!(flaw_in(&screen(&table, PLAIN, 80, 24)), None);
                table.update(Msg::Escape, luck);
            }
        }
    }
}

/// What is said, to be read while the talk goes on.
#[derive(Clone, Default)]
struct Said(Rc<RefCell<Vec<u8>>>);

impl Write for Said {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Said {
    /// What was said since somebody listened last.
    fn news(&self) -> String {
        String::from_utf8(std::mem::take(&mut *self.0.borrow_mut())).unwrap()
    }
}
