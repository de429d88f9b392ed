//! What the game says to people.

mod coach;
mod describe;
mod events;
mod names;
mod outlook;

use ardri_core::{Advice, Message, Outcome, Seat, Section, Teller, Viewer};

use crate::action::Action;
use crate::event::Seen;
use crate::game::BrianBoru;
use crate::options::{LastCard, Options};
use crate::view::{Asked, Table, View};
use names::{card, region, seats, town};

pub(crate) use outlook::contests;

impl Teller for BrianBoru {
    fn tell(_: &Options, seen: &Seen) -> Option<Message> {
        Some(events::tell(seen))
    }

    fn asked(_: &Options, view: &View, me: Option<Seat>) -> Message {
        match me.filter(|me| view.table.asks(*me)) {
            Some(me) => asked(view, me),
            None => waiting(view),
        }
    }

    fn ended(_: &Options, outcome: &Outcome) -> Message {
        let scores = outcome.scores.as_deref().unwrap_or_default();
        let winner = outcome.winners.first().and_then(|seat| scores.get(seat.index()));
        events::won(&outcome.winners, winner.copied().unwrap_or(0), &outcome.ending)
    }

    fn coach(_: &Options, view: &View, me: Option<Seat>, legal: &[Action]) -> Option<Advice> {
        Some(coach::coach(view, me, legal))
    }

    fn action_text(_: &Options, view: &View, action: &Action) -> Message {
        describe::action_text(view, action)
    }

    fn action_names(_: &Options, _: &View, action: &Action) -> Vec<String> {
        describe::action_names(action)
    }

    fn describe(_: &Options, view: &View, _: Option<Seat>) -> Vec<Section> {
        describe::describe(view)
    }

    fn options_text(options: &Options) -> Vec<Message> {
        match options.last_card {
            LastCard::Discard => Vec::new(),
            LastCard::Play => vec![Message::new("boru-with-last-card")],
        }
    }

    fn preview(&self, seat: Seat, action: &Action) -> Vec<Message> {
        let preview = BrianBoru::preview(self, seat, action);
        preview.map_or_else(
            |_| Vec::new(),
            |preview| preview.said(&View::of(self, Viewer::Seat(seat)), action),
        )
    }
}

/// What is asked of `me`, who has to act.
fn asked(view: &View, me: Seat) -> Message {
    let table = &view.table;
    let trick = table.trick.as_ref();
    let active = trick.and_then(|trick| trick.town);
    match &table.asked {
        Asked::Start => Message::new("boru-prompt-start"),
        Asked::Pick { .. } => Message::new("boru-prompt-pick").with("to", table.left_of(me)),
        Asked::Mark => Message::new("boru-prompt-mark"),
        Asked::Play => {
            let leads = trick.is_none_or(|trick| trick.cards.iter().all(Option::is_none));
            let Some(active) = active else {
                let text = if leads { "boru-prompt-lead-none" } else { "boru-prompt-play-none" };
                return Message::new(text);
            };
            let text = if leads { "boru-prompt-lead" } else { "boru-prompt-play" };
            let colour = active.colour().to_string();
            Message::new(text).with("town", town(active)).with("colour", colour)
        }
        Asked::Act { card: played, won: false } => {
            Message::new("boru-prompt-act-lost").with("card", card(*played))
        }
        Asked::Act { card: played, won: true } => {
            let won = Message::new("boru-prompt-act-won").with("card", card(*played));
            active.map_or(won.clone(), |active| won.with("town", town(active)))
        }
        Asked::Settle { region: Some(at) } => {
            Message::new("boru-prompt-settle").with("region", region(*at))
        }
        Asked::Settle { region: None } => Message::new("boru-prompt-settle-anywhere"),
        Asked::Princess => Message::new("boru-prompt-princess"),
        Asked::Raid { loser } if *loser == me => Message::new("boru-prompt-raid-own"),
        Asked::Raid { loser } => Message::new("boru-prompt-raid").with("loser", *loser),
        Asked::Build { .. } => Message::new("boru-prompt-build"),
        Asked::Chance | Asked::Nothing => Message::new("boru-prompt-chance"),
    }
}

/// Whom the table waits for.
fn waiting(view: &View) -> Message {
    let table = &view.table;
    if table.over() {
        return Message::new("boru-prompt-over");
    }
    let Some(acts) = table.to_act.first() else { return Message::new("boru-prompt-chance") };
    let asked = match &table.asked {
        Asked::Pick { .. } => {
            let picked = view.own.is_some();
            let text = if picked { "boru-prompt-picked" } else { "boru-prompt-several" };
            return Message::new(text).with("names", seats(&table.to_act));
        }
        Asked::Start => "start",
        Asked::Mark => "mark",
        Asked::Play => "play",
        Asked::Act { .. } => "act",
        Asked::Settle { .. } => "settle",
        Asked::Princess => "princess",
        Asked::Raid { .. } => "raid",
        Asked::Build { .. } => "build",
        Asked::Chance | Asked::Nothing => "other",
    };
    Message::new("boru-prompt-theirs").with("asked", asked).with("name", *acts)
}

impl Table {
    /// The left-hand neighbour of a seat, who gets the rest of its pack.
    #[must_use]
    pub fn left_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.seats.max(1))
    }
}
