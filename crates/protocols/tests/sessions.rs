//! Whole conversations with a session, and garbage.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use ardri_protocols::{Most, opentafl, uci};
use proptest::prelude::*;

const LITTLE: Most = Most { hash: 2, threads: 2 };
/// How long a test waits for a line before it fails; nothing takes so long.
const LONG: Duration = Duration::from_secs(120);

/// What a session has written.
#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Written {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

/// What a session says to all of this at once.
fn answers(input: &[u8]) -> String {
    let written = Written::default();
    uci::run(input, written.clone(), LITTLE);
    written.text()
}

/// One end of a pipe of lines.
struct Pipe(Receiver<Vec<u8>>, Vec<u8>);

impl Read for Pipe {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.1.is_empty() {
            self.1 = self.0.recv().unwrap_or_default();
        }
        let count = self.1.len().min(buffer.len());
        buffer[..count].copy_from_slice(&self.1[..count]);
        self.1.drain(..count);
        Ok(count)
    }
}

struct Lines(Sender<String>, Vec<u8>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.1.extend_from_slice(bytes);
        while let Some(end) = self.1.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = self.1.drain(..=end).collect();
            let _ = self.0.send(String::from_utf8(line).unwrap().trim_end().to_string());
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A session that one talks with.
struct Talk {
    to: Option<Sender<Vec<u8>>>,
    from: Receiver<String>,
    session: JoinHandle<()>,
}

impl Talk {
    fn begin(run: impl FnOnce(BufReader<Pipe>, Lines) + Send + 'static) -> Self {
        let (to, input) = channel();
        let (output, from) = channel();
        let session = std::thread::spawn(move || {
            run(BufReader::new(Pipe(input, Vec::new())), Lines(output, Vec::new()));
        });
        Self { to: Some(to), from, session }
    }

    fn uci() -> Self {
        Self::begin(|input, output| uci::run(input, output, LITTLE))
    }

    fn opentafl() -> Self {
        let talk = Self::begin(|input, output| opentafl::run(input, output, LITTLE));
        assert_eq!(talk.hear(""), "hello");
        talk
    }

    fn say(&self, line: &str) {
        self.to.as_ref().unwrap().send(format!("{line}\n").into_bytes()).unwrap();
    }

    /// The next line that begins so.
    #[track_caller]
    fn hear(&self, beginning: &str) -> String {
        let mut heard = Vec::new();
        loop {
            match self.from.recv_timeout(LONG) {
                Ok(line) if line.starts_with(beginning) => return line,
                Ok(line) => heard.push(line),
                Err(_) => panic!("no {beginning:?}, only {heard:#?}"),
            }
        }
    }

    /// The input ends, and then the session does.
    fn end(mut self) {
        drop(self.to.take());
        self.session.join().unwrap();
    }
}

#[test]
fn it_introduces_itself() {
    let said = answers(b"uci\nisready\n");
    for line in [
        "id name Ardrí ",
        "id author ",
        "option name Game type combo default brandubh var brandubh var tablut\n",
        "option name Rules type string default basic\n",
        "option name Hash type spin default 2 min 1 max 2\n",
        "option name Threads type spin default 1 min 1 max 2\n",
        "option name MultiPV type spin default 1 min 1 max 256\n",
        "option name Seed type spin default 0 min 0 max 4294967295\n",
        "option name Book type check default false\n",
        "uciok\nreadyok\n",
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
}

#[test]
fn a_search_tells_what_it_finds() {
    let talk = Talk::uci();
    talk.say("position board 3t3/1t5/t1K2t1/2T1T2/1t3t1/1t5/3t3 a");
    talk.say("setoption name MultiPV value 2");
    talk.say("go depth 8");
    let first = talk.hear("info depth 1 multipv 1 score cp ");
    assert!(first.contains(" nodes ") && first.contains(" nps ") && first.contains(" time "));
    assert!(talk.hear("info depth 6 multipv 1 score win 5 ").contains(" pv f5-d5 "));
    talk.hear("info depth 6 multipv 2 score ");
    assert_eq!(talk.hear("bestmove"), "bestmove f5-d5");
    // The other side is as far from its loss.
    talk.say("position board 3t3/1t5/t1Kt3/2T1T2/1t3t1/1t5/3t3 d");
    talk.say("go depth 8");
    talk.hear("info depth 4 multipv 1 score loss 4 ");
    talk.end();
}

#[test]
fn it_hears_while_it_thinks_and_answers_when_it_is_stopped() {
    let talk = Talk::uci();
    talk.say("go infinite");
    for _ in 0..3 {
        talk.say("isready");
        talk.hear("readyok");
    }
    talk.say("position startpos");
    assert_eq!(talk.hear("info string"), "info string still thinking; stop it first");
    talk.say("stop");
    assert!(talk.hear("bestmove ").len() > "bestmove none".len());
    talk.say("stop");
    talk.say("isready");
    assert_eq!(talk.hear(""), "readyok", "nothing is answered twice");
    // The position that came too soon is not the one that is thought about.
    talk.say("go depth 1");
    talk.hear("info string there is no position");
    talk.hear("bestmove none");
    talk.end();
}

#[test]
fn what_is_proven_is_not_told_before_somebody_stops() {
    let talk = Talk::uci();
    talk.say("position board 7/7/3t3/7/7/7/1K3t1 d");
    talk.say("go infinite");
    talk.hear("info depth 1 multipv 1 score win 1 ");
    // The search is over; only the answer waits.
    talk.say("isready");
    assert_eq!(talk.hear(""), "readyok");
    talk.say("stop");
    assert!(talk.hear("").starts_with("bestmove b1-"));
    talk.end();
}

#[test]
fn a_game_is_over_where_it_is_over() {
    let round = "d2-e2 c4-c2 e2-d2 c2-c4";
    let said = answers(
        format!("position startpos moves {round} {round}\ngo infinite\nisready\n").as_bytes(),
    );
    assert!(said.contains("bestmove none\n"), "{said}");
    let talk = Talk::uci();
    talk.say("position board K6/7/7/7/7/7/1t5 a");
    talk.say("go movetime 1000000");
    talk.hear("bestmove none");
    talk.end();
}

#[test]
fn one_legal_move_takes_no_time() {
    let talk = Talk::uci();
    // The King is shut in but for one square, and his guard altogether.
    talk.say("position board 7/7/3t3/2tKt2/t6/Tt1t3/7 d");
    talk.say("go movetime 100000000");
    let told = talk.hear("info depth 1 ");
    assert!(told.ends_with(" pv d4-d3") || told.contains(" pv d4-d3 "), "{told}");
    assert_eq!(talk.hear(""), "bestmove d4-d3");
    talk.say("go vtime 1 ctime 1000000000 cinc 10000000");
    talk.hear("bestmove d4-d3");
    talk.end();
}

#[test]
fn no_time_at_all_is_enough_for_a_move() {
    let talk = Talk::uci();
    for go in ["go movetime 0", "go vtime 0 ctime 0", "go vtime -50", "go nodes 0", "go depth 0"] {
        talk.say(go);
        assert_ne!(talk.hear("bestmove"), "bestmove none", "{go}");
    }
    // A clock of the other side is none of ours, so this waits to be stopped.
    talk.say("go ctime 0");
    talk.say("isready");
    talk.hear("readyok");
    talk.say("stop");
    talk.hear("bestmove");
    talk.end();
}

#[test]
fn games_and_rules_are_set() {
    let talk = Talk::uci();
    talk.say("setoption name Rules value advanced");
    assert!(talk.hear("info string").contains("the rule advanced belongs to Tablut"));
    talk.say("setoption name Game value tablut");
    talk.say("setoption name Rules value advanced, hostile-throne");
    talk.say("position startpos moves e2-f2");
    talk.say("go depth 2");
    talk.hear("bestmove ");
    talk.say("position board 3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a");
    talk.hear("info string a position has 9 rows");
    talk.say("go depth 2");
    assert!(talk.hear("info string").contains("the last one was refused"));
    talk.hear("bestmove none");
    talk.say("setoption name Game value brandubh");
    assert!(talk.hear("info string").contains("basic rules"));
    talk.say("go perft 2");
    talk.hear("info string d1-b1 ");
    assert!(talk.hear("info depth 2 ").starts_with("info depth 2 nodes 960 nps "));
    talk.hear("bestmove none");
    talk.say("setoption name Rules value edge-escape");
    talk.say("go perft 3");
    talk.hear("info depth 3 nodes ");
    talk.end();
}

#[test]
fn numbers_out_of_bounds_are_brought_back() {
    let said = answers(
        b"setoption name Hash value 999999999999999999999\nsetoption name Threads value 0\n\
          setoption name MultiPV value 1000\nsetoption name Seed value 99999999999\n\
          go perft 99\n",
    );
    for sentence in [
        "Hash is 1 to 2; it is 2 now",
        "Threads is 1 to 2; it is 1 now",
        "MultiPV is 1 to 256; it is 256 now",
        "Seed is 0 to 4294967295; it is 4294967295 now",
        "perft is 0 to 30; it is 30 now",
        "stopped before all was counted",
    ] {
        assert!(said.contains(&format!("info string {sentence}\n")), "{sentence}: {said}");
    }
}

#[test]
fn the_book_is_asked_where_a_move_is_wanted() {
    let firsts = |seed: u32| {
        let said = answers(
            format!(
                "setoption name Book value true\nsetoption name Seed value {seed}\ngo nodes 1\n"
            )
            .as_bytes(),
        );
        assert!(said.starts_with("bestmove ") && said.lines().count() == 1, "{said}");
        said
    };
    let all: std::collections::HashSet<_> = (0..40).map(firsts).collect();
    assert!(all.len() > 3 && firsts(7) == firsts(7), "{all:?}");
    // Under other rules there is none, and whoever analyses wants to be told more.
    for asked in ["setoption name Rules value edge-escape\ngo nodes 1\n", "go infinite\nstop\n"] {
        let said = answers(format!("setoption name Book value true\n{asked}").as_bytes());
        assert!(said.contains("info depth 1"), "{said}");
    }
}

#[test]
fn a_repetition_that_loses_is_not_played() {
    let talk = Talk::uci();
    let moves = "d2-e2 c4-c2 e2-d2 c2-c4 d2-e2 c4-c2 e2-d2";
    talk.say("setoption name MultiPV value 100");
    talk.say(&format!("position startpos moves {moves}"));
    talk.say("go depth 1");
    let lines: Vec<_> = std::iter::repeat_with(|| talk.hear(""))
        .take_while(|line| !line.starts_with("bestmove"))
        .collect();
    let repeats = lines.iter().find(|line| line.ends_with(" pv c2-c4")).unwrap();
    assert!(repeats.contains(" score loss 1 "), "{repeats}");
    talk.end();
}

#[test]
fn several_threads_search_and_stop() {
    let talk = Talk::uci();
    talk.say("setoption name Threads value 2");
    talk.say("go infinite");
    // Whichever thread is first at a depth ends it, so any depth may be the first that is told.
    talk.hear("info depth ");
    talk.say("stop");
    talk.hear("bestmove");
    talk.end();
}

#[test]
fn the_end_of_the_input_and_quit_end_a_search() {
    for input in ["go infinite\nquit\nisready\n", "go infinite\n", "go infinite"] {
        let said = answers(input.as_bytes());
        assert!(said.contains("bestmove ") && !said.contains("readyok"), "{input}: {said}");
    }
}

/// Words that mean something somewhere, so that garbage comes near to sense.
const WORDS: &str = "uci isready ucinewgame setoption name value Game Rules Hash Threads MultiPV Seed \
    tablut brandubh advanced federation position startpos board moves d2-e2 c4-c2 e2-d2 e2-f2 a d go stop \
    nodes depth perft infinite movetime vtime ctime vinc movestogo 0 1 3 -1 99999999999999999999 \
    3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 7/7/3t3/7/7/7/1K3t1 hello rules start side attackers defenders clock \
    analyze play move error opponent-move finish d2-e2|c4-c2 /3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ 100* \
    dim:7 dim:9 tfr:l esc:e ks:c start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ \
    start:/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";

fn words() -> impl Strategy<Value = String> {
    let known: Vec<_> = WORDS.split_whitespace().collect();
    prop_oneof![
        8 => prop::sample::select(known).prop_map(String::from),
        1 => any::<String>(),
    ]
}

fn garbage() -> impl Strategy<Value = String> {
    let line = prop::collection::vec(words(), 0..7).prop_map(|words| words.join(" "));
    prop::collection::vec(line, 0..25).prop_map(|lines| lines.join("\n"))
}

/// Lines that end the session.
fn is_the_end(line: &str) -> bool {
    ["quit", "goodbye"].iter().any(|end| line.contains(end))
}

fn harmless(text: &str) -> String {
    text.lines().filter(|line| !is_the_end(line)).collect::<Vec<_>>().join("\n")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn garbage_does_not_end_a_session(text in garbage()) {
        let said = answers(format!("{}\nstop\nisready\n", harmless(&text)).as_bytes());
        prop_assert!(said.ends_with("readyok\n"), "{}", said);
    }

    #[test]
    fn garbage_does_not_end_a_session_with_opentafl(text in garbage()) {
        let written = Written::default();
        let lines = format!("{}\nfinish 0\nrules dim:11\n", harmless(&text));
        opentafl::run(lines.as_bytes(), written.clone(), LITTLE);
        let said = written.text();
        prop_assert!(said.starts_with("hello\n") && said.is_ascii());
        let last = said.lines().last().unwrap_or_default();
        prop_assert!(last.starts_with("error -1 rules not supported: dim:11"), "{}", said);
    }
}

#[test]
fn bytes_that_are_no_text_do_not_end_a_session() {
    let mut bytes: Vec<u8> = (0..=255).cycle().take(200_000).collect();
    bytes.extend(b"\nisready\n");
    assert!(answers(&bytes).ends_with("readyok\n"));
}

/// Strong King: rules that both programs know exactly.
const RULES: &str = "rules dim:7 name:Brandubh esc:c surf:y atkf:y tfr:l ka:y ks:m corh:tcnkTCN \
                     cenp:tcnkTCNK cens: cenh: cenhe:K start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";

#[test]
fn opentafl_lets_it_play() {
    let talk = Talk::opentafl();
    talk.say(RULES);
    talk.say("side attackers");
    talk.say("start");
    talk.say("clock 1000 1000 0 0 0 ");
    talk.say("play attackers");
    assert!(talk.hear("status").starts_with("status depth "));
    let first = talk.hear("move ");
    let mv = first.trim_start_matches("move ").to_string();
    // What OpenTafl would answer: the position behind the move, and then the other side's move.
    let position: ardri_tafl::Position<ardri_tafl::Brandubh> = ardri_tafl::Position::start();
    let rules = ardri_tafl::Rules::parse("strong-king").unwrap();
    let played = position.play(rules, mv.parse().unwrap()).unwrap().after;
    talk.say(&format!("move {}", ardri_tafl::write_position(&played)));
    let answer = played.moves(rules).next().unwrap();
    let after = played.play(rules, answer).unwrap().after;
    let rows = ardri_tafl::write_position(&after);
    talk.say(&format!("opponent-move {answer} {rows}"));
    talk.say("clock 800 1000 0 0 0 ");
    talk.say("play attackers");
    let second: ardri_tafl::Move = talk.hear("move ")[5..].parse().unwrap();
    assert!(after.play(rules, second).is_ok(), "{second}");
    // It is refused, told the position again and asked again.
    talk.say("error 2");
    talk.hear("status the move was refused");
    talk.say(&format!("opponent-move {answer} {rows}"));
    talk.say("play attackers");
    let third: ardri_tafl::Move = talk.hear("move ")[5..].parse().unwrap();
    assert!(after.play(rules, third).is_ok(), "{third}");
    talk.say("finish 2");
    talk.say("goodbye");
    talk.session.join().unwrap();
}

#[test]
fn opentafl_may_leave_out_that_a_move_was_made() {
    let talk = Talk::opentafl();
    talk.say(RULES);
    talk.say("clock 0 0 0 0 0");
    talk.say("play attackers");
    let mv: ardri_tafl::Move = talk.hear("move ")[5..].parse().unwrap();
    let rules = ardri_tafl::Rules::parse("strong-king").unwrap();
    let start = ardri_tafl::Position::<ardri_tafl::Brandubh>::start();
    let played = start.play(rules, mv).unwrap().after;
    let answer = played.moves(rules).next().unwrap();
    talk.say(&format!("opponent-move {answer}"));
    talk.say("play attackers");
    let second: ardri_tafl::Move = talk.hear("move ")[5..].parse().unwrap();
    assert!(played.play(rules, answer).unwrap().after.play(rules, second).is_ok());
    talk.end();
}

#[test]
fn opentafl_asks_for_an_analysis() {
    let talk = Talk::opentafl();
    talk.say(RULES);
    talk.say("position /3t3/1t5/1t3t1/2T1T2/t1K2t1/1t5/3t3/");
    talk.say("side defenders");
    talk.say("analyze 3 1");
    let told = talk.hear("analysis ");
    let words: Vec<_> = told.split(' ').collect();
    assert_eq!((words.len(), words[1]), (8, "3"), "{told}");
    for pair in words[2..].chunks(2) {
        let first: ardri_tafl::Move = pair[0].split('|').next().unwrap().parse().unwrap();
        assert!(first.from != first.to);
        pair[1].parse::<f64>().unwrap();
    }
    // What is not finished when something else is asked for is not told.
    talk.say("analyze 1 1000");
    talk.say("finish 0");
    talk.say("rules dim:7");
    assert!(talk.hear("").starts_with("error -1 rules not supported: "));
    talk.end();
}

#[test]
fn rules_of_opentafl_that_are_near_are_played_with_a_word() {
    let talk = Talk::opentafl();
    let brandub = "rules dim:7 name:Brandub surf:n atkf:y ks:w nj:n cj:n cenh: cenhe: \
                   start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
    talk.say(brandub);
    talk.hear("status played by other rules: surf:n");
    talk.say("clock 0 0");
    talk.say("play attackers");
    talk.hear("move ");
    talk.say("rules dim:11 start:/11/");
    talk.hear("error -1 rules not supported: dim:11: our boards are 7x7");
    talk.say("play attackers");
    talk.hear("error -1 there are no rules yet");
    talk.end();
}
