//! A game that is being played, for a server that does not know its types.

use std::any::Any;
use std::fmt::{self, Debug, Display, Formatter};
use std::marker::PhantomData;
use std::sync::{Arc, Mutex, PoisonError};

use ardri_bots::{Bot, Opponents};
use ardri_core::fairness::Fate;
use ardri_core::replay::{EntryError, do_entry, read_action};
use ardri_core::{
    Actor, Advice, Game, Message, NewGameError, NoEvents, Outcome, Seat, Teller, Turn, Viewer,
    read_options,
};
use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::speech::in_english;

/// What a viewer hears of one event: the event in its JSON form, and a sentence.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Heard {
    /// The event.
    #[cfg_attr(feature = "typescript", ts(type = "{ event: string } & Record<string, unknown>"))]
    pub seen: Box<RawValue>,
    /// The sentence.
    pub words: String,
    /// The sentence, to be said in the reader's language; nothing if it goes without saying.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub text: Option<Message>,
}

/// One event, as each seat hears it, and as those who watch do. Whoever may not even know that it
/// happened hears nothing.
#[derive(Clone, Debug)]
pub struct Telling {
    seats: Vec<Option<Arc<Heard>>>,
    spectator: Option<Arc<Heard>>,
}

impl Telling {
    /// What a viewer hears of it.
    #[must_use]
    pub fn to(&self, viewer: Viewer) -> Option<&Heard> {
        match viewer {
            Viewer::Seat(seat) => self.seats.get(seat.index())?.as_deref(),
            Viewer::Spectator => self.spectator.as_deref(),
        }
    }

    /// Whether all hear the same.
    #[must_use]
    pub fn is_public(&self) -> bool {
        let public = self.spectator.as_ref().map(Arc::as_ptr);
        self.seats.iter().all(|heard| heard.as_ref().map(Arc::as_ptr) == public)
    }
}

/// The game as one viewer sees it.
#[derive(Clone, Debug)]
pub struct Seen {
    /// The view in its JSON form.
    pub view: Arc<RawValue>,
    /// What is asked, in a sentence.
    pub asked: Message,
}

/// What an action has done.
#[derive(Clone, Debug)]
pub struct Done {
    /// The events.
    pub told: Vec<Telling>,
    /// Whether something hidden or random was shown, so that it cannot be taken back.
    pub reveals: bool,
}

/// Why the rules refuse an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objection {
    /// What is said to the player.
    pub words: Message,
    /// Where the rule stands, as `tafl#straight`; nothing if it is no rule of the game itself.
    pub rule: Option<&'static str>,
}

impl Objection {
    fn of<G: Game>(error: &EntryError<G::Refusal>) -> Self {
        Self { words: error.message::<G>(), rule: error.rule::<G>() }
    }
}

impl Display for Objection {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&in_english(&self.words))
    }
}

/// A bot that remembers what it has seen: a `Mutex` around a bot of the game that is played.
pub type Mind = Arc<dyn Any + Send + Sync>;

/// A move to be thought of by a bot, elsewhere and for as long as it takes.
pub type Thought = Box<dyn FnOnce() -> Option<String> + Send>;

