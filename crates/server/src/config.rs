//! What can be set: by flags, by the environment, by a file, in this order.

use std::path::{Path, PathBuf};

use ardri_core::Message;
use serde::Deserialize;

use crate::http::{LimitNumbers, Patience};
use crate::listen_addr::ListenAddr;
use crate::public_url::PublicUrls;
use crate::store::DataPlace;

/// After how many days without use a session is over, unless something else is said.
const SESSION_DAYS: u32 = 90;

/// The settings of a server. `docs/operations.md` has the table of all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Where it listens.
    pub listen: ListenAddr,
    /// Where it keeps its data.
    pub data: DataPlace,
    /// Where people find it.
    pub public_url: PublicUrls,
    /// How many proxies in front are trusted to say where requests come from.
    pub proxies: u8,
    /// Threads for bots.
    pub bot_threads: usize,
    /// Requests a second for each address.
    pub requests: u32,
    /// Requests to tables a second for each person.
    pub commands: u32,
    /// New guests a minute for each address.
    pub guests: u32,
    /// New tables a minute for each address; a large deck counts as several.
    pub new_tables: u32,
    /// Sockets for each address.
    pub sockets: u32,
    /// Connections for each address; behind a proxy requests at the same time.
    pub connections: u32,
    /// Unfinished tables for each person.
    pub tables: u32,
    /// Public tables that wait for players, for each host.
    pub open_tables: u32,
    /// After how many days without use a session is over.
    pub session_days: u32,
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
    pub data: Option<DataPlace>,
    /// Where people find it.
    pub public_url: Option<PublicUrls>,
    /// How many proxies in front are trusted to say where requests come from.
    pub proxies: Option<u8>,
    /// One proxy, if no number is given beside it.
    pub behind_proxy: Option<bool>,
    /// Threads for bots.
    pub bot_threads: Option<usize>,
    /// Requests a second for each address.
    pub requests: Option<u32>,
    /// Requests to tables a second for each person.
    pub commands: Option<u32>,
    /// New guests a minute for each address.
    pub guests: Option<u32>,
    /// New tables a minute for each address; a large deck counts as several.
    pub new_tables: Option<u32>,
    /// Sockets for each address.
    pub sockets: Option<u32>,
    /// Connections for each address; behind a proxy requests at the same time.
    pub connections: Option<u32>,
    /// Unfinished tables for each person.
    pub tables: Option<u32>,
    /// Public tables that wait for players, for each host.
    pub open_tables: Option<u32>,
    /// After how many days without use a session is over.
    pub session_days: Option<u32>,
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
        Self::read(&text).map_err(bad)
    }

    /// What a file says, or what is wrong with it.
    fn read(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|error: toml::de::Error| {
            // The whole message shows the line, and with it perhaps the password of a database.
            if text.contains("postgres") {
                let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or("");
                let line = before.lines().count().max(1);
                return format!("line {line}: {}", error.message());
            }
            error.to_string().trim_end().into()
        })
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
            public_url: read(&get, "ARDRI_PUBLIC_URL")?,
            proxies: read(&get, "ARDRI_PROXIES")?,
            behind_proxy: read(&get, "ARDRI_BEHIND_PROXY")?,
            bot_threads: read(&get, "ARDRI_BOT_THREADS")?,
            requests: read(&get, "ARDRI_REQUESTS")?,
            commands: read(&get, "ARDRI_COMMANDS")?,
            guests: read(&get, "ARDRI_GUESTS")?,
            new_tables: read(&get, "ARDRI_NEW_TABLES")?,
            sockets: read(&get, "ARDRI_SOCKETS")?,
            connections: read(&get, "ARDRI_CONNECTIONS")?,
            tables: read(&get, "ARDRI_TABLES")?,
            open_tables: read(&get, "ARDRI_OPEN_TABLES")?,
            session_days: read(&get, "ARDRI_SESSION_DAYS")?,
        })
    }

    /// These settings, and for those left out the ones of `other`.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        // Both say the same thing, so they come from one place.
        let own = self.proxies.is_some() || self.behind_proxy.is_some();
        let proxies = if own { &self } else { &other };
        let (proxies, behind_proxy) = (proxies.proxies, proxies.behind_proxy);
        Self {
            listen: self.listen.or(other.listen),
            data: self.data.or(other.data),
            public_url: self.public_url.or(other.public_url),
            proxies,
            behind_proxy,
            bot_threads: self.bot_threads.or(other.bot_threads),
            requests: self.requests.or(other.requests),
            commands: self.commands.or(other.commands),
            guests: self.guests.or(other.guests),
            new_tables: self.new_tables.or(other.new_tables),
            sockets: self.sockets.or(other.sockets),
            connections: self.connections.or(other.connections),
            tables: self.tables.or(other.tables),
            open_tables: self.open_tables.or(other.open_tables),
            session_days: self.session_days.or(other.session_days),
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
            data: self.data.unwrap_or(home.into()),
            public_url: self.public_url.unwrap_or_default(),
            proxies: self.proxies.unwrap_or(self.behind_proxy.unwrap_or_default().into()),
            // The other cores stay free for people.
            bot_threads: self.bot_threads.unwrap_or((cores / 2).max(1)),
            requests: self.requests.unwrap_or(limits.requests),
            commands: self.commands.unwrap_or(limits.commands),
            guests: self.guests.unwrap_or(limits.guests),
            new_tables: self.new_tables.unwrap_or(limits.new_tables),
            sockets: self.sockets.unwrap_or(limits.sockets),
            connections: self.connections.unwrap_or(limits.connections),
            tables: self.tables.unwrap_or(limits.tables),
            open_tables: self.open_tables.unwrap_or(limits.open_tables),
            session_days: self.session_days.unwrap_or(SESSION_DAYS),
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
            guests: self.guests,
            new_tables: self.new_tables,
            sockets: self.sockets,
            connections: self.connections,
            tables: self.tables,
            open_tables: self.open_tables,
            proxies: self.proxies,
            ..LimitNumbers::default()
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
        assert_eq!(config.data, DataPlace::Folder("data".into()));
    }

    #[cfg(unix)] // it listens at a file
    #[test]
    fn the_file_that_the_page_shows_is_a_whole_one() {
        let page = include_str!("../../../docs/operations.md");
        let shown = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next());
        let Settings {
            listen,
            data,
            public_url,
            proxies,
            // What it was before there could be several.
            behind_proxy: _,
            bot_threads,
            requests,
            commands,
            guests,
            new_tables,
            sockets,
            connections,
            tables,
            open_tables,
            session_days,
        } = toml::from_str(shown.unwrap()).unwrap();
        assert!(listen.is_some() && data.is_some() && proxies.is_some());
        assert!(bot_threads.is_some() && requests.is_some() && commands.is_some());
        assert!(sockets.is_some() && tables.is_some() && open_tables.is_some());
        assert!(session_days.is_some() && new_tables.is_some());
        assert!(public_url.is_some() && connections.is_some() && guests.is_some());
    }

    #[test]
    fn one_proxy_can_be_said_as_before_there_could_be_several() {
        let proxies = |text: &str| toml::from_str::<Settings>(text).unwrap();
        let of = |settings: Settings| settings.config(PathBuf::new()).proxies;
        assert_eq!(of(Settings::default()), 0);
        assert_eq!(of(proxies("behind-proxy = true")), 1);
        assert_eq!(of(proxies("behind-proxy = false")), 0);
        assert_eq!(of(proxies("proxies = 2")), 2);
        assert_eq!(of(proxies("proxies = 2\nbehind-proxy = true")), 2);
        // Whichever of both comes first is the whole truth.
        assert_eq!(of(proxies("behind-proxy = true").or(proxies("proxies = 2"))), 1);
        assert_eq!(of(proxies("proxies = 0").or(proxies("behind-proxy = true"))), 0);
    }

    #[test]
    fn the_password_of_a_database_is_never_shown() {
        for file in [
            "requests = 3\ndata = 'postgres://ardri:hunter2@localhost/ardri",
            "requests = 3\ndata = postgres://ardri:hunter2@localhost/ardri",
            "requests = 3\ndata = ['postgres://ardri:hunter2@localhost/ardri']",
        ] {
            let why = Settings::read(file).unwrap_err();
            assert!(why.starts_with("line 2: ") && !why.contains("hunter2"), "{why}");
        }
        let file = "data = 'postgres://ardri:hunter2@localhost/ardri'";
        let config = Settings::read(file).unwrap().config(PathBuf::new());
        assert_eq!(config.data.to_string(), "postgres://localhost:5432/ardri");
        assert!(!format!("{config:?}").contains("hunter2"));
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
