//! A game written down: one JSON form for all games, described in `docs/records.md`.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt;

use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::fairness::{Fairness, LONGEST_WORD};
use crate::outcome::Outcome;
use crate::parse_record_error::{ParseRecordError, ParseRecordErrorKind};
use crate::sealed::{Sealed, SeatWord};
use crate::seat::{Actor, Seat};

/// What the `format` field of every record says.
pub const FORMAT: &str = "ardri-record";
/// The version of a record whose seats have not committed themselves to words: one without luck, with
/// a seed alone, or of an older table.
pub const VERSION: u32 = 1;
/// The version of a record with [sealed words](crate::sealed).
pub const SEALED_VERSION: u32 = 2;
/// The word that stands in an entry when a seat gives the game up.
pub const RESIGN: &str = "resign";
/// The word that stands in an entry when a seat has run out of time and lost by it.
pub const OUT_OF_TIME: &str = "time";

/// A whole game from its options to its result.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(export_to = "core.ts", rename = "GameRecord")
)]
pub struct Record {
    /// Always [`FORMAT`].
    pub format: String,
    /// [`VERSION`], or [`SEALED_VERSION`] if the fairness is sealed.
    pub version: u32,
    /// The game's name.
    pub game: String,
    /// The game's options in its own form.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// Who sat at the table, in seat order.
    pub seats: Vec<Player>,
    /// Facts for people, such as a date or an event; no tool depends on them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<BTreeMap<String, String>>", optional))]
    pub about: BTreeMap<String, String>,
    /// How the draws can be checked; missing when they came from real dice or cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub fairness: Option<Fairness>,
    /// Everything that was done, by seats and by chance, in order.
    pub actions: Vec<Entry>,
    /// How it ended; `null` for a game that is not finished.
    pub result: Option<Outcome>,
}

/// Someone at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "core.ts"))]
pub struct Player {
    /// What the others call them.
    pub name: String,
    /// The kind of bot, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub bot: Option<String>,
    /// The person for whom the bot plays on, who sat there when the game began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub instead_of: Option<String>,
}

impl Player {
    /// Whether a bot sat there when the game began; one that plays on for a person did not.
    #[must_use]
    pub fn began_as_bot(&self) -> bool {
        self.bot.is_some() && self.instead_of.is_none()
    }
}

/// One action of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "core.ts"))]
pub struct Entry {
    /// The seat's number, or `"chance"`.
    pub by: Actor,
    /// The action's text form, [`RESIGN`] or [`OUT_OF_TIME`].
    #[serde(rename = "do")]
    pub action: String,
}

impl Record {
    /// The record of a game that has just been laid out.
    #[must_use]
    pub fn new(game: &str, options: Value, seats: Vec<Player>) -> Self {
        Self {
            format: FORMAT.into(),
            version: VERSION,
            game: game.into(),
            options,
            seats,
            about: BTreeMap::new(),
            fairness: None,
            actions: Vec::new(),
            result: None,
        }
    }

    /// Says how the draws can be checked; the version is the one that can say it.
    pub fn set_fairness(&mut self, fairness: Option<Fairness>) {
        let sealed = fairness.as_ref().is_some_and(|fairness| fairness.sealed.is_some());
        self.version = if sealed { SEALED_VERSION } else { VERSION };
        self.fairness = fairness;
    }

    /// The seats of bots that have a word in the clear. Only records of version 1 can have one: a bot
    /// has none of its own, so whoever ran the table could have chosen it when all else was known.
    #[must_use]
    pub fn words_of_bots(&self) -> Vec<Seat> {
        let words = self.fairness.iter().flat_map(|fairness| &fairness.contributions);
        let seats = (0..).map(Seat).zip(self.seats.iter().zip(words));
        let odd = seats.filter(|(_, (player, word))| player.began_as_bot() && !word.is_empty());
        odd.map(|(seat, _)| seat).collect()
    }

    /// Reads a record.
    ///
    /// # Errors
    /// Says what is wrong and, when the reading stopped within the actions, in which one.
    pub fn parse(text: &str) -> Result<Self, ParseRecordError> {
        let progress = Progress::default();
        let mut json = serde_json::Deserializer::from_str(text);
        let record = RecordSeed(&progress)
            .deserialize(&mut json)
            .and_then(|record| json.end().map(|()| record))
            .map_err(|error| ParseRecordError {
                action: progress.reading(),
                why: ParseRecordErrorKind::Json(error.to_string()),
            })?;
        record.check()
    }

