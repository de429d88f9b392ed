//! Games to be looked at: played again, tried out, asked what threatens. Nothing here is stored, and
//! nothing here knows of any table.

use std::fmt;
use std::sync::Arc;

use ardri_core::{
    Actor, Entry, Message, NewGameError, Outcome, Record, SeatSet, Turn, Viewer, read_options,
};
use ardri_tafl::{Board, Brandubh, Position, Tablut, Tafl, Threats, read_record, write_moves};
use ardri_texts::Language;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::games;
use crate::play::{Heard, Hosted, Objection, Play, Seen, Telling};
use crate::speech::{in_english, say};

/// The most actions of a game that is looked at.
pub const MOST_ACTIONS: usize = 2_000;
/// The most bytes of views that one replay shows.
const MOST_SHOWN: usize = 16 * 1024 * 1024;

/// A game to be played again.
#[derive(Clone, Debug, PartialEq, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct ReplayForm {
    /// A record, or the moves of a game of tafl.
    pub text: String,
    /// The game, for moves; found out if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub game: Option<String>,
    /// The game's options, for moves; the usual ones if they are left out.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>", optional))]
    pub options: Option<Value>,
}

/// A game to be tried out.
#[derive(Clone, Debug, PartialEq, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct ExploreForm {
    /// The game's name.
    pub game: String,
    /// The game's options; the usual ones if they are left out.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>", optional))]
    pub options: Option<Value>,
    /// How many seats; the fewest if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seats: Option<u8>,
    /// What is done, as in a record.
    #[serde(default)]
    #[schema(value_type = Vec<Object>)]
    pub actions: Vec<Entry>,
}

/// A position of tafl to be asked about.
#[derive(Clone, Debug, PartialEq, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct ThreatsForm {
    /// The game's name.
    pub game: String,
    /// The game's options, of which the rules count; the usual ones if they are left out.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>", optional))]
    pub options: Option<Value>,
    /// The position, with the side to move.
    pub position: String,
}

/// A game played again.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Replayed {
    /// The whole game.
    #[schema(value_type = Object)]
    pub record: Record,
    /// The game at its start and after each action.
    pub moments: Vec<StudyMoment>,
    /// What is wrong with the game, if it breaks off or does not end as it says.
    pub problem: Option<String>,
}

/// A moment of a game that is played again.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct StudyMoment {
    /// Who has acted; nobody at the start.
    #[schema(value_type = Value)]
    pub by: Option<Actor>,
    /// What they have done.
    pub action: Option<String>,
    /// What came of it.
    #[schema(value_type = Vec<Object>)]
    #[serde(serialize_with = "heard")]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Heard>"))]
    pub heard: Vec<Telling>,
    /// The game, as seen from outside.
    #[schema(value_type = Object)]
    #[serde(serialize_with = "through")]
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Arc<RawValue>,
    /// The game as seen from each seat that sees something else.
    pub views: Vec<StudyView>,
    /// Who has to act.
    #[schema(value_type = Vec<u8>)]
    pub to_act: SeatSet,
    /// What is asked, as those who watch are told it.
    #[schema(value_type = Object)]
    pub asked: Message,
    /// How it has ended, in a sentence.
    #[schema(value_type = Option<Object>)]
    pub ended: Option<Message>,
}

/// The game as one seat sees it.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct StudyView {
    /// The seat.
    pub seat: u8,
    /// What it sees.
    #[schema(value_type = Object)]
    #[serde(serialize_with = "through")]
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Arc<RawValue>,
    /// What is asked, as it is told it.
    #[schema(value_type = Object)]
    pub asked: Message,
}

/// How a game stands that was tried out.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct Explored {
    /// The options, as they were understood.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// The game, as seen from outside.
    #[schema(value_type = Object)]
    #[serde(serialize_with = "through")]
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Arc<RawValue>,
    /// The game as seen from each seat that sees something else.
    pub views: Vec<StudyView>,
    /// Who has to act.
    #[schema(value_type = Vec<u8>)]
    pub to_act: SeatSet,
    /// Whether chance has to act.
    pub chance: bool,
    /// What they may do.
    pub legal: Vec<LegalActions>,
    /// What came of the last action.
    #[schema(value_type = Vec<Object>)]
    #[serde(serialize_with = "heard")]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Heard>"))]
    pub heard: Vec<Telling>,
    /// How it has ended.
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<Outcome>,
    /// What is asked, as those who watch are told it.
    #[schema(value_type = Object)]
    pub asked: Message,
    /// How it has ended, in a sentence.
    #[schema(value_type = Option<Object>)]
    pub ended: Option<Message>,
}

