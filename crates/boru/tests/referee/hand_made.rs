//! States laid out by hand: what random play never or hardly ever reaches, and the places where
//! a rule is easily misread.

use std::sync::LazyLock;

use super::table::{Alliance, Table, Token};
use super::*;

const DATA: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/brian-boru.json"));

static PRINTED: LazyLock<Printed> = LazyLock::new(|| Printed::read(DATA));

fn town(id: &str) -> usize {
    PRINTED.towns.iter().position(|town| town.id == id).expect("a town")
}

fn region(id: &str) -> usize {
    PRINTED.regions.iter().position(|region| region.id == id).expect("a region")
}

fn marriage(name: &str) -> usize {
    PRINTED.marriages.iter().position(|card| card.name.starts_with(name)).expect("a card")
}

/// A table in round 1 with Brigid on display, seat 0 with the marker and nothing else going on.
fn laid_out(seats: usize, last_card: bool) -> Referee {
    let mut referee = Referee::new(&PRINTED, seats, last_card);
    referee.round = 1;
    referee.table.marker = Some(0);
    referee.table.display = Some(marriage("Brigid"));
    referee.table.marriage_deck = vec![marriage("Estrid")];
    referee.table.viking_deck = vec![12, 9];
    referee.table.battle = 9;
    referee.todo.clear();
    referee
}

fn give(table: &mut Table, seat: usize, towns: &[&str]) {
    for id in towns {
        table.place_disc(seat, town(id));
    }
}

fn raid(table: &mut Table, towns: &[&str]) {
    for id in towns {
        assert!(table.towns[town(id)].disc.is_some());
        table.towns[town(id)].viking = true;
    }
}

/// A trick that is about to begin.
fn trick(seats: usize, last_card: bool, hands: &[&[u8]], change: impl Fn(&mut Table)) -> Referee {
    let mut referee = laid_out(seats, last_card);
    for (player, hand) in referee.table.players.iter_mut().zip(hands) {
        player.hand = hand.to_vec();
    }
    change(&mut referee.table);
    referee.do_next([Step::BeginTrick]);
    referee.advance();
    referee
}

/// An upkeep that has begun and waits for its first decision, or is over.
fn upkeep(seats: usize, change: impl Fn(&mut Table)) -> Referee {
    let mut referee = laid_out(seats, false);
    change(&mut referee.table);
    referee.begin_upkeep();
    referee.advance();
    referee
}

fn all(referee: &mut Referee, actions: &[(usize, &str)]) {
    for (seat, action) in actions {
        referee.apply(Some(*seat), action).expect("a legal action");
    }
}

fn is_dealing(referee: &Referee) -> bool {
    referee.now() == Some(Step::Deal) && referee.round == 2
}

// The trick.

#[test]
fn worked_example_of_the_rulebook() {
    // Deirdre 0, Kate 1, Georgios 2, Peer 3.
    let hands: [&[u8]; 4] = [&[11, 25], &[2, 14], &[13, 16], &[17, 19]];
    let mut referee = trick(4, false, &hands, |table| {
        give(table, 1, &["L5"]);
        give(table, 2, &["L6"]);
        table.players[0].coins = 4;
        table.players[2].space = 2;
        table.players[1].space = 3;
        table.players[3].coins = 2;
    });
    all(&mut referee, &[(0, "mark C1")]);
    assert_eq!(referee.legal(0), ["play 11"], "the leader follows the colour");
    all(&mut referee, &[(0, "play 11"), (1, "play 2")]);
    assert_eq!(referee.legal(2), ["play 13", "play 16"], "the others play what they like");
    all(&mut referee, &[(2, "play 13"), (3, "play 17")]);

    // Kate first: three coins, one town to expand to (the other one is Georgios's).
    let legal = referee.legal(1);
    assert_eq!(legal[..3], ["top", "top expand L8", "bottom"]);
    all(&mut referee, &[(1, "top expand L8")]);
    assert_eq!(referee.table.players[1].coins, 1);

    let legal = referee.legal(0);
    assert_eq!(legal, ["top", "bottom", "bottom buy 1", "bottom buy 2"]);
    assert_eq!(referee.table.marker, Some(0), "the leader keeps the marker for now");
    all(&mut referee, &[(0, "bottom buy 2")]);
    assert_eq!((referee.table.players[0].raiders, referee.table.players[0].coins), (4, 0));
    assert_eq!(referee.table.battle, 5);

    // Georgios has nothing to decide: his town and coin come with Deirdre's action.
    assert_eq!(referee.table.marker, Some(2));
    assert_eq!(referee.table.towns[town("C1")].disc, Some(2));
    assert_eq!(referee.table.players[2].coins, 4);
    assert_eq!(referee.snapshot().active, Some(town("C1")), "until all have acted");

    let mut slides = referee.clone();
    all(&mut slides, &[(3, "bottom")]);
    // Peer wins nothing: he slid from 3 past Georgios to 1; Kate takes Brigid in upkeep.
    assert_eq!(slides.snapshot().space, [0, 0, 2, 1]);
    all(&mut referee, &[(3, "bottom buy 1")]);
    assert_eq!(referee.snapshot().space, [0, 3, 2, 0], "Peer was above Kate and married");
    assert_eq!(referee.table.players[3].marriages, [marriage("Brigid")]);
}

