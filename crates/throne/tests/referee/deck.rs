//! The deck: regions, Ancient cards and Objectives, read from a value and checked.
//! A deck that breaks a condition is refused with a panic.

use super::dice::Face;
use serde_json::Value;

#[derive(Clone, Debug, PartialEq)]
pub struct Deck {
    pub regions: Vec<Region>,
    pub cards: Vec<Card>,
    pub objectives: Vec<Objective>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Region {
    pub id: String,
    pub points: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    pub id: String,
    pub region: usize,
    pub kind: String,
    pub points: u32,
    pub lines: Vec<Line>,
    pub die: Option<Eighth>,
}

/// The eighth die that a Hero grants.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Eighth {
    Extra,
    Red,
}

/// A line: symbols that each need a die of their own, and a total of Spears to reach.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub symbols: Vec<Face>,
    pub spears: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Objective {
    pub id: String,
    pub points: u32,
    pub needs: Needs,
}

/// What an Objective asks for; cards and regions by index.
#[derive(Clone, Debug, PartialEq)]
pub enum Needs {
    /// So many of these cards.
    Cards(Vec<usize>, usize),
    /// So many cards of this kind.
    Kind(String, usize),
    /// So many cards of this region.
    Region(usize, usize),
    /// Cards from so many different regions.
    Regions(usize),
    /// Cards of so many different kinds.
    Kinds(usize),
    /// So many cards.
    Total(usize),
    /// So many locked regions.
    Locked(usize),
    All(Vec<Needs>),
    Any(Vec<Needs>),
}

impl Line {
    /// Reads "STK", "TT", "8" or "K5": symbols, then a Spear total.
    pub fn read(text: &str) -> Line {
        let mut symbols = Vec::new();
        let mut number = String::new();
        for letter in text.chars() {
            if letter.is_ascii_digit() {
                number.push(letter);
            } else {
                assert!(number.is_empty(), "line {text}: the Spears come last");
                let face = Face::read(&letter.to_string());
                symbols.push(face.unwrap_or_else(|| panic!("line {text}: unknown symbol")));
            }
        }
        let spears = if number.is_empty() {
            0
        } else {
            let total = number.parse().expect("a Spear total");
            assert!(total > 0, "line {text}: no Spears");
            total
        };
        assert!(!symbols.is_empty() || spears > 0, "an empty line");
        Line { symbols, spears }
    }

    /// The line that a steal adds: a Spiral.
    pub fn steal() -> Line {
        Line { symbols: vec![Face::Spiral], spears: 0 }
    }

    /// The least number of dice that can fill it: no die shows more than three Spears.
    pub fn least_dice(&self) -> usize {
        self.symbols.len() + self.spears.div_ceil(3) as usize
    }
}

impl Deck {
    pub fn read(value: &Value) -> Deck {
        let regions: Vec<Region> = list(value, "regions")
            .iter()
            .map(|region| Region { id: id(region), points: number(region, "points") })
            .collect();
        assert!(!regions.is_empty(), "a deck has a region");
        let region_ids = distinct(regions.iter().map(|region| region.id.clone()).collect());

        let cards: Vec<Card> =
            list(value, "cards").iter().map(|card| read_card(card, &region_ids)).collect();
        let card_ids = distinct(cards.iter().map(|card| card.id.clone()).collect());

        for (index, region) in regions.iter().enumerate() {
            let own: Vec<u32> =
                cards.iter().filter(|card| card.region == index).map(|card| card.points).collect();
            assert!(!own.is_empty(), "region {} has no card", region.id);
            let sum: u32 = own.iter().sum();
            assert!(region.points >= sum, "region {} is worth less than its cards", region.id);
        }
        for card in &cards {
            // A steal must fit in seven dice. A card alone in its region is never face up before anybody.
            let company = cards.iter().filter(|other| other.region == card.region).count() > 1;
            let least: usize = card.lines.iter().map(Line::least_dice).sum();
            let least = if company { least + 1 } else { least };
            assert!(least <= 7, "card {} needs {least} dice", card.id);
        }

        let objectives: Vec<Objective> = list(value, "objectives")
            .iter()
            .map(|objective| Objective {
                id: id(objective),
                points: number(objective, "points"),
                needs: read_needs(&objective["needs"], &card_ids, &region_ids),
            })
            .collect();
        distinct(objectives.iter().map(|objective| objective.id.clone()).collect());

        Deck { regions, cards, objectives }
    }
}

