//! Who stands where in every contest, in sentences and tables.

use ardri_boru::{Contender, Region, RegionStanding, Score, Table, Token};
use ardri_core::Seat;

use super::Scene;
use super::names::{letter, said, seat_name, short_region, viking_letter};
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

/// Where a token is.
pub(crate) fn token_words(token: Token) -> String {
    match token {
        Token::FaceDown => tr!("terminal-boru-token", "token" => "face-down"),
        Token::OnBoard => tr!("terminal-boru-token", "token" => "on-board"),
        Token::Held(seat) => seat_name(seat),
    }
}

/// All contests but the regions, a line each, as if upkeep came now.
pub(crate) fn contests(table: &Table) -> Vec<String> {
    let mut lines: Vec<(&str, String)> = Vec::new();
    for (chapter, message) in ardri_boru::contests(table) {
        let sentence = said(&message);
        match lines.last_mut() {
            Some((same, line)) if *same == chapter => *line = format!("{line} {sentence}"),
            // What is said of coins begins with them.
            _ if chapter == "coins" => lines.push((chapter, sentence)),
            _ => {
                let head = tr!("boru-chapter-short", "chapter" => chapter);
                lines.push((chapter, format!("{head}: {sentence}")));
            }
        }
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

/// What would become of a token, if the claims came now.
pub(crate) fn then_words(standing: &RegionStanding) -> String {
    match (standing.token, standing.then) {
        (Token::FaceDown, Token::FaceDown) => {
            let missing = standing.threshold.saturating_sub(standing.held);
            tr!("boru-then-missing", "count" => missing)
        }
        (Token::FaceDown, Token::OnBoard) => {
            tr!("boru-then-up", "leaders" => leaders(standing))
        }
        (Token::FaceDown, Token::Held(seat)) => {
            tr!("boru-then-up-to", "name" => seat_name(seat))
        }
        (now, then) if now == then => match standing.leaders.as_slice() {
            [Contender::Seat(_)] => tr!("boru-then-stays"),
            _ => tr!("boru-then-stays-as", "leaders" => leaders(standing)),
        },
        (_, Token::Held(seat)) => tr!("boru-then-to", "name" => seat_name(seat)),
        (_, _) => tr!("boru-then-board", "leaders" => leaders(standing)),
    }
}

fn leaders(standing: &RegionStanding) -> String {
    let vikings = || viking_letter().to_string();
    match standing.leaders.as_slice() {
        [] => tr!("boru-region-leads-nobody"),
        [Contender::Vikings] => tr!("boru-region-leads", "name" => vikings()),
        [Contender::Seat(seat)] => tr!("boru-region-leads", "name" => seat_name(*seat)),
        tied => {
            let letters = tied.iter().map(|contender| match contender {
                Contender::Seat(seat) => letter(*seat).to_string(),
                Contender::Vikings => vikings(),
            });
            tr!("boru-region-leads-tied", "names" => letters.collect::<Vec<_>>().join(" "))
        }
    }
}

/// The head of a column of the table of tokens.
pub(crate) fn token_head(column: &str, width: usize) -> String {
    cut(&tr!("terminal-boru-token-head", "column" => column), width)
}

/// The claim tokens in a table.
pub(crate) fn token_table(table: &Table) -> Vec<String> {
    let seats = Seat::all(table.seats);
    let letters: String = seats.map(|seat| format!("{:>3}", letter(seat))).collect();
    let mut rows = vec![format!(
        "{:13} {:>3}  {:>4}  {:9}{letters}{:>3}  {}",
        token_head("region", 13),
        token_head("points", 3),
        token_head("held", 4),
        token_head("token", 9),
        viking_letter(),
        token_head("then", 22),
    )];
    for standing in &table.standings.regions {
        let towns: String = standing.counts.iter().map(|towns| format!("{towns:>3}")).collect();
        rows.push(format!(
            "{} {:11} {:>3}  {:>4}  {:9}{towns}{:>3}  {}",
            standing.region.letter(),
            short_region(standing.region),
            standing.points,
            format!("{}/{}", standing.held, standing.threshold),
            cut(&token_words(standing.token), 9),
            standing.vikings,
            then_words(standing)
        ));
    }
    rows
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
    rows.extend(token_table(table));
    rows.push(String::new());
    rows.extend(score_table(scene));
    rows
}

#[cfg(test)]
mod tests;
