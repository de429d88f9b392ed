//! Games at one terminal, from beginning to end.

use ardri_core::fairness::Seed;
use ardri_core::replay::verify;
use ardri_core::{Game, Record, Seat, Turn, Viewer};
use ardri_table::Table;
use ardri_tafl::{Action, Brandubh, Options, Side, Tablut, Tafl};

use crate::play::builder::{ActionBuilder, Typed};
use crate::play::files::Saveable;
use crate::play::scene::Scene;
use crate::play::tafl::action_builder::TaflBuilder;
use crate::play::tafl::samples::{
    ESCAPE, Session, begin, from_position, luck, people, play, two_sets, with_lots,
};
use crate::play::tafl::words::{self, notation, seat_players};
use crate::play::{MySide, Opponent};

/// What a typed move means in this game.
fn read(game: &Session<Brandubh>, line: &str) -> Result<Typed<ardri_tafl::Square, Action>, String> {
    let scene = Scene::of(game, Viewer::Spectator);
    TaflBuilder::new(Vec::new(), &scene.view).read(line, &scene)
}

/// The sides as they are played now.
fn side_of(game: &Session<Brandubh>, seat: Seat) -> Option<Side> {
    let view = game.view(Viewer::Spectator);
    [Side::Vikings, Side::Celts].into_iter().find(|side| view.seat_of(*side) == Some(seat))
}

#[test]
fn a_whole_game_is_recorded_and_verified() {
    let mut game = people();
    play(&mut game, &ESCAPE);
    assert!(game.is_over());
    assert_eq!(game.bot_due(), None);
    let record = game.record();
    assert_eq!(record.result.as_ref().unwrap().ending, "king-escaped");
    assert_eq!(verify::<Tafl<Brandubh>>(&record), Ok(0));
    let read = Record::parse(&record.to_json()).unwrap();
    let again = Session::<Brandubh>::resume(&read, &Seed([0; 32])).unwrap();
    assert_eq!((again.record(), again.game()), (record, game.game()));
    assert!(!again.is_unsaved());
    assert!(game.play(Seat(0), &"d2-e2".parse().unwrap()).is_err());
}

#[test]
fn captures_are_noted_and_checked_when_written() {
    let mut game = people();
    play(&mut game, &["d2-e2", "d3-f3", "g4-g3"]);
    let wrong = read(&game, "e4-e3xe2").unwrap_err();
    assert!(wrong.contains("captures nothing, but e2 is written"), "{wrong}");

    let mut game = from_position("7/7/7/t2K3/1T5/7/3t3 a");
    play(&mut game, &["d1-b1", "d4-d5", "b1-b2", "d5-d6"]);
    // b4 and b2 hold the Celt on b3.
    let wrong = read(&game, "a4-b4xb2").unwrap_err();
    assert!(wrong.contains("Write a4-b4xb3"), "{wrong}");
    let mv: Action = "a4-b4".parse().unwrap();
    assert_eq!(read(&game, "a4-b4xb3"), Ok(Typed::Whole(mv)));
    game.play(Seat(0), &mv).unwrap();
    assert_eq!(notation::<Brandubh>(game.done().last().unwrap()), "a4-b4xb3");
    let scene = Scene::of(&game, Viewer::Spectator);
    assert!(words::history(&scene)[4].starts_with("5. Vikings a4-b4xb3: "), "{:?}", scene.log);
}

#[test]
fn the_capture_of_the_king_may_be_written() {
    let mut game = from_position("7/7/7/3K3/4t2/2t4/1T5 a");
    play(&mut game, &["e3-f3", "d4-d5", "c2-c5", "b1-b2", "f3-e3", "b2-b1"]);
    assert_eq!(read(&game, "e3-e5xd5"), Ok(Typed::Whole("e3-e5".parse().unwrap())));
    play(&mut game, &["e3-e5"]);
    assert_eq!(game.record().result.unwrap().ending, "king-captured");
}

#[test]
fn moves_are_read_in_any_case_and_spacing() {
    let mut game = from_position("7/7/7/t2K3/1T5/1t5/7 a");
    let mv = Ok(Typed::Whole("a4-b4".parse().unwrap()));
    for line in ["a4-b4xb3", " A4-B4xB3 ", "a4 - b4 x b3", "a4-b4xb3!", "A4-B4XB3", "a4-b4"] {
        assert_eq!(read(&game, line), mv, "{line}");
    }
    play(&mut game, &["a4-b4"]);
    for (line, reason) in [
        ("hello", "There is no command “hello”"),
        ("d2e2", "“d2e2” is not a move"),
        ("d2-j2", "“d2-j2” is not a move"),
        ("é-ü", "is not a move"),
    ] {
        let error = read(&game, line).unwrap_err();
        assert!(error.contains(reason), "{line}: {error}");
    }
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
        let error = game.play(Seat(0), &mv.parse().unwrap()).unwrap_err();
        assert!(error.contains(reason), "{mv}: {error}");
    }
    assert!(game.done().is_empty() && !game.is_unsaved());
}

#[test]
fn people_take_back_move_by_move() {
    let mut game = people();
    assert!(game.undo(Seat(0)).is_err());
    play(&mut game, &ESCAPE);
    assert_eq!(game.undo(Seat(1)).unwrap(), "e7-g7");
    assert!(!game.is_over());
    while game.undo(Seat(0)).is_ok() {}
    assert_eq!(*game.game(), Tafl::new(&Options::default(), 2).unwrap());
    assert!(game.is_unsaved());
}

