//! The odds of a turn in a table.

use ardri_throne::{Asked, View, name};

use super::words::{card_name, dice_words, percent};
use crate::play::text::count;

/// The chance of every card that can still be gained this turn, a line each.
pub(crate) fn page(view: &View) -> Vec<String> {
    let Some(turn) = &view.turn else {
        return vec!["Nobody is on turn, so there are no odds.".into()];
    };
    let deck = view.options.the_deck();
    let whose = name(turn.seat);
    let dice = match view.asked {
        Asked::Die => "7 dice".into(),
        _ => dice_words(turn),
    };
    let from = if turn.roll.is_some() { "from this roll" } else { "before the roll" };
    let mut words =
        vec![format!("The chance of {whose} to gain each card this turn, {from} of {dice},")];
    words.push("going for that card alone as well as can be:".into());
    let width = turn.targets.iter().map(|aim| card_name(&deck, &aim.card).chars().count()).max();
    let width = width.unwrap_or(0);
    let mut aims: Vec<_> = turn.targets.iter().collect();
    aims.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    for aim in aims {
        let points = deck.card(&aim.card).map_or(0, |place| deck.cards()[place].points);
        let lines: Vec<String> = aim
            .open
            .iter()
            .map(|line| match line.chance {
                Some(chance) => format!("{} -> {}", line.needs, percent(chance)),
                None => line.needs.to_string(),
            })
            .collect();
        let steal = aim.from.map(|from| format!("  from {}", name(from))).unwrap_or_default();
        words.push(format!(
            "  {:width$} {:>6}  {:>9}  {}{steal}",
            card_name(&deck, &aim.card),
            percent(aim.chance),
            count(points, "point"),
            lines.join(" | ")
        ));
    }
    if turn.roll.is_some() {
        words.push("After -> stands the chance if that line is filled from this roll.".into());
    }
    words
}