#[test]
fn no_town_is_open() {
    let hands: [&[u8]; 3] = [&[1, 2, 9], &[20, 25, 8], &[13, 24, 7]];
    let mut referee = trick(3, false, &hands, |table| {
        for (index, town) in table.towns.iter_mut().enumerate() {
            town.disc = Some(index % 3);
        }
    });
    assert_eq!(referee.legal(0), ["play 1", "play 2", "play 9"], "no town is marked");
    all(&mut referee, &[(0, "play 9"), (1, "play 20")]);
    assert_eq!(referee.snapshot().active, None);
    all(&mut referee, &[(2, "play 24")]);
    all(&mut referee, &[(0, "top")]);
    // Card 20 has one secondary action and nothing to expand to: two coins at once.
    assert_eq!(referee.table.players[1].coins, 5);
    all(&mut referee, &[(2, "bottom")]);
    assert_eq!(referee.table.marker, Some(0), "without a winner the leader leads again");
    assert_eq!(referee.snapshot().to_act, [0]);
    assert_eq!(referee.legal(0), ["play 1", "play 2"]);
}

#[test]
fn leader_who_can_match_no_town() {
    // All red towns but C1 are taken; then C1 too.
    let hands: [&[u8]; 3] = [&[2, 8], &[3, 9], &[4, 10]];
    let red_taken = |open: &'static [&'static str]| {
        move |table: &mut Table| {
            for (index, printed) in PRINTED.towns.iter().enumerate() {
                if printed.colour == printed::Colour::Red && !open.contains(&printed.id.as_str()) {
                    table.towns[index].disc = Some(1);
                }
            }
            table.players[2].coins = 9;
        }
    };
    let referee = trick(3, false, &hands, red_taken(&["C1"]));
    assert_eq!(referee.legal(0), ["mark C1"], "asked although it is the only one");

    let mut referee = trick(3, false, &hands, red_taken(&[]));
    let open = referee.table.open_towns().len();
    assert_eq!(referee.legal(0).len(), open, "any open town");
    all(&mut referee, &[(0, "mark C5")]);
    assert_eq!(referee.legal(0), ["play 2", "play 8"], "any card");
    all(&mut referee, &[(0, "play 8"), (1, "play 3"), (2, "play 10")]);
    // Blue 3 is the only blue card and wins against the higher red and yellow ones.
    assert_eq!(referee.legal(1), ["primary", "primary buy 1"]);
    all(&mut referee, &[(1, "primary")]);
    assert_eq!(referee.table.towns[town("C5")].disc, Some(1));
    assert_eq!(referee.table.marker, Some(1));
}

