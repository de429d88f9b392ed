//! Pages to read over the game, and what is said when there is no room for it.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding, Paragraph};

use super::look::Look;
use super::text::wrap;
use crate::i18n::tr;

/// Says that there is not enough room.
pub(crate) fn too_small(frame: &mut Frame<'_>, (columns, rows): (u16, u16)) {
    let area = frame.area();
    let text = tr!(
        "terminal-too-small",
        "width" => area.width, "height" => area.height, "columns" => columns, "rows" => rows
    );
    let lines: Vec<_> = wrap(&text, area.width.into()).into_iter().map(Line::from).collect();
    frame.render_widget(Paragraph::new(lines), area);
}

/// The frame of a page, and its text in rows.
fn layout(area: Rect, text: &[String]) -> (Rect, Vec<String>) {
    let width = area.width.min(88);
    let inner = usize::from(width.saturating_sub(4));
    let mut rows = Vec::new();
    for paragraph in text {
        // What is laid out in columns keeps its blanks, if it fits.
        if paragraph.chars().count() <= inner {
            rows.push(paragraph.clone());
        } else {
            let blanks = paragraph.len() - paragraph.trim_start_matches(' ').len();
            let wrapped = wrap(paragraph, inner.saturating_sub(blanks + 2));
            let indent = |(row, line): (usize, String)| {
                let blanks = if row == 0 { blanks } else { blanks + 2 };
                format!("{:blanks$}{line}", "")
            };
            rows.extend(wrapped.into_iter().enumerate().map(indent));
        }
    }
    let height = area.height.min(rows.len() as u16 + 2);
    let (x, y) = (area.x + (area.width - width) / 2, area.y + (area.height - height) / 2);
    (Rect::new(x, y, width, height), rows)
}

/// Draws a page over whatever is on the screen, with its rows in colours if it has any.
pub(crate) fn draw(
    frame: &mut Frame<'_>,
    title: &str,
    (text, painted): (&[String], Option<Vec<Line<'static>>>),
    scroll: usize,
    look: Look,
) {
    let (area, rows) = layout(frame.area(), text);
    let rows = painted.unwrap_or_else(|| rows.into_iter().map(Line::from).collect());
    let room = usize::from(area.height.saturating_sub(2));
    let start = scroll.min(rows.len().saturating_sub(room));
    let more = match (start > 0, start + room < rows.len()) {
        (false, false) => tr!("terminal-page-closes"),
        _ => tr!("terminal-page-scrolls"),
    };
    let block = Block::bordered()
        .border_set(look.border())
        .title(format!(" {title} "))
        .title_style(Style::new().add_modifier(Modifier::BOLD))
        .title_bottom(format!(" {more} "))
        .padding(Padding::left(1));
    let lines: Vec<_> = rows.into_iter().skip(start).take(room).collect();
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// How many rows of a page can be scrolled away.
pub(crate) fn most_scroll(area: Rect, text: &[String]) -> usize {
    let (frame, rows) = layout(area, text);
    rows.len().saturating_sub(frame.height.saturating_sub(2).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrapped_stays_below_its_heading() {
        let text = ["Munster:".into(), format!("  {}", "word ".repeat(30))];
        let (_, rows) = layout(Rect::new(0, 0, 80, 24), &text);
        assert!(rows[1].starts_with("  word") && rows[2].starts_with("    word"), "{rows:?}");
        assert!(rows.len() == 4 && rows.iter().all(|row| row.chars().count() <= 76), "{rows:?}");
    }
}
