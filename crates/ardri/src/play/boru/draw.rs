//! The screen of a game, drawn from what one viewer may know.

use ardri_boru::{Asked, Card, Pick};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph};

use super::choosing::number;
use super::layout::{LEAST, Layout};
use super::map::Map;
use super::message::{Mode, Question, Side};
use super::panels;
use super::table::Table;
use super::trick;
use super::words::{self, Room};
use crate::play::look::Look;
use crate::play::page;
use crate::play::text::wrap;

/// Columns that whole words about a card need.
const WIDE_CARDS: u16 = 84;

/// Draws the game.
pub(crate) fn game(frame: &mut Frame<'_>, table: &Table, look: Look) {
    let area = frame.area();
    let scene = &table.scene;
    let Some(layout) = Layout::of(area, scene.view.table.seats) else {
        return page::too_small(frame, LEAST);
    };
    if table.mode == Mode::Map {
        return draw_map(frame, table, look);
    }
    frame.render_widget(Paragraph::new(title(table, look, area.width)), layout.title);
    match layout.map {
        Some(map) => {
            let lines = Map::new(map.width.into(), map.height.into()).draw(&scene.view.table, look);
            frame.render_widget(Paragraph::new(lines), map);
        }
        None => frame.render_widget(
            Paragraph::new(panels::board(scene, look, area.width.into())),
            layout.board,
        ),
    }
    let width = usize::from(layout.players.width);
    frame.render_widget(Paragraph::new(panels::players(scene, look, width)), layout.players);
    if layout.map.is_some() {
        frame.render_widget(Paragraph::new(panels::tokens(scene, look)), layout.board);
    }
    frame.render_widget(Paragraph::new(round(table, look, layout.round)), layout.round);
    if let Some(log) = layout.log {
        draw_log(frame, table, look, log);
    }
    let typed = draw_prompt(frame, table, look, layout.prompt);
    draw_choices(frame, table, look, layout.choices);
    draw_side(frame, table, look, layout.side, layout.log.is_some());
    draw_keys(frame, table, look, layout.keys);
    if let Mode::Page { title, text, scroll } = &table.mode {
        page::draw(frame, title, text, *scroll, look);
    } else if let Some(cursor) = typed {
        frame.set_cursor_position(cursor);
    }
}

fn title<'a>(table: &Table, look: Look, width: u16) -> Line<'a> {
    let public = &table.scene.view.table;
    let me = table.scene.me.map(|seat| format!("you are {} ", ardri_boru::name(seat)));
    let left = format!(" Brian Boru: {}", panels::title(public));
    let right = me.unwrap_or_default();
    let room = usize::from(width).saturating_sub(left.chars().count() + right.chars().count());
    Line::styled(format!("{left}{}{right}", " ".repeat(room)), look.title())
}

/// Raiders, marriage, track and trick, in as many rows as there are.
fn round<'a>(table: &Table, look: Look, area: Rect) -> Vec<Line<'a>> {
    let public = &table.scene.view.table;
    let width = usize::from(area.width);
    let rows = usize::from(area.height);
    let mut lines: Vec<Line<'a>> = Vec::new();
    if rows <= 2 {
        let marriage = public
            .marriage
            .map_or_else(String::new, |card| format!(" {card}: {}.", ardri_boru::benefits(card)));
        if public.round > 0 {
            lines.push(Line::from(format!(
                "Battle area: {}.{marriage}",
                words::count(public.raiders, "raider")
            )));
        }
        if public.trick.is_some() {
            lines.push(Line::styled(trick::line(public), look.strong()));
        } else {
            lines.extend(styled(
                &panels::draft_words(&table.scene).pop().unwrap_or_default(),
                width,
                Style::new(),
            ));
        }
    } else {
        for sentence in trick::panel(public) {
            lines.extend(styled(&sentence, width, look.strong()));
        }
        for sentence in panels::round_words(public) {
            lines.extend(styled(&sentence, width, Style::new()));
        }
        let wide = Some(panels::track(public))
            .filter(|track| track.chars().count() <= width * 2 && width >= 60);
        let track = wide.unwrap_or_else(|| panels::short_track(public));
        lines.extend(styled(&track, width, look.quiet()));
        if matches!(public.asked, Asked::Pick { .. }) {
            for sentence in panels::draft_words(&table.scene).iter().rev() {
                lines.extend(styled(sentence, width, Style::new()));
            }
        }
    }
    lines.truncate(rows);
    lines
}

fn styled<'a>(text: &str, width: usize, style: Style) -> Vec<Line<'a>> {
    if text.is_empty() {
        return Vec::new();
    }
    wrap(text, width).into_iter().map(|line| Line::styled(line, style)).collect()
}

