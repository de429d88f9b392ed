//! What a coach says beside the prompt of Brian Boru, from the table and its standings: what is asked
//! for, and where something stands on a knife's edge. The page has the same coach in
//! `web/src/games/boru/coach.ts`.

use ardri_boru::{Action, Asked, Card, Table, Token, View};
use ardri_core::Seat;

use super::names::{card_name, gifts, region_name, seat_name, town_name};
use crate::play::coach::Coached;
use crate::speech::say;

/// What a coach says to `seat`, who may do these things now.
pub(crate) fn coach(view: &View, seat: Option<Seat>, legal: &[Action]) -> Coached {
    let table = &view.table;
    if table.outcome.is_some() {
        return Coached::new(say!("learn-coach-boru-over"), Vec::new());
    }
    if matches!(table.asked, Asked::Chance | Asked::Nothing) {
        return Coached::new(say!("learn-coach-boru-chance"), Vec::new());
    }
    let Some(seat) = seat.filter(|_| !legal.is_empty()) else {
        return Coached::new(say!("learn-coach-boru-theirs"), vec![say!("learn-coach-boru-watch")]);
    };
    let (why, look) = match &table.asked {
        Asked::Start => (say!("learn-coach-boru-start"), vec![say!("learn-coach-boru-start-look")]),
        Asked::Pick { .. } => (say!("learn-coach-boru-pick"), contests(table, seat)),
        Asked::Mark => (say!("learn-coach-boru-mark"), regions(table, seat)),
        Asked::Play => playing(table, legal),
        Asked::Act { won: true, .. } => (say!("learn-coach-boru-won"), Vec::new()),
        Asked::Act { won: false, .. } => (say!("learn-coach-boru-lost"), contests(table, seat)),
        Asked::Settle { .. } => (say!("learn-coach-boru-settle"), regions(table, seat)),
        Asked::Princess => {
            (say!("learn-coach-boru-princess"), vec![say!("learn-coach-boru-princess-look")])
        }
        Asked::Raid { loser } if *loser == seat => {
            (say!("learn-coach-boru-raid-own"), regions(table, seat))
        }
        Asked::Raid { loser } => (say!("learn-coach-boru-raid"), claims(table, *loser)),
        Asked::Build { .. } => (say!("learn-coach-boru-build"), regions(table, seat)),
        Asked::Chance | Asked::Nothing => (say!("learn-coach-boru-chance"), Vec::new()),
    };
    Coached::new(why, look.into_iter().take(2).collect())
}

fn playing(table: &Table, legal: &[Action]) -> (String, Vec<String>) {
    let trick = table.trick.as_ref();
    let leads = trick.is_some_and(|trick| trick.cards.iter().all(Option::is_none));
    let mut look = Vec::new();
    if let Some((trick, town)) = trick.and_then(|trick| Some((trick, trick.town?))) {
        let top = trick.leading.and_then(|seat| trick.cards.get(seat.index()).copied().flatten());
        look.extend(top.map(|card| say!("learn-coach-boru-beat", "card" => card_name(card))));
        let cards = legal.iter().filter_map(|action| match action {
            Action::Play(card) => Some(*card),
            _ => None,
        });
        let best: Option<Card> = cards.filter(|card| card.matches(town.colour())).max();
        look.push(match best {
            Some(card) => say!(
                "learn-coach-boru-best", "card" => card_name(card), "town" => town_name(town)
            ),
            None => say!("learn-coach-boru-none", "colour" => town.colour().to_string()),
        });
    }
    let why = match leads {
        true => say!("learn-coach-boru-lead"),
        false => say!("learn-coach-boru-follow"),
    };
    (why, look)
}

/// The contests that are not decided in one's favour, the most pressing first.
fn contests(table: &Table, seat: Seat) -> Vec<String> {
    let standings = &table.standings;
    let mut look = Vec::new();
    if standings.battle.losers.contains(&seat) {
        look.push(say!("learn-coach-boru-battle", "left" => standings.battle.left));
    }
    if let Some(card) = table.marriage.filter(|_| standings.marriage != Some(seat)) {
        let princess = card.is_princess().then(|| say!("boru-princess-name"));
        let name = princess.unwrap_or_else(|| card.name().into());
        look.push(say!("learn-coach-boru-marriage", "card" => name, "gives" => gifts(card)));
    }
    if standings.church.favour != Some(seat) {
        let discs = table.players.get(seat.index()).map_or(0, |player| player.church);
        look.push(say!("learn-coach-boru-church", "discs" => discs));
    }
    look
}

/// The regions where one has towns but no token yet, the worthiest first.
fn regions(table: &Table, seat: Seat) -> Vec<String> {
    let towns = |counts: &[u8]| counts.get(seat.index()).copied().unwrap_or(0);
    let mut open: Vec<_> = table
        .standings
        .regions
        .iter()
        .filter(|region| towns(&region.counts) > 0 && region.then != Token::Held(seat))
        .collect();
    open.sort_by_key(|region| std::cmp::Reverse(region.points));
    let told = |region: &&ardri_boru::RegionStanding| {
        say!(
            "learn-coach-boru-region",
            "region" => region_name(region.region), "towns" => towns(&region.counts),
            "threshold" => region.threshold, "points" => region.points
        )
    };
    open.iter().map(told).collect()
}

/// The regions that somebody is about to hold.
fn claims(table: &Table, loser: Seat) -> Vec<String> {
    let held = table.standings.regions.iter().filter(|region| region.then == Token::Held(loser));
    let told = |region: &ardri_boru::RegionStanding| {
        say!(
            "learn-coach-boru-raid-look",
            "name" => seat_name(loser), "region" => region_name(region.region),
            "points" => region.points
        )
    };
    held.map(told).collect()
}

#[cfg(test)]
mod tests;
