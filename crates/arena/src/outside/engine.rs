//! An engine in a process of its own, asked by lines of text.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use ardri_bots::bout::{Failure, Outsider, Question, Thinking, in_short};
use serde_json::Value;

use super::Patience;

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 1 << 16;
/// So many lines may wait, in either direction.
const WAITING: usize = 64;
/// How long an engine that was told to end may take for it.
const FAREWELL: Duration = Duration::from_millis(300);

/// What an engine is told of the table.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    game: &'static str,
    rules: String,
    position: Option<String>,
}

impl Table {
    pub fn new(game: &'static str, options: &Value) -> Self {
        let rules = options.get("rules").and_then(Value::as_array);
        let rules = rules.into_iter().flatten().filter_map(Value::as_str).collect::<Vec<_>>();
        let position = options.get("position").and_then(Value::as_str).map(String::from);
        Self { game, rules: rules.join(","), position }
    }

    /// The line that says where the game stands.
    fn position(&self, moves: &[String]) -> String {
        let mut line = match &self.position {
            Some(position) => format!("position board {position}"),
            None => "position startpos".into(),
        };
        if !moves.is_empty() {
            line += " moves ";
            line += &moves.join(" ");
        }
        line
    }
}

/// An engine, which is started when it is first needed and again after it has failed.
#[derive(Debug)]
pub(crate) struct Engine {
    words: Vec<String>,
    table: Table,
    thinking: Thinking,
    patience: Patience,
    process: Option<Process>,
}

impl Engine {
    pub fn new(words: Vec<String>, table: Table, thinking: Thinking, patience: Patience) -> Self {
        Self { words, table, thinking, patience, process: None }
    }

    fn prepare(&mut self, seed: u64) -> Result<(), Failure> {
        let patience = self.patience.start;
        let process = match self.process.take() {
            Some(process) => process,
            None => Process::start(&self.words, patience)?,
        };
        let process = self.process.insert(process);
        process.say("ucinewgame")?;
        process.say(&format!("setoption name Game value {}", self.table.game))?;
        process.say(&format!("setoption name Rules value {}", self.table.rules))?;
        if process.has_seed {
            process.say(&format!("setoption name Seed value {}", seed >> 33))?;
        }
        process.say("isready")?;
        process.hear(patience, |line| (line == "readyok").then_some(()))
    }

    fn ask(&mut self, moves: &[String]) -> Result<String, Failure> {
        let gone = || Failure::Gone { why: String::new() };
        let process = self.process.as_mut().ok_or_else(gone)?;
        process.say(&self.table.position(moves))?;
        process.say(&match self.thinking {
            Thinking::Time(time) => format!("go movetime {}", time.as_millis()),
            Thinking::Nodes(nodes) => format!("go nodes {nodes}"),
            Thinking::Usual => "go".into(),
        })?;
        let answer = process.hear(self.patience.decision(self.thinking), |line| {
            let rest = line.strip_prefix("bestmove")?;
            Some(rest.split_whitespace().next().unwrap_or_default().to_string())
        })?;
        match answer.as_str() {
            "" => Err(Failure::Nonsense { said: "bestmove".into() }),
            _ => Ok(answer),
        }
    }
}

impl Outsider for Engine {
    fn begin(&mut self, seed: u64) -> Result<(), Failure> {
        let ready = self.prepare(seed);
        if ready.is_err() {
            self.process = None;
        }
        ready
    }

    fn choose(&mut self, question: &dyn Question) -> Result<String, Failure> {
        let answer = self.ask(question.moves());
        // What it would still say belongs to a game that is over.
        if answer.is_err() {
            self.process = None;
        }
        answer
    }
}

/// A running engine. Its pipes have threads of their own, so that none of them can hold anybody up.
#[derive(Debug)]
struct Process {
    child: Child,
    to: SyncSender<String>,
    from: Receiver<Result<String, Failure>>,
    /// It can be told what fixes its luck.
    has_seed: bool,
}

impl Process {
    fn start(words: &[String], patience: Duration) -> Result<Self, Failure> {
        let gone = |error: &io::Error| Failure::Gone { why: error.to_string() };
        let (name, args) = words.split_first().ok_or(Failure::Gone { why: String::new() })?;
        let mut command = Command::new(name);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(|error| gone(&error))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Failure::Gone { why: String::new() });
        };
        let (to, lines) = sync_channel(WAITING);
        thread::spawn(move || write_lines(input, &lines));
        let (said, from) = sync_channel(WAITING);
        thread::spawn(move || read_lines(output, &said));
        let mut process = Self { child, to, from, has_seed: false };
        process.say("uci")?;
        let mut has_seed = false;
        process.hear(patience, |line| {
            has_seed |= line.starts_with("option name Seed ");
            (line == "uciok").then_some(())
        })?;
        process.has_seed = has_seed;
        Ok(process)
    }

    fn say(&mut self, line: &str) -> Result<(), Failure> {
        // Full means that the engine does not listen.
        self.to.try_send(format!("{line}\n")).map_err(|_| self.gone())
    }

    /// Waits for the line that `wanted` takes; everything else is passed over.
    fn hear<T>(
        &mut self,
        patience: Duration,
        mut wanted: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, Failure> {
        let end = Instant::now() + patience;
        loop {
            // Somebody who talks without end is not waited for either.
            match self.from.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(Ok(line)) => {
                    if let Some(found) = wanted(line.trim()) {
                        return Ok(found);
                    }
                    if Instant::now() < end {
                        continue;
                    }
                }
                Ok(Err(failure)) => return Err(failure),
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
                Err(RecvTimeoutError::Timeout) => {}
            }
            let waited = u64::try_from(patience.as_millis()).unwrap_or(u64::MAX);
            return Err(Failure::Late { waited });
        }
    }

    /// It does not listen or speak any more, with how it ended if it has.
    fn gone(&mut self) -> Failure {
        let status = wait_for(&mut self.child);
        Failure::Gone { why: status.unwrap_or_default() }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.to.try_send("quit\n".into());
        if wait_for(&mut self.child).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// How a process ended, if it does so soon.
fn wait_for(child: &mut Child) -> Option<String> {
    let end = Instant::now() + FAREWELL;
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status.to_string()),
            Ok(None) if Instant::now() < end => thread::sleep(Duration::from_millis(2)),
            _ => return None,
        }
    }
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(output: ChildStdout, said: &SyncSender<Result<String, Failure>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) {
            return;
        }
        let text = String::from_utf8_lossy(&line).into_owned();
        let is_whole = line.last() == Some(&b'\n') || (line.len() as u64) < LONGEST_LINE;
        let line =
            if is_whole { Ok(text) } else { Err(Failure::Nonsense { said: in_short(&text) }) };
        if said.send(line).is_err() {
            return;
        }
    }
}
