//! The odds of a turn in a table.

use ardri_throne::{Asked, SEVEN};

use super::Scene;
use super::names::{badge, card_name, yes};
use super::words::{dice_words, percent, points, so_many_dice};
use crate::i18n::tr;

/// The chance of every card that can still be gained this turn, a line each.
pub(crate) fn page(scene: &Scene) -> Vec<String> {
    let view = &scene.view;
    let Some(turn) = &view.turn else { return vec![tr!("terminal-throne-no-odds")] };
    let deck = scene.options.the_deck();
    let dice = match view.asked {
        Asked::Die => so_many_dice(SEVEN, false),
        _ => dice_words(turn),
    };
    let rolled = turn.roll.is_some();
    let mut words = vec![
        tr!(
            "terminal-throne-odds",
            "name" => badge(turn.seat),
            "dice" => dice,
            "rolled" => yes(rolled),
        ),
        tr!("terminal-throne-odds.how"),
    ];
    let mut aims: Vec<_> = turn.targets.iter().collect();
    aims.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    let worth = |card: &str| points(deck.card(card).map_or(0, |place| deck.cards()[place].points));
    let widest = |text: &dyn Fn(&str) -> String| {
        aims.iter().map(|aim| text(&aim.card).chars().count()).max().unwrap_or(0)
    };
    let names = widest(&|card| card_name(&deck, card));
    let worths = widest(&worth).max(9);
    for aim in &aims {
        let lines: Vec<String> = aim
            .open
            .iter()
            .map(|line| match line.chance {
                Some(chance) => format!("{} -> {}", line.needs, percent(chance)),
                None => line.needs.to_string(),
            })
            .collect();
        let from = aim.from.map(|from| tr!("terminal-throne-odds-from", "name" => badge(from)));
        let steal = from.map(|from| format!("  {from}")).unwrap_or_default();
        words.push(format!(
            "  {:names$} {:>6}  {:>worths$}  {}{steal}",
            card_name(&deck, &aim.card),
            percent(aim.chance),
            worth(&aim.card),
            lines.join(" | ")
        ));
    }
    if rolled {
        words.push(tr!("terminal-throne-odds.after"));
    }
    words
}
