//! What happened, in the sentences that the page uses, too.

use ardri_boru::{Contender, Decider, Deeds, EXTRA_COST, Region, Seen, Table, Town};
use ardri_core::Outcome;

use super::names::{
    card_name, gifts, names, offer_key, region_name, seat_name, set_names, spouse_name, town_name,
};
use crate::play::text::list;
use crate::speech::say;

/// An event in a sentence.
pub(crate) fn tell(seen: &Seen) -> String {
    match seen {
        Seen::MarriageDeck { cards } => say!("boru-log-marriage-deck", "cards" => *cards),
        Seen::VikingDeck => say!("boru-log-viking-deck"),
        Seen::FirstMarker { seat } => say!("boru-log-first-marker", "name" => seat_name(*seat)),
        Seen::Started { seat, town } => say!(
            "boru-log-started",
            "name" => seat_name(*seat), "town" => town_name(*town), "region" => region_of(*town),
        ),
        Seen::RoundBegins { round, of, raiders, marriage } => say!(
            "boru-log-round-begins",
            "round" => *round, "of" => *of, "raiders" => *raiders,
            "marriage" => spouse_name(*marriage), "gives" => gifts(*marriage),
        ),
        Seen::Dealt { cards: Some(pack) } => say!("boru-log-dealt", "cards" => set_names(*pack)),
        Seen::Dealt { cards: None } => say!("boru-log-dealt-unseen"),
        Seen::Picked { cards: Some(cards), .. } => {
            say!("boru-log-picked", "cards" => set_names(*cards))
        }
        Seen::Picked { seat, cards: None } => {
            say!("boru-log-picked-unseen", "name" => seat_name(*seat))
        }
        Seen::Passed { cards: Some(pack), whole } => {
            let name = if *whole { "boru-log-passed-whole" } else { "boru-log-passed" };
            say!(name, "cards" => set_names(*pack))
        }
        Seen::Passed { cards: None, .. } => say!("boru-log-passed-unseen"),
        Seen::Marked { seat, town } => say!(
            "boru-log-marked",
            "name" => seat_name(*seat), "town" => town_name(*town),
            "colour" => town.colour().to_string(), "region" => region_of(*town),
        ),
        Seen::NoOpenTown { leader } => say!("boru-log-no-open-town", "name" => seat_name(*leader)),
        Seen::Played { seat, card } => {
            say!("boru-log-played", "name" => seat_name(*seat), "card" => card_name(*card))
        }
        Seen::TrickWon { seat, card, town } => say!(
            "boru-log-trick-won",
            "name" => seat_name(*seat), "card" => card_name(*card), "town" => town_name(*town),
        ),
        Seen::TrickLost { town: Some(town) } => say!(
            "boru-log-trick-lost",
            "colour" => town.colour().to_string(), "town" => town_name(*town),
        ),
        Seen::TrickLost { town: None } => say!("boru-log-trick-none"),
        Seen::Acted { seat, card, won, deeds } => say!(
            "boru-log-acted",
            "won" => yes(*won), "name" => seat_name(*seat), "card" => card_name(*card),
            "deeds" => list(&deeds_in_words(deeds)),
        ),
        Seen::LastCards { cards: Some(cards) } => {
            say!("boru-log-last-cards", "cards" => set_names(*cards))
        }
        Seen::LastCards { cards: None } => say!("boru-log-last-cards-unseen"),
        _ => upkeep(seen),
    }
}

/// How it ended, in a sentence.
pub(crate) fn ending(outcome: &Outcome, table: &Table) -> String {
    let scores = &table.standings.scores;
    let winner = outcome.winners.first().and_then(|seat| scores.get(seat.index()));
    won(outcome, winner.map_or(0, |score| score.total().into()))
}

/// The same of a game of which nothing else is known.
pub(crate) fn outcome(outcome: &Outcome) -> String {
    let scores = outcome.scores.as_deref().unwrap_or_default();
    let winner = outcome.winners.first().and_then(|seat| scores.get(seat.index()));
    won(outcome, winner.copied().unwrap_or(0))
}

fn won(outcome: &Outcome, points: i32) -> String {
    say!(
        "boru-log-won",
        "by" => outcome.ending.clone(),
        "names" => names(&outcome.winners),
        "points" => points,
    )
}

fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

fn region_of(town: Town) -> String {
    region_name(town.region())
}

