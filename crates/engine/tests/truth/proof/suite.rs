//! The file of forced wins: one position in a line, with what is known of it.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use ardri_engine::{Engine, Limits};
use ardri_tafl::{Board, Brandubh, Move, Position, Rules, Tablut};

/// One line: `brandubh basic | position | plies | winning first moves`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForcedWin {
    pub game: String,
    pub rules: Rules,
    pub position: String,
    /// In how many plies the side to move wins.
    pub plies: u32,
    /// All first moves that win as soon.
    pub moves: Vec<Move>,
}

impl fmt::Display for ForcedWin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, rules, position, plies, moves } = self;
        let moves: Vec<_> = moves.iter().map(ToString::to_string).collect();
        let rules = if *rules == Rules::BASIC { "basic".into() } else { rules.to_string() };
        write!(f, "{game} {rules} | {position} | {plies} | {}", moves.join(" "))
    }
}

impl FromStr for ForcedWin {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let wrong = || format!("no forced win: {line:?}");
        let parts: Vec<_> = line.split(" | ").collect();
        let [played, position, plies, moves] = parts[..] else { return Err(wrong()) };
        let (game, rules) = played.split_once(' ').ok_or_else(wrong)?;
        let rules = if rules == "basic" { "" } else { rules };
        let moves: Result<_, _> = moves.split(' ').map(str::parse).collect();
        Ok(Self {
            game: game.into(),
            rules: Rules::parse(rules).map_err(|_| wrong())?,
            position: position.into(),
            plies: plies.parse().map_err(|_| wrong())?,
            moves: moves.map_err(|_| wrong())?,
        })
    }
}

/// All forced wins of the file.
pub fn forced_wins() -> Vec<ForcedWin> {
    let lines = include_str!("../../positions/forced-wins.txt").lines();
    let lines = lines.filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| line.parse().unwrap_or_else(|error| panic!("{error}"))).collect()
}

/// How long the engine may look at a position.
#[derive(Clone, Copy, Debug)]
pub enum Patience {
    Positions(u64),
    Time(Duration),
}

impl ForcedWin {
    /// How many positions the engine looks at until it announces this win, with its distance and one of its
    /// moves; or what it says instead.
    pub fn positions_needed(&self, patience: Patience) -> Result<u64, String> {
        match self.game.as_str() {
            Brandubh::NAME => self.solve::<Brandubh>(patience),
            Tablut::NAME => self.solve::<Tablut>(patience),
            _ => Err(format!("there is no game {}", self.game)),
        }
    }

    fn solve<B: Board>(&self, patience: Patience) -> Result<u64, String> {
        let position: Position<B> =
            self.position.parse().map_err(|error| format!("{}: {error}", self.position))?;
        let mut engine = Engine::<B>::new(self.rules, 64 << 20);
        let (solved, begun) = (AtomicU64::new(0), Instant::now());
        let (positions, time) = match patience {
            Patience::Positions(positions) => (positions, Duration::MAX),
            Patience::Time(time) => (u64::MAX, time),
        };
        let stop = || solved.load(Ordering::Relaxed) > 0 || begun.elapsed() >= time;
        let limits = Limits::until(&stop).within(u32::MAX, positions);
        let found = engine.search(&position, &[], limits, |found| {
            let first = found.best().is_some_and(|mv| self.moves.contains(&mv));
            if first && found.score().wins_in() == Some(self.plies) {
                solved.fetch_max(found.nodes, Ordering::Relaxed);
            }
        });
        match solved.into_inner() {
            0 => {
                let best = found.best().map(|mv| mv.to_string()).unwrap_or_default();
                Err(format!("{} by {best} at depth {}", found.score(), found.depth))
            }
            positions => Ok(positions),
        }
    }
}
