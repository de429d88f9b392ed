//! The board as a widget: squares, pieces and marks at four sizes.

use ardri_tafl::{Board, Move, Piece, Square};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::widgets::Widget;

use super::action_builder::square_at;
use super::draw::Table;
use super::lines::{is_among, letter};
use crate::play::look::Look;

impl Look {
    /// A piece.
    pub(crate) fn piece(self, piece: Piece) -> Style {
        match piece {
            Piece::Viking => self.pair(Color::White, Color::Red, Modifier::empty()),
            Piece::Celt => self.pair(Color::Black, Color::Cyan, Modifier::empty()),
            Piece::King => self.pair(Color::Black, Color::Yellow, Modifier::BOLD),
        }
    }
}

/// How large a square is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scale {
    /// Two columns and a row.
    Small,
    /// Four columns and two rows, with grid lines.
    Medium,
    /// Six columns and three rows, with grid lines.
    Large,
    /// Eight columns and four rows, with grid lines.
    Huge,
}

/// Columns to the left of the squares, for the ranks' names.
const LABEL: u16 = 2;

impl Scale {
    /// Columns and rows from one square to the next.
    fn step(self) -> (u16, u16) {
        match self {
            Self::Small => (2, 1),
            Self::Medium => (4, 2),
            Self::Large => (6, 3),
            Self::Huge => (8, 4),
        }
    }

    /// Columns and rows from a square's first cell to the middle.
    fn middle(self) -> (u16, u16) {
        match self {
            Self::Small => (0, 0),
            Self::Medium => (1, 0),
            Self::Large => (2, 0),
            Self::Huge => (3, 1),
        }
    }

    /// Columns or rows that a grid line takes.
    fn line(self) -> u16 {
        u16::from(self != Self::Small)
    }

    /// Columns and rows of a whole board with its labels.
    pub(crate) fn size<B: Board>(self) -> (u16, u16) {
        let (width, height) = self.step();
        let squares = B::SIZE as u16;
        (LABEL + squares * width + self.line(), squares * height + self.line() + 1)
    }
}

/// The board of a table.
pub(crate) struct BoardWidget<'a, B: Board> {
    pub(crate) table: &'a Table<B>,
    pub(crate) scale: Scale,
    pub(crate) look: Look,
}

/// What is drawn on a square.
struct Face {
    piece: Option<Piece>,
    /// The sign on a square without a piece.
    mark: char,
    /// How the sign is drawn.
    ink: Style,
    /// How the square around it is drawn.
    ground: Option<Style>,
}

