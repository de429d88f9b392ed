//! Measures a whole server under load: many tables at play, many sockets open, one machine.
//!
//! ```sh
//! cargo run --release --example load -- --tables 1000 --sockets 3000 --seconds 20
//! ```
//!
//! Every table plays random legal moves as fast as the server lets it: a player moves when the
//! message has come that shows the moves. Who watches only listens. A finished game is followed by
//! a rematch. Without `--server` a server is started in a process of its own, on a folder of its own.
//! It listens at a file, as for a proxy beside it, or with `--port` at a port of this machine, where TCP
//! takes its share of the cores.
//!
//! ```sh
//! cargo run --release --example load -- --hostile --tables 200 --seconds 20
//! ```
//!
//! lets people play who think before they act, first among themselves and then beside a hostile guest, and
//! compares what they were served.

mod arguments;
mod hostile;
mod people;
mod process;
mod report;
mod scan;
mod sitting;
mod tally;

use std::cell::Cell;
use std::error::Error;
use std::rc::Rc;
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, watch};
use tokio::task::{JoinSet, LocalSet};

use arguments::Arguments;
use hostile::{Guest, HostileReport, Served};
use people::{People, Person};
use process::{Child, Usage};
use report::Report;
use sitting::Sitting;
use tally::Tally;

/// The allocator of the program that is measured.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Whatever goes wrong ends the measurement.
type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// How many people and tables are set up at once, so that setting up is no load test of its own.
const AT_ONCE: usize = 32;
/// How long the sockets are left alone to see what silence costs.
const SILENCE: Duration = Duration::from_secs(3);
/// How long is played before it counts.
const WARM_UP: Duration = Duration::from_secs(3);
/// How long the last answers may take.
const LAST_ANSWERS: Duration = Duration::from_secs(5);

/// What all tables share.
struct Load {
    people: People,
    tally: Tally,
    /// How many open sockets there are now.
    open: Cell<usize>,
    doors: Semaphore,
    stage: watch::Sender<Stage>,
    /// How long people think before they act.
    pace: Duration,
}

/// How far the measurement is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Sockets are opened, nobody plays.
    Idle,
    /// Everybody plays.
    Playing,
    /// No move is begun any more.
    Over,
}

fn main() -> Result<()> {
    let arguments = Arguments::read(std::env::args().skip(1))?;
    if let Some(folder) = &arguments.serve {
        return process::serve(folder, arguments.port);
    }
    let started = match &arguments.server {
        Some(_) => None,
        None => Some(Child::start(arguments.port)?),
    };
    // The machine is shared with the server: one thread does it all.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let local = LocalSet::new();
    if arguments.hostile {
        let measured = local.block_on(&runtime, compare(&arguments, started.as_ref()));
        drop(started);
        return show(&arguments, &measured?);
    }
    let measured = local.block_on(&runtime, measure(&arguments, started.as_ref()));
    drop(started);
    show(&arguments, &measured?)
}

fn show(arguments: &Arguments, report: &(impl serde::Serialize + std::fmt::Display)) -> Result<()> {
    if arguments.json {
        println!("{}", serde_json::to_string_pretty(report)?);
    } else {
        print!("{report}");
    }
    Ok(())
}

/// Where the server is.
fn address(arguments: &Arguments, child: Option<&Child>) -> Result<String> {
    match (&arguments.server, child) {
        (Some(url), _) => Ok(url.trim_start_matches("http://").trim_end_matches('/').to_string()),
        (None, Some(child)) => Ok(child.address.clone()),
        (None, None) => Err("there is no server".into()),
    }
}

fn load(arguments: &Arguments, address: &str, child: Option<&Child>) -> Result<Rc<Load>> {
    Ok(Rc::new(Load {
        people: People::new(address, child.is_some())?,
        tally: Tally::default(),
        open: Cell::new(0),
        doors: Semaphore::new(AT_ONCE),
        stage: watch::Sender::new(Stage::Idle),
        pace: Duration::from_millis(arguments.pace),
    }))
}

type Sittings = JoinSet<std::result::Result<(), String>>;

/// Lets everybody come to their tables.
async fn sit_down(
    load: &Rc<Load>,
    tables: Vec<(String, Vec<Rc<Person>>)>,
    sockets: usize,
) -> Result<Sittings> {
    let mut tasks = JoinSet::new();
    for (number, (table, people)) in tables.into_iter().enumerate() {
        tasks.spawn_local(Sitting::new(load.clone(), number, table, people).run());
    }
    while load.open.get() < sockets {
        tokio::time::sleep(Duration::from_millis(20)).await;
        failed(&mut tasks)?;
    }
    Ok(tasks)
}

