//! A copy of a data folder's database while a server may be at work on it.

use std::fs::File;
use std::io::ErrorKind;
use std::path::Path;

use sqlx::{ConnectOptions, Connection};

use super::database::Database;
use crate::store::StoreError;

/// Writes a copy of the database of a folder to a file that is not there yet. It is what the database
/// was at one moment; who writes meanwhile is not held up. To restore it, stop the server and put the
/// file in the place of the database, without the files beside it.
///
/// # Errors
/// There is no database, the file is there already, or the disk says why not.
pub async fn backup(folder: &Path, to: &Path) -> Result<(), StoreError> {
    let name = to.to_str().ok_or_else(|| StoreError::Io("the file's name is not text".into()))?;
    let mut connection = Database::in_folder(folder).to_be_read().connect().await?;
    // Made before, so that nobody else can read what will be in it; the database takes an empty file.
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(to).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => StoreError::Io(format!("{name} is there already")),
        _ => error.into(),
    })?;
    let written = sqlx::query("VACUUM INTO ?1").bind(name).execute(&mut connection).await;
    let closed = connection.close().await;
    let done = written.map_err(StoreError::from).and(closed.map_err(StoreError::from));
    let done = done.and_then(|()| Ok(File::open(to)?.sync_all()?));
    if done.is_err() {
        let _ = std::fs::remove_file(to);
    }
    done
}
