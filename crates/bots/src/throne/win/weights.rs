//! The weights of the outlook, and how they change in the course of a game.

use crate::throne::win::utility::{Features, feature};

/// How many things are weighed of a seat.
pub(crate) const FEATURES: usize = 11;

/// The turns that are left to each player, for which there are weights of their own; between them they
/// are mixed.
pub(crate) const KNOTS: [f32; 6] = [0.2, 0.6, 1.3, 2.5, 5.0, 10.0];

/// The turns that are left to each player in the middle of a game.
const MIDDLE: f32 = 2.5;

/// What is weighed how much, by the turns that are left.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Weights(pub(crate) [Features; KNOTS.len()]);

impl Weights {
    /// The same for somebody to whom a game is always in its middle, and an Objective nothing until it holds.
    pub(crate) fn of_the_middle(&self) -> Self {
        let mut middle = self.at(MIDDLE);
        middle[feature::ON_THE_WAY] = 0.0;
        Self([middle; KNOTS.len()])
    }

    /// The weights with so many turns left to each player.
    pub(crate) fn at(&self, turns: f32) -> Features {
        let mut at = [0.0; FEATURES];
        for (knot, share) in mix(turns) {
            at.iter_mut().zip(&self.0[knot]).for_each(|(at, weight)| *at += share * weight);
        }
        at
    }
}

/// The two knots that so many turns lie between, and the share of each.
pub(crate) fn mix(turns: f32) -> [(usize, f32); 2] {
    let above = KNOTS.iter().position(|knot| *knot > turns).unwrap_or(KNOTS.len());
    let (low, high) = (above.saturating_sub(1), above.min(KNOTS.len() - 1));
    if low == high {
        return [(low, 1.0), (high, 0.0)];
    }
    // Near the end every turn counts, far from it hardly any.
    let share = (turns / KNOTS[low]).ln() / (KNOTS[high] / KNOTS[low]).ln();
    [(low, 1.0 - share), (high, share)]
}

/// The weights for the project's own deck, by the number of players, from two to six: learned by `examples/throne_learn.rs` from 150 000
/// games each.
#[rustfmt::skip]
pub(crate) static BY_SEATS: [Weights; 5] = [
Weights([
[7.964, 1.631, 2.013, 1.770, 1.997, -0.113, 0.364, 6.184, 0.647, 7.506, 2.011],
[1.360, 0.693, -0.158, 0.325, 1.027, 0.426, 0.472, 1.390, 0.947, 1.351, -0.453],
[0.946, 0.928, -1.312, 0.222, 1.352, 0.730, 0.794, 0.846, 0.878, 0.499, -1.121],
[0.548, 0.372, -2.278, 0.264, 0.821, 1.275, 1.407, 0.519, 0.503, 0.405, -0.271],
[0.365, 0.008, -1.247, 0.114, 0.506, 1.018, 1.358, 0.442, 0.465, 0.288, 0.077],
[0.399, 0.161, 0.011, -0.091, 0.028, 0.297, 0.598, 0.040, -0.033, 0.233, 0.321],
]),
Weights([
[2.574, 0.901, -1.086, 1.069, 0.840, -0.363, -0.335, 2.804, 0.730, 3.777, -0.027],
[0.966, 0.819, -0.083, 0.049, 1.239, 0.284, 0.448, 1.138, 0.508, 0.713, -0.870],
[0.683, 0.356, -0.866, 0.195, 1.205, 0.541, 0.671, 0.841, 0.552, 0.531, -0.706],
[0.476, 0.195, -0.953, 0.162, 0.820, 0.523, 0.703, 0.516, 0.378, 0.413, -0.328],
[0.281, -0.088, -0.289, 0.079, 0.720, 0.526, 0.734, 0.367, 0.198, 0.285, -0.278],
[0.377, -0.180, -0.369, -0.046, 0.633, 0.443, 0.616, 0.276, -0.490, 0.167, 0.010],
]),
Weights([
[2.340, 1.844, -2.590, 0.291, 0.113, 0.368, 0.346, 2.449, 1.243, 2.848, 0.480],
[1.340, 1.081, -3.846, -0.006, 1.660, 0.595, 0.624, 1.324, 0.729, 0.903, -0.136],
[0.856, 0.585, -2.405, 0.096, 1.167, 0.630, 0.702, 0.607, 0.496, 0.675, -0.175],
[0.556, 0.095, -2.011, 0.117, 1.106, 1.063, 1.167, 0.433, 0.266, 0.537, -0.069],
[0.404, -0.387, -1.055, 0.064, 0.860, 0.897, 1.145, 0.023, -0.051, 0.437, 0.100],
[0.331, -0.264, 0.362, -0.894, -0.279, -2.740, 1.035, 0.205, -1.356, -1.005, 0.357],
]),
Weights([
[2.138, 1.820, -2.218, 0.108, 0.399, 0.227, 0.199, 2.279, 1.170, 2.372, 0.171],
[1.133, 0.660, -4.022, 0.097, 1.407, 0.429, 0.488, 0.991, 0.717, 0.816, 0.156],
[0.728, 0.340, -2.763, 0.149, 1.341, 0.544, 0.609, 0.641, 0.463, 0.660, -0.144],
[0.434, -0.310, -1.578, 0.109, 1.125, 1.102, 1.294, 0.495, 0.305, 0.549, -0.071],
[0.462, -0.210, -1.555, 0.047, 0.718, 0.537, 0.821, 0.391, -0.111, 0.359, 0.268],
[0.300, 0.250, -0.100, 0.100, 0.100, 0.200, 0.300, 0.250, 0.150, 0.000, 0.000],
]),
Weights([
[1.585, 1.272, -0.853, 0.221, 0.592, 0.147, 0.216, 1.814, 0.683, 1.808, -0.139],
[0.794, 0.289, -1.482, 0.189, 1.212, 0.501, 0.581, 0.872, 0.555, 0.601, -0.350],
[0.550, 0.072, -0.190, 0.224, 1.009, 0.377, 0.506, 0.657, 0.631, 0.569, -0.443],
[0.372, 0.323, -0.290, 0.121, 0.208, -0.117, 0.024, 0.317, 0.205, 0.278, -0.069],
[0.514, 0.434, -3.783, 0.113, -0.430, -1.029, -1.923, -0.909, -0.174, 0.232, 0.493],
[0.300, 0.250, -0.100, 0.100, 0.100, 0.200, 0.300, 0.250, 0.150, 0.000, 0.000],
]),
];
