//! Yes and no, in English and in the language of whoever answers.

use crate::i18n::tr;

/// What a line answers; nothing if it is neither a yes nor a no.
pub(crate) fn answer(line: &str) -> Option<bool> {
    let typed = line.trim().to_lowercase();
    let is_one_of = |words: String| words.split(',').any(|word| word.trim() == typed);
    match typed.as_str() {
        "yes" | "y" => Some(true),
        "no" | "n" => Some(false),
        "" => None,
        _ if is_one_of(tr!("terminal-yes-words")) => Some(true),
        _ if is_one_of(tr!("terminal-no-words")) => Some(false),
        _ => None,
    }
}

/// Whether a key is the first letter of a yes.
pub(crate) fn is_yes_key(letter: char) -> bool {
    let mut first = tr!("terminal-yes-words").chars().next().into_iter().chain(['y']);
    first.any(|yes| letter.to_lowercase().eq([yes]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::speak;

    #[test]
    fn everybody_may_answer_in_english_or_in_their_language() {
        for (code, yes, no) in
            [("en", "Yes", "No"), ("ga", " Sea ", "Ní hea"), ("de", "JA", "nein")]
        {
            speak(code.parse().unwrap());
            for line in [yes, "yes", "Y"] {
                assert_eq!(answer(line), Some(true), "{line}");
            }
            for line in [no, "no", "n"] {
                assert_eq!(answer(line), Some(false), "{line}");
            }
            for line in ["", "maybe", ",", "ye"] {
                assert_eq!(answer(line), None, "{line}");
            }
        }
        assert!(is_yes_key('j') && is_yes_key('J') && is_yes_key('y') && !is_yes_key('s'));
    }
}
