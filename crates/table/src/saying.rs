//! What may be said at a table: one line of printable text.

use ardri_core::Message;

use crate::refusals::Refusal;

/// The longest thing that can be said at once, in bytes.
const LONGEST: usize = 500;

/// Checks that a saying is one line of printable text, and gives it without spaces around it.
///
/// # Errors
/// Says what is wrong with it.
pub(crate) fn check(text: &str) -> Result<&str, Refusal> {
    let text = text.trim();
    if text.is_empty() || text.len() > LONGEST {
        let words = Message::new("refused-table-saying-length");
        return Err(Refusal::BadText(words.with("most", LONGEST)));
    }
    if text.chars().any(is_unprintable) {
        return Err(Refusal::BadText(Message::new("refused-table-saying-line")));
    }
    Ok(text)
}

/// What was said before or elsewhere as it could be said here: on one line, and all of it to be seen.
#[must_use]
pub fn plain_saying(text: &str) -> String {
    let shown = text.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter });
    shown.filter(|letter| !is_unprintable(*letter)).collect::<String>().trim().into()
}

/// Whether a character breaks a line, turns the direction of what follows, or is not to be seen at all.
#[must_use]
pub fn is_unprintable(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}
