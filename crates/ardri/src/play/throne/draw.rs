//! The screen of a game, drawn from what one viewer may know.

use ardri_core::Seat;
use ardri_throne::{Asked, Deck, Die, HighThrone, TargetView, View};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::Scene;
use super::layout::Layout;
use super::names::{card_name, letter, said};
use super::widgets::{self, Place};
use super::words;
use crate::i18n::tr;
use crate::play::choice_screen::{self, Words};
use crate::play::game_screen::GameScreen;
use crate::play::look::Look;
use crate::play::parts::cut;

type Table = GameScreen<HighThrone>;

fn layout(area: Rect, scene: &Scene) -> Option<Layout> {
    let (view, deck) = (&scene.view, scene.options.the_deck());
    let seats = u8::try_from(view.players.len()).unwrap_or(u8::MAX);
    let layout = Layout::of(area, seats, deck.cards().len(), deck.regions().len())?;
    // There are two Objectives to choose from, with a lot to say about each.
    Some(if view.asked == Asked::Keep { layout.stacked(2) } else { layout })
}

/// Where the log is, if there is room for the game.
pub(crate) fn log(area: Rect, table: &Table) -> Option<Rect> {
    Some(layout(area, &table.ui.scene)?.areas.side)
}

/// Draws the game; gives where a line that is typed ends.
pub(crate) fn game(frame: &mut Frame<'_>, table: &Table, look: Look) -> Option<Position> {
    let area = frame.area();
    let scene = &table.ui.scene;
    let view = &scene.view;
    let layout = layout(area, scene)?;
    draw_cards(frame, table, look, &layout);
    draw_players(frame, table, look, layout.players);
    let objective = scene.me.map(|_| widgets::objective(scene).join(" ")).unwrap_or_default();
    let objective = cut(&objective, layout.objective.width.into());
    frame.render_widget(Paragraph::new(Line::from(objective)), layout.objective);
    draw_turn(frame, table, look, layout.turn);
    let words = Words {
        choice: &|pick| {
            let (builder, odds) = (&table.ui.builder, table.ui.switch);
            (words::pick_words(pick, scene, builder, odds), Style::new())
        },
        beside: &|width| odds(scene, width),
        sign: seal,
        points: &|seat| words::points(view.players[seat.index()].score.total),
    };
    choice_screen::draw(frame, table, look, layout.areas, &words)
}

/// A player's badge.
fn seal(seat: Seat, look: Look) -> Span<'static> {
    Span::styled(letter(seat).to_string(), look.player(seat))
}

/// The cards by region in columns.
fn draw_cards(frame: &mut Frame<'_>, table: &Table, look: Look, layout: &Layout) {
    let view = &table.ui.scene.view;
    let deck = table.ui.scene.options.the_deck();
    let width = usize::from(layout.cards.width / layout.columns).saturating_sub(1);
    let mut cells: Vec<Line<'_>> = Vec::new();
    for (region, form) in deck.regions().iter().zip(&deck.form().regions) {
        if layout.headings {
            let text = widgets::region_head(&said(&form.called()), region.points);
            let style = look.region(&form.colour).add_modifier(Modifier::BOLD);
            cells.push(Line::styled(cut(&text, width), style));
        }
        cells.extend(region.cards.iter().map(|card| cell(view, &deck, card, width, look)));
    }
    let rows = usize::from(layout.cards.height);
    let room = rows * usize::from(layout.columns);
    if cells.len() > room && room > 0 {
        let more = cells.len() - room + 1;
        cells.truncate(room - 1);
        let more = tr!("terminal-throne-more-cards", "count" => more);
        cells.push(Line::styled(cut(&more, width), look.quiet()));
    }
    // All columns are about as long as each other.
    let rows = cells.len().div_ceil(layout.columns.into()).max(1);
    for (column, cells) in cells.chunks(rows).enumerate() {
        let x = layout.cards.x + column as u16 * (layout.cards.width / layout.columns);
        let area = Rect { x, width: width as u16, ..layout.cards };
        frame.render_widget(Paragraph::new(cells.to_vec()), area);
    }
}

