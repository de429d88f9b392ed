//! What a coach says beside the prompt, from the table and its standings: what is asked for, and where
//! something stands on a knife's edge.

use ardri_core::{Advice, Message, Seat};

use super::names::{card, gifts, region, spouse, town};
use crate::action::Action;
use crate::board::Token;
use crate::card::Card;
use crate::standings::RegionStanding;
use crate::view::{Asked, Table, View};

/// The most that is worth a look at once.
const MOST_LOOKS: usize = 2;

/// What a coach says to `seat`, who may do these things now.
pub(super) fn coach(view: &View, seat: Option<Seat>, legal: &[Action]) -> Advice {
    let table = &view.table;
    let text = Message::new;
    let (why, mut look) = match (&table.asked, seat.filter(|_| !legal.is_empty())) {
        _ if table.over() => (text("learn-coach-boru-over"), Vec::new()),
        (Asked::Chance | Asked::Nothing, _) => (text("learn-coach-boru-chance"), Vec::new()),
        (_, None) => (text("learn-coach-boru-theirs"), vec![text("learn-coach-boru-watch")]),
        (Asked::Start, _) => {
            (text("learn-coach-boru-start"), vec![text("learn-coach-boru-start-look")])
        }
        (Asked::Pick { .. }, Some(me)) => (text("learn-coach-boru-pick"), contests(table, me)),
        (Asked::Mark, Some(me)) => (text("learn-coach-boru-mark"), regions(table, me)),
        (Asked::Play, _) => playing(table, legal),
        (Asked::Act { won: true, .. }, _) => (text("learn-coach-boru-won"), Vec::new()),
        (Asked::Act { won: false, .. }, Some(me)) => {
            (text("learn-coach-boru-lost"), contests(table, me))
        }
        (Asked::Settle { .. }, Some(me)) => (text("learn-coach-boru-settle"), regions(table, me)),
        (Asked::Princess, _) => {
            (text("learn-coach-boru-princess"), vec![text("learn-coach-boru-princess-look")])
        }
        (Asked::Raid { loser }, Some(me)) if *loser == me => {
            (text("learn-coach-boru-raid-own"), regions(table, me))
        }
        (Asked::Raid { loser }, _) => (text("learn-coach-boru-raid"), claims(table, *loser)),
        (Asked::Build { .. }, Some(me)) => (text("learn-coach-boru-build"), regions(table, me)),
    };
    look.truncate(MOST_LOOKS);
    Advice { why, look }
}

fn playing(table: &Table, legal: &[Action]) -> (Message, Vec<Message>) {
    let trick = table.trick.as_ref();
    let leads = trick.is_some_and(|trick| trick.cards.iter().all(Option::is_none));
    let mut look = Vec::new();
    if let Some((trick, active)) = trick.and_then(|trick| Some((trick, trick.town?))) {
        let top = trick.leading.and_then(|seat| trick.cards.get(seat.index()).copied().flatten());
        look.extend(top.map(|top| Message::new("learn-coach-boru-beat").with("card", card(top))));
        let cards = legal.iter().filter_map(|action| match action {
            Action::Play(card) => Some(*card),
            _ => None,
        });
        let best: Option<Card> = cards.filter(|card| card.matches(active.colour())).max();
        look.push(match best {
            Some(best) => Message::new("learn-coach-boru-best")
                .with("card", card(best))
                .with("town", town(active)),
            None => {
                let colour = active.colour().to_string();
                Message::new("learn-coach-boru-none").with("colour", colour)
            }
        });
    }
    let why = if leads { "learn-coach-boru-lead" } else { "learn-coach-boru-follow" };
    (Message::new(why), look)
}

/// The contests that are not decided in one's favour, the most pressing first.
fn contests(table: &Table, me: Seat) -> Vec<Message> {
    let standings = &table.standings;
    let mut look = Vec::new();
    if standings.battle.losers.contains(&me) {
        look.push(Message::new("learn-coach-boru-battle").with("left", standings.battle.left));
    }
    if let Some(wedding) = table.marriage.filter(|_| standings.marriage != Some(me)) {
        let marriage = Message::new("learn-coach-boru-marriage").with("card", spouse(wedding));
        look.push(marriage.with("gives", gifts(wedding)));
    }
    if standings.church.favour != Some(me) {
        let discs = table.players.get(me.index()).map_or(0, |player| player.church);
        look.push(Message::new("learn-coach-boru-church").with("discs", discs));
    }
    look
}

/// The regions where one has towns but no token yet, the worthiest first.
fn regions(table: &Table, me: Seat) -> Vec<Message> {
    let towns = |one: &RegionStanding| one.counts.get(me.index()).copied().unwrap_or(0);
    let is_open = |one: &&RegionStanding| towns(one) > 0 && one.then != Token::Held(me);
    let mut open: Vec<_> = table.standings.regions.iter().filter(is_open).collect();
    open.sort_by_key(|one| std::cmp::Reverse(one.points));
    let told = open.into_iter().map(|one| {
        Message::new("learn-coach-boru-region")
            .with("region", region(one.region))
            .with("towns", towns(one))
            .with("threshold", one.threshold)
            .with("points", one.points)
    });
    told.collect()
}

/// The regions that somebody is about to hold.
fn claims(table: &Table, loser: Seat) -> Vec<Message> {
    let held = table.standings.regions.iter().filter(|one| one.then == Token::Held(loser));
    let told = held.map(|one| {
        Message::new("learn-coach-boru-raid-look")
            .with("name", loser)
            .with("region", region(one.region))
            .with("points", one.points)
    });
    told.collect()
}
