//! What the pages for readers say of themselves: links lead somewhere, commands can be run, the picture
//! of the house is that of the crates, and what CONTRIBUTING.md asks of a new game was done for every game.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All pages, by their path from the root.
fn pages() -> Vec<(PathBuf, String)> {
    let mut paths: Vec<PathBuf> = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
        .map(|name| root().join(name))
        .into_iter()
        .collect();
    // Other languages have folders of their own.
    let list = |folder: PathBuf| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let (folders, files): (Vec<_>, Vec<_>) = list(root().join("docs")).partition(|p| p.is_dir());
    let docs = files.into_iter().chain(folders.into_iter().flat_map(list));
    paths.extend(docs.filter(|path| path.extension().is_some_and(|end| end == "md")));
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

/// A page without what stands in fenced blocks, where brackets are no links.
fn prose(text: &str) -> String {
    text.split("```").step_by(2).collect()
}

/// The addresses of all links and pictures of a page.
fn links(text: &str) -> Vec<String> {
    let text = prose(text);
    let ends = text.match_indices("](").map(|(at, found)| at + found.len());
    ends.filter_map(|from| text[from..].split_once(')').map(|(link, _)| link.to_string())).collect()
}

/// The names to which links within a page can lead: its headings, as code hosts write them, and
/// places that are named by hand.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = prose(text);
    let slug = |heading: &str| -> String {
        let words = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = words.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    };
    let mut found: BTreeSet<String> =
        headings.lines().filter(|line| line.starts_with('#')).map(slug).collect();
    for named in text.split("<a id=\"").skip(1) {
        found.extend(named.split('"').next().map(String::from));
    }
    found
}

#[test]
fn every_link_leads_somewhere() {
    let mut dead = Vec::new();
    for (path, text) in pages() {
        for link in links(&text) {
            if link.starts_with("https://") {
                continue;
            }
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target =
                if file.is_empty() { path.clone() } else { path.parent().unwrap().join(file) };
            let found = target.exists()
                && (anchor.is_empty()
                    || fs::read_to_string(&target)
                        .is_ok_and(|text| anchors(&text).contains(anchor)));
            if !found {
                dead.push(format!("{}: {link}", path.file_name().unwrap().display()));
            }
        }
    }
    assert_eq!(dead, Vec::<String>::new());
}

/// Links of other sorts would be followed by nobody here.
#[test]
fn there_are_no_links_that_the_test_of_links_does_not_see() {
    let mut unseen = Vec::new();
    for (path, text) in pages() {
        for line in prose(&text).lines() {
            let is_definition = line.trim_start().starts_with('[') && line.contains("]: ");
            let is_reference = line.contains("][");
            let is_tag =
                ["<img", "<a href", "<picture", "src="].iter().any(|tag| line.contains(tag));
            if is_definition || is_reference || is_tag {
                unseen.push(format!("{}: {line}", path.file_name().unwrap().display()));
            }
        }
    }
    assert_eq!(unseen, Vec::<String>::new());
}

/// What stands in the fenced blocks of a kind.
fn blocks<'a>(text: &'a str, kind: &str) -> Vec<&'a str> {
    let fences: Vec<_> = text.split("```").collect();
    let inside = fences.iter().skip(1).step_by(2);
    inside.filter_map(|block| block.strip_prefix(kind)?.strip_prefix('\n')).collect()
}

/// The words of every command of ours that the pages show, by the page's name.
fn commands() -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    for (path, text) in pages() {
        for line in blocks(&text, "sh").into_iter().flat_map(str::lines) {
            let line = line.split(" #").next().unwrap_or_default().trim();
            let own = line.strip_prefix("cargo run --release -- ").or_else(|| {
                let rest = line.strip_prefix("ardri")?;
                if rest.is_empty() { Some(rest) } else { rest.strip_prefix(' ') }
            });
            if let Some(own) = own {
                let words = own.split_whitespace().map(String::from).collect();
                found.push((path.file_name().unwrap().display().to_string(), words));
            }
        }
    }
    found
}

