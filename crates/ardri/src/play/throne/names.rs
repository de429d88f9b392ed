//! Players, cards and Objectives by their names.

use ardri_core::{Message, Seat};
use ardri_throne::{CardForm, Deck, objective_called, slug};

use crate::i18n::{localize, texts, tr};
use crate::play::text::{list, quoted};

/// A seat by its badge, which is its name in every sentence.
pub(crate) fn badge(seat: Seat) -> String {
    tr!("terminal-throne-badge", "seat" => seat.0)
}

/// What the game says, with the badges of the seats.
pub(crate) fn said(message: &Message) -> String {
    texts().localize_with(message, &badge)
}

/// What the texts call a yes and a no.
pub(crate) fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// The letter of a seat's badge.
pub(crate) fn letter(seat: Seat) -> char {
    badge(seat).chars().next().unwrap_or('?')
}

/// The name of a card.
pub(crate) fn card_name(deck: &Deck, id: &str) -> String {
    deck.card(id).map_or_else(|| id.into(), |place| said(&deck.form().cards[place].called()))
}

/// The story of a card: ours is told in every language, another as its file tells it.
pub(crate) fn lore(card: &CardForm) -> String {
    let own = Deck::ardri();
    let ours = own.form().cards.iter().find(|form| form.lore == card.lore);
    ours.map_or(card.lore.clone(), |form| tr!("deck-lore", "id" => &form.id, "lore" => &card.lore))
}

/// Why a text names no card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NoCard {
    pub(crate) why: String,
    pub(crate) several: bool,
}

/// The place of the card that a text names: by id or name, English or Irish, or how it begins.
pub(crate) fn find_card(deck: &Deck, text: &str) -> Result<usize, NoCard> {
    let (found, text) = (deck.find(text), quoted(text));
    match found.as_slice() {
        [one] => Ok(*one),
        [] => Err(NoCard { why: tr!("terminal-throne-no-card", "text" => text), several: false }),
        several => {
            let names: Vec<_> =
                several.iter().map(|place| said(&deck.form().cards[*place].called())).collect();
            let why = tr!("terminal-throne-several-cards", "text" => text, "cards" => list(&names));
            Err(NoCard { why, several: true })
        }
    }
}

/// What the reader calls the Objective that a deck calls so.
fn objective_name(name: &str) -> String {
    localize(&objective_called(name))
}

/// Whether a text names an Objective.
pub(crate) fn names_objective(deck: &Deck, text: &str, id: &str) -> bool {
    let wanted = slug(text);
    let name = deck.objective(id).map(|place| deck.form().objectives[place].name.as_str());
    let is_wanted = |name: &str| [slug(name), slug(&objective_name(name))].contains(&wanted);
    wanted == id || name.is_some_and(is_wanted)
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
    fn our_own_deck_is_told_in_every_language() {
        let deck = Deck::ardri();
        let form = deck.form();
        for language in ardri_texts::Language::all() {
            crate::i18n::speak(language);
            let english = language == ardri_texts::Language::ENGLISH;
            for (place, one) in form.objectives.iter().enumerate() {
                let called = objective_name(&one.name);
                assert_eq!(called == one.name, english, "{language}: {called}");
                assert!(names_objective(&deck, &called, &deck.objectives()[place].id), "{called}");
            }
            for card in &form.cards {
                let told = lore(card);
                assert!(!told.is_empty() && (told == card.lore) == english, "{language}: {told}");
            }
            assert_eq!(objective_name("The Last Round"), "The Last Round");
        }
    }

    #[test]
    fn badges_have_different_letters_in_every_language() {
        for language in ardri_texts::Language::all() {
            crate::i18n::speak(language);
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
