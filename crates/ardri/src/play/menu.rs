//! The menu: which game, by which rules, against whom.

mod words;

use ardri_boru::BrianBoru;
use ardri_core::Game;
use ardri_table::GameKind;
use ardri_tafl::{Board, Brandubh, Preset, Rule, RuleBook, Rules, Tablut};
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
use super::{MySide, Opponent, PlayArgs, usual};
use crate::i18n::tr;

/// What `--last-card` says when the last card is played.
const PLAYED: &str = "play";

/// A line of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    /// Which game.
    Game,
    /// How many play.
    Players,
    /// People or bots.
    Against,
    /// The side against a bot.
    Side,
    /// The seat among bots.
    Seat,
    /// A coach at one's side.
    Coach,
    /// Whether the last card is played, too.
    LastCard,
    /// All rules of the federation at once.
    Federation,
    /// A rule on top of the basic game.
    Rule(Rule),
    /// A match of two sets.
    TwoSets,
    /// Lots for the sides.
    Lots,
    /// Learn the game first.
    Learn,
    /// Begin.
    Play,
    /// Leave.
    Quit,
}

/// What somebody wants of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    /// The line above.
    Up,
    /// The line below.
    Down,
    /// Change what the line says.
    Change,
    /// Play at once.
    Play,
    /// Leave.
    Quit,
}

/// What has come of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// Nothing yet.
    Open,
    /// Play.
    Play,
    /// Learn the game.
    Learn,
    /// Leave.
    Quit,
}

/// The state of the menu.
#[derive(Clone, Debug)]
pub(crate) struct Menu {
    game: &'static TerminalGame,
    players: u8,
    seat: u8,
    last_card: bool,
    rules: Rules,
    two_sets: bool,
    lots: bool,
    /// Until somebody says so, it depends on the game who is usual.
    against: Option<Opponent>,
    side: MySide,
    coach: bool,
    row: Row,
}

impl Menu {
    /// The menu as the arguments fill it in.
    ///
    /// # Errors
    /// A rule or preset is unknown.
    pub(crate) fn new(args: &PlayArgs) -> anyhow::Result<Self> {
        let options = &args.options;
        let mut rules = Rules::parse(&options.rules.join(","))?;
        if let Some(preset) = &options.preset {
            rules = preset.parse::<Preset>()?.rules().iter().chain(rules.iter()).collect();
        }
        let game = args.game.as_deref().and_then(TerminalGame::find).unwrap_or(&TERMINAL_GAMES[0]);
        let (least, most) = game.seats;
        Ok(Self {
            game,
            players: args.players.unwrap_or(game.players).clamp(least, most),
            seat: args.seat.unwrap_or(1).saturating_sub(1),
            last_card: options.last_card.as_deref() == Some(PLAYED),
            rules,
            two_sets: options.two_sets,
            lots: options.lots,
            against: args.against.first().copied(),
            side: args.side.unwrap_or_default(),
            coach: args.coach,
            row: Row::Game,
        })
    }

    /// The arguments as the menu has changed them. What the menu does not show is left out.
    pub(crate) fn args(&self, args: &PlayArgs) -> PlayArgs {
        let mut args = args.clone();
        let rows = self.rows();
        let shows = |row| rows.contains(&row);
        args.game = Some(self.game.name.into());
        args.players = shows(Row::Players).then_some(self.players);
        // A list of opponents stays, unless another one was chosen here.
        if args.against.first() != Some(&self.against()) {
            args.against = vec![self.against()];
        }
        args.side = shows(Row::Side).then_some(self.side);
        args.seat = shows(Row::Seat).then_some(self.seat + 1);
        args.coach = self.coach;
        args.resume = None;
        let last_card = shows(Row::LastCard) && self.last_card;
        args.options.last_card = last_card.then(|| PLAYED.into());
        let rules = self.rows().into_iter().filter_map(|row| match row {
            Row::Rule(rule) if self.rules.has(rule) => Some(rule.name().to_string()),
            _ => None,
        });
        args.options.rules = rules.collect();
        args.options.preset = None;
        if self.game.name != HighThrone::NAME {
            args.options.deck = None;
        }
        args.options.two_sets = shows(Row::TwoSets) && self.two_sets;
        args.options.lots = shows(Row::Lots) && self.lots;
        args
    }

    /// Whether several people or bots play, each for themselves.
    fn is_for_several(&self) -> bool {
        self.game.seats.1 > 2
    }

    /// Who sits opposite.
    fn against(&self) -> Opponent {
        self.against.unwrap_or_else(|| usual(self.is_for_several(), self.coach))
    }

    /// The lines that apply to what is chosen.
    fn rows(&self) -> Vec<Row> {
        if self.is_for_several() {
            let mut rows = vec![Row::Game, Row::Players, Row::Against];
            if self.against() != Opponent::Person {
                rows.push(Row::Seat);
            }
            // The rules know the fifth card of five players only.
            if self.game.name == BrianBoru::NAME && self.players == BrianBoru::MAX_SEATS {
                rows.push(Row::LastCard);
            }
            rows.extend([Row::Coach, Row::Learn, Row::Play, Row::Quit]);
            return rows;
        }
        let tablut = self.game.name == Tablut::NAME;
        let mut rows = vec![Row::Game, Row::Against];
        if self.against() != Opponent::Person && !self.lots {
            rows.push(Row::Side);
        }
        rows.extend([Row::Coach, Row::TwoSets, Row::Lots]);
        if !tablut {
            rows.push(Row::Federation);
        }
        if tablut {
            rows.extend(Rule::of_board::<Tablut>().map(Row::Rule));
        } else {
            rows.extend(Rule::of_board::<Brandubh>().map(Row::Rule));
        }
        rows.extend([Row::Learn, Row::Play, Row::Quit]);
        rows
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
                self.players = self.game.players;
                self.seat = self.seat.min(self.players - 1);
            }
            Row::Players => {
                let (least, most) = self.game.seats;
                self.players = if self.players >= most { least } else { self.players + 1 };
                self.seat = self.seat.min(self.players - 1);
            }
            Row::Against => {
                let all = Opponent::all(GameKind::find(self.game.name).ok());
                let mut after = all.iter().cycle().skip_while(|one| **one != self.against());
                self.against = after.nth(1).copied();
            }
            Row::Seat => self.seat = (self.seat + 1) % self.players,
            Row::Coach => self.coach = !self.coach,
            Row::LastCard => self.last_card = !self.last_card,
            Row::Side => {
                self.side = match self.side {
                    MySide::Vikings => MySide::Celts,
                    MySide::Celts => MySide::Vikings,
                }
            }
            Row::Federation => {
                let on = !self.is_federation();
                for rule in Preset::Federation.rules().iter() {
                    self.rules = self.rules.switched(rule, on);
                }
            }
            Row::Rule(rule) => self.rules = self.rules.switched(rule, !self.rules.has(rule)),
            Row::TwoSets => self.two_sets = !self.two_sets,
            Row::Lots => self.lots = !self.lots,
            Row::Learn => return Choice::Learn,
            Row::Play => return Choice::Play,
            Row::Quit => return Choice::Quit,
        }
        Choice::Open
    }

    fn is_federation(&self) -> bool {
        Preset::Federation.rules().iter().all(|rule| self.rules.has(rule))
    }
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
    let is_part = |row: &Row| matches!(row, Row::TwoSets | Row::Learn);
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
