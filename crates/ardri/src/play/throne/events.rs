//! What happened, in the language that is spoken.

use ardri_core::{Message, Outcome, Teller};
use ardri_throne::{HighThrone, Options, Seen};

use super::names::badge;
use crate::speech::texts;

/// What the game says, with the badges of the seats.
pub(crate) fn said(message: &Message) -> String {
    texts().localize_with(message, &badge)
}

/// An event as a sentence.
pub(crate) fn sentence(seen: &Seen, options: &Options) -> String {
    HighThrone::tell(options, seen).as_ref().map(said).unwrap_or_default()
}

/// How a game ended.
pub(crate) fn outcome(outcome: &Outcome) -> String {
    said(&HighThrone::ended(&Options::default(), outcome))
}

/// What the texts call a yes and a no.
pub(crate) fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

#[cfg(test)]
mod tests {
    use ardri_core::Seat;
    use ardri_throne::{Decider, Die};

    use super::*;

    #[test]
    fn events_are_told_in_the_language_that_is_spoken() {
        let told = |seen: &Seen| sentence(seen, &Options::default());
        let steal = Seen::Gained {
            seat: Seat(1),
            card: "Macha".into(),
            points: 4,
            die: Some(Die::Red),
            from: Some(Seat(0)),
        };
        let ends = Seen::TurnEnds { seat: Seat(0), target: None, left: 2 };
        let won = Seen::Won { winners: vec![Seat(2)], points: 30, by: Decider::Regions };
        assert_eq!(
            told(&steal),
            "Stag steals Macha from Wolf, 4 points, and may roll the red die from now on."
        );
        assert_eq!(told(&ends), "2 dice are too few for any card: the turn of Wolf ends.");
        assert!(told(&won).ends_with("but with more locked regions."), "{}", told(&won));
        crate::speech::speak("ga".parse().unwrap());
        assert_eq!(
            told(&steal),
            "Ghoid Carria Macha, a bhí ag Mac Tíre (4 phointe), agus cead an dísle dearg a \
             chaitheamh as seo amach."
        );
        crate::speech::speak("de".parse().unwrap());
        assert_eq!(told(&ends), "2 Würfel reichen für keine Karte mehr: Der Zug von Wolf endet.");
    }
}
