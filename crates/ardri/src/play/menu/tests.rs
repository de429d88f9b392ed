use super::*;
use crossterm::event::KeyEvent;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use ardri_table::GameKind;

use crate::i18n::{flaw_in, speak};

fn menu() -> Menu {
    Menu::new(&PlayArgs::default()).unwrap()
}

/// Changes the lines that say this, one after the other.
fn change(menu: &mut Menu, lines: &[&str]) {
    for line in lines {
        let rows = menu.rows().into_iter();
        let found: Vec<_> = rows.filter(|row| menu.label(*row).contains(line)).collect();
        let [row] = found[..] else { panic!("{line}: {found:?}") };
        menu.row = row;
        assert_eq!(menu.update(Pick::Change), Choice::Open);
    }
}

fn shows(menu: &Menu, line: &str) -> bool {
    menu.rows().into_iter().any(|row| menu.label(row).contains(line))
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
    change(&mut menu, &["Game", "Against", "You play", "Two games", "Advanced"]);
    let args = menu.args();
    assert_eq!(args.game.as_deref(), Some("tablut"));
    assert_eq!((args.against.clone(), args.side), (vec![Opponent::RANDOM], Some(Side::Celts)));
    assert_eq!(args.options.rules, ["advanced"]);
    assert!(args.options.two_sets && !args.options.lots);
    // Going back keeps what was chosen.
    assert_eq!(Menu::new(&args).unwrap().args().options.rules, ["advanced"]);
}

#[test]
fn rules_of_the_other_board_are_left_out_and_rivals_replace_each_other() {
    for (lines, rules) in [
        (&["The edge is", "Unarmed King", "Game"][..], &["unarmed-king"][..]),
        (&["Game", "Strong King", "Advanced"], &["advanced"]),
        (&["Game", "Strong King", "Advanced", "Strong King"], &["strong-king"]),
        (&["Strong King", "Federation", "Federation"], &["strong-king"]),
    ] {
        let mut menu = menu();
        change(&mut menu, lines);
        assert_eq!(menu.args().options.rules, rules, "{lines:?}");
        assert_eq!(shows(&menu, "Federation"), menu.game.name == "brandubh");
    }
}

#[test]
fn the_federation_is_four_rules_at_once() {
    let mut args = PlayArgs::default();
    args.options.preset = Some("federation".into());
    let mut menu = Menu::new(&args).unwrap();
    assert!(shows(&menu, "[x] Federation"));
    assert_eq!(menu.args().options.rules.len(), 4);
    change(&mut menu, &["may return"]);
    assert!(shows(&menu, "[ ] Federation"));
    change(&mut menu, &["Strong King", "Federation"]);
    assert_eq!(menu.args().options.rules.len(), 5);
}

