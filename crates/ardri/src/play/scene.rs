//! All that is shown of a game: made of what one viewer may know, and of nothing else.

use ardri_core::{Game, Seat, Viewer};

use super::session::{Seated, Session};
use crate::speech::say;

/// The game as it is shown to whoever looks.
#[derive(Clone, Debug)]
pub(crate) struct Scene<G: Game> {
    /// Whose eyes look; nobody's in particular while the keyboard is passed on.
    pub(crate) me: Option<Seat>,
    /// What they may know.
    pub(crate) view: G::View,
    /// Who sits where, as others call them.
    pub(crate) names: Vec<String>,
    /// What happened, in sentences.
    pub(crate) log: Vec<String>,
    /// How many of these sentences were told before.
    pub(crate) old: usize,
}

impl<G: Seated> Scene<G> {
    /// The game as `viewer` may know it. What came after the viewer's own last action is news.
    pub(crate) fn of(session: &Session<G>, viewer: Viewer) -> Self {
        let me = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let last = me.map_or_else(|| session.length(), |seat| session.last_by(seat));
        let mut log: Vec<String> = session.commitment().into_iter().collect();
        let told = |from| sentences::<G>(&session.seen(viewer, from), session.game.options());
        log.extend(told(0));
        let news = told(last.saturating_sub(1)).len();
        Self {
            me,
            view: session.view(viewer),
            names: session.players().iter().map(|player| player.name.clone()).collect(),
            old: log.len().saturating_sub(news),
            log,
        }
    }

    /// Whether `seat` is the one who looks.
    pub(crate) fn is_me(&self, seat: Seat) -> bool {
        self.me == Some(seat)
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
}

/// What happened, in sentences; what goes without saying is left out.
pub(crate) fn sentences<G: Seated>(seen: &[G::Seen], options: &G::Options) -> Vec<String> {
    let worth = seen.iter().filter(|seen| G::worth_telling(seen));
    worth.map(|seen| G::tell(seen, options)).collect()
}
