//! A game on either board, and the engine that plays it.

use std::str::FromStr;

use ardri_core::{Actor, Game as _, NoEvents, Turn};
use ardri_engine::{Analysis, Engine, Limits, book_move};
use ardri_tafl::{
    Action, Board, Brandubh, Move, Options, Position, PositionError, Preset, Rules, RulesError,
    SetupError, Side, Tablut, Tafl, WrittenMove, combine, read_position, write_position,
};

use crate::input::short;
use crate::perft;

/// A game by its name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Game {
    /// On the 7×7 board.
    #[default]
    Brandubh,
    /// On the 9×9 board.
    Tablut,
}

impl Game {
    /// The name, as in records.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Brandubh => Brandubh::NAME,
            Self::Tablut => Tablut::NAME,
        }
    }

    /// The rules that a text names on this board: their names with commas, `federation`, or `basic`.
    ///
    /// # Errors
    /// A name is unknown, or the rules cannot be played on this board.
    pub(crate) fn rules(self, text: &str) -> Result<Rules, RulesError> {
        let (presets, names): (Vec<_>, Vec<_>) = text
            .split(',')
            .map(str::trim)
            .filter(|name| !matches!(*name, "" | "basic" | "<empty>"))
            .partition(|name| *name == "federation");
        let rules = Rules::parse(&names.join(","))?;
        let preset = (!presets.is_empty()).then_some(Preset::Federation);
        match self {
            Self::Brandubh => combine::<Brandubh>(preset, rules),
            Self::Tablut => combine::<Tablut>(preset, rules),
        }
    }

    /// A player of this game from its start, with a table of at most so many bytes. Rules that the board
    /// does not have are left away.
    pub(crate) fn player(self, rules: Rules, bytes: usize) -> Box<dyn Player> {
        match self {
            Self::Brandubh => Box::new(BoardPlayer::<Brandubh>::new(rules, bytes)),
            Self::Tablut => Box::new(BoardPlayer::<Tablut>::new(rules, bytes)),
        }
    }
}

impl FromStr for Game {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        let games = [Self::Brandubh, Self::Tablut];
        games.into_iter().find(|game| game.name().eq_ignore_ascii_case(name)).ok_or(())
    }
}

/// The most that a session takes of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Most {
    /// The largest table, in megabytes.
    pub hash: u64,
    /// The most threads.
    pub threads: u64,
}

impl Most {
    /// What is sensible here: of the memory that is free at most three quarters, where that is known.
    #[must_use]
    pub fn of_this_machine() -> Self {
        let free = std::fs::read_to_string("/proc/meminfo").ok().and_then(|text| free(&text));
        Self { hash: free.map_or(4_096, |free| free / 4 * 3).clamp(16, 65_536), threads: 256 }
    }
}

/// The free memory in megabytes, as Linux tells it.
fn free(meminfo: &str) -> Option<u64> {
    let line = meminfo.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes / 1_024)
}

