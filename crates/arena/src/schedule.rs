//! Who sits where in which game.

/// The order of games. A *round* is one opening or one deal, which all groups of bots play in all seatings;
/// so any number of whole rounds is fair to everybody, and more games only go on where fewer stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// The bots of a table before anybody moves on.
    groups: Vec<Vec<usize>>,
    seats: usize,
}

/// One game of the schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The number of the opening or deal, counted from 0.
    pub round: u64,
    /// Which bots play each other.
    pub group: usize,
    /// For each seat the number of its bot.
    pub bots: Vec<usize>,
}

impl Schedule {
    /// All groups of `bots` bots at tables with `seats` seats.
    ///
    /// More bots than seats meet in every combination, for two seats all pairs. Fewer are repeated round
    /// the table; where that does not come out even, there is a group that begins with each of them.
    #[must_use]
    pub fn new(bots: usize, seats: usize) -> Self {
        let groups = if bots > seats {
            combinations(bots, seats)
        } else {
            let starts = if seats.is_multiple_of(bots.max(1)) { 1 } else { bots };
            (0..starts)
                .map(|start| (0..seats).map(|seat| (start + seat) % bots).collect())
                .collect()
        };
        Self { groups, seats }
    }

    /// The groups of bots.
    #[must_use]
    pub fn groups(&self) -> &[Vec<usize>] {
        &self.groups
    }

    /// How many games a round has.
    #[must_use]
    pub fn round(&self) -> u64 {
        (self.groups.len() * self.seats) as u64
    }

    /// How many games a group plays in a round: one for each seat to begin with.
    #[must_use]
    pub fn block(&self) -> u64 {
        self.seats as u64
    }

    /// The smallest number of whole rounds with at least so many games, in games.
    #[must_use]
    pub fn whole(&self, games: u64) -> u64 {
        games.max(1).div_ceil(self.round()).saturating_mul(self.round())
    }

    /// The game of a number, counted from 0.
    #[must_use]
    pub fn game(&self, number: u64) -> Seating {
        let (round, rest) = (number / self.round(), (number % self.round()) as usize);
        let (group, turned) = (rest / self.seats, rest % self.seats);
        let bots = (0..self.seats).map(|seat| self.groups[group][(seat + turned) % self.seats]);
        Seating { round, group, bots: bots.collect() }
    }
}

/// All ways to take `count` of the numbers below `all`, each in ascending order.
fn combinations(all: usize, count: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    let mut one: Vec<usize> = (0..count).collect();
    loop {
        found.push(one.clone());
        let Some(place) = (0..count).rfind(|place| one[*place] < all - count + place) else {
            return found;
        };
        one[place] += 1;
        for next in place + 1..count {
            one[next] = one[next - 1] + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_pair_plays_every_opening_with_both_sides() {
        let schedule = Schedule::new(2, 2);
        let seats: Vec<_> = (0..4).map(|number| schedule.game(number)).collect();
        assert_eq!(seats[0], Seating { round: 0, group: 0, bots: vec![0, 1] });
        assert_eq!(seats[1], Seating { round: 0, group: 0, bots: vec![1, 0] });
        assert_eq!(seats[2], Seating { round: 1, group: 0, bots: vec![0, 1] });
        assert_eq!((schedule.whole(1), schedule.whole(2), schedule.whole(3)), (2, 2, 4));
    }

    #[test]
    fn more_bots_than_seats_meet_in_all_pairs() {
        let schedule = Schedule::new(4, 2);
        assert_eq!(schedule.groups().len(), 6);
        assert_eq!(schedule.round(), 12);
        assert_eq!(combinations(4, 3), [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]);
    }

    proptest! {
        #[test]
        fn every_bot_sits_as_often_in_every_seat_and_every_pair_meets_as_often(
            bots in 1_usize..8, seats in 2_usize..7,
        ) {
            let schedule = Schedule::new(bots, seats);
            let mut sat = vec![vec![0; seats]; bots];
            let mut met = vec![vec![0; bots]; bots];
            for number in 0..schedule.round() {
                let game = schedule.game(number);
                prop_assert_eq!(game.round, 0);
                for (seat, bot) in game.bots.iter().enumerate() {
                    sat[*bot][seat] += 1;
                    for other in &game.bots {
                        met[*bot][*other] += 1;
                    }
                }
            }
            prop_assert!(sat.iter().flatten().all(|count| *count == sat[0][0]), "{:?}", sat);
            // Where some sit twice at a table, neighbours in the list may meet otherwise than others.
            if bots >= seats || seats % bots == 0 {
                let pairs: Vec<_> = (0..bots)
                    .flat_map(|one| (0..one).map(move |other| (one, other)))
                    .map(|(one, other)| met[one][other])
                    .collect();
                prop_assert!(pairs.iter().all(|count| *count == pairs[0]), "{:?}", met);
            }
        }
    }
}
