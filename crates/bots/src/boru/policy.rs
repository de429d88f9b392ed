//! How good the actions of a seat look at first sight, from what that seat knows: by this, imagined games
//! are played out and searches look at likely actions first.

use ardri_boru::{
    Act, Action, BrianBoru, Card, CardSet, Choice, Colour, EXPAND_COST, Part, Region, Stage,
    Symbol, Town, TownSet,
};
use ardri_core::{Game, Seat, below};
use rand_xoshiro::rand_core::Rng;

use crate::boru::deeds::{Account, Aims, Noted, TownGain, Weighed, holds, offer_points};
use crate::boru::model::{DEEDS, MARKS, Model, PLAYS, TOWNS, at, exp};

/// What a seat sees at first sight when it has to decide.
pub(crate) struct Glance<'a> {
    model: &'a Model,
    game: &'a BrianBoru,
    seat: Seat,
    sight: Sight,
}

/// What all actions of a decision have in common.
enum Sight {
    /// The weights of the cards begin there.
    Pick(usize),
    Mark {
        /// The chance to win a town of each colour, and the gain of one more in each region.
        wins: [f32; 3],
        gains: [TownGain; Region::COUNT],
    },
    Play(Trick),
    Act(Aims, TownGain),
    /// Towns are weighed by the list that begins there.
    Towns(usize),
    Raid(Seat),
    Princess,
    Nothing,
}

/// What all cards that may be played have in common.
struct Trick {
    aims: Aims,
    town: Option<Town>,
    gain: TownGain,
    /// Whether somebody leads, with which card, and what the town would be to them.
    leading: Option<(Card, f32)>,
    to_play: usize,
    held: f32,
    /// The best place to expand to.
    expansion: Option<Town>,
    picks: usize,
}

impl<'a> Glance<'a> {
    /// What `seat`, which has to act, sees of a game.
    pub fn of(model: &'a Model, game: &'a BrianBoru, seat: Seat) -> Self {
        let sight = match game.stage() {
            Stage::Pick => Sight::Pick(picks_at(game)),
            Stage::Mark => {
                let hand = game.hand(seat);
                let others = usize::from(game.seats()) - 1;
                let wins = COLOURS.map(|colour| {
                    let own = hand.matching(colour);
                    let Some(best) = last(own) else { return 0.0 };
                    let higher = higher(colour, best).minus(hand).len();
                    holds(higher, others, hand.len() as f32)
                });
                let mut gains = [TownGain::default(); Region::COUNT];
                for region in Region::all() {
                    gains[region.index()] = TownGain::of(game, seat, region, true);
                }
                Sight::Mark { wins, gains }
            }
            Stage::Play => Sight::Play(Trick::of(model, game, seat)),
            Stage::Act => {
                let (aims, town) = (Aims::of(game, seat), game.active_town());
                let gain = town.map(|town| TownGain::of(game, seat, town.region(), true));
                Sight::Act(aims, gain.unwrap_or_default())
            }
            Stage::Start | Stage::Settle => Sight::Towns(at::SETTLE),
            Stage::Build => Sight::Towns(at::BUILD),
            Stage::Raid => Sight::Raid(game.loser().unwrap_or(seat)),
            Stage::Princess => Sight::Princess,
            Stage::Chance | Stage::Over => Sight::Nothing,
        };
        Self { model, game, seat, sight }
    }

    /// How good an action looks: the likelier, by this much of the logarithm.
    pub fn score(&self, action: &Action) -> f32 {
        match (&self.sight, action) {
            (Sight::Pick(start), Action::Pick(low, high)) => {
                self.card(*start, *low) + self.card(*start, *high)
            }
            (Sight::Play(trick), Action::Play(card)) => trick.score(self, *card),
            (sight, action) => match sight.list() {
                Some((start, length)) => {
                    let weights = &self.model.weights()[start..start + length];
                    Weighed::by(weights, |weighed| self.note(action, weighed))
                }
                None => 0.0,
            },
        }
    }

