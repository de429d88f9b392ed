//! A conversation with OpenTafl: it keeps the game, the engine is asked for moves or analyses.

use std::io::{BufRead, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ardri_engine::{Analysis, Clock, Limits, MoveTime, Score};
use ardri_tafl::{AnyOpenTafl, Board, Move, OpenTafl, Rules, Side, read_nearest, write_position};

use crate::input::{Line, next_line};
use crate::opentafl::command::{Command, HostClock};
use crate::output::Output;
use crate::player::{Game, Most, Player, Start};
use crate::thinking::{Brake, Thinking};

/// How long it thinks where there is no clock.
const USUAL: Duration = Duration::from_secs(5);
/// The table, in megabytes.
const HASH: u64 = 64;
/// The most moves of an analysis, and the longest.
const MOST_LINES: u32 = 256;
const LONGEST: u64 = 24 * 60 * 60;

/// Answers OpenTafl until it says goodbye or nothing more. No more than `most` is taken of the machine.
pub fn run(mut input: impl BufRead, output: impl Write + Send + 'static, most: Most) {
    let output = Output::new(output);
    output.line("hello");
    let mut session = Session::new(output, most);
    while let Some(line) = next_line(&mut input) {
        if !session.hear(&line) {
            break;
        }
    }
    if let Some(thinking) = session.thinking.take() {
        thinking.leave();
    }
}

/// The game that is played, to begin again from.
struct Played {
    game: Game,
    rules: Rules,
    /// Its start as rows, and who moves first.
    rows: String,
    first: Side,
}

impl Played {
    fn new<B: Board>(game: Game, read: &OpenTafl<B>) -> Self {
        let (rows, first) = (write_position(&read.start), read.start.to_move());
        Self { game, rules: read.rules, rows, first }
    }
}

struct Session {
    output: Output,
    hash: u64,
    played: Option<Played>,
    /// Whoever plays; none while it thinks.
    player: Option<Box<dyn Player>>,
    thinking: Option<Thinking>,
    /// The side that the engine plays.
    side: Option<Side>,
    clock: Option<HostClock>,
    /// The engine's move, of which OpenTafl has not said yet that it was made.
    sent: Arc<Mutex<Option<Move>>>,
}

impl Session {
    fn new(output: Output, most: Most) -> Self {
        Self {
            output,
            hash: HASH.min(most.hash).max(1),
            played: None,
            player: None,
            thinking: None,
            side: None,
            clock: None,
            sent: Arc::default(),
        }
    }

    fn status(&self, sentence: impl std::fmt::Display) {
        self.output.line(ascii(&format!("status {sentence}")));
    }

    /// Something without which the game cannot go on.
    fn critical(&self, sentence: impl std::fmt::Display) {
        self.output.line(ascii(&format!("error -1 {sentence}")));
    }

    fn sent(&self) -> MutexGuard<'_, Option<Move>> {
        self.sent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a line; says whether the session goes on.
    fn hear(&mut self, line: &Line) -> bool {
        let begun = Instant::now();
        let text = match line {
            Line::Text(text) if text.is_empty() => return true,
            Line::Text(text) => text,
            Line::TooLong => {
                self.status("a line was too long");
                return true;
            }
        };
        let command = match text.parse() {
            Ok(command) => command,
            Err(error) => {
                self.status(error);
                return true;
            }
        };
        match command {
            Command::Goodbye => return false,
            Command::Hello | Command::Start => {}
            Command::Clock(clock) => self.set_clock(clock),
            Command::Refused(code) => {
                *self.sent() = None;
                self.status(format_args!("the move was refused, for reason {code}"));
            }
            Command::Finish(_) => {
                self.cancel();
                self.clock = None;
            }
            Command::Rules(rules) => self.set_rules(&rules),
            Command::Position(rows) => {
                self.cancel();
                *self.sent() = None;
                let to_move = self.player().map(|player| player.to_move());
                self.set_position(&rows, to_move.unwrap_or(Side::Vikings));
            }
            Command::Side(side) => {
                self.cancel();
                self.side = Some(side);
                self.set_to_move(side);
            }
            Command::Moved(rows) => self.moved(&rows),
            Command::OpponentMove { moves, position } => {
                self.opponent_moved(&moves, position.as_deref());
            }
            Command::Play(side) => {
                self.cancel();
                self.side = Some(side);
                self.set_to_move(side);
                self.play(begun);
            }
            Command::Analyze { moves, seconds } => self.analyze(moves, seconds, begun),
        }
        true
    }

    /// Ends a search whose answer nobody wants.
    fn cancel(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.stop();
            self.player = thinking.player();
        }
    }

    /// The player, who has nothing to do now; none before there are rules.
    fn player(&mut self) -> Option<&mut (dyn Player + 'static)> {
        self.cancel();
        let played = self.played.as_ref()?;
        let bytes = usize::try_from(self.hash << 20).unwrap_or(usize::MAX);
        let player = self.player.get_or_insert_with(|| {
            let mut player = played.game.player(played.rules, bytes);
            // It was a position when the rules were read.
            let _ = player.set_up(Start::OpenTafl(&played.rows, played.first), &[]);
            player
        });
        Some(player.as_mut())
    }

    fn set_rules(&mut self, rules: &str) {
        self.cancel();
        self.player = None;
        *self.sent() = None;
        match read_nearest(rules) {
            Ok((game, differences)) => {
                self.played = Some(match game {
                    AnyOpenTafl::Brandubh(read) => Played::new(Game::Brandubh, &read),
                    AnyOpenTafl::Tablut(read) => Played::new(Game::Tablut, &read),
                });
                for difference in differences {
                    self.status(format_args!("played by other rules: {difference}"));
                }
                self.player();
            }
            Err(error) => {
                self.played = None;
                self.critical(format_args!("rules not supported: {error}"));
            }
        }
    }

    fn set_position(&mut self, rows: &str, to_move: Side) {
        let Some(player) = self.player() else { return self.critical("there are no rules yet") };
        if let Err(error) = player.set_up(Start::OpenTafl(rows, to_move), &[]) {
            self.critical(format_args!("the position cannot be read: {error}"));
        }
    }

    fn set_to_move(&mut self, side: Side) {
        let Some(player) = self.player() else { return };
        if player.to_move() != side {
            let rows = player.rows();
            self.set_position(&rows, side);
        }
    }

    /// The engine's own move was made.
    fn moved(&mut self, rows: &str) {
        let sent = self.sent().take();
        let Some(player) = self.player() else { return };
        let followed = sent.is_some_and(|mv| player.play_to(&[mv], Some(rows)));
        if !followed && player.rows() != rows {
            let to_move = !self.side.unwrap_or(Side::Vikings);
            self.set_position(rows, to_move);
        }
    }

    /// The other side has moved. The moves are followed where they fit, so that repetitions count; the
    /// position that OpenTafl tells is true in any case.
    fn opponent_moved(&mut self, moves: &[Move], rows: Option<&str>) {
        let sent = self.sent().take();
        let own = self.side;
        let Some(player) = self.player() else { return self.critical("there are no rules yet") };
        let told_again =
            rows.is_some_and(|rows| player.rows() == rows) && own == Some(player.to_move());
        if told_again || player.play_to(moves, rows) {
            return;
        }
        // OpenTafl may not have said that the engine's own move was made.
        let with_own: Vec<_> = sent.iter().chain(moves).copied().collect();
        if player.play_to(&with_own, rows) {
            return;
        }
        let to_move = own.unwrap_or_else(|| !player.to_move());
        match rows {
            Some(rows) => self.set_position(rows, to_move),
            None => self.critical("the move does not fit the position"),
        }
    }

    /// OpenTafl may tell the clock before it asks for a move or right behind it.
    fn set_clock(&mut self, clock: HostClock) {
        self.clock = Some(clock);
        let Some(thinking) = self.thinking.as_ref().filter(|thinking| thinking.is_busy()) else {
            return;
        };
        if let Some(time) = self.side.and_then(|side| time_by(clock, side)) {
            // It is told for now, and counted from where the search began.
            let passed = thinking.passed();
            let later = |time: Duration| time.saturating_add(passed);
            thinking.set_time(MoveTime { soft: later(time.soft), hard: later(time.hard) });
        }
    }

    /// Lets the player think; `work` makes the answer.
    fn think(
        &mut self,
        begun: Instant,
        time: MoveTime,
        work: impl FnOnce(&mut dyn Player, &Brake) -> Option<String> + Send + 'static,
    ) {
        if self.player().is_none() {
            return self.critical("there are no rules yet");
        }
        let Some(player) = self.player.take() else { return };
        match Thinking::begin(player, (begun, time), &self.output, work) {
            Ok(thinking) => self.thinking = Some(thinking),
            Err(error) => self.critical(format_args!("there is no thread to think on: {error}")),
        }
    }

    fn play(&mut self, begun: Instant) {
        let clock = self.clock.zip(self.side).and_then(|(clock, side)| time_by(clock, side));
        let time = clock.unwrap_or(MoveTime::of(USUAL));
        let (output, sent) = (self.output.clone(), self.sent.clone());
        self.think(begun, time, move |player, brake| {
            let moves = player.moves();
            // Where our rules see the end and OpenTafl's do not, the game goes on.
            let only = moves.first().copied().filter(|_| player.is_over() || moves.len() == 1);
            let best = only.or_else(|| {
                let found = search(player, brake, 1);
                let (depth, nodes) = (found.depth, found.nodes);
                let told = format!("status depth {depth}, {}, {nodes} positions", found.score());
                if !brake.is_stopped() {
                    output.line(told);
                }
                found.best()
            });
            if brake.is_stopped() {
                return None;
            }
            let Some(best) = best else { return Some("error -1 there is no legal move".into()) };
            *sent.lock().unwrap_or_else(PoisonError::into_inner) = Some(best);
            Some(format!("move {best}"))
        });
    }

    fn analyze(&mut self, moves: u32, seconds: u32, begun: Instant) {
        self.cancel();
        let time = MoveTime::of(Duration::from_secs(u64::from(seconds).min(LONGEST)));
        let lines = moves.clamp(1, MOST_LINES) as usize;
        self.think(begun, time, move |player, brake| {
            let found = search(player, brake, lines);
            (!brake.is_stopped()).then(|| analysis(&found))
        });
    }
}

