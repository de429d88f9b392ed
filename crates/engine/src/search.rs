//! The search: principal variations, deepened ply by ply.
//!
//! Nothing that is guessed ever becomes a proven win. A side has lost only if each of its moves was looked
//! at and loses; where moves were passed over, the worst that a position can be is badly judged. To come
//! back to a position that stands on the way proves nothing for either side, so that a proof holds however
//! the game came here; only positions that have stood twice in the game itself lose by the rule.

mod proof;

use ardri_tafl::{Board, Move, Position, RuleBook, Side, Word};

use crate::evaluate::evaluate;
use crate::key::{key_of, mixed};
use crate::network::{Network, Sum};
use crate::overlook::{Eyes, Scene};
use crate::part::{Part, Parts};
use crate::score::Score;
pub(crate) use crate::table::PackedMove;
use crate::table::{Bound, Entry, Table};

/// The furthest that a search looks.
pub(crate) const FURTHEST: usize = 200;
/// What it is worth to come back to a position, for whoever does: the rule of repetition is against them.
const COMES_BACK: i32 = -25;
/// How many plies a search goes on behind its depth while one side must answer a threat.
const LONGEST_QUIET: i32 = 8;
/// Up to which ply it is asked whether a position is its own image: later that hardly ever is so.
const SYMMETRIC: usize = 4;
/// After how much toil it is asked whether to stop: that of 512 positions, some 0.1 ms.
const ASK_AFTER: u32 = 512 * POSITION;
/// The toil of a position, in moves that are tried in passing.
const POSITION: u32 = 16;

/// The search was stopped before it had an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stopped;

/// A move, and how early it is looked at.
#[derive(Clone, Copy, Debug)]
struct Ranked {
    mv: PackedMove,
    rank: i32,
}

/// The best line from a place on the way.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line(pub Vec<PackedMove>);

/// What is asked before a search goes on.
pub(crate) trait Limit {
    /// Whether it is to stop after so many positions.
    fn is_over(&mut self, nodes: u64) -> bool;
}

/// A search by one thread.
pub(crate) struct Search<'a, B: Board, R: RuleBook, L: Limit> {
    rules: R,
    table: &'a Table,
    network: &'a Network,
    without: Parts,
    seed: u64,
    limit: L,
    /// The positions that lose for whoever brings them about once more, in order.
    stood_twice: &'a [Position<B>],
    /// What the table must not mix up: with other positions that have stood twice other things are true.
    salt: u64,
    /// By whom moves are overlooked, if not all are seen.
    eyes: Option<Eyes>,
    pub nodes: u64,
    /// What was done since it was asked whether to stop. A position may take thousands of moves.
    toil: u32,
    /// After how many positions a second look is given up.
    most: u64,
    /// The positions on the way, from where the search began.
    way: Vec<Position<B>>,
    keys: Vec<u64>,
    /// From which place on the way positions can come again: nothing was captured since.
    since: Vec<usize>,
    /// The moves on the way.
    made: Vec<PackedMove>,
    /// What the pieces add up to at each place of the way that was judged.
    sums: Vec<Sum>,
    killers: Vec<[PackedMove; 2]>,
    /// How often a quiet move was good, by side and by move.
    history: Vec<i32>,
    /// The same behind another move: by where that went and where this one goes.
    follow: Vec<i32>,
    moves: Vec<Ranked>,
    lines: Vec<Line>,
}

const SQUARES: usize = 128;

fn pack<W: Word>(from: W, to: W) -> PackedMove {
    (from.first() << 7 | to.first()) as PackedMove
}

fn from_of(mv: PackedMove) -> u32 {
    u32::from(mv >> 7)
}

fn to_of(mv: PackedMove) -> u32 {
    u32::from(mv & 127)
}

pub(crate) fn unpack<B: Board>(mv: PackedMove) -> Move {
    Move { from: B::square(from_of(mv)), to: B::square(to_of(mv)) }
}

