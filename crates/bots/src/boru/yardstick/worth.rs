//! What a table is worth to a seat: the points that it may end with, against those of the others.
//!
//! Points on the track are counted as they are. Every contest that is still open (a region, the
//! marriage, the battle, the church) is counted by the chance that the seat comes out ahead, which
//! follows from the lead and gets sharper the less there is still to be played.

use ardri_boru::{Asked, Hidden, Marriage, PATRON_DISCS, RegionStanding, Table, Token, reward};
use ardri_core::Seat;

/// What things are worth in points.
mod weight {
    /// A town anywhere, beyond what the regions count.
    pub const TOWN: f64 = 2.6;
    /// A monastery: its town counts twice.
    pub const MONASTERY: f64 = 2.2;
    /// A coin, while it can still be spent.
    pub const COIN: f64 = 0.55;
    /// How many coins are worth so much.
    pub const COINS: f64 = 7.0;
    /// What each round to come adds to a renown, which counts again with all spoils.
    pub const RENOWN_GROWTH: f64 = 0.35;
    /// To lead the next trick.
    pub const LEAD: f64 = 0.6;
    /// The Princess.
    pub const PRINCESS: f64 = 4.5;
    /// A space, a raider, a church disc that is kept for a later round.
    pub const KEPT: f64 = 0.3;
    /// How much the others' points count against one's own.
    pub const OTHERS: f64 = 0.45;
    /// Towns that come to a region in a round, roughly.
    pub const GROWTH: f64 = 1.1;
}

/// How the game stands in time.
#[derive(Clone, Copy)]
struct Time {
    /// The share of this round's tricks that has been played.
    gone: f64,
    /// The rounds to come, and what is left of this one.
    left: f64,
}

impl Time {
    fn of(table: &Table) -> Self {
        let gone = match &table.asked {
            Asked::Chance | Asked::Start | Asked::Pick { .. } => 0.0,
            Asked::Mark | Asked::Play | Asked::Act { .. } => {
                let held = f64::from(table.cards.iter().copied().max().unwrap_or(0));
                let all = Hidden::pack_size(table.seats) as f64;
                (1.0 - held / all).max(0.0)
            }
            _ => 1.0,
        };
        Self { gone, left: f64::from(table.rounds.saturating_sub(table.round)) + 1.0 - gone }
    }

    /// The chance to end a contest of this round ahead, with that lead.
    fn chance(self, lead: f64) -> f64 {
        let heat = 0.45 + 2.0 * (1.0 - self.gone);
        1.0 / (1.0 + (-lead / heat).exp())
    }
}

/// What the table is worth to `seat`.
pub(crate) fn worth(table: &Table, seat: Seat) -> f64 {
    if let Some(outcome) = &table.outcome {
        let score = |seat: Seat| f64::from(table.standings.scores[seat.index()].total());
        let win = if outcome.winners.contains(&seat) { 10.0 } else { 0.0 };
        return win + against_others(table, seat, score);
    }
    let time = Time::of(table);
    let mut regions = vec![0.0; usize::from(table.seats)];
    for region in &table.standings.regions {
        share_region(region, time, &mut regions);
    }
    against_others(table, seat, |seat| regions[seat.index()] + own(table, time, seat))
}

fn against_others(table: &Table, seat: Seat, points: impl Fn(Seat) -> f64) -> f64 {
    let others = Seat::all(table.seats).filter(|other| *other != seat);
    let sum: f64 = others.map(&points).sum();
    points(seat) - weight::OTHERS * sum / f64::from(table.seats.max(2) - 1)
}

/// Adds the points of a region to those who may hold its token in the end.
fn share_region(region: &RegionStanding, time: Time, points: &mut [f64]) {
    let most = region.counts.iter().copied().fold(region.vikings, u8::max);
    let towns: u8 = region.counts.iter().sum::<u8>() + region.vikings;
    if towns == 0 {
        return;
    }
    let up = region.token != Token::FaceDown || region.turns_up;
    let missing = f64::from(region.threshold.saturating_sub(towns));
    let turned = if up { 1.0 } else { (-missing / (0.25 + weight::GROWTH * time.left)).exp() };
    // The less time is left, the more a lead of one town decides.
    let base = 3.0 + 12.0 / (0.2 + time.left);
    let share = |count: u8| match count {
        0 => 0.0,
        count => base.powi(i32::from(count) - i32::from(most)),
    };
    let holds = |seat: usize| {
        let held = region.token == Token::Held(Seat(seat as u8));
        share(region.counts[seat]) * if held { 1.4 } else { 1.0 }
    };
    let all = (0..points.len()).map(holds).sum::<f64>() + share(region.vikings);
    for (seat, points) in points.iter_mut().enumerate() {
        *points += f64::from(region.points) * turned * holds(seat) / all.max(1e-9);
    }
}

