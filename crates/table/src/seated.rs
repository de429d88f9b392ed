//! A bot in a seat of a game, which hears what its seat hears.

use std::sync::{Mutex, MutexGuard, PoisonError};

use ardri_bots::{Bot, Budget};
use ardri_core::replay::do_entry;
use ardri_core::{Entry, Game, Seat, Viewer};

/// A bot that lives as long as its seat.
///
/// What was done since it last thought is kept until it thinks again, and told to it then, on the thread
/// where it thinks. Of each event it is told what its seat may know; what else there is stays here.
pub(crate) struct SeatedBot<G: Game> {
    seat: Seat,
    done: Mutex<Done>,
    mind: Mutex<Mind<G>>,
}

/// What was done at the table.
#[derive(Default)]
struct Done {
    /// How many actions were noted in all.
    noted: usize,
    /// Those of which the bot has not been told.
    news: Vec<Entry>,
}

struct Mind<G: Game> {
    bot: Box<dyn Bot<G>>,
    /// The game as far as the bot has been told of it.
    game: G,
}

impl<G: Game> SeatedBot<G> {
    /// A bot that sits down before the first action, or as if it had.
    pub(crate) fn new(start: G, seat: Seat, bot: Box<dyn Bot<G>>) -> Self {
        Self { seat, done: Mutex::default(), mind: Mutex::new(Mind { bot, game: start }) }
    }

    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// Notes what was done in the game, of which this is all.
    pub(crate) fn note(&self, done: &mut dyn Iterator<Item = &Entry>) {
        let mut kept = lock(&self.done);
        let news: Vec<_> = done.skip(kept.noted).cloned().collect();
        kept.noted += news.len();
        kept.news.extend(news);
    }

    /// What the bot does, when it has been told the news.
    pub(crate) fn choose(
        &self,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget<'_>,
    ) -> G::Action {
        self.with_news(|bot| bot.choose(view, legal, budget))
    }

    /// Asks the bot something when it has been told the news.
    pub(crate) fn with_news<T>(&self, ask: impl FnOnce(&mut dyn Bot<G>) -> T) -> T {
        let mut mind = lock(&self.mind);
        let news = std::mem::take(&mut lock(&self.done).news);
        for entry in &news {
            mind.hear(self.seat, entry);
        }
        ask(mind.bot.as_mut())
    }
}

impl<G: Game> Mind<G> {
    fn hear(&mut self, seat: Seat, entry: &Entry) {
        // What the table has done can be done.
        let Ok(events) = do_entry(&mut self.game, entry.by, &entry.action) else { return };
        let seen = events.iter().filter_map(|event| G::seen(event, Viewer::Seat(seat)));
        seen.for_each(|seen| self.bot.hear(&seen));
    }
}

/// A bot that failed before still knows what it heard.
fn lock<T>(kept: &Mutex<T>) -> MutexGuard<'_, T> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}
