//! A whole trick among four players who each want something else.

use ardri_core::Seat;

use super::*;

const DEIRDRE: usize = 0;
const KATE: usize = 1;
const GEORGIOS: usize = 2;
const PEER: usize = 3;

/// Deirdre has the marker. Kate's town in Leinster has roads to two towns, and one is Georgios's.
/// On the marriage track Georgios stands right below Kate, and Peer three spaces below her.
fn position(hands: &[&[u8]]) -> Play {
    table(4)
        .towns("B4 0, L4 1, L7 2, M4 3")
        .coins(&[4, 2, 0, 2])
        .spaces(&[0, 5, 4, 2])
        .battle_area(9)
        .marker(DEIRDRE as u8)
        .hands(hands)
        .sits()
}

const HANDS: [&[u8]; 4] = [&[11, 1, 3], &[2, 4, 6], &[13, 5, 7], &[17, 8, 9]];

#[test]
fn a_trick_among_four() {
    let mut play = position(&HANDS);
    // A red town of Connaught asks for red or white.
    play.go("0: mark C6");
    assert_eq!(play.legal(0), ["play 11"]);
    play.go("0: play 11; 1: play 2; 2: play 13; 3: play 17");
    let won = play.event("trick-won");
    assert_eq!((&won["seat"], &won["card"]), (&GEORGIOS.into(), &13.into()));
    let order = [KATE, DEIRDRE, GEORGIOS, PEER].map(|seat| Seat(seat as u8));
    assert_eq!(play.view().trick.unwrap().order, order);

    // Kate takes three coins and has five for the one town that her road leads to.
    assert_eq!(play.turn(), KATE.to_string());
    assert_eq!(play.legal_after(1, "top expand"), "L3");
    assert!(play.refused("1: top expand L7").contains("disc of Black"));
    play.go("1: top expand L3");
    assert_eq!((play.on("L3"), play.coins()[KATE]), ("1".into(), 0));

    // Deirdre takes two raiders and buys two more for four coins.
    assert_eq!(play.turn(), DEIRDRE.to_string());
    play.go("0: bottom buy 2");
    assert_eq!(play.raiders()[DEIRDRE], 4);
    assert_eq!((play.coins()[DEIRDRE], play.battle_area()), (0, 5));

    // Georgios has no choice: the town, the marker, a coin.
    assert_eq!((play.on("C6"), play.leader()), ("2".into(), GEORGIOS as u8));
    assert_eq!(play.coins()[GEORGIOS], 1);

    // Peer would share Kate's space and go down two; two coins lead one space past her.
    assert_eq!(play.turn(), PEER.to_string());
    let mut down = play.clone();
    down.go("3: bottom");
    assert_eq!((down.spaces(), down.coins()[PEER]), (vec![0, 5, 4, 3], 2));
    play.go("3: bottom buy 1");
    assert_eq!((play.spaces(), play.coins()[PEER]), (vec![0, 5, 4, 6], 0));

    // Georgios leads the next trick.
    assert_eq!((play.step(), play.turn()), ("mark".into(), GEORGIOS.to_string()));
}

#[test]
fn as_the_last_trick_it_is_followed_by_upkeep() {
    let hands: Vec<_> = HANDS.iter().map(|hand| &hand[..2]).collect();
    let mut play = position(&hands);
    play.go("0: mark C6; 0: play 11; 1: play 2; 2: play 13; 3: play 17");
    play.go("1: top expand L3; 0: bottom buy 2; 3: bottom buy 1");
    let kinds = play.kinds();
    let place = |kind: &str| kinds.iter().position(|other| other == kind).unwrap();
    assert!(place("last-cards") < place("married") && place("married") < place("incursion"));
    // Peer marries; Deirdre, with most raiders, chooses what the others lose, from Georgios on.
    assert_eq!(play.event("married")["seat"], PEER);
    assert_eq!((play.step(), play.turn()), ("raid".into(), DEIRDRE.to_string()));
    assert_eq!(play.legal(0), ["raid C6", "raid L7"]);
}
