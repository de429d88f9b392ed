//! Games to be looked at: played again, tried out, asked what threatens. Nothing here is stored, and
//! nothing here knows of any table.

use std::fmt;

use ardri_core::replay::EntryError;
use ardri_core::{Entry, Game, Message, NewGameError, Record, Turn, Viewer};
use ardri_tafl::{Board, Brandubh, Position, Tablut, Tafl, Threats, read_record, write_moves};
use ardri_wire::{
    DescribeForm, Described, ExploreForm, Explored, Heard, Json, LegalActions, ReplayForm,
    Replayed, StudyMoment, StudyView, ThreatsForm,
};
use serde_json::{Value, json};

use crate::error::in_short;
use crate::game::{DynGame, RuleError, Sight};
use crate::kind::GameKind;
use crate::visibility::PerViewer;

/// The most actions of a game that is looked at.
pub const MOST_ACTIONS: usize = 2_000;
/// The bytes of views after which one answer shows no more of a replay.
const MOST_SHOWN: usize = 512 * 1024;

/// Why a game cannot be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudyError {
    /// There is no such game.
    NoGame,
    /// The text is neither a record nor a list of moves.
    NotAGame(Message),
    /// It cannot be laid out.
    Unplayable(Message),
    /// The action of that number is against the rules.
    Illegal(usize, RuleError),
    /// There are too many actions.
    TooLong,
    /// It is not a game of tafl.
    NotTafl,
    /// It is no view of that game, for this reason.
    NotAView(String),
}

impl From<NewGameError> for StudyError {
    fn from(error: NewGameError) -> Self {
        Self::Unplayable(error.message().clone())
    }
}

impl fmt::Display for StudyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_short(&self.message()))
    }
}

impl std::error::Error for StudyError {}

/// An action that is refused, with its number.
fn at_action(number: usize, why: Message) -> Message {
    Message::new("refused-study-action").with("number", number).with("why", why)
}

impl StudyError {
    /// An action of `G` that cannot be read, with its number.
    pub(crate) fn illegal<G: Game>(number: usize, error: &EntryError<G::Refusal>) -> Self {
        Self::Illegal(number, RuleError::of::<G>(error))
    }

    /// What is said to people.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::NoGame => Message::new("refused-study-no-game"),
            Self::NotAGame(words) | Self::Unplayable(words) => words.clone(),
            Self::Illegal(number, error) => at_action(*number, error.words.clone()),
            Self::TooLong => Message::new("refused-study-too-long").with("most", MOST_ACTIONS),
            Self::NotTafl => Message::new("refused-study-not-tafl"),
            Self::NotAView(why) => Message::new("refused-study-not-a-view").quoting("why", why),
        }
    }

    /// The word for programs.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Self::NoGame => "no-game",
            Self::NotAGame(_) => "not-a-game",
            Self::Unplayable(_) => "unplayable",
            Self::Illegal(..) => "illegal",
            Self::TooLong => "too-long",
            Self::NotTafl => "not-tafl",
            Self::NotAView(_) => "not-a-view",
        }
    }

    /// Where the rule stands that an action is against, as `tafl#straight`.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        if let Self::Illegal(_, error) = self { error.rule } else { None }
    }
}

fn find(name: &str) -> Result<&'static GameKind, StudyError> {
    GameKind::find(name).map_err(|_| StudyError::NoGame)
}

/// Plays a game again and shows it after every action, a page of it. What is wrong with it is said by
/// `say`, in the reader's language.
///
/// # Errors
/// The text tells of no game that is played here. A game that only breaks off is shown so far.
pub fn replay(
    form: ReplayForm,
    say: impl FnOnce(&Message) -> String,
) -> Result<Replayed, StudyError> {
    let from = form.from;
    let (mut record, problem) = read_game(form)?;
    if record.actions.len() > MOST_ACTIONS {
        return Err(StudyError::TooLong);
    }
    let seats = u8::try_from(record.seats.len()).unwrap_or(u8::MAX);
    let (mut game, options) = find(&record.game)?.open(&record.options, seats)?;
    // A deck that somebody typed names its cards only once it is understood, and views go by these names.
    record.options = options;
    let mut page = Shown { from, moments: Vec::new(), bytes: 0, next: None };
    page.add(0, || moment(game.as_ref(), seats, None, &[]));
    let mut flaw = None;
    for (number, entry) in (1..).zip(&record.actions) {
        match game.act(entry.by, &entry.action) {
            Ok(done) => page.add(number, || moment(game.as_ref(), seats, Some(entry), &done.told)),
            Err(error) => {
                flaw = Some(at_action(number, error.words));
                break;
            }
        }
    }
    let ended = match (&record.result, game.outcome()) {
        (Some(_), None) => Some(Message::new("refused-study-not-over")),
        (Some(told), Some(found)) if *told != found => {
            Some(Message::new("refused-study-other-end"))
        }
        _ => None,
    };
    let problem = problem.or(flaw).or(ended).map(|words| say(&words));
    let Shown { moments, next, .. } = page;
    Ok(Replayed { record: (from == 0).then_some(record), moments, next, problem })
}

