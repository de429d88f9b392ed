//! What a coach says beside the prompt, from the table and its standings: what is asked for, and where
//! something stands on a knife's edge.

use ardri_core::{Advice, Message, Seat};

use super::names::{card, gifts, region, spouse, town};
use crate::action::Action;
use crate::board::Token;
use crate::card::Card;
use crate::standings::RegionStanding;
use crate::view::{Asked, Table, View};

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
        (Asked::Mark, Some(me)) => (text("learn-coach-boru-mark"), regions(table, me, legal)),
        (Asked::Play, Some(me)) => playing(table, me, legal),
        (Asked::Act { won: true, .. }, _) => (text("learn-coach-boru-won"), Vec::new()),
        (Asked::Act { won: false, .. }, Some(me)) => {
            (text("learn-coach-boru-lost"), contests(table, me))
        }
        (Asked::Settle { .. }, Some(me)) => {
            (text("learn-coach-boru-settle"), regions(table, me, legal))
        }
        (Asked::Princess, _) => {
            (text("learn-coach-boru-princess"), vec![text("learn-coach-boru-princess-look")])
        }
        (Asked::Raid { loser }, Some(me)) if *loser == me => {
            (text("learn-coach-boru-raid-own"), kept(table, me, legal))
        }
        (Asked::Raid { loser }, _) => (text("learn-coach-boru-raid"), claims(table, *loser)),
        (Asked::Build { .. }, Some(me)) => {
            (text("learn-coach-boru-build"), regions(table, me, legal))
        }
    };
    // One thing at a time.
    look.truncate(1);
    Advice { why, look }
}

/// What can win the trick, if anything can: a card that cannot is not called one's best.
fn playing(table: &Table, me: Seat, legal: &[Action]) -> (Message, Vec<Message>) {
    let leads = table.trick.as_ref().is_some_and(|trick| trick.cards.iter().all(Option::is_none));
    let why = if leads { "learn-coach-boru-lead" } else { "learn-coach-boru-follow" };
    (Message::new(why), winning(table, me, legal).into_iter().collect())
}

fn winning(table: &Table, me: Seat, legal: &[Action]) -> Option<Message> {
    let trick = table.trick.as_ref()?;
    let active = trick.town?;
    let top = trick.leading.and_then(|seat| trick.cards.get(seat.index()).copied().flatten());
    let fits = legal.iter().filter_map(|action| match action {
        Action::Play(card) if card.matches(active.colour()) => Some(*card),
        _ => None,
    });
    let best: Option<Card> = fits.max();
    let is_last = trick.to_play.iter().all(|seat| *seat == me);
    Some(match (best, top) {
        (None, _) => {
            Message::new("learn-coach-boru-none").with("colour", active.colour().to_string())
        }
        (Some(best), Some(top)) if best < top => Message::new("learn-coach-boru-beaten")
            .with("card", card(top))
            .with("town", town(active)),
        (Some(best), _) if is_last => Message::new("learn-coach-boru-wins")
            .with("card", card(best))
            .with("town", town(active)),
        (Some(best), Some(top)) => Message::new("learn-coach-boru-beat")
            .with("card", card(top))
            .with("best", card(best))
            .with("town", town(active)),
        (Some(best), None) => Message::new("learn-coach-boru-best")
            .with("card", card(best))
            .with("town", town(active)),
    })
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

/// The regions among those where one may act now that one has towns in but is not about to hold the token
/// of, the worthiest first.
fn regions(table: &Table, me: Seat, legal: &[Action]) -> Vec<Message> {
    let is_open = |one: &&RegionStanding| count(one, me) > 0 && one.then != Token::Held(me);
    let mut open: Vec<_> = where_one_may_act(table, legal).filter(is_open).collect();
    open.sort_by_key(|one| std::cmp::Reverse(one.points));
    open.into_iter().map(|one| outlook(one, me)).collect()
}

/// The regions whose token one is about to hold, and would risk by losing a town there.
fn kept(table: &Table, me: Seat, legal: &[Action]) -> Vec<Message> {
    let is_held = |one: &&RegionStanding| one.then == Token::Held(me);
    let mut held: Vec<_> = where_one_may_act(table, legal).filter(is_held).collect();
    held.sort_by_key(|one| std::cmp::Reverse(one.points));
    let told = held.into_iter().map(|one| {
        Message::new("learn-coach-boru-region-kept")
            .with("region", region(one.region))
            .with("points", one.points)
    });
    told.collect()
}

fn where_one_may_act<'a>(
    table: &'a Table,
    legal: &[Action],
) -> impl Iterator<Item = &'a RegionStanding> {
    let towns = legal.iter().filter_map(|action| match action {
        Action::Mark(town) | Action::Settle(town) | Action::Raid(town) | Action::Build(town) => {
            Some(town.region())
        }
        _ => None,
    });
    let regions: Vec<_> = towns.collect();
    table.standings.regions.iter().filter(move |one| regions.contains(&one.region))
}

fn count(one: &RegionStanding, seat: Seat) -> u8 {
    one.counts.get(seat.index()).copied().unwrap_or(0)
}

/// What is still wanting for a token: enough towns of anybody to turn it up, and then more than anyone else.
fn outlook(one: &RegionStanding, me: Seat) -> Message {
    let others = (0..).map(Seat).zip(&one.counts).filter(|(seat, _)| *seat != me);
    let most = others.map(|(_, count)| *count).chain([one.vikings]).max().unwrap_or(0);
    let facing = one.token == Token::FaceDown && !one.turns_up;
    let name = if facing { "learn-coach-boru-region-down" } else { "learn-coach-boru-region-up" };
    let told = Message::new(name)
        .with("region", region(one.region))
        .with("points", one.points)
        .with("towns", count(one, me))
        .with("most", most);
    if !facing {
        return told;
    }
    told.with("held", one.held).with("threshold", one.threshold)
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
