//! The map: every town where it lies, on a grid of letters.

use std::sync::LazyLock;

use ardri_boru::{Colour, Table, Town};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

use super::names::{colour_letter, letter, viking_letter};
use crate::i18n::tr;
use crate::play::look::Look;

/// The coast once round the island as far as letters can draw it, by longitude and latitude in degrees: from
/// Natural Earth's public-domain 1:10m coastline, with the smaller bays left out.
static COAST: LazyLock<Vec<(f64, f64)>> = LazyLock::new(|| {
    let point = |point: &str| {
        let (east, north) = point.split_once(',')?;
        Some((east.parse().ok()?, north.parse().ok()?))
    };
    include_str!("coast.txt").split_whitespace().filter_map(point).collect()
});

/// West, east, south and north of all that is drawn, in degrees.
const BOUNDS: (f64, f64, f64, f64) = (-10.55, -5.43, 51.42, 55.42);

/// The fewest columns and rows on which the towns do not crowd each other.
pub(crate) const LEAST: (usize, usize) = (46, 20);

/// The columns and rows of the map by itself: with its legend such a page fits the usual terminal.
const PAGE: (usize, usize) = (76, 21);

/// The map by itself, and what its letters mean.
pub(crate) fn page(table: &Table, look: Look) -> Vec<Line<'static>> {
    let legend = Line::styled(tr!("terminal-boru-map-legend"), look.quiet());
    Map::new(PAGE.0, PAGE.1).draw(table, look).into_iter().chain([legend]).collect()
}

/// Where the towns are on a grid of this size.
#[derive(Clone, Debug)]
pub(crate) struct Map {
    width: usize,
    height: usize,
    /// For each town the column and row where its name begins.
    spots: Vec<(usize, usize)>,
}

/// How wide a town is at most, with Vikings and a monastery or with the marker.
fn room(town: Town) -> usize {
    town.id().len() + 4
}

impl Map {
    /// Lays the towns out, each as near to its place as the others allow.
    pub(crate) fn new(width: usize, height: usize) -> Self {
        let mut map = Self { width, height, spots: vec![(0, 0); Town::COUNT] };
        let mut taken: Vec<(usize, usize, usize)> = Vec::new();
        let mut towns: Vec<Town> = Town::all().collect();
        towns.sort_by(|a, b| b.at().1.total_cmp(&a.at().1));
        for town in towns {
            let spot = map.nearest(town, &taken);
            map.spots[town.index()] = spot;
            taken.push((spot.0, spot.1, room(town)));
        }
        map
    }

    /// The column and row of a place.
    fn cell(&self, (east, north): (f64, f64)) -> (f64, f64) {
        let (west, far_east, south, far_north) = BOUNDS;
        let across = (east - west) / (far_east - west) * (self.width.saturating_sub(1)) as f64;
        let down =
            (far_north - north) / (far_north - south) * (self.height.saturating_sub(1)) as f64;
        (across, down)
    }

    /// The free spot that is nearest to a town's place.
    fn nearest(&self, town: Town, taken: &[(usize, usize, usize)]) -> (usize, usize) {
        let (across, down) = self.cell(town.at());
        let width = room(town);
        // The mark of who holds it, not the beginning of its name, should be where the town is.
        let across = across - width as f64 / 2.0;
        let columns = 0..=self.width.saturating_sub(width);
        let spots =
            (0..self.height).flat_map(|row| columns.clone().map(move |column| (column, row)));
        let free = |(column, row): &(usize, usize)| {
            taken.iter().all(|(from, other, wide)| {
                other != row || column + width < *from || from + wide < *column
            })
        };
        // A row is as high as two columns are wide.
        let far = |(column, row): &(usize, usize)| {
            let (x, y) = (*column as f64 - across, (*row as f64 - down) * 2.0);
            x * x + y * y
        };
        spots.filter(free).min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or((0, 0))
    }

    /// Where the coast runs.
    fn coast(&self) -> Vec<(usize, usize)> {
        let mut cells = Vec::new();
        for (place, from) in COAST.iter().enumerate() {
            let to = COAST[(place + 1) % COAST.len()];
            let ((x, y), (to_x, to_y)) = (self.cell(*from), self.cell(to));
            let steps = ((to_x - x).abs().max((to_y - y).abs()).ceil()).max(1.0);
            for step in 0..steps as usize {
                let part = step as f64 / steps;
                let at = |from: f64, to: f64| (from + (to - from) * part).round().max(0.0) as usize;
                cells.push((at(x, to_x), at(y, to_y)));
            }
        }
        cells
    }

