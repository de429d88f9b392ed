//! What a strong bot says of a decision that is to be made, and of those that were made.

use ardri_core::Message;
use ardri_wire::{Hint, Review};

use crate::i18n::tr;

/// A share of the win in games of a hundred.
fn games(share: f64) -> i64 {
    (100.0 * share).round() as i64
}

/// The best actions, each with why.
pub(crate) fn hint_lines(hints: &[Hint], say: impl Fn(&Message) -> String) -> Vec<String> {
    if hints.is_empty() {
        return vec![tr!("table-hint-none")];
    }
    let one = |(number, hint): (usize, &Hint)| {
        let (action, chance) = (say(&hint.text), games(hint.chance));
        let line = tr!("table-hint-line", "action" => action, "games" => chance);
        let why = hint.why.iter().map(|why| format!("   {}", say(why)));
        std::iter::once(format!("{number}. {line}")).chain(why).collect::<Vec<_>>()
    };
    (1..).zip(hints).flat_map(one).collect()
}

/// The decisions that cost most.
pub(crate) fn review_lines(review: &Review, say: impl Fn(&Message) -> String) -> Vec<String> {
    let decisions = review.decisions;
    if review.costly.is_empty() {
        return vec![tr!("table-review-none", "decisions" => decisions)];
    }
    let mut lines = vec![tr!("table-review-title", "decisions" => decisions)];
    for costly in &review.costly {
        lines.push(tr!(
            "table-review-line",
            "number" => costly.number,
            "played" => say(&costly.played.text),
            "better" => say(&costly.better.text),
            "games" => games(costly.cost()),
        ));
        lines.extend(costly.better.why.iter().map(|why| format!("   {}", say(why))));
    }
    lines
}

#[cfg(test)]
mod tests {
    use ardri_wire::CostlyDecision;

    use super::*;

    fn hint(action: &str, chance: f64, why: &[&'static str]) -> Hint {
        let why = why.iter().map(|name| Message::new(name)).collect();
        Hint { action: action.into(), text: Message::new("").with("is", action), chance, why }
    }

    fn say(message: &Message) -> String {
        format!("<{}>", message.name)
    }

    #[test]
    fn hints_and_reviews_are_said_in_lines() {
        let lines = hint_lines(&[hint("a", 0.614, &["why"]), hint("b", 0.5, &[])], say);
        assert_eq!(lines.len(), 3);
        assert!(lines[0].starts_with("1. ") && lines[0].contains("61"), "{lines:?}");
        assert_eq!(lines[1], "   <why>");
        assert!(lines[2].starts_with("2. ") && lines[2].contains("50"), "{lines:?}");
        assert_eq!(hint_lines(&[], say).len(), 1);
        let mut review = Review { decisions: 17, costly: Vec::new() };
        assert!(review_lines(&review, say)[0].contains("17"));
        let (played, better) = (hint("a", 0.2, &["bad"]), hint("b", 0.45, &["why"]));
        review.costly.push(CostlyDecision { number: 9, played, better });
        let lines = review_lines(&review, say);
        assert!(lines[1].contains('9') && lines[1].contains("25"), "{lines:?}");
        assert_eq!(lines[2..], ["   <why>"]);
    }
}
