//! What is printed on the cards and on the board, read from the data file once.

use serde_json::Value;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    Yellow,
    Red,
    Blue,
    White,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    Town,
    Coin,
    Pay,
    Cross,
    Axe,
    Renown,
    Letter,
    Expand,
    RemoveViking,
    TownAnywhere,
}

impl Symbol {
    /// Letters, axes and crosses: "then any number more at 2 coins each".
    pub fn allows_purchase(self) -> bool {
        matches!(self, Symbol::Letter | Symbol::Axe | Symbol::Cross)
    }
}

#[derive(Debug)]
pub struct ActionCard {
    pub value: u8,
    pub colour: Colour,
    pub primary: Vec<Symbol>,
    /// One or two secondary actions, the upper one first.
    pub secondary: Vec<Vec<Symbol>>,
}

#[derive(Debug)]
pub struct Region {
    pub id: String,
    pub threshold: u32,
    pub points: u32,
}

#[derive(Debug)]
pub struct PrintedTown {
    pub id: String,
    pub region: usize,
    pub colour: Colour,
    /// The towns at the other ends of its roads.
    pub neighbours: Vec<usize>,
}

#[derive(Debug)]
pub struct MarriageCard {
    pub name: String,
    pub points: u32,
    pub renown: u32,
    pub town_in: Option<usize>,
    pub princess: bool,
}

#[derive(Debug)]
pub struct Printed {
    pub cards: Vec<ActionCard>,
    pub regions: Vec<Region>,
    pub towns: Vec<PrintedTown>,
    /// The reward of every space of the marriage track, space 0 first.
    pub track: Vec<Vec<Symbol>>,
    pub marriages: Vec<MarriageCard>,
    pub vikings: Vec<u32>,
    /// Points for towns in so many regions.
    pub presence: Vec<u32>,
}

impl Printed {
    /// Panics if the file is not what it should be: without it there is nothing to referee.
    pub fn read(json: &str) -> Printed {
        let file: Value = serde_json::from_str(json).expect("the data file is JSON");

        let cards: Vec<ActionCard> = list(&file["action_cards"])
            .iter()
            .map(|card| ActionCard {
                value: u8::try_from(number(&card["value"])).expect("a card value"),
                colour: colour(&card["colour"]),
                primary: symbols(&card["primary"]),
                secondary: list(&card["secondary"]).iter().map(symbols).collect(),
            })
            .collect();
        // Cards are looked up by value: card V lies at index V - 1.
        for (index, card) in cards.iter().enumerate() {
            assert_eq!(usize::from(card.value), index + 1, "cards are listed by value");
        }

        let regions: Vec<Region> = list(&file["regions"])
            .iter()
            .map(|region| Region {
                id: text(&region["id"]),
                threshold: number(&region["threshold"]),
                points: number(&region["points"]),
            })
            .collect();
        let region_named = |id: &Value| {
            let id = text(id);
            regions.iter().position(|region| region.id == id).expect("a region of the board")
        };

        let mut towns: Vec<PrintedTown> = list(&file["towns"])
            .iter()
            .map(|town| PrintedTown {
                id: text(&town["id"]),
                region: region_named(&town["region"]),
                colour: colour(&town["colour"]),
                neighbours: Vec::new(),
            })
            .collect();
        for road in list(&file["roads"]) {
            let ends: Vec<usize> = list(road)
                .iter()
                .map(|end| {
                    let id = text(end);
                    towns.iter().position(|town| town.id == id).expect("a town of the board")
                })
                .collect();
            assert_eq!(ends.len(), 2, "a road has two ends");
            towns[ends[0]].neighbours.push(ends[1]);
            towns[ends[1]].neighbours.push(ends[0]);
        }

        let track = list(&file["marriage_track"])
            .iter()
            .enumerate()
            .map(|(index, space)| {
                assert_eq!(number(&space["space"]) as usize, index, "spaces are listed in order");
                symbols(&space["reward"])
            })
            .collect();

        let marriages = list(&file["marriage_cards"])
            .iter()
            .map(|card| MarriageCard {
                name: text(&card["name"]),
                points: card.get("points").map_or(0, number),
                renown: card.get("renown").map_or(0, number),
                town_in: card.get("town_in").map(region_named),
                princess: card.get("princess").is_some_and(|flag| flag == &Value::Bool(true)),
            })
            .collect();

        Printed {
            vikings: list(&file["viking_cards"]).iter().map(number).collect(),
            presence: list(&file["region_presence_points"]).iter().map(number).collect(),
            cards,
            regions,
            towns,
            track,
            marriages,
        }
    }

    pub fn card(&self, value: u8) -> &ActionCard {
        &self.cards[usize::from(value) - 1]
    }

    /// A card fits a town of its own colour; white fits every town.
    pub fn fits(&self, value: u8, town: usize) -> bool {
        let colour = self.card(value).colour;
        colour == Colour::White || colour == self.towns[town].colour
    }

    pub fn princess(&self) -> usize {
        self.marriages.iter().position(|card| card.princess).expect("there is a Princess")
    }

    pub fn top_space(&self) -> u32 {
        self.track.len() as u32 - 1
    }
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_string()
}

fn number(value: &Value) -> u32 {
    value.as_u64().and_then(|number| u32::try_from(number).ok()).expect("a number")
}

fn colour(value: &Value) -> Colour {
    match value.as_str() {
        Some("yellow") => Colour::Yellow,
        Some("red") => Colour::Red,
        Some("blue") => Colour::Blue,
        Some("white") => Colour::White,
        other => panic!("no such colour: {other:?}"),
    }
}

fn symbols(value: &Value) -> Vec<Symbol> {
    list(value)
        .iter()
        .map(|symbol| match symbol.as_str() {
            Some("town") => Symbol::Town,
            Some("coin") => Symbol::Coin,
            Some("pay") => Symbol::Pay,
            Some("cross") => Symbol::Cross,
            Some("axe") => Symbol::Axe,
            Some("renown") => Symbol::Renown,
            Some("letter") => Symbol::Letter,
            Some("expand") => Symbol::Expand,
            Some("remove_viking") => Symbol::RemoveViking,
            Some("town_anywhere") => Symbol::TownAnywhere,
            other => panic!("no such symbol: {other:?}"),
        })
        .collect()
}
