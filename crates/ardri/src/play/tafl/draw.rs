//! The screen of a game, drawn from its state alone.

use ardri_tafl::{Board, Side, Tafl};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::board::{BoardWidget, Scale};
use super::words::{self, player_of};
use crate::i18n::tr;
use crate::play::game_screen::GameScreen;
use crate::play::game_ui::title as game_title;
use crate::play::look::Look;
use crate::play::parts::{self, cut, draw_keys, draw_log, draw_prompt, styled};

/// The screen of a game.
pub(crate) type Table<B> = GameScreen<Tafl<B>>;

/// The fewest columns that leave something of a log.
const PANEL: u16 = 28;
/// The most columns that a log is pleasant to read in.
const WIDEST_PANEL: u16 = 64;
/// The title, what is asked, an answer and the keys.
const OTHER_ROWS: u16 = 4;
/// The fewest rows of a log below the board.
const PANEL_ROWS: u16 = 6;
/// The fewest columns in which sentences can be read.
const NARROWEST: u16 = 30;

/// Where things are on the screen.
struct Layout {
    scale: Scale,
    board: Rect,
    panel: Option<Rect>,
    bottom: Rect,
}

/// Makes room for a log on an area.
type WithLog = fn(Layout, Rect) -> Layout;

impl Layout {
    /// The largest board that fits with a log beside or below it, else without one.
    fn of<B: Board>(area: Rect) -> Option<Self> {
        let all: [(Scale, (u16, u16), WithLog); 7] = [
            (Scale::Huge, (PANEL + 3, 0), Self::beside),
            (Scale::Large, (PANEL + 3, 0), Self::beside),
            (Scale::Medium, (PANEL + 3, 0), Self::beside),
            (Scale::Medium, (0, PANEL_ROWS), Self::below),
            (Scale::Small, (PANEL + 3, 0), Self::beside),
            (Scale::Small, (0, PANEL_ROWS), Self::below),
            (Scale::Small, (0, 0), |alone, _| alone),
        ];
        all.into_iter().find_map(|(scale, (columns, rows), with_log)| {
            let (width, height) = scale.size::<B>();
            let fits = area.width >= (width + columns).max(NARROWEST)
                && area.height >= height + OTHER_ROWS + rows;
            let board = Rect { y: area.y + 1, width, height, ..area };
            let bottom = Rect { y: board.bottom(), height: area.height - 1, ..area };
            let alone = Self { scale, board, panel: None, bottom: bottom.intersection(area) };
            fits.then(|| with_log(alone, area))
        })
    }

    fn beside(mut self, area: Rect) -> Self {
        // Spare rows go to the log, but for a few where long sentences have room.
        let rows = self.bottom.height.min(6);
        self.bottom = Rect { y: area.bottom() - rows, height: rows, ..self.bottom };
        self.board.x += 1;
        let left = self.board.right() + 2;
        let width = (area.right() - left).min(WIDEST_PANEL);
        let height = self.bottom.y - self.board.y;
        self.panel = Some(Rect::new(left, self.board.y, width, height));
        self
    }

    fn below(mut self, _: Rect) -> Self {
        let rows = (OTHER_ROWS - 1).max(self.bottom.height.saturating_sub(PANEL_ROWS).min(5));
        let panel = self.bottom.height - rows;
        self.panel = Some(Rect { height: panel, ..self.bottom });
        self.bottom = Rect { y: self.bottom.y + panel, height: rows, ..self.bottom };
        self
    }
}

/// The fewest columns and rows in which the game can be played.
pub(crate) fn least<B: Board>() -> (u16, u16) {
    let (width, height) = Scale::Small.size::<B>();
    (width.max(NARROWEST), height + OTHER_ROWS)
}

/// Where the log is; it has no rows where there is no room for it.
pub(crate) fn log<B: Board>(area: Rect, table: &Table<B>) -> Option<Rect> {
    let panel = Layout::of::<B>(area)?.panel.unwrap_or_default();
    let look = Look { colour: false, unicode: false };
    let above = (about(table, look, panel).len() as u16).min(panel.height);
    Some(Rect { y: panel.y + above, height: panel.height - above, ..panel })
}

