//! The game on the screen.

use ardri_core::Seat;
use ardri_tafl::{Brandubh, Options, Side, Tafl};

use crate::i18n::tr;
use crate::play::Opponent;
use crate::play::command::Command;
use crate::play::effect::Effect;
use crate::play::files::Saved;
use crate::play::game_screen::{self, GameScreen};
use crate::play::message::{Msg, Question};
use crate::play::samples::{self, notice, typed};
use crate::play::tafl::action_builder::{cursor_on, square_at};
use crate::play::tafl::samples::{
    DANCE, ESCAPE, Session, begin, from_position, luck, people, play, two_sets, with_lots,
};
use crate::play::text::LONGEST_LINE;

type Table = GameScreen<Tafl<Brandubh>>;
type Mode = game_screen::Mode<Tafl<Brandubh>>;

/// The cursor on a square.
fn on(name: &str) -> usize {
    cursor_on::<Brandubh>(name.parse().unwrap()).unwrap()
}

/// The square under the cursor.
fn under(table: &Table) -> String {
    square_at::<Brandubh>(table.cursor).to_string()
}

/// Where the picked piece stands.
fn picked(table: &Table) -> Option<String> {
    table.ui.builder.picked().map(|square| square.to_string())
}

fn new(session: Session<Brandubh>) -> Table {
    Table::new(session, &mut luck())
}

fn table() -> Table {
    new(people())
}

fn type_line(table: &mut Table, line: &str) -> Effect {
    samples::type_line(table, &mut luck(), line)
}

fn send(table: &mut Table, messages: &[Msg]) -> Effect {
    let luck = &mut luck();
    messages.iter().fold(Effect::Stay, |_, msg| table.update(msg.clone(), luck))
}

#[test]
fn the_cursor_picks_a_piece_and_its_target() {
    let mut table = table();
    assert_eq!(under(&table), "d4");
    send(&mut table, &[Msg::Go(0, 1), Msg::Go(0, 1), Msg::Choose]);
    assert_eq!(picked(&table).as_deref(), Some("d2"));
    assert!(table.asked().contains("Where does the piece on d2 go?"), "{}", table.asked());
    send(&mut table, &[Msg::Go(1, 0)]);
    assert_eq!(table.asked(), "The Vikings move. d2-e2.");
    send(&mut table, &[Msg::Choose]);
    assert_eq!(picked(&table), None);
    assert_eq!(table.session().done()[0].entry.action, "d2-e2");
    assert_eq!(notice(&table), "A Viking goes from d2 to e2.");
}

#[test]
fn the_cursor_stays_on_the_board_and_follows_the_eye() {
    let mut table = table();
    for _ in 0..20 {
        send(&mut table, &[Msg::Go(-1, 1)]);
    }
    assert_eq!(under(&table), "a1");
    send(&mut table, &[typed::<Tafl<Brandubh>>("flip"), Msg::Go(-1, 0)]);
    assert_eq!(under(&table), "b1", "left on a flipped board is towards h");
    for _ in 0..20 {
        send(&mut table, &[Msg::Go(-1, 1)]);
    }
    assert_eq!(under(&table), "g7");
}

#[test]
fn picking_says_why_not() {
    let mut table = table();
    send(&mut table, &[Msg::Choose]);
    assert_eq!(notice(&table), "The King on d4 belongs to the other side.");
    table.cursor = on("c3");
    send(&mut table, &[Msg::Choose]);
    assert_eq!(notice(&table), "No piece stands on c3.");
    // Another piece of one's own is picked instead; a wrong target keeps the piece in hand.
    table.cursor = on("d2");
    send(&mut table, &[Msg::Choose]);
    table.cursor = on("d1");
    send(&mut table, &[Msg::Choose]);
    assert_eq!(picked(&table).as_deref(), Some("d1"));
    table.cursor = on("e2");
    send(&mut table, &[Msg::Choose]);
    assert!(notice(&table).contains("not straight"));
    assert_eq!(picked(&table).as_deref(), Some("d1"));
    send(&mut table, &[Msg::Escape]);
    assert_eq!((picked(&table), notice(&table)), (None, ""));
    let mut stuck = new(from_position("3t3/7/7/3K3/7/2t4/1tt4 a"));
    stuck.cursor = on("c1");
    send(&mut stuck, &[Msg::Choose]);
    assert_eq!(picked(&stuck).as_deref(), Some("c1"));
}