#[test]
fn nobody_wins_and_the_active_town_stays_out_of_reach() {
    let hands: [&[u8]; 3] = [&[2, 8, 5], &[11, 15, 18], &[4, 10, 7]];
    let mut referee = trick(3, false, &hands, |table| {
        for (index, printed) in PRINTED.towns.iter().enumerate() {
            if printed.colour == printed::Colour::Red {
                table.towns[index].disc = Some(0);
            }
        }
        give(table, 2, &["C3", "C8"]);
        table.players[2].coins = 9;
    });
    all(&mut referee, &[(0, "mark C5"), (0, "play 8"), (1, "play 11"), (2, "play 10")]);
    all(&mut referee, &[(0, "top")]);
    // Seat 2 acts second. C3 is joined to C5, which is the active town; C8 is joined to C9.
    let legal = referee.legal(2);
    assert_eq!(legal[..2], ["top", "top expand C9"]);
    assert_eq!(legal[2], "bottom");
    all(&mut referee, &[(2, "top expand C9"), (1, "top")]);
    assert!(referee.table.towns[town("C5")].is_open());
    assert_eq!(referee.table.marker, Some(0));
    assert_eq!(referee.snapshot().to_act, [0], "the leader leads again");
    assert!(referee.remarks.contains(&"nobody wins the trick"));
}

#[test]
fn purchases_come_before_the_last_coin_and_have_limits() {
    let acts = |seat_coins: u32, space: u32, battle: u32, card: u8| {
        let mut referee = laid_out(3, false);
        referee.table.players[0].coins = seat_coins;
        referee.table.players[0].space = space;
        referee.table.battle = battle;
        referee.table.players[0].played = Some(card);
        referee.table.active = Some(town("C1"));
        referee.winner = Some(0);
        referee.do_next([Step::Act(0)]);
        referee.legal(0)
    };
    assert_eq!(acts(3, 0, 9, 1), ["primary", "primary buy 1"], "the coin comes too late");
    assert_eq!(acts(5, 6, 9, 1), ["primary", "primary buy 1"], "one space above 6 + 2");
    assert_eq!(acts(5, 7, 9, 1), ["primary"]);
    assert_eq!(acts(9, 0, 3, 5), ["primary", "primary buy 1"], "one raider left of three");
    assert_eq!(acts(9, 0, 1, 5), ["primary"]);
    assert_eq!(acts(4, 0, 0, 6), ["primary", "primary buy 1", "primary buy 2"]);
    assert_eq!(acts(9, 0, 9, 22), ["primary"]);
}

#[test]
fn paying_takes_coins_then_two_points_then_the_last_one() {
    let mut referee = laid_out(3, false);
    referee.table.players[0].coins = 1;
    referee.table.players[0].points = 3;
    referee.table.players[0].played = Some(25);
    referee.table.active = Some(town("M1"));
    referee.winner = Some(0);
    let mut poorer = referee.clone();
    referee.do_next([Step::Act(0)]);
    referee.advance();
    assert_eq!((referee.table.players[0].coins, referee.table.players[0].points), (0, 1));
    poorer.table.players[0].coins = 0;
    poorer.do_next([Step::Act(0)]);
    poorer.advance();
    assert_eq!(poorer.table.players[0].points, 0, "three points, twice two to pay");
}

#[test]
fn freeing_is_mandatory_and_serves_whose_disc_it_is() {
    let mut referee = laid_out(3, false);
    give(&mut referee.table, 1, &["M1", "D1"]);
    give(&mut referee.table, 0, &["C7"]);
    referee.table.players[0].coins = 9;
    referee.table.players[0].played = Some(13);
    referee.table.active = Some(town("C1"));
    let acting = |referee: &mut Referee| referee.do_next([Step::Act(0)]);
    let mut none = referee.clone();
    acting(&mut none);
    assert_eq!(none.legal(0), ["top", "bottom"], "no Viking token: only the coin is paid");
    raid(&mut referee.table, &["M1", "D1"]);
    acting(&mut referee);
    assert_eq!(referee.legal(0), ["top", "bottom free D1", "bottom free M1"]);
    all(&mut referee, &[(0, "bottom free M1")]);
    assert!(referee.table.controls(1, town("M1")));
    assert_eq!(referee.table.players[0].coins, 8);
}

