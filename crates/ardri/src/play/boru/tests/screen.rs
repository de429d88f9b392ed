//! The game on the screen.

use ardri_boru::{Asked, BrianBoru, Pick};

use crate::play::Opponent;
use crate::play::boru::names::seat_name;
use crate::play::boru::samples::{after, begin, luck, own};
use crate::play::builder::ActionBuilder;
use crate::play::effect::Effect;
use crate::play::files::{Saveable, Saved};
use crate::play::game_screen::{self, GameScreen, Side};
use crate::play::luck::Luck;
use crate::play::message::{Msg, Question};
use crate::speech::say;

type Table = GameScreen<BrianBoru>;
type Mode = game_screen::Mode<BrianBoru>;

fn table(against: Opponent) -> (Table, Luck) {
    let mut luck = luck(1);
    (Table::new(begin(4, against), &mut luck), luck)
}

fn type_line(table: &mut Table, luck: &mut Luck, line: &str) -> Effect {
    table.update(Msg::OpenLine, luck);
    table.update(Msg::Paste(line.into()), luck);
    table.update(Msg::Choose, luck)
}

fn notice(table: &Table) -> &str {
    table.notice.as_ref().map_or("", |notice| notice.text.as_str())
}

#[test]
fn choices_lead_to_an_action_which_is_confirmed() {
    let (table, luck) = &mut table(Opponent::Random);
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
    let (table, luck) = &mut table(Opponent::Random);
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

#[test]
fn pages_open_and_close_and_leave_the_game_alone() {
    let (table, luck) = &mut table(Opponent::Random);
    for msg in [own("standings"), own("hand"), Msg::Help, Msg::Rules] {
        table.update(msg, luck);
        assert!(matches!(table.mode, Mode::Page { .. }));
        table.update(Msg::Choose, luck);
        assert!(matches!(table.mode, Mode::Page { .. }));
        table.update(Msg::Escape, luck);
        assert_eq!(table.mode, Mode::Choices);
    }
    table.update(own("map"), luck);
    assert_eq!(table.mode, Mode::Map);
    table.update(Msg::Escape, luck);
    for line in ["legal", "log", "town cork", "standings", "trick", "hand"] {
        type_line(table, luck, line);
        assert!(matches!(table.mode, Mode::Page { .. }), "{line}");
        table.update(Msg::Escape, luck);
    }
}

#[test]
fn a_game_that_is_not_saved_is_not_left_by_accident() {
    let (table, luck) = &mut table(Opponent::Random);
    assert_eq!(table.update(Msg::Quit, luck), Effect::Leave);
    let town = table.ui.builder.legal()[0].to_string();
    type_line(table, luck, &town);
    table.update(Msg::Choose, luck);
    assert_eq!(table.update(Msg::Quit, luck), Effect::Stay);
    assert_eq!(table.mode, Mode::Confirm(Question::Quit));
    table.update(Msg::Escape, luck);
    assert_eq!(table.update(Msg::New, luck), Effect::Stay);
    assert_eq!(table.update(Msg::Yes, luck), Effect::Again);
    table.update(Msg::Quit, luck);
    table.update(Msg::Save, luck);
    assert_eq!(table.mode, Mode::FileName("brian-boru.json".into()));
    let effect = table.update(Msg::Choose, luck);
    assert_eq!(effect, Effect::Save { file: "brian-boru.json".into(), replace: false });
    table.session().saved_to("brian-boru.json".into());
    let leave = table.saved("brian-boru.json".into(), Saved::Done("saved".into()));
    assert_eq!(leave, Effect::Leave);
    assert!(table.parting().ends_with("It is saved in brian-boru.json."), "{}", table.parting());
}

#[test]
fn the_keyboard_is_passed_with_hands_hidden() {
    let (table, luck) = &mut table(Opponent::Person);
    let mut passes = 0;
    for _ in 0..40 {
        match table.mode.clone() {
            Mode::Pass(next) => {
                passes += 1;
                assert_eq!((table.ui.scene.me, &table.ui.scene.view.own), (None, &None));
                assert!(table.ui.builder.legal().is_empty() && table.effect.is_empty());
                assert!(table.asked().contains(&seat_name(next)));
                for msg in [own("hand"), Msg::OpenLine, Msg::Undo, Msg::Turn, Msg::Go(0, 1)] {
                    table.update(msg, luck);
                    assert_eq!(table.mode, Mode::Pass(next));
                }
                table.update(own("standings"), luck);
                table.update(Msg::Escape, luck);
                assert_eq!(table.mode, Mode::Pass(next));
                table.update(Msg::Choose, luck);
                assert_eq!(table.ui.scene.me, Some(next));
            }
            _ => _ = table.update(Msg::Choose, luck),
        }
    }
    assert!(passes > 5);
}

#[test]
fn the_end_shows_the_scores_and_what_can_follow() {
    let session = after(4, Opponent::Random, 2, usize::MAX);
    let luck = &mut luck(1);
    let mut table = Table::new(session, luck);
    let Mode::Page { title, text, .. } = &table.mode else { panic!("{:?}", table.mode) };
    assert_eq!(say!(title), "The end");
    assert!(text[0].starts_with("Final scores"));
    table.update(Msg::Escape, luck);
    assert!(table.asked().starts_with("The game is over."));
    assert_eq!(table.update(Msg::New, luck), Effect::Again);
    assert!(!table.parting().contains("not finished"));
}