/// A game that is being played.
pub trait Play: Debug + Send + Sync {
    /// Who has to act.
    fn turn(&self) -> Turn;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// Applies an action or [`RESIGN`](ardri_core::RESIGN), in their text forms.
    ///
    /// # Errors
    /// Says why it is refused; nothing has changed.
    fn act(&mut self, by: Actor, action: &str) -> Result<Done, Objection>;
    /// Why an action would be refused; nothing if it would be done. The game stays as it is.
    fn objection(&self, by: Actor, action: &str) -> Option<Objection>;
    /// The action that chance takes now, if it is chance's turn.
    fn fated(&self, fate: &mut Fate) -> Option<String>;
    /// What a seat may do now, in text form.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The same as a list in its JSON form.
    fn legal_list(&self, seat: Seat) -> Box<RawValue>;
    /// What each of several viewers may know, and what is asked. Those who see the same share it.
    fn views(&self, viewers: &[Viewer]) -> Vec<Seen>;
    /// A bot of that level; nothing if there is none.
    fn mind(&self, level: &str, seed: u64) -> Option<Mind>;
    /// Lets a bot of this game think about what `seat` should do: it is given the seat's view and
    /// what is legal, and nothing else.
    fn think(&self, seat: Seat, mind: &Mind) -> Option<Thought>;
    /// How it ended, if it has.
    fn ended(&self) -> Option<Message>;
    /// What a coach beside a viewer says of what is asked.
    fn coach(&self, viewer: Viewer) -> Option<Advice>;
    /// What an action of a seat would do, in sentences. The game stays as it is.
    ///
    /// # Errors
    /// Says why it would be refused.
    fn preview(&self, seat: Seat, action: &str) -> Result<Vec<Message>, Objection>;
    /// The full state, for tests and for nobody else.
    fn state(&self) -> Value;
}

#[derive(Debug)]
struct Running<G>(G);

impl<G: Opponents + Teller> Play for Running<G> {
    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn act(&mut self, by: Actor, action: &str) -> Result<Done, Objection> {
        let done = do_entry(&mut self.0, by, action);
        let events = done.map_err(|error| Objection::of::<G>(&error))?;
        let reveals = by == Actor::Chance || events.iter().any(G::reveals);
        let told = events.iter().map(|event| tell::<G>(&self.0, event)).collect();
        Ok(Done { told, reveals })
    }

    fn objection(&self, by: Actor, action: &str) -> Option<Objection> {
        let error = match read_action::<G>(action) {
            Ok(action) => {
                EntryError::Illegal(self.0.clone().apply(by, &action, &mut NoEvents).err()?)
            }
            Err(error) => error,
        };
        Some(Objection::of::<G>(&error))
    }

    fn fated(&self, fate: &mut Fate) -> Option<String> {
        let drawn = fate.draw(&self.0.draw()?);
        Some(self.0.fated(&drawn)?.to_string())
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.actions(seat).iter().map(ToString::to_string).collect()
    }

    fn legal_list(&self, seat: Seat) -> Box<RawValue> {
        raw(&Shown(&self.actions(seat)))
    }

    fn views(&self, viewers: &[Viewer]) -> Vec<Seen> {
        let mut known: Vec<(G::View, Arc<RawValue>)> = Vec::with_capacity(1);
        let mut one = |viewer: &Viewer| {
            let asked = |view| G::asked(self.0.options(), view, viewer.seat());
            if let Some((view, text)) = known.first().filter(|_| !G::HIDES) {
                return Seen { view: text.clone(), asked: asked(view) };
            }
            let view = self.0.view(*viewer);
            let asked = asked(&view);
            if let Some((_, text)) = known.iter().find(|(other, _)| *other == view) {
                return Seen { view: text.clone(), asked };
            }
            let text: Arc<RawValue> = raw(&view).into();
            known.push((view, text.clone()));
            Seen { view: text, asked }
        };
        viewers.iter().map(&mut one).collect()
    }

    fn mind(&self, level: &str, seed: u64) -> Option<Mind> {
        Some(Arc::new(Mutex::new(G::bot(level, seed)?)))
    }

    fn think(&self, seat: Seat, mind: &Mind) -> Option<Thought> {
        let bot = mind.clone().downcast::<Mutex<Box<dyn Bot<G>>>>().ok()?;
        let view = self.0.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        self.0.legal_actions(seat, &mut legal);
        if legal.is_empty() {
            return None;
        }
        Some(Box::new(move || {
            // A bot that failed before still knows what it saw.
            let mut bot = bot.lock().unwrap_or_else(PoisonError::into_inner);
            Some(bot.choose(&view, &legal).to_string())
        }))
    }

    fn ended(&self) -> Option<Message> {
        Some(G::ended(self.0.options(), &self.0.outcome()?))
    }

