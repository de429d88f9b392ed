//! What is asked and what is on offer, in words.

use ardri_core::Seat;
use ardri_throne::{
    Asked, Deck, Dice, Die, Face, LineNumber, NeedsForm, OpenLine, TargetView, TurnView, View, name,
};

use super::choosing::{Choosing, Pick};
use crate::play::text::{count, list};

/// Dice as they lie on the table: `[S] [T] [3] (S)`, the red one in round brackets.
pub(crate) fn dice_text(dice: &Dice) -> String {
    let mut parts: Vec<String> = dice.faces().map(|face| format!("[{face}]")).collect();
    parts.extend(dice.red.map(|face| format!("({face})")));
    parts.join(" ")
}

/// A chance in per cent.
pub(crate) fn percent(chance: f64) -> String {
    format!("{:.1}%", chance * 100.0)
}

/// The name of a card.
pub(crate) fn card_name<'a>(deck: &'a Deck, id: &'a str) -> &'a str {
    deck.card(id).map_or(id, |place| deck.form().cards[place].name.as_str())
}

/// A die that a Hero grants.
pub(crate) fn die_words(die: Die) -> &'static str {
    match die {
        Die::Extra => "extra die",
        Die::Red => "red die",
    }
}

/// An Objective with its points and what it asks for.
pub(crate) fn objective_words(deck: &Deck, id: &str) -> String {
    let Some(place) = deck.objective(id) else { return id.into() };
    let form = &deck.form().objectives[place];
    let text =
        if form.text.is_empty() { needs_words(&form.needs, deck) } else { form.text.clone() };
    let text = text.trim_end_matches('.');
    format!("{} ({}): {text}", form.name, count(form.points, "point"))
}

/// What an Objective asks for, where its file does not say it.
fn needs_words(needs: &NeedsForm, deck: &Deck) -> String {
    let several = |needs: &[NeedsForm], word: &str| {
        let words: Vec<_> = needs.iter().map(|needs| needs_words(needs, deck)).collect();
        words.join(&format!(" {word} "))
    };
    match needs {
        NeedsForm::Cards { cards, count: wanted } => {
            let names: Vec<_> = cards.iter().map(|id| card_name(deck, id)).collect();
            match wanted {
                Some(wanted) if usize::from(*wanted) < cards.len() => {
                    format!("{wanted} of {}", list(&names))
                }
                _ => list(&names),
            }
        }
        NeedsForm::Kind { kind, count } => format!("{count} cards of the kind {kind}"),
        NeedsForm::Region { region, count } => {
            let place = deck.region(region);
            let name = place.map_or(region, |place| &deck.form().regions[place].name);
            format!("{count} cards of {name}")
        }
        NeedsForm::Regions { regions } => format!("cards from {regions} regions"),
        NeedsForm::Kinds { kinds } => format!("cards of {kinds} kinds"),
        NeedsForm::Total { total } => count(*total, "card"),
        NeedsForm::Locked { locked } => count(*locked, "locked region"),
        NeedsForm::All { all } => several(all, "and"),
        NeedsForm::Any { any } => several(any, "or"),
    }
}

/// The dice in play: “5 dice and the red one”.
pub(crate) fn dice_words(turn: &TurnView) -> String {
    let standard = match turn.standard {
        1 => "1 die".to_string(),
        dice => format!("{dice} dice"),
    };
    match (turn.standard, turn.red) {
        (0, true) => "the red die".into(),
        (_, true) => format!("{standard} and the red one"),
        (_, false) => standard,
    }
}

/// The target of the turn with its lines.
pub(crate) fn target_words(view: &View) -> Option<String> {
    let turn = view.turn.as_ref()?;
    let deck = view.options.the_deck();
    let Some(id) = &turn.target else { return Some("There is no target yet.".into()) };
    let aim = turn.targets.iter().find(|aim| aim.card == *id);
    let filled: Vec<String> = turn.filled.iter().map(ToString::to_string).collect();
    let open: Vec<String> =
        aim.map_or(&[][..], |aim| &aim.open).iter().map(|line| line.needs.to_string()).collect();
    let from =
        aim.and_then(|aim| aim.from).map(|seat| format!(", to be stolen from {}", name(seat)));
    Some(format!(
        "The target is {}{}: filled {}; open {}.",
        card_name(&deck, id),
        from.unwrap_or_default(),
        filled.join(" | "),
        open.join(" | ")
    ))
}

