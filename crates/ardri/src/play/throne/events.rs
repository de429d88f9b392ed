//! What happened, in sentences: the same that the page writes into its log.

use ardri_core::{Outcome, Seat};
use ardri_throne::{Decider, Deck, Dice, Die, Face, Line, Seen};

use super::names::{badge, badges, called_here, objective_called};
use crate::play::text::list;
use crate::speech::say;

/// An event as a sentence. Events know cards and regions by their English names.
pub(crate) fn sentence(seen: &Seen, deck: &Deck) -> String {
    match seen {
        Seen::Drawn { objectives: None } => say!("throne-log-drawn"),
        Seen::Drawn { objectives: Some(two) } => {
            say!("throne-log-drawn-yours", "objectives" => list(&two.iter().map(|name| objective_called(name)).collect::<Vec<_>>()))
        }
        Seen::Kept { objective: Some(objective), .. } => {
            say!("throne-log-kept-yours", "objective" => objective_called(objective))
        }
        Seen::Kept { seat, objective: None } => say!("throne-log-kept", "name" => badge(*seat)),
        Seen::OpeningRoll { seat, dice, spears } => say!(
            "throne-log-opening",
            "name" => badge(*seat),
            "dice" => dice_in_words(dice),
            "spears" => *spears,
        ),
        Seen::OpeningTied { seats, spears } => {
            say!("throne-log-opening-tied", "names" => badges(seats), "spears" => *spears)
        }
        Seen::First { seat, spears } => {
            say!("throne-log-first", "name" => badge(*seat), "spears" => *spears)
        }
        Seen::TurnBegins { seat } => say!("throne-log-turn", "name" => badge(*seat)),
        Seen::DieTaken { seat, die } => {
            say!("throne-log-die", "name" => badge(*seat), "die" => die_word(*die))
        }
        Seen::Rolled { seat, dice } => {
            say!("throne-log-rolled", "name" => badge(*seat), "dice" => dice_in_words(dice))
        }
        Seen::Filled { seat, card, line, dice, open, from, begins } => say!(
            "throne-log-filled",
            "name" => badge(*seat),
            "card" => called_here(deck, card),
            "line" => line_in_words(line),
            "dice" => dice_in_words(dice),
            "open" => *open,
            "begins" => match (begins, from) {
                (false, _) => "no",
                (true, None) => "centre",
                (true, Some(_)) => "steal",
            },
            "from" => owner(*from),
        ),
        Seen::SetAside { seat, face, red } => {
            say!("throne-log-aside", "name" => badge(*seat), "dice" => die_in_words(*face, *red))
        }
        Seen::Gained { seat, card, points, die, from } => say!(
            "throne-log-gained",
            "name" => badge(*seat),
            "card" => called_here(deck, card),
            "points" => *points,
            "die" => die_word(*die),
            "stolen" => yes(from.is_some()),
            "from" => owner(*from),
        ),
        Seen::RegionLocked { seat, region, points } => say!(
            "throne-log-locked",
            "name" => badge(*seat),
            "region" => called_here(deck, region),
            "points" => *points,
        ),
        Seen::TurnEnds { seat, target, left } => say!(
            "throne-log-ends",
            "name" => badge(*seat),
            "card" => called_here(deck, target.as_deref().unwrap_or_default()),
            "target" => yes(target.is_some()),
            "left" => *left,
        ),
        Seen::CentreEmpty => say!("throne-log-empty"),
        Seen::ObjectiveShown { seat, objective, points, holds } => say!(
            "throne-log-objective",
            "name" => badge(*seat),
            "objective" => objective_called(objective),
            "points" => *points,
            "holds" => yes(*holds),
        ),
        Seen::Scored { seat, score } => say!(
            "throne-log-scored",
            "name" => badge(*seat),
            "total" => score.total(),
            "cards" => score.cards,
            "regions" => score.regions,
            "objective" => score.objective,
        ),
        Seen::Tied { seats } => say!("throne-log-tied", "names" => badges(seats)),
        Seen::Voted { seat, yes: None } => say!("throne-log-voted", "name" => badge(*seat)),
        Seen::Voted { yes: Some(wants), .. } => {
            say!("throne-log-voted-yours", "yes" => yes(*wants))
        }
        Seen::Declined { by } => {
            say!("throne-log-declined", "names" => badges(by), "count" => by.len())
        }
        Seen::Toss { winner } => say!("throne-log-toss", "name" => badge(*winner)),
        Seen::Won { winners, points, by } => won(decider_word(*by), winners, (*points).into()),
    }
}

