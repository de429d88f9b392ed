//! Imagined turns: the first roll, the card that promises most, and the exact chance to gain it.

use ardri_throne::{Chart, MOST_CARDS};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::Rng;

use crate::throne::win::facts::Facts;
use crate::throne::win::utility::{Outlook, turns_left};
use crate::throne::win::weights::Weights;
use crate::throne::win::world::World;

/// A number from 0 to 1.
pub(crate) fn unit(rng: &mut Xoshiro256PlusPlus) -> f32 {
    (rng.next_u64() >> 40) as f32 / (1_u64 << 24) as f32
}

/// The chance that is given up to bring the game to its end.
const HASTE: f32 = 0.01;

/// What it is worth to those who do not want to play for ever that a card makes one chance of another: the
/// last card is also taken by who is as well off with it as without it, unless it would be the end of all
/// hope, and any other of the centre by who has nothing better to do.
pub(crate) fn hurried(now: f32, then: f32, world: &World, card: usize) -> f32 {
    let least = match (world.centre.contains(card), world.centre.len()) {
        (false, _) => 0.0,
        (true, 1) if then < now - HASTE => 0.0,
        (true, 1) if then < HASTE => return 0.0,
        (true, 1) => HASTE,
        (true, _) => HASTE * HASTE,
    };
    (then - now).max(least)
}

/// How much better off whoever is on turn would be with each card; nothing for those that are no targets.
pub(crate) fn gains(facts: &Facts, weights: &Weights, world: &World) -> [f32; MOST_CARDS] {
    let seat = world.next;
    let weights = weights.at(turns_left(facts, world));
    let outlook = Outlook::new(facts, &weights, world);
    let now = outlook.chance(seat);
    let mut gains = [0.0; MOST_CARDS];
    for card in world.targets(seat).iter() {
        let mut after = *world;
        after.gain(facts, card);
        let then = if after.centre.is_empty() {
            after.shares(facts)[seat.index()]
        } else {
            outlook.chance_after(world, &after, seat, card)
        };
        gains[card] = hurried(now, then, world, card);
    }
    gains
}

/// Plays the turn of whoever is next; gives whether the game goes on.
pub(crate) fn turn(
    facts: &Facts,
    weights: &Weights,
    world: &mut World,
    rng: &mut Xoshiro256PlusPlus,
) -> bool {
    turn_by_whim(facts, weights, world, 0.0, rng)
}

/// The same by somebody to whom a card may look better than it is, by up to so much of its worth.
pub(crate) fn turn_by_whim(
    facts: &Facts,
    weights: &Weights,
    world: &mut World,
    whim: f32,
    rng: &mut Xoshiro256PlusPlus,
) -> bool {
    let seat = world.next;
    let gains = gains(facts, weights, world);
    let rolled = facts.rolls[world.dice(facts, seat)].drawn(unit(rng));
    let luck = unit(rng);
    let mut best = (0.0, None);
    for card in world.targets(seat).iter() {
        let chance = rolled[Chart::entry(card, !world.centre.contains(card))];
        let mut worth = gains[card] * chance;
        if whim > 0.0 {
            worth *= 1.0 + whim * unit(rng);
        }
        if worth > best.0 {
            best = (worth, Some((card, chance)));
        }
    }
    if let (_, Some((card, chance))) = best
        && luck < chance
    {
        world.gain(facts, card);
    }
    world.pass();
    !world.centre.is_empty()
}
