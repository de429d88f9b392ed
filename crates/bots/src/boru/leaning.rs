//! What somebody of a leaning likes in Brian Boru: the builder the Church and its monasteries, the raider the
//! Vikings, the matchmaker the marriages, and the gambler high cards and dear purchases.

use ardri_boru::{Act, Action, Card, Choice, Part, Symbol, View};

use crate::persona::Leaning;

/// The name of the text about it.
pub(super) fn called(leaning: Leaning) -> &'static str {
    match leaning {
        Leaning::Builder => "server-leaning-boru-builder",
        Leaning::Raider => "server-leaning-boru-raider",
        Leaning::Matchmaker => "server-leaning-boru-matchmaker",
        Leaning::Gambler => "server-leaning-boru-gambler",
    }
}

/// How much somebody of that leaning likes an action.
pub(super) fn liking(leaning: Leaning, view: &View, action: &Action) -> f64 {
    let liked = match *action {
        Action::Pick(one, other) => of_card(leaning, one) + of_card(leaning, other),
        Action::Play(card) => of_card(leaning, card),
        Action::Act(act) => of_act(leaning, view, act),
        _ => 0,
    };
    f64::from(liked)
}

/// The symbol that a leaning looks for; none for one who looks for luck.
fn symbol(leaning: Leaning) -> Option<Symbol> {
    match leaning {
        Leaning::Builder => Some(Symbol::Cross),
        Leaning::Raider => Some(Symbol::Axe),
        Leaning::Matchmaker => Some(Symbol::Letter),
        Leaning::Gambler => None,
    }
}

/// How often a part of a card has a symbol.
fn count(card: Card, part: Part, wanted: Symbol) -> u32 {
    let steps = card.steps(part).unwrap_or_default().iter();
    steps.filter(|step| step.symbol == wanted).map(|step| u32::from(step.count)).sum()
}

fn of_card(leaning: Leaning, card: Card) -> u32 {
    match symbol(leaning) {
        Some(wanted) => [Part::Primary, Part::Top, Part::Bottom]
            .map(|part| count(card, part, wanted))
            .iter()
            .sum(),
        None => u32::from(card.value()),
    }
}

fn of_act(leaning: Leaning, view: &View, act: Act) -> u32 {
    let bought = if let Choice::Buy(more) = act.choice { u32::from(more) } else { 0 };
    let trick = view.table.trick.as_ref();
    let own = view.own.as_ref().and_then(|own| trick?.cards.get(own.seat.index()).copied()?);
    match (symbol(leaning), own) {
        (Some(wanted), Some(card)) => match count(card, act.part, wanted) {
            0 => 0,
            printed => printed + bought,
        },
        // A town far off is dearer than anything else that can be bought.
        _ => bought + if matches!(act.choice, Choice::Expand(_)) { 3 } else { 0 },
    }
}
