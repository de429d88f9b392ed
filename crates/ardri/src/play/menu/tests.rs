use super::*;
use crossterm::event::KeyEvent;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

fn menu() -> Menu {
    Menu::new(&PlayArgs::default()).unwrap()
}

fn change(menu: &mut Menu, row: Row) {
    menu.row = row;
    assert_eq!(menu.update(Pick::Change), Choice::Open);
}

fn drawn(menu: &Menu, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    let look = Look { colour: true, unicode: true };
    terminal.draw(|frame| draw(frame, menu, look)).unwrap();
    terminal.backend().to_string()
}

#[test]
fn choices_become_arguments() {
    let mut menu = menu();
    for row in [Row::Game, Row::Against, Row::Side, Row::TwoSets, Row::Rule(Rule::Advanced)] {
        change(&mut menu, row);
    }
    let args = menu.args(&PlayArgs::default());
    assert_eq!(args.game.as_deref(), Some("tablut"));
    assert_eq!((args.against.clone(), args.side), (vec![Opponent::RANDOM], Some(MySide::Celts)));
    assert_eq!(args.options.rules, ["advanced"]);
    assert!(args.options.two_sets && !args.options.lots);
    // Going back keeps what was chosen.
    assert_eq!(Menu::new(&args).unwrap().args(&args).options.rules, ["advanced"]);
}

#[test]
fn rules_of_the_other_board_are_left_out() {
    let mut menu = menu();
    change(&mut menu, Row::Rule(Rule::EdgeEscape));
    change(&mut menu, Row::Rule(Rule::UnarmedKing));
    change(&mut menu, Row::Game);
    assert_eq!(menu.args(&PlayArgs::default()).options.rules, ["unarmed-king"]);
    assert!(!menu.rows().contains(&Row::Federation));
}

#[test]
fn rival_rules_replace_each_other() {
    let mut menu = menu();
    change(&mut menu, Row::Game);
    change(&mut menu, Row::Rule(Rule::StrongKing));
    change(&mut menu, Row::Rule(Rule::Advanced));
    assert_eq!(menu.rules.iter().collect::<Vec<_>>(), [Rule::Advanced]);
    change(&mut menu, Row::Rule(Rule::StrongKing));
    assert_eq!(menu.rules.iter().collect::<Vec<_>>(), [Rule::StrongKing]);
}

#[test]
fn the_federation_is_four_rules_at_once() {
    let mut menu = menu();
    change(&mut menu, Row::Rule(Rule::StrongKing));
    change(&mut menu, Row::Federation);
    assert!(menu.is_federation() && menu.rules.has(Rule::StrongKing));
    change(&mut menu, Row::Rule(Rule::KingReturns));
    assert!(!menu.is_federation());
    change(&mut menu, Row::Federation);
    change(&mut menu, Row::Federation);
    assert_eq!(menu.rules.iter().collect::<Vec<_>>(), [Rule::StrongKing]);
}

#[test]
fn the_lines_go_round() {
    let mut menu = menu();
    menu.update(Pick::Up);
    assert_eq!(menu.row, Row::Quit);
    assert_eq!(menu.update(Pick::Change), Choice::Quit);
    menu.update(Pick::Up);
    assert_eq!(menu.update(Pick::Change), Choice::Play);
    menu.update(Pick::Down);
    menu.update(Pick::Down);
    assert_eq!(menu.row, Row::Game);
    // A line that goes away leaves the choice somewhere sensible.
    change(&mut menu, Row::Against);
    menu.row = Row::Side;
    menu.lots = true;
    menu.update(Pick::Down);
    assert!(menu.rows().contains(&menu.row));
}

