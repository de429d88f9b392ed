//! Typed lines that are not choices: a word that every game knows, one of the game's own, or one for the place
//! where it is played.

use std::path::PathBuf;

use super::coach;
use super::files;
use super::game_ui::GameUi;
use super::line_ui::LineUi;
use super::text::quoted;
use crate::i18n::tr;

/// What a typed line asks for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Command {
    /// An empty line.
    Nothing,
    Help,
    Board,
    /// Say why something is asked, and what is worth a look.
    Why,
    /// Say it before each question, or no longer; without a word of which, the other way round.
    Coach(Option<bool>),
    Log,
    /// List the legal actions; all, or those that the word picks out.
    Legal(String),
    Rules,
    Preview(String),
    /// Go one step back.
    Back,
    Undo,
    Resign,
    /// Write the game to a file; without a name, to the last one.
    Save(Option<PathBuf>),
    /// Begin again with the same players.
    New,
    Quit,
    /// Say something to all at a server's table.
    Say(String),
    /// Begin the game there.
    Start,
    /// Take a seat, counted from 1.
    Sit(u8),
    Stand,
    Bot(u8, Option<String>),
    Word(String),
    /// Let a bot play on.
    Abandon,
    /// Come back to one's seat.
    Return,
    Who,
    Clock,
    Link,
    /// Play again, or lay the step of a lesson out once more.
    Again,
    /// Say what a strong bot would do, or what to look at in a lesson.
    Hint,
    /// Say which decisions cost most, when the game is over.
    Review,
    /// Do what is right there.
    Show,
    Next,
    /// A command of the game's own, by its place in their list, and what follows it.
    Own(usize, String),
    /// Anything else: a choice, or nonsense.
    Choice(String),
}

/// A command that only one game has.
pub(crate) struct OwnCommand<G: GameUi> {
    /// What is typed for it; single letters in small letters only.
    pub(crate) words: &'static [&'static str],
    /// The keys for it on the screen, each with what would be typed after the command.
    pub(crate) keys: &'static [(char, &'static str)],
    pub(crate) takes: Takes,
    /// Whether people may use it who wait for the keyboard.
    pub(crate) public: bool,
    pub(crate) run: fn(&mut LineUi<G>, &str) -> Result<Shown, String>,
}

impl<G: GameUi> OwnCommand<G> {
    /// A command that stands alone, and that people may use who wait for the keyboard.
    pub(crate) const fn new(
        words: &'static [&'static str],
        keys: &'static [(char, &'static str)],
        run: fn(&mut LineUi<G>, &str) -> Result<Shown, String>,
    ) -> Self {
        Self { words, keys, takes: Takes::Nothing, public: true, run }
    }

    /// The same with something after it.
    pub(crate) const fn takes(mut self, takes: Takes) -> Self {
        self.takes = takes;
        self
    }

    /// The same for whoever sits at the keyboard alone.
    pub(crate) const fn secret(mut self) -> Self {
        self.public = false;
        self
    }
}

/// The words that a game has beside those of all games.
#[derive(Debug, Default)]
pub(crate) struct Words {
    /// Its own commands, and what may follow them.
    pub(crate) own: Vec<(&'static [&'static str], Takes)>,
    /// Whether the list of legal actions can be narrowed by a word.
    pub(crate) sorts_moves: bool,
    /// Whether a player may give the game up.
    pub(crate) resigns: bool,
}

impl Words {
    /// Those of a game.
    pub(crate) fn of<G: GameUi>() -> Self {
        let own = G::COMMANDS.iter().map(|own| (own.words, own.takes)).collect();
        Self { own, sorts_moves: G::SORTS_MOVES, resigns: G::RESIGNS }
    }
}

/// Where a game is played: each has words of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "join"), allow(dead_code))] // without it nobody sits at a server's table
pub(crate) enum Place {
    Here,
    /// At a server's table, while the game goes on or not: some words begin actions then.
    Server {
        playing: bool,
    },
    Lesson,
}

/// What may follow a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Takes {
    Nothing,
    /// Nothing; with something after it, it is no command.
    Alone,
    /// Something, or nothing.
    May,
    /// Something; the text of this name says what, if it is missing.
    Must(&'static str),
}

/// What comes of a command of the game's own.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Shown {
    /// Something to read, under the title of this name.
    Page(&'static str, Vec<String>),
    /// A word about what has changed.
    Said(String),
    /// The table is to be shown anew.
    Table,
    GoAhead,
}