/// Where a game starts.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Start<'a> {
    Usual,
    /// From a position in our form.
    Board(&'a str),
    /// From rows in OpenTafl's form.
    OpenTafl(&'a str, Side),
}

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SetUpError {
    #[error("{0}")]
    Position(#[from] SetupError),
    #[error("{0}")]
    OpenTafl(#[from] PositionError),
    #[error("move {number}, {mv}: {why}")]
    Move { number: usize, mv: String, why: String },
}

/// A game and its player, whichever board it is on.
pub(crate) trait Player: Send {
    /// Lays a game out and plays these moves; if anything is wrong, nothing changes.
    fn set_up(&mut self, start: Start<'_>, moves: &[WrittenMove]) -> Result<(), SetUpError>;

    /// Makes these moves if they lead to these rows of OpenTafl; without rows, if they are legal.
    fn play_to(&mut self, moves: &[Move], rows: Option<&str>) -> bool;

    /// The position as rows of OpenTafl.
    fn rows(&self) -> String;

    fn to_move(&self) -> Side;

    /// Whether the game is over by our rules.
    fn is_over(&self) -> bool;

    /// The moves of the position, whether or not the game is over.
    fn moves(&self) -> Vec<Move>;

    /// Searches the position; finds nothing where the game is over.
    fn think(&mut self, limits: Limits<'_>, tell: &mut dyn FnMut(&Analysis)) -> Analysis;

    /// A move of the opening book, chosen by a number from which chance comes.
    fn book(&self, luck: u64) -> Option<Move>;

    /// See [`perft::count`].
    fn count(
        &self,
        depth: u32,
        stop: &dyn Fn() -> bool,
        tell: &mut dyn FnMut(Move, u64),
    ) -> Option<u64>;

    /// Forgets what it knows of positions.
    fn forget(&mut self);

    /// Gets another table, of at most so many bytes; gives how many it has.
    fn resize(&mut self, bytes: usize) -> usize;
}

struct BoardPlayer<B: Board> {
    options: Options<B>,
    game: Tafl<B>,
    engine: Engine<B>,
}

impl<B: Board> BoardPlayer<B> {
    fn new(rules: Rules, bytes: usize) -> Self {
        let options = Options::new(rules).unwrap_or_default();
        let engine = Engine::new(options.rules(), bytes);
        Self { game: begin(&options), options, engine }
    }

    fn position(&self) -> &Position<B> {
        self.game.position()
    }
}

/// A game for two.
fn begin<B: Board>(options: &Options<B>) -> Tafl<B> {
    match Tafl::new(options, 2) {
        Ok(game) => game,
        Err(_) => unreachable!("tafl is a game for two"),
    }
}

fn play<B: Board>(game: &mut Tafl<B>, mv: Move) -> Result<(), String> {
    let Turn::Seat(seat) = game.turn() else { return Err("the game is over".into()) };
    let done = game.apply(Actor::Seat(seat), &Action::Move(mv), &mut NoEvents);
    done.map_err(|error| error.to_string())
}

impl<B: Board> Player for BoardPlayer<B> {
    fn set_up(&mut self, start: Start<'_>, moves: &[WrittenMove]) -> Result<(), SetUpError> {
        let position = match start {
            Start::Usual => None,
            Start::Board(text) => Some(text.parse::<Position<B>>()?),
            Start::OpenTafl(rows, to_move) => Some(read_position::<B>(rows, to_move)?),
        };
        let mut options = self.options.clone();
        options.position = position;
        let mut game = begin(&options);
        for (number, written) in (1..).zip(moves) {
            play(&mut game, written.mv).map_err(|why| {
                let (mv, why) = (written.to_string(), short(&why));
                SetUpError::Move { number, mv, why }
            })?;
        }
        self.game = game;
        Ok(())
    }

    fn play_to(&mut self, moves: &[Move], rows: Option<&str>) -> bool {
        let mut game = self.game.clone();
        let legal = moves.iter().all(|mv| play(&mut game, *mv).is_ok());
        let there = rows.is_none_or(|rows| write_position(game.position()) == rows);
        if legal && there {
            self.game = game;
        }
        legal && there
    }

    fn rows(&self) -> String {
        write_position(self.position())
    }

    fn to_move(&self) -> Side {
        self.position().to_move()
    }

    fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    fn moves(&self) -> Vec<Move> {
        self.position().moves(self.options.rules()).collect()
    }

    fn think(&mut self, limits: Limits<'_>, tell: &mut dyn FnMut(&Analysis)) -> Analysis {
        if self.is_over() {
            return Analysis::default();
        }
        self.engine.search(self.game.position(), &self.game.stood_twice(), limits, tell)
    }

    fn book(&self, luck: u64) -> Option<Move> {
        let legal = |mv: &Move| self.position().check_move(self.options.rules(), *mv).is_ok();
        let known = book_move(self.options.rules(), self.position(), luck);
        known.filter(|mv| !self.is_over() && legal(mv))
    }

    fn count(
        &self,
        depth: u32,
        stop: &dyn Fn() -> bool,
        tell: &mut dyn FnMut(Move, u64),
    ) -> Option<u64> {
        perft::count(self.options.rules(), self.position(), depth, stop, tell)
    }

    fn forget(&mut self) {
        self.engine.clear();
    }

    fn resize(&mut self, bytes: usize) -> usize {
        // The old table goes first: there may not be room for both.
        self.engine = Engine::new(self.options.rules(), 0);
        self.engine = Engine::new(self.options.rules(), bytes);
        self.engine.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(text: &str) -> Vec<WrittenMove> {
        text.split_whitespace().map(|mv| mv.parse().unwrap()).collect()
    }

    #[test]
    fn rules_are_named_with_commas() {
        let federation = Preset::Federation.rules();
        assert_eq!(Game::Brandubh.rules("federation"), Ok(federation));
        assert_eq!(Game::Brandubh.rules("basic"), Ok(Rules::BASIC));
        assert_eq!(Game::Brandubh.rules(""), Ok(Rules::BASIC));
        assert_eq!(Game::Tablut.rules("advanced").unwrap().to_string(), "advanced");
        for (game, text) in [
            (Game::Brandubh, "advanced"),
            (Game::Tablut, "federation"),
            (Game::Tablut, "advanced,strong-king"),
            (Game::Brandubh, "flying-king"),
        ] {
            assert!(game.rules(text).is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_free_is_read_where_it_is_told() {
        let text = "MemTotal:       16333540 kB\nMemFree: 1 kB\nMemAvailable:    8388608 kB\n";
        assert_eq!(free(text), Some(8_192));
        assert_eq!(free("MemTotal: 1 kB"), None);
        assert!(Most::of_this_machine().hash >= 16);
    }

    #[test]
    fn a_repetition_counts() {
        let mut player = Game::Brandubh.player(Rules::BASIC, 1 << 16);
        // The start stands for the third time after eight plies, and who moved last has lost.
        let round = "d2-e2 c4-c2 e2-d2 c2-c4";
        player.set_up(Start::Usual, &moves(&[round, "d2-e2 c4-c2 e2-d2"].join(" "))).unwrap();
        assert!(!player.is_over());
        let found = player.think(Limits::depth(3), &mut |_| ());
        assert_ne!(found.best().unwrap().to_string(), "c2-c4", "it loses at once");
        player.set_up(Start::Usual, &moves(&[round, round].join(" "))).unwrap();
        assert!(player.is_over());
        assert_eq!(player.think(Limits::depth(3), &mut |_| ()), Analysis::default());
        let error = player.set_up(Start::Usual, &moves(&[round, round, round].join(" ")));
        assert_eq!(error.unwrap_err().to_string(), "move 9, d2-e2: the game is over");
    }

    #[test]
    fn moves_lead_where_they_are_said_to_lead() {
        let mut player = Game::Brandubh.player(Rules::BASIC, 1 << 16);
        let mv = ["d2-e2".parse().unwrap()];
        assert!(!player.play_to(&mv, Some("/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/")));
        assert_eq!(player.to_move(), Side::Vikings);
        assert!(player.play_to(&mv, Some("/3t3/4t2/3T3/ttTKTtt/3T3/3t3/3t3/")));
        assert_eq!((player.to_move(), player.is_over()), (Side::Celts, false));
        assert!(!player.play_to(&mv, None));
        assert!(player.set_up(Start::OpenTafl("/7/", Side::Celts), &[]).is_err());
        assert_eq!(player.to_move(), Side::Celts, "what is refused changes nothing");
    }
}
