//! Rules and positions in the notation of the OpenTafl program.
//!
//! A rules string is a line of `field:value` words; a position is its rows from rank 1 up, each
//! closed by a slash. Which field says which of our rules, and where the two cannot say the same,
//! is in `docs/opentafl.md`.

use ardri_core::Message;

use crate::board::{Board, Brandubh, Tablut};
use crate::difference::{
    ARMED, BESIDE_THRONE, BESIDE_THRONE_IN_TABLUT, CENTRE, CORNERS, CORNERS_AGAINST_GUARDS,
    CORNERS_AGAINST_VIKINGS, DISTANCE, Difference, EDGE_FORT, EDGES, ENCIRCLING, FORTS,
    HOSTILE_TO_ALL, HOSTILE_UNDER_KING, JUMPS, LINNAEAN, ON_EDGE, ON_THRONE, ONLY_KING_ON_CORNER,
    ONLY_KING_ON_THRONE, PASS_THRONE, Point, REACH_CORNERS, REPETITION, SHIELD_WALLS,
    STOP_ON_CORNER, THRONE_PARTNER, THRONE_SIDE, TWICE_A_TURN, listed, listed_words,
};
use crate::position::Position;
use crate::rules::{Rule, RuleBook, Rules, RulesError};
use crate::setup::{Setup, SetupError};
use crate::side::Side;
use crate::word::Word;

/// The longest rules string that is read. Real ones stay below 500 bytes.
const LONGEST: usize = 4096;
/// The longest position that is read. On the larger board none needs more than 100 bytes.
const LONGEST_POSITION: usize = 256;

/// All fields of the notation: name, value where it is left out, and what it may hold: one of some
/// letters, `+` for a list of pieces, or `*` for what is looked at elsewhere or does not matter.
/// Newer versions of OpenTafl write the start from the top rank down, as `starti`.
const FIELDS: &str = "dim::* name::* start::* starti::* atkf:y:yn esc:c:ce surf:y:yn tfr:d:idwl \
    ka:y:yahn ks:s:swcmyn kj:n:nrjc nj:c:nrjc cj:j:nrjc mj:n:nrjc gj:n:nrjc spd:-1:* \
    cor:default:* corp:K:+ cors:K:+ corh:tcnkTCNK:+ corre:tcnkTCNK:+ \
    cen:default:* cenp:tcnkTCNK:+ cens:K:+ cenh:tcnk:+ cenhe:tcnkTCNK:+ cenre:tcnkTCNK:+ \
    afor::* aforp:tcnkTCNK:+ afors:tcnkTCNK:+ aforh:TCNK:+ aforre:tcnkTCNK:+ \
    dfor::* dforp:tcnkTCNK:+ dfors:TCNK:+ dforh:tcnk:+ dforre:tcnkTCNK:+ \
    sw:n:nws swf:y:yn efe:n:yn ber:n:ncm linc:n:yn";

/// The letters of all pieces that OpenTafl knows.
const PIECES: &str = "tcnkmgTCNKMG";

/// The name of a field, its value where it is left out, and what it may hold.
fn field(name: &str) -> Option<(&'static str, &'static str, &'static str)> {
    let mut fields = FIELDS.split_whitespace().map(|field| {
        let mut parts = field.split(':').map(|part| if part == "+" { PIECES } else { part });
        let mut next = || parts.next().unwrap_or("");
        (next(), next(), next())
    });
    fields.find(|field| field.0 == name)
}

/// A game that both programs can play: our rules and the position that it starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenTafl<B: Board> {
    /// The rules, without those that change nothing on this board.
    pub rules: Rules,
    /// The position at the start, with the side that moves first.
    pub start: Position<B>,
}

/// A game on either board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyOpenTafl {
    /// On the 7×7 board.
    Brandubh(OpenTafl<Brandubh>),
    /// On the 9×9 board.
    Tablut(OpenTafl<Tablut>),
}

/// Why OpenTafl's notation cannot say our rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteRulesError {
    /// The rules cannot be played on this board at all.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// Nothing comes near to the rule.
    #[error("OpenTafl has nothing like the rule {0}: {sentence}", sentence = .0.sentence())]
    Rule(Rule),
    /// The nearest that it can say plays differently.
    #[error("OpenTafl can only come near to these rules: {list}", list = listed(.0))]
    Near(Vec<Difference>),
}

