//! The string literals of Rust sources, without tests, comments and attributes.

use std::fs;
use std::path::Path;

/// A string literal.
#[derive(Debug)]
pub(crate) struct Literal {
    /// The file that holds it, below the folder of the sources.
    pub(crate) file: String,
    /// What it says, as it is written.
    pub(crate) text: String,
}

/// All literals of a source, or of the sources in a folder, as seen from this crate.
pub(crate) fn literals_in(path: &str) -> Vec<Literal> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let mut sources = Vec::new();
    match root.is_dir() {
        true => gather(&root, "", &mut sources),
        false => sources.push((path.into(), fs::read_to_string(&root).unwrap())),
    }
    let tests: Vec<String> =
        sources.iter().flat_map(|(file, source)| test_modules(file, source)).collect();
    let is_test = |file: &str| tests.iter().any(|test| lies_in(file, test));
    sources.retain(|(file, _)| !is_test(file));
    let found = sources.into_iter().flat_map(|(file, source)| {
        // A module of tests stands at the end of its file.
        let source = source.split("\nmod tests {").next().unwrap_or_default();
        let literal = move |text| Literal { file: file.clone(), text };
        literals(source).into_iter().map(literal).collect::<Vec<_>>()
    });
    found.collect()
}

/// All sources of a folder with their names.
fn gather(folder: &Path, name: &str, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = format!("{name}{}", path.file_name().unwrap().to_str().unwrap());
        if path.is_dir() {
            gather(&path, &format!("{name}/"), found);
        } else if name.ends_with(".rs") {
            found.push((name, fs::read_to_string(&path).unwrap()));
        }
    }
}

/// The modules of a source that only tests have: `play/tafl/samples`.
fn test_modules(file: &str, source: &str) -> Vec<String> {
    let stem = file.trim_end_matches(".rs");
    let folder = match stem.rsplit_once('/').unwrap_or(("", stem)) {
        (folder, "mod" | "main" | "lib") => folder,
        _ => stem,
    };
    let mut lines = source.lines();
    let mut found = Vec::new();
    while lines.any(|line| line.trim() == "#[cfg(test)]") {
        let declared = lines.clone().next().unwrap_or_default();
        if let Some((_, name)) = declared.split_once("mod ")
            && let Some(name) = name.strip_suffix(';')
        {
            found.push(format!("{folder}/{name}").trim_start_matches('/').to_string());
        }
    }
    found
}

/// Whether a file is a module or a part of it.
fn lies_in(file: &str, module: &str) -> bool {
    file.strip_prefix(module).is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
}

/// The literals of a source.
fn literals(source: &str) -> Vec<String> {
    let letters: Vec<char> = source.chars().collect();
    let next_is = |at: usize, text: &str| {
        letters[at..].iter().take(text.len()).eq(&text.chars().collect::<Vec<_>>())
    };
    let mut found = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        match letters[at] {
            '/' if next_is(at, "//") => {
                while at < letters.len() && letters[at] != '\n' {
                    at += 1;
                }
            }
            '"' => {
                let (text, end) = string(&letters, at);
                found.push(text);
                at = end;
                continue;
            }
            '#' if next_is(at, "#[") || next_is(at, "#![") => {
                at = attribute_end(&letters, at);
                continue;
            }
            // A letter between quotes; anything else is a lifetime.
            '\'' if letters.get(at + 1) == Some(&'\\') => {
                at += 3;
                while letters.get(at).is_some_and(|letter| *letter != '\'') {
                    at += 1;
                }
            }
            '\'' if letters.get(at + 2) == Some(&'\'') => at += 2,
            _ => {}
        }
        at += 1;
    }
    found
}

/// A literal that begins there, and what comes after it.
fn string(letters: &[char], start: usize) -> (String, usize) {
    let mut text = String::new();
    let mut at = start + 1;
    while at < letters.len() && letters[at] != '"' {
        if letters[at] == '\\' {
            at += 1;
            // A line that goes on in the next one.
            if letters.get(at) == Some(&'\n') {
                while letters.get(at).is_some_and(|letter| letter.is_whitespace()) {
                    at += 1;
                }
                continue;
            }
            // A blank of some sort, a quotation mark, a letter by its number: none is a word.
            text.push('\\');
        } else {
            text.push(letters[at]);
        }
        at += 1;
    }
    (text, at + 1)
}

/// What comes after an attribute.
fn attribute_end(letters: &[char], start: usize) -> usize {
    let (mut at, mut depth) = (start, 0);
    while at < letters.len() {
        match letters[at] {
            '"' => {
                at = string(letters, at).1;
                continue;
            }
            '[' => depth += 1,
            ']' if depth == 1 => return at + 1,
            ']' => depth -= 1,
            _ => {}
        }
        at += 1;
    }
    at
}

/// The words of a literal, without what is put in between braces.
pub(crate) fn words_in(text: &str) -> Vec<String> {
    let outside: String = parts(text).join(" ");
    let words = outside.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| !word.is_empty()).map(String::from).collect()
}

/// What stands before, between and after the braces.
fn parts(text: &str) -> Vec<&str> {
    text.split('{').map(|part| part.split_once('}').map_or(part, |(_, after)| after)).collect()
}

/// Whether a name may come of a literal with braces.
pub(crate) fn matches(literal: &str, name: &str) -> bool {
    let parts = parts(literal);
    let [first, .., last] = parts.as_slice() else { return literal == name };
    let mut rest = name;
    for part in &parts {
        let Some(place) = rest.find(part) else { return false };
        rest = &rest[place + part.len()..];
    }
    name.starts_with(first) && name.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_attributes_letters_and_lifetimes_hide_no_literal() {
        let source = r#"
//! says "nothing"
#[command(after_help = "Examples: [none]")]
fn a<'a>(b: &'a str) -> char { if b == "one" { '"' } else { '\'' } } // "no"
const C: &str = "two \
    lines \"quoted\" {here}";
"#;
        assert_eq!(literals(source), ["one", "two lines \\quoted\\ {here}"]);
    }

    #[test]
    fn what_only_tests_have_is_known() {
        let source = "mod a;\n#[cfg(test)]\npub(crate) mod samples;\n#[cfg(test)]\nmod tests;\n";
        assert_eq!(
            test_modules("play/tafl/mod.rs", source),
            ["play/tafl/samples", "play/tafl/tests"]
        );
        assert_eq!(test_modules("play/menu.rs", source)[1], "play/menu/tests");
        assert_eq!(test_modules("main.rs", source)[1], "tests");
        assert!(lies_in("play/menu/tests.rs", "play/menu/tests"));
        assert!(!lies_in("play/menu/tests_of.rs", "play/menu/tests"));
    }

    #[test]
    fn braces_stand_for_anything() {
        assert!(matches("terminal-{a}-key.{b}", "terminal-tafl-key.go"));
        assert!(!matches("terminal-{a}-key.{b}", "terminal-tafl-help.go"));
        assert_eq!(words_in("{number} of {count:>4} and"), ["of", "and"]);
    }
}
