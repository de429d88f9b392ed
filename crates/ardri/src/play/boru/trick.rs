//! The trick on the table, in as little room as there is.

use ardri_boru::Table;
use ardri_core::Seat;

use super::names::{card_name, letter, seat_name, short_region, town_words};
use crate::i18n::tr;

/// The trick in rows: the town, the cards, who wins and who is next.
pub(crate) fn rows(table: &Table) -> Vec<String> {
    let Some(trick) = &table.trick else { return Vec::new() };
    let letters = |seats: &[Seat]| {
        seats.iter().map(|seat| letter(*seat).to_string()).collect::<Vec<_>>().join(" ")
    };
    let about = trick.town.map_or_else(
        || tr!("boru-trick-none"),
        |town| format!("{} ({})", town_words(town), short_region(town.region())),
    );
    let next = match (trick.complete, trick.to_play.as_slice()) {
        (true, _) => tr!("terminal-boru-trick-to-act", "names" => letters(&trick.order)),
        (false, []) => String::new(),
        (false, seats) => tr!("terminal-boru-trick-to-play", "names" => letters(seats)),
    };
    let name = |seat: Seat| seat_name(seat);
    let winner = match (trick.leading, trick.complete) {
        (Some(seat), true) => tr!("terminal-boru-trick-has-won", "name" => name(seat)),
        (Some(seat), false) => tr!("terminal-boru-trick-is-winning", "name" => name(seat)),
        (None, true) => tr!("terminal-boru-trick-nobody"),
        (None, false) => String::new(),
    };
    let town = format!("{}: {about}", tr!("boru-trick"));
    vec![town, cards(table), format!("{winner} {next}").trim().to_string()]
}

/// The cards on the table by letters; `*` is the one that wins.
fn cards(table: &Table) -> String {
    let Some(trick) = &table.trick else { return String::new() };
    let cards = (0..).map(Seat).zip(&trick.cards).filter_map(|(seat, card)| {
        let star = if trick.leading == Some(seat) { "*" } else { "" };
        card.map(|card| format!("{} {}{star}", letter(seat), card_name(card)))
    });
    cards.collect::<Vec<_>>().join(", ")
}

/// The trick in one short line: “M8 Cork, red: P red 11*, G blue 3”.
pub(crate) fn line(table: &Table) -> String {
    let town = table.trick.as_ref().and_then(|trick| trick.town);
    let town = town.map_or_else(|| tr!("boru-trick-none"), town_words);
    format!("{town}: {}", cards(table))
}
