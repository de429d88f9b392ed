//! Names as people write them: towns with or without accents, players by a letter.

use ardri_boru::{Card, Colour, Region, Town};
use ardri_core::Seat;

/// The letter of a seat's discs: Purple, Green, Black, Ivory, browN. Black has the B.
pub(crate) fn letter(seat: Seat) -> char {
    const LETTERS: [char; 5] = ['P', 'G', 'B', 'I', 'N'];
    LETTERS[seat.index() % LETTERS.len()]
}

/// The letter of a colour.
pub(crate) fn colour_letter(colour: Colour) -> char {
    match colour {
        Colour::Red => 'r',
        Colour::Blue => 'b',
        Colour::Yellow => 'y',
        Colour::White => 'w',
    }
}

/// A region's name where there is little room.
pub(crate) fn short_region(region: Region) -> String {
    region.name().replace("Northern", "N.").replace("Southern", "S.")
}

/// A town with all that tells it apart: “M8 Cork, red”.
pub(crate) fn town_words(town: Town) -> String {
    format!("{} {}, {}", town.id(), town.english(), town.colour())
}

/// Small letters without accents, and nothing but letters and digits.
fn bare(text: &str) -> String {
    let plain = |letter: char| match letter {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        letter => letter,
    };
    // An accent may also come as a mark of its own after the letter; it goes like any other sign.
    let letters = text.chars().flat_map(char::to_lowercase).map(plain);
    letters.filter(char::is_ascii_alphanumeric).collect()
}

/// The town of that id or name, English or Irish; the beginning of a name is enough if no other
/// begins so.
///
/// # Errors
/// Says that there is none, or which there are.
pub(crate) fn find_town(text: &str) -> Result<Town, String> {
    let wanted = bare(text);
    let is_id = |town: &Town| town.id().eq_ignore_ascii_case(&wanted);
    let names = |town: &Town| [bare(town.english()), bare(town.irish())];
    let is_name = |town: &Town| names(town).contains(&wanted);
    if let Some(town) = Town::all().find(|town| is_id(town) || is_name(town)) {
        return Ok(town);
    }
    let begins = |town: &Town| names(town).iter().any(|name| name.starts_with(&wanted));
    // One or two letters are more likely a slip than a name.
    let found: Vec<Town> = Town::all().filter(|town| wanted.len() > 2 && begins(town)).collect();
    match found.as_slice() {
        [town] => Ok(*town),
        [] => {
            Err(format!("there is no town {:?}; write its name or its id, such as M8", text.trim()))
        }
        many => {
            let names: Vec<_> =
                many.iter().map(|town| format!("{} {}", town.id(), town.english())).collect();
            Err(format!("{:?} could be {}", text.trim(), names.join(" or ")))
        }
    }
}

/// The region of that letter or name.
pub(crate) fn find_region(text: &str) -> Option<Region> {
    let wanted = bare(text);
    Region::all().find(|region| {
        let letter = region.letter().to_ascii_lowercase().to_string();
        wanted == letter || wanted == bare(region.name()) || wanted == bare(&short_region(*region))
    })
}

/// The card of that value, with or without its colour: `11`, `red 11`, `r11`.
pub(crate) fn find_card(text: &str) -> Option<Card> {
    let wanted = text.trim().to_lowercase();
    let at = wanted.find(|letter: char| letter.is_ascii_digit())?;
    let (colour, value) = wanted.split_at(at);
    // Unlike in a town's name, a sign is a slip here: -1 is not card 1.
    let card = Card::new(value.parse().ok()?)?;
    let colour = colour.trim_end();
    let own = card.colour();
    let fits = colour.is_empty()
        || colour == own.to_string()
        || colour == colour_letter(own).to_string()
        || colour == "card";
    fits.then_some(card)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn towns_are_found_by_id_and_by_either_name() {
        let found = |text| find_town(text).map(Town::id);
        for (text, id) in [
            ("M8", "M8"),
            (" m10 ", "M10"),
            ("Cork", "M8"),
            ("CORCAIGH", "M8"),
            ("Áth Cliath", "D2"),
            ("ath cliath", "D2"),
            ("athcliath", "D2"),
            ("A\u{301}th Cliath", "D2"),
            ("cluain mhic nois", "S5"),
            ("dún na sciath", "S4"),
            ("clonm", "S5"),
            ("mayo", "C4"),
        ] {
            assert_eq!(found(text), Ok(id), "{text}");
        }
        assert_eq!(
            find_town("drum").unwrap_err(),
            "\"drum\" could be N4 Drumhome or B2 Drumlease or B3 Drumlane"
        );
        for text in ["", "Q1", "Paris", "M11", "c", "co", "🙂", "é"] {
            assert!(find_town(text).unwrap_err().contains("there is no town"), "{text}");
        }
    }

    #[test]
    fn every_town_has_names_of_its_own() {
        for town in Town::all() {
            for text in [town.id(), town.english(), town.irish()] {
                assert_eq!(find_town(text), Ok(town), "{text}");
                assert_eq!(find_town(&bare(text).to_uppercase()), Ok(town), "{text}");
            }
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
        for text in ["11", "red 11", "r11", "R 11", "card 11"] {
            assert_eq!(find_card(text), Card::new(11), "{text}");
        }
        for text in ["", "0", "26", "blue 11", "red", "1 1", "99999", "-1", "+1", "r-11", "é1"] {
            assert_eq!(find_card(text), None, "{text}");
        }
    }
}
