//! How a deck of The High Throne plays: many games between bots, in tables.

use std::sync::Arc;

use ardri_bots::throne::{
    CardCount, Judge, ObjectiveCount, PlayersStudy, Study, Table, study as play,
};
use ardri_core::NewGameError;
use ardri_texts::{Texts, args};
use ardri_throne::Deck;
use serde::Serialize;

/// What came of many games with a deck.
#[derive(Debug, Serialize)]
pub struct DeckReport {
    deck: String,
    seed: u64,
    cards: Vec<String>,
    objectives: Vec<String>,
    regions: Vec<String>,
    studies: Vec<PlayersStudy>,
    #[serde(skip)]
    guest: Judge,
}

impl DeckReport {
    /// Plays so many games for each number of players, or for as many as the Objectives allow if none is
    /// named; `guest` sits in one of the seats.
    ///
    /// # Errors
    /// So many cannot play with this deck.
    pub fn play(
        deck: &Arc<Deck>,
        players: &[u8],
        games: u64,
        seed: u64,
        guest: Judge,
    ) -> Result<Self, NewGameError> {
        let table = Arc::new(Table::new(deck.clone()));
        let allowed = (2..=6).filter(|players| usize::from(*players) <= deck.most_seats());
        let all = if players.is_empty() { allowed.collect() } else { players.to_vec() };
        let of = |players| play(&Study { table: table.clone(), players, games, seed, guest });
        let studies = all.into_iter().map(of).collect::<Result<_, _>>()?;
        Ok(Self {
            deck: deck.form().name.clone(),
            seed,
            cards: deck.cards().iter().map(|card| card.id.clone()).collect(),
            objectives: deck.objectives().iter().map(|objective| objective.id.clone()).collect(),
            regions: deck.regions().iter().map(|region| region.id.clone()).collect(),
            studies,
            guest,
        })
    }

    /// The report for people: tables in Markdown, in their language.
    #[must_use]
    pub fn lines(&self, texts: &Texts) -> Vec<String> {
        let title = args! { "deck" => self.deck.as_str(), "seed" => self.seed };
        let mut lines = vec![texts.fill("terminal-study-deck", title)];
        let counts: Vec<_> = self.studies.iter().map(|study| study.players.to_string()).collect();
        let counts = counts.join(" | ");
        let mut table = |name: &str, rows: Vec<String>| {
            let head = texts.fill(name, args! { "counts" => counts.as_str() });
            let columns = head.matches('|').count().saturating_sub(1);
            lines.extend([String::new(), head, format!("|{}", "---|".repeat(columns))]);
            lines.extend(rows);
        };
        table("terminal-study-games", self.games());
        table("terminal-study-order", self.order());
        if self.guest == Judge::Points {
            table("terminal-study-guest", self.guests());
        }
        if !self.objectives.is_empty() {
            table("terminal-study-objectives", self.objectives());
        }
        table("terminal-study-cards", self.cards());
        table("terminal-study-regions", self.regions());
        lines
    }

    fn games(&self) -> Vec<String> {
        let row = |study: &PlayersStudy| {
            let (turns, last) = (&study.turns, &study.last_card_turns);
            let games = study.games.max(1) as f64;
            format!(
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
            )
        };
        self.studies.iter().map(row).collect()
    }

    fn order(&self) -> Vec<String> {
        let row = |study: &PlayersStudy| {
            let edges = |wins| {
                let edges = PlayersStudy::edges(wins, study.players).into_iter();
                edges.map(|edge| format!("{edge:+.2}")).collect::<Vec<_>>().join(" ")
            };
            format!("| {} | {} | {} |", study.players, edges(&study.places), edges(&study.seats))
        };
        self.studies.iter().map(row).collect()
    }

    fn guests(&self) -> Vec<String> {
        let row = |study: &PlayersStudy| {
            let fair = 100.0 / f64::from(study.players);
            format!("| {} | {} | {fair:.1} % |", study.players, percent(study.guest, study.games))
        };
        self.studies.iter().map(row).collect()
    }

    fn objectives(&self) -> Vec<String> {
        let row = |(place, objective): (usize, &String)| {
            let of = |study: &PlayersStudy| study.objectives[place];
            let sum = |count: fn(ObjectiveCount) -> u64| {
                self.studies.iter().map(|study| count(of(study))).sum::<u64>()
            };
            let each = self.studies.iter().map(|study| percent(of(study).held, of(study).kept));
            let fair = self.studies.iter();
            let fair = fair.map(|study| of(study).kept as f64 / f64::from(study.players));
            format!(
                "| {objective} | {} | {} | {} | {:.2} |",
                percent(sum(|count| count.kept), sum(|count| count.drawn)),
                percent(sum(|count| count.held), sum(|count| count.kept)),
                each.collect::<Vec<_>>().join(" | "),
                sum(|count| count.won) as f64 / fair.sum::<f64>().max(1.0),
            )
        };
        self.objectives.iter().enumerate().map(row).collect()
    }

    fn cards(&self) -> Vec<String> {
        let games: u64 = self.studies.iter().map(|study| study.games).sum();
        let sum = |place: usize, count: fn(CardCount) -> u64| {
            self.studies.iter().map(|study| count(study.cards[place])).sum::<u64>()
        };
        let places = 0..self.cards.len();
        let opened = places.clone().map(|place| sum(place, |card| card.opening)).sum();
        let aimed = places.map(|place| sum(place, |card| card.targeted)).sum();
        let fair: f64 = self.studies.iter().map(|s| s.games as f64 / f64::from(s.players)).sum();
        let row = |(place, card): (usize, &String)| {
            format!(
                "| {card} | {} | {} | {:.2} | {} | {:.2} |",
                percent(sum(place, |card| card.opening), opened),
                percent(sum(place, |card| card.targeted), aimed),
                sum(place, |card| card.stolen) as f64 / games.max(1) as f64,
                percent(sum(place, |card| card.last), games),
                sum(place, |card| card.with_winner) as f64 / fair.max(1.0),
            )
        };
        self.cards.iter().enumerate().map(row).collect()
    }

    fn regions(&self) -> Vec<String> {
        let row = |(place, region): (usize, &String)| {
            let locked = self.studies.iter().map(|study| percent(study.locked[place], study.games));
            format!("| {region} | {} |", locked.collect::<Vec<_>>().join(" | "))
        };
        self.regions.iter().enumerate().map(row).collect()
    }
}

fn percent(part: u64, whole: u64) -> String {
    format!("{:.1} %", 100.0 * part as f64 / whole.max(1) as f64)
}

#[cfg(test)]
mod tests {
    use ardri_texts::Language;

    use super::*;

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
