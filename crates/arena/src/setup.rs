//! What is played: the game, the bots, how long they think, and from which openings.

use std::fmt;
use std::time::Duration;

use ardri_bots::Persona;
use ardri_bots::bout::{Bouts, Opening, OpeningError, Thinking};
use ardri_core::Message;
use ardri_core::fairness::{Fate, Seed};
use ardri_table::GameKind;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};

use crate::error::ArenaError;
use crate::schedule::Schedule;

/// The most bots of one run.
const MOST_BOTS: usize = 16;
/// The longest time for a decision.
const MOST_TIME: Duration = Duration::from_secs(3600);
/// The most random plies before a game.
const MOST_PLIES: u32 = 100;
/// After so many plies a game of tafl is broken off, unless another number is given.
const LONGEST_TAFL: u32 = 600;
/// The same for games that come to an end by themselves, with bots that have a wish to.
const LONGEST: u32 = 20_000;

/// What is played.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The name of the game.
    pub game: String,
    /// Its options in their JSON form.
    pub options: Value,
    /// How many sit at a table; left out, as many as the game needs at least.
    pub seats: Option<u8>,
    /// Who plays.
    pub bots: Vec<BotSpec>,
    /// How long everybody thinks who has no time of their own.
    pub thinking: Thinking,
    /// Fixes openings, deals, and what bots leave to chance.
    pub seed: u64,
    /// From where games begin.
    pub openings: Openings,
    /// After how many plies a game is broken off.
    pub longest: Option<u32>,
}

impl Setup {
    /// The usual game between these bots.
    #[must_use]
    pub fn new(game: &str, bots: Vec<BotSpec>) -> Self {
        Self {
            game: game.into(),
            options: json!({}),
            seats: None,
            bots,
            thinking: Thinking::Usual,
            seed: 0,
            openings: Openings::None,
            longest: None,
        }
    }
}

/// From where games begin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Openings {
    /// From the start; in games with chance every round has a deal of its own.
    #[default]
    None,
    /// After so many random plies, other ones in each round.
    Random(u32),
    /// After these moves, one line after the other in turn.
    Lines(Vec<Vec<String>>),
}

impl Openings {
    /// Reads `random:K`; nothing if it is the name of a file.
    ///
    /// # Errors
    /// K is no number of plies.
    pub fn random(text: &str) -> Result<Option<Self>, ArenaError> {
        let Some(plies) = text.strip_prefix("random:") else { return Ok(None) };
        let plies = plies.parse().ok().filter(|plies| (1..=MOST_PLIES).contains(plies));
        let plies = plies.ok_or_else(|| {
            let message = Message::new("arena-error-random").quoting("text", text);
            ArenaError::Said(message.with("most", i64::from(MOST_PLIES)))
        })?;
        Ok(Some(Self::Random(plies)))
    }

    /// Reads the lines of a file: moves with blanks between them, one opening a line. What follows `#` is
    /// not read; move numbers and captures may be written.
    ///
    /// # Errors
    /// Says in which line there is something else, or that there is no opening.
    pub fn lines(text: &str) -> Result<Self, ArenaError> {
        let mut lines = Vec::new();
        for (number, line) in (1_i64..).zip(text.lines()) {
            let line = line.split('#').next().unwrap_or_default();
            let wrong = |error: ardri_tafl::ParseMoveError| {
                let message = ArenaError::new("arena-error-opening-line").with("number", number);
                message.with("why", error.message())
            };
            let moves = ardri_tafl::read_game(line).map_err(|(_, error)| wrong(error))?;
            if !moves.is_empty() {
                lines.push(moves.iter().map(|written| written.mv.to_string()).collect());
            }
        }
        if lines.is_empty() {
            return Err(ArenaError::new("arena-error-no-openings"));
        }
        Ok(Self::Lines(lines))
    }

    /// What was asked for, as a log has it.
    fn form(&self) -> Value {
        match self {
            Self::None => Value::Null,
            Self::Random(plies) => json!({ "random": plies }),
            Self::Lines(lines) => {
                json!(lines.iter().map(|line| line.join(" ")).collect::<Vec<_>>())
            }
        }
    }
}

/// Who plays: a bot of the house or somebody outside, and how long they think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotSpec {
    /// What it is called in reports; no two have the same.
    pub name: String,
    /// Who it is.
    pub who: Who,
    /// How long it thinks, if it has a time of its own.
    pub thinking: Option<Thinking>,
}

/// A bot of the house or somebody outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// A bot of the house.
    Bot(String),
    /// A program that speaks the text protocol of engines: its name and its arguments.
    Engine(Vec<String>),
    /// A program that answers over HTTP.
    Http(String),
}

