//! What is asked and what is on offer, in words.

use ardri_boru::{
    Action, Asked, BrianBoru, Card, EXPAND_COST, EXTRA_COST, Part, Pick, Region, Step, Symbol,
    Table, TownSet, View,
};
use ardri_core::Seat;

use super::action_builder::{BoruBuilder, town_of};
use super::names::{
    card_name, colour_name, region_name, seat_name, short_region, town_name, town_with_id,
    town_words,
};
use super::{Scene, standings};
use crate::i18n::tr;
use crate::play::game_ui::GameUi;
pub(crate) use crate::play::text::list;

/// How much room there is for words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Room {
    Wide,
    Narrow,
}

/// One step of a card.
fn step_words(step: &Step, room: Room) -> String {
    let name = match room {
        Room::Wide => "terminal-boru-step",
        Room::Narrow => "terminal-boru-step-short",
    };
    tr!(name, "symbol" => step.symbol.to_string(), "count" => step.count)
}

/// One of a card's actions; nothing if the card lacks it.
pub(crate) fn part_words(card: Card, part: Part, room: Room) -> Option<String> {
    let between = if room == Room::Wide { " + " } else { " " };
    let steps: Vec<_> = card.steps(part)?.iter().map(|step| step_words(step, room)).collect();
    Some(steps.join(between))
}

/// What a card does: the winner's action, then those of whoever does not win.
pub(crate) fn card_words(card: Card, room: Room) -> String {
    let words = |part| part_words(card, part, room);
    let won = words(Part::Primary).unwrap_or_default();
    let top = words(Part::Top).unwrap_or_default();
    match (room, words(Part::Bottom)) {
        (Room::Wide, Some(bottom)) => {
            tr!("terminal-boru-card-two", "won" => won, "top" => top, "bottom" => bottom)
        }
        (Room::Wide, None) => tr!("terminal-boru-card-one", "won" => won, "lost" => top),
        (Room::Narrow, Some(bottom)) => format!("{won}/{top}|{bottom}"),
        (Room::Narrow, None) => format!("{won}/{top}"),
    }
}

/// The same in a sentence, with the card's name.
pub(crate) fn named_card_words(card: Card) -> String {
    format!("{}: {}.", card_name(card), card_words(card, Room::Wide))
}

/// What is asked next on the way to an action.
pub(crate) fn asked_next(scene: &Scene, builder: &BoruBuilder) -> String {
    let table = &scene.view.table;
    let coins =
        scene.me.and_then(|me| table.players.get(me.index())).map_or(0, |player| player.coins);
    let picks = builder.picks();
    match (picks.first(), builder.chosen().last()) {
        (Some(Pick::Buy(_)), _) => {
            let (won, town) = so_far(table);
            tr!(
                "terminal-boru-ask-buy",
                "won" => won, "town" => town, "what" => bought(table, builder),
                "cost" => EXTRA_COST, "coins" => coins,
            )
        }
        (Some(Pick::Stay), _) => {
            let (won, town) = so_far(table);
            tr!(
                "terminal-boru-ask-expand",
                "won" => won, "town" => town, "cost" => EXPAND_COST, "coins" => coins,
            )
        }
        (Some(Pick::Town(_)), Some(Pick::Part(_))) => tr!("boru-step-free"),
        (Some(Pick::Town(_)), Some(Pick::Region(region))) => {
            tr!("terminal-boru-ask-town", "region" => region_name(*region))
        }
        (Some(Pick::Card(_)), Some(Pick::Card(card))) => {
            tr!("terminal-boru-ask-other-card", "card" => card_name(*card))
        }
        _ => BrianBoru::asked_now(scene),
    }
}

/// How the trick ended for whoever acts now: whether they won, and which town.
fn so_far(table: &Table) -> (&'static str, String) {
    let town = table.trick.as_ref().and_then(|trick| trick.town);
    match (&table.asked, town) {
        (Asked::Act { won: true, .. }, Some(town)) => ("yes", town_name(town)),
        _ => ("no", String::new()),
    }
}

