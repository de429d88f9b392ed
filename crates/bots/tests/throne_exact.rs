//! The champion of The High Throne against exact solutions of small decks for two, which are found here by the rules
//! alone: nothing is taken from the odds, the chart or the solver that the bots use.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::collections::HashMap;
use std::sync::Arc;

use ardri_bots::throne::Table;
use ardri_bots::{Budget, Opponents};
use ardri_core::{Actor, Game, Seat, Turn, Viewer};
use ardri_throne::{Action, Deck, Dice, Die, Face, HighThrone, Line, LineNumber, Options};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Dice that are rolled: standard ones, and whether the red one is with them.
type Hand = (u8, bool);

/// Every roll of a hand with its chance: how often each face shows, and what the red die shows.
fn rolls((standard, red): Hand) -> Vec<([u8; 6], Option<Face>, f64)> {
    fn shared(
        dice: u8,
        faces: usize,
        counts: &mut [u8; 6],
        chance: f64,
        all: &mut Vec<([u8; 6], f64)>,
    ) {
        if faces == 1 {
            counts[0] = dice;
            return all.push((*counts, chance));
        }
        // So many of the last face: the binomial chance of each number of them.
        let mut ways = 1.0;
        for count in 0..=dice {
            counts[faces - 1] = count;
            let shows = (1.0 / faces as f64).powi(count.into());
            let others = (1.0 - 1.0 / faces as f64).powi((dice - count).into());
            shared(dice - count, faces - 1, counts, chance * ways * shows * others, all);
            ways *= f64::from(dice - count) / f64::from(count + 1);
        }
    }
    let mut all = Vec::new();
    shared(standard, 6, &mut [0; 6], 1.0, &mut all);
    if !red {
        return all.into_iter().map(|(counts, chance)| (counts, None, chance)).collect();
    }
    let with =
        |(counts, chance): ([u8; 6], f64)| Face::ALL.map(|face| (counts, Some(face), chance / 6.0));
    all.into_iter().flat_map(with).collect()
}

/// Each way to fill a line from a roll: how many standard dice it takes, and whether the red one. Dice may be wasted,
/// which does nobody any good.
fn fills(line: &Line, counts: &[u8; 6], red: Option<Face>) -> Vec<(u8, bool)> {
    let mut ways = Vec::new();
    let mut fill = |help: Option<usize>| {
        let mut symbols = line.symbols;
        let mut spears = 0;
        match help {
            Some(face @ 0..3) => match symbols[face] {
                0 => return,
                _ => symbols[face] -= 1,
            },
            Some(face) => spears = face as u8 - 2,
            None => {}
        }
        if symbols.iter().zip(counts).any(|(need, have)| need > have) {
            return;
        }
        for ones in 0..=counts[3] {
            for twos in 0..=counts[4] {
                for threes in 0..=counts[5] {
                    if spears + ones + 2 * twos + 3 * threes >= line.spears {
                        let used = symbols.iter().sum::<u8>() + ones + twos + threes;
                        ways.push((used, help.is_some()));
                    }
                }
            }
        }
    };
    fill(None);
    match red {
        None => {}
        Some(Face::Spiral) => (0..6).for_each(|face| fill(Some(face))),
        Some(face) => fill(Some(face.index())),
    }
    ways.sort_unstable();
    ways.dedup();
    ways
}

/// The chances of a turn.
#[derive(Default)]
struct Turns(HashMap<(Vec<Line>, Hand), f64>);

impl Turns {
    /// To fill all these lines of a target with a hand that is about to be rolled.
    fn chance(&mut self, open: &[Line], hand: Hand) -> f64 {
        if open.is_empty() {
            return 1.0;
        }
        let key = (open.to_vec(), hand);
        if let Some(known) = self.0.get(&key) {
            return *known;
        }
        if hand == (0, false) {
            return 0.0;
        }
        let mut sum = 0.0;
        for (counts, red, chance) in rolls(hand) {
            let mut best = self.filled(open, hand, &counts, red);
            for fewer in asides(hand) {
                best = best.max(self.chance(open, fewer));
            }
            sum += chance * best;
        }
        self.0.insert(key, sum);
        sum
    }

    /// The same after a roll, if one of the lines is filled from it; nothing if none can be.
    fn filled(&mut self, open: &[Line], hand: Hand, counts: &[u8; 6], red: Option<Face>) -> f64 {
        let mut best: f64 = 0.0;
        for place in 0..open.len() {
            for (used, with_red) in fills(&open[place], counts, red) {
                let mut rest = open.to_vec();
                rest.remove(place);
                best = best.max(self.chance(&rest, (hand.0 - used, hand.1 && !with_red)));
            }
        }
        best
    }
}

