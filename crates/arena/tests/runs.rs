//! Whole runs: the same games whatever the threads, and however often they were interrupted.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::fs;
use std::path::Path;

use ardri_arena::{
    Arena, GameResult, Openings, Plan, Report, Setup, Sprt, Verdict, bots, lines, page, play,
};
use ardri_texts::{Language, Texts};
use serde_json::{Value, json};

fn setup(game: &str, list: &str) -> Setup {
    Setup { seed: 7, ..Setup::new(game, bots(list).unwrap()) }
}

fn run(setup: Setup, plan: &Plan) -> Report {
    play(&Arena::new(setup).unwrap(), plan, &mut |_| ()).unwrap()
}

/// The games of a log, without how long anything took.
fn games(log: &Path) -> Vec<GameResult> {
    let text = fs::read_to_string(log).unwrap();
    let games = text.lines().skip(1).map(|line| serde_json::from_str(line).unwrap());
    let untimed = |game: GameResult| GameResult { times: Vec::new(), ..game };
    games.map(untimed).collect()
}

/// A report without how long anything took.
fn untimed(report: &Report) -> Value {
    let mut report = serde_json::to_value(report).unwrap();
    report["seconds"] = Value::Null;
    for bot in report["bots"].as_array_mut().unwrap() {
        bot["times"] = bot["times"]["decisions"].clone();
    }
    report
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let tafl = |game, list| Setup { openings: Openings::Random(2), ..setup(game, list) };
    let setups = [
        tafl("brandubh", "champion@400n,squire,random"),
        tafl("tablut", "random,squire"),
        Setup { seats: Some(4), ..setup("brian-boru", "squire,random,random") },
        Setup { seats: Some(3), ..setup("high-throne", "squire,random") },
    ];
    for (number, setup) in setups.into_iter().enumerate() {
        let mut seen = Vec::new();
        for threads in [1, 3] {
            let log = folder.path().join(format!("{number}-{threads}"));
            let plan = Plan { games: 8, threads, log: Some(log.clone()), ..Plan::default() };
            let report = run(setup.clone(), &plan);
            seen.push((untimed(&report), games(&log)));
        }
        assert_eq!(seen[0], seen[1]);
        let other = run(Setup { seed: 8, ..setup }, &Plan { games: 8, ..Plan::default() });
        assert_ne!(untimed(&other)["lengths"], seen[0].0["lengths"], "another seed, other games");
    }
}

#[test]
fn a_run_that_was_cut_off_anywhere_goes_on_to_the_same_end() {
    let folder = tempfile::tempdir().unwrap();
    let (whole, part) = (folder.path().join("whole"), folder.path().join("part"));
    let setup = Setup { openings: Openings::Random(3), ..setup("brandubh", "squire,random") };
    let plan = |log: &Path, games| Plan { games, log: Some(log.into()), ..Plan::default() };
    let report = run(setup.clone(), &plan(&whole, 6));
    let bytes = fs::read(&whole).unwrap();
    let head = bytes.iter().position(|byte| *byte == b'\n').unwrap();
    let cuts = (0..bytes.len()).step_by(71).chain([1, head - 1, head, head + 1, bytes.len()]);
    for cut in cuts {
        fs::write(&part, &bytes[..cut]).unwrap();
        let resumed = run(setup.clone(), &plan(&part, 6));
        assert_eq!(games(&part), games(&whole), "cut at {cut}");
        assert_eq!(untimed(&resumed), untimed(&report), "cut at {cut}");
    }
    // However much of a line was written, nothing of it stays.
    let torn = [&bytes[..=head], b"{\"game\":0,", &[b' '; 100_000]].concat();
    fs::write(&part, torn).unwrap();
    run(setup.clone(), &plan(&part, 6));
    assert_eq!(games(&part), games(&whole));
    // What was complete is not played again, and more games go on from there.
    let again = fs::read(&whole).unwrap();
    assert_eq!(again, bytes);
    let longer = run(setup.clone(), &plan(&whole, 8));
    assert_eq!(longer.games, 8);
    assert!(fs::read(&whole).unwrap().starts_with(&bytes));
    let fewer = run(setup, &plan(&whole, 6));
    assert_eq!(untimed(&fewer), untimed(&report));
}

