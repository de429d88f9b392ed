//! Everything that a game says, heard in random games.

use rand_core::SeedableRng;

use super::{Chooser, Plan};
use crate::draw::below;
use crate::fairness::{Fate, Seed};
use crate::message::{Arg, Message};
use crate::seat::{Actor, Seat, Turn, Viewer};
use crate::teller::Teller;

/// Plays random games, each to its end or for [`Plan::longest`] actions, and hands on everything
/// that anybody at the table is told on the way.
///
/// # Panics
/// The game cannot be laid out, or breaks the contract that [`check`](super::check) holds it to.
pub fn listen<G: Teller>(
    options: &G::Options,
    seats: u8,
    plan: Plan,
    hear: &mut impl FnMut(Message),
) {
    let start = G::new(options, seats).expect("the options and seats can be played");
    for number in 0..plan.games {
        let seed = plan.seed.wrapping_add(number.into());
        let mut chooser = Chooser::seed_from_u64(seed);
        let secret = Seed(std::array::from_fn(|i| (seed >> (i % 8 * 8)) as u8));
        let mut fate = Fate::new(&secret, &vec![String::new(); seats.into()]);
        let mut game = start.clone();
        for number in 0..plan.longest {
            if number.is_multiple_of(DESCRIBED) {
                to_table(&game, hear);
            }
            to_state(&game, &mut chooser, hear);
            to_resigning(&game, &mut chooser, hear);
            let Some((actor, action)) = next(&game, &mut fate, &mut chooser) else { break };
            let mut events = Vec::new();
            game.apply(actor, &action, &mut events).expect("what is listed is accepted");
            to_events(&game, &events, hear);
        }
    }
}

/// A whole table takes many words; every so many actions are often enough.
pub(super) const DESCRIBED: usize = 8;

/// The table in words for everybody, and what departs from the usual game.
pub(super) fn to_table<G: Teller>(game: &G, hear: &mut impl FnMut(Message)) {
    G::options_text(game.options()).into_iter().for_each(&mut *hear);
    for viewer in Viewer::all(game.seats()) {
        for section in G::describe(game.options(), &game.view(viewer), viewer.seat()) {
            hear(section.title);
            section.lines.into_iter().for_each(&mut *hear);
        }
    }
}

/// What happens next, unless the game is over.
fn next<G: Teller>(game: &G, fate: &mut Fate, chooser: &mut Chooser) -> Option<(Actor, G::Action)> {
    if let Some(draw) = game.draw() {
        return Some((Actor::Chance, game.fated(&fate.draw(&draw))?));
    }
    let seats: Vec<_> = game.turn().seats().iter().collect();
    let seat = one_of(&seats, chooser)?;
    Some((Actor::Seat(*seat), one_of(&legal(game, *seat), chooser)?.clone()))
}

fn legal<G: Teller>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

fn one_of<'a, T>(all: &'a [T], chooser: &mut Chooser) -> Option<&'a T> {
    (!all.is_empty()).then(|| &all[below(chooser, all.len() as u32) as usize])
}

/// What everybody is asked and advised, what one of their actions would do, and how it ended.
pub(super) fn to_state<G: Teller>(game: &G, chooser: &mut Chooser, hear: &mut impl FnMut(Message)) {
    for viewer in Viewer::all(game.seats()) {
        let (view, me) = (game.view(viewer), viewer.seat());
        hear(G::asked(game.options(), &view, me));
        let legal = me.map(|seat| legal(game, seat)).unwrap_or_default();
        if let Some(advice) = G::coach(game.options(), &view, me, &legal) {
            hear(advice.why);
            advice.look.into_iter().for_each(&mut *hear);
        }
        if let (Some(seat), Some(action)) = (me, one_of(&legal, chooser)) {
            game.preview(seat, action).into_iter().for_each(&mut *hear);
            hear(G::action_text(game.options(), &view, action));
        }
    }
    if let Some(outcome) = game.outcome() {
        hear(G::ended(game.options(), &outcome));
    }
}

/// What everybody hears of events.
pub(super) fn to_events<G: Teller>(game: &G, events: &[G::Event], hear: &mut impl FnMut(Message)) {
    for viewer in Viewer::all(game.seats()) {
        let seen = events.iter().filter_map(|event| G::seen(event, viewer));
        seen.filter_map(|seen| G::tell(game.options(), &seen)).for_each(&mut *hear);
    }
}

/// What would be heard if somebody gave up now, or ran out of time.
fn to_resigning<G: Teller>(game: &G, chooser: &mut Chooser, hear: &mut impl FnMut(Message)) {
    let seat = Seat(below(chooser, game.seats().into()) as u8);
    for late in [false, true] {
        let (mut game, mut events) = (game.clone(), Vec::new());
        let lost = match late {
            false => game.resign(seat, &mut events),
            true => game.run_out(seat, &mut events),
        };
        if lost.is_ok() {
            to_events(&game, &events, hear);
            if game.turn() == Turn::Over {
                to_state(&game, chooser, hear);
            }
        }
    }
}

/// The messages in what is put into one.
pub(super) fn to_arg(arg: &Arg, hear: &mut impl FnMut(&Message)) {
    match arg {
        Arg::Message(message) => hear(message),
        Arg::List(all) => all.iter().for_each(|one| to_arg(one, hear)),
        Arg::Number(_) | Arg::Text(_) | Arg::Seat { .. } | Arg::SeatNumber { .. } => {}
    }
}
