//! What Brandubh and Tablut bring to the terminal.

use anyhow::bail;
use ardri_core::{Actor, Game, Message, NoEvents, Player, Seat};
use ardri_tafl::{Action, Board, Options, Side, Square, Tafl, View};

use super::action_builder::{TaflBuilder, about_piece, cursor_on, no_piece};
use super::words::{self, Scene};
use super::{draw, lines, rulebook};
use crate::i18n::tr;
use crate::play::command::{OwnCommand, Shown};
use crate::play::game_ui::{Ask, Drawing, Foretold, GameUi, refusal, title};
use crate::play::line_ui::LineUi;
use crate::play::local_table::Done;
use crate::play::text::{list, quoted};
use crate::play::{Opponent, PlayArgs};

impl<B: Board> GameUi for Tafl<B> {
    type Builder = TaflBuilder<B>;

    const PLAYERS: u8 = 2;
    const RESIGNS: bool = true;
    const SORTS_MOVES: bool = true;
    const BOARD: bool = true;
    const DRAWING: Drawing<Self> = Drawing {
        fits: |area, _| draw::fits::<B>(area),
        draw: draw::game,
        most_scroll: draw::most_scroll,
    };
    const TEXTS: &'static str = "tafl";
    const COMMANDS: &'static [OwnCommand<Self>] = &[
        OwnCommand::<Self>::new(&["flip"], &[('f', "")], |ui, _| {
            ui.switch = !ui.switch;
            Ok(Shown::Table)
        }),
        OwnCommand::<Self>::new(&["position"], &[], |ui, _| {
            Ok(Shown::Said(ui.scene.view.position.to_string()))
        }),
    ];

    fn called(seat: Seat) -> String {
        tr!("tafl-seat", "number" => seat.index() + 1)
    }

    fn check(args: &PlayArgs, _players: u8) -> anyhow::Result<()> {
        if args.seat.is_some() {
            bail!(tr!("terminal-error-no-seats", "game" => title::<Self>()));
        }
        Ok(())
    }

    fn seat_players(
        options: &Options<B>,
        _players: u8,
        against: &[Opponent],
        args: &PlayArgs,
    ) -> Vec<Player> {
        words::seat_players(
            options,
            against.first().copied().unwrap_or_default(),
            args.side.unwrap_or_default(),
        )
    }

    fn say(scene: &Scene<B>, message: &Message) -> String {
        words::say_to(scene, message)
    }

    /// A bot's move is written as well.
    fn tell_done(scene: &Scene<B>, done: &Done) -> Vec<String> {
        let mut lines = Vec::new();
        if let (Actor::Seat(seat), Some(you)) = (done.entry.by, scene.you)
            && seat != you
        {
            let (name, played) = (scene.name(seat), words::notation::<B>(done));
            lines.push(tr!("terminal-tafl-bot-plays", "name" => name, "move" => played));
        }
        lines.extend(scene.told(done));
        lines
    }

    fn log(scene: &Scene<B>, done: &[Done]) -> Vec<String> {
        words::log(scene, done)
    }

    fn history(scene: &Scene<B>) -> Vec<String> {
        words::history(scene)
    }

    fn greeting(scene: &Scene<B>) -> Vec<String> {
        let rules = words::rules(&scene.options);
        let rules = if rules.is_empty() { tr!("terminal-tafl-basic") } else { rules };
        vec![
            tr!("terminal-tafl-greet", "game" => title::<Self>(), "rules" => rules),
            tr!("terminal-tafl-players", "names" => list(&scene.names)),
        ]
    }

    fn company(scene: &Scene<B>) -> Option<String> {
        let name = |side| scene.view.seat_of(side).map(|seat| scene.name(seat));
        let (vikings, celts) = (name(Side::Vikings)?, name(Side::Celts)?);
        Some(tr!("terminal-join-sides", "vikings" => vikings, "celts" => celts))
    }

    fn commitment(options: &Options<B>, commitment: &str) -> Option<String> {
        options.lots.then(|| tr!("terminal-tafl-commitment", "commitment" => commitment))
    }

    fn rules(options: &Options<B>) -> Vec<String> {
        rulebook::rules(options)
    }

    fn stage(_view: &View<B>) -> String {
        String::new()
    }

    fn table(ui: &LineUi<Self>) -> Vec<String> {
        let mut lines = lines::drawn(&ui.scene.view.position, ui.switch);
        lines.push(words::captured_words(&ui.scene));
        lines
    }

    fn lesson_table(ui: &LineUi<Self>) -> Vec<String> {
        lines::drawn(&ui.scene.view.position, ui.switch)
    }

    fn news(ui: &LineUi<Self>, fresh: bool, _further: bool) -> Vec<String> {
        let mut lines = Self::table(ui);
        lines.extend(words::repetition_warning(&ui.scene).filter(|_| fresh));
        lines
    }

    fn choices(ui: &LineUi<Self>) -> Vec<String> {
        let losing = words::losing_moves(&ui.scene).filter(|_| !ui.lesson);
        losing.into_iter().chain([words::whose_turn(&ui.scene)]).collect()
    }

    /// All moves in a row, or those of a piece.
    fn legal(ui: &LineUi<Self>, rest: &str) -> Result<Vec<String>, String> {
        let position = &ui.scene.view.position;
        let mut names: Vec<String> = ui.builder.moves().map(|mv| mv.to_string()).collect();
        if !rest.is_empty() {
            let strange = |_| tr!("terminal-tafl-not-a-square", "typed" => quoted(rest));
            let from: Square = rest.to_lowercase().parse().map_err(strange)?;
            let begins = format!("{from}-");
            names.retain(|name| name.starts_with(&begins));
            match position.piece(from) {
                None => return Err(no_piece(from)),
                Some(piece) if piece.side() != position.to_move() => {
                    return Err(about_piece("terminal-tafl-not-yours", piece, from));
                }
                Some(piece) if names.is_empty() => {
                    return Err(about_piece("terminal-tafl-stuck", piece, from));
                }
                Some(_) => {}
            }
        }
        if names.is_empty() {
            return Ok(vec![tr!("terminal-tafl-no-move")]);
        }
        Ok(vec![names.join(" ")])
    }

    fn is_over(view: &View<B>) -> bool {
        view.over
    }

    fn scores(_scene: &Scene<B>) -> Vec<String> {
        Vec::new()
    }

    fn finale(ui: &LineUi<Self>) -> Vec<String> {
        Self::table(ui)
    }

    fn still() -> String {
        tr!("terminal-tafl-after-end")
    }

    fn asked_now(scene: &Scene<B>) -> String {
        words::whose_turn(scene)
    }

    fn asked_next(ui: &LineUi<Self>, cursor: usize) -> String {
        words::asked(ui, cursor)
    }

    fn verdict(scene: &Scene<B>) -> Option<String> {
        words::verdict(scene)
    }

    /// Only a loss by repetition is asked about.
    fn foretell(&self, scene: &Scene<B>, seat: Seat, action: &Action) -> Result<Foretold, String> {
        let tried = self.clone().apply(Actor::Seat(seat), action, &mut NoEvents);
        tried.map_err(|error| refusal::<Self>(&error))?;
        let Action::Move(mv) = action else {
            return Ok(Foretold { words: Vec::new(), ask: Ask::No });
        };
        let ask = if self.losing_repetitions().contains(mv) {
            let side = self.position().to_move().key();
            Ask::Question(tr!("terminal-tafl-repeat", "side" => side))
        } else {
            Ask::No
        };
        Ok(Foretold { words: words::move_words(scene, *mv).into_iter().collect(), ask })
    }

    fn explain(&self, _ui: &LineUi<Self>, _pick: &Square) -> Vec<String> {
        Vec::new()
    }

    fn resign_question(scene: &Scene<B>, seat: Seat) -> String {
        let vikings = scene.view.vikings == Some(seat);
        let side = if vikings { Side::Vikings } else { Side::Celts };
        let what = if scene.options.two_sets { "set" } else { "game" };
        tr!("terminal-tafl-resign", "side" => side.key(), "what" => what)
    }

    /// The promise about the lots, and how they fell.
    fn opening(scene: &Scene<B>) -> Option<String> {
        let begins = scene.options.lots && scene.view.set == 1 && scene.view.moves == 0;
        let told = |entry: &String| entry.split_once('\n').map_or(entry.clone(), |(_, t)| t.into());
        begins.then(|| scene.log.iter().map(told).collect::<Vec<_>>().join(" "))
    }

    fn is_start(view: &View<B>) -> bool {
        view.moves == 0
    }

    fn place(word: &str) -> Option<usize> {
        cursor_on::<B>(word.to_lowercase().parse().ok()?)
    }
}
