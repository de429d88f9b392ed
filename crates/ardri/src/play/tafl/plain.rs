//! The game in lines of text, for pipes and screen readers.

use std::io::{self, BufRead, Write};

use anyhow::anyhow;
use ardri_core::Game;
use ardri_tafl::{Action, Board, Piece, Position, Square, Tafl, Word, WrittenMove, write_game};

use super::command::Command;
use super::rulebook;
use super::session::{Session, Told};
use crate::output::is_closed_pipe;
use crate::play::coach::Coach;
use crate::play::lines::Lines;
use crate::play::luck::Luck;
use crate::play::text::{list, sentence};
use crate::speech::say;

/// Plays until somebody quits or the input ends.
///
/// # Errors
/// Reading or writing fails. A reader who has gone away is no failure.
pub(crate) fn play<B: Board, R: BufRead, W: Write>(
    lines: &mut Lines<R, W>,
    session: &mut Session<B>,
    luck: &mut Luck,
    coach: bool,
) -> anyhow::Result<()> {
    let mut talk = Talk { lines, session, luck, flipped: false, coach: Coach::new(coach) };
    match talk.run() {
        Err(error) if is_closed_pipe(&error) => Ok(()),
        other => other,
    }
}

/// What follows a command.
enum Next {
    Ask,
    Leave,
}

struct Talk<'a, B: Board, R, W> {
    lines: &'a mut Lines<R, W>,
    session: &'a mut Session<B>,
    luck: &'a mut Luck,
    flipped: bool,
    coach: Coach,
}

