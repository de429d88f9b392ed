//! Who stands where, as if the game ended now, and the final scores.

use ardri_core::Seat;
use ardri_throne::{Region, RegionForm, Score};

use super::Scene;
use super::names::{badge, said, yes};
use super::widgets::{Place, place};
use super::words::objective_words;
use crate::i18n::tr;

/// Everything that counts, as if the game ended now; the final scores after the end.
pub(crate) fn page(scene: &Scene) -> Vec<String> {
    let regions = format!("{}:", tr!("throne-scores-regions"));
    scores(scene).into_iter().chain([String::new(), regions]).chain(held(scene)).collect()
}

/// The points of all, item by item. Only one's own Objective counts before the end.
pub(crate) fn scores(scene: &Scene) -> Vec<String> {
    let view = &scene.view;
    let shown = view.players.iter().any(|player| player.objective.is_some());
    let over = view.outcome.is_some();
    let score = |seat: Seat| -> Score {
        match &view.own {
            Some(own) if own.seat == seat && !over => own.score,
            _ => view.players[seat.index()].score,
        }
    };
    let mut seats: Vec<Seat> = (0..view.players.len() as u8).map(Seat).collect();
    match &view.outcome {
        Some(outcome) => seats.sort_by_key(|seat| outcome.places.get(seat.index()).copied()),
        None => seats.sort_by_key(|seat| std::cmp::Reverse(score(*seat).total)),
    }
    let mut words = vec![match (over, shown) {
        (true, _) => format!("{}:", tr!("throne-scores")),
        (false, true) => tr!("terminal-throne-scores-tie"),
        (false, false) => tr!("terminal-throne-scores-now"),
    }];
    let rows = seats.iter().map(|seat| {
        let score = score(*seat);
        let known = over || shown || scene.is_me(*seat);
        let objective = if known { score.objective.to_string() } else { "?".into() };
        let numbers = [
            score.cards.to_string(),
            score.regions.to_string(),
            objective,
            score.total.to_string(),
        ];
        let rank = view.outcome.as_ref().and_then(|outcome| outcome.places.get(seat.index()));
        let rank = rank.map_or_else(String::new, |place| format!("{place}."));
        (rank, scene.called(*seat), numbers)
    });
    words.extend(columns(rows.collect()));
    if shown {
        words.extend(objectives(scene, &seats));
    }
    if over {
        words.extend(scene.described(|title| title == "words-players"));
    }
    words
}

/// Rank, name and points of each in columns, under what they are called.
fn columns(rows: Vec<(String, String, [String; 4])>) -> Vec<String> {
    let heads = [
        tr!("throne-scores-cards"),
        tr!("throne-scores-regions"),
        tr!("throne-scores-objective"),
        tr!("throne-scores-total"),
    ];
    let names = rows.iter().map(|(_, name, _)| name.chars().count()).max().unwrap_or(0);
    let widths = heads.each_ref().map(|head| head.chars().count());
    let heads = (String::new(), String::new(), heads);
    let line = |(rank, name, numbers): (String, String, [String; 4])| {
        let mut line = format!("{rank:2} {name:names$}");
        for (number, width) in numbers.iter().zip(widths) {
            line += &format!("  {number:>width$}");
        }
        line
    };
    std::iter::once(heads).chain(rows).map(line).collect()
}

/// The Objectives that are shown, and whether they hold.
fn objectives(scene: &Scene, seats: &[Seat]) -> Vec<String> {
    let deck = scene.options.the_deck();
    let told = |seat: &Seat| {
        let player = &scene.view.players[seat.index()];
        Some(tr!(
            "terminal-throne-scores-objective",
            "name" => badge(*seat),
            "holds" => yes(player.score.objective > 0),
            "objective" => objective_words(&deck, &player.objective.as_ref()?.id),
        ))
    };
    seats.iter().filter_map(told).collect()
}

/// Who holds how much of each region.
fn held(scene: &Scene) -> Vec<String> {
    let view = &scene.view;
    let deck = scene.options.the_deck();
    let told = |(region, form): (&Region, &RegionForm)| {
        let places = region.cards.iter().map(|card| place(view, &deck.cards()[card].id));
        let places: Vec<Place> = places.collect();
        let count = |wanted| places.iter().filter(|place| **place == wanted).count();
        let seats = || (0..view.players.len() as u8).map(Seat);
        let locked = seats().find(|seat| count(Place::Locked(*seat)) > 0);
        let cards = seats().map(|seat| (seat, count(Place::Held(seat))));
        let cards = cards.filter(|(_, cards)| *cards > 0);
        let held: Vec<_> = cards.map(|(seat, cards)| format!("{} {cards}", badge(seat))).collect();
        let state = match locked {
            Some(_) => "locked",
            None if held.is_empty() => "centre",
            None => "held",
        };
        let told = tr!(
            "terminal-throne-region",
            "region" => said(&form.called()), "state" => state,
            "name" => locked.map(badge).unwrap_or_default(), "held" => held.join(", "),
            "centre" => count(Place::Centre), "of" => places.len(), "points" => region.points,
        );
        format!("  {told}")
    };
    deck.regions().iter().zip(&deck.form().regions).map(told).collect()
}