/// The program in a folder of the test's own, with nobody at the keyboard.
fn ardri(folder: &Path, words: &[String], input: &str) -> (bool, String) {
    fs::write(folder.join("input"), input).unwrap();
    let ran = Command::new(env!("CARGO_BIN_EXE_ardri"))
        .args(words)
        .current_dir(folder)
        .env("ARDRI_LANGUAGE", "en")
        .env("ARDRI_DATA", folder.join("data"))
        .stdin(Stdio::from(fs::File::open(folder.join("input")).unwrap()))
        .output()
        .unwrap();
    (ran.status.success(), String::from_utf8_lossy(&ran.stderr).into_owned())
}

/// The same with less work: names and options are read as they are, but nothing is done for long.
fn shortened(words: &[String]) -> Vec<String> {
    let mut short = words.to_vec();
    let mut set = |flag: &str, value: &str| match short.iter().position(|word| word == flag) {
        Some(at) => short[at + 1] = value.into(),
        None => short.extend([flag.into(), value.into()]),
    };
    match words.first().map(String::as_str) {
        Some("simulate" | "study") => set("--games", "1"),
        Some("arena") => {
            set("--games", "1");
            set("--longest", "4");
        }
        Some("perft") => set("--depth", "1"),
        Some("play") if !words.iter().any(|word| word == "--plain") => short.push("--plain".into()),
        _ => {}
    }
    short
}

/// `serve` and `join` go on for ever or need a server; `src/readme.rs` reads them. A shell fills in
/// what stands for several files.
fn ends(words: &[String]) -> bool {
    !matches!(words.first().map(String::as_str), None | Some("serve" | "join"))
        && !words.iter().any(|word| word.contains('*'))
}

#[test]
fn every_command_that_the_pages_show_can_be_run() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    // What the commands read.
    let decks = fs::read_to_string(root().join("docs/decks.md")).unwrap();
    fs::write(folder.join("my.toml"), blocks(&decks, "toml")[0]).unwrap();
    fs::write(folder.join("games.txt"), "d2-e2 c4-c2\n").unwrap();
    let words = ["play", "brandubh", "--plain"].map(String::from);
    assert!(ardri(folder, &words, "d2-e2\nsave game.json\nquit\n").0);

    let mut ran = BTreeMap::<String, usize>::new();
    for (page, words) in commands().into_iter().filter(|(_, words)| ends(words)) {
        if cfg!(not(feature = "server")) && words[0] == "export" {
            continue;
        }
        let (well, said) = ardri(folder, &shortened(&words), "");
        assert!(well, "{page}: ardri {}\n{said}", words.join(" "));
        *ran.entry(page).or_default() += 1;
    }
    assert!(ran["README.md"] > 18, "{ran:?}");
    assert!(ran["decks.md"] > 1, "{ran:?}");
}

/// Two numbers of a version, as `1.94` and `1.94.0` write them.
fn version(text: &str) -> (u32, u32) {
    let mut numbers = text.split('.').map(|number| number.parse().unwrap());
    (numbers.next().unwrap(), numbers.next().unwrap())
}