/// Draws the game; gives where the cursor is, or where a line that is typed ends.
pub(crate) fn game<B: Board>(
    frame: &mut Frame<'_>,
    table: &Table<B>,
    look: Look,
) -> Option<Position> {
    let area = frame.area();
    let layout = Layout::of::<B>(area)?;
    frame.render_widget(Paragraph::new(title(table, look, area.width)), first_row(area));
    let board = BoardWidget { table, scale: layout.scale, look };
    let cursor = board.cursor(layout.board);
    frame.render_widget(board, layout.board);
    if let Some(panel) = layout.panel {
        frame.render_widget(Paragraph::new(about(table, look, panel)), panel);
        draw_log(frame, table, look, log(area, table)?);
    }
    let bottom = layout.bottom;
    let (rows, typed) = draw_prompt(frame, &table.mode, &table.asked(), look, bottom);
    let below = Rect { y: bottom.y + rows, height: bottom.height - rows, ..bottom };
    draw_keys(frame, table.notice.as_ref(), &table.keys(), look, below);
    // The terminal's own cursor tells a screen reader where the board's is.
    typed.or(Some(cursor).filter(|_| !table.ui.scene.view.over))
}

fn first_row(area: Rect) -> Rect {
    Rect { height: area.height.min(1), ..area }
}

fn title<'a, B: Board>(table: &Table<B>, look: Look, width: u16) -> Line<'a> {
    let (options, view) = (&table.ui.scene.options, &table.ui.scene.view);
    let (game, rules) = (game_title::<Tafl<B>>(), words::rules(options));
    let left = if rules.is_empty() { format!(" {game}") } else { format!(" {game}: {rules}") };
    let name =
        if options.two_sets { "terminal-tafl-moves-made-set" } else { "terminal-tafl-moves-made" };
    let right = tr!(name, "set" => view.set, "moves" => view.moves) + " ";
    let room = usize::from(width).saturating_sub(right.chars().count() + 1);
    parts::title(&cut(&left, room), &right, look, width)
}

/// What stands above the log: both sides, how it ended, what to beware of and what the coach says.
fn about<B: Board>(table: &Table<B>, look: Look, area: Rect) -> Vec<Line<'static>> {
    let (width, scene) = (usize::from(area.width), &table.ui.scene);
    let mut lines: Vec<_> =
        [Side::Vikings, Side::Celts].map(|side| side_line(table, look, side, width)).into();
    if let Some(verdict) = words::verdict(scene) {
        lines.push(Line::default());
        lines.extend(styled(&verdict, width, look.strong()));
    }
    let warnings = [words::repetition_warning(scene), words::losing_moves(scene)];
    for warning in warnings.iter().flatten() {
        lines.extend(styled(warning, width, look.warning()));
    }
    if let Some(coached) = table.coached().filter(|_| table.coach) {
        lines.extend(coached.rows(look, area.width));
    }
    lines
}

/// A side, who plays it, and how many of it were captured. The side to move is pointed at.
fn side_line<B: Board>(table: &Table<B>, look: Look, side: Side, width: usize) -> Line<'static> {
    let scene = &table.ui.scene;
    let on_turn = !scene.view.over && scene.view.position.to_move() == side;
    let (piece, sign) = match side {
        Side::Vikings => (ardri_tafl::Piece::Viking, "<V>"),
        Side::Celts => (ardri_tafl::Piece::Celt, "(C)"),
    };
    let name = scene.view.seat_of(side).map_or_else(String::new, |seat| scene.name(seat));
    let (captured, all) = words::captured(scene, side);
    let lost = tr!("terminal-tafl-lost", "count" => captured, "all" => all);
    let room = width.saturating_sub(6 + lost.chars().count());
    let called = tr!(&format!("tafl-{}", side.key()));
    let who = if name == player_of(side) { called } else { format!("{called}: {name}") };
    let who: String = who.chars().take(room.saturating_sub(1)).collect();
    let style = if on_turn { look.strong() } else { Style::new() };
    Line::from(vec![
        Span::styled(if on_turn { "> " } else { "  " }, style),
        Span::styled(sign, look.piece(piece)),
        Span::styled(format!(" {who:room$}"), style),
        Span::styled(lost, style),
    ])
}

#[cfg(test)]
mod tests;
