//! The data folder: found or made, writable, and nobody else's.

use std::fs::{self, File, TryLockError};
use std::io::ErrorKind;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::store::StoreError;

/// The name of the file whose lock says that a server runs on the folder.
const LOCK: &str = "ardri.lock";
/// How long to wait for the lock: a server that was just stopped may still be finishing its writes.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often to try for the lock in the meantime.
const PAUSE: Duration = Duration::from_millis(20);

/// The claim of one server on a data folder, held until it is dropped or the process dies.
#[derive(Debug)]
pub struct FolderLock {
    _locked: File,
}

impl FolderLock {
    /// Makes the folder if need be and locks it.
    pub async fn new(folder: &Path) -> Result<Self, StoreError> {
        make(folder)?;
        // What is in the file does not matter: the lock is the kernel's and dies with the process.
        let file =
            File::options().create(true).truncate(false).write(true).open(folder.join(LOCK))?;
        let start = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Self { _locked: file }),
                Err(TryLockError::WouldBlock) if start.elapsed() < PATIENCE => {
                    tokio::time::sleep(PAUSE).await;
                }
                Err(TryLockError::WouldBlock) => {
                    return Err(StoreError::InUse(folder.display().to_string()));
                }
                Err(TryLockError::Error(error)) => return Err(error.into()),
            }
        }
    }
}

/// Makes the folder, closed to other users of the machine, for it will hold password hashes.
fn make(folder: &Path) -> Result<(), StoreError> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists | ErrorKind::NotADirectory => {
            StoreError::NotAFolder(folder.display().to_string())
        }
        _ => error.into(),
    })
}