/// One card: whether it can be filled, region, name, points, die, lines and holder.
fn cell<'a>(view: &View, deck: &Deck, card: usize, width: usize, look: Look) -> Line<'a> {
    let form = &deck.form().cards[card];
    let id = &deck.cards()[card].id;
    let region = &deck.form().regions[deck.cards()[card].region];
    let turn = view.turn.as_ref();
    let aim = turn.and_then(|turn| turn.targets.iter().find(|aim| aim.card == *id));
    let target = turn.is_some_and(|turn| turn.target.as_ref() == Some(id));
    let fills = aim.is_some_and(|aim| aim.open.iter().any(|line| line.chance.is_some()));
    let sign = match (target, fills) {
        (true, _) => '>',
        (false, true) => '*',
        (false, false) => ' ',
    };
    let die = match form.die {
        None => ' ',
        Some(Die::Extra) => '+',
        Some(Die::Red) => 'r',
    };
    let lines = widgets::lines_text(deck, card, "|");
    // An article tells nothing apart.
    let called = said(&region.called());
    let short: String = called.strip_prefix("An ").unwrap_or(&called).chars().take(2).collect();
    let needs = 12.max(lines.chars().count());
    let names = width.saturating_sub(needs + 12);
    let style = look.region(&region.colour);
    let strong = if target { Modifier::BOLD } else { Modifier::empty() };
    let mut spans = vec![
        Span::raw(sign.to_string()),
        Span::styled(format!("{short:2} "), style),
        Span::styled(
            format!("{:names$}", cut(&said(&form.called()), names)),
            style.add_modifier(strong),
        ),
        Span::raw(format!(" {:>2}{die} {lines:needs$} ", form.points)),
    ];
    match widgets::place(view, id) {
        Place::Centre => spans.push(Span::raw(".")),
        Place::Held(seat) => spans.push(seal(seat, look)),
        Place::Locked(seat) => {
            spans.push(Span::styled(format!("{}#", letter(seat)), look.player(seat)));
        }
    }
    Line::from(spans)
}

/// The players, one to a row or two.
fn draw_players(frame: &mut Frame<'_>, table: &Table, look: Look, area: Rect) {
    let view = &table.ui.scene.view;
    let columns = if usize::from(area.height) >= view.players.len() { 1 } else { 2 };
    let width = area.width / columns;
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        let (row, column) = (u16::from(seat.0) / columns, u16::from(seat.0) % columns);
        let turn = view.turn.as_ref().is_some_and(|turn| turn.seat == seat);
        let part = tr!(
            "throne-part",
            "cards" => player.cards.len() + player.locked_cards.len(),
            "locked" => player.locked.len(),
        );
        let mut text = format!(
            " {} {}, {part}",
            table.ui.scene.called(seat),
            words::points(player.score.total)
        );
        for die in &player.dice {
            text += &format!(", {}", words::die_words(*die));
        }
        let room = usize::from(width).saturating_sub(3);
        let line = Line::from(vec![
            Span::raw(if turn { ">" } else { " " }),
            seal(seat, look),
            Span::raw(cut(&text, room)),
        ]);
        let place = Rect { x: area.x + column * width, y: area.y + row, width, height: 1 };
        frame.render_widget(Paragraph::new(line), place.intersection(area));
    }
}

/// The target and the dice.
fn draw_turn(frame: &mut Frame<'_>, table: &Table, look: Look, area: Rect) {
    let view = &table.ui.scene.view;
    let Some(turn) = &view.turn else { return };
    let width = usize::from(area.width);
    let target = words::target_words(&table.ui.scene).unwrap_or_default();
    let dice = match &turn.roll {
        Some(roll) => {
            let mut spans = vec![Span::raw(format!("{} ", tr!("terminal-throne-the-dice")))];
            for face in roll.faces() {
                spans.push(Span::styled(format!("[{face}]"), look.strong()));
                spans.push(Span::raw(" "));
            }
            spans.extend(roll.red.map(|face| Span::styled(format!("({face})"), look.warning())));
            Line::from(spans)
        }
        None => Line::from(tr!("terminal-throne-to-roll", "dice" => words::dice_words(turn))),
    };
    frame.render_widget(Paragraph::new(vec![Line::from(cut(&target, width)), dice]), area);
}

/// The odds where there is little room: the best first, now and after the best fill.
fn odds(scene: &Scene, width: usize) -> Vec<Line<'static>> {
    let Some(turn) = &scene.view.turn else {
        return vec![Line::from(tr!("terminal-throne-no-turn"))];
    };
    let deck = scene.options.the_deck();
    let mut aims: Vec<_> = turn.targets.iter().collect();
    aims.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    let line = |aim: &&TargetView| {
        let fill = aim.open.iter().filter(|line| line.chance.is_some());
        let fill = fill
            .max_by(|one, other| one.chance.unwrap_or(0.0).total_cmp(&other.chance.unwrap_or(0.0)));
        let fill = fill.map(|line| format!(" {}", line.needs)).unwrap_or_default();
        let card = card_name(&deck, &aim.card);
        let room = width.saturating_sub(13);
        Line::from(format!("{:room$} {:>6}{fill}", cut(&card, room), words::percent(aim.chance)))
    };
    aims.iter().map(line).collect()
}

/// The colours of regions; every one comes with letters, too.
impl Look {
    /// A region by the name of its colour; the sixteen colours know orange as light red.
    pub(crate) fn region(self, colour: &str) -> Style {
        let colour = match colour.trim().to_lowercase().as_str() {
            "purple" | "violet" | "magenta" | "pink" => Color::Magenta,
            "red" => Color::Red,
            "orange" => Color::LightRed,
            "grey" | "gray" | "black" => Color::DarkGray,
            "green" => Color::Green,
            "yellow" | "gold" | "brown" => Color::Yellow,
            "blue" => Color::LightBlue,
            _ => return Style::new(),
        };
        self.ink(colour, Modifier::empty())
    }
}

#[cfg(test)]
mod tests;
