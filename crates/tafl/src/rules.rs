//! The rules that can be chosen, by name.

use std::fmt;
use std::str::FromStr;

use ardri_core::Message;

use crate::board::Board;

/// A rule that departs from the basic game of its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Rule {
    /// The King wins on any edge square.
    EdgeEscape,
    /// The King is captured only with Vikings on all sides, the throne standing in for one.
    StrongKing,
    /// The King neither captures as the mover nor serves as the partner.
    UnarmedKing,
    /// The throne stands in for the partner in a capture.
    HostileThrone,
    /// Off the throne, the King is captured only if all squares next to him are filled.
    Advanced,
    /// The King may return to the throne.
    KingReturns,
    /// The corners help to capture the King.
    CornersHostileToKing,
    /// Three Vikings do not capture the King on an edge unless two of them stand opposite.
    NoEdgeCapture,
}

impl Rule {
    /// All rules, in the order in which they are written.
    pub const ALL: [Self; 8] = [
        Self::EdgeEscape,
        Self::StrongKing,
        Self::UnarmedKing,
        Self::HostileThrone,
        Self::Advanced,
        Self::KingReturns,
        Self::CornersHostileToKing,
        Self::NoEdgeCapture,
    ];

    /// The rule's name in files and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::EdgeEscape => "edge-escape",
            Self::StrongKing => "strong-king",
            Self::UnarmedKing => "unarmed-king",
            Self::HostileThrone => "hostile-throne",
            Self::Advanced => "advanced",
            Self::KingReturns => "king-returns",
            Self::CornersHostileToKing => "corners-hostile-to-king",
            Self::NoEdgeCapture => "no-edge-capture",
        }
    }

    /// The rule in a sentence for players.
    #[must_use]
    pub fn sentence(self) -> &'static str {
        match self {
            Self::EdgeEscape => "The King wins on any square of the edge, not only in a corner.",
            Self::StrongKing => {
                "The King is captured only with Vikings on all his sides; the throne counts as one."
            }
            Self::UnarmedKing => "The King takes no part in captures.",
            Self::HostileThrone => {
                "The throne helps to capture: Vikings always, Celts while the King is not on it."
            }
            Self::Advanced => {
                "Off the throne, the King falls only when all four squares beside him are filled, \
                 by pieces of any side, and a Viking's move filled the last."
            }
            Self::KingReturns => "The King may return to the throne.",
            Self::CornersHostileToKing => "A corner helps to capture the King, too.",
            Self::NoEdgeCapture => "Three Vikings around a King on the edge do not capture him.",
        }
    }

    /// What the rule is called, whatever language one reads.
    #[must_use]
    pub fn text(self) -> Message {
        Message::new(match self {
            Self::EdgeEscape => "tafl-rule-edge-escape",
            Self::StrongKing => "tafl-rule-strong-king",
            Self::UnarmedKing => "tafl-rule-unarmed-king",
            Self::HostileThrone => "tafl-rule-hostile-throne",
            Self::Advanced => "tafl-rule-advanced",
            Self::KingReturns => "tafl-rule-king-returns",
            Self::CornersHostileToKing => "tafl-rule-corners-hostile-to-king",
            Self::NoEdgeCapture => "tafl-rule-no-edge-capture",
        })
    }

    /// The rules that change something on a board.
    pub fn of_board<B: Board>() -> impl Iterator<Item = Self> {
        // On Tablut's edges the King has escaped, so rules about edges and corners are void there.
        Self::ALL.into_iter().filter(|rule| match rule {
            Self::Advanced => B::IS_TABLUT,
            Self::EdgeEscape | Self::CornersHostileToKing | Self::NoEdgeCapture => !B::IS_TABLUT,
            _ => true,
        })
    }

    /// Whether no game has both rules: each says how the King is captured.
    #[must_use]
    pub fn excludes(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Advanced, Self::StrongKing) | (Self::StrongKing, Self::Advanced)
        )
    }

    /// The rule as one bit.
    #[must_use]
    pub const fn bit(self) -> u16 {
        1 << self as u8
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Rule {
    type Err = RulesError;

    fn from_str(name: &str) -> Result<Self, RulesError> {
        Self::ALL
            .into_iter()
            .find(|rule| rule.name() == name)
            .ok_or_else(|| RulesError::Unknown(name.chars().take(40).collect()))
    }
}

/// A named set of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Brandubh as tafl sites play it, where it is called Brandubh 2.
    Federation,
}

impl Preset {
    /// The rules of the preset.
    #[must_use]
    pub fn rules(self) -> Rules {
        match self {
            Self::Federation => Rules(
                Rule::KingReturns.bit()
                    | Rule::HostileThrone.bit()
                    | Rule::CornersHostileToKing.bit()
                    | Rule::NoEdgeCapture.bit(),
            ),
        }
    }
}

impl FromStr for Preset {
    type Err = RulesError;

    fn from_str(name: &str) -> Result<Self, RulesError> {
        match name {
            "federation" => Ok(Self::Federation),
            _ => Err(RulesError::UnknownPreset(name.chars().take(40).collect())),
        }
    }
}

/// What the engine asks of a set of rules.
///
/// It is answered at compile time by [`Fixed`], for speed, and at run time by [`Rules`].
pub trait RuleBook: Copy + fmt::Debug + Send + Sync {
    /// Whether the rule is in force.
    fn has(self, rule: Rule) -> bool;
}

/// Rules that are known when the program is compiled: every question about them costs nothing.
#[derive(Clone, Copy, Debug)]
pub struct Fixed<const BITS: u16>;

impl<const BITS: u16> RuleBook for Fixed<BITS> {
    #[inline(always)]
    fn has(self, rule: Rule) -> bool {
        BITS & rule.bit() != 0
    }
}

