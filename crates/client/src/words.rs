//! Words for the luck, which are kept secret until the table has sealed all of them.

use std::collections::{HashMap, HashSet};

use ardri_core::Seat;
use ardri_core::fairness::Commitment;
use ardri_core::sealed::{Salt, WordSecret};
use ardri_wire::{LuckView, Snapshot, Stage, TableRequest};

/// A word that a seat has committed to.
#[derive(Debug)]
struct Kept {
    secret: WordSecret,
    /// What the table had promised about its seed by then.
    seed_commitment: String,
    /// The table's commitment for which the word was revealed. It is not revealed for another.
    sealed: Option<Commitment>,
}

/// The words of whoever sits here, at one table.
#[derive(Debug, Default)]
pub struct Words {
    /// By their hashes.
    kept: HashMap<[u8; 32], Kept>,
    /// The seats that were looked after before: what has come to them since is from elsewhere.
    known: HashSet<Seat>,
    /// Something was asked that nobody has typed.
    asking: bool,
    /// Whether it was said that the table does not keep its promise.
    warned: bool,
}

/// What is to be done about the luck.
#[derive(Debug)]
pub enum Due {
    /// Nothing.
    Nothing,
    /// To ask this.
    Ask(TableRequest),
    /// To say that words stay secret: the table does not keep its promise.
    Warn,
}

impl Words {
    /// What this table needs from whoever sits here: a commitment for each seat, and the words when all
    /// are sealed.
    ///
    /// # Errors
    /// The system has no random numbers.
    pub fn due(&mut self, table: &Snapshot<'_>) -> Result<Due, getrandom::Error> {
        let common = &table.current.common;
        let Some(luck) = common.luck.as_ref().filter(|_| common.stage == Stage::Open) else {
            return Ok(Due::Nothing);
        };
        let seats = (0..).map(Seat).zip(&table.current.own.seats);
        let own = seats.filter(|(_, seat)| seat.yours && seat.bot.is_none());
        for (seat, _) in own {
            let hash = luck.hashes.get(seat.index()).and_then(Option::as_ref);
            let due = match &luck.commitment {
                Some(sealed) => self.reveal(seat, hash, sealed, luck, table),
                None => self.commit_anew(seat, hash, table)?,
            };
            if !matches!(due, Due::Nothing) {
                self.asking = matches!(due, Due::Ask(_));
                return Ok(due);
            }
        }
        Ok(Due::Nothing)
    }

    /// Whether the last request was for the luck and not typed; it counts once.
    pub fn was_asking(&mut self) -> bool {
        std::mem::take(&mut self.asking)
    }

    /// Whether a seat here is committed to a word that somebody typed.
    #[must_use]
    pub fn has_own(&self, table: &Snapshot<'_>) -> bool {
        let luck = table.current.common.luck.iter();
        let mut hashes = luck.flat_map(|luck| luck.hashes.iter().flatten());
        hashes.any(|hash| self.kept.get(&hash.0).is_some_and(|kept| !kept.secret.word.is_empty()))
    }

    fn commit_anew(
        &mut self,
        seat: Seat,
        hash: Option<&Commitment>,
        table: &Snapshot<'_>,
    ) -> Result<Due, getrandom::Error> {
        let new = self.known.insert(seat);
        let kept = hash.is_some_and(|hash| self.kept.contains_key(&hash.0));
        // A word that another device has committed to meanwhile is that one's to reveal.
        if kept || hash.is_some() && !new {
            return Ok(Due::Nothing);
        }
        Ok(Due::Ask(self.commit(seat, String::new(), table)?))
    }

    /// Commits a seat to a word of one's own, or to an empty one: what nobody can guess is the salt.
    ///
    /// # Errors
    /// The system has no random numbers.
    pub fn commit(
        &mut self,
        seat: Seat,
        word: String,
        table: &Snapshot<'_>,
    ) -> Result<TableRequest, getrandom::Error> {
        let mut salt = [0; 32];
        getrandom::fill(&mut salt)?;
        let secret = WordSecret { salt: Salt(salt), word };
        let hash = secret.commitment(table.about.table.as_str(), seat);
        let seed_commitment = table.about.commitment.to_string();
        self.kept.insert(hash.0, Kept { secret, seed_commitment, sealed: None });
        Ok(TableRequest::CommitWord { seat, hash })
    }

    fn reveal(
        &mut self,
        seat: Seat,
        hash: Option<&Commitment>,
        sealed: &Commitment,
        luck: &LuckView,
        table: &Snapshot<'_>,
    ) -> Due {
        let Some(kept) = hash.and_then(|hash| self.kept.get_mut(&hash.0)) else {
            return Due::Nothing;
        };
        if luck.revealed.contains(seat) {
            return Due::Nothing;
        }
        let promised = kept.seed_commitment == table.about.commitment
            && table.due_commitment().as_ref() == Some(sealed)
            && kept.sealed.as_ref().is_none_or(|before| before == sealed);
        if !promised {
            return match std::mem::replace(&mut self.warned, true) {
                true => Due::Nothing,
                false => Due::Warn,
            };
        }
        kept.sealed = Some(sealed.clone());
        let WordSecret { salt, word } = kept.secret.clone();
        Due::Ask(TableRequest::RevealWord { seat, salt, word })
    }
}

#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
#[cfg(test)]
mod tests;
