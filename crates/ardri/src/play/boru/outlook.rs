//! Who stands where in every contest, in sentences and tables.

use ardri_boru::{Contender, Region, RegionStanding, Score, Table, Token};
use ardri_core::Seat;

use super::names::{
    letter, names, region_name, seat_name, short_region, spouse_name, viking_letter,
};
use super::scene::Scene;
use crate::speech::say;

/// The standing of one region.
pub(crate) fn region(table: &Table, region: Region) -> Option<&RegionStanding> {
    table.standings.regions.iter().find(|standing| standing.region == region)
}

/// How many towns of a region are held, monasteries and Vikings counted.
pub(crate) fn held(standing: &RegionStanding) -> u8 {
    standing.counts.iter().sum::<u8>() + standing.vikings
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
        Token::FaceDown => say!("terminal-boru-token", "token" => "face-down"),
        Token::OnBoard => say!("terminal-boru-token", "token" => "on-board"),
        Token::Held(seat) => seat_name(seat),
    }
}

/// All contests but the regions, a line each, as if upkeep came now.
pub(crate) fn contests(table: &Table) -> Vec<String> {
    let chapter = |chapter: &str, said: &[String]| {
        format!("{}: {}", say!("boru-chapter-short", "chapter" => chapter), said.join(" "))
    };
    let mut words: Vec<String> =
        marriage(table).into_iter().map(|said| chapter("marriage", &[said])).collect();
    words.push(chapter("battle", &battle(table)));
    words.push(chapter("church", &church(table)));
    words.push(match table.standings.richest {
        Some(seat) => say!(
            "terminal-boru-richest",
            "name" => seat_name(seat), "coins" => table.players[seat.index()].coins,
        ),
        None => say!("terminal-boru-richest-none"),
    });
    words
}

fn marriage(table: &Table) -> Option<String> {
    let card = table.marriage?;
    Some(match table.standings.marriage {
        Some(seat) => {
            say!("boru-if-marriage", "name" => seat_name(seat), "card" => spouse_name(card))
        }
        None => say!("boru-if-marriage-none", "card" => spouse_name(card)),
    })
}

/// Those who would gain a point after the first, if there are any.
fn lesser(seats: &[Seat]) -> Option<String> {
    let said = || say!("boru-if-lesser", "names" => names(seats), "count" => seats.len());
    (!seats.is_empty()).then(said)
}

fn battle(table: &Table) -> Vec<String> {
    let battle = &table.standings.battle;
    let lose = match battle.losers.as_slice() {
        _ if battle.left == 0 => say!("boru-if-battle-repelled"),
        [] => say!("boru-if-battle-none"),
        losers => match battle.chooser {
            Some(seat) => say!(
                "boru-if-battle",
                "names" => names(losers), "count" => losers.len(), "chooser" => seat_name(seat),
            ),
            None => {
                say!("boru-if-battle-own", "names" => names(losers), "count" => losers.len())
            }
        },
    };
    let spoils = match battle.spoils {
        Some(seat) => {
            let points = say!("boru-points", "count" => battle.spoils_points);
            say!("boru-if-spoils", "name" => seat_name(seat), "points" => points)
        }
        None => say!("boru-if-spoils-none"),
    };
    [lose, spoils].into_iter().chain(lesser(&battle.lesser)).collect()
}

fn church(table: &Table) -> Vec<String> {
    let church = &table.standings.church;
    let favour = match church.favour {
        Some(seat) => say!("boru-if-favour", "name" => seat_name(seat)),
        None => say!("boru-if-favour-none"),
    };
    let mut said: Vec<String> = [favour].into_iter().chain(lesser(&church.lesser)).collect();
    if !church.patrons.is_empty() {
        let (seats, count) = (names(&church.patrons), church.patrons.len());
        said.push(say!("boru-if-patrons", "names" => seats, "count" => count));
    }
    said
}

/// What would become of a token, if the claims came now.
pub(crate) fn then_words(standing: &RegionStanding) -> String {
    match (standing.token, standing.then) {
        (Token::FaceDown, Token::FaceDown) => {
            let missing = standing.threshold.saturating_sub(held(standing));
            say!("terminal-boru-then-missing", "count" => missing)
        }
        (Token::FaceDown, Token::OnBoard) => {
            say!("terminal-boru-then-up", "leaders" => leaders(standing))
        }
        (Token::FaceDown, Token::Held(seat)) => {
            say!("terminal-boru-then-up-to", "name" => seat_name(seat))
        }
        (now, then) if now == then => match standing.leaders.as_slice() {
            [Contender::Seat(_)] => say!("terminal-boru-then-stays"),
            _ => say!("terminal-boru-then-stays-as", "leaders" => leaders(standing)),
        },
        (_, Token::Held(seat)) => say!("terminal-boru-then-to", "name" => seat_name(seat)),
        (_, _) => say!("terminal-boru-then-board", "leaders" => leaders(standing)),
    }
}

