//! Playing a record again, action by action, and checking its draws.

use std::str::FromStr;

use crate::fairness::{Commitment, Fate};
use crate::game::{ActionError, Game, NewGameError};
use crate::message::Message;
use crate::record::{Entry, OUT_OF_TIME, RESIGN, Record};
pub use crate::record_error::{RecordError, RecordErrorKind};
use crate::sealed::{Sealed, SeatWord};
use crate::seat::{Actor, Seat, Turn};

/// One action of a replay, with the state after it.
#[derive(Debug)]
pub struct Step<'a, G: Game> {
    /// The number of the action, counted from 1.
    pub number: usize,
    /// The action as the record has it.
    pub entry: &'a Entry,
    /// What happened.
    pub events: Vec<G::Event>,
    /// The state after it.
    pub state: &'a G,
}

/// Lays out the game that a record tells of.
///
/// # Errors
/// The record is of another game, or its options or seats cannot be played.
pub fn lay_out<G: Game>(record: &Record) -> Result<G, RecordError> {
    if record.game != G::NAME {
        let record = record.game.clone();
        return Err(RecordError::here(RecordErrorKind::OtherGame { record, game: G::NAME }));
    }
    let options: G::Options = serde_json::from_value(record.options.clone()).map_err(|error| {
        // The game itself may know better what is wrong.
        let known = G::read_options(&record.options).err();
        RecordError::here(RecordErrorKind::Options(
            known.unwrap_or_else(|| NewGameError::unreadable(&error)),
        ))
    })?;
    let seats = u8::try_from(record.seats.len()).unwrap_or(u8::MAX);
    G::new(&options, seats).map_err(|error| RecordError::here(error.into()))
}

/// Why an entry is not done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryError<R> {
    /// It is no action of the game.
    #[error("{reason}")]
    Unreadable {
        /// What is wrong with it.
        reason: String,
        /// What says so to a player.
        words: Message,
    },
    /// The rules refuse it.
    #[error("{0}")]
    Illegal(ActionError<R>),
}

impl<R> EntryError<R> {
    /// What it says to a player, whatever language they read.
    #[must_use]
    pub fn message<G: Game<Refusal = R>>(&self) -> Message {
        match self {
            Self::Unreadable { words, .. } => words.clone(),
            Self::Illegal(illegal) => illegal.message::<G>(),
        }
    }

    /// Where the rule of the game stands that forbids it, if one does.
    #[must_use]
    pub fn rule<G: Game<Refusal = R>>(&self) -> Option<&'static str> {
        if let Self::Illegal(illegal) = self { illegal.rule::<G>() } else { None }
    }
}

/// Reads the text form of an action.
///
/// # Errors
/// It is none.
pub fn read_action<G: Game>(action: &str) -> Result<G::Action, EntryError<G::Refusal>> {
    action.parse().map_err(|error: <G::Action as FromStr>::Err| EntryError::Unreadable {
        reason: error.to_string(),
        words: G::unreadable(action),
    })
}

/// Does what an entry of a record says in a game and gives what happened.
///
/// # Errors
/// Says why the entry is refused; the game is as before.
pub fn do_entry<G: Game>(
    game: &mut G,
    by: Actor,
    action: &str,
) -> Result<Vec<G::Event>, EntryError<G::Refusal>> {
    let mut events = Vec::new();
    match by {
        Actor::Seat(seat) if action == RESIGN => game.resign(seat, &mut events),
        Actor::Seat(seat) if action == OUT_OF_TIME => game.run_out(seat, &mut events),
        actor => game.apply(actor, &read_action::<G>(action)?, &mut events),
    }
    .map_err(EntryError::Illegal)?;
    Ok(events)
}

/// The same with the reason as an English sentence, for tools.
///
/// # Errors
/// Says why the entry is refused; the game is as before.
pub fn apply_entry<G: Game>(game: &mut G, entry: &Entry) -> Result<Vec<G::Event>, String> {
    do_entry(game, entry.by, &entry.action).map_err(|error| error.to_string())
}

