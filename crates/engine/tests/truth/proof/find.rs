//! Finds positions with forced wins in games of players who see a few plies, and solves them.

use std::collections::{BTreeMap, HashSet};

use ardri_core::below;
use ardri_tafl::{Board, Move, Position, RuleBook, Rules, Setup, Side, WithRules, Word};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::games::{images, random_move};
use super::solver::{Solver, TooFar};
use super::suite::ForcedWin;

/// How many forced wins of a length are wanted, for each side.
pub type Wanted = BTreeMap<(Side, u32), usize>;

/// At most so many positions are looked at for one question; it is another position's turn then.
const MOST: u64 = 6_000_000;
/// The same where another position would do as well.
const FEW: u64 = 300_000;

/// Finds forced wins on a board, until there are enough of each kind.
pub struct Find<B: Board> {
    pub rules: Rules,
    pub wanted: Wanted,
    pub seed: u64,
    /// At most so many are played.
    pub games: u32,
    /// Positions that are to be among them.
    pub given: Vec<Position<B>>,
}

impl<B: Board> WithRules for Find<B> {
    type Output = Vec<ForcedWin>;

    fn with<R: RuleBook>(self, rules: R) -> Vec<ForcedWin> {
        let mut finder = Finder {
            rules: self.rules,
            solver: Solver::new(rules),
            rng: Xoshiro256PlusPlus::seed_from_u64(self.seed),
            wanted: self.wanted,
            seen: HashSet::new(),
            found: Vec::new(),
        };
        for position in self.given {
            let _ = finder.take(&position, 11);
        }
        for _ in 0..self.games {
            let missing = finder.wanted.iter().filter(|(_, count)| **count > 0);
            let kinds: Vec<(Side, u32)> = missing.map(|(kind, _)| *kind).collect();
            if kinds.is_empty() {
                break;
            }
            let (side, length) = kinds[below(&mut finder.rng, kinds.len() as u32) as usize];
            finder.play(side, length);
        }
        finder.found.sort_by_key(|win| win.plies);
        finder.found
    }
}

struct Finder<B: Board, R: RuleBook> {
    rules: Rules,
    solver: Solver<B, R>,
    rng: Xoshiro256PlusPlus,
    wanted: Wanted,
    /// One picture of each position that was taken.
    seen: HashSet<Position<B>>,
    found: Vec<ForcedWin>,
}

impl<B: Board, R: RuleBook> Finder<B, R> {
    /// A game whose players do not allow the other a win that they can see, as long as they can. Where one
    /// of them cannot, a position before it is won by force.
    fn play(&mut self, side: Side, length: u32) {
        let mut position = match side {
            Side::Vikings => self.odds(),
            Side::Celts => Position::start(),
        };
        for _ in 0..below(&mut self.rng, 16) {
            let Some(next) = random_move(self.rules, &position, true, &mut self.rng) else {
                return;
            };
            position = next;
        }
        let furthest = 5 + 2 * below(&mut self.rng, 2);
        let sight = length.saturating_sub(2).clamp(1, furthest);
        let mut way = vec![position];
        self.solver.allow(MOST);
        if self.solver.wins(&position, sight) != Ok(false) {
            return;
        }
        for _ in 0..60 {
            // Vikings who want to win shut the King in: of a few moves they take the tightest.
            let chase = side == Side::Vikings && position.to_move() == side;
            let Ok(next) = self.careful_moves(&position, sight, if chase { 4 } else { 1 }) else {
                return;
            };
            let Some(next) = next.into_iter().min_by_key(|next| self.freedom(next)) else {
                self.go_back(&way, sight + 1);
                return;
            };
            position = next;
            way.push(position);
        }
    }

    /// A start without some of the guards: at random play the Vikings hardly ever win from the usual one.
    fn odds(&mut self) -> Position<B> {
        let mut text = Position::<B>::start().to_string();
        for _ in 0..below(&mut self.rng, B::GUARDS) {
            let guards: Vec<_> = text.match_indices('T').map(|(place, _)| place).collect();
            let place = guards[below(&mut self.rng, guards.len() as u32) as usize];
            text.replace_range(place..=place, "1");
        }
        text.parse().unwrap_or_else(|_| Position::start())
    }

    /// How many squares the King reaches with two moves.
    fn freedom(&self, position: &Position<B>) -> u32 {
        let strides = position.king_strides(self.rules, position.king_alone());
        strides.count() + position.king_strides(self.rules, strides).count()
    }

