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
use super::message::{Mode, Side};
use super::names::seat_name;
use super::panels;
use super::table::Table;
use super::trick;
use super::words::{self, Room};
use crate::play::look::Look;
use crate::play::page;
use crate::play::parts::{self, Log, draw_keys, draw_prompt, heading, styled};
use crate::speech::say;

/// Columns that whole words about a card need.
const WIDE_CARDS: u16 = 84;

/// Whether there is room for the game.
pub(crate) fn fits(area: Rect, table: &Table) -> bool {
    Layout::of(area, table.scene.view.table.seats).is_some()
}

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
        log_of(table).draw(frame, look, log);
    }
    let (layout, typed) = draw_asked(frame, &table.mode, &table.asked(), look, layout);
    draw_choices(frame, table, look, layout.choices);
    draw_side(frame, table, look, layout.side, layout.log.is_some());
    draw_keys(frame, table.notice.as_ref(), &keys(table), look, layout.keys);
    if let Mode::Page { title, text, scroll } = &table.mode {
        page::draw(frame, &say!(title), text, *scroll, look);
    } else if let Some(cursor) = typed {
        frame.set_cursor_position(cursor);
    }
}

fn title<'a>(table: &Table, look: Look, width: u16) -> Line<'a> {
    let public = &table.scene.view.table;
    let me = table.scene.me.map(|seat| say!("terminal-boru-you-are", "name" => seat_name(seat)));
    let me = me.map_or_else(String::new, |me| format!("{me} "));
    let left = format!(" {}: {}", say!("lobby-game-brian-boru"), panels::title(public));
    parts::title(&left, &me, look, width)
}

/// Draws what is asked. A sentence that is too long for its row takes one from the choices.
fn draw_asked(
    frame: &mut Frame<'_>,
    mode: &Mode,
    asked: &str,
    look: Look,
    layout: Layout,
) -> (Layout, Option<Position>) {
    let lines = styled(asked, layout.prompt.width.into(), look.strong());
    if lines.len() < 2 || !matches!(mode, Mode::Choices | Mode::Sure(_) | Mode::Pass(_)) {
        return (layout, draw_prompt(frame, mode, asked, look, layout.prompt));
    }
    let layout = layout.with_two_rows_asked();
    frame.render_widget(Paragraph::new(lines), layout.prompt);
    (layout, None)
}

fn log_of(table: &Table) -> Log<'_> {
    Log { log: &table.scene.log, old: table.scene.old, scroll: table.scroll }
}

/// Raiders, marriage, track and trick, in as many rows as there are.
fn round<'a>(table: &Table, look: Look, area: Rect) -> Vec<Line<'a>> {
    let public = &table.scene.view.table;
    let width = usize::from(area.width);
    let rows = usize::from(area.height);
    let mut lines: Vec<Line<'a>> = Vec::new();
    if rows <= 2 {
        if public.round > 0 {
            lines.push(Line::from(panels::round_line(public)));
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
        let below = say!("terminal-boru-more-below", "count" => more + 1);
        *last = Line::styled(format!("   ... {below}"), look.quiet());
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

/// What is beside the choices: the effect, the log or the hand.
fn draw_side(frame: &mut Frame<'_>, table: &Table, look: Look, area: Rect, log_elsewhere: bool) {
    let side = match (&table.mode, table.side) {
        (Mode::Sure(_), _) => Side::Effect,
        (_, Side::Log) if log_elsewhere => Side::Effect,
        // Whoever waits for the keyboard is told nothing.
        (_, Side::Coach) if table.coached().is_none() => {
            if log_elsewhere {
                Side::Effect
            } else {
                Side::Log
            }
        }
        (_, side) => side,
    };
    let side = match side {
        // After the end nothing would do anything.
        Side::Effect if table.effect.is_empty() && log_elsewhere => return,
        Side::Effect if table.effect.is_empty() => Side::Log,
        side => side,
    };
    let width = usize::from(area.width);
    let (word, lines) = match side {
        Side::Log => return log_of(table).draw(frame, look, area),
        Side::Coach => return table.coached().unwrap_or_default().draw(frame, look, area),
        Side::Effect => {
            let lines = table.effect.iter().flat_map(|words| styled(words, width, Style::new()));
            (say!("boru-effect"), lines.collect::<Vec<_>>())
        }
        Side::Hand => {
            let hand = table.scene.view.own.as_ref().map(|own| own.hand).unwrap_or_default();
            (say!("terminal-boru-page-cards"), panels::cards(hand, look, Room::Narrow))
        }
    };
    let mut all = vec![heading(&word, look, area.width)];
    all.extend(lines);
    let rows = usize::from(area.height);
    if all.len() > rows && rows > 1 {
        all.truncate(rows - 1);
        all.push(Line::styled(format!("... {}", say!("terminal-boru-effect-all")), look.quiet()));
    }
    frame.render_widget(Paragraph::new(all), area);
}

fn keys(table: &Table) -> String {
    let mode = match &table.mode {
        Mode::Line(_) => "line",
        Mode::FileName(_) => "file",
        Mode::Confirm(_) => "confirm",
        Mode::Pass(_) => "pass",
        _ if table.scene.view.table.over() => "over",
        Mode::Sure(_) => "sure",
        _ if table.coach => "coached",
        _ => "choices",
    };
    say!("terminal-boru-keys", "mode" => mode)
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
    let words = say!("terminal-boru-map-legend");
    frame.render_widget(Paragraph::new(Line::styled(words, look.quiet())), keys);
}

/// How many rows of the page or the log can be scrolled away.
pub(crate) fn most_scroll(area: Rect, table: &Table) -> usize {
    if let Mode::Page { text, .. } = &table.mode {
        return page::most_scroll(area, text);
    }
    let Some(layout) = Layout::of(area, table.scene.view.table.seats) else { return 0 };
    log_of(table).most_scroll(layout.log.unwrap_or(layout.side))
}

#[cfg(test)]
mod tests;
