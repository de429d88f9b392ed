//! The texts of one language, with English for what it lacks.

use std::fmt;
use std::sync::PoisonError;

use ardri_core::{Arg, Message, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::language::Language;

/// Every text in one language.
pub struct Texts {
    language: Language,
    /// The language itself, then English.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Texts {
    /// The texts in that language; English where it has none.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let mut bundles = vec![bundle(language.code(), language.files())];
        if language != Language::ENGLISH {
            bundles.push(bundle(Language::ENGLISH.code(), Language::ENGLISH.files()));
        }
        Self { language, bundles }
    }

    /// The language that they are in.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of that name, `name` or `name.attribute`; the name itself if there is none.
    #[must_use]
    pub fn text(&self, name: &str) -> String {
        self.format(name, None)
    }

    /// The same with something put in; see [`args!`](crate::args).
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "they are made for this call")]
    pub fn fill(&self, name: &str, args: FluentArgs<'_>) -> String {
        self.format(name, Some(&args))
    }

    /// Puts a message into the language; `seat` says what whoever sits somewhere is called.
    #[must_use]
    pub fn localize_with(&self, message: &Message, seat: &dyn Fn(Seat) -> String) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in message.args.iter() {
            args.set(name, self.value(arg, seat));
        }
        self.format(&message.name, Some(&args))
    }

    /// Puts a message into the language that speaks of no seats, or of seats by their numbers.
    #[must_use]
    pub fn localize(&self, message: &Message) -> String {
        self.localize_with(message, &|seat| seat.number().to_string())
    }

    fn value(&self, arg: &Arg, seat: &dyn Fn(Seat) -> String) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Text(text) => text.clone().into(),
            Arg::Seat { seat: one } => seat(*one).into(),
            Arg::SeatNumber { seat_number: one } => one.number().into(),
            Arg::Message(message) => self.localize_with(message, seat).into(),
            Arg::List(all) => {
                let all = all.iter().map(|one| match self.value(one, seat) {
                    FluentValue::String(text) => text.into_owned(),
                    FluentValue::Number(number) => number.as_string().into_owned(),
                    _ => String::new(),
                });
                self.list(&all.collect::<Vec<_>>()).into()
            }
        }
    }

    /// Things in a row, as the language writes it: “Ann, Bob and Cara”.
    #[must_use]
    pub fn list<S: AsRef<str>>(&self, things: &[S]) -> String {
        self.joined("design-list", things)
    }

    /// Things to choose from: “brandubh or tablut”.
    #[must_use]
    pub fn either<S: AsRef<str>>(&self, things: &[S]) -> String {
        self.joined("terminal-either", things)
    }

    /// The text of that name puts the last thing behind all others.
    fn joined<S: AsRef<str>>(&self, name: &str, things: &[S]) -> String {
        match things {
            [] => String::new(),
            [one] => one.as_ref().into(),
            [most @ .., last] => {
                let most = most.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", ");
                self.fill(name, crate::args! { "most" => most, "last" => last.as_ref() })
            }
        }
    }

    /// Whether there is a text of that name.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.bundles.iter().any(|bundle| format(bundle, name, None).is_some())
    }

    fn format(&self, name: &str, args: Option<&FluentArgs<'_>>) -> String {
        let said = self.bundles.iter().find_map(|bundle| format(bundle, name, args));
        // A text with a gap is better than none, so errors are left to the tests.
        said.map_or_else(|| name.to_string(), |(said, _)| said)
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

fn bundle(code: &str, files: &[&str]) -> FluentBundle<FluentResource> {
    let locale: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Marks around inserted names would end up in pipes and in what people copy.
    bundle.set_use_isolating(false);
    let added = crate::ADDED.read().unwrap_or_else(PoisonError::into_inner);
    let added = added.iter().filter(|(language, _)| *language == code).map(|(_, file)| file);
    for file in files.iter().chain(added) {
        // What cannot be read is passed over; the tests object to it.
        let resource =
            FluentResource::try_new((*file).to_string()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// What a bundle says under a name, and what went wrong on the way.
fn format(
    bundle: &FluentBundle<FluentResource>,
    name: &str,
    args: Option<&FluentArgs<'_>>,
) -> Option<(String, Vec<FluentError>)> {
    let (name, attribute) = match name.split_once('.') {
        Some((name, attribute)) => (name, Some(attribute)),
        None => (name, None),
    };
    let message = bundle.get_message(name)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, args, &mut errors).into_owned();
    Some((said, errors))
}

#[cfg(test)]
mod tests;
