//! The cards and the map, against a list kept here.

use ardri_boru::{
    Card, Colour, DATA, EXPAND_COST, EXTRA_COST, Marriage, PATRON_DISCS, Part, Region, Symbol,
    TOP_SPACE, Town, TownSet, reward,
};
use serde_json::Value;

/// An action in letters, the symbols in order.
fn letters(card: u8, part: Part) -> String {
    let steps = Card::new(card).unwrap().steps(part).unwrap_or_default();
    let letter = |symbol| match symbol {
        Symbol::Town => "t",
        Symbol::Coin => "c",
        Symbol::Pay => "p",
        Symbol::Cross => "+",
        Symbol::Axe => "a",
        Symbol::Renown => "r",
        Symbol::Letter => "l",
        Symbol::Expand => "e",
        Symbol::RemoveViking => "v",
    };
    steps.iter().map(|step| letter(step.symbol).repeat(step.count.into())).collect()
}

#[test]
fn every_card_has_its_colour_and_its_actions() {
    for (card, face) in (1..).zip([
        "yellow tllc ccce ll",
        "red taac ccce aa",
        "blue t++c ccce ++",
        "yellow tll ccce ll",
        "red taa cce aa",
        "blue t++ ccce ++",
        "yellow tlc cce ll",
        "red tac cce aa",
        "blue t+c cce ++",
        "yellow tcc cce ll",
        "red tcc cce aa",
        "blue tcc cce ++",
        "white tc cce vp",
        "yellow t ce lll",
        "red t ce aaa",
        "blue t ce +++",
        "yellow tp ce lll",
        "red tp ce aaa",
        "blue tp ce +++",
        "white t cce",
        "white tp cce",
        "white tpp cce",
        "yellow tpp ce lll",
        "red tpp ce aaa",
        "blue tpp ce +++",
    ]) {
        let colour = Card::new(card).unwrap().colour();
        let parts = [Part::Primary, Part::Top, Part::Bottom].map(|part| letters(card, part));
        assert_eq!(format!("{colour} {}", parts.join(" ")).trim(), face, "card {card}");
    }
    assert!(Card::new(0).is_none() && Card::new(26).is_none());
}

#[test]
fn there_are_25_cards_8_regions_53_towns_and_36_roads() {
    let data: Value = serde_json::from_str(DATA).unwrap();
    let count = |list: &str| data[list].as_array().unwrap().len();
    assert_eq!((count("action_cards"), Card::ordered().len()), (25, 25));
    assert_eq!((count("regions"), Region::all().count()), (8, 8));
    assert_eq!((count("towns"), Town::all().count()), (53, 53));
    let ends: u8 = Town::all().map(|town| town.neighbours().len()).sum();
    assert_eq!((count("roads"), ends), (36, 72));
}

#[test]
fn every_region_has_its_towns_threshold_and_points() {
    for (region, facts) in Region::all().zip([
        "N Northern Uí Néill: 7 towns, 4 needed, 6 points",
        "U Ulaid: 5 towns, 3 needed, 4 points",
        "B Bréifne: 4 towns, 2 needed, 3 points",
        "S Southern Uí Néill: 6 towns, 3 needed, 5 points",
        "D Dubhlinn: 3 towns, 2 needed, 2 points",
        "C Connaught: 9 towns, 5 needed, 7 points",
        "L Leinster: 9 towns, 4 needed, 6 points",
        "M Munster: 10 towns, 5 needed, 7 points",
    ]) {
        let (name, towns) = (region.name(), region.towns().len());
        let (threshold, points) = (region.threshold(), region.points());
        let found = format!("{region} {name}: {towns} towns, {threshold} needed, {points} points");
        assert_eq!(found, facts);
        assert!(region.towns().iter().all(|town| town.region() == region));
    }
}

#[test]
fn every_town_has_its_colour() {
    for (region, colours) in Region::all().zip([
        "rrbbyyr",
        "ybrbr",
        "yrbb",
        "rbyrby",
        "yrb",
        "rryybrryb",
        "ybbrybyyb",
        "byryybrrrb",
    ]) {
        let letter = |town: Town| town.colour().to_string().chars().next().unwrap();
        assert_eq!(region.towns().iter().map(letter).collect::<String>(), colours, "{region}");
    }
    let of = |colour| TownSet::matched_by(colour).iter().filter(|t| t.colour() == colour).count();
    assert_eq!([of(Colour::Red), of(Colour::Blue), of(Colour::Yellow)], [18, 18, 17]);
    assert_eq!(TownSet::matched_by(Colour::White), TownSet::ALL);
}

#[test]
fn roads_join_these_towns() {
    let roads = "B1-B2 B1-N4 B2-C2 B3-N6 C2-C4 C3-C5 C5-C9 C7-M1 C8-C9 D2-L2 D3-L6 L1-L2 L3-L4 \
                 L4-L7 L5-L6 L5-L8 L6-L8 L7-L9 L8-L9 M2-M3 M4-M6 M6-M8 M7-M9 N1-N4 N2-N3 N3-N5 \
                 N5-N7 N7-U3 S1-S2 S1-S6 S2-S3 S3-S4 S4-S5 S5-S6 U1-U2 U4-U5";
    let mut joined = 0;
    for road in roads.split_whitespace() {
        let (from, to) = road.split_once('-').unwrap();
        let (from, to): (Town, Town) = (from.parse().unwrap(), to.parse().unwrap());
        assert!(from.neighbours().contains(to) && to.neighbours().contains(from), "{road}");
        joined += 1;
    }
    assert_eq!(joined, 36);
}

#[test]
fn the_spaces_of_the_marriage_track_give_coins_renown_or_a_town() {
    let shown = |space| {
        let reward = reward(space);
        let town = if reward.town { "t" } else { "" };
        "c".repeat(reward.coins.into()) + &"r".repeat(reward.renown.into()) + town
    };
    assert_eq!(TOP_SPACE, 9);
    assert_eq!(
        (0..=9).map(shown).collect::<Vec<_>>(),
        ["", "", "c", "c", "c", "cc", "cc", "r", "t", ""]
    );
}

#[test]
fn the_marriage_cards_give_points_renown_or_a_town_in_a_region() {
    let shown: Vec<_> = Marriage::all()
        .map(|card| {
            let region = card.town_in().map_or('-', Region::letter);
            format!("{card} {} {} {region}", card.points(), card.renown())
        })
        .collect();
    assert_eq!(
        shown,
        [
            "Orlaith 2 0 M",
            "Aodhán 2 0 L",
            "Conall 2 0 S",
            "Cormac 2 0 C",
            "Niall 2 0 N",
            "Aoife 2 1 -",
            "Brigid 4 0 -",
            "Estrid, Princess of Denmark 0 0 -",
        ]
    );
}

#[test]
fn more_costs_two_coins_to_expand_five_and_four_discs_build() {
    assert_eq!((EXTRA_COST, EXPAND_COST, PATRON_DISCS), (2, 5, 4));
}
