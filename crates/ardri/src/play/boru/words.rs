//! What is asked and what is on offer, in words.

use ardri_boru::{
    Action, Asked, Card, EXPAND_COST, EXTRA_COST, Offer, Part, Pick, Preview, Region, Step, Symbol,
    Table, TownSet, View, card_name, name,
};
use ardri_core::Seat;

use super::choosing::{Choosing, town_of};
use super::names::{short_region, town_words};
use super::outlook;
use super::scene::sentences;
pub(crate) use crate::play::text::{count, list};

/// How much room there is for words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Room {
    /// Whole words.
    Wide,
    /// Short ones.
    Narrow,
}

/// The names of seats in a list.
pub(crate) fn names(seats: &[Seat]) -> String {
    list(&seats.iter().map(|seat| name(*seat)).collect::<Vec<_>>())
}

/// One step of a card.
fn step_words(step: &Step, room: Room) -> String {
    let Step { symbol, count: n } = step;
    match (symbol, room) {
        (Symbol::Town, _) => "town".into(),
        (Symbol::Coin, Room::Wide) => count(*n, "coin"),
        (Symbol::Coin, Room::Narrow) => format!("{n}coin"),
        (Symbol::Pay, Room::Wide) => format!("pay {n}"),
        (Symbol::Pay, Room::Narrow) => format!("pay{n}"),
        (Symbol::Cross, Room::Wide) => format!("{n} to church"),
        (Symbol::Cross, Room::Narrow) => format!("{n}church"),
        (Symbol::Axe, Room::Wide) => count(*n, "raider"),
        (Symbol::Axe, Room::Narrow) => format!("{n}raid"),
        (Symbol::Renown, _) => format!("{n} renown"),
        (Symbol::Letter, Room::Wide) => format!("{n} up the marriage track"),
        (Symbol::Letter, Room::Narrow) => format!("{n}marry"),
        (Symbol::Expand, Room::Wide) => "expand".into(),
        (Symbol::Expand, Room::Narrow) => "exp".into(),
        (Symbol::RemoveViking, Room::Wide) => "free a town".into(),
        (Symbol::RemoveViking, Room::Narrow) => "free".into(),
    }
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
        (Room::Wide, Some(bottom)) => format!("wins: {won}; loses: {top}, or {bottom}"),
        (Room::Wide, None) => format!("wins: {won}; loses: {top}"),
        (Room::Narrow, Some(bottom)) => format!("{won}/{top}|{bottom}"),
        (Room::Narrow, None) => format!("{won}/{top}"),
    }
}

/// The left-hand neighbour, who gets the rest of a pack.
pub(crate) fn left_of(seat: Seat, table: &Table) -> Seat {
    Seat((seat.0 + 1) % table.seats.max(1))
}

/// What is asked of `me`; whom the table waits for, if it is somebody else.
pub(crate) fn asked(view: &View, me: Option<Seat>) -> String {
    let table = &view.table;
    if let Some(outcome) = &table.outcome {
        return format!("The game is over. {}", outcome.reason);
    }
    let Some(me) = me.filter(|me| table.asks(*me)) else {
        return match table.to_act.as_slice() {
            [] => "Chance decides.".into(),
            seats => format!("The table waits for {}.", names(seats)),
        };
    };
    let trick = table.trick.as_ref();
    let town = trick.and_then(|trick| trick.town);
    match &table.asked {
        Asked::Start => "Place your first disc on a town in a region that has no disc yet.".into(),
        Asked::Pick { .. } => {
            let left = name(left_of(me, table));
            format!("Keep two cards; the rest goes to {left} on your left.")
        }
        Asked::Mark => {
            "You lead: put the marker on an open town whose colour you can match.".into()
        }
        Asked::Play => match (town, trick.and_then(|trick| trick.leading)) {
            (None, _) => "No town is open: play any card for a secondary action.".into(),
            (Some(town), None) => {
                format!("You lead to {}: play a {} or white card.", town.english(), town.colour())
            }
            (Some(town), Some(leading)) => format!(
                "Play a card: the highest {} or white one wins {}; {} leads.",
                town.colour(),
                town.english(),
                name(leading)
            ),
        },
        Asked::Act { card, won: true } => match town {
            Some(town) => format!(
                "You win {} with {}: take its primary action.",
                town.english(),
                card_name(*card)
            ),
            None => format!("Take the primary action of {}.", card_name(*card)),
        },
        Asked::Act { card, won: false } => {
            format!("You do not win: take a secondary action of {}.", card_name(*card))
        }
        Asked::Settle { region: Some(region) } => {
            format!("Your marriage gives you a town in {}: choose it.", region.name())
        }
        Asked::Settle { region: None } => {
            "Your space on the marriage track gives you a town: choose it.".into()
        }
        Asked::Princess => {
            "You have married the Princess of Denmark: choose what it brings.".into()
        }
        Asked::Raid { loser } if *loser == me => {
            "You hold the fewest raiders: choose the town that you lose to the Vikings.".into()
        }
        Asked::Raid { loser } => {
            format!("You hold most raiders: choose the town that {} loses.", name(*loser))
        }
        Asked::Build { patron: false } => {
            "You have most discs in the church: choose the town for a monastery.".into()
        }
        Asked::Build { patron: true } => {
            "Your discs in the church suffice for a monastery: choose its town.".into()
        }
        Asked::Chance | Asked::Nothing => String::new(),
    }
}