#[test]
fn nobody_expands_from_a_town_of_the_vikings() {
    let mut referee = laid_out(3, false);
    give(&mut referee.table, 0, &["M7", "U1"]);
    raid(&mut referee.table, &["M7"]);
    referee.table.players[0].coins = 3;
    referee.table.players[0].played = Some(20);
    referee.do_next([Step::Act(0)]);
    assert_eq!(referee.legal(0), ["top", "top expand U2"], "3 + 2 coins are enough");
}

#[test]
fn last_card_is_played_without_asking() {
    let hands: [&[u8]; 5] = [&[14], &[20], &[21], &[2], &[22]];
    let mut referee = trick(5, true, &hands, |_| {});
    assert_eq!(referee.snapshot().to_act, [0]);
    assert!(referee.legal(0).contains(&"mark N5".to_string()));
    assert!(!referee.legal(0).contains(&"mark N1".to_string()));
    all(&mut referee, &[(0, "mark N5")]);
    let snapshot = referee.snapshot();
    assert_eq!(snapshot.table, [Some(14), Some(20), Some(21), Some(2), Some(22)]);
    assert_eq!(snapshot.to_act, [3]);
    all(&mut referee, &[(3, "top"), (0, "bottom")]);
    assert_eq!(referee.table.towns[town("N5")].disc, Some(4));
    assert!(is_dealing(&referee));
}

// The beginning.

#[test]
fn packs_go_to_the_left() {
    let mut referee = Referee::new(&PRINTED, 5, false);
    assert!(referee.apply(None, "marriages Brigid Aoife Brigid").is_err());
    assert!(referee.apply(None, "marriages Brigid Aoife").is_err());
    referee.apply(None, "marriages Brigid Aoife Niall").expect("three names");
    assert!(referee.apply(None, "vikings 9 10 11 12 13 13 14").is_err());
    referee.apply(None, "vikings 9 10 12 11 12 13 14").expect("the deck");
    assert!(referee.apply(None, "marker 5").is_err());
    referee.apply(None, "marker 3").expect("a seat");
    all(&mut referee, &[(3, "start N1"), (4, "start U1"), (0, "start B1"), (1, "start S1")]);
    assert_eq!(referee.legal(2).len(), 53 - 7 - 5 - 4 - 6);
    assert_eq!(referee.snapshot().round, 0);
    all(&mut referee, &[(2, "start M10")]);
    let snapshot = referee.snapshot();
    assert_eq!((snapshot.round, snapshot.battle, snapshot.chance), (1, 9, true));
    assert_eq!(snapshot.marriage, Some(marriage("Brigid")));
    let order: Vec<String> = (1..=25).map(|card: u8| card.to_string()).collect();
    referee.apply(None, &format!("deal {}", order.join(" "))).expect("all cards");
    assert_eq!(referee.legal(0)[..5], ["pick 1 2", "pick 1 3", "pick 1 4", "pick 1 5", "pick 2 3"]);
    for seat in [2, 0, 1, 4] {
        let first = referee.legal(seat).swap_remove(0);
        all(&mut referee, &[(seat, &first)]);
    }
    let snapshot = referee.snapshot();
    assert_eq!(snapshot.to_act, [3]);
    assert_eq!((snapshot.hands[0].clone(), snapshot.packs[0].clone()), (vec![1, 2], vec![3, 4, 5]));
    all(&mut referee, &[(3, "pick 16 20")]);
    let snapshot = referee.snapshot();
    assert_eq!(snapshot.packs[4], [17, 18, 19]);
    assert_eq!(snapshot.packs[0], [23, 24, 25]);
    for seat in 0..5 {
        let first = referee.legal(seat).swap_remove(0);
        all(&mut referee, &[(seat, &first)]);
    }
    let snapshot = referee.snapshot();
    assert_eq!(snapshot.hands[0], [1, 2, 19, 23, 24], "19 came from seat 4, who had it from 3");
    assert_eq!(snapshot.to_act, [3], "the holder of the marker leads");
}

