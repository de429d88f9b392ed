//! Sentences, lines and letters.

use crate::i18n::{texts, tr};

/// A reason as a whole sentence.
pub(crate) fn sentence(reason: &str) -> String {
    let mut text = String::with_capacity(reason.len() + 1);
    let mut letters = reason.chars();
    let second = reason.chars().nth(1);
    if let Some(first) = letters.next() {
        // A square's name stays as it is.
        let is_square = second.is_some_and(|second| second.is_ascii_digit());
        if is_square { text.push(first) } else { text.extend(first.to_uppercase()) }
    }
    text.push_str(letters.as_str());
    if !text.is_empty() && !text.ends_with(['.', '!', '?']) {
        text.push('.');
    }
    text
}

/// Breaks text into lines of at most `width` letters, between words where it can.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    let mut length = 0;
    for word in text.split_whitespace() {
        let mut word: Vec<char> = word.chars().collect();
        if length > 0 && length + 1 + word.len() > width {
            lines.push(std::mem::take(&mut line));
            length = 0;
        }
        while word.len() > width {
            let rest = word.split_off(width);
            lines.push(word.into_iter().collect());
            word = rest;
        }
        if length > 0 {
            line.push(' ');
            length += 1;
        }
        length += word.len();
        line.extend(word);
    }
    if length > 0 || lines.is_empty() {
        lines.push(line);
    }
    lines
}

/// Breaks a line into rows of at most `width` letters, between words only: a link stays whole. What
/// fits keeps its blanks, and rows that go on stand below the first word of the line.
pub(crate) fn folded(line: &str, width: usize) -> Vec<String> {
    let mut rest: Vec<char> = line.chars().collect();
    let indent = indent(&rest).min(width / 2);
    let mut rows = Vec::new();
    while rest.len() > width {
        let first = rest.iter().position(|letter| *letter != ' ').unwrap_or(rest.len());
        let blank = |place: &usize| rest[*place] == ' ';
        // A word that is too long for any row goes over the edge.
        let end = (first..=width).rev().find(blank);
        let Some(end) = end.or_else(|| (width.max(first)..rest.len()).find(blank)) else { break };
        let next = (end..rest.len()).find(|place| !blank(place)).unwrap_or(rest.len());
        let row: String = rest[..end].iter().collect();
        rows.push(row.trim_end().into());
        rest.splice(..next, std::iter::repeat_n(' ', indent));
    }
    if rows.is_empty() || rest.len() > indent {
        rows.push(rest.into_iter().collect());
    }
    rows
}

/// Where the words of a line begin, after its blanks and the number of a choice.
fn indent(line: &[char]) -> usize {
    let blanks = line.iter().take_while(|letter| **letter == ' ').count();
    let digits = line[blanks..].iter().take_while(|letter| letter.is_ascii_digit()).count();
    let numbered = blanks > 0 && digits > 0 && line.get(blanks + digits) == Some(&' ');
    if numbered { blanks + digits + 1 } else { blanks }
}

/// So many rows further down, or further up.
pub(crate) fn scrolled(scroll: usize, rows: i32) -> usize {
    let by = rows.unsigned_abs() as usize;
    if rows < 0 { scroll.saturating_sub(by) } else { scroll.saturating_add(by) }
}

/// The longest line that can be typed; it keeps a slip of the clipboard from filling the screen.
pub(crate) const LONGEST_LINE: usize = 200;

/// Adds letters to a line that is being typed.
pub(crate) fn put(line: &mut String, more: &str) {
    line.push_str(&one_line(more));
    if let Some((end, _)) = line.char_indices().nth(LONGEST_LINE) {
        line.truncate(end);
    }
}

/// A line that holds these letters and can be typed on.
pub(crate) fn typed(text: &str) -> String {
    let mut line = String::new();
    put(&mut line, text);
    line
}

fn one_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().chars().filter(|c| !c.is_control()).collect()
}

/// The first letters of a text, to quote it.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

/// The same without letters that would move the cursor, to put it into a text.
pub(crate) fn quoted(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(40).collect()
}

/// A list: “Purple, Green and Black”.
pub(crate) fn list<T: AsRef<str>>(items: &[T]) -> String {
    if items.is_empty() { tr!("terminal-nobody") } else { texts().list(items) }
}

/// Things to choose from: “brandubh or tablut”.
pub(crate) fn either<T: AsRef<str>>(items: &[T]) -> String {
    texts().either(items)
}

/// A question with the words that answer it at a line.
pub(crate) fn yes_or_no(question: &str) -> String {
    tr!("terminal-yes-or-no", "question" => question)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_become_sentences() {
        assert_eq!(sentence("no piece stands on d3"), "No piece stands on d3.");
        assert_eq!(sentence("d2-e3 is not straight"), "d2-e3 is not straight.");
        assert_eq!(sentence(""), "");
    }

    #[test]
    fn text_is_wrapped_between_words() {
        assert_eq!(wrap("the King may not return", 8), ["the King", "may not", "return"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("a", 0), ["a"]);
    }

    #[test]
    fn lines_are_folded_between_words_and_keep_their_columns() {
        assert_eq!(folded("the King may not return", 8), ["the King", "may not", "return"]);
        assert_eq!(folded("  a   b", 7), ["  a   b"]);
        assert_eq!(folded("   1 keep both bulls", 12), ["   1 keep", "     both", "     bulls"]);
        let link = "https://example.org/tables/abcdef";
        let told = format!("Go to {link} now.");
        assert_eq!(folded(&told, 12), ["Go to", link, "now."]);
        assert_eq!(folded(link, 5), [link]);
        assert_eq!(folded("", 5), [""]);
        assert_eq!(folded("ab cd", 0), ["ab", "cd"]);
    }

    #[test]
    fn lists_are_made_in_every_language() {
        let seats = ["Purple", "Green", "Black"];
        assert_eq!(list(&seats), "Purple, Green and Black");
        assert_eq!(either(&seats[..2]), "Purple or Green");
        assert_eq!([list(&seats[..1]), list::<&str>(&[])], ["Purple", "nobody"]);
        crate::i18n::speak("ga".parse().unwrap());
        assert_eq!(list(&seats), "Purple, Green agus Black");
        assert_eq!(either(&seats[..2]), "Purple nó Green");
    }

    #[test]
    fn what_is_quoted_is_short_and_moves_no_cursor() {
        assert_eq!(quoted("\u{1b}[2Jboo"), "[2Jboo");
        assert_eq!(quoted(&"x".repeat(100)).len(), 40);
    }

    #[test]
    fn a_typed_line_has_an_end_and_no_control_letters() {
        assert_eq!(typed("d2\u{7}-e2\nd3-e3"), "d2-e2");
        let mut line = typed(&"x".repeat(500));
        put(&mut line, "y");
        assert_eq!(line, "x".repeat(200));
    }
}
