//! The parts of a search that it could do without, so that what each is good for can be measured.

use std::str::FromStr;

/// A part of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Part {
    /// The network judges; without it the weights that were chosen by hand do.
    Network,
    /// What was found of a position is remembered.
    Table,
    /// Of moves that are images of each other one is looked at.
    Symmetry,
    /// A small window around what is expected.
    Window,
    /// Whoever is threatened with the end of the game gets a ply more.
    Threats,
    /// Captures are followed behind the horizon.
    Captures,
    /// A position without a move in the table is searched a ply less.
    Unknown,
    /// A second look for forced wins, at which nothing is judged.
    SecondLook,
    /// Late quiet moves are searched less deep at first.
    Reductions,
    /// Who may even pass and is well off is well off.
    Pass,
    /// Positions far above what is needed are left near the horizon.
    FarAbove,
    /// Late quiet moves are passed over near the horizon.
    Late,
    /// Quiet moves are passed over near the horizon where nothing helps.
    Hopeless,
    /// Moves that were good in places beside come early.
    Killers,
    /// Moves that were good anywhere come early.
    History,
    /// Moves that were good behind the same move come early.
    FollowUps,
}

impl Part {
    /// All of them.
    pub const ALL: [Self; 16] = [
        Self::Network,
        Self::Table,
        Self::Symmetry,
        Self::Window,
        Self::Threats,
        Self::Captures,
        Self::Unknown,
        Self::SecondLook,
        Self::Reductions,
        Self::Pass,
        Self::FarAbove,
        Self::Late,
        Self::Hopeless,
        Self::Killers,
        Self::History,
        Self::FollowUps,
    ];

    /// Its name on a command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Network => "network",
            Self::Table => "table",
            Self::Symmetry => "symmetry",
            Self::Window => "window",
            Self::Threats => "threats",
            Self::Captures => "captures",
            Self::Unknown => "unknown",
            Self::SecondLook => "second-look",
            Self::Reductions => "reductions",
            Self::Pass => "pass",
            Self::FarAbove => "far-above",
            Self::Late => "late",
            Self::Hopeless => "hopeless",
            Self::Killers => "killers",
            Self::History => "history",
            Self::FollowUps => "follow-ups",
        }
    }
}

/// There is no such part.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the search has no part {0:?}")]
pub struct PartError(String);

impl FromStr for Part {
    type Err = PartError;

    fn from_str(name: &str) -> Result<Self, PartError> {
        let found = Self::ALL.into_iter().find(|part| part.name() == name);
        found.ok_or_else(|| PartError(name.chars().take(40).collect()))
    }
}

/// Some of the parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Parts(u32);

impl Parts {
    pub fn with(self, part: Part) -> Self {
        Self(self.0 | 1 << part as u8)
    }

    #[inline(always)]
    pub fn has(self, part: Part) -> bool {
        self.0 >> part as u8 & 1 == 1
    }
}
