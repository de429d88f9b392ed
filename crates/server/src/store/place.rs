//! Where a server keeps its data: in a folder, or in a database on PostgreSQL.

use std::convert::Infallible;
use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde::{Deserialize, Deserializer};
use sqlx::postgres::PgConnectOptions;

use super::StoreError;

/// Where a server keeps its data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DataPlace {
    /// A folder with one SQLite file, which needs nothing to be set up.
    Folder(PathBuf),
    /// A database on PostgreSQL.
    Postgres(PostgresUrl),
}

/// The address of a database, which may hold a password: it is never shown as a whole.
#[derive(Clone, PartialEq, Eq)]
pub struct PostgresUrl(String);

/// How such addresses begin.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

/// What may be said behind the question mark. sqlx logs whatever else it finds there with its value, and
/// that may be a password.
const KNOWN: [&str; 14] = [
    "application_name",
    "dbname",
    "host",
    "hostaddr",
    "options",
    "password",
    "port",
    "sslcert",
    "sslkey",
    "sslmode",
    "sslrootcert",
    "ssl-mode",
    "statement-cache-capacity",
    "user",
];

impl PostgresUrl {
    /// How to connect.
    pub(super) fn options(&self) -> Result<PgConnectOptions, StoreError> {
        let known = |pair: &str| {
            let key = pair.split_once('=').map_or(pair, |(key, _)| key);
            KNOWN.contains(&key)
        };
        let asked = self.0.split_once('?').map_or("", |(_, asked)| asked);
        if !asked.split('&').filter(|pair| !pair.is_empty()).all(known) {
            return Err(StoreError::BadAddress);
        }
        // What is wrong is not told: the sentence could quote a part of the password.
        PgConnectOptions::from_str(&self.0).map_err(|_| StoreError::BadAddress)
    }
}

/// Host, port and name of the database: enough to tell it from others, and nothing secret.
impl fmt::Display for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ok(options) = self.options() else { return f.write_str("postgres://…") };
        let name = options.get_database().unwrap_or(options.get_username());
        match options.get_socket() {
            Some(folder) => write!(f, "postgres://{}/{name}", folder.display()),
            None => write!(f, "postgres://{}:{}/{name}", options.get_host(), options.get_port()),
        }
    }
}

impl fmt::Debug for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl DataPlace {
    /// The folder, if it is one.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        match self {
            Self::Folder(folder) => Some(folder),
            Self::Postgres(_) => None,
        }
    }
}

impl fmt::Display for DataPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => fmt::Display::fmt(&folder.display(), f),
            Self::Postgres(url) => fmt::Display::fmt(url, f),
        }
    }
}

impl From<PathBuf> for DataPlace {
    fn from(folder: PathBuf) -> Self {
        Self::Folder(folder)
    }
}

impl From<&Path> for DataPlace {
    fn from(folder: &Path) -> Self {
        Self::Folder(folder.into())
    }
}

impl From<String> for DataPlace {
    fn from(text: String) -> Self {
        if SCHEMES.iter().any(|scheme| text.starts_with(scheme)) {
            Self::Postgres(PostgresUrl(text))
        } else {
            Self::Folder(text.into())
        }
    }
}

/// As flags are given: a folder's name need not be text.
impl From<OsString> for DataPlace {
    fn from(text: OsString) -> Self {
        match text.into_string() {
            Ok(text) => text.into(),
            Err(folder) => Self::Folder(folder.into()),
        }
    }
}

impl FromStr for DataPlace {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(text.to_string().into())
    }
}

impl<'de> Deserialize<'de> for DataPlace {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str) -> DataPlace {
        text.parse().unwrap_or_else(|never: Infallible| match never {})
    }

    #[test]
    fn an_address_is_told_from_a_folder() {
        assert_eq!(place("postgres").folder(), Some(Path::new("postgres")));
        assert_eq!(place("C:\\ardri").folder(), Some(Path::new("C:\\ardri")));
        for text in ["postgres://localhost/ardri", "postgresql://localhost/ardri"] {
            assert_eq!(place(text).folder(), None);
            assert_eq!(place(text).to_string(), "postgres://localhost:5432/ardri");
        }
    }

    #[test]
    fn the_secret_of_an_address_is_never_shown() {
        for text in [
            "postgres://ardri:hunter2@db.example:5433/games",
            "postgres://ardri@db.example/games?password=hunter2",
            "postgres://ardri@db.example/games?pasword=hunter2",
            "postgres://ardri:hun?ter2@db.example/hunter2",
            "postgres://ardri:hunter2@db.example:port/games",
            "postgres://ardri:%hunter2",
        ] {
            let place = place(text);
            let DataPlace::Postgres(url) = &place else { panic!("{text}") };
            let error = url.options().err().map(|error| error.to_string()).unwrap_or_default();
            for shown in [place.to_string(), format!("{place:?}"), error] {
                assert!(!shown.contains("hunter") && !shown.contains("hun?"), "{text}: {shown}");
            }
        }
        assert!(place("postgres://a@b/c?pasword=x").to_string().ends_with('…'));
    }
}