/// What is asked next on the way to an action.
pub(crate) fn asked_next(view: &View, me: Option<Seat>, choosing: &Choosing) -> String {
    let table = &view.table;
    let coins = me.and_then(|me| table.players.get(me.index())).map_or(0, |player| player.coins);
    let picks = choosing.picks();
    match (picks.first(), choosing.chosen().last()) {
        (Some(Pick::Buy(_)), _) => {
            let (so_far, things) = (so_far(table), bought(table, choosing));
            format!("{so_far}: buy more {things} at {EXTRA_COST} coins each? You have {coins}.")
        }
        (Some(Pick::Stay), _) => {
            let so_far = so_far(table);
            format!("{so_far}: expand for {EXPAND_COST} coins? You have {coins} before the action.")
        }
        (Some(Pick::Town(_)), Some(Pick::Part(_))) => "Which town do you free?".into(),
        (Some(Pick::Town(_)), Some(Pick::Region(region))) => {
            format!("Which town of {}?", region.name())
        }
        (Some(Pick::Card(_)), Some(Pick::Card(card))) => {
            format!("You keep {}. Which other card?", card_name(*card))
        }
        _ => asked(view, me),
    }
}

/// How the trick ended for whoever acts now.
fn so_far(table: &Table) -> String {
    let town = table.trick.as_ref().and_then(|trick| trick.town);
    match (&table.asked, town) {
        (Asked::Act { won: true, .. }, Some(town)) => format!("You win {}", town.english()),
        _ => "You do not win".into(),
    }
}

/// What more can be bought of on the way that was chosen.
fn bought(table: &Table, choosing: &Choosing) -> &'static str {
    let Asked::Act { card, won } = table.asked else { return "of it" };
    let chosen = choosing.chosen().iter().find_map(|pick| match pick {
        Pick::Part(part) => Some(*part),
        _ => None,
    });
    // A part that is not asked for is the winner's, or the only one of a loser's card.
    let part = chosen.unwrap_or(if won { Part::Primary } else { Part::Top });
    let symbols = card.steps(part).unwrap_or_default().iter().map(|step| step.symbol);
    let mut words = symbols.filter_map(|symbol| match symbol {
        Symbol::Cross => Some("church discs"),
        Symbol::Axe => Some("raiders"),
        Symbol::Letter => Some("marriage spaces"),
        _ => None,
    });
    words.next().unwrap_or("of it")
}

/// A choice on offer.
pub(crate) fn pick_words(pick: Pick, view: &View, open: &[Action], room: Room) -> String {
    let table = &view.table;
    match pick {
        Pick::Card(card) => {
            let colour = card.colour().to_string();
            let sign = if would_lead(card, table) { '*' } else { ' ' };
            format!("{colour:<6}{sign} {}", card_words(card, room))
        }
        Pick::Part(part) => {
            let Asked::Act { card, .. } = table.asked else { return part_name(part).into() };
            let words = part_words(card, part, Room::Wide).unwrap_or_default();
            format!("{}: {words}", part_name(part))
        }
        Pick::Buy(0) => "buy no more".into(),
        Pick::Buy(more) => {
            let coins = u16::from(more) * u16::from(EXTRA_COST);
            format!("buy {more} more for {}", count(coins, "coin"))
        }
        Pick::Stay => format!("keep your coins (to expand costs {EXPAND_COST})"),
        Pick::Region(region) => {
            let towns = open.iter().filter_map(town_of);
            let there = towns.filter(|town| town.region() == region).count() as u16;
            format!("{}: {}; {}", region.name(), count(there, "town"), holders(table, region))
        }
        Pick::Town(town) => {
            let words = town_words(town);
            format!("{words} ({})", holders_short(table, town.region()))
        }
        Pick::Offer(Offer::Military) => {
            "military: the Vikings' towns count as yours for claim tokens".into()
        }
        Pick::Offer(Offer::Trade) => {
            "trade: at the end the Vikings' towns count for your number of regions".into()
        }
        Pick::Offer(Offer::Spurn) => {
            format!("spurn: send her away for {} points", Offer::SPURN_POINTS)
        }
    }
}