impl Command {
    /// Reads a line at this terminal.
    pub(crate) fn parse<G: GameUi>(line: &str) -> Result<Self, String> {
        Self::read(line, &Words::of::<G>(), Place::Here)
    }

    /// Reads a line. Single letters are commands in small letters only: S is also a region, or a die.
    pub(crate) fn read(line: &str, words: &Words, at: Place) -> Result<Self, String> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let lower = if word.len() == 1 { word.to_string() } else { word.to_lowercase() };
        let choice = || Ok(Self::Choice(line.into()));
        for (place, (own, takes)) in words.own.iter().enumerate() {
            if !own.contains(&lower.as_str()) {
                continue;
            }
            return match (*takes, rest) {
                (Takes::Must(what), "") => Err(tr!(what)),
                (Takes::Alone, rest) if !rest.is_empty() => choice(),
                (Takes::Nothing, rest) if !rest.is_empty() => Err(stands_alone(&lower)),
                _ => Ok(Self::Own(place, rest.into())),
            };
        }
        let placed = match at {
            Place::Here => None,
            Place::Server { playing } => Self::at_server(&lower, rest, playing)?,
            Place::Lesson => Self::in_lesson(&lower, rest),
        };
        if let Some(placed) = placed {
            return Ok(placed);
        }
        let command = match (lower.as_str(), rest) {
            ("", _) => Self::Nothing,
            ("save", "") => Self::Save(None),
            ("save", file) => return Ok(Self::Save(Some(files::named(file)))),
            ("preview", "") => return Err(tr!("terminal-preview-what")),
            ("preview", action) => return Ok(Self::Preview(action.into())),
            ("coach", on) => return Ok(Self::Coach(coach::asked(on)?)),
            ("legal" | "moves", rest) if rest.is_empty() || words.sorts_moves => {
                return Ok(Self::Legal(rest.into()));
            }
            ("legal" | "moves", _) => Self::Legal(String::new()),
            ("resign", _) if !words.resigns => return choice(),
            ("resign", _) => Self::Resign,
            ("help" | "?", _) => Self::Help,
            ("board", _) => Self::Board,
            ("why", _) => Self::Why,
            ("who", _) => Self::Who,
            ("hint", _) => Self::Hint,
            ("review", _) => Self::Review,
            ("log" | "history", _) => Self::Log,
            ("rules", _) => Self::Rules,
            ("back", _) => Self::Back,
            ("undo", _) => Self::Undo,
            ("new", _) => Self::New,
            ("quit" | "exit", _) => Self::Quit,
            _ => return choice(),
        };
        if rest.is_empty() { Ok(command) } else { Err(stands_alone(&lower)) }
    }

    /// What only a server's table knows.
    fn at_server(word: &str, rest: &str, playing: bool) -> Result<Option<Self>, String> {
        let seat = |text: &str| {
            let number = text.parse::<u8>().ok().filter(|number| *number > 0);
            number.ok_or_else(|| tr!("terminal-join-which-seat"))
        };
        Ok(Some(match (word, rest) {
            ("say", "") => return Err(tr!("terminal-join-say-what")),
            ("say", text) => Self::Say(text.into()),
            ("start", "") if !playing => Self::Start,
            ("sit", number) => Self::Sit(seat(number)?),
            ("stand", "") => Self::Stand,
            ("bot", rest) => {
                let (number, level) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                let level = Some(level.trim().to_lowercase()).filter(|level| !level.is_empty());
                Self::Bot(seat(number)?, level)
            }
            ("word", "") => return Err(tr!("terminal-join-word-what")),
            ("word", word) if !playing => Self::Word(word.into()),
            ("resign", "") => Self::Resign,
            ("takeback", "") => Self::Undo,
            ("abandon", "") => Self::Abandon,
            ("return", "") => Self::Return,
            ("who", "") => Self::Who,
            ("clock" | "clocks", "") => Self::Clock,
            ("link", "") => Self::Link,
            ("again", "") => Self::Again,
            _ => return Ok(None),
        }))
    }

    /// What only a lesson knows.
    fn in_lesson(word: &str, rest: &str) -> Option<Self> {
        match (word, rest) {
            ("hint", "") => Some(Self::Hint),
            ("show", "") => Some(Self::Show),
            ("again", "") => Some(Self::Again),
            ("next" | "skip", "") => Some(Self::Next),
            _ => None,
        }
    }
}

fn stands_alone(word: &str) -> String {
    tr!("terminal-stands-alone", "word" => quoted(word))
}

#[cfg(test)]
mod tests;
