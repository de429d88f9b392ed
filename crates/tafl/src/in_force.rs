//! The rules in force, as a page of sentences.

use ardri_core::{Game, Message};

use crate::board::Board;
use crate::board_facts::basics;
use crate::game::Tafl;
use crate::options::Options;

/// The rules of the game that these options describe, a paragraph each.
#[must_use]
pub fn rules_in_force<B: Board>(options: &Options<B>) -> Vec<Message> {
    let game = Message::named(format!("lobby-game-{}", Tafl::<B>::NAME));
    let aim = Message::new("terminal-tafl-rules").with("game", game).with("size", B::SIZE);
    let mut text = vec![aim.with("vikings", B::VIKINGS).with("celts", B::GUARDS)];
    text.extend(basics::<B>(options.rules()));
    if options.two_sets {
        text.push(Message::new("lobby-two-sets.hint"));
    }
    if options.lots {
        text.push(Message::new("lobby-lots.hint"));
    }
    text.push(Message::new("tafl-rules-chosen"));
    if options.rules().iter().next().is_none() {
        text.push(Message::new("tafl-rules-plain"));
    }
    text.extend(options.rules().iter().map(|rule| {
        let about = Message::named(format!("tafl-rule-{rule}.about"));
        let text = Message::new("terminal-tafl-rule").with("title", rule.text());
        text.with("name", rule.name()).with("about", about)
    }));
    text
}