#[test]
#[should_panic = "five players only"]
fn last_card_is_for_five() {
    let _ = Referee::new(&PRINTED, 4, true);
}

// Marriage.

#[test]
fn marriage_card_with_a_town() {
    let change = |open: &'static [&'static str]| {
        move |table: &mut Table| {
            table.display = Some(marriage("Conall"));
            table.players[1].space = 5;
            table.players[2].space = 3;
            for (index, printed) in PRINTED.towns.iter().enumerate() {
                if printed.id.starts_with('S') && !open.contains(&printed.id.as_str()) {
                    table.towns[index].disc = Some(0);
                }
            }
            table.battle = 0;
        }
    };
    let mut asked = upkeep(3, change(&["S2", "S5"]));
    assert_eq!(asked.legal(1), ["settle S2", "settle S5"]);
    let snapshot = asked.snapshot();
    assert_eq!(snapshot.marriage, None);
    assert_eq!(snapshot.marriages[1], [marriage("Conall")]);
    assert_eq!(snapshot.points[1], 12);
    assert_eq!(snapshot.coins, [3, 3, 3], "the spaces come after the card");
    all(&mut asked, &[(1, "settle S5")]);
    assert_eq!(asked.snapshot().space, [0, 0, 3]);
    assert_eq!(asked.snapshot().coins, [3, 3, 4], "the married player is on space 0 already");

    let only = upkeep(3, change(&["S2"]));
    assert_eq!(only.table.towns[town("S2")].disc, Some(1));
    let full = upkeep(3, change(&[]));
    assert!(full.remarks.contains(&"marriage card: region full"));
    assert!(is_dealing(&full));
}

#[test]
fn nobody_courts() {
    let referee = upkeep(3, |table| table.battle = 0);
    assert!(is_dealing(&referee));
    assert!(referee.table.players.iter().all(|player| player.marriages.is_empty()));
}

#[test]
fn space_eight_gives_a_town_anywhere() {
    let change = |full: bool| {
        move |table: &mut Table| {
            table.players[1].space = 9;
            table.players[2].space = 8;
            table.players[0].space = 7;
            table.battle = 0;
            for town in &mut table.towns {
                if full {
                    town.disc = Some(0);
                }
            }
        }
    };
    let mut referee = upkeep(3, change(false));
    assert_eq!(referee.snapshot().to_act, [2]);
    assert_eq!(referee.legal(2).len(), 53);
    assert_eq!(referee.table.players[0].renown, 2);
    assert_eq!(referee.table.players[1].points, 14, "Brigid");
    all(&mut referee, &[(2, "settle M10")]);
    assert_eq!(referee.snapshot().space, [7, 0, 8]);
    let full = upkeep(3, change(true));
    assert!(full.remarks.contains(&"space 8: board full"));
}

#[test]
fn princess() {
    let change = |table: &mut Table| {
        table.display = Some(marriage("Estrid"));
        table.marriage_deck.clear();
        table.players[1].space = 1;
        table.battle = 0;
    };
    let referee = upkeep(3, change);
    assert_eq!(referee.legal(1), ["princess military", "princess trade", "princess spurn"]);
    for (action, alliance, cards, points) in [
        ("princess military", Some((1, 'm')), 1, 10),
        ("princess trade", Some((1, 't')), 1, 10),
        ("princess spurn", None, 0, 14),
    ] {
        let mut referee = referee.clone();
        all(&mut referee, &[(1, action)]);
        let snapshot = referee.snapshot();
        assert!(snapshot.over, "the round of the Princess is the last");
        assert_eq!(snapshot.alliance, alliance);
        assert_eq!(snapshot.marriages[1].len(), cards);
        assert_eq!(snapshot.points[1], points);
    }
}

// Battle.

