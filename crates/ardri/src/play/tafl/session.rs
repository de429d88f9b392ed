//! One game at one terminal: what has been done so far, by whom, and how it is taken back.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use ardri_core::fairness::{Fairness, Fate, Seed};
use ardri_core::replay::{do_entry, lay_out, replay};
use ardri_core::{ActionError, Actor, Entry, Game, Player, RESIGN, Record, Seat, Turn};
use ardri_tafl::{Action, Board, Event, Move, Options, Refusal, Side, Square, Tafl, WrittenMove};

use super::events::squares_list;
use crate::play::files::Saveable;
use crate::play::session::{in_action, known_bots};
use crate::speech::{denied, refused, say, told, unplayable};

/// One thing that was done, and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Told {
    /// As records have it.
    pub(crate) entry: Entry,
    /// As tafl players write it, with captures.
    pub(crate) notation: String,
    /// The side of the seat that did it; chance has none.
    pub(crate) side: Option<Side>,
    /// The set that it belongs to, counted from 1.
    pub(crate) set: u8,
    /// Which move of the set it is, counted from 1; `None` for what is not a move.
    pub(crate) number: Option<u32>,
    /// What happened.
    pub(crate) events: Vec<Event>,
}

/// A game from its start to now.
#[derive(Clone, Debug)]
pub(crate) struct Session<B: Board> {
    players: Vec<Player>,
    about: BTreeMap<String, String>,
    fairness: Option<Fairness>,
    start: Tafl<B>,
    game: Tafl<B>,
    log: Vec<Told>,
    /// Something was done since the game was last saved.
    changed: bool,
    /// The file that the game was saved to or read from last.
    pub(crate) file: Option<PathBuf>,
}

impl<B: Board> Session<B> {
    /// Lays out a game. If lots are due, they are drawn from `secret`.
    ///
    /// # Errors
    /// Says in a sentence why the game cannot be played.
    pub(crate) fn new(
        options: &Options<B>,
        players: Vec<Player>,
        secret: &Seed,
    ) -> Result<Self, String> {
        let start = Tafl::new(options, 2).map_err(|error| unplayable(&error))?;
        let mut session = Self {
            players,
            about: BTreeMap::new(),
            // A game without lots has nothing to hide, but its record can be verified all the same.
            fairness: Some(Fairness {
                commitment: secret.commitment(),
                seed: Some(secret.clone()),
                contributions: vec![String::new(); 2],
            }),
            game: start.clone(),
            start,
            log: Vec::new(),
            changed: false,
            file: None,
        };
        session.draw_lots(secret)?;
        Ok(session)
    }

    /// A new game with the same rules and players.
    ///
    /// # Errors
    /// Says in a sentence why the game cannot be played.
    pub(crate) fn again(&self, secret: &Seed) -> Result<Self, String> {
        Self::new(self.game.options(), self.players.clone(), secret)
    }

    /// Goes on with a game that was written down. If lots are due and nobody has committed to a
    /// secret for them yet, they are drawn from `secret`.
    ///
    /// # Errors
    /// Says what is wrong with the record and, where it can, in which action.
    pub(crate) fn resume(record: &Record, secret: &Seed) -> Result<Self, String> {
        known_bots(record)?;
        let start = lay_out(record).map_err(|flaw| told(&flaw.message()))?;
        // Checks the result that the record names, too.
        replay::<Tafl<B>>(record, |_| ()).map_err(|flaw| told(&flaw.message()))?;
        let mut session = Self {
            players: record.seats.clone(),
            about: record.about.clone(),
            fairness: record.fairness.clone(),
            game: Tafl::clone(&start),
            start,
            log: Vec::new(),
            changed: false,
            file: None,
        };
        for (number, entry) in (1..).zip(&record.actions) {
            session.act(entry.clone()).map_err(|reason| in_action(number, &reason))?;
        }
        session.changed = false;
        match session.fairness.clone() {
            None => session.draw_lots(secret)?,
            Some(Fairness { seed: Some(seed), .. }) => session.draw_lots(&seed)?,
            Some(_) if session.game.turn() == Turn::Chance => {
                return Err(say!("terminal-error-no-seed"));
            }
            Some(_) => {}
        }
        Ok(session)
    }

