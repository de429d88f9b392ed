//! Games that the tests begin with.

use ardri_boru::{BrianBoru, Options};
use ardri_core::Seat;
use ardri_core::fairness::Seed;

use crate::play::Opponent;
use crate::play::game_ui::GameUi;
use crate::play::luck::Luck;
use crate::play::message::Msg;
use crate::play::session::{self, seat_players};

/// A game at one terminal.
pub(crate) type Session = session::Session<BrianBoru>;

/// The message for a command of the game's own.
pub(crate) fn own(word: &str) -> Msg {
    let place = BrianBoru::COMMANDS.iter().position(|own| own.words.contains(&word));
    Msg::Own(place.unwrap(), "")
}

/// A game that nobody has touched.
pub(crate) fn begin(players: u8, against: Opponent) -> Session {
    let seats = seat_players::<BrianBoru>(players, against, Seat(0));
    Session::new(&Options::default(), seats, &Seed([5; 32])).unwrap()
}

/// Luck that a number fixes.
pub(crate) fn luck(seed: u64) -> Luck {
    Luck::new(Some(seed)).unwrap()
}

/// Plays on at random for the people, too, so many actions of theirs or to the end.
pub(crate) fn play_on(session: &mut Session, luck: &mut Luck, actions: usize) {
    session.go_on(luck).unwrap();
    for _ in 0..actions {
        let Some(seat) = session.person_due() else { return };
        let legal = session.legal(seat);
        let action = legal[luck.below(legal.len())];
        session.play(seat, &action).unwrap();
        session.go_on(luck).unwrap();
    }
}

/// A game in which so many actions of people have been taken.
pub(crate) fn after(players: u8, against: Opponent, seed: u64, actions: usize) -> Session {
    let mut session = begin(players, against);
    play_on(&mut session, &mut luck(seed), actions);
    session
}
