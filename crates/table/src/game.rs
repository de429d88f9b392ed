//! A game that is being played, for whoever does not know its types.

use std::any::Any;
use std::fmt::{self, Debug, Display, Formatter};
use std::sync::Arc;
use std::time::Duration;

use ardri_bots::persona::seated;
use ardri_bots::{Budget, Opponents, Persona};
use ardri_core::fairness::Fate;
use ardri_core::replay::{EntryError, do_entry, read_action};
use ardri_core::{
    Actor, Advice, Entry, Game, Message, NoEvents, Outcome, Seat, Section, Teller, Turn, Viewer,
};
use ardri_wire::{ActionText, Heard, Hint, Json};
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::error::in_short;
use crate::hints;
use crate::review::{DynReview, SeatReview};
use crate::seated::SeatedBot;
use crate::visibility::PerViewer;

/// The game as one viewer sees it.
#[derive(Clone, Debug)]
pub struct Sight {
    /// The view in its JSON form.
    pub view: Json,
    /// What is asked, in a sentence.
    pub asked: Message,
}

/// What an action has done.
#[derive(Clone, Debug)]
pub struct Done {
    /// The events. Whoever may not even know that one happened hears nothing of it.
    pub told: Vec<PerViewer<Heard>>,
    /// Whether something hidden or random was shown, so that it cannot be taken back.
    pub reveals: bool,
    /// Whether it was chosen out of what its seat alone knows, so that no other seat may undo it.
    pub shows_choice: bool,
    /// Whether it has ended a set or the game, which stands.
    pub settles: bool,
}

/// Why the rules refuse an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleError {
    /// What is said to the player.
    pub words: Message,
    /// Where the rule stands, as `tafl#straight`; nothing if it is no rule of the game itself.
    pub rule: Option<&'static str>,
}

impl RuleError {
    pub(crate) fn of<G: Game>(error: &EntryError<G::Refusal>) -> Self {
        Self { words: error.message::<G>(), rule: error.rule::<G>() }
    }
}

impl Display for RuleError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&in_short(&self.words))
    }
}

impl std::error::Error for RuleError {}

/// A bot that remembers what it has heard: a `SeatedBot` of the game that is played.
pub type BotState = Arc<dyn Any + Send + Sync>;

/// A move to be thought of by a bot, elsewhere.
pub struct BotTask<T = String> {
    /// How long it wants to think, where its level thinks in time: whoever runs it has the clock for that.
    pub time: Option<Duration>,
    think: Box<dyn FnOnce(Budget<'_>) -> Option<T> + Send>,
}

impl<T> BotTask<T> {
    /// A task that finds something within a budget: an action in its text form, unless something else is
    /// asked for.
    pub fn new(
        time: Option<Duration>,
        think: impl FnOnce(Budget<'_>) -> Option<T> + Send + 'static,
    ) -> Self {
        Self { time, think: Box::new(think) }
    }

    /// Lets the bot think; gives what it has found.
    #[must_use]
    pub fn think(self, budget: Budget<'_>) -> Option<T> {
        (self.think)(budget)
    }
}

impl<T> Debug for BotTask<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("BotTask").field("time", &self.time).finish_non_exhaustive()
    }
}

