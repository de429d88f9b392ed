//! The game on the screen.

use ardri_throne::{Action, Asked, HighThrone};

use crate::play::Opponent;
use crate::play::command::Command;
use crate::play::game_screen::{self, GameScreen, Side};
use crate::play::luck::Luck;
use crate::play::message::Msg;
use crate::play::samples::{begin, luck, notice, type_line, typed};

type Table = GameScreen<HighThrone>;
type Mode = game_screen::Mode<HighThrone>;

fn table(players: u8, against: Opponent) -> (Table, Luck) {
    let mut luck = luck(1);
    (Table::new(begin(players, against), &mut luck), luck)
}

/// Keeps the first Objective.
fn keep(table: &mut Table, luck: &mut Luck) {
    table.update(Msg::Choose, luck);
    assert!(matches!(table.mode, Mode::Sure(Action::Keep(_))));
    table.update(Msg::Choose, luck);
}

#[test]
fn an_objective_is_confirmed_and_what_follows_a_roll_can_be_undone() {
    let (table, luck) = &mut table(3, Opponent::RANDOM);
    assert!(notice(table).contains("commitment"));
    assert!(table.asked().contains("Keep one of your two Objectives"));
    keep(table, luck);
    assert!(table.session().is_unsaved());
    assert_eq!(table.ui.scene.view.asked, Asked::Choose);
    let before = table.ui.scene.view.clone();
    type_line(table, luck, "aside");
    table.update(Msg::Choose, luck);
    assert!(table.ui.waits && table.asked().starts_with("Press Enter to roll 6 dice"));
    table.update(Msg::Do(Command::Undo), luck);
    assert!(notice(table).starts_with("Taken back: aside "), "{}", notice(table));
    assert_eq!(table.ui.scene.view, before);
    table.update(Msg::Do(Command::Undo), luck);
    assert!(notice(table).contains("no dice been rolled"), "{}", notice(table));
    type_line(table, luck, "aside");
    table.update(Msg::Choose, luck);
    table.update(Msg::Choose, luck);
    assert!(!table.ui.waits);
    assert_eq!(table.ui.scene.view.turn.as_ref().unwrap().standard, 6);
}

#[test]
fn typed_actions_and_refusals_work_on_the_screen() {
    let (table, luck) = &mut table(3, Opponent::RANDOM);
    type_line(table, luck, "aside K");
    assert!(notice(table).contains("cannot be done now"), "{}", notice(table));
    keep(table, luck);
    for (line, reason) in [
        ("fill atlantis 1 S", "There is no card “atlantis"),
        ("fill macha 9 S", "“Macha” has no such line"),
        ("nonsense", "There is no command or choice"),
        ("aside rS", "You did not roll these dice (ardri rules high-throne#fill)."),
        ("roll", "There is nothing to roll now."),
        ("undo 3", "“undo” stands alone"),
    ] {
        type_line(table, luck, line);
        assert!(notice(table).starts_with(reason), "{line}: {}", notice(table));
    }
    let action = table.ui.builder.legal()[0].to_string();
    type_line(table, luck, &action);
    assert!(
        table.ui.scene.log.iter().any(|line| line.starts_with("Wolf ")),
        "{:?}",
        table.ui.scene.log
    );
    assert!(table.ui.waits || table.ui.scene.view.turn.is_some());
}

#[test]
fn odds_are_switched() {
    let (table, luck) = &mut table(4, Opponent::RANDOM);
    type_line(table, luck, "odds on");
    assert!(table.ui.switch && table.side == Side::Beside);
    table.update(typed::<HighThrone>("odds turn"), luck);
    assert!(!table.ui.switch);
}
