//! `ardri export` and `ardri import-table`: finished games from one server to another.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use ardri_server::parcel::Parcel;
use ardri_server::store::{Store, TableId};
use clap::Args;

use crate::output::{read_text, tell};
use crate::serve::data_folder;

/// Write finished tables of a server as files
#[derive(Args, Debug)]
pub(crate) struct ExportArgs {
    /// Where the server keeps its data
    #[arg(long, env = "ARDRI_DATA")]
    data: Option<PathBuf>,
    /// The folder for the files
    #[arg(long)]
    to: PathBuf,
    /// The tables; all that are finished if none is named
    tables: Vec<TableId>,
}

/// Take finished tables into a server's data
#[derive(Args, Debug)]
pub(crate) struct ImportTableArgs {
    /// Where the server keeps its data
    #[arg(long, env = "ARDRI_DATA")]
    data: Option<PathBuf>,
    /// Files that `ardri export` has written
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Runs something with the store of a folder, and closes it.
fn with_store<T>(data: Option<&PathBuf>, work: impl AsyncFnOnce(&Store) -> Result<T>) -> Result<T> {
    let folder = data.cloned().unwrap_or_else(data_folder);
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    runtime.block_on(async {
        let store = Store::open(&folder).await?;
        let done = work(&store).await;
        store.close().await;
        done
    })
}

/// Writes tables as files.
pub(crate) fn export(args: &ExportArgs) -> Result<()> {
    fs::create_dir_all(&args.to)
        .with_context(|| format!("cannot make the folder {}", args.to.display()))?;
    with_store(args.data.as_ref(), async |store| {
        let tables =
            if args.tables.is_empty() { store.finished().await? } else { args.tables.clone() };
        let mut written = 0;
        for id in &tables {
            let parcel = match Parcel::pack(store, id).await {
                Ok(parcel) => parcel,
                Err(reason) if args.tables.is_empty() => {
                    eprintln!("ardri: {id} is left out: {reason}");
                    continue;
                }
                Err(reason) => return Err(reason.into()),
            };
            let path = args.to.join(format!("{id}.table.json"));
            fs::write(&path, parcel.to_json())
                .with_context(|| format!("cannot write {}", path.display()))?;
            written += 1;
        }
        tell!("{written} of {} tables written", tables.len())?;
        Ok(())
    })
}

/// Takes tables in.
pub(crate) fn import(args: &ImportTableArgs) -> Result<()> {
    with_store(args.data.as_ref(), async |store| {
        let mut failed = 0;
        for path in &args.files {
            let parcel = Parcel::parse(&read_text(path)?);
            let taken = match parcel {
                Ok(parcel) => parcel.unpack(store).await.map(|()| parcel),
                Err(reason) => Err(reason),
            };
            match taken {
                Ok(parcel) => tell!("{}: table {}", path.display(), parcel.table())?,
                Err(reason) => {
                    failed += 1;
                    eprintln!("ardri: {}: {reason}", path.display());
                }
            }
        }
        if failed > 0 {
            bail!("{failed} of {} files were not taken in", args.files.len());
        }
        Ok(())
    })
}
