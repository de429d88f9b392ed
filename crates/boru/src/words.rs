//! Every event in a sentence, as [`ardri_core::Game::Seen`] still asks for it. What people read is said by
//! `teller.rs`; this goes when nobody asks any more.

use std::fmt;

use ardri_core::Seat;

use crate::act::Deeds;
use crate::board::Contender;
use crate::card::{Card, CardSet};
use crate::event::Seen;
use crate::marriage::{Marriage, Offer};
use crate::player::name;
use crate::score::{Score, reason};

/// A number as a word, where words are usual.
fn number(count: u8) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    WORDS.get(usize::from(count)).map_or_else(|| count.to_string(), |word| (*word).into())
}

/// So many things: “three coins”.
fn so_many(count: u8, thing: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{} {thing}{ending}", number(count))
}

/// A list: “Purple, Green and Black”.
fn list<T: AsRef<str>>(items: &[T]) -> String {
    match items {
        [] => "nobody".into(),
        [one] => one.as_ref().into(),
        [all @ .., last] => {
            let all: Vec<_> = all.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", all.join(", "), last.as_ref())
        }
    }
}

/// The names of seats in a list.
fn names(seats: &[Seat]) -> String {
    list(&seats.iter().map(|seat| name(*seat)).collect::<Vec<_>>())
}

/// A card for people: “red 2”.
fn card_name(card: Card) -> String {
    format!("{} {}", card.colour(), card.value())
}

fn cards(set: CardSet) -> String {
    list(&set.iter().map(card_name).collect::<Vec<_>>())
}

/// What a marriage card gives: “two points and a town in Munster”.
fn benefits(card: Marriage) -> String {
    if card.is_princess() {
        return "military support, trade, or four points for spurning her".into();
    }
    let mut gifts = vec![so_many(card.points(), "point")];
    if card.renown() > 0 {
        gifts.push(format!("{} renown", number(card.renown())));
    }
    if let Some(region) = card.town_in() {
        gifts.push(format!("a town in {}", region.name()));
    }
    list(&gifts)
}

/// Everything that an action came to, after the words that begin the sentence.
fn deeds_in_words(begin: String, deeds: &Deeds) -> String {
    let mut done = vec![begin];
    let bought = |done: &mut Vec<String>| {
        if deeds.bought > 0 {
            let more = number(deeds.bought);
            done.push(format!("pays {} for {more} of them", so_many(deeds.bought * 2, "coin")));
        }
    };
    if let Some(town) = deeds.town {
        done.push(format!("takes {} with the marker", town.english()));
    }
    if let Some((town, owner)) = deeds.freed {
        done.push(format!("frees {} from the Vikings for {}", town.english(), name(owner)));
    }
    if deeds.church > 0 {
        done.push(format!("puts {} into the church", so_many(deeds.church, "disc")));
        bought(&mut done);
    }
    if deeds.raiders > 0 {
        done.push(format!("takes {}", so_many(deeds.raiders, "raider")));
        bought(&mut done);
    } else if deeds.axes {
        done.push("finds no raiders left to take".into());
    }
    if let Some(courted) = deeds.courted {
        if courted.reached == courted.from {
            done.push(format!("stays on top of the marriage track, on space {}", courted.from));
        } else {
            let up = so_many(courted.reached - courted.from, "space");
            done.push(format!("goes {up} up the marriage track to space {}", courted.reached));
        }
        bought(&mut done);
        if courted.rests < courted.reached {
            done.push(format!("steps down to space {}, as it is taken", courted.rests));
        }
    }
    if deeds.renown > 0 {
        done.push(format!("gains {} renown", number(deeds.renown)));
    }
    if deeds.coins > 0 {
        done.push(format!("takes {}", so_many(deeds.coins, "coin")));
    }
    if deeds.paid > 0 {
        done.push(format!("pays {}", so_many(deeds.paid, "coin")));
    }
    if deeds.forfeited > 0 {
        done.push(format!("loses {} for want of coins", so_many(deeds.forfeited, "point")));
    }
    if let Some(town) = deeds.expanded {
        done.push(format!("pays five coins to expand to {}", town.english()));
    }
    if done.len() == 1 {
        done.push("gains nothing".into());
    }
    list(&done)
}

