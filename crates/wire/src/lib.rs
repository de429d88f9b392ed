//! Everything that is sent between server, terminal and page.
//!
//! Each type is declared once and both written and read: the server writes it without copying what
//! it holds (texts are [`Cow`](std::borrow::Cow), what a game makes itself is [`Json`]), the
//! terminal reads the same type, and the page has it in TypeScript (the feature `typescript`).
//!
//! - [`TableRequest`] is what is asked of a table; [`Request`] is one with a name, on a socket.
//! - [`SocketMessage`] is what a table's socket is told: [`Event`]s and the [`Snapshot`] after them.
//! - [`NewTable`], [`GameView`], [`TableView`] and the others are what HTTP takes and answers.
//! - [`ErrorBody`] is every refusal: a fixed word for programs, a sentence for people.
//!
//! ```
//! use ardri_core::Seat;
//! use ardri_wire::{Request, SocketMessage, TableRequest};
//!
//! // A request on its way to the server…
//! let request = TableRequest::Act { seat: Seat(0), action: "d2-e2".into(), key: None };
//! let sent = serde_json::to_string(&Request { id: Some("7".into()), request: request.clone() })?;
//! assert_eq!(sent, r#"{"id":"7","ask":"act","seat":0,"action":"d2-e2"}"#);
//! assert_eq!(Request::read(&sent)?.request, request);
//!
//! // …and its answer on the way back.
//! let answer = r#"{"type":"done","id":"7","number":18}"#;
//! let SocketMessage::Done { id, number } = serde_json::from_str(answer)? else { panic!() };
//! assert_eq!((id.as_deref(), number), (Some("7"), 18));
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! What a newer server tells is passed over by an older client: unknown messages and events are read
//! as `Other`.

mod account;
mod clock;
mod error;
mod event;
mod hints;
mod ids;
mod json;
mod lobby;
mod luck;
mod people;
mod request;
mod snapshot;
mod socket;
mod study;
mod tables;

pub use account::{CodesView, PasswordForm, ProofForm, RecoverForm, ReportForm, SessionView};
pub use clock::{ClockRule, ClockView, Instant, Late};
pub use error::ErrorBody;
pub use event::{Event, Heard, HeardBy, Moment, VisibleEvent};
pub use hints::{CostlyDecision, Hint, Review};
pub use ids::{LONGEST_TABLE_ID, ParseTableIdError, PersonId, TableId};
pub use json::Json;
pub use lobby::{Listed, LobbyMessage, TableInfo};
pub use luck::LuckView;
pub use people::{AccountForm, HandoverForm, Lists, MeView, NameForm, OnForm, PersonView};
pub use request::{Request, TableRequest};
pub use snapshot::{
    About, Common, Current, Look, Own, RematchView, SeatView, Snapshot, Stage, Standing,
    TakebackView,
};
pub use socket::{Answered, Receipt, SocketMessage};
pub use study::{
    ActionText, DescribeForm, Described, ExploreForm, Explored, LegalActions, ReplayForm, Replayed,
    StudyMoment, StudyView, ThreatsForm,
};
pub use tables::{
    BotSeat, BotView, GameView, NewTable, PersonaView, TablePage, TableRef, TableView,
};
