//! Analyses of positions and of recorded games.

use std::str::FromStr;
use std::time::{Duration, Instant};

use ardri_core::replay::{RecordError, lay_out, replay};
use ardri_core::{Game as _, Record};
use ardri_engine::{Analysis, Engine, Limits, MoveTime, Reviewed, Standing, review};
use ardri_tafl::{Action, Board, Brandubh, Move, Position, Rule, Rules, Side, Tablut, Tafl};

use crate::report::{GameReport, MoveReport, PositionReport, SideReport};

/// When the search of a position ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// After this time.
    Time(Duration),
    /// After so many positions.
    Nodes(u64),
    /// At this depth.
    Depth(u32),
}

/// A time as `500ms`, `2s`, `1.5s` or `1m`; at most a day.
#[must_use]
pub fn read_time(text: &str) -> Option<Duration> {
    let at = text.find(|letter: char| letter.is_ascii_alphabetic())?;
    let (number, unit) = text.split_at(at);
    let seconds = match unit {
        "ms" => 0.001,
        "s" => 1.0,
        "m" => 60.0,
        _ => return None,
    };
    let plain = number.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let time = number.parse::<f64>().ok().filter(|_| plain)? * seconds;
    Duration::try_from_secs_f64(time.min(86_400.0)).ok()
}

/// A position on either board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyPosition {
    /// On the 7×7 board.
    Brandubh(Position<Brandubh>),
    /// On the 9×9 board.
    Tablut(Position<Tablut>),
}

impl AnyPosition {
    /// The name of its game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        match self {
            Self::Brandubh(_) => Brandubh::NAME,
            Self::Tablut(_) => Tablut::NAME,
        }
    }
}

impl FromStr for AnyPosition {
    type Err = ardri_tafl::SetupError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.parse() {
            Ok(large) => Ok(Self::Tablut(large)),
            Err(_) => text.parse().map(Self::Brandubh),
        }
    }
}

/// Why a record is not analysed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AnalyseError {
    /// It is of another game.
    #[error("{0} is not a game that the engine plays")]
    Game(String),
    /// It cannot be played.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// Looks at positions and games.
#[derive(Clone, Copy, Debug)]
pub struct Analyst {
    /// How long each position is searched.
    pub effort: Effort,
    /// How many lines are told.
    pub lines: usize,
    /// How many threads search.
    pub threads: usize,
    /// The size of the table in bytes.
    pub bytes: usize,
}

impl Analyst {
    fn search<B: Board>(
        &self,
        engine: &mut Engine<B>,
        standing: &Standing<B>,
        lines: usize,
        tell: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let begun = Instant::now();
        let time = match self.effort {
            Effort::Time(time) => MoveTime { soft: time, hard: time },
            Effort::Nodes(_) | Effort::Depth(_) => MoveTime::ENDLESS,
        };
        let stop = || time.is_over(begun.elapsed());
        let limits = match self.effort {
            Effort::Time(_) => Limits::until(&stop),
            Effort::Nodes(nodes) => Limits::nodes(nodes),
            Effort::Depth(depth) => Limits::depth(depth.max(1)),
        };
        let limits = limits.lines(lines).threads(self.threads);
        engine.search(&standing.position, &standing.stood_twice, limits, tell)
    }

    /// The best lines from a position by these rules, which fit its board. What is found on the way is
    /// told.
    pub fn position<B: Board>(
        &self,
        rules: Rules,
        position: &Position<B>,
        mut tell: impl FnMut(&PositionReport),
    ) -> PositionReport {
        let standing = Standing {
            position: *position,
            stood_twice: Vec::new(),
            winner: position.standing_ending(rules).map(|(winner, _)| winner),
        };
        let mut report = PositionReport {
            game: B::NAME,
            rules: rules.iter().map(Rule::name).collect(),
            position: position.to_string(),
            winner: standing.winner,
            depth: 0,
            nodes: 0,
            lines: Vec::new(),
        };
        if report.winner.is_some() {
            return report;
        }
        let mut engine = Engine::<B>::new(rules, self.bytes);
        let mut on_the_way = report.clone();
        let found = self.search(&mut engine, &standing, self.lines, &mut |found| {
            on_the_way.found(found);
            tell(&on_the_way);
        });
        report.found(&found);
        report
    }