fn search(player: &mut dyn Player, brake: &Brake, lines: usize) -> Analysis {
    let stop = || brake.is_over();
    let enough = || brake.is_enough();
    player.think(Limits::until(&stop).enough(&enough).lines(lines), &mut |_| ())
}

/// The answer to `analyze`: how many lines, and each with its moves and its worth.
fn analysis(found: &Analysis) -> String {
    let mut told = format!("analysis {}", found.lines.len());
    for (score, line) in &found.lines {
        let moves: Vec<_> = line.iter().map(ToString::to_string).collect();
        told += &format!(" {} {:.2}", moves.join("|"), number(*score));
    }
    told
}

/// A score as one number, in Vikings: a proven win is beyond what is judged, the nearer the more.
fn number(score: Score) -> f64 {
    match (score.wins_in(), score.loses_in()) {
        (Some(plies), _) => 1_000.0 - f64::from(plies),
        (_, Some(plies)) => f64::from(plies) - 1_000.0,
        _ => f64::from(score.judged().unwrap_or(0)) / 100.0,
    }
}

/// How long a side may think by these clocks; nothing where it has none. An overtime begins anew with
/// each move, so that the whole of it may be used.
fn time_by(clock: HostClock, side: Side) -> Option<MoveTime> {
    let place = usize::from(side == Side::Celts);
    let left = Duration::from_millis(clock.left[place]?);
    let overtime = match clock.overtimes[place] {
        0 => Duration::ZERO,
        _ => Duration::from_secs(u64::from(clock.overtime)),
    };
    let last = |left| Clock { left, increment: Duration::ZERO, moves_to_go: Some(1) };
    Some(MoveTime::by(if clock.in_overtime[place] {
        last(left)
    } else if left < overtime {
        last(left.saturating_add(overtime))
    } else {
        Clock { left, increment: overtime, moves_to_go: None }
    }))
}

