//! The one test that every game must pass: [`check`] plays random games and holds each state
//! against the contract of [`Game`](crate::Game), and what is said of it against that of [`Teller`].
//! It panics with a sentence where one is broken. [`listen`] only hears what is said.

pub mod golden;
mod listen;

use std::fmt::Debug;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::draw::below;
use crate::event_sink::NoEvents;
use crate::fairness::{Fairness, Fate, Seed};
use crate::game::{ActionError, Game};
use crate::message::Message;
use crate::record::{Entry, Player, Record};
use crate::replay::{replay, verify};
use crate::sealed::{Salt, Sealed, SeatWord, WordSecret};
use crate::seat::{Actor, Seat, Turn, Viewer};
use crate::teller::Teller;
pub use listen::listen;

/// The generator that the harness uses for its choices.
pub type Chooser = Xoshiro256PlusPlus;

/// Gives a state that differs from `game` only in what `viewer` may not know.
pub type Twin<G> = fn(game: &G, viewer: Viewer, chooser: &mut Chooser) -> G;

/// The [`Twin`] for games without secrets: there is no other state than this.
pub fn no_secrets<G: Game>(game: &G, _viewer: Viewer, _chooser: &mut Chooser) -> G {
    game.clone()
}

/// How long to look.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many games to play.
    pub games: u32,
    /// What fixes them.
    pub seed: u64,
    /// More actions than any game takes; one that takes more is a failure.
    pub longest: usize,
}

/// Plays random games and checks the whole contract on the way.
///
/// # Panics
/// With a sentence, where the game breaks the contract.
pub fn check<G: Teller>(options: &G::Options, seats: u8, plan: Plan, twin: Twin<G>) {
    round_trip("options", options);
    let start = G::new(options, seats).expect("the options and seats can be played");
    assert_eq!(start.options(), options, "a game keeps its options");
    assert_eq!(start.seats(), seats, "a game keeps its seats");
    wrong_seats_are_refused::<G>(options);

    let mut pool = Vec::new();
    for game in 0..plan.games {
        let seed = plan.seed.wrapping_add(u64::from(game));
        play_one(&start, seed, plan.longest, twin, &mut pool);
    }
}

fn wrong_seats_are_refused<G: Game>(options: &G::Options) {
    for seats in [0, G::MIN_SEATS - 1, G::MAX_SEATS + 1, u8::MAX] {
        assert!(G::new(options, seats).is_err(), "{} was laid out for {seats} seats", G::NAME);
    }
}

fn play_one<G: Teller>(
    start: &G,
    seed: u64,
    longest: usize,
    twin: Twin<G>,
    pool: &mut Vec<G::Action>,
) {
    let mut chooser = Chooser::seed_from_u64(seed);
    let secret = Seed(std::array::from_fn(|i| (seed >> (i % 8 * 8)) as u8 ^ i as u8));
    let words: Vec<_> = Seat::all(start.seats()).map(|seat| format!("word of {seat}")).collect();
    let fairness = promise(&secret, words, seed.is_multiple_of(2));
    let mut fate = fairness.fate().expect("the seed is known");
    let mut record = Record::new(
        G::NAME,
        serde_json::to_value(start.options()).expect("options have a JSON form"),
        vec![Player { name: "random".into(), ..Player::default() }; usize::from(start.seats())],
    );
    record.set_fairness(Some(fairness));

    let mut game = start.clone();
    while game.turn() != Turn::Over {
        assert!(record.actions.len() < longest, "a game took more than {longest} actions");
        assert!(game.outcome().is_none(), "an outcome before the end: {game:?}");
        check_state(&game, &mut chooser);
        listen::to_state(&game, &mut chooser, &mut |message| well_formed(&message));
        if record.actions.len().is_multiple_of(4 * listen::DESCRIBED) {
            listen::to_table(&game, &mut |message| well_formed(&message));
        }
        let (actor, action) = choose(&game, &mut fate, &mut chooser, pool);
        round_trip_text(&action);
        twins_see_the_same(&game, actor, &action, twin, &mut chooser);

        let mut events = Vec::new();
        game.apply(actor, &action, &mut events)
            .unwrap_or_else(|error| panic!("{action} is listed but refused: {error}; {game:?}"));
        listen::to_events(&game, &events, &mut |message| well_formed(&message));
        for event in &events {
            for viewer in Viewer::all(game.seats()) {
                let seen = G::seen(event, viewer);
                assert!(
                    G::HIDES || seen == G::seen(event, Viewer::Spectator),
                    "an event hides something: {event:?}"
                );
            }
        }
        record.actions.push(Entry { by: actor, action: action.to_string() });
    }
    check_end(&game);
    listen::to_state(&game, &mut chooser, &mut |message| well_formed(&message));

    record.result = game.outcome();
    let read = Record::parse(&record.to_json()).expect("a written record can be read");
    assert_eq!(read, record, "reading a record gives another one");
    let replayed = replay::<G>(&read, |_| ()).expect("a played game can be replayed");
    assert_eq!(replayed, game, "the replay ends in another state");
    verify::<G>(&read).expect("the draws of a played game can be verified");
}

