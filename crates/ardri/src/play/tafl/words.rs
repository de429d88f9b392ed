//! What is going on at the board, in sentences.

use ardri_core::{Game, Player, Seat, Turn};
use ardri_tafl::{Board, Event, Options, Side};

use super::session::{Session, Told};
use crate::play::{MySide, Opponent, RANDOM};

/// The name of the person who plays against a bot.
const YOU: &str = "You";

/// Who sits where. Without lots seat 0 begins as the Vikings.
pub(crate) fn seat_players<B: Board>(
    options: &Options<B>,
    against: Opponent,
    side: MySide,
) -> Vec<Player> {
    let person = |name: &str| Player { name: name.into(), bot: None };
    match against {
        // Sides that change are no name for a person.
        Opponent::Person if options.lots || options.two_sets => {
            vec![person("First player"), person("Second player")]
        }
        Opponent::Person => vec![person("Vikings player"), person("Celts player")],
        Opponent::Random => {
            let bot = Player { name: "Random bot".into(), bot: Some(RANDOM.into()) };
            if options.lots || side == MySide::Vikings {
                vec![person(YOU), bot]
            } else {
                vec![bot, person(YOU)]
            }
        }
    }
}

/// `You win`, but `Random bot wins`.
fn does(name: &str, you: &str, other: &str) -> String {
    format!("{name} {}", if name == YOU { you } else { other })
}

