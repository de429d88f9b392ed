//! The state of the screen, and what messages do to it. Nothing here draws or reads.

use std::path::PathBuf;

use ardri_core::Game;
use ardri_tafl::{Action, Board, Ending, Move, Square, Word, WrittenMove};

use super::command::Command;
use super::events::squares_list;
use super::message::{Effect, Mode, Msg, Notice, Question};
use super::plain::{about_piece, no_piece};
use super::rulebook;
use super::session::{Session, Told};
use crate::play::coach;
use crate::play::files::{self, Saved};
use crate::play::text::{put, scrolled, sentence, typed};
use crate::speech::say;

/// The game on the screen.
#[derive(Clone, Debug)]
pub(crate) struct Table<B: Board> {
    /// The game.
    pub(crate) session: Session<B>,
    /// Where the cursor is.
    pub(crate) cursor: Square,
    /// Where the picked piece stands.
    pub(crate) picked: Option<Square>,
    /// Whether the board is seen from the upper side.
    pub(crate) flipped: bool,
    /// What the keyboard is for.
    pub(crate) mode: Mode,
    /// The answer to the last message.
    pub(crate) notice: Option<Notice>,
    /// Rows of the log that are scrolled away at its end.
    pub(crate) scroll: usize,
    /// A coach sits beside the board.
    pub(crate) coach: bool,
    /// What somebody wanted who chose to save the game first.
    after_save: Effect,
}

impl<B: Board> Table<B> {
    /// The screen of a game, as it is shown first.
    pub(crate) fn new(session: Session<B>) -> Self {
        let mut table = Self {
            session,
            cursor: B::square(B::THRONE.first()),
            picked: None,
            flipped: false,
            mode: Mode::Board,
            notice: None,
            scroll: 0,
            coach: false,
            after_save: Effect::Stay,
        };
        if let [lots] = table.session.log() {
            let words = table.session.words(lots).join(" ");
            let promise = table.session.commitment().unwrap_or_default();
            table.say(format!("{promise} {words}").trim());
        }
        table
    }

    fn say(&mut self, text: &str) {
        self.notice = Some(Notice { text: text.into(), refusal: false });
    }

    fn tell(&mut self, told: &Told) {
        let words = self.session.words(told).join(" ");
        // After the end the verdict is what is asked about; once is enough.
        self.notice = None;
        if !self.session.is_over() {
            self.say(&words);
        }
    }

    fn refuse(&mut self, reason: &str) {
        self.notice = Some(Notice { text: sentence(reason), refusal: true });
    }

    /// Whether the bot should move now. It waits while somebody is being asked something.
    pub(crate) fn awaits_bot(&self) -> bool {
        self.session.bot_to_move().is_some() && !matches!(self.mode, Mode::Confirm(_))
    }

    /// Does what a message asks for.
    pub(crate) fn update(&mut self, msg: Msg) -> Effect {
        match msg {
            Msg::Bot(action) => self.bot(action),
            Msg::Quit => return self.quit(),
            msg => {
                return match std::mem::replace(&mut self.mode, Mode::Board) {
                    Mode::Board => self.on_board(msg),
                    Mode::Line(text) => self.on_line(text, msg),
                    Mode::FileName(text) => self.on_file_name(text, msg),
                    Mode::Confirm(question) => self.on_answer(question, msg),
                    Mode::Page { title, text, scroll } => {
                        if let Msg::Scroll(rows) = msg {
                            let scroll = scrolled(scroll, rows);
                            self.mode = Mode::Page { title, text, scroll };
                        }
                        Effect::Stay
                    }
                };
            }
        }
        Effect::Stay
    }