    /// Where the weights of this decision begin, and the numbers that they weigh.
    pub fn describe(&self, action: &Action, features: &mut Vec<f32>) -> usize {
        features.clear();
        match (&self.sight, action) {
            (Sight::Pick(start), Action::Pick(low, high)) => {
                features.resize(Card::COUNT, 0.0);
                for card in [low, high] {
                    features[usize::from(card.value()) - 1] = 1.0;
                }
                *start
            }
            (Sight::Play(trick), Action::Play(card)) => {
                features.resize(DEEDS + PLAYS, 0.0);
                trick.describe(self, *card, features);
                at::PLAY
            }
            (sight, action) => {
                let (start, length) = sight.list().unwrap_or((at::ACT, 0));
                features.resize(length, 0.0);
                self.note(action, &mut Noted { features, part: 1.0 });
                start
            }
        }
    }

    fn card(&self, start: usize, card: Card) -> f32 {
        self.model.weights()[start + usize::from(card.value()) - 1]
    }

    fn note(&self, action: &Action, account: &mut impl Account) {
        let game = self.game;
        match (&self.sight, action) {
            (Sight::Mark { wins, gains }, Action::Mark(town)) => {
                let win = match town.colour() {
                    Colour::Red => wins[0],
                    Colour::Blue => wins[1],
                    Colour::Yellow | Colour::White => wins[2],
                };
                let gain = &gains[town.region().index()];
                gain.note(account, 0, win);
                account.add(5, win * open_neighbours(game, *town));
                account.add(6, win);
                account.add(7, win * gain.rough());
                account.add(8, (1.0 - win) * gain.rough());
            }
            (Sight::Act(aims, gain), Action::Act(Act { part, choice })) => {
                let steps = game.acting().and_then(|(card, _)| card.steps(*part));
                aims.note(game, steps.unwrap_or(&[]), *choice, gain, account);
            }
            (Sight::Towns(at::BUILD), Action::Build(town)) => {
                TownGain::of(game, self.seat, town.region(), false).note(account, 0, 1.0);
            }
            (Sight::Towns(_), Action::Settle(town) | Action::Start(town)) => {
                TownGain::of(game, self.seat, town.region(), true).note(account, 0, 1.0);
                account.add(5, open_neighbours(game, *town));
            }
            (Sight::Raid(loser), Action::Raid(town)) => self.note_raid(*loser, *town, account),
            (Sight::Princess, Action::Princess(offer)) => {
                account.add(0, offer_points(game, self.seat, *offer));
            }
            _ => {}
        }
    }

    /// What a town that goes to the Vikings takes from its owner: for oneself as little as can be, for
    /// others as much.
    fn note_raid(&self, loser: Seat, town: Town, account: &mut impl Account) {
        let game = self.game;
        let (counts, vikings) = game.counts(town.region());
        let own = counts[loser.index()];
        let others = counts.iter().enumerate().filter(|(place, _)| *place != loser.index());
        let other = others.map(|(_, count)| *count).fold(vikings, u8::max);
        let weight = if game.monasteries().contains(town) { 2 } else { 1 };
        let points = f32::from(town.region().points());
        let part = if loser == self.seat { -1.0 } else { 1.0 };
        let ahead = i32::from(own) - i32::from(other);
        let place = match ahead {
            1.. if ahead <= weight => 0,
            1.. => 1,
            0 => 2,
            _ => 3,
        };
        account.add(place, part * points);
        let last = own == weight as u8;
        account.add(4, if last { part } else { 0.0 });
        account.add(5, part * (weight - 1) as f32);
    }
}

impl Sight {
    fn list(&self) -> Option<(usize, usize)> {
        Some(match self {
            Self::Mark { .. } => (at::MARK, MARKS),
            Self::Act(..) => (at::ACT, DEEDS),
            Self::Towns(start) => (*start, TOWNS),
            Self::Raid(_) => (at::RAID, TOWNS),
            Self::Princess => (at::PRINCESS, 1),
            Self::Pick(_) | Self::Play(_) | Self::Nothing => return None,
        })
    }
}