#[test]
fn a_log_of_something_else_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let plan = Plan { games: 2, log: Some(log.clone()), ..Plan::default() };
    let refused = |setup: Setup| {
        let before = fs::read(&log).unwrap();
        let error = play(&Arena::new(setup).unwrap(), &plan, &mut |_| ()).unwrap_err().to_string();
        assert_eq!(fs::read(&log).unwrap(), before, "{error}");
        error
    };
    run(setup("brandubh", "squire,random"), &plan);
    for other in [
        setup("brandubh", "random,squire"),
        setup("brandubh", "squire@5n,random"),
        setup("tablut", "squire,random"),
        Setup { seed: 8, ..setup("brandubh", "squire,random") },
        Setup { longest: Some(10), ..setup("brandubh", "squire,random") },
        Setup { openings: Openings::Random(1), ..setup("brandubh", "squire,random") },
        Setup { options: json!({"rules": ["strong-king"]}), ..setup("brandubh", "squire,random") },
    ] {
        assert!(refused(other).contains("another run"));
    }
    // Somebody who is still writing.
    let file = fs::File::open(&log).unwrap();
    file.lock().unwrap();
    assert!(refused(setup("brandubh", "squire,random")).contains("another run writes"));
    drop(file);
    // A game that is missing, or that nobody wrote.
    let text = fs::read_to_string(&log).unwrap();
    let lines: Vec<_> = text.lines().collect();
    for broken in [
        format!("{}\n{}\n", lines[0], lines[2]),
        format!("{}\nx\n{}\n", lines[0], lines[1]),
        format!("{}\n{}\n", lines[0], lines[1].replace("\"bots\":[0,1]", "\"bots\":[1,0]")),
        format!("{}\n{}\n", lines[0], lines[1].replace("\"places\":[", "\"places\":[1,")),
    ] {
        assert_ne!(broken, text);
        fs::write(&log, broken).unwrap();
        let error = refused(setup("brandubh", "squire,random"));
        assert!(error.contains("next"), "{error}");
    }
    for other in ["a letter to a friend", "a letter\nto a friend\n", "{}\n"] {
        fs::write(&log, other).unwrap();
        assert!(refused(setup("brandubh", "squire,random")).contains("no log"), "{other}");
    }
}

#[test]
fn a_test_stops_as_soon_as_it_is_decided_and_at_the_same_game_on_any_number_of_threads() {
    let sprt = Some(Sprt { elo0: 0.0, elo1: 100.0 });
    let run = |list: &str, games, threads| {
        let setup = Setup { openings: Openings::Random(2), ..setup("brandubh", list) };
        run(setup, &Plan { games, threads, sprt, ..Plan::default() })
    };
    let better = run("squire,random", 1_000, 1);
    assert_eq!(better.sprt.as_ref().unwrap().verdict, Verdict::H1);
    assert!(better.games < 200, "{}", better.games);
    assert_eq!(untimed(&run("squire,random", 1_000, 3)), untimed(&better));
    let worse = run("random,squire", 1_000, 1);
    assert_eq!(worse.sprt.unwrap().verdict, Verdict::H0);
    let open = run("random,random", 4, 1);
    assert_eq!((open.sprt.unwrap().verdict, open.games), (Verdict::Undecided, 4));
    let three = Arena::new(setup("brandubh", "random,random,random")).unwrap();
    assert!(play(&three, &Plan { sprt, ..Plan::default() }, &mut |_| ()).is_err());
}

#[test]
fn endless_games_are_drawn_and_said_to_be() {
    let setup = Setup { longest: Some(5), ..setup("brandubh", "random,random") };
    let report = run(setup, &Plan { games: 4, ..Plan::default() });
    assert_eq!((report.unfinished, report.endings["unfinished"]), (4, 4));
    assert_eq!((report.bots[0].shared, report.pairs[0].split), (4, 2));
    assert!((report.bots[0].share.value - 0.5).abs() < 1e-12);
    let texts = Texts::new(Language::ENGLISH);
    assert!(lines(&report, &texts).iter().any(|line| line.starts_with("4 games were broken off")));
}

