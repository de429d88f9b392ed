//! The README's pictures of the terminal, which are screens of the program itself.

use std::fs;
use std::path::Path;
use std::sync::Mutex;

/// Only one picture is put there at a time.
static HANGING: Mutex<()> = Mutex::new(());

/// Holds a screen against the block of the README that begins with the same name. If `ARDRI_PICTURES` is
/// set, the screen is put there instead.
pub(crate) fn in_the_readme(name: &str, screen: &str) {
    let _hanging = HANGING.lock();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let readme = fs::read_to_string(&path).unwrap();
    let opening = format!("```text\n {name}");
    let from = readme.find(&opening).unwrap_or_else(|| panic!("the README shows no {name}"));
    let from = from + "```text\n".len();
    let to = from + readme[from..].find("\n```").unwrap();
    if std::env::var_os("ARDRI_PICTURES").is_some() {
        fs::write(&path, format!("{}{screen}{}", &readme[..from], &readme[to..])).unwrap();
    } else {
        assert_eq!(&readme[from..to], screen, "take it anew, as CONTRIBUTING.md says:\n{screen}");
    }
}
