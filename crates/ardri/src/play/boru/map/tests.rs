use super::*;
use ardri_boru::{BrianBoru, Options};
use ardri_core::{Game, Viewer};

use crate::play::boru::widgets::plain;

const PLAIN: Look = Look { colour: false, unicode: false };

fn table() -> Table {
    BrianBoru::new(&Options::default(), 4).unwrap().view(Viewer::Spectator).table
}

fn drawn(width: usize, height: usize, table: &Table) -> Vec<String> {
    Map::new(width, height).draw(table, PLAIN).iter().map(plain).collect()
}

/// Every town with all that can stand on it, so that each is as wide as it can be.
fn crowded() -> Table {
    let mut table = table();
    table.discs[0] = ardri_boru::TownSet::ALL;
    table.vikings = ardri_boru::TownSet::ALL;
    table.monasteries = ardri_boru::TownSet::ALL;
    table
}

#[test]
fn every_town_is_there_once_and_none_hides_another() {
    for (width, height) in [LEAST, (52, 23), (78, 22), (78, 34), (100, 40), (110, 60)] {
        for (table, ending) in [(table(), "."), (crowded(), "VP+")] {
            let rows = drawn(width, height, &table);
            assert!(rows.iter().all(|row| row.chars().count() <= width));
            let text = rows.join("\n");
            let words: Vec<&str> = text.split_whitespace().collect();
            for town in Town::all() {
                let wanted = format!("{}{}{ending}", town.id(), colour_letter(town.colour()));
                let count = words.iter().filter(|word| **word == wanted).count();
                assert_eq!(count, 1, "{wanted} at {width} by {height}\n{text}");
            }
        }
    }
}

#[test]
fn towns_lie_where_they_lie() {
    let map = Map::new(78, 34);
    let spot = |id: &str| map.spots[id.parse::<Town>().unwrap().index()];
    // Dublin in the east, Cork in the south, Ailech in the north, Cong in the west.
    let (dublin, cork, ailech, cong) = (spot("D2"), spot("M8"), spot("N2"), spot("C7"));
    assert!(dublin.0 > cork.0 && dublin.0 > cong.0 && dublin.1 < cork.1 && ailech.1 < dublin.1);
    for town in Town::all() {
        let (column, row) = map.spots[town.index()];
        let (across, down) = map.cell(town.at());
        let middle = column as f64 + room(town) as f64 / 2.0;
        assert!((middle - across).abs() < 6.0 && (row as f64 - down).abs() <= 2.0, "{town}");
    }
}

#[test]
fn the_coast_runs_once_round_the_island() {
    let (west, east, south, north) = BOUNDS;
    let within = |(x, y): &&(f64, f64)| (west..east).contains(x) && (south..north).contains(y);
    assert_eq!((COAST.len(), COAST.iter().filter(within).count()), (154, 154));
}

#[test]
fn a_grid_that_is_far_too_small_breaks_nothing() {
    for (width, height) in [(0, 0), (1, 1), (5, 3), (20, 2)] {
        drawn(width, height, &crowded());
    }
}

#[test]
fn marks_tell_colour_holder_vikings_and_monastery() {
    let mut table = table();
    let cork: Town = "M8".parse().unwrap();
    let text = |table: &Table| {
        marks(table, cork, PLAIN).into_iter().map(|(letter, _)| letter).collect::<String>()
    };
    assert_eq!(text(&table), "M8r.");
    table.discs[1] = table.discs[1].with(cork);
    assert_eq!(text(&table), "M8rG");
    table.vikings = table.vikings.with(cork);
    assert_eq!(text(&table), "M8rVG");
    table.monasteries = table.monasteries.with(cork);
    assert_eq!(text(&table), "M8rVG+");
}
