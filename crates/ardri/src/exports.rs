//! `ardri export` and `ardri import-table`: finished games from one server to another.

use std::path::PathBuf;

use anyhow::{Result, bail};
use ardri_server::store::{DataPlace, Store};
use ardri_server::transfer::{self, TransferError};
use ardri_table::TableExport;
use ardri_wire::TableId;
use clap::Args;

use crate::admin::{failed, on_data};
use crate::i18n::{localize, tr};
use crate::output::{complain, make_folder, read_text, tell, write_text};

/// Write finished tables of a server as files
#[derive(Args, Debug)]
pub(crate) struct ExportArgs {
    /// Where the server keeps its data
    #[arg(long, env = "ARDRI_DATA")]
    data: Option<DataPlace>,
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
    data: Option<DataPlace>,
    /// Files that `ardri export` has written
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Runs something with a store, and closes it.
fn with_store<T>(
    data: Option<&DataPlace>,
    work: impl AsyncFnOnce(&Store) -> Result<T>,
) -> Result<T> {
    on_data(data, async |place| {
        let store = Store::open_at(place).await.map_err(|error| failed(&error))?;
        let done = work(&store).await;
        store.close().await;
        done
    })
}

/// Writes tables as files.
pub(crate) fn export(args: &ExportArgs) -> Result<()> {
    make_folder(&args.to)?;
    with_store(args.data.as_ref(), async |store| {
        let tables = if args.tables.is_empty() {
            store.finished().await.map_err(|error| failed(&error))?
        } else {
            args.tables.clone()
        };
        let mut written = 0;
        for id in &tables {
            let exported = match transfer::export(store, id).await {
                Ok(exported) => exported,
                Err(reason) if args.tables.is_empty() => {
                    let (table, why) = (id.to_string(), localize(&reason.message()));
                    complain(tr!("terminal-export-left-out", "table" => table, "why" => why));
                    continue;
                }
                Err(reason) => bail!(localize(&reason.message())),
            };
            let path = args.to.join(format!("{id}.table.json"));
            write_text(&path, &exported.to_json())?;
            written += 1;
        }
        let all = tables.len();
        tell!("{}", tr!("terminal-export-written", "written" => written, "all" => all))?;
        Ok(())
    })
}

/// Takes tables in.
pub(crate) fn import(args: &ImportTableArgs) -> Result<()> {
    with_store(args.data.as_ref(), async |store| {
        let mut failed = 0;
        for path in &args.files {
            let taken = match TableExport::parse(&read_text(path)?) {
                Ok(file) => transfer::import(store, &file).await.map(|()| file),
                Err(error) => Err(TransferError::from(error)),
            };
            let file = path.display().to_string();
            match taken {
                Ok(taken) => {
                    let table = taken.table().to_string();
                    let what = tr!("terminal-import-table-taken", "file" => file, "table" => table);
                    tell!("{what}")?;
                }
                Err(reason) => {
                    failed += 1;
                    let reason = localize(&reason.message());
                    complain(tr!("terminal-error-in-file", "file" => file, "reason" => reason));
                }
            }
        }
        if failed > 0 {
            let all = args.files.len();
            bail!(tr!("terminal-import-table-failed", "failed" => failed, "all" => all));
        }
        Ok(())
    })
}
