//! The way to an action: step by step from numbered choices, or typed.

use ardri_throne::{Action, Deck, Dice, Die, Face, HighThrone, Id, LineNumber, Pick};

use super::names::{find_card, names_objective, said};
use crate::i18n::tr;
use crate::play::answer::answer;
use crate::play::builder;
use crate::play::text::quoted;

/// What a typed line means on the way to an action.
type Typed = builder::Typed<Pick, Action>;

/// How far somebody has come on the way to an action.
pub(crate) type ThroneBuilder = builder::Builder<HighThrone>;

impl ThroneBuilder {
    /// Whether a line is to be filled or a die set aside.
    fn fills(&self) -> bool {
        self.legal().iter().any(|action| matches!(action, Action::Aside(_) | Action::AsideRed(_)))
    }

    /// What a line means: a choice by its number or name, or an action, in which cards may go by name.
    pub(crate) fn understand(&self, line: &str, deck: &Deck) -> Result<Typed, String> {
        let line = line.trim();
        let picks = self.picks();
        if let Some(pick) = self.numbered(line) {
            return Ok(Typed::Steps(vec![pick]));
        }
        if let Some(action) = self.ready().filter(|_| line == "1") {
            return Ok(Typed::Whole(action));
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let lower: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
        let lower: Vec<&str> = lower.iter().map(String::as_str).collect();
        match lower.as_slice() {
            ["fill"] => return Err(tr!("terminal-throne-say-fill")),
            ["fill", ..] => return self.fill(&words[1..], deck),
            ["aside"] if self.fills() => return Ok(Typed::Steps(vec![Pick::Aside])),
            ["aside", _, ..] => return set_aside(line, &words[1..].join(" ")),
            ["set", "aside", _, ..] => return set_aside(line, &words[2..].join(" ")),
            ["keep", _, ..] => {
                let text = words[1..].join(" ");
                let named = self.objective(&text, deck);
                return named.map_or_else(
                    || whole(line, &format!("keep {}", ardri_throne::slug(&text))),
                    |pick| Ok(Typed::Steps(vec![pick])),
                );
            }
            ["die" | "thumb-war" | "objectives" | "roll" | "winner", _, ..] => {
                return whole(line, &lower.join(" "));
            }
            _ => {}
        }
        if let Some(pick) = self.named(&picks, line, &lower, deck) {
            return Ok(Typed::Steps(match pick {
                set @ Pick::Set { .. } => vec![Pick::Aside, set],
                pick => vec![pick],
            }));
        }
        if self.fills() {
            if let Some((face, red)) = die_called(line) {
                // The rules say why not.
                let action = if red { Action::AsideRed(face) } else { Action::Aside(face) };
                return Ok(Typed::Whole(action));
            }
            match find_card(deck, line) {
                Ok(card) => return Ok(self.card(deck, card)),
                Err(none) if none.several => return Err(none.why),
                Err(_) => {}
            }
        }
        Ok(Typed::Unknown)
    }

    /// The step for a card; its lines may be asked for already.
    fn card(&self, deck: &Deck, card: usize) -> Typed {
        let id: Id = deck.cards()[card].id.as_str().into();
        let fillable = |action: &Action| matches!(action, Action::Fill { card, .. } if *card == id);
        if self.legal().iter().any(fillable) {
            Typed::Steps(vec![Pick::Card(id)])
        } else {
            // The rules say why no line of it can be filled.
            let line = LineNumber::Printed(1);
            Typed::NotNow(Action::Fill { card: id, line, dice: Dice::NONE })
        }
    }

    /// What follows `fill`: a card by name, and perhaps its line and the dice.
    fn fill(&self, words: &[&str], deck: &Deck) -> Result<Typed, String> {
        let whole = find_card(deck, &words.join(" "));
        if let Ok(card) = whole {
            return Ok(self.card(deck, card));
        }
        let line = |word: &str| match word.to_lowercase().as_str() {
            "steal" => Some(LineNumber::Steal),
            number => number.parse().ok().filter(|n| *n > 0).map(LineNumber::Printed),
        };
        if let [name @ .., number, dice] = words
            && !name.is_empty()
            && let (Ok(card), Some(line)) = (find_card(deck, &name.join(" ")), line(number))
        {
            let not_dice = |_| tr!("terminal-throne-not-dice", "text" => quoted(dice));
            let dice: Dice = dice_word(dice).parse().map_err(not_dice)?;
            let card = deck.cards()[card].id.as_str().into();
            return Ok(Typed::Whole(Action::Fill { card, line, dice }));
        }
        if let [name @ .., number] = words
            && let (Ok(card), Some(line)) = (find_card(deck, &name.join(" ")), line(number))
        {
            return Ok(match self.card(deck, card) {
                Typed::Steps(mut steps) => {
                    let open = self.legal().iter().filter(|action| {
                        matches!(action, Action::Fill { card: id, line: filled, .. }
                            if id.as_str() == deck.cards()[card].id && *filled == line)
                    });
                    if open.count() == 0 {
                        return Err(tr!("terminal-throne-why-roll"));
                    }
                    steps.push(Pick::Line(line));
                    Typed::Steps(steps)
                }
                other => other,
            });
        }
        whole.map(|_| Typed::Unknown).map_err(|none| none.why)
    }

    fn objective(&self, text: &str, deck: &Deck) -> Option<Pick> {
        let kept = self.legal().iter().find_map(|action| match action {
            Action::Keep(id) if names_objective(deck, text, id.as_str()) => Some(id),
            _ => None,
        });
        kept.cloned().map(Pick::Objective)
    }

    /// A choice by its name.
    fn named(&self, picks: &[Pick], line: &str, lower: &[&str], deck: &Deck) -> Option<Pick> {
        let found = match lower {
            ["extra"] => Some(Pick::Die(Some(Die::Extra))),
            ["red"] => Some(Pick::Die(Some(Die::Red))),
            ["none"] => Some(Pick::Die(None)),
            ["steal"] => Some(Pick::Line(LineNumber::Steal)),
            ["line", number] => {
                number.parse().ok().map(|number| Pick::Line(LineNumber::Printed(number)))
            }
            _ => answer(line).map(Pick::ThumbWar),
        };
        let dice = || dice_word(line).parse().ok().map(Pick::Dice);
        let set = || {
            if let Some((face, red)) = die_called(line) {
                return Some(Pick::Set { face, red });
            }
            let word = dice_word(line);
            let (red, face) = word.strip_prefix('r').map_or((false, &*word), |face| (true, face));
            face.parse().ok().map(|face| Pick::Set { face, red })
        };
        let offered = |pick: &Pick| picks.contains(pick);
        let may_set = |pick: &Pick| match pick {
            Pick::Set { face, red: false } => self.legal().contains(&Action::Aside(*face)),
            Pick::Set { face, red: true } => self.legal().contains(&Action::AsideRed(*face)),
            _ => false,
        };
        found
            .filter(offered)
            .or_else(|| dice().filter(offered))
            .or_else(|| set().filter(may_set))
            .or_else(|| self.objective(line, deck).filter(offered))
    }
}

/// An action as the rules write it, of a line as it was typed.
fn whole(line: &str, action: &str) -> Result<Typed, String> {
    let not_action = |_| tr!("terminal-throne-not-action", "text" => quoted(line));
    action.parse().map(Typed::Whole).map_err(not_action)
}

/// To set the die aside that is named by its letter or its name.
fn set_aside(line: &str, die: &str) -> Result<Typed, String> {
    match die_called(die) {
        Some((face, false)) => Ok(Typed::Whole(Action::Aside(face))),
        Some((face, true)) => Ok(Typed::Whole(Action::AsideRed(face))),
        None => whole(line, &format!("aside {}", dice_word(die))),
    }
}

/// The die that somebody calls by its name, in English or as it is called here, and whether it is
/// the red one: “Tree”, “red Tree”.
fn die_called(text: &str) -> Option<(Face, bool)> {
    let text = text.trim().to_lowercase();
    let english = |text: &str, face: Face| {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let spears = face.index() > Face::Knot.index();
        word == face.word() && (rest.is_empty() || spears && ["spear", "spears"].contains(&rest))
    };
    let called = |face: Face| english(&text, face) || text == said(&face.called()).to_lowercase();
    let called_red = |face: Face| {
        let here = tr!("throne-die-red", "face" => said(&face.called())).to_lowercase();
        text == here || text.strip_prefix("red ").is_some_and(|text| english(text, face))
    };
    let standard = Face::ALL.into_iter().find(|face| called(*face)).map(|face| (face, false));
    standard
        .or_else(|| Face::ALL.into_iter().find(|face| called_red(*face)).map(|face| (face, true)))
}

/// Dice in the letters that the rules know: `[t] (s)` is `TrS`.
fn dice_word(word: &str) -> String {
    let mut letters = String::new();
    for letter in word.chars().filter(|letter| !matches!(letter, '[' | ']' | ')' | ' ')) {
        match letter {
            '(' | 'r' | 'R' => letters.push('r'),
            letter => letters.extend(letter.to_uppercase()),
        }
    }
    letters
}

#[cfg(test)]
mod tests;
