//! The game in lines.

use ardri_tafl::{Board, Brandubh, Options, Tablut};

use crate::play::line_io::LineIo;
use crate::play::repl::play;
use crate::play::tafl::samples::{
    DANCE, ESCAPE, Session, laid_out, luck, people as two_people, two_sets, with_lots,
};
use crate::play::{MySide, Opponent, samples};

fn talk<B: Board>(
    options: &Options<B>,
    against: Opponent,
    interactive: bool,
    input: &str,
) -> (String, Session<B>) {
    let mut session = laid_out(options, against, MySide::Vikings);
    (samples::talk(&mut session, interactive, input), session)
}

fn people(input: &str) -> String {
    talk::<Brandubh>(&Options::default(), Opponent::Person, false, input).0
}

#[test]
fn the_board_is_shown_from_either_side() {
    let output = people("flip\n");
    let start = "\
  a b c d e f g
7 # . . V . . # 7
6 . . . V . . . 6
5 . . . C . . . 5
4 V V C K C V V 4
3 . . . C . . . 3
2 . . . V . . . 2
1 # . . V . . # 1
  a b c d e f g
Captured: 0 of 8 Vikings, 0 of 4 Celts.
The Vikings move.
";
    assert!(output.contains(start), "{output}");
    assert!(output.contains("  g f e d c b a\n1 # . . V . . # 1\n"), "{output}");
}

#[test]
fn a_game_is_told_to_its_end() {
    let output = people(&ESCAPE.join("\n"));
    assert!(output.contains("A Viking goes from a4 to a3.\n"));
    assert!(
        output.contains("The King goes from e7 to g7.\nThe King has escaped. The Celts win.\n")
    );
    assert!(output.contains("The game is over. The King has escaped. The Celts win."));
    assert!(!output.contains("not finished"));
    assert!(!output.contains("> ") && !output.contains('\x1b'));
}

#[test]
fn refusals_are_sentences_and_the_game_goes_on() {
    let output = people("d3-e3\nd2-e3\nfoo\nd2-e2xe3\n\nmoves c3\nmoves d5\nmoves d1\nd2-e2\n");
    for sentence in [
        "The Celt on d3 belongs to the other side (ardri rules tafl#turns).\n",
        "d2-e3 is not straight: pieces move along a row or column (ardri rules tafl#straight).\n",
        "There is no command “foo”; help lists them.\n",
        "d2-e2 captures nothing, but e3 is written; the move was not made. Write d2-e2, or leave \
         the captures out.\n",
        "No piece stands on c3",
        "The Celt on d5 belongs to the other side",
        "d1-b1 d1-c1 d1-e1 d1-f1\n",
        "A Viking goes from d2 to e2.\n",
        "The input has ended; the game is not finished.\n",
    ] {
        assert!(output.contains(sentence), "{sentence}\n{output}");
    }
}

#[test]
fn every_command_answers() {
    let output = people("help\nrules\nd2-e2\nd3-f3\nhistory\nposition\nundo\nundo\nundo\nquit\n");
    for part in [
        "moves           list all legal moves",
        "The Celts win when the King reaches a corner.",
        "1. Vikings d2-e2: A Viking goes from d2 to e2.\n2. Celts d3-f3:",
        "1. d2-e2 d3-f3\n",
        "3t3/3t3/3T3/ttTKTtt/5T1/4t2/3t3 a\n",
        "Taken back: d3-f3.\n",
        "Taken back: d2-e2.\n",
        "There is no move of yours to take back.\n",
        "The game is not finished.\n",
    ] {
        assert!(output.contains(part), "{part}\n{output}");
    }
}

#[test]
fn the_bot_answers_at_once_and_undo_takes_both_back() {
    let options = Options::<Tablut>::default();
    let (output, session) = talk(&options, Opponent::RANDOM, false, "e2-f2\nundo\n");
    assert!(output.contains("Random bot plays "), "{output}");
    assert!(output.contains("Taken back: e2-f2 "), "{output}");
    assert!(session.done().is_empty());
}

