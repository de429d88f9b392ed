//! What things are called: each as a message, so that every language has its own name for it.

use ardri_core::{Arg, Message, Seat};

use crate::board::Contender;
use crate::card::{Card, CardSet};
use crate::marriage::Marriage;
use crate::town::{Region, Town};

/// A card by its colour and value: “red 15”.
pub(super) fn card(card: Card) -> Message {
    let colour = card.colour().to_string();
    Message::new("boru-card").with("colour", colour).with("value", card.value())
}

/// Cards in a row.
pub(super) fn cards(set: CardSet) -> Arg {
    Arg::list(set.iter().map(card))
}

/// A town, which has a name in English and one in Irish.
pub(super) fn town(town: Town) -> Message {
    Message::new("boru-town-name").with("english", town.english()).with("irish", town.irish())
}

/// A region.
pub(super) fn region(region: Region) -> Message {
    Message::new("boru-region-name").with("region", region.letter().to_string())
}

/// Who seeks a marriage.
pub(super) fn spouse(card: Marriage) -> Arg {
    if card.is_princess() { Message::new("boru-princess-name").into() } else { card.name().into() }
}

/// What a marriage card gives: “2 points and a town in Munster”.
pub(super) fn gifts(card: Marriage) -> Arg {
    if card.is_princess() {
        return Message::new("boru-gives-princess").into();
    }
    let counted = |text, count: u8| (count > 0).then(|| Message::new(text).with("count", count));
    let given = [
        counted("boru-gives-points", card.points()),
        counted("boru-gives-renown", card.renown()),
        card.town_in().map(|at| Message::new("boru-gives-town").with("region", region(at))),
    ];
    Arg::list(given.into_iter().flatten())
}

/// Seats in a row.
pub(super) fn seats(seats: &[Seat]) -> Arg {
    Arg::list(seats.iter().copied())
}

/// Those who contend for a region, in a row.
pub(super) fn contenders(tied: &[Contender]) -> Arg {
    Arg::list(tied.iter().map(|one| match one {
        Contender::Seat(seat) => Arg::from(*seat),
        Contender::Vikings => Message::new("boru-list-vikings").into(),
    }))
}

/// So many of something, by a text that counts: “2 towns”.
pub(super) fn counted(text: &'static str, count: impl Into<Arg>) -> Message {
    Message::new(text).with("count", count)
}
