//! `ardri admin` and `ardri backup`: for whoever runs a server, while it runs.

use std::path::PathBuf;

use anyhow::{Context, Error, Result, anyhow, bail};
use ardri_server::admin::{AdminAnswer, AdminRequest, ask};
use ardri_server::store::{DataPlace, StoreError, backup};
use clap::Args;

use crate::i18n::{localize, tr};
use crate::output::{print_line, tell};
use crate::serve::data_place;

/// See and do what an administrator may
#[derive(Args, Debug)]
pub(crate) struct AdminArgs {
    /// Where the server keeps its data
    #[arg(long, env = "ARDRI_DATA")]
    data: Option<DataPlace>,
    /// What is to be done
    #[arg(required = true)]
    words: Vec<String>,
}

/// Copy a server's data into a file, also while it runs
#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    /// Where the server keeps its data
    #[arg(long, env = "ARDRI_DATA")]
    data: Option<DataPlace>,
    /// The file, which must not be there yet
    file: PathBuf,
}

/// Runs something on a server's data.
pub(crate) fn on_data<T>(
    data: Option<&DataPlace>,
    work: impl AsyncFnOnce(&DataPlace) -> Result<T>,
) -> Result<T> {
    let place = data_place(data);
    let runtime = tokio::runtime::Runtime::new().with_context(|| tr!("terminal-tools-start"))?;
    runtime.block_on(work(&place))
}

/// Why the data cannot be read or written.
pub(crate) fn failed(error: &StoreError) -> Error {
    anyhow!(localize(&error.message()))
}

/// Does what an administrator asks for; lists are lines of JSON.
pub(crate) fn run(args: &AdminArgs) -> Result<()> {
    let unknown = || anyhow!(tr!("terminal-admin-unknown", "words" => args.words.join(" ")));
    let request = AdminRequest::parse(&args.words).ok_or_else(unknown)?;
    match on_data(args.data.as_ref(), async |place| {
        ask(place, request).await.map_err(|error| failed(&error))
    })? {
        AdminAnswer::Done => tell!("{}", tr!("terminal-admin-done"))?,
        AdminAnswer::Password(password) => {
            tell!("{}", tr!("terminal-admin-password", "password" => password))?;
        }
        AdminAnswer::People(rows) => rows.iter().try_for_each(print_line)?,
        AdminAnswer::Reports(rows) => rows.iter().try_for_each(print_line)?,
        AdminAnswer::Audit(rows) => rows.iter().try_for_each(print_line)?,
        AdminAnswer::Refused(why) => bail!(localize(&why)),
    }
    Ok(())
}

/// Copies the data.
pub(crate) fn copy(args: &BackupArgs) -> Result<()> {
    let copied =
        async |place: &DataPlace| backup(place, &args.file).await.map_err(|error| failed(&error));
    on_data(args.data.as_ref(), copied)?;
    let file = args.file.display().to_string();
    Ok(tell!("{}", tr!("terminal-backup-written", "file" => file))?)
}