impl<B: Board> BoardWidget<'_, B> {
    /// The first cell of a square.
    fn corner(&self, area: Rect, square: Square) -> Position {
        let (width, height) = self.scale.step();
        let last = B::SIZE as u16 - 1;
        let (file, rank) = (u16::from(square.file()), u16::from(square.rank()));
        let (column, row) =
            if self.table.ui.switch { (last - file, rank) } else { (file, last - rank) };
        let line = self.scale.line();
        Position::new(area.x + LABEL + column * width + line, area.y + row * height + line)
    }

    /// The cell in the middle of the square under the cursor.
    pub(crate) fn cursor(&self, area: Rect) -> Position {
        let corner = self.corner(area, square_at::<B>(self.table.cursor));
        let (right, down) = self.scale.middle();
        Position::new(corner.x + right, corner.y + down)
    }

    fn faces(&self) -> impl Fn(Square) -> Face {
        let (table, look) = (self.table, self.look);
        let (view, builder) = (&table.ui.scene.view, &table.ui.builder);
        let picked = builder.picked();
        let targets = picked.map_or_else(Vec::new, |from| builder.targets(from));
        let losing = view.losing_repetitions.clone();
        let (last, position) = (view.last.clone(), view.position);
        move |square| {
            let target = targets.contains(&square);
            let loses =
                picked.is_some_and(|from| losing.contains(&Move { from, to: square })) && target;
            let moved =
                last.as_ref().is_some_and(|last| square == last.mv.from || square == last.mv.to);
            let captured = last.as_ref().is_some_and(|last| last.captured.contains(&square));
            let (mark, ink) = if loses {
                ('!', look.warning())
            } else if target {
                ('*', look.target())
            } else if is_among::<B>(B::THRONE, square) {
                ('+', look.place())
            } else if is_among::<B>(B::CORNERS, square) {
                ('#', look.place())
            } else if captured {
                ('x', look.warning())
            } else if moved {
                ('.', Style::new())
            } else {
                (' ', Style::new())
            };
            let ground = if picked == Some(square) {
                Some(look.picked())
            } else {
                moved.then(|| look.last())
            };
            Face { piece: position.piece(square), mark, ink, ground }
        }
    }

    fn draw_square(&self, corner: Position, face: &Face, under_cursor: bool, buf: &mut Buffer) {
        let (width, height) = self.scale.step();
        let line = self.scale.line();
        let inner = Rect::new(corner.x, corner.y, width - line, height - line);
        if let Some(ground) = face.ground {
            buf.set_style(inner, ground);
        }
        let rows = drawing(self.scale, face);
        // A highlighted square keeps its margin, so that both it and the piece can be seen.
        let piece_style = face.piece.map(|piece| self.look.piece(piece));
        for (row, text) in (0..).zip(&rows) {
            let text: &str = text;
            let ink = piece_style.unwrap_or(face.ink);
            if piece_style.is_some() && face.ground.is_some() && self.scale == Scale::Medium {
                buf.set_string(corner.x, corner.y + row, text, Style::new());
                buf.set_style(Rect::new(corner.x + 1, corner.y + row, 1, 1), ink);
            } else {
                let text_width = text.len() as u16;
                let indent = (inner.width - text_width) / 2;
                buf.set_string(corner.x + indent, corner.y + row, text, ink);
            }
        }
        if under_cursor {
            buf.set_style(inner, Style::new().add_modifier(Modifier::REVERSED));
        }
    }

    fn draw_grid(&self, area: Rect, buf: &mut Buffer) {
        let (width, height) = self.scale.step();
        let squares = B::SIZE as u16;
        let style = self.look.quiet();
        let kind = |index: u16, last: u16| match index {
            0 => 0,
            index if index == last => 2,
            _ => 1,
        };
        for y in 0..=squares * height {
            for x in 0..=squares * width {
                let (on_row, on_column) = (y % height == 0, x % width == 0);
                let symbol = match (on_row, on_column) {
                    (true, true) => {
                        let (row, column) = (kind(y, squares * height), kind(x, squares * width));
                        self.look.crossing(row, column)
                    }
                    (true, false) => self.look.horizontal(),
                    (false, true) => self.look.vertical(),
                    (false, false) => continue,
                };
                if let Some(cell) = buf.cell_mut((area.x + LABEL + x, area.y + y)) {
                    cell.set_char(symbol).set_style(style);
                }
            }
        }
    }

    fn draw_labels(&self, area: Rect, buf: &mut Buffer) {
        let (_, rows) = self.scale.size::<B>();
        let style = self.look.strong();
        let (right, down) = self.scale.middle();
        for index in 0..B::SIZE as u8 {
            let Some(square) = Square::new(index, index) else { continue };
            let at = self.corner(area, square);
            let file = char::from(b'a' + index).to_string();
            buf.set_string(at.x + right, area.y + rows - 1, file, style);
            buf.set_string(area.x, at.y + down, (index + 1).to_string(), style);
        }
    }
}

impl<B: Board> Widget for BoardWidget<'_, B> {
    fn render(self, area: Rect, buf: &mut Buffer) {
        let (columns, rows) = self.scale.size::<B>();
        if area.width < columns || area.height < rows {
            return;
        }
        if self.scale != Scale::Small {
            self.draw_grid(area, buf);
        }
        self.draw_labels(area, buf);
        let face = self.faces();
        let cursor = Some(square_at::<B>(self.table.cursor));
        let cursor = cursor.filter(|_| !self.table.ui.scene.view.over);
        for square in B::squares(B::ALL) {
            let corner = self.corner(area, square);
            let under_cursor = cursor == Some(square);
            self.draw_square(corner, &face(square), under_cursor, buf);
        }
    }
}

/// The rows of a square's drawing: every kind of piece has a shape of its own.
fn drawing(scale: Scale, face: &Face) -> Vec<String> {
    let Some(piece) = face.piece else {
        return match scale {
            Scale::Small if face.mark == ' ' => vec![". ".into()],
            Scale::Small => vec![format!("{} ", face.mark)],
            Scale::Medium => vec![format!(" {} ", face.mark)],
            Scale::Large => vec![face.mark.to_string()],
            Scale::Huge => vec![String::new(), face.mark.to_string()],
        };
    };
    let rows: &[&str] = match (scale, piece) {
        (Scale::Small, _) => return vec![letter(piece).to_string()],
        (Scale::Medium, Piece::Viking) => &["<V>"],
        (Scale::Medium, Piece::Celt) => &["(C)"],
        (Scale::Medium, Piece::King) => &["[K]"],
        (Scale::Large, Piece::Viking) => &["<V>", " v "],
        (Scale::Large, Piece::Celt) => &["(C)", "'-'"],
        (Scale::Large, Piece::King) => &["[K]", "[_]"],
        (Scale::Huge, Piece::Viking) => &["/ ^ \\", "< V >", "\\ v /"],
        (Scale::Huge, Piece::Celt) => &[".---.", "( C )", "'---'"],
        (Scale::Huge, Piece::King) => &["\\/^\\/", "[ K ]", "[___]"],
    };
    rows.iter().map(ToString::to_string).collect()
}