#[test]
fn the_one_with_most_chooses_for_all_losers() {
    let mut referee = upkeep(4, |table| {
        table.marker = Some(2);
        give(table, 0, &["N1", "N2"]);
        give(table, 1, &["U1", "U2"]);
        give(table, 2, &["B1"]);
        give(table, 3, &["S1", "S2"]);
        for (seat, raiders) in [0, 3, 0, 0].into_iter().enumerate() {
            table.players[seat].raiders = raiders;
        }
    });
    // Clockwise from seat 2: it has one town only, which is taken without asking.
    assert!(referee.table.towns[town("B1")].viking);
    assert_eq!(referee.snapshot().to_act, [1]);
    assert_eq!(referee.legal(1), ["raid S1", "raid S2"]);
    assert_eq!(referee.table.battle, 9, "emptied afterwards");
    all(&mut referee, &[(1, "raid S2")]);
    assert_eq!(referee.legal(1), ["raid N1", "raid N2"]);
    all(&mut referee, &[(1, "raid N1")]);
    let player = &referee.table.players[1];
    assert_eq!((player.renown, player.points, player.raiders), (2, 12, 0));
    assert!(is_dealing(&referee));
}

#[test]
fn tied_for_most_each_loser_chooses() {
    let mut referee = upkeep(4, |table| {
        give(table, 0, &["N1", "N2"]);
        give(table, 1, &["U1", "U2"]);
        give(table, 3, &["S1", "S2"]);
        raid(table, &["S1"]);
        for (seat, raiders) in [2, 1, 2, 1].into_iter().enumerate() {
            table.players[seat].raiders = raiders;
        }
    });
    assert_eq!(referee.legal(1), ["raid U1", "raid U2"]);
    all(&mut referee, &[(1, "raid U1")]);
    assert!(referee.table.towns[town("S2")].viking, "the only one left to seat 3");
    // Tied: no renown; both with two raiders gain a point and return one.
    assert_eq!(referee.snapshot().points, [11, 10, 11, 10]);
    assert_eq!(referee.snapshot().raiders, [1, 1, 1, 1]);
    assert_eq!(referee.snapshot().renown, [1, 1, 1, 1]);
}

#[test]
fn all_equal_all_lose() {
    let referee = upkeep(3, |table| {
        give(table, 0, &["N1"]);
        give(table, 1, &["U1"]);
        raid(table, &["U1"]);
        give(table, 2, &["S1"]);
    });
    let vikings = referee.snapshot().vikings;
    assert_eq!(vikings.iter().filter(|&&viking| viking).count(), 3);
    assert!(referee.remarks.contains(&"raid: nothing to lose"), "seat 1 controls no town");
    assert_eq!(referee.snapshot().points, [10, 10, 10], "no raiders, no spoils");
    assert_eq!(referee.table.battle, 12, "the next round's raiders");
}

#[test]
fn second_spoils_count_after_the_first() {
    let referee = upkeep(4, |table| {
        table.battle = 0;
        for (seat, raiders) in [5, 2, 2, 1].into_iter().enumerate() {
            table.players[seat].raiders = raiders;
        }
        table.players[0].renown = 3;
    });
    assert_eq!(referee.snapshot().points, [14, 11, 11, 10]);
    assert_eq!(referee.snapshot().raiders, [0, 1, 1, 1]);
}

// Church.

#[test]
fn most_discs_without_a_town_still_take_the_marker() {
    let referee = upkeep(3, |table| {
        table.battle = 0;
        give(table, 1, &["N1"]);
        table.towns[town("N1")].monastery = true;
        table.players[1].church = 3;
        table.players[2].church = 2;
    });
    assert_eq!(referee.table.marker, Some(1));
    assert_eq!(referee.snapshot().church, [0, 0, 1]);
    assert_eq!(referee.snapshot().points, [10, 10, 11]);
}