/// Plays a record again and gives the state at its end; `on_step` hears of every action.
///
/// # Errors
/// Names the first action that the rules refuse, or says how the result differs from the record's.
pub fn replay<G: Game>(
    record: &Record,
    mut on_step: impl FnMut(Step<'_, G>),
) -> Result<G, RecordError> {
    let mut game: G = lay_out(record)?;
    for (number, entry) in (1..).zip(&record.actions) {
        let events = do_entry(&mut game, entry.by, &entry.action)
            .map_err(|error| RecordError::at(number, RecordErrorKind::refused::<G>(&error)))?;
        on_step(Step { number, entry, events, state: &game });
    }
    match (&record.result, game.outcome()) {
        (Some(_), None) => {
            Err(RecordError::here(RecordErrorKind::NotOver { actions: record.actions.len() }))
        }
        (Some(told), Some(found)) if *told != found => {
            let told = told.reason.clone();
            Err(RecordError::here(RecordErrorKind::OtherEnd { told, found: found.reason }))
        }
        _ => Ok(game),
    }
}

/// Recomputes every draw of a record from its seed; gives how many there were.
///
/// # Errors
/// Names the first draw that does not follow, or says why the record cannot be checked.
pub fn verify<G: Game>(record: &Record) -> Result<usize, RecordError> {
    let mut fate = check_luck(record).map_err(RecordError::here)?;
    let mut game: G = lay_out(record)?;
    let mut draws = 0;
    for (number, entry) in (1..).zip(&record.actions) {
        if game.turn() == Turn::Chance {
            draws += 1;
            let due = game
                .draw()
                .and_then(|draw| game.fated(&fate.draw(&draw)))
                .ok_or_else(|| RecordError::at(number, RecordErrorKind::Undecided))?;
            if let Actor::Seat(seat) = entry.by {
                return Err(RecordError::at(number, RecordErrorKind::NotChance(seat)));
            }
            // Compared as actions, not as text, which may be written in more than one way.
            if entry.action.parse::<G::Action>().ok().as_ref() != Some(&due) {
                let (due, told) = (due.to_string(), entry.action.clone());
                return Err(RecordError::at(
                    number,
                    RecordErrorKind::Draw { number: draws, due, told },
                ));
            }
        }
        do_entry(&mut game, entry.by, &entry.action)
            .map_err(|error| RecordError::at(number, RecordErrorKind::refused::<G>(&error)))?;
    }
    replay::<G>(record, |_| ())?;
    Ok(draws)
}

/// Checks what was promised against what was revealed; gives the draws that follow from it.
///
/// # Errors
/// Something else was promised, or too little is known.
pub fn check_luck(record: &Record) -> Result<Fate, RecordErrorKind> {
    let fairness = record.fairness.as_ref().ok_or(RecordErrorKind::NoCommitment)?;
    let (Some(seed), Some(fate)) = (&fairness.seed, fairness.fate()) else {
        return Err(RecordErrorKind::NoSeed);
    };
    if seed.commitment() != *fairness.seed_commitment() {
        return Err(RecordErrorKind::OtherSeed);
    }
    if let Some(sealed) = &fairness.sealed {
        check_sealed(record, sealed, &fairness.commitment)?;
    }
    Ok(fate)
}

/// Checks that the words are those that were committed to, that the table's commitment is made of them,
/// and that no bot has added any.
fn check_sealed(
    record: &Record,
    sealed: &Sealed,
    promised: &Commitment,
) -> Result<(), RecordErrorKind> {
    for (seat, (player, word)) in (0..).map(Seat).zip(record.seats.iter().zip(&sealed.words)) {
        // A bot that plays on for a person sits where a person's word may be.
        if player.began_as_bot() != (*word == SeatWord::Bot {}) {
            return Err(RecordErrorKind::BotWord(seat));
        }
    }
    if let Some(seat) = sealed.broken() {
        return Err(RecordErrorKind::OtherWord(seat));
    }
    if sealed.commitment() != *promised {
        return Err(RecordErrorKind::OtherTable);
    }
    Ok(())
}