/// Draws what is asked, or the line that is typed; gives where it ends.
fn draw_prompt(frame: &mut Frame<'_>, table: &Table, look: Look, area: Rect) -> Option<Position> {
    let width = usize::from(area.width.saturating_sub(1));
    let typed = match &table.mode {
        Mode::Line(text) => Some(format!("Choice or command: {text}")),
        Mode::FileName(text) => Some(format!("Save in the file: {text}")),
        _ => None,
    };
    if let Some(typed) = typed {
        // The end of what is typed stays in sight.
        let letters: Vec<char> = typed.chars().collect();
        let shown: String = letters[letters.len().saturating_sub(width)..].iter().collect();
        let column = area.x + shown.chars().count() as u16;
        frame.render_widget(Paragraph::new(Line::from(shown)), area);
        return Some(Position::new(column, area.y));
    }
    let line = match &table.mode {
        Mode::Confirm(question) => Line::styled(ask(question), look.warning()),
        _ => Line::styled(table.asked(), look.strong()),
    };
    frame.render_widget(Paragraph::new(line), area);
    None
}

fn ask(question: &Question) -> String {
    let asked = match question {
        Question::Quit => "The game is not saved. Quit? (s saves it)".into(),
        Question::New => "The game is not saved. Begin a new one? (s saves it)".into(),
        Question::Other => "The game is not saved. Go to the menu? (s saves it)".into(),
        Question::Replace(file) => format!("{} is there already. Replace it?", file.display()),
    };
    format!("{asked} y or n")
}

/// The choices with the cursor on one of them, which stays in sight.
fn draw_choices(frame: &mut Frame<'_>, table: &Table, look: Look, area: Rect) {
    let view = &table.scene.view;
    let picks = table.choosing.picks();
    let room = if area.width >= WIDE_CARDS { Room::Wide } else { Room::Narrow };
    let width = usize::from(area.width);
    let line = |(place, pick): (usize, &Pick)| {
        let chosen = place == table.cursor;
        let words = words::pick_words(*pick, view, table.choosing.legal(), room);
        let text = format!("{}{:>2} {words}", if chosen { '>' } else { ' ' }, number(*pick, place));
        let style = match pick {
            Pick::Card(card) => look.town(Card::colour(*card)),
            Pick::Town(town) => look.town(town.colour()),
            _ => Style::new(),
        };
        let style = if chosen { style.add_modifier(Modifier::REVERSED) } else { style };
        let text: String = text.chars().take(width).collect();
        Line::from(Span::styled(text, style))
    };
    let lines: Vec<Line<'_>> = picks.iter().enumerate().map(line).collect();
    let rows = usize::from(area.height);
    let skip = (table.cursor + 1).saturating_sub(rows);
    let more = lines.len().saturating_sub(skip + rows);
    let mut shown: Vec<_> = lines.into_iter().skip(skip).take(rows).collect();
    if more > 0
        && let Some(last) = shown.last_mut()
        && table.cursor + 1 < skip + rows
    {
        *last = Line::styled(format!("   ... {} more below", more + 1), look.quiet());
    }
    if let Mode::Sure(_) = table.mode {
        let taken = |pick: &Pick| format!("   {}", step_words(*pick, table, room));
        let steps = table.choosing.chosen().iter();
        shown = steps.map(|pick| Line::from(taken(pick))).collect();
    }
    if table.scene.view.table.over() {
        shown = panels::final_lines(&table.scene, look);
    }
    frame.render_widget(Paragraph::new(shown), area);
}

/// A step that was taken.
fn step_words(pick: Pick, table: &Table, room: Room) -> String {
    let words = words::pick_words(pick, &table.scene.view, table.choosing.legal(), room);
    match pick {
        Pick::Card(card) => format!("{:>2} {words}", card.value()),
        _ => words,
    }
}

fn heading<'a>(word: &str, look: Look, width: u16) -> Line<'a> {
    let rule = look.horizontal().to_string();
    let text = format!("{}{word}", rule.repeat(2));
    let rest = usize::from(width).saturating_sub(text.chars().count());
    Line::styled(text + &rule.repeat(rest), look.quiet())
}

/// What is beside the choices: the effect, the log or the hand.
fn draw_side(frame: &mut Frame<'_>, table: &Table, look: Look, area: Rect, log_elsewhere: bool) {
    let side = match (&table.mode, table.side) {
        (Mode::Sure(_), _) => Side::Effect,
        (_, Side::Log) if log_elsewhere => Side::Effect,
        (_, side) => side,
    };
    let width = usize::from(area.width);
    let (word, lines) = match side {
        Side::Log => return draw_log(frame, table, look, area),
        Side::Effect => {
            let lines = table.effect.iter().flat_map(|words| styled(words, width, Style::new()));
            ("What it would do", lines.collect::<Vec<_>>())
        }
        Side::Hand => {
            let hand = table.scene.view.own.as_ref().map(|own| own.hand).unwrap_or_default();
            ("Your cards", panels::cards(hand, look, Room::Narrow))
        }
    };
    let mut all = vec![heading(word, look, area.width)];
    all.extend(lines);
    let rows = usize::from(area.height);
    if all.len() > rows && rows > 1 {
        all.truncate(rows - 1);
        all.push(Line::styled("... e shows all of it", look.quiet()));
    }
    frame.render_widget(Paragraph::new(all), area);
}