    /// Some random moves after which the other does not win within so many plies; nothing if there is none.
    fn careful_moves(
        &mut self,
        position: &Position<B>,
        sight: u32,
        count: usize,
    ) -> Result<Vec<Position<B>>, TooFar> {
        let mut next = super::naive::after(self.rules, position, &[]).on;
        let mut careful = Vec::new();
        while !next.is_empty() && careful.len() < count {
            let chosen = next.swap_remove(below(&mut self.rng, next.len() as u32) as usize);
            self.solver.allow(MOST);
            if !self.solver.wins(&chosen, sight)? {
                careful.push(chosen);
            }
        }
        Ok(careful)
    }

    /// From a lost position, the last on the way, back as long as the win is forced: along the game, or by
    /// moves that might have led there. Who has lost loses within so many plies.
    fn go_back(&mut self, way: &[Position<B>], mut plies: u32) {
        let [.., won, lost] = way else { return };
        let (mut won, mut lost) = (*won, *lost);
        let mut back = way.len().checked_sub(3);
        loop {
            self.solver.allow(MOST);
            if self.solver.loses(&lost, plies) != Ok(true) || self.take(&won, plies + 1).is_err() {
                return;
            }
            plies += 2;
            if plies > 10 {
                return;
            }
            let game =
                back.and_then(|place| Some([*way.get(place)?, *way.get(place.checked_sub(1)?)?]));
            back = back.and_then(|place| place.checked_sub(2));
            let game = game.filter(|[before, _]| self.is_lost(before, plies));
            let Some([before, still]) = game.or_else(|| self.led_to(&won, plies)) else { return };
            if game.is_none() {
                back = None;
            }
            (lost, won) = (before, still);
        }
    }

    fn is_lost(&mut self, position: &Position<B>, plies: u32) -> bool {
        self.solver.allow(FEW);
        self.solver.loses(position, plies) == Ok(true)
    }

    /// A lost position from which the loser moved here, and one from which the winner moved there.
    fn led_to(&mut self, won: &Position<B>, plies: u32) -> Option<[Position<B>; 2]> {
        let mut lost = self.before(won);
        lost.truncate(24);
        for lost in lost {
            if !self.is_lost(&lost, plies) {
                continue;
            }
            let mut won = self.before(&lost);
            won.truncate(4);
            for won in won {
                self.solver.allow(4 * FEW);
                if self.solver.distance(&won, plies - 1) == Ok(None) {
                    return Some([lost, won]);
                }
            }
        }
        None
    }

    /// The positions from which a move without a capture led here, in any order.
    fn before(&mut self, position: &Position<B>) -> Vec<Position<B>> {
        let mover = !position.to_move();
        let mut before = Vec::new();
        for to in B::squares(position.pieces(mover)) {
            for from in B::squares(B::ALL) {
                let mut setup = Setup::from(position);
                if (from.file() != to.file() && from.rank() != to.rank())
                    || setup.piece(from).is_some()
                {
                    continue;
                }
                let piece = setup.piece(to);
                setup.put(to, None);
                setup.put(from, piece);
                setup.to_move = mover;
                let Ok(earlier) = Position::try_from(&setup) else { continue };
                let played = earlier.play(self.rules, Move { from, to });
                let led =
                    played.is_ok_and(|played| played.ending.is_none() && played.after == *position);
                if led && earlier.standing_ending(self.rules).is_none() {
                    before.push(earlier);
                }
            }
        }
        let count = before.len();
        for place in 1..count {
            before.swap(place, below(&mut self.rng, place as u32 + 1) as usize);
        }
        before
    }

    /// Takes a position whose side to move wins within so many plies, if there are not enough like it.
    fn take(&mut self, position: &Position<B>, within: u32) -> Result<(), TooFar> {
        self.solver.allow(2 * MOST);
        let Some(plies) = self.solver.distance(position, within)? else { return Ok(()) };
        let Some(left) = self.wanted.get(&(position.to_move(), plies)) else { return Ok(()) };
        let Some(picture) = images(position).into_iter().min() else { return Ok(()) };
        if *left == 0 || self.seen.contains(&picture) {
            return Ok(());
        }
        let moves: Vec<Move> = self.solver.winning_moves(position, plies)?;
        // Where many moves win there is little to find.
        if moves.len() > 3 {
            return Ok(());
        }
        let Some(left) = self.wanted.get_mut(&(position.to_move(), plies)) else { return Ok(()) };
        *left -= 1;
        self.seen.insert(picture);
        let win = ForcedWin {
            game: B::NAME.into(),
            rules: self.rules,
            position: position.to_string(),
            plies,
            moves,
        };
        self.found.push(win);
        Ok(())
    }
}
