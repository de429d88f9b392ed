//! Names as people read and write them: towns with or without accents, players by a letter.

use ardri_boru::{Card, CardSet, Colour, Marriage, Region, Town, name};
use ardri_core::names::bare;
use ardri_core::{Message, Seat};

use crate::i18n::{texts, tr};
use crate::play::text::{list, quoted};

/// A seat by the colour of its discs.
pub(crate) fn seat_name(seat: Seat) -> String {
    tr!("terminal-boru-seat", "seat" => name(seat).to_lowercase())
}

/// What the game says, with everybody called by the colour of their discs.
pub(crate) fn said(message: &Message) -> String {
    texts().localize_with(message, &seat_name)
}

/// The letter of a seat's discs, in English: Purple, Green, Black, Ivory, browN. Black has the B.
pub(crate) fn letter(seat: Seat) -> char {
    first(&tr!("terminal-boru-letter", "seat" => name(seat).to_lowercase()))
}

/// The letter of the Vikings.
pub(crate) fn viking_letter() -> char {
    first(&tr!("terminal-boru-letter-vikings"))
}

/// The letter of a colour.
pub(crate) fn colour_letter(colour: Colour) -> char {
    first(&tr!("terminal-boru-letter-colour", "colour" => colour.to_string()))
}

fn first(text: &str) -> char {
    text.chars().next().unwrap_or('?')
}

/// A colour's name.
pub(crate) fn colour_name(colour: Colour) -> String {
    tr!("boru-colour", "colour" => colour.to_string())
}

/// A card by its colour and value: “red 15”.
pub(crate) fn card_name(card: Card) -> String {
    tr!("boru-card", "colour" => card.colour().to_string(), "value" => card.value())
}

/// The names of cards in a list.
pub(crate) fn set_names(cards: CardSet) -> String {
    list(&cards.iter().map(card_name).collect::<Vec<_>>())
}

/// A town's name, in Irish for those who read Irish.
pub(crate) fn town_name(town: Town) -> String {
    let irish = texts().language().code() == "ga";
    if irish { town.irish() } else { town.english() }.into()
}

/// A region's name.
pub(crate) fn region_name(region: Region) -> String {
    tr!("boru-region-name", "region" => region.letter().to_string())
}

/// A suitor or bride by name.
pub(crate) fn spouse_name(card: Marriage) -> String {
    if card == Marriage::PRINCESS { tr!("boru-princess-name") } else { card.name().into() }
}

/// A region's name where there is little room: “N. Uí Néill”.
pub(crate) fn short_region(region: Region) -> String {
    tr!("terminal-boru-region-short", "region" => region.letter().to_string())
}

/// A town with all that tells it apart: “M8 Cork, red”.
pub(crate) fn town_words(town: Town) -> String {
    format!("{}, {}", town_with_id(town), colour_name(town.colour()))
}

/// A town with its id: “M8 Cork”.
pub(crate) fn town_with_id(town: Town) -> String {
    format!("{} {}", town.id(), town_name(town))
}

/// What a marriage card gives: “2 points and a town in Munster”.
pub(crate) fn gifts(card: Marriage) -> String {
    if card.is_princess() {
        return tr!("boru-gives-princess");
    }
    let mut given = Vec::new();
    if card.points() > 0 {
        given.push(tr!("boru-gives-points", "count" => card.points()));
    }
    if card.renown() > 0 {
        given.push(tr!("boru-gives-renown", "count" => card.renown()));
    }
    if let Some(region) = card.town_in() {
        given.push(tr!("boru-gives-town", "region" => short_region(region)));
    }
    list(&given)
}

/// The town of that id or name, English or Irish; the beginning of a name is enough if no other
/// begins so. Otherwise a sentence says that there is none, or which there are.
pub(crate) fn find_town(text: &str) -> Result<Town, String> {
    match Town::find(text).as_slice() {
        [town] => Ok(*town),
        [] => Err(tr!("terminal-boru-no-town", "text" => quoted(text))),
        many => {
            let towns: Vec<_> = many.iter().map(|town| town_with_id(*town)).collect();
            Err(tr!(
                "terminal-boru-which-town",
                "text" => quoted(text), "towns" => towns.join(", "),
            ))
        }
    }
}

/// The region of that letter or name.
pub(crate) fn find_region(text: &str) -> Option<Region> {
    let wanted = bare(text);
    Region::all().find(|region| {
        let letter = region.letter().to_ascii_lowercase().to_string();
        let names = [region.name(), &region_name(*region)].map(bare);
        wanted == letter || names.contains(&wanted) || wanted == bare(&short_region(*region))
    })
}

/// The card of that value, with or without its colour in English or in the language that is
/// spoken: `11`, `red 11`, `r11`.
pub(crate) fn find_card(text: &str) -> Option<Card> {
    let wanted = text.trim().to_lowercase();
    let at = wanted.find(|letter: char| letter.is_ascii_digit())?;
    let (colour, value) = wanted.split_at(at);
    // Unlike in a town's name, a sign is a slip here: -1 is not card 1.
    let card = Card::new(value.parse().ok()?)?;
    let colour = colour.trim_end();
    let own = card.colour().to_string();
    let fits = ["", "card", own.as_str(), &own[..1]].contains(&colour)
        || colour == colour_name(card.colour()).to_lowercase();
    fits.then_some(card)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::speak;

    #[test]
    fn a_town_that_is_not_found_gets_a_sentence() {
        assert_eq!(
            find_town("drum").unwrap_err(),
            "“drum” could be N4 Drumhome, B2 Drumlease, B3 Drumlane."
        );
        for text in ["", "Q1", "Paris", "🙂"] {
            assert!(find_town(text).unwrap_err().starts_with("There is no town"), "{text}");
        }
    }

    #[test]
    fn regions_and_cards_are_found() {
        for region in Region::all() {
            assert_eq!(find_region(&region.letter().to_string()), Some(region));
            assert_eq!(find_region(&region.name().to_lowercase()), Some(region));
        }
        assert_eq!(find_region("n. ui neill"), find_region("N"));
        assert_eq!(find_region("X"), None);
        assert!(Region::all().all(|region| short_region(region).chars().count() <= 11));
        for text in ["11", "red 11", "r11", "R 11", "card 11"] {
            assert_eq!(find_card(text), Card::new(11), "{text}");
        }
        for text in
            ["", "0", "26", "blue 11", "dearg 11", "red", "1 1", "99999", "-1", "+1", "r-11", "é1"]
        {
            assert_eq!(find_card(text), None, "{text}");
        }
    }
    #[test]
    fn every_language_has_letters_of_its_own_and_reads_its_own_colours() {
        for (language, letters, vikings, colours) in
            [("en", "PGBIN", 'V', "rby"), ("ga", "CUDEN", 'L', "dgb"), ("de", "LGSEB", 'W', "rbg")]
        {
            speak(language.parse().unwrap());
            assert_eq!(Seat::all(5).map(letter).collect::<String>(), letters);
            assert!(viking_letter() == vikings && !letters.contains(vikings));
            let towns = [Colour::Red, Colour::Blue, Colour::Yellow];
            assert_eq!(towns.map(colour_letter).iter().collect::<String>(), colours);
            for card in Card::ordered() {
                assert_eq!(find_card(&card_name(card)), Some(card), "{language}");
                let english = format!("{} {}", card.colour(), card.value());
                assert_eq!(find_card(&english), Some(card), "{language}");
            }
        }
    }
}