    /// Lots come first, so after them a local game has no secret left and the record may show it.
    fn draw_lots(&mut self, secret: &Seed) -> Result<(), String> {
        let Some(draw) = self.game.draw() else { return Ok(()) };
        let fairness = self.fairness.get_or_insert_with(|| Fairness {
            commitment: secret.commitment(),
            seed: Some(secret.clone()),
            contributions: vec![String::new(); 2],
        });
        if secret.commitment() != fairness.commitment {
            return Err(say!("terminal-error-seed"));
        }
        let drawn = Fate::new(secret, &fairness.contributions).draw(&draw);
        let action = self.game.fated(&drawn).ok_or_else(|| say!("terminal-error-seed"))?;
        self.act(Entry { by: Actor::Chance, action: action.to_string() })?;
        // Nobody would miss a game in which nobody has moved.
        self.changed = false;
        Ok(())
    }

    /// Does one thing and tells what came of it.
    fn act(&mut self, entry: Entry) -> Result<&Told, String> {
        let (set, moves) = (self.game.set(), self.game.moves());
        let side = match entry.by {
            Actor::Seat(seat) => self.side_of(seat),
            Actor::Chance => None,
        };
        let events = repeat(&mut self.game, &entry)?;
        let is_move = events.iter().any(|event| matches!(event, Event::Moved { .. }));
        self.changed = true;
        self.log.push(Told {
            notation: notation(&entry, &events),
            side,
            set,
            number: is_move.then_some(moves + 1),
            entry,
            events,
        });
        self.log.last().ok_or_else(String::new)
    }

    /// Makes a move for the seat whose turn it is.
    ///
    /// # Errors
    /// Says why the rules refuse it, or which captures are written wrongly.
    pub(crate) fn play(&mut self, written: &WrittenMove) -> Result<&Told, String> {
        let Turn::Seat(seat) = self.game.turn() else { return Err(say!("tafl-prompt-over")) };
        self.check_captures(written)?;
        self.act(Entry { by: Actor::Seat(seat), action: Action::Move(written.mv).to_string() })
    }

    /// Captures may be left out, but those that are written must be those that are made.
    fn check_captures(&self, written: &WrittenMove) -> Result<(), String> {
        let mv = written.mv;
        let rules = self.game.options().rules();
        let played = self
            .game
            .position()
            .play(rules, mv)
            .map_err(|error| refused::<Tafl<B>>(&ActionError::Rule(Refusal::Move(error))))?;
        if written.captured.is_empty() || played.agrees_with(written) {
            return Ok(());
        }
        let made: Vec<_> = played.captured().collect();
        let right = WrittenMove { mv, captured: made.clone() };
        Err(say!(
            "terminal-tafl-captures",
            "move" => mv.to_string(), "made" => made.len(), "captured" => squares_list(&made),
            "written" => squares_list(&written.captured), "right" => right.to_string()
        ))
    }

    /// Gives the set up for a seat.
    ///
    /// # Errors
    /// Says why it cannot be given up.
    pub(crate) fn resign(&mut self, seat: Seat) -> Result<&Told, String> {
        self.act(Entry { by: Actor::Seat(seat), action: RESIGN.into() })
    }

    /// Takes back the last thing that a person did, and whatever bots did since. The drawing of
    /// lots is never taken back.
    ///
    /// # Errors
    /// There is nothing to take back.
    pub(crate) fn undo(&mut self) -> Result<Vec<Told>, String> {
        let by_person =
            |told: &Told| matches!(told.entry.by, Actor::Seat(seat) if !self.is_bot(seat));
        let keep = self.log.iter().rposition(by_person);
        let keep = keep.ok_or_else(|| say!("terminal-tafl-no-undo"))?;
        if self.log[keep..].iter().any(|told| told.entry.by == Actor::Chance) {
            return Err(say!("terminal-tafl-no-undo-lots"));
        }
        let mut game = self.start.clone();
        for told in &self.log[..keep] {
            repeat(&mut game, &told.entry)?;
        }
        self.game = game;
        self.changed = true;
        Ok(self.log.split_off(keep))
    }

