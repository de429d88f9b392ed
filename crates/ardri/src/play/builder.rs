//! The way to an action: step by step from choices, or typed.

use ardri_core::NextStep;

use super::game_ui::GameUi;

/// How far somebody has come on the way to an action: what is legal, and the steps that were taken. Every
/// game has its own steps, and says what they leave open.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Builder<G: GameUi> {
    legal: Vec<G::Action>,
    pub(crate) chosen: Vec<G::Pick>,
}

impl<G: GameUi> Builder<G> {
    /// Begins with all legal actions.
    pub(crate) fn new(legal: Vec<G::Action>) -> Self {
        Self { legal, chosen: Vec::new() }
    }

    /// What can be chosen now; nothing when the action is ready.
    pub(crate) fn picks(&self) -> Vec<G::Pick> {
        match G::ask(&self.legal, &self.chosen) {
            NextStep::Choose { picks } => picks,
            NextStep::Ready(_) | NextStep::Nothing => Vec::new(),
        }
    }

    /// The action, if nothing is left to choose.
    pub(crate) fn ready(&self) -> Option<G::Action> {
        match G::ask(&self.legal, &self.chosen) {
            NextStep::Ready(action) => Some(action),
            NextStep::Choose { .. } | NextStep::Nothing => None,
        }
    }

    /// The first action to which the steps may lead.
    pub(crate) fn first(&self) -> Option<G::Action> {
        self.ready().or_else(|| self.after(self.picks().get(..1)?).first())
    }

    /// Takes the steps that lead to a legal action.
    pub(crate) fn lead_to(&mut self, action: &G::Action) {
        self.reset();
        let found = self.way_to(action);
        self.chosen = found.unwrap_or_default();
    }

    /// The steps, with those that were taken, that lead to an action.
    pub(crate) fn way_to(&self, action: &G::Action) -> Option<Vec<G::Pick>> {
        if self.ready().as_ref() == Some(action) {
            return Some(self.chosen.clone());
        }
        self.picks().into_iter().find_map(|pick| self.after(&[pick]).way_to(action))
    }

    /// The choice of that number.
    pub(crate) fn numbered(&self, line: &str) -> Option<G::Pick> {
        let wanted: usize = line.trim().parse().ok()?;
        let mut picks = self.picks().into_iter().enumerate();
        picks.find(|(place, pick)| G::number(pick, *place) == wanted).map(|(_, pick)| pick)
    }

    /// All legal actions.
    pub(crate) fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// The steps that were taken.
    pub(crate) fn chosen(&self) -> &[G::Pick] {
        &self.chosen
    }

    /// Takes a step, if it is one of those on offer.
    pub(crate) fn choose(&mut self, pick: &G::Pick) -> bool {
        let offered = self.picks().contains(pick);
        if offered {
            self.chosen.push(pick.clone());
        }
        offered
    }

    /// What steps would lead to; those that are not on offer are left out.
    pub(crate) fn after(&self, picks: &[G::Pick]) -> Self {
        let mut next = self.clone();
        for pick in picks {
            next.choose(pick);
        }
        next
    }

    /// Goes one step back; `false` if there is none.
    pub(crate) fn back(&mut self) -> bool {
        self.chosen.pop().is_some()
    }

    /// Begins again.
    pub(crate) fn reset(&mut self) {
        self.chosen.clear();
    }
}

/// What a typed line, or pointing at something, means on the way to an action.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Typed<P, A> {
    /// Steps; none, if whatever there was to do is done.
    Steps(Vec<P>),
    /// A whole action, which may be illegal.
    Whole(A),
    /// Something that cannot be done now; the rules say why not when this is tried.
    NotNow(A),
    /// Nothing that has to do with actions.
    Unknown,
}
