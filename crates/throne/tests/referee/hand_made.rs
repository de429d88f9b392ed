//! Positions made by hand for the parts that are easily read wrong.

use super::deck::{Line, slug};
use super::dice::{self, Die, FACES, Face};
use super::{Deck, Referee};
use serde_json::{Value, json};

/// Three regions of two, two and one card; a Hero with each die; four Objectives.
fn small() -> Value {
    json!({
        "name": "Small",
        "regions": [
            { "name": "Ulster", "colour": "grey", "points": 5 },
            { "name": "Tír na nÓg", "colour": "orange", "points": 4 },
            { "id": "t", "name": "Tara", "colour": "yellow", "points": 3 },
        ],
        "cards": [
            { "name": "Cú Chulainn", "region": "ulster", "kind": "hero", "points": 2,
              "lines": ["S", "5"], "die": "red" },
            { "id": "bull", "name": "Bull", "region": "ulster", "kind": "beast", "points": 2,
              "lines": ["TK5"] },
            { "id": "medb", "name": "Medb", "region": "tir-na-nog", "kind": "hero", "points": 1,
              "lines": ["T"], "die": "extra" },
            { "id": "hag", "name": "Hag", "region": "tir-na-nog", "kind": "spirit", "points": 3,
              "lines": ["SSTTKK"] },
            { "id": "stone", "name": "Stone", "region": "t", "kind": "treasure", "points": 2,
              "lines": ["3", "3"] },
        ],
        "objectives": [
            { "id": "a", "name": "A", "points": 1, "needs": { "kind": "beast", "count": 1 } },
            { "id": "b", "name": "B", "points": 2, "needs": { "locked": 1 } },
            { "id": "c", "name": "C", "points": 3, "needs": { "cards": ["bull", "medb"] } },
            { "id": "d", "name": "D", "points": 4, "needs": { "all": [
                { "regions": 2 }, { "any": [{ "kinds": 3 }, { "total": 4 }] } ] } },
        ],
    })
}

fn small_without_objectives() -> Value {
    let mut deck = small();
    deck["objectives"] = json!([]);
    deck
}

fn leaked(deck: &Value) -> &'static Deck {
    Box::leak(Box::new(Deck::read(deck)))
}

/// A game without Objectives, at seat 0's first turn.
fn begun(seats: usize) -> Referee {
    let mut game = Referee::new(leaked(&small_without_objectives()), seats);
    chance(&mut game, "roll 3 S S S S S S");
    for _ in 1..seats {
        chance(&mut game, "roll S S S S S S S");
    }
    assert_eq!(game.snapshot().turn, Some(0));
    game
}

fn chance(game: &mut Referee, action: &str) {
    game.apply(None, action).unwrap();
}

fn act(game: &mut Referee, seat: usize, actions: &[&str]) {
    for action in actions {
        match action.split(' ').next() {
            Some("roll" | "winner") => game.apply(None, action).unwrap(),
            _ => game.apply(Some(seat), action).unwrap(),
        }
    }
}

/// The seat takes no eighth die and sets dice aside until its turn is over.
fn waste(game: &mut Referee, seat: usize) {
    if game.legal(seat).contains(&"die none".to_string()) {
        act(game, seat, &["die none"]);
    }
    while game.snapshot().turn == Some(seat) {
        let left = game.snapshot().left.0;
        act(game, seat, &[&format!("roll{}", " S".repeat(left)), "aside S"]);
    }
}

fn rolled(text: &str) -> Vec<Die> {
    text.split(' ')
        .map(|word| match word.strip_prefix('r') {
            Some(face) => Die { red: true, face: Face::read(face).unwrap() },
            None => Die { red: false, face: Face::read(word).unwrap() },
        })
        .collect()
}

fn placed(dice: &str, line: &str) -> Vec<String> {
    let choices = dice::choices(&rolled(dice));
    dice::placements(&choices, &Line::read(line)).iter().map(|p| p.text()).collect()
}

#[test]
fn symbols_are_placed_exactly() {
    assert_eq!(placed("S S S T", "SS"), ["SS"]);
    assert_eq!(placed("S T K 1", "KTS"), ["STK"]);
    assert!(placed("S T 1", "SS").is_empty());
}

