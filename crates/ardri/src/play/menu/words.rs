//! The lines of the menu in words.

use ardri_boru::BrianBoru;
use ardri_core::{Game, Seat};
use ardri_tafl::RuleBook;

use super::{Menu, Row};
use crate::play::{MySide, Opponent, bot_name};
use crate::speech::say;

impl Menu {
    /// A line as it is shown.
    pub(super) fn label(&self, row: Row) -> String {
        let tick = |on: bool, words: String| format!("[{}] {words}", if on { 'x' } else { ' ' });
        let several = self.is_for_several();
        match row {
            Row::Game => {
                chosen("tafl-editor-game", &say!(&format!("lobby-game-{}", self.game.name)))
            }
            Row::Players => chosen("words-players", &self.players.to_string()),
            Row::Against => chosen(
                "terminal-menu-against",
                &match (self.against(), several) {
                    (Opponent::Person, false) => say!("terminal-menu-person"),
                    (Opponent::Person, true) => say!("terminal-menu-people"),
                    (Opponent::RANDOM, false) => say!("terminal-menu-bot"),
                    (Opponent::RANDOM, true) => say!("terminal-menu-bots"),
                    (Opponent::Bot(level), _) => bot_name(level),
                },
            ),
            Row::Seat => chosen("terminal-menu-you", &(self.game.called)(Seat(self.seat))),
            Row::Side => {
                let side = match self.side {
                    MySide::Vikings => "tafl-vikings",
                    MySide::Celts => "tafl-celts",
                };
                chosen("terminal-menu-you", &say!(side))
            }
            Row::Coach => tick(self.coach, say!("table-coach")),
            Row::LastCard => tick(self.last_card, say!("terminal-menu-last-card")),
            Row::Federation => tick(self.is_federation(), say!("lobby-rules-federation")),
            Row::Rule(rule) => {
                tick(self.rules.has(rule), say!(&format!("tafl-rule-{}", rule.name())))
            }
            Row::TwoSets => tick(self.two_sets, say!("lobby-two-sets")),
            Row::Lots => tick(self.lots, say!("lobby-lots")),
            Row::Learn => say!("terminal-menu-learn"),
            Row::Play => say!("terminal-menu-play"),
            Row::Quit => say!("terminal-menu-quit"),
        }
    }

    /// What the line is about.
    pub(super) fn about(&self, row: Row) -> String {
        match row {
            Row::Game => say!(&format!("lobby-game-{}.about", self.game.name)),
            // Here the number decides how long it takes.
            Row::Players if self.game.name == BrianBoru::NAME => say!("terminal-menu-rounds"),
            Row::Players => {
                let (least, most) = self.game.seats;
                say!("lobby-players-range", "least" => least, "most" => most)
            }
            Row::Against if self.is_for_several() => say!("terminal-menu-against-several"),
            Row::Against => say!("terminal-menu-against-one"),
            Row::Seat => say!("terminal-menu-seat", "game" => self.game.name),
            Row::Side => say!("terminal-menu-side"),
            Row::Coach => say!("terminal-menu-coach"),
            Row::LastCard => say!("lobby-last-card-five"),
            Row::Federation => say!("lobby-rules-federation.hint"),
            Row::Rule(rule) => say!(&format!("tafl-rule-{}.about", rule.name())),
            Row::TwoSets => say!("lobby-two-sets.hint"),
            Row::Lots => say!("lobby-lots.hint"),
            Row::Learn => say!("terminal-menu-learn.about"),
            Row::Play => say!("terminal-menu-play.about"),
            Row::Quit => say!("terminal-menu-quit.about"),
        }
    }
}

/// The heads of the lines that say what is chosen.
const HEADS: [&str; 4] =
    ["tafl-editor-game", "words-players", "terminal-menu-against", "terminal-menu-you"];

/// What is chosen, under its head; all heads are as wide as the longest.
fn chosen(head: &str, what: &str) -> String {
    let width = HEADS.iter().map(|head| say!(head).chars().count()).max().unwrap_or(0);
    format!("{:width$}  {what}", say!(head))
}