/// A game that is being played.
pub trait DynGame: Debug + Send + Sync {
    /// Who has to act.
    fn turn(&self) -> Turn;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// Applies an action, [`RESIGN`](ardri_core::RESIGN) or
    /// [`OUT_OF_TIME`](ardri_core::OUT_OF_TIME), in their text forms.
    ///
    /// # Errors
    /// Says why it is refused; nothing has changed.
    fn act(&mut self, by: Actor, action: &str) -> Result<Done, RuleError>;
    /// Why an action would be refused; nothing if it would be done. The game stays as it is.
    fn objection(&self, by: Actor, action: &str) -> Option<RuleError>;
    /// The action that chance takes now, if it is chance's turn.
    fn fated(&self, fate: &mut Fate) -> Option<String>;
    /// Whether two texts stand for the same action, which may be written in more than one way.
    fn is_same(&self, one: &str, other: &str) -> bool;
    /// What a seat may do now, in text form.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The same as a list in its JSON form.
    fn legal_list(&self, seat: Seat) -> Json<Vec<String>>;
    /// What each of several viewers may know, and what is asked. Those who see the same share it.
    fn views(&self, viewers: &[Viewer]) -> Vec<Sight>;
    /// A bot of that level for a seat of this game, which is to begin; nothing if there is none.
    fn bot(
        &self,
        seat: Seat,
        level: &str,
        persona: Option<&Persona>,
        seed: u64,
    ) -> Option<BotState>;
    /// Lets a bot of this game think about what its seat should do, for so long if it thinks in time: it
    /// is told what its seat heard of everything that was done, and is given the seat's view and what is
    /// legal, and nothing else.
    fn think(
        &self,
        bot: &BotState,
        done: &mut dyn Iterator<Item = &Entry>,
        time: Option<Duration>,
    ) -> Option<BotTask>;
    /// Lets a bot of this game find hints for its seat within such a time: it knows what a bot that
    /// [thinks](Self::think) knows.
    fn hint(
        &self,
        bot: &BotState,
        done: &mut dyn Iterator<Item = &Entry>,
        time: Duration,
    ) -> Option<BotTask<Vec<Hint>>>;
    /// Looks back at what was done in this game, which is to begin, for a seat; nothing if there is no bot of
    /// that level.
    fn review(&self, seat: Seat, level: &str, done: Vec<Entry>) -> Option<Box<dyn DynReview>>;
    /// How it ended, in a sentence, if it has.
    fn ended(&self) -> Option<Message>;
    /// What a coach beside a viewer says of what is asked.
    fn coach(&self, viewer: Viewer) -> Option<Advice>;
    /// What an action of a seat would do, in sentences. The game stays as it is.
    ///
    /// # Errors
    /// Says why it would be refused.
    fn preview(&self, seat: Seat, action: &str) -> Result<Vec<Message>, RuleError>;
    /// The table in words, part by part, as a viewer sees it.
    fn describe(&self, viewer: Viewer) -> Vec<Section>;
    /// What a seat may do now, in words.
    fn actions_text(&self, seat: Seat) -> Vec<ActionText>;
    /// What departs from the usual game, in sentences.
    fn options_text(&self) -> Vec<Message>;
    /// The full state, for tests and for nobody else.
    fn state(&self) -> Value;
    /// The game with its type, for whoever runs it and knows that: nothing is hidden there.
    fn as_any(&self) -> &dyn Any;
    /// The same game once more.
    fn boxed(&self) -> Box<dyn DynGame>;
}

impl Clone for Box<dyn DynGame> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

/// The game `G` without its type.
#[derive(Debug)]
pub(crate) struct Erased<G>(pub G);

impl<G: Opponents + Teller> DynGame for Erased<G> {
    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn act(&mut self, by: Actor, action: &str) -> Result<Done, RuleError> {
        let done = do_entry(&mut self.0, by, action);
        let events = done.map_err(|error| RuleError::of::<G>(&error))?;
        let reveals = by == Actor::Chance || events.iter().any(G::reveals);
        let shows_choice = events.iter().any(G::shows_choice);
        let settles = events.iter().any(G::settles) || self.0.turn() == Turn::Over;
        let told = events.iter().map(|event| tell::<G>(&self.0, event)).collect();
        Ok(Done { told, reveals, shows_choice, settles })
    }

    fn objection(&self, by: Actor, action: &str) -> Option<RuleError> {
        let error = match read_action::<G>(action) {
            Ok(action) => {
                EntryError::Illegal(self.0.clone().apply(by, &action, &mut NoEvents).err()?)
            }
            Err(error) => error,
        };
        Some(RuleError::of::<G>(&error))
    }

    fn fated(&self, fate: &mut Fate) -> Option<String> {
        let drawn = fate.draw(&self.0.draw()?);
        Some(self.0.fated(&drawn)?.to_string())
    }

    fn is_same(&self, one: &str, other: &str) -> bool {
        match (read_action::<G>(one), read_action::<G>(other)) {
            (Ok(one), Ok(other)) => one == other,
            _ => false,
        }
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.actions(seat).iter().map(ToString::to_string).collect()
    }

    fn legal_list(&self, seat: Seat) -> Json<Vec<String>> {
        Json::write(&InText(&self.actions(seat)))
    }

    fn views(&self, viewers: &[Viewer]) -> Vec<Sight> {
        let mut known: Vec<(G::View, Json)> = Vec::with_capacity(1);
        let mut one = |viewer: &Viewer| {
            let asked = |view| G::asked(self.0.options(), view, viewer.seat());
            if let Some((view, text)) = known.first().filter(|_| !G::HIDES) {
                return Sight { view: text.clone(), asked: asked(view) };
            }
            let view = self.0.view(*viewer);
            let asked = asked(&view);
            if let Some((_, text)) = known.iter().find(|(other, _)| *other == view) {
                return Sight { view: text.clone(), asked };
            }
            let text = Json::write(&view);
            known.push((view, text.clone()));
            Sight { view: text, asked }
        };
        viewers.iter().map(&mut one).collect()
    }