/// Reads a list of bots with commas between them: `champion@100ms,yardstick,engine:prog --flag@1s,http://…`.
/// Commas and blanks within quotation marks belong to the word.
///
/// # Errors
/// Says what is no bot.
pub fn bots(list: &str) -> Result<Vec<BotSpec>, ArenaError> {
    let mut bots: Vec<BotSpec> = Vec::new();
    for text in split(list, |letter| letter == ',') {
        let mut bot = bot(text.trim())?;
        // A bot may play against itself, for instance to see how often a test errs.
        let same =
            bots.iter().filter(|other| other.name.split('#').next() == Some(&bot.name)).count();
        if same > 0 {
            bot.name = format!("{}#{}", bot.name, same + 1);
        }
        bots.push(bot);
    }
    if bots.is_empty() || bots.len() > MOST_BOTS {
        return Err(ArenaError::new("arena-error-bots").with("most", MOST_BOTS as i64));
    }
    Ok(bots)
}

fn bot(text: &str) -> Result<BotSpec, ArenaError> {
    let wrong = || ArenaError::Said(Message::new("arena-error-bot").quoting("text", text));
    let (who, own) = match text.rsplit_once('@').map(|(who, time)| (who, thinking(time))) {
        Some((who, Ok(own))) => (who, Some(own)),
        // An address may have such a sign, too; a name of ours has none.
        Some(_) if text.contains(':') => (text, None),
        Some((_, Err(error))) => return Err(error),
        None => (text, None),
    };
    let who = if let Some(line) = who.strip_prefix("engine:") {
        let unquoted = |word: &str| word.replace(['"', '\''], "");
        let words: Vec<_> = split(line, char::is_whitespace).map(unquoted).collect();
        let words: Vec<_> = words.into_iter().filter(|word| !word.is_empty()).collect();
        if words.is_empty() {
            return Err(wrong());
        }
        Who::Engine(words)
    } else if who.starts_with("http://") {
        Who::Http(who.into())
    } else if who.is_empty() || who.contains(['/', '#']) {
        return Err(wrong());
    } else {
        Who::Bot(who.into())
    };
    Ok(BotSpec { name: text.into(), who, thinking: own })
}

/// The parts of a text between separators that are not within quotation marks.
fn split(text: &str, is_separator: impl Fn(char) -> bool) -> impl Iterator<Item = &str> {
    let mut open = None;
    text.split(move |letter| {
        match open {
            None if letter == '"' || letter == '\'' => open = Some(letter),
            Some(quote) if quote == letter => open = None,
            _ => {}
        }
        open.is_none() && is_separator(letter)
    })
}

/// Reads how long a bot may think: `50ms`, `2s` or `5000n`.
///
/// # Errors
/// It is nothing of that.
pub fn thinking(text: &str) -> Result<Thinking, ArenaError> {
    let read = || {
        let number = |digits: &str| digits.parse::<u64>().ok().filter(|number| *number > 0);
        let time = |time: Duration| (time <= MOST_TIME).then_some(Thinking::Time(time));
        if let Some(milliseconds) = text.strip_suffix("ms") {
            time(Duration::from_millis(number(milliseconds)?))
        } else if let Some(seconds) = text.strip_suffix('s') {
            time(Duration::from_secs(number(seconds)?))
        } else {
            Some(Thinking::Nodes(number(text.strip_suffix('n')?)?))
        }
    };
    read().ok_or_else(|| ArenaError::Said(Message::new("arena-error-budget").quoting("text", text)))
}

/// The same in its text form; nothing for what a level takes by itself.
pub(crate) fn thinking_text(thinking: Thinking) -> Option<String> {
    match thinking {
        Thinking::Usual => None,
        Thinking::Nodes(nodes) => Some(format!("{nodes}n")),
        Thinking::Time(time) => Some(format!("{}ms", time.as_millis())),
    }
}

/// A set-up that can be played.
pub struct Arena {
    pub(crate) kind: &'static GameKind,
    pub(crate) bouts: Box<dyn Bouts>,
    pub(crate) options: Value,
    pub(crate) seats: u8,
    pub(crate) bots: Vec<BotSpec>,
    pub(crate) thinking: Thinking,
    pub(crate) seed: u64,
    pub(crate) openings: Openings,
    pub(crate) longest: u32,
    pub(crate) schedule: Schedule,
}

impl fmt::Debug for Arena {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Arena").field(&self.form()).finish()
    }
}