/// What a seat may do.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "server.ts"))]
pub struct LegalActions {
    /// The seat.
    pub seat: u8,
    /// The actions.
    pub actions: Vec<String>,
    /// What it is asked.
    #[schema(value_type = Object)]
    pub asked: Message,
}

/// Why a game cannot be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unstudied {
    /// There is no such game.
    NoGame,
    /// The text is neither a record nor a list of moves.
    NotAGame(Message),
    /// It cannot be laid out.
    Unplayable(Message),
    /// The action of that number is against the rules.
    Illegal(usize, Objection),
    /// There are too many actions.
    TooLong,
    /// It is not a game of tafl.
    NotTafl,
}

impl From<NewGameError> for Unstudied {
    fn from(error: NewGameError) -> Self {
        Self::Unplayable(error.message().clone())
    }
}

/// In English, for tools.
impl fmt::Display for Unstudied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_english(&self.message()))
    }
}

impl std::error::Error for Unstudied {}

/// An action that is refused, with its number.
fn at_action(number: usize, why: Message) -> Message {
    Message::new("refused-study-action").with("number", number).with("why", why)
}

impl Unstudied {
    /// What is said to people.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::NoGame => Message::new("refused-study-no-game"),
            Self::NotAGame(words) | Self::Unplayable(words) => words.clone(),
            Self::Illegal(number, objection) => at_action(*number, objection.words.clone()),
            Self::TooLong => Message::new("refused-study-too-long").with("most", MOST_ACTIONS),
            Self::NotTafl => Message::new("refused-study-not-tafl"),
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
        }
    }

    /// Where the rule stands that an action is against, as `tafl#straight`.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        if let Self::Illegal(_, objection) = self { objection.rule } else { None }
    }
}

fn find(name: &str) -> Result<&'static dyn Hosted, Unstudied> {
    games::find(name).ok_or(Unstudied::NoGame)
}

/// Plays a game again and shows it after every action. What is wrong with it is said in `language`.
///
/// # Errors
/// The text tells of no game that is played here. A game that only breaks off is shown so far.
pub fn replay(form: ReplayForm, language: Language) -> Result<Replayed, Unstudied> {
    let (record, problem) = read(form)?;
    if record.actions.len() > MOST_ACTIONS {
        return Err(Unstudied::TooLong);
    }
    let seats = u8::try_from(record.seats.len()).unwrap_or(u8::MAX);
    let (mut play, _) = find(&record.game)?.open(&record.options, seats)?;
    let mut moments = vec![moment(play.as_ref(), seats, None, Vec::new())];
    let mut shown = 0;
    let mut flaw = None;
    for (number, entry) in (1..).zip(&record.actions) {
        match play.act(entry.by, &entry.action) {
            Ok(done) => moments.push(moment(play.as_ref(), seats, Some(entry), done.told)),
            Err(objection) => {
                flaw = Some(at_action(number, objection.words));
                break;
            }
        }
        shown += moments.last().map_or(0, StudyMoment::size);
        if shown > MOST_SHOWN {
            flaw = Some(Message::new("refused-study-shown").with("number", number));
            break;
        }
    }
    let ended = match (&record.result, play.outcome()) {
        (Some(_), None) => Some(Message::new("refused-study-not-over")),
        (Some(told), Some(found)) if *told != found => {
            Some(Message::new("refused-study-other-end"))
        }
        _ => None,
    };
    let problem = problem.or(flaw).or(ended).map(|words| say(language, &words));
    Ok(Replayed { record, moments, problem })
}

