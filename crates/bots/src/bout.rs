//! Games between bots, for whoever measures them and does not know their types.

use std::fmt::Debug;
use std::time::Duration;

use ardri_core::fairness::Fate;
use ardri_core::{
    Actor, EventSink, Game, Message, NewGameError, Outcome, Seat, Turn, Viewer, below,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::bot::{Bot, Budget, Opponents};
use crate::persona::named;

/// How often a random opening is drawn anew because the game was over after it.
const ATTEMPTS: u32 = 1_000;

/// A game that is laid out for bouts.
pub trait Bouts: Debug + Send + Sync {
    /// The options as they were understood, in their JSON form.
    fn options(&self) -> Value;
    /// The names of the bots that play it: the levels, and those that are there to be measured against.
    fn bots(&self) -> Vec<&'static str>;
    /// Plays one game to its end.
    ///
    /// # Errors
    /// The opening cannot be played, or the game is over after it.
    fn play(&self, bout: Bout<'_>) -> Result<Played, OpeningError>;
    /// Whether an opening can be played.
    ///
    /// # Errors
    /// Says why not.
    fn check(&self, opening: Opening<'_>, fate: Fate) -> Result<(), OpeningError>;
}

/// Lays a game out for bouts.
///
/// # Errors
/// These options or so many seats cannot be played.
pub fn bouts<G: Opponents>(options: &Value, seats: u8) -> Result<Box<dyn Bouts>, NewGameError> {
    Ok(Box::new(Laid(G::new(&G::read_options(options)?, seats)?)))
}

/// One game: who sits where, and what is given.
pub struct Bout<'a> {
    /// Whoever plays, by seat.
    pub players: Vec<Player<'a>>,
    /// Decides the draws. The same one gives the same deal to others.
    pub fate: Fate,
    /// What was played before the players are asked.
    pub opening: Opening<'a>,
    /// After so many actions of seats the game is broken off.
    pub longest: u32,
    /// The time since some moment.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
    /// Is told how long each decision took.
    pub decided: &'a mut dyn FnMut(Seat, Duration),
}

impl Debug for Bout<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Bout").field("opening", &self.opening).finish_non_exhaustive()
    }
}

/// Whoever sits in a seat.
pub enum Player<'a> {
    /// One of the game's own bots, by name.
    Bot {
        /// A name of [`Bouts::bots`], or such a name, a colon and the word for a
        /// [`Persona`](crate::Persona).
        name: &'a str,
        /// Fixes whatever it leaves to chance.
        seed: u64,
        /// How long it thinks.
        thinking: Thinking,
    },
    /// Somebody outside of this program.
    Outside(&'a mut (dyn Outsider + 'static)),
}

/// How long a player may think about each decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Thinking {
    /// As long as the level takes by itself.
    #[default]
    Usual,
    /// So many positions, or whatever else it counts.
    Nodes(u64),
    /// So long.
    Time(Duration),
}

/// What was played before the players are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening<'a> {
    /// Nothing.
    None,
    /// These actions of seats.
    Moves(&'a [String]),
    /// Actions at random, which `seed` fixes.
    Random {
        /// How many.
        plies: u32,
        /// The seed.
        seed: u64,
    },
}

/// Why a game cannot begin with an opening.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningError {
    /// An action is none, or is not legal there.
    #[error("{action} cannot be played there")]
    Illegal {
        /// The action as it was written.
        action: String,
        /// What the rules say.
        why: Message,
    },
    /// The game is over after it; for openings at random, however often they are drawn.
    #[error("the game is over after the opening")]
    Over,
}

/// Somebody outside of this program who plays by texts.
pub trait Outsider: Send {
    /// A new game begins; `seed` fixes what is left to chance, for those who can be told.
    ///
    /// # Errors
    /// Says why they cannot play.
    fn begin(&mut self, seed: u64) -> Result<(), Failure>;
    /// The text of one of the legal actions.
    ///
    /// # Errors
    /// Says why there is none.
    fn choose(&mut self, question: &dyn Question) -> Result<String, Failure>;
}

/// What an outsider is asked.
pub trait Question {
    /// Who has to decide.
    fn seat(&self) -> Seat;
    /// What that seat may know, in its JSON form.
    fn view(&self) -> Value;
    /// What it may do, in text form.
    fn legal(&self) -> Vec<String>;
    /// All actions of seats so far, the opening as well, in text form.
    fn moves(&self) -> &[String];
}

