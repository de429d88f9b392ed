//! **Brian Boru: High King of Ireland**: the whole game for three to five players, on the contract
//! of [`ardri_core::Game`].
//!
//! ```
//! use ardri_boru::{BrianBoru, Options};
//! use ardri_core::{Actor, Game, Seat, Turn, Viewer};
//!
//! let mut game = BrianBoru::new(&Options::default(), 3)?;
//! let told = &mut Vec::new();
//! for chance in ["marriages Orlaith Brigid", "vikings 9 10 11 12 12 13 14", "marker 2"] {
//!     game.apply(Actor::Chance, &chance.parse()?, told)?;
//! }
//! assert_eq!(game.turn(), Turn::Seat(Seat(2)));
//! game.apply(Actor::Seat(Seat(2)), &"start M4".parse()?, told)?;
//! let refused = game.apply(Actor::Seat(Seat(0)), &"start M1".parse()?, told);
//! assert!(refused.unwrap_err().to_string().contains("Munster"));
//! assert_eq!(game.view(Viewer::Spectator).table.discs[2].len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Where a rule lives: set-up, draft and tricks in `game.rs`, the actions of cards in `act.rs`,
//! upkeep in `upkeep.rs` and `claim.rs`, the end in `score.rs`. Cards and map are in
//! `data/brian-boru.json`, which the build script checks and turns into tables.

mod act;
mod action;
mod bit_set;
mod board;
mod card;
mod claim;
mod draft;
mod event;
mod form;
mod game;
mod hidden;
mod legal;
mod marriage;
mod options;
mod phase;
mod player;
mod playout;
mod preview;
mod printed;
mod refusal;
mod score;
mod search;
mod standings;
mod steps;
mod teller;
mod town;
mod trick;
mod upkeep;
mod view;

pub use act::{Courted, Deeds, EXPAND_COST, EXTRA_COST};
pub use action::{Act, Action, Choice, Suitors};
pub use board::{Contender, Token};
pub use card::{Card, CardSet, Colour, Part, Step, Symbol};
pub use event::{Event, Seen, Whole};
pub use game::BrianBoru;
pub use hidden::Hidden;
pub use marriage::{Marriage, Marriages, Offer, Reward, TOP_SPACE, reward};
pub use options::{LastCard, Options};
pub use player::{COLOURS, MOST_SEATS, Player, name};
pub use playout::playout;
pub use preview::{Expansion, Outlook, Preview};
pub use printed::{CardFace, DATA, MarriageFace, Printed, RegionFace, TownFace, printed};
pub use refusal::{Due, Refusal};
pub use score::{Decider, Score};
pub use search::Stage;
pub use standings::{BattleStanding, Chapter, ChurchStanding, Contest, RegionStanding, Standings};
pub use steps::{Ask, Pick, ask};
pub use town::{Region, Town, TownSet};
pub use upkeep::PATRON_DISCS;
pub use view::{ActPreview, Asked, Own, SeenPack, Table, TrickView, View};