/// What may be left of a hand when a die is set aside.
fn asides((standard, red): Hand) -> impl Iterator<Item = Hand> {
    let fewer = standard.checked_sub(1).map(|standard| (standard, red));
    fewer.into_iter().chain(red.then_some((standard, false)))
}

/// Who holds each card: nobody (0), the first player or the second.
type State = Vec<u8>;

/// A deck for two, solved.
struct Exact {
    deck: Arc<Deck>,
    turns: Turns,
    /// By hand, the chance of each roll of it.
    rolls: HashMap<Hand, Vec<f64>>,
    /// By card, whether it is stolen, and hand: what the best first fill of each roll leaves of the chance.
    firsts: HashMap<(usize, bool, Hand), Vec<f64>>,
    /// The first player's chance before the turn of each.
    chances: HashMap<State, [f64; 2]>,
}

impl Exact {
    fn new(deck: &Arc<Deck>) -> Self {
        let mut turns = Turns::default();
        let hands = (0..=8).map(|standard| (standard, false));
        let hands = hands.chain((0..=7).map(|standard| (standard, true)));
        let (mut by_hand, mut firsts) = (HashMap::new(), HashMap::new());
        for hand in hands {
            let all = rolls(hand);
            for (place, card) in deck.cards().iter().enumerate() {
                for steal in [false, true] {
                    let lines = &card.lines[..card.steal_line() + usize::from(steal)];
                    let first =
                        all.iter().map(|(counts, red, _)| turns.filled(lines, hand, counts, *red));
                    firsts.insert((place, steal, hand), first.collect());
                }
            }
            by_hand.insert(hand, all.iter().map(|(_, _, chance)| *chance).collect());
        }
        let mut exact =
            Self { deck: deck.clone(), turns, rolls: by_hand, firsts, chances: HashMap::new() };
        exact.solve();
        exact
    }

    fn solve(&mut self) {
        let cards = self.deck.cards().len();
        let states: Vec<State> = (0..3_usize.pow(cards as u32))
            .map(|number| {
                (0..cards).map(|card| (number / 3_usize.pow(card as u32) % 3) as u8).collect()
            })
            .collect();
        for state in &states {
            let over = !state.contains(&0);
            self.chances.insert(state.clone(), [if over { self.share(state) } else { 0.5 }; 2]);
        }
        loop {
            let mut change: f64 = 0.0;
            for state in states.iter().filter(|state| state.contains(&0)) {
                for player in [0, 1] {
                    let (nothing, worths) = self.worths(state, player);
                    let own = nothing + self.turn(&worths, state, self.hand(state, player));
                    let first = if player == 0 { own } else { 1.0 - own };
                    let known = &mut self.chances.get_mut(state).unwrap()[player];
                    change = change.max((first - *known).abs());
                    *known = first;
                }
            }
            if change < 1e-7 {
                return;
            }
        }
    }

