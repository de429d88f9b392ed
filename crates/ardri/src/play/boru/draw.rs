//! The screen of a game, drawn from what one viewer may know.

use ardri_boru::{Asked, BrianBoru, Card, Pick};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::layout::Layout;
use super::map::Map;
use super::trick;
use super::widgets;
use super::words::{self, Room};
use crate::i18n::tr;
use crate::play::choice_screen::{self, Words};
use crate::play::game_screen::{self, GameScreen};
use crate::play::look::Look;
use crate::play::parts::styled;

type Table = GameScreen<BrianBoru>;
type Mode = game_screen::Mode<BrianBoru>;

/// Columns that whole words about a card need.
const WIDE_CARDS: u16 = 84;

/// Where the log is, if there is room for the game.
pub(crate) fn log(area: Rect, table: &Table) -> Option<Rect> {
    let areas = Layout::of(area, table.ui.scene.view.table.seats)?.areas;
    Some(areas.log.unwrap_or(areas.side))
}

/// Draws the game; gives where a line that is typed ends.
pub(crate) fn game(frame: &mut Frame<'_>, table: &Table, look: Look) -> Option<Position> {
    let area = frame.area();
    let scene = &table.ui.scene;
    let layout = Layout::of(area, scene.view.table.seats)?;
    match layout.map {
        Some(map) => {
            let lines = Map::new(map.width.into(), map.height.into()).draw(&scene.view.table, look);
            frame.render_widget(Paragraph::new(lines), map);
        }
        None => frame.render_widget(
            Paragraph::new(widgets::board(scene, look, area.width.into())),
            layout.board,
        ),
    }
    let width = usize::from(layout.players.width);
    frame.render_widget(Paragraph::new(widgets::players(scene, look, width)), layout.players);
    if layout.map.is_some() {
        frame.render_widget(Paragraph::new(widgets::tokens(scene, look)), layout.board);
    }
    frame.render_widget(Paragraph::new(round(table, look, layout.round)), layout.round);
    let wide = layout.areas.choices.width >= WIDE_CARDS;
    let room = if wide { Room::Wide } else { Room::Narrow };
    let scores = &scene.view.table.standings.scores;
    let words = Words {
        choice: &|pick| choice(*pick, table, room, look),
        beside: &|_| {
            let hand = scene.view.own.as_ref().map(|own| own.hand).unwrap_or_default();
            widgets::cards(hand, look, Room::Narrow)
        },
        sign: widgets::disc,
        points: &|seat| {
            let total = scores.get(seat.index()).map_or(0, ardri_boru::Score::total);
            tr!("boru-points", "count" => total)
        },
    };
    choice_screen::draw(frame, table, look, layout.areas, &words)
}

/// Raiders, marriage, track and trick, in as many rows as there are.
fn round<'a>(table: &Table, look: Look, area: Rect) -> Vec<Line<'a>> {
    let public = &table.ui.scene.view.table;
    let width = usize::from(area.width);
    let rows = usize::from(area.height);
    let mut lines: Vec<Line<'a>> = Vec::new();
    if rows <= 2 {
        if public.round > 0 {
            lines.push(Line::from(widgets::round_line(public)));
        }
        if public.trick.is_some() {
            lines.push(Line::styled(trick::line(public), look.strong()));
        } else {
            lines.extend(styled(
                &widgets::draft_words(&table.ui.scene).pop().unwrap_or_default(),
                width,
                Style::new(),
            ));
        }
    } else {
        for sentence in trick::rows(public) {
            lines.extend(styled(&sentence, width, look.strong()));
        }
        if public.round > 0 {
            lines.extend(styled(&widgets::round_line(public), width, Style::new()));
        }
        lines.extend(styled(&widgets::track(public), width, look.quiet()));
        if matches!(public.asked, Asked::Pick { .. }) {
            for sentence in widgets::draft_words(&table.ui.scene).iter().rev() {
                lines.extend(styled(sentence, width, Style::new()));
            }
        }
    }
    lines.truncate(rows);
    lines
}

/// A choice in words and in its colour; a card that was taken is named by its value, too.
fn choice(pick: Pick, table: &Table, room: Room, look: Look) -> (String, Style) {
    let builder = &table.ui.builder;
    let words = words::pick_words(pick, &table.ui.scene.view, builder.legal(), room);
    match pick {
        Pick::Card(card) if matches!(table.mode, Mode::Sure(_)) => {
            (format!("{:>2} {words}", card.value()), Style::new())
        }
        Pick::Card(card) => (words, look.town(Card::colour(card))),
        Pick::Town(town) => (words, look.town(town.colour())),
        _ => (words, Style::new()),
    }
}

#[cfg(test)]
mod tests;
