//! Takes in every file of `lessons/` by its name.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = |name| env::var_os(name).map(PathBuf::from).unwrap_or_default();
    let lessons = folder("CARGO_MANIFEST_DIR").join("../../lessons");
    println!("cargo::rerun-if-changed={}", lessons.display());
    let mut files = fs::read_dir(&lessons)?
        .map(|entry| entry?.path().canonicalize())
        .collect::<io::Result<Vec<_>>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "json"));
    files.sort();
    let mut table = String::from("&[\n");
    for file in files {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let _ = writeln!(table, "({name:?}, include_str!({file:?})),");
    }
    table += "]";
    fs::write(folder("OUT_DIR").join("files.rs"), table)
}
