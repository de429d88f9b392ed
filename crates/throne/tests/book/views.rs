//! What a viewer knows: everything but the Objectives of others.

use ardri_core::{Game, Message, Seat, Viewer};
use ardri_throne::{Asked, Die, Line, ObjectiveView, Odds, Score, View};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};

use crate::table::*;

/// A view without its options, whose deck names all Objectives, and without what Objectives ask for,
/// which may be called the same as another of them.
fn without_deck(view: &View) -> String {
    let mut value = serde_json::to_value(view).unwrap();
    value.as_object_mut().unwrap().remove("options");
    without_asks(&mut value);
    value.to_string()
}

fn without_asks(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.remove("asks");
            fields.values_mut().for_each(without_asks);
        }
        Value::Array(all) => all.iter_mut().for_each(without_asks),
        _ => {}
    }
}

#[test]
fn no_seat_reads_anothers_objective_before_the_end() {
    let mut ended = 0;
    for seed in 0..12 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let seats = 2 + (seed % 3) as u8;
        let mut game = new(deck(TIES), seats);
        for _ in 0..400 {
            let form = game.form();
            let shown =
                form["phase"] == "thumb-war" || form["phase"] == "toss" || form["phase"] == "over";
            for viewer in Viewer::all(seats) {
                let view = game.0.view(viewer);
                let text = without_deck(&view);
                for seat in Seat::all(seats) {
                    let own = viewer == Viewer::Seat(seat);
                    for id in form["drawn"][seat.index()].as_array().unwrap() {
                        let kept = form["kept"][seat.index()] == *id;
                        let known = own || shown && kept;
                        assert_eq!(
                            text.contains(&id.to_string()),
                            known,
                            "{id} for {viewer:?}: {text}"
                        );
                    }
                    let objective = view.players[seat.index()].objective.as_ref();
                    assert_eq!(objective.is_some(), shown);
                }
            }
            if form["phase"] == "over" {
                ended += 1;
                break;
            }
            game.step(&mut rng);
        }
    }
    assert!(ended > 6, "{ended} games ended");
}

#[test]
fn a_seat_sees_its_own_objectives() {
    let game = with_deck(deck(BOOK), 2).keeping("homeland craft").held(0, "poet cauldron").play();
    let own = game.0.view(Viewer::Seat(Seat(0))).own.unwrap();
    assert_eq!((own.seat, own.kept.map(|kept| kept.id)), (Seat(0), Some("homeland".into())));
    assert_eq!(ids(&own.drawn), ["homeland", "hunt"]);
    assert_eq!(own.score, Score::new(0, 5, 2));
    let other = game.0.view(Viewer::Seat(Seat(1)));
    assert_eq!(other.players[0].score, Score::new(0, 5, 0));
    assert_eq!(ids(&other.own.unwrap().drawn), ["craft", "hoard"]);
    assert_eq!(game.view().own, None, "a spectator has nothing of their own");
    assert_eq!(game.0.view(Viewer::Seat(Seat(2))).own, None);
    assert_eq!(game.0.view(Viewer::Seat(Seat(250))).own, None);
    let mut before = new(deck(BOOK), 2);
    let own = before.0.view(Viewer::Seat(Seat(0))).own.unwrap();
    assert_eq!((own.drawn.len(), own.kept), (0, None));
    before.go(
        "objectives hunt craft hoard homeland journey medley crowd keep realm oath whim riddle",
    );
    let own = before.0.view(Viewer::Seat(Seat(1))).own.unwrap();
    assert_eq!((ids(&own.drawn), own.kept), (vec!["hoard", "homeland"], None));
}

fn ids(objectives: &[ObjectiveView]) -> Vec<&str> {
    objectives.iter().map(|objective| objective.id.as_str()).collect()
}

#[test]
fn an_objective_says_what_it_asks_for() {
    let game = with_deck(deck(BOOK), 2).keeping("homeland craft").play();
    let kept = game.0.view(Viewer::Seat(Seat(0))).own.unwrap().kept.unwrap();
    assert_eq!((kept.called, kept.points), (Message::called("Homeland", ""), 2));
    assert_eq!(kept.asks.name, "throne-asks");
    // The words of a deck of one's own are the same in every language.
    assert_eq!(kept.asks.args.get("text"), kept.asks.args.get("needs"));
}

