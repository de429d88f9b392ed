//! What a game brings to the terminal. Everything else is the same for all games: lines and screen,
//! local tables, tables of a server and lessons.

use std::fmt::Debug;

use ardri_bots::Opponents;
use ardri_core::{ActionError, Actor, Game, Message, NextStep, Outcome, Player, Seat, Teller};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;
use serde::de::DeserializeOwned;

use super::builder::{Builder, Typed};
use super::command::OwnCommand;
use super::game_screen::GameScreen;
use super::line_ui::LineUi;
use super::local_table::Done;
use super::look::Look;
#[cfg(test)]
use super::luck::Luck;
use super::manual;
use super::menu::Switch;
use super::scene::{Scene, said};
use super::{Opponent, PlayArgs};
use crate::i18n::{refused, tr};

/// One step towards an action of a game.
pub(crate) type PickOf<G> = <G as GameUi>::Pick;

/// A game that can be played in the terminal.
pub(crate) trait GameUi:
    Opponents<Seen: DeserializeOwned, Action: 'static, Options: 'static> + Teller
{
    /// One step on the way to an action.
    type Pick: Clone + Debug + PartialEq;

    /// How many play if nobody says so.
    const PLAYERS: u8;
    /// The commands that only this game has.
    const COMMANDS: &'static [OwnCommand<Self>];
    /// Whether a player may give the game up.
    const RESIGNS: bool = false;
    /// Whether the list of legal actions can be narrowed by a word.
    const SORTS_MOVES: bool = false;
    /// Whether the cursor goes over a board, and not along a list of choices.
    const BOARD: bool = false;
    /// What its texts are called in the terminal: `terminal-boru-help` and so on, see [`manual`].
    const TEXTS: &'static str;
    /// How it is drawn on the screen.
    const DRAWING: Drawing<Self>;
    /// The title of what the game shows beside the choices, and the key that shows all of it.
    const BESIDE: Option<(&'static str, char)> = None;

    /// What a seat is called at the table.
    fn called(seat: Seat) -> String;

    /// What is asked after some steps towards one of the legal actions.
    fn ask(legal: &[Self::Action], chosen: &[Self::Pick]) -> NextStep<Self::Pick, Self::Action>;

    /// Reads a typed line: a choice by its number or name, or an action.
    fn read(
        builder: &Builder<Self>,
        line: &str,
        scene: &Scene<Self>,
    ) -> Result<Typed<Self::Pick, Self::Action>, String>;

    /// What to type for a choice.
    fn number(_pick: &Self::Pick, place: usize) -> usize {
        place + 1
    }

    /// Where the cursor begins.
    fn start() -> usize {
        0
    }

    /// Where the cursor goes when an action is done; nowhere if it stays where it is.
    fn cursor_at(_action: &Self::Action) -> Option<usize> {
        None
    }

    /// Where the cursor goes from `cursor`, on a board that may be turned round; nowhere if there is
    /// nothing to go to.
    fn go(ui: &LineUi<Self>, cursor: usize, (_, down): (i32, i32)) -> Option<usize> {
        let choices = ui.builder.picks().len();
        let by = usize::try_from(down.checked_rem_euclid(i32::try_from(choices).ok()?)?).ok()?;
        Some((cursor + by) % choices)
    }

    /// What it means to choose what is under the cursor.
    fn point(
        ui: &mut LineUi<Self>,
        cursor: usize,
    ) -> Result<Typed<Self::Pick, Self::Action>, String> {
        Ok(Typed::Steps(ui.builder.picks().get(cursor).cloned().into_iter().collect()))
    }

    /// What the menu asks of this game alone.
    fn switches() -> Vec<Switch> {
        Vec::new()
    }

    /// Who sits where at one terminal.
    fn seat_players(
        _options: &Self::Options,
        players: u8,
        against: &[Opponent],
        args: &PlayArgs,
    ) -> Vec<Player> {
        let you = Seat(args.seat.unwrap_or(1).saturating_sub(1));
        super::begin::seat_players(players, against, you, Self::called)
    }

    /// Objects to arguments that do not fit this game.
    fn check(args: &PlayArgs, players: u8) -> anyhow::Result<()> {
        super::begin::check_seats(super::begin::kind::<Self>(), args, players)
    }

    /// What somebody does in a test who acts at random, but comes to an end.
    #[cfg(test)]
    fn at_random(&self, seat: Seat, luck: &mut Luck) -> Option<Self::Action> {
        luck.choose(self, seat)
    }

    /// Whether chance waits for a word from the person who saw these events come of their action.
    fn waits(&self, _seen: &[&Self::Seen]) -> bool {
        false
    }

    /// What the rules say, to those who see this.
    fn say(_scene: &Scene<Self>, message: &Message) -> String {
        said::<Self>(message)
    }

    /// Whether it need not go without saying that this happened.
    fn is_news(_seen: &Self::Seen) -> bool {
        true
    }

    /// Something that was done and what came of it, for those who are told in lines.
    fn tell_done(scene: &Scene<Self>, done: &Done) -> Vec<String> {
        scene.told(done)
    }

    /// The same for the log beside the choices; an entry may have several rows.
    fn log(scene: &Scene<Self>, done: &[Done]) -> Vec<String> {
        done.iter().flat_map(|done| scene.told(done)).collect()
    }

    /// The game so far, a line for each thing that was done.
    fn history(scene: &Scene<Self>) -> Vec<String> {
        scene.log.clone()
    }

    /// Whether the whole table is worth a look after this event.
    fn refreshes(_seen: &Self::Seen, _me: Option<Seat>) -> bool {
        false
    }

    /// What is said when a game begins: which game it is, by which rules, who plays, and what the
    /// letters and marks mean.
    fn greeting(scene: &Scene<Self>) -> Vec<String> {
        let (title, players) = (title::<Self>(), scene.names.len());
        let rules = <Self as Teller>::options_text(&scene.options);
        [tr!("terminal-begin", "title" => title, "players" => players)]
            .into_iter()
            .chain(rules.iter().map(|rule| scene.say(rule)))
            .chain([at_table(scene)])
            .chain(manual::legend::<Self>())
            .collect()
    }

    /// Who sits at the table.
    fn company(scene: &Scene<Self>) -> Option<String> {
        Some(at_table(scene))
    }

    /// The promise about all that is drawn, which anybody can check.
    fn commitment(_options: &Self::Options, commitment: &str) -> Option<String> {
        Some(tr!("terminal-commitment", "game" => Self::NAME, "commitment" => commitment))
    }

    /// The rules.
    fn rules(_options: &Self::Options) -> Vec<String> {
        manual::rules::<Self>()
    }

    /// How far the game is, in a few words; nothing if there is nothing to say.
    fn stage(_view: &Self::View) -> String {
        String::new()
    }

    /// The table in lines.
    fn table(ui: &LineUi<Self>) -> Vec<String>;

    /// The table in a lesson.
    fn lesson_table(ui: &LineUi<Self>) -> Vec<String> {
        Self::table(ui)
    }

    /// What is worth showing of the table when somebody is asked, or watches; `fresh` after an event
    /// that [refreshes](Self::refreshes), `further` when the stage is another one.
    fn news(ui: &LineUi<Self>, fresh: bool, further: bool) -> Vec<String>;

    /// What is asked, and what can be chosen.
    fn choices(ui: &LineUi<Self>) -> Vec<String> {
        ui.choices()
    }

    /// A choice on offer.
    fn pick_words(_ui: &LineUi<Self>, _pick: &PickOf<Self>) -> String {
        String::new()
    }

    /// The legal actions, all or those that a word picks out.
    fn legal(ui: &LineUi<Self>, _rest: &str) -> Result<Vec<String>, String> {
        Ok(ui.builder.legal().iter().map(ToString::to_string).collect())
    }

    /// How the game ended, once it has, in games whose views say so.
    fn result(_view: &Self::View) -> Option<&Outcome> {
        None
    }

    /// Whether the game is over.
    fn is_over(view: &Self::View) -> bool {
        Self::result(view).is_some()
    }

    /// The scores at the end, in games that have them.
    fn scores(_scene: &Scene<Self>) -> Vec<String> {
        Vec::new()
    }

    /// What is shown at the end in lines, before it is said how it ended.
    fn finale(ui: &LineUi<Self>) -> Vec<String> {
        let scores = Self::scores(&ui.scene);
        if scores.is_empty() { Self::table(ui) } else { scores }
    }

    /// What is asked of whoever looks in a sentence, or how the game ended.
    fn asked_now(scene: &Scene<Self>) -> String {
        match Self::verdict(scene) {
            Some(how) => format!("{} {how}", tr!("table-prompt-over")),
            None => scene.say(&<Self as Teller>::asked(&scene.options, &scene.view, scene.me)),
        }
    }

    /// The same on the way to an action, on the screen.
    fn asked_next(ui: &LineUi<Self>, cursor: usize) -> String;

    /// How the game ended, in a sentence; nothing before that.
    fn verdict(scene: &Scene<Self>) -> Option<String> {
        let outcome = Self::result(&scene.view)?;
        Some(scene.say(&<Self as Teller>::ended(&scene.options, outcome)))
    }

    /// What an action would do.
    fn foretell(
        &self,
        scene: &Scene<Self>,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<Foretold, String> {
        let mut events = Vec::new();
        self.clone()
            .apply(Actor::Seat(seat), action, &mut events)
            .map_err(|error| refusal::<Self>(&error))?;
        let mut told = Teller::preview(self, seat, action);
        if told.is_empty() {
            told.push(<Self as Teller>::action_text(&scene.options, &scene.view, action));
        }
        let words = told.iter().map(|message| scene.say(message)).collect();
        Ok(Foretold { words, ask: self.asks(action, &events) })
    }

    /// Whether a person is asked before an action is done of which these events would come.
    fn asks(&self, _action: &Self::Action, _events: &[Self::Event]) -> Ask {
        Ask::No
    }

    /// Why something cannot be done now, of which one action was tried that stands for it.
    fn why_not(&self, seat: Seat, action: &Self::Action) -> String {
        let mut game = self.clone();
        let tried = game.apply(Actor::Seat(seat), action, &mut ardri_core::NoEvents);
        tried.err().map_or_else(String::new, |error| refusal::<Self>(&error))
    }

    /// A choice that leads to further ones, in whole words.
    fn explain(&self, ui: &LineUi<Self>, pick: &PickOf<Self>) -> Vec<String> {
        vec![Self::pick_words(ui, pick)]
    }

    /// What is asked before a player gives up.
    fn resign_question(_scene: &Scene<Self>, _seat: Seat) -> String {
        String::new()
    }

    /// What is said first on the screen of a new game: the promise about all that is drawn, and what
    /// was drawn in the open already.
    fn opening(scene: &Scene<Self>) -> Option<String> {
        let begins = Self::is_start(&scene.view) && !scene.log.is_empty();
        begins.then(|| if Self::BOARD { scene.log.join(" ") } else { tr!("terminal-log-begins") })
    }

    /// Whether nothing was done yet in this part of the game.
    fn is_start(_view: &Self::View) -> bool {
        false
    }

    /// Where a word on the screen points at, on a board.
    fn place(_word: &str) -> Option<usize> {
        None
    }

    /// Whether what a choice would do has to be read before it is chosen.
    fn reads_first(_view: &Self::View) -> bool {
        false
    }
}

/// How a game is drawn on the screen.
pub(crate) struct Drawing<G: GameUi> {
    /// The fewest columns and rows in which it can be played.
    pub(crate) least: fn() -> (u16, u16),
    /// Where the log is; nowhere if there is no room for the game.
    pub(crate) log: fn(Rect, &GameScreen<G>) -> Option<Rect>,
    /// Draws the game; gives where the terminal's own cursor belongs, if anywhere.
    pub(crate) draw: fn(&mut Frame<'_>, &GameScreen<G>, Look) -> Option<Position>,
    /// The rows of a page that has colours, by the name of its title.
    pub(crate) painted: fn(&str, &GameScreen<G>, Look) -> Option<Vec<Line<'static>>>,
}

/// What an action would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Foretold {
    pub(crate) words: Vec<String>,
    /// Whether a person is asked first.
    pub(crate) ask: Ask,
}

/// Whether a person is asked before an action is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// It is done at once.
    No,
    /// They read what it would do, and say yes.
    Sure,
    /// They answer this question.
    Question(String),
}

/// Who sits at the table; on a board the sides are told apart by themselves.
fn at_table<G: GameUi>(scene: &Scene<G>) -> String {
    let called = |seat| if G::BOARD { scene.name(seat) } else { scene.called(seat) };
    let names: Vec<_> = scene.seats().map(called).collect();
    tr!("terminal-at-table", "names" => super::text::list(&names))
}

/// What the game is called where somebody reads it.
pub(crate) fn title<G: Game>() -> String {
    tr!(&format!("lobby-game-{}", G::NAME))
}

/// A refusal with the player's name in place of the seat's number.
pub(crate) fn refusal<G: GameUi>(error: &ActionError<G::Refusal>) -> String {
    match error {
        ActionError::NotYourTurn(Actor::Seat(seat)) => {
            tr!("refused-nothing-to-do", "name" => G::called(*seat))
        }
        error => refused::<G>(error),
    }
}
