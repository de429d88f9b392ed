//! Players outside: those who play are counted, and those who do not lose, without holding anybody up.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

use ardri_arena::outside::Patience;
use ardri_arena::{Arena, Openings, Plan, Report, Setup, bots, play};
use ardri_bots::bout::Failure;
use serde_json::{Value, json};

/// More than anybody takes who answers at all.
const LONG: Duration = Duration::from_secs(300);
/// For those who never answer.
const SHORT: Duration = Duration::from_millis(40);

fn run(setup: Setup, patience: Patience) -> Report {
    let plan = Plan { games: 4, threads: 2, patience, ..Plan::default() };
    play(&Arena::new(setup).unwrap(), &plan, &mut |_| ()).unwrap()
}

fn patient() -> Patience {
    Patience { start: LONG, grace: LONG, untimed: LONG }
}

fn engine(how: &str, budget: &str) -> Setup {
    let list = format!("engine:'{}' {how}@{budget},random", env!("CARGO_BIN_EXE_fake-engine"));
    Setup { openings: Openings::Random(2), ..Setup::new("brandubh", bots(&list).unwrap()) }
}

/// All games are lost by whoever is outside, for the same reason.
fn failure(report: &Report) -> Failure {
    assert_eq!((report.games, report.endings["failed"]), (4, 4));
    assert_eq!((report.bots[0].failures, report.bots[0].lost, report.bots[1].won), (4, 4, 4));
    assert_eq!(report.pairs[0].none, 2);
    for failed in &report.failures {
        assert_eq!(failed.bot, 0);
        assert_eq!(
            std::mem::discriminant(&failed.failure),
            std::mem::discriminant(&report.failures[0].failure)
        );
    }
    report.failures[0].failure.clone()
}

#[test]
fn an_engine_that_answers_plays_its_games_to_the_end() {
    for (budget, options) in
        [("1ms", json!({})), ("5n", json!({"rules": ["edge-escape", "strong-king"]}))]
    {
        let report = run(Setup { options, ..engine("well", budget) }, patient());
        assert_eq!((report.bots[0].failures, report.games), (0, 4), "{:?}", report.failures);
        assert!(!report.endings.contains_key("failed") && report.bots[0].times.decisions > 4);
    }
    // Two of the same at one table are two processes.
    let list = format!("engine:{} well@1n", env!("CARGO_BIN_EXE_fake-engine"));
    let setup =
        Setup { openings: Openings::Random(2), ..Setup::new("brandubh", bots(&list).unwrap()) };
    let report = run(setup, patient());
    assert_eq!((report.bots[0].failures, report.bots[0].games), (0, 8));
}

#[test]
fn an_engine_that_ends_loses() {
    let gone = |report: &Report| matches!(failure(report), Failure::Gone { .. });
    assert!(gone(&run(engine("crash", "1ms"), patient())));
    assert!(gone(&run(engine("absent", "1ms"), patient())));
    let nobody = Setup::new("brandubh", bots("engine:/no/such/engine@1ms,random").unwrap());
    assert!(gone(&run(nobody, patient())));
}

#[test]
fn an_engine_that_does_not_answer_in_time_loses() {
    let late = |report: &Report| matches!(failure(report), Failure::Late { .. });
    assert!(late(&run(engine("hang", "1ms"), Patience { grace: SHORT, ..patient() })));
    assert!(late(&run(engine("hang", "1n"), Patience { untimed: SHORT, ..patient() })));
    assert!(late(&run(engine("talk", "1ms"), Patience { grace: SHORT, ..patient() })));
    assert!(late(&run(engine("mute", "1ms"), Patience { start: SHORT, ..patient() })));
}

#[test]
fn an_engine_that_lies_loses() {
    let of = |how: &str| failure(&run(engine(how, "1ms"), patient()));
    assert_eq!(of("illegal"), Failure::Illegal { said: "d4-d5".into() });
    assert_eq!(of("strange"), Failure::Illegal { said: "😀".into() });
    assert_eq!(of("empty"), Failure::Nonsense { said: "bestmove".into() });
    assert!(matches!(of("endless"), Failure::Nonsense { .. }));
}

/// A bot behind an address: `answer` makes the whole answer of a question; nothing is never answered.
fn serve(answer: fn(&Value) -> Option<String>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/bot?level=1", listener.local_addr().unwrap());
    thread::spawn(move || {
        for stream in listener.incoming() {
            thread::spawn(move || reply(stream.unwrap(), answer));
        }
    });
    address
}

fn reply(stream: TcpStream, answer: fn(&Value) -> Option<String>) {
    let mut reader = BufReader::new(stream);
    let (mut head, mut length) = (String::new(), 0);
    while reader.read_line(&mut head).unwrap() > 2 {
        let line = head.lines().last().unwrap().to_lowercase();
        if let Some(number) = line.strip_prefix("content-length: ") {
            length = number.parse().unwrap();
        }
    }
    assert!(head.starts_with("POST /bot?level=1 HTTP/1.1\r\n"), "{head}");
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    let Some(answer) = answer(&serde_json::from_slice(&body).unwrap()) else {
        // Until the other side has had enough.
        let _ = reader.read(&mut [0]);
        return;
    };
    let _ = reader.get_mut().write_all(answer.as_bytes());
}

fn ok(body: &str) -> String {
    format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\n\r\n{body}", body.len())
}

fn http(address: &str, game: &str) -> Setup {
    Setup::new(game, bots(&format!("{address}@7n,random")).unwrap())
}

#[test]
fn a_bot_over_http_plays_every_game() {
    let address = serve(|question| {
        let legal = question["legal"].as_array().unwrap();
        assert!(question["view"].is_object() && question["options"].is_object());
        assert_eq!(question["budget"], json!({ "nodes": 7 }));
        assert!(question["seat"].is_u64() && question["game"].is_string());
        Some(ok(&json!({ "action": legal[legal.len() / 2] }).to_string()))
    });
    for (game, seats) in [("brandubh", 2), ("high-throne", 2), ("brian-boru", 3)] {
        let report = run(Setup { seats: Some(seats), ..http(&address, game) }, patient());
        assert_eq!(report.bots[0].failures, 0, "{game}: {:?}", report.failures);
        assert!(report.bots[0].times.decisions > 4);
    }
}

#[test]
fn a_bot_over_http_that_does_not_play_loses() {
    let of = |answer| failure(&run(http(&serve(answer), "brandubh"), patient()));
    assert_eq!(
        of(|_| Some(ok("{\"action\": \"a1-a2\"}"))),
        Failure::Illegal { said: "a1-a2".into() }
    );
    assert_eq!(of(|_| Some(ok("I resign"))), Failure::Nonsense { said: "I resign".into() });
    let busy = |_: &Value| Some("HTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n".into());
    assert!(matches!(of(busy), Failure::Nonsense { .. }));
    assert!(matches!(of(|_| Some(ok(&"x".repeat(100_000)))), Failure::Gone { .. }));
    assert!(matches!(of(|_| Some(String::new())), Failure::Gone { .. }));

    let silent = http(&serve(|_| None), "brandubh");
    let report = run(silent, Patience { untimed: SHORT, ..patient() });
    assert_eq!(failure(&report), Failure::Late { waited: 40 });

    // Nobody listens there any more.
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    drop(listener);
    assert!(matches!(failure(&run(http(&address, "brandubh"), patient())), Failure::Gone { .. }));
}
