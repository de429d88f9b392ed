//! The bots of The High Throne at a table: from what a seat sees to an action, with any deck.

use std::sync::Arc;

use ardri_throne::{Action, Deck, HighThrone, Options, View};

use crate::bot::{Bot, Budget, Level, Opponents};
use crate::persona::Leaning;
use crate::random::Random;
use crate::throne;
use crate::throne::bot::Planned;
use crate::throne::decks::known;
use crate::throne::judge::Judge;
use crate::throne::leaning;
use crate::throne::sight::Sight;

/// A player who works nothing out alone: what follows from the deck is shared by all who play with
/// it, and is kept only as long as there is room for it.
#[derive(Debug)]
pub struct Player {
    judge: Judge,
    deck: Arc<Deck>,
    /// The plan of the turn.
    plan: Option<Planned>,
}

impl Player {
    /// A bot that weighs the cards of a deck like this.
    #[must_use]
    pub fn new(judge: Judge, deck: Arc<Deck>) -> Self {
        Self { judge, deck, plan: None }
    }
}

impl Bot<HighThrone> for Player {
    fn choose(&mut self, view: &View, legal: &[Action], _: Budget<'_>) -> Action {
        let sight = Sight::from_view(view, &self.deck);
        let action = sight.and_then(|sight| {
            let known = known(&self.deck);
            let bot = throne::Bot::new(known.table.clone(), self.judge);
            let mut bot = bot.going_on(self.plan.take(), known.lend_odds());
            let action = bot.choose(&sight);
            let (plan, odds) = bot.pause();
            self.plan = plan;
            known.take_back(odds);
            action
        });
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

    fn bot(options: &Options, level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let player = |judge| Some(Box::new(Player::new(judge, options.the_deck())) as Box<_>);
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            // The odds leave nothing to chance but the dice.
            "squire" => player(Judge::Points),
            "champion" => player(Judge::Throne),
            _ => None,
        }
    }

    fn leaning(leaning: Leaning) -> Option<&'static str> {
        Some(leaning::called(leaning))
    }

    fn liking(options: &Options, leaning: Leaning, view: &View, action: &Action) -> f64 {
        leaning::liking(leaning, view, &options.the_deck(), action)
    }
}
