//! What happens at a table, in sentences.

use ardri_core::Seat;

use super::line_ui::AnyLineUi;
use super::message::{Event, Heard, Sitter};
use crate::play::text::sentence;
use crate::speech::{say, texts};

/// A text from elsewhere without what would make the terminal do tricks.
pub(crate) fn printable(text: &str) -> String {
    text.chars().filter(|letter| *letter == '\n' || !letter.is_control()).collect()
}

/// A bot by its level.
pub(crate) fn bot_name(level: &str) -> String {
    let name = format!("lobby-bot-{level}");
    let texts = texts();
    let level = if texts.has(&name) { texts.text(&name) } else { sentence(level) };
    say!("table-bot", "level" => level.trim_end_matches('.'))
}

/// The names of all seats; those of a kind are told apart by their numbers.
pub(crate) fn seat_names(seats: &[Sitter]) -> Vec<String> {
    let name = |(place, sitter): (usize, &Sitter)| match (&sitter.bot, &sitter.name) {
        (Some(level), _) => {
            let bot = bot_name(level);
            match &sitter.instead_of {
                Some(name) => say!("table-bot-for", "bot" => bot, "name" => name.as_str()),
                None => bot,
            }
        }
        (None, Some(name)) => name.clone(),
        (None, None) => say!("table-seat-empty", "number" => place + 1),
    };
    let names: Vec<String> = seats.iter().enumerate().map(name).collect();
    let tell_apart = |(place, name): (usize, &String)| {
        if names.iter().filter(|other| *other == name).count() > 1 {
            say!("table-seat-same", "name" => name.as_str(), "number" => place + 1)
        } else {
            name.clone()
        }
    };
    names.iter().enumerate().map(tell_apart).collect()
}

/// What an event comes to, as whoever sits in `me` hears it; nothing if it is no news for people.
pub(crate) fn lines(
    event: &Event,
    names: &[String],
    me: Option<Seat>,
    ui: &mut dyn AnyLineUi,
) -> Vec<String> {
    let name = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let number = |seat: &Seat| seat.index() + 1;
    let line = match event {
        Event::Acted { heard, .. } => return told(heard, names, me, ui),
        Event::RanOut { seat, heard } => {
            let mut lines = vec![say!("table-log-ran-out", "name" => name(seat))];
            lines.extend(told(heard, names, me, ui));
            return lines;
        }
        Event::Sat { seat, name } => {
            say!("table-log-sat", "name" => name.as_str(), "number" => number(seat))
        }
        Event::BotSat { seat, level } => {
            say!("table-log-bot-sat", "bot" => bot_name(level), "number" => number(seat))
        }
        Event::Left { seat } => say!("table-log-left", "number" => number(seat)),
        Event::Word { seat } => say!("table-log-word", "name" => name(seat)),
        Event::Started => say!("table-log-started"),
        Event::BotTook { seat, level, late } => {
            let text = if *late { "table-log-bot-took-late" } else { "table-log-bot-took" };
            say!(text, "bot" => bot_name(level), "number" => number(seat))
        }
        Event::Returned { seat } => say!("table-log-returned", "name" => name(seat)),
        Event::Reminded { seat } => say!("table-log-reminded", "name" => name(seat)),
        Event::TakebackAsked { seat } => say!("table-log-takeback-asked", "name" => name(seat)),
        Event::TakebackAnswered { seat, yes } => {
            let text = if *yes { "table-log-takeback-yes" } else { "table-log-takeback-no" };
            say!(text, "name" => name(seat))
        }
        Event::TakenBack { seat } => say!("table-log-taken-back", "name" => name(seat)),
        Event::Said { name, text } => {
            say!("terminal-join-said", "name" => name.as_str(), "text" => text.as_str())
        }
        Event::Rematch => say!("table-log-rematch"),
        Event::Closed => say!("table-log-closed"),
        Event::Woken => say!("table-log-woken"),
        Event::Other => return Vec::new(),
    };
    vec![line]
}

/// What is heard of an action: in the game's words, or else in the server's.
fn told(
    heard: &[Heard],
    names: &[String],
    me: Option<Seat>,
    ui: &mut dyn AnyLineUi,
) -> Vec<String> {
    let mine = heard.iter().filter(|heard| heard.seat.is_none() || heard.seat == me);
    let words = |heard: &Heard| {
        ui.told(&heard.seen).unwrap_or_else(|| vec![with_names(&heard.words, names)])
    };
    mine.flat_map(words).collect()
}

/// The server's words know seats by their number only.
fn with_names(words: &str, names: &[String]) -> String {
    let mut text = words.to_string();
    // Backwards, so that seat 1 is not found in seat 12.
    for (place, name) in names.iter().enumerate().rev() {
        text = text.replace(&format!("seat {place}"), name).replace(&format!("Seat {place}"), name);
    }
    text
}