impl Arena {
    /// Looks whether a set-up can be played.
    ///
    /// # Errors
    /// Says why not.
    pub fn new(setup: Setup) -> Result<Self, ArenaError> {
        let kind = GameKind::find(&setup.game).map_err(ArenaError::NoGame)?;
        let seats = setup.seats.unwrap_or(kind.seats().0);
        let bouts = kind.bouts(&setup.options, seats)?;
        let options = bouts.options();
        let known = bouts.bots();
        let is_tafl = kind.page() == "tafl";
        for bot in &setup.bots {
            let thinking = bot.thinking.unwrap_or(setup.thinking);
            match &bot.who {
                Who::Bot(name) if !is_known(name, &known) => {
                    let message = Message::new("arena-error-unknown").quoting("name", name);
                    return Err(ArenaError::Said(message.with("known", known.join(", "))));
                }
                Who::Engine(_)
                    if !is_tafl || is_set(&options, "two_sets") || is_set(&options, "lots") =>
                {
                    return Err(ArenaError::new("arena-error-engine"));
                }
                Who::Engine(_) if thinking == Thinking::Usual => {
                    return Err(ArenaError::new("arena-error-engine-budget"));
                }
                Who::Http(_) if cfg!(not(feature = "http")) => {
                    return Err(ArenaError::new("arena-error-no-http"));
                }
                Who::Http(address) if !crate::outside::is_address(address) => {
                    let message = Message::new("arena-error-bot").quoting("text", address);
                    return Err(ArenaError::Said(message));
                }
                _ => {}
            }
        }
        if setup.openings != Openings::None && kind.hides() {
            return Err(ArenaError::new("arena-error-deals"));
        }
        let longest = setup.longest.unwrap_or(if is_tafl { LONGEST_TAFL } else { LONGEST }).max(1);
        let schedule = Schedule::new(setup.bots.len(), usize::from(seats));
        let Setup { bots, thinking, seed, openings, .. } = setup;
        let arena =
            Self { kind, bouts, options, seats, bots, thinking, seed, openings, longest, schedule };
        arena.check_openings()?;
        Ok(arena)
    }

    fn check_openings(&self) -> Result<(), ArenaError> {
        let check = |number: i64, opening| match self.bouts.check(opening, self.fate(0)) {
            Ok(()) => Ok(()),
            Err(OpeningError::Over) => {
                Err(ArenaError::new("arena-error-over").with("number", number))
            }
            Err(OpeningError::Illegal { action, why }) => {
                let message = ArenaError::new("arena-error-opening").with("number", number);
                Err(message.with("action", action).with("why", why))
            }
        };
        match &self.openings {
            Openings::Lines(lines) => {
                (1..).zip(lines).try_for_each(|(number, line)| check(number, Opening::Moves(line)))
            }
            _ => check(1, self.opening(0)),
        }
    }

    /// The number of games with whole rounds, at least so many.
    #[must_use]
    pub fn whole(&self, games: u64) -> u64 {
        self.schedule.whole(games)
    }

    /// The opening of a round.
    pub(crate) fn opening(&self, round: u64) -> Opening<'_> {
        match &self.openings {
            Openings::None => Opening::None,
            Openings::Random(plies) => {
                Opening::Random { plies: *plies, seed: self.number(b'o', round, 0) }
            }
            Openings::Lines(lines) => {
                Opening::Moves(&lines[(round % lines.len().max(1) as u64) as usize])
            }
        }
    }

    /// What decides the draws of a round.
    pub(crate) fn fate(&self, round: u64) -> Fate {
        let mut seed = [0; 32];
        let mut stream = Xoshiro256PlusPlus::seed_from_u64(self.number(b'f', round, 0));
        stream.fill_bytes(&mut seed);
        Fate::new(&Seed(seed), &vec![String::new(); usize::from(self.seats)])
    }

    /// What fixes the chance of a bot in a seat of a game.
    pub(crate) fn bot_seed(&self, game: u64, seat: usize) -> u64 {
        self.number(b'b', game, seat as u64)
    }

    /// A number for a purpose that looks like no other.
    fn number(&self, purpose: u8, one: u64, other: u64) -> u64 {
        [self.seed, u64::from(purpose), one, other]
            .into_iter()
            .fold(0, |mixed, part| Xoshiro256PlusPlus::seed_from_u64(mixed ^ part).next_u64())
    }

    /// How long a bot thinks.
    pub(crate) fn thinking_of(&self, bot: &BotSpec) -> Thinking {
        bot.thinking.unwrap_or(self.thinking)
    }

    /// Everything on which results depend, in the JSON form that heads a log.
    pub(crate) fn form(&self) -> Value {
        json!({
            "version": env!("CARGO_PKG_VERSION"),
            "game": self.kind.name(),
            "options": self.options,
            "seats": self.seats,
            "bots": self.bots.iter().map(|bot| bot.name.as_str()).collect::<Vec<_>>(),
            "budget": thinking_text(self.thinking),
            "seed": self.seed,
            "openings": self.openings.form(),
            "longest": self.longest,
        })
    }
}

/// Whether a bot is there: by its name, or by its name and whoever it is.
fn is_known(name: &str, known: &[&str]) -> bool {
    match name.split_once(':') {
        None => known.contains(&name),
        Some((level, id)) => known.contains(&level) && Persona::find(id).is_some(),
    }
}

