//! What an action does for its seat, in numbers that can be weighed.

use ardri_boru::{
    BrianBoru, Card, Choice, EXPAND_COST, EXTRA_COST, Offer, PATRON_DISCS, Region, Step, Symbol,
    TOP_SPACE, Token, Town, TownSet, reward,
};
use ardri_core::{Game, Seat};

/// Takes the numbers by which something is described: either weighs them at once or keeps them.
pub(crate) trait Account {
    /// Adds so much of the thing with that number.
    fn add(&mut self, place: usize, amount: f32);
}

/// Weighs at once.
pub(crate) struct Weighed<'a> {
    weights: &'a [f32],
    sum: f32,
}

impl Weighed<'_> {
    /// What it comes to if these numbers say how much each thing counts.
    #[inline]
    pub fn by(weights: &[f32], note: impl FnOnce(&mut Weighed<'_>)) -> f32 {
        let mut weighed = Weighed { weights, sum: 0.0 };
        note(&mut weighed);
        weighed.sum
    }
}

impl Account for Weighed<'_> {
    #[inline]
    fn add(&mut self, place: usize, amount: f32) {
        self.sum += self.weights[place] * amount;
    }
}

/// Keeps the numbers, for whoever learns from them; only a part of them counts.
pub(crate) struct Noted<'a> {
    pub features: &'a mut [f32],
    pub part: f32,
}

impl Account for Noted<'_> {
    fn add(&mut self, place: usize, amount: f32) {
        self.features[place] += self.part * amount;
    }
}

/// What one more town in a region would be to a seat.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TownGain {
    /// Points of a token that it would take, then of one it would be surer of, be tied for, be nearer to.
    pub claims: [f32; 4],
    /// Points for being present in one more region.
    pub presence: f32,
}

impl TownGain {
    /// Of a town, or of a monastery, which makes nobody present.
    pub fn of(game: &BrianBoru, seat: Seat, region: Region, is_town: bool) -> Self {
        let (counts, vikings) = game.counts(region);
        let mut gain = Self::default();
        let own = counts[seat.index()];
        let mut other = vikings;
        let mut total = vikings;
        for (place, count) in counts.iter().enumerate() {
            total += count;
            if place != seat.index() {
                other = other.max(*count);
            }
        }
        let up = if game.token(region) != Token::FaceDown || total + 1 >= region.threshold() {
            1.0
        } else {
            0.15 + 0.6 * f32::from(total + 1) / f32::from(region.threshold())
        };
        let points = f32::from(region.points()) * up;
        let ahead = i32::from(own) + 1 - i32::from(other);
        match ahead {
            1 => gain.claims[0] = points,
            2 => gain.claims[1] = points,
            3.. => gain.claims[1] = 0.3 * points,
            0 => gain.claims[2] = points,
            _ => gain.claims[3] = points / (1 - ahead) as f32,
        }
        if is_town && game.discs(seat).minus(game.vikings()).common(region.towns()).is_empty() {
            let (regions, now) = game.presence_of(seat);
            let more = BrianBoru::presence_points(regions + 1);
            gain.presence = f32::from(more.saturating_sub(now)) + 0.5;
        }
        gain
    }

    /// Points that it may be about, as one number.
    pub fn rough(&self) -> f32 {
        0.8 * self.claims[0]
            + 0.3 * (self.claims[1] + self.claims[2] + self.claims[3])
            + self.presence
    }

    pub fn note(&self, account: &mut impl Account, start: usize, part: f32) {
        for (place, claim) in self.claims.iter().enumerate() {
            account.add(start + place, part * claim);
        }
        account.add(start + self.claims.len(), part * self.presence);
    }
}

/// What a seat strives for in this round: it does not change while it weighs its actions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aims {
    seat: Seat,
    /// Tricks to come in this round, this one included.
    tricks: f32,
    /// How much coins are still good for.
    thrift: f32,
    /// The points of the marriage card.
    spouse: f32,
    /// Points for most raiders.
    spoils: f32,
    /// The chance of an incursion times what a town is worth.
    fear: f32,
    /// The highest space, the most raiders and the most church discs of the others, and their fewest raiders.
    space: f32,
    raiders: f32,
    church: f32,
    fewest: f32,
    /// What may be bought with coins, not more than there are.
    coins: u8,
    is_last_round: bool,
}