#[test]
fn four_discs_build_from_the_new_holder_of_the_marker() {
    let mut referee = upkeep(4, |table| {
        table.battle = 0;
        give(table, 0, &["N1", "N2"]);
        give(table, 1, &["U1", "U2"]);
        give(table, 2, &["B1", "B2"]);
        for (seat, discs) in [4, 5, 7, 4].into_iter().enumerate() {
            table.players[seat].church = discs;
        }
    });
    assert_eq!(referee.legal(2), ["build B1", "build B2"]);
    assert_eq!(referee.table.marker, Some(0));
    all(&mut referee, &[(2, "build B2")]);
    // Seat 1 gained a point for most and has four left. From seat 2 clockwise: 3 has no town and
    // keeps its discs, then 0, then 1.
    assert_eq!(referee.table.marker, Some(2));
    assert_eq!(referee.snapshot().church, [4, 4, 0, 4]);
    assert_eq!(referee.snapshot().points, [10, 11, 10, 10]);
    assert_eq!(referee.snapshot().to_act, [0]);
    all(&mut referee, &[(0, "build N1")]);
    assert_eq!(referee.snapshot().to_act, [1]);
    all(&mut referee, &[(1, "build U2")]);
    assert_eq!(referee.snapshot().church, [0, 0, 0, 4]);
}

#[test]
fn tied_church() {
    let referee = upkeep(3, |table| {
        table.battle = 0;
        give(table, 0, &["N1"]);
        table.players[0].church = 5;
        table.players[1].church = 5;
    });
    // Both gain a point and take one back; then both have four, but only seat 0 can build.
    assert_eq!(referee.snapshot().church, [0, 4, 0]);
    assert_eq!(referee.snapshot().points, [11, 11, 10]);
    assert!(referee.table.towns[town("N1")].monastery);
    assert_eq!(referee.table.marker, Some(0));
}

// Regions.

fn claimed(change: impl Fn(&mut Table)) -> Referee {
    let mut referee = laid_out(3, false);
    change(&mut referee.table);
    referee.claim_regions();
    referee
}

#[test]
fn tokens_are_flipped_claimed_and_returned() {
    let referee = claimed(|table| {
        // Bréifne: one town with a monastery reaches the threshold of two.
        give(table, 0, &["B1"]);
        table.towns[town("B1")].monastery = true;
        // Ulaid: two towns do not reach three.
        give(table, 1, &["U1", "U2"]);
        // Dubhlinn: tied, flipped but on the board.
        give(table, 1, &["D1"]);
        give(table, 2, &["D2"]);
        // Southern Uí Néill: the Vikings have most, seat 1 held the token.
        give(table, 1, &["S1", "S2", "S3"]);
        raid(table, &["S1", "S2"]);
        table.tokens[region("S")] = Token::With(1);
        // Connaught: seats 0 and 1 tied, seat 2 holds the token and keeps it.
        give(table, 0, &["C1", "C2"]);
        give(table, 1, &["C3", "C4"]);
        give(table, 2, &["C5"]);
        table.tokens[region("C")] = Token::With(2);
        // Munster: seat 0 tied with the Vikings, seat 0 holds the token and keeps it.
        give(table, 0, &["M1", "M2"]);
        give(table, 1, &["M3"]);
        raid(table, &["M3"]);
        table.towns[town("M3")].monastery = true;
        table.tokens[region("M")] = Token::With(0);
        // Leinster: the same, but the token is on the board.
        give(table, 0, &["L1", "L2"]);
        give(table, 1, &["L3", "L4"]);
        raid(table, &["L3", "L4"]);
    });
    // In the order N U B S D C L M.
    assert_eq!(referee.snapshot().tokens, [-2, -2, 0, -1, -1, 2, -1, 0]);
}

#[test]
fn military_support_claims_with_the_vikings_towns() {
    let layout = |table: &mut Table| {
        give(table, 0, &["S1", "S2"]);
        give(table, 1, &["S3", "S4"]);
        give(table, 2, &["S5", "S6"]);
        raid(table, &["S3"]);
    };
    let without = claimed(layout);
    assert_eq!(without.snapshot().tokens[region("S")], -1);
    let with = claimed(|table| {
        layout(table);
        table.alliance = Some((2, Alliance::Military));
    });
    assert_eq!(with.snapshot().tokens[region("S")], 2);
    let trade = claimed(|table| {
        layout(table);
        table.alliance = Some((2, Alliance::Trade));
    });
    assert_eq!(trade.snapshot().tokens[region("S")], -1);
}

