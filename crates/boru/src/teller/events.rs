//! What happened, event by event.

use ardri_core::{Arg, Message, Seat};

use super::names::{card, cards, contenders, counted, gifts, region, seats, spouse, town};
use crate::act::{Deeds, EXTRA_COST};
use crate::event::Seen;
use crate::town::{Region, Town};

/// An event in a sentence.
pub(super) fn tell(seen: &Seen) -> Message {
    match seen {
        Seen::MarriageDeck { cards } => {
            Message::new("boru-log-marriage-deck").with("cards", *cards)
        }
        Seen::VikingDeck => Message::new("boru-log-viking-deck"),
        Seen::FirstMarker { seat } => by("boru-log-first-marker", *seat),
        Seen::Started { seat, town } => in_region(by("boru-log-started", *seat), *town),
        Seen::RoundBegins { round, of, raiders, marriage, .. } => {
            Message::new("boru-log-round-begins")
                .with("round", *round)
                .with("of", *of)
                .with("raiders", *raiders)
                .with("marriage", spouse(*marriage))
                .with("gives", gifts(*marriage))
        }
        Seen::Dealt { cards: Some(pack) } => {
            Message::new("boru-log-dealt").with("cards", cards(*pack))
        }
        Seen::Dealt { cards: None } => Message::new("boru-log-dealt-unseen"),
        Seen::Picked { cards: Some(picked), .. } => {
            Message::new("boru-log-picked").with("cards", cards(*picked))
        }
        Seen::Picked { seat, cards: None } => by("boru-log-picked-unseen", *seat),
        Seen::Passed { cards: Some(pack), whole } => {
            let text = if *whole { "boru-log-passed-whole" } else { "boru-log-passed" };
            Message::new(text).with("cards", cards(*pack))
        }
        Seen::Passed { cards: None, .. } => Message::new("boru-log-passed-unseen"),
        Seen::Marked { seat, town, .. } => {
            in_region(by("boru-log-marked", *seat), *town).with("colour", town.colour().to_string())
        }
        Seen::NoOpenTown { leader } => by("boru-log-no-open-town", *leader),
        Seen::Played { seat, card: played, .. } => {
            by("boru-log-played", *seat).with("card", card(*played))
        }
        Seen::TrickWon { seat, card: won, town: at, .. } => {
            by("boru-log-trick-won", *seat).with("card", card(*won)).with("town", town(*at))
        }
        Seen::TrickLost { town: Some(lost), .. } => Message::new("boru-log-trick-lost")
            .with("town", town(*lost))
            .with("colour", lost.colour().to_string()),
        Seen::TrickLost { town: None, .. } => Message::new("boru-log-trick-none"),
        Seen::Acted { seat, card: acted, won, deeds, .. } => by("boru-log-acted", *seat)
            .with("won", *won)
            .with("card", card(*acted))
            .with("deeds", Arg::list(deeds_in_words(deeds))),
        Seen::LastCards { cards: Some(last) } => {
            Message::new("boru-log-last-cards").with("cards", cards(*last))
        }
        Seen::LastCards { cards: None } => Message::new("boru-log-last-cards-unseen"),
        Seen::Scored { seat, score } => by("boru-log-scored", *seat)
            .with("points", counted("boru-points", u32::from(score.total()))),
        Seen::Won { winners, points, by } => won(winners, i32::from(*points), by.word()),
        Seen::NoSpoils { .. } => Message::new("boru-log-no-spoils"),
        Seen::Married { seat, space, card, .. } => by("boru-log-married", *seat)
            .with("space", *space)
            .with("card", spouse(*card))
            .with("gives", gifts(*card)),
        Seen::NobodyMarries { card } => {
            Message::new("boru-log-nobody-marries").with("card", spouse(*card))
        }
        Seen::Settled { seat, town, region: Some(_), .. } => {
            in_region(by("boru-log-settled", *seat), *town)
        }
        Seen::Settled { seat, town: site, region: None, .. } => {
            by("boru-log-settled-anywhere", *seat).with("town", town(*site))
        }
        Seen::NoRoom { seat, region: Some(full) } => {
            by("boru-log-no-room", *seat).with("region", region(*full))
        }
        Seen::NoRoom { seat, region: None } => by("boru-log-no-room-anywhere", *seat),
        Seen::Offered { seat, offer, .. } => {
            by("boru-log-offered", *seat).with("offer", offer.to_string())
        }
        Seen::SpaceReward { seat, space, coins, renown, .. } => {
            let coins = (*coins > 0).then(|| counted("boru-coins-count", *coins));
            let renown = (*renown > 0).then(|| counted("boru-renown-count", *renown));
            let gains = Arg::list(coins.into_iter().chain(renown));
            by("boru-log-space-reward", *seat).with("gains", gains).with("space", *space)
        }
        Seen::Repelled => Message::new("boru-log-repelled"),
        Seen::Incursion { left, fewest, least, most, greatest } => {
            let how = match (greatest, most.len()) {
                (0, _) => "none",
                (_, 1) => "sole",
                _ => "tied",
            };
            Message::new("boru-log-incursion")
                .with("left", *left)
                .with("names", seats(fewest))
                .with("losers", fewest.len())
                .with("least", counted("boru-raiders-count", *least))
                .with("how", how)
                .with("chooser", seats(most))
                .with("greatest", *greatest)
        }
        Seen::TownLost { loser, town: lost, chooser } => Message::new("boru-log-town-lost")
            .with("own", loser == chooser)
            .with("town", town(*lost))
            .with("loser", *loser)
            .with("chooser", *chooser),
        Seen::NothingToLose { loser } => {
            Message::new("boru-log-nothing-to-lose").with("loser", *loser)
        }
        Seen::Spoils { seat, raiders, renown, .. } => {
            by("boru-log-spoils", *seat).with("raiders", *raiders).with("renown", *renown)
        }
        Seen::SpoilsTied { seats, raiders, .. } => {
            together("boru-log-spoils-tied", seats).with("raiders", *raiders)
        }
        Seen::LesserSpoils { seats, raiders, .. } => {
            by_all("boru-log-lesser-spoils", seats).with("raiders", *raiders)
        }
        Seen::Favour { seat, discs } => by("boru-log-favour", *seat).with("discs", *discs),
        Seen::FavourTied { seats, discs } => {
            together("boru-log-favour-tied", seats).with("discs", *discs)
        }
        Seen::NoFavour => Message::new("boru-log-no-favour"),
        Seen::Built { seat, town: site, .. } => {
            by("boru-log-built", *seat).with("town", town(*site))
        }
        Seen::NoSite { seat } => by("boru-log-no-site", *seat),
        Seen::FavourEnds { seat, .. } => by("boru-log-favour-ends", *seat),
        Seen::LesserFavour { seats, discs, .. } => {
            by_all("boru-log-lesser-favour", seats).with("discs", *discs)
        }
        Seen::Patron { seat, discs } => by("boru-log-patron", *seat).with("discs", *discs),
        Seen::TokenTaken { region, seat, towns, from } => {
            let text = from.map_or("boru-log-token-taken", |_| "boru-log-token-taken-from");
            let points = counted("boru-points", region.points());
            let taken = token(text, *region, *towns).with("name", *seat).with("points", points);
            from.map_or(taken.clone(), |from| taken.with("from", from))
        }
        Seen::TokenKept { region, seat, towns } => {
            token("boru-log-token-kept", *region, *towns).with("name", *seat)
        }
        Seen::TokenStays { region, tied, towns, holder } => {
            let text = holder.map_or("boru-log-token-stays", |_| "boru-log-token-stays-with");
            let stays = token(text, *region, *towns).with("names", contenders(tied));
            holder.map_or(stays.clone(), |holder| stays.with("holder", holder))
        }
        Seen::TokenToVikings { region, towns, from } => {
            let text =
                from.map_or("boru-log-token-to-vikings", |_| "boru-log-token-to-vikings-from");
            let lost = token(text, *region, *towns);
            from.map_or(lost.clone(), |from| lost.with("from", from))
        }
        Seen::TokenTurned { region: land, towns } => Message::new("boru-log-token-turned")
            .with("region", region(*land))
            .with("towns", *towns)
            .with("threshold", land.threshold()),
    }
}