/// A chance that grows with the lead, the sharper the fewer tricks there are.
fn chance(lead: f32, tricks: f32) -> f32 {
    let x = lead / (0.6 + 0.45 * tricks);
    0.5 + 0.5 * x / (1.0 + x.abs())
}

/// What coins are worth: the first ones buy a town.
fn purse(coins: f32) -> f32 {
    coins.min(5.0) + 0.5 * (coins - 5.0).clamp(0.0, 5.0)
}

impl Aims {
    pub fn of(game: &BrianBoru, seat: Seat) -> Self {
        let held = Seat::all(game.seats()).map(|seat| game.hand(seat).len()).max().unwrap_or(0);
        let tricks = held.saturating_sub(game.kept()) as f32;
        let rounds = game.rounds().saturating_sub(game.round());
        let player = game.player(seat);
        let (mut space, mut raiders, mut church, mut fewest) = (0, 0, 0, u8::MAX);
        for other in Seat::all(game.seats()).filter(|other| *other != seat) {
            let other = game.player(other);
            space = space.max(other.space);
            raiders = raiders.max(other.raiders);
            church = church.max(other.church);
            fewest = fewest.min(other.raiders);
        }
        let growth = 1.0 + 0.3 * f32::from(rounds);
        let spouse = game.display().map_or(0.0, |card| {
            if card.is_princess() {
                return 4.5;
            }
            let town = card
                .town_in()
                .map_or(0.0, |region| 1.0 + TownGain::of(game, seat, region, true).rough());
            f32::from(card.points()) + f32::from(card.renown()) * growth + town
        });
        let left = f32::from(game.raiders());
        Self {
            seat,
            tricks,
            thrift: if rounds > 0 { 1.0 } else { (tricks / 4.0).min(1.0) },
            spouse,
            spoils: f32::from(player.renown) + 1.0 + growth,
            fear: 3.0 * left / (left + 2.0 * tricks + 0.1),
            space: f32::from(space),
            raiders: f32::from(raiders),
            church: f32::from(church),
            fewest: f32::from(fewest),
            coins: player.coins,
            is_last_round: rounds == 0,
        }
    }

    /// Whether nothing follows this round.
    pub fn is_last_round(&self) -> bool {
        self.is_last_round
    }

    /// The tricks to come, this one included.
    pub fn tricks(&self) -> f32 {
        self.tricks
    }

    /// What so many letters, axes or crosses bring.
    fn court(&self, game: &BrianBoru, letters: u8) -> (f32, f32) {
        let before = game.player(self.seat).space;
        let mut after = before.saturating_add(letters).min(TOP_SPACE);
        let taken = |space: u8| {
            Seat::all(game.seats())
                .any(|other| other != self.seat && game.player(other).space == space)
        };
        while after > 0 && taken(after) {
            after -= 1;
        }
        let wins = |space: u8| {
            if space == 0 { 0.0 } else { chance(f32::from(space) - self.space - 0.5, self.tricks) }
        };
        let pays = |space: u8| {
            let gained = reward(space);
            let coins = if self.is_last_round { 0.1 } else { 0.5 } * f32::from(gained.coins);
            let town = if gained.town { 3.0 } else { 0.0 };
            let later = if self.is_last_round { 0.0 } else { 0.25 * f32::from(space) };
            coins + f32::from(gained.renown) + town + later
        };
        let won = self.spouse * (wins(after) - wins(before));
        (won, pays(after) - pays(before))
    }

    fn arm(&self, game: &BrianBoru, axes: u8) -> (f32, f32) {
        let before = f32::from(game.player(self.seat).raiders);
        let after = before + f32::from(axes.min(game.raiders()));
        let wins = |raiders: f32| {
            if raiders == 0.0 { 0.0 } else { chance(raiders - self.raiders - 0.5, self.tricks) }
        };
        let safe = |raiders: f32| chance(raiders - self.fewest - 0.5, self.tricks);
        (self.spoils * (wins(after) - wins(before)), self.fear * (safe(after) - safe(before)))
    }

    fn pray(&self, game: &BrianBoru, crosses: u8) -> (f32, f32) {
        let before = f32::from(game.player(self.seat).church);
        let after = before + f32::from(crosses);
        let wins = |discs: f32| {
            if discs == 0.0 { 0.0 } else { chance(discs - self.church - 0.5, self.tricks) }
        };
        let patron = |discs: f32| discs.min(f32::from(PATRON_DISCS));
        (wins(after) - wins(before), patron(after) - patron(before))
    }

