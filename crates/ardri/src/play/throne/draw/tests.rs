use super::*;

use crate::play::Opponent;
use crate::play::message::Msg;
use crate::play::samples::{COLOUR, PLAIN, SIZES, after, luck, screen, shows, typed};

#[test]
fn the_important_facts_are_seen_at_every_size() {
    for players in [2, 4, 6] {
        for (width, height) in SIZES {
            let session = after(players, Opponent::RANDOM, 3, 6);
            let mut table = Table::new(session, &mut luck(1));
            table.notice = None;
            let text = screen(&table, PLAIN, width, height);
            shows(&text, &["in the centre: Wolf's turn", "you are Wolf", "Your Objective: "]);
            shows(&text, &[&table.asked(), "? help", "--Log---", "The dice: [", ">W Wolf (you)"]);
            shows(&text, &["S Stag (Random bot)"]);
            let deck = table.ui.scene.options.the_deck();
            for (card, form) in deck.form().cards.iter().enumerate() {
                let start: String = form.name.chars().take(8).collect();
                shows(&text, &[&start, &widgets::lines_text(&deck, card, "|")]);
            }
            assert!(text.contains("\n> 1 "), "{text}");
            assert!(text.lines().count() <= height.into());
        }
    }
}

#[test]
fn odds_cards_and_typed_lines_are_drawn() {
    let luck = &mut luck(1);
    for (width, height) in SIZES {
        let mut table = Table::new(after(6, Opponent::RANDOM, 3, 8), luck);
        table.update(typed::<HighThrone>("odds"), luck);
        shows(&screen(&table, PLAIN, width, height), &["Odds", "The chance of Wolf to gain", "%"]);
        table.update(Msg::Escape, luck);
        table.update(typed::<HighThrone>("odds turn"), luck);
        shows(&screen(&table, PLAIN, width, height), &["--Odds---", "%"]);
        table.update(typed::<HighThrone>("cards"), luck);
        shows(&screen(&table, PLAIN, width, height), &["Cards", " for all of it:"]);
        table.update(Msg::Escape, luck);
        table.update(typed::<HighThrone>("standings"), luck);
        shows(&screen(&table, PLAIN, width, height), &["Standings", "If the game ended now"]);
        table.update(Msg::Escape, luck);
        table.update(Msg::OpenLine, luck);
        table.update(Msg::Paste("fill Tír na nÓg".into()), luck);
        shows(&screen(&table, PLAIN, width, height), &["Choice or command: fill Tír na nÓg"]);
    }
}

#[test]
fn the_first_decision_can_be_read_whole_and_help_is_in_sight() {
    for language in ardri_texts::Language::all() {
        crate::i18n::speak(language);
        for (players, seed) in [(2, 3), (4, 5), (6, 1)] {
            let mut table = Table::new(after(players, Opponent::RANDOM, seed, 0), &mut luck(1));
            let drawn = table.ui.scene.view.own.as_ref().unwrap().drawn.clone();
            let deck = table.ui.scene.options.the_deck();
            for _ in 0..2 {
                let text = screen(&table, PLAIN, 80, 24);
                let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
                let whole = words::objective_words(&deck, &drawn[table.cursor].id);
                assert!(flat.contains(&whole), "{whole}\n{text}");
                let last = text.lines().last().unwrap();
                assert!(last.contains('?') && last.contains("q"), "{text}");
                table.update(Msg::Go(0, 1), &mut luck(1));
            }
        }
    }
}

#[test]
fn the_coach_is_drawn_on_the_usual_terminal() {
    let table = Table::new(after(3, Opponent::RANDOM, 3, 4), &mut luck(1)).beside(true);
    let text = screen(&table, COLOUR, 80, 24);
    let below: Vec<_> = text.lines().skip(14).collect();
    let expected = "
Fill a line of Bran and Sceolan, or set a die aside.
> 1 fill line 1: S                                 ──Coach──────────────────────
  2 fill line 2: S                                 You fill one line with each
  3 set a die aside                                roll, and roll what is left.
                                                   - Best now: a Spiral. That
                                                     leaves 84 % for Bran and
                                                     Sceolan.


Enter take  : type  Tab log  w why  o odds  c cards  t standings  ? help  q quit";
    assert_eq!(below.join("\n"), expected.trim_start_matches('\n'), "{text}");
}

#[test]
fn the_readme_shows_a_turn() {
    let mut table = Table::new(after(3, Opponent::RANDOM, 4, 6), &mut luck(1));
    table.notice = None;
    crate::play::picture::in_the_readme("The High Throne", &screen(&table, COLOUR, 100, 26));
}