#[test]
fn no_spear_die_may_be_superfluous() {
    // Two of them reach 4, a third die is never needed; 1 2 2 would do without the 1.
    assert_eq!(placed("1 2 2 3 3", "4"), ["13", "22", "23", "33"]);
    // One 1 is enough.
    assert_eq!(placed("1 1 3", "1"), ["1", "3"]);
    // Three dice for 5 are fine if all three are needed.
    assert_eq!(placed("1 1 2 2 3", "5"), ["113", "122", "23"]);
    assert_eq!(placed("1 1 2 2 3", "4"), ["112", "13", "22", "23"]);
    assert!(placed("1 2 S T K", "4").is_empty());
}

#[test]
fn a_mixed_line_takes_both() {
    // Not 1 2 3: without the 1 it is still 5.
    assert_eq!(placed("T T K 1 2 3 3", "TK5"), ["TK23", "TK33"]);
    assert!(placed("T 3 3", "TK5").is_empty());
}

#[test]
fn lists_of_spears_are_in_order() {
    assert_eq!(placed("1 1 1 1 2 2 3", "4"), ["1111", "112", "13", "22", "23"]);
    assert_eq!(placed("1 1 2 3 r1", "4"), ["112", "13", "23", "12r1", "3r1"]);
}

#[test]
fn the_red_die_counts_as_its_face() {
    assert_eq!(placed("T rT", "T"), ["T", "rT"]);
    assert_eq!(placed("S r2", "S"), ["S"]);
    assert_eq!(placed("rS", "S"), ["rS"]);
}

#[test]
fn a_red_spiral_is_any_face() {
    assert_eq!(placed("rS", "T"), ["rT"]);
    assert_eq!(placed("rS", "2"), ["r2", "r3"]);
    assert_eq!(placed("rS", "1"), ["r1", "r2", "r3"]);
    // Beside a 2 it may count as 1 or 2; counted as 3 it does not need the 2.
    assert_eq!(placed("2 rS", "3"), ["r3", "2r1", "2r2"]);
    assert_eq!(placed("S T rS", "ST"), ["ST", "SrT", "TrS"]);
    // The red die does not stand for two.
    assert!(placed("rS", "SS").is_empty());
}

/// The two ways to say it agree: nothing superfluous, and exactly the symbols with Spears of
/// which the smallest is needed.
#[test]
fn nothing_superfluous_means_exact_symbols_and_minimal_spears() {
    for line in ["S", "TT", "STK", "1", "4", "7", "K5", "SS3"].map(Line::read) {
        for code in 0..6usize.pow(4) {
            let dice: Vec<Die> = (0..4)
                .map(|i| Die { red: i == 3, face: FACES[code / 6usize.pow(i) % 6] })
                .collect();
            let choices = dice::choices(&dice);
            let found = dice::placements(&choices, &line);
            for choice in &choices {
                let faces: Vec<Face> = choice.standard.iter().copied().chain(choice.red).collect();
                let mut symbols: Vec<Face> =
                    faces.iter().copied().filter(|face| face.spears() == 0).collect();
                symbols.sort();
                let mut wanted = line.symbols.clone();
                wanted.sort();
                let spears: Vec<u32> =
                    faces.iter().map(|face| face.spears()).filter(|&n| n > 0).collect();
                let total: u32 = spears.iter().sum();
                let smallest = spears.iter().copied().min().unwrap_or(0);
                let exact = symbols == wanted
                    && total >= line.spears
                    && (spears.is_empty() || total - smallest < line.spears);
                assert_eq!(exact, found.contains(&choice), "{line:?} {choice:?}");
            }
        }
    }
}

#[test]
fn least_dice() {
    let least = ["SS", "T", "4", "K5", "3", "18", "TK1"].map(|line| Line::read(line).least_dice());
    assert_eq!(least, [2, 1, 2, 3, 1, 6, 3]);
}

#[test]
fn slugs() {
    assert_eq!(slug("Tír na nÓg"), "tir-na-nog");
    assert_eq!(slug("  The Dagda's   Cauldron!"), "the-dagda-s-cauldron");
}