    /// The game as it stands.
    pub(crate) fn game(&self) -> &Tafl<B> {
        &self.game
    }

    /// What was done so far.
    pub(crate) fn log(&self) -> &[Told] {
        &self.log
    }

    /// Who sits at the board, in seat order.
    pub(crate) fn players(&self) -> &[Player] {
        &self.players
    }

    /// The commitment to the seed of the lots, if there are any.
    pub(crate) fn fairness(&self) -> Option<&Fairness> {
        self.fairness.as_ref()
    }

    /// Whether a bot sits there.
    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(|player| player.bot.is_some())
    }

    /// The bot whose turn it is, if it is a bot's.
    pub(crate) fn bot_to_move(&self) -> Option<Seat> {
        self.seat_to_move().filter(|seat| self.is_bot(*seat))
    }

    /// The seat whose turn it is; nobody's after the end.
    pub(crate) fn seat_to_move(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// The only person at the board, when everybody else is a bot.
    pub(crate) fn lone_person(&self) -> Option<Seat> {
        let mut people = Seat::all(2).filter(|seat| !self.is_bot(*seat));
        people.next().filter(|_| people.next().is_none())
    }

    /// Who would resign now: the lone person, or the person whose turn it is.
    pub(crate) fn resigner(&self) -> Option<Seat> {
        let on_turn = self.seat_to_move()?;
        self.lone_person().or(Some(on_turn).filter(|seat| !self.is_bot(*seat)))
    }

    /// The side that a seat plays in the present set.
    pub(crate) fn side_of(&self, seat: Seat) -> Option<Side> {
        [Side::Vikings, Side::Celts].into_iter().find(|side| self.game.seat_of(*side) == Some(seat))
    }

    /// Where the piece on a square may go; nowhere if it is not its side's turn.
    pub(crate) fn targets(&self, from: Square) -> Vec<Square> {
        if self.is_over() {
            return Vec::new();
        }
        let moves = self.game.position().moves(self.game.options().rules());
        moves.filter(|mv| mv.from == from).map(|mv| mv.to).collect()
    }

    /// Whether the move would bring a position about for the third time, and so lose at once.
    pub(crate) fn loses_by_repetition(&self, mv: Move) -> bool {
        self.game.losing_repetitions().contains(&mv)
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    /// Whether two sets are played.
    pub(crate) fn two_sets(&self) -> bool {
        self.game.options().two_sets
    }

    /// Whether something would be lost by leaving now.
    pub(crate) fn is_unsaved(&self) -> bool {
        self.changed
    }
}

impl<B: Board> Saveable for Session<B> {
    fn record(&self) -> Record {
        let options = serde_json::to_value(self.game.options()).unwrap_or_default();
        let mut record = Record::new(B::NAME, options, self.players.clone());
        record.about.clone_from(&self.about);
        record.fairness.clone_from(&self.fairness);
        record.actions = self.log.iter().map(|told| told.entry.clone()).collect();
        record.result = self.game.outcome();
        record
    }

    fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    fn saved_to(&mut self, file: PathBuf) {
        self.file = Some(file);
        self.changed = false;
    }
}

/// Does what an entry says.
fn repeat<B: Board>(game: &mut Tafl<B>, entry: &Entry) -> Result<Vec<Event>, String> {
    do_entry(game, entry.by, &entry.action)
        .map_err(|error| denied(&error.message::<Tafl<B>>(), error.rule::<Tafl<B>>()))
}

/// The entry as tafl players write it: a move with its captures.
fn notation(entry: &Entry, events: &[Event]) -> String {
    let mv = events.iter().find_map(|event| match event {
        Event::Moved { mv, .. } => Some(*mv),
        _ => None,
    });
    let captured = events.iter().find_map(|event| match event {
        Event::Captured { squares, .. } => Some(squares.clone()),
        _ => None,
    });
    mv.map_or_else(
        || entry.action.clone(),
        |mv| WrittenMove { mv, captured: captured.unwrap_or_default() }.to_string(),
    )
}

#[cfg(test)]
mod tests;
