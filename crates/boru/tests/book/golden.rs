//! Whole games, written down once: `tests/golden/*.json` are records, and beside each a `.trace`
//! holds what the engine made of it, one line for each action: its number, who did what, a digest
//! of the state after it, and what is said in English. A change of the rules or of a sentence shows as
//! a line that differs.
//!
//! When such a change is meant, `ARDRI_BLESS=1 cargo test -p ardri-boru --test book golden` writes
//! the traces anew; read the difference before it is committed. Records are never written.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use ardri_boru::{BrianBoru, name};
use ardri_core::replay::{replay, verify};
use ardri_core::{Game, Record, Seat, Teller, Viewer};
use ardri_texts::{Language, Texts};

fn files(extension: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<_> =
        entries.filter(|path| path.extension().is_some_and(|end| end == extension)).collect();
    paths.sort();
    paths
}

fn read(path: &Path) -> Record {
    let text = std::fs::read_to_string(path).unwrap();
    Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// FNV-1a of the state's JSON form.
fn digest(game: &BrianBoru) -> String {
    let text = serde_json::to_string(game).unwrap();
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

/// What all can see in numbers, so that a difference is found without the digest's help.
fn summary(game: &BrianBoru) -> String {
    let view = game.view(Viewer::Spectator).table;
    let players = view.players.iter().zip(&view.discs).map(|(player, discs)| {
        format!(
            "{}c{}p{}r{}a{}d{}s{}t",
            player.coins,
            player.points,
            player.renown,
            player.raiders,
            player.church,
            player.space,
            discs.len()
        )
    });
    players.collect::<Vec<_>>().join(" ")
}

/// One line for each action and one for the result.
fn trace(record: &Record) -> Vec<String> {
    let mut lines = Vec::new();
    let texts = Texts::new(Language::ENGLISH);
    let game = replay::<BrianBoru>(record, |step| {
        let seen = step.events.iter().map(|event| event.seen_by(Viewer::Spectator));
        let told = seen.filter_map(|seen| BrianBoru::tell(step.state.options(), &seen));
        let called = |seat| name(seat).to_string();
        let words: Vec<_> = told.map(|told| texts.localize_with(&told, &called)).collect();
        let (number, entry) = (step.number, step.entry);
        lines.push(format!(
            "{number} | {} {} | {} | {} | {}",
            entry.by,
            entry.action,
            digest(step.state),
            summary(step.state),
            words.join(" ")
        ));
    });
    let outcome = game.unwrap_or_else(|flaw| panic!("{flaw}")).outcome().unwrap();
    let join =
        |numbers: &[i32]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let places: Vec<_> = outcome.places.iter().map(|place| i32::from(*place)).collect();
    lines.push(format!(
        "end | {} | {} | {} | {}",
        outcome.ending,
        join(&places),
        join(&outcome.scores.unwrap()),
        outcome.reason
    ));
    lines
}

#[test]
fn every_golden_game_is_played_as_it_was() {
    let bless = std::env::var_os("ARDRI_BLESS").is_some_and(|value| value == "1");
    for path in files("json") {
        let lines = trace(&read(&path));
        let file = path.with_extension("trace");
        if bless {
            std::fs::write(&file, lines.join("\n") + "\n").unwrap();
            continue;
        }
        let told = std::fs::read_to_string(&file)
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let told: Vec<_> = told.lines().collect();
        for (number, (line, expected)) in (1..).zip(lines.iter().zip(&told)) {
            assert_eq!(line, expected, "{}, line {number}", file.display());
        }
        assert_eq!(lines.len(), told.len(), "the lines of {}", file.display());
    }
}

#[test]
fn every_trace_belongs_to_a_golden_game() {
    for trace in files("trace") {
        assert!(trace.with_extension("json").exists(), "{}", trace.display());
    }
}

#[test]
fn the_golden_games_cover_all_tables_and_all_ways_to_win() {
    let (mut tables, mut endings) = (BTreeSet::new(), BTreeSet::new());
    for path in files("json") {
        let record = read(&path);
        tables.insert(format!("{} {}", record.seats.len(), record.options["last_card"]));
        endings.insert(record.result.unwrap().ending);
    }
    assert_eq!(
        tables.into_iter().collect::<Vec<_>>(),
        ["3 \"discard\"", "4 \"discard\"", "5 \"discard\"", "5 \"play\""]
    );
    assert_eq!(
        endings.into_iter().collect::<Vec<_>>(),
        ["marriages", "points", "shared", "tokens"]
    );
}

#[test]
fn the_draws_of_the_golden_games_can_be_verified() {
    for path in files("json") {
        let record = read(&path);
        // Two decks, the marker and a deal in each round.
        let rounds = if record.seats.len() == 3 { 3 } else { 4 };
        assert_eq!(verify::<BrianBoru>(&record), Ok(3 + rounds), "{}", path.display());
    }
}

#[test]
fn a_golden_game_that_is_changed_does_not_replay() {
    let record = read(&files("json")[0]);
    let mut longer = record.clone();
    longer.actions.push(record.actions[0].clone());
    let mut shorter = record.clone();
    shorter.actions.pop();
    let mut otherwise = record.clone();
    otherwise.result.as_mut().unwrap().winners.push(Seat(9));
    for changed in [longer, shorter, otherwise] {
        assert!(replay::<BrianBoru>(&changed, |_| ()).is_err());
    }
}