#[test]
fn bad_decks_are_refused() {
    let refused = |change: fn(&mut Value)| {
        let mut deck = small();
        change(&mut deck);
        std::panic::catch_unwind(|| Deck::read(&deck)).is_err()
    };
    assert!(!refused(|_| {}));
    assert!(refused(|deck| deck["cards"][3]["lines"] = json!(["SSTTKK", "1"])));
    assert!(refused(|deck| deck["cards"][3]["lines"] = json!(["19"])));
    assert!(!refused(|deck| deck["cards"][3]["lines"] = json!(["18"])));
    // A Hero may come without a die, another card never with one.
    assert!(!refused(|deck| deck["cards"][1]["kind"] = json!("hero")));
    assert!(refused(|deck| deck["cards"][1]["die"] = json!("red")));
    assert!(refused(|deck| deck["regions"][0]["points"] = json!(3)));
    assert!(refused(|deck| deck["cards"][4]["region"] = json!("ulster")));
    assert!(refused(|deck| deck["cards"][4]["id"] = json!("bull")));
    assert!(refused(|deck| deck["objectives"][2]["needs"]["cards"][0] = json!("cow")));
}

#[test]
fn objectives_are_drawn_and_kept_at_once() {
    let mut game = Referee::new(leaked(&small()), 2);
    assert!(game.snapshot().chance);
    assert!(game.apply(None, "objectives a b c").is_err());
    assert!(game.apply(None, "objectives a b c c").is_err());
    chance(&mut game, "objectives d b a c");
    assert_eq!(game.snapshot().to_act, [0, 1]);
    assert_eq!(game.legal(0), ["keep d", "keep b"]);
    assert_eq!(game.legal(1), ["keep a", "keep c"]);
    assert!(game.apply(Some(1), "keep d").is_err());
    act(&mut game, 1, &["keep c"]);
    assert_eq!(game.snapshot().to_act, [0]);
    assert!(game.legal(1).is_empty());
    act(&mut game, 0, &["keep d"]);
    let shot = game.snapshot();
    assert!(shot.chance && shot.to_act.is_empty());
    assert_eq!(shot.drawn, [[3, 1], [0, 2]]);
    assert_eq!(shot.kept, [Some(3), Some(2)]);
}

#[test]
fn most_spears_starts_and_the_tied_roll_again() {
    let mut game = Referee::new(leaked(&small_without_objectives()), 3);
    for roll in ["roll 3 3 S S S S S", "roll 1 1 1 1 1 S T", "roll 2 2 2 K K K K"] {
        chance(&mut game, roll);
        assert_eq!(game.snapshot().first, None);
    }
    // Seats 0 and 2 have 6 Spears each, seat 1 only 5.
    chance(&mut game, "roll S S S S S S S");
    chance(&mut game, "roll S S S S S S T");
    // Again a tie.
    chance(&mut game, "roll 1 1 S S S S S");
    assert!(game.apply(None, "roll 1 1 S S S S").is_err());
    assert!(game.apply(None, "roll 1 1 S S S S rS").is_err());
    chance(&mut game, "roll 3 S S S S S S");
    let shot = game.snapshot();
    assert_eq!((shot.first, shot.turn, shot.left), (Some(2), Some(2), (7, false)));
    assert!(shot.chance);
}

#[test]
fn a_turn_lists_fills_then_dice_to_set_aside() {
    let mut game = begun(2);
    chance(&mut game, "roll 3 T S S 3 K 2");
    assert_eq!(
        game.legal(0),
        [
            "fill cu-chulainn 1 S",
            "fill cu-chulainn 2 23",
            "fill cu-chulainn 2 33",
            "fill bull 1 TK23",
            "fill bull 1 TK33",
            "fill medb 1 T",
            "fill stone 1 3",
            "fill stone 2 3",
            "aside S",
            "aside T",
            "aside K",
            "aside 2",
            "aside 3",
        ]
    );
    assert_eq!(game.snapshot().dice, [0, 0, 1, 2, 4, 5, 5]);
    act(&mut game, 0, &["fill stone 2 3"]);
    let shot = game.snapshot();
    assert_eq!((shot.target, shot.filled, shot.left), (Some(4), vec![1], (6, false)));
    assert!(shot.chance && shot.dice.is_empty());
    // Only the target from now on, and only its open line.
    chance(&mut game, "roll 1 2 T T T T");
    assert_eq!(game.legal(0), ["fill stone 1 12", "aside T", "aside 1", "aside 2"]);
    act(&mut game, 0, &["fill stone 1 12"]);
    // A region of a single card locks when it is gained.
    let shot = game.snapshot();
    assert_eq!(shot.owner[4], Some(0));
    assert_eq!(shot.locked, [None, None, Some(0)]);
    assert_eq!((shot.turn, shot.target, shot.filled), (Some(1), None, vec![]));
    // It is no target, for anybody.
    chance(&mut game, "roll 3 3 3 3 3 3 3");
    assert_eq!(game.legal(1), ["fill cu-chulainn 2 33", "aside 3"]);
}

