//! What a machine may lack that a test needs: that is said loudly, and fails where `CI` is `true`.

#![allow(dead_code)] // each test uses a part

use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::{env, io};

/// Says that something was not tested, and why.
pub fn lacks(untested: &str, why: &str) {
    assert!(env::var("CI").as_deref() != Ok("true"), "{why}");
    // The test's own output is hidden when it passes; this must be seen.
    let _ = writeln!(io::stderr(), "\n*** {untested} NOT TESTED: {why}. ***\n");
}

/// A command in mounts of its own, so that nothing is left to unmount: it does `mount`, a line of shell
/// in which `$0` is the folder, and then what follows as arguments. Nothing where this user may not do
/// that: anybody may in a namespace of their own, unless the system forbids these; root may anyway.
pub fn mounted(untested: &str, mount: &str, folder: &Path) -> Option<Command> {
    let by = |way: &str| {
        let mut command = Command::new("unshare");
        command.args([way, "sh", "-c", &format!("{mount} || exit 99\nexec \"$@\"")]).arg(folder);
        command
    };
    let may = |way: &&str| by(way).arg("true").output().is_ok_and(|tried| tried.status.success());
    let way = ["-rm", "-m"].into_iter().find(may);
    if way.is_none() {
        lacks(
            untested,
            "nothing can be mounted here: that needs unshare, and root or user namespaces",
        );
    }
    way.map(by)
}

/// Makes a folder read-only: to the superuser none is by its mode.
pub const READ_ONLY: &str = "mount --bind \"$0\" \"$0\" && mount -o remount,bind,ro \"$0\"";