/// The record that a text holds, and what is wrong with it.
fn read(form: ReplayForm) -> Result<(Record, Option<Message>), Unstudied> {
    let text = form.text.trim_start_matches('\u{feff}').trim();
    if text.starts_with('{') {
        let record = Record::parse(text).map_err(|error| {
            let words = Message::new("refused-study-bad-record").with("why", error.message());
            Unstudied::NotAGame(words)
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
            Err(Unstudied::NotAGame(words.with("game", game)))
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
            Err(Unstudied::NotAGame(Message::new("refused-study-neither").with("why", problem)))
        }
        None if record.actions.is_empty() => {
            Err(Unstudied::NotAGame(Message::new("refused-study-nothing")))
        }
        problem => Ok((record, problem)),
    }
}

fn read_tafl<B: Board>(
    options: &Value,
    text: &str,
) -> Result<(Record, Option<Message>), Unstudied> {
    let options = read_options::<Tafl<B>>(options)?;
    let (record, mistake) = read_record(&options, text)?;
    Ok((record, mistake.map(|mistake| mistake.message())))
}

/// Tries out a game.
///
/// # Errors
/// It cannot be laid out, or an action is refused.
pub fn explore(form: &ExploreForm) -> Result<Explored, Unstudied> {
    let game = find(&form.game)?;
    if form.actions.len() > MOST_ACTIONS {
        return Err(Unstudied::TooLong);
    }
    let seats = form.seats.unwrap_or(game.seats().0);
    let options = form.options.clone().unwrap_or_else(|| game.default_options());
    let (mut play, options) = game.open(&options, seats)?;
    let mut heard = Vec::new();
    for (number, entry) in (1..).zip(&form.actions) {
        heard = match play.act(entry.by, &entry.action) {
            Ok(done) => done.told,
            Err(objection) => return Err(Unstudied::Illegal(number, objection)),
        };
    }
    let (Seen { view, asked }, all) = all_see(play.as_ref(), seats);
    let to_act = play.turn().seats();
    let legal = to_act.iter().map(|seat| LegalActions {
        seat: seat.0,
        actions: play.legal(seat),
        asked: all.get(seat.index()).map_or_else(|| asked.clone(), |seen| seen.asked.clone()),
    });
    let legal = legal.collect();
    Ok(Explored {
        options,
        views: other_views(&view, all),
        view,
        to_act,
        chance: play.turn() == Turn::Chance,
        legal,
        heard,
        outcome: play.outcome(),
        asked,
        ended: play.ended(),
    })
}

/// What the side that has to wait could do in a position of tafl if it were its turn.
///
/// # Errors
/// It is no game of tafl, or the position cannot stand.
pub fn threats(form: &ThreatsForm) -> Result<Threats, Unstudied> {
    match find(&form.game)?.name() {
        Brandubh::NAME => threats_on::<Brandubh>(form),
        Tablut::NAME => threats_on::<Tablut>(form),
        _ => Err(Unstudied::NotTafl),
    }
}

fn threats_on<B: Board>(form: &ThreatsForm) -> Result<Threats, Unstudied> {
    let options = form.options.clone().unwrap_or_else(|| json!({}));
    let options = read_options::<Tafl<B>>(&options)?;
    let position = form.position.parse::<Position<B>>();
    let position = position.map_err(|error| Unstudied::Unplayable(error.message()))?;
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

fn moment(play: &dyn Play, seats: u8, entry: Option<&Entry>, heard: Vec<Telling>) -> StudyMoment {
    let (Seen { view, asked }, all) = all_see(play, seats);
    StudyMoment {
        by: entry.map(|entry| entry.by),
        action: entry.map(|entry| entry.action.clone()),
        heard,
        views: other_views(&view, all),
        view,
        to_act: play.turn().seats(),
        asked,
        ended: play.ended(),
    }
}

/// The game as seen from outside, and from each seat.
fn all_see(play: &dyn Play, seats: u8) -> (Seen, Vec<Seen>) {
    let viewers: Vec<Viewer> = Viewer::all(seats).collect();
    let mut all = play.views(&viewers);
    let nothing = || Seen { view: Box::<RawValue>::default().into(), asked: Message::new("") };
    let outside = all.pop().unwrap_or_else(nothing);
    (outside, all)
}

/// What the seats see that see something else than those who watch.
fn other_views(outside: &RawValue, all: Vec<Seen>) -> Vec<StudyView> {
    let seats = (0..).zip(all);
    let seats = seats.map(|(seat, Seen { view, asked })| StudyView { seat, view, asked });
    seats.filter(|own| own.view.get() != outside.get()).collect()
}

impl StudyMoment {
    fn size(&self) -> usize {
        let views = self.views.iter().map(|view| view.view.get().len());
        self.view.get().len() + views.sum::<usize>()
    }
}

fn through<S: Serializer>(view: &Arc<RawValue>, serializer: S) -> Result<S::Ok, S::Error> {
    view.as_ref().serialize(serializer)
}

/// What those who watch hear.
fn heard<S: Serializer>(told: &[Telling], serializer: S) -> Result<S::Ok, S::Error> {
    let heard = told.iter().filter_map(|telling| telling.to(Viewer::Spectator));
    let heard: Vec<&Heard> = heard.collect();
    heard.serialize(serializer)
}