#[test]
fn a_preview_tells_captures_and_endings() {
    let mut table = new(from_position("7/7/7/t2K3/1T5/1t5/7 a"));
    table.cursor = on("a4");
    send(&mut table, &[Msg::Choose]);
    table.cursor = on("b4");
    assert!(table.asked().ends_with("a4-b4 would capture on b3."), "{}", table.asked());
    let mut session = people();
    play(&mut session, &ESCAPE[..7]);
    let mut table = new(session);
    table.cursor = on("e7");
    send(&mut table, &[Msg::Choose]);
    table.cursor = on("g7");
    assert!(table.asked().ends_with("e7-g7 would let the King escape."), "{}", table.asked());
}

#[test]
fn lines_are_typed_edited_and_handed_in() {
    let mut table = table();
    type_line(&mut table, "d2-e2x");
    assert!(notice(&table).contains("is not a move"), "{}", notice(&table));
    send(&mut table, &[Msg::OpenLine, Msg::Paste("d2-e2x\nrm".into()), Msg::Erase]);
    assert_eq!(table.mode, Mode::Line("d2-e2".into()));
    send(&mut table, &[Msg::Choose]);
    assert_eq!(table.session().done().len(), 1);
    send(&mut table, &[Msg::OpenLine, Msg::Paste("x".repeat(999))]);
    assert_eq!(table.mode, Mode::Line("x".repeat(LONGEST_LINE)));
    send(&mut table, &[Msg::EraseAll, Msg::Escape]);
    assert_eq!(table.mode, Mode::Choices);
    // A move pasted onto the board opens the line.
    send(&mut table, &[Msg::Paste("d3-f3".into()), Msg::Choose]);
    assert_eq!(table.session().done().len(), 2);
}

#[test]
fn commands_work_in_the_line() {
    let mut table = table();
    type_line(&mut table, "moves d2");
    assert_eq!((under(&table), picked(&table).as_deref()), ("d2".into(), Some("d2")));
    type_line(&mut table, "moves i9");
    type_line(&mut table, "position");
    assert_eq!(notice(&table), "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a");
    type_line(&mut table, "flip");
    assert!(table.ui.switch);
    type_line(&mut table, "rules");
    assert!(matches!(&table.mode, Mode::Page { title, .. } if tr!(title) == "Rules"));
    send(&mut table, &[Msg::Scroll(3), Msg::Escape]);
    assert_eq!(table.mode, Mode::Choices);
    let save = type_line(&mut table, "save a b.json");
    assert_eq!(save, Effect::Save { file: "a b.json".into(), replace: false });
    type_line(&mut table, "d2-e2xe3");
    assert!(notice(&table).contains("captures nothing"));
    assert!(table.notice.as_ref().unwrap().refusal);
    assert_eq!(type_line(&mut table, "quit"), Effect::Leave);
}

#[test]
fn a_move_that_loses_by_repetition_is_asked_about() {
    let mut session = people();
    play(&mut session, &DANCE);
    let mut table = new(session);
    type_line(&mut table, "e3-d3");
    assert!(matches!(table.mode, Mode::Confirm(Question::Act(..))));
    send(&mut table, &[Msg::Escape]);
    assert_eq!(table.session().done().len(), 7);
    type_line(&mut table, "e3-d3");
    send(&mut table, &[Msg::Yes]);
    assert!(table.session().is_over());
    assert!(
        table.asked().starts_with("The game is over. The Celts brought the same position about")
    );
}

#[test]
fn quitting_asks_only_when_something_would_be_lost() {
    let mut table = table();
    assert_eq!(send(&mut table.clone(), &[Msg::Do(Command::Quit)]), Effect::Leave);
    type_line(&mut table, "d2-e2");
    assert_eq!(send(&mut table, &[Msg::Do(Command::Quit)]), Effect::Stay);
    assert_eq!(send(&mut table, &[Msg::Escape]), Effect::Stay);
    assert_eq!(send(&mut table, &[Msg::Do(Command::Quit), Msg::Yes]), Effect::Leave);
    table.mode = Mode::Choices;
    assert_eq!(
        send(&mut table, &[Msg::Do(Command::Quit), Msg::Do(Command::Quit)]),
        Effect::Leave,
        "twice is meant"
    );
    table.mode = Mode::Choices;
    send(&mut table, &[Msg::Do(Command::Quit), Msg::Do(Command::Save(None))]);
    assert_eq!(table.mode, Mode::FileName("brandubh.json".into()));
    let save = send(&mut table, &[Msg::Choose]);
    assert_eq!(save, Effect::Save { file: "brandubh.json".into(), replace: false });
    table.session().saved_to("brandubh.json".into());
    let then = table.saved("brandubh.json".into(), Saved::Done("Saved.".into()));
    assert_eq!(then, Effect::Leave, "whoever saved before quitting still wants to quit");
    assert_eq!(send(&mut table, &[Msg::Do(Command::Quit)]), Effect::Leave);
    send(&mut table, &[Msg::Do(Command::Save(None)), Msg::Choose]);
    let then = table.saved("brandubh.json".into(), Saved::Done("Saved.".into()));
    assert_eq!(then, Effect::Stay);
}

