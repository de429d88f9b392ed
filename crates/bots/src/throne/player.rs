//! The bots of The High Throne at a table: from what a seat sees to an action, with any deck.

use std::sync::{Arc, LazyLock};

use ardri_throne::{Action, Deck, HighThrone, View};

use crate::bot::{Bot, Level, Opponents};
use crate::random::Random;
use crate::throne;
use crate::throne::judge::{Judge, Table};
use crate::throne::sight::Sight;

/// The project's own deck, worked out once for all bots.
static HOUSE: LazyLock<Arc<Table>> = LazyLock::new(|| Arc::new(Table::new(Deck::ardri())));

/// A player who works the deck out when it is first seen.
#[derive(Debug)]
pub struct Player {
    judge: Judge,
    /// The bot for the deck of the last view.
    bot: Option<(Arc<Table>, throne::Bot)>,
}

impl Player {
    /// A bot that weighs cards like this.
    #[must_use]
    pub fn new(judge: Judge) -> Self {
        Self { judge, bot: None }
    }

    /// The bot for a deck, and what it knows of the deck.
    fn seated(&mut self, deck: &Arc<Deck>) -> &mut (Arc<Table>, throne::Bot) {
        let knows = |table: &Table| Arc::ptr_eq(&table.deck, deck) || table.deck == *deck;
        self.bot = self.bot.take().filter(|(table, _)| knows(table));
        self.bot.get_or_insert_with(|| {
            let table =
                if knows(&HOUSE) { HOUSE.clone() } else { Arc::new(Table::new(deck.clone())) };
            (table.clone(), throne::Bot::new(table, self.judge))
        })
    }
}

impl Bot<HighThrone> for Player {
    fn choose(&mut self, view: &View, legal: &[Action]) -> Action {
        let (table, bot) = self.seated(&view.options.the_deck());
        let sight = Sight::from_view(view, table.deck());
        let action = sight.and_then(|sight| bot.choose(&sight));
        action.filter(|action| legal.contains(action)).unwrap_or_else(|| legal[0].clone())
    }
}

const LEVELS: &[Level] = &[
    Level::RANDOM,
    Level::squire("server-bot-throne-squire"),
    Level::champion("server-bot-throne-champion"),
];

impl Opponents for HighThrone {
    fn levels() -> &'static [Level] {
        LEVELS
    }

    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            // The odds leave nothing to chance but the dice.
            "squire" => Some(Box::new(Player::new(Judge::Points))),
            "champion" => Some(Box::new(Player::new(Judge::Throne))),
            _ => None,
        }
    }
}
