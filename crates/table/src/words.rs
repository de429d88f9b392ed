//! The words of the seats on their way into the luck: committed to by hash, sealed when the game is to
//! begin, then revealed. `docs/fairness.md` says why in this order.

use ardri_bots::Persona;
use ardri_core::fairness::{Commitment, Fairness, Fate, LONGEST_WORD, Seed};
use ardri_core::sealed::{Salt, Sealed, SeatWord, WordSecret};
use ardri_core::{Message, Player, Seat, SeatSet};
use ardri_wire::{Instant, LuckView, PersonId, Stage};

use crate::entry::{Guest, TableEvent};
use crate::error::EntryError;
use crate::participant::Participant;
use crate::refusals::Refusal;
use crate::request::Happened;
use crate::table::{Sitter, Table};

/// How long words are waited for once they are sealed, in milliseconds.
pub const REVEAL_TIME: i64 = 30_000;

/// The word of a seat.
#[derive(Clone, Debug, Default)]
enum Word {
    #[default]
    None,
    /// Its hash alone is known.
    Committed(Commitment),
    Revealed(Commitment, WordSecret),
}

/// The words of all seats.
#[derive(Clone, Debug)]
pub(crate) struct Words {
    seats: Vec<Word>,
    /// Words in the clear, of logs from before there were hashes. They count in the games that began so.
    clear: Vec<String>,
    /// What the table has committed itself to, and since when it waits for words.
    sealed: Option<(Commitment, Instant)>,
    /// How the draws can be checked, once there are any.
    fairness: Option<Fairness>,
}

impl Words {
    pub(crate) fn new(seats: u8) -> Self {
        let seats = usize::from(seats);
        Self {
            seats: vec![Word::None; seats],
            clear: vec![String::new(); seats],
            sealed: None,
            fairness: None,
        }
    }

    /// Somebody else sits there now, or nobody: a word goes with whoever has committed to it.
    pub(crate) fn forget(&mut self, seat: Seat) {
        if let Some(word) = self.seats.get_mut(seat.index()) {
            *word = Word::None;
        }
        if let Some(word) = self.clear.get_mut(seat.index()) {
            word.clear();
        }
    }

    /// Takes in a word that was given in the clear.
    pub(crate) fn add_clear(&mut self, seat: Seat, word: &str) {
        if let Some(known) = self.clear.get_mut(seat.index()) {
            *known = word.into();
        }
    }

    /// Begins a game as those of an older time began, with words in the clear.
    pub(crate) fn begin_plain(&mut self, seed: &Seed) -> Fate {
        self.fairness = Some(Fairness::plain(seed, self.clear.clone()));
        Fate::new(seed, &self.clear)
    }

    /// Whether nothing can change any more before the game begins.
    pub(crate) fn is_sealed(&self) -> bool {
        self.sealed.is_some()
    }

    /// The seats whose words are still to be revealed.
    pub(crate) fn due(&self) -> SeatSet {
        let seats = (0..).map(Seat).zip(&self.seats);
        let due = seats.filter(|(_, word)| matches!(word, Word::Committed(_)));
        due.map(|(seat, _)| seat).collect()
    }

    /// Until when words are waited for.
    pub(crate) fn until(&self) -> Option<Instant> {
        self.sealed.as_ref().map(|(_, since)| since + REVEAL_TIME)
    }

    /// The server was away: everybody gets the whole time again.
    pub(crate) fn wake(&mut self, now: Instant) {
        if let Some((_, since)) = &mut self.sealed {
            *since = now;
        }
    }

    /// Some time has passed without the server: it does not count.
    pub(crate) fn give_back(&mut self, lost: i64) {
        if let Some((_, since)) = &mut self.sealed {
            *since = since.saturating_add(lost);
        }
    }

    /// Whether a seat has added a word, or is about to.
    pub(crate) fn has(&self, seat: Seat) -> bool {
        let begun = self.fairness.as_ref();
        match begun.filter(|fairness| fairness.sealed.is_none()) {
            Some(plain) => {
                plain.contributions.get(seat.index()).is_some_and(|word| !word.is_empty())
            }
            None => matches!(
                self.seats.get(seat.index()),
                Some(Word::Committed(_) | Word::Revealed(..))
            ),
        }
    }

    /// The words themselves, for the end.
    pub(crate) fn texts(&self) -> Vec<String> {
        match self.fairness.as_ref().and_then(|fairness| fairness.sealed.as_ref()) {
            Some(sealed) => sealed.words.iter().map(|word| word.text().into()).collect(),
            None => self.clear.clone(),
        }
    }

