//! `ardri study`: how a deck of The High Throne plays.

use std::sync::Arc;

use anyhow::{Result, anyhow};
use ardri_bots::throne::{Judge, PlayersStudy, Study, Table, study};
use ardri_throne::Deck;
use clap::{Args, ValueEnum};
use serde::Serialize;

use crate::deck;
use crate::i18n::{tr, unplayable};
use crate::output::{print_json, tell};

/// Play many games of The High Throne between bots and report how its deck plays
#[derive(Args, Debug)]
pub(crate) struct StudyArgs {
    /// A deck of your own, in TOML or JSON
    #[arg(long, value_parser = deck::read)]
    deck: Option<Deck>,
    /// How many players; may be given several times; two to six if it is left out
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=6))]
    players: Vec<u8>,
    /// How many games for each number of players
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// Fixes the games: the same number gives the same games
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Who sits in one of the seats
    #[arg(long, default_value = "throne")]
    guest: Guest,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Guest {
    /// One like the others, who weighs cards by the chance to win
    Throne,
    /// One who weighs cards by the points that they bring at once
    Points,
}

#[derive(Serialize)]
struct Report<'a> {
    deck: &'a str,
    seed: u64,
    cards: Vec<&'a str>,
    objectives: Vec<&'a str>,
    regions: Vec<&'a str>,
    studies: Vec<PlayersStudy>,
}

/// Plays and reports.
pub(crate) fn run(args: &StudyArgs) -> Result<()> {
    let deck = args.deck.clone().map_or_else(Deck::ardri, Arc::new);
    let table = Arc::new(Table::new(deck.clone()));
    let players = if args.players.is_empty() {
        // As many as the Objectives allow.
        (2..=6).filter(|players| usize::from(*players) <= deck.most_seats()).collect()
    } else {
        args.players.clone()
    };
    let guest = match args.guest {
        Guest::Throne => Judge::Throne,
        Guest::Points => Judge::Points,
    };
    let mut studies = Vec::new();
    for players in players {
        let (games, seed) = (args.games, args.seed);
        let studied = study(&Study { table: table.clone(), players, games, seed, guest });
        studies.push(studied.map_err(|error| anyhow!(unplayable(&error)))?);
    }
    let form = deck.form();
    let report = Report {
        deck: &form.name,
        seed: args.seed,
        cards: deck.cards().iter().map(|card| card.id.as_str()).collect(),
        objectives: deck.objectives().iter().map(|objective| objective.id.as_str()).collect(),
        regions: deck.regions().iter().map(|region| region.id.as_str()).collect(),
        studies,
    };
    if args.json { print_json(&report) } else { print(&report, args.guest) }
}

fn print(report: &Report<'_>, guest: Guest) -> Result<()> {
    tell!("{}", tr!("terminal-study-deck", "deck" => report.deck, "seed" => report.seed))?;
    games(report)?;
    order(report)?;
    if matches!(guest, Guest::Points) {
        head(&tr!("terminal-study-guest"))?;
        for study in &report.studies {
            let fair = 100.0 / f64::from(study.players);
            tell!("| {} | {} | {fair:.1} % |", study.players, percent(study.guest, study.games))?;
        }
    }
    let counts: Vec<_> = report.studies.iter().map(|study| study.players.to_string()).collect();
    let counts = counts.join(" | ");
    if !report.objectives.is_empty() {
        objectives(report, &counts)?;
    }
    cards(report)?;
    head(&tr!("terminal-study-regions", "counts" => counts))?;
    for (place, region) in report.regions.iter().enumerate() {
        let locked = report.studies.iter().map(|study| percent(study.locked[place], study.games));
        tell!("| {region} | {} |", locked.collect::<Vec<_>>().join(" | "))?;
    }
    Ok(())
}

/// Prints the head of a table in Markdown, and the bar below it.
fn head(columns: &str) -> Result<()> {
    let count = columns.matches('|').count().saturating_sub(1);
    Ok(tell!("\n{columns}\n|{}", "---|".repeat(count))?)
}

