//! Something to say to a person, before it is said in a language.

/// The name of a text and what is put into it.
///
/// Rules know why something is refused, but not what language the player reads. So they name a
/// text of `locales/`, and whoever talks to the player says it.
///
/// ```
/// use ardri_core::Words;
/// let seat = Words::new("refused-boru-seat").with("seat", 2_u8);
/// let town = Words::called("Cork", "Corcaigh");
/// let words = Words::new("refused-boru-not-controlled").with("name", seat).with("town", town);
/// assert_eq!(words.name, "refused-boru-not-controlled");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// The name of the text.
    pub name: &'static str,
    /// What is put in, each under the name that the text has for it.
    pub parts: Vec<(&'static str, Part)>,
}

/// Something that is put into a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A number, which a text may also choose its words by.
    Number(u64),
    /// A name or a quotation, which is the same in all languages, or a word that a text chooses by.
    Text(String),
    /// Another text.
    Words(Words),
}

impl Words {
    /// The text of that name, with nothing put in yet.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self { name, parts: Vec::new() }
    }

    /// The name of something that has one in English and, if somebody has written it, one in Irish.
    #[must_use]
    pub fn called(english: &str, irish: &str) -> Self {
        let irish = if irish.is_empty() { english } else { irish };
        Self::new("refused-called").with("english", english).with("irish", irish)
    }

    /// The name of a game; its title where a language has none of its own.
    #[must_use]
    pub fn game(name: &str, title: &str) -> Self {
        Self::new("refused-game").with("game", name).with("title", title)
    }

    /// The same with something put in.
    #[must_use]
    pub fn with(mut self, name: &'static str, part: impl Into<Part>) -> Self {
        self.parts.push((name, part.into()));
        self
    }

    /// The same with something put in that somebody else has written, at most so much of it that a
    /// sentence stays one.
    #[must_use]
    pub fn quoting(self, name: &'static str, text: &str) -> Self {
        let short: String = text.trim().chars().take(LONGEST_QUOTE).collect();
        self.with(name, short)
    }
}

/// The most letters of what somebody has written that are repeated to them.
const LONGEST_QUOTE: usize = 80;

impl From<u64> for Part {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Part {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Part {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Part {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<&str> for Part {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Part {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Words> for Part {
    fn from(words: Words) -> Self {
        Self::Words(words)
    }
}
