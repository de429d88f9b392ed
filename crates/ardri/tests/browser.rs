//! The page in a real browser, against the real program: `web/browser` holds the tests.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, io};

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

#[test]
fn the_page_works_in_a_browser() {
    let Some(chromium) = chromium() else {
        let missing = "there is no Chromium here: install it, or name one in CHROMIUM";
        assert!(env::var("CI").as_deref() != Ok("true"), "{missing}");
        // The test's own output is hidden when it passes; this must be seen.
        let _ = writeln!(io::stderr(), "\n*** THE PAGE WAS NOT TESTED: {missing}. ***\n");
        return;
    };
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let ran = Command::new(npm)
        .args(["run", "test:browser"])
        .current_dir(web)
        .env("ARDRI_BIN", env!("CARGO_BIN_EXE_ardri"))
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