    fn on_board(&mut self, msg: Msg) -> Effect {
        match msg {
            Msg::Go(right, up) => self.go(right, up),
            Msg::Choose => self.choose(),
            Msg::Escape => {
                self.picked = None;
                self.notice = None;
            }
            Msg::OpenLine => self.mode = Mode::Line(String::new()),
            Msg::Paste(text) => self.mode = Mode::Line(typed(&text)),
            Msg::Undo => self.undo(),
            Msg::Flip => self.flipped = !self.flipped,
            Msg::Save => self.ask_file_name(Effect::Stay),
            Msg::Resign => match self.session.resigner() {
                Some(_) => self.mode = Mode::Confirm(Question::Resign),
                None => self.refuse(&say!("terminal-tafl-nobody-resigns")),
            },
            Msg::Why => self.open_page("learn-coach", self.session.coached().page()),
            Msg::Coach => self.call_coach(!self.coach),
            Msg::Help => self.open_page("terminal-keys", rulebook::keys()),
            Msg::Rules => {
                let rules = rulebook::rules(self.session.game().options());
                self.open_page("lobby-rules", rules);
            }
            Msg::New => return self.leave_for(Question::New, Effect::Again),
            Msg::Other => return self.leave_for(Question::Other, Effect::Menu),
            Msg::Scroll(rows) => self.scroll = scrolled(self.scroll, rows),
            _ => {}
        }
        Effect::Stay
    }

    /// Calls the coach, or sends the coach away.
    fn call_coach(&mut self, on: bool) {
        self.coach = on;
        self.say(&coach::always(on));
    }

    /// After the end nobody is asked; saving is offered right beside.
    fn leave_for(&mut self, question: Question, effect: Effect) -> Effect {
        if self.session.is_unsaved() && !self.session.is_over() {
            self.mode = Mode::Confirm(question);
            return Effect::Stay;
        }
        effect
    }

    fn quit(&mut self) -> Effect {
        // Whoever asks twice means it.
        if !self.session.is_unsaved() || self.mode == Mode::Confirm(Question::Quit) {
            return Effect::Leave;
        }
        self.mode = Mode::Confirm(Question::Quit);
        Effect::Stay
    }

    fn go(&mut self, right: i8, up: i8) {
        let (right, up) = if self.flipped { (-right, -up) } else { (right, up) };
        let moved = |at: u8, by: i8| at.saturating_add_signed(by).min(B::SIZE as u8 - 1);
        let (file, rank) = (moved(self.cursor.file(), right), moved(self.cursor.rank(), up));
        self.cursor = Square::new(file, rank).unwrap_or(self.cursor);
    }

    fn choose(&mut self) {
        if !self.is_persons_turn() {
            return;
        }
        let square = self.cursor;
        match (self.picked, self.session.game().position().piece(square)) {
            (Some(from), _) if from == square => self.picked = None,
            (_, Some(piece)) if piece.side() == self.session.game().position().to_move() => {
                self.pick(square);
            }
            (Some(from), _) => {
                let mv = Move { from, to: square };
                self.attempt(WrittenMove { mv, captured: Vec::new() });
            }
            (None, Some(piece)) => {
                self.refuse(&about_piece("terminal-tafl-not-yours", piece, square));
            }
            (None, None) => self.refuse(&no_piece(square)),
        }
    }

    fn is_persons_turn(&mut self) -> bool {
        if self.session.is_over() {
            self.refuse(&say!("tafl-prompt-over"));
        } else if self.session.bot_to_move().is_some() {
            self.refuse(&say!("terminal-tafl-bots-move"));
        } else {
            return true;
        }
        false
    }

    fn pick(&mut self, square: Square) {
        self.notice = None;
        self.picked = Some(square).filter(|square| !self.session.targets(*square).is_empty());
        if self.picked.is_none() {
            let piece = self.session.game().position().piece(square);
            self.refuse(&match piece {
                Some(piece) => about_piece("terminal-tafl-stuck", piece, square),
                None => no_piece(square),
            });
        }
    }

    /// Makes a move, but asks first whether a loss by repetition is meant.
    fn attempt(&mut self, written: WrittenMove) {
        if !self.is_persons_turn() {
            return;
        }
        if self.session.loses_by_repetition(written.mv) {
            self.mode = Mode::Confirm(Question::Repeat(written));
        } else {
            self.make(&written);
        }
    }

