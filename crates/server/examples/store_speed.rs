//! Measures how many lines a second reach the disk, with ever more tables writing at once.
//!
//! ```sh
//! cargo run --release -p ardri-server --example store_speed [PLACE…]
//! ```
//!
//! A place is a folder or `postgres://…`; of several each is measured in turn, so that they can be
//! compared. Each table appends one small line, waits until it is on disk, and appends the next.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, process};

use ardri_server::store::{DataPlace, Line, Listed, Store, StoreError, Summary};

/// How long each measurement takes.
const TIME: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() -> Result<(), StoreError> {
    let own = env::temp_dir().join(format!("ardri-store-speed-{}", process::id()));
    let mut places: Vec<DataPlace> = env::args_os().skip(1).map(DataPlace::from).collect();
    if places.is_empty() {
        places.push(own.clone().into());
    }
    let mut stores = Vec::new();
    for place in &places {
        stores.push((place, Store::open_at(place).await?));
    }
    for (tables, summaries) in
        [(1, false), (10, false), (100, false), (1_000, false), (1_000, true)]
    {
        for (place, store) in &stores {
            print!("{place}: ");
            measure(store, tables, summaries).await?;
        }
    }
    for (_, store) in stores {
        store.close().await;
    }
    let _ = fs::remove_dir_all(&own);
    Ok(())
}

async fn measure(store: &Store, tables: usize, summaries: bool) -> Result<(), StoreError> {
    let written = Arc::new(AtomicU64::new(0));
    let start = Instant::now();
    let tasks: Vec<_> = (0..tables)
        .map(|table| {
            let (store, written) = (store.clone(), Arc::clone(&written));
            tokio::spawn(async move {
                let table = format!("speed-{}-{tables}-{summaries}-{table}", process::id())
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
