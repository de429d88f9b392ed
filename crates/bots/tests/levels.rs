//! What holds for the bots of every game.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::thread::{self, JoinHandle};

use ardri_bots::Opponents;
use ardri_core::Teller;
use ardri_table::{GameVisitor, visit_games};

mod table;
use table::{result, result_of};

/// More than any game between these bots takes.
const MOST: usize = 300_000;

fn whole_games<G: Opponents>(games: u64) {
    for (place, level) in G::levels().iter().enumerate() {
        // Who thinks in time would take a while by itself.
        if level.timed {
            let levels = vec![level.name; usize::from(G::MIN_SEATS)];
            let game = result_of::<G>(2_000, &levels, 0, MOST);
            assert!(game.outcome().is_some(), "{} of {} goes on", level.name, G::NAME);
            continue;
        }
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

/// Everything that holds for the bots of a game, for each game on a thread of its own.
#[derive(Default)]
struct Checks(Vec<JoinHandle<()>>);

impl GameVisitor for Checks {
    fn visit<G: Opponents + Teller>(&mut self) {
        let names: Vec<_> = G::levels().iter().map(|level| level.name).collect();
        assert_eq!(names[0], "random");
        assert!(names.contains(&"squire"), "{names:?}");
        let usual = G::Options::default();
        assert!(names.iter().all(|name| G::bot(&usual, name, 1).is_some()), "{names:?}");
        assert!(G::bot(&usual, "king", 1).is_none());
        assert!(G::bot(&usual, "", 1).is_none());
        self.0.push(thread::spawn(|| whole_games::<G>(if G::HIDES { 3 } else { 6 })));
    }
}

#[test]
fn every_level_has_a_bot_and_plays_its_games_to_the_end() {
    let mut checks = Checks::default();
    visit_games(&mut checks);
    assert!(checks.0.len() > 3);
    for check in checks.0 {
        check.join().unwrap();
    }
}