    /// The first player's share of the win when the centre is empty: points, then locked regions, then a thumb war.
    fn share(&self, state: &State) -> f64 {
        let rank = |holder: u8| {
            let (mut points, mut locked) = (0, 0);
            for region in self.deck.regions() {
                let own = region.cards.iter().filter(|card| state[*card] == holder);
                let own: Vec<_> = own.collect();
                if own.len() == region.cards.iter().count() {
                    points += u32::from(region.points);
                    locked += 1;
                } else {
                    points += own
                        .iter()
                        .map(|card| u32::from(self.deck.cards()[*card].points))
                        .sum::<u32>();
                }
            }
            (points, locked)
        };
        match rank(1).cmp(&rank(2)) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        }
    }

    /// The dice of a player: the best that the Heroes allow.
    fn hand(&self, state: &State, player: usize) -> Hand {
        let cards = self.deck.cards().iter().zip(state);
        let dice: Vec<Die> = cards
            .filter(|(_, holder)| usize::from(**holder) == player + 1)
            .filter_map(|(card, _)| card.die)
            .collect();
        match (dice.contains(&Die::Red), dice.contains(&Die::Extra)) {
            (true, _) => (7, true),
            (false, true) => (8, false),
            (false, false) => (7, false),
        }
    }

    /// A player's chance if the turn brings nothing, and what each card adds to it.
    fn worths(&self, state: &State, player: usize) -> (f64, Vec<f64>) {
        let own = |state: &State| {
            let first = self.chances[state][1 - player];
            if player == 0 { first } else { 1.0 - first }
        };
        let nothing = own(state);
        let locked = |card: usize| {
            let region = self.deck.regions()[self.deck.cards()[card].region].cards;
            state[card] != 0 && region.iter().all(|other| state[other] == state[card])
        };
        let worth = |card: usize| {
            if usize::from(state[card]) == player + 1 || locked(card) {
                return 0.0;
            }
            let mut then = state.clone();
            then[card] = player as u8 + 1;
            (own(&then) - nothing).max(0.0)
        };
        (nothing, (0..state.len()).map(worth).collect())
    }

    /// What a turn without a target adds, before a roll of these dice.
    fn turn(&self, worths: &[f64], state: &State, hand: Hand) -> f64 {
        let mut known: HashMap<Hand, f64> = HashMap::from([((0, false), 0.0)]);
        let kinds = if hand.1 { vec![false, true] } else { vec![false] };
        for red in kinds {
            for standard in 0..=hand.0 {
                let now = (standard, red);
                if now == (0, false) {
                    continue;
                }
                let aside = asides(now).map(|fewer| known[&fewer]).fold(0.0, f64::max);
                let chances = &self.rolls[&now];
                let mut best = vec![aside; chances.len()];
                for (card, worth) in worths.iter().enumerate().filter(|(_, worth)| **worth > 0.0) {
                    let firsts = &self.firsts[&(card, state[card] != 0, now)];
                    best.iter_mut()
                        .zip(firsts)
                        .for_each(|(best, first)| *best = best.max(worth * first));
                }
                known.insert(
                    now,
                    best.iter().zip(chances).map(|(best, chance)| best * chance).sum(),
                );
            }
        }
        known[&hand]
    }

    /// How much of the chance to win each of these actions gives away, compared with the best.
    fn regrets(&mut self, game: &HighThrone, legal: &[Action]) -> Vec<f64> {
        let Some(turn) = game.current() else { return vec![0.0; legal.len()] };
        let holder = |card: usize| {
            (1..)
                .zip(Seat::all(2))
                .find(|(_, seat)| game.held(*seat).contains(card))
                .map_or(0, |(at, _)| at)
        };
        let state: State = (0..self.deck.cards().len()).map(holder).collect();
        let (_, worths) = self.worths(&state, turn.player.index());
        let hand = (turn.standard, turn.red);
        let open = |exact: &Self, card: usize| -> Vec<(usize, Line)> {
            let printed = &exact.deck.cards()[card];
            let count = printed.steal_line() + usize::from(state[card] != 0);
            let filled = |place| turn.target == Some(card) && turn.filled.contains(place);
            let lines = printed.lines[..count].iter().copied().enumerate();
            lines.filter(|(place, _)| !filled(*place)).collect()
        };
        let values: Vec<f64> = legal
            .iter()
            .map(|action| match action {
                Action::Die(die) => self.turn(
                    &worths,
                    &state,
                    match die {
                        None => (7, false),
                        Some(Die::Extra) => (8, false),
                        Some(Die::Red) => (7, true),
                    },
                ),
                Action::Fill { card, line, dice } => {
                    let card = self.deck.card(card.as_str()).unwrap();
                    let wanted = match line {
                        LineNumber::Steal => self.deck.cards()[card].steal_line(),
                        LineNumber::Printed(number) => usize::from(*number) - 1,
                    };
                    let rest = open(self, card).into_iter().filter(|(place, _)| *place != wanted);
                    let rest: Vec<Line> = rest.map(|(_, line)| line).collect();
                    let Dice { standard, red } = dice;
                    let left = (hand.0 - standard.iter().sum::<u8>(), hand.1 && red.is_none());
                    worths[card] * self.turns.chance(&rest, left)
                }
                Action::Aside(_) | Action::AsideRed(_) => {
                    let left = match action {
                        Action::Aside(_) => (hand.0 - 1, hand.1),
                        _ => (hand.0, false),
                    };
                    match turn.target {
                        None => self.turn(&worths, &state, left),
                        Some(card) => {
                            let lines: Vec<Line> =
                                open(self, card).into_iter().map(|(_, line)| line).collect();
                            worths[card] * self.turns.chance(&lines, left)
                        }
                    }
                }
                _ => 0.0,
            })
            .collect();
        let best = values.iter().copied().fold(0.0, f64::max);
        values.into_iter().map(|value| best - value).collect()
    }
}

/// A card as it is printed: its name, region, points, lines and die.
type Printed<'a> = (&'a str, &'a str, u8, &'a [&'a str], Option<&'a str>);

