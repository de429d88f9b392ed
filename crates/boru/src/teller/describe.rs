//! The table in words: the round, the cards, every region, the players, and actions.

use ardri_core::{Arg, Message, Seat, Section};

use super::names::{card, cards, gifts, region, spouse, town};
use crate::action::{Act, Action, Choice};
use crate::board::Token;
use crate::card::{Card, CardSet, Part, Symbol};
use crate::standings::RegionStanding;
use crate::town::Town;
use crate::view::{Asked, Table, View};

pub(super) fn action_text(view: &View, action: &Action) -> Message {
    let at = |verb, place: Town| {
        Message::new("words-boru-deed-town")
            .with("verb", verb)
            .with("town", town(place))
            .with("colour", colour(place))
            .with("region", region(place.region()))
    };
    match action {
        Action::Start(place) => at("start", *place),
        Action::Mark(place) => at("mark", *place),
        Action::Settle(place) => at("settle", *place),
        Action::Raid(place) => at("raid", *place),
        Action::Build(place) => at("build", *place),
        Action::Pick(low, high) => Message::new("words-boru-deed-pick")
            .with("cards", cards([*low, *high].into_iter().collect())),
        Action::Play(played) => Message::new("words-boru-deed-play").with("card", card(*played)),
        Action::Princess(offer) => Message::new("boru-offer").with("offer", offer.to_string()),
        Action::Act(act) => act_text(&view.table, act),
        Action::Marriages(_) | Action::Vikings(_) | Action::Marker(_) | Action::Deal(_) => {
            Message::as_written(action)
        }
    }
}

fn act_text(table: &Table, act: &Act) -> Message {
    // Whether one expands is told with the town.
    let steps = match &table.asked {
        Asked::Act { card, .. } => steps(*card, act.part, Some(Symbol::Expand)),
        _ => None,
    };
    let does =
        steps.unwrap_or_else(|| Message::new("boru-part-short").with("part", act.part.word()));
    let more = match act.choice {
        Choice::Plain => return does,
        Choice::Buy(count) => Message::new("words-boru-deed-buy").with("count", count),
        Choice::Expand(at) => Message::new("words-boru-deed-expand").with("town", town(at)),
        Choice::Free(at) => {
            let name = holder(table, at).map_or(Arg::from(""), Arg::from);
            Message::new("words-boru-deed-free").with("town", town(at)).with("name", name)
        }
    };
    Message::new("words-boru-deed-with").with("does", does).with("more", more)
}

/// Both names of a town that an action is about, and that of its region.
pub(super) fn action_names(action: &Action) -> Vec<String> {
    let place = match action {
        Action::Start(town)
        | Action::Mark(town)
        | Action::Settle(town)
        | Action::Raid(town)
        | Action::Build(town)
        | Action::Act(Act { choice: Choice::Expand(town) | Choice::Free(town), .. }) => town,
        _ => return Vec::new(),
    };
    [place.english(), place.irish(), place.region().name()].map(Into::into).into()
}

pub(super) fn describe(view: &View) -> Vec<Section> {
    let table = &view.table;
    let section = |title, lines| Section::new(Message::new(title), lines);
    let held = |title, held: CardSet| {
        (!held.is_empty()).then(|| section(title, held.iter().map(card_text).collect()))
    };
    let own = view.own.as_ref();
    let regions = table.standings.regions.iter().map(|standing| Section {
        title: region(standing.region),
        also: Some(standing.region.name().into()),
        lines: region_lines(table, standing),
    });
    let players = (0..).map(Seat).zip(&table.players).map(|(seat, player)| {
        let score = table.standings.scores.get(seat.index());
        Message::new("words-boru-player")
            .with("name", seat)
            .with("points", u32::from(player.points))
            .with("coins", player.coins)
            .with("renown", player.renown)
            .with("raiders", player.raiders)
            .with("church", player.church)
            .with("space", player.space)
            .with("total", score.map_or(0, |score| u32::from(score.total())))
            .with("marker", table.marker == Some(seat))
    });
    [section("words-boru-round", round(table))]
        .into_iter()
        .chain(table.trick.as_ref().map(|_| section("words-boru-trick", trick(table))))
        .chain(own.and_then(|own| held("words-boru-pack", own.pack)))
        .chain(own.and_then(|own| held("words-boru-hand", own.hand)))
        .chain(regions)
        .chain([section("words-players", players.collect())])
        .collect()
}

