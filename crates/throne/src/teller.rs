//! What the game says to people: what happens, what is asked, how it ended, and what an action would
//! do. What a coach says is in `coach.rs`.

mod describe;

use ardri_core::{Actor, Advice, Arg, Game, Message, Outcome, Seat, Section, Teller, Viewer};

use crate::action::Action;
use crate::deck::{Deck, Die};
use crate::event::{Event, Seen};
use crate::game::{HighThrone, Phase};
use crate::options::Options;
use crate::view::{Asked, TurnView, View};
use crate::words::{die, objective_called, percent, so_many_dice};
use crate::{coach, score};

/// How much of a deck's name is told beside the game.
const LONGEST_NAME: usize = 60;

impl Teller for HighThrone {
    fn tell(options: &Options, seen: &Seen) -> Option<Message> {
        Some(told(&options.the_deck(), seen))
    }

    fn asked(options: &Options, view: &View, me: Option<Seat>) -> Message {
        let mine = me.is_some_and(|me| view.to_act.contains(&me));
        let of_many = |name| Message::new(name).with("names", Arg::list(view.to_act.clone()));
        let turn = view.turn.as_ref();
        let of_one = |name| match turn {
            Some(turn) => Message::new(name).with("name", turn.seat),
            None => Message::new(name),
        };
        let target = turn.and_then(|turn| turn.target.as_ref());
        let target = target.map(|id| options.the_deck().card_called(id));
        match (view.asked, mine) {
            (Asked::Keep, true) => Message::new("throne-prompt-keep"),
            (Asked::Keep, false) => of_many("throne-prompt-keep-others"),
            (Asked::ThumbWar, true) => Message::new("throne-prompt-thumb"),
            (Asked::ThumbWar, false) => of_many("throne-prompt-thumb-others"),
            (Asked::Die, true) => Message::new("throne-prompt-die"),
            (Asked::Die, false) => of_one("throne-prompt-die-others"),
            (Asked::Choose, true) if turn.is_some_and(|turn| !turn.fits) => {
                Message::new("throne-prompt-aside")
            }
            (Asked::Choose, true) => match target {
                Some(card) => Message::new("throne-prompt-target").with("card", card),
                None => Message::new("throne-prompt-choose"),
            },
            (Asked::Choose, false) => match target {
                Some(card) => of_one("throne-prompt-target-others").with("card", card),
                None => of_one("throne-prompt-choose-others"),
            },
            // After the last turn, chance is asked for nothing but the thumb war.
            (Asked::Chance, _) if view.first.is_some() && turn.is_none() => {
                Message::new("throne-prompt-toss")
            }
            (Asked::Chance, _) => Message::new("throne-prompt-chance"),
            (Asked::Nothing, _) => Message::new("throne-prompt-over"),
        }
    }

    fn ended(_: &Options, outcome: &Outcome) -> Message {
        let winner = outcome.winners.first().map_or(0, |seat| seat.index());
        let points = outcome.scores.as_ref().and_then(|scores| scores.get(winner));
        result(&outcome.ending, &outcome.winners, points.copied().unwrap_or(0))
    }

    fn coach(options: &Options, view: &View, me: Option<Seat>, legal: &[Action]) -> Option<Advice> {
        Some(coach::advice(&options.the_deck(), view, me, legal))
    }

    fn action_text(options: &Options, _: &View, action: &Action) -> Message {
        describe::action_text(&options.the_deck(), action)
    }

    fn action_names(options: &Options, _: &View, action: &Action) -> Vec<String> {
        describe::action_names(&options.the_deck(), action)
    }

    fn describe(options: &Options, view: &View, _: Option<Seat>) -> Vec<Section> {
        describe::describe(&options.the_deck(), view)
    }

    fn options_text(options: &Options) -> Vec<Message> {
        // Lists show it, and a deck may be called anything.
        let short = |name: &String| name.chars().take(LONGEST_NAME).collect::<String>();
        let deck = options.deck.as_ref().map(|deck| short(&deck.form().name));
        deck.map(|name| Message::new("throne-with-deck").with("name", name)).into_iter().collect()
    }

    /// What chance decides or somebody hides is left out.
    fn preview(&self, seat: Seat, action: &Action) -> Vec<Message> {
        let (mut after, mut events) = (self.clone(), Vec::new());
        if after.apply(Actor::Seat(seat), action, &mut events).is_err() {
            return Vec::new();
        }
        let begins = |event: &Event| matches!(event, Event::Open(Seen::TurnBegins { .. }));
        let known = events.iter().filter(|event| !event.reveals() && !begins(event));
        let seen = known.map(|event| event.seen_by(Viewer::Seat(seat)));
        let mut said: Vec<Message> = seen.map(|seen| told(&self.deck, &seen)).collect();
        if let Action::Keep(id) = action
            && let Some(place) = self.deck.objective(id.as_str())
        {
            // Who keeps it wants to know what it asks for.
            let objective = self.deck.objective_in_full(&self.deck.form().objectives[place]);
            said = vec![Message::new("throne-log-kept-yours").with("objective", objective)];
        }
        let last = |event: &Event| matches!(event, Event::Open(Seen::CentreEmpty));
        if events.iter().any(last) {
            said.push(Message::new("throne-last-card"));
        } else if after.phase == Phase::Roll && !events.iter().any(begins) {
            said.extend(TurnView::of(&after).iter().flat_map(|turn| left(&self.deck, turn)));
        }
        said
    }
}

