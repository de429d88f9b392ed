//! A table of a server as it is known here.

use std::time::Instant;

use anyhow::{anyhow, bail};
use ardri_core::Seat;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::line_ui::{self, AnyLineUi, Sight};
use super::message::{Look, Stage, Standing};
use super::story::seat_names;
use crate::play::coach::Coached;
use crate::speech::say;

/// The table, with the lines of its game.
pub(crate) struct Table {
    /// All that was said of it, the latest over the earlier.
    known: Map<String, Value>,
    pub(crate) standing: Standing,
    /// Who sits where.
    pub(crate) names: Vec<String>,
    pub(crate) ui: Box<dyn AnyLineUi>,
    /// When the standing came.
    heard: Instant,
}

impl Table {
    /// A table that was told whole.
    ///
    /// # Errors
    /// The server speaks otherwise than this program understands.
    pub(crate) fn new(known: Map<String, Value>) -> anyhow::Result<Self> {
        let standing = read(&known)?;
        let names = seat_names(&standing.seats);
        let ui = line_ui::open(&standing.game, &standing.options, sight(look(&standing)?, &names))?;
        Ok(Self { known, standing, names, ui, heard: Instant::now() })
    }

    /// Lays what has changed over what was known.
    ///
    /// # Errors
    /// The same.
    pub(crate) fn change(&mut self, changed: Map<String, Value>) -> anyhow::Result<()> {
        self.known.extend(changed);
        self.standing = read(&self.known)?;
        self.names = seat_names(&self.standing.seats);
        self.heard = Instant::now();
        Ok(self.ui.look(sight(look(&self.standing)?, &self.names))?)
    }

    /// What whoever sits here sees.
    pub(crate) fn look(&self) -> Option<&Look> {
        look(&self.standing).ok()
    }

    /// One's own seat; of several the one that has to act.
    pub(crate) fn me(&self) -> Option<Seat> {
        self.look()?.seat
    }

    /// One's own seat that a bot has taken.
    pub(crate) fn lent(&self) -> Option<Seat> {
        let mut seats = (0..).map(Seat).zip(&self.standing.seats);
        seats.find(|(_, sitter)| sitter.yours && sitter.bot.is_some()).map(|(seat, _)| seat)
    }

    /// The seats where nobody sits.
    pub(crate) fn free(&self) -> Vec<Seat> {
        let seats = (0..).map(Seat).zip(&self.standing.seats);
        seats.filter(|(_, sitter)| sitter.is_free()).map(|(seat, _)| seat).collect()
    }

    /// Whether the game is going on.
    pub(crate) fn is_playing(&self) -> bool {
        self.standing.stage == Stage::Playing
    }

    /// The name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// What is played, and where.
    pub(crate) fn title(&self) -> String {
        let game = say!(&format!("lobby-game-{}", self.standing.game));
        let (name, host) = (self.standing.name.as_str(), self.standing.host.as_str());
        if name.is_empty() || name == self.standing.title {
            return say!("terminal-join-table", "game" => game, "host" => host);
        }
        say!("terminal-join-table-named", "game" => game, "name" => name, "host" => host)
    }

    /// Who sits where, a line for each seat.
    pub(crate) fn seats(&self) -> Vec<String> {
        let me = self.me();
        let line = |(seat, sitter): (Seat, &super::message::Sitter)| {
            let number = seat.index() + 1;
            if sitter.is_free() {
                return say!("terminal-join-seat-free", "number" => number);
            }
            let name = self.name(seat);
            if me == Some(seat) {
                return say!("terminal-join-seat-you", "number" => number, "name" => name);
            }
            say!("terminal-join-seat", "number" => number, "name" => name)
        };
        let mut lines: Vec<_> = (0..).map(Seat).zip(&self.standing.seats).map(line).collect();
        if self.standing.stage != Stage::Open {
            lines.extend(self.ui.company());
        }
        lines
    }

    /// For whom all wait; nothing while chance decides.
    pub(crate) fn waits_for(&self) -> Option<String> {
        let names: Vec<_> = self.standing.to_act.iter().map(|seat| self.name(seat)).collect();
        let names = names.join(", ");
        (!names.is_empty()).then(|| say!("table-prompt-other", "names" => names))
    }