#[test]
fn an_illegal_action_changes_nothing() {
    let mut game = begun(2);
    chance(&mut game, "roll 3 T S S 3 K 2");
    let before = game.clone();
    for action in ["fill stone 1 33", "fill stone 3 3", "aside 1", "aside rS", "fill medb steal S"]
    {
        assert!(game.apply(Some(0), action).is_err());
    }
    assert!(game.apply(Some(1), "aside S").is_err());
    assert!(game.apply(None, "aside S").is_err());
    assert!(game.apply(None, "roll S S S S S S S").is_err());
    assert_eq!(game, before);
}

#[test]
fn a_turn_ends_when_too_few_dice_are_left_for_the_target() {
    let mut game = begun(2);
    // Without a target, any card will do, and Medb needs one die.
    for left in (1..=7).rev() {
        assert_eq!((game.snapshot().turn, game.snapshot().left), (Some(0), (left, false)));
        act(&mut game, 0, &[&format!("roll{}", " S".repeat(left)), "aside S"]);
    }
    assert_eq!(game.snapshot().turn, Some(1));
    // With a target: five Spears need two dice.
    act(&mut game, 1, &["roll S S S S S S S", "fill cu-chulainn 1 S"]);
    for left in (2..=6).rev() {
        assert_eq!((game.snapshot().turn, game.snapshot().left), (Some(1), (left, false)));
        act(&mut game, 1, &[&format!("roll{}", " S".repeat(left)), "aside S"]);
    }
    assert_eq!(game.snapshot().turn, Some(0));
    assert!(game.snapshot().owner.iter().all(Option::is_none));
}

#[test]
fn a_fill_may_leave_too_few_dice() {
    let mut game = begun(2);
    act(&mut game, 0, &["roll K K K K S S S", "aside K", "roll K K K K S S", "aside K"]);
    act(&mut game, 0, &["roll K K K K S", "aside K", "roll 1 1 1 S"]);
    // Three of the four dice fill the Stone's first line; one is enough for the second.
    act(&mut game, 0, &["fill stone 1 111"]);
    assert_eq!((game.snapshot().turn, game.snapshot().left), (Some(0), (1, false)));
    act(&mut game, 0, &["roll S", "aside S"]);
    assert_eq!(game.snapshot().turn, Some(1));
    for left in [7, 6, 5, 4] {
        act(&mut game, 1, &[&format!("roll{}", " S".repeat(left)), "aside S"]);
    }
    act(&mut game, 1, &["roll 1 1 1", "fill stone 1 111"]);
    assert_eq!(game.snapshot().turn, Some(0));
}

#[test]
fn without_a_target_the_steal_counts_too() {
    let mut game = begun(2);
    // Seat 0 takes Medb, the Bull and the Stone, seat 1 the other Hero; the Hag is left.
    act(&mut game, 0, &["roll T S S S S S S", "fill medb 1 T"]);
    act(&mut game, 1, &["roll S 3 2 S S S S", "fill cu-chulainn 1 S"]);
    act(&mut game, 1, &["roll 3 2 S S S S", "fill cu-chulainn 2 23"]);
    act(&mut game, 0, &["die none", "roll T K 3 3 S S S", "fill bull 1 TK33"]);
    waste(&mut game, 1);
    act(&mut game, 0, &["die none", "roll 3 3 S S S S S", "fill stone 1 3"]);
    act(&mut game, 0, &["roll 3 S S S S S", "fill stone 2 3"]);
    // Seat 1: Medb needs a Tree and a Spiral: two dice.
    act(&mut game, 1, &["die none"]);
    for left in (2..=7).rev() {
        assert_eq!(game.snapshot().turn, Some(1));
        act(&mut game, 1, &[&format!("roll{}", " K".repeat(left)), "aside K"]);
    }
    assert_eq!(game.snapshot().turn, Some(0));
    // Seat 0: the Hag needs six, the Hero three and the Spiral; the own cards do not count.
    act(&mut game, 0, &["die none"]);
    for left in (4..=7).rev() {
        assert_eq!(game.snapshot().turn, Some(0));
        act(&mut game, 0, &[&format!("roll{}", " K".repeat(left)), "aside K"]);
    }
    assert_eq!(game.snapshot().turn, Some(1));
}