    /// What everyone may know before the game begins.
    pub(crate) fn view(&self) -> LuckView {
        let hash = |word: &Word| match word {
            Word::None => None,
            Word::Committed(hash) | Word::Revealed(hash, _) => Some(hash.clone()),
        };
        let seats = (0..).map(Seat).zip(&self.seats);
        let revealed = seats.filter(|(_, word)| matches!(word, Word::Revealed(..)));
        LuckView {
            hashes: self.seats.iter().map(hash).collect(),
            commitment: self.sealed.as_ref().map(|(commitment, _)| commitment.clone()),
            revealed: revealed.map(|(seat, _)| seat).collect(),
            until: self.until(),
        }
    }
}

impl Table {
    /// The words as they stand, with what else the table's commitment is made of. Before the end of the
    /// waiting, a word that is not yet revealed counts as withheld.
    fn sealed_words(&self) -> Sealed {
        let word = |(sitter, word): (&Sitter, &Word)| match (sitter, word) {
            (Sitter::Bot { instead_of: None, .. }, _) => SeatWord::Bot {},
            (_, Word::None) => SeatWord::None {},
            (_, Word::Committed(commitment)) => {
                SeatWord::Withheld { commitment: commitment.clone() }
            }
            (_, Word::Revealed(commitment, secret)) => {
                SeatWord::told(commitment.clone(), secret.clone())
            }
        };
        Sealed {
            table: self.id.to_string(),
            seed_commitment: self.setup.seed.commitment(),
            words: self.sitters.iter().zip(&self.words.seats).map(word).collect(),
        }
    }

    /// How the draws of this table can be checked.
    pub(crate) fn fairness(&self) -> Fairness {
        let open = || Fairness::plain(&self.setup.seed, self.words.clear.clone());
        self.words.fairness.clone().unwrap_or_else(open)
    }

    /// What the table has committed itself to, words and all, once its game has begun.
    pub(crate) fn table_commitment(&self) -> Option<Commitment> {
        let fairness = self.words.fairness.as_ref()?;
        fairness.sealed.is_some().then(|| fairness.commitment.clone())
    }

    /// What begins the game: the words are sealed if there are any, otherwise it begins at once.
    pub(crate) fn starts(&self) -> TableEvent {
        match self.words.due() {
            SeatSet::EMPTY => self.begins(),
            _ => TableEvent::Sealed { commitment: self.sealed_words().commitment() },
        }
    }

    fn begins(&self) -> TableEvent {
        let commitment = self.sealed_words().commitment();
        TableEvent::Begun { commitment, withheld: self.words.due() }
    }

    /// Begins the game if it waits for nobody any more; chance has not acted then.
    pub(crate) fn begin_if_due(&mut self, now: Instant) -> Result<Option<Happened>, Refusal> {
        let Some(until) = self.words.until() else { return Ok(None) };
        if !self.words.due().is_empty() && now < until {
            return Ok(None);
        }
        let begins = self.begins();
        self.take_in(begins, now).map(Some)
    }

    /// Whether somebody may commit a seat to a word: as long as they may leave it.
    pub(crate) fn check_word(&self, who: &Guest, seat: Seat) -> Result<(), Refusal> {
        self.check_open()?;
        self.check_own(who, seat)
    }

    /// The reveal of a word, if it is due and fits.
    pub(crate) fn reveal(
        &self,
        who: &Guest,
        seat: Seat,
        salt: &Salt,
        word: &str,
    ) -> Result<TableEvent, Refusal> {
        self.check_stage(Stage::Open)?;
        self.check_own(who, seat)?;
        if !self.words.is_sealed() {
            return Err(Refusal::TooEarly);
        }
        if word.len() > LONGEST_WORD {
            let words = Message::new("refused-table-word-length");
            return Err(Refusal::BadText(words.with("most", LONGEST_WORD)));
        }
        let Some(Word::Committed(hash)) = self.words.seats.get(seat.index()) else {
            return Err(Refusal::NoWordDue);
        };
        let secret = WordSecret { salt: salt.clone(), word: word.into() };
        if secret.commitment(self.id.as_str(), seat) != *hash {
            return Err(Refusal::OtherWord);
        }
        Ok(TableEvent::WordRevealed { seat, salt: secret.salt, word: secret.word })
    }

