//! Random games, for what must hold in all of them.

use ardri_boru::{Action, BrianBoru, LastCard, Options};
use ardri_core::{Actor, Game, Turn, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

pub type Chooser = Xoshiro256PlusPlus;

pub fn chooser(seed: u64) -> Chooser {
    Chooser::seed_from_u64(seed)
}

/// What happens next at random: chance draws, or one of those who have to act does anything legal.
pub fn next(game: &BrianBoru, chooser: &mut Chooser) -> Option<(Actor, Action)> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => {
            let drawn = game.draw().unwrap().answer(chooser);
            Some((Actor::Chance, game.fated(&drawn).unwrap()))
        }
        turn => {
            let seats: Vec<_> = turn.seats().iter().collect();
            let seat = seats[below(chooser, seats.len() as u32) as usize];
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            assert!(!actions.is_empty(), "{seat} has to act and cannot: {game:?}");
            Some((Actor::Seat(seat), actions[below(chooser, actions.len() as u32) as usize]))
        }
    }
}

/// Plays whole games, one for each number of players and one with the last card played, and shows
/// each state with what is done in it.
pub fn walk(seed: u64, mut each: impl FnMut(&BrianBoru, Actor, &Action)) {
    for (seats, last_card) in [
        (3, LastCard::Discard),
        (4, LastCard::Discard),
        (5, LastCard::Discard),
        (5, LastCard::Play),
    ] {
        let mut chooser = chooser(seed * 10 + u64::from(seats));
        let mut game = BrianBoru::new(&Options { last_card }, seats).unwrap();
        while let Some((actor, action)) = next(&game, &mut chooser) {
            each(&game, actor, &action);
            game.apply(actor, &action, &mut Vec::new()).unwrap();
        }
        assert!(game.outcome().is_some());
    }
}

/// Every state of a few games, from the first to the last.
pub fn states(games: u64) -> Vec<BrianBoru> {
    let mut states = Vec::new();
    for seed in 0..games {
        walk(seed, |game, actor, action| {
            states.push(*game);
            let mut after = *game;
            after.apply(actor, action, &mut Vec::new()).unwrap();
            if after.turn() == Turn::Over {
                states.push(after);
            }
        });
    }
    states
}
