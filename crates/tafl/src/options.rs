//! What can be chosen before a game of tafl.

use ardri_core::{Message, NewGameError};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::board::Board;
use crate::position::Position;
use crate::rules::{Preset, Rules, RulesError};
use crate::setup::SetupError;

/// The options of a game or match.
///
/// In JSON `rules` is a list of names; a `preset` is read too, and written as its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form", bound = "")]
pub struct Options<B: Board> {
    /// The rules that depart from the basic game, valid on this board.
    rules: Rules,
    /// A start other than the usual one.
    pub position: Option<Position<B>>,
    /// Play two sets, the sides being switched for the second.
    pub two_sets: bool,
    /// Chance decides who begins as the Vikings; otherwise seat 0 does.
    pub lots: bool,
}

impl<B: Board> Options<B> {
    /// One game by these rules.
    ///
    /// # Errors
    /// The rules contradict each other or the board.
    pub fn new(rules: Rules) -> Result<Self, RulesError> {
        Ok(Self { rules: rules.on::<B>()?, position: None, two_sets: false, lots: false })
    }

    /// The same with another start.
    #[must_use]
    pub fn from_position(mut self, position: Position<B>) -> Self {
        self.position = Some(position);
        self
    }

    /// Reads options from their JSON form; see [`ardri_core::Game::read_options`].
    ///
    /// # Errors
    /// Says what is wrong with them.
    pub fn read(form: &Value) -> Result<Self, NewGameError> {
        let form = Form::deserialize(form).map_err(|error| NewGameError::unreadable(&error))?;
        Self::try_from(form).map_err(|error| NewGameError::new(&error, error.message()))
    }

    /// The rules in force.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The position at the start.
    #[must_use]
    pub fn start(&self) -> Position<B> {
        self.position.unwrap_or_else(Position::start)
    }

    /// How many Vikings and guards there are at the start.
    pub(crate) fn pieces(&self) -> (u32, u32) {
        self.position.map_or((B::VIKINGS, B::GUARDS), |start| (start.vikings(), start.guards()))
    }
}

impl<B: Board> Default for Options<B> {
    fn default() -> Self {
        Self { rules: Rules::BASIC, position: None, two_sets: false, lots: false }
    }
}

/// The rules of a preset and of a list together, valid on a board.
///
/// # Errors
/// The preset belongs to another board, or the rules contradict each other.
pub fn combine<B: Board>(preset: Option<Preset>, rules: Rules) -> Result<Rules, RulesError> {
    let preset = match preset {
        Some(Preset::Federation) if B::IS_TABLUT => {
            return Err(RulesError::BrandubhOnly("federation"));
        }
        Some(preset) => preset.rules(),
        None => Rules::BASIC,
    };
    preset.iter().chain(rules.iter()).collect::<Rules>().on::<B>()
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    #[serde(default)]
    rules: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    preset: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    two_sets: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    lots: bool,
}

/// Why options that can be read cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum OptionsError {
    #[error(transparent)]
    Rules(#[from] RulesError),
    #[error(transparent)]
    Position(#[from] SetupError),
}

impl OptionsError {
    fn message(&self) -> Message {
        match self {
            Self::Rules(error) => error.message(),
            Self::Position(error) => error.message(),
        }
    }
}

impl<B: Board> TryFrom<Form> for Options<B> {
    type Error = OptionsError;

    fn try_from(form: Form) -> Result<Self, OptionsError> {
        let preset = form.preset.map(|name| name.parse()).transpose()?;
        let rules: Rules =
            form.rules.iter().map(|name| name.parse()).collect::<Result<_, RulesError>>()?;
        let position = form.position.map(|position| position.parse()).transpose()?;
        Ok(Self {
            rules: combine::<B>(preset, rules)?,
            position,
            two_sets: form.two_sets,
            lots: form.lots,
        })
    }
}

impl<B: Board> From<Options<B>> for Form {
    fn from(options: Options<B>) -> Self {
        Self {
            rules: options.rules.iter().map(|rule| rule.name().into()).collect(),
            preset: None,
            position: options.position.map(|position| position.to_string()),
            two_sets: options.two_sets,
            lots: options.lots,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Brandubh, Tablut};

    #[test]
    fn json_is_read_with_defaults_and_presets() {
        let read = |text| serde_json::from_str::<Options<Brandubh>>(text);
        assert_eq!(read("{}").unwrap(), Options::default());
        let federation = read(r#"{"preset":"federation","rules":["unarmed-king"]}"#).unwrap();
        assert_eq!(
            serde_json::to_string(&federation).unwrap(),
            r#"{"rules":["unarmed-king","hostile-throne","king-returns","corners-hostile-to-king","no-edge-capture"]}"#
        );
    }

    #[test]
    fn bad_options_say_why() {
        let error = |text| serde_json::from_str::<Options<Tablut>>(text).unwrap_err().to_string();
        for (text, reason) in [
            (r#"{"rules":["advanced","strong-king"]}"#, "exclude each other"),
            (r#"{"rules":["flying-king"]}"#, "there is no rule \"flying-king\""),
            (r#"{"preset":"federation"}"#, "belongs to Brandubh"),
            (r#"{"preset":"fetlar"}"#, "there is no preset \"fetlar\""),
            (r#"{"position":"7 a"}"#, "9 rows"),
            (r#"{"colour":"red"}"#, "unknown field `colour`"),
        ] {
            assert!(error(text).contains(reason), "{text}: {}", error(text));
        }
    }
}
