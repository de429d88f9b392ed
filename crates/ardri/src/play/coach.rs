//! A coach beside the prompt: why something is asked, and what is worth a look. What there is to say of
//! a game comes from its rules, in the same words as on the page.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::look::Look;
use super::parts::{heading, styled};
use super::text::wrap;
use crate::i18n::tr;

/// What a coach says beside a prompt.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Coached {
    pub(crate) why: String,
    pub(crate) look: Vec<String>,
}

impl Coached {
    /// A reason, and what is worth a look.
    pub(crate) fn new(why: String, look: Vec<String>) -> Self {
        Self { why, look }
    }

    /// All of it in lines, as a coach says it.
    pub(crate) fn lines(&self) -> Vec<String> {
        std::iter::once(&self.why).chain(&self.look).map(|sentence| says(sentence)).collect()
    }

    /// All of it on a page.
    pub(crate) fn page(&self) -> Vec<String> {
        let mut text = vec![self.why.clone()];
        text.extend(self.look.iter().map(|sentence| format!("- {sentence}")));
        text
    }

    /// All of it in rows under a heading.
    pub(crate) fn rows<'a>(&self, look: Look, width: u16) -> Vec<Line<'a>> {
        let mut rows = vec![heading(&tr!("learn-coach"), look, width)];
        rows.extend(styled(&self.why, width.into(), Style::new()));
        for sentence in &self.look {
            let wrapped = wrap(sentence, usize::from(width).saturating_sub(2));
            let signs = std::iter::once("- ").chain(std::iter::repeat("  "));
            rows.extend(
                wrapped
                    .into_iter()
                    .zip(signs)
                    .map(|(row, sign)| Line::from(format!("{sign}{row}"))),
            );
        }
        rows
    }

    /// Draws as much of it as there is room for; the heading names the key that shows the rest.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, look: Look, area: Rect) {
        let mut rows = self.rows(look, area.width);
        if rows.len() > usize::from(area.height) {
            rows[0] = heading(&tr!("terminal-coach-more"), look, area.width);
            rows.truncate(area.height.into());
        }
        frame.render_widget(Paragraph::new(rows), area);
    }
}

/// A sentence of the coach's, for lines in which others speak, too.
fn says(sentence: &str) -> String {
    format!("{}: {sentence}", tr!("learn-coach"))
}

/// A coach who speaks in lines before each question, and does not say the same twice in a row.
#[derive(Clone, Debug, Default)]
pub(crate) struct Coach {
    /// Whether the coach speaks up unasked.
    pub(crate) on: bool,
    said: Coached,
}

impl Coach {
    /// A coach who speaks up, or waits to be asked.
    pub(crate) fn new(on: bool) -> Self {
        Self { on, said: Coached::default() }
    }

    /// Speaks up from now on, or no longer; without a word of which, the other way round. Gives the
    /// answer to whoever asked for it.
    pub(crate) fn turn(&mut self, on: Option<bool>) -> String {
        self.on = on.unwrap_or(!self.on);
        self.forget();
        always(self.on)
    }

    /// Somebody else sits down, who has heard nothing yet.
    pub(crate) fn forget(&mut self) {
        self.said = Coached::default();
    }

    /// What is new since the last question.
    pub(crate) fn news(&mut self, says_now: Coached) -> Vec<String> {
        if !self.on {
            return Vec::new();
        }
        let said = std::mem::replace(&mut self.said, says_now);
        let now = std::iter::once(&self.said.why).chain(&self.said.look);
        let is_new = |sentence: &&String| **sentence != said.why && !said.look.contains(sentence);
        now.filter(is_new).map(|sentence| says(sentence)).collect()
    }
}

/// The answer to whoever calls the coach, or sends the coach away.
pub(crate) fn always(on: bool) -> String {
    tr!("terminal-coach-always", "on" => if on { "yes" } else { "no" })
}

/// What follows the command `coach`: on, off, or nothing.
pub(crate) fn asked(rest: &str) -> Result<Option<bool>, String> {
    match rest.to_lowercase().as_str() {
        "" => Ok(None),
        "on" => Ok(Some(true)),
        "off" => Ok(Some(false)),
        _ => Err(tr!("terminal-coach-on-or-off")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coached(why: &str, look: &[&str]) -> Coached {
        Coached::new(why.into(), look.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn the_same_is_not_said_twice_in_a_row() {
        let mut coach = Coach::new(true);
        let first = coached("You hunt.", &["d4 is open.", "d5 is not."]);
        let all = ["Coach: You hunt.", "Coach: d4 is open.", "Coach: d5 is not."];
        assert_eq!(coach.news(first.clone()), all);
        assert!(coach.news(first.clone()).is_empty());
        let next = coached("You hunt.", &["d6 is open.", "d5 is not."]);
        assert_eq!(coach.news(next), ["Coach: d6 is open."]);
        coach.forget();
        assert_eq!(coach.news(first.clone()), all);
        assert_eq!(first.lines(), all);
    }

    #[test]
    fn a_coach_is_called_and_sent_away() {
        let mut coach = Coach::new(false);
        let says = coached("You hunt.", &[]);
        assert!(coach.news(says.clone()).is_empty());
        assert_eq!(coach.turn(None), always(true));
        assert_eq!(coach.news(says.clone()), ["Coach: You hunt."]);
        assert_eq!(coach.turn(Some(true)), always(true));
        assert_eq!(coach.news(says.clone()), ["Coach: You hunt."]);
        assert_eq!(coach.turn(None), always(false));
        assert!(coach.news(says).is_empty());
        assert_eq!(
            [asked(""), asked("ON"), asked("off")],
            [Ok(None), Ok(Some(true)), Ok(Some(false))]
        );
        assert!(asked("maybe").is_err());
    }
}
