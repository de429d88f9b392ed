//! Games between bots, as whoever runs a table plays them.

#![allow(dead_code, clippy::unwrap_used)] // each test uses a part; a failed unwrap fails the test

use ardri_bots::{Bot, Budget, Opponents};
use ardri_core::{Actor, Game, Seat, Turn, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Bots of these levels, in the order of the seats.
pub fn bots<G: Opponents>(start: &G, levels: &[&str], seed: u64) -> Vec<Box<dyn Bot<G>>> {
    let bot = |(level, seed): (&&str, u64)| {
        let bot = G::bot(start.options(), level, seed);
        bot.or_else(|| G::yardstick(start.options(), level, seed)).unwrap()
    };
    levels.iter().zip(seed * 100..).map(bot).collect()
}

/// Plays until the end or so many actions; every choice must be legal. `each` sees every state.
pub fn play<G: Game>(
    start: &G,
    bots: &mut [Box<dyn Bot<G>>],
    seed: u64,
    most: usize,
    each: impl FnMut(&G),
) -> G {
    play_within(Budget::Usual, start, bots, seed, most, each)
}

/// The same by bots that may think for so long.
pub fn play_within<G: Game>(
    budget: Budget<'_>,
    start: &G,
    bots: &mut [Box<dyn Bot<G>>],
    seed: u64,
    most: usize,
    mut each: impl FnMut(&G),
) -> G {
    let mut game = start.clone();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for _ in 0..most {
        each(&game);
        let (actor, action) = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => {
                let drawn = game.draw().unwrap().answer(&mut rng);
                (Actor::Chance, game.fated(&drawn).unwrap())
            }
            turn => {
                let seat = turn.seats().first().unwrap();
                game.legal_actions(seat, &mut legal);
                let view = game.view(Viewer::Seat(seat));
                let action = bots[seat.index()].choose(&view, &legal, budget);
                assert!(legal.contains(&action), "{action} is not legal");
                (Actor::Seat(seat), action)
            }
        };
        game.apply(actor, &action, &mut events).unwrap();
        for event in events.drain(..) {
            for (seat, bot) in (0..).map(Seat).zip(bots.iter_mut()) {
                if let Some(seen) = G::seen(&event, Viewer::Seat(seat)) {
                    bot.hear(&seen);
                }
            }
        }
    }
    each(&game);
    game
}

/// The last state of a game between bots of these levels.
pub fn result<G: Opponents>(options: &G::Options, levels: &[&str], seed: u64, most: usize) -> G {
    let start = G::new(options, levels.len() as u8).unwrap();
    play(&start, &mut bots(&start, levels, seed), seed, most, |_| {})
}

/// The same by bots that may look at so many positions, or whatever else they count.
pub fn result_of<G: Opponents>(nodes: u64, levels: &[&str], seed: u64, most: usize) -> G {
    let start = G::new(&G::Options::default(), levels.len() as u8).unwrap();
    let mut bots = bots(&start, levels, seed);
    play_within(Budget::Nodes(nodes), &start, &mut bots, seed, most, |_| {})
}

/// The share of `games` that the one bot of level `guest` wins among others of level `host`, from
/// seat to seat; a shared win counts in part.
pub fn share<G: Opponents>(seats: u8, guest: &str, host: &str, games: u64, most: usize) -> f64 {
    let mut won = 0.0;
    for seed in 0..games {
        let mut levels = vec![host; usize::from(seats)];
        let seat = seed % u64::from(seats);
        levels[seat as usize] = guest;
        let game = result::<G>(&G::Options::default(), &levels, seed, most);
        let winners = game.outcome().map_or(Vec::new(), |outcome| outcome.winners);
        if winners.iter().any(|winner| u64::from(winner.0) == seat) {
            won += 1.0 / winners.len() as f64;
        }
    }
    won / games as f64
}
