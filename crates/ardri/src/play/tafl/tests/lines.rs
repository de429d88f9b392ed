//! The game in lines.

use ardri_tafl::{Board, Brandubh, Options, Side, Tablut};

use crate::play::Opponent;
use crate::play::line_io::LineIo;
use crate::play::repl::play;
use crate::play::samples::{self, shows};
use crate::play::tafl::samples::{
    DANCE, ESCAPE, Session, laid_out, luck, people as two_people, two_sets, with_lots,
};

fn talk<B: Board>(
    options: &Options<B>,
    against: Opponent,
    interactive: bool,
    input: &str,
) -> (String, Session<B>) {
    let mut session = laid_out(options, against, Side::Vikings);
    (samples::talk(&mut session, interactive, input), session)
}

fn people(interactive: bool, input: &str) -> (String, Session<Brandubh>) {
    talk(&Options::default(), Opponent::Person, interactive, input)
}

#[test]
fn the_board_is_shown_from_either_side() {
    let (output, _) = people(false, "flip\n");
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
    shows(&output, &[start, "  g f e d c b a\n1 # . . V . . # 1\n"]);
}

#[test]
fn a_game_is_told_to_its_end() {
    let (output, _) = people(false, &ESCAPE.join("\n"));
    let end = "The King goes from e7 to g7.\nThe King has escaped. The Celts win.\n";
    let over = "The game is over. The King has escaped. The Celts win.";
    shows(&output, &["A Viking goes from a4 to a3.\n", end, over]);
    assert!(!["not finished", "> ", "\x1b"].iter().any(|part| output.contains(part)), "{output}");
}

#[test]
fn whatever_is_typed_gets_an_answer_and_the_game_goes_on() {
    let (output, _) = people(
        false,
        "d3-e3\nd2-e3\nfoo\nd2-e2xe3\n\nmoves c3\nmoves d5\nmoves d1\nhelp\nrules\nhistory\n\
         preview d2-e2\nsave\nd2-e2\nd3-f3\nhistory\nposition\nundo\nundo\nundo\nd2-e2\n",
    );
    let answers = [
        "The Celt on d3 belongs to the other side (ardri rules tafl#turns).\n",
        "d2-e3 is not straight: pieces move along a row or column (ardri rules tafl#straight).\n",
        "There is no command “foo”; help lists them.\n",
        "d2-e2 captures nothing, but e3 is written; the move was not made. Write d2-e2, or leave \
         the captures out.\n",
        "No piece stands on c3",
        "The Celt on d5 belongs to the other side",
        "d1-b1 d1-c1 d1-e1 d1-f1\n",
        "moves           list all legal moves",
        "The Celts win when the King reaches a corner.",
        "No move has been made yet.\n",
        "Viking from d2 to e2",
        "Type the name of a file after save.\n",
        "A Viking goes from d2 to e2.\n",
        "1. Vikings d2-e2: A Viking goes from d2 to e2.\n2. Celts d3-f3:",
        "1. d2-e2 d3-f3\n",
        "3t3/3t3/3T3/ttTKTtt/5T1/4t2/3t3 a\n",
        "Taken back: d3-f3.\n",
        "Taken back: d2-e2.\n",
        "There is no move of yours to take back.\n",
        "The input has ended; the game is not finished.\n",
    ];
    let mut rest = output.as_str();
    for answer in answers {
        let (_, after) = rest.split_once(answer).unwrap_or_else(|| panic!("{answer}\n{output}"));
        rest = after;
    }
}

#[test]
fn the_bot_answers_at_once_and_undo_takes_both_back() {
    let options = Options::<Tablut>::default();
    let (output, session) = talk(&options, Opponent::RANDOM, false, "e2-f2\nundo\n");
    shows(&output, &["Random bot plays ", "Taken back: e2-f2 "]);
    assert!(session.done().is_empty());
}

#[test]
fn repetition_is_announced_twice_and_a_person_is_asked() {
    let dance = DANCE.join("\n") + "\n";
    let (piped, _) = people(false, &format!("{dance}e3-d3\n"));
    let warning = "If the Celts bring it about once more, they lose.";
    let again = "e3-d3 would lose at once: it brings a position about";
    shows(&piped, &[warning, again, "third time. The Vikings win."]);
    let (output, session) = people(true, &format!("{dance}e3-d3\nno\ne3-d3\nyes\n"));
    shows(&output, &["the Celts lose. Make it? yes or no?\n> The move was not made."]);
    assert!(session.is_over());
}

#[test]
fn a_person_is_asked_before_anything_is_lost() {
    let (output, session) = people(true, "d2-e2\nresign\nno\nquit\nno\nnew\nno\nquit\ny\n");
    shows(&output, &["> Give up the game for the Celts? yes or no?"]);
    assert_eq!(session.done().len(), 1);
    assert!(people(true, "resign\nyes\n").1.is_over());
    // A pipe means what it says.
    assert_eq!(people(false, "d2-e2\nnew\nresign\nd2-e2\n").1.done().len(), 1);
}

#[test]
fn a_match_tells_of_both_sets_and_lots_are_promised_before_they_are_told() {
    let input = format!("{}\nd2-e2\nd3-f3\nresign\nhistory\n", ESCAPE.join("\n"));
    let (output, _) = talk::<Brandubh>(&two_sets(), Opponent::Person, false, &input);
    let over =
        "The game is over. Player 1 wins the match: each has won a set, and Player 1 needed fewer";
    let switched = "The sides are switched: Player 2 now plays the Vikings.";
    shows(&output, &[switched, "Set 2 of 2. Player 2 moves the Vikings.", over]);
    // Moves are counted anew in each set.
    shows(&output, &["\n8. Celts e7-g7: ", "\n1. Vikings d2-e2: ", "\n1. d2-e2 d3-f3\n"]);
    let (output, _) = talk::<Brandubh>(&with_lots(), Opponent::Person, false, "");
    let promise = output.find("with the commitment ").unwrap();
    assert!(promise < output.find("Lots are drawn: ").unwrap());
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
    let none = "There is no game “chess”: brandubh or tablut.";
    shows(&output, &["The games are brandubh and tablut. Which one?\n", none]);
    assert_eq!(ask("").0, None);
}
