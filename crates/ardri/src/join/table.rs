//! A table of a server as it is known here.

use std::ops::Deref;
use std::time::Instant;

use anyhow::{anyhow, bail};
use ardri_core::Seat;
use ardri_table::{GameKind, Persona};
use ardri_wire::{Current, SeatView, Snapshot, Stage};

use super::story::{person_name, seat_names};
use crate::i18n::tr;
use crate::play::coach::{Coach, Coached};
use crate::play::line_ui::{self, AnyLineUi, Part, Sight};
use crate::play::{character, clock};

/// The table, with the lines of its game.
pub(crate) struct Table {
    pub(crate) snapshot: Snapshot<'static>,
    pub(crate) names: Vec<String>,
    pub(crate) ui: Box<dyn AnyLineUi>,
    /// When the snapshot came.
    heard: Instant,
}

impl Deref for Table {
    type Target = Current<'static>;

    fn deref(&self) -> &Current<'static> {
        &self.snapshot.current
    }
}

impl Table {
    /// A table that was told whole.
    pub(crate) fn new(snapshot: Snapshot<'static>) -> anyhow::Result<Self> {
        let names = seat_names(&snapshot.current.own.seats);
        let ui = line_ui::open(&snapshot.about.game, sight(&snapshot, &names)?)?;
        Ok(Self { names, ui, heard: Instant::now(), snapshot })
    }

    /// Lays what has changed over what was known.
    pub(crate) fn change(&mut self, current: Current<'static>) -> anyhow::Result<()> {
        self.snapshot.current = current;
        self.names = seat_names(&self.own.seats);
        self.heard = Instant::now();
        Ok(self.ui.look(sight(&self.snapshot, &self.names)?)?)
    }

    /// The name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// What is played, and where.
    pub(crate) fn title(&self) -> String {
        let game = tr!(&format!("lobby-game-{}", self.snapshot.about.game));
        let about = &self.snapshot.about;
        let (name, host) = (&*about.name, person_name(&about.host, about.host_guest));
        if name.is_empty() || name == about.title {
            return tr!("terminal-join-table", "game" => game, "host" => host);
        }
        tr!("terminal-join-table-named", "game" => game, "name" => name, "host" => host)
    }

    /// Who sits where, a line for each seat.
    pub(crate) fn seats(&self) -> Vec<String> {
        let me = self.me();
        let line = |(seat, sitter): (Seat, &SeatView<'_>)| {
            let number = seat.index() + 1;
            if sitter.is_free() {
                return tr!("terminal-join-seat-free", "number" => number);
            }
            let name = match sitter.guest {
                true => person_name(&self.name(seat), true),
                false => self.name(seat),
            };
            let kind = GameKind::find(&self.snapshot.about.game).ok();
            let persona = sitter.persona.as_deref().and_then(Persona::find);
            if let (Some(kind), Some(persona), Some(level)) = (kind, persona, &sitter.bot) {
                let name = character(kind, persona, level);
                return tr!("terminal-join-seat", "number" => number, "name" => name);
            }
            if me == Some(seat) {
                return tr!("terminal-join-seat-you", "number" => number, "name" => name);
            }
            tr!("terminal-join-seat", "number" => number, "name" => name)
        };
        let mut lines: Vec<_> = (0..).map(Seat).zip(&self.own.seats).map(line).collect();
        if self.common.stage != Stage::Open {
            lines.extend(self.ui.part(Part::Company));
        }
        lines
    }

    /// For whom all wait; nothing while chance decides.
    pub(crate) fn waits_for(&self) -> Option<String> {
        let names: Vec<_> = self.common.to_act.iter().map(|seat| self.name(seat)).collect();
        let names = names.join(", ");
        (!names.is_empty()).then(|| tr!("table-prompt-other", "names" => names))
    }

    /// What the clocks show, if there are any.
    pub(crate) fn clocks(&self) -> Option<String> {
        let clocks = self.common.clocks.as_ref()?;
        // The server's clock has gone on since it was told.
        let now = self.common.now + self.heard.elapsed().as_millis() as i64;
        Some(clock::shown(clocks, &self.names, now))
    }

    /// What a coach says to whoever sits here.
    pub(crate) fn coached(&self) -> Result<Coached, String> {
        match self.common.stage {
            Stage::Open => return Err(tr!("terminal-join-not-begun")),
            Stage::Closed => return Err(tr!("table-closed")),
            Stage::Playing | Stage::Finished => {}
        }
        self.ui.coached().ok_or_else(|| match self.lent() {
            Some(_) => tr!("terminal-join-lent"),
            None => tr!("table-you-watch"),
        })
    }

    /// What is new of it at a question, or at the end: while others act a coach waits to be asked.
    pub(crate) fn coach_news(&self, coach: &mut Coach) -> Vec<String> {
        let asked = !self.legal().is_empty();
        let coached = self.coached().ok().filter(|_| asked || !self.is_playing());
        coached.map(|now| coach.news(now)).unwrap_or_default()
    }

    /// How the game ended.
    pub(crate) fn result(&self) -> Vec<String> {
        let Some(outcome) = &self.common.outcome else { return Vec::new() };
        let mut lines = self.ui.part(Part::Scores);
        let names: Vec<_> = outcome.winners.iter().map(|seat| self.name(*seat)).collect();
        let names = names.join(", ");
        let me = self.me();
        let won = me.is_some_and(|me| outcome.winners.contains(&me));
        if me.is_some() && !won && !outcome.winners.is_empty() {
            lines.push(tr!("table-end-beaten"));
        }
        lines.push(match (won, outcome.winners.len()) {
            (_, 0) => tr!("table-end-drawn"),
            (true, 1) => tr!("table-end-won"),
            (true, _) => tr!("table-end-shared"),
            (false, 1) => tr!("table-end-lost", "names" => names),
            (false, _) => tr!("table-end-lost-several", "names" => names),
        });
        lines
    }
}

/// That the server speaks otherwise; the sentence is for people, what is wrong with it is not.
pub(super) fn newer(error: &serde_json::Error) -> anyhow::Error {
    anyhow!(tr!("terminal-join-newer", "why" => error.to_string()))
}

fn sight(snapshot: &Snapshot<'_>, names: &[String]) -> anyhow::Result<Sight> {
    let Some(look) = snapshot.current.look() else {
        bail!(tr!("terminal-join-newer", "why" => "views"));
    };
    let options = snapshot.about.options.get().map_err(|error| newer(&error))?.into_owned();
    let view = look.view.get().map_err(|error| newer(&error))?.into_owned();
    let legal = look.legal.get().map_err(|error| newer(&error))?.into_owned();
    let (me, asked, names) = (look.seat, look.asked.clone(), names.to_vec());
    Ok(Sight { me, you: me, options, view, asked, legal, names, waits: false, lesson: false })
}
