//! One game at one terminal: the whole of it, with what is hidden.
//!
//! Nothing is drawn from here. What somebody sees comes out as a view and as events for that viewer.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail};
use ardri_core::fairness::{Fairness, Fate, Seed};
use ardri_core::replay::{lay_out, replay};
use ardri_core::{ActionError, Actor, Entry, Game, Player, Record, Seat, Takeback, Turn, Viewer};

use super::files::{Saveable, flaw_in};
use super::luck::Luck;
use super::text::quoted;
use super::{Opponent, PlayArgs, RANDOM, bot_name};
use crate::speech::{refused, say, told, unplayable};

/// A game for several players at one terminal, people or bots.
pub(crate) trait Seated: Game {
    /// How many play if nobody says so.
    const PLAYERS: u8;

    /// What a seat is called at the table.
    fn called(seat: Seat) -> String;

    /// What the random bot does.
    fn bot(&self, seat: Seat, luck: &mut Luck) -> Option<Self::Action> {
        luck.choose(self, seat)
    }

    /// Whether an event is worth a sentence.
    fn worth_telling(_seen: &Self::Seen) -> bool {
        true
    }

    /// An event in a sentence; the options say with which cards the game is played.
    fn tell(seen: &Self::Seen, _options: &Self::Options) -> String {
        seen.to_string()
    }

    /// Whether chance waits for a word from the person whose action led to these events.
    fn waits(&self, _events: &[Self::Event]) -> bool {
        false
    }
}

/// One thing that was done, and all that came of it.
#[derive(Clone, Debug)]
struct Done<E> {
    entry: Entry,
    events: Vec<E>,
}

/// A game from its start to now.
#[derive(Clone, Debug)]
pub(crate) struct Session<G: Game> {
    players: Vec<Player>,
    about: BTreeMap<String, String>,
    fairness: Option<Fairness>,
    /// Where draws come from; missing if a record keeps its seed to itself.
    fate: Option<Fate>,
    pub(crate) game: G,
    done: Vec<Done<G::Event>>,
    takeback: Takeback<G>,
    /// Who has to say that chance may go on, and the game before what they did last.
    waiting: Option<(Seat, G)>,
    /// Something was done since the game was last saved.
    changed: bool,
    /// The file that the game was saved to or read from last.
    pub(crate) file: Option<PathBuf>,
}

/// Lays the game out that the arguments describe, or goes on with a record.
///
/// # Errors
/// The game cannot be laid out, or the saved game cannot be resumed.
pub(crate) fn begin<G: Seated>(
    args: &PlayArgs,
    record: Option<&Record>,
    luck: &mut Luck,
) -> anyhow::Result<Session<G>> {
    let secret = luck.secret()?;
    if let Some(record) = record {
        let file = args.resume.clone().unwrap_or_default();
        let mut session =
            Session::resume(record, &secret).map_err(|reason| anyhow!(flaw_in(&file, &reason)))?;
        session.file = Some(file);
        return Ok(session);
    }
    let players = args.players.unwrap_or(G::PLAYERS);
    if !(G::MIN_SEATS..=G::MAX_SEATS).contains(&players) {
        bail!(wrong_number::<G>(players));
    }
    if args.side.is_some() {
        bail!(say!("terminal-error-no-sides", "game" => title::<G>()));
    }
    let against = args.against.unwrap_or(Opponent::Random);
    match args.seat {
        Some(_) if against == Opponent::Person => {
            bail!(say!("terminal-error-all-people"))
        }
        Some(seat) if !(1..=players).contains(&seat) => bail!(say!(
            "terminal-error-no-seat",
            "seat" => seat, "players" => players
        )),
        _ => {}
    }
    let options = args.options.read::<G>()?;
    let seats = seat_players::<G>(players, against, Seat(args.seat.unwrap_or(1) - 1));
    Session::new(&options, seats, &secret).map_err(|reason| anyhow!(reason))
}

/// What the game is called where somebody reads it.
pub(crate) fn title<G: Game>() -> String {
    say!(&format!("lobby-game-{}", G::NAME))
}

