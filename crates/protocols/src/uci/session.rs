//! A conversation: commands in, answers out, one search at a time beside it.

use std::io::{BufRead, Write};
use std::time::{Duration, Instant};

use ardri_engine::{Analysis, Clock, Limits, MoveTime, Score};
use ardri_tafl::{Move, Rules};

use crate::input::{Line, next_line};
use crate::output::Output;
use crate::perft::FURTHEST;
use crate::player::{Game, Most, Player, Start};
use crate::thinking::{Brake, Thinking};
use crate::uci::command::{Command, Go, Setting};

/// The table at the beginning, in megabytes.
const HASH: u64 = 64;
/// As many lines as the larger board can need.
const MOST_LINES: u64 = 256;
const MOST_SEED: u64 = u32::MAX as u64;

/// Answers commands until there are no more, or one says to quit. No more than `most` is taken of the
/// machine.
pub fn run(mut input: impl BufRead, output: impl Write + Send + 'static, most: Most) {
    let mut session = Session::new(Output::new(output), most);
    // The table is made before a clock runs.
    session.player();
    while let Some(line) = next_line(&mut input) {
        if !session.hear(&line) {
            break;
        }
    }
    if let Some(thinking) = session.thinking.take() {
        thinking.leave();
    }
}

struct Session {
    output: Output,
    most: Most,
    game: Game,
    rules: Rules,
    hash: u64,
    threads: u64,
    lines: u64,
    seed: u64,
    book: bool,
    /// How often the book was asked.
    asked: u64,
    /// Whoever plays; none while it thinks.
    player: Option<Box<dyn Player>>,
    thinking: Option<Thinking>,
    /// The last position was refused, so that nobody knows which one is meant.
    lost: bool,
}

impl Session {
    fn new(output: Output, most: Most) -> Self {
        let hash = HASH.min(most.hash).max(1);
        let (game, rules) = (Game::default(), Rules::BASIC);
        Self {
            output,
            most,
            game,
            rules,
            hash,
            threads: 1,
            lines: 1,
            seed: 0,
            book: false,
            asked: 0,
            player: None,
            thinking: None,
            lost: false,
        }
    }

    fn say(&self, sentence: impl std::fmt::Display) {
        self.output.line(format_args!("info string {sentence}"));
    }

    /// Takes a line; says whether the session goes on.
    fn hear(&mut self, line: &Line) -> bool {
        let begun = Instant::now();
        let text = match line {
            Line::Text(text) if text.is_empty() => return true,
            Line::Text(text) => text,
            Line::TooLong => {
                self.say("this line is too long");
                return true;
            }
        };
        let command = match text.parse() {
            Ok(command) => command,
            Err(error) => {
                // What is meant by it would be asked about next.
                self.lost |= text.starts_with("position");
                self.say(error);
                return true;
            }
        };
        match command {
            Command::Quit => return false,
            Command::Uci => self.introduce(),
            Command::IsReady => self.output.line("readyok"),
            Command::Stop => self.stop(),
            command if self.thinking.as_ref().is_some_and(Thinking::is_busy) => {
                // Whoever sent a position believes that it stands.
                self.lost |= matches!(command, Command::Position { .. });
                self.say("still thinking; stop it first");
            }
            Command::NewGame => self.player().forget(),
            Command::SetOption(setting) => self.set(setting),
            Command::Position { start, moves } => {
                let start = start.as_deref().map_or(Start::Usual, Start::Board);
                let done = self.player().set_up(start, &moves);
                self.lost = done.is_err();
                if let Err(error) = done {
                    self.say(error);
                }
            }
            Command::Go(go) => self.go(&go, begun),
        }
        true
    }

    fn introduce(&self) {
        let Most { hash, threads } = self.most;
        let seed = MOST_SEED;
        self.output.line(concat!("id name Ardrí ", env!("CARGO_PKG_VERSION")));
        self.output.line(concat!("id author ", env!("CARGO_PKG_AUTHORS")));
        self.output.line("option name Game type combo default brandubh var brandubh var tablut");
        self.output.line("option name Rules type string default basic");
        let own = HASH.min(hash).max(1);
        self.output.line(format_args!("option name Hash type spin default {own} min 1 max {hash}"));
        self.output
            .line(format_args!("option name Threads type spin default 1 min 1 max {threads}"));
        self.output
            .line(format_args!("option name MultiPV type spin default 1 min 1 max {MOST_LINES}"));
        self.output.line(format_args!("option name Seed type spin default 0 min 0 max {seed}"));
        self.output.line("option name Book type check default false");
        self.output.line("uciok");
    }

