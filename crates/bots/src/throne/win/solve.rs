//! The exact chances of two players, where few enough cards can still change hands.
//!
//! Cards leave the centre for good, but steals lead back to where one was; so all that may come is a table
//! of states, not a tree, and the chances are those that a turn by turn improvement no longer changes. Turns
//! are exact: they are planned over all rolls. Both play for the win as the solver sees it.

use ardri_core::Seat;
use ardri_throne::{Aim, Cards, Chart};

use crate::throne::win::facts::Facts;
use crate::throne::win::world::World;

/// The chances are right to about this.
const EXACT: f64 = 1e-5;
/// After so many rounds of improvement they are good enough anyway.
const MOST_ROUNDS: u32 = 200;

/// The dice of a turn: seven, eight, seven and the red one.
pub(crate) const DICE: [(u8, bool); 3] = [(7, false), (8, false), (7, true)];

/// The chances of the first seat in every state that may come of a world.
#[derive(Debug)]
pub(crate) struct Solution {
    /// The cards that may change hands, with what each place of theirs counts for in a state's number.
    free: Vec<(usize, usize)>,
    /// The cards that were in the centre, which have a place more.
    centre: Cards,
    base: World,
    /// By state and by who is on turn.
    chances: Vec<[f64; 2]>,
}

/// How many states may come of a world of two; `None` if they cannot be counted.
pub(crate) fn states(world: &World) -> Option<usize> {
    let free =
        world.held.iter().fold(world.centre, |all, held| all.union(*held)).minus(world.locked);
    let places = |card| if world.centre.contains(card) { 3_usize } else { 2 };
    free.iter().try_fold(1_usize, |states, card| states.checked_mul(places(card)))
}

impl Solution {
    /// Solves what may come of a world of two. `shares` says what the first seat's share of the win is when
    /// the last card has left the centre.
    pub(crate) fn new(
        facts: &Facts,
        chart: &Chart,
        world: &World,
        shares: impl Fn(&World) -> f64,
    ) -> Self {
        let free = world.held.iter().fold(world.centre, |all, held| all.union(*held));
        let mut states = 1;
        let free = free.minus(world.locked).iter().map(|card| {
            let stride = states;
            states *= if world.centre.contains(card) { 3 } else { 2 };
            (card, stride)
        });
        let free: Vec<_> = free.collect();
        let mut solution =
            Self { free, centre: world.centre, base: *world, chances: vec![[0.5; 2]; states] };
        let worlds: Vec<World> = (0..states).map(|state| solution.world(facts, state)).collect();
        // Fewer cards in the centre first: what follows from them is known then.
        for count in 0..=world.centre.len() {
            let layer: Vec<usize> =
                (0..states).filter(|state| worlds[*state].centre.len() == count).collect();
            if count == 0 {
                for state in layer {
                    solution.chances[state] = [shares(&worlds[state]); 2];
                }
                continue;
            }
            let turns: Vec<_> = layer
                .iter()
                .flat_map(|state| {
                    [0, 1].map(|player| {
                        (*state, player, solution.turn(facts, &worlds[*state], Seat(player)))
                    })
                })
                .collect();
            for _ in 0..MOST_ROUNDS {
                let mut change = 0.0_f64;
                for (state, player, turn) in &turns {
                    let chance = solution.improved(chart, *state, *player, turn);
                    let known = &mut solution.chances[*state][usize::from(*player)];
                    change = change.max((chance - *known).abs());
                    *known = chance;
                }
                if change < EXACT {
                    break;
                }
            }
        }
        solution
    }

    /// The chance of the first seat before the turn of `world.next`; nothing if the world cannot come of the
    /// one that was solved.
    pub(crate) fn chance(&self, world: &World) -> Option<f64> {
        let state = self.state(world)?;
        Some(self.chances[state][world.next.index()])
    }

    fn state(&self, world: &World) -> Option<usize> {
        let mut state = 0;
        for (card, stride) in &self.free {
            let place = match world.owner(*card) {
                Some(owner) => owner.index() + usize::from(self.centre.contains(*card)),
                None if self.centre.contains(*card) => 0,
                None => return None,
            };
            state += place * stride;
        }
        Some(state)
    }