#[test]
fn the_readme_names_the_compiler_that_is_needed() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let needed = manifest.lines().find_map(|line| line.strip_prefix("rust-version = ")).unwrap();
    let needed = needed.trim_matches('"');
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let told = readme.split("[Rust](").nth(1).and_then(|rest| rest.split(") ").nth(1)).unwrap();
    assert!(told.starts_with(&format!("{needed} or newer")), "{}", &told[..30]);

    // Nothing that we are built from asks for more. What this build does not need may not be here,
    // and then cargo cannot tell.
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let metadata = Command::new(cargo)
        .args(["metadata", "--locked", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output()
        .unwrap();
    if !metadata.status.success() {
        eprintln!("{}", String::from_utf8_lossy(&metadata.stderr));
        return;
    }
    let metadata: serde_json::Value = serde_json::from_slice(&metadata.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    assert!(packages.len() > 100, "{}", packages.len());
    let newer: Vec<_> = packages
        .iter()
        .filter(|package| package["rust_version"].as_str().map(version) > Some(version(needed)))
        .map(|package| format!("{} {}", package["name"], package["rust_version"]))
        .collect();
    assert_eq!(newer, Vec::<String>::new());
}

#[test]
fn every_page_names_the_same_node() {
    let page = fs::read_to_string(root().join("crates/server/build/page.rs")).unwrap();
    assert!(page.contains("Node.js 20.19, 22.12 or newer and npm"));
    let told = [
        ("README.md", "(https://nodejs.org) 20.19, 22.12 or newer"),
        ("docs/operations.md", "Node.js 20.19, 22.12 or newer"),
        (".ci/run", "Node.js 20.19, 22.12 or newer"),
        ("web/package.json", "\"node\": \"^20.19 || >=22.12\""),
    ];
    for (file, words) in told {
        let text = fs::read_to_string(root().join(file)).unwrap();
        assert!(text.contains(words), "{file}: {words}");
    }
}

/// The page for those who write clients against what is sent: no kind of event, request or refusal
/// and no field of the standing is left out.
#[test]
fn the_protocol_names_everything_that_is_sent() {
    let page = fs::read_to_string(root().join("docs/protocol.md")).unwrap();
    let types = fs::read_to_string(root().join("web/src/wire/generated/server.ts")).unwrap();
    let mut names = BTreeSet::new();
    for tag in ["event", "ask", "kind"] {
        let tag = format!("\"{tag}\": \"");
        let found: Vec<_> = types.split(&tag).skip(1).map(|rest| rest.split('"').next()).collect();
        assert!(found.len() > 3, "{tag}");
        names.extend(found.into_iter().flatten());
    }
    for form in
        ["Standing", "Current", "SeatView", "Look", "TakebackView", "ClockView", "TableInfo"]
    {
        let start = format!("export type {form} = {{");
        let members = types.split(&start).nth(1).and_then(|rest| rest.split('}').next()).unwrap();
        let fields = members.split(',').filter_map(|member| member.split_once(':'));
        let known: Vec<_> = fields.map(|(name, _)| name.trim().trim_end_matches('?')).collect();
        assert!(known.len() > 1, "{form}");
        names.extend(known);
    }
    let refusals = fs::read_to_string(root().join("crates/table/src/refusals.rs")).unwrap();
    let words = refusals.split("pub fn word(").nth(1).and_then(|rest| rest.split("\n    }").next());
    let words: Vec<_> = words.unwrap().split("=> \"").skip(1).collect();
    assert!(words.len() > 15);
    names.extend(words.into_iter().filter_map(|word| word.split('"').next()));
    let is_told = |name: &&&str| {
        page.contains(&format!("`{name}`"))
            || page.split('`').skip(1).step_by(2).any(|code| {
                let code = code.trim_matches(|c| "{}".contains(c)).split(", ");
                code.into_iter().any(|word| word == **name)
            })
    };
    let missing: Vec<_> = names.iter().filter(|name| !is_told(name)).collect();
    assert_eq!(missing, Vec::<&&str>::new());
}

#[test]
fn every_page_can_be_found_from_the_readme() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let links: BTreeSet<String> = links(&readme).into_iter().collect();
    let docs = fs::read_dir(root().join("docs")).unwrap().map(|entry| entry.unwrap().file_name());
    let pages =
        docs.map(|name| format!("docs/{}", name.display())).filter(|name| name.ends_with(".md"));
    let lost: Vec<String> = pages.filter(|name| !links.contains(name)).collect();
    assert_eq!(lost, Vec::<String>::new());
}

/// The paths that a page names, each with the folders in which it may be: the root, or in a table the one
/// that its head says, and the crate around that.
fn paths(page: &str) -> Vec<(String, Vec<String>)> {
    let folders = ["crates/", "docs/", "examples/", "fuzz/", "lessons/", "locales/", "web/"];
    let is_path = |word: &str, in_table: bool| {
        folders.iter().any(|folder| word.starts_with(folder)) || in_table && word.ends_with(".rs")
    };
    let mut found = Vec::new();
    let mut bases = vec![String::new()];
    for line in prose(page).lines() {
        let words: Vec<_> = line.split('`').skip(1).step_by(2).collect();
        if line.contains("| look in") {
            bases = vec![String::new(), words.first().map_or(String::new(), |base| (*base).into())];
            let outside: Vec<_> = bases[1].match_indices('/').map(|(at, _)| at + 1).collect();
            bases.extend(outside.iter().map(|at| bases[1][..*at].to_string()).collect::<Vec<_>>());
        } else if !line.starts_with('|') {
            bases.truncate(1);
        }
        let here = words.into_iter().filter(|word| is_path(word, bases.len() > 1));
        let here = here.filter(|word| !word.contains('<'));
        found.extend(here.map(|word| (word.to_string(), bases.clone())));
    }
    found
}

#[test]
fn every_path_that_the_house_and_contributing_name_is_there() {
    let mut lost = Vec::new();
    for page in ["docs/architecture.md", "CONTRIBUTING.md"] {
        let text = fs::read_to_string(root().join(page)).unwrap();
        let paths = paths(&text);
        assert!(paths.len() > 20, "{page}: {}", paths.len());
        for (path, bases) in paths {
            // Of a pattern the folder is looked for.
            let known = match path.split_once('*') {
                Some((before, _)) => before.rsplit_once('/').map_or("", |(folder, _)| folder),
                None => &path,
            };
            let there = |base: &String| root().join(base).join(known).exists();
            if !bases.iter().any(there) {
                lost.push(format!("{page}: {path}"));
            }
        }
    }
    assert_eq!(lost, Vec::<String>::new());
}

/// Who needs whom among the crates, as the manifests say; on some systems alone counts as well.
fn needs() -> BTreeMap<String, BTreeSet<String>> {
    let crates = fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path());
    let needs =
        crates.chain(["fuzz", "examples/nim"].map(|path| root().join(path))).map(|folder| {
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
            (folder.file_name().unwrap().display().to_string(), needs_of(&manifest))
        });
    needs.collect()
}

