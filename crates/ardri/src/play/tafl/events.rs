//! What happens on the board, in the reader's language.

use ardri_core::Seat;
use ardri_tafl::{Ending, Event, Piece, Side, Square};

use crate::play::text::list;
use crate::speech::say;

/// A side as the texts know it.
pub(crate) fn side_name(side: Side) -> &'static str {
    match side {
        Side::Vikings => "vikings",
        Side::Celts => "celts",
    }
}

/// A piece as the texts know it.
pub(crate) fn piece_name(piece: Piece) -> &'static str {
    match piece {
        Piece::Viking => "viking",
        Piece::Celt => "celt",
        Piece::King => "king",
    }
}

/// Squares in a list.
pub(crate) fn squares_list(squares: &[Square]) -> String {
    list(&squares.iter().map(ToString::to_string).collect::<Vec<_>>())
}

/// Why a set has ended, and who has won it.
pub(crate) fn ended(ending: Ending, winner: Side) -> String {
    let why = why(ending, winner);
    say!("tafl-log-ended", "why" => why, "winner" => side_name(winner))
}

fn why(ending: Ending, winner: Side) -> String {
    say!("tafl-ending", "ending" => ending.name(), "loser" => side_name(!winner))
}

/// What happened; `name` knows who sits where, `you` is the only person at the board.
pub(crate) fn event_words(
    event: &Event,
    name: impl Fn(Seat) -> String,
    you: Option<Seat>,
) -> String {
    match event {
        Event::Lots { vikings } if you == Some(*vikings) => say!("terminal-tafl-lots-you"),
        Event::Lots { vikings } => say!("tafl-log-lots", "name" => name(*vikings)),
        Event::Moved { piece, mv } => say!(
            "tafl-log-moved",
            "piece" => piece_name(*piece), "from" => mv.from.to_string(), "to" => mv.to.to_string()
        ),
        Event::Captured { side, squares } => say!(
            "tafl-log-captured",
            "side" => side_name(*side), "count" => squares.len(),
            "squares" => squares_list(squares)
        ),
        Event::Repeated { loser } => say!("tafl-log-repeated", "loser" => side_name(*loser)),
        Event::SetEnded { of: 1, winner, ending, .. } => ended(*ending, *winner),
        Event::SetEnded { set, winner, ending, .. } => say!(
            "tafl-log-set-ended",
            "why" => why(*ending, *winner), "winner" => side_name(*winner), "set" => *set
        ),
        Event::SidesSwitched { vikings } if you == Some(*vikings) => {
            say!("terminal-tafl-switched-you")
        }
        Event::SidesSwitched { vikings } => say!("tafl-log-switched", "name" => name(*vikings)),
    }
}
