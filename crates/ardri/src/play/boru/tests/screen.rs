//! The game on the screen.

use ardri_boru::{Asked, BrianBoru, Pick};

use crate::play::Opponent;
use crate::play::game_screen::{self, GameScreen, Side};
use crate::play::luck::Luck;
use crate::play::message::Msg;
use crate::play::samples::{begin, luck, notice, type_line};

type Table = GameScreen<BrianBoru>;
type Mode = game_screen::Mode<BrianBoru>;

fn table(against: Opponent) -> (Table, Luck) {
    let mut luck = luck(1);
    (Table::new(begin(4, against), &mut luck), luck)
}

#[test]
fn choices_lead_to_an_action_which_is_confirmed() {
    let (table, luck) = &mut table(Opponent::RANDOM);
    assert!(notice(table).contains("commitment"));
    assert!(table.asked().contains("Choose your first town"));
    table.update(Msg::Go(0, 1), luck);
    table.update(Msg::Choose, luck);
    assert!(table.asked().starts_with("Which town of "), "{}", table.asked());
    table.update(Msg::Escape, luck);
    assert!(table.asked().contains("Choose your first town"));
    table.update(Msg::Choose, luck);
    table.update(Msg::Digit(2), luck);
    assert!(table.effect[0].starts_with("Purple starts in "), "{:?}", table.effect);
    table.update(Msg::Choose, luck);
    assert!(matches!(table.mode, Mode::Sure(_)));
    assert_eq!(table.side, Side::Effect);
    assert!(!table.session().is_unsaved());
    table.update(Msg::Escape, luck);
    assert_eq!(table.mode, Mode::Choices);
    table.update(Msg::Choose, luck);
    table.update(Msg::Choose, luck);
    assert!(table.session().is_unsaved());
    assert!(matches!(table.ui.scene.view.table.asked, Asked::Pick { .. }));
    assert!(table.ui.scene.log.iter().any(|line| line.starts_with("You are dealt")));
}

#[test]
fn typed_actions_and_refusals_work_on_the_screen() {
    let (table, luck) = &mut table(Opponent::RANDOM);
    type_line(table, luck, "start atlantis");
    assert!(notice(table).starts_with("There is no town “atlantis”"), "{}", notice(table));
    type_line(table, luck, "play 3");
    assert!(notice(table).contains("cannot be done now"));
    type_line(table, luck, "undo");
    assert!(notice(table).contains("nothing that you could take back"));
    let town = table.ui.builder.legal()[0];
    type_line(table, luck, &town.to_string());
    assert_eq!(table.mode, Mode::Sure(town));
    table.update(Msg::Choose, luck);
    assert!(matches!(table.ui.scene.view.table.asked, Asked::Pick { .. }));
    // Digits go to a card by its value.
    let picks = table.ui.builder.picks();
    let Some(Pick::Card(last)) = picks.last() else { panic!("cards to keep") };
    for digit in last.value().to_string().bytes() {
        table.update(Msg::Digit(digit - b'0'), luck);
    }
    assert_eq!(table.cursor, picks.len() - 1);
}
