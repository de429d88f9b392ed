//! What is asked and what is on offer, in words.

use ardri_throne::{
    Deck, Dice, Die, Face, HighThrone, Id, LineNumber, LineView, Pick, TargetView, TurnView, View,
    only_card,
};

use super::Scene;
use super::action_builder::ThroneBuilder;
use super::names::{badge, card_name, said, yes};
use crate::i18n::tr;
use crate::play::game_ui::GameUi;

/// Dice as they lie on the table: `[S] [T] [3] (S)`, the red one in round brackets.
pub(crate) fn dice_text(dice: &Dice) -> String {
    let mut parts: Vec<String> = dice.faces().map(|face| format!("[{face}]")).collect();
    parts.extend(dice.red.map(|face| format!("({face})")));
    parts.join(" ")
}

/// A chance for people: whole per cent, but never a false “never” or “always”.
pub(crate) fn percent(chance: f64) -> String {
    said(&ardri_throne::percent(chance))
}

/// So many points.
pub(crate) fn points(points: impl Into<u16>) -> String {
    tr!("throne-points", "points" => points.into())
}

/// A die that a Hero grants.
pub(crate) fn die_words(die: Die) -> String {
    tr!("terminal-throne-die", "die" => Die::word(Some(die)))
}

/// An Objective with its points and what it asks for.
pub(crate) fn objective_words(deck: &Deck, id: &str) -> String {
    let form = deck.objective(id).map(|place| &deck.form().objectives[place]);
    form.map_or_else(|| id.into(), |form| said(&deck.objective_in_full(form)))
}

/// So many dice: “5 dice and the red one”.
pub(crate) fn so_many_dice(standard: u8, red: bool) -> String {
    said(&ardri_throne::so_many_dice(standard, red))
}

/// The dice in play.
pub(crate) fn dice_words(turn: &TurnView) -> String {
    so_many_dice(turn.standard, turn.red)
}

/// What several lines need, as it is printed.
fn needs_text<'a>(lines: impl Iterator<Item = &'a LineView>) -> Vec<String> {
    lines.map(|line| line.needs.to_string()).collect()
}

/// The target of the turn with its lines.
pub(crate) fn target_words(scene: &Scene) -> Option<String> {
    let turn = scene.view.turn.as_ref()?;
    let deck = scene.options.the_deck();
    let Some(id) = &turn.target else { return Some(tr!("terminal-throne-no-target")) };
    let aim = aim(turn, id);
    let filled = needs_text(turn.filled.iter());
    let open = needs_text(aim.map_or(&[][..], |aim| &aim.open).iter());
    let from = aim.and_then(|aim| aim.from);
    Some(tr!(
        "terminal-throne-target",
        "card" => card_name(&deck, id),
        "steal" => yes(from.is_some()),
        "from" => from.map(badge).unwrap_or_default(),
        "filled" => filled.join(" | "),
        "open" => open.join(" | "),
    ))
}

/// What is asked next on the way to an action.
pub(crate) fn asked_next(scene: &Scene, builder: &ThroneBuilder) -> String {
    let view = &scene.view;
    let chosen = builder.chosen();
    match (builder.picks().first(), chosen.first()) {
        (Some(Pick::Set { .. }), Some(_)) => tr!("terminal-throne-which-die"),
        (Some(Pick::Line(_)), Some(_)) => {
            let deck = scene.options.the_deck();
            let card = chosen_card(view, builder).map(|id| card_name(&deck, id));
            tr!("terminal-throne-which-line", "card" => card.unwrap_or_default())
        }
        (Some(Pick::Dice(_)), Some(_)) => tr!("terminal-throne-which-dice"),
        _ => HighThrone::asked_now(scene),
    }
}

/// The card of which a line is to be filled: the chosen one, or the target.
fn chosen_card<'a>(view: &'a View, builder: &'a ThroneBuilder) -> Option<&'a str> {
    let chosen = builder.chosen().iter().find_map(|pick| match pick {
        Pick::Card(id) => Some(id.as_str()),
        _ => None,
    });
    let target = || view.turn.as_ref().and_then(|turn| turn.target.as_deref());
    chosen.or_else(target).or_else(|| only_card(builder.legal()).map(Id::as_str))
}

