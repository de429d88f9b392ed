//! What happens at a table, in sentences.

use ardri_core::{Message, Seat};
use ardri_wire::{HeardBy, SeatView, VisibleEvent};

use super::line_ui::AnyLineUi;
use crate::i18n::{texts, tr};
use crate::play::bot_name;

/// A text from elsewhere without what would make the terminal do tricks.
pub(crate) fn printable(text: &str) -> String {
    text.chars().filter(|letter| *letter == '\n' || !letter.is_control()).collect()
}

/// The names of all seats; those of a kind are told apart by their numbers.
pub(crate) fn seat_names(seats: &[SeatView<'_>]) -> Vec<String> {
    let name = |(place, sitter): (usize, &SeatView<'_>)| match (&sitter.bot, &sitter.name) {
        (Some(level), _) => {
            let bot = bot_name(level);
            match &sitter.instead_of {
                Some(name) => tr!("table-bot-for", "bot" => bot, "name" => &**name),
                None => bot,
            }
        }
        (None, Some(name)) => name.to_string(),
        (None, None) => tr!("table-seat-empty", "number" => place + 1),
    };
    let names: Vec<String> = seats.iter().enumerate().map(name).collect();
    let tell_apart = |(place, name): (usize, &String)| {
        if names.iter().filter(|other| *other == name).count() > 1 {
            tr!("table-seat-same", "name" => name.as_str(), "number" => place + 1)
        } else {
            name.clone()
        }
    };
    names.iter().enumerate().map(tell_apart).collect()
}

/// What an event comes to, as whoever sits in `me` hears it; nothing if it is no news for people.
pub(crate) fn lines(
    event: &VisibleEvent<'_>,
    names: &[String],
    me: Option<Seat>,
    ui: &mut dyn AnyLineUi,
) -> Vec<String> {
    let name = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let number = |seat: &Seat| seat.index() + 1;
    let line = match event {
        VisibleEvent::Acted { heard, .. } => return told(heard, names, me, ui),
        VisibleEvent::RanOut { seat, heard } => {
            let mut lines = vec![tr!("table-log-ran-out", "name" => name(seat))];
            lines.extend(told(heard, names, me, ui));
            return lines;
        }
        VisibleEvent::Sat { seat, name } => {
            tr!("table-log-sat", "name" => &**name, "number" => number(seat))
        }
        VisibleEvent::BotSat { seat, level } => {
            tr!("table-log-bot-sat", "bot" => bot_name(level), "number" => number(seat))
        }
        VisibleEvent::Left { seat } => tr!("table-log-left", "number" => number(seat)),
        VisibleEvent::Word { seat } => tr!("table-log-word", "name" => name(seat)),
        VisibleEvent::Started => tr!("table-log-started"),
        VisibleEvent::BotTook { seat, level, late } => {
            let text = if *late { "table-log-bot-took-late" } else { "table-log-bot-took" };
            tr!(text, "bot" => bot_name(level), "number" => number(seat))
        }
        VisibleEvent::Returned { seat } => tr!("table-log-returned", "name" => name(seat)),
        VisibleEvent::Reminded { seat } => tr!("table-log-reminded", "name" => name(seat)),
        VisibleEvent::TakebackAsked { seat } => {
            tr!("table-log-takeback-asked", "name" => name(seat))
        }
        VisibleEvent::TakebackAnswered { seat, yes } => {
            let text = if *yes { "table-log-takeback-yes" } else { "table-log-takeback-no" };
            tr!(text, "name" => name(seat))
        }
        VisibleEvent::TakenBack { seat } => tr!("table-log-taken-back", "name" => name(seat)),
        VisibleEvent::Said { name, text, .. } => {
            tr!("terminal-join-said", "name" => &**name, "text" => &**text)
        }
        VisibleEvent::Rematch { .. } => tr!("table-log-rematch"),
        VisibleEvent::Closed => tr!("table-log-closed"),
        VisibleEvent::Woken => tr!("table-log-woken"),
        VisibleEvent::Created | VisibleEvent::Other => return Vec::new(),
    };
    vec![line]
}

/// What is heard of an action: in the game's words, or else in those that were sent.
fn told(
    heard: &[HeardBy<'_>],
    names: &[String],
    me: Option<Seat>,
    ui: &mut dyn AnyLineUi,
) -> Vec<String> {
    let mine = heard.iter().filter(|heard| heard.seat.is_none() || heard.seat == me);
    let words = |heard: &HeardBy<'_>| {
        let seen = heard.heard.seen.get().ok();
        let told = seen.and_then(|seen| ui.told(&seen));
        told.unwrap_or_else(|| {
            heard.heard.text.iter().map(|text| with_names(text, names)).collect()
        })
    };
    mine.flat_map(words).collect()
}

/// What was sent, with the names of those at the table.
fn with_names(text: &Message, names: &[String]) -> String {
    texts().localize_with(text, &|seat| names.get(seat.index()).cloned().unwrap_or_default())
}
