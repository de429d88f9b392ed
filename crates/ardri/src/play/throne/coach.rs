//! What a coach says beside the prompt of The High Throne, from what the view tells: points, chances and
//! what lines still need. The page has the same coach in `web/src/games/throne/coach.ts`.

use ardri_core::Seat;
use ardri_throne::{Action, Asked, Deck, TargetView, TurnView, View};

use super::events::line_in_words;
use super::names::card_name;
use super::words::percent;
use crate::play::coach::Coached;
use crate::play::text::list;
use crate::speech::say;

/// What a coach says to `seat`, who may do these things now.
pub(crate) fn coach(view: &View, seat: Option<Seat>, legal: &[Action]) -> Coached {
    let deck = view.options.the_deck();
    let yours = seat.is_some() && !legal.is_empty();
    match (view.asked, &view.turn) {
        (Asked::Keep, _) if yours => Coached::new(
            say!("learn-coach-throne-keep"),
            vec![say!("learn-coach-throne-keep-look")],
        ),
        (Asked::Die, _) if yours => Coached::new(say!("learn-coach-throne-die"), Vec::new()),
        (Asked::Choose, Some(turn)) if yours => choosing(turn, &deck, legal),
        (Asked::ThumbWar, _) if yours => Coached::new(say!("learn-coach-throne-thumb"), Vec::new()),
        (Asked::Keep | Asked::Die | Asked::Choose | Asked::ThumbWar, _) => {
            Coached::new(say!("learn-coach-throne-theirs"), vec![say!("learn-coach-throne-watch")])
        }
        (Asked::Nothing, _) => Coached::new(say!("learn-coach-throne-over"), Vec::new()),
        (Asked::Chance, _) => Coached::new(say!("learn-coach-throne-chance"), Vec::new()),
    }
}

fn choosing(turn: &TurnView, deck: &Deck, legal: &[Action]) -> Coached {
    let fills = legal.iter().any(|action| matches!(action, Action::Fill { .. }));
    if let (Some(_), Some(target)) = (&turn.target, turn.targets.first()) {
        let needs: Vec<_> = target.open.iter().map(|line| line_in_words(&line.needs)).collect();
        let look = vec![say!(
            "learn-coach-throne-needs",
            "card" => card_name(deck, &target.card), "needs" => list(&needs)
        )];
        let why = match fills {
            true => say!("learn-coach-throne-line"),
            false => say!("learn-coach-throne-aside"),
        };
        return Coached::new(why, look);
    }
    if !fills {
        return Coached::new(say!("learn-coach-throne-aside"), Vec::new());
    }
    Coached::new(say!("learn-coach-throne-choose"), worth_a_look(&turn.targets, deck))
}

/// The likeliest card, and the one that is worth most for its chance.
fn worth_a_look(targets: &[TargetView], deck: &Deck) -> Vec<String> {
    let points = |target: &TargetView| {
        deck.card(&target.card).map_or(0, |place| deck.form().cards[place].points)
    };
    let say = |name: &str, target: &TargetView| {
        say!(
            name,
            "card" => card_name(deck, &target.card), "points" => points(target),
            "chance" => percent(target.chance)
        )
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

#[cfg(test)]
mod tests;
