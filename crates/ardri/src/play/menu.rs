//! The menu: which game, by which rules, against whom.

use ardri_core::{Game, Seat};
use ardri_table::GameKind;
use ardri_tafl::{Preset, Rules, Side};
use ardri_throne::HighThrone;
use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::look::Look;
use super::page::too_small;
use super::terminal_game::{TERMINAL_GAMES, TerminalGame};
use super::text::wrap;
use super::{Opponent, PlayArgs, bot_name, usual};
use crate::args::GameArgs;
use crate::i18n::tr;

/// Something of a game that is chosen or left out before it begins.
#[derive(Clone, Debug)]
pub(crate) struct Switch {
    /// The names of the texts that say what it is, and what it means.
    pub(crate) texts: [String; 2],
    /// The fewest players with whom there is such a choice.
    pub(crate) players: u8,
    pub(crate) what: Switched,
}

/// Which of the arguments a switch is about.
#[derive(Clone, Debug)]
pub(crate) enum Switched {
    Flag(fn(&mut GameArgs) -> &mut bool),
    /// The argument that has this value, or none.
    Value(fn(&mut GameArgs) -> &mut Option<String>, &'static str),
    /// All these rules at once.
    Rules(Rules),
}

impl Switched {
    fn is_on(&self, args: &GameArgs) -> bool {
        let mut args = args.clone();
        match self {
            Self::Flag(of) => *of(&mut args),
            Self::Value(of, value) => of(&mut args).as_deref() == Some(value),
            Self::Rules(rules) => rules.bits() & !chosen_rules(&args).bits() == 0,
        }
    }

    fn turn(&self, args: &mut GameArgs, on: bool) {
        match self {
            Self::Flag(of) => *of(args) = on,
            Self::Value(of, value) => *of(args) = on.then(|| (*value).into()),
            Self::Rules(rules) => {
                let all = rules.iter().fold(chosen_rules(args), |all, rule| all.switched(rule, on));
                args.rules = all.iter().map(|rule| rule.name().into()).collect();
            }
        }
    }
}

fn chosen_rules(args: &GameArgs) -> Rules {
    Rules::parse(&args.rules.join(",")).unwrap_or_default()
}

/// A line of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    Game,
    Players,
    Against,
    /// The side or the seat among bots.
    You,
    Coach,
    /// What only this game has, by its place in the list.
    Switch(usize),
    Learn,
    Play,
    Quit,
}

/// What somebody wants of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    Up,
    Down,
    /// Change what the line says.
    Change,
    Play,
    Quit,
}

/// What somebody wants who has seen the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// The menu stays.
    Open,
    Play,
    Learn,
    Quit,
}

/// The state of the menu.
#[derive(Clone, Debug)]
pub(crate) struct Menu {
    game: &'static TerminalGame,
    switches: Vec<Switch>,
    /// All that was chosen so far, for other games as well.
    args: PlayArgs,
    players: u8,
    row: Row,
}

impl Menu {
    /// The menu as the arguments fill it in.
    pub(crate) fn new(args: &PlayArgs) -> anyhow::Result<Self> {
        let mut args = args.clone();
        Rules::parse(&args.options.rules.join(","))?;
        if let Some(preset) = args.options.preset.take() {
            Switched::Rules(preset.parse::<Preset>()?.rules()).turn(&mut args.options, true);
        }
        let game = args.game.as_deref().and_then(TerminalGame::find).unwrap_or(&TERMINAL_GAMES[0]);
        let (least, most) = game.seats;
        let players = args.players.unwrap_or(game.players).clamp(least, most);
        Ok(Self { game, switches: (game.switches)(), args, players, row: Row::Game })
    }

    /// The arguments as the menu has changed them. What the menu does not show is left out.
    pub(crate) fn args(&self) -> PlayArgs {
        let mut args = self.args.clone();
        let rows = self.rows();
        let (several, you) = (self.is_for_several(), rows.contains(&Row::You));
        args.game = Some(self.game.name.into());
        args.players = rows.contains(&Row::Players).then_some(self.players);
        // A list of opponents stays, unless another one was chosen here.
        if args.against.is_empty() {
            args.against = vec![self.against()];
        }
        args.side = (you && !several).then_some(self.side());
        args.seat = (you && several).then_some(self.seat().0 + 1);
        args.resume = None;
        args.options = GameArgs { position: args.options.position, ..GameArgs::default() };
        args.options.deck =
            self.args.options.deck.clone().filter(|_| self.game.name == HighThrone::NAME);
        for (place, switch) in self.switches.iter().enumerate() {
            if rows.contains(&Row::Switch(place)) && switch.what.is_on(&self.args.options) {
                switch.what.turn(&mut args.options, true);
            }
        }
        args
    }

    /// Whether several people or bots play, each for themselves.
    fn is_for_several(&self) -> bool {
        self.game.seats.1 > 2
    }