/// Says how many can play, as so many cannot.
pub(crate) fn wrong_number<G: Game>(players: u8) -> String {
    say!(
        "terminal-error-players",
        "game" => title::<G>(), "least" => G::MIN_SEATS, "most" => G::MAX_SEATS,
        "players" => players
    )
}

/// Who sits where.
pub(crate) fn seat_players<G: Seated>(players: u8, against: Opponent, you: Seat) -> Vec<Player> {
    let sit = |seat: Seat| match against {
        Opponent::Person => {
            let name = say!("terminal-player", "name" => G::called(seat));
            Player { name, bot: None }
        }
        Opponent::Random if seat == you => Player { name: say!("lobby-sitter-me"), bot: None },
        Opponent::Random => Player { name: bot_name(), bot: Some(RANDOM.into()) },
    };
    Seat::all(players).map(sit).collect()
}

impl<G: Seated> Session<G> {
    /// Lays out a game whose draws follow from `secret`.
    ///
    /// # Errors
    /// Says in a sentence why the game cannot be played.
    pub(crate) fn new(
        options: &G::Options,
        players: Vec<Player>,
        secret: &Seed,
    ) -> Result<Self, String> {
        let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let game = G::new(options, seats).map_err(|error| unplayable(&error))?;
        let fairness = promise(secret, players.len());
        Ok(Self {
            players,
            about: BTreeMap::new(),
            fate: Some(Fate::new(secret, &fairness.contributions)),
            fairness: Some(fairness),
            game,
            done: Vec::new(),
            takeback: Takeback::default(),
            waiting: None,
            changed: false,
            file: None,
        })
    }

    /// A new game with the same options and players.
    ///
    /// # Errors
    /// Says in a sentence why the game cannot be played.
    pub(crate) fn again(&self, secret: &Seed) -> Result<Self, String> {
        Self::new(self.game.options(), self.players.clone(), secret)
    }

    /// Goes on with a game that was written down; `secret` is for one without a seed of its own.
    ///
    /// # Errors
    /// Says what is wrong with the record and, where it can, in which action.
    pub(crate) fn resume(record: &Record, secret: &Seed) -> Result<Self, String> {
        known_bots(record)?;
        let game: G = lay_out(record).map_err(|flaw| told(&flaw.message()))?;
        // Checks the result that the record names, too.
        replay::<G>(record, |_| ()).map_err(|flaw| told(&flaw.message()))?;
        let mut session = Self {
            players: record.seats.clone(),
            about: record.about.clone(),
            fairness: record.fairness.clone(),
            fate: None,
            game,
            done: Vec::new(),
            takeback: Takeback::default(),
            waiting: None,
            changed: false,
            file: None,
        };
        session.find_fate(secret, record.actions.is_empty())?;
        for (number, entry) in (1..).zip(&record.actions) {
            session.repeat(entry).map_err(|reason| in_action(number, &reason))?;
        }
        session.changed = false;
        Ok(session)
    }

    /// The seed of the record, or `secret`, which can be promised only before the first draw.
    fn find_fate(&mut self, secret: &Seed, nothing_done: bool) -> Result<(), String> {
        if self.fairness.is_none() && nothing_done {
            self.fairness = Some(promise(secret, self.players.len()));
        }
        self.fate = match &self.fairness {
            None => Some(Fate::new(secret, &[])),
            Some(Fairness { seed: None, .. }) => None,
            Some(Fairness { seed: Some(seed), commitment, contributions }) => {
                if seed.commitment() != *commitment {
                    return Err(say!("terminal-error-seed"));
                }
                Some(Fate::new(seed, contributions))
            }
        };
        Ok(())
    }

    /// Does what a record tells. The draws before it are drawn again, so that the next one follows.
    fn repeat(&mut self, entry: &Entry) -> Result<(), String> {
        let action: G::Action = entry
            .action
            .parse()
            .map_err(|_| say!("terminal-error-not-action", "action" => quoted(&entry.action)))?;
        if entry.by == Actor::Chance && self.fairness.is_some() {
            let due = self.drawn();
            if due.is_some_and(|due| due != action) {
                return Err(say!("terminal-error-draw"));
            }
        }
        self.act(entry.by, &action).map_err(|error| refusal::<G>(&error))
    }