    fn coach(&self, viewer: Viewer) -> Option<Advice> {
        let legal = viewer.seat().map(|seat| self.actions(seat)).unwrap_or_default();
        G::coach(self.0.options(), &self.0.view(viewer), viewer.seat(), &legal)
    }

    fn preview(&self, seat: Seat, action: &str) -> Result<Vec<Message>, Objection> {
        match self.objection(Actor::Seat(seat), action) {
            Some(objection) => Err(objection),
            None => {
                let action = read_action::<G>(action);
                let action = action.map_err(|error| Objection::of::<G>(&error))?;
                Ok(self.0.preview(seat, &action))
            }
        }
    }

    fn state(&self) -> Value {
        serde_json::to_value(&self.0).unwrap_or_default()
    }
}

impl<G: Game> Running<G> {
    fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.0.turn().includes(Actor::Seat(seat)) {
            self.0.legal_actions(seat, &mut actions);
        }
        actions
    }
}

/// Actions as a list of their text forms, without a text for each.
struct Shown<'a, A>(&'a [A]);

impl<A: Display> Serialize for Shown<'_, A> {
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

fn tell<G: Teller>(game: &G, event: &G::Event) -> Telling {
    let heard = |seen: &G::Seen| {
        let text = G::tell(game.options(), seen);
        Arc::new(Heard { seen: raw(seen), words: seen.to_string(), text })
    };
    let public = G::seen(event, Viewer::Spectator);
    let spectator = public.as_ref().map(heard);
    let one = |seat| match G::seen(event, Viewer::Seat(seat)) {
        _ if !G::HIDES => spectator.clone(),
        // Most events are the same for all, and are written down once.
        Some(seen) if Some(&seen) == public.as_ref() => spectator.clone(),
        seen => seen.as_ref().map(heard),
    };
    Telling { seats: Seat::all(game.seats()).map(one).collect(), spectator }
}

/// The JSON form of what always has one.
pub(crate) fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).unwrap_or_default()
}

/// A game that a server can host.
pub trait Hosted: Debug + Sync {
    /// The name for tools.
    fn name(&self) -> &'static str;
    /// The name for people.
    fn title(&self) -> &'static str;
    /// The fewest and the most players.
    fn seats(&self) -> (u8, u8);
    /// The default options in their JSON form.
    fn default_options(&self) -> Value;
    /// The bots by name, from the weakest, each with a sentence.
    fn levels(&self) -> Vec<(&'static str, &'static str)>;
    /// Lays out a game; gives the options as they were understood, too.
    ///
    /// # Errors
    /// Says why these options or so many seats cannot be played.
    fn open(&self, options: &Value, seats: u8) -> Result<(Box<dyn Play>, Value), NewGameError>;
    /// The game that stands as [`Play::state`] has said, for tests and for nobody else.
    fn stand(&self, state: &Value) -> Option<Box<dyn Play>>;
}

/// The outside of the game `G`.
#[derive(Debug)]
pub struct Host<G>(PhantomData<fn() -> G>);

impl<G> Host<G> {
    /// The entry of `G` in a list of games.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G> Default for Host<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Opponents + Teller> Hosted for Host<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn seats(&self) -> (u8, u8) {
        (G::MIN_SEATS, G::MAX_SEATS)
    }

    fn default_options(&self) -> Value {
        serde_json::to_value(G::Options::default()).unwrap_or_default()
    }

    fn levels(&self) -> Vec<(&'static str, &'static str)> {
        G::levels().iter().map(|level| (level.name, level.about)).collect()
    }

    fn open(&self, options: &Value, seats: u8) -> Result<(Box<dyn Play>, Value), NewGameError> {
        let options = read_options::<G>(options)?;
        let game = G::new(&options, seats)?;
        let understood = serde_json::to_value(game.options()).unwrap_or_default();
        Ok((Box::new(Running(game)), understood))
    }

    fn stand(&self, state: &Value) -> Option<Box<dyn Play>> {
        Some(Box::new(Running(G::deserialize(state).ok()?)))
    }
}
