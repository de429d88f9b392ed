//! Random turns and games, as fast as the rules allow.

use ardri_core::{Actor, Game, NoEvents, Turn, below};
use rand_core::Rng;

use crate::choices::Choice;
use crate::dice::{Dice, Face};
use crate::game::{HighThrone, Phase};

/// What is kept from turn to turn, so that a play-out does not touch the heap.
#[derive(Clone, Debug, Default)]
pub struct Playout {
    choices: Vec<Choice>,
}

impl Playout {
    /// Plays `game` by uniformly random choices to its end, or until `most` turns have been played;
    /// gives how many turns that were.
    pub fn play(&mut self, game: &mut HighThrone, most: u32, rng: &mut impl Rng) -> u32 {
        let mut turns = 0;
        loop {
            match game.phase {
                Phase::Roll => {
                    let dice = roll(game.standard, game.red, rng);
                    game.roll_dice(dice, &mut NoEvents);
                }
                Phase::Choose => {
                    self.choices.clear();
                    game.each_choice(|choice| self.choices.push(choice));
                    let place = below(rng, self.choices.len() as u32) as usize;
                    let player = game.player;
                    game.go_on(self.choices[place], &mut NoEvents);
                    let over = !matches!(game.phase, Phase::Die | Phase::Roll | Phase::Choose);
                    if over || game.player != player {
                        turns += 1;
                        if turns >= most {
                            return turns;
                        }
                    }
                }
                Phase::Over => return turns,
                _ => {
                    if !by_the_list(game, rng) {
                        return turns;
                    }
                }
            }
        }
    }
}

fn roll(standard: u8, red: bool, rng: &mut impl Rng) -> Dice {
    let mut dice = Dice::NONE;
    for _ in 0..standard {
        dice.standard[below(rng, 6) as usize] += 1;
    }
    dice.red = red.then(|| Face::ALL[below(rng, 6) as usize]);
    dice
}

/// What happens seldom is done through the contract.
fn by_the_list(game: &mut HighThrone, rng: &mut impl Rng) -> bool {
    let (actor, action) = match game.turn() {
        Turn::Chance => {
            let drawn = game.draw().map(|draw| draw.answer(rng));
            (Actor::Chance, drawn.and_then(|drawn| game.fated(&drawn)))
        }
        turn => {
            let Some(seat) = turn.seats().first() else { return false };
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            let place = below(rng, actions.len().max(1) as u32) as usize;
            (Actor::Seat(seat), actions.into_iter().nth(place))
        }
    };
    action.is_some_and(|action| game.apply(actor, &action, &mut NoEvents).is_ok())
}
