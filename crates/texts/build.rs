//! Lists the files of `locales/` and the pages of `docs/` that players read: those that somebody has translated,
//! in English and in every language that has a folder there. So a new language, file or page is known without
//! a line of code.

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

/// A folder of the tree, as seen from this crate; what changes there is looked at again.
fn folder(path: &str) -> PathBuf {
    let here = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    let folder = here.join(path);
    println!("cargo::rerun-if-changed={}", folder.display());
    folder
}

fn files(locales: &Path) -> io::Result<String> {
    let mut table = String::from("&[\n");
    for language in list(locales)?.iter().filter(|path| path.is_dir()) {
        let code = language.file_name().unwrap_or_default().to_string_lossy();
        let _ = writeln!(table, "({code:?}, &[");
        for file in list(language)? {
            if file.extension().is_some_and(|ending| ending == "ftl") {
                let _ = writeln!(table, "include_str!({file:?}),");
            }
        }
        table += "]),\n";
    }
    table += "]";
    Ok(table)
}

fn pages(docs: &Path) -> io::Result<String> {
    let languages: Vec<_> = list(docs)?.into_iter().filter(|path| path.is_dir()).collect();
    let mut table = String::from("&[\n");
    for page in list(docs)?.iter().filter(|path| path.extension().is_some_and(|md| md == "md")) {
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
    Ok(table)
}

fn main() -> io::Result<()> {
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("files.rs"), files(&folder("../../locales"))?)?;
    fs::write(out.join("pages.rs"), pages(&folder("../../docs"))?)
}
