//! One game at one terminal: the whole of it, with what is hidden.
//!
//! Nothing is drawn from here. What somebody sees comes out as a view and as events for that viewer.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail};
use ardri_core::fairness::{Fairness, Fate, Seed};
use ardri_core::replay::{do_entry, lay_out, replay};
use ardri_core::{
    ActionError, Actor, Entry, Game, Player, RESIGN, Record, Seat, Takeback, Turn, Viewer,
};

use super::bots::Bots;
use super::files::{Saveable, flaw_in};
use super::game_ui::GameUi;
use super::luck::Luck;
use super::text::{list, quoted};
use super::{Opponent, PlayArgs, RANDOM, bot_player, usual};
use crate::speech::{denied, refused, say, told, unplayable};

/// One thing that was done, and all that came of it.
#[derive(Clone, Debug)]
pub(crate) struct Done<G: Game> {
    pub(crate) entry: Entry,
    pub(crate) events: Vec<G::Event>,
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
    done: Vec<Done<G>>,
    takeback: Takeback<G>,
    /// Who has to say that chance may go on, and the game before what they did last.
    waiting: Option<(Seat, G)>,
    /// Those who sit in the seats of bots.
    bots: Bots<G>,
    /// Something was done since the game was last saved.
    changed: bool,
    /// The file that the game was saved to or read from last.
    pub(crate) file: Option<PathBuf>,
}

/// Lays the game out that the arguments describe, or goes on with a record.
///
/// # Errors
/// The game cannot be laid out, or the saved game cannot be resumed.
pub(crate) fn begin<G: GameUi>(
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
    G::check(args, players)?;
    if args.against.len() >= usize::from(players) {
        let (against, others) = (args.against.len(), players - 1);
        bail!(say!("terminal-error-against", "against" => against, "others" => others));
    }
    let options = args.options.read::<G>()?;
    let usual = [usual(G::MAX_SEATS > 2, args.coach)];
    let against = if args.against.is_empty() { &usual[..] } else { &args.against };
    let seats = G::seat_players(&options, players, against, args);
    Session::new(&options, seats, &secret).map_err(|reason| anyhow!(reason))
}

