//! How strong everyone's seat is, and what chance to win that means.

use ardri_core::Seat;
use ardri_throne::{Cards, MOST_SEATS, Needs};

use crate::throne::win::facts::{Facts, ObjectiveFacts};
use crate::throne::win::weights::{At, FEATURES, Weights};
use crate::throne::win::world::{BySeat, World};

/// What is weighed of a seat, by place.
pub(crate) mod feature {
    /// The points of locked regions.
    pub(crate) const LOCKED: usize = 0;
    /// The points of cards face up.
    pub(crate) const FACE_UP: usize = 1;
    /// The same by the chance that one turn steals them.
    pub(crate) const EXPOSED: usize = 2;
    /// The points of regions by the hope for the cards that are missing.
    pub(crate) const HOPE: usize = 3;
    /// The points of regions by how much of them is there.
    pub(crate) const PART: usize = 4;
    /// An extra die.
    pub(crate) const EXTRA: usize = 5;
    /// The red die.
    pub(crate) const RED: usize = 6;
    /// The points of an Objective that holds.
    pub(crate) const HOLDS: usize = 7;
    /// Those of one that does not, by how far it has come.
    pub(crate) const ON_THE_WAY: usize = 8;
    /// How soon the seat is on turn.
    pub(crate) const SOON: usize = 9;
    /// How many cards lie face up.
    pub(crate) const COUNT: usize = 10;
}

/// One number for each feature.
pub(crate) type Features = [f32; FEATURES];

/// A place where what is weighed of a seat is added up, weighed at once or one by one.
pub(crate) trait Sum {
    /// A feature, which all decks have.
    fn add(&mut self, feature: usize, value: f32);
    /// Something of this deck alone: how a region's cards are shared, or an Objective. `detail` is its place.
    fn note(&mut self, detail: usize, value: f32);
}

/// All that is weighed of a seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Noted {
    pub(crate) features: Features,
    pub(crate) details: Vec<(usize, f32)>,
}

impl Sum for Noted {
    fn add(&mut self, feature: usize, value: f32) {
        self.features[feature] += value;
    }

    fn note(&mut self, detail: usize, value: f32) {
        self.details.push((detail, value));
    }
}

/// Features that are weighed as they come.
struct Weighed<'a> {
    weights: &'a At<'a>,
    sum: f32,
}

impl Sum for Weighed<'_> {
    fn add(&mut self, feature: usize, value: f32) {
        self.sum += self.weights.features[feature] * value;
    }

    fn note(&mut self, detail: usize, value: f32) {
        self.sum += self.weights.detail(detail) * value;
    }
}

/// How many turns of each player the game still takes, more or less.
pub(crate) fn turns_left(facts: &Facts, world: &World) -> f32 {
    let turns: f32 = world.centre.iter().map(|card| facts.cards[card].turns).sum();
    turns / f32::from(world.seats)
}

/// Adds what a seat has in a region.
fn add_region(facts: &Facts, world: &World, seat: Seat, place: usize, to: &mut impl Sum) {
    let region = &facts.regions[place];
    let own = world.held[seat.index()].common(region.cards);
    if own.is_empty() {
        return;
    }
    if let Some(first) = region.details {
        let digit = |card| match (own.contains(card), world.centre.contains(card)) {
            (true, _) => 1,
            (false, true) => 0,
            (false, false) => 2,
        };
        to.note(first + region.cards.iter().fold(0, |state, card| 3 * state + digit(card)), 1.0);
    }
    if own == region.cards {
        to.add(feature::LOCKED, facts.point * region.points);
        return;
    }
    let (mut points, mut exposed, mut hope) = (0.0, 0.0, 1.0);
    for place in region.cards.iter() {
        let card = &facts.cards[place];
        if own.contains(place) {
            points += card.points;
            exposed += card.points * card.steal;
        } else {
            hope *= card.hope[usize::from(!world.centre.contains(place))];
        }
    }
    let (count, all) = (own.len() as f32, region.cards.len() as f32);
    to.add(feature::FACE_UP, facts.point * points);
    to.add(feature::EXPOSED, facts.point * exposed);
    to.add(feature::HOPE, facts.point * region.points * hope);
    to.add(feature::PART, facts.point * region.points * (count / all) * (count / all));
    to.add(feature::COUNT, count);
}

