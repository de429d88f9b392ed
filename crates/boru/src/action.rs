//! What players and chance do, and how it is written.

use std::fmt;
use std::str::FromStr;

use ardri_core::{ParseActionError, Seat};

use crate::card::{Card, Part};
use crate::marriage::{Marriage, Offer};
use crate::town::Town;

/// One thing that a seat or chance does.
///
/// ```
/// use ardri_boru::Action;
/// for text in ["mark C2", "play 11", "primary buy 1", "top expand L5", "princess trade"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Chance: the marriage cards above the Princess, the top one first.
    Marriages(Suitors),
    /// Chance: the Viking deck, the top card first.
    Vikings([u8; 7]),
    /// Chance: who gets the marker first.
    Marker(Seat),
    /// Chance: the action cards in the order in which they are dealt.
    Deal([Card; Card::COUNT]),
    /// The first disc of a player.
    Start(Town),
    /// Two cards kept from a pack, the lower one first.
    Pick(Card, Card),
    /// The marker is put on a town.
    Mark(Town),
    /// A card is played to the trick.
    Play(Card),
    /// The action of a played card.
    Act(Act),
    /// A town from a marriage card or a marriage space.
    Settle(Town),
    /// What to make of the Princess.
    Princess(Offer),
    /// A town goes to the Vikings.
    Raid(Town),
    /// A monastery is built.
    Build(Town),
}

/// The two or three marriage cards above the Princess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suitors(pub(crate) [Option<Marriage>; 3]);

impl Suitors {
    /// These cards, the top one first; `None` unless two or three different ones are named, none
    /// of them the Princess.
    #[must_use]
    pub fn new(cards: &[Marriage]) -> Option<Self> {
        let different =
            cards.iter().enumerate().all(|(place, card)| !cards[..place].contains(card));
        let fits = (2..=3).contains(&cards.len()) && different;
        let suitors = [cards.first(), cards.get(1), cards.get(2)].map(Option::<&_>::copied);
        (fits && !cards.contains(&Marriage::PRINCESS)).then_some(Self(suitors))
    }

    /// The cards, the top one first.
    pub fn iter(self) -> impl Iterator<Item = Marriage> {
        self.0.into_iter().flatten()
    }
}

/// The action that a player takes with the card that they played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Act {
    /// Which of the card's actions.
    pub part: Part,
    /// The purchase or target that goes with it.
    pub choice: Choice,
}

/// The purchase or target of an [`Act`]; no action has more than one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// None.
    Plain,
    /// That many more discs, raiders or spaces, at two coins each; not 0.
    Buy(u8),
    /// A town to expand into, for five coins.
    Expand(Town),
    /// A town to take a Viking token from.
    Free(Town),
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.part.word())?;
        match self.choice {
            Choice::Plain => Ok(()),
            Choice::Buy(count) => write!(f, " buy {count}"),
            Choice::Expand(town) => write!(f, " expand {town}"),
            Choice::Free(town) => write!(f, " free {town}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn list<T: fmt::Display>(
            f: &mut fmt::Formatter<'_>,
            verb: &str,
            items: impl IntoIterator<Item = T>,
        ) -> fmt::Result {
            f.write_str(verb)?;
            items.into_iter().try_for_each(|item| write!(f, " {item}"))
        }
        match self {
            Self::Marriages(cards) => list(f, "marriages", cards.iter()),
            Self::Vikings(cards) => list(f, "vikings", cards),
            Self::Marker(seat) => write!(f, "marker {}", seat.0),
            Self::Deal(cards) => list(f, "deal", cards),
            Self::Start(town) => write!(f, "start {town}"),
            Self::Pick(low, high) => write!(f, "pick {low} {high}"),
            Self::Mark(town) => write!(f, "mark {town}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Act(act) => act.fmt(f),
            Self::Settle(town) => write!(f, "settle {town}"),
            Self::Princess(offer) => write!(f, "princess {offer}"),
            Self::Raid(town) => write!(f, "raid {town}"),
            Self::Build(town) => write!(f, "build {town}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        read(text).map_err(ParseActionError)
    }
}

fn read(text: &str) -> Result<Action, String> {
    let mut words = text.split_ascii_whitespace();
    let verb = words.next().ok_or("nothing is not an action")?;
    let rest: Vec<&str> = words.take(Card::COUNT + 1).collect();
    let one = || match rest.as_slice() {
        [word] => Ok(*word),
        _ => Err(format!("“{verb}” takes one word after it")),
    };
    let act = |part| Ok(Action::Act(Act { part, choice: read_choice(&rest)? }));
    match verb {
        "marriages" => {
            let cards: Vec<Marriage> = each(&rest)?;
            let suitors = Suitors::new(&cards)
                .ok_or("“marriages” names two or three different cards, not the Princess")?;
            Ok(Action::Marriages(suitors))
        }
        "vikings" => {
            let numbers = rest.iter().map(|word| {
                word.parse().map_err(|_| format!("{word:?} is not the value of a Viking card"))
            });
            let cards: Vec<u8> = numbers.collect::<Result<_, String>>()?;
            let cards = cards.try_into().map_err(|_| "“vikings” names all seven Viking cards")?;
            Ok(Action::Vikings(cards))
        }
        "marker" => {
            let word = one()?;
            let seat = word.parse().map_err(|_| format!("{word:?} is not a seat's number"))?;
            Ok(Action::Marker(Seat(seat)))
        }
        "deal" => {
            let cards: Vec<Card> = each(&rest)?;
            let cards = cards.try_into().map_err(|_| "“deal” names all 25 cards")?;
            Ok(Action::Deal(cards))
        }
        "pick" => match each::<Card>(&rest)?.as_slice() {
            [a, b] if a != b => Ok(Action::Pick(*a.min(b), *a.max(b))),
            _ => Err("“pick” names two different cards".into()),
        },
        "start" => one()?.parse().map(Action::Start),
        "mark" => one()?.parse().map(Action::Mark),
        "play" => one()?.parse().map(Action::Play),
        "primary" => act(Part::Primary),
        "top" => act(Part::Top),
        "bottom" => act(Part::Bottom),
        "settle" => one()?.parse().map(Action::Settle),
        "princess" => one()?.parse().map(Action::Princess),
        "raid" => one()?.parse().map(Action::Raid),
        "build" => one()?.parse().map(Action::Build),
        _ => Err(format!("{verb:?} is not something to do in Brian Boru")),
    }
}

fn each<T: FromStr<Err = String>>(words: &[&str]) -> Result<Vec<T>, String> {
    words.iter().map(|word| word.parse()).collect()
}

fn read_choice(words: &[&str]) -> Result<Choice, String> {
    match words {
        [] => Ok(Choice::Plain),
        ["buy", count] => match count.parse() {
            Ok(count @ 1..) => Ok(Choice::Buy(count)),
            _ => Err(format!("{count:?} is not how many to buy")),
        },
        ["expand", town] => town.parse().map(Choice::Expand),
        ["free", town] => town.parse().map(Choice::Free),
        _ => Err(format!("{:?} is not “buy N”, “expand TOWN” or “free TOWN”", words.join(" "))),
    }
}