/// Whom a manifest names, apart from what only tests and the build itself need.
fn needs_of(manifest: &str) -> BTreeSet<String> {
    let mut needs = BTreeSet::new();
    let mut counts = false;
    for line in manifest.lines() {
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_end_matches(']');
            // A section may also be that of one crate alone.
            let (section, one) = match section.split_once("dependencies.ardri-") {
                Some((section, one)) => (format!("{section}dependencies"), Some(one)),
                None => (section.to_string(), None),
            };
            counts = section == "dependencies"
                || section.starts_with("target.") && section.ends_with(".dependencies");
            needs.extend(one.filter(|_| counts).map(String::from));
        } else if counts && let Some(ours) = line.strip_prefix("ardri-") {
            needs.extend(ours.split(['.', ' ', '=']).next().map(String::from));
        } else if counts && line.starts_with("ardri =") {
            needs.insert("ardri".into());
        }
    }
    needs
}

#[test]
fn needs_are_found_wherever_a_manifest_has_them() {
    let manifest = "[dependencies]\nardri-a.workspace = true\nother = \"1\"\n\
        [target.'cfg(unix)'.dependencies]\nardri-b = { path = \"b\" }\n\
        [dev-dependencies]\nardri-c.workspace = true\n[build-dependencies]\nardri-d = \"1\"\n\
        [dependencies.ardri-e]\npath = \"e\"\n[target.'cfg(unix)'.dev-dependencies]\nardri-f = \"1\"\n";
    assert_eq!(needs_of(manifest), ["a", "b", "e"].map(String::from).into());
}

/// Which folders of the house a part takes files from when it is built, as its sources say: paths
/// that lead up to the root and down again.
fn takes(part: &Path) -> BTreeSet<String> {
    let mut folders = BTreeSet::new();
    let mut open: Vec<_> =
        ["src", "build", "build.rs"].map(|name| part.join(name)).into_iter().collect();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let name = path.file_name().unwrap().display().to_string();
        let Ok(text) = fs::read_to_string(&path) else { continue };
        if name.contains(".test.") || name == "readme.rs" {
            continue;
        }
        // Tests may read what they like.
        let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        for (at, up) in text.match_indices("../../") {
            let rest = text[at + up.len()..].trim_start_matches("../");
            let mut steps = rest.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
            match (steps.next(), steps.next(), steps.next()) {
                (Some("crates"), Some(name), Some("data")) => folders.insert(name.to_string()),
                (Some(name @ ("web" | "locales" | "lessons" | "docs")), ..) => {
                    folders.insert(format!("{name}/"))
                }
                _ => false,
            };
        }
    }
    folders
}

type Arrows = BTreeMap<String, BTreeSet<String>>;