/// Adds a seat's Objective.
fn add_objective(facts: &Facts, world: &World, seat: Seat, to: &mut impl Sum) {
    let Some(kept) = world.objectives[seat.index()] else { return };
    let objective = &facts.objectives[usize::from(kept)];
    let progress = progress(facts, world, seat, objective);
    let points = facts.point * objective.points;
    if progress >= 1.0 {
        to.add(feature::HOLDS, points);
        to.note(objective.details, 1.0);
    } else {
        to.add(feature::ON_THE_WAY, points * progress);
        to.note(objective.details + 1, progress);
    }
}

/// Adds what does not depend on regions.
fn add_rest(facts: &Facts, world: &World, seat: Seat, to: &mut impl Sum) {
    match world.dice(facts, seat) {
        1 => to.add(feature::EXTRA, 1.0),
        2 => to.add(feature::RED, 1.0),
        _ => {}
    }
    let wait = (seat.0 + world.seats - world.next.0) % world.seats;
    to.add(feature::SOON, 1.0 - f32::from(wait) / f32::from(world.seats - 1).max(1.0));
}

/// Everything that is weighed of a seat.
pub(crate) fn noted(facts: &Facts, world: &World, seat: Seat) -> Noted {
    let mut noted = Noted::default();
    (0..facts.regions.len()).for_each(|place| add_region(facts, world, seat, place, &mut noted));
    add_objective(facts, world, seat, &mut noted);
    add_rest(facts, world, seat, &mut noted);
    noted
}

/// How far an Objective has come: 1 if it holds, 0 if it cannot come about any more.
fn progress(facts: &Facts, world: &World, seat: Seat, objective: &ObjectiveFacts) -> f32 {
    let held = world.held[seat.index()];
    needs_progress(facts, world, held, &objective.needs)
}

/// What one more card that lies in the centre leaves of the progress, and one to be stolen.
const FROM_CENTRE: f32 = 0.6;
const STOLEN: f32 = 0.35;

fn needs_progress(facts: &Facts, world: &World, held: Cards, needs: &Needs) -> f32 {
    let missing = |count: u32, centre: u32, others: u32| {
        if count > centre + others {
            return 0.0;
        }
        let stolen = count.saturating_sub(centre);
        FROM_CENTRE.powi((count - stolen) as i32) * STOLEN.powi(stolen as i32)
    };
    match needs {
        Needs::Of(cards, count) => {
            let have = cards.common(held).len();
            if have >= u32::from(*count) {
                return 1.0;
            }
            let open = cards.minus(held).minus(world.locked);
            let centre = open.common(world.centre).len();
            missing(u32::from(*count) - have, centre, open.len() - centre)
        }
        Needs::Groups(groups, count) => {
            let (mut have, mut centre, mut others) = (0, 0, 0);
            for group in groups {
                let open = group.minus(world.locked);
                if !group.common(held).is_empty() {
                    have += 1;
                } else if !open.common(world.centre).is_empty() {
                    centre += 1;
                } else if !open.is_empty() {
                    others += 1;
                }
            }
            match u32::from(*count).checked_sub(have) {
                None | Some(0) => 1.0,
                Some(count) => missing(count, centre, others),
            }
        }
        Needs::Locked(count) => {
            let mut by_region = [0.0_f32; super::facts::MOST_REGIONS];
            for (progress, region) in by_region.iter_mut().zip(&facts.regions) {
                let all = Needs::Of(region.cards, region.cards.len() as u8);
                *progress = needs_progress(facts, world, held, &all);
            }
            by_region.sort_unstable_by(|one, other| other.total_cmp(one));
            by_region.iter().take(usize::from(*count)).product()
        }
        Needs::All(several) => {
            several.iter().map(|needs| needs_progress(facts, world, held, needs)).product()
        }
        Needs::Any(several) => several
            .iter()
            .map(|needs| needs_progress(facts, world, held, needs))
            .fold(0.0, f32::max),
    }
}