/// The terminal keeps the same log as a server does.
#[test]
fn the_table_follows_from_its_log() {
    let mut game = begin::<Brandubh>(&Options::default(), Opponent::RANDOM, MySide::Vikings);
    for mv in ["d2-e2", "d1-d2"] {
        game.play(Seat(0), &mv.parse().unwrap()).unwrap();
        game.go_on(&mut luck()).unwrap();
    }
    game.undo(Seat(0)).unwrap();
    let again = Table::from_log(game.table().id().clone(), game.log()).unwrap();
    assert_eq!((again.record().actions, game.done().len()), (game.record().actions, 2));
    assert_eq!(again.state(), game.table().state());
}

#[test]
fn against_a_bot_undo_goes_back_to_ones_own_turn() {
    let luck = &mut luck();
    for (me, side) in [(Seat(0), MySide::Vikings), (Seat(1), MySide::Celts)] {
        let mut game = begin::<Brandubh>(&Options::default(), Opponent::RANDOM, side);
        game.go_on(luck).unwrap();
        let before = game.game().clone();
        // The bot's opening alone is not ours to take back.
        assert!(game.undo(me).is_err());
        let mine = luck.choose(game.game(), me).unwrap();
        game.play(me, &mine).unwrap();
        // While the bot still thinks, only our move goes.
        assert_eq!(game.clone().undo(me).unwrap().split(' ').count(), 1);
        game.go_on(luck).unwrap();
        assert_eq!(game.undo(me).unwrap().split(' ').count(), 2);
        assert_eq!(*game.game(), before);
        assert_eq!(game.bot_due(), None);
    }
}

#[test]
fn lots_are_drawn_fairly_and_never_taken_back() {
    let options = with_lots::<Tablut>();
    let mut first = std::collections::BTreeSet::new();
    for byte in 0..20 {
        let players = seat_players(&options, Opponent::Person, MySide::Vikings);
        let mut game = Session::<Tablut>::new(&options, players, &Seed([byte; 32])).unwrap();
        game.draw().unwrap();
        assert_eq!(game.done().len(), 1);
        assert!(!game.is_unsaved());
        first.insert(game.done()[0].entry.action.clone());
        assert!(game.undo(Seat(0)).is_err());
        play(&mut game, &["e2-f2"]);
        game.undo(Seat(0)).unwrap();
        assert!(game.undo(Seat(0)).is_err());
        assert_eq!(game.done().len(), 1);
        assert_eq!(verify::<Tafl<Tablut>>(&game.record()), Ok(1));
    }
    assert_eq!(first.len(), 2, "both seats begin at times");
}

#[test]
fn undrawn_lots_are_drawn_when_a_record_is_resumed() {
    let resume = |record: &Record| -> Result<Session<Brandubh>, String> {
        let mut game = Session::resume(record, &Seed([9; 32]))?;
        game.draw()?;
        Ok(game)
    };
    let game = begin(&with_lots::<Brandubh>(), Opponent::Person, MySide::Vikings);
    let mut record = game.record();
    record.actions.clear();
    let again = resume(&record).unwrap();
    assert_eq!(again.record().actions, game.record().actions, "the committed seed decides");
    record.fairness.as_mut().unwrap().seed = None;
    let error = resume(&record).unwrap_err();
    assert!(error.contains("committed to"), "{error}");
    record.fairness = None;
    let again = resume(&record).unwrap().record();
    assert_eq!(again.fairness.unwrap().commitment, Seed([9; 32]).commitment());
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
    let mut game = begin(&two_sets::<Brandubh>(), Opponent::RANDOM, MySide::Vikings);
    assert_eq!(side_of(&game, Seat(0)), Some(Side::Vikings));
    game.resign(Seat(0)).unwrap();
    assert_eq!(side_of(&game, Seat(0)), Some(Side::Celts));
    assert_eq!(game.bot_due(), Some(Seat(1)), "the bot begins the second set");
    assert_eq!(game.resigner(), Some(Seat(0)));
    game.resign(Seat(0)).unwrap();
    assert!(game.is_over());
    assert_eq!(game.resigner(), None);
    let log = Scene::of(&game, Viewer::Spectator).log;
    let headings: Vec<_> = log.iter().filter_map(|entry| entry.lines().next()).collect();
    assert_eq!(headings, ["Vikings resign", "Celts resign"]);
    // Undo crosses the end of a set: nothing random lies there.
    game.undo(Seat(0)).unwrap();
    game.undo(Seat(0)).unwrap();
    assert_eq!(game.game().set(), 1);
}

#[test]
fn a_game_can_be_over_before_it_begins() {
    let game = from_position("K6/7/7/7/7/7/3t3 a");
    assert!(game.is_over() && game.game().turn() == Turn::Over);
    assert!(game.legal(Seat(0)).is_empty());
    assert_eq!(verify::<Tafl<Brandubh>>(&game.record()), Ok(0));
}

#[test]
fn a_new_game_keeps_rules_and_players() {
    let options = two_sets::<Brandubh>();
    let mut game = begin(&options, Opponent::RANDOM, MySide::Celts);
    game.resign(Seat(1)).unwrap();
    let again = game.again(&Seed([1; 32])).unwrap();
    assert!(again.done().is_empty());
    assert_eq!(again.game().options(), &options);
    assert_eq!(again.players(), game.players());
}