/// What `seat` has and may get apart from the regions' tokens.
fn own(table: &Table, time: Time, seat: Seat) -> f64 {
    let player = &table.players[seat.index()];
    let score = &table.standings.scores[seat.index()];
    let coins = f64::from(player.coins);
    let usable = time.left.min(1.0);
    let coins = weight::COIN * (coins.min(weight::COINS) + 0.3 * (coins - weight::COINS).max(0.0));
    let lead = if time.left > 0.2 { weight::LEAD } else { 0.0 };
    let renown = 1.0 + weight::RENOWN_GROWTH * time.left;
    f64::from(score.track)
        + f64::from(score.regions)
        + f64::from(score.coins)
        + coins * usable
        + f64::from(score.marker) * (1.0 + lead)
        + f64::from(player.renown) * renown
        + marriage(table, time, seat)
        + battle(table, time, seat)
        + church(table, time, seat)
}

/// The most of something that any other seat has.
fn best_other(table: &Table, seat: Seat, of: impl Fn(usize) -> u8) -> f64 {
    let others = (0..table.players.len()).filter(|other| *other != seat.index());
    f64::from(others.map(of).max().unwrap_or(0))
}

/// What a marriage card is worth.
fn spouse(card: Marriage, time: Time) -> f64 {
    if card.is_princess() {
        return weight::PRINCESS;
    }
    let renown = f64::from(card.renown()) * (1.0 + weight::RENOWN_GROWTH * time.left);
    let town = if card.town_in().is_some() { weight::TOWN } else { 0.0 };
    f64::from(card.points()) + renown + town
}

fn marriage(table: &Table, time: Time, seat: Seat) -> f64 {
    let space = table.players[seat.index()].space;
    if space == 0 {
        return 0.0;
    }
    let later = if time.left > 1.0 { weight::KEPT * f64::from(space) } else { 0.0 };
    let Some(card) = table.marriage else { return later };
    let best = best_other(table, seat, |other| table.players[other].space);
    let chance = time.chance(f64::from(space) - best - 0.5);
    let gained = reward(space);
    let town = if gained.town { weight::TOWN } else { 0.0 };
    let stays = weight::COIN * f64::from(gained.coins) * (time.left - 1.0).clamp(0.2, 1.0)
        + f64::from(gained.renown)
        + town
        + later;
    chance * spouse(card, time) + (1.0 - chance) * stays
}

fn battle(table: &Table, time: Time, seat: Seat) -> f64 {
    let player = &table.players[seat.index()];
    let raiders = f64::from(player.raiders);
    let later = if time.left > 1.0 { weight::KEPT * raiders } else { 0.0 };
    if matches!(table.asked, Asked::Build { .. }) {
        return later;
    }
    let best = best_other(table, seat, |other| table.players[other].raiders);
    let most = if player.raiders == 0 { 0.0 } else { time.chance(raiders - best - 0.5) };
    let spoils = f64::from(player.renown) + 2.0 + weight::RENOWN_GROWTH * time.left;
    // Whoever has the fewest loses a town, if raiders are left.
    let others = (0..table.players.len()).filter(|other| *other != seat.index());
    let least = f64::from(others.map(|other| table.players[other].raiders).min().unwrap_or(0));
    let left = f64::from(table.raiders);
    let incursion = if left > 0.0 { left / (left + 4.0 * (1.0 - time.gone)) } else { 0.0 };
    let controlled = table.discs[seat.index()].minus(table.vikings);
    let loss = if controlled.is_empty() { 0.0 } else { weight::TOWN };
    most * spoils + (1.0 - most) * later - incursion * time.chance(least + 0.5 - raiders) * loss
}

fn church(table: &Table, time: Time, seat: Seat) -> f64 {
    let discs = table.players[seat.index()].church;
    if discs == 0 {
        return 0.0;
    }
    let best = best_other(table, seat, |other| table.players[other].church);
    let favour = time.chance(f64::from(discs) - best - 0.5);
    let later = if time.left > 1.0 { weight::KEPT * f64::from(discs) } else { 0.0 };
    let patron = if discs >= PATRON_DISCS { weight::MONASTERY } else { later };
    favour * (weight::MONASTERY + 1.0 + weight::LEAD) + (1.0 - favour) * patron
}