fn deck(regions: &[(&str, u8)], cards: &[Printed<'_>]) -> Arc<Deck> {
    let regions = regions.iter().map(
        |(id, points)| serde_json::json!({"id": id, "name": id, "colour": "red", "points": points}),
    );
    let cards = cards.iter().map(|(id, region, points, lines, die)| {
        let mut card = serde_json::json!({
            "id": id, "name": id, "region": region, "points": points, "lines": lines,
            "kind": if die.is_some() { "hero" } else { "beast" },
        });
        if let Some(die) = die {
            card["die"] = serde_json::json!(die);
        }
        card
    });
    let deck = serde_json::json!({
        "name": "Small", "objectives": [],
        "regions": regions.collect::<Vec<_>>(), "cards": cards.collect::<Vec<_>>(),
    });
    Arc::new(Deck::from_json(&deck.to_string()).unwrap())
}

/// Small decks, with and without dice of Heroes: easy cards and hard ones.
fn decks() -> Vec<Arc<Deck>> {
    vec![
        deck(
            &[("n", 5), ("s", 3)],
            &[
                ("a", "n", 2, &["S", "T"], None),
                ("b", "n", 2, &["8"], Some("extra")),
                ("c", "s", 3, &["KK", "TT"], None),
            ],
        ),
        deck(
            &[("n", 7), ("s", 6)],
            &[
                ("a", "n", 2, &["SS", "T"], None),
                ("b", "n", 3, &["10"], Some("extra")),
                ("c", "s", 3, &["KK", "TT"], None),
                ("d", "s", 1, &["S", "4"], None),
            ],
        ),
        deck(
            &[("n", 9), ("s", 5), ("w", 4)],
            &[
                ("a", "n", 2, &["STK"], None),
                ("b", "n", 4, &["TT", "KK"], Some("red")),
                ("c", "s", 2, &["S", "3"], None),
                ("d", "s", 1, &["9"], Some("extra")),
                ("e", "w", 4, &["KK", "5"], None),
            ],
        ),
    ]
}

/// What a level gives away in a game of two with a deck, for each player: in points of a hundred.
fn given_away(deck: &Arc<Deck>, exact: &mut Exact, level: &str, games: u64) -> f64 {
    let options = Options::with_deck((**deck).clone());
    let mut sum = 0.0;
    let mut legal = Vec::new();
    for seed in 0..games {
        let mut game = HighThrone::new(&options, 2).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut bots: Vec<_> =
            (0..2).map(|seat| HighThrone::bot(&options, level, 2 * seed + seat).unwrap()).collect();
        // A player who waits for ever has given nothing away: after so many actions nothing more is counted.
        for _ in 0..2_000 {
            let (actor, action) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let drawn = game.draw().unwrap().answer(&mut rng);
                    (Actor::Chance, game.fated(&drawn).unwrap())
                }
                turn => {
                    let seat = turn.seats().first().unwrap();
                    game.legal_actions(seat, &mut legal);
                    let view = game.view(Viewer::Seat(seat));
                    let action = bots[seat.index()].choose(&view, &legal, Budget::Usual);
                    let place = legal.iter().position(|one| *one == action).unwrap();
                    sum += exact.regrets(&game, &legal)[place];
                    (Actor::Seat(seat), action)
                }
            };
            let mut events = Vec::new();
            game.apply(actor, &action, &mut events).unwrap();
            for event in &events {
                for (seat, bot) in (0..).map(Seat).zip(&mut bots) {
                    if let Some(seen) = HighThrone::seen(event, Viewer::Seat(seat)) {
                        bot.hear(&seen);
                    }
                }
            }
        }
    }
    100.0 * sum / (2.0 * games as f64)
}

#[test]
fn on_small_decks_the_champion_gives_next_to_nothing_away() {
    for deck in decks() {
        let mut exact = Exact::new(&deck);
        let start = vec![0; deck.cards().len()];
        let solved = Table::new(deck.clone()).solved().unwrap();
        let known = exact.chances[&start][0];
        assert!((solved - known).abs() < 2e-3, "{} cards: {solved}, but {known}", start.len());
        let champion = given_away(&deck, &mut exact, "champion", 150);
        let squire = given_away(&deck, &mut exact, "squire", 150);
        println!(
            "{} cards: champion {champion:.3}, squire {squire:.3} points of a hundred",
            start.len()
        );
        assert!(champion < 1.0, "{} cards: the champion gives {champion} away", start.len());
        // That there is something to give away shows that it is counted.
        assert!(squire > champion, "{} cards: the squire {squire}, {champion}", start.len());
    }
}

#[test]
fn the_only_card_is_gained_as_often_as_plain_counting_says() {
    // Of one card with the line S alone: seven dice, each roll may show it, else a die is set aside.
    let deck = deck(&[("n", 2)], &[("a", "n", 2, &["S"], None)]);
    let mut exact = Exact::new(&deck);
    let missed: f64 = (1..=7).map(|dice| (5.0_f64 / 6.0).powi(dice)).product();
    let chance = exact.turns.chance(&deck.cards()[0].lines[..1], (7, false));
    assert!((chance - (1.0 - missed)).abs() < 1e-12, "{chance}");
    let first = chance / (1.0 - missed * missed);
    assert!((exact.chances[&vec![0]][0] - first).abs() < 1e-6);
}