/// Objects to arguments about sides and seats that do not fit a game of seats.
///
/// # Errors
/// Says what does not fit.
pub(crate) fn check_seats<G: GameUi>(args: &PlayArgs, players: u8) -> anyhow::Result<()> {
    if args.side.is_some() {
        bail!(say!("terminal-error-no-sides", "game" => title::<G>()));
    }
    let is_person = |one: &Opponent| *one == Opponent::Person;
    match args.seat {
        Some(_) if !args.against.is_empty() && args.against.iter().all(is_person) => {
            bail!(say!("terminal-error-all-people"))
        }
        Some(seat) if !(1..=players).contains(&seat) => bail!(say!(
            "terminal-error-no-seat",
            "seat" => seat, "players" => players
        )),
        _ => Ok(()),
    }
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

/// Who sits where: the others in the order of their seats, the last kind of them in all seats that are
/// left.
pub(crate) fn seat_players<G: GameUi>(players: u8, against: &[Opponent], you: Seat) -> Vec<Player> {
    // Where several people sit, nobody is “you”.
    let alone = against.iter().all(|one| one.level().is_some());
    let mut others = against.iter().copied();
    let mut last = Opponent::Person;
    let sit = |seat: Seat| {
        if seat != you {
            last = others.next().unwrap_or(last);
        }
        match last.level().filter(|_| seat != you) {
            Some(level) => bot_player(level),
            None if alone => Player { name: say!("lobby-sitter-me"), bot: None },
            None => Player { name: say!("terminal-player", "name" => G::called(seat)), bot: None },
        }
    };
    Seat::all(players).map(sit).collect()
}

impl<G: GameUi> Session<G> {
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
            bots: Bots::default(),
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
        known_bots::<G>(record)?;
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
            bots: Bots::default(),
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
        if entry.action == RESIGN
            && let Actor::Seat(seat) = entry.by
        {
            return self.resign(seat);
        }
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
        while self.step(luck)? {}
        Ok(())
    }

    /// Lets chance act until somebody has to.
    ///
    /// # Errors
    /// The same.
    pub(crate) fn draw(&mut self, luck: &mut Luck) -> Result<(), String> {
        while self.game.turn() == Turn::Chance && self.step(luck)? {}
        Ok(())
    }

    /// Lets chance or one bot act; says whether one of them did.
    ///
    /// # Errors
    /// The same.
    pub(crate) fn step(&mut self, luck: &mut Luck) -> Result<bool, String> {
        if self.waiting.is_some() {
            return Ok(false);
        }
        let (by, action) = match (self.game.turn(), self.bot_due()) {
            (Turn::Chance, _) => (Actor::Chance, self.drawn()),
            (_, Some(seat)) => (Actor::Seat(seat), self.bot_choice(seat, luck)),
            _ => return Ok(false),
        };
        let action = action.ok_or_else(|| say!("terminal-error-no-seed"))?;
        // Nobody would miss a game in which no person has done anything.
        let changed = self.changed;
        self.act(by, &action).map_err(|error| refusal::<G>(&error))?;
        self.changed = changed;
        Ok(true)
    }

    /// What the bot in a seat does; it is shown what its seat may know.
    fn bot_choice(&mut self, seat: Seat, luck: &mut Luck) -> Option<G::Action> {
        let level = self.players.get(seat.index())?.bot.as_deref()?;
        if level == RANDOM {
            return self.game.at_random(seat, luck);
        }
        let legal = self.legal(seat);
        let (view, level) = (self.view(Viewer::Seat(seat)), level.to_owned());
        self.bots.choose(seat, &level, &view, &legal, luck)
    }

    /// The bot that has to act; the first, if several may.
    pub(crate) fn bot_due(&self) -> Option<Seat> {
        self.game.turn().seats().iter().find(|seat| self.is_bot(*seat))
    }

    /// Gives the game up for a seat.
    ///
    /// # Errors
    /// Says why it cannot be given up.
    pub(crate) fn resign(&mut self, seat: Seat) -> Result<(), String> {
        let mut events = Vec::new();
        self.game.resign(seat, &mut events).map_err(|error| refusal::<G>(&error))?;
        let entry = Entry { by: Actor::Seat(seat), action: RESIGN.into() };
        self.done.push(Done { entry, events });
        self.changed = true;
        Ok(())
    }

    /// Who would resign now: the lone person, or the person whose turn it is.
    pub(crate) fn resigner(&self) -> Option<Seat> {
        let on_turn = self.game.turn().seats().iter().next()?;
        self.lone_person().or(Some(on_turn).filter(|seat| !self.is_bot(*seat)))
    }

    /// The person who acted last.
    pub(crate) fn last_person(&self) -> Option<Seat> {
        self.done.iter().rev().find_map(|done| match done.entry.by {
            Actor::Seat(seat) if !self.is_bot(seat) => Some(seat),
            _ => None,
        })
    }

    /// Takes back the last thing that a person did, and whatever bots did since; for games that hide
    /// nothing. What chance has decided stays.
    fn undo_open(&mut self) -> Result<String, String> {
        let by_person =
            |done: &Done<G>| matches!(done.entry.by, Actor::Seat(seat) if !self.is_bot(seat));
        let keep = self.done.iter().rposition(by_person);
        let keep = keep.ok_or_else(|| say!("terminal-no-undo"))?;
        if self.done[keep..].iter().any(|done| done.entry.by == Actor::Chance) {
            return Err(say!("terminal-no-undo-lots"));
        }
        let mut game =
            G::new(self.game.options(), self.game.seats()).map_err(|e| unplayable(&e))?;
        for done in &self.done[..keep] {
            do_entry(&mut game, done.entry.by, &done.entry.action)
                .map_err(|error| denied(&error.message::<G>(), error.rule::<G>()))?;
        }
        (self.game, self.takeback, self.changed) = (game, Takeback::default(), true);
        let undone = self.done.split_off(keep);
        Ok(undone.into_iter().map(|done| done.entry.action).collect::<Vec<_>>().join(" "))
    }

    /// Takes back what `seat` did last, if nothing came of it yet that cannot be undone; gives it.
    ///
    /// # Errors
    /// Says why there is nothing to take back.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<String, String> {
        if !G::HIDES {
            return self.undo_open();
        }
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

    /// All that was done, and what came of it.
    pub(crate) fn done(&self) -> &[Done<G>] {
        &self.done
    }

    /// What happened last that `seat` had a hand in: the number of the thing after it.
    pub(crate) fn last_by(&self, seat: Seat) -> usize {
        let own = |done: &Done<G>| done.entry.by == Actor::Seat(seat);
        self.done.iter().rposition(own).map_or(0, |place| place + 1)
    }

    /// What `seat` may do now.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal_actions(seat, &mut actions);
        actions
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
        G::commitment(self.game.options(), &fairness.commitment.to_string())
    }
}

/// Objects to a record with bots that this program cannot seat.
///
/// # Errors
/// Says which bot.
pub(crate) fn known_bots<G: GameUi>(record: &Record) -> Result<(), String> {
    let levels: Vec<_> = G::levels().iter().map(|level| level.name).collect();
    for (seat, player) in (0..).zip(&record.seats) {
        if let Some(kind) = player.bot.as_deref().filter(|kind| !levels.contains(kind)) {
            let (kind, known) = (quoted(kind), list(&levels));
            return Err(say!(
                "terminal-error-bot", "seat" => seat, "kind" => kind, "known" => known
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
pub(crate) fn refusal<G: GameUi>(error: &ActionError<G::Refusal>) -> String {
    match error {
        ActionError::NotYourTurn(Actor::Seat(seat)) => {
            say!("refused-nothing-to-do", "name" => G::called(*seat))
        }
        error => refused::<G>(error),
    }
}

impl<G: GameUi> Saveable for Session<G> {
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
