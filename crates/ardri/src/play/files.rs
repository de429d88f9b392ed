//! Saved games on disk.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use ardri_core::Record;

use super::local_table::AnyLocalTable;
use crate::i18n::{localize, tr};

/// What came of saving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Saved {
    /// The file holds the game; the sentence says so.
    Done(String),
    /// Another file has that name; nothing was written.
    Taken,
    /// The sentence says why the file could not be written.
    Failed(String),
}

/// Writes the game to a file. One that is not this game's own is replaced only on demand.
pub(crate) fn save(table: &mut AnyLocalTable, path: &Path, replace: bool) -> Saved {
    let own = table.file.as_deref() == Some(path);
    let taken = fs::metadata(path).is_ok_and(|about| about.is_file() && about.len() > 0);
    if taken && !own && !replace {
        return Saved::Taken;
    }
    match write_whole(path, &table.record().to_json(), false) {
        Ok(()) => {
            table.saved_to(path.to_path_buf());
            Saved::Done(tr!("terminal-saved", "file" => path.display().to_string()))
        }
        Err(error) => {
            let (file, reason) = (path.display().to_string(), error.to_string());
            Saved::Failed(tr!("terminal-save-failed", "file" => file, "reason" => reason))
        }
    }
}

/// What is asked before a file is replaced.
pub(crate) fn taken(path: &Path) -> String {
    tr!("terminal-file-taken", "file" => path.display().to_string())
}

/// Writes beside the file first and then takes its place: if the disk is full or the power fails, what was
/// there before is still there. A secret is for its owner's eyes only.
pub(crate) fn write_whole(path: &Path, text: &str, secret: bool) -> io::Result<()> {
    if fs::metadata(path).is_ok_and(|about| !about.is_file()) {
        // A pipe or a terminal cannot be replaced, only written to.
        return fs::write(path, text);
    }
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.new", std::process::id()));
    let new = path.with_file_name(name);
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, if secret { 0o600 } else { 0o666 });
    #[cfg(not(unix))]
    let _ = secret;
    let written = options
        .open(&new)
        .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&new, path));
    if written.is_err() {
        let _ = fs::remove_file(&new);
    }
    written
}

/// Reads a record from a file.
pub(crate) fn read(path: &Path) -> anyhow::Result<Record> {
    let file = path.display().to_string();
    let text = fs::read_to_string(path)
        .with_context(|| tr!("terminal-error-file", "file" => file.as_str()))?;
    Record::parse(&text).map_err(|error| anyhow!(flaw_in(path, &localize(&error.message()))))
}

/// What is wrong with a file.
pub(crate) fn flaw_in(path: &Path, reason: &str) -> String {
    tr!("terminal-error-in-file", "file" => path.display().to_string(), "reason" => reason)
}

/// The file of that name; `~/` is the home folder, as in a shell.
pub(crate) fn named(name: &str) -> PathBuf {
    let home = std::env::var_os("HOME").map(PathBuf::from);
    match (name.strip_prefix("~/"), home) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::local_table::LocalTable;
    use crate::play::tafl::samples::people;
    use ardri_core::Seat;
    use ardri_tafl::{Brandubh, Tafl};

    fn session() -> LocalTable<Tafl<Brandubh>> {
        people()
    }

    #[test]
    fn a_saved_game_is_read_back() {
        let path = std::env::temp_dir().join(format!("ardri-files-{}.json", std::process::id()));
        let mut game = session();
        game.play(Seat(0), &"d2-e2".parse().unwrap()).unwrap();
        assert!(game.is_unsaved());
        assert!(matches!(save(&mut game, &path, false), Saved::Done(_)));
        assert!(!game.is_unsaved());
        assert_eq!(read(&path).unwrap(), game.record());
        // The game's own file may be written again, another game's only on demand.
        assert!(matches!(save(&mut game, &path, false), Saved::Done(_)));
        assert_eq!(save(&mut session(), &path, false), Saved::Taken);
        assert!(matches!(save(&mut session(), &path, true), Saved::Done(_)));
        fs::write(&path, "{").unwrap();
        assert!(read(&path).unwrap_err().to_string().contains("not a record"));
        fs::remove_file(&path).unwrap();
    }

    #[test]
    fn a_file_that_cannot_be_written_gets_a_sentence() {
        let mut game = session();
        let Saved::Failed(why) = save(&mut game, Path::new("/no/such/folder/g.json"), false) else {
            panic!("it was written")
        };
        assert!(why.starts_with("The game could not be saved in /no/such/folder/g.json: "));
        assert!(read(Path::new("/no/such/file")).is_err());
    }

    #[test]
    fn the_home_folder_is_known() {
        if let Some(home) = std::env::var_os("HOME") {
            assert_eq!(named("~/a.json"), PathBuf::from(home).join("a.json"));
        }
        assert_eq!(named("~a.json"), PathBuf::from("~a.json"));
    }
}
