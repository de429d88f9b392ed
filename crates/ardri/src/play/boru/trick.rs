//! The trick on the table, in sentences or in as little room as there is.

use ardri_boru::Table;
use ardri_core::Seat;

use super::names::{
    card_name, colour_name, letter, names, region_name, seat_name, short_region, town_name,
    town_words,
};
use crate::i18n::tr;

/// The trick in sentences.
pub(crate) fn sentences(table: &Table) -> Vec<String> {
    let Some(trick) = &table.trick else { return Vec::new() };
    let mut words = vec![match trick.town {
        Some(town) => tr!(
            "terminal-boru-trick",
            "town" => town_name(town), "id" => town.id(), "colour" => colour_name(town.colour()),
            "region" => region_name(town.region()),
        ),
        None => tr!("terminal-boru-trick-no-town"),
    }];
    let played: Vec<String> = (0..)
        .map(Seat)
        .zip(&trick.cards)
        .filter_map(|(seat, card)| {
            card.map(|card| format!("{} {}", seat_name(seat), card_name(card)))
        })
        .collect();
    if !played.is_empty() {
        words.push(tr!("terminal-boru-trick-cards", "cards" => played.join(", ")));
    }
    if let Some(leading) = trick.leading {
        words.push(winner(leading, trick.complete));
    }
    if trick.complete {
        words.push(tr!("terminal-boru-trick-to-act", "names" => names(&trick.order)));
    } else if !trick.to_play.is_empty() {
        words.push(tr!("terminal-boru-trick-to-play", "names" => names(&trick.to_play)));
    }
    words
}

/// Who wins, or has won.
fn winner(seat: Seat, complete: bool) -> String {
    let name =
        if complete { "terminal-boru-trick-has-won" } else { "terminal-boru-trick-is-winning" };
    tr!(name, "name" => seat_name(seat))
}

/// The trick where there is little room: the town, the cards, who wins and who is next.
pub(crate) fn panel(table: &Table) -> Vec<String> {
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
    let winner = match (trick.leading, trick.complete) {
        (Some(seat), complete) => winner(seat, complete),
        (None, true) => tr!("terminal-boru-trick-nobody"),
        (None, false) => String::new(),
    };
    let played = cards(table);
    let town = format!("{}: {about}", tr!("boru-trick"));
    vec![town, played.unwrap_or_default(), format!("{winner} {next}").trim().to_string()]
}

/// The cards on the table by letters; `*` is the one that wins.
fn cards(table: &Table) -> Option<String> {
    let trick = table.trick.as_ref()?;
    let cards: Vec<String> = (0..)
        .map(Seat)
        .zip(&trick.cards)
        .filter_map(|(seat, card)| {
            let star = if trick.leading == Some(seat) { "*" } else { "" };
            card.map(|card| format!("{} {}{star}", letter(seat), card_name(card)))
        })
        .collect();
    (!cards.is_empty()).then(|| cards.join(", "))
}

/// The trick in one short line: “M8 Cork, red: P red 11*, G blue 3; to play: BI”.
pub(crate) fn line(table: &Table) -> String {
    let Some(trick) = &table.trick else { return String::new() };
    let town = trick.town.map_or_else(|| tr!("boru-trick-none"), town_words);
    let next: String = trick.to_play.iter().map(|seat| letter(*seat)).collect();
    let cards = cards(table).unwrap_or_else(|| tr!("terminal-boru-trick-no-card"));
    let so_far = format!("{town}: {cards}");
    if next.is_empty() {
        return so_far;
    }
    tr!("terminal-boru-trick-line", "trick" => so_far, "letters" => next)
}
