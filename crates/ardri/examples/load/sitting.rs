//! The people at one table, who play game after game.

use std::collections::VecDeque;
use std::fmt::Write;
use std::future::poll_fn;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, Wake};
use std::time::Instant;

use futures_util::task::AtomicWaker;
use futures_util::{SinkExt, StreamExt};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::people::{Person, Socket};
use crate::scan::{Heard, Stands, heard};
use crate::{Load, Stage};

/// The people at one table.
pub struct Sitting {
    load: Rc<Load>,
    table: String,
    people: Vec<Rc<Person>>,
    chairs: Vec<Chair>,
    /// The number of the first chair among those of all tables.
    first: usize,
    /// Actions that somebody still thinks about.
    thoughts: VecDeque<Thought>,
    /// Actions that not everybody has seen yet.
    underway: VecDeque<Underway>,
    luck: Xoshiro256PlusPlus,
    text: String,
}

/// Somebody's socket.
struct Chair {
    socket: Socket,
    /// Rings when there may be something to hear.
    bell: Arc<Bell>,
    /// The last event that has come.
    number: u64,
    /// When the request was sent that is not answered yet.
    asked: Option<Instant>,
    /// What they would do next, and after which event.
    next: Option<(u64, u8, String)>,
}

/// Tells a table which of its sockets has something, so that not all have to be asked each time.
struct Bell {
    rung: AtomicBool,
    table: AtomicWaker,
}

impl Default for Bell {
    fn default() -> Self {
        // A new socket has to be asked once before it calls.
        Self { rung: AtomicBool::new(true), table: AtomicWaker::new() }
    }
}

impl Wake for Bell {
    fn wake(self: Arc<Self>) {
        self.rung.store(true, Ordering::Release);
        self.table.wake();
    }
}

/// An action that somebody thinks about for a while, as people do.
struct Thought {
    until: Instant,
    place: usize,
    after: u64,
    seat: u8,
    action: String,
}

/// An action on its way.
struct Underway {
    number: u64,
    sent: Instant,
    /// How many have yet to see it.
    missing: usize,
}

type Done<T> = Result<T, String>;

impl Sitting {
    pub fn new(load: Rc<Load>, number: usize, table: String, people: Vec<Rc<Person>>) -> Self {
        Self {
            load,
            table,
            chairs: Vec::with_capacity(people.len()),
            first: number * people.len(),
            people,
            thoughts: VecDeque::new(),
            underway: VecDeque::new(),
            luck: Xoshiro256PlusPlus::seed_from_u64(number as u64),
            text: String::new(),
        }
    }

