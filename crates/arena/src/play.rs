//! Playing the games of a schedule, on several threads and in their order.

use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use ardri_bots::bout::{Bout, Outsider, Player};

use crate::error::ArenaError;
use crate::log::Log;
use crate::outside::{self, Patience};
use crate::report::Report;
use crate::result::GameResult;
use crate::setup::{Arena, Who};
use crate::sprt::Sprt;
use crate::tally::Tally;
use crate::times::Times;

/// So many games beyond the first unfinished one may be played: one that takes long does not let the others
/// pile up.
const AHEAD: u64 = 256;

/// How much is played, and what is done beside it.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many games; rounded up to whole rounds.
    pub games: u64,
    /// How many at once. Results do not depend on it, unless bots think by the clock.
    pub threads: usize,
    /// Stop when this test is decided.
    pub sprt: Option<Sprt>,
    /// Keep every finished game in this file, and go on where it stops.
    pub log: Option<PathBuf>,
    /// How long somebody outside is waited for.
    pub patience: Patience,
}

impl Default for Plan {
    fn default() -> Self {
        Self { games: 2, threads: 1, sprt: None, log: None, patience: Patience::default() }
    }
}

/// Plays, and reports. `progress` is shown the tally after every game.
///
/// # Errors
/// The test does not fit the set-up, the log does not, or a bot of the house breaks down.
pub fn play(
    arena: &Arena,
    plan: &Plan,
    progress: &mut dyn FnMut(&Tally),
) -> Result<Report, ArenaError> {
    if plan.sprt.is_some() && !(arena.bots.len() == 2 && arena.seats == 2) {
        return Err(ArenaError::new("arena-error-sprt-bots"));
    }
    let start = Instant::now();
    let games = arena.whole(plan.games);
    let mut tally = Tally::new(arena.bots.len(), &arena.schedule, plan.sprt);
    let mut log = match &plan.log {
        Some(path) => Some((
            Log::open(path, &arena.form(), &mut |result| {
                tally.add(&result)?;
                Ok(tally.games() < games && !tally.is_decided())
            })?,
            path,
        )),
        None => None,
    };
    progress(&tally);
    let known = tally.games();
    if known < games && !tally.is_decided() {
        let queue = Queue::new(known, games);
        std::thread::scope(|scope| {
            // Whatever happens here, the others are not left waiting.
            let _end = EndOf(&queue);
            for _ in 0..plan.threads.max(1) {
                scope.spawn(|| work(arena, plan.patience, &queue));
            }
            while tally.games() < games && !tally.is_decided() {
                let result = queue.next(tally.games())?;
                tally.add(&result)?;
                if let Some((log, path)) = &mut log {
                    log.add(path, &result)?;
                }
                progress(&tally);
            }
            Ok::<_, ArenaError>(())
        })?;
    }
    Ok(Report::new(arena, &tally, plan.sprt, start.elapsed().as_secs_f64()))
}

/// The games that wait to be played, and those that wait to be counted.
#[derive(Debug)]
struct Queue {
    state: Mutex<State>,
    changed: Condvar,
    games: u64,
}

#[derive(Debug)]
struct State {
    /// The next game to be played.
    next: u64,
    /// The next game to be counted.
    first: u64,
    /// What has been played beyond it; nothing where a bot broke down.
    played: BTreeMap<u64, Option<GameResult>>,
    is_over: bool,
}

/// Nobody plays on when this is dropped.
struct EndOf<'a>(&'a Queue);

impl Drop for EndOf<'_> {
    fn drop(&mut self) {
        self.0.lock().is_over = true;
        self.0.changed.notify_all();
    }
}

impl Queue {
    fn new(first: u64, games: u64) -> Self {
        let state = State { next: first, first, played: BTreeMap::new(), is_over: false };
        Self { state: Mutex::new(state), changed: Condvar::new(), games }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&'a self, state: MutexGuard<'a, State>) -> MutexGuard<'a, State> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of a game to play; nothing when there are no more.
    fn claim(&self) -> Option<u64> {
        let mut state = self.lock();
        while !state.is_over && state.next < self.games && state.next >= state.first + AHEAD {
            state = self.wait(state);
        }
        if state.is_over || state.next >= self.games {
            return None;
        }
        state.next += 1;
        Some(state.next - 1)
    }

    /// A game has been played.
    fn put(&self, number: u64, result: Option<GameResult>) {
        self.lock().played.insert(number, result);
        self.changed.notify_all();
    }

    /// Waits for the game of that number.
    fn next(&self, number: u64) -> Result<GameResult, ArenaError> {
        let mut state = self.lock();
        state.first = number;
        self.changed.notify_all();
        loop {
            if let Some(result) = state.played.remove(&number) {
                let broken =
                    || ArenaError::new("arena-error-broken").with("number", number as i64 + 1);
                return result.ok_or_else(broken);
            }
            state = self.wait(state);
        }
    }
}

/// Somebody outside, by the bot's number and by which of its seats it is at the table.
/// One who sits at a table, with whose it is and which of several.
type Seated = ((usize, usize), Box<dyn Outsider>);
type Outsiders = HashMap<(usize, usize), Box<dyn Outsider>>;

/// Plays game after game. Outside engines are kept from one to the next.
fn work(arena: &Arena, patience: Patience, queue: &Queue) {
    let mut outsiders = Outsiders::new();
    while let Some(number) = queue.claim() {
        let played =
            catch_unwind(AssertUnwindSafe(|| game(arena, patience, &mut outsiders, number)));
        queue.put(number, played.ok().flatten());
    }
}

fn game(
    arena: &Arena,
    patience: Patience,
    outsiders: &mut Outsiders,
    number: u64,
) -> Option<GameResult> {
    let seating = arena.schedule.game(number);
    // Those who sit at this table are taken out, and put back when they get up.
    let mut taken: Vec<Option<Seated>> = Vec::new();
    for (seat, bot) in seating.bots.iter().enumerate() {
        let place = seating.bots[..seat].iter().filter(|other| *other == bot).count();
        let one = || outside::open(arena, &arena.bots[*bot], patience);
        let outsider = outsiders.remove(&(*bot, place)).or_else(one);
        taken.push(outsider.map(|outsider| ((*bot, place), outsider)));
    }
    let players = taken.iter_mut().zip(&seating.bots).enumerate();
    let players = players.map(|(seat, (taken, bot))| match (taken, &arena.bots[*bot]) {
        (Some((_, outsider)), _) => Player::Outside(outsider.as_mut()),
        (None, bot) => {
            let name = if let Who::Bot(name) = &bot.who { name } else { "" };
            let seed = arena.bot_seed(number, seat);
            Player::Bot { name, seed, thinking: arena.thinking_of(bot) }
        }
    });
    let mut times = vec![Times::default(); seating.bots.len()];
    let start = Instant::now();
    let played = arena.bouts.play(Bout {
        players: players.collect(),
        fate: arena.fate(seating.round),
        opening: arena.opening(seating.round),
        longest: arena.longest,
        clock: &|| start.elapsed(),
        decided: &mut |seat, time| {
            if let Some(times) = times.get_mut(seat.index()) {
                times.add(time);
            }
        },
    });
    outsiders.extend(taken.into_iter().flatten());
    Some(GameResult::new(number, seating.bots, played.ok()?, times))
}
