//! What is known of a game, for tools and tables that do not know its types.

use ardri_bots::bout::{self, Bouts};
use ardri_bots::{Leaning, Level, Opponents};
use ardri_core::replay;
use ardri_core::replay::RecordError;
use ardri_core::{
    Entry, Message, NewGameError, Outcome, Record, Simulation, Tally, Teller, Viewer,
};
use ardri_wire::{DescribeForm, Described};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::game::{DynGame, Erased, action_text};
use crate::study::StudyError;

/// A kind of game: what it is called, who can play it, and how one is opened, played again, verified
/// and simulated.
#[derive(Clone, Copy, Debug)]
pub struct GameKind {
    name: &'static str,
    title: &'static str,
    page: &'static str,
    hides: bool,
    seats: (u8, u8),
    texts: &'static [(&'static str, &'static str)],
    default_options: fn() -> Value,
    levels: fn() -> &'static [Level],
    leaning: fn(Leaning) -> Option<&'static str>,
    open: Open,
    restore: fn(&Value) -> Option<Box<dyn DynGame>>,
    replay: Replay,
    verify: fn(&Record) -> Result<usize, RecordError>,
    simulation: Simulate,
    bouts: LayOut,
    describe: fn(&DescribeForm) -> Result<Described, StudyError>,
    ended: fn(&Outcome) -> Message,
}

type Open = fn(&Value, u8) -> Result<(Box<dyn DynGame>, Value), NewGameError>;
type LayOut = fn(&Value, u8) -> Result<Box<dyn Bouts>, NewGameError>;
type Replay = fn(&Record, &mut dyn FnMut(Trace<'_>)) -> Result<Option<Outcome>, RecordError>;
type Simulate = fn(&Value, Option<u8>, u64) -> Result<Box<dyn DynSimulation>, NewGameError>;

/// A run of random games of some game; see [`Simulation`].
pub trait DynSimulation {
    /// Plays `games` more; each is handed to `keep` if there is one.
    fn play(&mut self, games: u64, keep: Option<&mut dyn FnMut(Record)>);
    /// What the games so far came to.
    fn tally(&self) -> &Tally;
}

/// One action of a replay in its outside form.
#[derive(Clone, Debug)]
pub struct Trace<'a> {
    /// The number of the action, counted from 1.
    pub number: usize,
    /// Who acted and how.
    pub entry: &'a Entry,
    /// What happened, in sentences, as a spectator may hear it.
    pub told: Vec<Message>,
    /// The full state after it.
    pub state: Value,
}

impl GameKind {
    /// What is known of `G`.
    #[must_use]
    pub const fn of<G: Opponents + Teller>() -> Self {
        Self {
            name: G::NAME,
            title: G::TITLE,
            page: G::PAGE,
            hides: G::HIDES,
            seats: (G::MIN_SEATS, G::MAX_SEATS),
            texts: &[],
            default_options: || form(&G::Options::default()),
            levels: G::levels,
            leaning: G::leaning,
            open: open::<G>,
            restore: |state| Some(Box::new(Erased(G::deserialize(state).ok()?))),
            replay: play_again::<G>,
            verify: replay::verify::<G>,
            simulation: simulation::<G>,
            bouts: bout::bouts::<G>,
            describe: describe::<G>,
            ended: |outcome| G::ended(&G::Options::default(), outcome),
        }
    }

    /// The same game with texts of its own, for one whose texts are not in `locales/`: Fluent files by
    /// the codes of their languages.
    #[must_use]
    pub const fn with_texts(mut self, texts: &'static [(&'static str, &'static str)]) -> Self {
        self.texts = texts;
        self
    }

    /// The texts that it brings along, by the codes of their languages.
    #[must_use]
    pub fn texts(&self) -> &'static [(&'static str, &'static str)] {
        self.texts
    }

    /// The name for tools.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The name for people.
    #[must_use]
    pub fn title(&self) -> &'static str {
        self.title
    }

    /// The page of `docs/` that tells its rules.
    #[must_use]
    pub fn page(&self) -> &'static str {
        self.page
    }

    /// How a game ended, in a sentence.
    #[must_use]
    pub fn ended(&self, outcome: &Outcome) -> Message {
        (self.ended)(outcome)
    }

    /// The fewest and the most players.
    #[must_use]
    pub fn seats(&self) -> (u8, u8) {
        self.seats
    }

    /// Whether anybody may know something that others may not.
    #[must_use]
    pub fn hides(&self) -> bool {
        self.hides
    }

    /// The default options in their JSON form.
    #[must_use]
    pub fn default_options(&self) -> Value {
        (self.default_options)()
    }

    /// How well its bots play, from the weakest.
    #[must_use]
    pub fn levels(&self) -> &'static [Level] {
        (self.levels)()
    }

    /// The name of the text that says what somebody of a leaning is in this game; nothing where leanings
    /// do not show.
    #[must_use]
    pub fn leaning(&self, leaning: Leaning) -> Option<&'static str> {
        (self.leaning)(leaning)
    }

    /// Lays out a game; gives the options as they were understood, too.
    ///
    /// # Errors
    /// Says why these options or so many seats cannot be played.
    pub fn open(
        &self,
        options: &Value,
        seats: u8,
    ) -> Result<(Box<dyn DynGame>, Value), NewGameError> {
        (self.open)(options, seats)
    }

    /// The game that stands as [`DynGame::state`] has said, for tests and for nobody else.
    #[must_use]
    pub fn restore(&self, state: &Value) -> Option<Box<dyn DynGame>> {
        (self.restore)(state)
    }

    /// Plays a record again; see [`replay::replay`].
    ///
    /// # Errors
    /// Names the first action that fails and says why.
    pub fn replay(
        &self,
        record: &Record,
        on_step: &mut dyn FnMut(Trace<'_>),
    ) -> Result<Option<Outcome>, RecordError> {
        (self.replay)(record, on_step)
    }

    /// Recomputes a record's draws; see [`replay::verify`].
    ///
    /// # Errors
    /// Names the first draw that does not follow.
    pub fn verify(&self, record: &Record) -> Result<usize, RecordError> {
        (self.verify)(record)
    }

    /// Puts a view and actions into words for whoever was given them.
    ///
    /// # Errors
    /// The options, the view or an action cannot be read.
    pub fn describe(&self, form: &DescribeForm) -> Result<Described, StudyError> {
        (self.describe)(form)
    }

    /// Prepares a run of random games.
    ///
    /// # Errors
    /// The options or the number of seats cannot be played.
    pub fn simulation(
        &self,
        options: &Value,
        seats: Option<u8>,
        seed: u64,
    ) -> Result<Box<dyn DynSimulation>, NewGameError> {
        (self.simulation)(options, seats, seed)
    }

    /// Lays a game out for bouts between bots.
    ///
    /// # Errors
    /// The options or the number of seats cannot be played.
    pub fn bouts(&self, options: &Value, seats: u8) -> Result<Box<dyn Bouts>, NewGameError> {
        (self.bouts)(options, seats)
    }
}