    /// Opens the sockets, waits for the word, plays until it is over.
    pub async fn run(mut self) -> Done<()> {
        {
            let load = self.load.clone();
            let _door = load.doors.acquire().await.map_err(|error| error.to_string())?;
            self.open().await?;
        }
        let mut stage = self.load.stage.subscribe();
        loop {
            tokio::select! {
                changed = stage.changed() => {
                    changed.map_err(|error| error.to_string())?;
                    break;
                }
                // Whoever listens also answers when the server asks whether they are there.
                heard = next(&mut self.chairs) => { heard.map_err(|_| "a silent socket was closed")?; }
            }
        }
        let mut starts = 1;
        while self.playing() {
            for place in 0..starts {
                self.send(place, r#"{"ask":"start"}"#.into()).await?;
            }
            self.game().await?;
            if self.playing() {
                self.table = self.load.people.rematch(&self.table, &self.people).await?;
                // After a rematch everybody has to say that they are there.
                starts = self.people.len().min(2);
                self.load.tally.rematch();
                self.close();
                self.open().await?;
            }
        }
        Ok(())
    }

    fn playing(&self) -> bool {
        *self.load.stage.borrow() == Stage::Playing
    }

    async fn open(&mut self) -> Done<()> {
        for place in 0..self.people.len() {
            let socket = self.socket(place, None).await?;
            self.chairs.push(Chair {
                socket,
                bell: Arc::default(),
                number: 0,
                asked: None,
                next: None,
            });
            self.load.open.set(self.load.open.get() + 1);
        }
        Ok(())
    }

    async fn socket(&self, place: usize, after: Option<u64>) -> Done<Socket> {
        let number = self.first + place;
        self.load.people.socket(&self.table, &self.people[place], after, number).await
    }

    fn close(&mut self) {
        self.load.open.set(self.load.open.get() - self.chairs.len());
        self.chairs.clear();
        self.underway.clear();
        self.thoughts.clear();
    }

    async fn send(&mut self, place: usize, text: Utf8Bytes) -> Done<()> {
        let sent = self.chairs[place].socket.send(Message::Text(text)).await;
        sent.map_err(|error| error.to_string())
    }

    /// Plays until everybody has seen the end, or until no more is played and all is answered.
    async fn game(&mut self) -> Done<()> {
        let mut finished = 0;
        while finished < self.chairs.len() {
            let quiet = self.underway.is_empty() && self.chairs.iter().all(|c| c.asked.is_none());
            if quiet && !self.playing() {
                break;
            }
            let thought = self.thoughts.front().map(|thought| thought.until);
            // Whatever has come is heard at once, whoever thinks meanwhile.
            let heard_now = tokio::select! {
                biased;
                heard = next(&mut self.chairs) => heard,
                () = past(thought) => {
                    if let Some(Thought { place, after, seat, action, .. }) = self.thoughts.pop_front() {
                        self.send_action(place, after, seat, &action).await?;
                    }
                    continue;
                }
            };
            let (place, text) = match heard_now {
                Ok(heard) => heard,
                Err(place) => {
                    self.come_back(place).await?;
                    continue;
                }
            };
            self.load.tally.message(text.len());
            match heard(&text) {
                // Beginning a game has no name, and is no action.
                Heard::Done { id: Some(_), number } => self.done(place, number).await?,
                Heard::Refused(text) => {
                    eprintln!("{text}");
                    self.load.tally.refused();
                    self.chairs[place].asked = None;
                }
                Heard::Table(stands) => {
                    self.see(place, stands.number);
                    if place < 2 {
                        self.consider(place, stands).await?;
                    }
                    finished += usize::from(stands.is_finished());
                }
                Heard::Done { id: None, .. } | Heard::Other => {}
            }
        }
        Ok(())
    }

    /// Opens a socket again that the server has closed because it did not keep up.
    async fn come_back(&mut self, place: usize) -> Done<()> {
        self.load.tally.let_go();
        let socket = self.socket(place, Some(self.chairs[place].number)).await?;
        let chair = &mut self.chairs[place];
        chair.socket = socket;
        chair.bell = Arc::default();
        chair.asked = None;
        Ok(())
    }

    /// A request was acknowledged.
    async fn done(&mut self, place: usize, number: u64) -> Done<()> {
        let chair = &mut self.chairs[place];
        let Some(sent) = chair.asked.take() else { return Ok(()) };
        self.load.tally.acknowledged(sent);
        match chair.next.take() {
            Some((after, seat, action)) if after >= number => {
                self.act(place, after, seat, &action).await
            }
            _ => Ok(()),
        }
    }

    /// Somebody has seen everything up to an event.
    fn see(&mut self, place: usize, number: u64) {
        let before = std::mem::replace(&mut self.chairs[place].number, number);
        for one in &mut self.underway {
            if before < one.number && one.number <= number {
                one.missing -= 1;
                if one.missing == 0 {
                    self.load.tally.seen(one.sent);
                }
            }
        }
        while self.underway.front().is_some_and(|one| one.missing == 0) {
            self.underway.pop_front();
        }
    }

    /// A player sees the table, and acts if they may and the last request is answered.
    async fn consider(&mut self, place: usize, stands: Stands<'_>) -> Done<()> {
        let luck = &mut self.luck;
        let picked = stands.action(|count| luck.next_u64() as usize % count);
        let Some((seat, action)) = picked else { return Ok(()) };
        let chair = &mut self.chairs[place];
        if chair.asked.is_some() {
            chair.next = Some((stands.number, seat, action.into()));
            return Ok(());
        }
        self.act(place, stands.number, seat, action).await
    }

    /// Acts at once, or after some thought.
    async fn act(&mut self, place: usize, after: u64, seat: u8, action: &str) -> Done<()> {
        let pace = self.load.pace;
        if pace.is_zero() {
            return self.send_action(place, after, seat, action).await;
        }
        let (until, action) = (Instant::now() + pace, action.into());
        self.thoughts.push_back(Thought { until, place, after, seat, action });
        Ok(())
    }

    async fn send_action(&mut self, place: usize, after: u64, seat: u8, action: &str) -> Done<()> {
        if !self.playing() {
            return Ok(());
        }
        self.text.clear();
        let id = after + 1;
        let request =
            write!(self.text, r#"{{"id":"{id}","ask":"act","seat":{seat},"action":"{action}"}}"#);
        request.map_err(|error| error.to_string())?;
        let sent = Instant::now();
        let missing = self.chairs.len();
        self.underway.push_back(Underway { number: after + 1, sent, missing });
        self.chairs[place].asked = Some(sent);
        self.send(place, self.text.as_str().into()).await
    }
}

/// Waits until then; without end if there is nothing to wait for.
async fn past(until: Option<Instant>) {
    match until {
        Some(until) => tokio::time::sleep_until(until.into()).await,
        None => std::future::pending().await,
    }
}

/// The next message at any chair, or the chair whose socket has closed.
async fn next(chairs: &mut [Chair]) -> Result<(usize, Utf8Bytes), usize> {
    poll_fn(|context| {
        for (place, chair) in chairs.iter_mut().enumerate() {
            chair.bell.table.register(context.waker());
            if !chair.bell.rung.swap(false, Ordering::AcqRel) {
                continue;
            }
            let bell = chair.bell.clone().into();
            while let Poll::Ready(message) =
                chair.socket.poll_next_unpin(&mut Context::from_waker(&bell))
            {
                // There may be more.
                chair.bell.rung.store(true, Ordering::Release);
                match message {
                    Some(Ok(Message::Text(text))) => return Poll::Ready(Ok((place, text))),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Poll::Ready(Err(place)),
                    Some(Ok(_)) => {}
                }
            }
        }
        Poll::Pending
    })
    .await
}
