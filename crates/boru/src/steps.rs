//! An action as a person thinks of it: first what to do, then how much or where.
//!
//! The steps are read off the list of legal actions, so that each offers only what is legal, and a
//! client needs to know no rules.
//!
//! ```
//! use ardri_boru::{Action, Ask, Pick, ask};
//! let legal: Vec<Action> =
//!     ["top", "top expand L5", "bottom", "bottom buy 1"].map(|text| text.parse().unwrap()).into();
//! let Ask::Choose { picks } = ask(&legal, &[]) else { panic!("two parts to choose from") };
//! assert_eq!(picks.len(), 2);
//! let Ask::Choose { picks } = ask(&legal, &picks[1..]) else { panic!("how many to buy") };
//! assert_eq!(picks, [Pick::Buy(0), Pick::Buy(1)]);
//! ```

use ardri_core::NextStep;
use serde::{Deserialize, Serialize};

use crate::action::{Act, Action, Choice};
use crate::card::{Card, Part};
use crate::marriage::Offer;
use crate::town::{Region, Town};

/// One step towards an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// A card to keep or to play.
    Card(Card),
    /// Which action of the card.
    Part(Part),
    /// How many more to buy.
    Buy(u8),
    /// Not to expand.
    Stay,
    /// A region, to find a town in.
    Region(Region),
    /// A town.
    Town(Town),
    /// What to make of the Princess.
    Offer(Offer),
}

/// What a player is asked next on the way to an action.
pub type Ask = NextStep<Pick, Action>;

/// With more towns than this on offer, the region is asked first.
const MANY_TOWNS: usize = 12;

/// What to ask after the steps `chosen`, given all legal actions.
///
/// A step with a single possibility is not asked, and need not be among `chosen`.
#[must_use]
pub fn ask(legal: &[Action], chosen: &[Pick]) -> Ask {
    let by_region = legal.iter().filter(|action| town_of(action).is_some()).count() > MANY_TOWNS;
    let ways: Vec<(Action, Vec<Pick>)> = legal
        .iter()
        .flat_map(|action| ways(action, legal, by_region).into_iter().map(|way| (*action, way)))
        .collect();
    let mut path: Vec<Pick> = Vec::new();
    let mut chosen = chosen.iter().peekable();
    loop {
        let open: Vec<_> = ways.iter().filter(|(_, way)| way.starts_with(&path)).collect();
        let mut picks: Vec<Pick> = Vec::new();
        for pick in open.iter().filter_map(|(_, way)| way.get(path.len())) {
            if !picks.contains(pick) {
                picks.push(*pick);
            }
        }
        match (open.as_slice(), picks.as_slice()) {
            ([], _) => return Ask::Nothing,
            ([(action, _), ..], []) => {
                return if chosen.next().is_none() { Ask::Ready(*action) } else { Ask::Nothing };
            }
            // Whoever names a step that was not asked is right, too.
            (_, [only]) => {
                chosen.next_if_eq(&only);
                path.push(*only);
            }
            _ => match chosen.next() {
                None => return Ask::Choose { picks },
                Some(pick) if picks.contains(pick) => path.push(*pick),
                Some(_) => return Ask::Nothing,
            },
        }
    }
}

/// The town that an action is all about.
fn town_of(action: &Action) -> Option<Town> {
    match action {
        Action::Start(town)
        | Action::Mark(town)
        | Action::Settle(town)
        | Action::Raid(town)
        | Action::Build(town) => Some(*town),
        _ => None,
    }
}

/// The steps that lead to an action; two cards can be named in either order.
fn ways(action: &Action, legal: &[Action], by_region: bool) -> Vec<Vec<Pick>> {
    if let Some(town) = town_of(action) {
        let mut way = vec![Pick::Town(town)];
        if by_region {
            way.insert(0, Pick::Region(town.region()));
        }
        return vec![way];
    }
    match action {
        Action::Pick(low, high) => vec![
            vec![Pick::Card(*low), Pick::Card(*high)],
            vec![Pick::Card(*high), Pick::Card(*low)],
        ],
        Action::Play(card) => vec![vec![Pick::Card(*card)]],
        Action::Princess(offer) => vec![vec![Pick::Offer(*offer)]],
        Action::Act(Act { part, choice }) => {
            let then = match choice {
                Choice::Buy(count) => Some(Pick::Buy(*count)),
                Choice::Expand(town) | Choice::Free(town) => Some(Pick::Town(*town)),
                Choice::Plain => instead(*part, legal),
            };
            vec![std::iter::once(Pick::Part(*part)).chain(then).collect()]
        }
        _ => Vec::new(),
    }
}

/// What choosing nothing is called, given what else there is.
fn instead(part: Part, legal: &[Action]) -> Option<Pick> {
    legal.iter().find_map(|other| match other {
        Action::Act(Act { part: same, choice }) if *same == part => match choice {
            Choice::Buy(_) => Some(Pick::Buy(0)),
            Choice::Expand(_) => Some(Pick::Stay),
            _ => None,
        },
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Only what was offered need be handed back: steps that leave no choice are taken on the way.
    #[test]
    fn steps_that_were_not_asked_need_not_be_named() {
        let legal: Vec<Action> =
            ["primary", "primary buy 1"].map(|text| text.parse().unwrap()).into();
        let Ask::Choose { picks } = ask(&legal, &[]) else { panic!("how many to buy is asked") };
        assert_eq!(picks, [Pick::Buy(0), Pick::Buy(1)]);
        assert_eq!(ask(&legal, &[Pick::Buy(1)]), Ask::Ready(legal[1]));
        let named = [Pick::Part(Part::Primary), Pick::Buy(1)];
        assert_eq!(ask(&legal, &named), Ask::Ready(legal[1]));
        assert_eq!(ask(&legal, &[Pick::Buy(2)]), Ask::Nothing);
        assert_eq!(ask(&legal, &[Pick::Buy(1), Pick::Buy(1)]), Ask::Nothing);
    }
}
