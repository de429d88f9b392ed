//! The lines of the menu in words.

use ardri_boru::BrianBoru;
use ardri_core::{Game, Seat};
use ardri_tafl::RuleBook;

use super::{Menu, Row};
use crate::i18n::tr;
use crate::play::{MySide, Opponent, bot_name};

impl Menu {
    /// A line as it is shown.
    pub(super) fn label(&self, row: Row) -> String {
        let tick = |on: bool, words: String| format!("[{}] {words}", if on { 'x' } else { ' ' });
        let several = self.is_for_several();
        match row {
            Row::Game => {
                chosen("tafl-editor-game", &tr!(&format!("lobby-game-{}", self.game.name)))
            }
            Row::Players => chosen("words-players", &self.players.to_string()),
            Row::Against => chosen(
                "terminal-menu-against",
                &match (self.against(), several) {
                    (Opponent::Person, false) => tr!("terminal-menu-person"),
                    (Opponent::Person, true) => tr!("terminal-menu-people"),
                    (Opponent::RANDOM, false) => tr!("terminal-menu-bot"),
                    (Opponent::RANDOM, true) => tr!("terminal-menu-bots"),
                    (Opponent::Bot(level), _) => bot_name(level),
                },
            ),
            Row::Seat => chosen("terminal-menu-you", &(self.game.called)(Seat(self.seat))),
            Row::Side => {
                let side = match self.side {
                    MySide::Vikings => "tafl-vikings",
                    MySide::Celts => "tafl-celts",
                };
                chosen("terminal-menu-you", &tr!(side))
            }
            Row::Coach => tick(self.coach, tr!("table-coach")),
            Row::LastCard => tick(self.last_card, tr!("terminal-menu-last-card")),
            Row::Federation => tick(self.is_federation(), tr!("lobby-rules-federation")),
            Row::Rule(rule) => {
                tick(self.rules.has(rule), tr!(&format!("tafl-rule-{}", rule.name())))
            }
            Row::TwoSets => tick(self.two_sets, tr!("lobby-two-sets")),
            Row::Lots => tick(self.lots, tr!("lobby-lots")),
            Row::Learn => tr!("terminal-menu-learn"),
            Row::Play => tr!("terminal-menu-play"),
            Row::Quit => tr!("terminal-menu-quit"),
        }
    }

    /// What the line is about.
    pub(super) fn about(&self, row: Row) -> String {
        match row {
            Row::Game => tr!(&format!("lobby-game-{}.about", self.game.name)),
            // Here the number decides how long it takes.
            Row::Players if self.game.name == BrianBoru::NAME => tr!("terminal-menu-rounds"),
            Row::Players => {
                let (least, most) = self.game.seats;
                tr!("lobby-players-range", "least" => least, "most" => most)
            }
            Row::Against if self.is_for_several() => tr!("terminal-menu-against-several"),
            Row::Against => tr!("terminal-menu-against-one"),
            Row::Seat => tr!("terminal-menu-seat", "game" => self.game.name),
            Row::Side => tr!("terminal-menu-side"),
            Row::Coach => tr!("terminal-menu-coach"),
            Row::LastCard => tr!("lobby-last-card-five"),
            Row::Federation => tr!("lobby-rules-federation.hint"),
            Row::Rule(rule) => tr!(&format!("tafl-rule-{}.about", rule.name())),
            Row::TwoSets => tr!("lobby-two-sets.hint"),
            Row::Lots => tr!("lobby-lots.hint"),
            Row::Learn => tr!("terminal-menu-learn.about"),
            Row::Play => tr!("terminal-menu-play.about"),
            Row::Quit => tr!("terminal-menu-quit.about"),
        }
    }
}

/// The heads of the lines that say what is chosen.
const HEADS: [&str; 4] =
    ["tafl-editor-game", "words-players", "terminal-menu-against", "terminal-menu-you"];

/// What is chosen, under its head; all heads are as wide as the longest.
fn chosen(head: &str, what: &str) -> String {
    let width = HEADS.iter().map(|head| tr!(head).chars().count()).max().unwrap_or(0);
    format!("{:width$}  {what}", tr!(head))
}
