//! The tables that the build script makes of `data/brian-boru.json`, and what a client is told of them.

use ardri_core::Game;
use serde::Serialize;

use crate::BrianBoru;
use crate::card::{Card, Colour, Face, Part, Step, Symbol};
use crate::marriage::{Marriage, Offer, Reward, Spouse};
use crate::town::{Land, Place, Region, Town};

include!(concat!(env!("OUT_DIR"), "/printed.rs"));

/// The data file itself.
pub const DATA: &str = include_str!("../data/brian-boru.json");

/// The colours that towns have.
const TOWN_COLOURS: [Colour; 3] = [Colour::Red, Colour::Blue, Colour::Yellow];

/// What is printed on cards and board, for clients that draw them.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct Printed {
    /// The cards, ascending.
    pub cards: Vec<CardFace>,
    /// The regions, in the order of their tokens.
    pub regions: Vec<RegionFace>,
    /// The towns, region by region.
    pub towns: Vec<TownFace>,
    /// The roads, each between two towns.
    pub roads: Vec<(Town, Town)>,
    /// What the spaces of the marriage track give, from its foot.
    pub track: Vec<Reward>,
    /// The marriage cards.
    pub marriages: Vec<MarriageFace>,
    /// The strengths on the Viking cards, in the order in which they are shuffled.
    pub vikings: Vec<u8>,
    /// What spurning the Princess gives.
    pub spurn_points: u8,
    /// How many rounds are played, by the number of players from the fewest.
    pub rounds: Vec<u8>,
}

/// What is printed on a card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct CardFace {
    /// Its value.
    pub value: Card,
    /// Its colour.
    pub colour: Colour,
    /// The colours of the towns for which it can be led.
    pub leads: Vec<Colour>,
    /// The winner's action, step by step.
    pub primary: Vec<Step>,
    /// The first action of whoever does not win.
    pub top: Vec<Step>,
    /// The second one, which some cards lack.
    pub bottom: Option<Vec<Step>>,
}

/// What is printed for a region.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct RegionFace {
    /// Its letter.
    pub id: Region,
    /// Its name.
    pub name: &'static str,
}

/// What is printed for a town.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct TownFace {
    /// Its id.
    pub id: Town,
    /// Where it lies.
    pub region: Region,
    /// Its colour.
    pub colour: Colour,
    /// Its English name.
    pub english: &'static str,
    /// Its Irish name.
    pub irish: &'static str,
}

/// What is printed on a marriage card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct MarriageFace {
    /// The name on it.
    pub name: Marriage,
    /// Points.
    pub points: u8,
    /// Renown.
    pub renown: u8,
    /// The region in which it gives a town.
    pub town_in: Option<Region>,
    /// Whether this is the Princess, who leaves a choice instead.
    pub princess: bool,
}

/// Everything that is printed.
#[must_use]
pub fn printed() -> Printed {
    let card = |card: Card| CardFace {
        value: card,
        colour: card.colour(),
        leads: TOWN_COLOURS.into_iter().filter(|colour| card.matches(*colour)).collect(),
        primary: card.steps(Part::Primary).unwrap_or_default().to_vec(),
        top: card.steps(Part::Top).unwrap_or_default().to_vec(),
        bottom: card.steps(Part::Bottom).map(<[Step]>::to_vec),
    };
    let region = |region: Region| RegionFace { id: region, name: region.name() };
    let town = |town: Town| TownFace {
        id: town,
        region: town.region(),
        colour: town.colour(),
        english: town.english(),
        irish: town.irish(),
    };
    let roads = |town: Town| {
        town.neighbours().iter().filter(move |other| town < *other).map(move |other| (town, other))
    };
    let marriage = |card: Marriage| MarriageFace {
        name: card,
        points: card.points(),
        renown: card.renown(),
        town_in: card.town_in(),
        princess: card.is_princess(),
    };
    Printed {
        cards: Card::ordered().map(card).into(),
        regions: Region::all().map(region).collect(),
        towns: Town::all().map(town).collect(),
        roads: Town::all().flat_map(roads).collect(),
        track: TRACK.to_vec(),
        marriages: Marriage::all().map(marriage).collect(),
        vikings: VIKING_CARDS.to_vec(),
        spurn_points: Offer::SPURN_POINTS,
        rounds: (BrianBoru::MIN_SEATS..=BrianBoru::MAX_SEATS).map(BrianBoru::rounds_of).collect(),
    }
}
