//! A game of Brandubh or Tablut that a server keeps.

use ardri_core::{Seat, Teller};
use ardri_tafl::{Action, Board, Event, Options, Side, Tafl, View};
use serde_json::Value;

use super::command::Command;
use super::events::said;
use super::{plain, rulebook};
use crate::join::{self, Sight};
use crate::learn::Heard;
use crate::play::coach::Coached;
use crate::play::text::sentence;
use crate::speech::say;

/// A window onto the game.
#[derive(Debug)]
pub(crate) struct Window<B: Board> {
    options: Options<B>,
    me: Option<Seat>,
    view: View<B>,
    legal: Vec<String>,
    names: Vec<String>,
    /// The board is seen from the other side.
    flipped: bool,
}

impl<B: Board> Window<B> {
    /// Looks at a game for the first time.
    ///
    /// # Errors
    /// The options or the view are not those of this game.
    pub(crate) fn new(options: &Value, sight: Sight) -> serde_json::Result<Self> {
        let options = serde_json::from_value(options.clone())?;
        Self::seen(options, sight, false)
    }

    fn seen(options: Options<B>, sight: Sight, flipped: bool) -> serde_json::Result<Self> {
        let Sight { me, view, legal, names } = sight;
        Ok(Self { options, me, view: serde_json::from_value(view)?, legal, names, flipped })
    }

    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// The legal moves, all or those that begin so.
    fn moves(&self, begins: &str) -> Vec<String> {
        let moves = self.legal.iter().filter(|mv| mv.starts_with(begins));
        let moves: Vec<_> = moves.map(String::as_str).collect();
        vec![if moves.is_empty() { say!("terminal-tafl-no-move") } else { moves.join(" ") }]
    }
}

impl<B: Board> join::Window for Window<B> {
    fn look(&mut self, sight: Sight) -> serde_json::Result<()> {
        *self = Self::seen(self.options.clone(), sight, self.flipped)?;
        Ok(())
    }

    fn company(&self) -> Option<String> {
        let name = |side| self.view.seat_of(side).map(|seat| self.name(seat));
        let (vikings, celts) = (name(Side::Vikings)?, name(Side::Celts)?);
        Some(say!("terminal-join-sides", "vikings" => vikings, "celts" => celts))
    }

    fn legend(&self) -> Vec<String> {
        vec![say!("terminal-learn-legend-tafl")]
    }

    fn table(&self) -> Vec<String> {
        let mut lines = plain::drawn(&self.view.position, self.flipped);
        let (vikings, celts) = (self.view.captured_vikings, self.view.captured_celts);
        if vikings > 0 {
            lines.push(say!("tafl-captured-vikings", "count" => vikings));
        }
        if celts > 0 {
            lines.push(say!("tafl-captured-celts", "count" => celts));
        }
        lines
    }

    fn news(&mut self) -> Vec<String> {
        self.table()
    }

    fn asked(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if !self.view.losing_repetitions.is_empty() {
            let moves: Vec<_> =
                self.view.losing_repetitions.iter().map(ToString::to_string).collect();
            lines.push(say!("terminal-join-loses", "moves" => moves.join(" ")));
        }
        let asked = Tafl::asked(&self.options, &self.view, self.me);
        lines.push(said(&asked, &|seat| self.name(seat), None));
        lines
    }

    fn coached(&self) -> Option<Coached> {
        self.me?;
        let legal: Vec<Action> = self.legal.iter().filter_map(|mv| mv.parse().ok()).collect();
        let advice = Tafl::coach(&self.options, &self.view, self.me, &legal)?;
        Some(Coached::told(&advice, &|seat| self.name(seat)))
    }

    fn hear(&mut self, line: &str) -> Heard {
        match Command::parse(line) {
            Ok(Command::Move(written)) => Heard::Try(written.mv.to_string()),
            Ok(Command::Moves(None)) => Heard::Said(self.moves("")),
            Ok(Command::Moves(Some(from))) => Heard::Said(self.moves(&format!("{from}-"))),
            Ok(Command::Board) => Heard::Said(self.table()),
            Ok(Command::Flip) => {
                self.flipped = !self.flipped;
                Heard::Said(self.table())
            }
            Ok(Command::Rules) => Heard::Said(rulebook::rules(&self.options)),
            Ok(Command::Position) => Heard::Said(vec![self.view.position.to_string()]),
            Ok(_) => Heard::NotHere,
            Err(reason) => Heard::Refused(sentence(&reason)),
        }
    }

    fn rewind(&mut self) {}

    fn told(&self, seen: &Value) -> Option<Vec<String>> {
        let event: Event = serde_json::from_value(seen.clone()).ok()?;
        let message = Tafl::tell(&self.options, &event)?;
        Some(vec![said(&message, &|seat| self.name(seat), None)])
    }

    fn result(&self) -> Vec<String> {
        Vec::new()
    }
}
