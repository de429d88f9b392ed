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
use crate::play::message::Mode;
use crate::play::page;
use crate::play::parts::{heading, styled};
use crate::play::text::wrap;

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

impl Layout {
    /// The largest board that fits with a log, else without one.
    fn of<B: Board>(area: Rect) -> Option<Self> {
        let fits = |scale: Scale, columns: u16, rows: u16| {
            let (width, height) = scale.size::<B>();
            area.width >= (width + columns).max(NARROWEST) && area.height >= height + rows
        };
        let beside = |scale| fits(scale, PANEL + 3, OTHER_ROWS);
        let below = |scale| fits(scale, 0, OTHER_ROWS + PANEL_ROWS);
        let alone = |scale| fits(scale, 0, OTHER_ROWS);
        [Scale::Huge, Scale::Large, Scale::Medium]
            .into_iter()
            .find(|scale| beside(*scale))
            .map(|scale| Self::beside::<B>(area, scale))
            .or_else(|| below(Scale::Medium).then(|| Self::below::<B>(area, Scale::Medium)))
            .or_else(|| beside(Scale::Small).then(|| Self::beside::<B>(area, Scale::Small)))
            .or_else(|| below(Scale::Small).then(|| Self::below::<B>(area, Scale::Small)))
            .or_else(|| alone(Scale::Small).then(|| Self::alone::<B>(area, Scale::Small)))
    }

    fn alone<B: Board>(area: Rect, scale: Scale) -> Self {
        let (width, height) = scale.size::<B>();
        let board = Rect::new(area.x, area.y + 1, width, height);
        let top = board.bottom();
        let bottom = Rect::new(area.x, top, area.width, area.bottom() - top);
        Self { scale, board, panel: None, bottom }
    }

    fn beside<B: Board>(area: Rect, scale: Scale) -> Self {
        let mut layout = Self::alone::<B>(area, scale);
        // Spare rows go to the log, but for a few where long sentences have room.
        let rows = layout.bottom.height.min(6);
        layout.bottom.y = area.bottom() - rows;
        layout.bottom.height = rows;
        layout.board.x += 1;
        let left = layout.board.right() + 2;
        let width = (area.right() - left).min(WIDEST_PANEL);
        let height = layout.bottom.y - layout.board.y;
        layout.panel = Some(Rect::new(left, layout.board.y, width, height));
        layout
    }

    fn below<B: Board>(area: Rect, scale: Scale) -> Self {
        let mut layout = Self::alone::<B>(area, scale);
        let rows = (OTHER_ROWS - 1).max(layout.bottom.height.saturating_sub(PANEL_ROWS).min(5));
        let panel = layout.bottom.height - rows;
        layout.panel = Some(Rect { height: panel, ..layout.bottom });
        layout.bottom.y += panel;
        layout.bottom.height = rows;
        layout
    }
}

/// Whether there is room for the game.
pub(crate) fn fits<B: Board>(area: Rect) -> bool {
    Layout::of::<B>(area).is_some()
}

/// Draws the game; gives where the cursor is, or where a line that is typed ends.
pub(crate) fn game<B: Board>(
    frame: &mut Frame<'_>,
    table: &Table<B>,
    look: Look,
) -> Option<Position> {
    let area = frame.area();
    let Some(layout) = Layout::of::<B>(area) else {
        page::too_small(frame, least::<B>());
        return None;
    };
    frame.render_widget(Paragraph::new(title(table, look, area.width)), first_row(area));
    let board = BoardWidget { table, scale: layout.scale, look };
    let cursor = board.cursor(layout.board);
    frame.render_widget(board, layout.board);
    if let Some(panel) = layout.panel {
        draw_panel(frame, table, look, panel);
    }
    let typed = draw_bottom(frame, table, look, layout.bottom);
    // The terminal's own cursor tells a screen reader where the board's is.
    typed.or(Some(cursor).filter(|_| !table.ui.scene.view.over))
}

/// The fewest columns and rows in which the game can be played.
fn least<B: Board>() -> (u16, u16) {
    let (width, height) = Scale::Small.size::<B>();
    (width.max(NARROWEST), height + OTHER_ROWS)
}

fn first_row(area: Rect) -> Rect {
    Rect { height: area.height.min(1), ..area }
}