fn games(report: &Report<'_>) -> Result<()> {
    head(&tr!("terminal-study-games"))?;
    for study in &report.studies {
        let (turns, last) = (&study.turns, &study.last_card_turns);
        let games = study.games.max(1) as f64;
        tell!(
            "| {} | {} | {:.1} | {} | {} | {:.2} | {} | {:.1} | {:.1} | {} | {} |",
            study.players,
            study.games,
            PlayersStudy::mean(turns),
            PlayersStudy::quantile(turns, 0.05),
            PlayersStudy::quantile(turns, 0.95),
            PlayersStudy::mean(last),
            PlayersStudy::quantile(last, 0.95),
            study.winner_points as f64 / games,
            study.points as f64 / games / f64::from(study.players),
            percent(study.tosses, study.games),
            study.unfinished,
        )?;
    }
    Ok(())
}

fn order(report: &Report<'_>) -> Result<()> {
    head(&tr!("terminal-study-order"))?;
    for study in &report.studies {
        let edges = |wins| {
            let edges = PlayersStudy::edges(wins, study.players).into_iter();
            edges.map(|edge| format!("{edge:+.2}")).collect::<Vec<_>>().join(" ")
        };
        tell!("| {} | {} | {} |", study.players, edges(&study.places), edges(&study.seats))?;
    }
    Ok(())
}

fn objectives(report: &Report<'_>, counts: &str) -> Result<()> {
    head(&tr!("terminal-study-objectives", "counts" => counts))?;
    for (place, objective) in report.objectives.iter().enumerate() {
        let of = |study: &PlayersStudy| study.objectives[place];
        let sum = |count: fn(ardri_bots::throne::ObjectiveCount) -> u64| {
            report.studies.iter().map(|study| count(of(study))).sum::<u64>()
        };
        let each = report.studies.iter().map(|study| percent(of(study).held, of(study).kept));
        let fair = report.studies.iter();
        let fair = fair.map(|study| of(study).kept as f64 / f64::from(study.players));
        tell!(
            "| {objective} | {} | {} | {} | {:.2} |",
            percent(sum(|count| count.kept), sum(|count| count.drawn)),
            percent(sum(|count| count.held), sum(|count| count.kept)),
            each.collect::<Vec<_>>().join(" | "),
            sum(|count| count.won) as f64 / fair.sum::<f64>().max(1.0),
        )?;
    }
    Ok(())
}

fn cards(report: &Report<'_>) -> Result<()> {
    head(&tr!("terminal-study-cards"))?;
    let games: u64 = report.studies.iter().map(|study| study.games).sum();
    let sum = |place: usize, count: fn(ardri_bots::throne::CardCount) -> u64| {
        report.studies.iter().map(|study| count(study.cards[place])).sum::<u64>()
    };
    let opened = (0..report.cards.len()).map(|place| sum(place, |card| card.opening)).sum();
    let aimed = (0..report.cards.len()).map(|place| sum(place, |card| card.targeted)).sum();
    let fair: f64 = report.studies.iter().map(|s| s.games as f64 / f64::from(s.players)).sum();
    for (place, card) in report.cards.iter().enumerate() {
        tell!(
            "| {card} | {} | {} | {:.2} | {} | {:.2} |",
            percent(sum(place, |card| card.opening), opened),
            percent(sum(place, |card| card.targeted), aimed),
            sum(place, |card| card.stolen) as f64 / games.max(1) as f64,
            percent(sum(place, |card| card.last), games),
            sum(place, |card| card.with_winner) as f64 / fair.max(1.0),
        )?;
    }
    Ok(())
}

fn percent(part: u64, whole: u64) -> String {
    format!("{:.1} %", 100.0 * part as f64 / whole.max(1) as f64)
}

#[cfg(test)]
mod tests {
    use ardri_texts::{Language, Texts, args};

    #[test]
    fn tables_have_the_same_columns_in_every_language() {
        for language in Language::all() {
            let texts = Texts::new(language);
            for (table, columns) in [
                ("games", 11),
                ("order", 3),
                ("guest", 3),
                ("objectives", 6),
                ("cards", 6),
                ("regions", 3),
            ] {
                let name = format!("terminal-study-{table}");
                let head = texts.fill(&name, args! { "counts" => "2 | 3" });
                assert!(head.starts_with("| ") && head.ends_with(" |"), "{language}: {head}");
                assert_eq!(head.matches(" | ").count() + 1, columns, "{language}: {head}");
            }
        }
    }
}
