//! Cards and Objectives by what people type.

use ardri_throne::{Deck, slug};

use crate::play::text::{list, short};

/// The place of the card that a text names: by id or name, English or Irish, or how it begins.
///
/// # Errors
/// There is no such card, or there are several.
pub(crate) fn find_card(deck: &Deck, text: &str) -> Result<usize, String> {
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
    match found.as_slice() {
        [one] => Ok(*one),
        [] => Err(format!("there is no card {:?} in this deck", short(text))),
        several => {
            let names: Vec<_> =
                several.iter().map(|place| deck.form().cards[*place].name.as_str()).collect();
            Err(format!("{:?} may be {}", short(text), list(&names)))
        }
    }
}

/// Whether a text names an Objective.
pub(crate) fn names_objective(deck: &Deck, text: &str, id: &str) -> bool {
    let wanted = slug(text);
    let name = deck.objective(id).map(|place| slug(&deck.form().objectives[place].name));
    wanted == id || name.is_some_and(|name| name == wanted)
}

/// The letter of a seat's badge.
pub(crate) fn letter(seat: ardri_core::Seat) -> char {
    ardri_throne::name(seat).chars().next().unwrap_or('?')
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
        assert!(find_card(&deck, "").unwrap_err().contains("there is no card"));
        assert!(find_card(&deck, "xyzzy").unwrap_err().contains("xyzzy"));
    }

    #[test]
    fn badges_have_different_letters() {
        let letters: Vec<_> = ardri_core::Seat::all(6).map(letter).collect();
        for (place, letter) in letters.iter().enumerate() {
            assert!(!letters[..place].contains(letter));
        }
    }
}
