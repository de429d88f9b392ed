//! The terminal: it is taken over, drawn on, listened to and given back.

use std::time::{Duration, Instant};

use anyhow::{Context, anyhow};
use crossterm::event::{self, DisableBracketedPaste, EnableBracketedPaste};
use ratatui::DefaultTerminal;
use ratatui::layout::Rect;

use super::effect::Effect;
use super::game_screen::GameScreen;
use super::game_ui::GameUi;
use super::keys::{self, seen};
use super::local_table::LocalTable;
use super::look::Look;
use super::luck::Luck;
use super::menu::{self, Choice, Menu};
use super::message::Msg;
use super::{PlayArgs, files, parts};
use crate::i18n::tr;

/// How long a bot waits before it acts on a board, so that it can be followed.
const PAUSE: Duration = Duration::from_millis(400);

/// How often clocks that run are drawn.
const TICK: Duration = Duration::from_millis(250);

/// The terminal while it is ours. Dropping it gives it back; so does a panic.
#[derive(Debug)]
pub(crate) struct Screen {
    pub(crate) terminal: DefaultTerminal,
    pub(crate) look: Look,
}

impl Screen {
    /// Takes the terminal over.
    pub(crate) fn open() -> anyhow::Result<Self> {
        // This also has every panic give the terminal back before it is reported.
        let terminal = ratatui::try_init().with_context(|| tr!("terminal-error-screen"))?;
        // Without it a pasted move arrives letter by letter; that is no reason to stop.
        let _ = crossterm::execute!(std::io::stdout(), EnableBracketedPaste);
        Ok(Self { terminal, look: Look::of_environment() })
    }

    /// Asks what to play, and notes it.
    pub(crate) fn menu(&mut self, args: &mut PlayArgs) -> anyhow::Result<Choice> {
        let mut menu = Menu::new(args)?;
        loop {
            let size = self.terminal.size()?;
            self.terminal.draw(|frame| menu::draw(frame, &menu, self.look))?;
            let event = seen(event::read()?, menu::fits(size.width, size.height));
            let Some(pick) = event.and_then(|event| menu::read(&event)) else { continue };
            let choice = menu.update(pick);
            if choice == Choice::Open {
                continue;
            }
            *args = menu.args();
            return Ok(choice);
        }
    }
}

/// Plays a game; gives how it was left, for the menu or for good, and a sentence about it.
pub(crate) fn play<G: GameUi>(
    screen: &mut Screen,
    session: LocalTable<G>,
    luck: &mut Luck,
    coach: bool,
) -> anyhow::Result<(Effect, String)> {
    let look = screen.look;
    let mut game = GameScreen::new(session, luck).beside(coach);
    let mut bot_due = None;
    loop {
        let size = screen.terminal.size()?;
        let area = Rect::new(0, 0, size.width, size.height);
        game.limit_scroll(parts::most_scroll(area, &game));
        screen.terminal.draw(|frame| parts::draw(frame, &game, look))?;

        let Some(msg) = next(&game, &mut bot_due, parts::fits(area, &game))? else {
            continue;
        };
        let mut effect = game.update(msg, luck);
        if let Effect::Save { file, replace } = effect {
            let saved = files::save(game.session(), &file, replace);
            effect = game.saved(file, saved);
        }
        match effect {
            Effect::Stay | Effect::Save { .. } => {}
            Effect::Again => {
                let again = game.session().again(&luck.secret()?);
                let again = again.map_err(|reason| anyhow!(reason))?;
                let (switch, coach) = (game.ui.switch, game.coach);
                game = GameScreen::new(LocalTable::of(again), luck).beside(coach);
                game.ui.switch = switch;
                bot_due = None;
            }
            Effect::Menu | Effect::Leave => return Ok((effect, game.parting())),
        }
    }
}

/// Waits for a key, for a bot's time to come or for a clock to go on.
fn next<G: GameUi>(
    game: &GameScreen<G>,
    bot_due: &mut Option<Instant>,
    drawn: bool,
) -> anyhow::Result<Option<Msg>> {
    let now = Instant::now();
    let bot = game.awaits_bot().then(|| bot_due.unwrap_or(now + PAUSE));
    *bot_due = bot;
    let clock = game.clocks().filter(|(_, runs)| *runs).map(|_| now + TICK);
    if let Some(until) = bot.into_iter().chain(clock).min()
        && !event::poll(until.saturating_duration_since(now))?
    {
        if bot != Some(until) {
            return Ok(Some(Msg::Tick));
        }
        *bot_due = None;
        return Ok(Some(Msg::Bot));
    }
    Ok(seen(event::read()?, drawn).and_then(|event| keys::read::<G>(&game.mode, event)))
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = crossterm::execute!(std::io::stdout(), DisableBracketedPaste);
        ratatui::restore();
    }
}
