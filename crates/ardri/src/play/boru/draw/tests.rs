use super::*;
use ardri_boru::Town;

use crate::play::Opponent;
use crate::play::command::Command;
use crate::play::message::Msg;
use crate::play::samples::{COLOUR, PLAIN, SIZES, after, begin, luck, screen, shows, typed};

#[test]
fn the_important_facts_are_seen_at_every_size() {
    for players in 3..=5 {
        for (width, height) in SIZES {
            let session = after(players, Opponent::RANDOM, 3, 6);
            let mut table = Table::new(session, &mut luck(1));
            table.notice = None;
            let text = screen(&table, PLAIN, width, height);
            let rounds = if players == 3 { 3 } else { 4 };
            shows(&text, &[&format!("round 1 of {rounds}"), "you are Purple", "Battle area: "]);
            shows(&text, &[&table.asked(), "? help", "*", "--Log---"]);
            shows(&text, &["Purple", "Green", "Black", "Munster", "N. Uí Néill"]);
            for town in Town::all() {
                let id = format!("{}{}", town.id(), text_colour(town));
                assert!(text.contains(&id), "{id}\n{text}");
            }
            let picks = table.ui.builder.picks();
            assert!(!picks.is_empty() && text.contains("\n>"), "{text}");
            assert!(text.lines().count() <= height.into());
        }
    }
}

fn text_colour(town: Town) -> char {
    crate::play::boru::names::colour_letter(town.colour())
}

#[test]
fn the_effect_is_shown_and_confirmed() {
    let luck = &mut luck(1);
    for (width, height) in SIZES {
        let mut table = Table::new(begin(4, Opponent::RANDOM), luck);
        for msg in [Msg::Choose, Msg::Choose] {
            table.update(msg, luck);
        }
        let text = screen(&table, PLAIN, width, height);
        shows(&text, &["What it would do", "Purple starts in ", ": Enter does it, Esc goes back."]);
        table.update(Msg::Choose, luck);
        table.update(Msg::Go(0, 1), luck);
        shows(&screen(&table, PLAIN, width, height), &["Keep two cards", "wins: town"]);
        table.update(Msg::Turn, luck);
        shows(&screen(&table, PLAIN, width, height), &["Your cards"]);
    }
}

#[test]
fn pages_maps_and_typed_lines_are_drawn() {
    let luck = &mut luck(1);
    for (width, height) in SIZES {
        let mut table = Table::new(after(5, Opponent::RANDOM, 3, 8), luck);
        table.update(typed::<BrianBoru>("standings"), luck);
        shows(
            &screen(&table, PLAIN, width, height),
            &["Standings", "If upkeep came now", "Battle: "],
        );
        table.update(Msg::Escape, luck);
        table.update(typed::<BrianBoru>("map"), luck);
        shows(&screen(&table, PLAIN, width, height), &["M10b", "U1y", "[ ] marker", "Esc closes"]);
        // With colours come the letters of terminals that have them.
        let painted = screen(&table, COLOUR, width, height);
        assert!(painted.contains('·') && !painted.contains('~'), "{painted}");
        table.update(Msg::Escape, luck);
        table.update(Msg::OpenLine, luck);
        table.update(Msg::Paste("mark Áth Cliath".into()), luck);
        shows(&screen(&table, PLAIN, width, height), &["Choice or command: mark Áth Cliath"]);
        table.update(Msg::Escape, luck);
        table.update(Msg::Do(Command::Quit), luck);
    }
}

#[test]
fn the_coach_is_drawn_on_the_usual_terminal() {
    let table = Table::new(after(4, Opponent::RANDOM, 3, 5), &mut luck(1)).beside(true);
    let text = screen(&table, COLOUR, 80, 24);
    let below: Vec<_> = text.lines().skip(16).collect();
    let expected = "
Play a card. The highest yellow or white card wins Kincora.
> 3 blue    town 2church 1coin/3coin exp|2church  ──Coach (w: more)─────────────
  5 red     town 2raid/2coin exp|2raid            You may play any card. The
 14 yellow* town/1coin exp|3marry                 highest of the town’s colour
 20 white * town/2coin exp                        wins it; whoever loses takes
 21 white * town pay1/2coin exp                   one of two lesser actions.
                                                  - To be beaten for Kincora:
Enter take  : type  Tab log  w why  t standings  m map  c cards  ? help  q quit";
    assert_eq!(below.join("\n"), expected.trim_start_matches('\n'), "{text}");
}

#[test]
fn the_readme_shows_what_a_raid_would_do() {
    let luck = &mut luck(1);
    let raid = (1..500).find_map(|seed| {
        let mut table = Table::new(after(4, Opponent::RANDOM, seed, 13), luck);
        table.update(Msg::Choose, luck);
        let screen = screen(&table, COLOUR, 100, 36);
        screen.contains("The Vikings take").then_some(screen)
    });
    crate::play::picture::in_the_readme("Brian Boru", &raid.expect("a raid at some table"));
}