fn read_card(value: &Value, region_ids: &[String]) -> Card {
    let id = id(value);
    let kind = text(value, "kind");
    assert!(
        !kind.is_empty() && kind.chars().all(|c| !c.is_uppercase() && !c.is_whitespace()),
        "card {id}: a kind is a lower-case word"
    );
    let lines: Vec<Line> = list(value, "lines")
        .iter()
        .map(|line| Line::read(line.as_str().expect("a line is a text")))
        .collect();
    assert!(!lines.is_empty(), "card {id} has no line");
    let die = match value["die"].as_str() {
        None => {
            assert!(value["die"].is_null(), "card {id}: a die is a text");
            None
        }
        Some("extra") => Some(Eighth::Extra),
        Some("red") => Some(Eighth::Red),
        Some(other) => panic!("card {id}: unknown die {other}"),
    };
    // A die comes with a Hero alone; a Hero may come without one.
    assert!(kind == "hero" || die.is_none(), "card {id}: only a Hero has a die");
    let region = position(region_ids, &text(value, "region"));
    Card { id, region, kind, points: number(value, "points"), lines, die }
}

fn read_needs(value: &Value, card_ids: &[String], region_ids: &[String]) -> Needs {
    let table = value.as_object().expect("needs is a table");
    let keys: Vec<&str> = table.keys().map(String::as_str).filter(|&key| key != "count").collect();
    assert_eq!(keys.len(), 1, "needs asks for one thing: {value}");
    let key = keys[0];
    let counted = ["cards", "kind", "region"].contains(&key);
    assert!(counted || !table.contains_key("count"), "needs without a count: {value}");
    let count = || number(value, "count") as usize;
    let parts = || -> Vec<Needs> {
        list(value, key).iter().map(|part| read_needs(part, card_ids, region_ids)).collect()
    };
    match key {
        "cards" => {
            let named: Vec<String> = list(value, "cards")
                .iter()
                .map(|card| card.as_str().expect("a card's id").to_string())
                .collect();
            let cards: Vec<usize> =
                distinct(named).iter().map(|card| position(card_ids, card)).collect();
            // Without a count: all of them.
            let wanted = if table.contains_key("count") { count() } else { cards.len() };
            Needs::Cards(cards, wanted)
        }
        "kind" => Needs::Kind(text(value, "kind"), count()),
        "region" => Needs::Region(position(region_ids, &text(value, "region")), count()),
        "regions" => Needs::Regions(number(value, "regions") as usize),
        "kinds" => Needs::Kinds(number(value, "kinds") as usize),
        "total" => Needs::Total(number(value, "total") as usize),
        "locked" => Needs::Locked(number(value, "locked") as usize),
        "all" => Needs::All(parts()),
        "any" => Needs::Any(parts()),
        other => panic!("unknown needs: {other}"),
    }
}

/// The id that is given, or the name's slug.
fn id(value: &Value) -> String {
    let id = match value["id"].as_str() {
        Some(id) => id.to_string(),
        None => slug(&text(value, "name")),
    };
    assert!(!id.is_empty() && !id.contains(char::is_whitespace), "an id is one word: {id}");
    id
}

/// Lower case, accents dropped, other characters to single '-', none at the ends.
pub fn slug(name: &str) -> String {
    let mut slug = String::new();
    for letter in name.to_lowercase().chars() {
        if ('\u{300}'..='\u{36f}').contains(&letter) {
            continue; // an accent written as a character of its own
        }
        let plain = match letter {
            'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' | 'ā' => 'a',
            'ḃ' => 'b',
            'ç' | 'ċ' => 'c',
            'ḋ' => 'd',
            'é' | 'è' | 'ê' | 'ë' | 'ē' => 'e',
            'ḟ' => 'f',
            'ġ' => 'g',
            'í' | 'ì' | 'î' | 'ï' | 'ī' => 'i',
            'ṁ' => 'm',
            'ñ' => 'n',
            'ó' | 'ò' | 'ô' | 'ö' | 'õ' | 'ō' => 'o',
            'ṗ' => 'p',
            'ṡ' => 's',
            'ṫ' => 't',
            'ú' | 'ù' | 'û' | 'ü' | 'ū' => 'u',
            'ý' | 'ÿ' => 'y',
            other => other,
        };
        if plain.is_ascii_alphanumeric() {
            slug.push(plain);
        } else if !slug.ends_with('-') {
            slug.push('-');
        }
    }
    slug.trim_matches('-').to_string()
}

/// The list under a key; an absent one is empty.
fn list(value: &Value, key: &str) -> Vec<Value> {
    match &value[key] {
        Value::Null => Vec::new(),
        Value::Array(items) => items.clone(),
        other => panic!("{key} is a list, not {other}"),
    }
}

fn text(value: &Value, key: &str) -> String {
    value[key].as_str().unwrap_or_else(|| panic!("no text {key}: {value}")).to_string()
}

fn number(value: &Value, key: &str) -> u32 {
    let number = value[key].as_u64().unwrap_or_else(|| panic!("no number {key}: {value}"));
    u32::try_from(number).expect("a small number")
}

fn position(ids: &[String], id: &str) -> usize {
    ids.iter().position(|known| known == id).unwrap_or_else(|| panic!("unknown id {id}"))
}

fn distinct(ids: Vec<String>) -> Vec<String> {
    for (index, id) in ids.iter().enumerate() {
        assert!(!ids[..index].contains(id), "{id} twice");
    }
    ids
}
