//! Parts that the screens of several games share.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph};

use super::effect::Notice;
use super::game_screen::{GameScreen, Side};
use super::game_ui::{GameUi, PickOf};
use super::look::Look;
use super::message::Mode;
use super::page;
use super::text::wrap;
use crate::i18n::tr;

/// Text in lines of a style.
pub(crate) fn styled<'a>(text: &str, width: usize, style: Style) -> Vec<Line<'a>> {
    if text.is_empty() {
        return Vec::new();
    }
    wrap(text, width).into_iter().map(|line| Line::styled(line, style)).collect()
}

/// The title of a game, with something to its right.
pub(crate) fn title<'a>(left: &str, right: &str, look: Look, width: u16) -> Line<'a> {
    let room = usize::from(width).saturating_sub(left.chars().count() + right.chars().count());
    Line::styled(format!("{left}{}{right}", " ".repeat(room)), look.title())
}

/// Draws what is asked, or the line that is typed; gives how many rows it takes, and where the line ends.
pub(crate) fn draw_prompt<A>(
    frame: &mut Frame<'_>,
    mode: &Mode<A>,
    asked: &str,
    look: Look,
    area: Rect,
) -> (u16, Option<Position>) {
    let width = usize::from(area.width.saturating_sub(1));
    let typed = match mode {
        Mode::Line(text) => Some(tr!("terminal-type-choice", "typed" => text.as_str())),
        Mode::FileName(text) => Some(tr!("terminal-type-file", "typed" => text.as_str())),
        _ => None,
    };
    if let Some(typed) = typed {
        // The end of what is typed stays in sight.
        let letters: Vec<char> = typed.chars().collect();
        let shown: String = letters[letters.len().saturating_sub(width)..].iter().collect();
        let column = area.x + shown.chars().count() as u16;
        frame.render_widget(Paragraph::new(Line::from(shown)), area);
        return (1, Some(Position::new(column, area.y)));
    }
    let lines = match mode {
        Mode::Confirm(question) => styled(&question.ask(), width, look.warning()),
        _ => styled(asked, width, look.strong()),
    };
    let rows = (lines.len() as u16).clamp(1, area.height);
    frame.render_widget(Paragraph::new(lines), Rect { height: rows, ..area });
    (rows, None)
}

/// A heading with a rule.
pub(crate) fn heading<'a>(word: &str, look: Look, width: u16) -> Line<'a> {
    let rule = look.horizontal().to_string();
    let text = format!("{}{word}", rule.repeat(2));
    let rest = usize::from(width).saturating_sub(text.chars().count());
    Line::styled(text + &rule.repeat(rest), look.quiet())
}

/// The log of a game in rows; what was told before stays in the background.
fn log_rows<'a, G: GameUi>(screen: &GameScreen<G>, look: Look, width: usize) -> Vec<Line<'a>> {
    let scene = &screen.ui.scene;
    let entry = |(place, sentence): (usize, &String)| {
        let style = if place >= scene.old { Style::new() } else { look.quiet() };
        let rows = wrap(sentence, width.saturating_sub(2)).into_iter().enumerate();
        rows.map(|(row, text)| {
            let sign = if row == 0 { "- " } else { "  " };
            Line::styled(format!("{sign}{text}"), style)
        })
        .collect::<Vec<_>>()
    };
    scene.log.iter().enumerate().flat_map(entry).collect()
}

/// Draws the log under a heading.
pub(crate) fn draw_log<G: GameUi>(
    frame: &mut Frame<'_>,
    screen: &GameScreen<G>,
    look: Look,
    area: Rect,
) {
    let word = if screen.scroll > 0 { "terminal-log-back" } else { "table-tab-log" };
    let rows = usize::from(area.height.saturating_sub(1));
    let log = log_rows(screen, look, area.width.into());
    let end = log.len() - screen.scroll.min(log.len().saturating_sub(rows));
    let mut lines = vec![heading(&tr!(word), look, area.width)];
    lines.extend(log[end.saturating_sub(rows)..end].iter().cloned());
    frame.render_widget(Paragraph::new(lines), area);
}

/// The keys, or the answer to the last message in their place.
pub(crate) fn draw_keys(
    frame: &mut Frame<'_>,
    notice: Option<&Notice>,
    keys: &str,
    look: Look,
    area: Rect,
) {
    let width = usize::from(area.width);
    let mut lines = match notice {
        Some(notice) => {
            let style = if notice.refusal { look.warning() } else { Style::new() };
            styled(&notice.text, width, style)
        }
        None => Vec::new(),
    };
    let rows = usize::from(area.height);
    if rows > lines.len() {
        lines.resize(rows - 1, Line::default());
        lines.push(Line::styled(keys.to_string(), look.quiet()));
    }
    // A long answer is read whole; for that moment it may hide the last choices.
    let more = (lines.len() as u16).saturating_sub(area.height).min(2);
    let area = Rect { y: area.y - more, height: area.height + more, ..area };
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines), area);
}

/// The first letters of a text; dots if there are more.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.into();
    }
    let mut short: String = text.chars().take(width.saturating_sub(2)).collect();
    short.push_str("..");
    short
}

