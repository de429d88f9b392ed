//! Random games at full speed, for searches and statistics.

use pulp::{Arch, NullaryFnOnce};
use rand_core::Rng;

use crate::board::Board;
use crate::capture::{Strikes, king_strikes};
use crate::ending::{Ending, encircled, escapes, links};
use crate::fixed::WithRules;
use crate::movement::{open_to_king, reach, slides};
use crate::position::Position;
use crate::rules::{Rule, RuleBook, Rules};
use crate::side::Side;
use crate::word::Word;

/// What many random games came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playouts {
    /// Games that the Vikings won.
    pub vikings: u64,
    /// Games that the Celts won.
    pub celts: u64,
    /// Moves in all of them.
    pub plies: u64,
}

/// Plays random games from a position to their end, by all the rules, repetition included: the
/// position counts as its own first occurrence. Every legal move is equally likely.
pub fn play_out<B: Board>(
    rules: Rules,
    position: &Position<B>,
    games: u64,
    chooser: &mut impl Rng,
) -> Playouts {
    B::specialise(rules, Run { position, games, chooser })
}

struct Run<'a, B: Board, C: Rng> {
    position: &'a Position<B>,
    games: u64,
    chooser: &'a mut C,
}

impl<B: Board, C: Rng> WithRules for Run<'_, B, C> {
    type Output = Playouts;

    fn with<R: RuleBook>(self, rules: R) -> Playouts {
        let mut playouts = Playouts::default();
        let mut seen = Seen::new();
        if let Some((winner, _)) = self.position.standing_ending(rules) {
            for _ in 0..self.games {
                playouts.count(winner);
            }
            return playouts;
        }
        let arch = Arch::new();
        for _ in 0..self.games {
            let (start, chooser) = (self.position, &mut *self.chooser);
            let game = OneGame { rules, start, chooser, seen: &mut seen };
            let (winner, _, plies) = arch.dispatch(game);
            playouts.count(winner);
            playouts.plies += plies;
        }
        playouts
    }
}

impl Playouts {
    fn count(&mut self, winner: Side) {
        match winner {
            Side::Vikings => self.vikings += 1,
            Side::Celts => self.celts += 1,
        }
    }
}

struct OneGame<'a, B: Board, R: RuleBook, C: Rng> {
    rules: R,
    start: &'a Position<B>,
    chooser: &'a mut C,
    seen: &'a mut Seen<B>,
}

/// The positions since the last capture, with a sieve before them: most positions are new, and a
/// bit that is not set says so at once.
struct Seen<B: Board> {
    positions: Vec<Position<B>>,
    sieve: [u64; 8],
}

impl<B: Board> Seen<B> {
    fn new() -> Self {
        Self { positions: Vec::with_capacity(256), sieve: [0; 8] }
    }

    #[inline(always)]
    fn clear(&mut self) {
        self.positions.clear();
        self.sieve = [0; 8];
    }

    /// Adds a position and says whether it stands for the third time.
    #[inline(always)]
    fn third(&mut self, position: &Position<B>) -> bool {
        let key = position.sieve_key();
        let (word, bit) = (&mut self.sieve[(key >> 61) as usize], 1 << (key >> 55 & 63));
        let maybe_seen = *word & bit != 0;
        *word |= bit;
        let third = maybe_seen
            && self.positions.iter().rev().skip(1).step_by(2).filter(|p| *p == position).count()
                >= 2;
        self.positions.push(*position);
        third
    }
}

