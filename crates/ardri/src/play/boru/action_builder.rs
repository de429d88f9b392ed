//! The way to an action: step by step from numbered choices, or typed.

use ardri_boru::{Act, Action, BrianBoru, Card, Choice, Offer, Pick, Town};

use super::names::{find_card, find_region, find_town};
use crate::i18n::tr;
use crate::play::builder;
use crate::play::text::quoted;

/// What a typed line means on the way to an action.
type Typed = builder::Typed<Pick, Action>;

/// How far somebody has come on the way to an action.
pub(crate) type BoruBuilder = builder::Builder<BrianBoru>;

impl BoruBuilder {
    /// What a line means: a choice by its number or name, or an action, in which towns may go by name.
    pub(crate) fn understand(&self, line: &str) -> Result<Typed, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let lower: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
        let lower: Vec<&str> = lower.iter().map(String::as_str).collect();
        let picks = self.picks();
        if let Some(action) = self.ready().filter(|action| names_it(line, action)) {
            return Ok(Typed::Whole(action));
        }
        if let Some(pick) = self.numbered(line) {
            return Ok(Typed::Steps(vec![pick]));
        }
        if let [first, second] = lower.as_slice()
            && let (Some(first), Some(second)) = (find_card(first), find_card(second))
            && first != second
            && self.legal().iter().any(|action| matches!(action, Action::Pick(..)))
        {
            return Ok(Typed::Whole(Action::Pick(first.min(second), first.max(second))));
        }
        if let Some(action) = written(&lower)? {
            // A card's part alone may leave a choice open, which is then asked.
            return Ok(match action {
                Action::Act(Act { part, choice: Choice::Plain })
                    if !self.legal().contains(&action) && picks.contains(&Pick::Part(part)) =>
                {
                    Typed::Steps(vec![Pick::Part(part)])
                }
                action => Typed::Whole(action),
            });
        }
        if let Some(pick) = named(&picks, &lower, line) {
            return Ok(Typed::Steps(vec![pick]));
        }
        Ok(self.for_town(&picks, &lower, line)?.map_or(Typed::Unknown, Typed::Whole))
    }

    /// The action for a town that is named alone, when towns are what is asked about.
    fn for_town(
        &self,
        picks: &[Pick],
        words: &[&str],
        line: &str,
    ) -> Result<Option<Action>, String> {
        let of_town = |pick: &&Pick| matches!(pick, Pick::Town(_) | Pick::Region(_));
        let Some(first) = picks.iter().find(of_town) else { return Ok(None) };
        let Some(like) = self.after(&[*first]).first() else { return Ok(None) };
        let town = match words {
            ["expand" | "free", rest @ ..] => find_town(&rest.join(" ")),
            _ => find_town(line),
        }?;
        Ok(with_town(like, town))
    }
}

/// Whether a line means the one action that is left: as the first choice, or by its card or town.
fn names_it(line: &str, action: &Action) -> bool {
    let card = match action {
        Action::Play(card) => Some(*card),
        _ => None,
    };
    let town = town_of(action);
    line.trim() == "1"
        || card.is_some() && find_card(line) == card
        || town.is_some() && find_town(line).ok() == town
}

/// The town that an action names, which the rules write last.
pub(crate) fn town_of(action: &Action) -> Option<Town> {
    action.to_string().rsplit(' ').next()?.parse().ok()
}

/// An action in its written form; towns may go by their names.
fn written(words: &[&str]) -> Result<Option<Action>, String> {
    let in_town = |verb: &str, rest: &[&str]| {
        let town = find_town(&rest.join(" "))?;
        Ok(format!("{verb} {town}").parse().ok())
    };
    Ok(Some(match words {
        [verb @ ("start" | "mark" | "settle" | "raid" | "build"), rest @ ..] => {
            return in_town(verb, rest);
        }
        ["play", rest @ ..] if !rest.is_empty() => Action::Play(card(&rest.join(" "))?),
        ["pick" | "keep", first, second] => {
            let (first, second) = (card(first)?, card(second)?);
            if first == second {
                return Err(tr!("terminal-boru-keep-different"));
            }
            Action::Pick(first.min(second), first.max(second))
        }
        ["pick" | "keep", ..] => return Err(tr!("terminal-boru-keep-two")),
        ["princess", offer] => {
            let no_offer = |_| tr!("terminal-boru-no-offer", "text" => quoted(offer));
            Action::Princess(offer.parse().map_err(no_offer)?)
        }
        [part @ ("primary" | "top" | "bottom"), rest @ ..] => match rest {
            [] | ["buy", "0"] => return Ok(part.parse().ok()),
            ["buy", count] => {
                let no_count = |_| tr!("terminal-boru-no-count", "text" => quoted(count));
                count.parse::<u8>().map_err(no_count)?;
                return Ok(words.join(" ").parse().ok());
            }
            [verb @ ("expand" | "free"), rest @ ..] => {
                return in_town(&format!("{part} {verb}"), rest);
            }
            _ => return Err(tr!("terminal-boru-after-part", "part" => *part)),
        },
        _ => return Ok(None),
    }))
}

fn card(text: &str) -> Result<Card, String> {
    find_card(text).ok_or_else(|| tr!("terminal-boru-no-card", "text" => quoted(text)))
}

/// A choice by its name.
fn named(picks: &[Pick], words: &[&str], line: &str) -> Option<Pick> {
    let offered = |pick: Pick| picks.contains(&pick);
    let found = match words {
        ["buy", count] => count.parse().ok().map(Pick::Buy),
        ["none" | "nothing" | "stay" | "no"] => {
            [Pick::Buy(0), Pick::Stay].into_iter().find(|pick| offered(*pick))
        }
        [offer] if picks.iter().any(|pick| matches!(pick, Pick::Offer(_))) => {
            offer.parse::<Offer>().ok().map(Pick::Offer)
        }
        _ => None,
    };
    let card = || find_card(line).map(Pick::Card);
    let region = || find_region(line).map(Pick::Region);
    found
        .filter(|pick| offered(*pick))
        .or_else(|| card().filter(|pick| offered(*pick)))
        .or_else(|| region().filter(|pick| offered(*pick)))
}

/// The same for another town, so that the rules can say why not.
fn with_town(action: Action, town: Town) -> Option<Action> {
    let text = action.to_string();
    format!("{} {town}", text.rsplit_once(' ')?.0).parse().ok()
}

#[cfg(test)]
mod tests;
