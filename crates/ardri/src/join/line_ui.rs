//! A game that a server keeps, in lines: it shows what there is to see and understands what is typed.

use anyhow::bail;
use ardri_table::GameKind;
use serde_json::Value;

use crate::i18n::tr;
use crate::play::coach::Coached;
use crate::play::command::{Command, Words};
use crate::play::game_ui::GameUi;
use crate::play::line_ui::{Heard, LineUi};
use crate::play::manual;
use crate::play::plain::PlainUi;
pub(crate) use crate::play::plain::Sight;
use crate::play::scene::Scene;
use crate::play::terminal_game::TerminalGame;
use crate::play::text::sentence;

/// The lines of any game, of which only what the server sends is known.
pub(crate) trait AnyLineUi {
    /// Looks at the game anew.
    ///
    /// # Errors
    /// The view is not one of this game.
    fn look(&mut self, sight: Sight) -> serde_json::Result<()>;

    /// What those at the table are called in the game, once that is known.
    fn company(&self) -> Option<String>;

    /// What the letters mean.
    fn legend(&self) -> Vec<String>;

    /// The whole table.
    fn table(&self) -> Vec<String>;

    /// What is worth showing of the table after something has happened.
    fn news(&mut self) -> Vec<String>;

    /// What is asked of whoever sits here, and what can be chosen.
    fn asked(&self) -> Vec<String>;

    /// What a coach says to whoever sits here, of what they see themselves; nothing to those who watch.
    fn coached(&self) -> Option<Coached>;

    /// Reads a line that has to do with the game.
    fn hear(&mut self, line: &str) -> Heard;

    /// Forgets steps towards an action.
    fn rewind(&mut self);

    /// An event in sentences; `None` if it is one that is not known here.
    fn told(&mut self, seen: &Value) -> Option<Vec<String>>;

    /// The scores at the end, in games that have them.
    fn result(&self) -> Vec<String>;
}

/// Opens the lines of a game.
///
/// # Errors
/// The game is not known here, or the server's form of it.
pub(crate) fn open(
    game: &str,
    options: &Value,
    sight: Sight,
) -> anyhow::Result<Box<dyn AnyLineUi>> {
    if let Some(game) = TerminalGame::find(game) {
        return Ok((game.line_ui)(options, sight)?);
    }
    match GameKind::find(game) {
        Ok(kind) => Ok(Box::new(PlainUi::new(kind, options.clone(), sight))),
        Err(_) => bail!(tr!("terminal-join-game", "game" => game)),
    }
}

/// The lines of the game `G`.
///
/// # Errors
/// The view or the options are not of this game.
pub(crate) fn of<G: GameUi>(
    options: &Value,
    sight: Sight,
) -> serde_json::Result<Box<dyn AnyLineUi>> {
    let (scene, legal) = scene::<G>(serde_json::from_value(options.clone())?, sight)?;
    Ok(Box::new(LineUi::new(scene, legal)))
}

/// What is shown of a game, and what may be done.
fn scene<G: GameUi>(
    options: G::Options,
    sight: Sight,
) -> serde_json::Result<(Scene<G>, Vec<G::Action>)> {
    let Sight { me, view, legal, names, .. } = sight;
    let view = serde_json::from_value(view)?;
    let legal = legal.iter().filter_map(|action| action.parse().ok()).collect();
    Ok((Scene { me, you: me, options, view, names, log: Vec::new(), old: 0 }, legal))
}

impl<G: GameUi> AnyLineUi for LineUi<G> {
    fn look(&mut self, sight: Sight) -> serde_json::Result<()> {
        let (scene, legal) = scene::<G>(self.scene.options.clone(), sight)?;
        self.look(scene, legal);
        Ok(())
    }

    fn company(&self) -> Option<String> {
        G::company(&self.scene)
    }

    fn legend(&self) -> Vec<String> {
        manual::legend::<G>()
    }

    fn table(&self) -> Vec<String> {
        G::table(self)
    }

    fn news(&mut self) -> Vec<String> {
        self.news()
    }

    fn asked(&self) -> Vec<String> {
        G::choices(self)
    }

    fn coached(&self) -> Option<Coached> {
        self.scene.me.map(|_| self.coached())
    }

    fn hear(&mut self, line: &str) -> Heard {
        self.hear(line)
    }

    fn rewind(&mut self) {
        self.rewind();
    }

    fn told(&mut self, seen: &Value) -> Option<Vec<String>> {
        let seen: G::Seen = serde_json::from_value(seen.clone()).ok()?;
        Some(self.tell(&[seen]))
    }

    fn result(&self) -> Vec<String> {
        G::scores(&self.scene)
    }
}

/// A game that brings nothing of its own: what is said of it comes from its rules.
impl AnyLineUi for PlainUi {
    fn look(&mut self, sight: Sight) -> serde_json::Result<()> {
        self.look(sight);
        Ok(())
    }

    fn company(&self) -> Option<String> {
        None
    }

    fn legend(&self) -> Vec<String> {
        Vec::new()
    }

    fn table(&self) -> Vec<String> {
        self.table()
    }

    fn news(&mut self) -> Vec<String> {
        self.table()
    }

    fn asked(&self) -> Vec<String> {
        self.asked()
    }

    fn coached(&self) -> Option<Coached> {
        None
    }

    fn hear(&mut self, line: &str) -> Heard {
        match Command::read(line, &Words::default()) {
            Ok(Command::Choice(text)) => match self.read(&text) {
                Some(action) => Heard::Try(action),
                // The rules say why not.
                None => Heard::NotNow(text),
            },
            Ok(Command::Board) => Heard::Said(self.table()),
            Ok(Command::Legal(_)) => Heard::Said(self.legal()),
            Ok(Command::Rules) => Heard::Said(self.options()),
            Ok(command) => Heard::Host(command),
            Err(reason) => Heard::Refused(sentence(&reason)),
        }
    }

    fn rewind(&mut self) {}

    fn told(&mut self, _seen: &Value) -> Option<Vec<String>> {
        None
    }

    fn result(&self) -> Vec<String> {
        Vec::new()
    }
}

#[cfg(test)]
mod tests;
