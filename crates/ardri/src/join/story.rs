//! What happens at a table, in sentences.

use ardri_core::Seat;
use ardri_table::Persona;
use ardri_wire::{HeardBy, SeatView, VisibleEvent};

use crate::i18n::tr;
use crate::play::bot_name;
use crate::play::line_ui::AnyLineUi;

/// What a person is called: guests are told from accounts, and who is gone is somebody.
pub(crate) fn person_name(name: &str, guest: bool) -> String {
    match (name, guest) {
        ("", _) => tr!("table-somebody"),
        (name, true) => tr!("table-guest", "name" => name),
        (name, false) => name.into(),
    }
}

/// The names of all seats; those of a kind are told apart by their numbers.
pub(crate) fn seat_names(seats: &[SeatView<'_>]) -> Vec<String> {
    let name = |(place, sitter): (usize, &SeatView<'_>)| match (&sitter.bot, &sitter.name) {
        (Some(level), _) => {
            let known = sitter.persona.as_deref().and_then(Persona::find);
            let bot = known.map_or_else(|| bot_name(level), |persona| persona.name.into());
            match &sitter.instead_of {
                Some(name) => {
                    tr!("table-bot-for", "bot" => bot, "name" => person_name(name, false))
                }
                None => bot,
            }
        }
        (None, Some(name)) => person_name(name, false),
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
    let of_seat = |text: &str, seat: &Seat| tr!(text, "name" => name(seat));
    let line = match event {
        VisibleEvent::Acted { heard, .. } => return told(heard, me, ui),
        VisibleEvent::RanOut { seat, heard } => {
            let mut lines = vec![tr!("table-log-ran-out", "name" => name(seat))];
            lines.extend(told(heard, me, ui));
            return lines;
        }
        VisibleEvent::Sat { seat, name, guest } => {
            tr!("table-log-sat", "name" => person_name(name, *guest), "number" => number(seat))
        }
        VisibleEvent::BotSat { seat, level, persona } => {
            let known = persona.as_deref().and_then(Persona::find);
            let bot = bot_name(level);
            let bot = match known {
                Some(persona) => tr!("table-bot-named", "name" => persona.name, "bot" => bot),
                None => bot,
            };
            tr!("table-log-bot-sat", "bot" => bot, "number" => number(seat))
        }
        VisibleEvent::Left { seat } => tr!("table-log-left", "number" => number(seat)),
        VisibleEvent::Sealed { commitment } => {
            tr!("table-log-sealed", "commitment" => commitment.to_string())
        }
        VisibleEvent::Started { withheld, .. } => {
            let late = withheld.iter().map(|seat| tr!("table-log-withheld", "name" => name(&seat)));
            return late.chain([tr!("table-log-started")]).collect();
        }
        VisibleEvent::BotTook { seat, level, late } => {
            let text = if *late { "table-log-bot-took-late" } else { "table-log-bot-took" };
            tr!(text, "bot" => bot_name(level), "number" => number(seat))
        }
        VisibleEvent::Returned { seat } => of_seat("table-log-returned", seat),
        VisibleEvent::Reminded { seat } => of_seat("table-log-reminded", seat),
        VisibleEvent::TakebackAsked { seat } => of_seat("table-log-takeback-asked", seat),
        VisibleEvent::TakebackAnswered { seat, yes } => {
            let text = if *yes { "table-log-takeback-yes" } else { "table-log-takeback-no" };
            of_seat(text, seat)
        }
        VisibleEvent::TakenBack { seat } => of_seat("table-log-taken-back", seat),
        // What was taken away since is not news.
        VisibleEvent::Said { text, .. } if text.is_empty() => return Vec::new(),
        VisibleEvent::Said { name, guest, text, .. } => {
            tr!("terminal-join-said", "name" => person_name(name, *guest), "text" => &**text)
        }
        VisibleEvent::Ready { seat } => of_seat("table-log-ready", seat),
        VisibleEvent::RematchOffered { seat } => of_seat("table-log-rematch-offered", seat),
        VisibleEvent::RematchAccepted { seat } => of_seat("table-log-rematch-accepted", seat),
        VisibleEvent::RematchDeclined { seat } => of_seat("table-log-rematch-declined", seat),
        VisibleEvent::Rematch { .. } => tr!("table-log-rematch"),
        VisibleEvent::Closed => tr!("table-log-closed"),
        VisibleEvent::Woken => tr!("table-log-woken"),
        // Words come and go by themselves.
        VisibleEvent::Created
        | VisibleEvent::Word { .. }
        | VisibleEvent::WordRevealed { .. }
        | VisibleEvent::Other => return Vec::new(),
    };
    vec![line]
}

/// What is heard of an action.
fn told(heard: &[HeardBy<'_>], me: Option<Seat>, ui: &mut dyn AnyLineUi) -> Vec<String> {
    let mine = heard.iter().filter(|heard| heard.seat.is_none() || heard.seat == me);
    mine.flat_map(|heard| ui.told(&heard.heard)).collect()
}
