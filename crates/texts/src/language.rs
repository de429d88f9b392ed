//! Which languages there are, and which one somebody reads.

use std::fmt;
use std::str::FromStr;

use crate::FILES;

/// A language that has texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Language(&'static str);

impl Language {
    /// The language that has every text.
    pub const ENGLISH: Self = Self("en");

    /// Every language that has texts.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        FILES.iter().map(|(code, _)| Self(code))
    }

    /// Its code: `ga`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.0
    }

    /// The Fluent files of the language, each as a whole.
    #[must_use]
    pub fn files(self) -> &'static [&'static str] {
        FILES.iter().find(|(code, _)| *code == self.0).map_or(&[], |(_, files)| files)
    }

    /// The names of all its texts, `name` and `name.attribute`, in the order of the files.
    pub fn names(self) -> impl Iterator<Item = String> {
        let mut message = "";
        self.files().iter().flat_map(|file| file.lines()).filter_map(move |line| {
            let (name, _) = line.split_once('=')?;
            match name.trim().strip_prefix('.') {
                Some(attribute) if line.starts_with(' ') => Some(format!("{message}.{attribute}")),
                None if line.starts_with(|first: char| first.is_ascii_lowercase()) => {
                    message = name.trim();
                    Some(message.into())
                }
                _ => None,
            }
        })
    }

    /// The language that somebody reads: what they `asked` for, else what the variable
    /// `ARDRI_LANGUAGE` says, else what the system is set to, else English.
    ///
    /// A system may well speak a language that we do not; who asks for one gets an answer.
    ///
    /// # Errors
    /// There are no texts in the language that was asked for, there or in `ARDRI_LANGUAGE`.
    pub fn choose(
        asked: Option<&str>,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Result<Self, UnknownLanguageError> {
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        if let Some(asked) = asked.map(String::from).or_else(|| set(&"ARDRI_LANGUAGE")) {
            return asked.parse();
        }
        // The first of these that is set decides, as for every other program.
        let system = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
        Ok(system.and_then(|system| system.parse().ok()).unwrap_or(Self::ENGLISH))
    }

    /// The language of those that a reader accepts that we have and that they like best: `header` is
    /// an `Accept-Language`, as `ga-IE, de;q=0.8, *;q=0.1`. English if there is none of ours.
    #[must_use]
    pub fn accepted(header: &str) -> Self {
        let mut best = (0.0, Self::ENGLISH);
        for range in header.split(',') {
            let mut parts = range.split(';').map(str::trim);
            let code = parts.next().unwrap_or_default();
            let quality = parts.find_map(|part| part.strip_prefix("q=")).unwrap_or("1");
            let quality: f32 = quality.parse().unwrap_or(0.0);
            // Of those that are liked alike the first is meant.
            if quality > best.0
                && let Some(language) = Self::find(code)
            {
                best = (quality, language);
            }
        }
        best.1
    }

    /// The language of a code, with or without a country and an encoding.
    fn find(text: &str) -> Option<Self> {
        let code = text.trim().split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::all().find(|language| language.0.eq_ignore_ascii_case(code))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Reads a code with or without a country and an encoding: `ga`, `ga-IE`, `ga_IE.UTF-8`.
impl FromStr for Language {
    type Err = UnknownLanguageError;

    fn from_str(text: &str) -> Result<Self, UnknownLanguageError> {
        Self::find(text).ok_or_else(|| UnknownLanguageError {
            asked: text.chars().take(40).collect(),
            known: Self::all().map(Self::code).collect::<Vec<_>>().join(", "),
        })
    }
}

/// A language that has no texts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are no texts in the language {asked:?}; there are {known}")]
pub struct UnknownLanguageError {
    /// The language.
    pub asked: String,
    /// Those that there are.
    pub known: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(
        asked: Option<&str>,
        set: &[(&str, &str)],
    ) -> Result<&'static str, UnknownLanguageError> {
        let variable = |name: &str| {
            set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_string())
        };
        Language::choose(asked, variable).map(Language::code)
    }

    #[test]
    fn what_is_asked_for_comes_first_and_the_system_last() {
        let system = [("LC_ALL", ""), ("LC_MESSAGES", "de_AT.UTF-8"), ("LANG", "ga_IE")];
        assert_eq!(chosen(None, &[]), Ok("en"));
        assert_eq!(chosen(None, &[("LANG", "ga_IE.UTF-8")]), Ok("ga"));
        assert_eq!(chosen(None, &system), Ok("de"));
        assert_eq!(chosen(Some("GA"), &system), Ok("ga"));
        assert_eq!(chosen(None, &[("ARDRI_LANGUAGE", "ga"), ("LC_ALL", "de_DE")]), Ok("ga"));
        assert_eq!(chosen(Some("de-CH"), &[("ARDRI_LANGUAGE", "ga")]), Ok("de"));
    }

    #[test]
    fn a_reader_may_accept_several_and_is_told_in_the_one_they_like_best() {
        for (header, code) in [
            ("ga", "ga"),
            ("GA-ie, en;q=0.9", "ga"),
            ("en;q=0.2, de;q=0.7,ga;q=0.3", "de"),
            ("de, ga", "de"),
            ("fr-FR, fr;q=0.9, de;q=0.5, *;q=0.1", "de"),
            ("fr, *", "en"),
            ("ga;q=0, en", "en"),
            ("ga;q=0", "en"),
            ("", "en"),
            (",;q=,;;=q, ga ; q=x", "en"),
            ("de;level=1;q=0.4, ga;q=0.5", "ga"),
        ] {
            assert_eq!(Language::accepted(header).code(), code, "{header:?}");
        }
    }

    #[test]
    fn a_system_may_speak_what_we_do_not_but_nobody_asks_in_vain() {
        assert_eq!(chosen(None, &[("LANG", "C.UTF-8")]), Ok("en"));
        assert_eq!(chosen(None, &[("LC_ALL", "fr_FR"), ("LANG", "ga_IE")]), Ok("en"));
        let why = chosen(Some("fr"), &[]).unwrap_err().to_string();
        assert_eq!(why, "there are no texts in the language \"fr\"; there are de, en, ga");
        assert!(chosen(None, &[("ARDRI_LANGUAGE", "klingon")]).is_err());
        assert!(chosen(Some(""), &[]).is_err());
    }
}
