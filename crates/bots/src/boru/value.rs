//! What each seat may expect of the win between two rounds, from what all can see.

use ardri_boru::{BrianBoru, MOST_SEATS, Offer, Region, Token};
use ardri_core::{Game, Seat};

use crate::boru::model::{Model, STANDS, exp};

/// What each seat may expect of the win: all of it together is 1.
pub(crate) fn shares(model: &Model, game: &BrianBoru) -> [f32; MOST_SEATS] {
    let to_come = (game.rounds() + 1).saturating_sub(game.round());
    let weights: &[f32; STANDS] = model.list(Model::value_at(game.seats(), to_come));
    let mut shares = [0.0; MOST_SEATS];
    let seats = usize::from(game.seats());
    for (seat, stands) in stands(game).iter().enumerate().take(seats) {
        shares[seat] = weights.iter().zip(stands).map(|(weight, stand)| weight * stand).sum();
    }
    softmax(&mut shares[..seats]);
    shares
}

/// Makes shares of logarithms.
pub(crate) fn softmax(list: &mut [f32]) {
    let most = list.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for one in list.iter_mut() {
        *one = exp(*one - most);
        sum += *one;
    }
    list.iter_mut().for_each(|one| *one /= sum);
}

/// The numbers that describe how each seat stands between two rounds.
pub(crate) fn stands(game: &BrianBoru) -> [[f32; STANDS]; MOST_SEATS] {
    let mut all = [[0.0; STANDS]; MOST_SEATS];
    let seats = game.seats();
    let (mut raiders, mut spaces, mut discs, mut purses) = ([0; 2], [0; 2], [0; 2], [0; 2]);
    for seat in Seat::all(seats) {
        let player = game.player(seat);
        note(&mut raiders, player.raiders);
        note(&mut spaces, player.space);
        note(&mut discs, player.church);
        note(&mut purses, player.coins);
    }
    for seat in Seat::all(seats) {
        let (player, own) = (game.player(seat), game.discs(seat));
        let (regions, presence) = game.presence_of(seat);
        let coins = f32::from(player.coins);
        let controlled = own.minus(game.vikings());
        let stand = &mut all[seat.index()];
        let lead = |most: [u8; 2], has: u8| {
            if has == most[0] { f32::from(has - most[1]).min(3.0) } else { 0.0 }
        };
        stand[0] = f32::from(player.points);
        stand[2] = f32::from(presence);
        stand[3] = f32::from(player.renown);
        stand[4] = coins.min(10.0);
        stand[5] = f32::from(u8::from(coins >= 5.0));
        stand[6] = f32::from(u8::from(game.marker() == Some(seat)));
        stand[7] = f32::from(controlled.len());
        stand[8] = f32::from(player.raiders);
        stand[9] = lead(raiders, player.raiders);
        stand[10] = f32::from(player.space);
        stand[11] = lead(spaces, player.space);
        stand[12] = f32::from(player.church);
        stand[13] = lead(discs, player.church);
        stand[14] = f32::from(controlled.common(game.monasteries()).len());
        stand[18] = regions as f32;
        stand[19] = f32::from(own.common(game.vikings()).len());
        stand[20] = f32::from(player.marriages.len());
        stand[21] = f32::from(u8::from(player.coins >= 2));
        stand[22] = lead(purses, player.coins);
        stand[23] = f32::from(u8::from(player.offer == Some(Offer::Military)));
    }
    for region in Region::all() {
        claims(game, region, &mut all);
    }
    all
}

/// Adds what the seats may hope for in a region.
fn claims(game: &BrianBoru, region: Region, all: &mut [[f32; STANDS]; MOST_SEATS]) {
    let (counts, vikings) = game.counts(region);
    let total = counts.iter().sum::<u8>() + vikings;
    if total == 0 {
        return;
    }
    let mut two = [vikings, 0];
    counts.iter().for_each(|count| note(&mut two, *count));
    let points = f32::from(region.points());
    let token = game.token(region);
    let missing = region.threshold().saturating_sub(total);
    let up = if token == Token::FaceDown { 1.0 / (1.5 + f32::from(missing)) } else { 1.0 };
    for seat in Seat::all(game.seats()) {
        let (count, stand) = (counts[seat.index()], &mut all[seat.index()]);
        let other = if count == two[0] { two[1] } else { two[0] };
        let ahead = f32::from(count) - f32::from(other);
        if token == Token::Held(seat) {
            stand[1] += points;
            stand[16] += points * ahead.clamp(-1.0, 3.0);
        } else if count > 0 {
            // The nearer to most, the likelier the token comes.
            let near = if ahead > 0.0 { 0.6 + 0.2 * ahead.min(2.0) } else { 0.5 / (1.5 - ahead) };
            let place = if token == Token::FaceDown { 17 } else { 15 };
            stand[place] += points * up * near;
        }
    }
}

/// Keeps the most and the second most.
fn note(two: &mut [u8; 2], has: u8) {
    if has > two[0] {
        *two = [has, two[0]];
    } else if has > two[1] {
        two[1] = has;
    }
}
