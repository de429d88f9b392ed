//! Builds the page with npm and writes a table of its files, which the server embeds.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, exit};
use std::{env, io};

use flate2::Compression;
use flate2::write::GzEncoder;

/// How to do without the page.
const WITHOUT: &str = "or build without the page by --no-default-features --features server,join";
/// Where npm notes which lock file its modules belong to.
const NOTE: &str = "node_modules/.ardri-lockfile";

/// Builds the page, or says in one sentence what is missing and stops.
pub fn build() {
    if let Err(reason) = try_build() {
        for line in reason.lines() {
            println!("cargo::error={line}");
        }
        exit(1);
    }
}

fn try_build() -> Result<(), String> {
    let io =
        |error: io::Error| format!("The page for browsers cannot be built: {error}; {WITHOUT}.");
    let here = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let web = Path::new(&here).join("../../web");
    let web = web.canonicalize().map_err(|_| {
        format!("The page for browsers is built from the folder web, which is not here; {WITHOUT}.")
    })?;
    watch(&web).map_err(io)?;
    check_node()?;

    // Two builds at once would pull the modules away from under each other.
    let lock = File::create(web.join(".build.lock")).map_err(io)?;
    lock.lock().map_err(io)?;
    install(&web)?;
    let page = out.join("page");
    let built = npm(&web).args(["run", "build", "--silent"]).env("ARDRI_WEB_OUT", &page).output();
    succeeded("npm run build", built)?;
    drop(lock);
    embed(&page, &out).map_err(io)
}

/// Names what the page is made of. A path that is not there would make cargo build it every time.
fn watch(web: &Path) -> io::Result<()> {
    // The page shows some of the docs and the lessons.
    let apart = ["../locales", "../lessons", "../docs"];
    let own = ["src", "public", "index.html"];
    let mut paths: Vec<PathBuf> = own.iter().chain(&apart).map(|name| web.join(name)).collect();
    for entry in fs::read_dir(web)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if name.contains(".config.") || (name.starts_with("package") && name.ends_with(".json")) {
            paths.push(path);
        }
    }
    println!("cargo::rerun-if-changed=build");
    for path in paths.iter().filter(|path| path.exists()) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    Ok(())
}

/// Vite needs Node.js 20.19, 22.12 or anything newer.
fn check_node() -> Result<(), String> {
    let needs = "The page for browsers is built with Node.js 20.19, 22.12 or newer and npm";
    let found = Command::new("node").arg("--version").output();
    let Ok(Output { status, stdout, .. }) = found else {
        return Err(format!(
            "{needs}, which are not here: install them from https://nodejs.org, {WITHOUT}."
        ));
    };
    let version = String::from_utf8_lossy(&stdout);
    let version = version.trim();
    let mut numbers =
        version.trim_start_matches('v').split('.').map_while(|number| number.parse().ok());
    let new_enough = match (numbers.next(), numbers.next()) {
        (Some(20u32), Some(minor)) => minor >= 19u32,
        (Some(22), Some(minor)) => minor >= 12,
        (Some(major), Some(_)) => major >= 23,
        _ => false,
    };
    if status.success() && new_enough {
        return Ok(());
    }
    Err(format!(
        "{needs}, but here is Node.js {version:?}: install a newer one from https://nodejs.org, {WITHOUT}."
    ))
}

/// The command that runs npm in the page's folder.
fn npm(web: &Path) -> Command {
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.current_dir(web);
    npm
}

/// Fetches the modules, unless those of this lock file are there: the net is needed once.
fn install(web: &Path) -> Result<(), String> {
    let lockfile = fs::read(web.join("package-lock.json")).unwrap_or_default();
    if is_installed(web, &lockfile) {
        return Ok(());
    }
    // Whatever the environment says, the build needs what npm calls development dependencies.
    let switches = ["--include=dev", "--prefer-offline", "--no-audit", "--no-fund"];
    succeeded("npm ci", npm(web).arg("ci").args(switches).output())?;
    // Without the note they are fetched again, which is no harm.
    let _ = fs::write(web.join(NOTE), &lockfile);
    Ok(())
}

fn is_installed(web: &Path, lockfile: &[u8]) -> bool {
    if fs::read(web.join(NOTE)).is_ok_and(|note| note == lockfile) {
        return true;
    }
    // Somebody may have called npm by hand; then it has written down when.
    let changed = |name| fs::metadata(web.join(name)).and_then(|file| file.modified()).ok();
    let modules = changed("node_modules/.package-lock.json");
    modules.is_some() && modules >= changed("package-lock.json")
}

fn succeeded(what: &str, ran: io::Result<Output>) -> Result<(), String> {
    let ran = ran.map_err(|error| {
        format!("The page for browsers is built with npm, which cannot be started ({error}): install it with Node.js from https://nodejs.org, {WITHOUT}.")
    })?;
    if ran.status.success() {
        return Ok(());
    }
    let mut text = String::from_utf8_lossy(&ran.stdout).into_owned();
    text += &String::from_utf8_lossy(&ran.stderr);
    let text = without_colours(&text);
    // Where in the tool it fails is nothing that anybody can mend.
    let tells = |line: &&str| !line.trim().is_empty() && !line.starts_with("    at ");
    let lines: Vec<_> = text.lines().filter(tells).collect();
    let last = lines[lines.len().saturating_sub(15)..].join("\n");
    Err(format!(
        "{last}\nThe page for browsers cannot be built, since {what} fails as shown above: mend it, {WITHOUT}."
    ))
}

fn without_colours(text: &str) -> String {
    let mut parts = text.split("\u{1b}[");
    let first = parts.next().unwrap_or_default().to_string();
    let rest = parts.map(|part| part.split_once('m').map_or(part, |(_, rest)| rest));
    first + &rest.collect::<String>()
}

/// Writes the table of all files, each with its kind, its mark and a compressed form.
fn embed(page: &Path, out: &Path) -> io::Result<()> {
    let mut files = Vec::new();
    collect(page, &mut files)?;
    files.sort();
    let packed = out.join("packed");
    fs::create_dir_all(&packed)?;
    let mut table = String::from("pub(super) static FILES: &[File] = &[\n");
    for (number, path) in files.iter().enumerate() {
        let bytes = fs::read(path)?;
        let name = path.strip_prefix(page).unwrap_or(path).to_string_lossy().replace('\\', "/");
        let mut mark = DefaultHasher::new();
        bytes.hash(&mut mark);
        let gzip = match gzip(&bytes)? {
            // What is compressed already does not become smaller.
            small if small.len() * 10 < bytes.len() * 9 => {
                let place = packed.join(format!("{number}.gz"));
                fs::write(&place, small)?;
                format!("Some(include_bytes!({place:?}))")
            }
            _ => "None".into(),
        };
        let (kind, mark) = (kind(&name), mark.finish());
        let _ = writeln!(
            table,
            "    File {{ name: {name:?}, kind: {kind:?}, mark: \"{mark:016x}\", \
             bytes: include_bytes!({path:?}), gzip: {gzip} }},"
        );
    }
    table += "];\n";
    fs::write(out.join("page.rs"), table)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { collect(&path, files)? } else { files.push(path) }
    }
    Ok(())
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes)?;
    packer.finish()
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
