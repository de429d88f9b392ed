//! The parts of the table in lines, for the screen and for plain text alike.

use ardri_boru::{Asked, Card, CardSet, Region, TOP_SPACE, Table, Token, reward};
use ardri_core::Seat;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Scene;
use super::map::marks;
use super::names::{colour_name, gifts, letter, seat_name, set_names, short_region, spouse_name};
use super::standings::{self, counts, cut, token_head};
use super::words::{Room, card_words, list};
use crate::i18n::tr;
use crate::play::look::Look;

/// The round and what it is about, in a line.
pub(crate) fn title(table: &Table) -> String {
    let stage = match &table.asked {
        _ if table.over() => "over",
        Asked::Start => "start",
        Asked::Pick { .. } => "draft",
        Asked::Mark | Asked::Play | Asked::Act { .. } => "tricks",
        Asked::Settle { .. } | Asked::Princess => "marriage",
        Asked::Raid { .. } => "battle",
        Asked::Build { .. } => "church",
        Asked::Chance | Asked::Nothing => "none",
    };
    let pack = match &table.asked {
        Asked::Pick { pass, .. } => pass + 1,
        _ => 0,
    };
    let round = tr!("terminal-boru-round", "round" => table.round, "rounds" => table.rounds);
    if stage == "none" {
        return round;
    }
    format!("{round}: {}", tr!("terminal-boru-stage", "stage" => stage, "pack" => pack))
}

/// Raiders and the marriage card in one line.
pub(crate) fn round_line(table: &Table) -> String {
    let marriage = table.marriage.map(|card| format!(" {}: {}.", spouse_name(card), gifts(card)));
    let raiders = tr!("terminal-boru-battle-line", "count" => table.raiders);
    format!("{raiders}{}", marriage.unwrap_or_default())
}

/// The columns of the players' table: a heading and how wide it is.
fn columns(wide: bool) -> [(String, usize); 9] {
    const COLUMNS: [&str; 9] =
        ["points", "coins", "renown", "raiders", "church", "track", "towns", "cards", "over"];
    COLUMNS.map(|column| {
        if wide {
            let head = tr!("terminal-boru-player-head", "column" => column);
            let width = head.chars().count() + 1;
            (head, width)
        } else {
            let head = tr!("terminal-boru-player-head-short", "column" => column);
            (cut(&head, NARROW - 1), NARROW)
        }
    })
}

/// How wide the columns of the short table of players are.
const NARROW: usize = 4;

/// How wide the long table of players is.
const WIDE_PLAYERS: usize = 80;

/// The players: what everyone can see of them. `*` holds the marker, `>` has to act.
pub(crate) fn players(scene: &Scene, look: Look, width: usize) -> Vec<Line<'static>> {
    let table = &scene.view.table;
    let wide = width >= WIDE_PLAYERS;
    let columns = columns(wide);
    let numbers: usize = columns.iter().map(|(_, width)| width).sum();
    let names = width.saturating_sub(numbers).min(26);
    let heading: String = columns.iter().map(|(word, width)| format!("{word:>width$}")).collect();
    let mut lines = vec![Line::styled(format!("{:names$}{heading}", ""), look.quiet())];
    for (seat, player) in (0..).map(Seat).zip(&table.players) {
        let index = seat.index();
        let (discs, cards) = (table.discs[index].minus(table.vikings), table.cards[index]);
        let total = table.standings.scores.get(index).map_or(0, ardri_boru::Score::total);
        let values: [u16; 9] = [
            player.points,
            player.coins.into(),
            player.renown.into(),
            player.raiders.into(),
            player.church.into(),
            player.space.into(),
            discs.len().into(),
            cards.into(),
            total,
        ];
        let cells =
            values.iter().zip(&columns).map(|(value, (_, width))| format!("{value:>width$}"));
        let acts = if table.asks(seat) { '>' } else { ' ' };
        let marker = if table.marker == Some(seat) { '*' } else { ' ' };
        let room = names.saturating_sub(4);
        let called = Some(scene.called(seat)).filter(|who| who.chars().count() <= room);
        let who = called.unwrap_or_else(|| cut(&seat_name(seat), room));
        let style = if scene.is_me(seat) { look.strong() } else { Style::new() };
        let rest = names.saturating_sub(3);
        lines.push(Line::from(vec![
            Span::styled(acts.to_string(), look.strong()),
            disc(seat, look),
            Span::styled(format!("{marker}{who:rest$}{}", cells.collect::<String>()), style),
        ]));
    }
    lines
}

/// A player's disc.
pub(crate) fn disc(seat: Seat, look: Look) -> Span<'static> {
    Span::styled(letter(seat).to_string(), look.player(seat))
}

/// A claim token: `?` face down, `^` on the board, or its holder's letter.
fn token_mark(token: Token, look: Look) -> Span<'static> {
    match token {
        Token::FaceDown => Span::raw("?"),
        Token::OnBoard => Span::styled("^", look.strong()),
        Token::Held(seat) => disc(seat, look),
    }
}