/// A set of rules on top of a board's basic game. Its text form lists their names with commas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules(u16);

impl RuleBook for Rules {
    #[inline(always)]
    fn has(self, rule: Rule) -> bool {
        self.0 & rule.bit() != 0
    }
}

impl Rules {
    /// The basic game, without any rule that departs from it.
    pub const BASIC: Self = Self(0);

    /// The rules with one more.
    #[must_use]
    pub fn with(self, rule: Rule) -> Self {
        Self(self.0 | rule.bit())
    }

    /// The rules with one switched on or off; whatever excludes it goes off.
    #[must_use]
    pub fn switched(self, rule: Rule, on: bool) -> Self {
        let stays = |other: &Rule| *other != rule && !(on && other.excludes(rule));
        self.iter().filter(stays).chain(on.then_some(rule)).collect()
    }

    /// The rules as bits; see [`Rule::bit`].
    #[must_use]
    pub fn bits(self) -> u16 {
        self.0
    }

    /// The rules in force, in the order of [`Rule::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Rule> {
        Rule::ALL.into_iter().filter(move |rule| self.has(*rule))
    }

    /// The rules as they hold on a board, or why they cannot.
    ///
    /// # Errors
    /// Rules that contradict each other or the board are refused with a sentence.
    pub fn on<B: Board>(self) -> Result<Self, RulesError> {
        if self.has(Rule::Advanced) && self.has(Rule::StrongKing) {
            return Err(RulesError::Exclude(Rule::Advanced, Rule::StrongKing));
        }
        if self.has(Rule::Advanced) && !B::IS_TABLUT {
            return Err(RulesError::TablutOnly(Rule::Advanced));
        }
        // On Tablut's board every edge is an escape anyway; asking for it changes nothing.
        let implied = if B::IS_TABLUT { Rule::EdgeEscape.bit() } else { 0 };
        Ok(Self(self.0 & !implied))
    }

    /// Reads the names of rules with commas between them; blank text is the basic game.
    ///
    /// # Errors
    /// A name is unknown.
    pub fn parse(text: &str) -> Result<Self, RulesError> {
        let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
        names.map(str::parse::<Rule>).try_fold(Self::BASIC, |rules, rule| Ok(rules.with(rule?)))
    }
}

impl FromIterator<Rule> for Rules {
    fn from_iter<I: IntoIterator<Item = Rule>>(rules: I) -> Self {
        rules.into_iter().fold(Self::BASIC, Self::with)
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.iter().map(Rule::name).collect();
        f.write_str(&names.join(","))
    }
}

/// Why a set of rules cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesError {
    /// No rule has this name.
    #[error("there is no rule {0:?}; the rules are {list}", list = rule_names())]
    Unknown(String),
    /// No preset has this name.
    #[error("there is no preset {0:?}; the presets are federation")]
    UnknownPreset(String),
    /// The two rules contradict each other.
    #[error("the rules {0} and {1} exclude each other: each says how the King is captured")]
    Exclude(Rule, Rule),
    /// The rule belongs to the other board.
    #[error("the rule {0} belongs to Tablut")]
    TablutOnly(Rule),
    /// The preset belongs to the other board.
    #[error("the preset {0} belongs to Brandubh")]
    BrandubhOnly(&'static str),
}

impl RulesError {
    /// What it says to a player; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Unknown(name) => Message::new("refused-tafl-no-rule").quoting("rule", name),
            Self::UnknownPreset(name) => {
                Message::new("refused-tafl-no-preset").quoting("preset", name)
            }
            Self::Exclude(one, other) => Message::new("refused-tafl-exclude")
                .with("one", one.text())
                .with("other", other.text()),
            Self::TablutOnly(rule) => {
                Message::new("refused-tafl-tablut-only").with("rule", rule.text())
            }
            Self::BrandubhOnly(preset) => {
                Message::new("refused-tafl-brandubh-only").with("preset", *preset)
            }
        }
    }
}

fn rule_names() -> String {
    Rule::ALL.map(Rule::name).join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Brandubh, Tablut};

    #[test]
    fn names_round_trip() {
        for bits in 0..256 {
            let rules: Rules =
                Rule::ALL.into_iter().filter(|rule| bits & rule.bit() != 0).collect();
            assert_eq!(rules.bits(), bits);
            assert_eq!(Rules::parse(&rules.to_string()), Ok(rules));
        }
        assert_eq!(
            Rules::parse(" strong-king , edge-escape,"),
            Rules::parse("edge-escape,strong-king")
        );
        assert!(Rules::parse("edge escape").unwrap_err().to_string().contains("edge-escape"));
    }

    #[test]
    fn contradictions_are_refused() {
        let on_tablut = |text| Rules::parse(text).unwrap().on::<Tablut>();
        let on_brandubh = |text| Rules::parse(text).unwrap().on::<Brandubh>();
        assert_eq!(
            on_tablut("advanced,strong-king"),
            Err(RulesError::Exclude(Rule::Advanced, Rule::StrongKing))
        );
        assert_eq!(on_brandubh("advanced"), Err(RulesError::TablutOnly(Rule::Advanced)));
        assert_eq!(on_tablut("edge-escape"), Ok(Rules::BASIC));
        assert!(on_tablut("advanced,unarmed-king,hostile-throne").is_ok());
        assert!(Preset::Federation.rules().on::<Brandubh>().is_ok());
    }

    #[test]
    fn the_sixteen_games_of_brandubh_can_all_be_played() {
        for bits in 0..16 {
            assert!(Rules(bits).on::<Brandubh>().is_ok());
        }
    }
}
