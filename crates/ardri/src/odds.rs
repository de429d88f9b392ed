//! `ardri odds`: the exact chances of the cards of a deck.

use std::str::FromStr;

use anyhow::Result;
use ardri_throne::{Deck, Odds};
use clap::Args;
use serde::Serialize;

use crate::deck;
use crate::i18n::tr;
use crate::output::{print_json, tell};

/// Print the exact chance of every card of The High Throne under the best play
#[derive(Args, Debug)]
pub(crate) struct OddsArgs {
    /// A deck of your own, in TOML or JSON
    #[arg(long, value_parser = deck::read)]
    deck: Option<Deck>,
    /// The dice: 7, 8 or 7+red; all of them if it is left out
    #[arg(long)]
    dice: Vec<Hand>,
    /// To steal the cards from another player, which takes one more Spiral
    #[arg(long)]
    steal: bool,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

/// The dice that a turn starts with.
#[derive(Clone, Copy, Debug)]
struct Hand {
    standard: u8,
    red: bool,
}

impl Hand {
    const ALL: [Self; 3] = [
        Self { standard: 7, red: false },
        Self { standard: 8, red: false },
        Self { standard: 7, red: true },
    ];

    fn name(self) -> String {
        format!("{}{}", self.standard, if self.red { "+red" } else { "" })
    }
}

impl FromStr for Hand {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|hand| hand.name() == text);
        found.ok_or_else(|| tr!("terminal-odds-dice"))
    }
}

#[derive(Serialize)]
struct Report {
    deck: String,
    steal: bool,
    cards: Vec<CardReport>,
}

#[derive(Serialize)]
struct CardReport {
    card: String,
    name: String,
    region: String,
    points: u8,
    lines: Vec<String>,
    chances: Vec<Chance>,
}

#[derive(Serialize)]
struct Chance {
    dice: String,
    chance: f64,
}

/// Works the chances out and prints them.
pub(crate) fn run(args: &OddsArgs) -> Result<()> {
    let house = Deck::ardri();
    let deck = args.deck.as_ref().unwrap_or(&house);
    let hands = if args.dice.is_empty() { Hand::ALL.to_vec() } else { args.dice.clone() };
    let report = report(deck, &hands, args.steal);
    if args.json { print_json(&report) } else { print(&report, &hands) }
}

fn report(deck: &Deck, hands: &[Hand], steal: bool) -> Report {
    let mut odds = Odds::new();
    let mut cards = Vec::new();
    for (place, (form, card)) in deck.form().cards.iter().zip(deck.cards()).enumerate() {
        if steal && !deck.is_stealable(place) {
            continue;
        }
        let lines = if steal { &card.lines[..] } else { &card.lines[..card.steal_line()] };
        let mut chance = |hand: &Hand| Chance {
            dice: hand.name(),
            chance: odds.chance(lines, hand.standard, hand.red),
        };
        cards.push(CardReport {
            card: card.id.clone(),
            name: form.name.clone(),
            region: form.region.clone(),
            points: card.points,
            lines: lines.iter().map(ToString::to_string).collect(),
            chances: hands.iter().map(&mut chance).collect(),
        });
    }
    Report { deck: deck.form().name.clone(), steal, cards }
}

fn print(report: &Report, hands: &[Hand]) -> Result<()> {
    let (card, points) = (tr!("terminal-odds-card"), tr!("terminal-odds-points"));
    let (needs, deck) = (tr!("terminal-odds-lines"), report.deck.as_str());
    let title = if report.steal {
        tr!("terminal-odds-stolen", "deck" => deck)
    } else {
        tr!("terminal-odds-centre", "deck" => deck)
    };
    let lines = |card: &CardReport| card.lines.join(" | ");
    let width = |head: &str, text: &dyn Fn(&CardReport) -> String| {
        let widths = report.cards.iter().map(|card| text(card).chars().count());
        widths.chain([head.chars().count()]).max().unwrap_or(0)
    };
    let (a, b) = (width(&card, &|card| card.name.clone()), points.chars().count());
    let c = width(&needs, &lines);
    tell!("{title}")?;
    let dice: String = hands.iter().map(|hand| format!("{:>8}", hand.name())).collect();
    tell!("{card:a$}  {points}  {needs:c$}{dice}")?;
    for card in &report.cards {
        let chances = card.chances.iter().map(|chance| format!("{:>8.3}", chance.chance));
        let chances: String = chances.collect();
        tell!("{:a$}  {:>b$}  {:c$}{chances}", card.name, card.points, lines(card))?;
    }
    Ok(())
}