    fn make(&mut self, written: &WrittenMove) {
        match self.session.play(written).cloned() {
            Ok(told) => {
                self.picked = None;
                self.scroll = 0;
                self.cursor = written.mv.to;
                self.tell(&told);
            }
            Err(reason) => self.refuse(&reason),
        }
    }

    fn bot(&mut self, action: Action) {
        let Action::Move(mv) = action else { return };
        // The cursor belongs to the person, who may be on the way to somewhere.
        let cursor = self.cursor;
        let before = self.notice.take().filter(|_| self.session.game().moves() == 0);
        self.make(&WrittenMove { mv, captured: Vec::new() });
        self.cursor = cursor;
        // What was said before a set began (lots, a switch of sides) should still be read.
        if let (Some(before), Some(notice)) = (before, &mut self.notice) {
            notice.text = format!("{} {}", before.text, notice.text);
        }
    }

    fn undo(&mut self) {
        match self.session.undo() {
            Ok(undone) => {
                self.picked = None;
                self.scroll = 0;
                let names: Vec<_> = undone.iter().map(|told| told.notation.as_str()).collect();
                self.say(&say!("terminal-taken-back", "actions" => names.join(" ")));
            }
            Err(reason) => self.refuse(&reason),
        }
    }

    /// Opens a page under the title of that name.
    fn open_page(&mut self, title: &str, text: Vec<String>) {
        self.mode = Mode::Page { title: say!(title), text, scroll: 0 };
    }

    fn ask_file_name(&mut self, afterwards: Effect) {
        self.after_save = afterwards;
        let proposed = match &self.session.file {
            Some(file) => file.display().to_string(),
            None => format!("{}.json", B::NAME),
        };
        self.mode = Mode::FileName(proposed);
    }

    fn on_line(&mut self, mut text: String, msg: Msg) -> Effect {
        match msg {
            Msg::Choose => return self.obey(&text),
            Msg::Escape => return Effect::Stay,
            msg => edit(&mut text, msg),
        }
        self.mode = Mode::Line(text);
        Effect::Stay
    }

    fn on_file_name(&mut self, mut text: String, msg: Msg) -> Effect {
        match msg {
            Msg::Choose if !text.trim().is_empty() => {
                return Effect::Save { file: files::named(text.trim()), replace: false };
            }
            Msg::Escape => return Effect::Stay,
            msg => edit(&mut text, msg),
        }
        self.mode = Mode::FileName(text);
        Effect::Stay
    }

    fn on_answer(&mut self, question: Question, msg: Msg) -> Effect {
        match (msg, question) {
            (Msg::Yes, Question::Quit) => return Effect::Leave,
            (Msg::Yes, Question::New) => return Effect::Again,
            (Msg::Yes, Question::Other) => return Effect::Menu,
            (Msg::Yes, Question::Replace(file)) => return Effect::Save { file, replace: true },
            (Msg::Yes, Question::Repeat(written)) => self.make(&written),
            (Msg::Yes, Question::Resign) => self.resign(),
            (Msg::Save, Question::Quit) => self.ask_file_name(Effect::Leave),
            (Msg::Save, Question::New) => self.ask_file_name(Effect::Again),
            (Msg::Save, Question::Other) => self.ask_file_name(Effect::Menu),
            (Msg::Escape, _) => {}
            (_, question) => self.mode = Mode::Confirm(question),
        }
        Effect::Stay
    }

    fn resign(&mut self) {
        let Some(seat) = self.session.resigner() else { return };
        match self.session.resign(seat).cloned() {
            Ok(told) => {
                self.picked = None;
                self.scroll = 0;
                self.tell(&told);
            }
            Err(reason) => self.refuse(&reason),
        }
    }