    /// Every move of a recorded game. Whenever a position was searched, it is told how many of how many
    /// are done.
    ///
    /// # Errors
    /// The record is of no game of tafl, or cannot be played.
    pub fn game(
        &self,
        record: &Record,
        tell: impl FnMut(usize, usize),
    ) -> Result<GameReport, AnalyseError> {
        match record.game.as_str() {
            Brandubh::NAME => self.game_on::<Brandubh>(record, tell),
            Tablut::NAME => self.game_on::<Tablut>(record, tell),
            other => Err(AnalyseError::Game(other.chars().take(40).collect())),
        }
    }

    fn game_on<B: Board>(
        &self,
        record: &Record,
        mut tell: impl FnMut(usize, usize),
    ) -> Result<GameReport, AnalyseError> {
        let (rules, sets) = sets::<B>(record)?;
        let mut engine = Engine::<B>::new(rules, self.bytes);
        let searches =
            |set: &Set<B>| set.standings.iter().filter(|one| one.winner.is_none()).count();
        let all = sets.iter().map(searches).sum();
        let mut done = 0;
        let mut report = GameReport {
            game: B::NAME,
            rules: rules.iter().map(Rule::name).collect(),
            moves: Vec::new(),
            sides: Vec::new(),
        };
        let mut whole: Vec<Reviewed> = Vec::new();
        for (number, set) in (1..).zip(&sets) {
            let reviewed = review(&set.standings, &set.moves, |standing| {
                let found = self.search(&mut engine, standing, 1, &mut |_| ());
                done += 1;
                tell(done, all);
                found
            });
            let moves = (1..).zip(&reviewed).map(|(mv, one)| MoveReport::new(number, mv, one));
            report.moves.extend(moves);
            whole.extend(reviewed);
        }
        report.sides =
            [Side::Vikings, Side::Celts].map(|side| SideReport::new(side, &whole)).into();
        Ok(report)
    }
}

/// A set: its positions, of which there is one more than moves, and its moves.
struct Set<B: Board> {
    standings: Vec<Standing<B>>,
    moves: Vec<Move>,
}

/// The sets of a record, and the rules of all.
fn sets<B: Board>(record: &Record) -> Result<(Rules, Vec<Set<B>>), RecordError> {
    let start: Tafl<B> = lay_out(record)?;
    let rules = start.options().rules();
    let begins = |game: &Tafl<B>| Standing {
        position: *game.position(),
        stood_twice: game.stood_twice(),
        winner: None,
    };
    let new_set = |game: &Tafl<B>| Set { standings: vec![begins(game)], moves: Vec::new() };
    let mut sets = vec![new_set(&start)];
    let mut over = start.sets().len();
    replay::<Tafl<B>>(record, |step| {
        let Some(set) = sets.last_mut() else { return };
        let result = step.state.sets().get(over);
        if let Ok(Action::Move(mv)) = step.entry.action.parse::<Action>() {
            let before = set.standings.last().map(|standing| standing.position);
            let after = before.and_then(|before| before.play(rules, mv).ok());
            if let Some(after) = after {
                let winner = result.map(|result| result.winner);
                // The position behind the last move of a set is nowhere else.
                let stood_twice =
                    if winner.is_some() { Vec::new() } else { step.state.stood_twice() };
                set.standings.push(Standing { position: after.after, stood_twice, winner });
                set.moves.push(mv);
            }
        }
        if result.is_some() {
            over = step.state.sets().len();
            sets.push(new_set(step.state));
        }
    })?;
    sets.retain(|set| !set.moves.is_empty());
    Ok((rules, sets))
}

#[cfg(test)]
mod tests {
    use ardri_tafl::{Options, read_record};

    use super::*;
    use crate::report::Worth;

    const DEPTH: Analyst =
        Analyst { effort: Effort::Depth(6), lines: 2, threads: 1, bytes: 1 << 20 };

    /// The record of a game of Brandubh.
    fn record(options: &Options<Brandubh>, moves: &str) -> Record {
        let (record, mistake) = read_record(options, moves).unwrap();
        assert_eq!(mistake, None);
        record
    }

