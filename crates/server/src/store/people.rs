//! People: guests and accounts, their sessions, and whom they do not want to meet or hear.

use std::sync::atomic::Ordering;

use super::account::AccountChange;
use super::admin::{AdminChange, AuditRow};
use super::write::Write;
use super::{PersonId, Store, StoreError, TokenHash, ask, check_text};

/// How old the note of a session's last use may become, in milliseconds.
///
/// A visit then costs a write once a day, not with every request.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// How many codes for other devices somebody may have at the same time; the oldest goes.
pub(super) const MOST_HANDOVERS: i64 = 8;

/// Nobody's number, for somebody who has none yet.
pub(super) const NOBODY: PersonId = PersonId(0);

/// Someone who has come to the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their number.
    pub id: PersonId,
    /// What the others call them.
    pub name: String,
    /// Whether they have an account, with a name of their own and a password, or are a guest.
    pub account: bool,
}

/// A change of what is stored about people.
#[derive(Debug)]
pub enum Change {
    NewGuest {
        name: String,
        token: TokenHash,
        now: i64,
    },
    Rename {
        person: PersonId,
        name: String,
    },
    FolderLock {
        person: PersonId,
        name: String,
        password_hash: String,
    },
    AddSession {
        person: PersonId,
        token: TokenHash,
        now: i64,
    },
    SeeSession {
        token: TokenHash,
        now: i64,
    },
    EndSession {
        token: TokenHash,
    },
    /// A code for another device.
    Handover {
        person: PersonId,
        code: TokenHash,
        now: i64,
        until: i64,
    },
    /// A session by such a code.
    TakeOver {
        code: TokenHash,
        token: TokenHash,
        now: i64,
    },
    BlockKind {
        person: PersonId,
        how: BlockKind,
        other: PersonId,
        on: bool,
        met: bool,
    },
    Account(AccountChange),
    Admin(AdminChange),
    /// What an administrator does, with the note that it was done.
    Audited {
        change: Box<Change>,
        done: AuditRow,
    },
}

/// In which way someone is not wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockKind {
    /// They cannot come to one's tables.
    Block,
    /// They are not heard.
    Mute,
}

impl BlockKind {
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Block => "block",
            Self::Mute => "mute",
        }
    }
}

impl Store {
    /// Makes a guest, with a first session.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] if an account has the name or one that looks like it;
    /// [`StoreError::TokenTaken`] if the token is in use; and whatever the disk says.
    pub async fn new_guest(
        &self,
        name: &str,
        token: &TokenHash,
        now: i64,
    ) -> Result<Person, StoreError> {
        check_text(name)?;
        let change = Change::NewGuest { name: name.into(), token: token.clone(), now };
        let id = self.change(change).await?;
        Ok(Person { id: PersonId(id), name: name.into(), account: false })
    }

    /// Whose session a token belongs to; notes at most once a day that it was used.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if the person cannot be read; and whatever the disk says.
    pub async fn person_by_token(
        &self,
        token: &TokenHash,
        now: i64,
    ) -> Result<Option<Person>, StoreError> {
        let known = match self.known.session(token) {
            None => self.look_up_session(token).await?,
            known => known,
        };
        let Some((found, seen)) = known else { return Ok(None) };
        if now.saturating_sub(seen) >= self.unused.load(Ordering::Relaxed) {
            return Ok(None);
        }
        if now.saturating_sub(seen) >= DAY {
            let change = Change::SeeSession { token: token.clone(), now };
            if let Err(error) = self.change(change).await {
                // Nobody is turned away for want of this note.
                tracing::warn!(%error, "the use of a session could not be noted");
            }
        }
        Ok(Some(found))
    }

    async fn look_up_session(
        &self,
        token: &TokenHash,
    ) -> Result<Option<(Person, i64)>, StoreError> {
        let moment = self.known.moment();
        let found = ask!(self, session(token))?;
        if let Some(found) = &found {
            self.known.learn_session(moment, token, found.clone());
        }
        Ok(found)
    }

    /// Gives a guest or an account another name.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] if another account has it, or one that looks like it;
    /// [`StoreError::NoSuchPerson`]; and whatever the disk says.
    pub async fn rename(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        check_text(name)?;
        self.change(Change::Rename { person, name: name.into() }).await?;
        Ok(())
    }

    /// Makes an account of a guest, who keeps tables, sessions and number.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] if another account has the name, [`StoreError::HasAccount`] if this
    /// is one already, [`StoreError::NoSuchPerson`]; and whatever the disk says.
    pub async fn claim(
        &self,
        person: PersonId,
        name: &str,
        password_hash: &str,
    ) -> Result<(), StoreError> {
        check_text(name)?;
        check_text(password_hash)?;
        let (name, password_hash) = (name.into(), password_hash.into());
        self.change(Change::FolderLock { person, name, password_hash }).await?;
        Ok(())
    }

