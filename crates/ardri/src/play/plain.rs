//! A game that brings nothing to the terminal but its rules and what it says of them: in plain lines.

use ardri_core::{Message, Seat, Viewer};
use ardri_table::GameKind;
use ardri_wire::{self as wire, DescribeForm, Described};

use super::command::{Command, Words};
use super::game_ui::{Ask, Foretold};
use super::line_ui::{AnyLineUi, Heard, Part, Sight};
use super::local_table::{AnyLocalTable, Done};
use super::manual;
use super::scene::named;
use super::text::list;
use crate::games::title;
use crate::i18n::tr;

/// What a seat is called in a game that has no names for its seats.
pub(crate) fn called(seat: Seat) -> String {
    tr!("table-seat-empty", "number" => seat.index() + 1)
}

/// A game in words.
pub(crate) struct PlainUi {
    kind: &'static GameKind,
    sight: Sight,
    described: Described,
}

impl PlainUi {
    /// Looks at a game.
    pub(crate) fn new(kind: &'static GameKind, sight: Sight) -> Self {
        let form = DescribeForm {
            game: kind.name().into(),
            options: Some(sight.options.clone()),
            view: Some(sight.view.clone()),
            seat: sight.me,
            legal: sight.legal.clone(),
        };
        // Rules that cannot say it leave the actions as they are written.
        let described = kind.describe(&form).unwrap_or_else(|_| Described {
            options: Vec::new(),
            sections: Vec::new(),
            actions: Vec::new(),
        });
        Self { kind, sight, described }
    }

    fn options(&self) -> Vec<String> {
        self.described.options.iter().map(|one| self.say(one)).collect()
    }

    /// The table, part by part.
    fn table(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for section in &self.described.sections {
            lines.push(format!("{}:", self.say(&section.title)));
            lines.extend(section.lines.iter().map(|line| format!("  {}", self.say(line))));
        }
        lines
    }

    /// What may be done, by numbers.
    fn legal(&self) -> Vec<String> {
        let actions = self.described.actions.iter().enumerate();
        actions.map(|(at, one)| format!("{:>4} {}", at + 1, self.say(&one.text))).collect()
    }

    /// The action that somebody means: by its number, as it is written, or by its words.
    fn read(&self, line: &str) -> Option<String> {
        let (typed, actions) = (line.trim().to_lowercase(), &self.described.actions);
        let numbered = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if let Some(action) = numbered.and_then(|at| actions.get(at)) {
            return Some(action.action.clone());
        }
        let is_meant = |text: &str| text.to_lowercase().trim_end_matches('.') == typed;
        let mut meant = actions.iter().filter(|one| {
            is_meant(&one.action)
                || is_meant(&self.say(&one.text))
                || one.also.iter().any(|name| is_meant(name))
        });
        // What could be several things is none.
        meant.next().filter(|_| meant.next().is_none()).map(|one| one.action.clone())
    }
}

impl AnyLineUi for PlainUi {
    fn look(&mut self, sight: Sight) -> serde_json::Result<()> {
        *self = Self::new(self.kind, sight);
        Ok(())
    }

    fn words(&self) -> Words {
        Words { resigns: true, ..Words::default() }
    }

    fn part(&self, part: Part) -> Vec<String> {
        let (game, names) = (title(self.kind), &self.sight.names);
        match part {
            Part::Greeting => {
                let mut lines = vec![
                    tr!("terminal-begin", "title" => game, "players" => names.len()),
                    tr!("terminal-at-table", "names" => list(names)),
                ];
                lines.extend(self.options());
                lines
            }
            Part::Help => manual::any_help(),
            Part::Table | Part::Finale => self.table(),
            Part::Choices => {
                let asked = self.say(&self.sight.asked);
                std::iter::once(asked).chain(self.legal()).collect()
            }
            Part::End => vec![self.say(&self.sight.asked), tr!("terminal-still")],
            Part::Company | Part::Legend | Part::Stage | Part::Scores => Vec::new(),
        }
    }

    fn say(&self, message: &Message) -> String {
        named(message, &self.sight.names)
    }