    #[test]
    fn a_position_is_told_with_its_best_lines() {
        let position: AnyPosition = "3t3/1t5/t1K2t1/2T1T2/1t3t1/1t5/3t3 a".parse().unwrap();
        let AnyPosition::Brandubh(position) = position else { panic!("{position:?}") };
        let mut depths = Vec::new();
        let report = DEPTH.position(Rules::BASIC, &position, |so_far| depths.push(so_far.depth));
        assert_eq!(report.lines.len(), 2);
        assert_eq!((report.lines[0].score, &*report.lines[0].text), (Worth::Win(5), "win 5"));
        assert_eq!(report.lines[0].moves[0].to_string(), "f5-d5");
        assert_eq!(depths, (1..=report.depth).collect::<Vec<_>>());
        let over: Position<Brandubh> = "K6/7/7/7/7/7/1t5 a".parse().unwrap();
        let report = DEPTH.position(Rules::BASIC, &over, |_| ());
        assert_eq!((report.winner, report.lines.len()), (Some(Side::Celts), 0));
    }

    #[test]
    fn times_are_read() {
        let ms = |text| read_time(text).map(|time| time.as_millis());
        for (text, read) in [("500ms", 500), ("2s", 2_000), ("1.5s", 1_500), ("1m", 60_000)] {
            assert_eq!(ms(text), Some(read), "{text}");
        }
        assert_eq!(ms("99999999999999999999999m"), Some(86_400_000));
        for text in ["", "1", "s", "-1s", "1h", "1 s", "nans", "infs", "1.2.3s", "1e3s"] {
            assert_eq!(ms(text), None, "{text}");
        }
    }

    #[test]
    fn positions_tell_their_board() {
        for (text, game) in [
            ("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a", Some("brandubh")),
            ("3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3 a", Some("tablut")),
            ("games/one.json", None),
        ] {
            assert_eq!(text.parse::<AnyPosition>().ok().map(|one| one.game()), game, "{text}");
        }
    }

    #[test]
    fn the_moves_of_a_game_are_marked() {
        let position = "3t3/1t5/t1K2t1/2T1T2/1t3t1/1t5/3t3 a".parse().unwrap();
        let options = Options::<Brandubh>::default().from_position(position);
        let mut told = Vec::new();
        let record = record(&options, "a5-a6 e4-e5");
        let report = DEPTH.game(&record, |done, all| told.push((done, all))).unwrap();
        assert_eq!(told, [(1, 3), (2, 3), (3, 3)]);
        let first = &report.moves[0];
        assert_eq!((first.verdict, first.mark, &*first.best.text), ("blunder", "??", "win 5"));
        assert_eq!(report.sides[0].verdicts[4], ("blunder", 1));
        assert_eq!((report.sides[0].moves, report.sides[1].moves), (1, 1));
    }

    #[test]
    fn both_sets_of_a_match_are_looked_at_and_the_end_is_known() {
        // In both sets the Vikings let the King run into a corner.
        let position = "7/7/3t3/7/7/7/1K3t1 d".parse().unwrap();
        let mut options = Options::<Brandubh>::default().from_position(position);
        options.two_sets = true;
        let shallow = Analyst { effort: Effort::Nodes(100), ..DEPTH };
        let report = shallow.game(&record(&options, "b1-a1 b1-a1"), |_, _| ()).unwrap();
        let sets: Vec<_> = report.moves.iter().map(|mv| (mv.set, mv.number, mv.side)).collect();
        assert_eq!(sets, [(1, 1, Side::Celts), (2, 1, Side::Celts)]);
        for mv in &report.moves {
            assert_eq!((&*mv.text, mv.verdict), ("win 1", "best"));
        }
    }

    #[test]
    fn a_repetition_that_loses_is_a_blunder() {
        let round = "d2-e2 c4-c2 e2-d2 c2-c4";
        let record = record(&Options::default(), &[round, round].join(" "));
        let shallow = Analyst { effort: Effort::Depth(2), ..DEPTH };
        let report = shallow.game(&record, |_, _| ()).unwrap();
        let last = report.moves.last().unwrap();
        assert_eq!((report.moves.len(), last.mark, &*last.text), (8, "??", "loss 1"));
    }

    #[test]
    fn other_games_are_not_analysed() {
        let record = Record { game: "nim".into(), ..record(&Options::default(), "d2-e2") };
        assert_eq!(DEPTH.game(&record, |_, _| ()), Err(AnalyseError::Game("nim".into())));
    }
}