    /// Who sits opposite. Until somebody says so, it depends on the game who is usual.
    fn against(&self) -> Opponent {
        let usual = || usual(self.is_for_several(), self.args.coach);
        self.args.against.first().copied().unwrap_or_else(usual)
    }

    /// The side against a bot.
    fn side(&self) -> Side {
        self.args.side.unwrap_or(Side::Vikings)
    }

    /// The seat among bots.
    fn seat(&self) -> Seat {
        Seat(self.args.seat.unwrap_or(1).saturating_sub(1).min(self.players - 1))
    }

    /// The lines that apply to what is chosen.
    fn rows(&self) -> Vec<Row> {
        let several = self.is_for_several();
        let alone = self.against() != Opponent::Person && (several || !self.args.options.lots);
        let switches = self.switches.iter().enumerate();
        let switches = switches.filter(|(_, switch)| self.players >= switch.players);
        let switches = switches.map(|(place, _)| Row::Switch(place));
        let first = [(true, Row::Game), (several, Row::Players), (true, Row::Against)];
        let first = first.into_iter().chain([(alone, Row::You), (true, Row::Coach)]);
        let first = first.filter(|(shown, _)| *shown).map(|(_, row)| row);
        first.chain(switches).chain([Row::Learn, Row::Play, Row::Quit]).collect()
    }

    /// Does what somebody wants.
    pub(crate) fn update(&mut self, pick: Pick) -> Choice {
        let rows = self.rows();
        let at = rows.iter().position(|row| *row == self.row).unwrap_or(0);
        match pick {
            Pick::Up => self.row = rows[at.checked_sub(1).unwrap_or(rows.len() - 1)],
            Pick::Down => self.row = rows[(at + 1) % rows.len()],
            Pick::Play => return Choice::Play,
            Pick::Quit => return Choice::Quit,
            Pick::Change => return self.change(),
        }
        Choice::Open
    }

    fn change(&mut self) -> Choice {
        match self.row {
            Row::Game => {
                let mut next = TERMINAL_GAMES.iter().cycle();
                next.find(|game| game.name == self.game.name);
                self.game = next.next().unwrap_or(self.game);
                (self.switches, self.players) = ((self.game.switches)(), self.game.players);
            }
            Row::Players => {
                let (least, most) = self.game.seats;
                self.players = if self.players >= most { least } else { self.players + 1 };
            }
            Row::Against => {
                let all = Opponent::all(GameKind::find(self.game.name).ok());
                let mut after = all.iter().cycle().skip_while(|one| **one != self.against());
                self.args.against = after.nth(1).copied().into_iter().collect();
            }
            Row::You if self.is_for_several() => {
                self.args.seat = Some((self.seat().0 + 1) % self.players + 1);
            }
            Row::You => {
                self.args.side = Some(!self.side());
            }
            Row::Coach => self.args.coach = !self.args.coach,
            Row::Switch(place) => {
                let what = self.switches[place].what.clone();
                let on = what.is_on(&self.args.options);
                what.turn(&mut self.args.options, !on);
            }
            Row::Learn => return Choice::Learn,
            Row::Play => return Choice::Play,
            Row::Quit => return Choice::Quit,
        }
        Choice::Open
    }

    /// A line as it is shown.
    fn label(&self, row: Row) -> String {
        let tick = |on: bool, words: String| format!("[{}] {words}", if on { 'x' } else { ' ' });
        match row {
            Row::Game => chosen("tafl-editor-game", &self.game_text("")),
            Row::Players => chosen("words-players", &self.players.to_string()),
            Row::Against => {
                let whom = match (self.against(), self.is_for_several()) {
                    (Opponent::Person, false) => tr!("terminal-menu-person"),
                    (Opponent::Person, true) => tr!("terminal-menu-people"),
                    (Opponent::RANDOM, false) => tr!("terminal-menu-bot"),
                    (Opponent::RANDOM, true) => tr!("terminal-menu-bots"),
                    (Opponent::Bot(level), _) => bot_name(level),
                };
                chosen("terminal-menu-against", &whom)
            }
            Row::You if self.is_for_several() => {
                chosen("terminal-menu-you", &(self.game.called)(self.seat()))
            }
            Row::You => chosen("terminal-menu-you", &tr!(&format!("tafl-{}", self.side().key()))),
            Row::Coach => tick(self.args.coach, tr!("table-coach")),
            Row::Switch(place) => {
                let Switch { texts: [name, _], what, .. } = &self.switches[place];
                tick(what.is_on(&self.args.options), tr!(name))
            }
            Row::Learn => tr!("terminal-menu-learn"),
            Row::Play => tr!("terminal-menu-play"),
            Row::Quit => tr!("terminal-menu-quit"),
        }
    }

