//! Who stands where in every contest, in sentences and tables.

use ardri_boru::{Contender, Region, RegionStanding, Score, Table, Token, benefits, name};
use ardri_core::Seat;

use super::names::{letter, short_region};
use super::scene::Scene;
use super::words::{count, names};

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
        counts.push(format!("V{}", standing.vikings));
    }
    counts.join(" ")
}

/// Where a token is.
pub(crate) fn token_words(token: Token) -> &'static str {
    match token {
        Token::FaceDown => "face down",
        Token::OnBoard => "on board",
        Token::Held(seat) => name(seat),
    }
}

/// All contests but the regions, a sentence each, as if upkeep came now.
pub(crate) fn contests(table: &Table) -> Vec<String> {
    let mut words = Vec::new();
    words.extend(marriage(table));
    words.push(battle(table));
    words.push(spoils(table));
    words.push(church(table));
    words.push(match table.standings.richest {
        Some(seat) => format!(
            "Coins: {} has most, {}, worth a point at the end.",
            name(seat),
            table.players[seat.index()].coins
        ),
        None => "Coins: nobody alone has most, so nobody would score for them.".into(),
    });
    words
}

fn marriage(table: &Table) -> Option<String> {
    let card = table.marriage?;
    Some(match table.standings.marriage {
        Some(seat) => format!(
            "Marriage: {}, highest on space {}, would marry {card}: {}.",
            name(seat),
            table.players[seat.index()].space,
            benefits(card)
        ),
        None => format!("Marriage: all are on space 0, so {card} would leave the game."),
    })
}

fn battle(table: &Table) -> String {
    let battle = &table.standings.battle;
    if battle.left == 0 {
        return "Battle: no raiders are left, so nobody would lose a town.".into();
    }
    let left = match battle.left {
        1 => "one raider is left".into(),
        left => format!("{left} raiders are left"),
    };
    let lose = match battle.losers.as_slice() {
        [] => "nobody who has the fewest has a town to lose".into(),
        [one] => format!("{}, with the fewest, would lose a town", name(*one)),
        losers => format!("{}, with the fewest, would each lose a town", names(losers)),
    };
    let chooser = match (battle.losers.is_empty(), battle.chooser) {
        (true, _) => String::new(),
        (false, Some(seat)) => format!("; {} would choose", name(seat)),
        (false, None) => "; the losers would choose".into(),
    };
    format!("Battle: {left}; {lose}{chooser}.")
}

fn spoils(table: &Table) -> String {
    let battle = &table.standings.battle;
    let first = match battle.spoils {
        Some(seat) => format!(
            "{} would gain a renown, then {} for renown",
            name(seat),
            count(battle.spoils_points, "point")
        ),
        None => "nobody alone has most raiders".into(),
    };
    let then = match battle.lesser.as_slice() {
        [] => String::new(),
        seats => format!("; then a point for {}", names(seats)),
    };
    format!("Spoils: {first}{then}.")
}

fn church(table: &Table) -> String {
    let church = &table.standings.church;
    let first = match church.favour {
        Some(seat) => format!("{} has most discs: a monastery and the marker", name(seat)),
        None => "nobody alone has most discs".into(),
    };
    let then = match church.lesser.as_slice() {
        [] => String::new(),
        seats => format!("; then a point for {}", names(seats)),
    };
    let patrons = match church.patrons.as_slice() {
        [] => String::new(),
        seats => format!("; then a monastery for {}", names(seats)),
    };
    format!("Church: {first}{then}{patrons}.")
}