    /// The player, who has nothing to do now.
    fn player(&mut self) -> &mut dyn Player {
        if let Some(thinking) = self.thinking.take() {
            self.player = thinking.player();
            if self.player.is_none() {
                self.lost = true;
                self.say("the search has failed; set the position up again");
            }
        }
        let bytes = bytes(self.hash);
        let (game, rules) = (self.game, self.rules);
        self.player.get_or_insert_with(|| game.player(rules, bytes)).as_mut()
    }

    fn stop(&mut self) {
        if let Some(thinking) = &self.thinking {
            thinking.stop();
            self.player();
        }
    }

    /// A number within bounds; says so if it was not.
    fn bounded(&self, name: &str, value: u64, (least, most): (u64, u64)) -> u64 {
        let bounded = value.clamp(least, most);
        if bounded != value {
            self.say(format_args!("{name} is {least} to {most}; it is {bounded} now"));
        }
        bounded
    }

    fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Game(game) => {
                // Rules that the other board does not have are not played there.
                let names = self.rules.to_string();
                let kept = game.rules(&names);
                if kept.is_err() {
                    self.say(format_args!("{names} is not played on this board: basic rules"));
                }
                self.play(game, kept.unwrap_or_default());
            }
            Setting::Rules(names) => match self.game.rules(&names) {
                Ok(rules) => self.play(self.game, rules),
                Err(error) => self.say(error),
            },
            Setting::Hash(megabytes) => {
                self.hash = self.bounded("Hash", megabytes, (1, self.most.hash.max(1)));
                let wanted = bytes(self.hash);
                let got = self.player().resize(wanted);
                // A table is a power of two; anything below half was not to be had.
                if got <= wanted / 2 {
                    self.say(format_args!("there was memory for {} MB only", got >> 20));
                }
            }
            Setting::Threads(threads) => {
                self.threads = self.bounded("Threads", threads, (1, self.most.threads.max(1)));
            }
            Setting::MultiPv(lines) => {
                self.lines = self.bounded("MultiPV", lines, (1, MOST_LINES));
            }
            Setting::Seed(seed) => self.seed = self.bounded("Seed", seed, (0, MOST_SEED)),
            Setting::Book(book) => self.book = book,
        }
    }

    /// Plays this from now on, from its start.
    fn play(&mut self, game: Game, rules: Rules) {
        (self.game, self.rules, self.lost) = (game, rules, false);
        // The old table goes before there is a new one.
        self.thinking = None;
        self.player = None;
        self.player();
    }

    /// What the book says, if it is asked and a move is wanted.
    fn book_move(&mut self, go: &Go) -> Option<Move> {
        if !self.book || go.infinite || go.perft.is_some() {
            return None;
        }
        self.asked += 1;
        // The seed decides, and each time otherwise.
        let luck = (self.seed << 20 | self.asked).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 8;
        self.player().book(luck)
    }

    fn go(&mut self, go: &Go, begun: Instant) {
        self.player();
        if self.lost {
            self.say("there is no position: the last one was refused");
            return self.output.line("bestmove none");
        }
        if let Some(mv) = self.book_move(go) {
            return self.output.line(format_args!("bestmove {mv}"));
        }
        let Some(player) = self.player.take() else { return };
        let output = self.output.clone();
        let started = match go.perft {
            Some(depth) => {
                let depth = self.bounded("perft", u64::from(depth), (0, u64::from(FURTHEST)));
                let count = move |player: &mut dyn Player, brake: &Brake| {
                    Some(perft(player, depth as u32, brake, &output))
                };
                Thinking::begin(player, (begun, MoveTime::ENDLESS), &self.output, count)
            }
            None => {
                let task = Task::new(self, player.as_ref(), go);
                let time = time_for(player.as_ref(), go);
                let think = move |player: &mut dyn Player, brake: &Brake| {
                    Some(task.think(player, brake, &output))
                };
                Thinking::begin(player, (begun, time), &self.output, think)
            }
        };
        match started {
            Ok(thinking) => self.thinking = Some(thinking),
            Err(error) => {
                self.lost = true;
                self.say(format_args!("there is no thread to think on: {error}"));
                self.output.line("bestmove none");
            }
        }
    }
}

