use ardri_boru::BrianBoru;
use ardri_tafl::{Brandubh, Tafl};
use ardri_throne::HighThrone;

use super::*;

/// The command of the game's own that goes by this word.
fn own<G: GameUi>(word: &str, rest: &str) -> Command {
    let place = G::COMMANDS.iter().position(|own| own.words.contains(&word));
    Command::Own(place.unwrap(), rest.into())
}

fn choice(line: &str) -> Command {
    Command::Choice(line.into())
}

/// What every game understands.
fn common<G: GameUi>() {
    for (line, command) in [
        ("", Command::Nothing),
        (" HELP ", Command::Help),
        ("?", Command::Help),
        ("board", Command::Board),
        ("save", Command::Save(None)),
        ("save my game.json ", Command::Save(Some("my game.json".into()))),
        ("why", Command::Why),
        ("coach", Command::Coach(None)),
        ("Coach OFF", Command::Coach(Some(false))),
        ("legal", Command::Legal(String::new())),
        ("moves", Command::Legal(String::new())),
        ("log", Command::Log),
        ("history", Command::Log),
        ("preview aside K", Command::Preview("aside K".into())),
        ("quit", Command::Quit),
        ("exit", Command::Quit),
        ("11", choice("11")),
    ] {
        assert_eq!(Command::parse::<G>(line), Ok(command), "{line}");
    }
    for (line, reason) in [
        ("undo 3", "“undo” stands alone"),
        ("coach maybe", "“coach” stands alone, or with on or off"),
        ("preview", "Write an action after preview"),
    ] {
        let error = Command::parse::<G>(line).unwrap_err();
        assert!(error.contains(reason), "{line}: {error}");
    }
}

#[test]
fn all_games_share_their_words() {
    common::<BrianBoru>();
    common::<HighThrone>();
    common::<Tafl<Brandubh>>();
}

#[test]
fn brian_boru_has_words_of_its_own() {
    let parse = Command::parse::<BrianBoru>;
    assert_eq!(parse("s"), Ok(own::<BrianBoru>("standings", "")));
    assert_eq!(parse("S"), Ok(choice("S")));
    assert_eq!(parse("cards"), Ok(own::<BrianBoru>("hand", "")));
    assert_eq!(parse("town cork"), Ok(own::<BrianBoru>("town", "cork")));
    assert_eq!(parse("mark Cork"), Ok(choice("mark Cork")));
    assert_eq!(parse("resign"), Ok(choice("resign")));
    for line in ["town", "legal moves", "trick 2"] {
        assert!(parse(line).is_err(), "{line}");
    }
}

#[test]
fn the_high_throne_has_words_of_its_own() {
    let parse = Command::parse::<HighThrone>;
    assert_eq!(parse("s"), Ok(own::<HighThrone>("standings", "")));
    assert_eq!(parse("odds"), Ok(own::<HighThrone>("odds", "")));
    assert_eq!(parse("ODDS on"), Ok(own::<HighThrone>("odds", "on")));
    assert_eq!(parse("card the stone"), Ok(own::<HighThrone>("card", "the stone")));
    assert_eq!(parse("roll"), Ok(own::<HighThrone>("roll", "")));
    // Chance alone rolls; the rules say so.
    assert_eq!(parse("roll S S"), Ok(choice("roll S S")));
    assert_eq!(parse("fill lugh 2 TK"), Ok(choice("fill lugh 2 TK")));
    for line in ["card", "legal moves", "dice 3"] {
        assert!(parse(line).is_err(), "{line}");
    }
}

#[test]
fn tafl_has_words_of_its_own() {
    let parse = Command::parse::<Tafl<Brandubh>>;
    assert_eq!(parse("moves d2"), Ok(Command::Legal("d2".into())));
    assert_eq!(parse("flip"), Ok(own::<Tafl<Brandubh>>("flip", "")));
    assert_eq!(parse("position"), Ok(own::<Tafl<Brandubh>>("position", "")));
    assert_eq!(parse("resign"), Ok(Command::Resign));
    assert_eq!(parse("d2 - e2"), Ok(choice("d2 - e2")));
}

#[test]
fn a_servers_table_and_a_lesson_have_words_of_their_own() {
    let read = |line, at| Command::read(line, &Words::of::<Tafl<Brandubh>>(), at);
    let (open, playing) = (Place::Server { playing: false }, Place::Server { playing: true });
    for (line, command) in [
        ("", Command::Nothing),
        ("HELP", Command::Help),
        ("say  Good luck! ", Command::Say("Good luck!".into())),
        ("sit 2", Command::Sit(2)),
        ("bot 2", Command::Bot(2, None)),
        ("bot 3 Squire", Command::Bot(3, Some("squire".into()))),
        ("takeback", Command::Undo),
        ("exit", Command::Quit),
        ("d2-e2", choice("d2-e2")),
        ("start Cork", choice("start Cork")),
    ] {
        assert_eq!(read(line, open), Ok(command), "{line}");
    }
    assert_eq!(read("start", open), Ok(Command::Start));
    assert_eq!(read("start", playing), Ok(choice("start")));
    for line in ["say", "word", "sit", "sit 0", "sit 300", "bot", "bot squire", "coach maybe"] {
        assert!(read(line, open).is_err(), "{line}");
    }
    assert_eq!(read("skip", Place::Lesson), Ok(Command::Next));
    assert_eq!(read("who", Place::Here), Ok(Command::Who));
    assert_eq!(read("hint", Place::Here), Ok(Command::Hint));
    for line in ["say hello", "again"] {
        assert_eq!(read(line, Place::Here), Ok(choice(line)));
    }
}
