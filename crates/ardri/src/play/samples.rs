//! What the tests of all games share.

use std::cell::RefCell;
use std::io::{self, Write};
use std::path::PathBuf;
use std::rc::Rc;

use ardri_core::Seat;
use ardri_core::fairness::Seed;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;

use super::Opponent;
use super::builder::ActionBuilder;
use super::effect::Effect;
use super::files::{Saveable, Saved};
use super::game_screen::GameScreen;
use super::game_ui::GameUi;
use super::line_io::LineIo;
use super::look::Look;
use super::luck::Luck;
use super::message::{Mode, Msg, Question};
use super::parts;
use super::repl::Repl;
use super::session::{Session, seat_players};
use crate::speech::say;

/// A screen with everything that a terminal can do.
pub(crate) const COLOUR: Look = Look { colour: true, unicode: true };
/// A screen with letters alone.
pub(crate) const PLAIN: Look = Look { colour: false, unicode: false };
/// The usual terminal, and larger ones.
pub(crate) const SIZES: [(u16, u16); 3] = [(80, 24), (100, 35), (140, 45)];

/// Luck that a number fixes.
pub(crate) fn luck(seed: u64) -> Luck {
    Luck::new(Some(seed)).unwrap()
}

/// The message for a command of the game's own.
pub(crate) fn own<G: GameUi>(word: &str) -> Msg {
    let place = G::COMMANDS.iter().position(|own| own.words.contains(&word));
    Msg::Own(place.unwrap(), "")
}

/// A game that nobody has touched.
pub(crate) fn begin<G: GameUi>(players: u8, against: Opponent) -> Session<G> {
    let seats = seat_players::<G>(players, &[against], Seat(0));
    Session::new(&G::Options::default(), seats, &Seed([5; 32])).unwrap()
}

/// Plays on as a random bot would for the people, too, so many actions of theirs or to the end.
pub(crate) fn play_on<G: GameUi>(session: &mut Session<G>, luck: &mut Luck, actions: usize) {
    session.go_on(luck).unwrap();
    for _ in 0..actions {
        let Some(seat) = session.person_due() else { return };
        let action = session.game.at_random(seat, luck).unwrap();
        session.play(seat, &action).unwrap();
        session.go_ahead();
        session.go_on(luck).unwrap();
    }
}

/// A game in which so many actions of people have been taken.
pub(crate) fn after<G: GameUi>(
    players: u8,
    against: Opponent,
    seed: u64,
    actions: usize,
) -> Session<G> {
    let mut session = begin(players, against);
    play_on(&mut session, &mut luck(seed), actions);
    session
}

/// The rows of a screen.
pub(crate) fn screen<G: GameUi>(
    table: &GameScreen<G>,
    look: Look,
    width: u16,
    height: u16,
) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| parts::draw(frame, table, look)).unwrap();
    let text = terminal.backend().to_string();
    let rows = text.lines().map(|row| row.trim_matches('"').trim_end());
    rows.collect::<Vec<_>>().join("\n")
}

