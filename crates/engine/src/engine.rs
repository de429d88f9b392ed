//! The engine: deepens a search until it may not, and tells what it has found so far.

use std::cmp::Reverse;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ardri_tafl::{Board, Move, Position, RuleBook, Rules, WithRules};

use crate::network::Network;
use crate::overlook::{Eyes, Overlook};
use crate::part::{Part, Parts};
use crate::score::Score;
use crate::search::{FURTHEST, Limit, PackedMove, Search, Stopped, unpack};
use crate::second_look::SecondLook;
use crate::table::Table;

/// How long a search goes on, and what it is to find.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    depth: u32,
    nodes: u64,
    stop: Option<&'a (dyn Fn() -> bool + Sync)>,
    enough: Option<&'a (dyn Fn() -> bool + Sync)>,
    lines: usize,
    threads: usize,
    seed: u64,
    without: Parts,
    overlook: Option<Overlook>,
}

impl<'a> Limits<'a> {
    /// To so many plies.
    #[must_use]
    pub fn depth(depth: u32) -> Self {
        Self {
            depth,
            nodes: u64::MAX,
            stop: None,
            enough: None,
            lines: 1,
            threads: 1,
            seed: 0,
            without: Parts::default(),
            overlook: None,
        }
    }

    /// For so many positions. By one thread the same search finds the same.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes, ..Self::depth(FURTHEST as u32) }
    }

    /// Until this says so, which is asked every few hundred positions.
    #[must_use]
    pub fn until(stop: &'a (dyn Fn() -> bool + Sync)) -> Self {
        Self { stop: Some(stop), ..Self::depth(FURTHEST as u32) }
    }

    /// Within so many plies and positions as well, whatever else ends the search.
    #[must_use]
    pub fn within(self, depth: u32, nodes: u64) -> Self {
        Self { depth: self.depth.min(depth), nodes: self.nodes.min(nodes), ..self }
    }

    /// Begins no further depth once this says so: what it would cost is seldom brought to an end.
    #[must_use]
    pub fn enough(self, enough: &'a (dyn Fn() -> bool + Sync)) -> Self {
        Self { enough: Some(enough), ..self }
    }

    /// For so many of the best moves instead of one.
    #[must_use]
    pub fn lines(self, lines: usize) -> Self {
        Self { lines: lines.max(1), ..self }
    }

    /// By so many threads at once, which share what they find. In a browser there is one.
    #[must_use]
    pub fn threads(self, threads: usize) -> Self {
        let most = if cfg!(target_family = "wasm") { 1 } else { 256 };
        Self { threads: threads.clamp(1, most), ..self }
    }

    /// With another choice among moves that look alike.
    #[must_use]
    pub fn seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// Without a part of the search, to see what it is good for.
    #[must_use]
    pub fn without(self, part: Part) -> Self {
        Self { without: self.without.with(part), ..self }
    }

    /// By a player who does not see everything, which the seed decides. Then nothing is told as proven.
    #[must_use]
    pub fn overlooking(self, overlook: Overlook) -> Self {
        Self { overlook: Some(overlook), ..self }
    }
}

/// What a search has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// How far it has looked in full.
    pub depth: u32,
    /// How many positions it has looked at.
    pub nodes: u64,
    /// The best moves, each with its worth and how the game would go on.
    pub lines: Vec<(Score, Vec<Move>)>,
}

impl Analysis {
    /// The best move; none where there is none.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.lines.first().and_then(|(_, line)| line.first().copied())
    }

    /// What the position is worth to the side to move.
    #[must_use]
    pub fn score(&self) -> Score {
        self.lines.first().map_or(Score::default(), |(score, _)| *score)
    }
}

/// A player for one set of rules, with what it remembers of the positions that it has looked at.
#[derive(Debug)]
pub struct Engine<B: Board> {
    rules: Rules,
    table: Table,
    network: Arc<Network>,
    board: PhantomData<B>,
}

impl<B: Board> Engine<B> {
    /// An engine with a table of at most so many bytes; of fewer where there is not so much memory.
    #[must_use]
    pub fn new(rules: Rules, bytes: usize) -> Self {
        Self { rules, table: Table::new(bytes), network: Network::of::<B>(), board: PhantomData }
    }

    /// The same engine with another network.
    #[must_use]
    pub fn with_network(self, network: Arc<Network>) -> Self {
        Self { network, ..self }
    }

    /// How many bytes the table has.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.table.bytes()
    }

    /// Forgets all positions.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Searches a position in which the game is not over. `stood_twice` are the positions that lose for
    /// whoever brings them about once more. Each depth that is done is told.
    pub fn search(
        &mut self,
        position: &Position<B>,
        stood_twice: &[Position<B>],
        limits: Limits<'_>,
        tell: impl FnMut(&Analysis),
    ) -> Analysis {
        self.table.begin();
        let shared = Shared::default();
        // A long game has many of them, and every move is looked up.
        let mut stood_twice = stood_twice.to_vec();
        stood_twice.sort_unstable();
        let stood_twice = &stood_twice;
        let (table, network) = (&self.table, &*self.network);
        let task = Task { table, network, position, stood_twice, limits, shared: &shared };
        B::specialise(self.rules, Run { task, tell })
    }
}

