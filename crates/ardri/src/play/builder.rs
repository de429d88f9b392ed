//! The way to an action: step by step from choices, or typed.

use std::fmt::Debug;

use super::game_ui::GameUi;
use super::scene::Scene;

/// How far somebody has come on the way to an action; every game has its own steps.
pub(crate) trait ActionBuilder<G: GameUi>: Clone + Debug + Default {
    /// One step.
    type Pick: Clone + Debug + PartialEq;

    /// Begins with all legal actions of whoever sees this.
    fn new(legal: Vec<G::Action>, view: &G::View) -> Self;

    /// What is legal, and the steps that were taken.
    fn steps(&self) -> &Steps<G::Action, Self::Pick>;

    /// The same, to take a step or to go back.
    fn steps_mut(&mut self) -> &mut Steps<G::Action, Self::Pick>;

    /// What can be chosen now; nothing when the action is ready.
    fn picks(&self) -> Vec<Self::Pick>;

    /// The action, if nothing is left to choose.
    fn ready(&self) -> Option<G::Action>;

    /// The first action to which the steps may lead.
    fn first(&self) -> Option<G::Action> {
        self.ready().or_else(|| self.after(self.picks().get(..1)?).first())
    }

    /// Takes the steps that lead to a legal action.
    fn lead_to(&mut self, action: &G::Action) {
        self.reset();
        let found = self.way_to(action);
        self.steps_mut().chosen = found.unwrap_or_default();
    }

    /// The steps, with those that were taken, that lead to an action.
    fn way_to(&self, action: &G::Action) -> Option<Vec<Self::Pick>> {
        if self.ready().as_ref() == Some(action) {
            return Some(self.chosen().to_vec());
        }
        self.picks().into_iter().find_map(|pick| self.after(&[pick]).way_to(action))
    }

    /// Reads a typed line: a choice by its number or name, or an action.
    ///
    /// # Errors
    /// Says what is wrong with an action that cannot be read.
    fn read(&self, line: &str, scene: &Scene<G>) -> Result<Typed<Self::Pick, G::Action>, String>;

    /// What to type for a choice.
    fn number(pick: &Self::Pick, place: usize) -> usize {
        let _ = pick;
        place + 1
    }

    /// The choice of that number.
    fn numbered(&self, line: &str) -> Option<Self::Pick> {
        let wanted: usize = line.trim().parse().ok()?;
        let mut picks = self.picks().into_iter().enumerate();
        picks.find(|(place, pick)| Self::number(pick, *place) == wanted).map(|(_, pick)| pick)
    }

    /// Where the cursor begins.
    fn start() -> usize {
        0
    }

    /// Where the cursor goes when an action is done; nowhere if it stays where it is.
    fn cursor_at(action: &G::Action) -> Option<usize> {
        let _ = action;
        None
    }

    /// Where the cursor goes from `cursor`, on a board that may be turned round; nowhere if there is
    /// nothing to go to.
    fn go(&self, cursor: usize, (_, down): (i32, i32), turned: bool) -> Option<usize> {
        let (_, choices) = (turned, self.picks().len());
        let by = usize::try_from(down.checked_rem_euclid(i32::try_from(choices).ok()?)?).ok()?;
        Some((cursor + by) % choices)
    }

    /// What it means to choose what is under the cursor.
    ///
    /// # Errors
    /// Says why it cannot be chosen.
    fn point(
        &mut self,
        cursor: usize,
        scene: &Scene<G>,
    ) -> Result<Pointed<Self::Pick, G::Action>, String> {
        let _ = scene;
        Ok(self.picks().get(cursor).cloned().map_or(Pointed::Done, Pointed::Step))
    }

    /// All legal actions.
    fn legal(&self) -> &[G::Action] {
        &self.steps().legal
    }

    /// The steps that were taken.
    fn chosen(&self) -> &[Self::Pick] {
        &self.steps().chosen
    }

    /// Takes a step, if it is one of those on offer.
    fn choose(&mut self, pick: &Self::Pick) -> bool {
        let offered = self.picks().contains(pick);
        if offered {
            self.steps_mut().chosen.push(pick.clone());
        }
        offered
    }

    /// What steps would lead to; those that are not on offer are left out.
    fn after(&self, picks: &[Self::Pick]) -> Self {
        let mut next = self.clone();
        for pick in picks {
            next.choose(pick);
        }
        next
    }

    /// Goes one step back; `false` if there is none.
    fn back(&mut self) -> bool {
        self.steps_mut().chosen.pop().is_some()
    }

    /// Begins again.
    fn reset(&mut self) {
        self.steps_mut().chosen.clear();
    }
}

/// What is legal, and the steps that were taken towards one of these actions.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Steps<A, P> {
    /// All legal actions.
    pub(crate) legal: Vec<A>,
    /// The steps.
    pub(crate) chosen: Vec<P>,
}

impl<A, P> Steps<A, P> {
    /// Begins with all legal actions.
    pub(crate) fn new(legal: Vec<A>) -> Self {
        Self { legal, chosen: Vec::new() }
    }
}

impl<A, P> Default for Steps<A, P> {
    fn default() -> Self {
        Self::new(Vec::new())
    }
}

/// What a typed line means on the way to an action.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Typed<P, A> {
    /// Steps.
    Steps(Vec<P>),
    /// A whole action, which may be illegal.
    Whole(A),
    /// Something that cannot be done now; the rules say why not when this is tried.
    NotNow(A),
    /// Nothing that has to do with actions.
    Unknown,
}

/// What pointing at something means on the way to an action.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Pointed<P, A> {
    /// A step.
    Step(P),
    /// A whole action, which may be illegal.
    Whole(A),
    /// Whatever there was to do is done.
    Done,
}