    fn bot(
        &self,
        seat: Seat,
        level: &str,
        persona: Option<&Persona>,
        seed: u64,
    ) -> Option<BotState> {
        let bot = seated::<G>(self.0.options(), level, persona, seed)?;
        Some(Arc::new(SeatedBot::new(self.0.clone(), seat, bot)))
    }

    fn think(
        &self,
        bot: &BotState,
        done: &mut dyn Iterator<Item = &Entry>,
        time: Option<Duration>,
    ) -> Option<BotTask> {
        let bot = bot.clone().downcast::<SeatedBot<G>>().ok()?;
        bot.note(done);
        let seat = bot.seat();
        let view = self.0.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        self.0.legal_actions(seat, &mut legal);
        if legal.is_empty() {
            return None;
        }
        Some(BotTask::new(time, move |budget| Some(bot.choose(&view, &legal, budget).to_string())))
    }

    fn hint(
        &self,
        bot: &BotState,
        done: &mut dyn Iterator<Item = &Entry>,
        time: Duration,
    ) -> Option<BotTask<Vec<Hint>>> {
        let bot = bot.clone().downcast::<SeatedBot<G>>().ok()?;
        Some(hints::task(&self.0, bot, done, time))
    }

    fn review(&self, seat: Seat, level: &str, done: Vec<Entry>) -> Option<Box<dyn DynReview>> {
        Some(Box::new(SeatReview::new(self.0.clone(), seat, level, done)?))
    }

    fn ended(&self) -> Option<Message> {
        Some(G::ended(self.0.options(), &self.0.outcome()?))
    }

    fn coach(&self, viewer: Viewer) -> Option<Advice> {
        let legal = viewer.seat().map(|seat| self.actions(seat)).unwrap_or_default();
        G::coach(self.0.options(), &self.0.view(viewer), viewer.seat(), &legal)
    }

    fn preview(&self, seat: Seat, action: &str) -> Result<Vec<Message>, RuleError> {
        match self.objection(Actor::Seat(seat), action) {
            Some(objection) => Err(objection),
            None => {
                let action = read_action::<G>(action);
                let action = action.map_err(|error| RuleError::of::<G>(&error))?;
                Ok(self.0.preview(seat, &action))
            }
        }
    }

    fn describe(&self, viewer: Viewer) -> Vec<Section> {
        G::describe(self.0.options(), &self.0.view(viewer), viewer.seat())
    }

    fn actions_text(&self, seat: Seat) -> Vec<ActionText> {
        let view = self.0.view(Viewer::Seat(seat));
        let text = |action| action_text::<G>(self.0.options(), &view, action);
        self.actions(seat).iter().map(text).collect()
    }

    fn options_text(&self) -> Vec<Message> {
        G::options_text(self.0.options())
    }

    fn state(&self) -> Value {
        serde_json::to_value(&self.0).unwrap_or_default()
    }

    fn as_any(&self) -> &dyn Any {
        &self.0
    }

    fn boxed(&self) -> Box<dyn DynGame> {
        Box::new(Self(self.0.clone()))
    }
}

impl<G: Game> Erased<G> {
    fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.0.turn().includes(Actor::Seat(seat)) {
            self.0.legal_actions(seat, &mut actions);
        }
        actions
    }
}

/// Actions as a list of their text forms, without a text for each.
struct InText<'a, A>(&'a [A]);

impl<A: Display> Serialize for InText<'_, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Text<'a, A>(&'a A);
        impl<A: Display> Serialize for Text<'_, A> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self.0)
            }
        }
        serializer.collect_seq(self.0.iter().map(Text))
    }
}

/// An action in words, with every name of what it is about.
pub(crate) fn action_text<G: Teller>(
    options: &G::Options,
    view: &G::View,
    action: &G::Action,
) -> ActionText {
    ActionText {
        action: action.to_string(),
        text: G::action_text(options, view, action),
        also: G::action_names(options, view, action),
    }
}

fn tell<G: Teller>(game: &G, event: &G::Event) -> PerViewer<Heard> {
    let heard = |seen: &G::Seen| {
        let text = G::tell(game.options(), seen);
        Arc::new(Heard { seen: Json::write(seen), text })
    };
    let public = G::seen(event, Viewer::Spectator);
    let spectator = public.as_ref().map(heard);
    let one = |seat| match G::seen(event, Viewer::Seat(seat)) {
        _ if !G::HIDES => spectator.clone(),
        // Most events are the same for all, and are written down once.
        Some(seen) if Some(&seen) == public.as_ref() => spectator.clone(),
        seen => seen.as_ref().map(heard),
    };
    PerViewer::new(Seat::all(game.seats()).map(one).collect(), spectator)
}
