//! A game of the real program that is driven line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A game at the other end of two pipes.
pub(crate) struct Driver {
    pub(crate) child: Child,
    pub(crate) input: ChildStdin,
    pub(crate) output: BufReader<ChildStdout>,
    /// Everything that it has said.
    pub(crate) said: String,
    /// A generator of choices that repeats itself.
    state: u64,
    /// Tells actions from other lines.
    is_action: fn(&str) -> bool,
}

impl Driver {
    pub(crate) fn new(args: &[&str], seed: u64, is_action: fn(&str) -> bool) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ardri"))
            .args(args)
            // Whatever the system speaks.
            .env("ARDRI_LANGUAGE", "en")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Self { child, input, output, said: String::new(), state: seed, is_action }
    }

    /// Types a line and gives what is said to it: everything up to the answer to a nonsense line.
    pub(crate) fn send(&mut self, line: &str) -> String {
        self.input.write_all(format!("{line}\nundo end-of-answer\n").as_bytes()).unwrap();
        self.hear()
    }

    fn hear(&mut self) -> String {
        let mut answer = String::new();
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).unwrap() > 0, "it has gone\n{answer}");
            if line.contains("undo") && line.contains(" stands alone") {
                break;
            }
            answer += &line;
        }
        self.said += &answer;
        answer
    }

    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.state = self.state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.state >> 33) as usize % count
    }

    /// The legal actions, or nothing when nobody is asked.
    pub(crate) fn legal(&mut self) -> Vec<String> {
        let answer = self.send("legal");
        answer.lines().filter(|line| (self.is_action)(line)).map(String::from).collect()
    }

    /// Plays to the end at random, but mostly by actions that begin with `liked`, where there are
    /// any; gives the last answer.
    pub(crate) fn play_out(&mut self, liked: &str) -> String {
        for _ in 0..20_000 {
            let mut legal = self.legal();
            if self.below(8) > 0 && legal.iter().any(|action| action.starts_with(liked)) {
                legal.retain(|action| action.starts_with(liked));
            }
            let line = match legal.len() {
                // The keyboard is passed on, or the dice wait.
                0 => String::new(),
                count => legal[self.below(count)].clone(),
            };
            let answer = self.send(&line);
            if answer.contains("Final scores") {
                return answer;
            }
        }
        panic!("no end\n{}", self.said);
    }

    pub(crate) fn leave(mut self) -> String {
        drop(self.input);
        assert!(self.child.wait().unwrap().success());
        self.said
    }
}
