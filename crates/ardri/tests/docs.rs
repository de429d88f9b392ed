//! What the pages for readers say of themselves: links lead somewhere, and the picture of the house is
//! that of the crates.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

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
    let folders =
        ["docs", "docs/ga", "docs/de"].map(|name| fs::read_dir(root().join(name)).unwrap());
    let docs = folders.into_iter().flatten().map(|entry| entry.unwrap().path());
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

/// Who needs whom among the crates, as the manifests say.
fn needs() -> BTreeMap<String, BTreeSet<String>> {
    let crates = fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap());
    let needs = crates.map(|entry| {
        let manifest = fs::read_to_string(entry.path().join("Cargo.toml")).unwrap();
        let section = manifest.split("\n[dependencies]\n").nth(1).unwrap_or_default();
        let section = section.split("\n[").next().unwrap_or_default();
        let ours = section.lines().filter_map(|line| line.strip_prefix("ardri-"));
        let ours = ours.map(|line| line.split(['.', ' ', '=']).next().unwrap().to_string());
        (entry.file_name().display().to_string(), ours.collect())
    });
    needs.collect()
}

#[test]
fn the_picture_of_the_house_is_true() {
    let page = fs::read_to_string(root().join("docs/architecture.md")).unwrap();
    let picture = page.split("```mermaid\n").nth(1).expect("there is a picture");
    let picture = picture.split("```").next().unwrap();
    let mut drawn: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in picture.lines() {
        if let Some((from, to)) = line.trim().split_once(" --> ") {
            let to = to.split(" & ").map(|name| name.trim().to_string());
            drawn.entry(from.trim().into()).or_default().extend(to);
        }
    }
    let needs: BTreeMap<_, _> =
        needs().into_iter().filter(|(_, needs)| !needs.is_empty()).collect();
    assert_eq!(drawn, needs);
}
