//! Information-set Monte Carlo tree search for many players.
//!
//! Each iteration takes one game as it may be, goes down one tree that all of them share, adds a node, plays
//! the round out and tells every action on the way how its own seat has fared. A node stands for what the
//! seat at the root would have seen; an action competes only in the games in which it can be taken, and so
//! is measured by how often it was available. Those who pick at once each choose for themselves, and only
//! the root's own pick leads to another node.

use ardri_boru::{Act, Action, BrianBoru, Choice, MOST_SEATS, Part, Stage};
use ardri_core::Seat;
use rand_xoshiro::rand_core::Rng;

use crate::boru::model::{Model, exp};
use crate::boru::policy::{Glance, roll_out};
use crate::boru::value;

/// How much an action that looks likely is looked at before its results speak for it.
const CURIOSITY: f32 = 0.5;
/// How many visits the hope of an action that was never tried counts for.
const DOUBT: f32 = 1.0;
/// With no more legal actions than that all of them are looked at.
const FEW: usize = 8;
/// More nodes are not kept, however long the search goes on: what lies below them is played out.
const ROOM: usize = 40_000;
/// No child yet.
const NONE: u32 = u32::MAX;

/// An action in a node, and what came of it.
#[derive(Clone, Debug)]
struct Arm {
    /// The same for the same action of the same seat, and in the order of legal actions.
    key: u32,
    action: Action,
    child: u32,
    visits: u32,
    available: u32,
    /// The win shares of the seat that takes it.
    sum: f32,
    /// How likely it looks, compared with the other actions of the node.
    prior: f32,
    /// How many of the node look likelier.
    rank: u32,
}

#[derive(Clone, Debug, Default)]
struct Node {
    /// By key.
    arms: Vec<Arm>,
    visits: u32,
    /// What each seat got when this node was visited.
    sums: [f32; MOST_SEATS],
}

/// What a search found out about an action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub action: Action,
    pub visits: u32,
    pub mean: f32,
}

/// A search tree for one decision of one seat.
pub(crate) struct Tree<'a> {
    model: &'a Model,
    seat: Seat,
    /// In which node the search goes on; the first is the root.
    nodes: Vec<Node>,
    path: Vec<(u32, u32, Seat)>,
    legal: Vec<(Action, f32)>,
    /// The places of the legal actions among the arms.
    places: Vec<u32>,
    /// Whether the round that follows is played, too: before the first there is nothing to judge by.
    is_start: bool,
}

impl<'a> Tree<'a> {
    pub fn new(model: &'a Model, seat: Seat) -> Self {
        Self {
            model,
            seat,
            nodes: vec![Node::default()],
            path: Vec::new(),
            legal: Vec::new(),
            places: Vec::new(),
            is_start: false,
        }
    }

    /// One iteration, from one game as it may be.
    pub fn iterate(&mut self, world: &BrianBoru, rng: &mut impl Rng) {
        let mut game = *world;
        self.is_start = game.stage() == Stage::Start;
        self.path.clear();
        let mut at = 0;
        loop {
            if matches!(game.stage(), Stage::Chance | Stage::Over) {
                break;
            }
            let Some((arm, is_new)) = self.descend(at, &mut game) else { break };
            if is_new && at != 0 {
                break;
            }
            let next = self.nodes[at].arms[arm].child;
            if next == NONE {
                // A node is worth its room when its action is taken a second time.
                if self.nodes[at].arms[arm].visits == 0 || self.nodes.len() >= ROOM {
                    break;
                }
                let child = self.nodes.len() as u32;
                self.nodes.push(Node::default());
                self.nodes[at].arms[arm].child = child;
                at = child as usize;
            } else {
                at = next as usize;
            }
        }
        let shares = self.evaluate(&mut game, rng);
        self.tell(&shares);
    }

