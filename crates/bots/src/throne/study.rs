//! The study of a deck: many games between bots, counted.

use std::ops::AddAssign;
use std::sync::Arc;

use ardri_core::{Actor, Game, NewGameError, NoEvents, Seat, Turn};
use ardri_throne::{HighThrone, MOST_SEATS, Options};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::Serialize;

use crate::throne::bot::Bot;
use crate::throne::judge::{Judge, Table};
use crate::throne::sight::Sight;

/// A game of more turns than this is given up, and counted as such.
const MOST_TURNS: u32 = 1000;

/// What is to be studied.
#[derive(Clone, Debug)]
pub struct Study {
    /// The deck.
    pub table: Arc<Table>,
    /// How many play.
    pub players: u8,
    /// How many games.
    pub games: u64,
    /// Fixes the games.
    pub seed: u64,
    /// Who sits in one seat, another one in each game; the others weigh cards by the throne.
    pub guest: Judge,
}

/// What games of one number of players came to.
#[derive(Clone, Debug, Serialize)]
pub struct PlayersStudy {
    /// How many played.
    pub players: u8,
    /// Games played.
    pub games: u64,
    /// Games given up after too many turns.
    pub unfinished: u64,
    /// Games by the number of their turns.
    pub turns: Vec<u64>,
    /// Games by the number of turns that began with one card in the centre.
    pub last_card_turns: Vec<u64>,
    /// Wins by seat.
    pub seats: [u64; MOST_SEATS],
    /// Wins by the place in the order of turns, the first player first.
    pub places: [u64; MOST_SEATS],
    /// Games decided by a toss.
    pub tosses: u64,
    /// Wins of the guest.
    pub guest: u64,
    /// The points of all winners, and of all players.
    pub winner_points: u64,
    /// The points of all players.
    pub points: u64,
    /// By card.
    pub cards: Vec<CardCount>,
    /// By Objective.
    pub objectives: Vec<ObjectiveCount>,
    /// Games in which each region was locked.
    pub locked: Vec<u64>,
}

/// What was counted for a card.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct CardCount {
    /// Games whose first turn went for it.
    pub opening: u64,
    /// Turns that went for it.
    pub targeted: u64,
    /// Turns in which it was stolen.
    pub stolen: u64,
    /// Games in which it was the last in the centre.
    pub last: u64,
    /// Games in which the winner held it.
    pub with_winner: u64,
}

/// What was counted for an Objective.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct ObjectiveCount {
    /// How often it was drawn.
    pub drawn: u64,
    /// How often it was kept.
    pub kept: u64,
    /// How often it held at the end, of those.
    pub held: u64,
    /// How often its player won, of those.
    pub won: u64,
}

impl AddAssign for CardCount {
    fn add_assign(&mut self, other: Self) {
        self.opening += other.opening;
        self.targeted += other.targeted;
        self.stolen += other.stolen;
        self.last += other.last;
        self.with_winner += other.with_winner;
    }
}

impl AddAssign for ObjectiveCount {
    fn add_assign(&mut self, other: Self) {
        self.drawn += other.drawn;
        self.kept += other.kept;
        self.held += other.held;
        self.won += other.won;
    }
}

/// Plays the games of a study on as many threads as there are cores. The numbers do not depend on how
/// many those are.
///
/// # Errors
/// The deck has too few Objectives for so many players.
pub fn study(study: &Study) -> Result<PlayersStudy, NewGameError> {
    let deck = study.table.deck();
    let start = HighThrone::new(&Options::with_deck(deck.clone()), study.players)?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let mut total = PlayersStudy::new(study);
    std::thread::scope(|scope| {
        let part = |thread: u64| {
            let start = start.clone();
            scope.spawn(move || {
                let mut count = PlayersStudy::new(study);
                let mut bots = Bots::new(study);
                for number in (thread..study.games).step_by(threads as usize) {
                    bots.play(start.clone(), study.seed, number, &mut count);
                }
                count
            })
        };
        let parts: Vec<_> = (0..threads).map(part).collect();
        for part in parts {
            // A thread ends without its count only by a panic, which goes on here.
            let part = part.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            total.add(&part);
        }
    });
    Ok(total)
}

/// The players of one thread.
struct Bots {
    host: Bot,
    guest: Option<Bot>,
}

impl Bots {
    fn new(study: &Study) -> Self {
        let bot = |judge| Bot::new(study.table.clone(), judge);
        let guest = (study.guest != Judge::Throne).then(|| bot(study.guest));
        Self { host: bot(Judge::Throne), guest }
    }

    fn play(&mut self, mut game: HighThrone, seed: u64, number: u64, count: &mut PlayersStudy) {
        // As in simulations, every game has a generator of its own.
        let stream = seed.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(stream);
        let guest = Seat((number % u64::from(game.seats())) as u8);
        let mut story = Story::default();
        loop {
            let (actor, action) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let drawn = game.draw().map(|draw| draw.answer(&mut rng));
                    (Actor::Chance, drawn.and_then(|drawn| game.fated(&drawn)))
                }
                turn => {
                    let Some(seat) = turn.seats().first() else { break };
                    let bot = match &mut self.guest {
                        Some(bot) if seat == guest => bot,
                        _ => &mut self.host,
                    };
                    (Actor::Seat(seat), bot.choose(&Sight::of(&game, seat)))
                }
            };
            let Some(action) = action else { break };
            let before = game.clone();
            if game.apply(actor, &action, &mut NoEvents).is_err() {
                break;
            }
            story.note(&before, &game, count);
            if story.turns > MOST_TURNS {
                break;
            }
        }
        story.end(&game, guest, count);
    }
}