    /// The account of a name in any case of letters, with the hash of its password.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if it cannot be read; and whatever the disk says.
    pub async fn account(&self, name: &str) -> Result<Option<(Person, String)>, StoreError> {
        ask!(self, account(name))
    }

    /// Adds a session, for another device or after a login.
    ///
    /// # Errors
    /// [`StoreError::TokenTaken`] if the token is in use, [`StoreError::NoSuchPerson`]; and whatever
    /// the disk says.
    pub async fn add_session(
        &self,
        person: PersonId,
        token: &TokenHash,
        now: i64,
    ) -> Result<(), StoreError> {
        self.change(Change::AddSession { person, token: token.clone(), now }).await?;
        Ok(())
    }

    /// Keeps a code by which somebody goes on at another device, until then. Whatever ends the sessions
    /// of a person ends their codes as well.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`]; and whatever the disk says.
    pub async fn hand_over(
        &self,
        person: PersonId,
        code: &TokenHash,
        now: i64,
        until: i64,
    ) -> Result<(), StoreError> {
        self.change(Change::Handover { person, code: code.clone(), now, until }).await?;
        Ok(())
    }

    /// Adds a session by a code, which is good once; nobody if it is not.
    ///
    /// # Errors
    /// [`StoreError::TokenTaken`] if the token is in use, [`StoreError::Banned`]; and whatever the
    /// disk says.
    pub async fn take_over(
        &self,
        code: &TokenHash,
        token: &TokenHash,
        now: i64,
    ) -> Result<Option<Person>, StoreError> {
        let change = Change::TakeOver { code: code.clone(), token: token.clone(), now };
        match self.change(change).await? {
            0 => Ok(None),
            person => self.person(PersonId(person)).await,
        }
    }

    /// Ends a session, if there is one of this token.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn end_session(&self, token: &TokenHash) -> Result<(), StoreError> {
        self.change(Change::EndSession { token: token.clone() }).await?;
        Ok(())
    }

    /// Blocks someone for a person, or lets them be met again.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`] if one of them is not known; and whatever the disk says.
    pub async fn block(
        &self,
        person: PersonId,
        other: PersonId,
        on: bool,
    ) -> Result<(), StoreError> {
        self.shun(person, BlockKind::Block, other, on, true).await
    }

    /// Whom a person has blocked, in the order of their names.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if someone cannot be read; and whatever the disk says.
    pub async fn blocked(&self, person: PersonId) -> Result<Vec<Person>, StoreError> {
        if let Some(blocked) = self.known.blocked(person) {
            return Ok(blocked);
        }
        let moment = self.known.moment();
        let blocked = self.shunned(person, BlockKind::Block).await?;
        self.known.learn_blocked(moment, person, blocked.clone());
        Ok(blocked)
    }

    /// Mutes someone for a person, or lets them be heard again.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`] if one of them is not known; and whatever the disk says.
    pub async fn mute(
        &self,
        person: PersonId,
        other: PersonId,
        on: bool,
    ) -> Result<(), StoreError> {
        self.shun(person, BlockKind::Mute, other, on, true).await
    }

    /// Whom a person has muted, in the order of their names.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if someone cannot be read; and whatever the disk says.
    pub async fn muted(&self, person: PersonId) -> Result<Vec<Person>, StoreError> {
        if let Some(muted) = self.known.muted(person) {
            return Ok(muted);
        }
        let moment = self.known.moment();
        let muted = self.shunned(person, BlockKind::Mute).await?;
        self.known.learn_muted(moment, person, muted.clone());
        Ok(muted)
    }

    /// Blocks or mutes someone, or takes that back; lists name them only if the two have met.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`] if one of them is not known; and whatever the disk says.
    pub async fn shun(
        &self,
        person: PersonId,
        how: BlockKind,
        other: PersonId,
        on: bool,
        met: bool,
    ) -> Result<(), StoreError> {
        self.change(Change::BlockKind { person, how, other, on, met }).await?;
        Ok(())
    }

    /// Whom a person has blocked or muted and can have met, in the order of their names.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if someone cannot be read; and whatever the disk says.
    pub async fn met(&self, by: PersonId, how: BlockKind) -> Result<Vec<Person>, StoreError> {
        self.shunned_of(by, how, true).await
    }

    /// The person of a number.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if they cannot be read; and whatever the disk says.
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        ask!(self, person(id))
    }

    /// Whom a person has blocked or muted, whether or not they have met.
    pub(crate) async fn shunned(
        &self,
        by: PersonId,
        how: BlockKind,
    ) -> Result<Vec<Person>, StoreError> {
        self.shunned_of(by, how, false).await
    }

    async fn shunned_of(
        &self,
        by: PersonId,
        how: BlockKind,
        met: bool,
    ) -> Result<Vec<Person>, StoreError> {
        ask!(self, shunned_of(by, how, met))
    }

    pub(super) async fn change(&self, change: Change) -> Result<i64, StoreError> {
        self.write(Write::Change(change)).await
    }
}
