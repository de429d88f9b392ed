//! The trick on the table, in sentences or in as little room as there is.

use ardri_boru::{Table, card_name, name};
use ardri_core::Seat;

use super::names::{letter, short_region, town_words};
use super::words::names;

/// The trick in sentences.
pub(crate) fn sentences(table: &Table) -> Vec<String> {
    let Some(trick) = &table.trick else { return Vec::new() };
    let mut words = vec![match trick.town {
        Some(town) => format!(
            "Trick for {} ({}), a {} town of {}.",
            town.english(),
            town.id(),
            town.colour(),
            town.region().name()
        ),
        None => "A trick without a town, which nobody can win.".into(),
    }];
    let played: Vec<String> = (0..)
        .map(Seat)
        .zip(&trick.cards)
        .filter_map(|(seat, card)| card.map(|card| format!("{} {}", name(seat), card_name(card))))
        .collect();
    if !played.is_empty() {
        words.push(format!("On the table: {}.", played.join(", ")));
    }
    if let Some(leading) = trick.leading {
        let verb = if trick.complete { "has won" } else { "leads" };
        words.push(format!("{} {verb}.", name(leading)));
    }
    if trick.complete {
        words.push(format!("To act, lowest card first: {}.", names(&trick.order)));
    } else if !trick.to_play.is_empty() {
        words.push(format!("Still to play: {}.", names(&trick.to_play)));
    }
    words
}

/// The trick where there is little room: the town, the cards, who wins and who is next.
pub(crate) fn panel(table: &Table) -> Vec<String> {
    let Some(trick) = &table.trick else { return Vec::new() };
    let letters = |seats: &[Seat]| {
        seats.iter().map(|seat| letter(*seat).to_string()).collect::<Vec<_>>().join(" ")
    };
    let town = trick.town.map_or_else(
        || "A trick without a town".into(),
        |town| format!("Trick: {} ({})", town_words(town), short_region(town.region())),
    );
    let next = match (trick.complete, trick.to_play.as_slice()) {
        (true, _) => format!("To act, lowest first: {}", letters(&trick.order)),
        (false, []) => String::new(),
        (false, seats) => format!("To play: {}", letters(seats)),
    };
    let winner = match (trick.leading, trick.complete) {
        (Some(seat), true) => format!("{} has won. ", name(seat)),
        (Some(seat), false) => format!("{} leads. ", name(seat)),
        (None, true) => "Nobody wins. ".into(),
        (None, false) => String::new(),
    };
    let played = cards(table);
    vec![town, played.unwrap_or_default(), format!("{winner}{next}")]
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
    let town = trick.town.map_or_else(|| "no town".into(), town_words);
    let next: String = trick.to_play.iter().map(|seat| letter(*seat)).collect();
    let next = if next.is_empty() { String::new() } else { format!("; to play: {next}") };
    let cards = cards(table).unwrap_or_else(|| "no card yet".into());
    format!("{town}: {cards}{next}")
}