/// The name of a card's action.
pub(crate) fn part_name(part: Part) -> &'static str {
    match part {
        Part::Primary => "primary",
        Part::Top => "top",
        Part::Bottom => "bottom",
    }
}

/// Who counts how many towns in a region: “Purple 2, Vikings 1”.
fn holders(table: &Table, region: Region) -> String {
    let Some(standing) = outlook::region(table, region) else { return String::new() };
    let mut held: Vec<String> = (0..)
        .map(Seat)
        .zip(&standing.counts)
        .filter(|(_, towns)| **towns > 0)
        .map(|(seat, towns)| format!("{} {towns}", name(seat)))
        .collect();
    if standing.vikings > 0 {
        held.push(format!("Vikings {}", standing.vikings));
    }
    if held.is_empty() { "nobody holds any".into() } else { held.join(", ") }
}

/// The same by letters, with the region before it: “Munster: P2 V1”.
fn holders_short(table: &Table, region: Region) -> String {
    let letters = outlook::region(table, region).map(outlook::counts).unwrap_or_default();
    let name = short_region(region);
    if letters.is_empty() { name } else { format!("{name}: {letters}") }
}

/// What an action would do, and what would change with it in the contests.
pub(crate) fn preview_words(view: &View, action: &Action, preview: &Preview) -> Vec<String> {
    let mut words = sentences(&preview.told);
    match action {
        Action::Pick(low, high) => {
            if let Some(own) = &view.own {
                let kept = [*low, *high].into_iter().collect();
                let rest: Vec<_> = own.pack.minus(kept).iter().map(card_name).collect();
                if !rest.is_empty() {
                    let left = name(left_of(own.seat, &view.table));
                    words.push(format!("{left} gets {}.", list(&rest)));
                }
            }
        }
        Action::Play(card) => {
            words.push(match winning(&preview.table) {
                Some(seat) => format!("As the cards lie then, {} wins.", name(seat)),
                None => "As the cards lie then, nobody wins.".into(),
            });
            words.push(format!("{}: {}.", card_name(*card), card_words(*card, Room::Wide)));
        }
        Action::Mark(town) => {
            let roads: Vec<_> = roads(town.neighbours());
            if !roads.is_empty() {
                words.push(format!("Roads lead to {}.", list(&roads)));
            }
        }
        _ => {}
    }
    words.extend(outlook::changes(&view.table, &preview.table));
    words
}

/// Whether a card would lead the trick on the table.
fn would_lead(card: Card, table: &Table) -> bool {
    let Some(trick) = &table.trick else { return false };
    let best = trick.leading.and_then(|seat| trick.cards.get(seat.index()).copied().flatten());
    trick.town.is_some_and(|town| card.matches(town.colour()))
        && best.is_none_or(|best| card > best)
}

/// Who wins as the cards lie. On the table of a preview the trick does not say so itself.
fn winning(table: &Table) -> Option<Seat> {
    let trick = table.trick.as_ref()?;
    let colour = trick.town?.colour();
    let played = (0..).map(Seat).zip(&trick.cards);
    let matching = played.filter_map(|(seat, card)| Some((seat, (*card)?)));
    let matching = matching.filter(|(_, card)| card.matches(colour));
    matching.max_by_key(|(_, card)| *card).map(|(seat, _)| seat)
}

fn roads(towns: TownSet) -> Vec<String> {
    towns.iter().map(|town| format!("{} {}", town.id(), town.english())).collect()
}

/// Everything about one town.
pub(crate) fn town_page(table: &Table, town: ardri_boru::Town) -> Vec<String> {
    let disc = (0..).map(Seat).zip(&table.discs).find(|(_, discs)| discs.contains(town));
    let held = match (disc, table.vikings.contains(town)) {
        (Some((seat, _)), true) => {
            format!("The Vikings hold it; the disc beneath is {}'s.", name(seat))
        }
        (Some((seat, _)), false) => format!("{} holds it.", name(seat)),
        (None, _) => "Nobody holds it.".into(),
    };
    let mut words = vec![
        format!(
            "{} {} ({}), a {} town of {}.",
            town.id(),
            town.english(),
            town.irish(),
            town.colour(),
            town.region().name()
        ),
        held,
    ];
    if table.monasteries.contains(town) {
        words.push("It has a monastery and counts as two towns.".into());
    }
    if super::map::is_active(table, town) {
        words.push("The marker stands on it.".into());
    }
    let roads = roads(town.neighbours());
    words.push(match roads.as_slice() {
        [] => "No road leads to it.".into(),
        roads => format!("Roads lead to {}.", list(roads)),
    });
    words
}

#[cfg(test)]
mod tests;
