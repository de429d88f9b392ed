//! What a coach says beside what is asked, from what the view tells: points, chances and what lines
//! still need.

use ardri_core::{Advice, Arg, Message, Seat};

use crate::action::Action;
use crate::deck::Deck;
use crate::view::{Asked, TargetView, TurnView, View};
use crate::words::percent;

/// Chances closer than this are the same.
const ROUNDING: f64 = 1e-9;

/// What a coach says to `me`, who may do these things now.
pub(crate) fn advice(deck: &Deck, view: &View, me: Option<Seat>, legal: &[Action]) -> Advice {
    let yours = me.is_some() && !legal.is_empty();
    let says = |why, look| Advice { why: Message::new(why), look };
    match (view.asked, &view.turn) {
        (Asked::Keep, _) if yours => {
            says("learn-coach-throne-keep", vec![Message::new("learn-coach-throne-keep-look")])
        }
        (Asked::Die, _) if yours => says("learn-coach-throne-die", Vec::new()),
        (Asked::Choose, Some(turn)) if yours => choosing(turn, deck),
        (Asked::ThumbWar, _) if yours => says("learn-coach-throne-thumb", Vec::new()),
        (Asked::Keep | Asked::Die | Asked::Choose | Asked::ThumbWar, _) => {
            says("learn-coach-throne-theirs", vec![Message::new("learn-coach-throne-watch")])
        }
        (Asked::Nothing, _) => says("learn-coach-throne-over", Vec::new()),
        (Asked::Chance, _) => says("learn-coach-throne-chance", Vec::new()),
    }
}

fn choosing(turn: &TurnView, deck: &Deck) -> Advice {
    let aimed = turn.target.as_ref().and(turn.targets.first());
    let why = match (turn.fits, aimed) {
        (false, _) => "learn-coach-throne-aside",
        (true, Some(_)) => "learn-coach-throne-line",
        (true, None) => "learn-coach-throne-choose",
    };
    let look = match aimed {
        Some(target) if turn.fits => best_line(target, deck),
        Some(target) => {
            let needs = Arg::list(target.open.iter().map(|line| line.needs.in_words()));
            let card = deck.card_called(&target.card);
            Some(Message::new("learn-coach-throne-needs").with("card", card).with("needs", needs))
        }
        None if turn.fits => worth_a_look(&turn.targets, deck),
        None => None,
    };
    Advice { why: Message::new(why), look: look.into_iter().collect() }
}

/// The line whose filling leaves the best chance, unless setting a die aside leaves a better one.
fn best_line(target: &TargetView, deck: &Deck) -> Option<Message> {
    let filled = target.open.iter().filter_map(|line| Some((line, line.chance?)));
    let (line, chance) = filled.reduce(|one, other| if one.1 >= other.1 { one } else { other })?;
    let card = deck.card_called(&target.card);
    Some(if chance + ROUNDING < target.chance {
        Message::new("learn-coach-throne-rather-aside")
            .with("card", card)
            .with("chance", percent(target.chance))
    } else {
        Message::new("learn-coach-throne-fill")
            .with("card", card)
            .with("needs", line.needs.in_words())
            .with("chance", percent(chance))
    })
}

/// The card that is worth most for its chance.
fn worth_a_look(targets: &[TargetView], deck: &Deck) -> Option<Message> {
    let points =
        |target: &TargetView| deck.card(&target.card).map_or(0, |place| deck.cards()[place].points);
    let say = |name, target: &TargetView| {
        Message::new(name)
            .with("card", deck.card_called(&target.card))
            .with("points", points(target))
            .with("chance", percent(target.chance))
    };
    let likeliest = best(targets, |target| target.chance);
    let worthiest = best(targets, |target| target.chance * f64::from(points(target)));
    let worthiest = worthiest?;
    let is_likeliest = likeliest.is_some_and(|one| one.card == worthiest.card);
    let name = if is_likeliest { "learn-coach-throne-both" } else { "learn-coach-throne-worth" };
    Some(say(name, worthiest))
}

/// The best of the cards, the first if several are equal.
fn best(targets: &[TargetView], by: impl Fn(&TargetView) -> f64) -> Option<&TargetView> {
    targets.iter().reduce(|one, other| if by(one) >= by(other) { one } else { other })
}