impl WriteRulesError {
    /// What it says to a reader; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Rules(error) => error.message(),
            Self::Rule(rule) => Message::new("refused-opentafl-rule").with("rule", rule.text()),
            Self::Near(list) => {
                Message::new("refused-opentafl-near").with("list", listed_words(list))
            }
        }
    }
}

/// Why text is no rules string of a game that we can play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadRulesError {
    /// More text than any rules string needs.
    #[error("rules are at most {LONGEST} bytes long")]
    TooLong,
    /// A word without a colon.
    #[error("{0:?} is not a field; fields are written like dim:7")]
    NotAField(String),
    /// A field that OpenTafl does not have.
    #[error("there is no field {0:?} in OpenTafl's rules")]
    Unknown(String),
    /// A field stands there more than once.
    #[error("the field {0} is there twice")]
    Twice(&'static str),
    /// A field that cannot be left out.
    #[error("the field {0} is missing")]
    Missing(&'static str),
    /// A field, a value that OpenTafl does not have for it, and what it may hold.
    #[error("{0}:{1} is not in the notation; {0} holds {2}")]
    Value(&'static str, String, &'static str),
    /// A board that we do not have.
    #[error("dim:{0}: our boards are 7×7 (Brandubh) and 9×9 (Tablut)")]
    Size(String),
    /// The start cannot stand.
    #[error("start: {0}")]
    Start(#[from] PositionError),
    /// It is a game, but not one of ours.
    #[error("these are not rules of ours: {list}", list = listed(.0))]
    Differs(Vec<Difference>),
}

impl ReadRulesError {
    /// What it says to a reader; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::TooLong => Message::new("refused-opentafl-too-long").with("most", LONGEST),
            Self::NotAField(word) => {
                Message::new("refused-opentafl-not-a-field").quoting("word", word)
            }
            Self::Unknown(field) => {
                Message::new("refused-opentafl-unknown").quoting("field", field)
            }
            Self::Twice(field) => Message::new("refused-opentafl-twice").with("field", *field),
            Self::Missing(field) => Message::new("refused-opentafl-missing").with("field", *field),
            Self::Value(field, value, holds) => Message::new("refused-opentafl-value")
                .with("field", *field)
                .with("value", value.as_str())
                .with("holds", *holds),
            Self::Size(size) => Message::new("refused-opentafl-size").with("size", size.as_str()),
            Self::Start(error) => {
                Message::new("refused-opentafl-start").with("why", error.message())
            }
            Self::Differs(list) => {
                Message::new("refused-opentafl-differs").with("list", listed_words(list))
            }
        }
    }
}

/// Why text is no position in OpenTafl's notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// More text than any position needs.
    #[error("a position is at most {LONGEST_POSITION} bytes long")]
    TooLong,
    /// The slashes around the rows are missing.
    #[error("a position begins and ends with a slash, like /3t3/…/3t3/")]
    Slashes,
    /// OpenTafl reads digits that stand together as one number.
    #[error("{0:?} counts more empty squares than a row has")]
    Count(String),
    /// The rows or the pieces are wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl PositionError {
    /// What it says to a reader; see [`ardri_core::Game::message`].
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::TooLong => {
                Message::new("refused-opentafl-long-position").with("most", LONGEST_POSITION)
            }
            Self::Slashes => Message::new("refused-opentafl-slashes"),
            Self::Count(count) => Message::new("refused-opentafl-count").quoting("count", count),
            Self::Setup(error) => error.message(),
        }
    }
}

/// Writes a position: its rows from rank 1 up between slashes, without the side to move.
#[must_use]
pub fn write_position<B: Board>(position: &Position<B>) -> String {
    let mut rows = Setup::from(position).rows();
    rows.reverse();
    format!("/{}/", rows.join("/"))
}

