//! The board in words: who stands where, moves, and the rules of a table.

use ardri_core::{Arg, Message, Section};

use crate::board::Board;
use crate::board_facts::BoardFacts;
use crate::game::Action;
use crate::options::Options;
use crate::rules::Rule;
use crate::side::Piece;
use crate::square::Square;
use crate::view::View;

pub(super) fn action_text<B: Board>(view: &View<B>, action: &Action) -> Message {
    let Action::Move(mv) = action else { return Message::as_written(action) };
    let Some(piece) = view.position.piece(mv.from) else { return Message::as_written(action) };
    Message::new("words-tafl-deed")
        .with("piece", piece)
        .with("from", mv.from)
        .with("to", mv.to)
        .with("loses", view.losing_repetitions.contains(mv))
}

pub(super) fn describe<B: Board>(view: &View<B>) -> Vec<Section> {
    let rows = (0..B::SIZE as u8).rev();
    let rows = rows.map(|rank| (0..B::SIZE as u8).map(move |file| Square::at(file, rank)));
    let piece = |square: &Square| view.position.piece(*square);
    let standing = [Piece::Viking, Piece::Celt, Piece::King].map(|kind| {
        let squares = rows.clone().flatten().filter(|square| piece(square) == Some(kind));
        let squares: Vec<Square> = squares.collect();
        Message::new("words-tafl-pieces")
            .with("piece", kind)
            .with("count", squares.len())
            .with("squares", Arg::list(squares))
    });
    let by_row = (1..=B::SIZE).rev().zip(rows).map(|(number, row)| {
        let here = row.filter_map(|square| {
            let text = Message::new("words-tafl-piece").with("piece", piece(&square)?);
            Some(text.with("square", square))
        });
        let here: Vec<Message> = here.collect();
        match here.is_empty() {
            true => Message::new("words-tafl-row-empty").with("row", number),
            false => {
                Message::new("words-tafl-row").with("row", number).with("pieces", Arg::list(here))
            }
        }
    });
    let throne = B::squares(B::THRONE);
    let throne = throne.map(|square| Message::new("words-tafl-throne").with("square", square));
    let mut told = vec![
        Section::new(Message::new("words-tafl-who"), standing.into()),
        Section::new(Message::new("words-tafl-rows"), by_row.chain(throne).collect()),
    ];
    if let Some(last) = &view.last {
        let mv = Message::new("words-tafl-last").with("from", last.mv.from).with("to", last.mv.to);
        let taken = (!last.captured.is_empty()).then(|| {
            Message::new("words-tafl-taken")
                .with("count", last.captured.len())
                .with("squares", Arg::list(last.captured.iter().copied()))
        });
        let lines = [mv].into_iter().chain(taken).collect();
        told.push(Section::new(Message::new("words-tafl-lately"), lines));
    }
    told
}

pub(super) fn options_text<B: Board>(options: &Options<B>) -> Vec<Message> {
    let rules: Vec<&str> = options.rules().iter().map(Rule::name).collect();
    let presets = BoardFacts::of::<B>().presets;
    let rules = (!rules.is_empty()).then(|| {
        let preset = presets.iter().find(|(_, of)| *of == rules);
        let names = preset.map_or_else(
            || Arg::list(rules.iter().map(|rule| Message::named(format!("tafl-rule-{rule}")))),
            |(name, _)| Message::named(format!("lobby-rules-{name}")).into(),
        );
        Message::new("tafl-with-rules").with("rules", names)
    });
    let chosen = [
        (options.position.is_some(), "tafl-with-position"),
        (options.two_sets, "tafl-with-two-sets"),
        (options.lots, "tafl-with-lots"),
    ];
    let chosen = chosen.into_iter().filter(|(is_so, _)| *is_so);
    rules.into_iter().chain(chosen.map(|(_, text)| Message::new(text))).collect()
}
