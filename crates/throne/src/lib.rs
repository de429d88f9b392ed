//! **The High Throne of Ireland**: the whole game for two to six players, decks as data, exact odds.
//!
//! ```
//! use ardri_core::fairness::{Fate, Seed};
//! use ardri_core::{Actor, Game, Seat, Teller, Viewer};
//! use ardri_throne::{HighThrone, Options};
//!
//! let mut game = HighThrone::new(&Options::default(), 2)?;
//! let mut fate = Fate::new(&Seed([7; 32]), &["Tara".into(), "Cashel".into()]);
//! let draw = game.draw().ok_or("chance shuffles the Objectives")?;
//! let shuffled = game.fated(&fate.draw(&draw)).ok_or("it is an action")?;
//! game.apply(Actor::Chance, &shuffled, &mut Vec::new())?;
//!
//! // Everyone keeps one of two Objectives, and nobody else learns which.
//! let mut legal = Vec::new();
//! game.legal_actions(Seat(0), &mut legal);
//! let view = game.view(Viewer::Seat(Seat(0)));
//! assert_eq!((legal.len(), view.own.as_ref().map(|own| own.drawn.len())), (2, Some(2)));
//! assert!(game.view(Viewer::Spectator).own.is_none());
//! let asked = HighThrone::asked(game.options(), &view, Some(Seat(0)));
//! assert_eq!(asked.name, "throne-prompt-keep");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Where a rule lives: dice and lines in `dice.rs` and `line.rs`, what can be done after a roll in
//! `choices.rs`, turns in `game.rs`, the end in `score.rs`; decks in `deck.rs` and `objective.rs`, the
//! odds in `odds.rs`, the choice of a card in `chart.rs`.

mod action;
mod chart;
mod choices;
mod coach;
mod deck;
mod deck_error;
mod deck_odds;
mod dice;
mod event;
mod form;
mod game;
mod line;
mod objective;
mod odds;
mod options;
mod pictures;
mod player;
mod playout;
mod refusal;
mod rolls;
mod score;
mod set;
mod steps;
mod teller;
mod view;
mod words;

pub use action::{Action, Id, LineNumber};
pub use chart::{Advice, Aim, Chart, FirstRolls, Plan};
pub use deck::{
    AncientCard, CardForm, Deck, DeckForm, Die, MOST_CARDS, Objective, ObjectiveForm, Region,
    RegionForm, slug,
};
pub use deck_error::{DeckError, DeckErrorKind, Piece, Wanted};
pub use deck_odds::{CardOdds, DeckOdds, Hand, HandOdds, ParseHandError};
pub use dice::{Dice, Face, MOST_DICE, SEVEN};
pub use event::{Event, Seen};
pub use game::{Current, HighThrone};
pub use line::Line;
pub use objective::{Needs, NeedsForm};
pub use odds::{Move, Odds};
pub use options::Options;
pub use pictures::PICTURES;
pub use player::{BADGES, MOST_SEATS, name};
pub use playout::Playout;
pub use refusal::{Called, Due, Refusal};
pub use score::{Decider, Score};
pub use set::{Cards, Lines, Regions};
pub use steps::{Pick, ask, only_card};
pub use view::{Asked, LineView, ObjectiveView, Own, PlayerView, TargetView, TurnView, View};
pub use words::{kind_called, objective_called, percent, so_many_dice};
