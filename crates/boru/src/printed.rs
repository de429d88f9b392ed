//! The tables that the build script makes of `data/brian-boru.json`.

use crate::card::{Colour, Face, Step, Symbol};
use crate::marriage::{Reward, Spouse};
use crate::town::{Land, Place, Region};

include!(concat!(env!("OUT_DIR"), "/printed.rs"));

/// The data file itself, for clients that draw cards and map.
pub const DATA: &str = include_str!("../data/brian-boru.json");
