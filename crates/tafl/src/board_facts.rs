//! A board and the rules that can be chosen on it, as data: all that somebody needs who draws the
//! board, offers the rules and tells them, without knowing any of them.

use ardri_core::Message;
use serde::Serialize;

use crate::board::Board;
use crate::ending::escapes;
use crate::rules::{Preset, Rule, RuleBook, Rules};
use crate::square::Square;

/// What is known of a board before anybody plays.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "tafl.ts"))]
pub struct BoardFacts {
    /// Squares in a row.
    pub size: u32,
    /// The usual start.
    pub start: &'static str,
    /// The centre.
    pub throne: Square,
    /// The four corners.
    pub corners: Vec<Square>,
    /// Where the King escapes.
    pub escapes: Varied<Vec<Square>>,
    /// The names of the rules that change something on this board.
    pub rules: Vec<&'static str>,
    /// Pairs of them of which a game has one at most.
    pub exclusive: Vec<(&'static str, &'static str)>,
    /// The names of ready-made sets of rules with the rules in them, the basic game first.
    pub presets: Vec<(&'static str, Vec<&'static str>)>,
    /// The names of the texts that tell the basics.
    pub basics: Vec<Varied<&'static str>>,
}

/// Something that rules can change.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "tafl.ts"))]
pub struct Varied<T> {
    /// In the basic game.
    pub usual: T,
    /// Under a rule; the first that is in force decides.
    pub under: Vec<(&'static str, T)>,
}

impl BoardFacts {
    /// What is known of the board `B`.
    #[must_use]
    pub fn of<B: Board>() -> Self {
        let rules: Vec<Rule> = Rule::of_board::<B>().collect();
        let names = |rules: Rules| rules.iter().map(Rule::name).collect();
        let goals = |rules: Rules| B::squares(escapes::<B, _>(rules)).collect::<Vec<_>>();
        let other_goals = rules.iter().map(|rule| (rule.name(), goals(Rules::BASIC.with(*rule))));
        let usual = goals(Rules::BASIC);
        let pairs = rules.iter().flat_map(|one| rules.iter().map(move |other| (*one, *other)));
        let (preset, preset_rules) = if B::IS_TABLUT {
            ("advanced", Rules::BASIC.with(Rule::Advanced))
        } else {
            ("federation", Preset::Federation.rules())
        };
        Self {
            size: B::SIZE,
            start: B::START,
            throne: B::squares(B::THRONE).next().unwrap_or(Square::at(0, 0)),
            corners: B::squares(B::CORNERS).collect(),
            escapes: Varied {
                under: other_goals.filter(|(_, goals)| *goals != usual).collect(),
                usual,
            },
            exclusive: pairs
                .filter(|(one, other)| one < other && one.excludes(*other))
                .map(|(one, other)| (one.name(), other.name()))
                .collect(),
            presets: vec![("basic", Vec::new()), (preset, names(preset_rules))],
            basics: sentences::<B>().into(),
            rules: rules.into_iter().map(Rule::name).collect(),
        }
    }
}

impl<T> Varied<T> {
    /// What holds under these rules.
    fn under(&self, rules: Rules) -> &T {
        let is_in_force = |name: &str| name.parse().is_ok_and(|rule| rules.has(rule));
        let found = self.under.iter().find(|(name, _)| is_in_force(name));
        found.map_or(&self.usual, |(_, other)| other)
    }
}

/// The sentences that tell the basics of a game with these rules.
pub(crate) fn basics<B: Board>(rules: Rules) -> impl Iterator<Item = Message> {
    sentences::<B>().into_iter().map(move |text| Message::new(text.under(rules)))
}

fn sentences<B: Board>() -> [Varied<&'static str>; 7] {
    fn varied(usual: &'static str, under: &[(Rule, &'static str)]) -> Varied<&'static str> {
        Varied { usual, under: under.iter().map(|(rule, text)| (rule.name(), *text)).collect() }
    }
    let goal = if B::IS_TABLUT {
        varied("tafl-basic-goal-edge", &[])
    } else {
        varied("tafl-basic-goal-corner", &[(Rule::EdgeEscape, "tafl-basic-goal-edge")])
    };
    let fall = if B::IS_TABLUT {
        varied(
            "tafl-basic-fall-tablut",
            &[
                (Rule::Advanced, "tafl-basic-fall-advanced"),
                (Rule::StrongKing, "tafl-basic-fall-strong"),
            ],
        )
    } else {
        varied(
            "tafl-basic-fall-brandubh",
            &[
                (Rule::StrongKing, "tafl-basic-fall-strong"),
                (Rule::NoEdgeCapture, "tafl-basic-fall-brandubh-open"),
                // Where an edge is an escape, he never stands on one during the game.
                (Rule::EdgeEscape, "tafl-basic-fall-brandubh-open"),
            ],
        )
    };
    [
        varied("tafl-basic-move", &[]),
        varied("tafl-basic-places", &[(Rule::KingReturns, "tafl-basic-places-returns")]),
        varied("tafl-basic-capture", &[]),
        goal,
        fall,
        varied("tafl-basic-ring", &[]),
        varied("tafl-basic-repeat", &[]),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Brandubh, Tablut};

    fn texts<B: Board>(rules: &str) -> Vec<String> {
        let rules = Rules::parse(rules).unwrap();
        basics::<B>(rules).map(|message| message.name.into_owned()).collect()
    }

    #[test]
    fn the_basic_games_differ_where_their_rules_do() {
        let (brandubh, tablut) = (texts::<Brandubh>(""), texts::<Tablut>(""));
        assert_eq!(brandubh[3..5], ["tafl-basic-goal-corner", "tafl-basic-fall-brandubh"]);
        assert_eq!(tablut[3..5], ["tafl-basic-goal-edge", "tafl-basic-fall-tablut"]);
        assert_eq!(brandubh[..3], tablut[..3]);
        assert_eq!(brandubh[5..], tablut[5..]);
    }

    #[test]
    fn chosen_rules_are_never_contradicted() {
        let edge = texts::<Brandubh>("edge-escape");
        assert_eq!(edge[3..5], ["tafl-basic-goal-edge", "tafl-basic-fall-brandubh-open"]);
        assert_eq!(texts::<Brandubh>("no-edge-capture,strong-king")[4], "tafl-basic-fall-strong");
        assert_eq!(texts::<Tablut>("advanced")[4], "tafl-basic-fall-advanced");
        assert_eq!(texts::<Tablut>("king-returns")[1], "tafl-basic-places-returns");
    }

    #[test]
    fn the_facts_are_those_of_the_rules() {
        let (brandubh, tablut) = (BoardFacts::of::<Brandubh>(), BoardFacts::of::<Tablut>());
        assert_eq!(brandubh.throne.to_string(), "d4");
        assert_eq!((brandubh.corners.len(), brandubh.escapes.usual.len()), (4, 4));
        let [(rule, edges)] = &brandubh.escapes.under[..] else { panic!("one rule is about it") };
        assert_eq!((*rule, edges.len()), ("edge-escape", 24));
        assert_eq!((tablut.escapes.usual.len(), tablut.escapes.under.len()), (32, 0));
        assert!(brandubh.exclusive.is_empty());
        assert_eq!(tablut.exclusive, [("strong-king", "advanced")]);
        assert_eq!(
            tablut.rules,
            ["strong-king", "unarmed-king", "hostile-throne", "advanced", "king-returns"]
        );
        assert_eq!(brandubh.rules.len(), 7);
        for facts in [brandubh, tablut] {
            let all = facts.presets.iter().flat_map(|(_, rules)| rules);
            assert!(all.into_iter().all(|rule| facts.rules.contains(rule)), "{facts:?}");
        }
    }
}
