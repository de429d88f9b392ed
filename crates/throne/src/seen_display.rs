//! Events in English, for tools that do not speak in messages yet.

use std::fmt;

use crate::deck::Die;
use crate::dice::{Dice, Face};
use crate::event::Seen;
use crate::line::Line;
use crate::player::{list, name, names};
use crate::score::reason;

/// Dice in words: “two Trees, a Knot and three Spears on the red die”.
fn dice_in_words(dice: &Dice) -> String {
    let mut parts = Vec::new();
    for face in Face::ALL {
        match dice.standard[face.index()] {
            0 => {}
            1 => parts.push(face_in_words(face)),
            count if face.spears() == 0 => parts.push(format!("{count} {}s", face.name())),
            2 => parts.push(format!("{} twice", face.name())),
            count => parts.push(format!("{} {count} times", face.name())),
        }
    }
    if let Some(face) = dice.red {
        parts.push(format!("{} on the red die", face_in_words(face)));
    }
    if parts.is_empty() { "nothing".into() } else { list(&parts) }
}

fn face_in_words(face: Face) -> String {
    if face.spears() == 0 { format!("a {}", face.name()) } else { face.name().into() }
}

/// A line in words: “2 Trees and 6 Spears”.
fn line_in_words(line: &Line) -> String {
    let mut parts = Vec::new();
    for (face, count) in Face::ALL.into_iter().zip(line.symbols) {
        match count {
            0 => {}
            1 => parts.push(face_in_words(face)),
            count => parts.push(format!("{count} {}s", face.name())),
        }
    }
    if line.spears > 0 {
        parts.push(so_many_spears(line.spears));
    }
    list(&parts)
}

/// So many dice, as the subject of a sentence.
fn dice(count: u8) -> String {
    if count == 1 { "One die is".into() } else { format!("{count} dice are") }
}

fn so_many_spears(count: u8) -> String {
    if count == 1 { "1 Spear".into() } else { format!("{count} Spears") }
}

fn points(count: u16) -> String {
    if count == 1 { "1 point".into() } else { format!("{count} points") }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Drawn { objectives: Some([one, other]) } => {
                write!(f, "You draw two Objectives: {one} and {other}.")
            }
            Self::Drawn { objectives: None } => f.write_str("Everyone draws two Objectives."),
            Self::Kept { objective: Some(objective), .. } => write!(f, "You keep {objective}."),
            Self::Kept { seat, objective: None } => {
                write!(f, "{} keeps an Objective.", name(*seat))
            }
            Self::OpeningRoll { seat, dice, spears, .. } => write!(
                f,
                "{} rolls {} for the first turn: {}.",
                name(*seat),
                dice_in_words(dice),
                so_many_spears(*spears)
            ),
            Self::OpeningTied { seats, spears } => {
                write!(
                    f,
                    "{} are tied at {} and roll again.",
                    names(seats),
                    so_many_spears(*spears)
                )
            }
            Self::First { seat, spears } => {
                write!(f, "{} has most Spears, {spears}, and begins.", name(*seat))
            }
            Self::TurnBegins { seat } => write!(f, "It is {}'s turn.", name(*seat)),
            Self::DieTaken { seat, die } => match die {
                None => write!(f, "{} rolls without an eighth die.", name(*seat)),
                Some(Die::Extra) => write!(f, "{} rolls with an extra die.", name(*seat)),
                Some(Die::Red) => write!(f, "{} rolls with the red die.", name(*seat)),
            },
            Self::Rolled { seat, dice } => {
                write!(f, "{} rolls {}.", name(*seat), dice_in_words(dice))
            }
            Self::Filled { seat, card, line, dice, open, from, begins, .. } => {
                let (who, dice) = (name(*seat), dice_in_words(dice));
                let sets_out = match (begins, from) {
                    (true, Some(from)) => {
                        format!(" sets out to steal {card} from {} and", name(*from))
                    }
                    (true, None) => format!(" sets out for {card} and"),
                    _ => String::new(),
                };
                let left = match open {
                    0 => String::new(),
                    1 => "; one line is left".into(),
                    open => format!("; {open} lines are left"),
                };
                // Dice show which symbols a line takes, but not how many Spears.
                let asks = match line_in_words(line) {
                    words if line.spears > 0 => format!(" for {words}"),
                    _ => String::new(),
                };
                let line = match (begins, line.spears > 0) {
                    (true, true) => "its line".into(),
                    (true, false) => "a line".into(),
                    (false, true) => format!("the line of {card}"),
                    (false, false) => format!("a line of {card}"),
                };
                write!(f, "{who}{sets_out} fills {line}{asks} with {dice}{left}.")
            }
            Self::SetAside { seat, face, red, .. } => {
                let red = if *red { " on the red die" } else { "" };
                write!(f, "{} sets {}{red} aside.", name(*seat), face_in_words(*face))
            }
            Self::Gained { seat, card, points: worth, die, from } => {
                let (who, worth) = (name(*seat), points((*worth).into()));
                match from {
                    Some(from) => {
                        write!(f, "{who} steals {card} from {}, worth {worth}", name(*from))?;
                    }
                    None => write!(f, "{who} gains {card}, worth {worth}")?,
                }
                f.write_str(match die {
                    None => ".",
                    Some(Die::Extra) => ", and may roll an extra die from now on.",
                    Some(Die::Red) => ", and may roll the red die from now on.",
                })
            }
            Self::RegionLocked { seat, region, points: worth } => write!(
                f,
                "{} holds all of {region} and locks it: {}, safe from thieves.",
                name(*seat),
                points((*worth).into())
            ),
            Self::TurnEnds { seat, target, left } => {
                let who = name(*seat);
                match (left, target) {
                    (0, Some(target)) => {
                        write!(f, "{who} has no dice left and does not get {target}.")
                    }
                    (0, None) => write!(f, "{who} has no dice left and gains nothing."),
                    (left, Some(target)) => {
                        write!(
                            f,
                            "{} too few to finish {target}, so {who}'s turn ends.",
                            dice(*left)
                        )
                    }
                    (left, None) => {
                        write!(f, "{} too few for any card, so {who}'s turn ends.", dice(*left))
                    }
                }
            }
            Self::CentreEmpty => {
                f.write_str("The last card has left the centre: the game is over.")
            }
            Self::ObjectiveShown { seat, objective, points: worth, holds } => {
                let who = name(*seat);
                if *holds {
                    write!(f, "{who} shows {objective}, which holds: {}.", points((*worth).into()))
                } else {
                    write!(f, "{who} shows {objective}, which does not hold.")
                }
            }
            Self::Scored { seat, score } => write!(
                f,
                "{} scores {}: {} for cards, {} for regions, {} for the Objective.",
                name(*seat),
                score.total,
                score.cards,
                score.regions,
                score.objective
            ),
            Self::Tied { seats } => write!(
                f,
                "{} are equal in everything: is it to be settled by a thumb war?",
                names(seats)
            ),
            Self::Voted { yes: Some(true), .. } => f.write_str("You want the thumb war."),
            Self::Voted { yes: Some(false), .. } => {
                f.write_str("You would rather share the throne.")
            }
            Self::Voted { seat, yes: None } => write!(f, "{} has answered.", name(*seat)),
            Self::Declined { by } => {
                let verb = if by.len() == 1 { "declines" } else { "decline" };
                write!(f, "{} {verb} the thumb war.", names(by))
            }
            Self::Toss { winner } => write!(f, "{} wins the thumb war.", name(*winner)),
            Self::Won { winners, points, by } => f.write_str(&reason(winners, *points, *by)),
        }
    }
}