/// How a game ended.
pub(crate) fn outcome(outcome: &Outcome) -> String {
    let winner = outcome.winners.first().map_or(0, |seat| seat.index());
    let scores = outcome.scores.as_deref().unwrap_or_default();
    won(&outcome.ending, &outcome.winners, scores.get(winner).copied().unwrap_or(0))
}

fn won(by: &str, winners: &[Seat], points: i32) -> String {
    say!("throne-result", "by" => by, "names" => badges(winners), "points" => points)
}

/// What the texts and outcomes call that which decided.
fn decider_word(by: Decider) -> &'static str {
    match by {
        Decider::Points => "points",
        Decider::Objective => "objective",
        Decider::Regions => "regions",
        Decider::ThumbWar => "thumb-war",
        Decider::Shared => "shared",
    }
}

fn owner(from: Option<Seat>) -> String {
    from.map(badge).unwrap_or_default()
}

/// What the texts call a yes and a no.
pub(crate) fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// What the texts call an eighth die.
pub(crate) fn die_word(die: Option<Die>) -> &'static str {
    match die {
        None => "none",
        Some(Die::Extra) => "extra",
        Some(Die::Red) => "red",
    }
}

/// What the texts call a face: there, a digit would be a number.
pub(crate) fn face_word(face: Face) -> &'static str {
    ["spiral", "tree", "knot", "one", "two", "three"][face.index()]
}

/// A face by its name.
pub(crate) fn face_name(face: Face) -> String {
    say!("throne-face", "face" => face_word(face))
}

fn so_many(face: Face, count: u8) -> String {
    say!("throne-dice", "face" => face_word(face), "count" => count)
}

fn die_in_words(face: Face, red: bool) -> String {
    let die = so_many(face, 1);
    if red { say!("throne-dice-red", "dice" => die) } else { die }
}

/// Dice in words: “2 Trees, a Knot and three Spears on the red die”.
fn dice_in_words(dice: &Dice) -> String {
    let standard = Face::ALL.into_iter().zip(dice.standard).filter(|(_, count)| *count > 0);
    let mut parts: Vec<String> = standard.map(|(face, count)| so_many(face, count)).collect();
    parts.extend(dice.red.map(|face| die_in_words(face, true)));
    if parts.is_empty() { say!("throne-dice-none") } else { list(&parts) }
}

/// A line of a card in words: “2 Trees and 6 Spears”.
pub(crate) fn line_in_words(line: &Line) -> String {
    let symbols = Face::ALL.into_iter().zip(line.symbols).filter(|(_, count)| *count > 0);
    let mut parts: Vec<String> = symbols.map(|(face, count)| so_many(face, count)).collect();
    if line.spears > 0 {
        parts.push(say!("throne-spears", "count" => line.spears));
    }
    list(&parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(seen: &Seen) -> String {
        sentence(seen, &Deck::ardri())
    }

    fn dice(text: &str) -> Dice {
        text.parse().unwrap()
    }

    #[test]
    fn dice_and_lines_are_counted_in_words() {
        assert_eq!(
            dice_in_words(&dice("TTK33rS")),
            "2 Trees, a Knot, three Spears twice and a Spiral on the red die"
        );
        assert_eq!(dice_in_words(&Dice::NONE), "nothing");
        assert_eq!(line_in_words(&"TT6".parse().unwrap()), "2 Trees and 6 Spears");
    }

    #[test]
    fn events_are_told_in_the_language_that_is_spoken() {
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
