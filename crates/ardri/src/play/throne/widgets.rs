//! The parts of the table in lines, for the screen and for plain text alike.

use ardri_core::{Arg, Seat, Teller};
use ardri_throne::{Asked, Deck, Die, HighThrone, ObjectiveView, View};

use super::Scene;
use super::names::{badge, lore, said, yes};
use super::words::{dice_text, dice_words, objective_words, target_words};
use crate::i18n::tr;

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Centre,
    Held(Seat),
    Locked(Seat),
}

/// Where a card is.
pub(crate) fn place(view: &View, id: &str) -> Place {
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        if player.cards.iter().any(|card| card == id) {
            return Place::Held(seat);
        }
        if player.locked_cards.iter().any(|card| card == id) {
            return Place::Locked(seat);
        }
    }
    Place::Centre
}

/// How far the game is, in a few words.
pub(crate) fn title(view: &View) -> String {
    let stage = match (&view.asked, &view.turn) {
        (Asked::Nothing, _) => "end",
        (Asked::Keep, _) => "keep",
        (Asked::ThumbWar, _) => "tie",
        (_, Some(_)) => "turn",
        _ => "before",
    };
    let whose = view.turn.as_ref().map(|turn| badge(turn.seat)).unwrap_or_default();
    tr!(
        "terminal-throne-title",
        "cards" => view.centre.len(),
        "stage" => stage,
        "name" => whose,
    )
}

/// The lines of a card as they are printed.
pub(crate) fn lines_text(deck: &Deck, card: usize, between: &str) -> String {
    let lines = &deck.form().cards[card].lines;
    lines.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

/// What is said above the cards of a region.
pub(crate) fn region_head(name: &str, points: u8) -> String {
    tr!("throne-region", "region" => name, "points" => points, "locked" => "no")
}

/// Everything about one card: what the rules say of it, its other name, its die and its story.
pub(crate) fn card_page(scene: &Scene, card: usize) -> Vec<String> {
    let deck = scene.options.the_deck();
    let form = &deck.form().cards[card];
    let called = Arg::from(form.called());
    let sections = HighThrone::describe(&scene.options, &scene.view, scene.me).into_iter();
    let mut lines = sections.flat_map(|section| section.lines);
    let about = lines.find(|line| line.args.get("card") == Some(&called));
    let name = said(&form.called());
    let other = [&form.irish, &form.name].into_iter().find(|other| **other != name);
    let other = other.filter(|other| !other.is_empty()).map(|other| format!("{name} ({other})"));
    let die = form.die.map(|die| tr!("throne-hero-gives", "die" => Die::word(Some(die))));
    let story = Some(lore(form)).filter(|story| !story.is_empty());
    let about = about.map(|line| scene.say(&line));
    other.into_iter().chain(about).chain(die).chain(story).collect()
}

/// One's Objective, or what became of it.
pub(crate) fn objective(scene: &Scene) -> Vec<String> {
    let view = &scene.view;
    let deck = scene.options.the_deck();
    let Some(own) = &view.own else { return vec![tr!("terminal-throne-objective-nobody")] };
    match (&own.kept, own.drawn.as_slice()) {
        (Some(kept), _) => {
            let holds = match (own.score.objective > 0, view.outcome.is_some()) {
                (true, true) => "holds",
                (true, false) => "now",
                (false, true) => "not",
                (false, false) => "not-yet",
            };
            vec![tr!(
                "terminal-throne-objective-own",
                "objective" => objective_words(&deck, &kept.id),
                "holds" => holds,
            )]
        }
        (None, []) if deck.objectives().is_empty() => {
            vec![tr!("terminal-throne-objective-none")]
        }
        (None, []) => vec![tr!("terminal-throne-objective-later")],
        (None, drawn) => {
            let told = |drawn: &ObjectiveView| {
                let objective = objective_words(&deck, &drawn.id);
                tr!("terminal-throne-objective-drawn", "objective" => objective)
            };
            drawn.iter().map(told).collect()
        }
    }
}

/// The turn: whose it is, the target, the dice.
pub(crate) fn turn(scene: &Scene) -> Vec<String> {
    let view = &scene.view;
    let Some(turn) = &view.turn else { return vec![tr!("terminal-throne-no-turn")] };
    let whose = tr!(
        "terminal-throne-turn",
        "mine" => yes(scene.is_me(turn.seat)),
        "name" => badge(turn.seat),
        "eighth" => yes(view.asked == Asked::Die),
        "dice" => dice_words(turn),
    );
    let mut words = vec![format!("{whose} {}", target_words(scene).unwrap_or_default())];
    if let Some(roll) = &turn.roll {
        words.push(format!("{} {}", tr!("terminal-throne-the-dice"), dice_text(roll)));
    }
    words
}
