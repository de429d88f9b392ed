//! Runs tests of `web/browser` in Chromium.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

#[path = "../../../server/tests/machine/mod.rs"]
mod machine;

/// The browser: the one that `CHROMIUM` names, or the first that is on the path.
fn chromium() -> Option<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM").filter(|name| !name.is_empty()) {
        return Some(named.into());
    }
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    // The first has no window to draw, and needs a quarter less time for the same pages.
    let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
    names.iter().find_map(|name| {
        folders.iter().map(|folder| folder.join(name)).find(|program| program.is_file())
    })
}

/// Runs the tests of a folder of `web/` against a program; says so where there is no browser.
pub fn run(folder: &str, program: &str) {
    let Some(chromium) = chromium() else {
        let why = "there is no Chromium here: install it, or name one in CHROMIUM";
        return machine::lacks("THE PAGE WAS", why);
    };
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let ran = Command::new(npm)
        .args(["run", "test:browser"])
        .current_dir(web)
        .env("ARDRI_BIN", program)
        .env("ARDRI_BROWSER_TESTS", folder)
        .env("CHROMIUM", &chromium)
        .output();
    let ran = ran.unwrap_or_else(|error| panic!("npm cannot be started: {error}"));
    assert!(
        ran.status.success(),
        "{}\n{}",
        String::from_utf8_lossy(&ran.stdout),
        String::from_utf8_lossy(&ran.stderr)
    );
}
