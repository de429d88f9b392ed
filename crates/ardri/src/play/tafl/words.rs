//! What is going on at the board, in sentences.

use ardri_core::{Game, Message, Player, RESIGN, Seat, Teller, Turn, Viewer};
use ardri_tafl::{Board, Event, Options, Rule, Side, Tafl};

use super::events::said;
use super::session::{Session, Told};
use crate::play::coach::Coached;
use crate::play::session::title;
use crate::play::text::list;
use crate::play::{MySide, Opponent, RANDOM, bot_name};
use crate::speech::{say, told};

/// Who sits where. Without lots seat 0 begins as the Vikings.
pub(crate) fn seat_players<B: Board>(
    options: &Options<B>,
    against: Opponent,
    side: MySide,
) -> Vec<Player> {
    let person = |name: String| Player { name, bot: None };
    match against {
        // Sides that change are no name for a person.
        Opponent::Person if options.lots || options.two_sets => {
            vec![person(say!("tafl-seat", "number" => 1)), person(say!("tafl-seat", "number" => 2))]
        }
        Opponent::Person => {
            vec![person(player_of(Side::Vikings)), person(player_of(Side::Celts))]
        }
        Opponent::Random => {
            let bot = Player { name: bot_name(), bot: Some(RANDOM.into()) };
            let you = person(say!("lobby-sitter-me"));
            if options.lots || side == MySide::Vikings { vec![you, bot] } else { vec![bot, you] }
        }
    }
}

/// What somebody is called who plays this side and no other.
pub(crate) fn player_of(side: Side) -> String {
    say!("terminal-tafl-player", "side" => side.key())
}

impl<B: Board> Session<B> {
    /// The name of the game.
    pub(crate) fn title(&self) -> String {
        title::<Tafl<B>>()
    }

    /// The names of the rules on top of the basic game.
    pub(crate) fn rules(&self) -> String {
        let rules = self.game().options().rules().iter().map(Rule::text);
        rules.map(|rule| told(&rule)).collect::<Vec<_>>().join(", ")
    }

    /// The name of whoever sits there.
    pub(crate) fn name(&self, seat: Seat) -> String {
        let player = self.players().get(seat.index());
        player.map_or_else(|| say!("terminal-nobody"), |player| player.name.clone())
    }

    /// What happened, in sentences.
    pub(crate) fn words(&self, told: &Told) -> Vec<String> {
        let options = self.game().options();
        let messages = told.events.iter().filter_map(|event| Tafl::tell(options, event));
        messages.map(|message| self.said(&message)).collect()
    }

    fn said(&self, message: &Message) -> String {
        said(message, &|seat| self.name(seat), self.lone_person())
    }

    /// How the game ended, once it has.
    pub(crate) fn verdict(&self) -> Option<String> {
        let outcome = self.game().outcome()?;
        let options = self.game().options();
        let [only] = self.game().sets() else {
            return Some(self.said(&Tafl::ended(options, &outcome)));
        };
        // Two people before one screen are called by their sides, so it is told of these.
        let (winner, ending) = (only.winner, only.ending);
        let how = Tafl::tell(options, &Event::SetEnded { set: 1, of: 1, winner, ending })?;
        let how = self.said(&how);
        Some(match self.lone_person() {
            Some(you) if you == only.seat => format!("{how} {}", say!("table-end-won")),
            Some(_) => format!("{how} {}", say!("table-end-beaten")),
            None => how,
        })
    }

    /// Whose turn it is, or how the game ended.
    pub(crate) fn whose_turn(&self) -> String {
        if let Some(verdict) = self.verdict() {
            return format!("{} {verdict}", say!("tafl-prompt-over"));
        }
        let game = self.game();
        let Turn::Seat(seat) = game.turn() else { return String::new() };
        let named = self.is_bot(seat) || self.two_sets() || game.options().lots;
        let turn = if named || self.lone_person() == Some(seat) {
            let view = game.view(Viewer::Spectator);
            self.said(&Tafl::asked(game.options(), &view, self.lone_person()))
        } else {
            say!("terminal-tafl-turn", "side" => game.position().to_move().key())
        };
        match self.two_sets() {
            true => format!("{} {turn}", say!("terminal-tafl-set-of", "set" => self.game().set())),
            false => turn,
        }
    }

    /// Who would lose by repeating the position, while it stands for the second time.
    pub(crate) fn repetition_warning(&self) -> Option<String> {
        let loser = self.game().repetition_warning()?;
        Some(say!("tafl-repetition-now", "loser" => loser.key()))
    }

