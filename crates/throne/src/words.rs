//! Dice, lines, chances, and the things of a deck, as messages that sentences are made of.

use ardri_core::{Arg, Message};

use crate::deck::{CardForm, Deck, Die, ObjectiveForm, RegionForm};
use crate::dice::{Dice, Face};
use crate::line::Line;
use crate::objective::NeedsForm;

impl Face {
    /// The word by which texts choose what to call it: there, a digit would be a number.
    #[must_use]
    pub fn word(self) -> &'static str {
        ["spiral", "tree", "knot", "one", "two", "three"][self.index()]
    }

    /// What it is called.
    #[must_use]
    pub fn called(self) -> Message {
        Message::new("throne-face").with("face", self.word())
    }

    /// So many dice that show it.
    fn times(self, count: u8) -> Message {
        Message::new("throne-dice").with("face", self.word()).with("count", count)
    }
}

impl Die {
    /// The word by which texts choose what to call an eighth die, or that there is none.
    #[must_use]
    pub fn word(die: Option<Self>) -> &'static str {
        match die {
            None => "none",
            Some(Self::Extra) => "extra",
            Some(Self::Red) => "red",
        }
    }
}

/// A die that shows a face, the red one or a standard one.
pub(crate) fn die(face: Face, red: bool) -> Message {
    let die = face.times(1);
    if red { Message::new("throne-dice-red").with("dice", die) } else { die }
}

impl Dice {
    /// Dice in words: “2 Trees, a Knot and three Spears on the red die”.
    #[must_use]
    pub fn in_words(&self) -> Arg {
        let standard = Face::ALL.into_iter().zip(self.standard).filter(|(_, count)| *count > 0);
        let mut parts: Vec<Message> = standard.map(|(face, count)| face.times(count)).collect();
        parts.extend(self.red.map(|face| die(face, true)));
        if parts.is_empty() { Message::new("throne-dice-none").into() } else { Arg::list(parts) }
    }
}

impl Line {
    /// A line of a card in words: “2 Trees and 6 Spears”.
    #[must_use]
    pub fn in_words(&self) -> Arg {
        let symbols = Face::ALL.into_iter().zip(self.symbols).filter(|(_, count)| *count > 0);
        let mut parts: Vec<Message> = symbols.map(|(face, count)| face.times(count)).collect();
        if self.spears > 0 {
            parts.push(Message::new("throne-spears").with("count", self.spears));
        }
        Arg::list(parts)
    }
}

/// A chance for people: whole per cent, but never a false “never” or “always”.
#[must_use]
pub fn percent(chance: f64) -> Message {
    if chance > 0.0 && chance < 0.01 {
        Message::new("throne-percent-least")
    } else if chance < 1.0 && chance > 0.99 {
        Message::new("throne-percent-most")
    } else {
        Message::new("throne-percent").with("value", (chance * 100.0).round() as i64)
    }
}

/// So many dice: “5 dice and the red one”.
#[must_use]
pub fn so_many_dice(standard: u8, red: bool) -> Message {
    Message::new("throne-dice-count").with("standard", standard).with("red", red)
}

/// A kind of card; one that only somebody's own deck has is called what it is written as.
#[must_use]
pub fn kind_called(kind: &str) -> Message {
    let mut letters = kind.chars();
    let other: String =
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    Message::new("throne-kind").with("kind", kind).with("other", other)
}

impl CardForm {
    /// What it is called.
    #[must_use]
    pub fn called(&self) -> Message {
        Message::called(&self.name, &self.irish)
    }
}

impl RegionForm {
    /// What it is called.
    #[must_use]
    pub fn called(&self) -> Message {
        Message::called(&self.name, &self.irish)
    }
}

/// What an Objective is called: ours has a name in every language, another what its file says.
#[must_use]
pub fn objective_called(name: &str) -> Message {
    let own = Deck::ardri();
    let ours = own.form().objectives.iter().find(|form| form.name == name);
    ours.map_or_else(
        || Message::called(name, ""),
        |form| Message::new("deck-objective").with("id", form.id.as_str()).with("name", name),
    )
}

impl Deck {
    /// What the card of an id is called; the id if there is none.
    #[must_use]
    pub fn card_called(&self, id: &str) -> Arg {
        self.card(id).map_or(id.into(), |place| self.form().cards[place].called().into())
    }

    /// What the card or region of an English name is called: events know them by that.
    pub(crate) fn called(&self, english: &str) -> Arg {
        let card = self.form().cards.iter().find(|card| card.name == english);
        let region = || self.form().regions.iter().find(|region| region.name == english);
        let called = card.map(CardForm::called).or_else(|| region().map(RegionForm::called));
        called.map_or(english.into(), Into::into)
    }

    /// What an Objective asks for: in its own words, but ours, which are English, in the reader's.
    #[must_use]
    pub fn asks(&self, objective: &ObjectiveForm) -> Message {
        let needs = self.needs(&objective.needs);
        let text = match objective.text.trim_end_matches('.') {
            "" => needs.clone(),
            text => text.into(),
        };
        let ours = |own: &ObjectiveForm| own.text == objective.text;
        let needs =
            if Self::ardri().form().objectives.iter().any(ours) { needs } else { text.clone() };
        Message::new("throne-asks").with("text", text).with("needs", needs)
    }

    /// An Objective with its points and what it asks for.
    #[must_use]
    pub fn objective_in_full(&self, objective: &ObjectiveForm) -> Message {
        Message::new("throne-objective-full")
            .with("name", objective_called(&objective.name))
            .with("points", objective.points)
            .with("text", self.asks(objective))
    }

    fn needs(&self, needs: &NeedsForm) -> Arg {
        let count = |name, count: u8| Message::new(name).with("count", count);
        match needs {
            NeedsForm::Cards { cards, count: wanted } => {
                let names = Arg::list(cards.iter().map(|id| self.card_called(id)));
                match wanted {
                    Some(wanted) if usize::from(*wanted) < cards.len() => {
                        count("throne-needs-some", *wanted).with("cards", names).into()
                    }
                    _ => names,
                }
            }
            NeedsForm::Kind { kind, count: of } => {
                count("throne-needs-kind", *of).with("kind", kind_called(kind)).into()
            }
            NeedsForm::Region { region, count: of } => {
                let place = self.region(region);
                let called = place.map(|place| self.form().regions[place].called().into());
                let called = called.unwrap_or_else(|| Arg::from(region.as_str()));
                count("throne-needs-region", *of).with("region", called).into()
            }
            NeedsForm::Regions { regions } => count("throne-needs-regions", *regions).into(),
            NeedsForm::Kinds { kinds } => count("throne-needs-kinds", *kinds).into(),
            NeedsForm::Total { total } => count("throne-needs-cards", *total).into(),
            NeedsForm::Locked { locked } => count("throne-needs-locked", *locked).into(),
            NeedsForm::All { all } => self.joined("throne-needs-and", all),
            NeedsForm::Any { any } => self.joined("throne-needs-or", any),
        }
    }

    /// Needs with a word between them.
    fn joined(&self, between: &'static str, all: &[NeedsForm]) -> Arg {
        let join = |one, other| Message::new(between).with("one", one).with("other", other).into();
        let all = all.iter().map(|needs| self.needs(needs));
        all.reduce(|one: Arg, other: Arg| join(one, other)).unwrap_or_else(|| Arg::from(""))
    }
}
