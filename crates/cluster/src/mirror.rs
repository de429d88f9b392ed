//! A table as a node shows it that does not own it.

use std::collections::BTreeMap;

use crate::Ticket;

/// What follows from lines that a mirror was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken<L> {
    /// Lines to be shown now, each the next one.
    pub news: Vec<L>,
    /// Requests whose answers may be given, now that their news is shown.
    pub released: Vec<Ticket>,
    /// Whether lines are missing after these; they are to be read from the database.
    pub gap: bool,
}

/// Puts the lines of a table in order, whatever way they come, and holds answers back until their news is shown.
///
/// The owner sends lines over a link that may break, and the database is read where some are missing. So lines
/// come twice, late, or not at all; each is shown once, in its turn.
#[derive(Clone, Debug)]
pub struct Mirror<L> {
    /// How many lines were shown.
    shown: u64,
    /// Lines that came before their turn.
    early: BTreeMap<u64, L>,
    /// Answers that wait for a line.
    held: BTreeMap<u64, Vec<Ticket>>,
}

impl<L> Mirror<L> {
    /// The mirror of a table of which so many lines are known already.
    #[must_use]
    pub fn after(shown: u64) -> Self {
        Self { shown, early: BTreeMap::new(), held: BTreeMap::new() }
    }

    /// How many lines were shown.
    #[must_use]
    pub fn shown(&self) -> u64 {
        self.shown
    }

    /// Takes lines that follow each other; the first has this number.
    pub fn take(&mut self, first: u64, lines: impl IntoIterator<Item = L>) -> Taken<L> {
        for (number, line) in (first..).zip(lines) {
            if number > self.shown {
                self.early.insert(number, line);
            }
        }
        let mut news = Vec::new();
        while let Some(line) = self.early.remove(&(self.shown + 1)) {
            self.shown += 1;
            news.push(line);
        }
        let later = self.held.split_off(&(self.shown + 1));
        let released = std::mem::replace(&mut self.held, later).into_values().flatten().collect();
        Taken { news, released, gap: !self.early.is_empty() }
    }

    /// An answer that speaks of a line; says whether that line was shown, so that it may be given at once.
    pub fn hold(&mut self, ticket: Ticket, number: u64) -> bool {
        if number > self.shown {
            self.held.entry(number).or_default().push(ticket);
        }
        number <= self.shown
    }

    /// The requests whose answers still wait, when the mirror is given up.
    pub fn let_go(self) -> impl Iterator<Item = Ticket> {
        self.held.into_values().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_is_shown_once_and_in_turn() {
        let mut mirror = Mirror::after(2);
        assert_eq!(mirror.take(1, ["a", "b", "c"]).news, ["c"]);
        let early = mirror.take(5, ["e", "f"]);
        assert_eq!((early.news.len(), early.gap), (0, true));
        let rest = mirror.take(4, ["d"]);
        assert_eq!((rest.news, rest.gap), (vec!["d", "e", "f"], false));
        assert_eq!(mirror.take(4, ["d"]).news, Vec::<&str>::new());
        assert_eq!(mirror.shown(), 6);
    }

    #[test]
    fn an_answer_waits_for_its_news() {
        let mut mirror = Mirror::after(0);
        assert!(!mirror.hold(Ticket(1), 2));
        assert_eq!(mirror.take(1, ["a"]).released, []);
        assert_eq!(mirror.take(2, ["b"]).released, [Ticket(1)]);
        assert!(mirror.hold(Ticket(2), 2));
        assert!(!mirror.hold(Ticket(3), 3));
        assert_eq!(mirror.let_go().collect::<Vec<_>>(), [Ticket(3)]);
    }
}
