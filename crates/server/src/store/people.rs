//! People: guests and accounts, their sessions, and whom they do not want to meet or hear.

use std::sync::atomic::Ordering;

use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;

use super::account::AccountChange;
use super::admin::{AdminChange, AuditRow, note};
use super::database::column;
use super::writer::Write;
use super::{PersonId, Store, StoreError, TokenHash, check_text};
use crate::names::{key, looks};

/// How old the note of a session's last use may become, in milliseconds.
///
/// A visit then costs a write once a day, not with every request.
const DAY: i64 = 24 * 60 * 60 * 1000;
/// How many codes for other devices somebody may have at the same time; the oldest goes.
const MOST_HANDOVERS: i64 = 8;

/// Nobody's number, for somebody who has none yet.
const NOBODY: PersonId = PersonId(0);

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
    fn word(self) -> &'static str {
        match self {
            Self::Block => "block",
            Self::Mute => "mute",
        }
    }
}

impl Change {
    /// Makes the change; the number is that of a new guest or of whoever is taken over, which is 0
    /// if the code was not good, and means nothing otherwise.
    pub async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        match self {
            Self::NewGuest { name, token, now } => {
                check_twin(connection, NOBODY, name).await?;
                let guest = sqlx::query("INSERT INTO person (name, created) VALUES (?1, ?2)")
                    .bind(name)
                    .bind(now)
                    .execute(&mut *connection)
                    .await?
                    .last_insert_rowid();
                add_session(connection, PersonId(guest), token, *now).await?;
                Ok(guest)
            }
            Self::Rename { person, name } => {
                check_twin(connection, *person, name).await?;
                let renamed = sqlx::query(
                    "UPDATE person SET name = ?2, key = iif(key IS NULL, NULL, ?3),
                     looks = iif(key IS NULL, NULL, ?4) WHERE id = ?1 AND gone IS NULL",
                )
                .bind(person.0)
                .bind(name)
                .bind(key(name))
                .bind(looks(name))
                .execute(connection)
                .await?;
                if renamed.rows_affected() == 0 { Err(StoreError::NoSuchPerson) } else { Ok(0) }
            }
            Self::FolderLock { person, name, password_hash } => {
                claim(connection, *person, name, password_hash).await
            }
            Self::AddSession { person, token, now } => {
                add_session(connection, *person, token, *now).await
            }
            Self::SeeSession { token, now } => {
                sqlx::query("UPDATE session SET seen = max(seen, ?2) WHERE token = ?1")
                    .bind(&token.0[..])
                    .bind(now)
                    .execute(connection)
                    .await?;
                Ok(0)
            }
            Self::EndSession { token } => {
                sqlx::query("DELETE FROM session WHERE token = ?1")
                    .bind(&token.0[..])
                    .execute(connection)
                    .await?;
                Ok(0)
            }
            Self::Handover { person, code, now, until } => {
                hand_over(connection, *person, code, *now, *until).await
            }
            Self::TakeOver { code, token, now } => take_over(connection, code, token, *now).await,
            Self::BlockKind { person, how, other, on, met } => {
                let statement = if *on {
                    "INSERT INTO shunned (person, how, other, met) VALUES (?1, ?2, ?3, ?4)
                     ON CONFLICT DO UPDATE SET met = max(met, excluded.met)"
                } else {
                    "DELETE FROM shunned WHERE person = ?1 AND how = ?2 AND other = ?3"
                };
                let query = sqlx::query(statement).bind(person.0).bind(how.word()).bind(other.0);
                if *on { query.bind(met) } else { query }.execute(connection).await?;
                Ok(0)
            }
            Self::Account(change) => change.apply(connection).await,
            Self::Admin(change) => change.apply(connection).await,
            Self::Audited { change, done } => {
                let answer = Box::pin(change.apply(&mut *connection)).await?;
                note(connection, done).await?;
                Ok(answer)
            }
        }
    }
}

async fn claim(
    connection: &mut SqliteConnection,
    person: PersonId,
    name: &str,
    password_hash: &str,
) -> Result<i64, StoreError> {
    check_twin(connection, person, name).await?;
    let claimed = sqlx::query(
        "UPDATE person SET name = ?2, key = ?3, looks = ?4, password = ?5
         WHERE id = ?1 AND key IS NULL AND gone IS NULL",
    )
    .bind(person.0)
    .bind(name)
    .bind(key(name))
    .bind(looks(name))
    .bind(password_hash)
    .execute(&mut *connection)
    .await?;
    if claimed.rows_affected() > 0 {
        return Ok(0);
    }
    let known = sqlx::query("SELECT 1 FROM person WHERE id = ?1")
        .bind(person.0)
        .fetch_optional(connection)
        .await?;
    Err(if known.is_some() { StoreError::HasAccount } else { StoreError::NoSuchPerson })
}