/// What the threads of a search tell each other besides the table.
#[derive(Default)]
struct Shared {
    /// The first of them has its answer.
    done: AtomicBool,
    /// How many positions the others have looked at.
    others: AtomicU64,
    /// The furthest depth that one of them has come to the end of; so far nobody need look any more.
    finished: AtomicU32,
    /// What that one has found.
    found: Mutex<Finding>,
}

/// What a search to some depth has found.
#[derive(Clone, Default)]
struct Finding {
    depth: u32,
    score: i32,
    line: Vec<PackedMove>,
}

impl Shared {
    fn found(&self) -> MutexGuard<'_, Finding> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn finished(&self) -> u32 {
        self.finished.load(Ordering::Relaxed)
    }

    /// Whoever comes furthest decides.
    fn tell(&self, finding: Finding) {
        let mut found = self.found();
        if finding.depth > found.depth {
            self.finished.store(finding.depth, Ordering::Relaxed);
            *found = finding;
        }
    }
}

struct Task<'a, B: Board> {
    table: &'a Table,
    network: &'a Network,
    position: &'a Position<B>,
    stood_twice: &'a [Position<B>],
    limits: Limits<'a>,
    shared: &'a Shared,
}

/// What the first ply takes at most where there is no time left: threats on both sides lead on and on.
const FIRST_PLY: u64 = 16_384;

/// When a thread stops.
struct Counted<'a> {
    limits: Limits<'a>,
    shared: &'a Shared,
    /// Whether it decides for all; the others end with it.
    leads: bool,
    /// The first ply is searched although there is no time left, so that there is a move; within reason.
    first: bool,
    /// The depth that it searches. It stops if another one has come so far.
    depth: u32,
    /// How many of its positions the others know of.
    told: u64,
}

impl Limit for Counted<'_> {
    fn is_over(&mut self, nodes: u64) -> bool {
        if self.depth <= self.shared.finished() {
            return true;
        }
        if !self.leads {
            self.shared.others.fetch_add(nodes - self.told, Ordering::Relaxed);
            self.told = nodes;
            return self.shared.done.load(Ordering::Relaxed);
        }
        if self.first && nodes < FIRST_PLY {
            return false;
        }
        let nodes = nodes + self.shared.others.load(Ordering::Relaxed);
        nodes >= self.limits.nodes || self.limits.stop.is_some_and(|stop| stop())
    }
}