#[test]
fn saving_over_another_file_is_asked_about() {
    let mut table = table();
    table.saved("x.json".into(), Saved::Taken);
    assert_eq!(
        send(&mut table, &[Msg::Yes]),
        Effect::Save { file: "x.json".into(), replace: true }
    );
    table.saved("x.json".into(), Saved::Failed("The disk is full.".into()));
    assert_eq!(notice(&table), "The disk is full.");
    send(&mut table, &[Msg::Do(Command::Save(None)), Msg::EraseAll, Msg::Choose]);
    assert_eq!(table.mode, Mode::FileName(String::new()), "a file needs a name");
}

#[test]
fn resigning_is_asked_about() {
    let mut table = table();
    send(&mut table, &[Msg::Do(Command::Resign), Msg::Letter('x')]);
    assert!(matches!(table.mode, Mode::Confirm(Question::Resign(_))));
    send(&mut table, &[Msg::Escape, Msg::Do(Command::Resign), Msg::Yes]);
    assert_eq!(table.asked(), "The game is over. The Vikings have resigned. The Celts win.");
    send(&mut table, &[Msg::Do(Command::Resign)]);
    assert_eq!(table.mode, Mode::Choices);
    assert_eq!(send(&mut table, &[Msg::Do(Command::New)]), Effect::Again);
    assert_eq!(send(&mut table, &[Msg::Other]), Effect::Menu);
    send(&mut table, &[Msg::Do(Command::Undo)]);
    assert!(notice(&table).contains("What has ended") && table.session().is_over());
    let mut session = people();
    play(&mut session, &["d2-e2"]);
    let mut table = new(session);
    assert_eq!(send(&mut table, &[Msg::Do(Command::New)]), Effect::Stay);
    assert_eq!(send(&mut table, &[Msg::Yes]), Effect::Again);
}

#[test]
fn the_bot_moves_in_its_turn_only() {
    let options = Options::<Brandubh>::default();
    let mut table = new(begin(&options, Opponent::RANDOM, Side::Celts));
    assert!(table.awaits_bot());
    assert_eq!(table.asked(), "Random bot moves the Vikings.");
    send(&mut table, &[Msg::Choose]);
    assert_eq!(notice(&table), "It is the bot’s move.");
    type_line(&mut table, "d2-e2");
    assert!(table.session().done().is_empty(), "nobody moves for the bot");
    send(&mut table, &[Msg::Do(Command::Resign)]);
    assert!(!table.awaits_bot(), "it waits while a question is open");
    send(&mut table, &[Msg::Escape, Msg::Bot]);
    assert_eq!(table.session().done().len(), 1);
    assert_eq!(under(&table), "d4", "the cursor is the person's");
    assert!(!table.awaits_bot());
    assert_eq!(table.asked(), "Your move: you play the Celts. Pick a piece.");
    send(&mut table, &[Msg::Do(Command::Resign), Msg::Yes]);
    assert_eq!(table.session().game().sets()[0].winner, Side::Vikings);
    assert_eq!(table.session().lone_person(), Some(Seat(1)));
}

#[test]
fn the_switch_of_sides_can_still_be_read_after_the_bots_first_move() {
    let session = begin::<Brandubh>(&two_sets(), Opponent::RANDOM, Side::Vikings);
    let mut table = new(session);
    send(&mut table, &[Msg::Do(Command::Resign), Msg::Yes, Msg::Bot]);
    let text = notice(&table);
    assert!(
        text.contains("The sides are switched: Random bot now plays the Vikings.")
            && text.contains(" goes from "),
        "{text}"
    );
}

#[test]
fn lots_are_told_at_the_start_with_their_commitment() {
    let table = new(begin::<Brandubh>(&with_lots(), Opponent::Person, Side::Vikings));
    let text = &table.notice.as_ref().unwrap().text;
    assert!(text.contains("commitment") && text.contains("Lots are drawn"), "{text}");
}
