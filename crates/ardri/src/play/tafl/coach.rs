//! What a coach says beside the prompt of a game of tafl: why something is asked, and what is worth a
//! look. It reads the position and the legal moves; it knows no rule and searches nothing. The page has
//! the same coach in `web/src/games/tafl/coach.ts`.

use ardri_core::Seat;
use ardri_tafl::{Board, Move, Rule, Side, Square, View};

use super::events::squares_list;
use super::plain::is_among;
use crate::play::coach::Coached;
use crate::play::text::list;
use crate::speech::say;

/// Whether the King is after that square.
fn is_way_out<B: Board>(view: &View<B>, square: Square) -> bool {
    let edges = B::IS_TABLUT || view.rules.iter().any(|rule| rule == Rule::EdgeEscape.name());
    is_among::<B>(if edges { B::EDGES } else { B::CORNERS }, square)
}

/// What a coach says to `seat`, who may make these moves now.
pub(crate) fn coach<B: Board>(view: &View<B>, seat: Option<Seat>, legal: &[Move]) -> Coached {
    if view.over {
        // How to look back is said beside it already.
        return Coached::new(say!("learn-coach-tafl-over"), Vec::new());
    }
    let Some(vikings) = view.vikings else {
        return Coached::new(say!("learn-coach-tafl-lots"), Vec::new());
    };
    let own = seat.map(|seat| if seat == vikings { Side::Vikings } else { Side::Celts });
    let Some(own) = own.filter(|_| !legal.is_empty()) else {
        return Coached::new(say!("learn-coach-tafl-theirs"), vec![say!("learn-coach-tafl-watch")]);
    };

    let mut look = Vec::new();
    let king = view.position.king();
    let of_king = || legal.iter().filter(|mv| mv.from == king);
    let goals: Vec<_> = of_king().map(|mv| mv.to).filter(|to| is_way_out(view, *to)).collect();
    if !goals.is_empty() {
        look.push(say!("learn-coach-tafl-escape", "squares" => squares_list(&goals)));
    }
    if let Some(last) = view.last.as_ref().filter(|last| !last.captured.is_empty()) {
        look.push(say!(
            "learn-coach-tafl-captured",
            "squares" => squares_list(&last.captured), "count" => last.captured.len()
        ));
    }
    if !view.losing_repetitions.is_empty() {
        let moves: Vec<_> = view.losing_repetitions.iter().map(ToString::to_string).collect();
        look.push(say!("learn-coach-tafl-repeats", "moves" => list(&moves)));
    }
    if own == Side::Celts && goals.is_empty() {
        let ways = of_king().count();
        look.push(say!("learn-coach-tafl-king", "square" => king.to_string(), "ways" => ways));
    }
    if own == Side::Vikings {
        look.push(say!("learn-coach-tafl-lines", "square" => king.to_string()));
    }
    look.truncate(2);
    let why = match own {
        Side::Vikings => say!("learn-coach-tafl-vikings"),
        Side::Celts => say!("learn-coach-tafl-celts"),
    };
    Coached::new(why, look)
}

#[cfg(test)]
mod tests;