    /// What chance decides now, if the seed is known.
    fn drawn(&mut self) -> Option<G::Action> {
        let draw = self.game.draw()?;
        let drawn = self.fate.as_mut()?.draw(&draw);
        self.game.fated(&drawn)
    }

    fn act(&mut self, by: Actor, action: &G::Action) -> Result<(), ActionError<G::Refusal>> {
        let before = self.game.clone();
        let mut events = Vec::new();
        self.game.apply(by, action, &mut events)?;
        self.takeback.note(by, before, &events);
        self.done.push(Done { entry: Entry { by, action: action.to_string() }, events });
        self.changed = true;
        Ok(())
    }

    /// Does something for a person.
    ///
    /// # Errors
    /// Says why the rules refuse it.
    pub(crate) fn play(&mut self, seat: Seat, action: &G::Action) -> Result<(), String> {
        let before = self.game.clone();
        self.act(Actor::Seat(seat), action).map_err(|error| refusal::<G>(&error))?;
        let events = self.done.last().map_or(&[][..], |done| &done.events);
        self.waiting = self.game.waits(events).then_some((seat, before));
        Ok(())
    }

    /// Who has to say that chance may go on.
    pub(crate) fn waiting(&self) -> Option<Seat> {
        self.waiting.as_ref().map(|(seat, _)| *seat)
    }

    /// Lets chance go on.
    pub(crate) fn go_ahead(&mut self) {
        self.waiting = None;
    }

    /// Lets chance and the bots act until a person has to, or the game is over.
    ///
    /// # Errors
    /// The record that the game was resumed from does not hold the seed for the next draw.
    pub(crate) fn go_on(&mut self, luck: &mut Luck) -> Result<(), String> {
        loop {
            if self.waiting.is_some() {
                return Ok(());
            }
            let (by, action) = match self.game.turn() {
                Turn::Over => return Ok(()),
                Turn::Chance => (Actor::Chance, self.drawn()),
                turn => match turn.seats().iter().find(|seat| self.is_bot(*seat)) {
                    Some(seat) => (Actor::Seat(seat), self.game.bot(seat, luck)),
                    None => return Ok(()),
                },
            };
            let action = action.ok_or_else(|| say!("terminal-error-no-seed"))?;
            // Nobody would miss a game in which no person has done anything.
            let changed = self.changed;
            self.act(by, &action).map_err(|error| refusal::<G>(&error))?;
            self.changed = changed;
        }
    }