#[test]
fn final_points() {
    let layout = |table: &mut Table| {
        // Seat 0 alone is tied with the Vikings in Bréifne: 3 / 2 = 1.
        give(table, 0, &["B1"]);
        give(table, 1, &["B2"]);
        raid(table, &["B2"]);
        table.tokens[region("B")] = Token::OnBoard;
        // Dubhlinn: the Vikings alone.
        give(table, 1, &["D1", "D2"]);
        give(table, 0, &["D3"]);
        raid(table, &["D1", "D2"]);
        table.tokens[region("D")] = Token::OnBoard;
        // Leinster: seats 1 and 2 tied with a monastery's help: 3 each.
        give(table, 1, &["L1", "L2"]);
        give(table, 2, &["L3"]);
        table.towns[town("L3")].monastery = true;
        table.tokens[region("L")] = Token::OnBoard;
        // Connaught is with seat 2.
        give(table, 2, &["C1"]);
        table.tokens[region("C")] = Token::With(2);
        // Seat 0 is in B, D, N: 1 point. Seat 2 in L, C.
        give(table, 0, &["N1"]);
        for (seat, coins) in [4, 4, 0].into_iter().enumerate() {
            table.players[seat].coins = coins;
        }
    };
    let scored = |alliance: Option<(usize, Alliance)>| {
        let mut referee = laid_out(3, false);
        layout(&mut referee.table);
        referee.table.alliance = alliance;
        referee.final_scoring();
        referee.scores.expect("scored")
    };
    assert_eq!(
        scored(None),
        [[10, 0, 1, 1, 0, 1, 1], [10, 0, 0, 1, 0, 3, 0], [10, 0, 0, 1, 7, 3, 0]]
    );
    // Trade: seat 2 is now in B and D too.
    let trade = scored(Some((2, Alliance::Trade)));
    assert_eq!(trade[2], [10, 0, 0, 1, 7, 3, 1]);
    assert_eq!(trade[0][5], 1);
}

#[test]
fn military_support_shares_tokens_but_not_regions() {
    let mut referee = laid_out(3, false);
    give(&mut referee.table, 0, &["S1", "S2"]);
    give(&mut referee.table, 1, &["S3", "S4", "U1"]);
    give(&mut referee.table, 2, &["S5"]);
    raid(&mut referee.table, &["S3", "U1"]);
    referee.table.tokens[region("S")] = Token::OnBoard;
    referee.table.alliance = Some((2, Alliance::Military));
    referee.final_scoring();
    let scores = referee.scores.clone().expect("scored");
    assert_eq!([scores[0][5], scores[1][5], scores[2][5]], [2, 0, 2]);
    assert_eq!(referee.regions_present(2), 1);
    assert_eq!(referee.regions_present(1), 1, "U1 is lost to the Vikings");
}

#[test]
fn ties_are_broken_by_tokens_then_marriages() {
    let ended = |change: &dyn Fn(&mut Table)| {
        let mut referee = laid_out(4, false);
        referee.table.marker = Some(3);
        for player in &mut referee.table.players {
            player.coins = 1;
        }
        change(&mut referee.table);
        referee.final_scoring();
        referee.places.expect("placed")
    };
    // Seat 3 has the point of the marker, seats 0 to 2 are tied.
    assert_eq!(ended(&|_| {}), [2, 2, 2, 1]);
    assert_eq!(ended(&|table| table.players[3].points = 9), [1, 1, 1, 1]);
    let marriage_breaks = |table: &mut Table| {
        table.players[3].points = 9;
        table.players[1].marriages = vec![6];
    };
    assert_eq!(ended(&marriage_breaks), [2, 1, 2, 2]);
    let token_breaks = |table: &mut Table| {
        table.players[3].points = 9;
        table.players[1].marriages = vec![6];
        table.players[2].points = 8;
        table.tokens[region("D")] = Token::With(2);
    };
    assert_eq!(ended(&token_breaks), [3, 2, 1, 3]);
}
