use super::*;
use ardri_core::replay::verify;
use ardri_tafl::{Brandubh, Tablut};

use crate::play::luck::Luck;
use crate::play::tafl::samples::{ESCAPE, begin, from_position, people, play, two_sets, with_lots};
use crate::play::tafl::words::seat_players;
use crate::play::{MySide, Opponent};

#[test]
fn a_whole_game_is_recorded_and_verified() {
    let mut game = people();
    play(&mut game, &ESCAPE);
    assert!(game.is_over());
    assert_eq!(game.bot_to_move(), None);
    let record = game.record();
    assert_eq!(record.result.as_ref().unwrap().ending, "king-escaped");
    assert_eq!(verify::<Tafl<Brandubh>>(&record), Ok(0));
    let read = Record::parse(&record.to_json()).unwrap();
    let again = Session::<Brandubh>::resume(&read, &Seed([0; 32])).unwrap();
    assert_eq!((again.log(), again.game()), (game.log(), game.game()));
    assert!(!again.is_unsaved());
    assert_eq!(game.play(&"d2-e2".parse().unwrap()), Err("The game is over.".into()));
}

#[test]
fn captures_are_noted_and_checked_when_written() {
    let mut game = people();
    play(&mut game, &["d2-e2", "d3-f3", "g4-g3"]);
    let wrong = game.play(&"e4-e3xe2".parse().unwrap()).unwrap_err();
    assert!(wrong.contains("captures nothing, but e2 is written"), "{wrong}");
    assert_eq!(game.log().len(), 3);

    let mut game = from_position("7/7/7/t2K3/1T5/7/3t3 a");
    play(&mut game, &["d1-b1", "d4-d5", "b1-b2", "d5-d6"]);
    // b4 and b2 hold the Celt on b3.
    let wrong = game.play(&"a4-b4xb2".parse().unwrap()).unwrap_err();
    assert!(wrong.contains("Write a4-b4xb3"), "{wrong}");
    let told = game.play(&"a4-b4xb3".parse().unwrap()).unwrap();
    assert_eq!((told.notation.as_str(), told.number), ("a4-b4xb3", Some(5)));
}

#[test]
fn the_capture_of_the_king_may_be_written() {
    let mut game = from_position("7/7/7/3K3/4t2/2t4/1T5 a");
    play(&mut game, &["e3-f3", "d4-d5", "c2-c5", "b1-b2", "f3-e3", "b2-b1"]);
    play(&mut game, &["e3-e5xd5"]);
    assert_eq!(game.record().result.unwrap().ending, "king-captured");
}

#[test]
fn refusals_leave_the_game_as_it_was() {
    let mut game = people();
    for (mv, reason) in [
        ("d3-e3", "belongs to the other side"),
        ("c3-c4", "no piece stands on c3"),
        ("d2-e3", "not straight"),
        ("d2-d5", "in the way"),
        ("d1-a1", "only the King"),
        ("d2-i2", "leaves the board"),
    ] {
        let error = game.play(&mv.parse().unwrap()).unwrap_err();
        assert!(error.contains(reason), "{mv}: {error}");
    }
    assert!(game.log().is_empty() && !game.is_unsaved());
}

#[test]
fn people_take_back_move_by_move() {
    let mut game = people();
    assert!(game.undo().is_err());
    play(&mut game, &ESCAPE);
    assert_eq!(game.undo().unwrap()[0].notation, "e7-g7");
    assert!(!game.is_over());
    while game.undo().is_ok() {}
    assert_eq!(game.game(), &Tafl::new(&Options::default(), 2).unwrap());
    assert!(game.is_unsaved());
}

#[test]
fn against_a_bot_undo_goes_back_to_ones_own_turn() {
    let mut luck = Luck::new(Some(1)).unwrap();
    for side in [MySide::Vikings, MySide::Celts] {
        let mut game = begin::<Brandubh>(&Options::default(), Opponent::Random, side);
        let bot = |game: &mut Session<Brandubh>, luck: &mut Luck| {
            while let Some(seat) = game.bot_to_move() {
                let Some(Action::Move(mv)) = luck.choose(game.game(), seat) else { panic!() };
                game.play(&WrittenMove { mv, captured: Vec::new() }).unwrap();
            }
        };
        bot(&mut game, &mut luck);
        let before = game.game().clone();
        // The bot's opening alone is not ours to take back.
        assert!(game.undo().is_err());
        let seat = game.seat_to_move().unwrap();
        let mine = luck.choose(game.game(), seat).unwrap();
        game.play(&mine.to_string().parse().unwrap()).unwrap();
        // While the bot still thinks, only our move goes.
        assert_eq!(game.clone().undo().unwrap().len(), 1);
        bot(&mut game, &mut luck);
        assert_eq!(game.undo().unwrap().len(), 2);
        assert_eq!(game.game(), &before);
        assert_eq!(game.bot_to_move(), None);
    }
}