/// A win as the table keeps it: counted from the position.
fn into_table(score: i32, ply: i32) -> i32 {
    match score {
        score if score > Score::PROVEN => score + ply,
        score if score < -Score::PROVEN => score - ply,
        score => score,
    }
}

fn out_of_table(score: i32, ply: i32) -> i32 {
    match score {
        score if score > Score::PROVEN => score - ply,
        score if score < -Score::PROVEN => score + ply,
        score => score,
    }
}

impl<'a, B: Board, R: RuleBook, L: Limit> Search<'a, B, R, L> {
    /// `seed` decides in which order moves are looked at of which nothing is known yet, so that equal ones
    /// are not always the same.
    pub fn new(
        rules: R,
        (table, network): (&'a Table, &'a Network),
        limit: L,
        stood_twice: &'a [Position<B>],
        (seed, without): (u64, Parts),
    ) -> Self {
        let salt = stood_twice
            .iter()
            .fold(0, |salt: u64, position| salt ^ key_of(position).rotate_left(29));
        Self {
            rules,
            table,
            network,
            without,
            seed,
            limit,
            stood_twice,
            salt,
            eyes: None,
            nodes: 0,
            toil: 0,
            most: u64::MAX,
            way: Vec::with_capacity(FURTHEST + 2),
            keys: Vec::with_capacity(FURTHEST + 2),
            since: Vec::with_capacity(FURTHEST + 2),
            made: Vec::with_capacity(FURTHEST + 2),
            sums: vec![Sum::default(); FURTHEST + 2],
            killers: vec![[0; 2]; FURTHEST + 2],
            history: noise(seed),
            follow: vec![0; 2 * SQUARES * SQUARES],
            moves: Vec::with_capacity(4096),
            lines: vec![Line::default(); FURTHEST + 2],
        }
    }

    /// The same search by a player who does not see every move. What it finds is nobody else's.
    pub fn with_eyes(mut self, eyes: Option<Eyes>) -> Self {
        self.salt ^= eyes.map_or(0, |eyes| eyes.salt());
        Self { eyes, ..self }
    }

    /// Searches the position, without some moves at its root; gives the worth and leaves the best line in
    /// [`line`](Self::line).
    pub fn root(
        &mut self,
        position: &Position<B>,
        depth: i32,
        (alpha, beta): (i32, i32),
        without: &[PackedMove],
    ) -> Result<i32, Stopped> {
        self.begin(position);
        self.node::<true>(depth, alpha, beta, without)
    }

    /// Sets the way to its beginning.
    fn begin(&mut self, position: &Position<B>) {
        self.way.clear();
        self.keys.clear();
        self.since.clear();
        self.made.clear();
        self.moves.clear();
        self.enter(position, 0, true);
    }

    pub fn limit_mut(&mut self) -> &mut L {
        &mut self.limit
    }

    /// The best line that was found.
    pub fn line(&self) -> &[PackedMove] {
        &self.lines[0].0
    }

    fn enter(&mut self, position: &Position<B>, mv: PackedMove, captures: bool) {
        let place = self.way.len();
        let since = if captures { place } else { self.since[place - 1] };
        self.way.push(*position);
        self.keys.push(key_of(position) ^ self.salt);
        self.since.push(since);
        self.made.push(mv);
    }

    fn leave(&mut self) {
        self.way.pop();
        self.keys.pop();
        self.since.pop();
        self.made.pop();
    }

    fn ply(&self) -> usize {
        self.way.len() - 1
    }

    /// Whether the last position on the way stands there already.
    fn comes_back(&self) -> bool {
        let ply = self.ply();
        let key = self.keys[ply];
        let mut place = ply;
        while place >= self.since[ply] + 2 {
            place -= 2;
            if self.keys[place] == key {
                return true;
            }
        }
        false
    }

    fn count(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        self.toil += POSITION;
        self.ask_whether_to_stop()
    }

