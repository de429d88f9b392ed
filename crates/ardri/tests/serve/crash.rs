//! The server is killed at any moment, and loses nothing that it has acknowledged.

use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

use crate::child::Ardri;
use crate::client::{Heard, Person};
use crate::table::{Table, below};

/// How many tables are played at the same time; the four games take turns.
const TABLES: usize = 12;

/// Kills a server after so many acknowledged requests and so many further messages.
pub(crate) struct Reaper {
    server: Mutex<(Ardri, usize, usize)>,
    dead: AtomicBool,
}

impl Reaper {
    fn new(server: Ardri, acknowledged: usize, further: usize) -> Self {
        Self { server: Mutex::new((server, acknowledged, further)), dead: AtomicBool::new(false) }
    }

    /// A request was acknowledged.
    pub(crate) fn acknowledged(&self) {
        let mut server = self.server.lock().unwrap();
        server.1 = server.1.saturating_sub(1);
    }

    /// A message has come or gone.
    pub(crate) fn tick(&self) {
        let (server, acknowledged, further) = &mut *self.server.lock().unwrap();
        if *acknowledged > 0 || self.dead.load(Ordering::SeqCst) {
            return;
        }
        if *further > 0 {
            *further -= 1;
            return;
        }
        self.dead.store(true, Ordering::SeqCst);
        server.kill();
    }

    fn is_dead(&self) -> bool {
        self.dead.load(Ordering::SeqCst)
    }
}

/// All tables that were ever played in one place of the load, the present one last.
type Place = Vec<Table>;

/// Plays at one place until the server is gone, or until the present table has gone on a bit.
async fn play(
    place: &mut Place,
    game: &Value,
    people: &[Person; 2],
    reaper: &Reaper,
    random: &mut Xoshiro256PlusPlus,
    most: Option<usize>,
) -> Heard<()> {
    loop {
        if place.last().is_none_or(|table| table.record.is_some()) {
            place.push(Table::set_up(game, people, random).await?);
        }
        let table = place.last_mut().unwrap();
        table.check(people).await?;
        table.play(people, reaper, random, most.unwrap_or(usize::MAX / 2)).await?;
        if most.is_some() {
            return Ok(());
        }
    }
}

/// Lets all places play at once; gives them back when all are done.
async fn all_play(
    places: Vec<Place>,
    games: &[Value],
    people: &[Person; 2],
    reaper: &Arc<Reaper>,
    random: &mut Xoshiro256PlusPlus,
    most: Option<usize>,
) -> Vec<Place> {
    let mut tasks = Vec::new();
    for (number, mut place) in places.into_iter().enumerate() {
        let game = games[number % games.len()].clone();
        let (people, reaper) = (people.clone(), reaper.clone());
        let mut random = Xoshiro256PlusPlus::seed_from_u64(below(random, usize::MAX) as u64);
        tasks.push(tokio::spawn(async move {
            let played = play(&mut place, &game, &people, &reaper, &mut random, most).await;
            assert!(played.is_ok() || reaper.is_dead(), "the server has gone by itself");
            place
        }));
    }
    let mut places = Vec::new();
    for task in tasks {
        places.push(task.await.unwrap());
    }
    places
}

/// Lets the program check a record.
fn verify(record: &Value) {
    for check in ["replay", "verify"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ardri"));
        let command = command.args([check, "-"]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        child.stdin.take().unwrap().write_all(record.to_string().as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{check}: {record}");
    }
}

fn set(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |text| text.parse().unwrap())
}

/// Forty kills, or as many as `ARDRI_TEST_KILLS` says.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_or_done_twice() {
    let (kills, seed) = (set("ARDRI_TEST_KILLS", 40), set("ARDRI_TEST_SEED", 1014));
    let begun = Instant::now();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut server = Ardri::start(&data);
    let guests = [
        Person::guest(server.address(), "Ann").await,
        Person::guest(server.address(), "Bob").await,
    ];
    let games = guests[0].get("/api/games").await.unwrap().as_array().unwrap().clone();
    assert_eq!(games.len(), 4);
    let mut places: Vec<Place> = (0..TABLES).map(|_| Place::new()).collect();
    for _ in 0..kills {
        let people = guests.each_ref().map(|guest| guest.at(server.address()));
        let reaper = Reaper::new(server, below(&mut random, 60), below(&mut random, 30));
        let reaper = Arc::new(reaper);
        places = all_play(places, &games, &people, &reaper, &mut random, None).await;
        assert!(reaper.is_dead());
        drop(reaper);
        server = Ardri::start(&data);
    }
    // At last everything is compared once more, and every table goes on.
    let people = guests.each_ref().map(|guest| guest.at(server.address()));
    for table in places.iter_mut().flatten() {
        table.check(&people).await.unwrap();
    }
    let reaper = Arc::new(Reaper::new(server, usize::MAX, 0));
    places = all_play(places, &games, &people, &reaper, &mut random, Some(3)).await;
    let (mut finished, mut done, mut refused, mut lost) = (0, 0, 0, [0, 0]);
    for table in places.iter_mut().flatten() {
        table.check(&people).await.unwrap();
        done += table.count();
        refused += table.refused;
        lost = [lost[0] + table.lost()[0], lost[1] + table.lost()[1]];
        if let Some(record) = &table.record {
            finished += 1;
            verify(record);
        }
    }
    let log = reaper.server.lock().unwrap().0.log();
    assert!(!log.contains("ERROR") && !log.contains("panicked"), "{log}");
    println!(
        "{kills} kills, {done} requests acknowledged, {refused} refused, {} answers lost of which \
         {} had been done, {} tables, {finished} finished, {:.1} s",
        lost[0],
        lost[1],
        places.iter().flatten().count(),
        begun.elapsed().as_secs_f64()
    );
    assert!(done as u64 >= kills * 10 && finished > 0 && refused * 20 < done);
    assert!(lost[0] > 0, "no kill has met a request on its way");
}
