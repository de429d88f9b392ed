//! Names as people type them: without accents and capitals, and no longer than it takes to tell them apart.

/// A letter without its accent.
#[must_use]
pub fn plain(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        letter => letter,
    }
}

/// A text in small letters without accents, to be compared.
#[must_use]
pub fn unaccented(text: &str) -> String {
    // An accent may also come as a mark of its own after the letter.
    let letters = text.chars().filter(|letter| !('\u{300}'..'\u{370}').contains(letter));
    letters.flat_map(char::to_lowercase).map(plain).collect()
}

/// The same, and nothing but letters and digits.
#[must_use]
pub fn bare(text: &str) -> String {
    unaccented(text).chars().filter(char::is_ascii_alphanumeric).collect()
}

/// The places of the things that a text names: the one of that very name, or all whose names begin so.
#[must_use]
pub fn named(wanted: &str, names: impl Iterator<Item = Vec<String>>) -> Vec<usize> {
    let known: Vec<Vec<String>> = names.collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let exact = known.iter().position(|names| names.iter().any(|name| name == wanted));
    let begins = |place: &usize| known[*place].iter().any(|name| name.starts_with(wanted));
    exact.map_or_else(|| (0..known.len()).filter(begins).collect(), |place| vec![place])
}
