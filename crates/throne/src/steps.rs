//! An action as a person thinks of it: first what to do, then on which card and with which dice.
//!
//! The steps are read off the list of legal actions, so that each offers only what is legal, and a
//! client needs to know no rules.
//!
//! ```
//! use ardri_core::NextStep;
//! use ardri_throne::{Action, Pick, ask};
//! let legal: Vec<Action> = ["aside K", "aside T"].map(|text| text.parse().unwrap()).into();
//! let NextStep::Choose { picks } = ask(&legal, &[]) else { panic!("two dice to choose from") };
//! assert_eq!(picks.len(), 2);
//! assert_eq!(ask(&legal, &picks[1..]), NextStep::Ready(legal[1].clone()));
//! ```

use ardri_core::NextStep;

use crate::Die;
use crate::action::{Action, Id, LineNumber};
use crate::dice::{Dice, Face};

/// One step on the way to an action.
#[derive(Clone, Debug, PartialEq)]
pub enum Pick {
    /// The Objective to keep.
    Objective(Id),
    /// The eighth die.
    Die(Option<Die>),
    /// A card of which a line is filled.
    Card(Id),
    /// The line.
    Line(LineNumber),
    /// The dice on it.
    Dice(Dice),
    /// To set a die aside.
    Aside,
    /// Which one.
    Set {
        /// What it shows.
        face: Face,
        /// It is the red one.
        red: bool,
    },
    /// Whether to have a thumb war.
    ThumbWar(bool),
}

/// The steps to an action. Nobody is asked for the card where there is one only, such as the target.
fn path(action: &Action, one_card: bool) -> Vec<Pick> {
    match action {
        Action::Keep(id) => vec![Pick::Objective(id.clone())],
        Action::Die(die) => vec![Pick::Die(*die)],
        Action::Fill { line, dice, .. } if one_card => vec![Pick::Line(*line), Pick::Dice(*dice)],
        Action::Fill { card, line, dice } => {
            vec![Pick::Card(card.clone()), Pick::Line(*line), Pick::Dice(*dice)]
        }
        Action::Aside(face) => vec![Pick::Aside, Pick::Set { face: *face, red: false }],
        Action::AsideRed(face) => vec![Pick::Aside, Pick::Set { face: *face, red: true }],
        Action::ThumbWar(yes) => vec![Pick::ThumbWar(*yes)],
        Action::Objectives(_) | Action::Roll(_) | Action::Winner(_) => Vec::new(),
    }
}

/// The card of which lines can be filled, if there is one only.
#[must_use]
pub fn only_card(legal: &[Action]) -> Option<&Id> {
    let mut cards = legal.iter().filter_map(|action| match action {
        Action::Fill { card, .. } => Some(card),
        _ => None,
    });
    let first = cards.next()?;
    cards.all(|card| card == first).then_some(first)
}

/// What is asked after some steps. A step without a choice is left out.
#[must_use]
pub fn ask(legal: &[Action], chosen: &[Pick]) -> NextStep<Pick, Action> {
    let one_card = only_card(legal).is_some();
    let paths = legal.iter().map(|action| (action, path(action, one_card)));
    let open: Vec<_> =
        paths.filter(|(_, path)| chosen.iter().all(|pick| path.contains(pick))).collect();
    if let [(action, _)] = open.as_slice() {
        return NextStep::Ready((*action).clone());
    }
    for level in 0..3 {
        let mut picks: Vec<Pick> = Vec::new();
        for pick in open.iter().filter_map(|(_, path)| path.get(level)) {
            if !picks.contains(pick) {
                picks.push(pick.clone());
            }
        }
        if picks.len() > 1 {
            return NextStep::Choose { picks };
        }
    }
    NextStep::Nothing
}
