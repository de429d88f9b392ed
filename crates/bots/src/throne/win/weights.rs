//! The weights of the outlook, and how they change in the course of a game.

use std::fmt::Write as _;
use std::sync::LazyLock;

use crate::throne::win::facts::Facts;
use crate::throne::win::utility::{Features, feature};

/// How many things are weighed of a seat with any deck.
pub(crate) const FEATURES: usize = 11;

/// The turns that are left to each player, for which there are weights of their own; between them they
/// are mixed.
pub(crate) const KNOTS: [f32; 6] = [0.2, 0.6, 1.3, 2.5, 5.0, 10.0];

/// The turns that are left to each player in the middle of a game.
const MIDDLE: f32 = 2.5;

/// What is weighed how much before anything has been learned: points, and a little for dice.
const FIRST: Features = [0.3, 0.25, -0.1, 0.1, 0.1, 0.2, 0.3, 0.25, 0.15, 0.0, 0.0];

/// What is weighed how much, by the turns that are left.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Weights {
    pub(crate) features: [Features; KNOTS.len()],
    /// What only this deck has, by detail; nothing if it was not learned.
    pub(crate) details: Vec<[f32; KNOTS.len()]>,
}

/// What is weighed how much with so many turns left.
pub(crate) struct At<'a> {
    pub(crate) features: Features,
    details: &'a [[f32; KNOTS.len()]],
    mix: [(usize, f32); 2],
}

impl At<'_> {
    /// The weight of something that only this deck has.
    pub(crate) fn detail(&self, detail: usize) -> f32 {
        let row = self.details.get(detail);
        row.map_or(0.0, |row| self.mix.iter().map(|(knot, share)| share * row[*knot]).sum())
    }
}

impl Weights {
    /// Those from which learning begins, with so many details.
    pub(crate) fn first(details: usize) -> Self {
        Self { features: [FIRST; KNOTS.len()], details: vec![[0.0; KNOTS.len()]; details] }
    }

    /// The same for somebody to whom a game is always in its middle, and an Objective nothing until it holds.
    pub(crate) fn of_the_middle(&self, facts: &Facts) -> Self {
        let at = self.at(MIDDLE);
        let mut middle = at.features;
        middle[feature::ON_THE_WAY] = 0.0;
        let details = 0..self.details.len();
        let mut details: Vec<_> = details.map(|it| [at.detail(it); KNOTS.len()]).collect();
        for objective in &facts.objectives {
            if let Some(weight) = details.get_mut(objective.details + 1) {
                *weight = [0.0; KNOTS.len()];
            }
        }
        Self { features: [middle; KNOTS.len()], details }
    }

    /// The weights with so many turns left to each player.
    pub(crate) fn at(&self, turns: f32) -> At<'_> {
        let mut features = [0.0; FEATURES];
        let mix = mix(turns);
        for (knot, share) in mix {
            features.iter_mut().zip(&self.features[knot]).for_each(|(at, it)| *at += share * it);
        }
        At { features, details: &self.details, mix }
    }

    /// A line for each knot with its features, and one for each detail, in thousandths.
    pub(crate) fn to_text(&self) -> String {
        let mut text = String::new();
        let rows = self.features.iter().map(|row| &row[..]);
        for row in rows.chain(self.details.iter().map(|row| &row[..])) {
            let numbers: Vec<_> = row.iter().map(|it| (it * 1000.0).round().to_string()).collect();
            let _ = writeln!(text, "{}", numbers.join(" "));
        }
        text
    }

    /// The weights of such a text; nothing if it is another one.
    fn from_text(text: &str) -> Option<Self> {
        fn row<const COUNT: usize>(line: &str) -> Option<[f32; COUNT]> {
            let numbers = line.split_whitespace().map(|it| Some(it.parse::<f32>().ok()? / 1000.0));
            numbers.collect::<Option<Vec<_>>>()?.try_into().ok()
        }
        let mut lines = text.lines().filter(|line| !line.is_empty());
        let features: Option<Vec<_>> = lines.by_ref().take(KNOTS.len()).map(row).collect();
        let details: Option<Vec<_>> = lines.map(row).collect();
        Some(Self { features: features?.try_into().ok()?, details: details? })
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

/// The weights for the project's own deck, by the number of players, from two to six: learned by
/// `examples/throne_learn.rs`, as `docs/bots.md` says.
static HOUSE: LazyLock<Vec<Weights>> = LazyLock::new(|| house(include_str!("house.weights")));

/// The weights of each part of a file: what stands above a part says for how many it is.
fn house(text: &str) -> Vec<Weights> {
    let parts = text.split("players\n").skip(1);
    // The number of the next part is no weight.
    let parts = parts.map(|part| part.trim_end_matches(|it| it != '\n'));
    parts.filter_map(Weights::from_text).collect()
}

/// Those for the project's own deck and so many players.
pub(crate) fn of_the_house(seats: u8) -> Option<&'static Weights> {
    HOUSE.get(usize::from(seats.checked_sub(2)?))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use ardri_throne::{Chart, Deck};

    use super::*;

    #[test]
    fn what_was_learned_can_be_read_for_every_number_of_players() {
        let deck = Deck::ardri();
        let facts = Facts::new(&deck, &Chart::of(&deck));
        for seats in 2..=6 {
            let weights = of_the_house(seats).unwrap();
            assert!([0, facts.details].contains(&weights.details.len()), "{seats} players");
            assert_ne!(weights.features[0], FIRST);
        }
        assert_eq!(of_the_house(2).unwrap().details.len(), facts.details);
        assert_eq!((of_the_house(1), of_the_house(7)), (None, None));
    }

    #[test]
    fn weights_are_written_as_they_are_read() {
        let weights = of_the_house(2).unwrap();
        assert_eq!(Weights::from_text(&weights.to_text()).as_ref(), Some(weights));
        assert_eq!(Weights::from_text("1 2 3"), None);
        assert_eq!(house("3 players\nno numbers\n"), Vec::new());
    }
}