/// Luck that half of the games commit to with all words, and half as older records do.
fn promise(secret: &Seed, words: Vec<String>, sealed: bool) -> Fairness {
    if !sealed {
        return Fairness::plain(secret, words);
    }
    let committed = |(seat, word): (Seat, String)| {
        let own = WordSecret { salt: Salt([seat.0; 32]), word };
        let commitment = own.commitment("harness", seat);
        match seat.0 % 3 {
            0 => SeatWord::told(commitment, own),
            1 => SeatWord::Withheld { commitment },
            _ => SeatWord::None {},
        }
    };
    let words = (0..).map(Seat).zip(words).map(committed).collect();
    let sealed = Sealed { table: "harness".into(), seed_commitment: secret.commitment(), words };
    Fairness::sealed(secret, sealed)
}

/// Picks what happens next, after checking everything that could.
fn choose<G: Game>(
    game: &G,
    fate: &mut Fate,
    chooser: &mut Chooser,
    pool: &mut Vec<G::Action>,
) -> (Actor, G::Action) {
    if game.turn() == Turn::Chance {
        let draw = game.draw().expect("chance has something to decide on its turn");
        let action = game.fated(&fate.draw(&draw)).expect("what was drawn is an action");
        assert!(game.fated(&[]).is_none(), "an action came from no draw at all");
        remember(pool, &action, chooser);
        return (Actor::Chance, action);
    }
    assert_eq!(game.draw(), None, "chance decides something out of turn: {game:?}");
    let seats: Vec<_> = game.turn().seats().iter().collect();
    assert!(!seats.is_empty(), "somebody has to act: {game:?}");
    for seat in Seat::all(game.seats()) {
        check_legal(game, seat, pool, chooser);
    }
    let seat = seats[below(chooser, seats.len() as u32) as usize];
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    let action = actions.swap_remove(below(chooser, actions.len() as u32) as usize);
    remember(pool, &action, chooser);
    (Actor::Seat(seat), action)
}

/// Keeps some actions of earlier moments, to be tried where they may not be legal.
fn remember<A: Clone + PartialEq>(pool: &mut Vec<A>, action: &A, chooser: &mut Chooser) {
    if pool.contains(action) {
        return;
    }
    if pool.len() < 400 {
        pool.push(action.clone());
    } else {
        let place = below(chooser, 400) as usize;
        pool[place] = action.clone();
    }
}

/// Legal ⇔ accepted, and what is refused changes nothing.
fn check_legal<G: Game>(game: &G, seat: Seat, pool: &[G::Action], chooser: &mut Chooser) {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let mut again = legal.clone();
    game.legal_actions(seat, &mut again);
    assert_eq!(legal, again, "the list of actions is not the same twice");

    let may_act = game.turn().includes(Actor::Seat(seat));
    assert_eq!(may_act, !legal.is_empty(), "{seat} has actions exactly on its turn: {game:?}");
    for (index, action) in legal.iter().enumerate() {
        assert!(!legal[..index].contains(action), "{action} is listed twice");
        let mut after = game.clone();
        after
            .apply(Actor::Seat(seat), action, &mut NoEvents)
            .unwrap_or_else(|error| panic!("{action} is listed but refused: {error}; {game:?}"));
        let mut by_chance = game.clone();
        assert!(by_chance.apply(Actor::Chance, action, &mut NoEvents).is_err());
        assert_eq!(by_chance, *game, "a refused action changed the state");
    }
    for _ in 0..pool.len().min(16) {
        let action = &pool[below(chooser, pool.len() as u32) as usize];
        if legal.contains(action) {
            continue;
        }
        let mut after = game.clone();
        let refused = after.apply(Actor::Seat(seat), action, &mut NoEvents);
        let Err(error) = refused else { panic!("{action} is accepted but not listed: {game:?}") };
        assert!(!error.to_string().is_empty(), "a refusal needs a reason");
        assert_eq!(matches!(error, ActionError::NotYourTurn(_)), !may_act, "{error}");
        assert_eq!(after, *game, "a refused action changed the state");
    }
}

