//! Takes in the pages of `docs/` that players read: those that somebody has translated, in English and in
//! every language that has a folder there.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The folders or files in a folder, in order.
fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let found = fs::read_dir(folder)?.map(|entry| entry?.path().canonicalize());
    let mut found = found.collect::<io::Result<Vec<_>>>()?;
    found.sort();
    Ok(found)
}

fn main() -> io::Result<()> {
    let folder = |name| env::var_os(name).map(PathBuf::from).unwrap_or_default();
    let docs = folder("CARGO_MANIFEST_DIR").join("../../docs");
    println!("cargo::rerun-if-changed={}", docs.display());
    let languages: Vec<_> = list(&docs)?.into_iter().filter(|path| path.is_dir()).collect();
    let mut table = String::from("&[\n");
    for page in list(&docs)?.iter().filter(|path| path.extension().is_some_and(|md| md == "md")) {
        let file = page.file_name().unwrap_or_default();
        let files = languages.iter().map(|language| (language, language.join(file)));
        let translated: Vec<_> = files.filter(|(_, file)| file.exists()).collect();
        if translated.is_empty() {
            continue;
        }
        let name = page.file_stem().unwrap_or_default().to_string_lossy();
        let _ =
            writeln!(table, "Page {{ name: {name:?}, sources: &[(\"en\", include_str!({page:?})),");
        for (language, file) in translated {
            let code = language.file_name().unwrap_or_default().to_string_lossy();
            let _ = writeln!(table, "({code:?}, include_str!({file:?})),");
        }
        table += "] },\n";
    }
    table += "]";
    fs::write(folder("OUT_DIR").join("pages.rs"), table)
}
