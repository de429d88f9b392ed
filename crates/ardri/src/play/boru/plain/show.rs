//! The table, the hand and the end in lines.

use std::io::{self, BufRead, Write};

use ardri_core::Viewer;

use super::{LOOK, Talk};
use crate::play::boru::scene::Scene;
use crate::play::boru::words::{self, Room};
use crate::play::boru::{outlook, panels, trick};
use crate::play::text::sentence;

impl<R: BufRead, W: Write> Talk<'_, R, W> {
    pub(super) fn show_table(&mut self, scene: &Scene) -> anyhow::Result<()> {
        let table = &scene.view.table;
        self.lines.say("")?;
        self.lines.say(sentence(&panels::title(table)))?;
        self.say_lines(&panels::board(scene, LOOK, usize::MAX))?;
        self.say_lines(&panels::players(scene, LOOK, panels::WIDE_PLAYERS))?;
        self.lines.say_all(panels::round_words(table))?;
        self.lines.say(panels::track(table))?;
        self.lines.say_all(panels::marriages(table))?;
        self.lines.say_all(trick::sentences(table))?;
        Ok(())
    }

    pub(super) fn say_lines(&mut self, lines: &[ratatui::text::Line<'_>]) -> io::Result<()> {
        self.lines.say_all(lines.iter().map(panels::plain))
    }

    pub(super) fn finish(&mut self) -> anyhow::Result<()> {
        if self.session.lone_person().is_some() {
            self.tell_news(self.viewer())?;
        } else {
            // All look at the end together.
            self.tell_news(Viewer::Spectator)?;
            self.at = None;
        }
        let scene = self.scene();
        self.show_table(&scene)?;
        self.lines.say("")?;
        self.lines.say_all(outlook::score_table(&scene))?;
        self.lines.say(words::asked(&scene.view, scene.me))?;
        self.lines.say("You can still type standings, log, save FILE, new or quit.")?;
        Ok(())
    }

    pub(super) fn show_hand(&mut self, scene: &Scene) -> io::Result<()> {
        let Some(own) = &scene.view.own else {
            return self.lines.say("Nobody sits at the keyboard, so no hand is shown.");
        };
        if own.hand.is_empty() && own.pack.is_empty() {
            return self.lines.say("You hold no cards.");
        }
        if !own.pack.is_empty() {
            self.lines.say("The pack before you:")?;
            self.say_lines(&panels::cards(own.pack, LOOK, Room::Wide))?;
        }
        if !own.hand.is_empty() {
            self.lines.say(if own.pack.is_empty() {
                "Your hand:"
            } else {
                "What you have kept:"
            })?;
            self.say_lines(&panels::cards(own.hand, LOOK, Room::Wide))?;
        }
        self.lines.say_all(panels::draft_words(scene))
    }
}