impl<B: Board, R: BufRead, W: Write> Talk<'_, B, R, W> {
    fn run(&mut self) -> anyhow::Result<()> {
        self.greet()?;
        loop {
            let Some(line) = self.lines.ask()? else {
                if !self.session.is_over() {
                    self.lines.say(say!("terminal-input-ended"))?;
                }
                break;
            };
            match Command::parse(&line) {
                Ok(command) => {
                    if matches!(self.obey(command)?, Next::Leave) {
                        break;
                    }
                }
                Err(reason) => self.lines.say(sentence(&reason))?,
            }
        }
        self.lines.flush()?;
        Ok(())
    }

    fn greet(&mut self) -> anyhow::Result<()> {
        let rules = self.session.rules();
        let rules = if rules.is_empty() { say!("terminal-tafl-basic") } else { rules };
        let game = self.session.title();
        self.lines.say(say!("terminal-tafl-greet", "game" => game, "rules" => rules))?;
        let names: Vec<_> = self.session.players().iter().map(|player| &player.name).collect();
        self.lines.say(say!("terminal-tafl-players", "names" => list(&names)))?;
        if let Some(commitment) = self.session.commitment() {
            self.lines.say(commitment)?;
        }
        // A game that was resumed is told from where it stands; lots are news in a new one.
        if let [lots] = self.session.log() {
            let words = self.session.words(lots);
            self.lines.say_all(words)?;
        }
        if let Some(warning) = self.session.repetition_warning() {
            self.lines.say(warning)?;
        }
        self.go_on()
    }

    /// Lets the bots move and shows what the person has to know then.
    fn go_on(&mut self) -> anyhow::Result<()> {
        while let Some(seat) = self.session.bot_to_move() {
            let chosen = self.luck.choose(self.session.game(), seat);
            let Some(Action::Move(mv)) = chosen else { break };
            let name = self.session.name(seat);
            let written = WrittenMove { mv, captured: Vec::new() };
            let told = self.session.play(&written).map_err(|reason| anyhow!(reason))?.clone();
            let played = told.notation.as_str();
            self.lines.say(say!("terminal-tafl-bot-plays", "name" => name, "move" => played))?;
            self.tell(&told)?;
        }
        self.show()
    }

    fn show(&mut self) -> anyhow::Result<()> {
        self.lines.say("")?;
        self.lines.say_all(board(self.session.game(), self.flipped))?;
        self.lines.say(self.session.captured_words())?;
        if let Some(warning) = self.session.losing_moves() {
            self.lines.say(warning)?;
        }
        let coached = self.coach.news(self.session.coached());
        self.lines.say_all(coached)?;
        self.lines.say(self.session.whose_turn())?;
        if self.session.is_over() {
            self.lines.say(say!("terminal-tafl-after-end"))?;
        }
        Ok(())
    }

    fn tell(&mut self, told: &Told) -> io::Result<()> {
        let words = self.session.words(told);
        self.lines.say_all(words)
    }

    fn obey(&mut self, command: Command) -> anyhow::Result<Next> {
        match command {
            Command::Nothing => {}
            Command::Move(written) => self.make(&written)?,
            Command::Help => self.lines.say_all(rulebook::commands())?,
            Command::Moves(from) => self.list_moves(from)?,
            Command::Board => self.show()?,
            Command::Undo => self.undo()?,
            Command::Flip => {
                self.flipped = !self.flipped;
                self.show()?;
            }
            Command::Rules => {
                let rules = rulebook::rules(self.session.game().options());
                self.lines.say_all(rules)?;
            }
            Command::Why => self.lines.say_all(self.session.coached().lines())?,
            Command::Coach(on) => {
                let answer = self.coach.turn(on);
                self.lines.say(answer)?;
                let coached = self.coach.news(self.session.coached());
                self.lines.say_all(coached)?;
            }
            Command::History => self.history()?,
            Command::Position => {
                let position = self.session.game().position().to_string();
                self.lines.say(position)?;
            }
            Command::Save(file) => self.lines.save(self.session, file)?,
            Command::Resign => self.resign()?,
            Command::New => self.begin_again()?,
            Command::Quit => return self.quit(),
        }
        Ok(Next::Ask)
    }

    fn make(&mut self, written: &WrittenMove) -> anyhow::Result<()> {
        if self.session.loses_by_repetition(written.mv) {
            let question = self.session.repetition_question();
            if !self.lines.confirm(&question)? {
                self.lines.say(say!("terminal-tafl-not-made"))?;
                return Ok(());
            }
        }
        match self.session.play(written).cloned() {
            Ok(told) => {
                self.tell(&told)?;
                self.go_on()
            }
            Err(reason) => Ok(self.lines.say(sentence(&reason))?),
        }
    }

    fn list_moves(&mut self, from: Option<Square>) -> io::Result<()> {
        if self.session.is_over() {
            return self.lines.say(say!("tafl-prompt-over"));
        }
        let game = self.session.game();
        let (position, rules) = (game.position(), game.options().rules());
        let all = || position.moves(rules);
        let names: Vec<String> = match from {
            Some(from) => all().filter(|mv| mv.from == from).map(|mv| mv.to_string()).collect(),
            None => all().map(|mv| mv.to_string()).collect(),
        };
        let answer = match (from, from.and_then(|from| position.piece(from))) {
            (Some(from), None) => no_piece(from),
            (Some(from), Some(piece)) if piece.side() != position.to_move() => {
                about_piece("terminal-tafl-not-yours", piece, from)
            }
            (Some(from), Some(piece)) if names.is_empty() => {
                about_piece("terminal-tafl-stuck", piece, from)
            }
            _ => names.join(" "),
        };
        self.lines.say(answer)
    }

    fn undo(&mut self) -> anyhow::Result<()> {
        match self.session.undo() {
            Ok(undone) => {
                let names: Vec<_> = undone.iter().map(|told| told.notation.as_str()).collect();
                self.lines.say(say!("terminal-taken-back", "actions" => names.join(" ")))?;
                self.show()
            }
            Err(reason) => Ok(self.lines.say(sentence(&reason))?),
        }
    }

    fn history(&mut self) -> io::Result<()> {
        let history = self.session.history();
        self.lines.say_all(history)?;
        for set in 1..=2 {
            let moves = self.session.log().iter().filter(|told| told.set == set);
            let moves: Vec<_> = moves.filter_map(|told| told.notation.parse().ok()).collect();
            if !moves.is_empty() {
                self.lines.say(write_game(&moves))?;
            }
        }
        Ok(())
    }

    fn resign(&mut self) -> anyhow::Result<()> {
        let Some(seat) = self.session.resigner() else {
            return Ok(self.lines.say(say!("tafl-prompt-over"))?);
        };
        let question = self.session.resign_question(seat);
        if !self.lines.confirm(&question)? {
            return Ok(());
        }
        match self.session.resign(seat).cloned() {
            Ok(told) => {
                self.tell(&told)?;
                self.go_on()
            }
            Err(reason) => Ok(self.lines.say(sentence(&reason))?),
        }
    }

    fn begin_again(&mut self) -> anyhow::Result<()> {
        if self.session.is_unsaved() && !self.lines.confirm(&say!("terminal-unsaved-new"))? {
            return Ok(());
        }
        let secret = self.luck.secret()?;
        *self.session = self.session.again(&secret).map_err(|reason| anyhow!(reason))?;
        self.coach.forget();
        self.greet()
    }

    fn quit(&mut self) -> anyhow::Result<Next> {
        if self.session.is_unsaved() && !self.lines.confirm(&say!("terminal-unsaved-quit"))? {
            return Ok(Next::Ask);
        }
        if !self.session.is_over() {
            self.lines.say(say!("terminal-unfinished"))?;
        }
        Ok(Next::Leave)
    }
}