    /// The moves that lose at once by repetition, if there are any.
    pub(crate) fn losing_moves(&self) -> Option<String> {
        let moves = self.game().losing_repetitions();
        let names: Vec<_> = moves.iter().map(ToString::to_string).collect();
        let told =
            || say!("tafl-repetition-moves", "count" => names.len(), "moves" => list(&names));
        (!names.is_empty()).then(told)
    }

    /// What is asked before a move that loses by repetition.
    pub(crate) fn repetition_question(&self) -> String {
        say!("terminal-tafl-repeat", "side" => self.game().position().to_move().key())
    }

    /// What is asked before somebody resigns.
    pub(crate) fn resign_question(&self, seat: Seat) -> String {
        let side = self.side_of(seat).map_or("", Side::key);
        let what = if self.two_sets() { "set" } else { "game" };
        say!("terminal-tafl-resign", "side" => side, "what" => what)
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
        say!(
            "terminal-tafl-captured",
            "vikings" => vikings, "all-vikings" => of_vikings, "celts" => celts,
            "all-celts" => of_celts
        )
    }

    /// The log entry as one line: `Vikings d2-e2`, with its number where it has one.
    pub(crate) fn heading(&self, told: &Told) -> String {
        let number = told.number.map_or_else(String::new, |number| format!("{number}. "));
        let Some(side) = told.side.map(Side::key) else { return say!("terminal-tafl-entry-lots") };
        if told.notation == RESIGN {
            return say!("terminal-tafl-entry-resigned", "side" => side);
        }
        let move_ = told.notation.as_str();
        number + &say!("terminal-tafl-entry", "side" => side, "move" => move_)
    }

    /// The whole game so far, a line for each action.
    pub(crate) fn history(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let mut set = 0;
        for told in self.log() {
            if self.two_sets() && told.set != set && told.number.is_some() {
                set = told.set;
                lines.push(say!("terminal-tafl-entry-set", "set" => set));
            }
            lines.push(format!("{}: {}", self.heading(told), self.words(told).join(" ")));
        }
        if lines.is_empty() {
            lines.push(say!("tafl-no-moves-yet"));
        }
        lines
    }

    /// What a coach says to the only person, or to whoever is asked.
    pub(crate) fn coached(&self) -> Coached {
        let game = self.game();
        let seat = self.lone_person().or(self.seat_to_move());
        let mut legal = Vec::new();
        if let Some(seat) = seat {
            game.legal_actions(seat, &mut legal);
        }
        let advice = Tafl::coach(game.options(), &game.view(Viewer::Spectator), seat, &legal);
        advice.map(|advice| Coached::told(&advice, &|seat| self.name(seat))).unwrap_or_default()
    }

    /// The promise about the lots, which anybody can check.
    pub(crate) fn commitment(&self) -> Option<String> {
        let fairness = self.fairness().filter(|_| self.game().options().lots)?;
        let commitment = fairness.commitment.to_string();
        Some(say!("terminal-tafl-commitment", "commitment" => commitment))
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
        assert_eq!(bot.whose_turn(), "Random bot moves the Vikings.");
        assert_eq!(bot.bot_to_move(), Some(Seat(0)));
        assert_eq!(bot.resigner(), Some(Seat(1)));
        let sets = two_sets();
        let sets = session(&sets, Opponent::Person);
        assert_eq!(sets.whose_turn(), "Set 1 of 2. Player 1 moves the Vikings.");
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
            "The Vikings have resigned. The Celts win set 1. The sides are switched: Player 2 now \
             plays the Vikings."
        );
        game.resign(Seat(0)).unwrap();
        assert_eq!(game.verdict().unwrap(), "Player 2 wins the match with both sets.");
    }

    #[test]
    fn lots_are_told_with_names_and_a_commitment() {
        let options = with_lots();
        let game = session(&options, Opponent::Random);
        let words = game.words(&game.log()[0]).join(" ");
        assert!(
            words == "Lots are drawn: you begin as the Vikings."
                || words == "Lots are drawn: Random bot begins as the Vikings."
        );
        assert!(game.commitment().unwrap().contains(&Seed([5; 32]).commitment().to_string()));
    }

    #[test]
    fn repetition_is_announced_before_it_happens() {
        let mut game = session(&Options::default(), Opponent::Person);
        assert_eq!(game.repetition_warning(), None);
        play(&mut game, &DANCE[..4]);
        assert!(
            game.repetition_warning()
                .unwrap()
                .ends_with("If the Celts bring it about once more, they lose.")
        );
        play(&mut game, &DANCE[4..]);
        assert_eq!(
            game.losing_moves().unwrap(),
            "e3-d3 would lose at once: it brings a position about for the third time."
        );
        let words = play(&mut game, &["e3-d3"]);
        assert!(words[0].contains("The Celts brought the same position about"), "{words:?}");
    }
}