/// What has happened in a game so far.
#[derive(Default)]
struct Story {
    turns: u32,
    last_card_turns: u32,
}

impl Story {
    /// Notes what an action has changed.
    fn note(&mut self, before: &HighThrone, after: &HighThrone, count: &mut PlayersStudy) {
        let (Some(was), now) = (before.current(), after.current()) else { return };
        if let (None, Some(target)) = (was.target, now.and_then(|now| now.target)) {
            count.cards[target].targeted += 1;
            count.cards[target].opening += u64::from(self.turns == 0);
        }
        if now.is_some_and(|now| now.player == was.player) {
            return;
        }
        self.turns += 1;
        self.last_card_turns += u32::from(before.centre().len() == 1);
        let gained = after.held(was.player).minus(before.held(was.player));
        for card in gained.iter() {
            count.cards[card].targeted += u64::from(was.target.is_none());
            count.cards[card].opening += u64::from(was.target.is_none() && self.turns == 1);
            count.cards[card].stolen += u64::from(before.owner(card).is_some());
            count.cards[card].last += u64::from(after.centre().is_empty());
        }
    }

    fn end(&self, game: &HighThrone, guest: Seat, count: &mut PlayersStudy) {
        count.games += 1;
        for seat in Seat::all(game.seats()) {
            let (drawn, kept) = game.objectives(seat);
            for objective in drawn.into_iter().flatten() {
                count.objectives[usize::from(objective)].drawn += 1;
            }
            if let Some(kept) = kept {
                let objective = &mut count.objectives[usize::from(kept)];
                objective.kept += 1;
                objective.held += u64::from(game.score(seat).objective > 0);
            }
            for region in game.locked(seat).iter() {
                count.locked[region] += 1;
            }
            count.points += u64::from(game.score(seat).total);
        }
        let tally = |counts: &mut Vec<u64>, number: u32| {
            let place = number as usize;
            counts.resize(counts.len().max(place + 1), 0);
            counts[place] += 1;
        };
        tally(&mut count.turns, self.turns);
        tally(&mut count.last_card_turns, self.last_card_turns);
        let (Some(outcome), Some(first)) = (game.outcome(), game.first()) else {
            count.unfinished += 1;
            return;
        };
        // All bots agree to a thumb war, so there is one winner.
        let Some(winner) = outcome.winners.first() else { return };
        let place = (winner.0 + game.seats() - first.0) % game.seats();
        count.seats[winner.index()] += 1;
        count.places[usize::from(place)] += 1;
        count.guest += u64::from(*winner == guest);
        count.tosses += u64::from(outcome.ending == "thumb-war");
        count.winner_points += u64::from(game.score(*winner).total);
        for card in game.held(*winner).iter() {
            count.cards[card].with_winner += 1;
        }
        if let Some(kept) = game.objectives(*winner).1 {
            count.objectives[usize::from(kept)].won += 1;
        }
    }
}

impl PlayersStudy {
    fn new(study: &Study) -> Self {
        let deck = study.table.deck();
        Self {
            players: study.players,
            games: 0,
            unfinished: 0,
            turns: Vec::new(),
            last_card_turns: Vec::new(),
            seats: [0; MOST_SEATS],
            places: [0; MOST_SEATS],
            tosses: 0,
            guest: 0,
            winner_points: 0,
            points: 0,
            cards: vec![CardCount::default(); deck.cards().len()],
            objectives: vec![ObjectiveCount::default(); deck.objectives().len()],
            locked: vec![0; deck.regions().len()],
        }
    }

    fn add(&mut self, other: &Self) {
        fn each<T: AddAssign + Copy + Default>(to: &mut Vec<T>, from: &[T]) {
            to.resize(to.len().max(from.len()), T::default());
            to.iter_mut().zip(from).for_each(|(to, from)| *to += *from);
        }
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.tosses += other.tosses;
        self.guest += other.guest;
        self.winner_points += other.winner_points;
        self.points += other.points;
        each(&mut self.turns, &other.turns);
        each(&mut self.last_card_turns, &other.last_card_turns);
        each(&mut self.cards, &other.cards);
        each(&mut self.objectives, &other.objectives);
        each(&mut self.locked, &other.locked);
        for seat in 0..MOST_SEATS {
            self.seats[seat] += other.seats[seat];
            self.places[seat] += other.places[seat];
        }
    }

    /// The mean of counted numbers.
    #[must_use]
    pub fn mean(counts: &[u64]) -> f64 {
        let sum: u64 = counts.iter().enumerate().map(|(number, games)| number as u64 * games).sum();
        sum as f64 / counts.iter().sum::<u64>().max(1) as f64
    }

    /// The number that a share of the games do not exceed.
    #[must_use]
    pub fn quantile(counts: &[u64], share: f64) -> usize {
        let enough = counts.iter().sum::<u64>() as f64 * share;
        let mut so_far = 0;
        let reached = counts.iter().position(|games| {
            so_far += games;
            so_far as f64 >= enough
        });
        reached.unwrap_or(0)
    }

    /// By how many percentage points each seat or place wins more than its share.
    #[must_use]
    pub fn edges(wins: &[u64; MOST_SEATS], players: u8) -> Vec<f64> {
        let all = wins.iter().sum::<u64>().max(1) as f64;
        let share = 1.0 / f64::from(players);
        let wins = wins.iter().take(players.into());
        wins.map(|wins| 100.0 * (*wins as f64 / all - share)).collect()
    }
}