/// Says that a square is empty.
pub(crate) fn no_piece(square: Square) -> String {
    say!("terminal-tafl-no-piece", "square" => square.to_string())
}

/// The text of that name about a piece on a square.
pub(crate) fn about_piece(name: &str, piece: Piece, square: Square) -> String {
    say!(name, "piece" => piece.key(), "square" => square.to_string())
}

/// The board as text, with its coordinates on all sides.
pub(crate) fn board<B: Board>(game: &Tafl<B>, flipped: bool) -> Vec<String> {
    drawn(game.position(), flipped)
}

/// A position as text.
pub(crate) fn drawn<B: Board>(position: &Position<B>, flipped: bool) -> Vec<String> {
    let size = B::SIZE as u8;
    let order = |reverse: bool| -> Vec<u8> {
        if reverse { (0..size).rev().collect() } else { (0..size).collect() }
    };
    let files = order(flipped);
    let names: Vec<_> = files.iter().map(|file| char::from(b'a' + file).to_string()).collect();
    let names = format!("  {}", names.join(" "));
    let mut lines = vec![names.clone()];
    for rank in order(!flipped) {
        let squares = files.iter().filter_map(|file| Square::new(*file, rank));
        let row: Vec<_> = squares.map(|square| mark(position, square).to_string()).collect();
        lines.push(format!("{} {} {}", rank + 1, row.join(" "), rank + 1));
    }
    lines.push(names);
    lines
}

fn mark<B: Board>(position: &Position<B>, square: Square) -> char {
    match position.piece(square) {
        Some(piece) => letter(piece),
        None if is_among::<B>(B::THRONE, square) => '+',
        None if is_among::<B>(B::CORNERS, square) => '#',
        None => '.',
    }
}

/// The letter of a piece on the boards of the terminal.
pub(crate) fn letter(piece: Piece) -> char {
    match piece {
        Piece::Viking => 'V',
        Piece::Celt => 'C',
        Piece::King => 'K',
    }
}

/// Whether the square belongs to a set of squares.
pub(crate) fn is_among<B: Board>(set: B::Word, square: Square) -> bool {
    B::index(square).is_some_and(|index| set.meets(B::Word::bit(index)))
}

#[cfg(test)]
mod tests;