    /// What the line is about.
    fn about(&self, row: Row) -> String {
        match row {
            Row::Game => self.game_text(".about"),
            Row::Players => {
                let ((least, most), game) = (self.game.seats, self.game.name);
                tr!("terminal-menu-players", "game" => game, "least" => least, "most" => most)
            }
            Row::Against if self.is_for_several() => tr!("terminal-menu-against-several"),
            Row::Against => tr!("terminal-menu-against-one"),
            Row::You => tr!("terminal-menu-seat", "game" => self.game.name),
            Row::Coach => tr!("terminal-menu-coach"),
            Row::Switch(place) => tr!(&self.switches[place].texts[1]),
            Row::Learn => tr!("terminal-menu-learn.about"),
            Row::Play => tr!("terminal-menu-play.about"),
            Row::Quit => tr!("terminal-menu-quit.about"),
        }
    }

    fn game_text(&self, part: &str) -> String {
        tr!(&format!("lobby-game-{}{part}", self.game.name))
    }
}

/// The heads of the lines that say what is chosen.
const HEADS: [&str; 4] =
    ["tafl-editor-game", "words-players", "terminal-menu-against", "terminal-menu-you"];

/// What is chosen, under its head; all heads are as wide as the longest.
fn chosen(head: &str, what: &str) -> String {
    let width = HEADS.iter().map(|head| tr!(head).chars().count()).max().unwrap_or(0);
    format!("{:width$}  {what}", tr!(head))
}

/// What a key means in the menu.
pub(crate) fn read(event: &Event) -> Option<Pick> {
    let Event::Key(key) = event else { return None };
    if key.kind == KeyEventKind::Release {
        return None;
    }
    Some(match key.code {
        KeyCode::Char('c' | 'd') if key.modifiers.contains(KeyModifiers::CONTROL) => Pick::Quit,
        KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => Pick::Up,
        KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => Pick::Down,
        KeyCode::Enter | KeyCode::Left | KeyCode::Right | KeyCode::Char(' ' | 'h' | 'l') => {
            Pick::Change
        }
        KeyCode::Char('p') => Pick::Play,
        KeyCode::Char('q') | KeyCode::Esc => Pick::Quit,
        _ => return None,
    })
}

/// The fewest columns and rows in which the menu can be read.
const LEAST: (u16, u16) = (40, 12);

/// Whether there is room for the menu.
pub(crate) fn fits(width: u16, height: u16) -> bool {
    width >= LEAST.0 && height >= LEAST.1
}

/// Draws the menu.
pub(crate) fn draw(frame: &mut Frame<'_>, menu: &Menu, look: Look) {
    let area = frame.area();
    if !fits(area.width, area.height) {
        too_small(frame, LEAST);
        return;
    }
    let width = usize::from(area.width);
    let title = format!(" {:1$}", tr!("lobby-title-home"), width.saturating_sub(1));
    let mut bottom: Vec<_> = wrap(&menu.about(menu.row), width.saturating_sub(3))
        .into_iter()
        .map(|line| Line::styled(format!("   {line}"), look.strong()))
        .collect();
    bottom.insert(0, Line::default());
    bottom.resize(bottom.len().max(3), Line::default());
    let keys = format!("   {}", tr!("terminal-menu-keys"));
    bottom.push(Line::styled(keys, look.quiet()));

    // Blank lines between the parts are for those who have room for them.
    let is_part = |row: &Row| matches!(row, Row::Switch(0) | Row::Learn);
    let parts = menu.rows().iter().filter(|row| is_part(row)).count();
    let roomy = menu.rows().len() + parts + 2 + bottom.len() <= area.height.into();
    let mut top = vec![Line::styled(title, look.title()), Line::default()];
    let mut chosen_line = 0;
    for row in menu.rows() {
        if roomy && is_part(&row) {
            top.push(Line::default());
        }
        let chosen = row == menu.row;
        if chosen {
            chosen_line = top.len();
        }
        let (sign, style) =
            if chosen { (" > ", Modifier::REVERSED) } else { ("   ", Modifier::empty()) };
        let label = format!("{sign}{:<38}", menu.label(row));
        top.push(Line::styled(label, Style::new().add_modifier(style)));
    }

    // On a low terminal the chosen line stays in sight.
    let rows = usize::from(area.height) - bottom.len();
    let skipped = (chosen_line + 2).saturating_sub(rows).min(top.len().saturating_sub(rows));
    let shown: Vec<_> = top.into_iter().skip(skipped).take(rows).collect();
    let height = shown.len() as u16;
    frame.render_widget(Paragraph::new(shown), Rect { height, ..area });
    let below = Rect { y: area.y + height, height: bottom.len() as u16, ..area };
    frame.render_widget(Paragraph::new(bottom), below);
}

#[cfg(test)]
mod tests;