fn log_lines<'a>(table: &Table, look: Look, width: usize) -> Vec<Line<'a>> {
    let mut lines = Vec::new();
    for (place, sentence) in table.scene.log.iter().enumerate() {
        let news = place >= table.scene.old;
        let style = if news { Style::new() } else { look.quiet() };
        let rows = wrap(sentence, width.saturating_sub(2)).into_iter().enumerate();
        lines.extend(rows.map(|(row, text)| {
            let sign = if row == 0 { "- " } else { "  " };
            Line::styled(format!("{sign}{text}"), style)
        }));
    }
    lines
}

fn draw_log(frame: &mut Frame<'_>, table: &Table, look: Look, area: Rect) {
    let word = if table.scroll > 0 { "Log, scrolled back" } else { "Log" };
    let head = Rect { height: area.height.min(1), ..area };
    frame.render_widget(Paragraph::new(heading(word, look, area.width)), head);
    let room = Rect { y: area.y + head.height, height: area.height - head.height, ..area };
    let log = log_lines(table, look, room.width.into());
    let rows = usize::from(room.height);
    let end = log.len() - table.scroll.min(log.len().saturating_sub(rows));
    let start = end.saturating_sub(rows);
    frame.render_widget(Paragraph::new(log[start..end].to_vec()), room);
}

/// The keys, or the answer to the last message in their place.
fn draw_keys(frame: &mut Frame<'_>, table: &Table, look: Look, area: Rect) {
    let width = usize::from(area.width);
    let mut lines = match &table.notice {
        Some(notice) => {
            let style = if notice.refusal { look.warning() } else { Style::new() };
            styled(&notice.text, width, style)
        }
        None => Vec::new(),
    };
    let rows = usize::from(area.height);
    if rows > lines.len() {
        lines.resize(rows - 1, Line::default());
        lines.push(Line::styled(keys(table), look.quiet()));
    }
    // A long answer is read whole; for that moment it may hide the last choices.
    let more = (lines.len() as u16).saturating_sub(area.height).min(2);
    let area = Rect { y: area.y - more, height: area.height + more, ..area };
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines), area);
}

fn keys(table: &Table) -> &'static str {
    match &table.mode {
        Mode::Line(_) => "Enter does it   Esc goes back",
        Mode::FileName(_) => "Enter saves   Ctrl-U clears   Esc goes back",
        Mode::Confirm(_) => "y yes   n no",
        Mode::Pass(_) => "Enter goes on   t standings  m map  r rules  s save  ? help  q quit",
        _ if table.scene.view.table.over() => {
            "n new game   o other games   s save   t standings   : type (log)   q quit"
        }
        Mode::Sure(_) => "Enter does it  Esc back  t standings  m map  c cards  ? help  q quit",
        _ => "Enter take  : type  Tab log  t standings  m map  c cards  u undo  ? help  q quit",
    }
}

/// The map alone, as large as the screen.
fn draw_map(frame: &mut Frame<'_>, table: &Table, look: Look) {
    let area = frame.area();
    frame.render_widget(Clear, area);
    let (width, height) = (area.width.min(110), area.height.saturating_sub(1));
    let map = Rect { x: area.x + (area.width - width) / 2, width, height, ..area };
    let lines = Map::new(width.into(), height.into()).draw(&table.scene.view.table, look);
    frame.render_widget(Paragraph::new(lines), map);
    let keys = Rect { y: area.y + height, height: area.height - height, ..area };
    let words = "M8r. open  M8rP Purple's  M8rVP Vikings on it  + monastery  [ ] marker  Esc back";
    frame.render_widget(Paragraph::new(Line::styled(words, look.quiet())), keys);
}

/// How many rows of the page or the log can be scrolled away.
pub(crate) fn most_scroll(area: Rect, table: &Table) -> usize {
    if let Mode::Page { text, .. } = &table.mode {
        return page::most_scroll(area, text);
    }
    let Some(layout) = Layout::of(area, table.scene.view.table.seats) else { return 0 };
    let log = layout.log.unwrap_or(layout.side);
    let look = Look { colour: false, unicode: false };
    let rows = usize::from(log.height.saturating_sub(1));
    log_lines(table, look, log.width.into()).len().saturating_sub(rows)
}

#[cfg(test)]
mod tests;
