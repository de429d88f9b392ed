//! The rules in force and the ways to play, in our own words.

use ardri_tafl::{Board, Options, Rule, RuleBook};

/// The rules of the game that these options describe, a paragraph each.
pub(crate) fn rules<B: Board>(options: &Options<B>) -> Vec<String> {
    let rules = options.rules();
    let (title, size) = (B::TITLE, B::SIZE);
    let (vikings, guards) = (B::VIKINGS, B::GUARDS);
    let mut text = vec![
        format!(
            "{title} is played on {size} by {size} squares. {vikings} Vikings attack a King and \
             his {guards} Celts. The Vikings move first."
        ),
        format!("The King wins by reaching {}.", escape::<B>(options)),
        format!(
            "Pieces move like rooks: any number of empty squares along a rank or file. Nobody but \
             the King ends a move on a corner. The throne in the middle is empty once the King has \
             left it: {}, though every piece may pass over it.",
            if rules.has(Rule::KingReturns) {
                "only he may return to it"
            } else {
                "nobody ends a move there, not even the King"
            }
        ),
        "A piece is captured when an enemy moves next to it and it then stands in a line between \
         that enemy and another, or between that enemy and a corner. A piece may safely move in \
         between two enemies."
            .into(),
        king::<B>(options),
        "The Vikings also win by an unbroken ring that cuts the King and all Celts off from the \
         edge."
            .into(),
        "Whoever brings about the same position for the third time loses, and so does whoever has \
         no move. There are no draws."
            .into(),
    ];
    if options.two_sets {
        text.push(
            "Two sets are played, the sides being switched for the second. If each player wins \
             one, the quicker win decides; equally quick, the match is drawn."
                .into(),
        );
    }
    if options.lots {
        text.push("Lots decide who begins as the Vikings.".into());
    }
    let chosen: Vec<_> = rules.iter().collect();
    if chosen.is_empty() {
        text.push("This is the basic game, without further rules.".into());
    } else {
        text.push("Rules on top of the basic game:".into());
        text.extend(chosen.iter().map(|rule| format!("* {}: {}", rule.name(), rule.sentence())));
    }
    text
}

fn escape<B: Board>(options: &Options<B>) -> &'static str {
    if B::IS_TABLUT || options.rules().has(Rule::EdgeEscape) {
        "any square of the edge"
    } else {
        "a corner"
    }
}

/// How the King is captured. The rules that change it have sentences of their own.
fn king<B: Board>(options: &Options<B>) -> String {
    let rules = options.rules();
    let mut text = "The King is captured on his throne by Vikings on all four sides.".to_string();
    if rules.has(Rule::Advanced) || rules.has(Rule::StrongKing) {
        text += " How he is captured elsewhere is said below.";
        return text;
    }
    if B::IS_TABLUT {
        text += " Beside the throne it takes three, the throne being his fourth side.";
    }
    text += " Elsewhere two suffice, on opposite sides of him.";
    // Where an edge is an escape, he never stands on one during the game.
    let edge_matters = !B::IS_TABLUT && !rules.has(Rule::EdgeEscape);
    if edge_matters && !rules.has(Rule::NoEdgeCapture) {
        text += " On an edge, Vikings on his three sides capture him, too.";
    }
    text + " A Viking has to move there: he himself may walk in between."
}

/// What can be typed, for the plain game.
pub(crate) const COMMANDS: &[&str] = &[
    "Type a move by its two squares: d2-e2. Captures may be added: d2-e2xe3.",
    "On the board V is a Viking, C a Celt, K the King, + the throne, # a corner.",
    "moves           list all legal moves; moves d2 lists those of one piece",
    "board           show the board again",
    "flip            look at the board from the other side",
    "undo            take back your last move",
    "history         tell the game so far",
    "position        give the position as text, for --position",
    "rules           say the rules in force",
    "save FILE       write the game to a file; play --resume FILE goes on with it",
    "resign          give the game up",
    "new             begin again with the same rules and players",
    "help            this list",
    "quit            leave",
];

/// What the keys do, for the screen.
pub(crate) const KEYS: &[&str] = &[
    "arrows, hjkl    move the cursor",
    "Enter, Space    pick a piece, then choose where it goes",
    "Esc             put the piece back, close a page",
    ": or m          type a move (d2-e2) or a command (save FILE, position)",
    "u               undo: take back your last move",
    "f               flip the board",
    "r               the rules in force",
    "PgUp, PgDn      scroll the log",
    "s               save the game; ardri play --resume FILE goes on with it",
    "x               resign",
    "n               new game with the same rules and players",
    "o               other games: back to the menu",
    "q               quit",
    "",
    "<V> is a Viking, (C) a Celt, [K] the King, + the empty throne, # a corner.",
    "* is where the picked piece may go, ! where it loses by repetition,",
    ". where the last move came from, x where it captured.",
];

#[cfg(test)]
mod tests {
    use super::*;
    use ardri_tafl::{Brandubh, Preset, Rules, Tablut};

    fn text<B: Board>(list: &str) -> String {
        rules::<B>(&Options::new(Rules::parse(list).unwrap()).unwrap()).join("\n")
    }

    #[test]
    fn the_basic_games_differ_where_their_rules_do() {
        let (brandubh, tablut) = (text::<Brandubh>(""), text::<Tablut>(""));
        assert!(brandubh.contains("7 by 7") && brandubh.contains("reaching a corner"));
        assert!(brandubh.contains("his three sides"));
        assert!(tablut.contains("9 by 9") && tablut.contains("any square of the edge"));
        assert!(tablut.contains("it takes three") && !tablut.contains("his three sides"));
        assert!(brandubh.contains("basic game, without"));
    }

    #[test]
    fn chosen_rules_are_said_and_never_contradicted() {
        let edge = text::<Brandubh>("edge-escape");
        assert!(edge.contains("any square of the edge") && !edge.contains("his three sides"));
        let strong = text::<Brandubh>("strong-king");
        assert!(!strong.contains("two suffice") && strong.contains(Rule::StrongKing.sentence()));
        let options = Options::<Brandubh>::new(Preset::Federation.rules()).unwrap();
        let federation = rules(&options).join("\n");
        assert!(federation.contains("only he may return"));
        for rule in Preset::Federation.rules().iter() {
            assert!(federation.contains(rule.sentence()), "{rule}");
        }
    }

    #[test]
    fn help_fits_a_terminal_of_80_columns() {
        for line in COMMANDS.iter().chain(KEYS) {
            assert!(line.chars().count() <= 80, "{line}");
        }
        for line in KEYS {
            // A page has a frame.
            assert!(line.chars().count() <= 76, "{line}");
        }
    }
}
