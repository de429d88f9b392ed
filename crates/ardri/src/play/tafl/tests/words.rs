//! Games at one terminal, from beginning to end, and what is said of them.

use ardri_core::fairness::Seed;
use ardri_core::replay::verify;
use ardri_core::{Game, Record, Seat, Turn, Viewer};
use ardri_table::Table;
use ardri_tafl::{Action, Brandubh, Options, Side, Tablut, Tafl};

use crate::play::builder::Typed;
use crate::play::tafl::action_builder;
use crate::play::tafl::samples::{
    DANCE, ESCAPE, Session, begin, from_position, luck, people, play, two_sets, with_lots,
};
use crate::play::tafl::words::{
    Scene, history, losing_moves, repetition_warning, seat_players, verdict, whose_turn,
};
use crate::play::{Opponent, scene};

fn scene(game: &Session<Brandubh>) -> Scene<Brandubh> {
    scene::Scene::of(game, Viewer::Spectator)
}

/// What a typed move means in this game.
fn read(game: &Session<Brandubh>, line: &str) -> Result<Typed<ardri_tafl::Square, Action>, String> {
    action_builder::read(line, &scene(game))
}

/// What came of the last thing that was done.
fn told(game: &Session<Brandubh>) -> String {
    scene(game).told(game.done().last().unwrap()).join(" ")
}

#[test]
fn a_whole_game_is_recorded_and_verified() {
    let mut game = people();
    play(&mut game, &ESCAPE);
    assert!(game.is_over() && game.bot_due().is_none());
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
    let mut game = from_position("7/7/7/t2K3/1T5/7/3t3 a");
    play(&mut game, &["d1-b1", "d4-d5", "b1-b2", "d5-d6"]);
    // b4 and b2 hold the Celt on b3.
    let mv: Action = "a4-b4".parse().unwrap();
    for line in ["a4-b4xb3", " A4-B4xB3 ", "a4 - b4 x b3", "a4-b4xb3!", "A4-B4XB3", "a4-b4"] {
        assert_eq!(read(&game, line), Ok(Typed::Whole(mv)), "{line}");
    }
    for (line, reason) in [
        ("a4-b4xb2", "Write a4-b4xb3"),
        ("a4-a5xe2", "captures nothing, but e2 is written"),
        ("hello", "There is no command “hello”"),
        ("d2e2", "“d2e2” is not a move"),
        ("d2-j2", "“d2-j2” is not a move"),
        ("é-ü", "is not a move"),
    ] {
        let error = read(&game, line).unwrap_err();
        assert!(error.contains(reason), "{line}: {error}");
    }
    game.play(Seat(0), &mv).unwrap();
    let told = history(&scene(&game));
    assert!(told[4].starts_with("5. Vikings a4-b4xb3: "), "{told:?}");

    // So may the King's.
    let mut game = from_position("7/7/7/3K3/4t2/2t4/1T5 a");
    play(&mut game, &["e3-f3", "d4-d5", "c2-c5", "b1-b2", "f3-e3", "b2-b1"]);
    assert_eq!(read(&game, "e3-e5xd5"), Ok(Typed::Whole("e3-e5".parse().unwrap())));
    play(&mut game, &["e3-e5"]);
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
        let error = game.play(Seat(0), &mv.parse().unwrap()).unwrap_err();
        assert!(error.contains(reason), "{mv}: {error}");
    }
    assert!(game.done().is_empty() && !game.is_unsaved());
}

/// The terminal keeps the same log as a server does.
#[test]
fn moves_are_taken_back_and_the_table_follows_from_its_log() {
    let mut game = people();
    assert!(game.undo(Seat(0)).is_err());
    let (last, before) = ESCAPE.split_last().unwrap();
    play(&mut game, before);
    assert_eq!(game.undo(Seat(1)).unwrap(), *before.last().unwrap());
    let again = Table::from_log(game.table().id().clone(), game.log()).unwrap();
    assert_eq!((again.record().actions, game.done().len()), (game.record().actions, 6));
    assert_eq!(again.state(), game.table().state());
    play(&mut game, &[*before.last().unwrap(), *last]);
    // The end stands.
    assert!(game.is_over());
    assert!(game.undo(Seat(1)).unwrap_err().contains("What has ended"));
    assert!(game.is_over());
    let mut game = people();
    play(&mut game, before);
    while game.undo(Seat(0)).is_ok() {}
    assert_eq!(*game.game(), Tafl::new(&Options::default(), 2).unwrap());
    assert!(game.is_unsaved());
}

#[test]
fn against_a_bot_undo_goes_back_to_ones_own_turn() {
    let luck = &mut luck();
    for (me, side) in [(Seat(0), Side::Vikings), (Seat(1), Side::Celts)] {
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
        assert_eq!((game.game(), game.bot_due()), (&before, None));
    }
}