    fn obey(&mut self, line: &str) -> Effect {
        let command = match Command::parse(line) {
            Ok(command) => command,
            Err(reason) => {
                self.refuse(&reason);
                return Effect::Stay;
            }
        };
        match command {
            Command::Nothing | Command::Board => {}
            Command::Move(written) => self.attempt(written),
            Command::Moves(Some(square)) if B::index(square).is_some() => {
                self.cursor = square;
                self.picked = None;
                self.choose();
            }
            Command::Moves(_) => self.say(&say!("terminal-tafl-pick-to-see")),
            Command::History => self.say(&say!("terminal-tafl-log-tells")),
            Command::Position => {
                let position = self.session.game().position().to_string();
                self.say(&position);
            }
            Command::Save(Some(file)) => {
                self.after_save = Effect::Stay;
                return Effect::Save { file, replace: false };
            }
            Command::Save(None) => self.ask_file_name(Effect::Stay),
            Command::Coach(on) => self.call_coach(on.unwrap_or(!self.coach)),
            Command::Why => return self.on_board(Msg::Why),
            Command::Help => return self.on_board(Msg::Help),
            Command::Rules => return self.on_board(Msg::Rules),
            Command::Undo => return self.on_board(Msg::Undo),
            Command::Flip => return self.on_board(Msg::Flip),
            Command::Resign => return self.on_board(Msg::Resign),
            Command::New => return self.on_board(Msg::New),
            Command::Quit => return self.quit(),
        }
        Effect::Stay
    }

    /// Hears what came of saving; gives what somebody wanted who saved the game first.
    pub(crate) fn saved(&mut self, file: PathBuf, saved: Saved) -> Effect {
        match saved {
            Saved::Done(words) => {
                self.say(&words);
                return std::mem::replace(&mut self.after_save, Effect::Stay);
            }
            Saved::Taken => self.mode = Mode::Confirm(Question::Replace(file)),
            Saved::Failed(why) => self.refuse(&why),
        }
        Effect::Stay
    }

    /// Keeps the scrolled rows within what there is to scroll.
    pub(crate) fn limit_scroll(&mut self, most: usize) {
        match &mut self.mode {
            Mode::Page { scroll, .. } => *scroll = (*scroll).min(most),
            _ => self.scroll = self.scroll.min(most),
        }
    }

    /// What is asked for at the moment: always whose turn it is, and what to do.
    pub(crate) fn asked(&self) -> String {
        let turn = self.session.whose_turn();
        if self.session.is_over() || self.session.bot_to_move().is_some() {
            return turn;
        }
        match self.picked {
            Some(from) => format!("{turn} {}", self.preview(from)),
            None => format!("{turn} {}", say!("terminal-tafl-pick")),
        }
    }

    /// What the picked piece would do on the square under the cursor.
    fn preview(&self, from: Square) -> String {
        let game = self.session.game();
        let mv = Move { from, to: self.cursor };
        let played = game.position().play(game.options().rules(), mv);
        let Some(played) = played.ok().filter(|_| from != self.cursor) else {
            return say!("terminal-tafl-where", "square" => from.to_string());
        };
        let (name, squares) = (mv.to_string(), played.captured().collect::<Vec<_>>());
        let ending = match played.ending {
            Some(Ending::KingCaptured) => Some("tafl-threat-fall"),
            Some(Ending::KingEscaped) => Some("tafl-threat-escape"),
            Some(Ending::Encircled) => Some("tafl-threat-ring"),
            _ => None,
        };
        if self.session.loses_by_repetition(mv) {
            return say!("tafl-repetition-moves", "count" => 1, "moves" => name);
        }
        match ending {
            Some(ending) => say!(ending, "move" => name),
            None if squares.is_empty() => format!("{name}."),
            None => {
                say!("tafl-threat-capture", "move" => name, "squares" => squares_list(&squares))
            }
        }
    }
}

fn edit(text: &mut String, msg: Msg) {
    match msg {
        Msg::Letter(letter) => put(text, letter.encode_utf8(&mut [0; 4])),
        Msg::Paste(more) => put(text, &more),
        Msg::Erase => _ = text.pop(),
        Msg::EraseAll => text.clear(),
        _ => {}
    }
}

#[cfg(test)]
mod tests;
