use super::*;
use ardri_tafl::{Brandubh, Options, Tablut};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::Color;

use crate::play::command::Command;
use crate::play::message::Msg;
use crate::play::samples::{COLOUR, PLAIN, press_anything, screen, shows, typed};
use crate::play::tafl::action_builder::cursor_on;
use crate::play::tafl::samples::{
    DANCE, ESCAPE, Session, begin, from_position, luck, people, play, two_sets,
};
use crate::play::{Opponent, parts};

fn new<B: Board>(session: Session<B>) -> Table<B> {
    Table::new(session, &mut luck())
}

fn backend<B: Board>(table: &Table<B>, look: Look, width: u16, height: u16) -> TestBackend {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| parts::draw(frame, table, look)).unwrap();
    terminal.backend().clone()
}

#[test]
fn the_start_is_drawn() {
    let table = new(people());
    let expected = "
 Brandubh                                                         moves made: 0
   ┌───┬───┬───┬───┬───┬───┬───┐  > <V> Vikings                      0 of 8 lost
 7 │ # │   │   │<V>│   │   │ # │    (C) Celts                        0 of 4 lost
   ├───┼───┼───┼───┼───┼───┼───┤  ──Log─────────────────────────────────────────
 6 │   │   │   │<V>│   │   │   │
   ├───┼───┼───┼───┼───┼───┼───┤
 5 │   │   │   │(C)│   │   │   │
   ├───┼───┼───┼───┼───┼───┼───┤
 4 │<V>│<V>│(C)│[K]│(C)│<V>│<V>│
   ├───┼───┼───┼───┼───┼───┼───┤
 3 │   │   │   │(C)│   │   │   │
   ├───┼───┼───┼───┼───┼───┼───┤
 2 │   │   │   │<V>│   │   │   │
   ├───┼───┼───┼───┼───┼───┼───┤
 1 │ # │   │   │<V>│   │   │ # │
   └───┴───┴───┴───┴───┴───┴───┘
     a   b   c   d   e   f   g

The Vikings move. Pick a piece.




Enter pick  : type  u undo  f flip  r rules  s save  x resign  ? help  q quit";
    let screen = screen(&table, COLOUR, 80, 24);
    assert_eq!(screen, expected.trim_start_matches('\n'), "{screen}");
}

#[test]
fn a_picked_piece_shows_its_targets() {
    let mut table = new(people());
    for msg in [Msg::Go(0, 1), Msg::Go(0, 1), Msg::Choose] {
        table.update(msg, &mut luck());
    }
    let text = screen(&table, PLAIN, 80, 24);
    assert!(text.contains(" 2 | * | * | * |<V>| * | * | * |"), "{text}");
    table.update(typed::<Tafl<Brandubh>>("flip"), &mut luck());
    let text = screen(&table, PLAIN, 80, 24);
    assert!(text.contains("     g   f   e   d   c   b   a"), "{text}");
    let small = screen(&table, PLAIN, 40, 12);
    assert!(small.contains("2 * * * V * * *\n"), "{small}");
    let buffer = backend(&table, COLOUR, 80, 24).buffer().clone();
    let colours: Vec<_> = buffer.content().iter().map(|cell| cell.bg).collect();
    assert!(colours.contains(&Color::Magenta) && colours.contains(&Color::Red));
}

#[test]
fn the_last_move_is_marked_and_told() {
    let mut session = from_position("7/7/7/t2K3/1T5/1t5/7 a");
    play(&mut session, &["a4-b4"]);
    let text = screen(&new(session), PLAIN, 80, 24);
    let log =
        ["- 1. Vikings a4-b4xb3: A Viking goes from a4", "to b4. The Celt on b3 is captured."];
    let side = "> (C) Celts                        1 of 1 lost";
    shows(&text, &[" 4 | . |<V>|   |[K]|", " 3 |   | x |   |", log[0], log[1], side]);
}

#[test]
fn moves_that_lose_by_repetition_are_marked() {
    let mut session = people();
    play(&mut session, &DANCE);
    let mut table = new(session);
    table.cursor = cursor_on::<Brandubh>("e3".parse().unwrap()).unwrap();
    table.update(Msg::Choose, &mut luck());
    let marked = " 3 | * | * | * | ! |(C)|";
    shows(&screen(&table, PLAIN, 80, 24), &[marked, "e3-d3 would lose at once"]);
    table.update(Msg::Go(-1, 0), &mut luck());
    table.update(Msg::Choose, &mut luck());
    shows(&screen(&table, PLAIN, 80, 24), &["the Celts lose.\nMake it? y or n"]);
}

#[test]
fn the_end_is_shown_with_what_can_follow() {
    let mut session = people();
    play(&mut session, &ESCAPE);
    let over = "The game is over. The King has escaped. The Celts win.";
    let keys = "n new game   o other games   s save   r rules";
    let beside = "The King has escaped. The Celts win.\n";
    shows(&screen(&new(session), PLAIN, 80, 24), &[over, keys, beside, "|[K]|    (C) Celts"]);
}