/// The claim tokens, a line each: points, towns held of those needed, where it is, who counts
/// what, and where it would go.
pub(crate) fn tokens(scene: &Scene, look: Look) -> Vec<Line<'static>> {
    let table = &scene.view.table;
    let heading = format!(
        "{:13} {:3} {:4} {:6} {}",
        token_head("region", 13),
        token_head("points", 3),
        token_head("held", 4),
        token_head("token", 6),
        token_head("towns", 16),
    );
    let mut lines = vec![Line::styled(heading, look.quiet())];
    for standing in &table.standings.regions {
        let (region, then) = (standing.region, standing.then);
        let mut spans = vec![
            Span::raw(format!("{} {:12}", region.letter(), short_region(region))),
            Span::raw(format!(
                "{:>2}  {:>2}/{}   ",
                standing.points, standing.held, standing.threshold
            )),
            token_mark(standing.token, look),
        ];
        if then == standing.token {
            spans.push(Span::raw("    "));
        } else {
            spans.push(Span::styled(">", look.strong()));
            spans.push(token_mark(then, look));
            spans.push(Span::raw("  "));
        }
        spans.push(Span::raw(counts(standing)));
        lines.push(Line::from(spans));
    }
    lines
}

/// The towns of a region in a row.
fn towns(table: &Table, region: Region, look: Look) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    for town in region.towns().iter() {
        spans.push(Span::raw(" "));
        let letters = marks(table, town, look);
        spans
            .extend(letters.into_iter().map(|(mark, style)| Span::styled(mark.to_string(), style)));
    }
    spans
}

/// The whole board as a list, a line for each region. A region's name makes way for its towns.
pub(crate) fn board(scene: &Scene, look: Look, width: usize) -> Vec<Line<'static>> {
    let table = &scene.view.table;
    let line = |region: Region, name: &str| {
        let mut spans = Vec::new();
        if let Some(standing) = standings::region(table, region) {
            spans.push(Span::raw(format!(
                "{name} {}p {}/{} ",
                standing.points, standing.held, standing.threshold
            )));
            spans.push(token_mark(standing.token, look));
        }
        spans.extend(towns(table, region, look));
        Line::from(spans)
    };
    let fitting = |region: Region| {
        let whole = line(region, &format!("{:11}", short_region(region)));
        if whole.width() <= width { whole } else { line(region, &region.letter().to_string()) }
    };
    Region::all().map(fitting).collect()
}

/// The cards of a set, a line each.
pub(crate) fn cards(set: CardSet, look: Look, room: Room) -> Vec<Line<'static>> {
    let line = |card: Card| {
        Line::from(vec![
            Span::styled(
                format!("{:<6} {:>2}", colour_name(card.colour()), card.value()),
                look.town(card.colour()),
            ),
            Span::raw(format!("  {}", card_words(card, room))),
        ])
    };
    set.iter().map(line).collect()
}

/// What went through one's hands in the draft, in sentences.
pub(crate) fn draft_words(scene: &Scene) -> Vec<String> {
    let Some(own) = &scene.view.own else { return Vec::new() };
    let left = seat_name(own.left);
    let passed = own.packs.iter().filter(|pack| !pack.passed.is_empty());
    let mut words: Vec<String> = passed
        .map(|pack| {
            tr!(
                "terminal-boru-drafted",
                "kept" => set_names(pack.kept), "passed" => set_names(pack.passed),
                "name" => left.as_str(),
            )
        })
        .collect();
    if matches!(scene.view.table.asked, Asked::Pick { .. }) && !own.hand.is_empty() {
        words.push(tr!("terminal-boru-kept", "cards" => set_names(own.hand)));
    }
    words
}

/// The marriage track from the top: each space, who is on it, what it gives.
pub(crate) fn track(table: &Table) -> String {
    let space = |space: u8| {
        let on = (0..).map(Seat).zip(&table.players).filter(|(_, player)| player.space == space);
        let letters: String = on.map(|(seat, _)| letter(seat)).collect();
        let gift = reward(space);
        let gives = match (gift.coins, gift.renown, gift.town) {
            (0, 0, false) => String::new(),
            (0, 0, true) => track_gift("town", 1),
            (0, renown, _) => track_gift("renown", renown),
            (coins, _, _) => track_gift("coins", coins),
        };
        let who = if letters.is_empty() { letters } else { format!(":{letters}") };
        format!("{space}{gives}{who}")
    };
    let spaces: Vec<_> = (0..=TOP_SPACE).rev().map(space).collect();
    format!("{}: {}", tr!("boru-track"), spaces.join(", "))
}

fn track_gift(gift: &str, count: u8) -> String {
    format!(" {}", tr!("terminal-boru-track-gift", "gift" => gift, "count" => count))
}

/// Marriage cards and what was made of the Princess, if anybody has any.
pub(crate) fn marriages(table: &Table) -> Vec<String> {
    let of = |(seat, player): (Seat, &ardri_boru::Player)| {
        let cards: Vec<_> = player.marriages.iter().map(ardri_boru::Marriage::name).collect();
        let offer = |offer: ardri_boru::Offer| tr!("boru-offer", "offer" => offer.to_string());
        let offer = player.offer.map(|made| format!(" ({})", offer(made))).unwrap_or_default();
        (!cards.is_empty()).then(|| {
            let cards = format!("{}{offer}", list(&cards));
            tr!("terminal-boru-married", "name" => seat_name(seat), "cards" => cards)
        })
    };
    (0..).map(Seat).zip(&table.players).filter_map(of).collect()
}

/// A line without its style.
pub(crate) fn plain(line: &Line<'_>) -> String {
    let text: String = line.spans.iter().map(|span| span.content.as_ref()).collect();
    text.trim_end().to_string()
}
