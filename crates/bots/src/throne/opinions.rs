//! What a bot thinks of all that its seat may do.

use ardri_throne::{Action, Aim, Chart, Current, Dice, Die, SEVEN};

use crate::bot::Opinion;
use crate::throne::bot::Bot;
use crate::throne::judge::Judge;
use crate::throne::sight::Sight;
use crate::throne::win::thought::{Thought, think};

impl Bot {
    /// The chance to win that each of `legal` leaves, the best first, which is what it would do. Only those
    /// who weigh their chance to win know it, and a thumb war is no better than it is fair.
    pub fn consider(&mut self, sight: &Sight, legal: &[Action]) -> Vec<Opinion<Action>> {
        let sees_the_end = match self.judge {
            Judge::Middle => false,
            Judge::Win => true,
            _ => return Vec::new(),
        };
        let of = |action: &Action, chance: f64| Opinion { action: action.clone(), chance };
        let mut opinions: Vec<Opinion<Action>> = match sight.current {
            None => {
                let chances = &self.table.prospects(sight.seats).chances;
                let kept = legal.iter().filter_map(|action| match action {
                    Action::Keep(id) => {
                        Some(of(action, chances[self.table.deck.objective(id.as_str())?]))
                    }
                    _ => None,
                });
                kept.collect()
            }
            Some(turn) => {
                let thought = think(&self.table, sight, &self.insight, sees_the_end);
                let plan = turn.roll.map(|roll| self.make_plan(sight, &roll));
                let aside =
                    |standard, red| plan.as_ref().map_or(0.0, |plan| plan.worth(standard, red));
                let weighed = legal.iter().filter_map(|action| {
                    let gain = self.gain(sight, &turn, &thought, action, &aside)?;
                    Some(of(action, (thought.now + gain).clamp(0.0, 1.0)))
                });
                weighed.collect()
            }
        };
        opinions.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        let chosen = self.choose(sight);
        let place = opinions.iter().position(|opinion| Some(&opinion.action) == chosen.as_ref());
        if let Some(place) = place {
            opinions[..=place].rotate_right(1);
        }
        opinions
    }

    /// What an action of a turn adds to the chance with nothing gained; `aside` is what is left of a turn
    /// without a target with so many dice.
    fn gain(
        &mut self,
        sight: &Sight,
        turn: &Current,
        thought: &Thought,
        action: &Action,
        aside: &dyn Fn(u8, bool) -> f64,
    ) -> Option<f64> {
        let fewer = turn.standard.saturating_sub(1);
        let hand = match action {
            Action::Die(die) => {
                let (standard, red) = match die {
                    None => (SEVEN, false),
                    Some(Die::Extra) => (SEVEN + 1, false),
                    Some(Die::Red) => (SEVEN, true),
                };
                let worths = thought.worths.iter().enumerate();
                let aims = worths.map(|(card, value)| Aim {
                    entry: Chart::entry(card, sight.owner(card).is_some()),
                    value: *value,
                });
                return Some(self.table.chart.expected(aims.collect(), standard, red));
            }
            Action::Fill { card, line, dice } => {
                let card = self.table.deck.card(card.as_str())?;
                let (places, mut lines) = self.open_lines(sight, card);
                let place =
                    places.iter().position(|place| self.line_number(card, *place) == *line)?;
                lines.remove(place);
                let Dice { red, .. } = dice;
                let (standard, red) = (turn.standard - dice.count(), turn.red && red.is_none());
                return Some(thought.worths[card] * self.odds.chance(&lines, standard, red));
            }
            Action::Aside(_) => (fewer, turn.red),
            Action::AsideRed(_) => (turn.standard, false),
            _ => return None,
        };
        Some(match turn.target {
            None => aside(hand.0, hand.1),
            Some(card) => {
                let (_, lines) = self.open_lines(sight, card);
                thought.worths[card] * self.odds.chance(&lines, hand.0, hand.1)
            }
        })
    }
}
