//! What the coaches of the games say in English.

#![allow(clippy::unwrap_used, clippy::panic)] // a failed unwrap fails the test, which is its purpose

mod boru;
mod throne;

use ardri_core::replay::{do_entry, lay_out};
use ardri_core::{Game, Seat, Simulation, Teller, Viewer};
use ardri_texts::{Language, Texts};

/// A coach's advice in words.
#[derive(Debug)]
struct Said {
    why: String,
    look: Vec<String>,
}

/// What the first seat sees of a random game, as soon as that is so.
fn game_where<G: Game>(seats: u8, is_so: impl Fn(&G::View) -> bool) -> G::View {
    let mut games = Simulation::<G>::new(&G::Options::default(), seats, 1).unwrap();
    let record = games.play(true).unwrap();
    let mut game: G = lay_out(&record).unwrap();
    for entry in &record.actions {
        do_entry(&mut game, entry.by, &entry.action).unwrap();
        let view = game.view(Viewer::Seat(Seat(0)));
        if is_so(&view) {
            return view;
        }
    }
    panic!("that is never so");
}

fn coached<G: Teller>(
    view: &G::View,
    me: Option<Seat>,
    legal: &[G::Action],
    name: &dyn Fn(Seat) -> String,
) -> Said {
    let advice = G::coach(&G::Options::default(), view, me, legal).unwrap();
    let texts = Texts::new(Language::ENGLISH);
    let look = advice.look.iter().map(|message| texts.localize_with(message, name)).collect();
    Said { why: texts.localize_with(&advice.why, name), look }
}