    fn called(&self, seat: Seat) -> String {
        self.sight.names.get(seat.index()).cloned().unwrap_or_default()
    }

    fn news(&mut self) -> Vec<String> {
        self.table()
    }

    fn obey(&mut self, command: Command) -> Heard {
        match command {
            Command::Choice(text) => match self.read(&text) {
                Some(action) => Heard::Try(action),
                // The rules say why not.
                None => Heard::NotNow(text),
            },
            Command::Preview(text) => Heard::Preview(self.read(&text).unwrap_or(text)),
            Command::Board => Heard::Said(self.table()),
            Command::Legal(_) => Heard::Said(self.legal()),
            Command::Rules => Heard::Said(self.options()),
            Command::Back => Heard::Ask,
            _ => Heard::NotHere,
        }
    }

    fn told(&mut self, heard: &wire::Heard) -> Vec<String> {
        heard.text.iter().map(|text| self.say(text)).collect()
    }

    fn tell_done(&mut self, done: &Done) -> Vec<String> {
        let viewer = self.sight.me.map_or(Viewer::Spectator, Viewer::Seat);
        done.heard(viewer).flat_map(|heard| self.told(heard)).collect()
    }

    fn history(&mut self, table: &AnyLocalTable) -> Vec<String> {
        table.done().iter().flat_map(|done| self.tell_done(done)).collect()
    }

    fn foretell(
        &self,
        table: &mut AnyLocalTable,
        seat: Seat,
        action: &str,
    ) -> Result<Foretold, String> {
        let told = table.preview(seat, action.into())?;
        Ok(Foretold { words: told.iter().map(|one| self.say(one)).collect(), ask: Ask::No })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{flaw_in, speak};
    use crate::play::begin::seat_plainly;
    use crate::play::clock;
    use crate::play::line_io::LineIo;
    use crate::play::repl::Repl;
    use crate::play::samples::luck;
    use crate::play::{Opponent, PlayArgs};
    use ardri_core::fairness::Seed;

    /// What is said to somebody who types these lines.
    fn talk(game: &str, against: &[Opponent], input: &str) -> String {
        let kind = GameKind::find(game).unwrap();
        let args = PlayArgs { against: against.to_vec(), ..PlayArgs::default() };
        let (options, seats) = seat_plainly(kind, &args, kind.seats().0).unwrap();
        let (secret, timing) = (Seed([3; 32]), clock::untimed());
        let mut table = AnyLocalTable::open(kind, &options, seats, &secret, timing).unwrap();
        let ui = Box::new(PlainUi::new(kind, table.sight(None)));
        let mut output = Vec::new();
        let mut io = LineIo::new(input.as_bytes(), &mut output, false);
        Repl::through(ui, &mut io, &mut table, &mut luck(3), true).run().unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn every_game_is_played_to_the_end_by_what_its_rules_say() {
        for language in ["en", "ga", "de"] {
            speak(language.parse().unwrap());
            for kind in crate::games::all() {
                let said = talk(kind.name(), &[Opponent::RANDOM], &"1\n".repeat(3000));
                assert!(said.contains(&tr!("table-prompt-over")), "{}\n{said}", kind.name());
                assert_eq!(flaw_in(&said), None, "{}", kind.name());
            }
        }
    }

    #[test]
    fn actions_are_typed_by_number_by_their_form_or_by_their_words() {
        let said =
            talk("brandubh", &[], "d2-e2\nundo\npreview d2-e2\nd2-d5\nboard\nlegal\nresign\n");
        for part in ["A Viking goes from d2 to e2.", "Taken back: d2-e2.", "(ardri rules tafl#"] {
            assert!(said.contains(part), "{part}\n{said}");
        }
        assert!(said.contains("The Celts win"), "{said}");
    }

    #[test]
    fn the_keyboard_is_passed_before_anything_hidden_is_shown() {
        let person = [Opponent::Person];
        let said = talk("brian-boru", &person, "legal\n1\n");
        assert!(said.contains("Pass the keyboard to ") && !said.contains("   1 "), "{said}");
        let said = talk("brian-boru", &person, "\n");
        assert!(said.contains("   1 "), "{said}");
    }
}
