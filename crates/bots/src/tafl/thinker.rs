//! A player of tafl by the engine.

use ardri_engine::{Analysis, Engine, Score, book_move, wins_in_100};
use ardri_tafl::{Action, Board, Event, Move, Position, Rule, Rules, Tafl, View};
use rand_xoshiro::rand_core::Rng;

use crate::bot::{Bot, Budget, Opinion};
use crate::luck::Luck;
use crate::persona::most_liked;
use crate::tafl::Strength;

/// A bot that plays what the engine finds.
#[derive(Clone, Debug)]
pub struct Thinker {
    strength: Strength,
    /// Decides what is overlooked, and among moves that look equally good, so that games differ.
    luck: Luck,
}

impl Thinker {
    /// A player whose luck a number fixes.
    #[must_use]
    pub fn new(strength: Strength, seed: u64) -> Self {
        Self { strength, luck: Luck::new(seed) }
    }
}

impl<B: Board> Bot<Tafl<B>> for Thinker {
    fn hear(&mut self, _: &Event) {
        self.luck.turn();
    }

    fn choose(&mut self, view: &View<B>, legal: &[Action], budget: Budget<'_>) -> Action {
        let mut search = Searching::new(self, view, legal, budget);
        if let Some(known) = search.known() {
            return known;
        }
        let best = search.search(1).best().map(Action::Move);
        best.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }

    fn consider(
        &mut self,
        view: &View<B>,
        legal: &[Action],
        budget: Budget<'_>,
    ) -> Vec<Opinion<Action>> {
        Searching::new(self, view, legal, budget).opinions(COMPARED)
    }

    fn choose_by_liking(
        &mut self,
        view: &View<B>,
        legal: &[Action],
        budget: Budget<'_>,
        liking: &dyn Fn(&Action) -> f64,
    ) -> Action {
        let mut search = Searching::new(self, view, legal, budget);
        if let Some(known) = search.known() {
            return known;
        }
        let opinions = search.opinions(COMPARED_IN_PLAY);
        most_liked(&opinions, liking).copied().unwrap_or(legal[0])
    }
}

/// How many moves are compared for a hint.
const COMPARED: usize = 5;
/// How many are by a leaning: each costs depth.
const COMPARED_IN_PLAY: usize = 2;

/// A search for one decision.
struct Searching<'a, B: Board> {
    strength: Strength,
    view: &'a View<B>,
    legal: &'a [Action],
    budget: Budget<'a>,
    rules: Rules,
    luck: u64,
    engine: Engine<B>,
}

impl<'a, B: Board> Searching<'a, B> {
    fn new(
        thinker: &mut Thinker,
        view: &'a View<B>,
        legal: &'a [Action],
        budget: Budget<'a>,
    ) -> Self {
        let strength = thinker.strength;
        let rules: Rules = view.rules.iter().filter_map(|name| name.parse::<Rule>().ok()).collect();
        let luck = thinker.luck.rng().next_u64();
        let engine = Engine::new(rules, strength.table);
        Self { strength, view, legal, budget, rules, luck, engine }
    }

    /// What the opening book says, for whoever knows it.
    fn known(&self) -> Option<Action> {
        if !self.strength.book {
            return None;
        }
        let known = book_move(self.rules, &self.view.position, self.luck).map(Action::Move);
        known.filter(|known| self.legal.contains(known))
    }

    fn search_at(&mut self, position: &Position<B>, lines: usize) -> Analysis {
        let limits = self.strength.limits(self.budget).seed(self.luck | 1).lines(lines);
        self.engine.search(position, &self.view.stood_twice, limits, |_| ())
    }

    fn search(&mut self, lines: usize) -> Analysis {
        self.search_at(&self.view.position, lines)
    }

    /// What so many of the best moves are worth, and each that was asked about if it is not more than that.
    fn opinions(&mut self, lines: usize) -> Vec<Opinion<Action>> {
        let mut opinions: Vec<_> = self
            .search(lines)
            .lines
            .iter()
            .filter_map(|(score, line)| {
                let action = Action::Move(*line.first()?);
                let asked = self.legal.contains(&action);
                asked.then(|| Opinion { action, chance: chance(*score) })
            })
            .collect();
        if self.legal.len() <= lines {
            for action in self.legal {
                let known = opinions.iter().any(|opinion| opinion.action == *action);
                if let Action::Move(mv) = action
                    && !known
                    && let Some(chance) = self.chance_after(*mv)
                {
                    opinions.push(Opinion { action: *action, chance });
                }
            }
            opinions.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        }
        opinions
    }

    /// What a move is worth by a search behind it.
    fn chance_after(&mut self, mv: Move) -> Option<f64> {
        let played = self.view.position.play(self.rules, mv).ok()?;
        let after = played.after;
        // What a move ends on the board, it wins.
        if played.ending.is_some() {
            return Some(1.0);
        }
        if self.view.stood_twice.contains(&after) {
            return Some(0.0);
        }
        let found = self.search_at(&after, 1);
        // Who cannot move has lost.
        found.best().map_or(Some(1.0), |_| Some(1.0 - chance(found.score())))
    }
}

/// The share of games that are won from a position of that worth. The nearer win is worth a little more, and so
/// is the later loss.
fn chance(score: Score) -> f64 {
    const PLY: f64 = 1e-5;
    match (score.wins_in(), score.loses_in(), score.judged()) {
        (Some(plies), ..) => 1.0 - PLY * f64::from(plies),
        (_, Some(plies), _) => PLY * f64::from(plies),
        (.., judged) => wins_in_100(judged.unwrap_or_default()) / 100.0,
    }
}