/// Everyone's chance to win, before the turn of whoever is next.
pub(crate) fn chances(facts: &Facts, weights: &Weights, world: &World) -> BySeat {
    if world.centre.is_empty() {
        return world.shares(facts);
    }
    let weights = weights.at(turns_left(facts, world));
    Outlook::new(facts, &weights, world).chances()
}

/// Everyone's strength at a table, ready to be asked what one card more or less would mean.
pub(crate) struct Outlook<'a> {
    facts: &'a Facts,
    weights: &'a At<'a>,
    seats: u8,
    /// The exponentials of the strengths.
    strength: BySeat,
    sum: f32,
}

impl<'a> Outlook<'a> {
    pub(crate) fn new(facts: &'a Facts, weights: &'a At<'a>, world: &World) -> Self {
        let mut strength = [0.0; MOST_SEATS];
        for seat in Seat::all(world.seats) {
            let mut sum = Weighed { weights, sum: 0.0 };
            for place in 0..facts.regions.len() {
                add_region(facts, world, seat, place, &mut sum);
            }
            add_objective(facts, world, seat, &mut sum);
            add_rest(facts, world, seat, &mut sum);
            strength[seat.index()] = sum.sum.exp();
        }
        Self { facts, weights, seats: world.seats, sum: strength.iter().sum(), strength }
    }

    /// Everyone's chance.
    pub(crate) fn chances(&self) -> BySeat {
        self.strength.map(|strength| strength / self.sum)
    }

    /// The chance of a seat.
    pub(crate) fn chance(&self, seat: Seat) -> f32 {
        self.strength[seat.index()] / self.sum
    }

    /// The chance of `seat` if `before` became `after` by its gaining a card, as long as the game goes on.
    pub(crate) fn chance_after(
        &self,
        before: &World,
        after: &World,
        seat: Seat,
        card: usize,
    ) -> f32 {
        let facts = self.facts;
        let region = facts.cards[card].region;
        let (mut own, mut sum) = (0.0, 0.0);
        for other in Seat::all(self.seats) {
            let mut strength = self.strength[other.index()];
            let changed = other == seat || before.held[other.index()].contains(card);
            let mut change = 0.0;
            if changed || !before.held[other.index()].common(facts.regions[region].cards).is_empty()
            {
                change += self
                    .part(after, other, |sum, world| add_region(facts, world, other, region, sum));
                change -= self
                    .part(before, other, |sum, world| add_region(facts, world, other, region, sum));
            }
            if changed && facts.cards[card].die.is_some() {
                change += self.part(after, other, |sum, world| add_rest(facts, world, other, sum));
                change -= self.part(before, other, |sum, world| add_rest(facts, world, other, sum));
            }
            let kept = before.objectives[other.index()];
            if kept.is_some_and(|kept| facts.objectives[usize::from(kept)].cards.contains(card)) {
                change +=
                    self.part(after, other, |sum, world| add_objective(facts, world, other, sum));
                change -=
                    self.part(before, other, |sum, world| add_objective(facts, world, other, sum));
            }
            if change != 0.0 {
                strength *= change.exp();
            }
            if other == seat {
                own = strength;
            }
            sum += strength;
        }
        own / sum
    }

    fn part(&self, world: &World, _: Seat, add: impl Fn(&mut Weighed<'_>, &World)) -> f32 {
        let mut sum = Weighed { weights: self.weights, sum: 0.0 };
        add(&mut sum, world);
        sum.sum
    }
}