    /// Takes back what `seat` did last, if nothing came of it yet that cannot be undone; gives it.
    ///
    /// # Errors
    /// Says why there is nothing to take back.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<String, String> {
        // Whoever has not let chance go on yet is still on turn.
        let now = match &self.waiting {
            Some((waiting, before)) if *waiting == seat => before,
            _ => &self.game,
        };
        let Some(before) = self.takeback.take(seat, now) else {
            return Err(say!("terminal-not-taken-back", "game" => G::NAME));
        };
        self.waiting = None;
        self.game = before;
        self.changed = true;
        Ok(self.done.pop().map_or_else(String::new, |done| done.entry.action))
    }

    /// The game as a viewer may know it.
    pub(crate) fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(viewer)
    }

    /// How many things were done.
    pub(crate) fn length(&self) -> usize {
        self.done.len()
    }

    /// What happened from the `from`th thing on, as a viewer may know it.
    pub(crate) fn seen(&self, viewer: Viewer, from: usize) -> Vec<G::Seen> {
        self.seen_between(viewer, from, self.done.len())
    }

    /// What happened from the `from`th thing to before the `to`th, as a viewer may know it.
    pub(crate) fn seen_between(&self, viewer: Viewer, from: usize, to: usize) -> Vec<G::Seen> {
        let between = self.done.get(from..to).unwrap_or_default();
        let events = between.iter().flat_map(|done| &done.events);
        events.filter_map(|event| G::seen(event, viewer)).collect()
    }

    /// What happened last that `seat` had a hand in: the number of the thing after it.
    pub(crate) fn last_by(&self, seat: Seat) -> usize {
        let own = |done: &Done<G::Event>| done.entry.by == Actor::Seat(seat);
        self.done.iter().rposition(own).map_or(0, |place| place + 1)
    }

    /// What `seat` may do now.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal_actions(seat, &mut actions);
        actions
    }

    /// The game after an action, and what came of it; nothing of it is kept.
    ///
    /// # Errors
    /// Says why the rules refuse it.
    pub(crate) fn try_out(
        &self,
        seat: Seat,
        action: &G::Action,
    ) -> Result<(G, Vec<G::Event>), String> {
        let mut game = self.game.clone();
        let mut events = Vec::new();
        game.apply(Actor::Seat(seat), action, &mut events).map_err(|error| refusal::<G>(&error))?;
        Ok((game, events))
    }

    /// The person who has to act; the first, if several may.
    pub(crate) fn person_due(&self) -> Option<Seat> {
        let due = || self.game.turn().seats().iter().find(|seat| !self.is_bot(*seat));
        self.waiting().or_else(due)
    }

    /// Who sits at the table, in seat order.
    pub(crate) fn players(&self) -> &[Player] {
        &self.players
    }

    /// Whether a bot sits there.
    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(|player| player.bot.is_some())
    }

    /// The only person at the table, when everybody else is a bot.
    pub(crate) fn lone_person(&self) -> Option<Seat> {
        let mut people = Seat::all(self.game.seats()).filter(|seat| !self.is_bot(*seat));
        people.next().filter(|_| people.next().is_none())
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    /// Whether something would be lost by leaving now.
    pub(crate) fn is_unsaved(&self) -> bool {
        self.changed
    }

    /// The promise about all that is drawn, which anybody can check.
    pub(crate) fn commitment(&self) -> Option<String> {
        let fairness = self.fairness.as_ref()?;
        let commitment = fairness.commitment.to_string();
        Some(say!("terminal-commitment", "game" => G::NAME, "commitment" => commitment))
    }
}

/// Objects to a record with bots that this program cannot seat.
///
/// # Errors
/// Says which bot.
pub(crate) fn known_bots(record: &Record) -> Result<(), String> {
    for (seat, player) in (0..).zip(&record.seats) {
        if let Some(kind) = player.bot.as_deref().filter(|kind| *kind != RANDOM) {
            let kind = quoted(kind);
            return Err(say!(
                "terminal-error-bot", "seat" => seat, "kind" => kind, "known" => RANDOM
            ));
        }
    }
    Ok(())
}

/// Why an action of a record cannot be repeated.
pub(crate) fn in_action(number: usize, reason: &str) -> String {
    say!("terminal-error-action", "number" => number, "reason" => reason)
}

/// The seed is in the record from the beginning: so are the deals, and the file is one's own.
pub(crate) fn promise(secret: &Seed, seats: usize) -> Fairness {
    Fairness {
        commitment: secret.commitment(),
        seed: Some(secret.clone()),
        contributions: vec![String::new(); seats],
    }
}

/// A refusal with the player's name in place of the seat's number.
pub(crate) fn refusal<G: Seated>(error: &ActionError<G::Refusal>) -> String {
    match error {
        ActionError::NotYourTurn(Actor::Seat(seat)) => {
            say!("refused-nothing-to-do", "name" => G::called(*seat))
        }
        error => refused::<G>(error),
    }
}

impl<G: Seated> Saveable for Session<G> {
    fn record(&self) -> Record {
        let options = serde_json::to_value(self.game.options()).unwrap_or_default();
        let mut record = Record::new(G::NAME, options, self.players.clone());
        record.about.clone_from(&self.about);
        record.fairness.clone_from(&self.fairness);
        record.actions = self.done.iter().map(|done| done.entry.clone()).collect();
        record.result = self.game.outcome();
        record
    }

    fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    fn saved_to(&mut self, file: PathBuf) {
        self.file = Some(file);
        self.changed = false;
    }
}