/// OpenTafl reads ASCII alone, and whole lines.
fn ascii(text: &str) -> String {
    let letter = |letter: char| match letter {
        '×' => 'x',
        '…' => '.',
        ' '..='~' => letter,
        _ => '?',
    };
    text.chars().map(letter).take(1_000).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overtimes_are_used_and_not_overstepped() {
        let clock = |text: &str| match text.parse() {
            Ok(Command::Clock(clock)) => clock,
            other => panic!("{other:?}"),
        };
        let hard = |text: &str| time_by(clock(text), Side::Vikings).map(|time| time.hard);
        let seconds = |seconds: u64| Some(Duration::from_millis(seconds * 1_000 - 30));
        assert_eq!(hard("clock -1 -1"), None);
        assert_eq!(hard("clock 10000* 5 30 1 0"), seconds(10));
        assert_eq!(hard("clock 1000 5 30 1 0"), seconds(31));
        assert!(hard("clock 1000 5 30 0 1") < Some(Duration::from_secs(1)));
        assert!(hard("clock 60000 5 30 1 0") < Some(Duration::from_secs(60)));
        assert_eq!(hard("clock 0 0"), Some(Duration::ZERO));
    }

    #[test]
    fn what_is_sent_is_ascii() {
        assert_eq!(ascii("7×7 é\n\u{1b}"), "7x7 ???");
    }
}
