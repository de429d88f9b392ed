//! The game in lines of text, for pipes and screen readers.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use anyhow::anyhow;
use ardri_core::Game;
use ardri_tafl::{Action, Board, Piece, Position, Square, Tafl, Word, WrittenMove, write_game};

use super::command::Command;
use super::rulebook;
use super::session::{Session, Told};
use crate::output::is_closed_pipe;
use crate::play::files::{self, Saved};
use crate::play::lines::Lines;
use crate::play::luck::Luck;
use crate::play::text::sentence;

/// Plays until somebody quits or the input ends.
///
/// # Errors
/// Reading or writing fails. A reader who has gone away is no failure.
pub(crate) fn play<B: Board, R: BufRead, W: Write>(
    lines: &mut Lines<R, W>,
    session: &mut Session<B>,
    luck: &mut Luck,
) -> anyhow::Result<()> {
    let mut talk = Talk { lines, session, luck, flipped: false };
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
}

impl<B: Board, R: BufRead, W: Write> Talk<'_, B, R, W> {
    fn run(&mut self) -> anyhow::Result<()> {
        self.greet()?;
        loop {
            let Some(line) = self.lines.ask()? else {
                if !self.session.is_over() {
                    self.lines.say("The input has ended; the game is not finished.")?;
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
        let rules = self.session.game().options().rules();
        let rules = if rules.iter().next().is_none() {
            "the basic game".to_string()
        } else {
            rules.to_string().replace(',', ", ")
        };
        self.lines.say(format!("{}: {rules}. Type help for help.", B::TITLE))?;
        let seats: Vec<_> = self.session.players().iter().map(|player| &player.name).collect();
        let seats = format!("At the board: {} and {}.", seats[0], seats[1]);
        self.lines.say(seats)?;
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
            let name = self.session.name(seat).to_string();
            let written = WrittenMove { mv, captured: Vec::new() };
            let told = self.session.play(&written).map_err(|reason| anyhow!(reason))?.clone();
            self.lines.say(format!("{name} plays {}.", told.notation))?;
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
        self.lines.say(self.session.whose_turn())?;
        if self.session.is_over() {
            self.lines.say("You can still type history, save FILE, undo, new or quit.")?;
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
            Command::Help => self.lines.say_all(rulebook::COMMANDS)?,
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
            Command::History => self.history()?,
            Command::Position => {
                let position = self.session.game().position().to_string();
                self.lines.say(position)?;
            }
            Command::Save(file) => self.save(file)?,
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
                self.lines.say("The move was not made.")?;
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
            return self.lines.say("The game is over.");
        }
        let game = self.session.game();
        let (position, rules) = (game.position(), game.options().rules());
        let all = || position.moves(rules);
        let names: Vec<String> = match from {
            Some(from) => all().filter(|mv| mv.from == from).map(|mv| mv.to_string()).collect(),
            None => all().map(|mv| mv.to_string()).collect(),
        };
        let answer = match (from, from.and_then(|from| position.piece(from))) {
            (Some(from), None) => format!("No piece stands on {from}."),
            (Some(from), Some(piece)) if piece.side() != position.to_move() => {
                format!("The {piece} on {from} belongs to the other side.")
            }
            (Some(from), Some(piece)) if names.is_empty() => {
                format!("The {piece} on {from} has no move.")
            }
            _ => names.join(" "),
        };
        self.lines.say(answer)
    }

    fn undo(&mut self) -> anyhow::Result<()> {
        match self.session.undo() {
            Ok(undone) => {
                let names: Vec<_> = undone.iter().map(|told| told.notation.as_str()).collect();
                self.lines.say(format!("Taken back: {}.", names.join(" ")))?;
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

    fn save(&mut self, file: Option<PathBuf>) -> io::Result<()> {
        let Some(file) = file.or_else(|| self.session.file.clone()) else {
            return self.lines.say("Type the name of a file after save.");
        };
        let mut saved = files::save(self.session, &file, !self.lines.interactive);
        if saved == Saved::Taken {
            let question = format!("{} is there already. Replace it?", file.display());
            if !self.lines.confirm(&question)? {
                return self.lines.say("The game was not saved.");
            }
            saved = files::save(self.session, &file, true);
        }
        match saved {
            Saved::Done(words) | Saved::Failed(words) => self.lines.say(words),
            Saved::Taken => Ok(()),
        }
    }

    fn resign(&mut self) -> anyhow::Result<()> {
        let Some(seat) = self.session.resigner() else {
            return Ok(self.lines.say("The game is over.")?);
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
        if self.session.is_unsaved()
            && !self.lines.confirm("The game is not saved. Begin a new one?")?
        {
            return Ok(());
        }
        let secret = self.luck.secret()?;
        *self.session = self.session.again(&secret).map_err(|reason| anyhow!(reason))?;
        self.greet()
    }

    fn quit(&mut self) -> anyhow::Result<Next> {
        if self.session.is_unsaved() && !self.lines.confirm("The game is not saved. Quit?")? {
            return Ok(Next::Ask);
        }
        if !self.session.is_over() {
            self.lines.say("The game is not finished.")?;
        }
        Ok(Next::Leave)
    }
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
