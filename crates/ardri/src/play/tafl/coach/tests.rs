use super::*;
use ardri_core::{Game, Viewer};
use ardri_tafl::{Brandubh, LastMove, Options, Tablut};

use crate::play::coach::cases::Cases;
use crate::play::luck::Luck;
use crate::play::tafl::samples::{DANCE, begin, from_position, people, play};
use crate::play::{MySide, Opponent};
use crate::speech::speak;

const VIKINGS: Option<Seat> = Some(Seat(0));
const CELTS: Option<Seat> = Some(Seat(1));

fn start() -> View<Brandubh> {
    people().game().view(Viewer::Spectator)
}

fn at(position: &str) -> View<Brandubh> {
    from_position(position).game().view(Viewer::Spectator)
}

fn ask(view: &View<Brandubh>, seat: Option<Seat>, legal: &[&str]) -> Coached {
    let legal: Vec<Move> = legal.iter().map(|mv| mv.parse().unwrap()).collect();
    coach(view, seat, &legal)
}

#[test]
fn each_side_is_told_what_it_is_after() {
    let said = ask(&start(), VIKINGS, &["d2-c2"]);
    assert!(said.why.starts_with("You hunt the King"), "{said:?}");
    assert!(said.look.len() == 1 && said.look[0].contains("stands on d4"), "{said:?}");
    let said = ask(&start(), CELTS, &["d3-c3"]);
    assert!(said.why.starts_with("You bring the King out"), "{said:?}");
    assert!(said.look.len() == 1 && said.look[0].contains("has no move"), "{said:?}");
}

#[test]
fn a_way_out_is_seen_among_the_legal_moves() {
    let open = at("3t3/7/7/7/7/7/2K2t1 d");
    let said = ask(&open, CELTS, &["c1-a1", "c1-b1"]);
    assert_eq!(said.look, ["The King can get out right now: a1."]);
    let said = ask(&open, CELTS, &["c1-b1"]);
    assert!(said.look[0].starts_with("The King on c1 has one move"), "{said:?}");
    // Where every edge is a way out, more moves are.
    let mut edges = open;
    edges.rules.push("edge-escape".into());
    let said = ask(&edges, CELTS, &["c1-a1", "c1-b1"]);
    assert_eq!(said.look, ["The King can get out right now: a1 and b1."]);
}

#[test]
fn captures_and_repetitions_are_pointed_at() {
    let mut view = start();
    let mv = "d2-c2".parse().unwrap();
    view.last = Some(LastMove { mv, captured: vec!["c3".parse().unwrap()] });
    view.losing_repetitions = vec!["d3-c3".parse().unwrap()];
    let Coached { look, .. } = ask(&view, CELTS, &["d3-c3"]);
    assert!(look.len() == 2 && look[0].contains("on c3") && look[1].contains("d3-c3"), "{look:?}");
}

#[test]
fn there_is_a_reason_for_waiting_for_lots_and_for_the_end() {
    let mut view = start();
    for (seat, legal) in [(CELTS, &[][..]), (None, &[][..])] {
        assert!(ask(&view, seat, legal).why.starts_with("The other side moves"));
    }
    view.vikings = None;
    assert!(ask(&view, VIKINGS, &[]).why.starts_with("Lots decide"));
    view.over = true;
    let said = ask(&view, VIKINGS, &[]);
    // The terminal has other keys than the page.
    assert!(said.why.starts_with("The game is over") && said.look.is_empty(), "{said:?}");
}

#[test]
fn the_page_says_the_same() {
    fn games<B: Board>(cases: &mut Cases, seeds: std::ops::Range<u64>) {
        for seed in seeds {
            let mut luck = Luck::new(Some(seed)).unwrap();
            let mut session = begin::<B>(&Options::default(), Opponent::Person, MySide::Vikings);
            for _ in 0..60 {
                let Some(seat) = session.seat_to_move() else { break };
                let game = session.game();
                let view = game.view(Viewer::Seat(seat));
                let legal: Vec<_> = game.position().moves(game.options().rules()).collect();
                let said = coach(&view, Some(seat), &legal);
                cases.note(B::NAME, &view, Some(seat), &legal, &said);
                let none: [Move; 0] = [];
                let other = Some(Seat(1 - seat.0));
                cases.note(B::NAME, &view, other, &none, &coach(&view, other, &none));
                let mv = luck.one_of(legal).unwrap();
                session.play(&mv.to_string().parse().unwrap()).unwrap();
            }
        }
    }
    speak("en".parse().unwrap());
    let mut cases = Cases::of_each(2);
    games::<Brandubh>(&mut cases, 0..40);
    games::<Tablut>(&mut cases, 0..10);
    let mut session = people();
    play(&mut session, &DANCE);
    let (game, seat) = (session.game(), session.seat_to_move());
    let view = game.view(Viewer::Spectator);
    let legal: Vec<_> = game.position().moves(game.options().rules()).collect();
    cases.note(Brandubh::NAME, &view, seat, &legal, &coach(&view, seat, &legal));
    cases.hold("tafl.json");
}
