//! The names by which players are called.

use ardri_core::Seat;

/// The most players.
pub const MOST_SEATS: usize = 6;

/// The badge of each seat, which is its name in every sentence. None is a card or a region's colour.
pub const BADGES: [&str; MOST_SEATS] = ["Wolf", "Stag", "Raven", "Boar", "Hare", "Otter"];

/// The name of a seat: its badge.
#[must_use]
pub fn name(seat: Seat) -> &'static str {
    BADGES[seat.index() % MOST_SEATS]
}

/// The names of several seats: “Wolf, Stag and Raven”.
pub(crate) fn names(seats: &[Seat]) -> String {
    list(&seats.iter().map(|seat| name(*seat)).collect::<Vec<_>>())
}

/// A list in words.
pub(crate) fn list<T: AsRef<str>>(items: &[T]) -> String {
    match items {
        [] => "nobody".into(),
        [one] => one.as_ref().into(),
        [all @ .., last] => {
            let all: Vec<_> = all.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", all.join(", "), last.as_ref())
        }
    }
}
