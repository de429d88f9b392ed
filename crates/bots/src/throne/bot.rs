//! A bot that plays turns as well as they can be played, for what its judge thinks of the cards.

use std::sync::Arc;

use ardri_throne::{
    Action, Advice, Aim, Chart, Current, Dice, Die, Face, Line, LineNumber, Move, Odds, Plan,
};

use crate::throne::judge::{Insight, Judge, Table};
use crate::throne::sight::Sight;
use crate::throne::win::Beliefs;

/// A player of The High Throne.
#[derive(Debug)]
pub struct Bot {
    pub(crate) table: Arc<Table>,
    pub(crate) judge: Judge,
    pub(crate) insight: Insight,
    pub(crate) odds: Odds,
    plan: Option<Planned>,
}

/// The plan of a turn, and what it was made for.
pub(crate) type Planned = (Sight, Plan);

impl Bot {
    /// A bot that knows a deck.
    #[must_use]
    pub fn new(table: Arc<Table>, judge: Judge) -> Self {
        let insight = Insight { beliefs: Beliefs::new(&table.deck), seed: 0 };
        Self { table, judge, insight, odds: Odds::new(), plan: None }
    }

    /// The same bot with what it knows beyond what it sees.
    pub(crate) fn knowing(self, insight: Insight) -> Self {
        Self { insight, ..self }
    }

    /// The same bot with a plan that it has made before, and what somebody has worked out.
    pub(crate) fn going_on(self, plan: Option<Planned>, odds: Odds) -> Self {
        Self { odds, plan, ..self }
    }

    /// What another bot needs to go on for this one.
    pub(crate) fn pause(self) -> (Option<Planned>, Odds) {
        (self.plan, self.odds)
    }

    /// What it does when its seat has to act; nothing if there is nothing to do.
    pub fn choose(&mut self, sight: &Sight) -> Option<Action> {
        match (&sight.current, sight.drawn) {
            (Some(Current { roll: Some(roll), target: Some(target), .. }), _) => {
                self.go_on(sight, *target, roll)
            }
            (Some(Current { roll: Some(roll), .. }), _) => self.open(sight, roll),
            (Some(_), _) => Some(Action::Die(self.best_die(sight))),
            (None, Some(drawn)) if sight.kept.is_none() => {
                let kept = self.judge.keep(&self.table, sight, drawn);
                let kept = &self.table.deck.objectives()[usize::from(kept)];
                Some(Action::Keep(kept.id.as_str().into()))
            }
            // A fair toss takes nothing away from anyone, and a throne is not made for two.
            (None, _) => Some(Action::ThumbWar(true)),
        }
    }

    /// More dice are never worse, and the red one is the best.
    fn best_die(&self, sight: &Sight) -> Option<Die> {
        let held = sight.held[sight.seat.index()].iter();
        held.filter_map(|card| self.table.deck.cards()[card].die).max()
    }

    /// The first fill, or a die set aside before it.
    fn open(&mut self, sight: &Sight, roll: &Dice) -> Option<Action> {
        // A plan serves the whole turn, and the next one if nothing has changed until then.
        let known = |(planned, _): &(Sight, Plan)| {
            let enough =
                |turn: Current| turn.standard >= roll.count() && (turn.red || roll.red.is_none());
            Sight { current: planned.current, ..*sight } == *planned
                && planned.current.is_some_and(enough)
        };
        if !self.plan.as_ref().is_some_and(known) {
            self.plan = Some((*sight, self.make_plan(sight, roll)));
        }
        let (_, plan) = self.plan.as_ref()?;
        match self.table.chart.advice(plan, roll).0 {
            Advice::Aside => aside(roll),
            Advice::AsideRed => roll.red.map(Action::AsideRed),
            Advice::Fill(entry) => {
                let card = (0..self.table.deck.cards().len()).find(|card| {
                    [false, true].map(|steal| Chart::entry(*card, steal)).contains(&entry)
                })?;
                self.fill(sight, card, roll)
            }
        }
    }

    pub(crate) fn make_plan(&self, sight: &Sight, roll: &Dice) -> Plan {
        let worths = self.judge.worths(&self.table, sight, &self.insight);
        let worths = worths.into_iter().enumerate().filter(|(_, worth)| *worth > 0.0);
        let aim =
            |(card, value)| Aim { entry: Chart::entry(card, sight.owner(card).is_some()), value };
        self.table.chart.plan(worths.map(aim).collect(), roll.count(), roll.red.is_some())
    }

    /// A turn whose card has been chosen.
    fn go_on(&mut self, sight: &Sight, card: usize, roll: &Dice) -> Option<Action> {
        let (_, lines) = self.open_lines(sight, card);
        match self.odds.best(&lines, roll).0 {
            Move::Fill { .. } => self.fill(sight, card, roll),
            Move::Aside => aside(roll),
            Move::AsideRed => roll.red.map(Action::AsideRed),
        }
    }

    /// The fill of a card that leaves the best chance.
    fn fill(&mut self, sight: &Sight, card: usize, roll: &Dice) -> Option<Action> {
        let (places, lines) = self.open_lines(sight, card);
        let mut best: Option<(f64, Move)> = None;
        self.odds.each_move(&lines, roll, |mv, chance| {
            let fills = matches!(mv, Move::Fill { .. });
            if fills && best.is_none_or(|(known, _)| chance > known) {
                best = Some((chance, mv));
            }
        });
        let Some((_, Move::Fill { line, standard, red })) = best else { return None };
        let mut dice = None;
        lines[line].ways(roll, &mut |way| {
            if way.count() == standard && way.red.is_some() == red {
                dice.get_or_insert(way);
            }
        });
        let line = self.line_number(card, places[line]);
        let id = self.table.deck.cards()[card].id.as_str().into();
        Some(Action::Fill { card: id, line, dice: dice? })
    }

    /// What the line at a place of a card is called.
    pub(crate) fn line_number(&self, card: usize, place: usize) -> LineNumber {
        match place == self.table.deck.cards()[card].steal_line() {
            true => LineNumber::Steal,
            false => LineNumber::Printed(place as u8 + 1),
        }
    }

    /// The lines of a card that are still to be filled, and their places on it.
    pub(crate) fn open_lines(&self, sight: &Sight, card: usize) -> (Vec<usize>, Vec<Line>) {
        let printed = &self.table.deck.cards()[card];
        let steal = sight.owner(card).is_some();
        let count = printed.steal_line() + usize::from(steal);
        let begun = sight.current.filter(|current| current.target == Some(card));
        let lines = printed.lines[..count].iter().copied().enumerate();
        lines.filter(|(place, _)| !begun.is_some_and(|turn| turn.filled.contains(*place))).unzip()
    }
}

/// Sets a standard die aside. All are alike before the next roll, so one goes that looks the least.
fn aside(roll: &Dice) -> Option<Action> {
    let dull = [Face::Spear1, Face::Spear2, Face::Knot, Face::Tree, Face::Spiral, Face::Spear3];
    let face = dull.into_iter().find(|face| roll.standard[face.index()] > 0)?;
    Some(Action::Aside(face))
}