    fn check(self) -> Result<Self, ParseRecordError> {
        let wrong = |why| Err(ParseRecordError { action: None, why });
        if self.format != FORMAT {
            return wrong(ParseRecordErrorKind::Format(self.format));
        }
        if self.version != VERSION && self.version != SEALED_VERSION {
            return wrong(ParseRecordErrorKind::Version(self.version));
        }
        if let Some(Fairness { contributions, sealed, .. }) = &self.fairness {
            if sealed.is_some() != (self.version == SEALED_VERSION) {
                return wrong(ParseRecordErrorKind::OtherFairness(self.version));
            }
            let words: Vec<&str> = match sealed {
                // Words in the clear beside sealed ones would count for nothing.
                Some(_) if !contributions.is_empty() => Vec::new(),
                Some(Sealed { words, .. }) => words.iter().map(SeatWord::text).collect(),
                None => contributions.iter().map(String::as_str).collect(),
            };
            if words.len() != self.seats.len() {
                return wrong(ParseRecordErrorKind::Contributions);
            }
            if words.iter().any(|word| word.len() > LONGEST_WORD) {
                return wrong(ParseRecordErrorKind::LongWord);
            }
        }
        Ok(self)
    }

    /// The record as JSON for people: one line for each action.
    #[must_use]
    pub fn to_json(&self) -> String {
        let Ok(Value::Object(fields)) = serde_json::to_value(self) else {
            // Every field is plain data with text keys, which always has a JSON form.
            return String::new();
        };
        // `Value` sorts its keys; the order of the struct reads better.
        let order = [
            "format", "version", "game", "options", "seats", "about", "fairness", "actions",
            "result",
        ];
        let lines = order.iter().filter_map(|name| Some((name, fields.get(*name)?)));
        let lines = lines.map(|(name, value)| match value {
            Value::Array(entries) if *name == "actions" && !entries.is_empty() => {
                let entries: Vec<_> = entries.iter().map(|entry| format!("    {entry}")).collect();
                format!("  \"{name}\": [\n{}\n  ]", entries.join(",\n"))
            }
            value => format!("  \"{name}\": {value}"),
        });
        format!("{{\n{}\n}}\n", lines.collect::<Vec<_>>().join(",\n"))
    }
}

/// How far the reading has come, for the message when it stops.
#[derive(Default)]
struct Progress {
    read: Cell<usize>,
    inside: Cell<bool>,
}

impl Progress {
    fn reading(&self) -> Option<usize> {
        self.inside.get().then(|| self.read.get() + 1)
    }
}

#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "lowercase")]
enum Field {
    Format,
    Version,
    Game,
    Options,
    Seats,
    About,
    Fairness,
    Actions,
    Result,
}

struct RecordSeed<'a>(&'a Progress);

impl<'de> DeserializeSeed<'de> for RecordSeed<'_> {
    type Value = Record;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Record, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for RecordSeed<'_> {
    type Value = Record;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a record")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Record, A::Error> {
        fn once<T, E: de::Error>(
            slot: &mut Option<T>,
            name: &'static str,
            value: T,
        ) -> Result<(), E> {
            if slot.replace(value).is_some() { Err(E::duplicate_field(name)) } else { Ok(()) }
        }

        let (mut format, mut version, mut game, mut options, mut seats) = Default::default();
        let (mut about, mut fairness, mut actions, mut result) = Default::default();
        while let Some(field) = map.next_key()? {
            match field {
                Field::Format => once(&mut format, "format", map.next_value()?)?,
                Field::Version => once(&mut version, "version", map.next_value()?)?,
                Field::Game => once(&mut game, "game", map.next_value()?)?,
                Field::Options => once(&mut options, "options", map.next_value()?)?,
                Field::Seats => once(&mut seats, "seats", map.next_value()?)?,
                Field::About => once(&mut about, "about", map.next_value()?)?,
                Field::Fairness => once(&mut fairness, "fairness", map.next_value()?)?,
                Field::Actions => {
                    once(&mut actions, "actions", map.next_value_seed(ActionsSeed(self.0))?)?;
                }
                Field::Result => once(&mut result, "result", map.next_value()?)?,
            }
        }
        let missing = de::Error::missing_field;
        Ok(Record {
            format: format.ok_or_else(|| missing("format"))?,
            version: version.ok_or_else(|| missing("version"))?,
            game: game.ok_or_else(|| missing("game"))?,
            options: options.ok_or_else(|| missing("options"))?,
            seats: seats.ok_or_else(|| missing("seats"))?,
            about: about.unwrap_or_default(),
            fairness,
            actions: actions.ok_or_else(|| missing("actions"))?,
            result: result.flatten(),
        })
    }
}