#[test]
fn all_else_is_open() {
    let game = with_deck(deck(BOOK), 3)
        .keeping("homeland craft hunt")
        .held(0, "poet cauldron hound")
        .held(2, "smith")
        .turn_of(1)
        .filling("smith", &[0, 2])
        .rolled("SSKK")
        .play();
    let view = game.view();
    let mut of_seat = game.0.view(Viewer::Seat(Seat(2)));
    assert!(of_seat.own.take().is_some());
    assert_eq!(of_seat, view, "what is one's own is all that differs");
    assert_eq!((view.asked, &view.to_act[..]), (Asked::Choose, &[Seat(1)][..]));
    assert_eq!(view.centre, ["spear", "well", "boar", "giant"]);
    assert_eq!(view.first, Some(Seat(0)));
    let first = &view.players[0];
    assert_eq!(
        (&first.cards[..], &first.locked[..]),
        (&["hound".into()][..], &["south".into()][..])
    );
    assert_eq!(first.locked_cards, ["poet", "cauldron"]);
    assert_eq!((&first.dice[..], &view.players[2].dice[..]), (&[Die::Red][..], &[Die::Extra][..]));
    assert!(view.players[1].dice.is_empty());
    assert_eq!(first.score, Score::new(1, 5, 0));
    let turn = view.turn.unwrap();
    assert_eq!((turn.seat, turn.target.as_deref()), (Seat(1), Some("smith")));
    let filled: Vec<_> = turn.filled.iter().map(|line| (line.line.as_str(), line.needs)).collect();
    assert_eq!(filled, [("1", "T".parse().unwrap()), ("steal", Line::STEAL)]);
    assert!(turn.fits);
    assert_eq!((turn.standard, turn.red, turn.roll), (4, false, Some("SSKK".parse().unwrap())));
    let [target] = turn.targets.as_slice() else { panic!("{:?}", turn.targets) };
    assert_eq!((target.card.as_str(), target.from, target.least), ("smith", Some(Seat(2)), 1));
    let [open] = target.open.as_slice() else { panic!() };
    assert_eq!((open.line.as_str(), open.needs.to_string().as_str()), ("2", "K"));
    assert_eq!((open.chance, target.chance), (Some(1.0), 1.0));
    assert_eq!((view.outcome, view.opening), (None, vec![None; 3]));
}

#[test]
fn it_says_what_is_asked() {
    let asked = |game: &Play| (game.view().asked, game.view().to_act);
    let mut game = new(deck(BOOK), 2);
    assert_eq!(asked(&game), (Asked::Chance, vec![]));
    game.go(
        "objectives hunt craft hoard homeland journey medley crowd keep realm oath whim riddle",
    );
    assert_eq!(asked(&game), (Asked::Keep, vec![Seat(0), Seat(1)]));
    game.by(0, "keep hunt");
    assert_eq!(asked(&game), (Asked::Keep, vec![Seat(1)]));
    game.by(1, "keep hoard");
    assert_eq!(asked(&game), (Asked::Chance, vec![]));
    assert_eq!(game.view().turn, None);
    let die = position(2).held(0, "smith").choosing_a_die().play();
    assert_eq!(asked(&die), (Asked::Die, vec![Seat(0)]));
    assert_eq!(asked(&position(2).play()), (Asked::Chance, vec![]));
    let tie = with_deck(plain(TIES), 2).held(0, "a1 b1 c1").held(1, "a2 b2 c2 rest");
    let mut tie = tie.rolled("SSSSSSS").play();
    tie.go("fill last 1 S");
    assert_eq!(asked(&tie), (Asked::ThumbWar, vec![Seat(0), Seat(1)]));
    assert_eq!((tie.view().turn, tie.view().outcome), (None, None));
    tie.by(0, "thumb-war yes");
    tie.by(1, "thumb-war yes");
    assert_eq!(asked(&tie), (Asked::Chance, vec![]));
    tie.go("winner 1");
    assert_eq!(asked(&tie), (Asked::Nothing, vec![]));
    assert_eq!(tie.view().outcome, Some(tie.outcome()));
}

#[test]
fn at_the_end_all_objectives_and_scores_are_shown() {
    let game = with_deck(deck(TIES), 2).keeping("nest fish");
    let mut game = game.held(0, "a1 a2 b1").held(1, "b2 c1 c2 rest").rolled("SSSSSSS").play();
    assert!(game.view().players.iter().all(|player| player.objective.is_none()));
    assert_eq!(game.view().players[0].score.objective, 0);
    game.go("fill last 1 S");
    let players = game.view().players;
    let shown =
        |seat: usize| players[seat].objective.as_ref().map(|objective| objective.id.as_str());
    assert_eq!((shown(0), shown(1)), (Some("nest"), Some("fish")));
    assert_eq!(players[0].score, Score::new(1, 3, 2));
    assert_eq!(players[1].score, Score::new(1, 2, 1));
}

