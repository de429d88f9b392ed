//! The bots of The High Throne at a table: from what a seat sees and hears to an action, with any deck.

use std::sync::Arc;

use ardri_throne::{Action, Deck, HighThrone, Seen, View};

use crate::bot::{Bot, Budget, Opinion};
use crate::throne;
use crate::throne::bot::Planned;
use crate::throne::decks::known;
use crate::throne::judge::{Insight, Judge};
use crate::throne::sight::Sight;
use crate::throne::win::Beliefs;

/// A player who works nothing out alone: what follows from the deck is shared by all who play with
/// it, and is kept only as long as there is room for it.
#[derive(Debug)]
pub struct Player {
    judge: Judge,
    deck: Arc<Deck>,
    /// The plan of the turn.
    plan: Option<Planned>,
    beliefs: Beliefs,
    seed: u64,
}

impl Player {
    /// A bot that weighs the cards of a deck like this; `seed` fixes what it leaves to chance.
    #[must_use]
    pub fn new(judge: Judge, deck: Arc<Deck>, seed: u64) -> Self {
        Self { judge, plan: None, beliefs: Beliefs::new(&deck), deck, seed }
    }

    /// Asks a bot that knows the deck, and what this one has heard.
    fn ask<T>(
        &mut self,
        view: &View,
        ask: impl FnOnce(&mut throne::Bot, &Sight) -> T,
    ) -> Option<T> {
        let sight = Sight::from_view(view, &self.deck)?;
        let known = known(&self.deck);
        // The same in the whole turn, whoever has been asked before.
        let seed = self.seed ^ sight.number();
        let insight = Insight { beliefs: self.beliefs.clone(), seed };
        let bot = throne::Bot::new(known.table.clone(), self.judge).knowing(insight);
        let mut bot = bot.going_on(self.plan.take(), known.lend_odds());
        let answer = ask(&mut bot, &sight);
        let (plan, odds) = bot.pause();
        self.plan = plan;
        known.take_back(odds);
        Some(answer)
    }
}

impl Bot<HighThrone> for Player {
    fn hear(&mut self, seen: &Seen) {
        self.beliefs.hear(seen, &self.deck);
        if matches!(seen, Seen::TurnBegins { .. }) {
            self.plan = None;
        }
    }

    fn choose(&mut self, view: &View, legal: &[Action], _: Budget<'_>) -> Action {
        let action = self.ask(view, throne::Bot::choose).flatten();
        action.filter(|action| legal.contains(action)).unwrap_or_else(|| legal[0].clone())
    }

    fn consider(&mut self, view: &View, legal: &[Action], _: Budget<'_>) -> Vec<Opinion<Action>> {
        self.ask(view, |bot, sight| bot.consider(sight, legal)).unwrap_or_default()
    }
}
