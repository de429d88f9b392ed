//! The table of what coaches say, which the page and the terminal have in common: what is seen at a
//! question of a real game, and the words about it. The page holds its own coaches against the same
//! files in `web/tests/coach.test.ts`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use ardri_core::Seat;
use serde::Serialize;
use serde_json::{Value, json};

use super::Coached;

/// The questions of many games, a few for each kind of answer.
#[derive(Debug)]
pub(crate) struct Cases {
    lines: Vec<String>,
    /// For each game, reason and number of things that are worth a look, how those begin.
    known: BTreeMap<(String, usize), BTreeSet<Vec<String>>>,
    of_each: usize,
}

impl Cases {
    /// None yet, and so many of each kind at most.
    pub(crate) fn of_each(of_each: usize) -> Self {
        Self { lines: Vec::new(), known: BTreeMap::new(), of_each }
    }

    /// Notes a question, unless enough of this kind has been said before.
    pub(crate) fn note<V: Serialize, A: ToString>(
        &mut self,
        game: &str,
        view: &V,
        seat: Option<Seat>,
        legal: &[A],
        coached: &Coached,
    ) {
        // What is worth a look differs in names and numbers; how it begins tells its kind.
        let begins = |look: &String| look.split_whitespace().take(2).collect();
        let begin: Vec<String> = coached.look.iter().map(begins).collect();
        let reason = format!("{game} {}", coached.why);
        let known = self.known.entry((reason, begin.len())).or_default();
        if known.len() >= self.of_each || !known.insert(begin) {
            return;
        }
        let legal: Vec<_> = legal.iter().map(ToString::to_string).collect();
        let case: Value = json!({
            "game": game, "view": view, "seat": seat.map(|seat| seat.0), "legal": legal,
            "why": coached.why, "look": coached.look,
        });
        self.lines.push(case.to_string());
    }

    /// Holds them against those of the file. With `ARDRI_WRITE_CASES` set it is written instead.
    pub(crate) fn hold(&self, name: &str) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/coach");
        let file = folder.join(name);
        let now = format!("[\n{}\n]\n", self.lines.join(",\n"));
        if std::env::var_os("ARDRI_WRITE_CASES").is_some() {
            std::fs::write(&file, now).unwrap();
            return;
        }
        let before = std::fs::read_to_string(&file).unwrap();
        let differs = now.lines().zip(before.lines()).find(|(now, before)| now != before);
        assert_eq!(differs, None, "{name}; see cases.rs");
        assert_eq!(now.len(), before.len(), "{name}; see cases.rs");
    }
}
