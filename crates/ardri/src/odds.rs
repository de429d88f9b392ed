//! `ardri odds`: the exact chances of the cards of a deck.

use anyhow::Result;
use ardri_throne::{CardOdds, Deck, DeckOdds, Hand};
use clap::Args;

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
    #[arg(long, value_parser = hand)]
    dice: Vec<Hand>,
    /// To steal the cards from another player, which takes one more Spiral
    #[arg(long)]
    steal: bool,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

fn hand(text: &str) -> Result<Hand, String> {
    text.parse().map_err(|_| tr!("terminal-odds-dice"))
}

/// Works the chances out and prints them.
pub(crate) fn run(args: &OddsArgs) -> Result<()> {
    let house = Deck::ardri();
    let deck = args.deck.as_ref().unwrap_or(&house);
    let hands = if args.dice.is_empty() { Hand::ALL.to_vec() } else { args.dice.clone() };
    let report = DeckOdds::of(deck, &hands, args.steal);
    if args.json { print_json(&report) } else { print(&report, &hands) }
}

fn print(report: &DeckOdds, hands: &[Hand]) -> Result<()> {
    let (card, points) = (tr!("terminal-odds-card"), tr!("terminal-odds-points"));
    let (needs, deck) = (tr!("terminal-odds-lines"), report.deck.as_str());
    let title = if report.steal { "terminal-odds-stolen" } else { "terminal-odds-centre" };
    let lines = |card: &CardOdds| card.lines.join(" | ");
    let width = |head: &str, text: &dyn Fn(&CardOdds) -> String| {
        let widths = report.cards.iter().map(|card| text(card).chars().count());
        widths.chain([head.chars().count()]).max().unwrap_or(0)
    };
    let (a, b) = (width(&card, &|card| card.name.clone()), points.chars().count());
    let c = width(&needs, &lines);
    tell!("{}", tr!(title, "deck" => deck))?;
    let dice: String = hands.iter().map(|hand| format!("{:>8}", hand.name())).collect();
    tell!("{card:a$}  {points}  {needs:c$}{dice}")?;
    for card in &report.cards {
        let chances: String =
            card.chances.iter().map(|chance| format!("{:>8.3}", chance.chance)).collect();
        tell!("{:a$}  {:>b$}  {:c$}{chances}", card.name, card.points, lines(card))?;
    }
    Ok(())
}