/// Who has won, and what decided it.
pub(super) fn won(winners: &[Seat], points: i32, by: &str) -> Message {
    Message::new("boru-log-won").with("by", by).with("names", seats(winners)).with("points", points)
}

/// What somebody does.
fn by(text: &'static str, seat: Seat) -> Message {
    Message::new(text).with("name", seat)
}

/// What several do, where it is clear that they are several.
fn together(text: &'static str, all: &[Seat]) -> Message {
    Message::new(text).with("names", seats(all))
}

/// What one or several do.
fn by_all(text: &'static str, all: &[Seat]) -> Message {
    together(text, all).with("count", all.len())
}

/// The same at a town, with its region.
fn in_region(message: Message, place: Town) -> Message {
    message.with("town", town(place)).with("region", region(place.region()))
}

/// Everything that an action came to.
pub(super) fn deeds_in_words(deeds: &Deeds) -> Vec<Message> {
    let mut done = Vec::new();
    let some = |text, count: u8| (count > 0).then(|| counted(text, count));
    let bought = || {
        let coins = deeds.bought.saturating_mul(EXTRA_COST);
        some("boru-deed-bought", deeds.bought).map(|bought| bought.with("coins", coins))
    };
    if let Some(taken) = deeds.town {
        done.push(Message::new("boru-deed-town").with("town", town(taken)));
    }
    if let Some((freed, owner)) = deeds.freed {
        done.push(by("boru-deed-freed", owner).with("town", town(freed)));
    }
    if deeds.church > 0 {
        done.push(counted("boru-deed-church", deeds.church));
        done.extend(bought());
    }
    if deeds.raiders > 0 {
        done.push(counted("boru-deed-raiders", deeds.raiders));
        done.extend(bought());
    } else if deeds.axes {
        done.push(Message::new("boru-deed-no-raiders"));
    }
    if let Some(courted) = deeds.courted {
        done.push(match courted.reached - courted.from {
            0 => Message::new("boru-deed-stays"),
            up => counted("boru-deed-courted", up).with("space", courted.reached),
        });
        done.extend(bought());
        if courted.rests < courted.reached {
            done.push(Message::new("boru-deed-rests").with("space", courted.rests));
        }
    }
    done.extend(some("boru-deed-renown", deeds.renown));
    done.extend(some("boru-deed-coins", deeds.coins));
    done.extend(some("boru-deed-paid", deeds.paid));
    done.extend(some("boru-deed-forfeited", deeds.forfeited));
    if let Some(expanded) = deeds.expanded {
        done.push(Message::new("boru-deed-expanded").with("town", town(expanded)));
    }
    if done.is_empty() {
        done.push(Message::new("boru-deed-nothing"));
    }
    done
}

/// What becomes of a region's token, for so many towns.
fn token(text: &'static str, land: Region, towns: u8) -> Message {
    let towns = counted("boru-towns-count", towns);
    Message::new(text).with("region", region(land)).with("towns", towns)
}