/// What would become of a token, if the claims came now.
pub(crate) fn then_words(standing: &RegionStanding) -> String {
    match (standing.token, standing.then) {
        (Token::FaceDown, Token::FaceDown) => {
            let missing = standing.threshold.saturating_sub(held(standing));
            format!("{missing} more to turn it up")
        }
        (Token::FaceDown, Token::OnBoard) => format!("turns up, {}", leaders(standing)),
        (Token::FaceDown, Token::Held(seat)) => format!("turns up, to {}", name(seat)),
        (now, then) if now == then => match standing.leaders.as_slice() {
            [Contender::Seat(_)] => "stays".into(),
            _ => format!("stays, {}", leaders(standing)),
        },
        (_, Token::Held(seat)) => format!("goes to {}", name(seat)),
        (_, _) => format!("to the board, {}", leaders(standing)),
    }
}

fn leaders(standing: &RegionStanding) -> String {
    match standing.leaders.as_slice() {
        [] => "nobody leads".into(),
        [Contender::Vikings] => "V leads".into(),
        [Contender::Seat(seat)] => format!("{} leads", name(*seat)),
        tied => {
            let letters = tied.iter().map(|contender| match contender {
                Contender::Seat(seat) => letter(*seat),
                Contender::Vikings => 'V',
            });
            let letters: Vec<String> = letters.map(String::from).collect();
            format!("tied: {}", letters.join(" "))
        }
    }
}

/// The claim tokens in a table.
pub(crate) fn token_table(table: &Table) -> Vec<String> {
    let seats = Seat::all(table.seats);
    let letters: String = seats.map(|seat| format!("{:>3}", letter(seat))).collect();
    let mut rows =
        vec![format!("{:13} pts  held  token    {letters}  V  at the next claims", "Region")];
    for standing in &table.standings.regions {
        let towns: String = standing.counts.iter().map(|towns| format!("{towns:>3}")).collect();
        rows.push(format!(
            "{} {:11} {:>3}  {:>4}  {:9}{towns}{:>3}  {}",
            standing.region.letter(),
            short_region(standing.region),
            standing.points,
            format!("{}/{}", held(standing), standing.threshold),
            token_words(standing.token),
            standing.vikings,
            then_words(standing)
        ));
    }
    rows
}

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
    let heading = if over.is_some() { "Final scores" } else { "If the game ended now" };
    let mut rows =
        vec![format!("{heading:22} track coins marker renown tokens shared regions total")];
    let mut seats: Vec<Seat> = Seat::all(table.seats).collect();
    if let Some(outcome) = over {
        seats.sort_by_key(|seat| outcome.places.get(seat.index()).copied());
    }
    for seat in seats {
        let Some(score) = table.standings.scores.get(seat.index()) else { continue };
        let place = over.and_then(|outcome| outcome.places.get(seat.index()));
        let place = place.map_or_else(String::new, |place| format!("{place}. "));
        let you = if scene.is_me(seat) { " (you)" } else { "" };
        let who = format!("{place}{} {}{you}", letter(seat), name(seat));
        let widths = [5, 5, 6, 6, 6, 6, 7, 5];
        let cells = items(score).into_iter().zip(widths);
        let cells: Vec<String> = cells.map(|(points, width)| format!("{points:>width$}")).collect();
        rows.push(format!("{who:22} {}", cells.join(" ")));
    }
    rows
}

/// All of it.
pub(crate) fn page(scene: &Scene) -> Vec<String> {
    let table = &scene.view.table;
    let mut rows = vec!["If upkeep came now, each contest judged alone:".to_string()];
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
            words.push(format!(
                "{}: {}; token {}, {}.",
                is.region.name(),
                counts(is),
                token_words(is.token),
                then_words(is)
            ));
        }
    }
    let totals =
        |table: &Table| -> Vec<u16> { table.standings.scores.iter().map(Score::total).collect() };
    let moved: Vec<String> = (0..)
        .map(Seat)
        .zip(totals(before).into_iter().zip(totals(after)))
        .filter(|(_, (was, is))| was != is)
        .map(|(seat, (was, is))| format!("{} {was} -> {is}", name(seat)))
        .collect();
    if !moved.is_empty() {
        words.push(format!("Score if the game ended now: {}.", moved.join(", ")));
    }
    words
}

#[cfg(test)]
mod tests;