/// The JSON form of what always has one.
fn form(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

fn open<G: Opponents + Teller>(
    options: &Value,
    seats: u8,
) -> Result<(Box<dyn DynGame>, Value), NewGameError> {
    let game = G::new(&G::read_options(options)?, seats)?;
    let understood = form(game.options());
    Ok((Box::new(Erased(game)), understood))
}

fn play_again<G: Teller>(
    record: &Record,
    on_step: &mut dyn FnMut(Trace<'_>),
) -> Result<Option<Outcome>, RecordError> {
    let game = replay::replay::<G>(record, |step| {
        let tell = |event| G::tell(step.state.options(), &G::seen(event, Viewer::Spectator)?);
        on_step(Trace {
            number: step.number,
            entry: step.entry,
            told: step.events.iter().filter_map(tell).collect(),
            state: form(step.state),
        });
    })?;
    Ok(game.outcome())
}

fn describe<G: Teller>(form: &DescribeForm) -> Result<Described, StudyError> {
    let options = match &form.options {
        Some(options) => G::read_options(options)?,
        None => G::Options::default(),
    };
    let mut described =
        Described { options: G::options_text(&options), sections: Vec::new(), actions: Vec::new() };
    let Some(view) = &form.view else { return Ok(described) };
    let view =
        G::View::deserialize(view).map_err(|error| StudyError::NotAView(error.to_string()))?;
    described.sections = G::describe(&options, &view, form.seat);
    for (number, action) in (1..).zip(&form.legal) {
        let action = replay::read_action::<G>(action);
        let action = action.map_err(|error| StudyError::illegal::<G>(number, &error))?;
        described.actions.push(action_text::<G>(&options, &view, &action));
    }
    Ok(described)
}

fn simulation<G: Teller>(
    options: &Value,
    seats: Option<u8>,
    seed: u64,
) -> Result<Box<dyn DynSimulation>, NewGameError> {
    let options = G::read_options(options)?;
    Ok(Box::new(Simulation::<G>::new(&options, seats.unwrap_or(G::MIN_SEATS), seed)?))
}

impl<G: Teller> DynSimulation for Simulation<G> {
    fn play(&mut self, games: u64, mut keep: Option<&mut dyn FnMut(Record)>) {
        for _ in 0..games {
            if let (Some(record), Some(keep)) = (Self::play(self, keep.is_some()), &mut keep) {
                keep(record);
            }
        }
    }

    fn tally(&self) -> &Tally {
        Self::tally(self)
    }
}

#[cfg(test)]
mod tests {
    use ardri_boru::BrianBoru;
    use ardri_core::{Actor, Game};

    use super::*;
    use crate::games::games;

    fn record(kind: &GameKind) -> Record {
        let mut kept = None;
        let mut simulation =
            kind.simulation(&kind.default_options(), None, 7).expect("the usual options");
        simulation.play(1, Some(&mut |record| kept = Some(record)));
        assert_eq!(simulation.tally().games, 1);
        kept.expect("it was kept")
    }

    #[test]
    fn a_simulated_game_is_played_again_and_verified() {
        for kind in games() {
            let record = record(kind);
            let mut steps = 0;
            let outcome = kind.replay(&record, &mut |_| steps += 1);
            assert_eq!(outcome, Ok(record.result.clone()), "{}", kind.name());
            assert_eq!(steps, record.actions.len());
            assert!(kind.verify(&record).is_ok(), "{}", kind.name());
        }
    }

    #[test]
    fn a_trace_keeps_the_secrets_of_the_seats() {
        let kind = GameKind::of::<BrianBoru>();
        let mut picks = 0;
        kind.replay(&record(&kind), &mut |trace| {
            if let Some(cards) = trace.entry.action.strip_prefix("pick ") {
                picks += 1;
                let Actor::Seat(seat) = trace.entry.by else { panic!("chance does not pick") };
                let picked = Message::new("boru-log-picked-unseen").with("name", seat);
                assert_eq!(trace.told.first(), Some(&picked), "{cards}");
            }
        })
        .expect("it can be played again");
        assert!(picks > 10, "{} has a draft", BrianBoru::NAME);
    }
}
