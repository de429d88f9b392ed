//! Measures how many lines a second reach the disk, with ever more tables writing at once.
//!
//! ```sh
//! cargo run --release -p ardri-server --example store_speed [FOLDER]
//! ```
//!
//! Each table appends one small line, waits until it is on disk, and appends the next.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, process};

use ardri_server::store::{Line, Listed, Store, StoreError, Summary};

/// How long each measurement takes.
const TIME: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() -> Result<(), StoreError> {
    let folder = env::args().nth(1).map_or_else(
        || env::temp_dir().join(format!("ardri-store-speed-{}", process::id())),
        PathBuf::from,
    );
    let store = Store::open(&folder).await?;
    println!("in {}", folder.display());
    for tables in [1, 10, 100, 1_000] {
        measure(&store, tables, false).await?;
    }
    measure(&store, 1_000, true).await?;
    store.close().await;
    let _ = fs::remove_dir_all(&folder);
    Ok(())
}

async fn measure(store: &Store, tables: usize, summaries: bool) -> Result<(), StoreError> {
    let written = Arc::new(AtomicU64::new(0));
    let start = Instant::now();
    let tasks: Vec<_> = (0..tables)
        .map(|table| {
            let (store, written) = (store.clone(), Arc::clone(&written));
            tokio::spawn(async move {
                let table = format!("speed-{tables}-{summaries}-{table}")
                    .parse()
                    .map_err(|error| StoreError::Io(format!("{error}")))?;
                let body = format!(r#"{{"by":0,"do":"d4-d7","note":"{}"}}"#, "x".repeat(116));
                for number in 1.. {
                    let line = Line { number, at: 1_800_000_000_000, body: body.clone() };
                    let summary = summaries.then(|| summary(number));
                    store.append(&table, vec![line], summary).await?;
                    written.fetch_add(1, Ordering::Relaxed);
                    if start.elapsed() > TIME {
                        break;
                    }
                }
                Ok::<_, StoreError>(())
            })
        })
        .collect();
    for task in tasks {
        task.await.map_err(|error| StoreError::Io(error.to_string()))??;
    }
    let speed = written.load(Ordering::Relaxed) as f64 / start.elapsed().as_secs_f64();
    let with = if summaries { ", each with a summary" } else { "" };
    println!("{tables:>5} tables: {speed:>8.0} lines a second{with}");
    Ok(())
}

fn summary(number: u64) -> Summary {
    Summary {
        game: "brandubh".into(),
        name: "A table".into(),
        public: true,
        stage: Listed::Playing,
        host: None,
        people: Vec::new(),
        created: 1_800_000_000_000,
        updated: 1_800_000_000_000 + number.cast_signed(),
        info: r#"{"seats":["Niamh","Oisín"]}"#.into(),
    }
}
