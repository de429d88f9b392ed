//! The makers of positions make what they promise.

use super::positions::*;
use super::rules::*;

type Maker = fn(&mut Dice, usize) -> String;

const MAKERS: [(&str, Maker); 3] =
    [("random_position", random_position), ("near_ring", near_ring), ("near_king", near_king)];

/// So many positions of one maker, all from one seed.
fn made(maker: Maker, size: usize, count: u64) -> Vec<SlowPosition> {
    let mut dice = Dice(size as u64);
    (0..count)
        .map(|_| {
            let text = maker(&mut dice, size);
            let position = SlowPosition::parse(&text).expect("a position");
            assert_eq!(position.show(), text);
            position
        })
        .collect()
}

#[test]
fn every_position_parses_and_respects_the_limits() {
    for (name, maker) in MAKERS {
        for size in [7, 9] {
            for position in made(maker, size, 3000) {
                let text = position.show();
                assert_eq!(position.size, size, "{name} {text}");
                assert!(
                    position.squares_of(Piece::Celt).len() <= most_guards(size),
                    "{name} {text}"
                );
                assert!(
                    position.squares_of(Piece::Viking).len() <= most_vikings(size),
                    "{name} {text}"
                );
                for piece in [Piece::Celt, Piece::Viking] {
                    for square in position.squares_of(piece) {
                        assert!(anybody_may_stand_on(&position, square), "{name} {text}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_positions() {
    for (_, maker) in MAKERS {
        assert_eq!(made(maker, 9, 50), made(maker, 9, 50));
    }
}

#[test]
fn any_position_has_any_number_of_pieces_and_either_side_to_move() {
    for size in [7, 9] {
        let positions = made(random_position, size, 3000);
        let has = |test: &dyn Fn(&SlowPosition) -> bool| positions.iter().any(test);
        assert!(has(&|p| p.squares_of(Piece::Viking).is_empty()));
        assert!(has(&|p| p.squares_of(Piece::Viking).len() == most_vikings(size)));
        assert!(has(&|p| p.squares_of(Piece::Celt).is_empty()));
        assert!(has(&|p| p.squares_of(Piece::Celt).len() == most_guards(size)));
        assert!(has(&|p| p.to_move == Side::Celts));
        assert!(has(&|p| p.to_move == Side::Vikings));
        assert!(has(&|p| p.king() == Some(p.throne())));
    }
}

/// Whether some move of a Viking ends the game so.
fn a_viking_can_end_it(rules: &SlowRules, position: &SlowPosition, ending: Ending) -> bool {
    position.to_move == Side::Vikings
        && legal_moves(rules, position)
            .into_iter()
            .any(|mv| play(rules, position, mv).ending == Some(ending))
}

fn share(positions: &[SlowPosition], test: impl Fn(&SlowPosition) -> bool) -> usize {
    100 * positions.iter().filter(|&position| test(position)).count() / positions.len()
}

#[test]
fn many_rings_can_be_completed() {
    for rules in [SlowRules::brandubh(), SlowRules::federation(), SlowRules::tablut()] {
        let rings = made(near_ring, rules.size, 1000);
        let completed = share(&rings, |ring| {
            !is_encircled(ring) && a_viking_can_end_it(&rules, ring, Ending::Encircled)
        });
        let standing = share(&rings, is_encircled);
        println!("size {}: {completed} % to be completed, {standing} % standing", rules.size);
        assert!(completed > 20);
    }
}

#[test]
fn many_kings_can_be_captured() {
    let strong = SlowRules { strong_king: true, ..SlowRules::brandubh() };
    let advanced = SlowRules { advanced: true, ..SlowRules::tablut() };
    for rules in
        [SlowRules::brandubh(), strong, SlowRules::federation(), SlowRules::tablut(), advanced]
    {
        let kings = made(near_king, rules.size, 1000);
        let captured =
            share(&kings, |king| a_viking_can_end_it(&rules, king, Ending::KingCaptured));
        println!("{captured} % can be captured in {rules:?}");
        assert!(captured > 20);
    }
}
