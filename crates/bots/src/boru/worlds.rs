//! Many games as they may be, the likelier ones more often.

use ardri_boru::BrianBoru;
use ardri_core::{Game, Seat};
use rand_xoshiro::rand_core::Rng;

use crate::boru::imagine::Imagination;
use crate::boru::model::Model;
use crate::boru::policy::{any, pick_likelihood, unit};

/// Games that agree with what a seat knows, each weighted by how likely good players would have picked so.
pub(crate) struct Worlds {
    games: Vec<BrianBoru>,
    /// The weights up to each game.
    sums: Vec<f32>,
}

impl Worlds {
    /// So many of them; none if no game shows what the seat sees.
    pub fn imagine(
        known: &Imagination,
        model: Option<&Model>,
        count: usize,
        rng: &mut impl Rng,
    ) -> Self {
        let games: Vec<_> = (0..count).map_while(|_| known.world(rng)).collect();
        let mut sum = 0.0;
        let sums = games.iter().map(|game| {
            sum += model.map_or(1.0, |model| likelihood(model, game, known.seat()));
            sum
        });
        let sums = sums.collect();
        Self { games, sums }
    }

    /// One of them.
    pub fn draw(&self, rng: &mut impl Rng) -> Option<&BrianBoru> {
        let sum = *self.sums.last()?;
        if sum <= 0.0 {
            return self.games.get(any(rng, self.games.len()));
        }
        let wanted = sum * unit(rng);
        let place = self.sums.partition_point(|sum| *sum <= wanted);
        self.games.get(place.min(self.games.len() - 1))
    }
}

/// How likely the others of `seat` would have kept what they keep in this game.
fn likelihood(model: &Model, game: &BrianBoru, seat: Seat) -> f32 {
    let start = Model::picks_at(game.seats(), game.round() >= game.rounds());
    let mut likelihood = 1.0;
    for other in Seat::all(game.seats()).filter(|other| *other != seat) {
        for pass in 0..ardri_boru::Hidden::MOST_PASSES {
            let kept = game.picked(other, pass);
            let pack = game.pack_at(other, pass);
            if kept.len() == 2 && pack.len() > 2 {
                // Ratios against chance, so that many picks do not vanish.
                let pairs = (pack.len() * (pack.len() - 1) / 2) as f32;
                likelihood *= pairs * pick_likelihood(model, start, pack, kept);
            }
        }
    }
    likelihood
}
