//! The parts of the table in lines, for the screen and for plain text alike.

use ardri_core::Seat;
use ardri_throne::{Asked, Deck, View, name};

use super::session::Scene;
use super::words::{card_name, dice_text, dice_words, die_words, objective_words, target_words};
use crate::play::text::{count, list};

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In the centre.
    Centre,
    /// In front of a player.
    Held(Seat),
    /// In a region that a player has locked.
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
        (Asked::Nothing, _) => "the end".to_string(),
        (Asked::Keep, _) => "Objectives".into(),
        (Asked::ThumbWar, _) => "a tie".into(),
        (_, Some(turn)) => format!("{}'s turn", name(turn.seat)),
        _ => "before the first turn".into(),
    };
    format!("{} in the centre: {stage}", count(view.centre.len() as u16, "card"))
}

/// The lines of a card as they are printed.
pub(crate) fn lines_text(deck: &Deck, card: usize, between: &str) -> String {
    let lines = &deck.form().cards[card].lines;
    lines.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

/// All cards by region, with who holds what.
pub(crate) fn cards(scene: &Scene) -> Vec<String> {
    let view = &scene.view;
    let deck = view.options.the_deck();
    let forms = &deck.form().cards;
    let kind = |card: usize| match forms[card].die {
        Some(die) => format!("{}, {}", forms[card].kind, die_words(die)),
        None => forms[card].kind.clone(),
    };
    let widest = |text: &dyn Fn(usize) -> String| {
        (0..forms.len()).map(|card| text(card).chars().count()).max().unwrap_or(0)
    };
    let names = widest(&|card| forms[card].name.clone());
    let kinds = widest(&kind);
    let needs = widest(&|card| lines_text(&deck, card, " | "));
    let mut words = Vec::new();
    for (region, form) in deck.regions().iter().zip(&deck.form().regions) {
        words.push(format!("{}, {} for all of it:", form.name, count(region.points, "point")));
        for card in region.cards.iter() {
            let wherever = match place(view, &deck.cards()[card].id) {
                Place::Centre => "centre".into(),
                Place::Held(seat) => scene.called(seat),
                Place::Locked(seat) => format!("{}, locked", scene.called(seat)),
            };
            words.push(format!(
                "  {:names$} {:>2}  {:kinds$}  {:needs$}  {wherever}",
                forms[card].name,
                forms[card].points,
                kind(card),
                lines_text(&deck, card, " | "),
            ));
        }
    }
    words
}

/// Everything about one card.
pub(crate) fn card_page(scene: &Scene, card: usize) -> Vec<String> {
    let view = &scene.view;
    let deck = view.options.the_deck();
    let form = &deck.form().cards[card];
    let region = &deck.form().regions[deck.cards()[card].region];
    let irish = if form.irish.is_empty() { String::new() } else { format!(" ({})", form.irish) };
    let mut words = vec![format!(
        "{}{irish}: {} of {}, {}.",
        form.name,
        form.kind,
        region.name,
        count(form.points, "point")
    )];
    words.push(format!("Lines: {}.", lines_text(&deck, card, " | ")));
    if let Some(die) = form.die {
        words.push(format!("Who holds it may roll with the {}.", die_words(die)));
    }
    words.push(match place(view, &deck.cards()[card].id) {
        Place::Centre => "It lies in the centre.".into(),
        Place::Held(seat) => format!("{} holds it; to steal it takes one more Spiral.", name(seat)),
        Place::Locked(seat) => format!("{} has locked it away with its region.", name(seat)),
    });
    let aim = view.turn.as_ref().and_then(|turn| {
        turn.targets.iter().find(|aim| aim.card == deck.cards()[card].id).map(|aim| (turn, aim))
    });
    if let Some((turn, aim)) = aim {
        words.push(format!(
            "{} can still gain it this turn: {}.",
            name(turn.seat),
            super::words::percent(aim.chance)
        ));
    }
    if !form.lore.is_empty() {
        words.push(form.lore.clone());
    }
    words
}

/// The players, a line each: points, cards, locked regions and dice.
pub(crate) fn players(scene: &Scene) -> Vec<String> {
    let view = &scene.view;
    let deck = view.options.the_deck();
    let width = (0..view.players.len()).map(|seat| scene.called(Seat(seat as u8)).chars().count());
    let width = width.max().unwrap_or(0);
    let line = |(seat, player): (Seat, &ardri_throne::PlayerView)| {
        let turn = view.turn.as_ref().is_some_and(|turn| turn.seat == seat);
        let mut has: Vec<String> = Vec::new();
        let cards: Vec<_> = player.cards.iter().map(|id| card_name(&deck, id)).collect();
        if !cards.is_empty() {
            has.push(list(&cards));
        }
        if !player.locked.is_empty() {
            let regions: Vec<_> = player.locked.iter().map(|id| region_name(&deck, id)).collect();
            has.push(format!("locked: {}", list(&regions)));
        }
        let dice: Vec<_> = player.dice.iter().map(|die| die_words(*die)).collect();
        if !dice.is_empty() {
            has.push(format!("may roll the {}", dice.join(" or the ")));
        }
        if has.is_empty() {
            has.push("no cards yet".into());
        }
        format!(
            "{} {:width$} {:>9}  {}",
            if turn { '>' } else { ' ' },
            scene.called(seat),
            count(player.score.total(), "point"),
            has.join("; ")
        )
    };
    (0..).map(Seat).zip(&view.players).map(line).collect()
}

/// The name of a region.
pub(crate) fn region_name<'a>(deck: &'a Deck, id: &'a str) -> &'a str {
    deck.region(id).map_or(id, |place| deck.form().regions[place].name.as_str())
}

/// One's Objective, or what became of it.
pub(crate) fn objective(view: &View) -> Vec<String> {
    let deck = view.options.the_deck();
    let Some(own) = &view.own else {
        return vec!["Nobody sits at the keyboard, so no Objective is shown.".into()];
    };
    match (&own.kept, own.drawn.as_slice()) {
        (Some(kept), _) => {
            let holds = match (own.score.objective > 0, view.outcome.is_some()) {
                (true, true) => "it holds",
                (true, false) => "it holds now",
                (false, true) => "it does not hold",
                (false, false) => "it does not hold yet",
            };
            vec![format!("Your Objective: {}; {holds}.", objective_words(&deck, kept))]
        }
        (None, []) if deck.objectives().is_empty() => {
            vec!["This deck has no Objectives.".into()]
        }
        (None, []) => vec!["No Objectives are drawn yet.".into()],
        (None, drawn) => {
            drawn.iter().map(|id| format!("You drew {}.", objective_words(&deck, id))).collect()
        }
    }
}

/// The turn: whose it is, the target, the dice.
pub(crate) fn turn(scene: &Scene) -> Vec<String> {
    let view = &scene.view;
    let Some(turn) = &view.turn else { return vec!["Nobody is on turn.".into()] };
    let mut words = Vec::new();
    let whose = match scene.is_me(turn.seat) {
        true => "Your turn".to_string(),
        false => format!("{}'s turn", name(turn.seat)),
    };
    let dice = match view.asked {
        Asked::Die => "seven dice, and an eighth if you like".into(),
        _ => format!("{} in play", dice_words(turn)),
    };
    words.push(format!("{whose}: {dice}. {}", target_words(view).unwrap_or_default()));
    if let Some(roll) = &turn.roll {
        words.push(format!("The dice: {}", dice_text(roll)));
    }
    words
}