    /// Takes in what a log says of words. That who did it was allowed to was found out before it was
    /// written; that the hashes fit is checked whenever it is read.
    pub(crate) fn change_words(
        &mut self,
        event: &TableEvent,
        at: Instant,
    ) -> Result<(), EntryError> {
        let wrong = || EntryError::from(Message::new("refused-log-words"));
        match event {
            TableEvent::WordCommitted { seat, hash } if !self.words.is_sealed() => {
                let word = self.words.seats.get_mut(seat.index()).ok_or_else(wrong)?;
                *word = Word::Committed(hash.clone());
            }
            TableEvent::Sealed { commitment } if !self.words.is_sealed() => {
                if self.sealed_words().commitment() != *commitment {
                    return Err(wrong());
                }
                self.words.sealed = Some((commitment.clone(), at));
            }
            TableEvent::WordRevealed { seat, salt, word } if self.words.is_sealed() => {
                let secret = WordSecret { salt: salt.clone(), word: word.clone() };
                let fits = secret.commitment(self.id.as_str(), *seat);
                match self.words.seats.get_mut(seat.index()) {
                    Some(word @ Word::Committed(_)) => match word {
                        Word::Committed(hash) if *hash == fits => {
                            *word = Word::Revealed(fits, secret);
                        }
                        _ => return Err(wrong()),
                    },
                    _ => return Err(wrong()),
                }
            }
            TableEvent::Begun { commitment, withheld } => {
                let sealed = self.sealed_words();
                let due = self.words.due();
                // What is sealed stays as it is, so this is the same commitment as then.
                if sealed.commitment() != *commitment
                    || due != *withheld
                    || !(self.words.is_sealed() || due.is_empty())
                {
                    return Err(wrong());
                }
                let fairness = Fairness::sealed(&self.setup.seed, sealed);
                self.fate = fairness.fate();
                self.words.fairness = Some(fairness);
                self.words.sealed = None;
                self.stage = Stage::Playing;
            }
            _ => return Err(wrong()),
        }
        Ok(())
    }
}

/// The entries after its setup by which a table stands at the beginning of a game that was written down
/// with its seed: these people and bots, and their words.
#[must_use]
pub fn opening(players: &[Player], fairness: &Fairness, person: PersonId) -> Vec<TableEvent> {
    let seats = || (0..).map(Seat).zip(players);
    let guest = |name: &String| Participant { person, name: name.clone(), guest: false };
    let sits = |(seat, player): (Seat, &Player)| match (&player.bot, &player.instead_of) {
        (Some(level), None) => {
            let persona = Persona::all().iter().find(|persona| persona.is_called(&player.name));
            let persona = persona.map(|persona| persona.id.into());
            TableEvent::BotSat { seat, level: level.clone(), persona }
        }
        (_, name) => TableEvent::Sat { seat, who: guest(name.as_ref().unwrap_or(&player.name)) },
    };
    let mut events: Vec<TableEvent> = seats().map(sits).collect();
    match &fairness.sealed {
        None => {
            let words = (0..).map(Seat).zip(&fairness.contributions);
            let given = words.filter(|(_, word)| !word.is_empty());
            events.extend(given.map(|(seat, word)| TableEvent::Word { seat, word: word.clone() }));
            events.push(TableEvent::Started);
        }
        Some(sealed) => {
            let words = || (0..).map(Seat).zip(&sealed.words);
            events.extend(words().filter_map(|(seat, word)| {
                let hash = word.commitment()?.clone();
                Some(TableEvent::WordCommitted { seat, hash })
            }));
            let commitment = &fairness.commitment;
            if words().any(|(_, word)| word.commitment().is_some()) {
                events.push(TableEvent::Sealed { commitment: commitment.clone() });
            }
            events.extend(words().filter_map(|(seat, word)| match word.clone() {
                SeatWord::Word { salt, word, .. } => {
                    Some(TableEvent::WordRevealed { seat, salt, word })
                }
                _ => None,
            }));
            let withheld = words().filter(|(_, word)| matches!(word, SeatWord::Withheld { .. }));
            let withheld = withheld.map(|(seat, _)| seat).collect();
            events.push(TableEvent::Begun { commitment: commitment.clone(), withheld });
        }
    }
    let took = |(seat, player): (Seat, &Player)| {
        player.instead_of.as_ref()?;
        let level = player.bot.clone()?;
        Some(TableEvent::BotTook { seat, level, late: false })
    };
    events.extend(seats().filter_map(took));
    events
}