/// Reads a position: its rows from rank 1 up between slashes.
///
/// # Errors
/// Says which row is wrong, or why pieces cannot stand like that.
pub fn read_position<B: Board>(rows: &str, to_move: Side) -> Result<Position<B>, PositionError> {
    if rows.len() > LONGEST_POSITION {
        return Err(PositionError::TooLong);
    }
    let inner = rows.strip_prefix('/').and_then(|rows| rows.strip_suffix('/'));
    let inner = inner.ok_or(PositionError::Slashes)?;
    let mut counts = inner.split(|letter: char| !letter.is_ascii_digit());
    if let Some(count) = counts.find(|count| count.len() > 1) {
        return Err(PositionError::Count(short(count)));
    }
    let rows: Vec<_> = inner.rsplit('/').collect();
    Ok(Position::try_from(&Setup::from_rows(&rows.join("/"), to_move)?)?)
}

/// Writes rules and start as OpenTafl's rules string.
///
/// # Errors
/// Names the rules of ours that OpenTafl cannot say exactly.
pub fn write_rules<B: Board>(rules: Rules, start: &Position<B>) -> Result<String, WriteRulesError> {
    let (text, differences) = write_nearest(rules, start)?;
    if differences.is_empty() { Ok(text) } else { Err(WriteRulesError::Near(differences)) }
}

/// Writes the nearest that OpenTafl has to our rules, and says where it differs.
///
/// # Errors
/// The rules contradict each other or the board, or OpenTafl has nothing near to one of them.
pub fn write_nearest<B: Board>(
    rules: Rules,
    start: &Position<B>,
) -> Result<(String, Vec<Difference>), WriteRulesError> {
    let rules = rules.on::<B>()?;
    if rules.has(Rule::Advanced) {
        return Err(WriteRulesError::Rule(Rule::Advanced));
    }
    let edges = B::IS_TABLUT || rules.has(Rule::EdgeEscape);
    let mut differences = Vec::new();
    let strength = if rules.has(Rule::StrongKing) {
        if !edges && rules.has(Rule::NoEdgeCapture) { "s" } else { "m" }
    } else if B::IS_TABLUT {
        "c"
    } else {
        // The other candidate is `c`. It keeps the throne safe, but then four squares differ.
        differences.push(difference("ks", "w", true, ON_THRONE));
        if !edges && !rules.has(Rule::NoEdgeCapture) {
            differences.push(difference("ks", "w", true, ON_EDGE));
        }
        "w"
    };
    let empty_throne = match (rules.has(Rule::HostileThrone), strength) {
        (true, "w") => "tcnkTCN",
        (false, "w") => "",
        // The empty throne is the fourth side of a King who needs all of them.
        (true, _) => "tcnkTCNK",
        (false, _) => "K",
    };
    let pick = |rule, yes: &'static str, no: &'static str| if rules.has(rule) { yes } else { no };
    let text = [
        // Every field that matters is written: what is left out has changed between versions.
        format!("dim:{} name:{}", B::SIZE, B::TITLE),
        format!("esc:{} surf:y", if edges { "e" } else { "c" }),
        format!("atkf:{} tfr:l", if start.to_move() == Side::Vikings { "y" } else { "n" }),
        format!("ka:{} ks:{strength}", pick(Rule::UnarmedKing, "n", "y")),
        format!("corh:{}", pick(Rule::CornersHostileToKing, "tcnkTCNK", "tcnkTCN")),
        format!("cenp:tcnkTCNK cens:{}", pick(Rule::KingReturns, "K", "")),
        format!("cenh:{} cenhe:{empty_throne}", pick(Rule::HostileThrone, "tcnk", "")),
        format!("start:{}", write_position(start)),
    ];
    Ok((text.join(" "), differences))
}

/// Reads a rules string, with or without the word `rules` in front; fields may stand in any order,
/// and one that is left out holds what OpenTafl takes it to hold.
///
/// # Errors
/// The text is no rules string, or it differs from every game of ours; all that differs is named.
pub fn read_rules(text: &str) -> Result<AnyOpenTafl, ReadRulesError> {
    let (game, differences) = read_nearest(text)?;
    if differences.is_empty() { Ok(game) } else { Err(ReadRulesError::Differs(differences)) }
}

