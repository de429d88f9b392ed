//! What a coach says beside what is asked, from what the view tells: points, chances and what lines
//! still need.

use ardri_core::{Advice, Arg, Message, Seat};

use crate::action::Action;
use crate::deck::Deck;
use crate::view::{Asked, TargetView, TurnView, View};
use crate::words::percent;

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
        Some(target) => {
            let needs = Arg::list(target.open.iter().map(|line| line.needs.in_words()));
            let card = deck.card_called(&target.card);
            vec![Message::new("learn-coach-throne-needs").with("card", card).with("needs", needs)]
        }
        None if turn.fits => worth_a_look(&turn.targets, deck),
        None => Vec::new(),
    };
    Advice { why: Message::new(why), look }
}

/// The likeliest card, and the one that is worth most for its chance.
fn worth_a_look(targets: &[TargetView], deck: &Deck) -> Vec<Message> {
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
    match (likeliest, worthiest) {
        (Some(one), Some(other)) if one.card == other.card => {
            vec![say("learn-coach-throne-both", one)]
        }
        (Some(one), Some(other)) => {
            vec![say("learn-coach-throne-likely", one), say("learn-coach-throne-worth", other)]
        }
        _ => Vec::new(),
    }
}

/// The best of the cards, the first if several are equal.
fn best(targets: &[TargetView], by: impl Fn(&TargetView) -> f64) -> Option<&TargetView> {
    targets.iter().reduce(|one, other| if by(one) >= by(other) { one } else { other })
}
