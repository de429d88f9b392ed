//! A game of Brian Boru that a server keeps, as whoever sits here may see it.

use ardri_boru::{Action, Asked, Seen, View};
use ardri_core::Seat;
use serde_json::Value;

use super::choosing::{Choosing, Typed};
use super::coach::coach;
use super::command::Command;
use super::map::Map;
use super::names::{find_town, quoted};
use super::plain::show;
use super::scene::{Scene, sentences};
use super::{outlook, panels, rulebook, trick, words};
use crate::join::{self, Sight};
use crate::learn::Heard;
use crate::play::coach::Coached;
use crate::play::look::Look;
use crate::play::text::sentence;
use crate::speech::say;

/// Letters only, as pipes and screen readers want it.
const LOOK: Look = Look { colour: false, unicode: false };
/// The columns and rows of the map.
const MAP: (usize, usize) = (78, 34);

/// A window onto the game.
#[derive(Debug)]
pub(crate) struct Window {
    scene: Scene,
    choosing: Choosing,
    legal: Vec<String>,
    /// How far the game was when those who watch were shown the table.
    stage: String,
}

impl Window {
    /// Looks at a game for the first time.
    ///
    /// # Errors
    /// The view is not one of this game.
    pub(crate) fn new(sight: Sight) -> serde_json::Result<Self> {
        let view: View = serde_json::from_value(sight.view)?;
        let legal = sight.legal.iter().filter_map(|action| action.parse::<Action>().ok());
        Ok(Self {
            choosing: Choosing::new(legal.collect()),
            scene: Scene { me: sight.me, view, names: sight.names, log: Vec::new(), old: 0 },
            legal: sight.legal,
            stage: String::new(),
        })
    }

    fn choose(&mut self, text: &str) -> Heard {
        match self.choosing.read(text) {
            Ok(Typed::Step(pick)) => {
                self.choosing.choose(pick);
                let ready = self.choosing.ready();
                ready.map_or(Heard::Ask, |action| Heard::Try(action.to_string()))
            }
            Ok(Typed::Whole(action)) => Heard::Try(action.to_string()),
            Ok(Typed::Unknown) => {
                Heard::Refused(say!("terminal-boru-unknown", "text" => quoted(text)))
            }
            Err(reason) => Heard::Refused(sentence(&reason)),
        }
    }
}

impl join::Window for Window {
    fn look(&mut self, sight: Sight) -> serde_json::Result<()> {
        let mut new = Self { stage: std::mem::take(&mut self.stage), ..Self::new(sight)? };
        // Others act at the same time in the draft: what is half chosen stays so.
        if new.legal == self.legal {
            new.choosing = std::mem::take(&mut self.choosing);
        }
        *self = new;
        Ok(())
    }

    fn company(&self) -> Option<String> {
        let seats = (0..self.scene.names.len() as u8).map(Seat);
        let names: Vec<_> = seats.map(|seat| self.scene.called(seat)).collect();
        Some(say!("terminal-join-company", "names" => names.join(", ")))
    }

    fn legend(&self) -> Vec<String> {
        rulebook::legend()
    }

    fn table(&self) -> Vec<String> {
        show::table(&self.scene)
    }

    fn news(&mut self) -> Vec<String> {
        let table = &self.scene.view.table;
        let stage = panels::title(table);
        let further = stage != std::mem::replace(&mut self.stage, stage.clone());
        let changed = match (&table.asked, self.scene.me, self.legal.is_empty()) {
            (_, None, _) => further,
            (_, _, true) => false,
            // What has changed since the card was played was told just now.
            (Asked::Act { .. }, ..) => false,
            (Asked::Pick { pass, .. }, ..) => *pass == 0,
            _ => true,
        };
        if changed { self.table() } else { Vec::new() }
    }

    fn asked(&self) -> Vec<String> {
        show::choices(&self.scene, &self.choosing)
    }

    fn coached(&self) -> Option<Coached> {
        let Scene { me, view, .. } = &self.scene;
        me.map(|me| coach(view, Some(me), self.choosing.legal()))
    }

    fn hear(&mut self, line: &str) -> Heard {
        let table = &self.scene.view.table;
        match Command::parse(line) {
            Ok(Command::Choice(text)) => self.choose(&text),
            Ok(Command::Board) => Heard::Said(self.table()),
            Ok(Command::Map) => {
                let map = Map::new(MAP.0, MAP.1).draw(table, LOOK);
                Heard::Said(map.iter().map(panels::plain).collect())
            }
            Ok(Command::Hand) => Heard::Said(show::hand(&self.scene)),
            Ok(Command::Trick) => Heard::Said(trick::sentences(table)),
            Ok(Command::Standings) => Heard::Said(outlook::page(&self.scene)),
            Ok(Command::Legal) => Heard::Said(self.legal.clone()),
            Ok(Command::Rules) => Heard::Said(rulebook::rules()),
            Ok(Command::Town(text)) => Heard::Said(match find_town(&text) {
                Ok(town) => words::town_page(table, town),
                Err(reason) => vec![sentence(&reason)],
            }),
            Ok(Command::Back) => {
                self.choosing.back();
                Heard::Ask
            }
            Ok(_) => Heard::NotHere,
            Err(reason) => Heard::Refused(sentence(&reason)),
        }
    }

    fn rewind(&mut self) {
        self.choosing.reset();
    }

    fn told(&self, seen: &Value) -> Option<Vec<String>> {
        let seen: Seen = serde_json::from_value(seen.clone()).ok()?;
        Some(sentences(&[seen]))
    }

    fn result(&self) -> Vec<String> {
        outlook::score_table(&self.scene)
    }
}
