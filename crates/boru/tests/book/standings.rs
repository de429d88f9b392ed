//! Who stands where in every contest.

use ardri_boru::{
    BattleStanding, ChurchStanding, Contender, RegionStanding, Score, Standings, Token,
};
use ardri_core::Seat;

use super::*;

fn standings(position: table::Position) -> Standings {
    position.before_upkeep().view().standings
}

fn seats(seats: &[u8]) -> Vec<Seat> {
    seats.iter().map(|seat| Seat(*seat)).collect()
}

fn region(standings: &Standings, letter: char) -> RegionStanding {
    standings.regions.iter().find(|region| region.region.letter() == letter).unwrap().clone()
}

#[test]
fn who_would_take_the_marriage_card() {
    assert_eq!(standings(table(3).spaces(&[1, 4, 0])).marriage, Some(Seat(1)));
    assert_eq!(standings(table(3)).marriage, None);
}

#[test]
fn who_would_lose_a_town_and_who_would_choose() {
    let position = table(4).towns("C2 0, D1 1, M4 2").raiders(&[4, 0, 2, 0]).renown(&[3, 1, 1, 1]);
    let battle = standings(position.clone().battle_area(5).marker(3)).battle;
    assert_eq!(
        battle,
        BattleStanding {
            left: 5,
            losers: seats(&[1]),
            spared: seats(&[3]),
            chooser: Some(Seat(0)),
            spoils: Some(Seat(0)),
            spoils_points: 4,
            lesser: seats(&[2]),
        }
    );
    // An empty battle area spares all, but the spoils stay.
    let battle = standings(position).battle;
    assert_eq!(
        (battle.left, battle.losers, battle.spared, battle.chooser),
        (0, vec![], vec![], None)
    );
    assert_eq!((battle.spoils, battle.spoils_points), (Some(Seat(0)), 4));
}

#[test]
fn tied_for_most_raiders_nobody_would_choose_or_gain_the_spoils() {
    let position = table(4).towns("C2 0, D1 1, M4 2, N1 3").raiders(&[2, 0, 2, 0]).battle_area(1);
    let battle = standings(position.marker(2)).battle;
    assert_eq!((battle.chooser, battle.spoils, battle.spoils_points), (None, None, 0));
    assert_eq!((battle.losers, battle.lesser), (seats(&[3, 1]), seats(&[2, 0])));
}

#[test]
fn whoever_holds_no_raider_gains_nothing() {
    let battle = standings(table(3).battle_area(3)).battle;
    assert_eq!((battle.chooser, battle.spoils, battle.lesser), (None, None, vec![]));
    assert_eq!((battle.losers, battle.spared), (vec![], seats(&[0, 1, 2])));
    let battle = standings(table(3).raiders(&[0, 2, 0])).battle;
    assert_eq!((battle.spoils, battle.lesser), (Some(Seat(1)), vec![]));
}

#[test]
fn who_would_build_for_most_discs_and_who_for_four() {
    let towns = "C2 0, D1 1, M4 2, N1 3";
    let church = standings(table(4).towns(towns).church(&[5, 7, 4, 3])).church;
    assert_eq!(
        church,
        ChurchStanding { favour: Some(Seat(1)), lesser: seats(&[0]), patrons: seats(&[2, 0]) }
    );
    // Without a site nobody builds with four.
    let church = standings(table(4).towns("C2 0").church(&[5, 7, 4, 3])).church;
    assert_eq!(church.patrons, seats(&[0]));
    // The one for the point can leave too few.
    let church = standings(table(4).towns(towns).church(&[4, 7, 0, 0])).church;
    assert_eq!((church.lesser, church.patrons), (seats(&[0]), vec![]));
    let church = standings(table(4).towns(towns).church(&[3, 3, 0, 0]).marker(1)).church;
    assert_eq!((church.favour, church.lesser), (None, seats(&[1, 0])));
    let church = standings(table(4).towns(towns)).church;
    assert_eq!((church.favour, church.lesser, church.patrons), (None, vec![], vec![]));
}