fn is_set(options: &Value, name: &str) -> bool {
    options.get(name).and_then(Value::as_bool).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_read_with_their_budgets() {
        let read = bots(
            "champion@100ms,champion@20000n,engine:my engine --book 'a, b.txt'@2s,http://h:1/x@y",
        )
        .unwrap();
        assert_eq!(read[0].thinking, Some(Thinking::Time(Duration::from_millis(100))));
        assert_eq!(
            (&read[1].who, read[1].thinking),
            (&Who::Bot("champion".into()), Some(Thinking::Nodes(20_000)))
        );
        let words = ["my", "engine", "--book", "a, b.txt"].map(String::from).to_vec();
        assert_eq!((&read[2].who, read[2].thinking), (&Who::Engine(words), thinking("2s").ok()));
        assert_eq!((&read[3].who, read[3].thinking), (&Who::Http("http://h:1/x@y".into()), None));
        let twice: Vec<_> =
            bots("squire,squire,squire").unwrap().into_iter().map(|bot| bot.name).collect();
        assert_eq!(twice, ["squire", "squire#2", "squire#3"]);
        for bad in
            ["", "a,,b", "champion@fast", "champion@0n", "engine:", "https://x", "a/b", "x@5000s"]
        {
            assert!(bots(bad).is_err(), "{bad}");
        }
        assert!(bots(&["random"; 17].join(",")).is_err());
    }

    #[test]
    fn budgets_are_written_as_they_are_read() {
        for text in ["50ms", "5000n"] {
            assert_eq!(thinking_text(thinking(text).unwrap()).as_deref(), Some(text));
        }
        for bad in
            ["", "n", "ms", "s", "-1n", "1.5s", "50", "50 ms", "99999999999999999999n", "3601s"]
        {
            assert!(thinking(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn openings_are_read_and_the_rest_is_refused() {
        let read = Openings::lines("# the usual ones\n1. d2-e2 c4-c2\n\nd2-f2 # quiet\n").unwrap();
        assert_eq!(
            read,
            Openings::Lines(vec![vec!["d2-e2".into(), "c4-c2".into()], vec!["d2-f2".into()]])
        );
        let error = Openings::lines("d2-e2\nd2e2\n").unwrap_err().to_string();
        assert!(error.contains('2') && error.contains("d2e2"), "{error}");
        assert!(Openings::lines("# nothing\n").is_err());
        assert_eq!(Openings::random("random:2"), Ok(Some(Openings::Random(2))));
        assert_eq!(Openings::random("book.txt"), Ok(None));
        for bad in ["random:", "random:0", "random:x", "random:101"] {
            assert!(Openings::random(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn what_cannot_be_played_is_refused_in_a_sentence() {
        let new = |game: &str, list: &str, change: &dyn Fn(&mut Setup)| {
            let mut setup = Setup::new(game, bots(list).unwrap());
            change(&mut setup);
            Arena::new(setup).map(drop).unwrap_err().to_string()
        };
        let as_it_is = |_: &mut Setup| ();
        assert!(Arena::new(Setup::new("tablut", bots("champion:badb,yardstick").unwrap())).is_ok());
        for nobody in ["champion:nobody", "champion:", ":badb", "king:badb"] {
            assert!(new("tablut", nobody, &as_it_is).contains(nobody));
        }
        assert!(new("chess", "random", &as_it_is).contains("chess"));
        let error = new("brian-boru", "random,greedy", &as_it_is);
        assert!(error.contains("greedy") && error.contains("squire"), "{error}");
        assert!(new("brandubh", "random,squire", &|setup| setup.seats = Some(3)).contains('3'));
        assert!(
            new("brandubh", "random", &|setup| setup.options = json!({"rules": ["flying"]}))
                .contains("flying")
        );
        let lines = |text: &str| Openings::lines(text).unwrap();
        let error =
            new("brandubh", "random", &|setup| setup.openings = lines("d2-e2\nd2-e2 d2-e2"));
        assert!(error.contains('2') && error.contains("d2-e2"), "{error}");
        let errors = [
            new("high-throne", "random", &|setup| setup.openings = Openings::Random(2)),
            new("high-throne", "engine:x@1s", &as_it_is),
            new("brandubh", "engine:x", &as_it_is),
            new("brandubh", "engine:x@1s", &|setup| setup.options = json!({"two_sets": true})),
            new("brandubh", "http://", &as_it_is),
            // The Celts are to move and cannot.
            new("brandubh", "random", &|setup| {
                setup.options = json!({"position": "7/7/3t3/2tKt2/3t3/7/7 d"});
            }),
        ];
        for error in errors {
            assert!(error.contains(' ') && !error.contains("arena-"), "{error}");
        }
    }
}