#[test]
fn a_steal_adds_a_spiral_in_any_order_and_takes_the_die_along() {
    let mut game = begun(3);
    act(&mut game, 0, &["roll T S S S S S S", "fill medb 1 T"]);
    chance(&mut game, "roll T T S K K K K");
    assert_eq!(
        game.legal(1),
        ["fill cu-chulainn 1 S", "fill medb 1 T", "fill medb steal S"]
            .into_iter()
            .chain(["aside S", "aside T", "aside K"])
            .collect::<Vec<_>>()
    );
    act(&mut game, 1, &["fill medb steal S"]);
    assert_eq!((game.snapshot().target, game.snapshot().filled), (Some(2), vec![1]));
    act(&mut game, 1, &["roll T T S K K K", "fill medb 1 T"]);
    assert_eq!((game.snapshot().owner[2], game.snapshot().turn), (Some(1), Some(2)));
    waste(&mut game, 2);
    // Seat 0 has no Hero any more: the roll of seven is due.
    assert!(game.snapshot().chance);
    waste(&mut game, 0);
    assert_eq!(game.legal(1), ["die extra", "die none"]);
    act(&mut game, 1, &["die extra"]);
    assert_eq!(game.snapshot().left, (8, false));
    chance(&mut game, "roll S S S S S S S S");
    // The own card is no target.
    assert_eq!(game.legal(1), ["fill cu-chulainn 1 S", "aside S"]);
}

#[test]
fn the_red_die_in_a_turn() {
    let mut game = begun(2);
    act(&mut game, 0, &["roll S 3 3 T T T T", "fill cu-chulainn 1 S"]);
    act(&mut game, 0, &["roll 3 3 S T T T", "fill cu-chulainn 2 33"]);
    act(&mut game, 1, &["roll T S S S S S S", "fill medb 1 T"]);
    assert_eq!(game.legal(0), ["die red", "die none"]);
    act(&mut game, 0, &["die red"]);
    assert_eq!(game.snapshot().left, (7, true));
    assert!(game.apply(None, "roll S S S S S S S S").is_err());
    assert!(game.apply(None, "roll rS S S S S S S S").is_err());
    chance(&mut game, "roll T K 3 3 1 S S rS");
    assert_eq!(
        game.legal(0),
        [
            "fill bull 1 TK33",
            "fill bull 1 TK13r1",
            "fill bull 1 TK3r2",
            "fill bull 1 TK3r3",
            "fill bull 1 T33rK",
            "fill bull 1 K33rT",
            "fill medb 1 T",
            "fill medb 1 rT",
            "fill medb steal S",
            "fill medb steal rS",
            "fill stone 1 3",
            "fill stone 1 r3",
            "fill stone 1 1r2",
            "fill stone 2 3",
            "fill stone 2 r3",
            "fill stone 2 1r2",
            "aside S",
            "aside T",
            "aside K",
            "aside 1",
            "aside 3",
            "aside rS",
        ]
    );
    let mut other = game.clone();
    act(&mut other, 0, &["aside rS"]);
    assert_eq!(other.snapshot().left, (7, false));
    act(&mut game, 0, &["fill bull 1 T33rK"]);
    // Ulster is complete: locked, and its Hero's die stays.
    assert_eq!(game.snapshot().locked[0], Some(0));
    waste(&mut game, 1);
    assert_eq!(game.legal(0), ["die red", "die none"]);
}

/// Seat 0 takes everything but what seat 1 gets here; the Hag is the last card.
fn almost_over(game: &mut Referee) {
    act(game, 0, &["roll S 3 3 T T T T", "fill cu-chulainn 1 S"]);
    act(game, 0, &["roll 3 3 S T T T", "fill cu-chulainn 2 33"]);
    act(game, 1, &["roll T S S S S S S", "fill medb 1 T"]);
    act(game, 0, &["die none", "roll T K 3 3 S S S", "fill bull 1 TK33"]);
    waste(game, 1);
    act(game, 0, &["die none", "roll 3 3 S S S S S", "fill stone 1 3"]);
    act(game, 0, &["roll 3 S S S S S", "fill stone 2 3"]);
    act(game, 1, &["die none", "roll S S T T K K K"]);
}