/// The arrows of a kind in the picture; a name in quotes stands for what it is called here.
fn drawn(picture: &str, arrow: &str) -> Arrows {
    let named =
        picture.lines().filter_map(|line| line.trim().strip_suffix("\"]")?.split_once("[\""));
    let named: BTreeMap<_, _> = named.collect();
    let name = |name: &str| (*named.get(name.trim()).unwrap_or(&name.trim())).to_string();
    let mut drawn = Arrows::new();
    for (from, to) in picture.lines().filter_map(|line| line.split_once(arrow)) {
        drawn.entry(name(from)).or_default().extend(to.split('&').map(name));
    }
    drawn
}

#[test]
fn the_picture_of_the_house_is_true() {
    let page = fs::read_to_string(root().join("docs/architecture.md")).unwrap();
    let picture = blocks(&page, "mermaid")[0];
    let some =
        |all: Arrows| -> Arrows { all.into_iter().filter(|(_, to)| !to.is_empty()).collect() };
    assert_eq!(drawn(picture, " --> "), some(needs()));

    let crates = fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path());
    let parts = crates.chain([root().join("web"), root().join("fuzz")]);
    let taken = parts.map(|part| (part.file_name().unwrap().display().to_string(), takes(&part)));
    // The lessons of the picture are the crate, and their files have a name of their own.
    let plain =
        |name: &String| if name == "lessons/" { name.clone() } else { name.replace('/', "") };
    let taken = taken.map(|(from, to)| (from, to.iter().map(plain).collect()));
    assert_eq!(drawn(picture, " -.-> "), some(taken.collect()));
}

#[test]
fn the_house_has_all_commands() {
    let page = fs::read_to_string(root().join("docs/architecture.md")).unwrap();
    let list = page.split("the command line: ").nth(1).and_then(|rest| rest.split("\nweb/").next());
    let told = list.unwrap().split([',', '\n']).map(str::trim);
    let told: BTreeSet<_> = told.filter(|name| !name.is_empty()).collect();
    let help = Command::new(env!("CARGO_BIN_EXE_ardri"))
        .arg("--help")
        .env("ARDRI_LANGUAGE", "en")
        .output()
        .unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let there =
        help.split("Commands:\n").nth(1).and_then(|rest| rest.split("\n\n").next()).unwrap();
    // What goes on in the next line stands further in.
    let there = there.lines().filter(|line| !line.starts_with("   "));
    let there = there.filter_map(|line| line.split_whitespace().next());
    assert_eq!(told, there.filter(|name| *name != "help").collect());
}

/// The crates of games: those that refuse things by rules of their own.
fn games() -> BTreeSet<String> {
    let crates = fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path());
    let games = crates.filter(|folder| folder.join("src/refusal.rs").exists());
    games.map(|folder| folder.file_name().unwrap().display().to_string()).collect()
}

#[test]
fn what_contributing_asks_of_a_game_was_done_for_every_game() {
    let read = |path: &str| fs::read_to_string(root().join(path)).unwrap_or_default();
    let needs = needs();
    let of_bots: BTreeSet<_> =
        needs["bots"].iter().filter(|name| games().contains(*name)).cloned().collect();
    assert_eq!(games(), of_bots, "each game has opponents");
    let mut missing = Vec::new();
    for game in games() {
        let mut asks = |what: &str, done: bool| {
            if !done {
                missing.push(format!("{game}: {what}"));
            }
        };
        let tests = format!("crates/{game}/tests");
        asks("tests/contract.rs", read(&format!("{tests}/contract.rs")).contains("harness::"));
        asks("tests/book", root().join(format!("{tests}/book/main.rs")).exists());
        asks("tests/agreement.rs", root().join(format!("{tests}/agreement.rs")).exists());
        let refusals = format!("crates/texts/tests/refusals/{game}.rs");
        asks(&refusals, root().join(&refusals).exists());
        let games = "crates/table/src/games.rs";
        asks(games, read(games).contains(&format!("ardri_{game}::")));
        asks("a crate that fuzz/ needs", needs["fuzz"].contains(&game));
    }
    assert_eq!(missing, Vec::<String>::new());

    // Every game that the server hosts is told of.
    for (name, page) in ardri_table::games().iter().map(|game| (game.name(), game.page())) {
        assert!(read("README.md").contains(&format!("](docs/{page}.md)")), "{name}");
        assert!(!read(&format!("docs/{page}.md")).is_empty(), "{name}");
        assert!(read("docs/records.md").contains(&format!("`{name}`")), "{name}");
    }
}