fn towns(count: u8) -> String {
    so_many(count, "town")
}

fn contenders(tied: &[Contender]) -> String {
    let names: Vec<_> = tied
        .iter()
        .map(|contender| match contender {
            Contender::Seat(seat) => name(*seat),
            Contender::Vikings => "the Vikings",
        })
        .collect();
    list(&names)
}

/// The sentence begins with its first letter large.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// One of several, or each of them.
fn each(seats: &[Seat]) -> &'static str {
    if seats.len() == 1 { "" } else { "each " }
}

fn gains(seats: &[Seat]) -> &'static str {
    if seats.len() == 1 { "gains" } else { "gain" }
}

fn score_in_words(score: &Score) -> String {
    let items = [
        (score.coins, "for most coins"),
        (score.marker, "for the marker"),
        (score.renown, "for renown"),
        (score.tokens, "for claim tokens"),
        (score.shared, "for shared tokens"),
        (score.regions, "for regions"),
    ];
    let mut parts = vec![format!("{} on the track", score.track)];
    let scored = items.into_iter().filter(|(points, _)| *points > 0);
    parts.extend(scored.map(|(points, why)| format!("{points} {why}")));
    list(&parts)
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MarriageDeck { cards } => write!(
                f,
                "The marriage deck is shuffled: {} cards, the Princess of Denmark at the bottom.",
                number(*cards)
            ),
            Self::VikingDeck => f.write_str("The Viking deck is shuffled."),
            Self::FirstMarker { seat } => {
                write!(f, "Chance gives the active town marker to {}.", name(*seat))
            }
            Self::Started { seat, town } => {
                write!(f, "{} starts in {}, {}.", name(*seat), town.english(), town.region().name())
            }
            Self::RoundBegins { round, of, raiders, marriage, .. } => {
                let last = if round == of { "; this is the last round" } else { "" };
                write!(
                    f,
                    "Round {round} of {of} begins: {} land, and {marriage} seeks a marriage, which \
                     gives {}{last}.",
                    so_many(*raiders, "raider"),
                    benefits(*marriage),
                )
            }
            Self::Dealt { cards: Some(pack) } => write!(f, "You are dealt {}.", cards(*pack)),
            Self::Dealt { cards: None } => f.write_str("The cards are dealt."),
            Self::Picked { cards: Some(picked), .. } => write!(f, "You keep {}.", cards(*picked)),
            Self::Picked { seat, cards: None } => write!(f, "{} has picked.", name(*seat)),
            Self::Passed { cards: Some(pack), whole } => {
                let whole = if *whole { " and keep" } else { "" };
                write!(f, "The packs go to the left; you get{whole} {}.", cards(*pack))
            }
            Self::Passed { cards: None, .. } => f.write_str("The packs go to the left."),
            Self::Marked { seat, town, .. } => write!(
                f,
                "{} puts the marker on {}, a {} town of {}.",
                name(*seat),
                town.english(),
                town.colour(),
                town.region().name()
            ),
            Self::NoOpenTown { leader } => {
                write!(f, "No town is open: {} leads a trick that nobody can win.", name(*leader))
            }
            Self::Played { seat, card, .. } => {
                write!(f, "{} plays {}.", name(*seat), card_name(*card))
            }
            Self::TrickWon { seat, card, town, .. } => write!(
                f,
                "{} wins {} with {}, the highest card of its colour.",
                name(*seat),
                town.english(),
                card_name(*card)
            ),
            Self::TrickLost { town: Some(town), .. } => write!(
                f,
                "Nobody played {} or white: nobody wins {}.",
                town.colour(),
                town.english()
            ),
            Self::TrickLost { town: None, .. } => {
                f.write_str("Nobody wins a trick without a town.")
            }
            Self::Acted { seat, card, won, deeds, .. } => {
                let how = if *won { "wins" } else { "loses" };
                let begin = format!("{} {how} with {}", name(*seat), card_name(*card));
                write!(f, "{}.", deeds_in_words(begin, deeds))
            }
            Self::LastCards { cards: Some(last) } => {
                write!(f, "The last cards are discarded unseen; yours was {}.", cards(*last))
            }
            Self::LastCards { cards: None } => f.write_str("The last cards are discarded unseen."),
            _ => self.upkeep(f),
        }
    }
}