#[test]
fn the_lines_go_round() {
    let mut menu = menu();
    for (pick, row) in [(Pick::Up, Row::Quit), (Pick::Up, Row::Play), (Pick::Up, Row::Learn)] {
        menu.update(pick);
        assert_eq!(menu.row, row);
        assert_ne!(menu.update(Pick::Change), Choice::Open);
    }
    for _ in 0..3 {
        menu.update(Pick::Down);
    }
    assert_eq!(menu.row, Row::Game);
    // A line that goes away leaves the choice somewhere sensible.
    change(&mut menu, &["Against"]);
    menu.row = Row::You;
    menu.args.options.lots = true;
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
fn unknown_rules_are_refused() {
    let mut args = PlayArgs::default();
    args.options.rules = vec!["flying-king".into()];
    assert!(Menu::new(&args).is_err());
}

#[test]
fn games_of_seats_ask_for_players_and_seat() {
    let mut menu = menu();
    change(&mut menu, &["Two games", "Game", "Game"]);
    assert!(drawn(&menu, 80, 24).contains("Game      Brian Boru"));
    assert!(!shows(&menu, "last card") && !shows(&menu, "Two games"));
    change(&mut menu, &["Players", "last card", "You play"]);
    let args = menu.args();
    assert_eq!(args.game.as_deref(), Some("brian-boru"));
    assert_eq!((args.players, args.seat), (Some(5), Some(2)));
    assert_eq!(args.against, [Opponent::RANDOM]);
    assert_eq!(args.options.last_card.as_deref(), Some("play"));
    assert!(!args.options.two_sets && args.side.is_none());
    // With fewer players there is no fifth card, and the seat is one of theirs.
    change(&mut menu, &["You play", "You play", "You play", "Players"]);
    let args = menu.args();
    assert_eq!((args.players, args.seat, args.options.last_card), (Some(3), Some(3), None));
    // After the strongest level come people, who share the seats.
    let levels = GameKind::find("brian-boru").unwrap().levels().len();
    change(&mut menu, &vec!["Against"; levels]);
    assert_eq!(menu.args().seat, None);

    change(&mut menu, &["Against", "Game"]);
    assert!(drawn(&menu, 80, 24).contains("Game      The High Throne"));
    change(&mut menu, &["Players"; 3]);
    change(&mut menu, &["You play"; 1]);
    let screen = drawn(&menu, 80, 24);
    assert!(screen.contains("Players   6") && screen.contains("You play  Otter"), "{screen}");
    let args = menu.args();
    assert_eq!(args.game.as_deref(), Some("high-throne"));
    assert_eq!((args.players, args.seat), (Some(6), Some(6)));
    assert_eq!(Menu::new(&args).unwrap().players, 6);
    change(&mut menu, &["Players"]);
    assert_eq!((menu.players, menu.seat()), (2, Seat(1)));
}

/// Whoever is new here should see everything on the usual terminal without looking for it.
#[test]
fn every_line_is_seen_at_any_size_and_in_every_language() {
    for language in ardri_texts::Language::all() {
        speak(language);
        let mut menu = menu();
        menu.args.against = vec![Opponent::RANDOM];
        menu.args.coach = true;
        for _ in &TERMINAL_GAMES {
            menu.row = Row::Game;
            let screen = drawn(&menu, 80, 24);
            for row in menu.rows() {
                assert!(screen.contains(&menu.label(row)), "{row:?}\n{screen}");
                for (width, height) in [(40, 12), (80, 24), (200, 60)] {
                    let (screen, label) = (drawn(&menu, width, height), menu.label(menu.row));
                    let label: String = label.chars().take(usize::from(width) - 3).collect();
                    assert!(screen.contains(&format!("> {label}")), "{label}\n{screen}");
                    assert_eq!(flaw_in(&screen), None, "{screen}");
                }
                menu.update(Pick::Down);
            }
            menu.row = Row::Game;
            menu.update(Pick::Change);
        }
    }
    speak(ardri_texts::Language::ENGLISH);
    assert!(drawn(&menu(), 39, 9).contains("too small"));
    drawn(&menu(), 1, 1);
    speak("de".parse().unwrap());
    let screen = drawn(&menu(), 80, 24);
    assert!(screen.contains(" > Spiel       Brandubh"), "{screen}");
    assert!(screen.contains("   Gegen       einen Menschen hier"), "{screen}");
}

#[test]
fn the_menu_has_every_game_and_its_lesson() {
    let mut known: Vec<_> = crate::games::all().iter().map(GameKind::name).collect();
    let mut menu = menu();
    let mut offered = Vec::new();
    for _ in &TERMINAL_GAMES {
        menu.row = Row::Learn;
        assert_eq!(menu.update(Pick::Change), Choice::Learn);
        let name = menu.args().game.unwrap();
        assert!(ardri_lessons::NAMES.contains(&name.as_str()), "{name}");
        offered.push(menu.game.name);
        change(&mut menu, &["Game"]);
    }
    assert_eq!(menu.game.name, "brandubh");
    offered.sort_unstable();
    known.sort_unstable();
    assert_eq!(offered, known);
}

#[test]
fn beside_a_coach_one_plays_against_a_bot_unless_one_says_otherwise() {
    let mut menu = menu();
    change(&mut menu, &["[ ] A coach beside you"]);
    assert!(shows(&menu, "[x] A coach beside you") && shows(&menu, "Against   Squire bot"));
    let args = menu.args();
    assert!(args.coach && args.against == [Opponent::SQUIRE]);
    // Who comes back to the menu finds the coach still there.
    assert!(Menu::new(&args).unwrap().args.coach);
    let stronger = ["warrior", "chieftain", "champion", "high-king"].map(Opponent::Bot);
    for stronger in stronger.into_iter().chain([Opponent::Person]) {
        change(&mut menu, &["Against"]);
        assert_eq!(menu.args().against, [stronger]);
    }
    let mut alone = self::menu();
    change(&mut alone, &["A coach beside you"; 2]);
    assert_eq!(alone.args().against, [Opponent::Person]);
}