#[test]
fn keys_are_read() {
    let press = |code| read(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    assert_eq!(press(KeyCode::Enter), Some(Pick::Change));
    assert_eq!(press(KeyCode::Char('p')), Some(Pick::Play));
    assert_eq!(press(KeyCode::Char('c')), None);
    assert_eq!(read(&Event::Resize(1, 1)), None);
}

#[test]
fn every_line_can_be_seen_at_any_size() {
    let mut menu = menu();
    for (width, height) in [(80, 24), (40, 12), (200, 60)] {
        for _ in 0..menu.rows().len() {
            let screen = drawn(&menu, width, height);
            let label = menu.label(menu.row);
            assert!(screen.contains(&format!("> {label}")), "{label}\n{screen}");
            menu.update(Pick::Down);
        }
    }
    assert!(drawn(&menu, 39, 9).contains("too small"));
    drawn(&menu, 1, 1);
}

#[test]
fn unknown_rules_are_refused() {
    let mut args = PlayArgs::default();
    args.options.rules = vec!["flying-king".into()];
    assert!(Menu::new(&args).is_err());
}

#[test]
fn brian_boru_asks_for_players_seat_and_last_card() {
    let mut menu = menu();
    change(&mut menu, Row::TwoSets);
    change(&mut menu, Row::Game);
    change(&mut menu, Row::Game);
    assert!(drawn(&menu, 80, 24).contains("Game      Brian Boru"));
    assert!(!menu.rows().contains(&Row::LastCard) && !menu.rows().contains(&Row::TwoSets));
    change(&mut menu, Row::Players);
    change(&mut menu, Row::LastCard);
    menu.update(Pick::Up);
    assert_eq!(menu.row, Row::Seat);
    assert_eq!(menu.update(Pick::Change), Choice::Open);
    let args = menu.args(&PlayArgs::default());
    assert_eq!(args.game.as_deref(), Some("brian-boru"));
    assert_eq!((args.players, args.seat), (Some(5), Some(2)));
    assert_eq!(args.against, [Opponent::RANDOM]);
    assert_eq!(args.options.last_card.as_deref(), Some("play"));
    assert!(!args.options.two_sets && args.side.is_none());
    // With fewer players there is no fifth card, and the seat is one of theirs.
    menu.seat = 4;
    change(&mut menu, Row::Players);
    let args = menu.args(&args);
    assert_eq!((args.players, args.seat, args.options.last_card), (Some(3), Some(3), None));
    for _ in 0..3 {
        change(&mut menu, Row::Against);
    }
    assert_eq!(menu.args(&PlayArgs::default()).seat, None);
}

#[test]
fn the_high_throne_asks_for_players_and_seat() {
    let mut menu = menu();
    for _ in 0..3 {
        change(&mut menu, Row::Game);
    }
    assert!(drawn(&menu, 80, 24).contains("Game      The High Throne"));
    assert!(drawn(&menu, 80, 24).contains("Players   3"));
    for _ in 0..3 {
        change(&mut menu, Row::Players);
    }
    for _ in 0..5 {
        change(&mut menu, Row::Seat);
    }
    assert!(drawn(&menu, 80, 24).contains("You play  Otter"));
    let args = menu.args(&PlayArgs::default());
    assert_eq!(args.game.as_deref(), Some("high-throne"));
    assert_eq!((args.players, args.seat), (Some(6), Some(6)));
    assert_eq!(args.against, [Opponent::RANDOM]);
    // Other games have fewer seats.
    change(&mut menu, Row::Players);
    assert_eq!((menu.players, menu.seat), (2, 1));
    assert_eq!(Menu::new(&args).unwrap().players, 6);
}

#[test]
fn the_menu_speaks_every_language() {
    for language in ardri_texts::Language::all() {
        crate::i18n::speak(language);
        let mut menu = menu();
        for _ in 0..4 {
            menu.against = Some(Opponent::RANDOM);
            for _ in 0..menu.rows().len() {
                let screen = drawn(&menu, 80, 30);
                assert_eq!(crate::i18n::flaw_in(&screen), None, "{screen}");
                let label = menu.label(menu.row);
                assert!(screen.contains(&format!("> {label}")), "{label}\n{screen}");
                menu.update(Pick::Down);
            }
            change(&mut menu, Row::Game);
        }
    }
    crate::i18n::speak("de".parse().unwrap());
    let screen = drawn(&menu(), 80, 24);
    assert!(screen.contains(" > Spiel       Brandubh"), "{screen}");
    assert!(screen.contains("   Gegen       einen Menschen hier"), "{screen}");
}

#[test]
fn the_menu_has_every_game() {
    let mut known: Vec<_> = crate::games::all().iter().map(ardri_table::GameKind::name).collect();
    let mut menu = menu();
    let mut offered = Vec::new();
    for _ in &TERMINAL_GAMES {
        offered.push(menu.game.name);
        change(&mut menu, Row::Game);
    }
    assert_eq!(menu.game.name, "brandubh");
    offered.sort_unstable();
    known.sort_unstable();
    assert_eq!(offered, known);
}

#[test]
fn beside_a_coach_one_plays_against_a_bot_unless_one_says_otherwise() {
    let mut menu = menu();
    assert!(drawn(&menu, 80, 24).contains("[ ] A coach beside you"));
    change(&mut menu, Row::Coach);
    let screen = drawn(&menu, 80, 24);
    assert!(screen.contains("[x] A coach beside you"), "{screen}");
    assert!(screen.contains("Against   Squire bot"), "{screen}");
    let args = menu.args(&PlayArgs::default());
    assert!(args.coach && args.against == [Opponent::SQUIRE]);
    // Who comes back to the menu finds the coach still there.
    assert!(Menu::new(&args).unwrap().coach);
    for stronger in [Opponent::Bot("champion"), Opponent::Person] {
        change(&mut menu, Row::Against);
        assert_eq!(menu.args(&PlayArgs::default()).against, [stronger]);
    }
    let mut alone = self::menu();
    for _ in 0..2 {
        change(&mut alone, Row::Coach);
    }
    assert_eq!(alone.args(&PlayArgs::default()).against, [Opponent::Person]);
}

#[test]
fn every_game_can_be_learnt_first() {
    let mut menu = menu();
    for game in &TERMINAL_GAMES {
        assert_eq!(menu.game.name, game.name);
        menu.row = Row::Learn;
        assert_eq!(menu.update(Pick::Change), Choice::Learn);
        let name = menu.args(&PlayArgs::default()).game.unwrap();
        assert!(ardri_lessons::NAMES.contains(&name.as_str()), "{name}");
        change(&mut menu, Row::Game);
    }
}

/// Whoever is new here should see everything without looking for it.
#[test]
fn the_whole_menu_fits_the_usual_terminal() {
    for language in ardri_texts::Language::all() {
        crate::i18n::speak(language);
        let mut menu = menu();
        change(&mut menu, Row::Coach);
        for _ in &TERMINAL_GAMES {
            menu.row = Row::Game;
            let screen = drawn(&menu, 80, 24);
            for row in menu.rows() {
                assert!(screen.contains(&menu.label(row)), "{row:?}\n{screen}");
            }
            change(&mut menu, Row::Game);
        }
    }
}