fn bytes(megabytes: u64) -> usize {
    usize::try_from(megabytes << 20).unwrap_or(usize::MAX)
}

/// How long the side to move may think.
fn time_for(player: &dyn Player, go: &Go) -> MoveTime {
    let whole = go.movetime.map(|time| MoveTime::of(Duration::from_millis(time)));
    let share = go.clock(player.to_move()).map(|(left, increment)| {
        let (left, increment) = (Duration::from_millis(left), Duration::from_millis(increment));
        MoveTime::by(Clock { left, increment, moves_to_go: go.moves_to_go })
    });
    match (whole, share) {
        (Some(one), Some(other)) if one.hard <= other.hard => one,
        (_, Some(time)) | (Some(time), None) => time,
        (None, None) => MoveTime::ENDLESS,
    }
}

/// A search.
struct Task {
    depth: u32,
    nodes: u64,
    lines: usize,
    threads: usize,
    seed: u64,
    /// It answers only when it is stopped.
    waits: bool,
}

impl Task {
    fn new(session: &Session, player: &dyn Player, go: &Go) -> Self {
        let timed = go.movetime.is_some() || go.clock(player.to_move()).is_some();
        let limited = timed || go.nodes.is_some() || go.depth.is_some();
        let over = player.is_over();
        // Where there is one move alone, no time is worth being spent.
        let forced = timed && !go.infinite && player.moves().len() == 1;
        Self {
            depth: if forced { 1 } else { go.depth.unwrap_or(u32::MAX).max(1) },
            nodes: go.nodes.unwrap_or(u64::MAX),
            lines: session.lines as usize,
            threads: session.threads as usize,
            seed: session.seed,
            waits: (go.infinite || !limited) && !over,
        }
    }

    fn think(&self, player: &mut dyn Player, brake: &Brake, output: &Output) -> String {
        let stop = || brake.is_over();
        let enough = || brake.is_enough();
        let limits = Limits::until(&stop).enough(&enough).within(self.depth, self.nodes);
        let limits = limits.lines(self.lines).threads(self.threads).seed(self.seed);
        let found = player.think(limits, &mut |found| {
            for line in told(found, brake.passed()) {
                output.line(line);
            }
        });
        if self.waits {
            brake.wait();
        }
        found.best().map_or("bestmove none".into(), |best| format!("bestmove {best}"))
    }
}

/// The lines that an analysis is told by.
fn told(found: &Analysis, passed: Duration) -> Vec<String> {
    let lines = (1..).zip(&found.lines).map(|(number, (score, line))| {
        let moves: Vec<_> = line.iter().map(ToString::to_string).collect();
        format!(
            "info depth {} multipv {number} score {} {} pv {}",
            found.depth,
            written(*score),
            pace(found.nodes, passed),
            moves.join(" ")
        )
    });
    lines.collect()
}

/// `cp 35`, `win 5` or `loss 4`.
fn written(score: Score) -> String {
    score.judged().map_or_else(|| score.to_string(), |judged| format!("cp {judged}"))
}

fn pace(nodes: u64, passed: Duration) -> String {
    let time = passed.as_millis();
    let each_second = u128::from(nodes) * 1_000_000 / passed.as_micros().max(1);
    format!("nodes {nodes} nps {each_second} time {time}")
}

/// Counts, and tells each first move.
fn perft(player: &dyn Player, depth: u32, brake: &Brake, output: &Output) -> String {
    let counted = player.count(depth, &|| brake.is_stopped(), &mut |mv, nodes| {
        output.line(format_args!("info string {mv} {nodes}"));
    });
    match counted {
        Some(nodes) => {
            output.line(format_args!("info depth {depth} {}", pace(nodes, brake.passed())));
        }
        None => output.line("info string stopped before all was counted"),
    }
    "bestmove none".into()
}
