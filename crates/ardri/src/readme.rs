//! The commands that the pages for readers show are commands that there are. Those that end are run by
//! `tests/docs.rs`; the others are only read, with the names in them.

use std::fs;
use std::path::Path;

use clap::Parser;

use crate::Cli;

/// A deck that is there, for commands that read one.
pub(crate) const DECK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../throne/data/ardri.toml");

/// The README and all other pages.
fn pages() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let docs = fs::read_dir(root.join("docs")).into_iter().flatten().flatten();
    let docs = docs.map(|entry| entry.path());
    let paths =
        ["README.md", "CONTRIBUTING.md"].map(|name| root.join(name)).into_iter().chain(docs);
    paths.filter(|path| path.is_file()).filter_map(|path| fs::read_to_string(path).ok()).collect()
}

#[test]
fn every_command_of_the_pages_is_understood() {
    let mut understood = 0;
    for page in pages() {
        let fences = page.split("```").skip(1).step_by(2);
        let blocks = fences.filter_map(|block| block.strip_prefix("sh\n"));
        let is_ours = |line: &&str| *line == "ardri" || line.starts_with("ardri ");
        for line in blocks.flat_map(str::lines).map(str::trim).filter(is_ours) {
            let words = line.split(" #").next().unwrap_or_default().split_whitespace();
            let words = words.map(|word| if word == "my.toml" { DECK } else { word });
            match Cli::try_parse_from(words) {
                Ok(cli) => check(line, &cli),
                Err(error) => panic!("{line}: {error}"),
            }
            understood += 1;
        }
    }
    assert!(understood > 30, "{understood}");
}

/// Looks at the names that only a server would read.
#[cfg_attr(not(feature = "join"), expect(unused_variables))]
fn check(line: &str, cli: &Cli) {
    #[cfg(feature = "join")]
    if let Some(crate::Command::Join(args)) = &cli.command {
        let named = crate::join::named(args);
        let (table, game, level) = named.unwrap_or_else(|error| panic!("{line}: {error}"));
        // So are the ids that a server makes.
        assert!(table.is_none_or(|table| table.len() == 20), "{line}");
        let Some(game) = game.map(ardri_table::GameKind::find) else { return };
        let Ok(game) = game else { panic!("{line}: there is no such game") };
        let levels = || game.levels().iter().map(|known| known.name);
        assert!(level.is_none_or(|level| levels().any(|known| known == level)), "{line}");
    }
}
