//! A hostile guest beside people who play: many connections of one address that ask for the heaviest
//! things there are, and read nothing.

use std::fmt;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use ardri_table::GameKind;
use ardri_throne::Deck;
use serde::Serialize;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpSocket;
use tokio::task::JoinSet;

use crate::people::Person;
use crate::process::Usage;
use crate::report::Times;
use crate::tally::Figures;
use crate::{Load, Result};

/// How many connections the guest opens.
pub const CONNECTIONS: usize = 100;
/// Where the guest comes from; everybody else comes from the machine's usual address.
const ADDRESS: [u8; 4] = [127, 0, 0, 66];
/// How many actions the guest's own game has, with a deck as large as one may be.
const ACTIONS: usize = 150;
/// How much of the deck is told of its cards.
const LORE: usize = 240 * 1024;
/// How long a connection waits without reading before it comes back for more.
const STAY: Duration = Duration::from_secs(5);
const MEGA: f64 = 1024.0 * 1024.0;
/// How often the server's memory is looked at.
const LOOK: Duration = Duration::from_millis(100);

/// What the people of all tables were served, and what the server needed for it.
#[derive(Debug, Default, Serialize)]
pub struct Served {
    pub actions_a_second: f64,
    pub acknowledged: Times,
    /// The most bytes of memory.
    pub memory: u64,
    pub server_cores: f64,
}

/// The same people without the guest and with it.
#[derive(Debug, Serialize)]
pub struct HostileReport {
    pub game: String,
    pub tables: usize,
    pub connections: usize,
    pub quiet: Served,
    pub hostile: Served,
}

impl Served {
    /// Counts for a while.
    pub async fn during(load: &Rc<Load>, server: Option<u32>, time: Duration) -> Self {
        let begun = (Usage::of(server), Instant::now());
        load.tally.begin();
        let mut memory = 0;
        while begun.1.elapsed() < time {
            tokio::time::sleep(LOOK).await;
            memory = memory.max(Usage::of(server).memory);
        }
        load.tally.end();
        let (seconds, cpu) = (begun.1.elapsed().as_secs_f64(), Usage::of(server).cpu);
        let Figures { acknowledged, answered, .. } = load.tally.take();
        Self {
            actions_a_second: acknowledged as f64 / seconds,
            acknowledged: answered.into(),
            memory,
            server_cores: (cpu - begun.0.cpu) / seconds,
        }
    }
}

/// The guest: what it asks for, again and again.
pub struct Guest {
    requests: Rc<Vec<String>>,
    server: SocketAddr,
}

impl Guest {
    /// Sets the guest's own table up and plays there for a while.
    pub async fn prepare(load: &Load, address: &str) -> Result<Self> {
        let me = load.people.guest("Eve").await?;
        let mut deck = serde_json::to_value(Deck::ardri().form())?;
        deck["name"] = json!("Large");
        let cards = deck["cards"].as_array_mut().ok_or("a deck has cards")?;
        let each = LORE / cards.len();
        cards.iter_mut().for_each(|card| card["lore"] = json!("x".repeat(each)));
        let form = json!({"game": "high-throne", "options": {"deck": deck}, "sit": [0, 1]});
        let made = load.people.post("tables", Some(&me), &form).await?;
        let table = made["table"].as_str().ok_or("a table has no id")?.to_string();
        let at = format!("tables/{table}");
        load.people.post(&format!("{at}/ask"), Some(&me), &json!({"ask": "start"})).await?;
        for number in 0..ACTIONS {
            let standing = load.people.get(&at, &me).await?;
            let Some((seat, action)) = choice(&standing, number) else { break };
            let act = json!({"ask": "act", "seat": seat, "action": action});
            load.people.post(&format!("{at}/ask"), Some(&me), &act).await?;
        }
        let requests = Rc::new(heaviest(&me, &table)?);
        Ok(Self { requests, server: address.parse()? })
    }

    /// Opens the connections, which come back for more when they have waited for a while.
    pub fn come(&self) -> JoinSet<()> {
        let mut tasks = JoinSet::new();
        for number in 0..CONNECTIONS {
            let (requests, server) = (self.requests.clone(), self.server);
            tasks.spawn_local(async move {
                for turn in 0.. {
                    let _ = ask_and_leave(server, &requests, number + turn).await;
                }
            });
        }
        tasks
    }
}

/// Something that a seat may do now, if one may do anything.
fn choice(standing: &Value, number: usize) -> Option<(Value, Value)> {
    let views = standing["views"].as_array()?;
    views.iter().find_map(|view| {
        let legal = view["legal"].as_array().filter(|legal| !legal.is_empty())?;
        Some((view["seat"].clone(), legal[number * 7 % legal.len()].clone()))
    })
}

/// The heaviest things that one may ask for, as they are written on the wire.
fn heaviest(me: &Person, table: &str) -> Result<Vec<String>> {
    let kind = GameKind::find("brian-boru").map_err(|error| error.to_string())?;
    let mut kept = None;
    let mut games =
        kind.simulation(&kind.default_options(), Some(5), 3).map_err(|error| error.to_string())?;
    games.play(1, Some(&mut |record| kept = Some(record)));
    let replay = json!({"text": kept.ok_or("no game was played")?.to_json()}).to_string();
    let head = |method: &str, path: &str| {
        let token = me.token();
        format!(
            "{method} /api/{path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {token}\r\n"
        )
    };
    let get = |rest: &str| head("GET", &format!("tables/{table}{rest}")) + "\r\n";
    let post = |path: &str, body: &str| {
        let length = body.len();
        let head = head("POST", path);
        format!("{head}content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}")
    };
    Ok(vec![get("/history"), get("/events?after=0"), get(""), post("replay", &replay)])
}

/// Asks for several things at once, reads nothing, and goes after a while.
async fn ask_and_leave(server: SocketAddr, requests: &[String], first: usize) -> Result<()> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(4096)?;
    socket.bind((ADDRESS, 0).into())?;
    let mut stream = socket.connect(server).await?;
    for place in 0..requests.len() {
        let request = &requests[(first + place) % requests.len()];
        // A server that does not read on is as good as one that does not answer.
        let sent = tokio::time::timeout(STAY, stream.write_all(request.as_bytes())).await;
        if !matches!(sent, Ok(Ok(()))) {
            break;
        }
    }
    tokio::time::sleep(STAY).await;
    Ok(())
}

impl fmt::Display for Served {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let memory = self.memory as f64 / MEGA;
        write!(
            f,
            "{}; {:.0} actions a second, {memory:.1} MB at most, {:.2} cores",
            self.acknowledged, self.actions_a_second, self.server_cores
        )
    }
}

impl fmt::Display for HostileReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, tables, connections, quiet, hostile } = self;
        writeln!(f, "{tables} tables of {game}, and a guest with {connections} connections")?;
        writeln!(f, "  without the guest    {quiet}")?;
        writeln!(f, "  with it              {hostile}")?;
        let times = hostile.acknowledged.p99 / quiet.acknowledged.p99.max(f64::MIN_POSITIVE);
        let more = hostile.memory.saturating_sub(quiet.memory) as f64 / MEGA;
        writeln!(f, "  p99 is               {times:.2} times the quiet one (bar: 2)")?;
        writeln!(f, "  memory is            {more:.1} MB above the quiet one (bar: 200)")
    }
}