#[test]
fn repetition_is_announced_twice_and_a_person_is_asked() {
    let dance = DANCE.join("\n") + "\n";
    let piped = people(&format!("{dance}e3-d3\n"));
    assert!(piped.contains("If the Celts bring it about once more, they lose."), "{piped}");
    assert!(piped.contains("e3-d3 would lose at once: it brings a position about"), "{piped}");
    assert!(piped.contains("third time. The Vikings win."), "{piped}");

    let options = Options::<Brandubh>::default();
    let asked = format!("{dance}e3-d3\nno\ne3-d3\nyes\n");
    let (output, session) = talk(&options, Opponent::Person, true, &asked);
    assert!(output.contains("the Celts lose. Make it? yes or no?\n> The move was not made."));
    assert!(session.is_over());
}

#[test]
fn a_person_is_asked_before_anything_is_lost() {
    let options = Options::<Brandubh>::default();
    let input = "d2-e2\nresign\nno\nquit\nno\nnew\nno\nquit\ny\n";
    let (output, session) = talk(&options, Opponent::Person, true, input);
    assert!(output.contains("> Give up the game for the Celts? yes or no?"), "{output}");
    assert_eq!(session.done().len(), 1);
    let (_, session) = talk(&options, Opponent::Person, true, "resign\nyes\n");
    assert!(session.is_over());
    // A pipe means what it says.
    let (_, session) = talk(&options, Opponent::Person, false, "d2-e2\nnew\nresign\nd2-e2\n");
    assert_eq!(session.done().len(), 1);
}

#[test]
fn a_match_tells_of_both_sets() {
    let options = two_sets::<Brandubh>();
    let input = format!("{}\nresign\nhistory\n", ESCAPE.join("\n"));
    let (output, _) = talk(&options, Opponent::Person, false, &input);
    for part in [
        "The sides are switched: Player 2 now plays the Vikings.",
        "Set 2 of 2. Player 2 moves the Vikings.",
        "The game is over. Player 1 wins the match: each has won a set, and Player 1 needed fewer",
    ] {
        assert!(output.contains(part), "{part}\n{output}");
    }
}

#[test]
fn lots_are_promised_before_they_are_told() {
    let options = with_lots::<Brandubh>();
    let (output, _) = talk(&options, Opponent::Person, false, "");
    let promise = output.find("with the commitment ").unwrap();
    assert!(promise < output.find("Lots are drawn: ").unwrap());
}

#[test]
fn a_file_that_cannot_be_written_gets_a_sentence() {
    let output = people("save\nsave /no/such/folder/game.json\nd2-e2\n");
    assert!(output.contains("Type the name of a file after save.\n"));
    assert!(output.contains("could not be saved in /no/such/folder/game.json"));
    assert!(output.contains("A Viking goes from d2 to e2."));
}

#[test]
fn what_is_not_text_gets_an_answer_too() {
    let mut session = two_people();
    let mut output = Vec::new();
    let mut lines = LineIo::new(&b"\xff\xfe\nd2-e2"[..], &mut output, false);
    play(&mut lines, &mut session, &mut luck(), false).unwrap();
    assert_eq!(session.done().len(), 1);
}

#[test]
fn the_game_is_asked_for() {
    let ask = |input: &str| {
        let mut output = Vec::new();
        let game =
            LineIo::new(input.as_bytes(), &mut output, false).ask_game(&["brandubh", "tablut"]);
        (game.unwrap(), String::from_utf8(output).unwrap())
    };
    let (game, output) = ask("chess\n Tablut \n");
    assert_eq!(game.as_deref(), Some("tablut"));
    assert!(output.starts_with("The games are brandubh and tablut. Which one?\n"), "{output}");
    assert!(output.contains("There is no game “chess”: brandubh or tablut."), "{output}");
    assert_eq!(ask("").0, None);
}