    /// Asks it, unless that was done a moment ago.
    fn ask_whether_to_stop(&mut self) -> Result<(), Stopped> {
        if self.toil < ASK_AFTER {
            return Ok(());
        }
        self.toil = 0;
        match self.nodes >= self.most || self.limit.is_over(self.nodes) {
            true => Err(Stopped),
            false => Ok(()),
        }
    }

    /// The worth of the last position on the way for the side to move, exact between the two bounds.
    fn node<const PV: bool>(
        &mut self,
        mut depth: i32,
        mut alpha: i32,
        mut beta: i32,
        without: &[PackedMove],
    ) -> Result<i32, Stopped> {
        let place = self.ply();
        let ply = place as i32;
        if PV {
            self.lines[place].0.clear();
        }
        if place > 0 && self.comes_back() {
            // For whoever has just moved here.
            return Ok(-COMES_BACK);
        }
        self.count()?;
        let position = self.way[place];
        // Nothing is better than to win by this move, nothing worse than to lose by the next one.
        if self.wins_at_once(&position) && without.is_empty() {
            if PV {
                let mv = self.winning_move(&position);
                self.lines[place].0.push(mv);
            }
            return Ok(Score::WIN - ply - 1);
        }
        // Where the search began a move is wanted even if all of them lose at once.
        if place > 0 {
            alpha = alpha.max(ply + 2 - Score::WIN);
            // A ring or the other's last move may still end it.
            beta = beta.min(Score::WIN - ply - 1);
            if alpha >= beta {
                return Ok(alpha);
            }
        }
        // Memory is slow: what the table has is asked for before it is wanted. Most positions without depth are
        // not in it.
        let key = self.keys[place];
        let early = (depth > 0).then(|| self.table.look_up(key));
        let threatened = self.wins_at_once(&position.passed());
        // On the large board it costs more than it brings, but the levels that overlook moves count on it.
        let follows = !B::IS_TABLUT || self.eyes.is_some();
        if threatened && follows && place < FURTHEST / 2 && self.has(Part::Threats) {
            depth += 1;
        }
        if depth <= 0 || place >= FURTHEST {
            return self.quiet(alpha, beta, LONGEST_QUIET);
        }

        if !PV && self.looks_twice() {
            let answer = self.ask(depth, alpha, beta)?;
            if let Some(answer) = answer {
                return Ok(answer);
            }
        }

        let remembered = without.is_empty() && self.has(Part::Table);
        let kept = early.unwrap_or_else(|| self.table.look_up(key));
        let known = kept.entry(key).filter(|_| remembered);
        if let Some(Entry { score, depth: deep, bound, .. }) = known {
            let score = out_of_table(score, ply);
            let proven = score.abs() > Score::PROVEN;
            let decides = match bound {
                Bound::Exact => !PV || proven,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            // What is proven is true at every depth; in the line that is told, moves are wanted.
            if decides && !PV && (deep >= depth || proven && is_proof(score, bound)) {
                return Ok(score);
            }
        }
        let first = known.map_or(0, |entry| entry.best);
        if first == 0 && depth >= 4 && self.has(Part::Unknown) {
            depth -= 1;
        }

        self.add_up(place);
        // Where a proof is asked for, nothing may be passed over.
        let judges = beta.abs() < Score::JUDGED && alpha.abs() < Score::JUDGED;
        let calm = !PV && !threatened && judges;
        let judged = if calm { self.judge(place) } else { 0 };
        if calm {
            // So good that a few plies hardly spoil it.
            if depth <= 4 && judged - 150 * depth >= beta && self.has(Part::FarAbove) {
                return Ok(judged);
            }
            // Who may even pass and is well off is well off.
            let passed_before = self.made[place] == 0 && place > 0;
            if depth >= 3
                && judged >= beta
                && !passed_before
                && self.has(Part::Pass)
                && position.passed().can_move(self.rules)
            {
                let reduced = depth - 3 - depth / 4;
                self.enter(&position.passed(), 0, true);
                let score = self.node::<false>(reduced, -beta, 1 - beta, &[]);
                self.leave();
                let score = -score?;
                if score >= beta && score < Score::PROVEN {
                    return Ok(score);
                }
            }
        }

        let base = self.moves.len();
        self.list(&position, first, place);
        if place < SYMMETRIC && self.stood_twice.is_empty() && self.has(Part::Symmetry) {
            self.fold(&position, base, first, without);
        }
        let searched =
            self.go_through::<PV>(&position, depth, (alpha, beta), judged, calm, base, without);
        self.moves.truncate(base);
        let (best, best_move) = searched?;
        if without.is_empty() {
            let bound = match best {
                best if best >= beta => Bound::AtLeast,
                best if best <= alpha => Bound::AtMost,
                _ => Bound::Exact,
            };
            let score = into_table(best, ply);
            self.table.put(key, Entry { score, depth, bound, best: best_move });
        }
        Ok(best)
    }

    #[allow(clippy::too_many_arguments)] // what a node knows when it looks at its moves
    fn go_through<const PV: bool>(
        &mut self,
        position: &Position<B>,
        depth: i32,
        (mut alpha, beta): (i32, i32),
        judged: i32,
        calm: bool,
        base: usize,
        without: &[PackedMove],
    ) -> Result<(i32, PackedMove), Stopped> {
        let place = self.ply();
        let ply = place as i32;
        let strikes = position.strikes(self.rules);
        // Without a move a side has lost.
        let (mut best, mut best_move) = (ply - Score::WIN, 0);
        let mut passed_over = false;
        let mut looked = 0;
        for next in base..self.moves.len() {
            let mv = self.next_best(next);
            // What the others are worth is asked, and kept nowhere.
            if without.contains(&mv) {
                continue;
            }
            let (from, to) = (B::Word::bit(from_of(mv)), B::Word::bit(to_of(mv)));
            let quiet = !strikes.meets(to);
            // Late quiet moves near the horizon of a position that is badly off.
            if calm && quiet && looked > 0 && best > -Score::PROVEN {
                let late = looked > 5 + 3 * depth * depth;
                let hopeless = depth <= 3 && judged + 150 + 150 * depth <= alpha;
                let late = late && depth <= 3 && self.has(Part::Late);
                if late || hopeless && self.has(Part::Hopeless) {
                    passed_over = true;
                    continue;
                }
            }
            let played = position.play_unchecked(self.rules, from, to);
            looked += 1;
            let score = if played.ending.is_some() {
                // On the board a move ends the game only in favour of who made it.
                Score::WIN - ply - 1
            } else if !played.captures() && self.stood_twice.binary_search(&played.after).is_ok() {
                ply + 1 - Score::WIN
            } else {
                if PV {
                    // What another move left here is not how this one goes on.
                    self.lines[place + 1].0.clear();
                }
                self.enter(&played.after, mv, played.captures());
                let late = quiet && (calm || PV && alpha.abs() < Score::JUDGED);
                let score = self.child::<PV>(depth, alpha, beta, looked, late, mv);
                self.leave();
                score?
            };
            if score > best {
                (best, best_move) = (score, mv);
                if score > alpha {
                    alpha = score;
                    if PV {
                        let (line, rest) = self.lines.split_at_mut(place + 1);
                        let line = &mut line[place].0;
                        line.clear();
                        line.push(mv);
                        if played.ending.is_none() {
                            line.extend(&rest[0].0);
                        }
                    }
                }
            }
            if alpha >= beta {
                if quiet {
                    self.reward(position.to_move(), mv, depth, base..next);
                }
                break;
            }
        }
        if passed_over && best < -Score::JUDGED {
            best = -Score::JUDGED;
        }
        Ok((best, best_move))
    }

    /// Brings the best of the moves that are left to this place of the list.
    fn next_best(&mut self, next: usize) -> PackedMove {
        // In two goes, each without a branch that cannot be guessed.
        let left = &self.moves[next..];
        let most = left.iter().fold(i32::MIN, |most, it| most.max(it.rank));
        let place_of_best = next + left.iter().position(|it| it.rank == most).unwrap_or(0);
        self.moves.swap(next, place_of_best);
        self.moves[next].mv
    }

    /// The worth of the move that was just made.
    fn child<const PV: bool>(
        &mut self,
        depth: i32,
        alpha: i32,
        beta: i32,
        looked: i32,
        late: bool,
        mv: PackedMove,
    ) -> Result<i32, Stopped> {
        if looked == 1 {
            return self.node::<PV>(depth - 1, -beta, -alpha, &[]).map(|score| -score);
        }
        let mut reduced = 0;
        if late && depth >= 3 && looked > 3 && self.has(Part::Reductions) {
            let (depth, looked) = (depth as u32, looked as u32);
            reduced = (depth.ilog2() * looked.ilog2()) as i32 * 2 / 5;
            if self.history[self.place_of(mv)] > 2_000 {
                reduced -= 1;
            }
            if PV {
                reduced -= 1;
            }
            reduced = reduced.clamp(0, depth as i32 - 2);
        }
        let mut score = -self.node::<false>(depth - 1 - reduced, -alpha - 1, -alpha, &[])?;
        if score > alpha && reduced > 0 {
            score = -self.node::<false>(depth - 1, -alpha - 1, -alpha, &[])?;
        }
        if PV && score > alpha && score < beta {
            score = -self.node::<PV>(depth - 1, -beta, -alpha, &[])?;
        }
        Ok(score)
    }

    /// Goes on only while there is a threat to be answered or something to be captured, until the position
    /// can be judged as it stands.
    fn quiet(&mut self, mut alpha: i32, beta: i32, left: i32) -> Result<i32, Stopped> {
        let place = self.ply();
        let ply = place as i32;
        let position = self.way[place];
        if !position.can_move(self.rules) {
            return Ok(ply - Score::WIN);
        }
        self.add_up(place);
        let judged = self.judge(place);
        let left = if self.has(Part::Captures) { left } else { 0 };
        if judged >= beta || left == 0 || place >= FURTHEST {
            return Ok(judged);
        }
        alpha = alpha.max(judged);
        let mut best = judged;
        let base = self.moves.len();
        let strikes = position.strikes(self.rules);
        position.for_each_piece(self.rules, |from, targets| {
            let captures = (targets & strikes).singles();
            self.moves.extend(captures.map(|to| Ranked { mv: pack(from, to), rank: 0 }));
        });
        if let Some(eyes) = self.eyes {
            let seen = self.notice(eyes, &position, base);
            self.moves.truncate(seen);
        }
        for next in base..self.moves.len() {
            let mv = self.moves[next].mv;
            let (from, to) = (B::Word::bit(from_of(mv)), B::Word::bit(to_of(mv)));
            let played = position.play_unchecked(self.rules, from, to);
            if !played.captures() {
                continue;
            }
            let score = if played.ending.is_some() {
                Score::WIN - ply - 1
            } else {
                self.enter(&played.after, mv, true);
                let score = self.reply(alpha, beta, left - 1);
                self.leave();
                match score {
                    Ok(score) => score,
                    Err(stopped) => {
                        self.moves.truncate(base);
                        return Err(stopped);
                    }
                }
            };
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        self.moves.truncate(base);
        Ok(best)
    }

    /// The worth of a capture that was just made, for who made it.
    fn reply(&mut self, alpha: i32, beta: i32, left: i32) -> Result<i32, Stopped> {
        self.count()?;
        let place = self.ply();
        let position = self.way[place];
        if self.wins_at_once(&position) {
            return Ok(-(Score::WIN - place as i32 - 1));
        }
        self.quiet(-beta, -alpha, left).map(|score| -score)
    }

    /// Whether wins are also looked for by proofs alone; who overlooks moves proves nothing.
    pub fn looks_twice(&self) -> bool {
        self.has(Part::SecondLook) && self.eyes.is_none()
    }

    fn has(&self, part: Part) -> bool {
        !self.without.has(part)
    }

    /// What the pieces at a place of the way add up to. The places before it were added up before.
    fn add_up(&mut self, place: usize) {
        if !self.has(Part::Network) {
            return;
        }
        let position = &self.way[place];
        self.sums[place] = match place {
            0 => self.network.fresh(self.rules, position),
            _ => {
                let (before, sum) = (&self.way[place - 1], &self.sums[place - 1]);
                self.network.follow(self.rules, before, sum, position)
            }
        };
    }

    /// What the position at a place of the way that was added up is worth to the side to move, as it stands.
    fn judge(&self, place: usize) -> i32 {
        let position = &self.way[place];
        match self.has(Part::Network) {
            true => self.network.judge(self.rules, position, &self.sums[place]),
            false => evaluate(self.rules, position),
        }
    }

    fn wins_at_once(&self, position: &Position<B>) -> bool {
        let winning = position.winning_squares(self.rules);
        !winning.is_empty() && self.eyes.is_none_or(|eyes| self.sees_win(eyes, position))
    }

    fn sees_win(&self, eyes: Eyes, position: &Position<B>) -> bool {
        let scene = self.scene(position);
        let mut seen = false;
        position.for_each_piece(self.rules, |from, targets| {
            let may = position.to_move() == Side::Vikings || from == scene.king;
            let mut wins = (targets & scene.winning).singles();
            seen |= may && wins.any(|to| eyes.notice(&scene, pack(from, to)));
        });
        seen
    }

    fn scene(&self, position: &Position<B>) -> Scene<B> {
        let ply = self.ply();
        Scene {
            king: position.king_alone(),
            strikes: position.strikes(self.rules),
            winning: position.winning_squares(self.rules),
            last: to_of(self.made[ply]),
            ply,
        }
    }

    /// Puts the moves of a list that are seen before the others, and tells where those begin.
    fn notice(&mut self, eyes: Eyes, position: &Position<B>, base: usize) -> usize {
        let scene = self.scene(position);
        let mut kept = base;
        for next in base..self.moves.len() {
            if eyes.notice(&scene, self.moves[next].mv) {
                self.moves.swap(kept, next);
                kept += 1;
            }
        }
        kept
    }

    /// A move that wins at once, where there is one.
    fn winning_move(&self, position: &Position<B>) -> PackedMove {
        let winning = position.winning_squares(self.rules);
        let king = position.king_alone();
        let celts = position.to_move() == Side::Celts;
        let mut found = 0;
        position.for_each_piece(self.rules, |from, targets| {
            if let (false, Some(to)) = (celts && from != king, (targets & winning).singles().next())
            {
                found = pack(from, to);
            }
        });
        found
    }

    /// Lists the moves with how early each is looked at.
    fn list(&mut self, position: &Position<B>, first: PackedMove, place: usize) {
        let base = self.moves.len();
        let strikes = position.strikes(self.rules);
        let king = position.king_alone();
        let [killer, other] = self.killers[place];
        let side = side_index(position.to_move());
        let before = to_of(self.made[place]) as usize;
        let (history, follow) = (&self.history, &self.follow);
        let (killer, other) = if self.has(Part::Killers) { (killer, other) } else { (0, 0) };
        let (learns, follows) = (self.has(Part::History), self.has(Part::FollowUps));
        let moves = &mut self.moves;
        position.for_each_piece(self.rules, |from, targets| {
            let at = from.first();
            for to in targets.singles() {
                let goes = to.first();
                let mv = (at << 7 | goes) as PackedMove;
                let rank = if mv == first {
                    1 << 30
                } else if strikes.meets(to) {
                    1 << 20
                } else if mv == killer {
                    (1 << 18) + 1
                } else if mv == other {
                    1 << 18
                } else {
                    let behind = (side * SQUARES + before) * SQUARES + goes as usize;
                    let place = side * SQUARES * SQUARES + usize::from(mv);
                    (if learns { history[place] } else { 0 })
                        + (if follows { follow[behind] } else { 0 })
                        + if from == king { 200 } else { 0 }
                };
                moves.push(Ranked { mv, rank });
            }
        });
        if let Some(eyes) = self.eyes {
            // Whoever sees none looks again: to have no move would be to lose.
            let seen = self.notice(eyes, position, base);
            self.moves.truncate(if seen > base { seen } else { usize::MAX });
        }
    }

    /// Leaves one of the moves that are images of each other, where the position is its own image.
    fn fold(
        &mut self,
        position: &Position<B>,
        base: usize,
        first: PackedMove,
        without: &[PackedMove],
    ) {
        let seed = self.seed;
        let luck = |mv: PackedMove| mixed(u64::from(mv) ^ mixed(seed));
        let stays = |mv: PackedMove| mv == first || without.contains(&mv);
        for way in position.symmetries() {
            let image = |mv: PackedMove| {
                let turned = way.of_move::<B>(unpack::<B>(mv));
                let index = |square| B::index(square).unwrap_or_default();
                (index(turned.from) << 7 | index(turned.to)) as PackedMove
            };
            let mut next = base;
            while next < self.moves.len() {
                let mv = self.moves[next].mv;
                let other = image(mv);
                // A move that is known already stays; of others it is the seed's choice.
                let later = !stays(mv) && (stays(other) || luck(other) < luck(mv));
                if later && self.moves[base..].iter().any(|listed| listed.mv == other) {
                    self.moves.swap_remove(next);
                } else {
                    next += 1;
                }
            }
        }
    }

    fn place_of(&self, mv: PackedMove) -> usize {
        // The side that has just moved here is the one that waits.
        let side = side_index(!self.way[self.ply()].to_move());
        side * SQUARES * SQUARES + usize::from(mv)
    }

    /// Remembers a quiet move that was good, and those before it that were not.
    fn reward(&mut self, side: Side, mv: PackedMove, depth: i32, before: std::ops::Range<usize>) {
        let place = self.ply();
        let killers = &mut self.killers[place];
        if killers[0] != mv {
            *killers = [mv, killers[0]];
        }
        let side = side_index(side);
        let came_to = to_of(self.made[place]) as usize;
        let bonus = (depth * depth * 8).min(1_200);
        let mut change = |mv: PackedMove, bonus: i32| {
            let own = &mut self.history[side * SQUARES * SQUARES + usize::from(mv)];
            *own += bonus - *own * bonus.abs() / 16_384;
            let behind =
                &mut self.follow[(side * SQUARES + came_to) * SQUARES + to_of(mv) as usize];
            *behind += bonus - *behind * bonus.abs() / 16_384;
        };
        change(mv, bonus);
        for other in before {
            change(self.moves[other].mv, -bonus);
        }
    }
}

/// Small numbers for all moves, each seed others.
fn noise(seed: u64) -> Vec<i32> {
    let small = |place: u64| (mixed(seed.wrapping_add(place)) >> 58) as i32;
    (0..2 * (SQUARES * SQUARES) as u64)
        .map(|place| if seed == 0 { 0 } else { small(place) })
        .collect()
}

fn side_index(side: Side) -> usize {
    match side {
        Side::Vikings => 0,
        Side::Celts => 1,
    }
}

/// Whether a bound proves what its score says.
fn is_proof(score: i32, bound: Bound) -> bool {
    match bound {
        Bound::Exact => true,
        Bound::AtLeast => score > 0,
        Bound::AtMost => score < 0,
    }
}
