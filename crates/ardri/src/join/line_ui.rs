//! A game that a server keeps, in lines: it shows what there is to see and understands what is typed.

use anyhow::bail;
use ardri_boru::BrianBoru;
use ardri_core::{Game, Seat};
use ardri_tafl::{Board, Brandubh, Tablut, Tafl};
use ardri_throne::HighThrone;
use serde_json::Value;

use crate::play::coach::Coached;
use crate::play::game_ui::GameUi;
use crate::play::line_ui::{Heard, LineUi};
use crate::play::manual;
use crate::play::scene::Scene;
use crate::speech::say;

/// What a server shows of a game at one moment.
#[derive(Clone, Debug)]
pub(crate) struct Sight {
    /// Whose eyes look; nobody's for those who watch.
    pub(crate) me: Option<Seat>,
    /// What they may know, as the game's view.
    pub(crate) view: Value,
    /// What they may do.
    pub(crate) legal: Vec<String>,
    /// Who sits where.
    pub(crate) names: Vec<String>,
}

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
    fn of<G: GameUi>(options: &Value, sight: Sight) -> serde_json::Result<Box<dyn AnyLineUi>> {
        let (scene, legal) = scene::<G>(serde_json::from_value(options.clone())?, sight)?;
        Ok(Box::new(LineUi::new(scene, legal)))
    }
    let ui = match game {
        Brandubh::NAME => of::<Tafl<Brandubh>>(options, sight),
        Tablut::NAME => of::<Tafl<Tablut>>(options, sight),
        HighThrone::NAME => of::<HighThrone>(options, sight),
        BrianBoru::NAME => of::<BrianBoru>(options, sight),
        _ => bail!(say!("terminal-join-game", "game" => game)),
    };
    Ok(ui?)
}

/// What is shown of a game, and what may be done.
fn scene<G: GameUi>(
    options: G::Options,
    sight: Sight,
) -> serde_json::Result<(Scene<G>, Vec<G::Action>)> {
    let Sight { me, view, legal, names } = sight;
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

#[cfg(test)]
mod tests;
