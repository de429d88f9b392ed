//! All that is shown of a game: made of what one viewer may know, and of nothing else.

use ardri_core::{Game, Seat, Viewer};

use super::game_ui::GameUi;
use super::session::{Done, Session};
use crate::speech::say;

/// The game as it is shown to whoever looks.
#[derive(Clone, Debug)]
pub(crate) struct Scene<G: Game> {
    /// Whose eyes look; nobody's in particular while the keyboard is passed on.
    pub(crate) me: Option<Seat>,
    /// The only person at this terminal, if there is only one.
    pub(crate) you: Option<Seat>,
    /// What the game was laid out with.
    pub(crate) options: G::Options,
    /// What they may know.
    pub(crate) view: G::View,
    /// Who sits where, as others call them.
    pub(crate) names: Vec<String>,
    /// What happened, in sentences.
    pub(crate) log: Vec<String>,
    /// How many of these sentences were told before.
    pub(crate) old: usize,
}

impl<G: GameUi> Scene<G> {
    /// The game as `viewer` may know it. What came after the viewer's own last action is news.
    pub(crate) fn of(session: &Session<G>, viewer: Viewer) -> Self {
        let me = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let mut scene = Self {
            me,
            you: session.lone_person(),
            options: session.game.options().clone(),
            view: session.view(viewer),
            names: session.players().iter().map(|player| player.name.clone()).collect(),
            log: session.commitment().into_iter().collect(),
            old: 0,
        };
        let done = session.done();
        let last = me.map_or(done.len(), |seat| session.last_by(seat)).saturating_sub(1);
        let log = G::log(&scene, done);
        let news = G::log(&scene, &done[last..]).len();
        scene.log.extend(log);
        scene.old = scene.log.len().saturating_sub(news);
        scene
    }

    /// The viewer whose eyes look.
    pub(crate) fn viewer(&self) -> Viewer {
        self.me.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// All seats.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(u8::try_from(self.names.len()).unwrap_or(u8::MAX))
    }

    /// Whether `seat` is the one who looks.
    pub(crate) fn is_me(&self, seat: Seat) -> bool {
        self.me == Some(seat)
    }

    /// What those at this table call whoever sits there.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// A player by name, with who that is: “Purple (you)”.
    pub(crate) fn called(&self, seat: Seat) -> String {
        let name = G::called(seat);
        match self.names.get(seat.index()) {
            _ if self.is_me(seat) => say!("terminal-called-you", "name" => name),
            // People at one keyboard are called so anyway.
            Some(who) if !who.contains(&name) && *who != say!("lobby-sitter-me") => {
                say!("terminal-called", "name" => name, "who" => who.as_str())
            }
            _ => name,
        }
    }

    /// What came of something that was done, in sentences.
    pub(crate) fn told(&self, done: &Done<G>) -> Vec<String> {
        let seen = done.events.iter().filter_map(|event| G::seen(event, self.viewer()));
        seen.filter_map(|seen| G::tell(self, &seen)).collect()
    }
}
