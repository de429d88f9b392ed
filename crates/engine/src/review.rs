//! What the moves of a game were worth: each is held against the best that there was.

use ardri_tafl::{Board, Move, Position, Side};

use crate::engine::Analysis;
use crate::score::Score;

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// The best, or as good.
    Best,
    /// It gave away little, or nothing that was decided.
    Good,
    /// It gave away half a Viking.
    Inaccuracy,
    /// It gave away more than a Viking.
    Mistake,
    /// It gave away a proven win, walked into a proven loss, or gave away three Vikings.
    Blunder,
}

impl Verdict {
    /// All of them, from the best.
    pub const ALL: [Self; 5] =
        [Self::Best, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// From how much given away, in hundredths of a Viking, a move is called so.
    const INACCURACY: i32 = 50;
    const MISTAKE: i32 = 120;
    const BLUNDER: i32 = 300;
    /// What is judged to be further from even is won or lost all the same, so it counts as this.
    const DECIDED: i32 = 1_000;

    /// Of a move that is worth `played` where there was one worth `best`, both to the side that moves.
    #[must_use]
    pub fn of(best: Score, played: Score) -> Self {
        if played >= best {
            return Self::Best;
        }
        match (best.judged(), played.judged()) {
            (Some(_), Some(_)) => match Self::given_away(best, played) {
                Self::BLUNDER.. => Self::Blunder,
                Self::MISTAKE.. => Self::Mistake,
                Self::INACCURACY.. => Self::Inaccuracy,
                _ => Self::Good,
            },
            // A win that takes longer is a win, and what is lost anyway cannot be given away.
            (None, None) if best.wins_in().is_some() == played.wins_in().is_some() => Self::Good,
            _ => Self::Blunder,
        }
    }

    /// What a move gives away, in hundredths of a Viking; a proven result counts like what is decided.
    #[must_use]
    pub fn given_away(best: Score, played: Score) -> i32 {
        let number = |score: Score| match score.judged() {
            Some(judged) => judged.clamp(-Self::DECIDED, Self::DECIDED),
            None if score.wins_in().is_some() => Self::DECIDED,
            None => -Self::DECIDED,
        };
        (number(best) - number(played)).max(0)
    }

    /// The sign behind the move.
    #[must_use]
    pub fn mark(self) -> &'static str {
        match self {
            Self::Best | Self::Good => "",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// One fixed word.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// A position as it stood in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing<B: Board> {
    /// The position.
    pub position: Position<B>,
    /// The positions that lose for whoever brings them about once more.
    pub stood_twice: Vec<Position<B>>,
    /// Who has won, if the game is over here.
    pub winner: Option<Side>,
}

/// A move that was held against the best one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// Who made it.
    pub side: Side,
    /// The move.
    pub played: Move,
    /// What it was worth to who made it.
    pub score: Score,
    /// The best that there was, to the same.
    pub best_score: Score,
    /// The best line; a move of equal worth may have been made instead.
    pub best: Vec<Move>,
    /// How far the position was searched.
    pub depth: u32,
    /// How good the move was.
    pub verdict: Verdict,
}

/// Reviews a game: its positions, of which there is one more than moves. They are analysed from the last
/// to the first, so that an engine that remembers knows already what came of a move.
pub fn review<B: Board>(
    standings: &[Standing<B>],
    moves: &[Move],
    mut analyse: impl FnMut(&Standing<B>) -> Analysis,
) -> Vec<Reviewed> {
    let mut reviewed = Vec::with_capacity(moves.len());
    let mut after: Option<Score> = None;
    for (place, played) in moves.iter().enumerate().rev() {
        let (Some(before), Some(next)) = (standings.get(place), standings.get(place + 1)) else {
            continue;
        };
        let side = before.position.to_move();
        let behind = match (next.winner, after) {
            (Some(winner), _) if winner == side => -Score::win(0),
            (Some(_), _) => Score::win(0),
            (None, Some(score)) => score,
            (None, None) => analyse(next).score(),
        };
        let found = analyse(before);
        let same = found.best() == Some(*played);
        let came = behind.of_the_move_before();
        let judged = found.score();
        // The two searches went to other depths: of what is only judged the one from here is compared
        // with itself, and a proof beats a judgement.
        let score = if same && !came.is_proven() { judged } else { came };
        let best_score = if same { score } else { judged.max(score) };
        let verdict = if same { Verdict::Best } else { Verdict::of(best_score, score) };
        after = Some(best_score);
        let best = found.lines.into_iter().next().map_or(Vec::new(), |(_, line)| line);
        let depth = found.depth;
        reviewed.push(Reviewed { side, played: *played, score, best_score, best, depth, verdict });
    }
    reviewed.reverse();
    reviewed
}

/// How a side has played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many moves it made.
    pub moves: u32,
    /// How many of each verdict, in the order of [`Verdict::ALL`].
    pub verdicts: [u32; 5],
    /// What it gave away with each move on average, in hundredths of a Viking.
    pub given_away: u32,
}