/// Looks for all of this in a text.
pub(crate) fn shows(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

/// What can be pressed in every game, with what only one has.
pub(crate) fn messages(own: &[Msg]) -> Vec<Msg> {
    let mut all = vec![
        Msg::Go(0, 1),
        Msg::Go(0, -1),
        Msg::Digit(1),
        Msg::Choose,
        Msg::Choose,
        Msg::Choose,
        Msg::Choose,
        Msg::Escape,
        Msg::OpenLine,
        Msg::Letter('é'),
        Msg::Turn,
        Msg::Effect,
        Msg::Undo,
        Msg::Save,
        Msg::Help,
        Msg::Quit,
        Msg::Scroll(5),
        Msg::Scroll(-3),
    ];
    all.extend_from_slice(own);
    all
}

/// Leaves a game in which something was done, and saves it first.
pub(crate) fn leave_after_saving<G: GameUi>(table: &mut GameScreen<G>, luck: &mut Luck) {
    let file = PathBuf::from(format!("{}.json", G::NAME));
    assert_eq!(table.update(Msg::Quit, luck), Effect::Stay);
    assert_eq!(table.mode, Mode::Confirm(Question::Quit));
    table.update(Msg::Escape, luck);
    assert_eq!(table.update(Msg::New, luck), Effect::Stay);
    assert_eq!(table.update(Msg::Yes, luck), Effect::Again);
    table.update(Msg::Quit, luck);
    table.update(Msg::Save, luck);
    assert_eq!(table.mode, Mode::FileName(file.display().to_string()));
    let effect = table.update(Msg::Choose, luck);
    assert_eq!(effect, Effect::Save { file: file.clone(), replace: false });
    table.session().saved_to(file.clone());
    let leave = table.saved(file.clone(), Saved::Done("saved".into()));
    assert_eq!(leave, Effect::Leave);
    let saved = format!("It is saved in {}.", file.display());
    assert!(table.parting().ends_with(&saved), "{}", table.parting());
}

/// Passes the keyboard round; `hides` says whether a view holds nobody's secrets, which the message
/// would show.
pub(crate) fn pass_the_keyboard<G: GameUi>(
    rounds: usize,
    secret: &Msg,
    hides: impl Fn(&G::View) -> bool,
) {
    let luck = &mut luck(1);
    let mut table = GameScreen::new(begin::<G>(3, Opponent::Person), luck);
    let mut passes = 0;
    for _ in 0..rounds {
        let Mode::Pass(next) = table.mode.clone() else {
            table.update(Msg::Choose, luck);
            continue;
        };
        passes += 1;
        assert!(table.ui.scene.me.is_none() && hides(&table.ui.scene.view));
        assert!(table.ui.builder.legal().is_empty() && table.effect.is_empty());
        assert!(table.asked().contains(&G::called(next)));
        for msg in [secret.clone(), Msg::OpenLine, Msg::Undo, Msg::Turn, Msg::Go(0, 1)] {
            table.update(msg, luck);
            assert_eq!(table.mode, Mode::Pass(next));
        }
        table.update(own::<G>("standings"), luck);
        table.update(Msg::Escape, luck);
        assert_eq!(table.mode, Mode::Pass(next));
        table.update(Msg::Choose, luck);
        assert_eq!(table.ui.scene.me, Some(next));
    }
    assert!(passes > 5);
}

/// Looks at the end of a game, and at what can follow.
pub(crate) fn look_at_the_end<G: GameUi>() {
    let luck = &mut luck(1);
    let session = after::<G>(4, Opponent::Random, 2, usize::MAX);
    let mut table = GameScreen::new(session, luck);
    let Mode::Page { title, text, .. } = &table.mode else { panic!("{:?}", table.mode) };
    assert_eq!(say!(title), "The end");
    assert!(text[0].starts_with("Final scores"));
    table.update(Msg::Escape, luck);
    assert!(table.asked().starts_with("The game is over."));
    assert_eq!(table.update(Msg::New, luck), Effect::Again);
    assert!(!table.parting().contains("not finished"));
}

/// Presses any of these at whatever size, and draws what comes of it.
pub(crate) fn press_anything<G: GameUi>(session: Session<G>, messages: &[Msg], luck: &mut Luck) {
    let mut table = GameScreen::new(session, luck);
    for _ in 0..150 {
        let msg = messages[luck.below(messages.len())].clone();
        if table.update(msg, luck) == Effect::Leave {
            break;
        }
        let (width, height) = (1 + luck.below(150) as u16, 1 + luck.below(60) as u16);
        table.limit_scroll(parts::most_scroll(Rect::new(0, 0, width, height), &table));
        screen(&table, COLOUR, width, height);
    }
}

/// Looks at a coach who stands beside the choices until one looks at one of these.
pub(crate) fn coach_stands_beside<G: GameUi>(session: &Session<G>) {
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
        table.update(Msg::Why, luck);
        let page = screen(&table, PLAIN, width, height);
        shows(&page, &[&begins, "Esc closes"]);
        table.update(Msg::Escape, luck);
        table.update(Msg::Coach, luck);
        let text = screen(&table, PLAIN, width, height);
        shows(&text, &["--Log", "The coach speaks only when you ask why."]);
        assert!(!text.contains("--Coach"), "{text}");
        table.update(Msg::Why, luck);
        shows(&screen(&table, PLAIN, width, height), &[&begins]);
    }
}

/// Holds what is said to somebody who begins a game, then another one, and leaves.
pub(crate) fn is_begun_anew(said: &str) {
    assert_eq!(said.matches("Type help for help.").count(), 2);
    let promises: Vec<_> = said.lines().filter(|line| line.contains("commitment")).collect();
    assert!(promises.len() == 2 && promises[0] != promises[1]);
    assert!(said.ends_with("The game is not finished.\n"));
}

/// Listens to a coach among people at one keyboard: whoever is asked is spoken to, and nobody before
/// they sit down.
pub(crate) fn coach_speaks_to_whoever_is_asked<G: GameUi>() {
    let (said, luck) = (Said::default(), &mut luck(1));
    let mut lines = LineIo::new(&b""[..], said.clone(), false);
    let mut session = begin::<G>(3, Opponent::Person);
    let mut talk = Repl::new(&mut lines, &mut session, luck, true);
    talk.greet().unwrap();
    let mut coached = 0;
    for _ in 0..120 {
        let news = said.news();
        if talk.at.is_none() && !talk.session.is_over() {
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
        let first = talk.ui.builder.legal().first().filter(|_| !talk.may_go_ahead());
        let first = first.map(ToString::to_string);
        talk.hear(&first.unwrap_or_default()).unwrap();
    }
    assert!(coached > 10, "{coached}");
}

/// What is said, to be read while the talk goes on.
#[derive(Clone, Default)]
pub(crate) struct Said(Rc<RefCell<Vec<u8>>>);

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
    pub(crate) fn news(&self) -> String {
        String::from_utf8(std::mem::take(&mut *self.0.borrow_mut())).unwrap()
    }
}
