//! What somebody of a leaning likes in The High Throne: the thief what others hold, the collector whole regions, the
//! seeker Heroes, and the gambler what is hard to get.

use ardri_throne::{Action, Deck, TargetView, View};

use crate::persona::Leaning;

/// The name of the text about it.
pub(super) fn called(leaning: Leaning) -> &'static str {
    match leaning {
        Leaning::Builder => "server-leaning-throne-collector",
        Leaning::Raider => "server-leaning-throne-thief",
        Leaning::Matchmaker => "server-leaning-throne-seeker",
        Leaning::Gambler => "server-leaning-throne-gambler",
    }
}

/// How much somebody of that leaning likes an action: what counts is which card it goes for.
pub(super) fn liking(leaning: Leaning, view: &View, deck: &Deck, action: &Action) -> f64 {
    let Action::Fill { card: wanted, .. } = action else { return 0.0 };
    let Some(turn) = &view.turn else { return 0.0 };
    let target = turn.targets.iter().find(|target| target.card == wanted.as_str());
    let (Some(target), None) = (target, &turn.target) else { return 0.0 };
    let Some(card) = deck.card(&target.card).map(|place| &deck.cards()[place]) else { return 0.0 };
    match leaning {
        Leaning::Raider => f64::from(u8::from(target.from.is_some())),
        Leaning::Builder => held_with(view, deck, target) as f64,
        Leaning::Matchmaker => f64::from(u8::from(card.die.is_some())),
        Leaning::Gambler => 1.0 - target.chance,
    }
}

/// How many cards of the same region the seat holds already.
fn held_with(view: &View, deck: &Deck, target: &TargetView) -> usize {
    let region = |id: &str| deck.card(id).map(|place| deck.cards()[place].region);
    let own = view.own.as_ref().and_then(|own| view.players.get(own.seat.index()));
    let same = |id: &&String| region(id) == region(&target.card);
    own.map_or(0, |own| own.cards.iter().filter(same).count())
}