/// The moments of a replay that one answer shows.
struct Shown {
    from: usize,
    moments: Vec<StudyMoment>,
    bytes: usize,
    next: Option<usize>,
}

impl Shown {
    /// Shows a moment if it is wanted and there is room; one at least always is shown.
    fn add(&mut self, place: usize, moment: impl FnOnce() -> StudyMoment) {
        if place < self.from || self.next.is_some() {
            return;
        }
        if self.bytes >= MOST_SHOWN {
            self.next = Some(place);
            return;
        }
        let moment = moment();
        self.bytes += size(&moment);
        self.moments.push(moment);
    }
}

/// The record that a text holds, and what is wrong with it.
///
/// # Errors
/// The text tells of no game that is played here.
pub fn read_game(form: ReplayForm) -> Result<(Record, Option<Message>), StudyError> {
    let text = form.text.trim_start_matches('\u{feff}').trim();
    if text.starts_with('{') {
        let record = Record::parse(text).map_err(|error| {
            let words = Message::new("refused-study-bad-record").with("why", error.message());
            StudyError::NotAGame(words)
        });
        return Ok((record?, None));
    }
    let options = form.options.unwrap_or_else(|| json!({}));
    let read = |game: &str| match game {
        Brandubh::NAME => read_tafl::<Brandubh>(&options, text),
        Tablut::NAME => read_tafl::<Tablut>(&options, text),
        other => {
            let words = Message::new("refused-study-record-alone");
            let game = Message::game(other, find(other)?.title());
            Err(StudyError::NotAGame(words.with("game", game)))
        }
    };
    let (record, problem) = match &form.game {
        Some(game) => read(game)?,
        // The boards differ so much that the right one is the one on which more moves are legal.
        None => match (read(Brandubh::NAME), read(Tablut::NAME)) {
            (Ok(small), Ok(large)) => {
                if large.0.actions.len() > small.0.actions.len() {
                    large
                } else {
                    small
                }
            }
            (Ok(one), Err(_)) | (Err(_), Ok(one)) => one,
            (Err(error), Err(_)) => return Err(error),
        },
    };
    match problem {
        Some(problem) if record.actions.is_empty() => {
            Err(StudyError::NotAGame(Message::new("refused-study-neither").with("why", problem)))
        }
        None if record.actions.is_empty() => {
            Err(StudyError::NotAGame(Message::new("refused-study-nothing")))
        }
        problem => Ok((record, problem)),
    }
}

fn read_tafl<B: Board>(
    options: &Value,
    text: &str,
) -> Result<(Record, Option<Message>), StudyError> {
    let options = Tafl::<B>::read_options(options)?;
    let (record, mistake) = read_record(&options, text)?;
    Ok((record, mistake.map(|mistake| mistake.message())))
}

