//! Takes in every file of `lessons/` by its name, in the order in which the games are best learned.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = |name| env::var_os(name).map(PathBuf::from).unwrap_or_default();
    let lessons = folder("CARGO_MANIFEST_DIR").join("../../lessons");
    println!("cargo::rerun-if-changed={}", lessons.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(&lessons)? {
        let file = entry?.path().canonicalize()?;
        if file.extension().is_some_and(|ending| ending == "json") {
            let lesson: serde_json::Value = serde_json::from_str(&fs::read_to_string(&file)?)?;
            files.push((lesson["order"].as_u64(), file));
        }
    }
    files.sort();
    let (mut names, mut texts) = (String::new(), String::new());
    for (_, file) in &files {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let _ = write!(names, "{name:?}, ");
        let _ = writeln!(texts, "({name:?}, include_str!({file:?})),");
    }
    let table = format!(
        "/// The lessons that there are, by the names of their games, the easiest first.\n\
         pub const NAMES: [&str; {count}] = [{names}];\n\
         /// Every lesson by the name of its game.\n\
         const FILES: [(&str, &str); {count}] = [\n{texts}];\n",
        count = files.len()
    );
    fs::write(folder("OUT_DIR").join("files.rs"), table)
}