#[test]
fn tablut_fits_the_usual_terminal_with_all_its_rows() {
    let options = two_sets::<Tablut>();
    let table = new(begin(&options, Opponent::Person, Side::Vikings));
    let text = screen(&table, PLAIN, 80, 24);
    let row = " 9 | # |   |   |<V>|<V>|<V>|   |   | # |";
    let below = "     a   b   c   d   e   f   g   h   i\nSet 1 of 2. Player 1 moves";
    shows(&text, &[row, below, "? help  q quit"]);
    let large = screen(&table, PLAIN, 120, 40);
    assert!(large.contains("+-----+-----+"), "{large}");
    let huge = screen(&table, PLAIN, 120, 50);
    assert!(huge.contains(" \\/^\\/ ") && huge.contains("[ K ]"), "{huge}");
}

#[test]
fn a_small_terminal_gets_a_sentence() {
    let table = new(people());
    let text = screen(&table, COLOUR, 29, 20);
    assert!(text.starts_with("The terminal is too small: it\nhas 29 by 20"), "{text}");
    assert!(text.contains("30 by 12"), "{text}");
    screen(&table, COLOUR, 1, 1);
}

#[test]
fn pages_scroll_to_their_end_and_no_further() {
    let mut table = new(people());
    table.update(Msg::Do(Command::Rules), &mut luck());
    let area = Rect::new(0, 0, 60, 14);
    let top = screen(&table, PLAIN, 60, 14);
    assert!(top.contains("Brandubh is played on") && top.contains("Up and Down scroll"), "{top}");
    table.update(Msg::Scroll(999), &mut luck());
    table.limit_scroll(parts::most_scroll(area, &table));
    let end = screen(&table, PLAIN, 60, 14);
    assert!(end.contains("this is the basic game"), "{end}");
    table.update(Msg::Scroll(-1), &mut luck());
    assert_ne!(screen(&table, PLAIN, 60, 14), end);
}

#[test]
fn the_log_scrolls_back_in_time() {
    let mut session = people();
    play(&mut session, &ESCAPE);
    let mut table = new(session);
    let text = screen(&table, PLAIN, 80, 16);
    assert!(text.contains("8. Celts e7-g7") && !text.contains("1. Vikings a4-a3"), "{text}");
    table.update(Msg::Scroll(999), &mut luck());
    table.limit_scroll(parts::most_scroll(Rect::new(0, 0, 80, 16), &table));
    let text = screen(&table, PLAIN, 80, 16);
    assert!(text.contains("1. Vikings a4-a3"), "{text}");
}

#[test]
fn nothing_that_is_pressed_breaks_the_drawing() {
    let luck = &mut luck();
    for round in 0..60 {
        let options = if round % 2 == 0 { two_sets() } else { Options::default() };
        press_anything(begin::<Brandubh>(&options, Opponent::RANDOM, Side::Vikings), luck);
    }
}

#[test]
fn a_coach_leaves_room_for_the_log_in_every_language() {
    for language in ardri_texts::Language::all() {
        crate::i18n::speak(language);
        let mut session = begin::<Tablut>(&Options::default(), Opponent::RANDOM, Side::Celts);
        play(&mut session, &["e2-f2"]);
        let mut table = new(session);
        table.coach = true;
        let text = screen(&table, COLOUR, 80, 24);
        let heads = [tr!("learn-coach"), tr!("table-tab-log")].map(|head| format!("──{head}─"));
        assert!(heads.iter().all(|head| text.contains(head)), "{text}");
        let words: Vec<_> = text.split_whitespace().collect();
        let last = table.coached().unwrap().look.pop().unwrap();
        assert!(words.contains(&last.split_whitespace().last().unwrap()), "{last}\n{text}");
        assert!(text.contains(&tr!("terminal-tafl-bar", "mode" => "coached")), "{text}");
    }
}

#[test]
fn the_readme_shows_a_table_with_the_coach() {
    let mut session = begin::<Brandubh>(&Options::default(), Opponent::RANDOM, Side::Vikings);
    play(&mut session, &["d2-e2", "e4-e6"]);
    let mut table = new(session);
    table.update(Msg::Do(Command::Coach(None)), &mut luck());
    table.update(Msg::Escape, &mut luck());
    crate::play::picture::in_the_readme("Brandubh", &screen(&table, COLOUR, 80, 24));
    table.update(Msg::Do(Command::Coach(None)), &mut luck());
    let text = screen(&table, COLOUR, 80, 24);
    assert!(!text.contains("──Coach") && text.contains("The coach speaks only when you ask why."));
    // A terminal that has no room beside the board has a page.
    table.update(Msg::Do(Command::Coach(None)), &mut luck());
    table.update(Msg::Do(Command::Why), &mut luck());
    shows(&screen(&table, PLAIN, 40, 14), &["You hunt the King", "Coach"]);
}