    /// Lets whoever has to act in a node act; gives the arm that leads on, and whether it was new.
    fn descend(&mut self, at: usize, game: &mut BrianBoru) -> Option<(usize, bool)> {
        if game.stage() != Stage::Pick {
            let seat = game.due_seats().first()?;
            let (arm, is_new) = self.select(at, game, seat)?;
            let action = self.nodes[at].arms[arm].action;
            return game.step(seat, &action).then_some((arm, is_new));
        }
        // All who pick at once choose before any of them is told.
        let mut own = None;
        let mut first = None;
        for seat in game.due_seats().iter() {
            let key = {
                let (arm, is_new) = self.select(at, game, seat)?;
                let arm = &self.nodes[at].arms[arm];
                (arm.key, arm.action, is_new)
            };
            if !game.step(seat, &key.1) {
                return None;
            }
            first = first.or(Some((key.0, key.2)));
            if seat == self.seat {
                own = Some((key.0, key.2));
            }
        }
        // Other seats may have added arms since.
        let (key, is_new) = own.or(first)?;
        let arm = self.nodes[at].arms.binary_search_by_key(&key, |arm| arm.key).ok()?;
        Some((arm, is_new))
    }

    /// The arm that `seat` tries next, and whether it was never tried.
    fn select(&mut self, at: usize, game: &BrianBoru, seat: Seat) -> Option<(usize, bool)> {
        self.legal.clear();
        game.for_each_legal(seat, |action| self.legal.push((action, 0.0)));
        self.match_arms(at, game, seat);
        let node = &mut self.nodes[at];
        let mut total = 0.0;
        for place in &self.places {
            let arm = &mut node.arms[*place as usize];
            arm.available += 1;
            total += arm.prior;
        }
        let hope = match node.visits {
            0 => 0.0,
            visits => node.sums[seat.index()] / visits as f32,
        };
        // The more often a node was visited, the less likely actions are looked at.
        let wide = FEW + (1.5 * (node.visits as f32).sqrt()) as usize;
        let mut best: Option<(usize, f32)> = None;
        let mut likeliest: Option<(usize, f32)> = None;
        let is_many = self.places.len() > FEW;
        for place in &self.places {
            let place = *place as usize;
            let arm = &node.arms[place];
            if likeliest.is_none_or(|(_, prior)| arm.prior > prior) {
                likeliest = Some((place, arm.prior));
            }
            if is_many && arm.visits == 0 && arm.rank as usize >= wide {
                continue;
            }
            let visits = arm.visits as f32;
            let mean = (arm.sum + DOUBT * hope) / (visits + DOUBT);
            let prior = arm.prior / total;
            let score = mean + CURIOSITY * prior * (arm.available as f32).sqrt() / (1.0 + visits);
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((place, score));
            }
        }
        let (place, _) = best.or(likeliest)?;
        self.path.push((at as u32, node.arms[place].key, seat));
        let is_new = node.arms[place].visits == 0;
        Some((place, is_new))
    }

    /// Finds the arms of the legal actions in `places`, and makes those that are missing.
    fn match_arms(&mut self, at: usize, game: &BrianBoru, seat: Seat) {
        self.places.clear();
        let node = &mut self.nodes[at];
        let (mut place, mut missing) = (0, false);
        if let Some((action, _)) = self.legal.first() {
            let key = key(seat, action);
            place = node.arms.partition_point(|arm| arm.key < key);
        }
        for (action, _) in &self.legal {
            let key = key(seat, action);
            while node.arms.get(place).is_some_and(|arm| arm.key < key) {
                place += 1;
            }
            if node.arms.get(place).is_some_and(|arm| arm.key == key) {
                self.places.push(place as u32);
            } else {
                missing = true;
            }
        }
        if !missing {
            return;
        }
        let glance = Glance::of(self.model, game, seat);
        for (action, _) in &self.legal {
            let key = key(seat, action);
            if let Err(place) = node.arms.binary_search_by_key(&key, |arm| arm.key) {
                let prior = exp(glance.score(action));
                let arm = Arm {
                    key,
                    action: *action,
                    child: NONE,
                    visits: 0,
                    available: 0,
                    sum: 0.0,
                    prior,
                    rank: 0,
                };
                node.arms.insert(place, arm);
            }
        }
        // Only those of the same seat compete.
        let of_seat = u32::from(seat.0);
        let first = node.arms.partition_point(|arm| arm.key >> SEAT_SHIFT < of_seat);
        let end = node.arms.partition_point(|arm| arm.key >> SEAT_SHIFT <= of_seat);
        for one in first..end {
            let prior = node.arms[one].prior;
            let likelier = node.arms[first..end].iter().filter(|arm| arm.prior > prior).count();
            node.arms[one].rank = likelier as u32;
        }
        self.places.clear();
        for (action, _) in &self.legal {
            let key = key(seat, action);
            if let Ok(place) = node.arms.binary_search_by_key(&key, |arm| arm.key) {
                self.places.push(place as u32);
            }
        }
    }

    /// Plays the round out and judges what it comes to.
    fn evaluate(&mut self, game: &mut BrianBoru, rng: &mut impl Rng) -> [f32; MOST_SEATS] {
        roll_out(self.model, game, rng, &mut self.legal);
        if self.is_start && game.round() == 1 && game.fall(rng) {
            roll_out(self.model, game, rng, &mut self.legal);
        }
        match game.stage() {
            Stage::Over => game.shares(),
            _ => value::shares(self.model, game),
        }
    }

    fn tell(&mut self, shares: &[f32; MOST_SEATS]) {
        let mut last = NONE;
        for (at, key, seat) in &self.path {
            let node = &mut self.nodes[*at as usize];
            if let Ok(place) = node.arms.binary_search_by_key(key, |arm| arm.key) {
                let arm = &mut node.arms[place];
                arm.visits += 1;
                arm.sum += shares[seat.index()];
            }
            // Those who pick at once visit a node once.
            if *at != last {
                node.visits += 1;
                node.sums.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
                last = *at;
            }
        }
    }

    /// What was found out about the actions of the root's seat, the most visited first.
    pub fn found(&self) -> Vec<Found> {
        let of_seat = u32::from(self.seat.0);
        let arms = self.nodes[0].arms.iter().filter(|arm| arm.key >> SEAT_SHIFT == of_seat);
        let mut found: Vec<_> = arms
            .filter(|arm| arm.visits > 0)
            .map(|arm| Found {
                action: arm.action,
                visits: arm.visits,
                mean: arm.sum / arm.visits as f32,
            })
            .collect();
        found.sort_by(|one, other| {
            other.visits.cmp(&one.visits).then(other.mean.total_cmp(&one.mean))
        });
        found
    }
}

/// Where the seat is in a key.
const SEAT_SHIFT: u32 = 20;

/// A number for an action of a seat; legal actions come in the order of theirs.
fn key(seat: Seat, action: &Action) -> u32 {
    let own = match action {
        Action::Start(town)
        | Action::Mark(town)
        | Action::Settle(town)
        | Action::Raid(town)
        | Action::Build(town) => town.index() as u32,
        Action::Pick(low, high) => u32::from(low.value()) << 5 | u32::from(high.value()),
        Action::Play(card) => u32::from(card.value()),
        Action::Act(Act { part, choice }) => {
            let part = match part {
                Part::Primary => 0,
                Part::Top => 1,
                Part::Bottom => 2,
            };
            let choice = match choice {
                Choice::Plain => 0,
                Choice::Buy(count) => u32::from(*count),
                Choice::Expand(town) | Choice::Free(town) => 256 + town.index() as u32,
            };
            part << 16 | choice
        }
        Action::Princess(offer) => *offer as u32,
        Action::Marriages(_) | Action::Vikings(_) | Action::Marker(_) | Action::Deal(_) => 0,
    };
    u32::from(seat.0) << SEAT_SHIFT | own
}