/// Everything that an action came to.
fn deeds_in_words(deeds: &Deeds) -> Vec<String> {
    let mut done = Vec::new();
    let bought = |done: &mut Vec<String>| {
        if deeds.bought > 0 {
            let coins = deeds.bought * EXTRA_COST;
            done.push(say!("boru-deed-bought", "count" => deeds.bought, "coins" => coins));
        }
    };
    if let Some(town) = deeds.town {
        done.push(say!("boru-deed-town", "town" => town_name(town)));
    }
    if let Some((town, owner)) = deeds.freed {
        let (town, name) = (town_name(town), seat_name(owner));
        done.push(say!("boru-deed-freed", "town" => town, "name" => name));
    }
    if deeds.church > 0 {
        done.push(say!("boru-deed-church", "count" => deeds.church));
        bought(&mut done);
    }
    if deeds.raiders > 0 {
        done.push(say!("boru-deed-raiders", "count" => deeds.raiders));
        bought(&mut done);
    } else if deeds.axes {
        done.push(say!("boru-deed-no-raiders"));
    }
    if let Some(courted) = deeds.courted {
        if courted.reached == courted.from {
            done.push(say!("boru-deed-stays"));
        } else {
            let up = courted.reached - courted.from;
            done.push(say!("boru-deed-courted", "count" => up, "space" => courted.reached));
        }
        bought(&mut done);
        if courted.rests < courted.reached {
            done.push(say!("boru-deed-rests", "space" => courted.rests));
        }
    }
    if deeds.renown > 0 {
        done.push(say!("boru-deed-renown", "count" => deeds.renown));
    }
    if deeds.coins > 0 {
        done.push(say!("boru-deed-coins", "count" => deeds.coins));
    }
    if deeds.paid > 0 {
        done.push(say!("boru-deed-paid", "count" => deeds.paid));
    }
    if deeds.forfeited > 0 {
        done.push(say!("boru-deed-forfeited", "count" => deeds.forfeited));
    }
    if let Some(town) = deeds.expanded {
        done.push(say!("boru-deed-expanded", "town" => town_name(town)));
    }
    if done.is_empty() {
        done.push(say!("boru-deed-nothing"));
    }
    done
}

/// The sentences of marriage, battle and church, and of the end.
fn upkeep(seen: &Seen) -> String {
    match seen {
        Seen::Married { seat, space, card } => say!(
            "boru-log-married",
            "name" => seat_name(*seat), "space" => *space,
            "card" => spouse_name(*card), "gives" => gifts(*card),
        ),
        Seen::NobodyMarries { card } => {
            say!("boru-log-nobody-marries", "card" => spouse_name(*card))
        }
        Seen::Settled { seat, town, region: Some(region) } => say!(
            "boru-log-settled",
            "name" => seat_name(*seat), "town" => town_name(*town),
            "region" => region_name(*region),
        ),
        Seen::Settled { seat, town, region: None } => say!(
            "boru-log-settled-anywhere",
            "name" => seat_name(*seat), "town" => town_name(*town),
        ),
        Seen::NoRoom { seat, region: Some(region) } => say!(
            "boru-log-no-room",
            "name" => seat_name(*seat), "region" => region_name(*region),
        ),
        Seen::NoRoom { seat, region: None } => {
            say!("boru-log-no-room-anywhere", "name" => seat_name(*seat))
        }
        Seen::Offered { seat, offer } => {
            say!("boru-log-offered", "name" => seat_name(*seat), "offer" => offer_key(*offer))
        }
        Seen::SpaceReward { seat, space, coins, renown } => {
            let coins = (*coins > 0).then(|| say!("boru-coins-count", "count" => *coins));
            let renown = (*renown > 0).then(|| say!("boru-renown-count", "count" => *renown));
            let gains: Vec<String> = coins.into_iter().chain(renown).collect();
            say!(
                "boru-log-space-reward",
                "name" => seat_name(*seat), "gains" => list(&gains), "space" => *space,
            )
        }
        Seen::Repelled => say!("boru-log-repelled"),
        Seen::Incursion { left, fewest, least, most, greatest } => {
            let how = match (greatest, most.len()) {
                (0, _) => "none",
                (_, 1) => "sole",
                _ => "tied",
            };
            say!(
                "boru-log-incursion",
                "left" => *left, "names" => names(fewest), "losers" => fewest.len(),
                "least" => say!("boru-raiders-count", "count" => *least),
                "how" => how, "chooser" => names(most), "greatest" => *greatest,
            )
        }
        Seen::TownLost { loser, town, chooser } => say!(
            "boru-log-town-lost",
            "own" => yes(loser == chooser), "town" => town_name(*town),
            "loser" => seat_name(*loser), "chooser" => seat_name(*chooser),
        ),
        Seen::NothingToLose { loser } => {
            say!("boru-log-nothing-to-lose", "loser" => seat_name(*loser))
        }
        Seen::Spoils { seat, raiders, renown } => say!(
            "boru-log-spoils",
            "name" => seat_name(*seat), "raiders" => *raiders, "renown" => *renown,
        ),
        Seen::SpoilsTied { seats, raiders } => {
            say!("boru-log-spoils-tied", "names" => names(seats), "raiders" => *raiders)
        }
        Seen::NoSpoils => say!("boru-log-no-spoils"),
        Seen::LesserSpoils { seats, raiders } => say!(
            "boru-log-lesser-spoils",
            "names" => names(seats), "count" => seats.len(), "raiders" => *raiders,
        ),
        Seen::Favour { seat, discs } => {
            say!("boru-log-favour", "name" => seat_name(*seat), "discs" => *discs)
        }
        Seen::FavourTied { seats, discs } => {
            say!("boru-log-favour-tied", "names" => names(seats), "discs" => *discs)
        }
        Seen::NoFavour => say!("boru-log-no-favour"),
        Seen::Built { seat, town } => {
            say!("boru-log-built", "name" => seat_name(*seat), "town" => town_name(*town))
        }
        Seen::NoSite { seat } => say!("boru-log-no-site", "name" => seat_name(*seat)),
        Seen::FavourEnds { seat } => say!("boru-log-favour-ends", "name" => seat_name(*seat)),
        Seen::LesserFavour { seats, discs } => say!(
            "boru-log-lesser-favour",
            "names" => names(seats), "count" => seats.len(), "discs" => *discs,
        ),
        Seen::Patron { seat, discs } => {
            say!("boru-log-patron", "name" => seat_name(*seat), "discs" => *discs)
        }
        Seen::Scored { seat, score } => {
            let points = say!("boru-points", "count" => score.total());
            say!("boru-log-scored", "name" => seat_name(*seat), "points" => points)
        }
        Seen::Won { winners, points, by } => say!(
            "boru-log-won",
            "by" => decider(*by), "names" => names(winners), "points" => *points,
        ),
        _ => claim(seen),
    }
}

