//! The table in words: the turn, one's own Objective, every card and player, and actions.

use ardri_core::{Arg, Message, Seat, Section};

use crate::action::{Action, LineNumber};
use crate::deck::{Deck, Die};
use crate::line::Line;
use crate::view::{LineView, PlayerView, View};
use crate::words::{die, kind_called, percent};

pub(super) fn action_text(deck: &Deck, action: &Action) -> Message {
    match action {
        Action::Keep(id) => match deck.objective(id.as_str()) {
            Some(place) => {
                let objective = deck.objective_in_full(&deck.form().objectives[place]);
                Message::new("words-throne-deed-keep").with("objective", objective)
            }
            None => Message::as_written(action),
        },
        Action::Die(eighth) => Message::new("throne-eighth").with("die", Die::word(*eighth)),
        Action::ThumbWar(yes) => Message::new("throne-thumb").with("yes", *yes),
        Action::Aside(face) => Message::new("words-throne-aside").with("dice", die(*face, false)),
        Action::AsideRed(face) => Message::new("words-throne-aside").with("dice", die(*face, true)),
        Action::Fill { card, line, dice } => Message::new("words-throne-fill")
            .with("card", deck.card_called(card.as_str()))
            .with("line", number(*line))
            .with("dice", dice.in_words()),
        Action::Objectives(_) | Action::Roll(_) | Action::Winner(_) => Message::as_written(action),
    }
}

/// Both names of the card that an action is about.
pub(super) fn action_names(deck: &Deck, action: &Action) -> Vec<String> {
    let Action::Fill { card, .. } = action else { return Vec::new() };
    let Some(place) = deck.card(card.as_str()) else { return Vec::new() };
    let card = &deck.form().cards[place];
    [&card.name, &card.irish].into_iter().filter(|name| !name.is_empty()).cloned().collect()
}

/// A line's number for texts, which have none for a steal.
fn number(line: LineNumber) -> u8 {
    match line {
        LineNumber::Printed(number) => number,
        LineNumber::Steal => 0,
    }
}

pub(super) fn describe(deck: &Deck, view: &View) -> Vec<Section> {
    let turn = turn(deck, view);
    let kept = view.own.as_ref().and_then(|own| own.kept.as_ref()).map(|kept| {
        Message::new("throne-objective-full")
            .with("name", kept.called.clone())
            .with("points", kept.points)
            .with("text", kept.asks.clone())
    });
    let regions = deck.form().regions.iter().zip(deck.regions()).map(|(form, region)| Section {
        title: Message::new("words-throne-region")
            .with("region", form.called())
            .with("points", form.points),
        also: Some(form.irish.clone()).filter(|irish| !irish.is_empty()),
        lines: region.cards.iter().map(|place| card(deck, view, place)).collect(),
    });
    let players = (0..).map(Seat).zip(&view.players);
    let players = players.map(|(seat, player)| player_line(deck, seat, player)).collect();
    let own = |title, line: Option<Message>| {
        line.map(|line| Section::new(Message::new(title), vec![line]))
    };
    (!turn.is_empty())
        .then(|| Section::new(Message::new("words-throne-turn"), turn))
        .into_iter()
        .chain(own("words-throne-objective", kept))
        .chain(regions)
        .chain([Section::new(Message::new("words-players"), players)])
        .collect()
}

fn turn(deck: &Deck, view: &View) -> Vec<Message> {
    let Some(turn) = &view.turn else { return Vec::new() };
    let rolled = turn.roll.map(|roll| {
        Message::new("words-throne-rolled").with("name", turn.seat).with("dice", roll.in_words())
    });
    let target = turn.target.as_ref().and_then(|id| deck.card(id));
    rolled.into_iter().chain(target.map(|place| card(deck, view, place))).collect()
}

fn player_line(deck: &Deck, seat: Seat, player: &PlayerView) -> Message {
    let cards = || player.cards.iter().chain(&player.locked_cards);
    Message::new("words-throne-player")
        .with("name", seat)
        .with("points", u32::from(player.score.total))
        .with("count", cards().count())
        .with("cards", Arg::list(cards().map(|id| deck.card_called(id))))
}

/// A card: what it is, who holds it, what its lines need, and the chance to gain it.
fn card(deck: &Deck, view: &View, place: usize) -> Message {
    let form = &deck.form().cards[place];
    let mut said = Message::new("words-throne-card")
        .with("card", form.called())
        .with("kind", kind_called(&form.kind))
        .with("points", form.points);
    let mut free = true;
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        let locked = player.locked_cards.contains(&form.id);
        if locked || player.cards.contains(&form.id) {
            free = !locked;
            let held = Message::new("words-throne-held").with("name", seat);
            said = said.then(held.with("locked", locked));
        }
    }
    let turn = view.turn.as_ref();
    let target = turn.and_then(|turn| turn.targets.iter().find(|one| one.card == form.id));
    let mut lines: Vec<Message> = Vec::new();
    match (turn, target) {
        _ if !free => {}
        (Some(turn), Some(target)) => {
            let filled = turn.filled.iter().filter(|_| turn.target.as_ref() == Some(&form.id));
            let filled = filled.map(|line| (line, true));
            let mut all: Vec<(&LineView, bool)> =
                filled.chain(target.open.iter().map(|line| (line, false))).collect();
            // What a steal adds comes last.
            all.sort_by_key(|(line, _)| line.line.parse().unwrap_or(u8::MAX));
            lines.extend(all.into_iter().map(|(line, filled)| {
                self::line(line.line.parse().unwrap_or(0), &line.needs, filled)
            }));
        }
        _ => lines.extend((1..).zip(&form.lines).map(|(number, needs)| line(number, needs, false))),
    }
    let chance = target
        .map(|target| Message::new("words-throne-chance").with("chance", percent(target.chance)));
    lines.into_iter().chain(chance).fold(said, Message::then)
}

fn line(number: u8, needs: &Line, filled: bool) -> Message {
    Message::new("words-throne-line")
        .with("line", number)
        .with("needs", needs.in_words())
        .with("filled", filled)
}