    fn world(&self, facts: &Facts, state: usize) -> World {
        let mut world = self.base;
        for (card, stride) in &self.free {
            let places = if self.centre.contains(*card) { 3 } else { 2 };
            let place = state / stride % places;
            world.centre = world.centre.without(*card);
            world.held = world.held.map(|held| held.without(*card));
            match (places, place) {
                (3, 0) => world.centre = world.centre.with(*card),
                (places, place) => {
                    let held = &mut world.held[place + 2 - places];
                    *held = held.with(*card);
                }
            }
        }
        for region in &facts.regions {
            if world.held.iter().any(|held| held.covers(region.cards)) {
                world.locked = world.locked.union(region.cards);
            }
        }
        world
    }

    /// The dice of a turn, and for each target its place in the chart and the state that it leads to.
    fn turn(&self, facts: &Facts, world: &World, seat: Seat) -> Turn {
        let world = World { next: seat, ..*world };
        let targets = world.targets(seat).iter();
        let after = targets.filter_map(|card| {
            let mut after = world;
            after.gain(facts, card);
            let entry = Chart::entry(card, !world.centre.contains(card));
            Some((entry, self.state(&after)?))
        });
        Turn { dice: DICE[world.dice(facts, seat)], after: after.collect() }
    }

    fn improved(&self, chart: &Chart, state: usize, player: u8, turn: &Turn) -> f64 {
        let (own, other) = (usize::from(player), usize::from(1 - player));
        let sign = if own == 0 { 1.0 } else { -1.0 };
        let nothing = self.chances[state][other];
        let aims = turn.after.iter().map(|(entry, state)| Aim {
            entry: *entry,
            value: sign * (self.chances[*state][other] - nothing),
        });
        let (standard, red) = turn.dice;
        nothing + sign * chart.expected(aims.filter(|aim| aim.value > 0.0).collect(), standard, red)
    }
}

struct Turn {
    dice: (u8, bool),
    after: Vec<(usize, usize)>,
}

#[cfg(test)]
mod tests {
    use ardri_throne::{Deck, MOST_SEATS, Odds};

    use super::*;

    fn solved(deck: &str) -> (Deck, Facts, Chart) {
        let deck = Deck::from_json(deck).unwrap();
        let chart = Chart::of(&deck);
        let facts = Facts::new(&deck, &chart);
        (deck, facts, chart)
    }

    fn start(facts: &Facts) -> World {
        World {
            seats: 2,
            held: [Cards::NONE; MOST_SEATS],
            centre: (0..facts.cards.len()).fold(Cards::NONE, Cards::with),
            locked: Cards::NONE,
            next: Seat(0),
            objectives: [None; MOST_SEATS],
        }
    }

    const ONE: &str = r#"{"name": "One", "regions": [{"id": "n", "name": "N", "colour": "red", "points": 2}],
        "cards": [{"id": "a", "name": "A", "region": "n", "kind": "beast", "points": 2, "lines": ["TT", "KK"]}],
        "objectives": []}"#;

    #[test]
    fn who_gains_the_only_card_wins() {
        let (deck, facts, chart) = solved(ONE);
        let start = start(&facts);
        let solution =
            Solution::new(&facts, &chart, &start, |world| f64::from(world.shares(&facts)[0]));
        let chance = Odds::new().chance(&deck.cards()[0].lines[..2], 7, false);
        // The first turn, or the third, or the fifth, and so on.
        let known = chance / (1.0 - (1.0 - chance) * (1.0 - chance));
        assert!((solution.chance(&start).unwrap() - known).abs() < 1e-3);
        let second = World { next: Seat(1), ..start };
        assert!((solution.chance(&second).unwrap() - (1.0 - known)).abs() < 1e-3);
    }

    #[test]
    fn states_are_found_where_they_are() {
        let deck = include_str!("../../../../throne/tests/decks/small.toml");
        let deck = Deck::from_toml(deck).unwrap();
        let chart = Chart::of(&deck);
        let facts = Facts::new(&deck, &chart);
        let mut world = start(&facts);
        world.gain(&facts, 2);
        assert_eq!(states(&world), Some(54));
        let solution =
            Solution::new(&facts, &chart, &world, |world| f64::from(world.shares(&facts)[0]));
        for state in 0..54 {
            let world = solution.world(&facts, state);
            assert_eq!(solution.state(&world), Some(state));
            let chance = solution.chance(&world).unwrap();
            assert!((0.0..=1.0).contains(&chance));
        }
        // The card that was held cannot go back.
        assert_eq!(solution.chance(&start(&facts)), None);
    }
}
