//! The screen of a game of choices, around what the game itself draws: the title, what is asked, the choices
//! and what is beside them, the keys.

use ardri_core::{Outcome, Seat};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::game_screen::GameScreen;
use super::game_ui::{GameUi, PickOf, title};
use super::look::Look;
use super::parts::{self, cut, draw_choices, draw_keys, draw_log, draw_prompt, draw_side};
use super::text::wrap;

use crate::i18n::tr;

/// The fewest columns and rows in which a game of choices can be played.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// Whether there is room for a game of choices.
pub(crate) fn has_room(area: Rect) -> bool {
    area.width >= LEAST.0 && area.height >= LEAST.1
}

/// The parts of the screen that every game of choices has; none overlaps another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Areas {
    pub(crate) title: Rect,
    pub(crate) prompt: Rect,
    pub(crate) choices: Rect,
    pub(crate) side: Rect,
    pub(crate) keys: Rect,
    pub(crate) log: Option<Rect>,
}

impl Areas {
    /// The same with a second row for what is asked, taken from what can be chosen.
    pub(crate) fn with_two_rows_asked(mut self) -> Self {
        self.prompt.height += 1;
        for part in [&mut self.choices, &mut self.side] {
            part.y += 1;
            part.height -= 1;
        }
        self
    }
}

/// Looks whether all parts, and those that are the game's own, are on a screen of any size and apart.
#[cfg(test)]
pub(crate) fn hold_apart(layout: impl Fn(Rect) -> Option<(Vec<Areas>, Vec<Rect>)>) {
    for (width, height) in (1..200).flat_map(|width| (1..80).map(move |height| (width, height))) {
        let area = Rect::new(0, 0, width, height);
        let (all, own) = layout(area).unwrap_or_default();
        assert_eq!(all.is_empty(), !has_room(area), "{area}");
        for areas in all {
            let mut parts = vec![areas.title, areas.prompt, areas.choices, areas.side, areas.keys];
            parts.extend(areas.log.iter().chain(&own));
            for (place, part) in parts.iter().enumerate() {
                assert_eq!(part.intersection(area), *part, "{area} {parts:?}");
                for other in &parts[..place] {
                    assert!(part.intersection(*other).is_empty(), "{area} {parts:?}");
                }
            }
        }
    }
}

/// Two parts side by side, with a blank column between them.
pub(crate) fn split(area: Rect, left: u16) -> (Rect, Rect) {
    let left = left.min(area.width.saturating_sub(1));
    let right = area.width - left - 1;
    (Rect { width: left, ..area }, Rect { x: area.x + left + 1, width: right, ..area })
}

/// What the game has to say on its screen.
pub(crate) struct Words<'a, G: GameUi> {
    pub(crate) choice: &'a dyn Fn(&PickOf<G>) -> (String, Style),
    /// What it has for the place beside the choices.
    pub(crate) beside: &'a dyn Fn(usize) -> Vec<Line<'static>>,
    pub(crate) sign: fn(Seat, Look) -> Span<'static>,
    pub(crate) points: &'a dyn Fn(Seat) -> String,
}

/// Draws all but what is the game's own; gives where a line that is typed ends.
pub(crate) fn draw<G: GameUi>(
    frame: &mut Frame<'_>,
    screen: &GameScreen<G>,
    look: Look,
    areas: Areas,
    words: &Words<'_, G>,
) -> Option<Position> {
    let scene = &screen.ui.scene;
    let me = scene.me.map(|seat| tr!("terminal-you-are", "name" => G::called(seat)));
    let me = me.map(|me| format!("{me} ")).unwrap_or_default();
    let left = format!(" {}: {}", title::<G>(), G::stage(&scene.view));
    let room = usize::from(areas.title.width).saturating_sub(me.chars().count() + 1);
    let line = parts::title(&cut(&left, room), &me, look, areas.title.width);
    frame.render_widget(Paragraph::new(line), areas.title);
    if let Some(log) = areas.log {
        draw_log(frame, screen, look, log);
    }
    // A sentence that is too long for its row takes one from the choices; or, where that would leave somebody out
    // who has played, from what is shown of the game, which has nothing to ask any more.
    let asked = screen.asked();
    let mut tall = areas.with_two_rows_asked();
    let is_long = wrap(&asked, usize::from(areas.prompt.width.saturating_sub(1))).len() > 1;
    if G::result(&scene.view).is_some() && is_long && scene.names.len() > tall.choices.height.into()
    {
        tall = areas;
        tall.prompt = Rect { y: areas.prompt.y - 1, height: 2, ..areas.prompt };
    }
    let (rows, typed) = draw_prompt(frame, &screen.mode, &asked, look, tall.prompt);
    let areas = if rows > 1 { tall } else { areas };
    match G::result(&scene.view) {
        Some(outcome) => {
            let lines = places(screen, look, outcome, words);
            frame.render_widget(Paragraph::new(lines), areas.choices);
        }
        None => draw_choices(frame, screen, look, areas.choices, words.choice),
    }
    draw_side(frame, screen, look, areas.side, areas.log.is_some(), words.beside);
    draw_keys(frame, screen.notice.as_ref(), &screen.keys(), look, areas.keys);
    typed
}

/// Who has won, for the place where choices were.
fn places<G: GameUi>(
    screen: &GameScreen<G>,
    look: Look,
    outcome: &Outcome,
    words: &Words<'_, G>,
) -> Vec<Line<'static>> {
    let scene = &screen.ui.scene;
    let place = |seat: Seat| outcome.places.get(seat.index()).copied().unwrap_or_default();
    let mut seats: Vec<Seat> = scene.seats().collect();
    seats.sort_by_key(|seat| place(*seat));
    let names = seats.iter().map(|seat| scene.called(*seat).chars().count());
    let names = names.max().unwrap_or(0).max(24);
    let line = |seat: Seat| {
        let (called, points) = (scene.called(seat), (words.points)(seat));
        Line::from(vec![
            Span::raw(format!(" {}. ", place(seat))),
            (words.sign)(seat, look),
            Span::raw(format!(" {called:names$} {points:>10}")),
        ])
    };
    seats.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::*;
    use crate::play::message::Mode;
    use crate::play::samples::{PLAIN, shows};

    #[test]
    fn a_long_question_is_read_whole() {
        let long =
            "Which of your towns in the west do the Vikings take, ".repeat(2) + "the far one?";
        // A line that is typed has a row of its own anyway.
        for (mode, asked, rows) in [
            (Mode::Choices, long.as_str(), 2),
            (Mode::Choices, "Which town?", 1),
            (Mode::Line("cork".into()), &long, 1),
        ] {
            let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
            let mut taken = 0;
            let area = Rect::new(0, 1, 80, 2);
            let draw = |frame: &mut Frame<'_>| {
                taken = draw_prompt::<()>(frame, &mode, asked, PLAIN, area).0;
            };
            terminal.draw(draw).unwrap();
            assert_eq!(taken, rows);
            if rows == 2 {
                shows(&terminal.backend().to_string(), &["Which of your towns", "the far one?"]);
            }
        }
    }
}