#[test]
fn the_chances_are_those_of_the_odds() {
    let mut odds = Odds::new();
    let lines =
        |text: &str| -> Vec<Line> { text.split('|').map(|line| line.parse().unwrap()).collect() };
    // Before a roll: what the dice in play can do for each card.
    for (dice, red) in [(7, false), (7, true), (6, true), (3, true), (2, false)] {
        let game = position(2).held(1, "cauldron").held(0, "poet").dice(dice, red).play();
        let turn = game.view().turn.unwrap();
        for (card, open) in [
            ("hound", "S"),
            ("smith", "T|K"),
            ("spear", "4|S"),
            ("cauldron", "K2|S"),
            ("well", "SS|3"),
            ("boar", "9|T|K"),
            ("giant", "TT|KK|6"),
        ] {
            let target = turn.targets.iter().find(|target| target.card == card);
            let least: u8 = lines(open).iter().map(Line::least_dice).sum();
            assert_eq!(target.is_some(), least <= dice + u8::from(red), "{card} with {dice}");
            let Some(target) = target else { continue };
            assert_eq!(target.least, least);
            assert_eq!(target.chance, odds.chance(&lines(open), dice, red), "{card}");
            assert_eq!(target.before, target.chance);
            let needs: Vec<_> = target.open.iter().map(|line| line.needs.to_string()).collect();
            assert_eq!(needs.join("|"), open);
            assert!(target.open.iter().all(|line| line.chance.is_none()));
        }
        assert!(!turn.targets.iter().any(|target| target.card == "poet"));
    }
    // The extra die counts, too.
    let turn = position(2).held(0, "smith").dice(8, false).play().view().turn.unwrap();
    let giant = turn.targets.iter().find(|target| target.card == "giant").unwrap();
    assert_eq!(giant.chance, odds.chance(&lines("TT|KK|6"), 8, false));
}

#[test]
fn after_a_roll_every_line_has_its_chance() {
    let mut odds = Odds::new();
    let mut chance = |lines: &[&str], standard: u8, red: bool| {
        let lines: Vec<Line> = lines.iter().map(|line| line.parse().unwrap()).collect();
        odds.chance(&lines, standard, red)
    };
    let game = position(2).rolled("TT3311S").play();
    let turn = game.view().turn.unwrap();
    let of = |card: &str| turn.targets.iter().find(|target| target.card == card).unwrap();
    let giant = of("giant");
    let open: Vec<_> = giant.open.iter().map(|line| (line.line.as_str(), line.chance)).collect();
    let trees = chance(&["KK", "6"], 5, false);
    let spears = chance(&["TT", "KK"], 5, false);
    assert_eq!(open, [("1", Some(trees)), ("2", None), ("3", Some(spears))]);
    let aside = chance(&["TT", "KK", "6"], 6, false);
    assert_eq!(giant.chance, trees.max(spears).max(aside));
    assert_eq!(giant.before, chance(&["TT", "KK", "6"], 7, false));
    let hound = of("hound");
    assert_eq!((hound.chance, hound.open[0].chance), (1.0, Some(1.0)));
    assert!(turn.fits);
    // With nothing to fill, the best is to set a die aside.
    assert_eq!(of("cauldron").chance, chance(&["K2"], 6, false));
    assert_eq!(of("cauldron").open[0].chance, None);
    // A red Spiral may be used or kept, whichever is better.
    let red = position(2).held(0, "poet").rolled("TKKK111rS").play();
    let turn = red.view().turn.unwrap();
    let smith = turn.targets.iter().find(|target| target.card == "smith").unwrap();
    let kept = chance(&["K"], 6, true).max(chance(&["K"], 7, false));
    assert_eq!(smith.open[0].chance, Some(kept));
    let well = turn.targets.iter().find(|target| target.card == "well").unwrap();
    assert_eq!(well.open[0].chance, None);
    assert_eq!(well.open[1].chance, Some(chance(&["SS"], 7, false).max(chance(&["SS"], 4, true))));
}

#[test]
fn it_says_whether_a_roll_fits_anything() {
    let fits = |roll: &str| {
        position(2).filling("boar", &[1]).rolled(roll).play().view().turn.unwrap().fits
    };
    assert!(fits("SSSK") && !fits("SSSS"));
    assert!(!position(2).play().view().turn.unwrap().fits, "nothing is rolled");
}

#[test]
fn before_the_eighth_die_is_chosen_the_chances_are_those_of_the_best() {
    let mut odds = Odds::new();
    let lines: Vec<Line> = ["TT", "KK", "6"].map(|line| line.parse().unwrap()).into();
    for (heroes, standard, red) in [("smith poet", 7, true), ("poet", 7, true), ("smith", 8, false)]
    {
        let game = position(2).held(0, heroes).choosing_a_die().play();
        let turn = game.view().turn.unwrap();
        assert_eq!((turn.standard, turn.red, turn.roll), (7, false, None));
        let giant = turn.targets.iter().find(|target| target.card == "giant").unwrap();
        assert_eq!(giant.chance, odds.chance(&lines, standard, red));
    }
}

#[test]
fn a_view_is_read_as_it_was_written() {
    for game in [
        new(deck(BOOK), 3),
        position(2).rolled("SSTTKK3").play(),
        with_deck(deck(BOOK), 2).keeping("hunt craft").held(0, "well").rolled("STK").play(),
    ] {
        for viewer in Viewer::all(2) {
            let view = game.0.view(viewer);
            let text = serde_json::to_string(&view).unwrap();
            assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
            let mut more: Value = serde_json::from_str(&text).unwrap();
            more["secret"] = json!(1);
            assert!(serde_json::from_value::<View>(more).is_err());
        }
    }
}