/// Draws the choices with the cursor on one of them, which stays in sight; once an action is ready, the
/// steps that led to it. `words` tells of a choice, and in which style.
pub(crate) fn draw_choices<G: GameUi>(
    frame: &mut Frame<'_>,
    screen: &GameScreen<G>,
    look: Look,
    area: Rect,
    words: impl Fn(&PickOf<G>) -> (String, Style),
) {
    let (builder, width) = (&screen.ui.builder, usize::from(area.width));
    if let Mode::Sure(_) = screen.mode {
        let line = |pick| Line::from(cut(&format!("   {}", words(pick).0), width));
        let lines: Vec<_> = builder.chosen().iter().map(line).collect();
        return frame.render_widget(Paragraph::new(lines), area);
    }
    let line = |(place, pick): (usize, &PickOf<G>)| {
        let chosen = place == screen.cursor;
        let (words, style) = words(pick);
        let number = G::number(pick, place);
        let text = format!("{}{number:>2} {words}", if chosen { '>' } else { ' ' });
        let style = if chosen { style.add_modifier(Modifier::REVERSED) } else { style };
        Line::styled(cut(&text, width), style)
    };
    let lines: Vec<Line<'_>> = builder.picks().iter().enumerate().map(line).collect();
    let rows = usize::from(area.height);
    let skip = (screen.cursor + 1).saturating_sub(rows);
    let more = lines.len().saturating_sub(skip + rows);
    let mut shown: Vec<_> = lines.into_iter().skip(skip).take(rows).collect();
    if more > 0
        && let Some(last) = shown.last_mut()
        && screen.cursor + 1 < skip + rows
    {
        let below = tr!("terminal-more-below", "count" => more + 1);
        *last = Line::styled(cut(&format!("   {below}"), width), look.quiet());
    }
    frame.render_widget(Paragraph::new(shown), area);
}

/// Draws what is beside the choices: the effect, the log, the coach or what the game has for it. The log
/// may be elsewhere already.
pub(crate) fn draw_side<G: GameUi>(
    frame: &mut Frame<'_>,
    screen: &GameScreen<G>,
    look: Look,
    area: Rect,
    log_elsewhere: bool,
    beside: impl FnOnce(usize) -> Vec<Line<'static>>,
) {
    let nothing_to_do = screen.effect.is_empty();
    let side = match (&screen.mode, screen.side) {
        (Mode::Sure(_), _) => Side::Effect,
        (_, Side::Log) if log_elsewhere => Side::Effect,
        // Whoever waits for the keyboard or the dice is told nothing.
        (_, Side::Coach) if screen.coached().is_none() && log_elsewhere => Side::Effect,
        (_, Side::Coach) if screen.coached().is_none() => Side::Log,
        (_, side) => side,
    };
    let width = usize::from(area.width);
    let (title, key) = G::BESIDE.unwrap_or_default();
    let (word, lines, key) = match side {
        // After the end nothing would do anything.
        Side::Effect if nothing_to_do && log_elsewhere => return,
        Side::Effect if nothing_to_do => return draw_log(frame, screen, look, area),
        Side::Log => return draw_log(frame, screen, look, area),
        Side::Coach => return screen.coached().unwrap_or_default().draw(frame, look, area),
        Side::Effect => {
            let lines = screen.effect.iter().flat_map(|words| styled(words, width, Style::new()));
            ("terminal-page-effect", lines.collect::<Vec<_>>(), 'e')
        }
        Side::Beside => (title, beside(width), key),
    };
    let mut all = vec![heading(&tr!(word), look, area.width)];
    all.extend(lines);
    let rows = usize::from(area.height);
    if all.len() > rows && rows > 1 {
        all.truncate(rows - 1);
        all.push(Line::styled(tr!("terminal-more-all", "key" => key.to_string()), look.quiet()));
    }
    frame.render_widget(Paragraph::new(all), area);
}

/// Draws a game, and the page over it that somebody reads.
pub(crate) fn draw<G: GameUi>(frame: &mut Frame<'_>, screen: &GameScreen<G>, look: Look) {
    let area = frame.area();
    if !fits(area, screen) {
        return page::too_small(frame, (G::DRAWING.least)());
    }
    let cursor = (G::DRAWING.draw)(frame, screen, look);
    if let Some((clocks, _)) = screen.clocks() {
        let width = (clocks.chars().count() as u16).min(area.width);
        let place = Rect { x: area.x + (area.width - width) / 2, width, height: 1, ..area };
        frame.render_widget(Paragraph::new(Line::styled(clocks, look.title())), place);
    }
    if let Mode::Page { title, text, scroll } = &screen.mode {
        let painted = (G::DRAWING.painted)(title, screen, look);
        page::draw(frame, &tr!(title), (text, painted), *scroll, look);
    } else if let Some(cursor) = cursor {
        frame.set_cursor_position(cursor);
    }
}

/// Whether there is room for the game.
pub(crate) fn fits<G: GameUi>(area: Rect, screen: &GameScreen<G>) -> bool {
    (G::DRAWING.log)(area, screen).is_some()
}

/// How many rows of the page or the log can be scrolled away.
pub(crate) fn most_scroll<G: GameUi>(area: Rect, screen: &GameScreen<G>) -> usize {
    match &screen.mode {
        Mode::Page { text, .. } => page::most_scroll(area, text),
        _ => {
            let area = (G::DRAWING.log)(area, screen).unwrap_or_default();
            let look = Look { colour: false, unicode: false };
            let rows = usize::from(area.height.saturating_sub(1));
            log_rows(screen, look, area.width.into()).len().saturating_sub(rows)
        }
    }
}
