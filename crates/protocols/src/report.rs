//! What an analysis found, in the form of reports.

use ardri_engine::{Analysis, Reviewed, Score, Summary, Verdict};
use ardri_tafl::{Move, Side};
use serde::Serialize;

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Worth {
    /// Judged, in hundredths of a Viking.
    Judged(i32),
    /// A proven win in so many plies.
    Win(u32),
    /// A proven loss in so many plies.
    Loss(u32),
}

impl From<Score> for Worth {
    fn from(score: Score) -> Self {
        match (score.wins_in(), score.loses_in()) {
            (Some(plies), _) => Self::Win(plies),
            (_, Some(plies)) => Self::Loss(plies),
            _ => Self::Judged(score.judged().unwrap_or(0)),
        }
    }
}

/// A line of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LineReport {
    /// What it is worth to the side to move.
    pub score: Worth,
    /// The same as text: `+0.35`, `win 5`, `loss 4`.
    pub text: String,
    /// The moves.
    pub moves: Vec<Move>,
}

/// The analysis of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PositionReport {
    /// The game.
    pub game: &'static str,
    /// The names of the rules that depart from the basic game.
    pub rules: Vec<&'static str>,
    /// The position.
    pub position: String,
    /// Who has won, if the game is over here.
    pub winner: Option<Side>,
    /// How far was searched.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// The best lines, the best first.
    pub lines: Vec<LineReport>,
}

impl PositionReport {
    /// Takes over what was found.
    pub(crate) fn found(&mut self, found: &Analysis) {
        (self.depth, self.nodes) = (found.depth, found.nodes);
        let line = |(score, moves): &(Score, Vec<Move>)| LineReport {
            score: (*score).into(),
            text: score.to_string(),
            moves: moves.clone(),
        };
        self.lines = found.lines.iter().map(line).collect();
    }
}

/// A move of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoveReport {
    /// In which set of a match, counted from 1.
    pub set: usize,
    /// Which move of the set, counted from 1.
    pub number: usize,
    /// Who made it.
    pub side: Side,
    /// The move.
    #[serde(rename = "move")]
    pub mv: Move,
    /// `best`, `good`, `inaccuracy`, `mistake` or `blunder`.
    pub verdict: &'static str,
    /// The sign behind the move: `?!`, `?`, `??` or nothing.
    pub mark: &'static str,
    /// What the move was worth to who made it.
    pub score: Worth,
    /// The same as text.
    pub text: String,
    /// The best that there was.
    pub best: LineReport,
    /// How far was searched.
    pub depth: u32,
}

impl MoveReport {
    pub(crate) fn new(set: usize, number: usize, reviewed: &Reviewed) -> Self {
        let best = LineReport {
            score: reviewed.best_score.into(),
            text: reviewed.best_score.to_string(),
            moves: reviewed.best.clone(),
        };
        Self {
            set,
            number,
            side: reviewed.side,
            mv: reviewed.played,
            verdict: reviewed.verdict.name(),
            mark: reviewed.verdict.mark(),
            score: reviewed.score.into(),
            text: reviewed.score.to_string(),
            best,
            depth: reviewed.depth,
        }
    }
}

/// How a side has played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SideReport {
    /// The side.
    pub side: Side,
    /// How many moves it made.
    pub moves: u32,
    /// How many of them were of each kind, from the best to the worst.
    pub verdicts: Vec<(&'static str, u32)>,
    /// What it gave away with each move on average, in hundredths of a Viking.
    pub given_away: u32,
}

impl SideReport {
    pub(crate) fn new(side: Side, reviewed: &[Reviewed]) -> Self {
        let Summary { moves, verdicts, given_away } = Summary::of(side, reviewed);
        let names = Verdict::ALL.map(Verdict::name);
        Self { side, moves, verdicts: names.into_iter().zip(verdicts).collect(), given_away }
    }
}

/// The analysis of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameReport {
    /// The game.
    pub game: &'static str,
    /// The names of the rules that depart from the basic game.
    pub rules: Vec<&'static str>,
    /// Every move.
    pub moves: Vec<MoveReport>,
    /// Both sides, the Vikings first; in a match of two sets, what all have done as that side.
    pub sides: Vec<SideReport>,
}