fn leaders(standing: &RegionStanding) -> String {
    let vikings = || viking_letter().to_string();
    match standing.leaders.as_slice() {
        [] => say!("terminal-boru-leads-nobody"),
        [Contender::Vikings] => say!("terminal-boru-leads", "name" => vikings()),
        [Contender::Seat(seat)] => say!("terminal-boru-leads", "name" => seat_name(*seat)),
        tied => {
            let letters = tied.iter().map(|contender| match contender {
                Contender::Seat(seat) => letter(*seat).to_string(),
                Contender::Vikings => vikings(),
            });
            say!("terminal-boru-leads-tied", "letters" => letters.collect::<Vec<_>>().join(" "))
        }
    }
}

/// The head of a column of the table of tokens.
pub(crate) fn token_head(column: &str, width: usize) -> String {
    cut(&say!("terminal-boru-token-head", "column" => column), width)
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
            format!("{}/{}", held(standing), standing.threshold),
            cut(&token_words(standing.token), 9),
            standing.vikings,
            then_words(standing)
        ));
    }
    rows
}

/// The items of a score as the texts know them, and how wide their columns are.
const ITEMS: [(&str, usize); 8] = [
    ("track", 5),
    ("coins", 5),
    ("marker", 6),
    ("renown", 6),
    ("tokens", 6),
    ("shared", 6),
    ("regions", 7),
    ("total", 5),
];

/// The items of a score in the order of the rules.
fn items(score: &Score) -> [u16; 8] {
    [
        score.track,
        score.coins.into(),
        score.marker.into(),
        score.renown.into(),
        score.tokens.into(),
        score.shared.into(),
        score.regions.into(),
        score.total(),
    ]
}

/// The scores item by item, as if the game ended now. After the end that is the final scoring.
pub(crate) fn score_table(scene: &Scene) -> Vec<String> {
    let table = &scene.view.table;
    let over = table.outcome.as_ref();
    let when = if over.is_some() { "over" } else { "now" };
    let heading = cut(&say!("terminal-boru-scores", "when" => when), 22);
    let heads: Vec<String> = ITEMS
        .iter()
        .map(|(item, width)| {
            let head = say!("terminal-boru-score-head", "item" => *item);
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
            true => say!("terminal-boru-you", "name" => seat_name(seat)),
            false => seat_name(seat),
        };
        let who = cut(&format!("{place}{} {called}", letter(seat)), 22);
        let cells = items(score).into_iter().zip(ITEMS);
        let cells: Vec<String> =
            cells.map(|(points, (_, width))| format!("{points:>width$}")).collect();
        rows.push(format!("{who:22} {}", cells.join(" ")));
    }
    rows
}

/// All of it.
pub(crate) fn page(scene: &Scene) -> Vec<String> {
    let table = &scene.view.table;
    let mut rows = vec![say!("terminal-boru-if-upkeep")];
    rows.extend(contests(table));
    rows.push(String::new());
    rows.extend(token_table(table));
    rows.push(String::new());
    rows.extend(score_table(scene));
    rows
}

/// What is different in the contests of another table: before and after an action.
pub(crate) fn changes(before: &Table, after: &Table) -> Vec<String> {
    let old = contests(before);
    let mut words: Vec<String> =
        contests(after).into_iter().filter(|sentence| !old.contains(sentence)).collect();
    for (was, is) in before.standings.regions.iter().zip(&after.standings.regions) {
        if was != is {
            words.push(say!(
                "terminal-boru-region-now",
                "region" => region_name(is.region), "counts" => counts(is),
                "token" => token_words(is.token), "then" => then_words(is),
            ));
        }
    }
    let totals =
        |table: &Table| -> Vec<u16> { table.standings.scores.iter().map(Score::total).collect() };
    let moved: Vec<String> = (0..)
        .map(Seat)
        .zip(totals(before).into_iter().zip(totals(after)))
        .filter(|(_, (was, is))| was != is)
        .map(|(seat, (was, is))| format!("{} {was} -> {is}", seat_name(seat)))
        .collect();
    if !moved.is_empty() {
        words.push(say!("terminal-boru-score-now", "scores" => moved.join(", ")));
    }
    words
}

#[cfg(test)]
mod tests;
