//! Whole games, written down once; see [`ardri_core::harness::golden`]. Of a state a digest is written, and
//! what all can see in numbers. `ARDRI_BLESS=1 cargo test -p ardri-boru --test book as_it_was` writes them anew.

use std::collections::BTreeSet;
use std::path::Path;

use ardri_boru::{BrianBoru, name};
use ardri_core::harness::golden::{Golden, Script};
use ardri_core::replay::verify;
use ardri_core::{Game, Message, Viewer};
use ardri_texts::{Language, Texts};

fn games() -> Vec<Golden> {
    Golden::all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"))
}

/// FNV-1a of the state's JSON form.
fn digest(game: &BrianBoru) -> String {
    let text = serde_json::to_string(game).unwrap();
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

/// What all can see in numbers, so that a difference is found without the digest's help.
fn summary(game: &BrianBoru) -> String {
    let view = game.view(Viewer::Spectator).table;
    let players = view.players.iter().zip(&view.discs).map(|(player, discs)| {
        format!(
            "{}c{}p{}r{}a{}d{}s{}t",
            player.coins,
            player.points,
            player.renown,
            player.raiders,
            player.church,
            player.space,
            discs.len()
        )
    });
    players.collect::<Vec<_>>().join(" ")
}

#[test]
fn every_golden_game_is_played_as_it_was() {
    let texts = Texts::new(Language::ENGLISH);
    let show = |game: &BrianBoru| format!("{} | {}", digest(game), summary(game));
    let say = |message: &Message| texts.localize_with(message, &|seat| name(seat).to_string());
    for game in games() {
        game.check(&Script { show, say });
        game.check_changed::<BrianBoru>();
    }
}

#[test]
fn the_golden_games_cover_all_tables_and_all_ways_to_win() {
    let (mut tables, mut endings) = (BTreeSet::new(), BTreeSet::new());
    for Golden { record, .. } in games() {
        tables.insert(format!("{} {}", record.seats.len(), record.options["last_card"]));
        endings.insert(record.result.unwrap().ending);
    }
    assert_eq!(
        tables.into_iter().collect::<Vec<_>>(),
        ["3 \"discard\"", "4 \"discard\"", "5 \"discard\"", "5 \"play\""]
    );
    assert_eq!(
        endings.into_iter().collect::<Vec<_>>(),
        ["marriages", "points", "shared", "tokens"]
    );
}

#[test]
fn the_draws_of_the_golden_games_can_be_verified() {
    for game in games() {
        // Two decks, the marker and a deal in each round.
        let rounds = if game.record.seats.len() == 3 { 3 } else { 4 };
        assert_eq!(verify::<BrianBoru>(&game.record), Ok(3 + rounds), "{}", game.name());
    }
}