/// What more can be bought of on the way that was chosen.
fn bought(table: &Table, builder: &BoruBuilder) -> &'static str {
    let Asked::Act { card, won } = table.asked else { return "other" };
    let chosen = builder.chosen().iter().find_map(|pick| match pick {
        Pick::Part(part) => Some(*part),
        _ => None,
    });
    // A part that is not asked for is the winner's, or the only one of a loser's card.
    let part = chosen.unwrap_or(if won { Part::Primary } else { Part::Top });
    let symbols = card.steps(part).unwrap_or_default().iter().map(|step| step.symbol);
    let mut words = symbols.filter_map(|symbol| match symbol {
        Symbol::Cross => Some("church"),
        Symbol::Axe => Some("raiders"),
        Symbol::Letter => Some("spaces"),
        _ => None,
    });
    words.next().unwrap_or("other")
}

/// A choice on offer.
pub(crate) fn pick_words(pick: Pick, view: &View, open: &[Action], room: Room) -> String {
    let table = &view.table;
    match pick {
        Pick::Card(card) => {
            let colour = colour_name(card.colour());
            let sign = if would_lead(card, table) { '*' } else { ' ' };
            format!("{colour:<6}{sign} {}", card_words(card, room))
        }
        Pick::Part(part) => {
            let Asked::Act { card, .. } = table.asked else { return part.word().into() };
            let does = part_words(card, part, Room::Wide).unwrap_or_default();
            tr!("terminal-boru-part", "part" => part.word(), "does" => does)
        }
        Pick::Buy(more) => {
            let coins = u16::from(more) * u16::from(EXTRA_COST);
            tr!("terminal-boru-buy", "count" => more, "coins" => coins)
        }
        Pick::Stay => tr!("terminal-boru-stay", "cost" => EXPAND_COST),
        Pick::Region(region) => {
            let towns = open.iter().filter_map(town_of);
            let there = towns.filter(|town| town.region() == region).count();
            let there = tr!("boru-towns-count", "count" => there);
            format!("{}: {there}; {}", region_name(region), holders(table, region))
                .trim_end_matches("; ")
                .into()
        }
        Pick::Town(town) => {
            let words = town_words(town);
            let region =
                format!("{}: {}", short_region(town.region()), holders(table, town.region()));
            format!("{words} ({})", region.trim_end_matches(": "))
        }
        // What is typed comes first, as with the parts of a card.
        Pick::Offer(offer) => {
            let about = tr!("boru-offer-about", "offer" => offer.to_string());
            format!("{offer}: {about}")
        }
    }
}

/// Who counts how many towns in a region, by letters: “P2 V1”.
fn holders(table: &Table, region: Region) -> String {
    standings::region(table, region).map(standings::counts).unwrap_or_default()
}

/// Whether a card would lead the trick on the table.
fn would_lead(card: Card, table: &Table) -> bool {
    let Some(trick) = &table.trick else { return false };
    let best = trick.leading.and_then(|seat| trick.cards.get(seat.index()).copied().flatten());
    trick.town.is_some_and(|town| card.matches(town.colour()))
        && best.is_none_or(|best| card > best)
}

fn roads(towns: TownSet) -> Vec<String> {
    towns.iter().map(town_with_id).collect()
}

/// Everything about one town.
pub(crate) fn town_page(table: &Table, town: ardri_boru::Town) -> Vec<String> {
    let disc = (0..).map(Seat).zip(&table.discs).find(|(_, discs)| discs.contains(town));
    let held = match (disc, table.vikings.contains(town)) {
        (Some((seat, _)), true) => {
            tr!("terminal-boru-town-vikings", "name" => seat_name(seat))
        }
        (Some((seat, _)), false) => tr!("terminal-boru-town-held", "name" => seat_name(seat)),
        (None, _) => tr!("terminal-boru-town-open"),
    };
    let about = tr!(
        "terminal-boru-town",
        "id" => town.id(), "english" => town.english(), "irish" => town.irish(),
        "colour" => colour_name(town.colour()), "region" => region_name(town.region()),
    );
    let mut words = vec![about, held];
    if table.monasteries.contains(town) {
        words.push(tr!("terminal-boru-town-monastery"));
    }
    if super::map::is_active(table, town) {
        words.push(tr!("terminal-boru-town-active"));
    }
    let roads = roads(town.neighbours());
    words.push(match roads.as_slice() {
        [] => tr!("terminal-boru-no-road"),
        roads => tr!("boru-roads", "towns" => list(roads)),
    });
    words
}

#[cfg(test)]
mod tests;
