//! What an administrator asks for, and how it is done: at a running server through [`channel`], or on
//! the data itself where none runs.

pub mod channel;

use ardri_core::Message;
use ardri_wire::{PersonId, TableId};
use serde::{Deserialize, Serialize};

use crate::actor::{TableError, TableMsg};
use crate::bots::BotPool;
use crate::ended::{Ended, EndedSessions};
use crate::http::{check_name, hash_for_administrators};
use crate::store::{
    AccountChange, AdminChange, AuditRow, DataPlace, PersonRow, ReportRow, Store, StoreError,
    change,
};
use crate::tables::{Tables, letters, machine_secrets, random_bytes};

/// How many rows are answered at once.
const PAGE: u32 = 200;

/// Something that an administrator asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)] // the sentences say what the fields hold
pub enum AdminRequest {
    /// People by a part of their names, after a number.
    People { like: String, guests: bool, after: i64 },
    /// Keeps somebody out, or lets them in again.
    Ban { person: PersonId, on: bool },
    /// Gives somebody another name.
    Rename { person: PersonId, name: String },
    /// Gives an account a new password, which is answered.
    ResetPassword { person: PersonId },
    /// Ends all sessions of somebody.
    EndSessions { person: PersonId },
    /// Forgets somebody, as if they had asked for it.
    Forget { person: PersonId },
    /// Gives up a table that is not finished.
    CloseTable { table: TableId },
    /// Deletes a table with all that belongs to it.
    DeleteTable { table: TableId },
    /// The reports of players after a number.
    Reports { after: i64 },
    /// Takes a report off the list.
    CloseReport { report: i64 },
    /// What administrators have done last.
    Audit,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdminAnswer {
    /// It was done.
    Done,
    /// People.
    People(Vec<PersonRow>),
    /// The new password.
    Password(String),
    /// Reports.
    Reports(Vec<ReportRow>),
    /// What was done.
    Audit(Vec<AuditRow>),
    /// Why not.
    Refused(Message),
}

impl AdminRequest {
    /// What a line of words asks for: `ban 7`, `rename 7 NAME`, `close-table TABLE`; nothing if no such
    /// thing can be asked for.
    #[must_use]
    pub fn parse(words: &[String]) -> Option<Self> {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let person = |number: &str| number.parse().map(PersonId).ok();
        Some(match words[..] {
            ["people"] => Self::People { like: String::new(), guests: false, after: 0 },
            ["people", like] => Self::People { like: like.into(), guests: true, after: 0 },
            ["people", like, after] => {
                Self::People { like: like.into(), guests: true, after: after.parse().ok()? }
            }
            ["ban", number] => Self::Ban { person: person(number)?, on: true },
            ["unban", number] => Self::Ban { person: person(number)?, on: false },
            ["rename", number, name] => Self::Rename { person: person(number)?, name: name.into() },
            ["reset-password", number] => Self::ResetPassword { person: person(number)? },
            ["end-sessions", number] => Self::EndSessions { person: person(number)? },
            ["forget", number] => Self::Forget { person: person(number)? },
            ["close-table", table] => Self::CloseTable { table: table.parse().ok()? },
            ["delete-table", table] => Self::DeleteTable { table: table.parse().ok()? },
            ["reports"] => Self::Reports { after: 0 },
            ["reports", after] => Self::Reports { after: after.parse().ok()? },
            ["close-report", report] => Self::CloseReport { report: report.parse().ok()? },
            ["audit"] => Self::Audit,
            _ => return None,
        })
    }
}

/// Asks the server that runs on the data of a place; where none does, it is done on the data itself.
///
/// # Errors
/// The data cannot be used.
pub async fn ask(place: &DataPlace, request: AdminRequest) -> Result<AdminAnswer, StoreError> {
    if let Some(answer) = channel::ask(place, &request).await? {
        return Ok(answer);
    }
    // A folder that is not there is a slip of the pen, and not to be made.
    if let Some(folder) = place.folder()
        && !folder.is_dir()
    {
        return Err(StoreError::NotAFolder(folder.display().to_string()));
    }
    let store = Store::open_at(place).await?;
    let clock = crate::serve::machine_clock();
    let tables = Tables::new(store.clone(), BotPool::new(1), clock, machine_secrets());
    let answer = perform(&tables, None, request).await;
    store.close().await;
    Ok(answer)
}

/// Does what an administrator asks for; what changes anything is written down.
pub async fn perform(
    tables: &Tables,
    ended: Option<&EndedSessions>,
    request: AdminRequest,
) -> AdminAnswer {
    match attempt(tables, ended, request).await {
        Ok(answer) => answer,
        Err(TableError::Store(error)) => AdminAnswer::Refused(error.message()),
        Err(TableError::Refused(refusal)) => AdminAnswer::Refused(refusal.message()),
        Err(TableError::NoTable) => AdminAnswer::Refused(Message::new("refused-http-no-table")),
        Err(TableError::Damaged(damaged)) => AdminAnswer::Refused(damaged.message()),
        Err(TableError::Busy(_)) => AdminAnswer::Refused(Message::new("refused-http-busy")),
        Err(TableError::Closing) => AdminAnswer::Refused(Message::new("refused-http-closing")),
    }
}

async fn attempt(
    tables: &Tables,
    ended: Option<&EndedSessions>,
    request: AdminRequest,
) -> Result<AdminAnswer, TableError> {
    let store = tables.store();
    let done = |action: &str, about: String, detail: &str| AuditRow {
        at: tables.now(),
        action: action.into(),
        about,
        detail: detail.into(),
    };
    match request {
        AdminRequest::People { like, guests, after } => {
            let found = store.people(&like, guests, PersonId(after), PAGE).await?;
            return Ok(AdminAnswer::People(found));
        }
        AdminRequest::Reports { after } => {
            return Ok(AdminAnswer::Reports(store.reports(after, PAGE).await?));
        }
        AdminRequest::Audit => return Ok(AdminAnswer::Audit(store.audit(PAGE).await?)),
        AdminRequest::Ban { person, on } => {
            let since = on.then(|| tables.now());
            let action = if on { "ban" } else { "unban" };
            let ban = change::account(AccountChange::Ban { person, since });
            store.audited(ban, done(action, person.to_string(), "")).await?;
            if on {
                tell_ended(ended, person);
            }
        }
        AdminRequest::Rename { person, name } => {
            let Ok(name) = check_name(&name) else {
                let words = Message::new("refused-http-bad-name");
                let words = words.with("most", crate::names::LONGEST_NAME);
                return Ok(AdminAnswer::Refused(words));
            };
            // Not the old name: who was told to give it up may want it forgotten.
            let done = done("rename", person.to_string(), "");
            store.audited(change::rename(person, name), done).await?;
            tables.person_changed(person).await?;
        }
        AdminRequest::ResetPassword { person } => {
            let password = letters(&random_bytes::<16>()?);
            let hash = hash_for_administrators(password.clone()).await;
            let no_hash = || StoreError::Io("the password cannot be hashed".into());
            let password_hash = hash.ok_or_else(no_hash)?;
            let set = AccountChange::Password { person, password_hash, keep: None };
            let done = done("reset-password", person.to_string(), "");
            store.audited(change::account(set), done).await?;
            tell_ended(ended, person);
            return Ok(AdminAnswer::Password(password));
        }
        AdminRequest::EndSessions { person } => {
            let end = AccountChange::EndSessions { person, keep: None, only: None };
            store
                .audited(change::account(end), done("end-sessions", person.to_string(), ""))
                .await?;
            tell_ended(ended, person);
        }
        AdminRequest::Forget { person } => {
            let forget = AccountChange::Forget { person, now: tables.now() };
            store.audited(change::account(forget), done("forget", person.to_string(), "")).await?;
            tell_ended(ended, person);
            tables.person_changed(person).await?;
        }
        AdminRequest::CloseTable { table } => {
            tables.ask(&table, None, |reply| TableMsg::GiveUp { reply }).await?;
            let done = done("close-table", table.to_string(), "");
            store.audited(change::admin(AdminChange::Noted), done).await?;
        }
        AdminRequest::DeleteTable { table } => {
            if !store.has_table(&table).await? {
                return Err(TableError::NoTable);
            }
            // One that is damaged can be deleted as well.
            let listed = store.summary(&table).await.unwrap_or_default();
            let delete = AdminChange::DeleteTable { table: table.clone() };
            let done = done("delete-table", table.to_string(), "");
            store.audited(change::admin(delete), done).await?;
            tables.retire(&table).await;
            if let Some(summary) = listed {
                tables.announce_deleted(&table, summary);
            }
        }
        AdminRequest::CloseReport { report } => {
            let close = change::admin(AdminChange::CloseReport { report });
            store.audited(close, done("close-report", report.to_string(), "")).await?;
        }
    }
    Ok(AdminAnswer::Done)
}

fn tell_ended(ended: Option<&EndedSessions>, person: PersonId) {
    if let Some(ended) = ended {
        ended.tell(Ended::All { person, keep: None });
    }
}
