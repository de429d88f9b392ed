//! Who stands where, and the final scores.

use ardri_core::Seat;
use ardri_throne::{Score, name};

use super::panels::{Place, place, region_name};
use super::session::Scene;
use super::words::{card_name, objective_words};
use crate::play::text::{count, list};

/// Everything that counts, as if the game ended now; the final scores after the end.
pub(crate) fn page(scene: &Scene) -> Vec<String> {
    let mut words = scores(scene);
    words.push(String::new());
    words.extend(regions(scene));
    words
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
        None => seats.sort_by_key(|seat| std::cmp::Reverse(score(*seat).total())),
    }
    let heading = match (over, shown) {
        (true, _) => "Final scores:",
        (false, true) => "The scores, with a tie at the top:",
        (false, false) => "If the game ended now; of the Objectives only yours is known:",
    };
    let width = seats.iter().map(|seat| scene.called(*seat).chars().count()).max().unwrap_or(0);
    let mut words =
        vec![heading.to_string(), format!("   {:width$}  cards  regions  Objective  total", "")];
    for seat in &seats {
        let score = score(*seat);
        let known = over || shown || scene.is_me(*seat);
        let objective = if known { score.objective.to_string() } else { "?".into() };
        let rank = view.outcome.as_ref().and_then(|outcome| outcome.places.get(seat.index()));
        let rank = rank.map_or_else(|| "  ".into(), |place| format!("{place}."));
        words.push(format!(
            "{rank} {:width$}  {:>5}  {:>7}  {objective:>9}  {:>5}",
            scene.called(*seat),
            score.cards,
            score.regions,
            score.total()
        ));
    }
    let deck = view.options.the_deck();
    if shown {
        for seat in &seats {
            let player = &view.players[seat.index()];
            if let Some(id) = &player.objective {
                let holds = if player.score.objective > 0 { "holds" } else { "does not hold" };
                let who = name(*seat);
                words.push(format!("{who}'s Objective {holds}. {}.", objective_words(&deck, id)));
            }
        }
    }
    if over {
        for seat in &seats {
            let player = &view.players[seat.index()];
            let cards: Vec<_> = player.cards.iter().map(|id| card_name(&deck, id)).collect();
            let regions: Vec<_> = player.locked.iter().map(|id| region_name(&deck, id)).collect();
            let cards = if cards.is_empty() { "no cards face up".into() } else { list(&cards) };
            let locked = if regions.is_empty() { "no region".into() } else { list(&regions) };
            words.push(format!("{} holds {cards}, and has locked {locked}.", name(*seat)));
        }
    }
    words
}

/// Who holds how much of each region.
fn regions(scene: &Scene) -> Vec<String> {
    let view = &scene.view;
    let deck = view.options.the_deck();
    let mut words = vec!["Regions:".to_string()];
    for (region, form) in deck.regions().iter().zip(&deck.form().regions) {
        let places: Vec<Place> =
            region.cards.iter().map(|card| place(view, &deck.cards()[card].id)).collect();
        let worth = count(region.points, "point");
        let locked = places.iter().find_map(|place| match place {
            Place::Locked(seat) => Some(*seat),
            _ => None,
        });
        let held: Vec<String> = (0..view.players.len() as u8)
            .map(Seat)
            .filter_map(|seat| {
                let cards = places.iter().filter(|place| **place == Place::Held(seat)).count();
                (cards > 0).then(|| format!("{} {cards}", name(seat)))
            })
            .collect();
        let centre = places.iter().filter(|place| **place == Place::Centre).count();
        words.push(match locked {
            Some(seat) => format!("  {}: locked by {}, {worth}", form.name, name(seat)),
            None if held.is_empty() => {
                format!("  {}: all {centre} in the centre, {worth}", form.name)
            }
            None => format!(
                "  {}: {}, {centre} of {} in the centre, {worth}",
                form.name,
                held.join(", "),
                places.len()
            ),
        });
    }
    words
}