#[test]
fn where_every_token_would_go() {
    let position = table(3)
        .towns("U1 0, U2 0 monastery, U3 1 vikings, D1 0, D2 1, B1 2 vikings, S1 1, S2 2")
        .tokens("B 2, S 1");
    let now = standings(position);
    assert_eq!(
        region(&now, 'U'),
        RegionStanding {
            region: "U".parse().unwrap(),
            token: Token::FaceDown,
            threshold: 3,
            points: 4,
            counts: vec![3, 0, 0],
            vikings: 1,
            held: 4,
            leaders: vec![Contender::Seat(Seat(0))],
            turns_up: true,
            then: Token::Held(Seat(0)),
        }
    );
    let tied = region(&now, 'D');
    assert_eq!((tied.turns_up, tied.then), (true, Token::OnBoard));
    assert_eq!(tied.leaders, [Contender::Seat(Seat(0)), Contender::Seat(Seat(1))]);
    let vikings = region(&now, 'B');
    assert_eq!((vikings.turns_up, vikings.then), (false, Token::OnBoard));
    assert_eq!((vikings.vikings, vikings.leaders), (1, vec![Contender::Vikings]));
    let stays = region(&now, 'S');
    assert_eq!(
        (stays.turns_up, stays.token, stays.then),
        (false, Token::Held(Seat(1)), Token::Held(Seat(1)))
    );
    let empty = region(&now, 'M');
    assert_eq!((empty.turns_up, empty.then, empty.leaders), (false, Token::FaceDown, vec![]));
}

#[test]
fn military_support_shows_in_the_counts() {
    let position = table(3).last_round().offer(1, "military").towns("U1 0, U2 1, U3 2 vikings");
    let ulaid = region(&standings(position), 'U');
    assert_eq!((ulaid.counts, ulaid.vikings), (vec![1, 2, 0], 0));
    assert_eq!(ulaid.then, Token::Held(Seat(1)));
}

#[test]
fn what_each_would_score_now() {
    let position = table(3)
        .coins(&[4, 3, 3])
        .marker(1)
        .points(&[12, 10, 8])
        .renown(&[1, 2, 3])
        .tokens("U 2, S on-board")
        .towns("U1 2, S1 0, S2 1, D1 0, M1 0");
    let now = standings(position);
    // The coin of the last action is still to come.
    assert_eq!(now.richest, None);
    assert_eq!(now.presence, [3, 1, 1]);
    let score = |track, coins, marker, renown, tokens, shared, regions| Score {
        track,
        coins,
        marker,
        renown,
        tokens,
        shared,
        regions,
    };
    assert_eq!(
        now.scores,
        [score(12, 0, 0, 1, 0, 2, 1), score(10, 0, 1, 2, 0, 2, 0), score(8, 0, 0, 3, 4, 0, 0),]
    );
    let rich = standings(table(3).coins(&[9, 3, 3]));
    assert_eq!((rich.richest, rich.scores[0].coins), (Some(Seat(0)), 1));
}

#[test]
fn the_standings_foretell_upkeep() {
    let position = table(4)
        .towns("C2 0, D1 1, D2 1, M4 2, N1 3")
        .raiders(&[4, 0, 2, 1])
        .battle_area(2)
        .church(&[1, 0, 6, 5])
        .spaces(&[0, 3, 0, 0]);
    let now = standings(position.clone());
    let mut play = position.upkeep();
    assert_eq!(now.battle.losers, seats(&[1]));
    assert_eq!(play.turn(), now.battle.chooser.unwrap().0.to_string());
    play.go("0: raid D1");
    assert_eq!(play.event("spoils")["seat"], now.battle.spoils.unwrap().0);
    assert_eq!(play.event("spoils")["renown"], now.battle.spoils_points);
    assert_eq!(play.event("lesser-spoils")["seats"], serde_json::json!(now.battle.lesser));
    assert_eq!(play.event("favour")["seat"], now.church.favour.unwrap().0);
    assert_eq!(play.event("lesser-favour")["seats"], serde_json::json!(now.church.lesser));
    let built: Vec<_> = play.events("built").iter().map(|built| built["seat"].clone()).collect();
    assert_eq!(built, [2, 3]);
    assert_eq!(now.church.patrons, seats(&[3]));
    assert_eq!(play.event("married")["seat"], now.marriage.unwrap().0);
}
