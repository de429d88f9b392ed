//! The commands that the README shows are commands that there are.

use clap::Parser;

use crate::Cli;

/// A deck that is there, for commands that read one.
pub(crate) const DECK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../throne/data/ardri.toml");

#[test]
fn every_command_of_the_readme_is_understood() {
    let readme = include_str!("../../../README.md");
    let blocks = readme.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
    let lines = blocks.flat_map(str::lines).filter(|line| line.starts_with("ardri"));
    let mut understood = 0;
    for line in lines {
        let words = line.split(" #").next().unwrap_or_default().split_whitespace();
        let words = words.map(|word| if word == "my.toml" { DECK } else { word });
        if let Err(error) = Cli::try_parse_from(words) {
            panic!("{line}: {error}");
        }
        understood += 1;
    }
    assert!(understood > 20, "{understood}");
}