fn check_state<G: Game>(game: &G, chooser: &mut Chooser) {
    round_trip("state", game);
    let viewers: Vec<_> = Viewer::all(game.seats()).collect();
    round_trip("view", &game.view(viewers[below(chooser, viewers.len() as u32) as usize]));
    if !G::HIDES {
        let all = game.view(Viewer::Spectator);
        assert!(viewers.iter().all(|viewer| game.view(*viewer) == all), "a view hides something");
    }
}

/// Who sees the same before an action sees the same of it and after it, whatever is hidden.
fn twins_see_the_same<G: Teller>(
    game: &G,
    actor: Actor,
    action: &G::Action,
    twin: Twin<G>,
    chooser: &mut Chooser,
) {
    for viewer in Viewer::all(game.seats()) {
        let other = twin(game, viewer, chooser);
        assert_eq!(other.view(viewer), game.view(viewer), "{viewer:?} sees what is hidden");
        assert_eq!(other.turn(), game.turn(), "whose turn it is shows what is hidden");
        if let Viewer::Seat(seat) = viewer {
            let (mut mine, mut twins) = (Vec::new(), Vec::new());
            game.legal_actions(seat, &mut mine);
            other.legal_actions(seat, &mut twins);
            assert_eq!(mine, twins, "the choices of {seat} show what is hidden");
            // Only a preview is made of the whole state; all else is told from views.
            if !mine.is_empty() {
                let action = &mine[below(chooser, mine.len() as u32) as usize];
                let (says, twin_says) = (game.preview(seat, action), other.preview(seat, action));
                assert_eq!(says, twin_says, "the preview of {action} shows what is hidden");
            }
            if actor == Actor::Seat(seat) {
                let (mut told, mut twin_told) = (Vec::new(), Vec::new());
                let (mut after, mut twin_after) = (game.clone(), other);
                let result = after.apply(actor, action, &mut told);
                assert_eq!(result, twin_after.apply(actor, action, &mut twin_told));
                // An action that reveals something may be seen to do so; one that does not, not.
                if twin(&after, viewer, chooser) == after {
                    continue;
                }
                let seen = |events: &[G::Event]| -> Vec<_> {
                    events.iter().filter_map(|event| G::seen(event, viewer)).collect()
                };
                if after.view(viewer) == twin_after.view(viewer) {
                    assert_eq!(seen(&told), seen(&twin_told), "an event shows what is hidden");
                }
            }
        }
    }
}

fn check_end<G: Game>(game: &G) {
    round_trip("state", game);
    let outcome = game.outcome().expect("a game that is over has an outcome");
    let seats = usize::from(game.seats());
    assert_eq!(outcome.places.len(), seats, "every seat has a place");
    assert!(outcome.scores.as_ref().is_none_or(|scores| scores.len() == seats));
    assert!(!outcome.reason.is_empty() && !outcome.ending.is_empty(), "an end has a reason");
    for seat in Seat::all(game.seats()) {
        let won = outcome.winners.contains(&seat);
        let first = outcome.places[seat.index()] == 1;
        assert!(first == won || outcome.winners.is_empty(), "winners have the first place");
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        assert!(actions.is_empty(), "{seat} may still act after the end");
        let mut after = game.clone();
        assert_eq!(after.resign(seat, &mut NoEvents), Err(ActionError::Over));
        assert_eq!(after.run_out(seat, &mut NoEvents), Err(ActionError::Over));
        assert_eq!(after, *game);
    }
    for viewer in Viewer::all(game.seats()) {
        round_trip("view", &game.view(viewer));
    }
}

/// A message that can be sent: each thing is put in once, and the other side reads the same.
fn well_formed(message: &Message) {
    round_trip("message", message);
    let is_name = |name: &str| {
        let letter = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
        name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.chars().all(letter)
    };
    assert!(is_name(&message.name), "no text has such a name: {message:?}");
    for (number, (name, arg)) in message.args.iter().enumerate() {
        assert!(is_name(name), "no argument has such a name: {message:?}");
        let earlier = message.args.iter().take(number).any(|(other, _)| other == name);
        assert!(!earlier, "{name} is put in twice: {message:?}");
        listen::to_arg(arg, &mut well_formed);
    }
}

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(what: &str, value: &T) {
    let text = serde_json::to_string(value).expect("it has a JSON form");
    let read: T = serde_json::from_str(&text)
        .unwrap_or_else(|error| panic!("the {what} {text} cannot be read: {error}"));
    assert_eq!(read, *value, "reading the {what} {text} gives another one");
}

fn round_trip_text<A: std::str::FromStr + ToString + PartialEq + Debug>(action: &A) {
    let text = action.to_string();
    let read: Option<A> = text.parse().ok();
    assert_eq!(read.as_ref(), Some(action), "reading the action {text} gives another one");
}
