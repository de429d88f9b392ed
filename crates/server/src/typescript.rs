//! The types of everything that is sent, for the page: `web/src/wire/generated`.

use std::path::Path;

use ardri_tafl::Brandubh;
use ts_rs::{Config, ExportError, TS};

use crate::{actor, hall, http, news, study, table};

/// Writes the types into a folder, a file for each crate.
///
/// # Errors
/// The folder cannot be written to.
pub fn export(folder: &Path) -> Result<(), ExportError> {
    // Numbers of events and times in milliseconds stay far below what a double holds.
    let config = Config::new().with_large_int("number").with_out_dir(folder);
    ardri_core::Record::export_all(&config)?;
    ardri_tafl::View::<Brandubh>::export_all(&config)?;
    ardri_tafl::Event::export_all(&config)?;
    ardri_tafl::Threats::export_all(&config)?;
    ardri_boru::View::export_all(&config)?;
    ardri_boru::Seen::export_all(&config)?;
    ardri_throne::View::export_all(&config)?;
    ardri_throne::Seen::export_all(&config)?;
    table::Moment::<'static>::export_all(&config)?;
    table::told::Shown::<'static>::export_all(&config)?;
    table::Command::export_all(&config)?;
    study::ReplayForm::export_all(&config)?;
    study::Replayed::export_all(&config)?;
    study::ExploreForm::export_all(&config)?;
    study::Explored::export_all(&config)?;
    study::ThreatsForm::export_all(&config)?;
    hall::NewTable::export_all(&config)?;
    hall::Announcement::<'static>::export_all(&config)?;
    news::Message::<'static>::export_all(&config)?;
    news::Presence::export_all(&config)?;
    actor::Receipt::export_all(&config)?;
    http::export_types(&config)
}
