//! What Brandubh and Tablut bring to the terminal.

use anyhow::bail;
use ardri_core::{Actor, Message, NextStep, Player, Seat};
use ardri_tafl::{
    Action, Board, BoardFacts, Ending, Event, Move, Options, Rule, Side, Square, Tafl, View, Word,
    rules_in_force,
};

use super::action_builder::{
    TaflBuilder, about_piece, ask, cursor_on, moves, no_piece, read, square_at,
};
use super::words::{self, Scene};
use super::{draw, lines};
use crate::i18n::{localize, tr};
use crate::play::builder::Typed;
use crate::play::command::{OwnCommand, Shown};
use crate::play::game_ui::{Ask, Drawing, GameUi, title};
use crate::play::line_ui::LineUi;
use crate::play::local_table::Done;
use crate::play::menu::{Switch, Switched};
use crate::play::text::quoted;
use crate::play::{Opponent, PlayArgs};

impl<B: Board> GameUi for Tafl<B> {
    type Pick = Square;

    const PLAYERS: u8 = 2;
    const RESIGNS: bool = true;
    const SORTS_MOVES: bool = true;
    const BOARD: bool = true;
    const DRAWING: Drawing<Self> = Drawing {
        least: draw::least::<B>,
        log: draw::log,
        draw: draw::game,
        painted: |_, _, _| None,
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

    fn ask(legal: &[Action], chosen: &[Square]) -> NextStep<Square, Action> {
        ask(legal, chosen)
    }

    fn read(
        _: &TaflBuilder<B>,
        line: &str,
        scene: &Scene<B>,
    ) -> Result<Typed<Square, Action>, String> {
        read(line, scene)
    }

    fn start() -> usize {
        cursor_on::<B>(B::square(B::THRONE.first())).unwrap_or(0)
    }

    fn cursor_at(action: &Action) -> Option<usize> {
        match action {
            Action::Move(mv) => cursor_on::<B>(mv.to),
            _ => None,
        }
    }

    /// The cursor stays on the board.
    fn go(ui: &LineUi<Self>, cursor: usize, (right, down): (i32, i32)) -> Option<usize> {
        let (right, up) = if ui.switch { (-right, down) } else { (right, -down) };
        let moved = |at: u8, by: i32| {
            let by = i8::try_from(by.clamp(-1, 1)).unwrap_or(0);
            at.saturating_add_signed(by).min(B::SIZE as u8 - 1)
        };
        let at = square_at::<B>(cursor);
        cursor_on::<B>(Square::new(moved(at.file(), right), moved(at.rank(), up))?)
    }

    /// A piece of one's own is picked, or put back; anything else is where the picked one goes.
    fn point(ui: &mut LineUi<Self>, cursor: usize) -> Result<Typed<Square, Action>, String> {
        let (square, position) = (square_at::<B>(cursor), &ui.scene.view.position);
        let builder = &mut ui.builder;
        match (builder.picked(), position.piece(square)) {
            (Some(from), _) if from == square => builder.chosen.clear(),
            (_, Some(piece)) if piece.side() == position.to_move() => {
                builder.chosen.clear();
                if builder.targets(square).is_empty() {
                    return Err(about_piece("terminal-tafl-stuck", piece, square));
                }
                builder.chosen.push(square);
            }
            (Some(from), _) => {
                return Ok(Typed::Whole(Action::Move(Move { from, to: square })));
            }
            (None, Some(piece)) => {
                return Err(about_piece("terminal-tafl-not-yours", piece, square));
            }
            (None, None) => return Err(no_piece(square)),
        }
        Ok(Typed::Steps(Vec::new()))
    }

    fn switches() -> Vec<Switch> {
        let switch = |name: String, about: &str, what| {
            let about = format!("{name}.{about}");
            Switch { texts: [name, about], players: 2, what }
        };
        let rules = |rules: &[&str]| {
            Switched::Rules(rules.iter().filter_map(|rule| rule.parse::<Rule>().ok()).collect())
        };
        let facts = BoardFacts::of::<B>();
        // A set of one rule is that rule.
        let presets = facts.presets.iter().filter(|(_, set)| set.len() > 1);
        let presets =
            presets.map(|(name, set)| (format!("lobby-rules-{name}"), "hint", rules(set)));
        let all = facts.rules.iter();
        let all = all.map(|rule| (format!("tafl-rule-{rule}"), "about", rules(&[*rule])));
        let two_sets = Switched::Flag(|args| &mut args.two_sets);
        let lots = Switched::Flag(|args| &mut args.lots);
        [("lobby-two-sets".into(), "hint", two_sets), ("lobby-lots".into(), "hint", lots)]
            .into_iter()
            .chain(presets)
            .chain(all)
            .map(|(name, about, what)| switch(name, about, what))
            .collect()
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
            args.side.unwrap_or(Side::Vikings),
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
            let written = words::written::<B>(done).map(|(_, written)| written.to_string());
            let (name, played) =
                (scene.name(seat), written.unwrap_or_else(|| done.entry.action.clone()));
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

    fn company(scene: &Scene<B>) -> Option<String> {
        let name = |side| scene.view.seat_of(side).map(|seat| scene.name(seat));
        let (vikings, celts) = (name(Side::Vikings)?, name(Side::Celts)?);
        Some(tr!("terminal-join-sides", "vikings" => vikings, "celts" => celts))
    }

    fn commitment(options: &Options<B>, commitment: &str) -> Option<String> {
        options.lots.then(|| tr!("terminal-tafl-commitment", "commitment" => commitment))
    }

    fn rules(options: &Options<B>) -> Vec<String> {
        rules_in_force(options).iter().map(localize).collect()
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
        let mut names: Vec<String> = moves(ui.builder.legal()).map(|mv| mv.to_string()).collect();
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
    fn asks(&self, _action: &Action, events: &[Event]) -> Ask {
        let loser = events.iter().find_map(|event| match event {
            Event::SetEnded { winner, ending: Ending::Repetition, .. } => Some(!*winner),
            _ => None,
        });
        loser.map_or(Ask::No, |loser| {
            Ask::Question(tr!("terminal-tafl-repeat", "side" => loser.key()))
        })
    }

    fn resign_question(scene: &Scene<B>, seat: Seat) -> String {
        let vikings = scene.view.vikings == Some(seat);
        let side = if vikings { Side::Vikings } else { Side::Celts };
        let what = if scene.options.two_sets { "set" } else { "game" };
        tr!("terminal-tafl-resign", "side" => side.key(), "what" => what)
    }

    fn is_start(view: &View<B>) -> bool {
        view.moves == 0
    }

    fn place(word: &str) -> Option<usize> {
        cursor_on::<B>(word.to_lowercase().parse().ok()?)
    }
}