fn decider(by: Decider) -> &'static str {
    match by {
        Decider::Points => "points",
        Decider::Tokens => "tokens",
        Decider::Marriages => "marriages",
        Decider::Shared => "shared",
    }
}

/// The sentences of the claim tokens.
fn claim(seen: &Seen) -> String {
    let in_words = |count: u8| say!("boru-towns-count", "count" => count);
    let worth = |region: &Region| say!("boru-points", "count" => region.points());
    match seen {
        Seen::TokenTurned { region, towns } => say!(
            "boru-log-token-turned",
            "region" => region_name(*region), "towns" => *towns,
            "threshold" => region.threshold(),
        ),
        Seen::TokenTaken { region, seat, towns, from: None } => say!(
            "boru-log-token-taken",
            "name" => seat_name(*seat), "region" => region_name(*region),
            "towns" => in_words(*towns), "points" => worth(region),
        ),
        Seen::TokenTaken { region, seat, towns, from: Some(from) } => say!(
            "boru-log-token-taken-from",
            "name" => seat_name(*seat), "region" => region_name(*region),
            "towns" => in_words(*towns), "points" => worth(region), "from" => seat_name(*from),
        ),
        Seen::TokenKept { region, seat, towns } => say!(
            "boru-log-token-kept",
            "name" => seat_name(*seat), "region" => region_name(*region),
            "towns" => in_words(*towns),
        ),
        Seen::TokenStays { region, tied, towns, holder: None } => say!(
            "boru-log-token-stays",
            "names" => contenders(tied), "region" => region_name(*region),
            "towns" => in_words(*towns),
        ),
        Seen::TokenStays { region, tied, towns, holder: Some(holder) } => say!(
            "boru-log-token-stays-with",
            "names" => contenders(tied), "region" => region_name(*region),
            "towns" => in_words(*towns), "holder" => seat_name(*holder),
        ),
        Seen::TokenToVikings { region, towns, from: None } => say!(
            "boru-log-token-to-vikings",
            "region" => region_name(*region), "towns" => in_words(*towns),
        ),
        Seen::TokenToVikings { region, towns, from: Some(from) } => say!(
            "boru-log-token-to-vikings-from",
            "region" => region_name(*region), "towns" => in_words(*towns),
            "from" => seat_name(*from),
        ),
        // All others are told above; the rules' own sentence is better than none.
        other => other.to_string(),
    }
}

fn contenders(tied: &[Contender]) -> String {
    let called = |contender: &Contender| match contender {
        Contender::Seat(seat) => seat_name(*seat),
        Contender::Vikings => say!("boru-list-vikings"),
    };
    list(&tied.iter().map(called).collect::<Vec<_>>())
}