struct ActionsSeed<'a>(&'a Progress);

impl<'de> DeserializeSeed<'de> for ActionsSeed<'_> {
    type Value = Vec<Entry>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Vec<Entry>, D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for ActionsSeed<'_> {
    type Value = Vec<Entry>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of actions")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<Entry>, A::Error> {
        let mut entries = Vec::new();
        self.0.inside.set(true);
        while let Some(entry) = list.next_element()? {
            entries.push(entry);
            self.0.read.set(entries.len());
        }
        self.0.inside.set(false);
        Ok(entries)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fairness::Seed;

    fn sample() -> Record {
        let mut record = Record::new(
            "toy",
            serde_json::json!({"cards": 6}),
            vec![
                Player { name: "Gormlaith".into(), ..Player::default() },
                Player { name: "Brian".into(), bot: Some("random".into()), instead_of: None },
            ],
        );
        let seed = Seed([7; 32]);
        record.about.insert("place".into(), "Cluain \"Tarbh\"".into());
        record.set_fairness(Some(Fairness::plain(&seed, vec!["a".into(), String::new()])));
        record.actions = vec![
            Entry { by: Actor::Chance, action: "deal 1 2".into() },
            Entry { by: Actor::Seat(Seat(1)), action: "bid 3".into() },
        ];
        record.result = Some(Outcome::win(Seat(1), "bid", "the higher bid wins"));
        record
    }

    #[test]
    fn reading_what_was_written_gives_the_same_record() {
        let record = sample();
        assert_eq!(Record::parse(&record.to_json()), Ok(record.clone()));
        let short = serde_json::to_string(&record).unwrap();
        assert_eq!(Record::parse(&short), Ok(record));
    }

    /// Found by fuzzing: without serde_json's `float_roundtrip` this number comes back as another.
    #[test]
    fn options_that_hold_odd_numbers_round_trip() {
        let mut record = sample();
        let number = "8".repeat(103);
        record.options = serde_json::from_str(&format!("[{number}, 0.1, -1e-300]")).unwrap();
        assert_eq!(Record::parse(&record.to_json()), Ok(record));
    }

    #[test]
    fn a_word_on_the_seat_of_a_bot_is_found() {
        let mut record = sample();
        assert_eq!(record.words_of_bots(), []);
        let seed = Seed([7; 32]);
        record.set_fairness(Some(Fairness::plain(&seed, vec!["a".into(), "chosen".into()])));
        assert_eq!(record.words_of_bots(), [Seat(1)]);
        // It may be the word of the person for whom the bot plays on.
        record.seats[1].instead_of = Some("Sitric".into());
        assert_eq!(record.words_of_bots(), []);
        record.fairness = None;
        assert_eq!(record.words_of_bots(), []);
    }

    #[test]
    fn a_cut_file_names_the_action_where_it_stops() {
        let text = sample().to_json();
        let second = text.find("bid 3").unwrap();
        let error = Record::parse(&text[..second + 2]).unwrap_err();
        assert_eq!(error.action, Some(2));
        assert!(error.to_string().starts_with("action 2 cannot be read: EOF"), "{error}");
        // Cut anywhere, it is refused without a panic.
        for end in (0..text.trim_end().len()).filter(|end| text.is_char_boundary(*end)) {
            assert!(Record::parse(&text[..end]).is_err(), "cut at {end}");
        }
    }

    #[test]
    fn what_is_not_a_record_is_refused_with_a_reason() {
        let text = sample().to_json();
        for (from, to, reason) in [
            ("\"ardri-record\"", "\"pgn\"", "the format is \"pgn\""),
            ("\"version\": 1", "\"version\": 3", "version 3 is not known"),
            ("\"version\": 1", "\"version\": 2", "does not tell of its luck as version 2 does"),
            ("\"game\"", "\"games\"", "unknown field `games`"),
            ("[\"a\",\"\"]", "[\"a\"]", "not one contribution for each seat"),
            ("\"by\":1", "\"by\":\"fate\"", "action 2 cannot be read"),
            ("\"by\":1", "\"by\":300", "action 2 cannot be read"),
            ("\"version\": 1", "\"game\": \"toy\"", "duplicate field `game`"),
        ] {
            assert!(text.contains(from), "{from}");
            let error = Record::parse(&text.replace(from, to)).unwrap_err().to_string();
            assert!(error.contains(reason), "{from}: {error}");
        }
    }
}
