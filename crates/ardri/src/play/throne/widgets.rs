//! The parts of the table in lines, for the screen and for plain text alike.

use ardri_core::Seat;
use ardri_throne::{Asked, Deck, Die, ObjectiveView, PlayerView, View};

use super::Scene;
use super::names::{badge, card_called, card_name, lore, region_called, region_name, yes};
use super::words::{
    dice_text, dice_words, die_words, kind_name, objective_words, percent, points, target_words,
};
use crate::i18n::tr;
use crate::play::text::list;

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In the centre.
    Centre,
    /// In front of a player.
    Held(Seat),
    /// In a region that a player has locked.
    Locked(Seat),
}

/// Where a card is.
pub(crate) fn place(view: &View, id: &str) -> Place {
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        if player.cards.iter().any(|card| card == id) {
            return Place::Held(seat);
        }
        if player.locked_cards.iter().any(|card| card == id) {
            return Place::Locked(seat);
        }
    }
    Place::Centre
}

/// How far the game is, in a few words.
pub(crate) fn title(view: &View) -> String {
    let stage = match (&view.asked, &view.turn) {
        (Asked::Nothing, _) => "end",
        (Asked::Keep, _) => "keep",
        (Asked::ThumbWar, _) => "tie",
        (_, Some(_)) => "turn",
        _ => "before",
    };
    let whose = view.turn.as_ref().map(|turn| badge(turn.seat)).unwrap_or_default();
    tr!(
        "terminal-throne-title",
        "cards" => view.centre.len(),
        "stage" => stage,
        "name" => whose,
    )
}