#[test]
fn lots_are_drawn_fairly_told_with_names_and_never_taken_back() {
    let options = with_lots::<Tablut>();
    let mut first = std::collections::BTreeSet::new();
    for byte in 0..20 {
        let players = seat_players(&options, Opponent::Person, Side::Vikings);
        let mut game = Session::<Tablut>::new(&options, players, &Seed([byte; 32])).unwrap();
        game.draw().unwrap();
        assert!(game.done().len() == 1 && !game.is_unsaved());
        first.insert(game.done()[0].entry.action.clone());
        assert!(game.undo(Seat(0)).is_err());
        play(&mut game, &["e2-f2"]);
        game.undo(Seat(0)).unwrap();
        assert!(game.undo(Seat(0)).is_err());
        assert_eq!(game.done().len(), 1);
        assert_eq!(verify::<Tafl<Tablut>>(&game.record()), Ok(1));
    }
    assert_eq!(first.len(), 2, "both seats begin at times");
    let game = begin(&with_lots(), Opponent::RANDOM, Side::Celts);
    let whoever = ["you begin", "Random bot begins"].map(|who| format!("{who} as the Vikings."));
    assert!(whoever.map(|who| format!("Lots are drawn: {who}")).contains(&told(&game)));
    assert!(scene(&game).log[0].contains(&Seed([5; 32]).commitment().to_string()));
}

#[test]
fn undrawn_lots_are_drawn_when_a_record_is_resumed() {
    let resume = |record: &Record| -> Result<Session<Brandubh>, String> {
        let mut game = Session::resume(record, &Seed([9; 32]))?;
        game.draw()?;
        Ok(game)
    };
    let game = begin(&with_lots::<Brandubh>(), Opponent::Person, Side::Vikings);
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
    let refused = |record: &Record, reason: &str| {
        let error = Session::<Brandubh>::resume(record, &Seed([0; 32])).unwrap_err();
        assert!(error.contains(reason), "{error}");
    };
    let [mut illegal, mut strange, mut lonely] = [good.clone(), good.clone(), good.clone()];
    illegal.actions[1].action = "d3-d7".into();
    refused(&illegal, "action 2: ");
    strange.seats[1].bot = Some("alpha".into());
    refused(&strange, "a bot of the kind “alpha”");
    lonely.seats.pop();
    refused(&lonely, "2 players");
    let error = Session::<Tablut>::resume(&good, &Seed([0; 32])).unwrap_err();
    assert!(error.contains("brandubh"), "{error}");
}

#[test]
fn a_match_switches_the_sides_and_is_told() {
    let side_of = |game: &Session<Brandubh>, side| game.view(Viewer::Spectator).seat_of(side);
    let mut game = begin(&two_sets::<Brandubh>(), Opponent::RANDOM, Side::Vikings);
    assert_eq!(side_of(&game, Side::Vikings), Some(Seat(0)));
    game.resign(Seat(0)).unwrap();
    assert_eq!(side_of(&game, Side::Celts), Some(Seat(0)));
    let switched = "The sides are switched: Random bot now plays the Vikings.";
    assert_eq!(told(&game), format!("The Vikings have resigned. The Celts win set 1. {switched}"));
    assert_eq!(game.bot_due(), Some(Seat(1)), "the bot begins the second set");
    assert_eq!(game.resigner(), Some(Seat(0)));
    game.resign(Seat(0)).unwrap();
    assert!(game.is_over() && game.resigner().is_none());
    let told = "Random bot wins the match with both sets.";
    assert_eq!(verdict(&scene(&game)).as_deref(), Some(told));
    let again = game.again(&Seed([1; 32])).unwrap();
    assert!(again.done().is_empty());
    assert_eq!(again.game().options(), game.game().options());
    assert_eq!(again.players(), game.players());
    // Undo never crosses the end of a set, nor that of the match.
    assert!(game.undo(Seat(0)).unwrap_err().contains("What has ended"));
    assert!(game.is_over());
    let mut game = begin(&two_sets::<Brandubh>(), Opponent::RANDOM, Side::Vikings);
    game.resign(Seat(0)).unwrap();
    assert!(game.undo(Seat(0)).is_err());
    assert_eq!(game.game().set(), 2);
}

#[test]
fn a_game_can_be_over_before_it_begins() {
    let game = from_position("K6/7/7/7/7/7/3t3 a");
    assert!(game.is_over() && game.game().turn() == Turn::Over);
    assert!(game.legal(Seat(0)).is_empty());
    assert_eq!(verify::<Tafl<Brandubh>>(&game.record()), Ok(0));
}

#[test]
fn people_and_bots_are_named() {
    for (options, against, said) in [
        (Options::default(), Opponent::Person, "The Vikings move."),
        (Options::default(), Opponent::RANDOM, "Random bot moves the Vikings."),
        (two_sets(), Opponent::Person, "Set 1 of 2. Player 1 moves the Vikings."),
    ] {
        assert_eq!(whose_turn(&scene(&begin(&options, against, Side::Celts))), said);
    }
    // A single game does not speak of sets.
    let mut game = people();
    let seat = game.resigner().unwrap();
    game.resign(seat).unwrap();
    let resigned = "The Vikings have resigned. The Celts win.";
    assert_eq!(
        (told(&game).as_str(), verdict(&scene(&game)).unwrap().as_str()),
        (resigned, resigned)
    );
}

#[test]
fn repetition_is_announced_before_it_happens() {
    let mut game = people();
    assert_eq!(repetition_warning(&scene(&game)), None);
    play(&mut game, &DANCE[..4]);
    let warning = repetition_warning(&scene(&game)).unwrap();
    assert!(warning.ends_with("If the Celts bring it about once more, they lose."), "{warning}");
    play(&mut game, &DANCE[4..]);
    let losing = losing_moves(&scene(&game)).unwrap();
    let again = "would lose at once: it brings a position about for the third time.";
    assert_eq!(losing, format!("e3-d3 {again}"));
    play(&mut game, &["e3-d3"]);
    assert!(told(&game).contains("The Celts brought the same position about"));
}