impl Trick {
    fn of(model: &Model, game: &BrianBoru, seat: Seat) -> Self {
        let hand = game.hand(seat);
        let aims = Aims::of(game, seat);
        let town = game.active_town();
        let gain = town.map(|town| TownGain::of(game, seat, town.region(), true));
        let leading = game.trick_leader().and_then(|leader| {
            let card = game.played_card(leader)?;
            let region = game.active_town()?.region();
            Some((card, TownGain::of(game, leader, region, true).rough()))
        });
        let all = Seat::all(game.seats());
        let missing = all.filter(|other| game.played_card(*other).is_none()).count();
        let weights = &model.weights()[at::PLAY..at::PLAY + DEEDS];
        let worth = |town: &Town| {
            let gain = TownGain::of(game, seat, town.region(), true);
            Weighed::by(weights, |weighed| gain.note(weighed, 1, 1.0))
        };
        let expansion = (game.player(seat).coins + 3 >= EXPAND_COST)
            .then(|| game.expansion_towns(seat).iter())
            .and_then(|towns| towns.max_by(|one, other| worth(one).total_cmp(&worth(other))));
        Self {
            aims,
            town,
            gain: gain.unwrap_or_default(),
            leading,
            to_play: missing.saturating_sub(1),
            held: hand.len() as f32,
            expansion,
            picks: picks_at(game),
        }
    }

    /// The chance that a card wins the trick.
    fn wins(&self, game: &BrianBoru, seat: Seat, card: Card) -> f32 {
        let Some(colour) = self.town.map(Town::colour) else { return 0.0 };
        if !card.matches(colour) || self.leading.is_some_and(|(best, _)| best > card) {
            return 0.0;
        }
        let higher = higher(colour, card).minus(game.hand(seat)).len();
        holds(higher, self.to_play, self.held)
    }

    /// What the steps of a part of a card come to.
    fn part(&self, glance: &Glance<'_>, card: Card, part: Part) -> Option<f32> {
        let weights = &glance.model.weights()[at::PLAY..at::PLAY + DEEDS];
        card.steps(part)?;
        Some(Weighed::by(weights, |weighed| self.note(glance, card, part, weighed)))
    }

    fn note(&self, glance: &Glance<'_>, card: Card, part: Part, account: &mut impl Account) {
        let Some(steps) = card.steps(part) else { return };
        let coins = steps.iter().filter(|step| step.symbol == Symbol::Coin).map(|step| step.count);
        let coins = coins.fold(glance.game.player(glance.seat).coins, u8::saturating_add);
        let expands = steps.iter().any(|step| step.symbol == Symbol::Expand);
        let choice = match self.expansion {
            Some(town) if expands && coins >= EXPAND_COST => Choice::Expand(town),
            _ => Choice::Plain,
        };
        self.aims.note(glance.game, steps, choice, &self.gain, account);
    }

    /// The better secondary action, and what it comes to.
    fn lost(&self, glance: &Glance<'_>, card: Card) -> (Part, f32) {
        let top = self.part(glance, card, Part::Top).unwrap_or_default();
        match self.part(glance, card, Part::Bottom) {
            Some(bottom) if bottom > top => (Part::Bottom, bottom),
            _ => (Part::Top, top),
        }
    }

    fn note_card(&self, glance: &Glance<'_>, card: Card, wins: f32, account: &mut impl Account) {
        let later = if self.aims.tricks() > 1.0 { 1.0 } else { 0.0 };
        account.add(0, wins);
        account.add(1, later * glance.card(self.picks, card));
        account.add(2, wins * self.leading.map_or(0.0, |(_, gain)| gain));
        account.add(3, later * wins);
        account.add(4, later * (1.0 - wins) * f32::from(card.value()) * 0.1);
        account.add(5, if self.aims.is_last_round() { later * wins } else { 0.0 });
    }

    fn score(&self, glance: &Glance<'_>, card: Card) -> f32 {
        let wins = self.wins(glance.game, glance.seat, card);
        let extra = &glance.model.weights()[at::PLAY + DEEDS..at::PLAY + DEEDS + PLAYS];
        let mut score = Weighed::by(extra, |all| self.note_card(glance, card, wins, all));
        if wins > 0.0 {
            score += wins * self.part(glance, card, Part::Primary).unwrap_or_default();
        }
        if wins < 1.0 {
            score += (1.0 - wins) * self.lost(glance, card).1;
        }
        score
    }

    fn describe(&self, glance: &Glance<'_>, card: Card, features: &mut [f32]) {
        let wins = self.wins(glance.game, glance.seat, card);
        let (deeds, extra) = features.split_at_mut(DEEDS);
        self.note_card(glance, card, wins, &mut Noted { features: extra, part: 1.0 });
        let won = &mut Noted { features: deeds, part: wins };
        self.note(glance, card, Part::Primary, won);
        let part = self.lost(glance, card).0;
        self.note(glance, card, part, &mut Noted { features: deeds, part: 1.0 - wins });
    }
}

