//! What can be set: by flags, by the environment, by a file, in this order.

use std::path::{Path, PathBuf};

use ardri_core::Message;
use serde::Deserialize;

use crate::http::{LimitNumbers, Patience};
use crate::listen_addr::ListenAddr;

/// The settings of a server. `docs/operations.md` has the table of all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Where it listens.
    pub listen: ListenAddr,
    /// Where it keeps its data.
    pub data: PathBuf,
    /// Whether a proxy in front says where requests come from.
    pub behind_proxy: bool,
    /// Threads for bots.
    pub bot_threads: usize,
    /// Requests a second for each address.
    pub requests: u32,
    /// Requests to tables a second for each person.
    pub commands: u32,
    /// Sockets for each address.
    pub sockets: u32,
    /// Unfinished tables for each person.
    pub tables: u32,
    /// How long clients may keep sockets waiting; nobody but a test changes it.
    pub patience: Patience,
}

/// Settings from one place; what is left out comes from the next.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// Where it listens.
    pub listen: Option<ListenAddr>,
    /// Where it keeps its data.
    pub data: Option<PathBuf>,
    /// Whether a proxy in front says where requests come from.
    pub behind_proxy: Option<bool>,
    /// Threads for bots.
    pub bot_threads: Option<usize>,
    /// Requests a second for each address.
    pub requests: Option<u32>,
    /// Requests to tables a second for each person.
    pub commands: Option<u32>,
    /// Sockets for each address.
    pub sockets: Option<u32>,
    /// Unfinished tables for each person.
    pub tables: Option<u32>,
}

/// A setting that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the sentence says what the fields hold
pub enum SettingError {
    /// A file, or something in it.
    #[error("{file}: {why}")]
    File { file: String, why: String },
    /// A variable of the environment.
    #[error("{name}: {value:?} cannot be used")]
    Variable { name: String, value: String },
}

impl SettingError {
    /// What it says to whoever starts the server; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::File { file, why } => Message::new("refused-setting-file")
                .with("file", file.as_str())
                .with("why", why.as_str()),
            Self::Variable { name, value } => Message::new("refused-setting-variable")
                .with("name", name.as_str())
                .quoting("value", value),
        }
    }
}

impl Settings {
    /// Reads a file in TOML.
    ///
    /// # Errors
    /// Says what is wrong with it, and where.
    pub fn from_file(path: &Path) -> Result<Self, SettingError> {
        let bad = |why: String| SettingError::File { file: path.display().to_string(), why };
        let text = std::fs::read_to_string(path).map_err(|error| bad(error.to_string()))?;
        toml::from_str(&text).map_err(|error| bad(error.to_string().trim_end().into()))
    }

    /// Reads `ARDRI_LISTEN`, `ARDRI_DATA` and so on, as `get` finds them.
    ///
    /// # Errors
    /// Names the one that cannot be read.
    pub fn from_environment(get: impl Fn(&str) -> Option<String>) -> Result<Self, SettingError> {
        fn read<T: std::str::FromStr>(
            get: &impl Fn(&str) -> Option<String>,
            name: &str,
        ) -> Result<Option<T>, SettingError> {
            let Some(text) = get(name).filter(|text| !text.is_empty()) else { return Ok(None) };
            let bad = |_| SettingError::Variable { name: name.into(), value: text.clone() };
            text.parse().map(Some).map_err(bad)
        }
        Ok(Self {
            listen: read(&get, "ARDRI_LISTEN")?,
            data: read(&get, "ARDRI_DATA")?,
            behind_proxy: read(&get, "ARDRI_BEHIND_PROXY")?,
            bot_threads: read(&get, "ARDRI_BOT_THREADS")?,
            requests: read(&get, "ARDRI_REQUESTS")?,
            commands: read(&get, "ARDRI_COMMANDS")?,
            sockets: read(&get, "ARDRI_SOCKETS")?,
            tables: read(&get, "ARDRI_TABLES")?,
        })
    }

    /// These settings, and for those left out the ones of `other`.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            listen: self.listen.or(other.listen),
            data: self.data.or(other.data),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
            bot_threads: self.bot_threads.or(other.bot_threads),
            requests: self.requests.or(other.requests),
            commands: self.commands.or(other.commands),
            sockets: self.sockets.or(other.sockets),
            tables: self.tables.or(other.tables),
        }
    }

    /// The whole configuration, with the usual values for what is left out.
    #[must_use]
    pub fn config(self, home: PathBuf) -> Config {
        let limits = LimitNumbers::default();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen: self
                .listen
                .unwrap_or_else(|| ListenAddr::Network(([127, 0, 0, 1], 7777).into())),
            data: self.data.unwrap_or(home),
            behind_proxy: self.behind_proxy.unwrap_or(limits.behind_proxy),
            // One core stays free for people.
            bot_threads: self.bot_threads.unwrap_or((cores - 1).max(1)),
            requests: self.requests.unwrap_or(limits.requests),
            commands: self.commands.unwrap_or(limits.commands),
            sockets: self.sockets.unwrap_or(limits.sockets),
            tables: self.tables.unwrap_or(limits.tables),
            patience: Patience::default(),
        }
    }
}

impl Config {
    /// The numbers for the limits.
    #[must_use]
    pub fn limits(&self) -> LimitNumbers {
        LimitNumbers {
            requests: self.requests,
            commands: self.commands,
            sockets: self.sockets,
            tables: self.tables,
            behind_proxy: self.behind_proxy,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_come_before_the_environment_and_the_file() {
        let flags = Settings { requests: Some(1), ..Settings::default() };
        let environment = Settings::from_environment(|name| match name {
            "ARDRI_REQUESTS" => Some("2".into()),
            "ARDRI_SOCKETS" => Some("20".into()),
            "ARDRI_TABLES" => Some(String::new()),
            _ => None,
        });
        let file: Settings = toml::from_str("requests = 3\nsockets = 30\ntables = 300\n").unwrap();
        let config = flags.or(environment.unwrap()).or(file).config("data".into());
        assert_eq!((config.requests, config.sockets, config.tables), (1, 20, 300));
        assert_eq!(config.commands, LimitNumbers::default().commands);
        assert_eq!(config.listen.to_string(), "127.0.0.1:7777");
        assert_eq!(config.data, PathBuf::from("data"));
    }

    #[cfg(unix)] // it listens at a file
    #[test]
    fn the_file_that_the_page_shows_is_a_whole_one() {
        let page = include_str!("../../../docs/operations.md");
        let shown = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next());
        let Settings {
            listen,
            data,
            behind_proxy,
            bot_threads,
            requests,
            commands,
            sockets,
            tables,
        } = toml::from_str(shown.unwrap()).unwrap();
        assert!(listen.is_some() && data.is_some() && behind_proxy.is_some());
        assert!(bot_threads.is_some() && requests.is_some() && commands.is_some());
        assert!(sockets.is_some() && tables.is_some());
    }

    #[test]
    fn bad_settings_are_named() {
        let bad = Settings::from_environment(|name| {
            (name == "ARDRI_LISTEN").then(|| "nowhere".to_string())
        });
        assert_eq!(bad.unwrap_err().to_string(), "ARDRI_LISTEN: \"nowhere\" cannot be used");
        assert!(toml::from_str::<Settings>("lissten = 3").is_err());
    }
}