/// A choice on offer; with its odds, if they are wanted.
pub(crate) fn pick_words(
    pick: &Pick,
    scene: &Scene,
    builder: &ThroneBuilder,
    odds: bool,
) -> String {
    let view = &scene.view;
    let turn = view.turn.as_ref();
    let with_chance = |text: String, chance: Option<f64>| match chance {
        Some(chance) if odds => format!("{text}  {}", percent(chance)),
        _ => text,
    };
    match pick {
        Pick::Objective(id) => objective_words(&scene.options.the_deck(), id.as_str()),
        Pick::Die(die) => tr!("terminal-throne-pick-die", "die" => Die::word(*die)),
        Pick::Card(id) => {
            let aim = turn.and_then(|turn| aim(turn, id.as_str()));
            let Some(aim) = aim else {
                return card_name(&scene.options.the_deck(), id.as_str());
            };
            let best = aim.open.iter().filter_map(|line| line.chance).reduce(f64::max);
            with_chance(card_words(aim, &scene.options.the_deck()), best)
        }
        Pick::Line(number) => {
            let aim = chosen_card(view, builder).and_then(|id| aim(turn?, id));
            let line = aim.and_then(|aim| open_line(aim, *number));
            let text = tr!(
                "terminal-throne-pick-line",
                "line" => match number {
                    LineNumber::Printed(number) => *number,
                    LineNumber::Steal => 0,
                },
                "needs" => line.map(|line| line.needs.to_string()).unwrap_or_default(),
            );
            with_chance(text, line.and_then(|line| line.chance))
        }
        Pick::Dice(dice) => {
            let rolled = turn.and_then(|turn| turn.roll.as_ref()).and_then(|roll| roll.red);
            match (dice.red, rolled) {
                (Some(face), Some(Face::Spiral)) if face != Face::Spiral => tr!(
                    "terminal-throne-pick-wild",
                    "dice" => dice_text(dice),
                    "face" => said(&face.called()),
                ),
                _ => dice_text(dice),
            }
        }
        Pick::Aside => tr!("terminal-throne-pick-aside"),
        Pick::Set { face, red } => tr!(
            "terminal-throne-pick-set",
            "red" => yes(*red),
            "die" => if *red { format!("({face})") } else { format!("[{face}]") },
            "face" => said(&face.called()),
        ),
        Pick::ThumbWar(wanted) => tr!("terminal-throne-pick-thumb", "yes" => yes(*wanted)),
    }
}

/// Texts with a word between them.
fn joined(between: &str, texts: impl Iterator<Item = String>) -> String {
    texts.reduce(|one, other| tr!(between, "one" => one, "other" => other)).unwrap_or_default()
}

/// A card that could be the target: what this roll would fill, of what is open.
fn card_words(aim: &TargetView, deck: &Deck) -> String {
    let mut now: Vec<String> = Vec::new();
    for needs in needs_text(aim.open.iter().filter(|line| line.chance.is_some())) {
        if !now.contains(&needs) {
            now.push(needs);
        }
    }
    tr!(
        "terminal-throne-pick-card",
        "card" => card_name(deck, &aim.card),
        "steal" => yes(aim.from.is_some()),
        "from" => aim.from.map(badge).unwrap_or_default(),
        "points" => deck.card(&aim.card).map_or(0, |place| deck.cards()[place].points),
        "now" => joined("terminal-throne-or", now.into_iter()),
        "all" => needs_text(aim.open.iter()).join(" | "),
    )
}

fn aim<'a>(turn: &'a TurnView, id: &str) -> Option<&'a TargetView> {
    turn.targets.iter().find(|aim| aim.card == id)
}

fn open_line(aim: &TargetView, number: LineNumber) -> Option<&LineView> {
    aim.open.iter().find(|line| line.line == number.to_string())
}
