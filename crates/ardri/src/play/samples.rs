//! What the tests of all games share.

use ardri_core::Seat;
use ardri_core::fairness::Seed;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;

use super::begin::seat_players;
use super::command::Command;
use super::effect::Effect;
use super::game_screen::GameScreen;
use super::game_ui::GameUi;
use super::line_io::LineIo;
use super::local_table::LocalTable;
use super::look::Look;
use super::luck::Luck;
use super::message::Msg;
use super::{Opponent, keys, parts, repl};

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

/// The message for a command that is typed.
pub(crate) fn typed<G: GameUi>(line: &str) -> Msg {
    Msg::Do(Command::parse::<G>(line).unwrap())
}

/// A game that nobody has touched.
pub(crate) fn begin<G: GameUi>(players: u8, against: Opponent) -> LocalTable<G> {
    let seats = seat_players(players, &[against], Seat(0), G::called);
    LocalTable::new(&G::Options::default(), seats, &Seed([5; 32])).unwrap()
}

/// Plays on as a random bot would for the people, too, so many actions of theirs or to the end.
pub(crate) fn play_on<G: GameUi>(session: &mut LocalTable<G>, luck: &mut Luck, actions: usize) {
    session.go_on(luck).unwrap();
    for _ in 0..actions {
        let Some(seat) = session.person_due() else { return };
        let action = session.game().at_random(seat, luck).unwrap();
        session.play(seat, &action).unwrap();
        session.wait_for(None);
        session.go_on(luck).unwrap();
    }
}

/// A game in which so many actions of people have been taken.
pub(crate) fn after<G: GameUi>(
    players: u8,
    against: Opponent,
    seed: u64,
    actions: usize,
) -> LocalTable<G> {
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

/// Presses a key: a letter, Enter, Escape (`\u{1b}`) or Tab.
pub(crate) fn press<G: GameUi>(table: &mut GameScreen<G>, luck: &mut Luck, key: char) -> Effect {
    let code = match key {
        '\n' => KeyCode::Enter,
        '\t' => KeyCode::Tab,
        '\u{1b}' => KeyCode::Esc,
        letter => KeyCode::Char(letter),
    };
    let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
    let msg = keys::read::<G>(&table.mode, event);
    msg.map_or(Effect::Stay, |msg| table.update(msg, luck))
}

/// Presses anything at whatever size, now and then what leads on, and draws what comes of it.
pub(crate) fn press_anything<G: GameUi>(session: LocalTable<G>, luck: &mut Luck) {
    let keys = "hjkl1239 :éewWus?rnogqxymfctbO\n\n\n\n\u{1b}\t".chars().collect::<Vec<_>>();
    let others = [Msg::Scroll(5), Msg::Scroll(-3), Msg::Bot, Msg::Tick];
    let mut table = GameScreen::new(session, luck);
    for _ in 0..150 {
        let legal = table.ui.builder.legal().to_vec();
        let action = if luck.below(3) == 0 { luck.one_of(legal) } else { None };
        let key = keys[luck.below(keys.len())];
        let effect = match action {
            Some(action) => table.update(Msg::Paste(action.to_string()), luck),
            None if luck.below(8) == 0 => table.update(luck.one_of(others.to_vec()).unwrap(), luck),
            None => press(&mut table, luck, key),
        };
        if effect == Effect::Leave {
            break;
        }
        let (width, height) = (1 + luck.below(150) as u16, 1 + luck.below(60) as u16);
        table.limit_scroll(parts::most_scroll(Rect::new(0, 0, width, height), &table));
        screen(&table, COLOUR, width, height);
    }
}

/// What is said to somebody who types these lines in a game.
pub(crate) fn talk<G: GameUi>(
    session: &mut LocalTable<G>,
    interactive: bool,
    input: &str,
) -> String {
    let mut output = Vec::new();
    let mut lines = LineIo::new(input.as_bytes(), &mut output, interactive);
    repl::play(&mut lines, session, &mut luck(2), false).unwrap();
    String::from_utf8(output).unwrap()
}

/// Opens the line, types and hands it in.
pub(crate) fn type_line<G: GameUi>(
    table: &mut GameScreen<G>,
    luck: &mut Luck,
    line: &str,
) -> Effect {
    table.update(Msg::OpenLine, luck);
    for letter in line.chars() {
        table.update(Msg::Letter(letter), luck);
    }
    table.update(Msg::Choose, luck)
}

/// The answer to the last message.
pub(crate) fn notice<G: GameUi>(table: &GameScreen<G>) -> &str {
    table.notice.as_ref().map_or("", |notice| notice.text.as_str())
}