/// What is left to roll and how the chances are, after something was done in a turn.
pub(crate) fn dice_left(view: &View) -> Vec<String> {
    let Some(turn) = &view.turn else { return Vec::new() };
    let mut words = vec![format!("{} would be left to roll.", capital(&dice_words(turn)))];
    let aim = turn.target.as_ref().and_then(|id| turn.targets.iter().find(|aim| aim.card == *id));
    if let Some(aim) = aim {
        let deck = view.options.the_deck();
        words.push(format!(
            "The chance to gain {} would be {}.",
            card_name(&deck, &aim.card),
            percent(aim.chance)
        ));
    }
    words
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The names of seats in a list.
pub(crate) fn names(seats: &[Seat]) -> String {
    list(&seats.iter().map(|seat| name(*seat)).collect::<Vec<_>>())
}

/// What is asked of `me`; whom the table waits for, if it is somebody else.
pub(crate) fn asked(view: &View, me: Option<Seat>) -> String {
    if let Some(outcome) = &view.outcome {
        return format!("The game is over. {}", outcome.reason);
    }
    if !me.is_some_and(|me| view.to_act.contains(&me)) {
        return match view.to_act.as_slice() {
            [] => "Chance decides.".into(),
            seats => format!("The table waits for {}.", names(seats)),
        };
    }
    match view.asked {
        Asked::Keep => "Keep one of your two Objectives; the other goes back.".into(),
        Asked::Die => "Your Heroes grant an eighth die: with which one do you roll?".into(),
        Asked::Choose => {
            let deck = view.options.the_deck();
            match view.turn.as_ref().and_then(|turn| turn.target.as_ref()) {
                Some(target) => {
                    format!("Fill a line of {}, or set a die aside.", card_name(&deck, target))
                }
                None => "Fill a line of a card, your target then, or set a die aside.".into(),
            }
        }
        Asked::ThumbWar => "You are tied in everything: is it to be settled by a thumb war?".into(),
        Asked::Chance | Asked::Nothing => String::new(),
    }
}

/// What whoever has to let the dice roll is told.
pub(crate) fn asked_to_roll(view: &View, back: &str) -> String {
    let dice = view.turn.as_ref().map(dice_words).unwrap_or_default();
    format!("Press Enter to roll {dice}, or {back} to take back what you did.")
}

/// What is asked next on the way to an action.
pub(crate) fn asked_next(view: &View, me: Option<Seat>, choosing: &Choosing) -> String {
    let deck = view.options.the_deck();
    let chosen = choosing.chosen();
    let card = chosen.iter().find_map(|pick| match pick {
        Pick::Card(id) => Some(card_name(&deck, id.as_str())),
        _ => None,
    });
    match (choosing.picks().first(), chosen.first()) {
        (Some(Pick::Set { .. }), Some(_)) => "Which die do you set aside?".into(),
        (Some(Pick::Set { .. }), None) => {
            "No line can be filled from this roll: which die do you set aside?".into()
        }
        (Some(Pick::Line(_)), Some(_)) => {
            format!("Which line of {}?", card.unwrap_or("the target"))
        }
        (Some(Pick::Dice(_)), Some(_)) => "With which dice?".into(),
        _ => asked(view, me),
    }
}

/// A choice on offer; with its odds, if they are wanted.
pub(crate) fn pick_words(pick: &Pick, view: &View, choosing: &Choosing, odds: bool) -> String {
    let deck = view.options.the_deck();
    let turn = view.turn.as_ref();
    let chance = |chance: Option<f64>| match chance {
        Some(chance) if odds => format!("  {}", percent(chance)),
        _ => String::new(),
    };
    match pick {
        Pick::Objective(id) => objective_words(&deck, id.as_str()),
        Pick::Die(None) => "none: roll seven dice".into(),
        Pick::Die(Some(Die::Extra)) => "extra: roll eight dice".into(),
        Pick::Die(Some(Die::Red)) => "red: roll seven dice and the red one".into(),
        Pick::Card(id) => {
            let aim = turn.and_then(|turn| aim(turn, id.as_str()));
            let Some(aim) = aim else { return card_name(&deck, id.as_str()).into() };
            let mut now: Vec<String> = aim
                .open
                .iter()
                .filter(|line| line.chance.is_some())
                .map(|line| line.needs.to_string())
                .collect();
            now.dedup();
            let all: Vec<String> = aim.open.iter().map(|line| line.needs.to_string()).collect();
            let points = deck.card(id.as_str()).map_or(0, |place| deck.cards()[place].points);
            let from = aim.from.map(|seat| format!(", {}'s", name(seat))).unwrap_or_default();
            let best = aim.open.iter().filter_map(|line| line.chance).reduce(f64::max);
            format!(
                "fill {}{from} ({points}): {} of {}{}",
                card_name(&deck, id.as_str()),
                now.join(" or "),
                all.join(" | "),
                chance(best)
            )
        }
        Pick::Line(number) => {
            let target = choosing.chosen().iter().find_map(|pick| match pick {
                Pick::Card(id) => Some(id.as_str()),
                _ => None,
            });
            let target = target.or_else(|| turn.and_then(|turn| turn.target.as_deref()));
            let aim = target.and_then(|id| turn.and_then(|turn| aim(turn, id)));
            let line = aim.and_then(|aim| open_line(aim, *number));
            let needs = line.map(|line| line.needs.to_string()).unwrap_or_default();
            let which = match number {
                LineNumber::Printed(number) => format!("line {number}"),
                LineNumber::Steal => "the line of the steal".into(),
            };
            format!("fill {which}: {needs}{}", chance(line.and_then(|line| line.chance)))
        }
        Pick::Dice(dice) => {
            let rolled = turn.and_then(|turn| turn.roll.as_ref()).and_then(|roll| roll.red);
            let wild = match (dice.red, rolled) {
                (Some(face), Some(Face::Spiral)) if face != Face::Spiral => {
                    format!(", the red Spiral counting as {}", face.name())
                }
                _ => String::new(),
            };
            format!("{}{wild}", dice_text(dice))
        }
        Pick::Aside => "set a die aside".into(),
        Pick::Set { face, red: false } => format!("set aside [{face}] {}", face.name()),
        Pick::Set { face, red: true } => {
            format!("set aside the red die, ({face}) {}", face.name())
        }
        Pick::ThumbWar(true) => "yes: chance decides among you if all agree".into(),
        Pick::ThumbWar(false) => "no: share the throne".into(),
    }
}

fn aim<'a>(turn: &'a TurnView, id: &str) -> Option<&'a TargetView> {
    turn.targets.iter().find(|aim| aim.card == id)
}

fn open_line(aim: &TargetView, number: LineNumber) -> Option<&OpenLine> {
    aim.open.iter().find(|line| line.line == number.to_string())
}