impl<B: Board> Task<'_, B> {
    fn search<R: RuleBook>(
        &self,
        rules: R,
        leads: bool,
        seed: u64,
    ) -> Search<'_, B, R, Counted<'_>> {
        let limit = Counted {
            limits: self.limits,
            shared: self.shared,
            leads,
            first: leads,
            depth: u32::MAX,
            told: 0,
        };
        let known = (self.table, self.network);
        let parts = (seed, self.limits.without);
        let search = Search::new(rules, known, limit, self.stood_twice, parts);
        search.with_eyes(self.limits.overlook.map(|it| Eyes::new(it, self.limits.seed)))
    }

    /// How deep a search goes at most.
    fn furthest(&self) -> u32 {
        self.limits.depth.min(FURTHEST as u32 - 1)
    }

    /// Deepens until there is an answer, or no time left.
    fn lead<R: RuleBook>(&self, rules: R, mut tell: impl FnMut(&Analysis)) -> Analysis {
        let Limits { lines: wanted, seed, overlook, without: parts, .. } = self.limits;
        let mut search = self.search(rules, true, seed);
        let mut found = Analysis::default();
        let mut second = SecondLook::default();
        let mut depth = 0;
        while depth < self.furthest() {
            depth += 1;
            let mut lines: Vec<(Score, Vec<PackedMove>)> = Vec::new();
            for number in 0..wanted {
                let without: Vec<_> = lines.iter().map(|(_, line)| line[0]).collect();
                let guess = found.lines.get(number).map(|(score, _)| score.0);
                let guess = guess.filter(|_| !parts.has(Part::Window));
                // One line is enough to have a move.
                search.limit_mut().first = found.lines.is_empty() && lines.is_empty();
                // The others look for one line only.
                search.limit_mut().depth = if wanted == 1 { depth } else { u32::MAX };
                let searched = around(&mut search, self.position, depth as i32, guess, &without);
                match searched {
                    Ok(score) if !search.line().is_empty() => {
                        lines.push((Score(score), search.line().to_vec()));
                    }
                    _ => break,
                }
            }
            if let (1, [(score, line)]) = (wanted, lines.as_slice()) {
                self.shared.tell(Finding { depth, score: score.0, line: line.clone() });
            }
            if wanted == 1 && self.shared.finished() >= depth {
                let furthest = self.shared.found().clone();
                depth = furthest.depth;
                lines = vec![(Score(furthest.score), furthest.line)];
            }
            found.nodes = search.nodes + self.shared.others.load(Ordering::Relaxed);
            // What was not finished is worth less than what was.
            if lines.is_empty() || lines.len() < found.lines.len() {
                if found.lines.is_empty() {
                    found.lines.extend(self.at_hand(rules, search.line()));
                }
                break;
            }
            lines.sort_by_key(|(score, _)| Reverse(*score));
            let known = found.score();
            let lost = wanted == 1 && known.wins_in().is_some() && lines[0].0 < known;
            // A result that is nearer than the search looks comes no nearer.
            let plies = |score: Score| score.wins_in().or(score.loses_in());
            let over = |(score, _): &_| plies(*score).is_some_and(|plies| plies <= depth);
            let over = if lost { over(&(known, Vec::new())) } else { lines.iter().all(over) };
            let told = |score: Score| if overlook.is_some() { score.unproven() } else { score };
            let shown = |line: Vec<PackedMove>| -> Vec<Move> {
                line.into_iter().map(unpack::<B>).collect()
            };
            // What was proven stays proven, even if the table has forgotten it.
            if !lost {
                found.lines =
                    lines.into_iter().map(|(score, line)| (told(score), shown(line))).collect();
            }
            found.depth = depth;
            if !over && search.looks_twice() {
                search.limit_mut().depth = u32::MAX;
                let win = second.take(&mut search, self.position, found.score());
                // There may be a nearer one, so the first look goes on.
                if let Some((plies, line)) = win.filter(|_| wanted == 1) {
                    found.lines = vec![(Score::win(plies), shown(line))];
                }
                found.nodes = search.nodes + self.shared.others.load(Ordering::Relaxed);
            }
            tell(&found);
            if over {
                break;
            }
            if self.limits.enough.is_some_and(|enough| enough()) {
                break;
            }
        }
        self.shared.done.store(true, Ordering::Relaxed);
        found
    }

    /// Something to play where not even the first ply came to its end: what was best so far, or any move.
    fn at_hand<R: RuleBook>(&self, rules: R, line: &[PackedMove]) -> Option<(Score, Vec<Move>)> {
        let best = line.first().map(|mv| unpack::<B>(*mv));
        let mv = best.or_else(|| self.position.moves(rules).next())?;
        Some((Score::default(), vec![mv]))
    }

    /// Searches beside the one that leads, and leaves what it finds in the table; whoever is first to come
    /// to the end of a depth has found the answer for it.
    fn help<R: RuleBook>(&self, rules: R, number: u64) {
        let mut search = self.search(rules, false, self.limits.seed.wrapping_add(number).max(1));
        let window = !self.limits.without.has(Part::Window);
        while self.shared.finished() < self.furthest() && !self.shared.done.load(Ordering::Relaxed)
        {
            // Not all at the same depth, so that they find different things.
            let depth = self.shared.finished() + 1 + (number % 2) as u32;
            let depth = depth.min(self.furthest());
            let known = self.shared.found().clone();
            let guess = Some(known.score).filter(|_| window && known.depth > 0);
            search.limit_mut().depth = depth;
            let searched = around(&mut search, self.position, depth as i32, guess, &[]);
            if let (Ok(score), line @ [_, ..]) = (searched, search.line()) {
                self.shared.tell(Finding { depth, score, line: line.to_vec() });
            }
        }
    }
}

struct Run<'a, B: Board, T> {
    task: Task<'a, B>,
    tell: T,
}

impl<B: Board, T: FnMut(&Analysis)> WithRules for Run<'_, B, T> {
    type Output = Analysis;

    fn with<R: RuleBook>(self, rules: R) -> Analysis {
        let Self { task, tell } = self;
        if task.limits.threads == 1 {
            return task.lead(rules, tell);
        }
        let task = &task;
        std::thread::scope(|scope| {
            for number in 1..task.limits.threads as u64 {
                // With fewer threads than wanted it is a search as well.
                let help = move || task.help(rules, number);
                let _ = std::thread::Builder::new().spawn_scoped(scope, help);
            }
            task.lead(rules, tell)
        })
    }
}

/// Searches in a small window around what is expected, and in a larger one where that fails.
fn around<B: Board, R: RuleBook, L: Limit>(
    search: &mut Search<'_, B, R, L>,
    position: &Position<B>,
    depth: i32,
    guess: Option<i32>,
    without: &[PackedMove],
) -> Result<i32, Stopped> {
    const ALL: i32 = Score::WIN;
    let guess = guess.filter(|guess| depth >= 5 && guess.abs() < Score::JUDGED);
    let Some(guess) = guess else { return search.root(position, depth, (-ALL, ALL), without) };
    let (mut down, mut up) = (30, 30);
    loop {
        let (alpha, beta) = ((guess - down).max(-ALL), (guess + up).min(ALL));
        let score = search.root(position, depth, (alpha, beta), without)?;
        if score <= alpha && alpha > -ALL {
            down = if down > 500 { 2 * ALL } else { down * 3 };
        } else if score >= beta && beta < ALL {
            up = if up > 500 { 2 * ALL } else { up * 3 };
        } else {
            return Ok(score);
        }
    }
}
