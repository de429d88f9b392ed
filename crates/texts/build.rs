//! Lists the files of `locales/`, so that a new language or file is known without a line of code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The folders or files in a folder, in order.
fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<_>>>()?;
    found.sort();
    Ok(found)
}

fn main() -> io::Result<()> {
    let folder = |name| env::var_os(name).map(PathBuf::from).unwrap_or_default();
    let locales = folder("CARGO_MANIFEST_DIR").join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut table = String::from("&[\n");
    for language in list(&locales)?.iter().filter(|path| path.is_dir()) {
        let code = language.file_name().unwrap_or_default().to_string_lossy();
        let _ = writeln!(table, "({code:?}, &[");
        for file in list(language)? {
            if file.extension().is_some_and(|ending| ending == "ftl") {
                let _ = writeln!(table, "include_str!({:?}),", file.canonicalize()?);
            }
        }
        table += "]),\n";
    }
    table += "]";
    fs::write(folder("OUT_DIR").join("files.rs"), table)
}
