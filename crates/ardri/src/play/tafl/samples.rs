//! Games that the tests begin with.

use ardri_core::Turn;
use ardri_core::fairness::Seed;
use ardri_tafl::{Board, Brandubh, Options, Side, Tafl};

use super::words::seat_players;
use crate::play::Opponent;
use crate::play::local_table::LocalTable;
use crate::play::luck::Luck;

/// A game at one terminal.
pub(crate) type Session<B> = LocalTable<Tafl<B>>;

/// Luck that a number fixes.
pub(crate) fn luck() -> Luck {
    crate::play::samples::luck(1)
}

/// Brandubh: the Vikings look on while the King walks into a corner.
pub(crate) const ESCAPE: [&str; 8] =
    ["a4-a3", "e4-e2", "a3-a2", "d4-e4", "a2-b2", "e4-e7", "b2-c2", "e7-g7"];

/// Brandubh: after these moves e3-d3 brings the start about for the third time.
pub(crate) const DANCE: [&str; 7] = ["d2-e2", "d3-e3", "e2-d2", "e3-d3", "d2-e2", "d3-e3", "e2-d2"];

/// The basic game in two sets.
pub(crate) fn two_sets<B: Board>() -> Options<B> {
    let mut options = Options::default();
    options.two_sets = true;
    options
}

/// The basic game with lots.
pub(crate) fn with_lots<B: Board>() -> Options<B> {
    let mut options = Options::default();
    options.lots = true;
    options
}

/// A game with these options, before lots are drawn.
pub(crate) fn laid_out<B: Board>(
    options: &Options<B>,
    against: Opponent,
    side: Side,
) -> Session<B> {
    let players = seat_players(options, against, side);
    Session::new(options, players, &Seed([5; 32])).unwrap()
}

/// A game with these options.
pub(crate) fn begin<B: Board>(options: &Options<B>, against: Opponent, side: Side) -> Session<B> {
    let mut session = laid_out(options, against, side);
    session.draw().unwrap();
    session
}

/// Two people at the basic game of Brandubh.
pub(crate) fn people() -> Session<Brandubh> {
    begin(&Options::default(), Opponent::Person, Side::Vikings)
}

/// A game from a position.
pub(crate) fn from_position(position: &str) -> Session<Brandubh> {
    let options = Options::default().from_position(position.parse().unwrap());
    begin(&options, Opponent::Person, Side::Vikings)
}

/// Makes these moves.
pub(crate) fn play<B: Board>(session: &mut Session<B>, moves: &[&str]) {
    for mv in moves {
        let Turn::Seat(seat) = session.table().turn() else { panic!("the game is over") };
        match session.is_bot(seat) {
            true => session.bot_plays(seat, mv).unwrap(),
            false => session.play(seat, &mv.parse().unwrap()).unwrap(),
        }
    }
}
