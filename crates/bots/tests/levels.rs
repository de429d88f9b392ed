//! What holds for the bots of every game.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use ardri_boru::BrianBoru;
use ardri_bots::Opponents;
use ardri_tafl::{Brandubh, Tablut, Tafl};
use ardri_throne::HighThrone;

mod table;
use table::result;

/// More than any game between these bots takes.
const MOST: usize = 300_000;

fn whole_games<G: Opponents>(games: u64) {
    for (place, level) in G::levels().iter().enumerate() {
        // Strong bots take their time; one table shows enough.
        let slow = place >= 2;
        let games = if slow { 1 } else { games };
        let most_seats = if slow { G::MIN_SEATS } else { G::MAX_SEATS };
        for seats in G::MIN_SEATS..=most_seats {
            let levels = vec![level.name; usize::from(seats)];
            for seed in 0..games {
                let game = result::<G>(&G::Options::default(), &levels, seed, MOST);
                assert!(game.outcome().is_some(), "{} of {} goes on", level.name, G::NAME);
                // The seed fixes the whole game.
                if seed == 0 && !slow {
                    let again = result::<G>(&G::Options::default(), &levels, seed, MOST);
                    assert_eq!(again, game);
                }
            }
        }
    }
}

fn names<G: Opponents>() {
    let names: Vec<_> = G::levels().iter().map(|level| level.name).collect();
    assert_eq!(names[..2], ["random", "squire"]);
    for level in G::levels() {
        assert!(G::bot(level.name, 1).is_some());
    }
    assert!(G::bot("king", 1).is_none());
    assert!(G::bot("", 1).is_none());
}

#[test]
fn every_level_has_a_bot_and_a_sentence() {
    names::<Tafl<Brandubh>>();
    names::<Tafl<Tablut>>();
    names::<BrianBoru>();
    names::<HighThrone>();
}

#[test]
fn games_of_tafl_end() {
    whole_games::<Tafl<Brandubh>>(6);
    whole_games::<Tafl<Tablut>>(6);
}

#[test]
fn games_of_brian_boru_end() {
    whole_games::<BrianBoru>(3);
}

#[test]
fn games_of_the_high_throne_end() {
    whole_games::<HighThrone>(3);
}