const COLOURS: [Colour; 3] = [Colour::Red, Colour::Blue, Colour::Yellow];

fn picks_at(game: &BrianBoru) -> usize {
    Model::picks_at(game.seats(), game.round() >= game.rounds())
}

/// The highest card of a set.
fn last(cards: CardSet) -> Option<Card> {
    (0..cards.len() as u32).next_back().and_then(|place| cards.nth(place))
}

/// The cards that beat one in a trick for a town of that colour.
fn higher(colour: Colour, card: Card) -> CardSet {
    CardSet::ALL.matching(colour).above(card)
}

/// How many towns without a disc lie at the end of a road from there, in tenths.
fn open_neighbours(game: &BrianBoru, town: Town) -> f32 {
    let taken =
        Seat::all(game.seats()).fold(TownSet::EMPTY, |all, seat| all.union(game.discs(seat)));
    0.1 * f32::from(town.neighbours().minus(taken).len())
}

/// Plays on, each seat by what looks good to it, until the round is over; `scored` is room to work in.
pub(crate) fn roll_out(
    model: &Model,
    game: &mut BrianBoru,
    rng: &mut impl Rng,
    scored: &mut Vec<(Action, f32)>,
) {
    loop {
        let stage = game.stage();
        if matches!(stage, Stage::Chance | Stage::Over) {
            return;
        }
        let Some(seat) = game.due_seats().first() else { return };
        let action = if stage == Stage::Pick {
            draft(model, game, seat, rng)
        } else {
            let glance = Glance::of(model, game, seat);
            scored.clear();
            game.for_each_legal(seat, |action| scored.push((action, 0.0)));
            if scored.len() > 1 {
                scored.iter_mut().for_each(|(action, score)| *score = glance.score(action));
            }
            choose(scored, rng)
        };
        let Some(action) = action else { return };
        if !game.step(seat, &action) {
            return;
        }
    }
}

/// One of the actions, the likelier the better it looks.
pub(crate) fn choose(scored: &mut [(Action, f32)], rng: &mut impl Rng) -> Option<Action> {
    if let [(only, _)] = scored {
        return Some(*only);
    }
    let most = scored.iter().map(|(_, score)| *score).fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for (_, score) in scored.iter_mut() {
        *score = if *score < most - 12.0 { 0.0 } else { exp(*score - most) };
        sum += *score;
    }
    let mut place = sum * unit(rng);
    for (action, share) in scored.iter() {
        place -= share;
        if place < 0.0 {
            return Some(*action);
        }
    }
    scored.first().map(|(action, _)| *action)
}

/// A number from 0 to 1, without 1.
pub(crate) fn unit(rng: &mut impl Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}

/// Two cards of a pack, each the likelier the better it looks.
fn draft(model: &Model, game: &BrianBoru, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
    let pack = game.pack(seat);
    let start = picks_at(game);
    let share = |card: Card| exp(model.weights()[start + usize::from(card.value()) - 1]);
    let mut draw = |cards: CardSet| {
        let mut place = cards.iter().map(share).sum::<f32>() * unit(rng);
        let found = cards.iter().find(|card| {
            place -= share(*card);
            place < 0.0
        });
        found.or(cards.lowest())
    };
    let one = draw(pack)?;
    let other = draw(pack.minus(CardSet::EMPTY.with(one)))?;
    Some(Action::Pick(one.min(other), one.max(other)))
}

/// How likely a seat would have kept these two of the cards of a pack.
pub(crate) fn pick_likelihood(model: &Model, start: usize, pack: CardSet, kept: CardSet) -> f32 {
    let share = |card: Card| exp(model.weights()[start + usize::from(card.value()) - 1]);
    let (mut sum, mut squares) = (0.0, 0.0);
    for card in pack.iter() {
        let share = share(card);
        sum += share;
        squares += share * share;
    }
    let kept: f32 = kept.iter().map(share).product();
    (kept / (0.5 * (sum * sum - squares))).max(1e-9)
}

/// One of so many, each as likely as the others.
pub(crate) fn any(rng: &mut impl Rng, count: usize) -> usize {
    below(rng, count.max(1) as u32) as usize
}