fn title<'a, B: Board>(table: &Table<B>, look: Look, width: u16) -> Line<'a> {
    let (options, view) = (&table.ui.scene.options, &table.ui.scene.view);
    let (game, rules) = (game_title::<Tafl<B>>(), words::rules(options));
    let mut left = match rules.is_empty() {
        true => format!(" {game}"),
        false => {
            format!(" {}", tr!("terminal-tafl-title-rules", "game" => game, "rules" => rules))
        }
    };
    let moves = view.moves;
    let right = match options.two_sets {
        true => {
            tr!("terminal-tafl-moves-made-set", "set" => view.set, "moves" => moves)
        }
        false => tr!("terminal-tafl-moves-made", "moves" => moves),
    } + " ";
    let width = usize::from(width);
    match width.checked_sub(left.chars().count() + right.chars().count() + 1) {
        Some(room) => left += &format!("{}{right}", " ".repeat(room + 1)),
        // The rules count more; how many moves were made can be seen in the log.
        None => left = format!("{left:width$}"),
    }
    Line::styled(left, look.title())
}

fn draw_panel<B: Board>(frame: &mut Frame<'_>, table: &Table<B>, look: Look, area: Rect) {
    let (width, scene) = (usize::from(area.width), &table.ui.scene);
    let mut lines = Vec::new();
    for side in [Side::Vikings, Side::Celts] {
        lines.push(side_line(table, look, side, width));
    }
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
    lines.push(heading(&tr!("table-tab-log"), look, area.width));
    lines.truncate(area.height.into());
    let top = lines.len() as u16;
    frame.render_widget(Paragraph::new(lines), area);

    let room = Rect { y: area.y + top, height: area.height - top, ..area };
    let log = log_lines(table, look, width);
    let rows = usize::from(room.height);
    let end = log.len() - table.scroll.min(log.len().saturating_sub(rows));
    let start = end.saturating_sub(rows);
    frame.render_widget(Paragraph::new(log[start..end].to_vec()), room);
}

/// A side, who plays it, and how many of it were captured. The side to move is pointed at.
fn side_line<'a, B: Board>(table: &Table<B>, look: Look, side: Side, width: usize) -> Line<'a> {
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

/// Under each heading what came of it; the promise about the lots has none.
fn log_lines<'a, B: Board>(table: &Table<B>, look: Look, width: usize) -> Vec<Line<'a>> {
    let mut lines = Vec::new();
    for entry in &table.ui.scene.log {
        let Some((heading, rows)) = entry.split_once('\n') else {
            lines.extend(styled(entry, width, look.quiet()));
            continue;
        };
        lines.push(Line::styled(heading.to_string(), look.strong()));
        for row in rows.lines() {
            let wrapped = wrap(row, width.saturating_sub(2));
            lines.extend(wrapped.into_iter().map(|line| Line::from(format!("  {line}"))));
        }
    }
    if lines.is_empty() {
        lines.push(Line::styled(tr!("tafl-no-moves-yet"), look.quiet()));
    }
    lines
}

/// Draws what is asked, the answer and the keys; gives where a typed line ends.
fn draw_bottom<B: Board>(
    frame: &mut Frame<'_>,
    table: &Table<B>,
    look: Look,
    area: Rect,
) -> Option<Position> {
    let width = usize::from(area.width.saturating_sub(1));
    let mut lines = styled(&table.asked(), width, look.strong());
    let mut typed = None;
    match &table.mode {
        Mode::Line(text) => typed = Some(tr!("terminal-tafl-type", "typed" => text.as_str())),
        Mode::FileName(text) => typed = Some(tr!("terminal-type-file", "typed" => text.as_str())),
        Mode::Confirm(question) => {
            lines.extend(styled(&question.ask(), width, look.warning()));
        }
        _ => {
            if let Some(notice) = &table.notice {
                let style = if notice.refusal { look.warning() } else { Style::new() };
                lines.extend(styled(&notice.text, width, style));
            }
        }
    }
    let mut cursor = None;
    if let Some(typed) = typed {
        // The end of what is typed stays in sight.
        lines.truncate(usize::from(area.height.saturating_sub(1)));
        let letters: Vec<char> = typed.chars().collect();
        let shown: String = letters[letters.len().saturating_sub(width)..].iter().collect();
        let column = area.x + shown.chars().count() as u16;
        cursor = Some(Position::new(column, area.y + lines.len() as u16));
        lines.push(Line::from(shown));
    }
    let rows = usize::from(area.height);
    if lines.len() < rows {
        lines.resize(rows - 1, Line::default());
        lines.push(Line::styled(table.keys(), look.quiet()));
    }
    frame.render_widget(Paragraph::new(lines), area);
    cursor
}

/// How many rows of the log can be scrolled away.
pub(crate) fn most_scroll<B: Board>(area: Rect, table: &Table<B>) -> usize {
    let look = Look { colour: false, unicode: false };
    let Some(panel) = Layout::of::<B>(area).and_then(|layout| layout.panel) else { return 0 };
    log_lines(table, look, panel.width.into()).len().saturating_sub(1)
}

#[cfg(test)]
mod tests;