/// The lines of a card as they are printed.
pub(crate) fn lines_text(deck: &Deck, card: usize, between: &str) -> String {
    let lines = &deck.form().cards[card].lines;
    lines.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

/// What is said above the cards of a region.
pub(crate) fn region_head(name: &str, points: u8) -> String {
    tr!("throne-region", "region" => name, "points" => points, "locked" => "no")
}

/// All cards by region, with who holds what.
pub(crate) fn cards(scene: &Scene) -> Vec<String> {
    let view = &scene.view;
    let deck = view.options.the_deck();
    let forms = &deck.form().cards;
    let kind = |card: usize| match forms[card].die {
        Some(die) => format!("{}, {}", kind_name(&forms[card].kind), die_words(die)),
        None => kind_name(&forms[card].kind),
    };
    let widest = |text: &dyn Fn(usize) -> String| {
        (0..forms.len()).map(|card| text(card).chars().count()).max().unwrap_or(0)
    };
    let names = widest(&|card| card_called(&forms[card]).into());
    let kinds = widest(&kind);
    let needs = widest(&|card| lines_text(&deck, card, " | "));
    let mut words = Vec::new();
    for (region, form) in deck.regions().iter().zip(&deck.form().regions) {
        words.push(format!("{}:", region_head(region_called(form), region.points)));
        for card in region.cards.iter() {
            let (place, name) = place_words(place(view, &deck.cards()[card].id));
            let wherever = tr!("terminal-throne-place", "where" => place, "name" => name);
            words.push(format!(
                "  {:names$} {:>2}  {:kinds$}  {:needs$}  {wherever}",
                card_called(&forms[card]),
                forms[card].points,
                kind(card),
                lines_text(&deck, card, " | "),
            ));
        }
    }
    words
}

/// What the texts call a place, and who is there.
fn place_words(place: Place) -> (&'static str, String) {
    match place {
        Place::Centre => ("centre", String::new()),
        Place::Held(seat) => ("held", badge(seat)),
        Place::Locked(seat) => ("locked", badge(seat)),
    }
}

/// Everything about one card.
pub(crate) fn card_page(scene: &Scene, card: usize) -> Vec<String> {
    let view = &scene.view;
    let deck = view.options.the_deck();
    let form = &deck.form().cards[card];
    let place_of_region = deck.cards()[card].region;
    let region = &deck.regions()[place_of_region];
    let called = card_called(form);
    let other = [&form.irish, &form.name].into_iter().find(|name| *name != called);
    let other = other.filter(|name| !name.is_empty());
    let other = other.map(|name| format!(" ({name})")).unwrap_or_default();
    let card_of = |card: usize| card_called(&deck.form().cards[card]);
    let short = tr!(
        "throne-card-short",
        "card" => format!("{called}{other}"),
        "kind" => kind_name(&form.kind),
        "points" => form.points,
    );
    let (place, name) = place_words(place(view, &deck.cards()[card].id));
    let mut words = vec![
        format!("{short}."),
        tr!("terminal-throne-lines", "lines" => lines_text(&deck, card, " | ")),
        tr!("throne-where", "where" => place, "name" => name),
    ];
    if let Some(die) = form.die {
        words.push(tr!("throne-hero-gives", "die" => Die::word(Some(die))));
    }
    words.push(tr!(
        "throne-region-worth",
        "region" => region_called(&deck.form().regions[place_of_region]),
        "cards" => region.cards.iter().map(card_of).collect::<Vec<_>>().join(", "),
        "points" => region.points,
    ));
    let targets = view.turn.as_ref().map_or(&[][..], |turn| &turn.targets);
    if let Some(aim) = targets.iter().find(|aim| aim.card == deck.cards()[card].id) {
        words.push(format!("{}.", tr!("throne-chance-now", "chance" => percent(aim.chance))));
    }
    if !form.lore.is_empty() {
        words.push(lore(form));
    }
    words
}

/// The players, a line each: points, cards, locked regions and dice.
pub(crate) fn players(scene: &Scene) -> Vec<String> {
    let view = &scene.view;
    let deck = view.options.the_deck();
    let seats = || (0..).map(Seat).zip(&view.players);
    let names = seats().map(|(seat, _)| scene.called(seat).chars().count()).max().unwrap_or(0);
    let worth = |player: &PlayerView| points(player.score.total);
    let worths = seats().map(|(_, player)| worth(player).chars().count()).max().unwrap_or(0).max(9);
    let line = |(seat, player): (Seat, &PlayerView)| {
        let turn = view.turn.as_ref().is_some_and(|turn| turn.seat == seat);
        let mut has: Vec<String> = Vec::new();
        let cards: Vec<_> = player.cards.iter().map(|id| card_name(&deck, id)).collect();
        if !cards.is_empty() {
            has.push(list(&cards));
        }
        if !player.locked.is_empty() {
            let regions: Vec<_> = player.locked.iter().map(|id| region_name(&deck, id)).collect();
            has.push(tr!("terminal-throne-locked", "regions" => list(&regions)));
        }
        let dice = player.dice.iter();
        has.extend(dice.map(|die| tr!("throne-hero-die", "die" => Die::word(Some(*die)))));
        if has.is_empty() {
            has.push(tr!("throne-court-none"));
        }
        format!(
            "{} {:names$} {:>worths$}  {}",
            if turn { '>' } else { ' ' },
            scene.called(seat),
            worth(player),
            has.join("; ")
        )
    };
    seats().map(line).collect()
}

/// One's Objective, or what became of it.
pub(crate) fn objective(view: &View) -> Vec<String> {
    let deck = view.options.the_deck();
    let Some(own) = &view.own else { return vec![tr!("terminal-throne-objective-nobody")] };
    match (&own.kept, own.drawn.as_slice()) {
        (Some(kept), _) => {
            let holds = match (own.score.objective > 0, view.outcome.is_some()) {
                (true, true) => "holds",
                (true, false) => "now",
                (false, true) => "not",
                (false, false) => "not-yet",
            };
            vec![tr!(
                "terminal-throne-objective-own",
                "objective" => objective_words(&deck, &kept.id),
                "holds" => holds,
            )]
        }
        (None, []) if deck.objectives().is_empty() => {
            vec![tr!("terminal-throne-objective-none")]
        }
        (None, []) => vec![tr!("terminal-throne-objective-later")],
        (None, drawn) => {
            let told = |drawn: &ObjectiveView| {
                let objective = objective_words(&deck, &drawn.id);
                tr!("terminal-throne-objective-drawn", "objective" => objective)
            };
            drawn.iter().map(told).collect()
        }
    }
}

/// The turn: whose it is, the target, the dice.
pub(crate) fn turn(scene: &Scene) -> Vec<String> {
    let view = &scene.view;
    let Some(turn) = &view.turn else { return vec![tr!("terminal-throne-no-turn")] };
    let whose = tr!(
        "terminal-throne-turn",
        "mine" => yes(scene.is_me(turn.seat)),
        "name" => badge(turn.seat),
        "eighth" => yes(view.asked == Asked::Die),
        "dice" => dice_words(turn),
    );
    let mut words = vec![format!("{whose} {}", target_words(view).unwrap_or_default())];
    if let Some(roll) = &turn.roll {
        words.push(format!("{} {}", tr!("terminal-throne-the-dice"), dice_text(roll)));
    }
    words
}