/// Reads a rules string as the nearest game of ours, and says where that differs.
///
/// # Errors
/// The text is no rules string, or its game is not even near to one of ours.
pub fn read_nearest(text: &str) -> Result<(AnyOpenTafl, Vec<Difference>), ReadRulesError> {
    let fields = Fields::split(text)?;
    match fields.given("dim").ok_or(ReadRulesError::Missing("dim"))? {
        "7" => fields.read().map(|(game, list)| (AnyOpenTafl::Brandubh(game), list)),
        "9" => fields.read().map(|(game, list)| (AnyOpenTafl::Tablut(game), list)),
        other => Err(ReadRulesError::Size(short(other))),
    }
}

/// The beginning of a text, for messages; a terminal shall not obey what is in it.
fn short(text: &str) -> String {
    text.chars().take(20).map(|letter| if letter.is_control() { '?' } else { letter }).collect()
}

fn difference(field: &str, value: &str, near: bool, point: Point) -> Difference {
    Difference::new(format!("{field}:{}", short(value)), near, point)
}

/// The fields of a rules string and their values.
struct Fields<'a>(Vec<(&'static str, &'a str)>);

impl<'a> Fields<'a> {
    fn split(text: &'a str) -> Result<Self, ReadRulesError> {
        if text.len() > LONGEST {
            return Err(ReadRulesError::TooLong);
        }
        let mut fields = Self(Vec::new());
        for (i, word) in text.split_whitespace().enumerate() {
            if i == 0 && word == "rules" {
                continue;
            }
            let (name, value) =
                word.split_once(':').ok_or_else(|| ReadRulesError::NotAField(short(word)))?;
            let (name, _, expected) =
                field(name).ok_or_else(|| ReadRulesError::Unknown(short(name)))?;
            let fits = match expected {
                "*" => true,
                PIECES => value.chars().all(|piece| PIECES.contains(piece)),
                letters => value.len() == 1 && letters.contains(value),
            };
            if !fits {
                return Err(ReadRulesError::Value(name, short(value), expected));
            }
            if fields.given(name).is_some() {
                return Err(ReadRulesError::Twice(name));
            }
            fields.0.push((name, value));
        }
        Ok(fields)
    }