    /// What the clocks show, if there are any.
    pub(crate) fn clocks(&self) -> Option<String> {
        let clocks = self.standing.clocks.as_ref()?;
        // The server's clock has gone on since it was told.
        let now = self.standing.now + self.heard.elapsed().as_millis() as i64;
        let left = clocks.iter().enumerate().map(|(place, clock)| {
            let used = clock.since.map_or(0, |since| (now - since).max(0));
            let name = self.names.get(place).map_or("", String::as_str);
            format!("{name} {}", time(clock.left - used))
        });
        let left: Vec<_> = left.collect();
        Some(say!("terminal-join-clocks", "left" => left.join(", ")))
    }

    /// Who asks whoever sits here to take something back.
    pub(crate) fn asks_me(&self) -> Option<Seat> {
        let (asks, me) = (self.standing.takeback?, self.me()?);
        (asks.asked.contains(me) && !asks.agreed.contains(me)).then_some(asks.seat)
    }

    /// What a coach says to whoever sits here.
    ///
    /// # Errors
    /// Says in a sentence why there is nothing to say.
    pub(crate) fn coached(&self) -> Result<Coached, String> {
        match self.standing.stage {
            Stage::Open => return Err(say!("terminal-join-not-begun")),
            Stage::Closed => return Err(say!("table-closed")),
            Stage::Playing | Stage::Finished => {}
        }
        self.ui.coached().ok_or_else(|| match self.lent() {
            Some(_) => say!("terminal-join-lent"),
            None => say!("table-you-watch"),
        })
    }

    /// The same at a question, or at the end: while others act a coach waits to be asked.
    pub(crate) fn coached_now(&self) -> Option<Coached> {
        let asked = self.look().is_some_and(|look| !look.legal.is_empty());
        self.coached().ok().filter(|_| asked || !self.is_playing())
    }

    /// How the game ended.
    pub(crate) fn result(&self) -> Vec<String> {
        let Some(outcome) = &self.standing.outcome else { return Vec::new() };
        let mut lines = self.ui.result();
        let names: Vec<_> = outcome.winners.iter().map(|seat| self.name(*seat)).collect();
        let names = names.join(", ");
        let me = self.me();
        let won = me.is_some_and(|me| outcome.winners.contains(&me));
        if me.is_some() && !won && !outcome.winners.is_empty() {
            lines.push(say!("table-end-beaten"));
        }
        lines.push(match (won, outcome.winners.len()) {
            (_, 0) => say!("table-end-drawn"),
            (true, 1) => say!("table-end-won"),
            (true, _) => say!("table-end-shared"),
            (false, 1) => say!("table-end-lost", "names" => names),
            (false, _) => say!("table-end-lost-several", "names" => names),
        });
        lines
    }
}

/// Reads a standing; the sentence is for people, what is wrong with it is not.
fn read(known: &Map<String, Value>) -> anyhow::Result<Standing> {
    Standing::deserialize(known)
        .map_err(|error| anyhow!(say!("terminal-join-newer", "why" => error.to_string())))
}

/// Of several own seats the one that has to act, else the first.
fn look(standing: &Standing) -> anyhow::Result<&Look> {
    let acts = |look: &&Look| look.seat.is_some_and(|seat| standing.to_act.contains(seat));
    match standing.views.iter().find(acts).or_else(|| standing.views.first()) {
        Some(look) => Ok(look),
        None => bail!(say!("terminal-join-newer", "why" => "views")),
    }
}

fn sight(look: &Look, names: &[String]) -> Sight {
    let Look { seat, view, legal, .. } = look.clone();
    Sight { me: seat, view, legal, names: names.to_vec() }
}

/// A time in minutes and seconds, or in hours.
fn time(milliseconds: i64) -> String {
    let seconds = milliseconds.max(0) / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_short() {
        assert_eq!(time(-5), "0:00");
        assert_eq!(time(59_999), "0:59");
        assert_eq!(time(600_000), "10:00");
        assert_eq!(time(90_061_000), "25:01:01");
    }
}