    /// Where the roads run, and with which stroke.
    fn roads(&self) -> Vec<(usize, usize, char)> {
        let middle = |town: Town| {
            let (column, row) = self.spots[town.index()];
            (column as f64 + town.id().len() as f64 / 2.0 + 0.5, row as f64)
        };
        let mut cells = Vec::new();
        for from in Town::all() {
            for to in from.neighbours().iter().filter(|to| to.index() > from.index()) {
                let ((x, y), (to_x, to_y)) = (middle(from), middle(to));
                let (across, down) = (to_x - x, to_y - y);
                let stroke = match (across.abs(), down.abs()) {
                    (wide, high) if wide > high * 4.0 => '-',
                    (wide, high) if wide < high / 2.0 => '|',
                    _ if across * down > 0.0 => '\\',
                    _ => '/',
                };
                // One stroke for each row, or for each column of a level road.
                let length = if stroke == '-' { across.abs() } else { down.abs() };
                let steps = length.ceil().max(1.0);
                for step in 0..steps as usize {
                    let part = step as f64 / steps;
                    let (column, row) = (x + across * part, y + down * part);
                    cells.push((column.round() as usize, row.round() as usize, stroke));
                }
            }
        }
        cells
    }

    /// The map in lines, with what stands on it.
    pub(crate) fn draw(&self, table: &Table, look: Look) -> Vec<Line<'static>> {
        let mut grid = vec![vec![(' ', Style::new()); self.width]; self.height];
        let shore = if look.unicode { '·' } else { '~' };
        for (column, row) in self.coast() {
            if let Some(cell) = grid.get_mut(row).and_then(|line| line.get_mut(column)) {
                *cell = (shore, look.quiet());
            }
        }
        for (column, row, stroke) in self.roads() {
            if let Some(cell) = grid.get_mut(row).and_then(|line| line.get_mut(column)) {
                *cell = (stroke, look.quiet());
            }
        }
        let strokes = [shore, '-', '|', '/', '\\'];
        for town in Town::all() {
            let (column, row) = self.spots[town.index()];
            let letters = marks(table, town, look);
            // A blank on either side keeps coast and roads from being read as a part of the name.
            for beside in [column.checked_sub(1), Some(column + letters.len())] {
                let cell = beside.and_then(|beside| grid.get_mut(row)?.get_mut(beside));
                if let Some(cell) = cell.filter(|cell| strokes.contains(&cell.0)) {
                    *cell = (' ', Style::new());
                }
            }
            for (place, mark) in letters.into_iter().enumerate() {
                if let Some(cell) = grid.get_mut(row).and_then(|line| line.get_mut(column + place))
                {
                    *cell = mark;
                }
            }
        }
        grid.into_iter().map(|row| line(&row)).collect()
    }
}

/// Neighbouring letters of one style become one span.
fn line(cells: &[(char, Style)]) -> Line<'static> {
    let runs = cells.chunk_by(|one, other| one.1 == other.1);
    let span = |run: &[(char, Style)]| {
        let text: String = run.iter().map(|(letter, _)| *letter).collect();
        Span::styled(text, run[0].1)
    };
    runs.map(span).collect::<Vec<_>>().into()
}

/// A town in letters: its id, its colour, who holds it, and what stands on it. In English
///
/// `M8r.` is open, `M8rP` has a disc of Purple, `M8rVP` a Viking token above it, `M8rP+` a
/// monastery, and `[M8r.]` has the marker.
pub(crate) fn marks(table: &Table, town: Town, look: Look) -> Vec<(char, Style)> {
    let own = look.town(town.colour());
    let mut letters: Vec<(char, Style)> = town.id().chars().map(|letter| (letter, own)).collect();
    letters.push((colour_letter(town.colour()), own));
    let disc =
        (0..).map(ardri_core::Seat).zip(&table.discs).find(|(_, discs)| discs.contains(town));
    if table.vikings.contains(town) {
        letters.push((viking_letter(), look.vikings()));
    }
    match disc {
        Some((seat, _)) => letters.push((letter(seat), look.player(seat))),
        None => letters.push(('.', own)),
    }
    if table.monasteries.contains(town) {
        letters.push(('+', look.strong()));
    }
    if is_active(table, town) {
        letters.insert(0, ('[', look.last()));
        letters.push((']', look.last()));
    }
    letters
}

/// Whether the marker stands on the town; whoever takes the town takes the marker off.
pub(crate) fn is_active(table: &Table, town: Town) -> bool {
    let open = !table.discs.iter().any(|discs| discs.contains(town));
    open && table.trick.as_ref().is_some_and(|trick| trick.town == Some(town))
}

/// The colours of towns and of Vikings; every one comes with a letter, too.
impl Look {
    /// A town or card of that colour.
    pub(crate) fn town(self, colour: Colour) -> Style {
        match colour {
            Colour::Red => self.ink(Color::LightRed, Modifier::empty()),
            Colour::Blue => self.ink(Color::LightBlue, Modifier::empty()),
            Colour::Yellow => self.ink(Color::Yellow, Modifier::empty()),
            Colour::White => Style::new(),
        }
    }

    /// A Viking token.
    pub(crate) fn vikings(self) -> Style {
        self.pair(Color::Black, Color::Cyan, Modifier::REVERSED)
    }
}

#[cfg(test)]
mod tests;