fn round(table: &Table) -> Vec<Message> {
    let marriage = table.marriage.map(|card| {
        Message::new("words-boru-marriage").with("name", spouse(card)).with("gives", gifts(card))
    });
    let round = Message::new("words-boru-rounds")
        .with("round", table.round)
        .with("rounds", table.rounds)
        .with("raiders", table.raiders);
    [round].into_iter().chain(marriage).collect()
}

fn trick(table: &Table) -> Vec<Message> {
    let Some(trick) = &table.trick else { return Vec::new() };
    let active = match trick.town {
        Some(place) => Message::new("words-boru-active")
            .with("region", region(place.region()))
            .with("town", town_text(table, place)),
        None => Message::new("words-boru-no-town"),
    };
    let played = (0..).map(Seat).zip(&trick.cards).filter_map(|(seat, played)| {
        let text = Message::new("words-boru-played").with("name", seat);
        Some(text.with("card", card((*played)?)))
    });
    let leading = trick.leading.map(|seat| Message::new("words-boru-leading").with("name", seat));
    [active].into_iter().chain(played).chain(leading).collect()
}

/// What a card is called, and what each of its actions does.
fn card_text(which: Card) -> Message {
    let parts = [Part::Primary, Part::Top, Part::Bottom].into_iter().filter_map(|which_part| {
        let does = steps(which, which_part, None)?;
        let part = Message::new("boru-part").with("part", which_part.word());
        Some(Message::new("words-boru-part").with("part", part).with("does", does))
    });
    parts.fold(Message::new("words-boru-card").with("card", card(which)), Message::then)
}

/// What an action of a card does, step by step.
fn steps(card: Card, part: Part, without: Option<Symbol>) -> Option<Message> {
    let steps = card.steps(part)?.iter().filter(|step| Some(step.symbol) != without);
    let said = steps.map(|step| symbol(step.symbol, step.count));
    said.reduce(|one, other| Message::new("words-boru-steps").with("one", one).with("other", other))
}

fn symbol(symbol: Symbol, count: u8) -> Message {
    let name = match symbol {
        Symbol::Town => return Message::new("boru-symbol-town"),
        Symbol::Expand => return Message::new("boru-symbol-expand"),
        Symbol::RemoveViking => return Message::new("boru-symbol-remove_viking"),
        Symbol::Coin => "boru-symbol-coin",
        Symbol::Pay => "boru-symbol-pay",
        Symbol::Cross => "boru-symbol-cross",
        Symbol::Axe => "boru-symbol-axe",
        Symbol::Renown => "boru-symbol-renown",
        Symbol::Letter => "boru-symbol-letter",
    };
    Message::new(name).with("count", count)
}

fn colour(place: Town) -> Message {
    Message::new("boru-colour").with("colour", place.colour().to_string())
}

fn holder(table: &Table, place: Town) -> Option<Seat> {
    let mut discs = (0..).map(Seat).zip(&table.discs);
    discs.find(|(_, discs)| discs.contains(place)).map(|(seat, _)| seat)
}

/// A town with what lies on it.
fn town_text(table: &Table, place: Town) -> Message {
    let disc = match holder(table, place) {
        None => Message::new("boru-town-open"),
        Some(seat) => Message::new("boru-town-disc").with("name", seat),
    };
    let viking = table.vikings.contains(place).then(|| Message::new("boru-town-viking"));
    let monastery = table.monasteries.contains(place).then(|| Message::new("boru-town-monastery"));
    Message::new("words-boru-town-line")
        .with("town", town(place))
        .with("colour", colour(place))
        .with("state", Arg::list([disc].into_iter().chain(viking).chain(monastery)))
}

fn region_lines(table: &Table, standing: &RegionStanding) -> Vec<Message> {
    let token = match standing.token {
        Token::FaceDown => Message::new("words-boru-token").with("token", "face-down"),
        Token::OnBoard => Message::new("words-boru-token").with("token", "on-board"),
        Token::Held(seat) => Message::new("words-boru-token-held").with("name", seat),
    };
    let worth = Message::new("words-boru-region")
        .with("points", standing.points)
        .with("threshold", standing.threshold)
        .with("held", standing.held);
    let towns = standing.region.towns().iter().map(|place| town_text(table, place));
    [worth.then(token)].into_iter().chain(towns).collect()
}