#[test]
fn openings_of_a_file_are_played_in_turn_with_both_sides() {
    // Each leads to another one that a random player would hardly reach.
    let openings = Openings::lines("d2-e2 c4-c2\nd2-f2 c4-c1\n").unwrap();
    let report = run(
        Setup { openings, longest: Some(2), ..setup("brandubh", "random,squire") },
        &Plan { games: 8, ..Plan::default() },
    );
    // Nobody was asked: all plies were those of the file.
    assert_eq!((report.games, report.rounds, report.lengths.longest), (8, 4, 2));
    assert!(report.bots.iter().all(|bot| bot.times.decisions == 0));
}

#[test]
fn a_better_bot_is_found_to_be_better_in_every_game() {
    for (game, seats) in [("brandubh", 2), ("high-throne", 3), ("brian-boru", 4)] {
        let setup = Setup { seats: Some(seats), ..setup(game, "random,squire") };
        let report = run(setup, &Plan { games: 60, ..Plan::default() });
        let [random, squire] = &report.bots[..] else { panic!("two bots") };
        assert!(squire.share.low > random.share.high, "{game}: {random:?} {squire:?}");
        assert!(squire.rating > random.rating, "{game}");
        // All points of a game are given to somebody.
        let points = |bot: &ardri_arena::BotReport| bot.share.value * bot.games as f64;
        let all = points(random) + points(squire);
        assert!((all - report.games as f64).abs() < 1e-6, "{game}: {all}");
        assert_eq!(
            report.bots.iter().map(|bot| bot.games).sum::<u64>(),
            report.games * u64::from(seats)
        );
    }
}

#[test]
fn reports_are_told_in_every_language_and_pages_need_nothing_from_elsewhere() {
    let tafl = Setup { openings: Openings::Random(2), ..setup("brandubh", "squire,random") };
    let sprt = Some(Sprt { elo0: -2.5, elo1: 5.0 });
    let tafl = run(tafl, &Plan { games: 6, sprt, ..Plan::default() });
    let throne = run(
        Setup { seats: Some(3), ..setup("high-throne", "random,squire") },
        &Plan { games: 6, ..Plan::default() },
    );
    // Somebody who calls themselves so, and who cannot be reached.
    let gone = run(
        setup("brandubh", "engine:/<b>no-such@1ms,random"),
        &Plan { games: 60, ..Plan::default() },
    );
    assert_eq!((gone.failures.len(), gone.bots[0].failures, gone.bots[1].won), (20, 60, 60));
    for report in [&tafl, &throne, &gone] {
        let mut said = Vec::new();
        for language in Language::all() {
            let texts = Texts::new(language);
            let lines = lines(report, &texts);
            let text = lines.join("\n");
            assert!(!text.contains("arena-") && !text.contains(['{', '$']), "{text}");
            let page = page(report, &texts);
            for outside in ["src=", "href=", "url(", "@import", "<script", "NaN", "inf\"", "<b>"] {
                assert!(!page.contains(outside), "{language}: {outside}");
            }
            assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
            assert!(
                page.matches("<svg").count() >= 5 && page.contains("prefers-color-scheme: dark")
            );
            said.push(text);
        }
        assert!(said[0] != said[1] && said[1] != said[2]);
    }
    // Every row of a table has as many cells as its head, in every language.
    for language in Language::all() {
        let texts = Texts::new(language);
        for (table, columns) in
            [("arena-bots", 9), ("arena-pairs", 10), ("arena-times", 6), ("arena-endings", 3)]
        {
            assert_eq!(texts.text(table).split('|').count(), columns, "{language}: {table}");
        }
        for name in Language::ENGLISH.names().filter(|name| name.starts_with("arena-")) {
            assert!(texts.has(&name), "{language} lacks {name}");
        }
    }
}
