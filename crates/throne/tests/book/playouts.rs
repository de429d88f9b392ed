//! Random play-outs keep to the rules.

use ardri_core::{Actor, Game, NoEvents, Turn, below};
use ardri_throne::Playout;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::table::*;

/// The same game through the contract, with the same random words; gives the turns that ended.
fn by_the_contract(game: &mut Play, most: u32, rng: &mut Xoshiro256PlusPlus) -> u32 {
    let mut turns = 0;
    let mut actions = Vec::new();
    while !game.is_over() {
        let before = game.form()["turn"]["seat"].clone();
        let chose = game.phase() == "choose";
        let (actor, action) = match game.0.turn() {
            Turn::Chance => {
                let drawn = game.0.draw().unwrap().answer(rng);
                (Actor::Chance, game.0.fated(&drawn).unwrap())
            }
            turn => {
                let seat = turn.seats().first().unwrap();
                game.0.legal_actions(seat, &mut actions);
                let place = below(rng, actions.len() as u32) as usize;
                (Actor::Seat(seat), actions.swap_remove(place))
            }
        };
        game.0.apply(actor, &action, &mut NoEvents).unwrap();
        if chose && game.form()["turn"]["seat"] != before {
            turns += 1;
            if turns >= most {
                break;
            }
        }
    }
    turns
}

#[test]
fn a_play_out_is_a_game_by_the_rules() {
    let mut ended = 0;
    for seed in 0..30 {
        let start = new(deck([SMALL, TIES][seed as usize % 2]), 2 + (seed % 2) as u8);
        for most in [1, 2, 40] {
            let (mut fast, mut slow) = (start.clone(), start.clone());
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut other = rng.clone();
            let turns = Playout::default().play(&mut fast.0, most, &mut rng);
            assert_eq!(turns, by_the_contract(&mut slow, most, &mut other), "{seed}");
            assert!(turns <= most);
            if turns < most {
                assert!(fast.is_over());
                ended += 1;
            }
            if !slow.is_over() {
                assert_eq!(fast, slow, "{seed}");
            }
        }
    }
    assert!(ended > 0);
}

#[test]
fn it_stops_at_the_end_and_goes_on_after_a_tie() {
    let game = with_deck(plain(TIES), 2).held(0, "a1 b1 c1").held(1, "a2 b2 c2 rest");
    let mut tied = game.rolled("SSSSSSS").play();
    tied.go("fill last 1 S");
    let mut endings = Vec::new();
    for seed in 0..32 {
        let mut game = tied.clone();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        assert_eq!(Playout::default().play(&mut game.0, 10, &mut rng), 0);
        endings.push(game.outcome().ending);
        assert_eq!(Playout::default().play(&mut game.0, 10, &mut rng), 0);
    }
    assert!(endings.contains(&"shared".into()) && endings.contains(&"thumb-war".into()));
}