/// Measures the same people without a hostile guest and with one.
async fn compare(arguments: &Arguments, child: Option<&Child>) -> Result<HostileReport> {
    let address = address(arguments, child)?;
    let server = child.map(|child| child.id);
    let load = load(arguments, &address, child)?;
    let tables = set_up(&load, arguments).await?;
    let guest = Guest::prepare(&load, &address).await?;
    let mut tasks = sit_down(&load, tables, arguments.sockets).await?;
    load.stage.send_replace(Stage::Playing);
    let time = Duration::from_secs(arguments.seconds);
    tokio::time::sleep(WARM_UP).await;
    let quiet = Served::during(&load, server, time).await;
    failed(&mut tasks)?;
    let connections = guest.come();
    tokio::time::sleep(WARM_UP).await;
    let hostile = Served::during(&load, server, time).await;
    failed(&mut tasks)?;
    drop(connections);
    Ok(HostileReport {
        game: arguments.game.clone(),
        tables: arguments.tables,
        connections: hostile::CONNECTIONS,
        quiet,
        hostile,
    })
}

async fn measure(arguments: &Arguments, child: Option<&Child>) -> Result<Report> {
    let address = address(arguments, child)?;
    let server = child.map(|child| child.id);
    let load = load(arguments, &address, child)?;
    let empty = Usage::of(server);
    let tables = set_up(&load, arguments).await?;
    let laid = Usage::of(server);

    let sockets = arguments.sockets;
    let mut tasks = sit_down(&load, tables, sockets).await?;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let opened = Usage::of(server);
    tokio::time::sleep(SILENCE).await;
    let silent = Usage::of(server);

    load.stage.send_replace(Stage::Playing);
    tokio::time::sleep(WARM_UP).await;
    let before = (Usage::of(server), Usage::of(Some(std::process::id())), Instant::now());
    load.tally.begin();
    tokio::time::sleep(Duration::from_secs(arguments.seconds)).await;
    load.tally.end();
    let after = (Usage::of(server), Usage::of(Some(std::process::id())), Instant::now());
    load.stage.send_replace(Stage::Over);
    let deadline = Instant::now() + LAST_ANSWERS;
    while !tasks.is_empty() && Instant::now() < deadline {
        tokio::time::sleep(Duration::from_millis(50)).await;
        failed(&mut tasks)?;
    }
    let unanswered = tasks.len();
    tasks.abort_all();
    let seconds = (after.2 - before.2).as_secs_f64();
    let figures = load.tally.take();
    Ok(Report {
        game: arguments.game.clone(),
        tables: arguments.tables,
        sockets,
        through: if address.starts_with("unix:") { "file" } else { "port" },
        seconds,
        actions_a_second: figures.acknowledged as f64 / seconds,
        refused: figures.refused,
        rematches: figures.rematches,
        let_go: figures.let_go,
        unanswered,
        acknowledged: figures.answered.into(),
        seen_by_all: figures.seen.into(),
        bytes_received_each_action: figures.bytes as f64 / figures.acknowledged.max(1) as f64,
        messages_a_second: figures.messages as f64 / seconds,
        server_cores: (after.0.cpu - before.0.cpu) / seconds,
        generator_cores: (after.1.cpu - before.1.cpu) / seconds,
        server_cores_silent: (silent.cpu - opened.cpu) / SILENCE.as_secs_f64(),
        memory_empty: empty.memory,
        memory_tables: laid.memory,
        memory_sockets: silent.memory,
        memory_played: after.0.memory,
        memory_each_table: each(laid.memory, empty.memory, arguments.tables),
        memory_each_socket: each(silent.memory, laid.memory, sockets),
    })
}

fn each(after: u64, before: u64, count: usize) -> f64 {
    after.saturating_sub(before) as f64 / count as f64
}

/// Says what has gone wrong at a table, if something has.
fn failed(tasks: &mut Sittings) -> Result<()> {
    while let Some(ended) = tasks.try_join_next() {
        ended??;
    }
    Ok(())
}

/// Makes the people and the tables: at each table two people in seats, and those who watch. If
/// there are not even two sockets for each table, one person plays both sides.
async fn set_up(load: &Rc<Load>, arguments: &Arguments) -> Result<Vec<(String, Vec<Rc<Person>>)>> {
    let Arguments { tables, sockets, game, .. } = arguments;
    let mut tasks = JoinSet::new();
    for number in 0..*tables {
        let (load, game) = (load.clone(), game.clone());
        // The sockets that are left over go to the first tables.
        let eyes = sockets / tables + usize::from(number < sockets % tables);
        tasks.spawn_local(async move {
            let _door = load.doors.acquire().await.map_err(|error| error.to_string())?;
            let mut people = Vec::with_capacity(eyes);
            for place in 0..eyes {
                people.push(Rc::new(load.people.guest(&format!("G{number}-{place}")).await?));
            }
            let table = load.people.table(&people, &game).await?;
            Ok::<_, String>((table, people))
        });
    }
    let mut all = Vec::with_capacity(*tables);
    while let Some(made) = tasks.join_next().await {
        all.push(made??);
    }
    Ok(all)
}
