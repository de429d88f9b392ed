//! Turns `data/brian-boru.json` into Rust tables, so that the rules look things up at no cost, and
//! refuses to build from a file that does not hang together.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, process};

use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    #[serde(rename = "_note")]
    _note: String,
    action_cards: Vec<ActionCard>,
    regions: Vec<Region>,
    towns: Vec<Town>,
    roads: Vec<[String; 2]>,
    marriage_track: Vec<Space>,
    marriage_cards: Vec<Marriage>,
    viking_cards: Vec<u8>,
    region_presence_points: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActionCard {
    value: u8,
    colour: String,
    primary: Vec<String>,
    secondary: Vec<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Region {
    id: String,
    name: String,
    threshold: u8,
    points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Town {
    id: String,
    region: String,
    colour: String,
    english: String,
    irish: String,
    at: [f64; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Space {
    space: u8,
    reward: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Marriage {
    name: String,
    #[serde(default)]
    points: u8,
    #[serde(default)]
    renown: u8,
    town_in: Option<String>,
    #[serde(default)]
    princess: bool,
}

const DATA: &str = "data/brian-boru.json";

fn main() {
    println!("cargo::rerun-if-changed={DATA}");
    println!("cargo::rerun-if-changed=build.rs");
    if let Err(reason) = generate() {
        eprintln!("{DATA}: {reason}");
        process::exit(1);
    }
}

fn generate() -> Result<(), String> {
    let text = fs::read_to_string(DATA).map_err(|error| error.to_string())?;
    let printed: Printed = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let mut out = String::new();
    cards(&printed, &mut out)?;
    regions(&printed, &mut out)?;
    towns(&printed, &mut out)?;
    roads(&printed, &mut out)?;
    marriages(&printed, &mut out)?;
    check(printed.viking_cards.len() == 7, || "there are seven Viking cards".into())?;
    check(printed.region_presence_points.len() == printed.regions.len() + 1, || {
        "presence is scored for none up to all regions".into()
    })?;
    line(&mut out, format!("pub(crate) const VIKING_CARDS: [u8; 7] = {:?};", printed.viking_cards));
    line(
        &mut out,
        format!("pub(crate) const PRESENCE: [u8; 9] = {:?};", printed.region_presence_points),
    );
    let folder = env::var("OUT_DIR").map_err(|error| error.to_string())?;
    fs::write(Path::new(&folder).join("printed.rs"), out).map_err(|error| error.to_string())
}

fn cards(printed: &Printed, out: &mut String) -> Result<(), String> {
    check(printed.action_cards.len() == 25, || "there are 25 action cards".into())?;
    line(out, "pub(crate) const FACES: [Face; 25] = [");
    for (value, card) in (1..).zip(&printed.action_cards) {
        let says = |what: &str| format!("action card {}: {what}", card.value);
        check(card.value == value, || says("cards stand in the order of their values"))?;
        let colour = colour(&card.colour, true).map_err(|error| says(&error))?;
        check(card.primary.first().is_some_and(|first| first == "town"), || {
            says("a primary action begins with the town")
        })?;
        check((1..=2).contains(&card.secondary.len()), || says("one or two secondary actions"))?;
        let primary = steps(&card.primary).map_err(|error| says(&error))?;
        let mut secondary = Vec::new();
        for action in &card.secondary {
            check(!action.iter().any(|symbol| symbol == "town"), || {
                says("the town is in primary actions only")
            })?;
            secondary.push(steps(action).map_err(|error| says(&error))?);
        }
        let top = secondary.first().map_or("&[]", |steps| steps);
        let bottom = secondary.get(1).map_or("None".into(), |steps| format!("Some({steps})"));
        line(
            out,
            format!(
                "Face {{ colour: {colour}, primary: {primary}, top: {top}, bottom: {bottom} }},"
            ),
        );
    }
    line(out, "];");
    Ok(())
}

/// The symbols of an action, equal neighbours as one step.
fn steps(symbols: &[String]) -> Result<String, String> {
    let mut steps: Vec<(&str, u8)> = Vec::new();
    for symbol in symbols {
        let symbol = match symbol.as_str() {
            "town" => "Town",
            "coin" => "Coin",
            "pay" => "Pay",
            "cross" => "Cross",
            "axe" => "Axe",
            "renown" => "Renown",
            "letter" => "Letter",
            "expand" => "Expand",
            "remove_viking" => "RemoveViking",
            other => return Err(format!("the symbol {other:?} is not known")),
        };
        match steps.last_mut() {
            Some((last, count)) if *last == symbol => *count += 1,
            _ => steps.push((symbol, 1)),
        }
    }
    // Actions are written with at most one purchase or target: a second one could not be told.
    let choices = ["Cross", "Axe", "Letter", "Expand", "RemoveViking"];
    let asked = steps.iter().filter(|(symbol, _)| choices.contains(symbol)).count();
    check(asked <= 1, || "an action asks for at most one purchase or target".into())?;
    let list: Vec<_> = steps
        .iter()
        .map(|(symbol, count)| format!("Step {{ symbol: Symbol::{symbol}, count: {count} }}"))
        .collect();
    Ok(format!("&[{}]", list.join(", ")))
}

fn regions(printed: &Printed, out: &mut String) -> Result<(), String> {
    check(printed.regions.len() == 8, || "there are eight regions".into())?;
    unique("region", printed.regions.iter().map(|region| &region.id))?;
    line(out, "pub(crate) const REGIONS: [Land; 8] = [");
    for region in &printed.regions {
        let mut letters = region.id.chars();
        let letter = match (letters.next(), letters.next()) {
            (Some(letter @ 'A'..='Z'), None) => letter,
            _ => return Err(format!("the region {:?} is not a letter", region.id)),
        };
        let mask = printed.towns.iter().enumerate().fold(0_u64, |mask, (index, town)| {
            if town.region == region.id { mask | 1 << index } else { mask }
        });
        check(mask != 0, || format!("the region {letter} has no towns"))?;
        line(
            out,
            format!(
                "Land {{ letter: '{letter}', name: {:?}, threshold: {}, points: {}, towns: {mask:#x} }},",
                region.name, region.threshold, region.points
            ),
        );
    }
    line(out, "];");
    Ok(())
}

fn towns(printed: &Printed, out: &mut String) -> Result<(), String> {
    check(printed.towns.len() == 53, || "there are 53 towns".into())?;
    unique("town", printed.towns.iter().map(|town| &town.id))?;
    unique("English name", printed.towns.iter().map(|town| &town.english))?;
    unique("Irish name", printed.towns.iter().map(|town| &town.irish))?;
    let mut of_colour = [0_u64; 3];
    line(out, "pub(crate) const PLACES: [Place; 53] = [");
    for (index, town) in printed.towns.iter().enumerate() {
        let says = |what: &str| format!("town {}: {what}", town.id);
        let region = region(printed, &town.region).map_err(|error| says(&error))?;
        let number = town.id.strip_prefix(&town.region).and_then(|rest| rest.parse::<u8>().ok());
        check(number.is_some(), || says("an id is the region's letter and a number"))?;
        let [longitude, latitude] = town.at;
        check((-11.0..-5.0).contains(&longitude) && (51.0..56.0).contains(&latitude), || {
            says("it does not lie in Ireland")
        })?;
        let colour = colour(&town.colour, false).map_err(|error| says(&error))?;
        let place = ["Colour::Red", "Colour::Blue", "Colour::Yellow"];
        if let Some(place) = place.iter().position(|known| *known == colour) {
            of_colour[place] |= 1 << index;
        }
        line(
            out,
            format!(
                "Place {{ id: {:?}, region: Region({region}), colour: {colour}, english: {:?}, \
                 irish: {:?}, at: ({longitude:?}, {latitude:?}) }},",
                town.id, town.english, town.irish
            ),
        );
    }
    line(out, "];");
    line(out, format!("pub(crate) const TOWNS_OF: [u64; 3] = {of_colour:?};"));
    Ok(())
}

fn roads(printed: &Printed, out: &mut String) -> Result<(), String> {
    let mut joined = [0_u64; 53];
    for road in &printed.roads {
        let find = |id: &String| {
            let place = printed.towns.iter().position(|town| town.id == *id);
            place.ok_or_else(|| format!("the road {road:?} leads to no town called {id:?}"))
        };
        let (from, to) = (find(&road[0])?, find(&road[1])?);
        check(from != to && joined[from] & 1 << to == 0, || format!("the road {road:?} is wrong"))?;
        joined[from] |= 1 << to;
        joined[to] |= 1 << from;
    }
    line(out, format!("pub(crate) const ROADS: [u64; 53] = {joined:?};"));
    Ok(())
}

fn marriages(printed: &Printed, out: &mut String) -> Result<(), String> {
    let cards = &printed.marriage_cards;
    check(cards.len() == 8, || "there are eight marriage cards".into())?;
    unique("marriage card", cards.iter().map(|card| &card.name))?;
    check(cards.iter().position(|card| card.princess) == Some(7), || {
        "the Princess is the last marriage card".into()
    })?;
    check(cards.iter().filter(|card| card.princess).count() == 1, || "one Princess only".into())?;
    line(out, "pub(crate) const SPOUSES: [Spouse; 8] = [");
    for card in cards {
        let single = card.princess || !card.name.contains(' ');
        check(single, || format!("{:?} is not a single word", card.name))?;
        let town = match &card.town_in {
            Some(id) => format!("Some(Region({}))", region(printed, id)?),
            None => "None".into(),
        };
        line(
            out,
            format!(
                "Spouse {{ name: {:?}, points: {}, renown: {}, town_in: {town} }},",
                card.name, card.points, card.renown
            ),
        );
    }
    line(out, "];");

    check(printed.marriage_track.len() == 10, || "the marriage track has ten spaces".into())?;
    line(out, "pub(crate) const TRACK: [Reward; 10] = [");
    for (number, space) in (0..).zip(&printed.marriage_track) {
        check(space.space == number, || "the spaces stand in order".into())?;
        let count = |symbol: &str| space.reward.iter().filter(|reward| *reward == symbol).count();
        let (coins, renown, town) = (count("coin"), count("renown"), count("town_anywhere"));
        check(coins + renown + town == space.reward.len() && town <= 1, || {
            format!("the reward {:?} is not known", space.reward)
        })?;
        check(number > 0 || space.reward.is_empty(), || "space 0 gives nothing".into())?;
        line(out, format!("Reward {{ coins: {coins}, renown: {renown}, town: {} }},", town == 1));
    }
    line(out, "];");
    Ok(())
}

fn colour(name: &str, white: bool) -> Result<&'static str, String> {
    match name {
        "red" => Ok("Colour::Red"),
        "blue" => Ok("Colour::Blue"),
        "yellow" => Ok("Colour::Yellow"),
        "white" if white => Ok("Colour::White"),
        _ => Err(format!("the colour {name:?} is not known")),
    }
}

fn region(printed: &Printed, id: &str) -> Result<usize, String> {
    let place = printed.regions.iter().position(|region| region.id == id);
    place.ok_or_else(|| format!("there is no region {id:?}"))
}

fn unique<'a>(what: &str, names: impl Iterator<Item = &'a String>) -> Result<(), String> {
    let mut seen = BTreeSet::new();
    for name in names {
        check(!name.is_empty() && seen.insert(name), || {
            format!("the {what} {name:?} comes twice")
        })?;
    }
    Ok(())
}

fn check(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

fn line(out: &mut String, text: impl AsRef<str>) {
    let _ = writeln!(out, "{}", text.as_ref());
}
