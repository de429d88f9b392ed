//! Players, cards and Objectives by their names.

use ardri_core::Seat;
use ardri_throne::{Deck, slug};

use crate::play::text::{list, short};
use crate::speech::say;

/// A seat by its badge, which is its name in every sentence.
pub(crate) fn badge(seat: Seat) -> String {
    say!("terminal-throne-badge", "seat" => seat.0)
}

/// The names of several seats in a list.
pub(crate) fn badges(seats: &[Seat]) -> String {
    list(&seats.iter().map(|seat| badge(*seat)).collect::<Vec<_>>())
}

/// The letter of a seat's badge.
pub(crate) fn letter(seat: Seat) -> char {
    badge(seat).chars().next().unwrap_or('?')
}

/// What somebody typed, to quote it: no more than its beginning, and nothing that a terminal obeys.
pub(crate) fn quoted(text: &str) -> String {
    short(text).escape_debug().to_string()
}

/// Why a text names no card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NoCard {
    /// In a sentence.
    pub(crate) why: String,
    /// It names more than one.
    pub(crate) several: bool,
}

/// The place of the card that a text names: by id or name, English or Irish, or how it begins.
///
/// # Errors
/// There is no such card, or there are several.
pub(crate) fn find_card(deck: &Deck, text: &str) -> Result<usize, NoCard> {
    let wanted = slug(text);
    let forms = deck.form().cards.iter().zip(deck.cards());
    let known: Vec<[String; 3]> =
        forms.map(|(form, card)| [card.id.clone(), slug(&form.name), slug(&form.irish)]).collect();
    let exact = known.iter().position(|names| !wanted.is_empty() && names.contains(&wanted));
    if let Some(place) = exact {
        return Ok(place);
    }
    let begins = |names: &[String; 3]| {
        !wanted.is_empty() && names.iter().any(|name| name.starts_with(&wanted))
    };
    let found: Vec<usize> = (0..known.len()).filter(|place| begins(&known[*place])).collect();
    let text = quoted(text);
    match found.as_slice() {
        [one] => Ok(*one),
        [] => Err(NoCard { why: say!("terminal-throne-no-card", "text" => text), several: false }),
        several => {
            let names: Vec<_> =
                several.iter().map(|place| deck.form().cards[*place].name.as_str()).collect();
            let why =
                say!("terminal-throne-several-cards", "text" => text, "cards" => list(&names));
            Err(NoCard { why, several: true })
        }
    }
}

/// Whether a text names an Objective.
pub(crate) fn names_objective(deck: &Deck, text: &str, id: &str) -> bool {
    let wanted = slug(text);
    let name = deck.objective(id).map(|place| slug(&deck.form().objectives[place].name));
    wanted == id || name.is_some_and(|name| name == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_found_by_name_and_by_how_they_begin() {
        let deck = Deck::ardri();
        for (place, form) in deck.form().cards.iter().enumerate() {
            let id = &deck.cards()[place].id;
            for text in [id.clone(), form.name.clone(), form.name.to_uppercase()] {
                assert_eq!(find_card(&deck, &text), Ok(place), "{text}");
            }
        }
        assert!(find_card(&deck, "").unwrap_err().why.contains("There is no card"));
        let none = find_card(&deck, "xyzzy\u{1b}").unwrap_err();
        assert!(none.why.contains("xyzzy") && !none.several, "{none:?}");
        assert!(!none.why.contains('\u{1b}'), "{none:?}");
        let several = find_card(&deck, "the").unwrap_err();
        assert!(several.why.contains("The Rowing Wheel") && several.several, "{several:?}");
    }

    #[test]
    fn badges_have_different_letters_in_every_language() {
        for language in ardri_texts::Language::all() {
            crate::speech::speak(language);
            let letters: Vec<_> = Seat::all(6).map(letter).collect();
            for (place, letter) in letters.iter().enumerate() {
                assert!(!letters[..place].contains(letter), "{letters:?} in {language}");
            }
        }
    }

    #[test]
    fn english_badges_are_those_of_the_rules() {
        for seat in Seat::all(6) {
            assert_eq!(badge(seat), ardri_throne::name(seat));
        }
    }
}