impl Summary {
    /// Of one side.
    #[must_use]
    pub fn of(side: Side, reviewed: &[Reviewed]) -> Self {
        let mut summary = Self::default();
        let mut given_away = 0;
        for one in reviewed.iter().filter(|one| one.side == side) {
            summary.moves += 1;
            summary.verdicts[one.verdict as usize] += 1;
            given_away += Verdict::given_away(one.best_score, one.score).unsigned_abs();
        }
        summary.given_away = given_away / summary.moves.max(1);
        summary
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use ardri_tafl::{Brandubh, Rules};

    use super::*;
    use crate::{Engine, Limits};

    #[test]
    fn moves_are_judged_by_what_they_give_away() {
        let [judged, win] = [|n| Score::judgement(n), |n: i32| Score::win(n.unsigned_abs())];
        for (best, played, verdict) in [
            (judged(100), judged(100), Verdict::Best),
            (judged(100), judged(120), Verdict::Best),
            (judged(100), judged(51), Verdict::Good),
            (judged(100), judged(50), Verdict::Inaccuracy),
            (judged(100), judged(-19), Verdict::Inaccuracy),
            (judged(100), judged(-20), Verdict::Mistake),
            (judged(100), judged(-200), Verdict::Blunder),
            // Who is so far ahead gives nothing away by being a little less so.
            (judged(2_500), judged(1_000), Verdict::Good),
            (judged(-1_200), judged(-2_500), Verdict::Good),
            (win(5), judged(2_000), Verdict::Blunder),
            (win(5), -win(2), Verdict::Blunder),
            (win(5), win(9), Verdict::Good),
            (win(5), win(3), Verdict::Best),
            (judged(-1_500), -win(6), Verdict::Blunder),
            (-win(6), -win(2), Verdict::Good),
            (-win(6), -win(6), Verdict::Best),
        ] {
            assert_eq!(Verdict::of(best, played), verdict, "{best} {played}");
        }
        for (place, verdict) in Verdict::ALL.into_iter().enumerate() {
            assert_eq!(verdict as usize, place);
        }
    }

    /// The game from a position by these moves.
    fn standings(start: &str, moves: &[Move]) -> Vec<Standing<Brandubh>> {
        let mut position: Position<Brandubh> = start.parse().unwrap();
        let mut list = vec![Standing { position, stood_twice: Vec::new(), winner: None }];
        for mv in moves {
            let played = position.play(Rules::BASIC, *mv).unwrap();
            let winner = played.ending.map(|_| position.to_move());
            position = played.after;
            list.push(Standing { position, stood_twice: Vec::new(), winner });
        }
        list
    }

    #[test]
    fn a_win_that_is_given_away_is_found() {
        // The King can be cut off and taken in five plies; the Vikings do something else, and then the
        // Celts do not see their luck.
        let start = "3t3/1t5/t1K2t1/2T1T2/1t3t1/1t5/3t3 a";
        let moves: Vec<Move> = ["a5-a6", "e4-e5"].map(|mv| mv.parse().unwrap()).into();
        let standings = standings(start, &moves);
        let mut engine = Engine::<Brandubh>::new(Rules::BASIC, 1 << 20);
        let reviewed = review(&standings, &moves, |standing| {
            engine.search(&standing.position, &standing.stood_twice, Limits::depth(6), |_| ())
        });
        assert_eq!(reviewed[0].best_score.to_string(), "win 5");
        assert_eq!(reviewed[0].best[0].to_string(), "f5-d5");
        assert_eq!((reviewed[0].side, reviewed[0].verdict), (Side::Vikings, Verdict::Blunder));
        assert_eq!((reviewed[1].side, reviewed.len()), (Side::Celts, 2));
        let summary = Summary::of(Side::Vikings, &reviewed);
        assert_eq!((summary.moves, summary.verdicts), (1, [0, 0, 0, 0, 1]));
        assert!(summary.given_away > 0);
    }

    #[test]
    fn the_end_of_a_game_needs_no_search() {
        let start = "3t3/1t5/t1K2t1/2T1T2/1t3t1/1t5/3t3 d";
        let moves: Vec<Move> = ["c5-c7", "f5-f6"].map(|mv| mv.parse().unwrap()).into();
        let mut over = standings(start, &moves);
        over[2].winner = Some(Side::Celts);
        let mut asked = Vec::new();
        let reviewed = review(&over, &moves, |standing| {
            asked.push(standing.position);
            let lines = vec![(Score::judgement(40), vec![moves[0]])];
            Analysis { depth: 1, nodes: 1, lines }
        });
        assert_eq!(asked, [over[1].position, over[0].position], "from the last to the first");
        // The Vikings lost by their move, where there was a better one.
        assert_eq!((reviewed[1].score, reviewed[1].verdict), (-Score::win(1), Verdict::Blunder));
        // The Celts made the best move; it is worth what was thought.
        assert_eq!(reviewed[0].verdict, Verdict::Best);
        assert_eq!(reviewed[0].score, Score::judgement(40));
        assert_eq!(review::<Brandubh>(&[], &[], |_| Analysis::default()), []);
    }
}