/// Why a player has lost a game without playing it to the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Failure {
    /// It cannot be reached, or is there no longer.
    Gone {
        /// What the system says.
        why: String,
    },
    /// It did not answer in time.
    Late {
        /// How long it was waited for, in milliseconds.
        waited: u64,
    },
    /// It said something that is no answer.
    Nonsense {
        /// What it said, in short.
        said: String,
    },
    /// It answered with an action that is not legal.
    Illegal {
        /// The action, in short.
        said: String,
    },
}

/// How a bout went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// How it ended; nothing if it was broken off or somebody failed.
    pub outcome: Option<Outcome>,
    /// Who failed, and why.
    pub failed: Option<(Seat, Failure)>,
    /// How many actions seats took, the opening included.
    pub plies: u32,
}

/// The game before its first action.
#[derive(Debug)]
struct Laid<G>(G);

/// A game after its opening, the actions of seats that led there, and what happened.
type Opened<G> = (G, Vec<String>, Vec<<G as Game>::Event>);

/// A player who has sat down.
enum Sitter<'a, G: Game> {
    Bot(Box<dyn Bot<G>>, Thinking),
    Outside(&'a mut (dyn Outsider + 'static)),
}

impl<G: Opponents> Bouts for Laid<G> {
    fn options(&self) -> Value {
        serde_json::to_value(self.0.options()).unwrap_or_default()
    }

    fn bots(&self) -> Vec<&'static str> {
        let levels = G::levels().iter().map(|level| level.name);
        levels.chain(G::yardsticks().iter().copied()).collect()
    }

    fn check(&self, opening: Opening<'_>, mut fate: Fate) -> Result<(), OpeningError> {
        self.open(opening, &mut fate).map(drop)
    }

    fn play(&self, bout: Bout<'_>) -> Result<Played, OpeningError> {
        let Bout { players, mut fate, opening, longest, clock, decided } = bout;
        let (mut game, mut moves, mut events) = self.open(opening, &mut fate)?;
        let mut plies = moves.len() as u32;
        let failed = |seat, failure, plies| {
            Ok(Played { outcome: None, failed: Some((seat, failure)), plies })
        };
        let mut sitters = Vec::with_capacity(players.len());
        let mut is_told = false;
        for (seat, player) in (0..).map(Seat).zip(players) {
            match player {
                Player::Bot { name, seed, thinking } => {
                    let Some(bot) = named::<G>(game.options(), name, seed) else {
                        return failed(seat, Failure::Gone { why: name.into() }, plies);
                    };
                    sitters.push(Sitter::Bot(bot, thinking));
                }
                Player::Outside(outsider) => {
                    if let Err(failure) = outsider.begin(fate.bot_seed(seat)) {
                        return failed(seat, failure, plies);
                    }
                    is_told = true;
                    sitters.push(Sitter::Outside(outsider));
                }
            }
        }
        let mut legal = Vec::new();
        while plies < longest {
            let Some(seat) = next_seat(&mut game, &mut fate, &mut events) else { break };
            tell(&mut sitters, &mut events);
            game.legal_actions(seat, &mut legal);
            let Some(sitter) = sitters.get_mut(seat.index()) else { break };
            if legal.is_empty() {
                break;
            }
            let before = clock();
            let chosen = match sitter {
                Sitter::Bot(bot, thinking) => {
                    let view = game.view(Viewer::Seat(seat));
                    Ok(think(bot.as_mut(), &view, &legal, *thinking, clock))
                }
                Sitter::Outside(outsider) => {
                    let question = Asked { game: &game, seat, legal: &legal, moves: &moves };
                    outsider.choose(&question).and_then(|said| {
                        let known = said.parse().ok().filter(|action| legal.contains(action));
                        known.ok_or(Failure::Illegal { said: in_short(&said) })
                    })
                }
            };
            decided(seat, clock().saturating_sub(before));
            let action = match chosen {
                Ok(action) => action,
                Err(failure) => return failed(seat, failure, plies),
            };
            if game.apply(Actor::Seat(seat), &action, &mut events).is_err() {
                return failed(seat, Failure::Illegal { said: action.to_string() }, plies);
            }
            plies += 1;
            if is_told {
                moves.push(action.to_string());
            }
        }
        Ok(Played { outcome: game.outcome(), failed: None, plies })
    }
}