impl<B: Board> Position<B> {
    /// A number that is the same for the same pieces, and mostly another for others, from its
    /// highest bits down.
    #[inline(always)]
    fn sieve_key(&self) -> u64 {
        let mixed = self.vikings ^ (self.guards << 3) ^ (self.king << 5);
        mixed.folded().wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

impl<B: Board, R: RuleBook, C: Rng> NullaryFnOnce for OneGame<'_, B, R, C> {
    type Output = (Side, Ending, u64);

    #[inline(always)]
    fn call(self) -> Self::Output {
        let Self { rules, start, chooser, seen } = self;
        let mut position = *start;
        seen.clear();
        seen.third(start);
        let mut plies = 0;
        if position.to_move == Side::Celts {
            if let Some((winner, ending)) = turn::<B, R, false>(rules, &mut position, seen, chooser)
            {
                return (winner, ending, 1);
            }
            plies = 1;
        }
        loop {
            if let Some((winner, ending)) = turn::<B, R, true>(rules, &mut position, seen, chooser)
            {
                return (winner, ending, plies + u64::from(ending != Ending::NoMoves));
            }
            if let Some((winner, ending)) = turn::<B, R, false>(rules, &mut position, seen, chooser)
            {
                return (winner, ending, plies + 1 + u64::from(ending != Ending::NoMoves));
            }
            plies += 2;
        }
    }
}

/// One random move of a side; gives the end if it brought one about or if there is no move.
#[inline(always)]
fn turn<B: Board, R: RuleBook, const VIKINGS: bool>(
    rules: R,
    position: &mut Position<B>,
    seen: &mut Seen<B>,
    chooser: &mut impl Rng,
) -> Option<(Side, Ending)> {
    let (side, enemy) =
        if VIKINGS { (Side::Vikings, Side::Celts) } else { (Side::Celts, Side::Vikings) };
    let Some((from, to)) = choose::<B, R, VIKINGS>(rules, position, chooser) else {
        return Some((enemy, Ending::NoMoves));
    };

    let strikes = Strikes::new(rules, position, side);
    let captured;
    if VIKINGS {
        // Most moves end nowhere near him, and then nobody need look how he is held.
        let beside = to << 1 | to >> 1 | to << B::STRIDE | to >> B::STRIDE;
        if beside.meets(position.king) && king_strikes(rules, position).meets(to) {
            return Some((Side::Vikings, Ending::KingCaptured));
        }
        captured = strikes.captured(to);
        position.vikings ^= from | to;
        let may_close = !captured.is_empty() || links::<B>(position.vikings, to);
        position.guards &= !captured;
        if may_close && encircled::<B>(position.vikings, position.guards | position.king) {
            return Some((Side::Vikings, Ending::Encircled));
        }
    } else {
        let by_king = from == position.king;
        if by_king && escapes::<B, R>(rules).meets(to) {
            return Some((Side::Celts, Ending::KingEscaped));
        }
        let armed = !(by_king && rules.has(Rule::UnarmedKing));
        captured = if armed { strikes.captured(to) } else { B::Word::EMPTY };
        if by_king {
            position.king = to;
        } else {
            position.guards ^= from | to;
        }
        position.vikings &= !captured;
    }
    position.to_move = enemy;

    if !captured.is_empty() {
        seen.clear();
    }
    seen.third(position).then_some((enemy, Ending::Repetition))
}

/// A move of a side, all being equally likely; none if there is none.
#[inline(always)]
fn choose<B: Board, R: RuleBook, const VIKINGS: bool>(
    rules: R,
    position: &Position<B>,
    chooser: &mut impl Rng,
) -> Option<(B::Word, B::Word)> {
    let empty = position.empty();
    let pieces = position.pieces(if VIKINGS { Side::Vikings } else { Side::Celts });
    let sets = slides::<B>(pieces, empty).map(|set| set & B::open_to_all());
    let counts = sets.map(Word::count);
    let (one, two, three) = (counts[0], counts[0] + counts[1], counts[0] + counts[1] + counts[2]);
    let all = three + counts[3];
    // Where only the King goes comes last.
    let kings_own = if VIKINGS {
        B::Word::EMPTY
    } else {
        let own = open_to_king::<B, R>(rules) & !B::open_to_all();
        if position.king.meets(B::EDGES) || rules.has(Rule::KingReturns) {
            reach::<B>(position.king, empty) & own
        } else {
            B::Word::EMPTY
        }
    };
    let total = all + kings_own.count();
    if total == 0 {
        return None;
    }
    // The fraction of a random word: no move is favoured by more than one part in a hundred million.
    let chosen = ((u64::from(chooser.next_u32()) * u64::from(total)) >> 32) as u32;
    if chosen >= all {
        return Some((position.king, kings_own.nth(chosen - all)));
    }
    // Which direction is a matter of chance, so arithmetic finds it: branches would be mispredicted.
    let direction =
        usize::from(chosen >= one) + usize::from(chosen >= two) + usize::from(chosen >= three);
    let to = sets[direction].nth(chosen - [0, one, two, three][direction]);

    // The piece is the nearest one against the direction: below for east and north, above for west
    // and south, on the same file for north and south.
    let file = B::FILE_OF[(to.first() & 127) as usize];
    let line = if direction < 2 { !B::Word::EMPTY } else { file };
    let taken = !empty & line;
    let below = to.minus(B::Word::bit(0));
    let from_below = (taken & below).above_highest() >> 1;
    let from_above = (taken & !below).lowest();
    Some((if direction & 1 == 0 { from_below } else { from_above }, to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Brandubh, Tablut};
    use crate::game::{Action, Tafl};
    use crate::options::{Options, combine};
    use crate::rules::Preset;
    use crate::square::Move;
    use ardri_core::{Actor, Game, NoEvents, Turn};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    /// Gives out one word.
    struct Word32(u32);

    impl rand_core::TryRng for Word32 {
        type Error = std::convert::Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            Ok(self.0)
        }
        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            panic!("a choice takes one 32-bit word")
        }
        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
            panic!("a choice takes one 32-bit word")
        }
    }

    fn chosen<B: Board>(rules: Rules, position: &Position<B>, rng: &mut impl Rng) -> Option<Move> {
        let chosen = match position.to_move {
            Side::Vikings => choose::<B, Rules, true>(rules, position, rng),
            Side::Celts => choose::<B, Rules, false>(rules, position, rng),
        };
        chosen.map(|(from, to)| Move { from: B::square(from.first()), to: B::square(to.first()) })
    }

    /// Every choice number stands for another legal move, and each legal move for one.
    fn all_choices<B: Board>(rules: Rules, position: &Position<B>) {
        let legal: Vec<_> = position.moves(rules).collect();
        let total = legal.len() as u64;
        let mut found: Vec<_> = (0..total)
            .map(|number| (number << 32).div_ceil(total) as u32)
            .filter_map(|word| chosen(rules, position, &mut Word32(word)))
            .collect();
        found.sort_unstable();
        assert_eq!(found, legal, "{rules} {position}");
    }

    /// A play-out goes through the same positions to the same end as the game itself.
    fn follows_the_game<B: Board>(rules: Rules, seed: u64) {
        let mut chooser = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Tafl::<B>::new(&Options::new(rules).unwrap(), 2).unwrap();
        let mut position = Position::<B>::start();
        let mut seen = Seen::new();
        seen.third(&position);
        loop {
            all_choices(rules, &position);
            let Turn::Seat(seat) = game.turn() else { panic!("the play-out goes on") };
            let mv = chosen(rules, &position, &mut chooser.clone());
            let ended = match position.to_move {
                Side::Vikings => {
                    turn::<B, Rules, true>(rules, &mut position, &mut seen, &mut chooser)
                }
                Side::Celts => {
                    turn::<B, Rules, false>(rules, &mut position, &mut seen, &mut chooser)
                }
            };
            if let Some(mv) = mv {
                game.apply(Actor::Seat(seat), &Action::Move(mv), &mut NoEvents).unwrap();
            }
            match (ended, game.sets().first()) {
                (None, None) => assert_eq!(position, *game.position()),
                (Some((winner, ending)), Some(set)) => {
                    assert_eq!((winner, ending), (set.winner, set.ending));
                    return;
                }
                // A play-out notices a lack of moves when it looks for one, a game before.
                (None, Some(set)) if set.ending == Ending::NoMoves => return,
                (ended, set) => panic!("{ended:?} is not {set:?}"),
            }
        }
    }

    #[test]
    fn play_outs_follow_the_rules() {
        for seed in 0..60 {
            follows_the_game::<Brandubh>(Rules::BASIC, seed);
            follows_the_game::<Brandubh>(Preset::Federation.rules(), seed);
            let rules = Rules::parse("edge-escape,strong-king,unarmed-king,hostile-throne");
            follows_the_game::<Brandubh>(rules.unwrap(), seed);
        }
        for seed in 0..20 {
            follows_the_game::<Tablut>(Rules::BASIC, seed);
            let advanced =
                combine::<Tablut>(None, Rules::parse("advanced,hostile-throne").unwrap());
            follows_the_game::<Tablut>(advanced.unwrap(), seed);
        }
    }

    #[test]
    fn the_kings_own_squares_are_chosen_too() {
        let corner = "7/7/7/7/7/3t3/3K3 d".parse::<Position<Brandubh>>().unwrap();
        all_choices(Rules::BASIC, &corner);
        let throne = "7/7/7/7/3K3/3t3/7 d".parse::<Position<Brandubh>>().unwrap();
        all_choices(Rules::BASIC, &throne);
        all_choices(Preset::Federation.rules(), &throne);
    }

    #[test]
    fn a_finished_position_is_counted_without_a_move() {
        let over = "K6/7/7/7/7/3t3/7 a".parse::<Position<Brandubh>>().unwrap();
        let mut chooser = Xoshiro256PlusPlus::seed_from_u64(0);
        let playouts = play_out(Rules::BASIC, &over, 3, &mut chooser);
        assert_eq!(playouts, Playouts { vikings: 0, celts: 3, plies: 0 });
    }
}