#[test]
fn the_last_card_ends_the_game_and_objectives_count() {
    let mut game = Referee::new(leaked(&small()), 2);
    chance(&mut game, "objectives d b a c");
    act(&mut game, 0, &["keep d"]);
    act(&mut game, 1, &["keep c"]);
    act(&mut game, 0, &["roll 1 S S S S S S", "roll S S S S S S S"]);
    almost_over(&mut game);
    act(&mut game, 1, &["fill hag 1 SSTTKK"]);
    let shot = game.snapshot();
    assert!(shot.over && !shot.chance && shot.to_act.is_empty());
    assert_eq!((shot.turn, shot.target, shot.left), (None, None, (0, false)));
    // Seat 0: Ulster 5 and Tara 3 locked; D: two regions and three kinds, 4.
    // Seat 1: Tír na nÓg 4; C: not the Bull.
    assert_eq!(shot.scores, Some(vec![[0, 8, 4], [0, 4, 0]]));
    assert_eq!(shot.places, Some(vec![1, 2]));
    assert!(game.apply(None, "roll S S S S S S S").is_err());
}

#[test]
fn ties_go_to_the_objective_then_to_the_regions() {
    // Ulster 5 and Tara 3 against Tír na nÓg 6 and the Objective B, 2.
    let mut deck = small();
    deck["regions"][1]["points"] = json!(6);
    let mut game = Referee::new(leaked(&deck), 2);
    chance(&mut game, "objectives c d b a");
    act(&mut game, 0, &["keep c"]);
    act(&mut game, 1, &["keep b"]);
    act(&mut game, 0, &["roll 1 S S S S S S", "roll S S S S S S S"]);
    almost_over(&mut game);
    act(&mut game, 1, &["fill hag 1 SSTTKK"]);
    let shot = game.snapshot();
    assert_eq!(shot.scores, Some(vec![[0, 8, 0], [0, 6, 2]]));
    assert_eq!(shot.places, Some(vec![2, 1]));

    // Without Objectives: 8 against 8, two locked regions against one.
    let mut deck = small_without_objectives();
    deck["regions"][1]["points"] = json!(8);
    let mut game = Referee::new(leaked(&deck), 2);
    act(&mut game, 0, &["roll 1 S S S S S S", "roll S S S S S S S"]);
    almost_over(&mut game);
    act(&mut game, 1, &["fill hag 1 SSTTKK"]);
    assert_eq!(game.snapshot().places, Some(vec![1, 2]));
}

/// Two cards of one region each, so that two players tie in everything, and a third is last.
fn tied(seats: usize) -> Referee {
    let mut game = Referee::new(
        leaked(&json!({
            "name": "Pair",
            "regions": [
                { "id": "a", "name": "A", "colour": "red", "points": 1 },
                { "id": "b", "name": "B", "colour": "red", "points": 1 },
            ],
            "cards": [
                { "id": "x", "name": "X", "region": "a", "kind": "beast", "points": 1,
                  "lines": ["S"] },
                { "id": "y", "name": "Y", "region": "b", "kind": "beast", "points": 1,
                  "lines": ["S"] },
            ],
        })),
        seats,
    );
    chance(&mut game, "roll 1 S S S S S S");
    for _ in 1..seats {
        chance(&mut game, "roll S S S S S S S");
    }
    act(&mut game, 0, &["roll S S S S S S S", "fill x 1 S"]);
    act(&mut game, 1, &["roll S S S S S S S", "fill y 1 S"]);
    game
}

#[test]
fn a_thumb_war_needs_all_of_the_tied() {
    let mut game = tied(3);
    let shot = game.snapshot();
    assert!(!shot.over && !shot.chance && shot.scores.is_none());
    assert_eq!((shot.to_act, shot.turn), (vec![0, 1], None));
    assert_eq!(game.legal(1), ["thumb-war yes", "thumb-war no"]);
    assert!(game.legal(2).is_empty());

    let mut shared = game.clone();
    act(&mut shared, 0, &["thumb-war no"]);
    assert_eq!(shared.snapshot().to_act, [1]);
    act(&mut shared, 1, &["thumb-war yes"]);
    assert_eq!(shared.snapshot().places, Some(vec![1, 1, 3]));

    act(&mut game, 1, &["thumb-war yes"]);
    act(&mut game, 0, &["thumb-war yes"]);
    assert!(game.snapshot().chance && !game.snapshot().over);
    assert!(game.apply(None, "winner 2").is_err());
    chance(&mut game, "winner 1");
    let shot = game.snapshot();
    assert!(shot.over);
    assert_eq!(shot.places, Some(vec![2, 1, 3]));
    assert_eq!(shot.scores, Some(vec![[0, 1, 0], [0, 1, 0], [0, 0, 0]]));
}