    fn given(&self, name: &str) -> Option<&'a str> {
        self.0.iter().find(|field| field.0 == name).map(|field| field.1)
    }

    fn value(&self, name: &str) -> &'a str {
        self.given(name).unwrap_or_else(|| field(name).map_or("", |field| field.1))
    }

    fn is(&self, name: &str, value: &str) -> bool {
        self.value(name) == value
    }

    fn has(&self, name: &str, piece: char) -> bool {
        self.value(name).contains(piece)
    }

    /// Whether a list names these squares and no others, in any order.
    fn is_squares<B: Board>(&self, name: &str, set: B::Word) -> bool {
        let value = self.value(name);
        let named = || value.split(',').filter(|square| !square.is_empty());
        let squares: Vec<_> = B::squares(set).map(|square| square.to_string()).collect();
        value == "default"
            || named().all(|name| squares.iter().any(|square| square == name))
                && squares.iter().all(|square| named().any(|name| name == square))
    }

    fn start<B: Board>(&self) -> Result<Position<B>, ReadRulesError> {
        let to_move = if self.is("atkf", "y") { Side::Vikings } else { Side::Celts };
        let rows = match (self.given("start"), self.given("starti")) {
            (Some(_), Some(_)) => return Err(ReadRulesError::Twice("start")),
            (Some(rows), None) => rows.to_owned(),
            (None, Some(rows)) => rows.rsplit('/').collect::<Vec<_>>().join("/"),
            (None, None) => return Err(ReadRulesError::Missing("start")),
        };
        Ok(read_position(&rows, to_move)?)
    }

    fn read<B: Board>(&self) -> Result<(OpenTafl<B>, Vec<Difference>), ReadRulesError> {
        let start = self.start()?;
        let differences = self.differences::<B>();
        if differences.iter().any(|difference| !difference.near) {
            return Err(ReadRulesError::Differs(differences));
        }
        let edges = self.is("esc", "e");
        let rules = [
            // Tablut takes for granted what Brandubh has to be told.
            (Rule::EdgeEscape, edges && !B::IS_TABLUT),
            (Rule::StrongKing, "smy".contains(self.value("ks"))),
            (Rule::UnarmedKing, self.is("ka", "n")),
            (Rule::HostileThrone, self.has("cenhe", 't')),
            (Rule::KingReturns, self.has("cens", 'K')),
            (Rule::CornersHostileToKing, self.has("corh", 'K')),
            // Where the King escapes on every edge, nobody ever captures him there.
            (Rule::NoEdgeCapture, !edges && !self.is("ks", "m")),
        ];
        let rules = rules.into_iter().filter_map(|(rule, holds)| holds.then_some(rule)).collect();
        Ok((OpenTafl { rules, start }, differences))
    }

    /// Everything in which these rules differ from ours. Lists are asked only about pieces that we
    /// have, so that it does not matter what they say of others.
    fn differences<B: Board>(&self) -> Vec<Difference> {
        let only_king = |name| !self.has(name, 't') && !self.has(name, 'T');
        let everybody = |name| "tTK".chars().all(|piece| self.has(name, piece));
        let mut speeds = self.value("spd").split(',').filter(|speed| !speed.is_empty());
        let (weak, centre) = ("wn".contains(self.value("ks")), self.is("ks", "c"));
        let hostile = self.has("cenhe", 't');
        // An armed King on the throne is the partner in a capture anyway, so only an unarmed one
        // shows whether the throne under him is hostile.
        let under_king = self.is("ka", "y") || self.has("cenh", 't') == hostile;
        let at_king = self.has("cenhe", 'K');
        let four_corners = self.is_squares::<B>("cor", B::CORNERS);
        let [far, near] = [false, true];
        let checks = [
            ("esc", far, !B::IS_TABLUT || self.is("esc", "e"), EDGES),
            ("ka", far, "yn".contains(self.value("ka")), ARMED),
            ("kj", far, self.is("kj", "n"), JUMPS),
            ("cor", far, four_corners, CORNERS),
            ("cen", far, self.is_squares::<B>("cen", B::THRONE), CENTRE),
            ("afor", far, self.is_squares::<B>("afor", Word::EMPTY), FORTS),
            ("dfor", far, self.is_squares::<B>("dfor", Word::EMPTY), FORTS),
            ("spd", far, speeds.all(|speed| speed == "-1"), DISTANCE),
            ("corp", far, self.has("corp", 'K'), REACH_CORNERS),
            ("corre", far, self.has("corre", 'K'), REACH_CORNERS),
            ("cors", far, self.has("cors", 'K'), STOP_ON_CORNER),
            ("cors", far, only_king("cors"), ONLY_KING_ON_CORNER),
            ("corh", far, self.has("corh", 't'), CORNERS_AGAINST_VIKINGS),
            ("corh", far, self.has("corh", 'T'), CORNERS_AGAINST_GUARDS),
            ("cenp", far, everybody("cenp"), PASS_THRONE),
            ("cenre", far, everybody("cenre"), PASS_THRONE),
            ("cens", far, only_king("cens"), ONLY_KING_ON_THRONE),
            ("cenhe", far, self.has("cenhe", 'T') == hostile, HOSTILE_TO_ALL),
            ("cenh", far, under_king && !self.has("cenh", 'T'), HOSTILE_UNDER_KING),
            ("sw", far, self.is("sw", "n"), SHIELD_WALLS),
            ("efe", far, self.is("efe", "n"), EDGE_FORT),
            ("ber", far, self.is("ber", "n"), TWICE_A_TURN),
            ("linc", far, self.is("linc", "n"), LINNAEAN),
            ("surf", near, self.is("surf", "y"), ENCIRCLING),
            ("tfr", near, self.is("tfr", "l"), REPETITION),
            ("ks", near, !weak, ON_THRONE),
            ("ks", near, !(weak && B::IS_TABLUT), BESIDE_THRONE_IN_TABLUT),
            ("ks", near, !centre || B::IS_TABLUT, BESIDE_THRONE),
            ("cenhe", near, !(weak && at_king), THRONE_PARTNER),
            ("cenhe", near, weak || centre || at_king, THRONE_SIDE),
        ];
        let differ = checks.into_iter().filter(|(_, _, same, _)| !same);
        differ.map(|(name, near, _, why)| difference(name, self.value(name), near, why)).collect()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::Preset;
    use crate::side::Piece;

    const BRANDUB: &str = "start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
    const TABLUT: &str = "start:/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";

    fn rules(names: &str) -> Rules {
        Rules::parse(names).unwrap()
    }

    fn brandubh(text: &str) -> OpenTafl<Brandubh> {
        match read_rules(text) {
            Ok(AnyOpenTafl::Brandubh(game)) => game,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[track_caller]
    fn refused(text: &str, reason: &str) {
        let error = read_rules(text).unwrap_err().to_string();
        assert!(error.contains(reason), "{text}: {error}");
    }

    /// How many sets of rules can be written; all of them are read again.
    fn round_trips<B: Board>(wrap: impl Fn(OpenTafl<B>) -> AnyOpenTafl) -> usize {
        let mut exact = 0;
        for bits in 0..256_u16 {
            let rules: Rules =
                Rule::ALL.into_iter().filter(|rule| bits & rule.bit() != 0).collect();
            // Where the King escapes on every edge, nobody ever captures him there.
            let edges = B::IS_TABLUT || rules.has(Rule::EdgeEscape);
            let moot = |rule: &Rule| edges && *rule == Rule::NoEdgeCapture;
            for to_move in [Side::Vikings, Side::Celts] {
                let mut start = Position::<B>::start();
                start.to_move = to_move;
                let game = |rules: Rules| {
                    let rules = rules.on::<B>().unwrap().iter().filter(|rule| !moot(rule));
                    wrap(OpenTafl { rules: rules.collect(), start })
                };
                match write_rules(rules, &start) {
                    Ok(text) => {
                        assert_eq!(read_rules(&text), Ok(game(rules)), "{text}");
                        assert_eq!(read_rules(&format!("rules {text}")), Ok(game(rules)));
                        exact += 1;
                    }
                    Err(WriteRulesError::Rules(error)) => assert_eq!(rules.on::<B>(), Err(error)),
                    Err(WriteRulesError::Rule(rule)) => assert_eq!(rule, Rule::Advanced),
                    Err(WriteRulesError::Near(list)) => {
                        assert!(!B::IS_TABLUT && !rules.has(Rule::StrongKing), "{rules}");
                        let (text, _) = write_nearest(rules, &start).unwrap();
                        let (near, back) = read_nearest(&text).unwrap();
                        assert_eq!(near, game(rules.with(Rule::NoEdgeCapture)), "{text}");
                        assert_eq!(back, &list[..1]);
                    }
                }
            }
        }
        exact
    }

    #[test]
    fn every_set_of_rules_comes_back_as_it_was_written() {
        // Each with either side to move: in Brandubh the strong King with any of six other rules,
        // in Tablut either King with any of six, of which the edge escape says nothing new.
        assert_eq!(round_trips::<Brandubh>(AnyOpenTafl::Brandubh), 2 * 64);
        assert_eq!(round_trips::<Tablut>(AnyOpenTafl::Tablut), 2 * 128);
    }

    #[test]
    fn written_rules_look_like_this() {
        let tablut =
            write_rules::<Tablut>(rules("unarmed-king,hostile-throne"), &Position::start());
        let text = "dim:9 name:Tablut esc:e surf:y atkf:y tfr:l ka:n ks:c corh:tcnkTCN \
                    cenp:tcnkTCNK cens: cenh:tcnk cenhe:tcnkTCNK ";
        assert_eq!(tablut, Ok(format!("{text}{TABLUT}")));
    }

    #[test]
    fn what_cannot_be_written_is_named() {
        let start = Position::<Brandubh>::start();
        let error = write_rules(Rules::BASIC, &start).unwrap_err().to_string();
        assert!(error.contains(ON_THRONE.sentence) && error.contains(ON_EDGE.sentence), "{error}");
        let error = write_rules(Preset::Federation.rules(), &start).unwrap_err().to_string();
        assert!(error.contains(ON_THRONE.sentence) && !error.contains(ON_EDGE.sentence), "{error}");
        let error = write_nearest(rules("advanced"), &Position::<Tablut>::start()).unwrap_err();
        assert!(error.to_string().contains("rule advanced: Off the throne"), "{error}");
    }

    #[test]
    fn defaults_are_those_of_opentafl() {
        // A strong King who is safe on an edge, armed, may return; corners and throne hostile.
        let default = Preset::Federation.rules().with(Rule::StrongKing);
        let game = OpenTafl { rules: default, start: Position::start() };
        assert_eq!(brandubh(&format!("{BRANDUB} tfr:l dim:7")), game);
        // The same in full, with an old name of the King's strength and a comma after each square.
        let full = "dim:7 tfr:l ks:y cor:g7,a1,g1,a7, cen:d4, spd:-1,-1,-1,-1,-1,-1,-1,-1, nj:n";
        assert_eq!(brandubh(&format!("{full} {BRANDUB}")).rules, default);
    }

    #[test]
    fn strings_from_opentafl_are_refused_with_reasons() {
        // OpenTafl's own Brandub differs in three ways to end a game; so it can be read as near.
        let brandub = "rules dim:7 name:Brandub surf:n atkf:y ks:w nj:n cj:n cenh: cenhe: \
                       start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
        let reasons = "these are not rules of ours: surf:n: our Vikings win by encircling all \
                       Celts; tfr:d: with us the third repetition loses for its maker; ks:w: ";
        refused(brandub, &format!("{reasons}{}", ON_THRONE.sentence));
        let rules = rules("king-returns,corners-hostile-to-king,no-edge-capture");
        let game = AnyOpenTafl::Brandubh(OpenTafl { rules, start: Position::start() });
        assert!(
            matches!(read_nearest(brandub), Ok((near, list)) if near == game && list.len() == 3)
        );

        let strong =
            "dim:7 name:Brandub_Strong_Center_King surf:n atkf:y ks:c nj:n cj:n cenh: cenhe:";
        refused(&format!("{strong} {BRANDUB}"), BESIDE_THRONE.sentence);
        let magpie = "dim:7 name:Magpie surf:n atkf:y ks:m spd:-1,-1,-1,-1,-1,-1,-1,1,";
        refused(&format!("{magpie} {BRANDUB}"), "our pieces move any distance; surf:n");
        let tablut = "dim:9 name:Tablut esc:e atkf:y ks:c nj:n cor: cens: cenh:";
        refused(&format!("{tablut} {TABLUT}"), "cor:: our corners are the four corners; tfr:d");
        let battle = "dim:9 name:Sea_Battle esc:e atkf:y ka:n nj:n cj:n cor: cen:";
        refused(&format!("{battle} {TABLUT}"), "; cen:: our throne is the centre; ");
        refused("dim:11 name:Computer_Tafl tfr:w start:/11/", "dim:11: our boards are 7×7");
        let puzzle = "dim:7 name:CopenhagenPuzzle atkf:y tfr:w cor:g7, cen:b2, sw:s efe:y \
                      starti:/tt2T2/1t2K2/2tt3/6t/3TTt1/4Tt1/4Tt1/";
        refused(puzzle, "start: there are 9 Vikings; Brandubh has 8");
    }

    #[test]
    fn other_rules_are_refused_field_by_field() {
        let fields = "ka:h kj:r cor:a1 cen: afor:a1 dfor:b2, spd:1 corp: corre: cors:tK cors: \
                      corh:TK corh:tK cenp:K cenre:tT cens:KT cenhe:tK cenh:T sw:w efe:y ber:c \
                      linc:y surf:n ks:w cenhe:tT";
        for field in fields.split_whitespace() {
            refused(&format!("dim:7 tfr:l {field} {BRANDUB}"), &format!("{field}: "));
        }
        refused(&format!("dim:9 tfr:l ks:c {TABLUT}"), "esc:c: our Tablut is won on every edge");
        refused(&format!("dim:9 tfr:l ks:w esc:e {TABLUT}"), BESIDE_THRONE_IN_TABLUT.sentence);
        refused(&format!("dim:7 tfr:l ka:n cenh: {BRANDUB}"), HOSTILE_UNDER_KING.sentence);
        assert!(read_rules(&format!("dim:7 tfr:l ka:y cenh: {BRANDUB}")).is_ok());
    }

    #[test]
    fn text_that_is_no_rules_string_is_refused() {
        for (text, reason) in [
            ("rules", "the field dim is missing"),
            ("dim:7 tfr:l", "the field start is missing"),
            ("dim:7 rules", "\"rules\" is not a field"),
            ("dim:7 colour:red", "there is no field \"colour\""),
            ("dim:7 ks:s ks:s", "the field ks is there twice"),
            ("dim:7 start:/7/ starti:/7/", "the field start is there twice"),
            ("dim:7 ks:", "ks: is not in the notation; ks holds swcmyn"),
            ("dim:7 cens:x", "cens:x is not in the notation; cens holds tcnkmg"),
            ("dim:99999999999999999999999", "dim:99999999999999999999: our boards"),
            ("dim:\u{1b}７", "dim:?７: our boards"),
        ] {
            refused(text, reason);
        }
        assert_eq!(read_rules(&"é ".repeat(2000)), Err(ReadRulesError::TooLong));
    }

    #[test]
    fn rows_begin_at_rank_1() {
        let position: Position<Brandubh> = "4t2/7/7/3K3/7/1T5/1t5 a".parse().unwrap();
        let text = "/1t5/1T5/7/3K3/7/7/4t2/";
        assert_eq!(write_position(&position), text);
        assert_eq!(read_position(text, Side::Vikings), Ok(position));
        assert_eq!(brandubh("dim:7 tfr:l starti:/4t2/7/7/3K3/7/1T5/1t5/").start, position);
        for (text, reason) in [
            ("", "begins and ends with a slash"),
            ("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3", "begins and ends with a slash"),
            ("//", "7 rows with / between them, not 1"),
            ("/16/7/7/3K3/7/7/7/", "\"16\" counts more empty squares"),
            ("/7/7/7/3K3/7/7/6/", "row 7 has 6 squares"),
            ("/7/7/7/3K3/7/7/6c/", "row 7 holds 'c'"),
            ("/7/7/7/7/7/7/7/", "one King, not 0"),
            ("/６t/7/7/7/7/7/7/", "row 1 holds '６'"),
            (&"/".repeat(300), "at most 256"),
        ] {
            refused(&format!("dim:7 start:{text}"), reason);
        }
    }

    /// Pieces on the squares that the numbers pick.
    fn scattered<B: Board>(picks: &[u8], to_move: Side) -> Position<B> {
        let mut squares: Vec<_> = B::squares(B::open_to_all()).collect();
        let mut setup = Setup::<B>::empty(to_move);
        for (i, pick) in picks.iter().enumerate() {
            let piece = [Piece::King, Piece::Celt, Piece::Viking][i.div_ceil(4).min(2)];
            setup.put(squares.swap_remove(usize::from(*pick) % squares.len()), Some(piece));
        }
        Position::try_from(&setup).unwrap()
    }

    proptest! {
        #[test]
        fn positions_round_trip(picks in prop::collection::vec(any::<u8>(), 1..=13), first: bool) {
            let to_move = if first { Side::Vikings } else { Side::Celts };
            let small = scattered::<Brandubh>(&picks, to_move);
            prop_assert_eq!(read_position(&write_position(&small), to_move), Ok(small));
            let large = scattered::<Tablut>(&picks, to_move);
            prop_assert_eq!(read_position(&write_position(&large), to_move), Ok(large));
        }

        #[test]
        fn no_text_makes_it_panic(text: String, field in 0..42_usize, rows in "[/0-9tTKx]*") {
            let (name, _) = FIELDS.split_whitespace().nth(field).unwrap().split_once(':').unwrap();
            let _ = read_rules(&text);
            let _ = read_rules(&format!("dim:7 {name}:{text} {BRANDUB}"));
            let _ = read_nearest(&format!("dim:9 tfr:l esc:e {name}:{rows}"));
            let _ = read_position::<Tablut>(&text, Side::Celts);
            let _ = read_position::<Brandubh>(&format!("/{rows}/"), Side::Vikings);
        }
    }
}