/// Refuses a name that is that of another account or looks like it, also for guests. Guests may share
/// theirs.
async fn check_twin(
    connection: &mut SqliteConnection,
    person: PersonId,
    name: &str,
) -> Result<(), StoreError> {
    let row = sqlx::query(
        "SELECT EXISTS (SELECT 1 FROM person WHERE (looks = ?2 OR key = ?3) AND id <> ?1)",
    )
    .bind(person.0)
    .bind(looks(name))
    .bind(key(name))
    .fetch_one(connection)
    .await?;
    if column::<i64>(&row, 0)? == 0 { Ok(()) } else { Err(StoreError::NameTaken) }
}

async fn add_session(
    connection: &mut SqliteConnection,
    person: PersonId,
    token: &TokenHash,
    now: i64,
) -> Result<i64, StoreError> {
    let row = sqlx::query("SELECT banned IS NOT NULL FROM person WHERE id = ?1 AND gone IS NULL")
        .bind(person.0)
        .fetch_optional(&mut *connection)
        .await?;
    if column::<i64>(&row.ok_or(StoreError::NoSuchPerson)?, 0)? != 0 {
        return Err(StoreError::Banned);
    }
    sqlx::query("INSERT INTO session (token, person, created, seen) VALUES (?1, ?2, ?3, ?3)")
        .bind(&token.0[..])
        .bind(person.0)
        .bind(now)
        .execute(connection)
        .await?;
    Ok(0)
}

async fn hand_over(
    connection: &mut SqliteConnection,
    person: PersonId,
    code: &TokenHash,
    now: i64,
    until: i64,
) -> Result<i64, StoreError> {
    sqlx::query(
        "DELETE FROM handover WHERE until <= ?2 OR person = ?1 AND code NOT IN (
             SELECT code FROM handover WHERE person = ?1 ORDER BY until DESC LIMIT ?3)",
    )
    .bind(person.0)
    .bind(now)
    .bind(MOST_HANDOVERS - 1)
    .execute(&mut *connection)
    .await?;
    // Two codes of one moment are still one after the other, so that the older one goes first.
    sqlx::query(
        "INSERT INTO handover (code, person, until) VALUES (?1, ?2, MAX(?3, COALESCE(
             (SELECT MAX(until) + 1 FROM handover WHERE person = ?2), 0)))",
    )
    .bind(&code.0[..])
    .bind(person.0)
    .bind(until)
    .execute(connection)
    .await?;
    Ok(0)
}

async fn take_over(
    connection: &mut SqliteConnection,
    code: &TokenHash,
    token: &TokenHash,
    now: i64,
) -> Result<i64, StoreError> {
    let row = sqlx::query("DELETE FROM handover WHERE code = ?1 RETURNING person, until")
        .bind(&code.0[..])
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = row else { return Ok(0) };
    let (person, until): (i64, i64) = (column(&row, 0)?, column(&row, 1)?);
    if until <= now {
        return Ok(0);
    }
    add_session(connection, PersonId(person), token, now).await?;
    Ok(person)
}

/// Reads a person from the columns `id`, `name` and `key IS NOT NULL`.
fn person(row: &SqliteRow) -> Result<Person, StoreError> {
    Ok(Person { id: PersonId(column(row, 0)?), name: column(row, 1)?, account: column(row, 2)? })
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
        let row = sqlx::query(
            "SELECT person.id, person.name, person.key IS NOT NULL, session.seen
             FROM session JOIN person ON person.id = session.person WHERE session.token = ?1",
        )
        .bind(&token.0[..])
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let found = (person(&row)?, column(&row, 3)?);
        self.known.learn_session(moment, token, found.clone());
        Ok(Some(found))
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
        let row =
            // Accounts of before have keys of names that were not brought into one form.
            sqlx::query(
                "SELECT id, name, key IS NOT NULL, password FROM person WHERE key IN (?1, ?2)
                 ORDER BY key = ?1 DESC LIMIT 1",
            )
            .bind(name.to_lowercase())
            .bind(key(name))
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| Ok((person(&row)?, column(&row, 3)?))).transpose()
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
        let row = sqlx::query(
            "SELECT id, name, key IS NOT NULL FROM person WHERE id = ?1 AND gone IS NULL",
        )
        .bind(id.0)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| person(&row)).transpose()
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
        let rows = sqlx::query(
            "SELECT person.id, person.name, person.key IS NOT NULL
             FROM shunned JOIN person ON person.id = shunned.other
             WHERE shunned.person = ?1 AND shunned.how = ?2 AND shunned.met >= ?3
             ORDER BY person.name, person.id",
        )
        .bind(by.0)
        .bind(how.word())
        .bind(met)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(person).collect()
    }

    pub(super) async fn change(&self, change: Change) -> Result<i64, StoreError> {
        self.write(Write::Change(change)).await
    }
}