/// Tries out a game.
///
/// # Errors
/// It cannot be laid out, or an action is refused.
pub fn explore(form: &ExploreForm) -> Result<Explored, StudyError> {
    let kind = find(&form.game)?;
    if form.actions.len() > MOST_ACTIONS {
        return Err(StudyError::TooLong);
    }
    let seats = form.seats.unwrap_or(kind.seats().0);
    let options = form.options.clone().unwrap_or_else(|| kind.default_options());
    let (mut game, options) = kind.open(&options, seats)?;
    let mut told = Vec::new();
    for (number, entry) in (1..).zip(&form.actions) {
        told = match game.act(entry.by, &entry.action) {
            Ok(done) => done.told,
            Err(error) => return Err(StudyError::Illegal(number, error)),
        };
    }
    let (Sight { view, asked }, all) = all_see(game.as_ref(), seats);
    let to_act = game.turn().seats();
    let legal = to_act.iter().map(|seat| LegalActions {
        seat: seat.0,
        actions: game.legal(seat),
        asked: all.get(seat.index()).map_or_else(|| asked.clone(), |seen| seen.asked.clone()),
    });
    let legal = legal.collect();
    Ok(Explored {
        options,
        views: other_views(&view, all),
        view,
        to_act,
        chance: game.turn() == Turn::Chance,
        legal,
        heard: heard(&told),
        outcome: game.outcome(),
        asked,
        ended: game.ended(),
    })
}

/// Puts a view and actions into words for whoever was given them.
///
/// # Errors
/// There are too many actions, or something of it cannot be read.
pub fn describe(form: &DescribeForm) -> Result<Described, StudyError> {
    let kind = find(&form.game)?;
    if form.legal.len() > MOST_ACTIONS {
        return Err(StudyError::TooLong);
    }
    kind.describe(form)
}

/// What the side that has to wait could do in a position of tafl if it were its turn.
///
/// # Errors
/// It is no game of tafl, or the position cannot stand.
pub fn threats(form: &ThreatsForm) -> Result<Threats, StudyError> {
    match find(&form.game)?.name() {
        Brandubh::NAME => threats_on::<Brandubh>(form),
        Tablut::NAME => threats_on::<Tablut>(form),
        _ => Err(StudyError::NotTafl),
    }
}

fn threats_on<B: Board>(form: &ThreatsForm) -> Result<Threats, StudyError> {
    let options = form.options.clone().unwrap_or_else(|| json!({}));
    let options = Tafl::<B>::read_options(&options)?;
    let position = form.position.parse::<Position<B>>();
    let position = position.map_err(|error| StudyError::Unplayable(error.message()))?;
    Ok(position.threats(options.rules()))
}

/// The moves of a record of tafl as people write them; nothing for other games.
#[must_use]
pub fn moves(record: &Record) -> Option<String> {
    match record.game.as_str() {
        Brandubh::NAME => write_moves::<Brandubh>(record).ok(),
        Tablut::NAME => write_moves::<Tablut>(record).ok(),
        _ => None,
    }
}

fn moment(
    game: &dyn DynGame,
    seats: u8,
    entry: Option<&Entry>,
    told: &[PerViewer<Heard>],
) -> StudyMoment {
    let (Sight { view, asked }, all) = all_see(game, seats);
    StudyMoment {
        by: entry.map(|entry| entry.by),
        action: entry.map(|entry| entry.action.clone()),
        heard: heard(told),
        views: other_views(&view, all),
        view,
        to_act: game.turn().seats(),
        asked,
        ended: game.ended(),
    }
}

/// The game as seen from outside, and from each seat.
fn all_see(game: &dyn DynGame, seats: u8) -> (Sight, Vec<Sight>) {
    let viewers: Vec<Viewer> = Viewer::all(seats).collect();
    let mut all = game.views(&viewers);
    let nothing = || Sight { view: Json::Read(Value::Null), asked: Message::new("") };
    let outside = all.pop().unwrap_or_else(nothing);
    (outside, all)
}

/// What the seats see that see something else than those who watch.
fn other_views(outside: &Json, all: Vec<Sight>) -> Vec<StudyView> {
    let seats = (0..).zip(all);
    let seats = seats.map(|(seat, Sight { view, asked })| StudyView { seat, view, asked });
    seats.filter(|own| text(&own.view) != text(outside)).collect()
}

fn size(moment: &StudyMoment) -> usize {
    let views = moment.views.iter().map(|own| text(&own.view).len());
    text(&moment.view).len() + views.sum::<usize>()
}

/// A view as it is written; every view that a game gives is.
fn text(view: &Json) -> &str {
    match view {
        Json::Written(text) => text.get(),
        Json::Read(_) => "",
    }
}

/// What those who watch hear.
fn heard(told: &[PerViewer<Heard>]) -> Vec<Heard> {
    let heard = told.iter().filter_map(|told| told.to(Viewer::Spectator));
    heard.map(|heard| Heard::clone(heard)).collect()
}
