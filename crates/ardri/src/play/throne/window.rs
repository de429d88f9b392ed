//! A game of The High Throne that a server keeps, as whoever sits here may see it.

use ardri_core::Seat;
use ardri_throne::{Action, Asked, Dice, HighThrone, LineNumber, Seen, View};
use serde_json::Value;

use super::choosing::{Choosing, Typed};
use super::coach::coach;
use super::command::Command;
use super::names::{find_card, quoted};
use super::session::Scene;
use super::{odds, outlook, panels, plain, rulebook};
use crate::join::{self, Sight};
use crate::learn::Heard;
use crate::play::coach::Coached;
use crate::play::scene::sentences;
use crate::play::text::sentence;
use crate::speech::say;

/// A window onto the game.
#[derive(Debug)]
pub(crate) struct Window {
    scene: Scene,
    choosing: Choosing,
    legal: Vec<String>,
    /// The odds are always shown.
    odds: bool,
    /// Whose turn it was when the whole table was shown.
    turn: Option<Seat>,
}

impl Window {
    /// Looks at a game for the first time.
    ///
    /// # Errors
    /// The view is not one of this game.
    pub(crate) fn new(sight: Sight) -> serde_json::Result<Self> {
        let view: View = serde_json::from_value(sight.view)?;
        let legal = sight.legal.iter().filter_map(|action| action.parse::<Action>().ok());
        let target = view.turn.as_ref().is_some_and(|turn| turn.target.is_some());
        Ok(Self {
            choosing: Choosing::new(legal.collect(), target),
            scene: Scene { me: sight.me, view, names: sight.names, log: Vec::new(), old: 0 },
            legal: sight.legal,
            odds: false,
            turn: None,
        })
    }

    fn choose(&mut self, text: &str) -> Heard {
        match self.choosing.read(text, &self.scene.view.options.the_deck()) {
            Ok(Typed::Steps(steps)) => {
                self.choosing = self.choosing.after(&steps);
                let ready = self.choosing.ready();
                ready.map_or(Heard::Ask, |action| Heard::Try(action.to_string()))
            }
            Ok(Typed::Whole(action)) => Heard::Try(action.to_string()),
            // The server, which knows the rules, says why not.
            Ok(Typed::NotNow(card)) => {
                let (line, dice) = (LineNumber::Printed(1), Dice::NONE);
                Heard::Try(Action::Fill { card, line, dice }.to_string())
            }
            Ok(Typed::Unknown) => {
                Heard::Refused(say!("terminal-throne-unknown", "text" => quoted(text)))
            }
            Err(reason) => Heard::Refused(sentence(&reason)),
        }
    }
}

impl join::Window for Window {
    fn look(&mut self, sight: Sight) -> serde_json::Result<()> {
        let mut new = Self { odds: self.odds, turn: self.turn, ..Self::new(sight)? };
        // Others speak and choose at the same time: what is half chosen stays so.
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
        plain::table(&self.scene)
    }

    fn news(&mut self) -> Vec<String> {
        let Scene { me, view, .. } = &self.scene;
        let turn = view.turn.as_ref().map(|turn| turn.seat);
        let begins = turn.is_some() && turn != std::mem::replace(&mut self.turn, turn);
        let watches = me.is_none();
        if begins && (watches || turn == *me) {
            return self.table();
        }
        if self.legal.is_empty() || view.asked == Asked::Keep {
            return Vec::new();
        }
        if view.asked == Asked::ThumbWar {
            return outlook::scores(&self.scene);
        }
        panels::turn(&self.scene)
    }

    fn asked(&self) -> Vec<String> {
        let view = &self.scene.view;
        let mut lines = Vec::new();
        if self.odds && view.turn.is_some() && self.choosing.chosen().is_empty() {
            lines = odds::page(view);
        }
        lines.extend(plain::choices(&self.scene, &self.choosing, self.odds));
        lines
    }

    fn coached(&self) -> Option<Coached> {
        let Scene { me, view, .. } = &self.scene;
        me.map(|me| coach(view, Some(me), self.choosing.legal()))
    }

    fn hear(&mut self, line: &str) -> Heard {
        let scene = &self.scene;
        match Command::parse(line) {
            Ok(Command::Choice(text)) => self.choose(&text),
            Ok(Command::Cards) => Heard::Said(plain::table(scene)),
            Ok(Command::Card(text)) => {
                Heard::Said(match find_card(&scene.view.options.the_deck(), &text) {
                    Ok(card) => panels::card_page(scene, card),
                    Err(missing) => vec![missing.why],
                })
            }
            Ok(Command::Objective) => Heard::Said(panels::objective(&scene.view)),
            Ok(Command::Dice) => Heard::Said(panels::turn(scene)),
            Ok(Command::Standings) => Heard::Said(outlook::page(scene)),
            Ok(Command::Odds) => Heard::Said(odds::page(&scene.view)),
            Ok(Command::OddsAlways(always)) => {
                self.odds = always;
                Heard::Ask
            }
            Ok(Command::Legal) => Heard::Said(self.legal.clone()),
            Ok(Command::Rules) => Heard::Said(rulebook::rules()),
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
        Some(sentences::<HighThrone>(&[seen], &self.scene.view.options))
    }

    fn result(&self) -> Vec<String> {
        outlook::scores(&self.scene)
    }
}