impl<G: Opponents> Laid<G> {
    /// The game after an opening.
    fn open(&self, opening: Opening<'_>, fate: &mut Fate) -> Result<Opened<G>, OpeningError> {
        match opening {
            Opening::None => self.open(Opening::Moves(&[]), fate),
            Opening::Moves(moves) => {
                let (mut game, mut events) = (self.0.clone(), Vec::new());
                for action in moves {
                    let seat = next_seat(&mut game, fate, &mut events).ok_or(OpeningError::Over)?;
                    let done = ardri_core::replay::do_entry(&mut game, Actor::Seat(seat), action);
                    events.extend(done.map_err(|error| OpeningError::Illegal {
                        action: in_short(action),
                        why: error.message::<G>(),
                    })?);
                }
                next_seat(&mut game, fate, &mut events).ok_or(OpeningError::Over)?;
                Ok((game, moves.to_vec(), events))
            }
            Opening::Random { plies, seed } => {
                let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
                let start = fate.clone();
                for _ in 0..ATTEMPTS {
                    *fate = start.clone();
                    if let Some(opened) = self.at_random(plies, &mut chance, fate) {
                        return Ok(opened);
                    }
                }
                Err(OpeningError::Over)
            }
        }
    }

    /// The game after so many random actions; nothing if it is over by then.
    fn at_random(
        &self,
        plies: u32,
        chance: &mut Xoshiro256PlusPlus,
        fate: &mut Fate,
    ) -> Option<Opened<G>> {
        let (mut game, mut moves, mut legal) = (self.0.clone(), Vec::new(), Vec::new());
        let mut events = Vec::new();
        for _ in 0..plies {
            let seat = next_seat(&mut game, fate, &mut events)?;
            game.legal_actions(seat, &mut legal);
            let count = u32::try_from(legal.len()).ok().filter(|count| *count > 0)?;
            let action = &legal[below(chance, count) as usize];
            game.apply(Actor::Seat(seat), action, &mut events).ok()?;
            moves.push(action.to_string());
        }
        next_seat(&mut game, fate, &mut events)?;
        Some((game, moves, events))
    }
}

/// Tells every bot what its seat may know of what has happened.
fn tell<G: Game>(sitters: &mut [Sitter<'_, G>], events: &mut Vec<G::Event>) {
    for event in events.drain(..) {
        for (seat, sitter) in (0..).map(Seat).zip(sitters.iter_mut()) {
            let Sitter::Bot(bot, _) = sitter else { continue };
            if let Some(seen) = G::seen(&event, Viewer::Seat(seat)) {
                bot.hear(&seen);
            }
        }
    }
}

/// Lets chance act as long as it is its turn; then the seat that has to act, if one does. Of several the
/// first: none of them sees what the others do at that moment.
fn next_seat<G: Game>(
    game: &mut G,
    fate: &mut Fate,
    events: &mut impl EventSink<G::Event>,
) -> Option<Seat> {
    while game.turn() == Turn::Chance {
        let drawn = fate.draw(&game.draw()?);
        let action = game.fated(&drawn)?;
        game.apply(Actor::Chance, &action, events).ok()?;
    }
    game.turn().seats().first()
}

fn think<G: Game>(
    bot: &mut dyn Bot<G>,
    view: &G::View,
    legal: &[G::Action],
    thinking: Thinking,
    clock: &(dyn Fn() -> Duration + Sync),
) -> G::Action {
    match thinking {
        Thinking::Usual => bot.choose(view, legal, Budget::Usual),
        Thinking::Nodes(nodes) => bot.choose(view, legal, Budget::Nodes(nodes)),
        Thinking::Time(time) => {
            let end = clock() + time;
            bot.choose(view, legal, Budget::Until(&|| clock() >= end))
        }
    }
}

struct Asked<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    legal: &'a [G::Action],
    moves: &'a [String],
}

impl<G: Game> Question for Asked<'_, G> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn view(&self) -> Value {
        serde_json::to_value(self.game.view(Viewer::Seat(self.seat))).unwrap_or_default()
    }

    fn legal(&self) -> Vec<String> {
        self.legal.iter().map(ToString::to_string).collect()
    }

    fn moves(&self) -> &[String] {
        self.moves
    }
}

/// The beginning of what somebody said, for reports.
#[must_use]
pub fn in_short(said: &str) -> String {
    const MOST: usize = 80;
    let said = said.trim();
    let mut short: String = said.chars().take(MOST).collect();
    if said.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}