impl<B: Board> Session<B> {
    /// The name of whoever sits there.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.players().get(seat.index()).map_or("Nobody", |player| player.name.as_str())
    }

    /// An event with the players' names in place of their seats.
    fn tell(&self, event: &Event) -> String {
        match event {
            Event::Lots { vikings } => {
                let begins = does(self.name(*vikings), "begin", "begins");
                format!("Lots are drawn: {begins} as the Vikings.")
            }
            Event::SidesSwitched { vikings } => {
                let plays = does(self.name(*vikings), "now play", "now plays");
                format!("The sides are switched for set 2: {plays} the Vikings.")
            }
            event => event.to_string(),
        }
    }

    /// What happened, in sentences.
    pub(crate) fn words(&self, told: &Told) -> Vec<String> {
        told.events.iter().map(|event| self.tell(event)).collect()
    }

    /// How the game ended, once it has.
    pub(crate) fn verdict(&self) -> Option<String> {
        self.game().outcome()?;
        match self.game().sets() {
            [only] => {
                let why = only.ending.sentence(only.winner);
                let who = match self.lone_person() {
                    Some(you) if you == only.seat => " You have won.",
                    Some(_) => " You have lost.",
                    None => "",
                };
                Some(format!("{why} The {} win.{who}", only.winner))
            }
            [first, second] if first.seat == second.seat => {
                let wins = does(self.name(first.seat), "have", "has");
                Some(format!("{wins} won both sets and the match."))
            }
            [first, second] if first.moves == second.moves => {
                Some(format!("Each has won a set in {} moves: the match is drawn.", first.moves))
            }
            [first, second] => {
                let (quick, slow) =
                    if second.moves < first.moves { (second, first) } else { (first, second) };
                let wins = does(self.name(quick.seat), "win", "wins");
                Some(format!(
                    "Each has won a set, but {wins} the match: {} moves against {}.",
                    quick.moves, slow.moves
                ))
            }
            _ => None,
        }
    }

    /// Whose turn it is, or how the game ended.
    pub(crate) fn whose_turn(&self) -> String {
        if let Some(verdict) = self.verdict() {
            return format!("The game is over. {verdict}");
        }
        let Turn::Seat(seat) = self.game().turn() else { return String::new() };
        let side = self.game().position().to_move();
        let set = match self.two_sets() {
            true => format!("Set {} of 2. ", self.game().set()),
            false => String::new(),
        };
        let turn = if self.is_bot(seat) {
            format!("{} moves for the {side}.", self.name(seat))
        } else if self.lone_person().is_some() {
            format!("Your move: you play the {side}.")
        } else if self.two_sets() || self.game().options().lots {
            format!("{} moves for the {side}.", self.name(seat))
        } else {
            format!("The {side} move.")
        };
        set + &turn
    }

    /// Who would lose by repeating the position, while it stands for the second time.
    pub(crate) fn repetition_warning(&self) -> Option<String> {
        let loser = self.game().repetition_warning()?;
        Some(format!(
            "Repetition: this position stands for the second time. If a move of the {loser} brings \
             it about once more, the {loser} lose."
        ))
    }

    /// The moves that lose at once by repetition, if there are any.
    pub(crate) fn losing_moves(&self) -> Option<String> {
        let moves = self.game().losing_repetitions();
        let names: Vec<_> = moves.iter().map(ToString::to_string).collect();
        let side = self.game().position().to_move();
        (!names.is_empty()).then(|| {
            format!("Repetition: the {side} would lose at once by {}.", names.join(" or "))
        })
    }

    /// What is asked before a move that loses by repetition.
    pub(crate) fn repetition_question(&self) -> String {
        let side = self.game().position().to_move();
        format!(
            "That move brings about the same position for the third time: the {side} lose. Make it?"
        )
    }

    /// What is asked before somebody resigns.
    pub(crate) fn resign_question(&self, seat: Seat) -> String {
        let side = self.side_of(seat).map_or_else(String::new, |side| side.to_string());
        let what = if self.two_sets() { "this set" } else { "the game" };
        format!("Give up {what} for the {side}?")
    }

    /// How many pieces of a side were captured in this set, and how many it had.
    pub(crate) fn captured(&self, side: Side) -> (u32, u32) {
        let (now, start) = (self.game().position(), self.game().options().start());
        let count = |standing: u32, at_start: u32| (at_start.saturating_sub(standing), at_start);
        match side {
            Side::Vikings => count(now.vikings(), start.vikings()),
            Side::Celts => count(now.guards(), start.guards()),
        }
    }

    /// Both counts of captured pieces in a sentence.
    pub(crate) fn captured_words(&self) -> String {
        let ((vikings, of_vikings), (celts, of_celts)) =
            (self.captured(Side::Vikings), self.captured(Side::Celts));
        format!("Captured: {vikings} of {of_vikings} Vikings, {celts} of {of_celts} Celts.")
    }

    /// The log entry as one line: `Vikings d2-e2`, with its number where it has one.
    pub(crate) fn heading(&self, told: &Told) -> String {
        let number = told.number.map_or_else(String::new, |number| format!("{number}. "));
        match told.side {
            Some(side) => format!("{number}{side} {}", told.notation),
            None => told.notation.clone(),
        }
    }

    /// The whole game so far, a line for each action.
    pub(crate) fn history(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let mut set = 0;
        for told in self.log() {
            if self.two_sets() && told.set != set && told.number.is_some() {
                set = told.set;
                lines.push(format!("Set {set}"));
            }
            lines.push(format!("{}: {}", self.heading(told), self.words(told).join(" ")));
        }
        if lines.is_empty() {
            lines.push("Nothing has been done yet.".into());
        }
        lines
    }

    /// The promise about the lots, which anybody can check.
    pub(crate) fn commitment(&self) -> Option<String> {
        let fairness = self.fairness().filter(|_| self.game().options().lots)?;
        Some(format!("The lots follow from a seed with the commitment {}.", fairness.commitment))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ardri_core::fairness::Seed;
    use ardri_tafl::Brandubh;

    use crate::play::tafl::samples::{DANCE, begin, two_sets, with_lots};

    fn session(options: &Options<Brandubh>, against: Opponent) -> Session<Brandubh> {
        begin(options, against, MySide::Celts)
    }

    fn play(session: &mut Session<Brandubh>, moves: &[&str]) -> Vec<String> {
        let told = moves.iter().map(|mv| {
            let told = session.play(&mv.parse().unwrap()).unwrap().clone();
            session.words(&told).join(" ")
        });
        told.collect()
    }

    #[test]
    fn people_and_bots_are_named() {
        let plain = session(&Options::default(), Opponent::Person);
        assert_eq!(plain.whose_turn(), "The Vikings move.");
        let bot = session(&Options::default(), Opponent::Random);
        assert_eq!(bot.whose_turn(), "Random bot moves for the Vikings.");
        assert_eq!(bot.bot_to_move(), Some(Seat(0)));
        assert_eq!(bot.resigner(), Some(Seat(1)));
        let sets = two_sets();
        let sets = session(&sets, Opponent::Person);
        assert_eq!(sets.whose_turn(), "Set 1 of 2. First player moves for the Vikings.");
    }

    #[test]
    fn a_single_game_does_not_speak_of_sets() {
        let mut game = session(&Options::default(), Opponent::Person);
        let seat = game.resigner().unwrap();
        let told = game.resign(seat).unwrap().clone();
        assert_eq!(game.words(&told), ["The Vikings have resigned. The Celts win."]);
        assert_eq!(game.verdict().unwrap(), "The Vikings have resigned. The Celts win.");
        assert_eq!(game.heading(&told), "Vikings resign");
    }

    #[test]
    fn a_match_tells_of_the_switch_and_of_both_sets() {
        let options = two_sets();
        let mut game = session(&options, Opponent::Person);
        let told = game.resign(Seat(0)).unwrap().clone();
        assert_eq!(
            game.words(&told).join(" "),
            "The Vikings have resigned. The Celts win set 1. The sides are switched for set 2: \
             Second player now plays the Vikings."
        );
        game.resign(Seat(0)).unwrap();
        assert_eq!(game.verdict().unwrap(), "Second player has won both sets and the match.");
    }

    #[test]
    fn lots_are_told_with_names_and_a_commitment() {
        let options = with_lots();
        let game = session(&options, Opponent::Random);
        let words = game.words(&game.log()[0]).join(" ");
        assert!(
            words == "Lots are drawn: You begin as the Vikings."
                || words == "Lots are drawn: Random bot begins as the Vikings."
        );
        assert!(game.commitment().unwrap().contains(&Seed([5; 32]).commitment().to_string()));
    }

    #[test]
    fn repetition_is_announced_before_it_happens() {
        let mut game = session(&Options::default(), Opponent::Person);
        assert_eq!(game.repetition_warning(), None);
        play(&mut game, &DANCE[..4]);
        assert!(game.repetition_warning().unwrap().ends_with("once more, the Celts lose."));
        play(&mut game, &DANCE[4..]);
        assert_eq!(
            game.losing_moves().unwrap(),
            "Repetition: the Celts would lose at once by e3-d3."
        );
        let words = play(&mut game, &["e3-d3"]);
        assert!(words[0].contains("The Celts lose"), "{words:?}");
    }
}
