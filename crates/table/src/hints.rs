//! Hints: what a strong bot in a person's place would do, and why.
//!
//! The bot is told what the seat has heard, and is given the seat's view and the legal actions; it knows no
//! more than the person does.

use std::time::Duration;

use ardri_bots::{Budget, Opinion, Opponents};
use ardri_core::{Entry, Message, Seat, Teller};
use ardri_wire::{Hint, Stage};

use crate::entry::Guest;
use crate::game::BotTask;
use crate::refusals::Refusal;
use crate::seated::SeatedBot;
use crate::table::{Sitter, Table};

/// How many actions a hint names.
const MOST_HINTS: usize = 3;
/// How long the bot may think about them, where time is kept.
pub const HINT_TIME: Duration = Duration::from_millis(1_000);
/// What fixes the luck of a bot that gives hints. Nobody plays against it.
pub(crate) const HINT_SEED: u64 = 0x68_69_6e_74;

impl Table {
    /// Whether hints are given here: where the table says nothing of it, to whoever plays against bots alone.
    #[must_use]
    pub fn gives_hints(&self) -> bool {
        self.setup.hints.unwrap_or_else(|| {
            let mut people = self.sitters.iter().filter_map(|sitter| match sitter {
                Sitter::Person(who) | Sitter::Bot { instead_of: Some(who), .. } => Some(who.person),
                _ => None,
            });
            people.next().is_none_or(|first| people.all(|person| person == first))
        })
    }

    /// What finds hints for a seat of somebody's, elsewhere.
    ///
    /// # Errors
    /// The seat is not theirs, the game is not going on, or hints are not given here.
    pub fn hint_task(&self, who: &Guest, seat: Seat) -> Result<BotTask<Vec<Hint>>, Refusal> {
        self.check_stage(Stage::Playing)?;
        self.check_own(who, seat)?;
        if !self.gives_hints() {
            return Err(Refusal::NoHints);
        }
        let begin = || self.kind.open(&self.setup.options, self.setup.seats).ok();
        let bot =
            begin().and_then(|(start, _)| start.bot(seat, &self.strongest(), None, HINT_SEED));
        let mut done = self.deeds.iter().map(|deed| &deed.action);
        let task = bot.and_then(|bot| self.game.hint(&bot, &mut done, HINT_TIME));
        // Whoever has nothing to decide has nothing to be told.
        Ok(task.unwrap_or_else(|| BotTask::new(None, |_| Some(Vec::new()))))
    }
}

/// What finds hints with a bot in a seat of a game.
pub(crate) fn task<G: Opponents + Teller>(
    game: &G,
    bot: std::sync::Arc<SeatedBot<G>>,
    done: &mut dyn Iterator<Item = &Entry>,
    time: Duration,
) -> BotTask<Vec<Hint>> {
    bot.note(done);
    let game = game.clone();
    BotTask::new(Some(time), move |budget| {
        let opinions = bot.consider(&game, budget);
        Some(hints(&game, bot.seat(), &opinions))
    })
}

/// The best of what a bot thinks of, in words.
fn hints<G: Teller>(game: &G, seat: Seat, opinions: &[Opinion<G::Action>]) -> Vec<Hint> {
    let best = opinions.first().map_or(0.0, |best| best.chance);
    let next = opinions.get(1).map(|next| next.chance);
    let opinions = opinions.iter().take(MOST_HINTS).enumerate();
    let hint = |(place, opinion): (usize, &Opinion<G::Action>)| {
        let mut hint = hint(game, seat, &opinion.action, opinion.chance);
        hint.why.extend(match place {
            0 => next.map(|next| compared("table-hint-ahead", best - next)),
            _ => Some(compared("table-hint-behind", best - opinion.chance)),
        });
        hint
    };
    opinions.map(hint).collect()
}

/// An action in words, with what it does.
pub(crate) fn hint<G: Teller>(game: &G, seat: Seat, action: &G::Action, chance: f64) -> Hint {
    let view = game.view(ardri_core::Viewer::Seat(seat));
    Hint {
        action: action.to_string(),
        text: G::action_text(game.options(), &view, action),
        chance: chance.clamp(0.0, 1.0),
        why: game.preview(seat, action),
    }
}

/// How an action compares with another, in games of a hundred.
fn compared(text: &'static str, difference: f64) -> Message {
    let games = (100.0 * difference).round().max(0.0) as i64;
    Message::new(if games == 0 { "table-hint-equal" } else { text }).with("games", games)
}

impl<G: ardri_core::Game> SeatedBot<G> {
    /// What the bot thinks of what its seat may do in that game, when it has been told the news.
    fn consider(&self, game: &G, budget: Budget<'_>) -> Vec<Opinion<G::Action>> {
        let view = game.view(ardri_core::Viewer::Seat(self.seat()));
        let mut legal = Vec::new();
        game.legal_actions(self.seat(), &mut legal);
        if legal.is_empty() {
            return Vec::new();
        }
        self.with_news(|bot| bot.consider(&view, &legal, budget))
    }
}