#[test]
fn lots_are_drawn_fairly_and_never_taken_back() {
    let options = with_lots::<Tablut>();
    let mut first = std::collections::BTreeSet::new();
    for byte in 0..20 {
        let players = seat_players(&options, Opponent::Person, MySide::Vikings);
        let mut game = Session::new(&options, players, &Seed([byte; 32])).unwrap();
        assert_eq!(game.log().len(), 1);
        assert!(!game.is_unsaved());
        first.insert(game.log()[0].notation.clone());
        assert!(game.undo().is_err());
        play(&mut game, &["e2-f2"]);
        game.undo().unwrap();
        assert!(game.undo().is_err());
        assert_eq!(game.log().len(), 1);
        assert_eq!(verify::<Tafl<Tablut>>(&game.record()), Ok(1));
    }
    assert_eq!(first.len(), 2, "both seats begin at times");
}

#[test]
fn undrawn_lots_are_drawn_when_a_record_is_resumed() {
    let options = with_lots::<Brandubh>();
    let game = begin(&options, Opponent::Person, MySide::Vikings);
    let mut record = game.record();
    record.actions.clear();
    let again = Session::<Brandubh>::resume(&record, &Seed([9; 32])).unwrap();
    assert_eq!(again.log(), game.log(), "the committed seed decides");
    record.fairness.as_mut().unwrap().seed = None;
    let error = Session::<Brandubh>::resume(&record, &Seed([9; 32])).unwrap_err();
    assert!(error.contains("committed to"), "{error}");
    record.fairness = None;
    let again = Session::<Brandubh>::resume(&record, &Seed([9; 32])).unwrap();
    assert_eq!(again.fairness().unwrap().commitment, Seed([9; 32]).commitment());
}

#[test]
fn a_bad_record_is_refused_with_the_number_of_the_action() {
    let mut game = people();
    play(&mut game, &["d2-e2", "d3-f3"]);
    let good = game.record();
    let resume = |record: &Record| Session::<Brandubh>::resume(record, &Seed([0; 32])).unwrap_err();
    let mut record = good.clone();
    record.actions[1].action = "d3-d7".into();
    assert!(resume(&record).starts_with("action 2: "), "{}", resume(&record));
    let mut record = good.clone();
    record.seats[1].bot = Some("alpha".into());
    assert!(resume(&record).contains("a bot of the kind “alpha”"));
    let mut record = good.clone();
    record.seats.pop();
    assert!(resume(&record).contains("2 players"));
    let error = Session::<Tablut>::resume(&good, &Seed([0; 32])).unwrap_err();
    assert!(error.contains("brandubh"), "{error}");
}

#[test]
fn a_match_switches_the_sides() {
    let options = two_sets::<Brandubh>();
    let mut game = begin(&options, Opponent::Random, MySide::Vikings);
    assert_eq!(game.side_of(Seat(0)), Some(Side::Vikings));
    game.resign(Seat(0)).unwrap();
    assert_eq!(game.side_of(Seat(0)), Some(Side::Celts));
    assert_eq!(game.bot_to_move(), Some(Seat(1)), "the bot begins the second set");
    assert_eq!(game.resigner(), Some(Seat(0)));
    game.resign(Seat(0)).unwrap();
    assert!(game.is_over());
    assert_eq!(game.resigner(), None);
    let sets: Vec<_> = game.log().iter().map(|told| (told.set, told.side)).collect();
    assert_eq!(sets, [(1, Some(Side::Vikings)), (2, Some(Side::Celts))]);
    // Undo crosses the end of a set: nothing random lies there.
    game.undo().unwrap();
    game.undo().unwrap();
    assert_eq!(game.game().set(), 1);
}

#[test]
fn a_game_can_be_over_before_it_begins() {
    let game = from_position("K6/7/7/7/7/7/3t3 a");
    assert!(game.is_over());
    assert!(game.targets("d1".parse().unwrap()).is_empty());
    assert_eq!(verify::<Tafl<Brandubh>>(&game.record()), Ok(0));
}

#[test]
fn a_new_game_keeps_rules_and_players() {
    let options = two_sets::<Brandubh>();
    let mut game = begin(&options, Opponent::Random, MySide::Celts);
    game.resign(Seat(1)).unwrap();
    let again = game.again(&Seed([1; 32])).unwrap();
    assert!(again.log().is_empty());
    assert_eq!(again.game().options(), &options);
    assert_eq!(again.players(), game.players());
}