/// What is left to roll, and how the chances are then.
fn left(deck: &Deck, turn: &TurnView) -> Vec<Message> {
    let dice = so_many_dice(turn.standard, turn.red);
    let mut said = vec![Message::new("throne-left").with("dice", dice)];
    let target = turn.targets.iter().find(|target| turn.target.as_ref() == Some(&target.card));
    said.extend(target.map(|target| {
        Message::new("throne-left-chance")
            .with("card", deck.card_called(&target.card))
            .with("chance", percent(target.chance))
    }));
    said
}

/// Somebody from whom something is stolen, if it is.
fn owner(from: Option<Seat>) -> Arg {
    from.map_or(Arg::from(""), Into::into)
}

fn result(by: &str, winners: &[Seat], points: i32) -> Message {
    Message::new("throne-result")
        .with("by", by)
        .with("names", Arg::list(winners.iter().copied()))
        .with("points", points)
}

/// An event in a sentence.
fn told(deck: &Deck, seen: &Seen) -> Message {
    let by = |name, seat: &Seat| Message::new(name).with("name", *seat);
    let several =
        |name, seats: &[Seat]| Message::new(name).with("names", Arg::list(seats.iter().copied()));
    match seen {
        Seen::Drawn { objectives: None } => Message::new("throne-log-drawn"),
        Seen::Drawn { objectives: Some(two) } => Message::new("throne-log-drawn-yours")
            .with("objectives", Arg::list(two.iter().map(|name| objective_called(name)))),
        Seen::Kept { seat, objective: None } => by("throne-log-kept", seat),
        Seen::Kept { objective: Some(name), .. } => {
            Message::new("throne-log-kept-yours").with("objective", objective_called(name))
        }
        Seen::OpeningRoll { seat, dice, spears, .. } => {
            by("throne-log-opening", seat).with("dice", dice.in_words()).with("spears", *spears)
        }
        Seen::OpeningTied { seats, spears } => {
            several("throne-log-opening-tied", seats).with("spears", *spears)
        }
        Seen::First { seat, spears } => by("throne-log-first", seat).with("spears", *spears),
        Seen::TurnBegins { seat } => by("throne-log-turn", seat),
        Seen::DieTaken { seat, die } => by("throne-log-die", seat).with("die", Die::word(*die)),
        Seen::Rolled { seat, dice } => by("throne-log-rolled", seat).with("dice", dice.in_words()),
        Seen::Filled { seat, card, line, dice, open, from, begins, .. } => {
            let begins = match (begins, from) {
                (false, _) => "no",
                (true, None) => "centre",
                (true, Some(_)) => "steal",
            };
            by("throne-log-filled", seat)
                .with("card", deck.called(card))
                .with("line", line.in_words())
                .with("dice", dice.in_words())
                .with("open", *open)
                .with("begins", begins)
                .with("from", owner(*from))
        }
        Seen::SetAside { seat, face, red, .. } => {
            by("throne-log-aside", seat).with("dice", die(*face, *red))
        }
        Seen::Gained { seat, card, points, die, from } => by("throne-log-gained", seat)
            .with("card", deck.called(card))
            .with("points", *points)
            .with("die", Die::word(*die))
            .with("stolen", from.is_some())
            .with("from", owner(*from)),
        Seen::RegionLocked { seat, region, points } => by("throne-log-locked", seat)
            .with("region", deck.called(region))
            .with("points", *points),
        Seen::TurnEnds { seat, target, left } => by("throne-log-ends", seat)
            .with("card", deck.called(target.as_deref().unwrap_or_default()))
            .with("target", target.is_some())
            .with("left", *left),
        Seen::CentreEmpty => Message::new("throne-log-empty"),
        Seen::ObjectiveShown { seat, objective, points, holds } => by("throne-log-objective", seat)
            .with("objective", objective_called(objective))
            .with("points", *points)
            .with("holds", *holds),
        Seen::Scored { seat, score } => by("throne-log-scored", seat)
            .with("total", u32::from(score.total))
            .with("cards", u32::from(score.cards))
            .with("regions", u32::from(score.regions))
            .with("objective", u32::from(score.objective)),
        Seen::Tied { seats } => several("throne-log-tied", seats),
        Seen::Voted { seat, yes: None } => by("throne-log-voted", seat),
        Seen::Voted { yes: Some(yes), .. } => {
            Message::new("throne-log-voted-yours").with("yes", *yes)
        }
        Seen::Declined { by } => several("throne-log-declined", by).with("count", by.len()),
        Seen::Toss { winner } => by("throne-log-toss", winner),
        Seen::Won { winners, points, by } => result(score::word(*by), winners, (*points).into()),
    }
}