    /// Notes what the steps of a card's action would do, with that choice; `town` is what the active town
    /// would be.
    pub fn note(
        &self,
        game: &BrianBoru,
        steps: &[Step],
        choice: Choice,
        town: &TownGain,
        account: &mut impl Account,
    ) {
        let bought = if let Choice::Buy(count) = choice { count } else { 0 };
        let mut coins = i32::from(self.coins) - i32::from(bought * EXTRA_COST);
        let mut forfeit = 0.0;
        for step in steps {
            match step.symbol {
                Symbol::Town => {
                    account.add(0, 1.0);
                    town.note(account, 1, 1.0);
                    account.add(6, 1.0);
                }
                Symbol::Coin => coins += i32::from(step.count),
                Symbol::Pay => {
                    let paid = coins.clamp(0, i32::from(step.count));
                    coins -= paid;
                    forfeit += 2.0 * (i32::from(step.count) - paid) as f32;
                }
                Symbol::Renown => account.add(11, f32::from(step.count)),
                Symbol::Cross => {
                    let (most, patron) = self.pray(game, step.count + bought);
                    account.add(14, most);
                    account.add(15, patron);
                }
                Symbol::Axe => {
                    let (most, safe) = self.arm(game, step.count + bought);
                    account.add(12, most);
                    account.add(13, safe);
                }
                Symbol::Letter => {
                    let (won, pays) = self.court(game, step.count + bought);
                    account.add(10, won);
                    account.add(11, pays);
                }
                Symbol::Expand => {
                    if let Choice::Expand(town) = choice {
                        coins -= i32::from(EXPAND_COST);
                        account.add(0, 1.0);
                        TownGain::of(game, self.seat, town.region(), true).note(account, 1, 1.0);
                    }
                }
                Symbol::RemoveViking => {
                    if let Choice::Free(town) = choice {
                        self.free(game, town, account);
                    }
                }
            }
        }
        account.add(7, (coins - i32::from(self.coins)) as f32 * 0.1);
        let worth = purse(coins as f32) - purse(f32::from(self.coins));
        account.add(8, self.thrift * worth * 0.5);
        account.add(9, forfeit);
    }

    fn free(&self, game: &BrianBoru, town: Town, account: &mut impl Account) {
        let owner = Seat::all(game.seats()).find(|seat| game.discs(*seat).contains(town));
        let Some(owner) = owner else { return };
        let gain = TownGain::of(game, owner, town.region(), true).rough() + 1.0;
        account.add(if owner == self.seat { 16 } else { 17 }, gain);
    }
}

/// Points that each answer to the Princess would bring at the end, as things are.
pub(crate) fn offer_points(game: &BrianBoru, seat: Seat, offer: Offer) -> f32 {
    let own = game.discs(seat).minus(game.vikings());
    let present = |towns: TownSet| {
        Region::all().filter(|region| !towns.common(region.towns()).is_empty()).count()
    };
    match offer {
        Offer::Spurn => f32::from(Offer::SPURN_POINTS),
        Offer::Trade => {
            let with = BrianBoru::presence_points(present(own.union(game.vikings())));
            f32::from(with) - f32::from(BrianBoru::presence_points(present(own)))
        }
        Offer::Military => {
            let token = |region: Region| {
                let (counts, vikings) = game.counts(region);
                if vikings == 0 || game.token(region) == Token::Held(seat) {
                    return 0.0;
                }
                let others = counts.iter().enumerate().filter(|(place, _)| *place != seat.index());
                let other = others.map(|(_, count)| *count).max().unwrap_or(0);
                let total: u8 = counts.iter().sum::<u8>() + vikings;
                let up = game.token(region) != Token::FaceDown || total >= region.threshold();
                let wins = up && counts[seat.index()] + vikings > other;
                if wins { f32::from(region.points()) } else { 0.0 }
            };
            Region::all().map(token).sum()
        }
    }
}

/// The chance that a card wins a trick which so many still have to play to: `higher` cards beat it.
pub(crate) fn holds(higher: usize, to_play: usize, held: f32) -> f32 {
    let x = 0.4 * held / Card::COUNT as f32 * (higher * to_play) as f32;
    1.0 / (1.0 + x + 0.5 * x * x)
}