impl Seen {
    /// The sentences of upkeep and of the end, each with its reason.
    fn upkeep(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Married { seat, space, card, .. } => {
                let (who, gives) = (name(*seat), benefits(*card));
                write!(
                    f,
                    "Marriage: {who} stands highest, on space {space}, and marries {card}: {gives}."
                )
            }
            Self::NobodyMarries { card } => {
                write!(f, "Marriage: all are on space 0, so {card} leaves the game.")
            }
            Self::Settled { seat, town, region, .. } => {
                let (who, town) = (name(*seat), town.english());
                match region {
                    Some(region) => {
                        write!(
                            f,
                            "{who} places a disc on {town} in {}, by marriage.",
                            region.name()
                        )
                    }
                    None => write!(f, "{who} places a disc on {town}, from the marriage track."),
                }
            }
            Self::NoRoom { seat, region } => {
                let whole = region.map_or("Ireland", |region| region.name());
                write!(f, "Every town of {whole} has a disc, so {} gets none.", name(*seat))
            }
            Self::Offered { seat, offer, .. } => {
                let who = name(*seat);
                match offer {
                    Offer::Military => write!(
                        f,
                        "{who} takes military support: the Vikings' towns count as {who}'s for \
                         claim tokens."
                    ),
                    Offer::Trade => write!(
                        f,
                        "{who} establishes trade: at the end the Vikings' towns count for \
                         {who}'s number of regions."
                    ),
                    Offer::Spurn => write!(f, "{who} spurns the Princess and gains four points."),
                }
            }
            Self::SpaceReward { seat, space, coins, renown, .. } => {
                let gains = match (coins, renown) {
                    (0, renown) => format!("{} renown", number(*renown)),
                    (coins, 0) => so_many(*coins, "coin"),
                    (coins, renown) => {
                        format!("{} and {} renown", so_many(*coins, "coin"), number(*renown))
                    }
                };
                write!(f, "{} gains {gains} on marriage space {space}.", name(*seat))
            }
            Self::Repelled => f.write_str(
                "Battle: no raiders are left in the battle area, so nobody loses a town.",
            ),
            Self::Incursion { left, fewest, least, most, greatest } => {
                let lose = if fewest.len() == 1 { "loses" } else { "each lose" };
                let with = so_many(*least, "raider");
                let chooser = match most.as_slice() {
                    [one] if *greatest > 0 => {
                        format!("{}, alone with most ({greatest}), chooses which", name(*one))
                    }
                    _ if *greatest == 0 => "as nobody holds any, the losers choose".into(),
                    tied => format!(
                        "{} are tied for most ({greatest}), so the losers choose",
                        names(tied)
                    ),
                };
                write!(
                    f,
                    "Battle: {} left in the battle area, so {}, with the fewest ({with}), {lose} a \
                     town; {chooser}.",
                    match left {
                        1 => "one raider is".into(),
                        left => format!("{} are", so_many(*left, "raider")),
                    },
                    names(fewest),
                )
            }
            Self::TownLost { loser, town, chooser } => {
                let (town, loser_name) = (town.english(), name(*loser));
                if loser == chooser {
                    write!(
                        f,
                        "The Vikings take {town} from {loser_name}, who held the fewest raiders and \
                         chose it."
                    )
                } else {
                    let chooser = name(*chooser);
                    write!(
                        f,
                        "The Vikings take {town} from {loser_name}, who held the fewest raiders; \
                         {chooser}, who held the most, chose it."
                    )
                }
            }
            Self::NothingToLose { loser } => {
                write!(f, "{} controls no town, so there is none to lose.", name(*loser))
            }
            Self::Spoils { seat, raiders, renown, .. } => write!(
                f,
                "Spoils: {} has most raiders ({raiders}), gains a renown, then {} for {} renown, \
                 and returns all raiders.",
                name(*seat),
                so_many(*renown, "point"),
                number(*renown)
            ),
            Self::SpoilsTied { seats, raiders, .. } => write!(
                f,
                "Spoils: {} are tied for most raiders ({raiders}), so nobody gains the renown.",
                names(seats)
            ),
            Self::NoSpoils { .. } => {
                f.write_str("Spoils: nobody holds a raider, so nobody gains any.")
            }
            Self::LesserSpoils { seats, raiders, .. } => {
                let (gain, each) = (gains(seats), each(seats));
                let returns = if seats.len() == 1 { "returns" } else { "return" };
                write!(
                    f,
                    "{}, now with most raiders ({raiders}), {each}{gain} a point and {returns} one.",
                    names(seats)
                )
            }
            Self::Favour { seat, discs } => {
                write!(f, "Church: {} has most discs in the church ({discs}).", name(*seat))
            }
            Self::FavourTied { seats, discs } => write!(
                f,
                "Church: {} are tied for most discs ({discs}), so nobody builds for that.",
                names(seats)
            ),
            Self::NoFavour => f.write_str("Church: nobody has a disc in the church."),
            Self::Built { seat, town, .. } => write!(
                f,
                "{} builds a monastery in {}, which now counts as two towns.",
                name(*seat),
                town.english()
            ),
            Self::NoSite { seat } => {
                write!(f, "{} controls no town without a monastery, so none is built.", name(*seat))
            }
            Self::FavourEnds { seat, .. } => {
                write!(f, "{} takes the marker and all discs back from the church.", name(*seat))
            }
            Self::LesserFavour { seats, discs, .. } => {
                let (gain, each) = (gains(seats), each(seats));
                let takes = if seats.len() == 1 { "takes" } else { "take" };
                write!(
                    f,
                    "{}, now with most discs ({discs}), {each}{gain} a point and {takes} one back.",
                    names(seats)
                )
            }
            Self::Patron { seat, discs } => write!(
                f,
                "{} has {} in the church, enough for a monastery.",
                name(*seat),
                so_many(*discs, "disc")
            ),
            Self::TokenTurned { region, towns: count } => write!(
                f,
                "{}: {} held, {} needed: its token is turned up.",
                region.name(),
                towns(*count),
                number(region.threshold())
            ),
            Self::TokenTaken { region, seat, towns: count, from } => {
                let from = from.map_or(String::new(), |from| format!(" from {}", name(from)));
                write!(
                    f,
                    "{} has most of {} ({}) and takes its token{from}, worth {}.",
                    name(*seat),
                    region.name(),
                    towns(*count),
                    so_many(region.points(), "point")
                )
            }
            Self::TokenKept { region, seat, towns: count } => write!(
                f,
                "{} still has most of {} ({}) and keeps its token.",
                name(*seat),
                region.name(),
                towns(*count)
            ),
            Self::TokenStays { region, tied, towns: count, holder } => {
                let stays =
                    holder.map_or("on the board".into(), |holder| format!("with {}", name(holder)));
                let tied = sentence(&contenders(tied));
                let (region, count) = (region.name(), towns(*count));
                write!(f, "{tied} are tied in {region} ({count} each): its token stays {stays}.")
            }
            Self::TokenToVikings { region, towns: count, from } => {
                let (region, count) = (region.name(), towns(*count));
                match from {
                    Some(from) => write!(
                        f,
                        "The Vikings have most of {region} ({count}): {} returns its token to the \
                         board.",
                        name(*from)
                    ),
                    None => write!(
                        f,
                        "The Vikings have most of {region} ({count}): its token stays on the board."
                    ),
                }
            }
            Self::Scored { seat, score } => {
                write!(f, "{} scores {}: {}.", name(*seat), score.total(), score_in_words(score))
            }
            Self::Won { winners, points, by } => f.write_str(&reason(winners, *points, *by)),
            _ => Ok(()),
        }
    }
}
