//! Who stands where in every contest, in sentences and tables.

use ardri_boru::{Chapter, Contest, Region, RegionStanding, Score, Table};
use ardri_core::Seat;

use super::Scene;
use super::lines::LOOK;
use super::names::{letter, said, seat_name, short_region, viking_letter};
use super::widgets::{plain, tokens};
use crate::i18n::tr;

/// The standing of one region.
pub(crate) fn region(table: &Table, region: Region) -> Option<&RegionStanding> {
    table.standings.regions.iter().find(|standing| standing.region == region)
}

/// Who counts how many towns, by letters: “P2 G1 V1”.
pub(crate) fn counts(standing: &RegionStanding) -> String {
    let seats = (0..).map(Seat).zip(&standing.counts).filter(|(_, towns)| **towns > 0);
    let mut counts: Vec<String> =
        seats.map(|(seat, towns)| format!("{}{towns}", letter(seat))).collect();
    if standing.vikings > 0 {
        counts.push(format!("{}{}", viking_letter(), standing.vikings));
    }
    counts.join(" ")
}

/// Text in a column: what is too long is cut.
pub(crate) fn cut(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}

/// All contests but the regions, a line each, as if upkeep came now.
pub(crate) fn contests(table: &Table) -> Vec<String> {
    let chapters = table.contests.chunk_by(|one, next| one.chapter == next.chapter);
    let line = |chapter: &[Contest]| {
        let sentences: Vec<_> = chapter.iter().map(|contest| said(&contest.said)).collect();
        let head = match chapter[0].chapter {
            Chapter::Marriage => "marriage",
            Chapter::Battle => "battle",
            Chapter::Church => "church",
            // What is said of coins begins with them.
            Chapter::Coins => return sentences.join(" "),
        };
        format!("{}: {}", tr!("boru-chapter-short", "chapter" => head), sentences.join(" "))
    };
    chapters.map(line).collect()
}

/// The head of a column of the table of tokens.
pub(crate) fn token_head(column: &str, width: usize) -> String {
    cut(&tr!("terminal-boru-token-head", "column" => column), width)
}

type Item = (&'static str, usize, fn(&Score) -> u16);

/// The items of a score in the order of the rules: as the texts know them, how wide their columns are, and
/// how many points they bring.
const ITEMS: [Item; 8] = [
    ("track", 5, |score| score.track),
    ("coins", 5, |score| score.coins.into()),
    ("marker", 6, |score| score.marker.into()),
    ("renown", 6, |score| score.renown.into()),
    ("tokens", 6, |score| score.tokens.into()),
    ("shared", 6, |score| score.shared.into()),
    ("regions", 7, |score| score.regions.into()),
    ("total", 5, Score::total),
];

/// The scores item by item, as if the game ended now. After the end that is the final scoring.
pub(crate) fn score_table(scene: &Scene) -> Vec<String> {
    let table = &scene.view.table;
    let over = table.outcome.as_ref();
    let when = if over.is_some() { "over" } else { "now" };
    let heading = cut(&tr!("terminal-boru-scores", "when" => when), 22);
    let heads: Vec<String> = ITEMS
        .iter()
        .map(|(item, width, _)| {
            let head = tr!("terminal-boru-score-head", "item" => *item);
            format!("{:>width$}", cut(&head, *width))
        })
        .collect();
    let mut rows = vec![format!("{heading:22} {}", heads.join(" "))];
    let mut seats: Vec<Seat> = Seat::all(table.seats).collect();
    if let Some(outcome) = over {
        seats.sort_by_key(|seat| outcome.places.get(seat.index()).copied());
    }
    for seat in seats {
        let Some(score) = table.standings.scores.get(seat.index()) else { continue };
        let place = over.and_then(|outcome| outcome.places.get(seat.index()));
        let place = place.map_or_else(String::new, |place| format!("{place}. "));
        let called = match scene.is_me(seat) {
            true => tr!("terminal-boru-you", "name" => seat_name(seat)),
            false => seat_name(seat),
        };
        let who = cut(&format!("{place}{} {called}", letter(seat)), 22);
        let cells: Vec<String> =
            ITEMS.iter().map(|(_, width, points)| format!("{:>width$}", points(score))).collect();
        rows.push(format!("{who:22} {}", cells.join(" ")));
    }
    rows
}

/// All of it.
pub(crate) fn page(scene: &Scene) -> Vec<String> {
    let table = &scene.view.table;
    let mut rows = vec![tr!("terminal-boru-if-upkeep")];
    rows.extend(contests(table));
    rows.push(String::new());
    rows.extend(tokens(scene, LOOK).iter().map(plain));
    let becomes =
        |one: &RegionStanding| format!("{}: {}", short_region(one.region), said(&one.said()));
    rows.extend(table.standings.regions.iter().map(becomes));
    rows.push(String::new());
    rows.extend(score_table(scene));
    rows
}

#[cfg(test)]
mod tests;
