//! All that is shown of a game: made of what one viewer may know, and of nothing else.

use ardri_core::{Game, Message, Seat, Teller, Viewer};

use super::coach::Coached;
use super::game_ui::GameUi;
use super::local_table::{AnyLocalTable, Done, LocalTable};
use crate::i18n::{texts, tr};

/// The game as it is shown to whoever looks.
#[derive(Clone, Debug)]
pub(crate) struct Scene<G: Game> {
    /// Whose eyes look; nobody's in particular while the keyboard is passed on.
    pub(crate) me: Option<Seat>,
    /// The only person at this terminal, if there is only one.
    pub(crate) you: Option<Seat>,
    /// What the game was laid out with.
    pub(crate) options: G::Options,
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
    pub(crate) fn of(session: &LocalTable<G>, viewer: Viewer) -> Self {
        let me = viewer.seat();
        let mut scene = Self {
            me,
            you: session.lone_person(),
            options: session.game().options().clone(),
            view: session.view(viewer),
            names: session.names(),
            log: Vec::new(),
            old: 0,
        };
        let done = session.done();
        let last = me.map_or(done.len(), |seat| session.last_by(seat)).saturating_sub(1);
        let news = G::log(&scene, &done[last..]).len();
        scene.log = scene.log_of(session);
        scene.old = scene.log.len().saturating_sub(news);
        scene
    }

    /// The promise about all that is drawn, and what was done since.
    pub(crate) fn log_of(&self, table: &AnyLocalTable) -> Vec<String> {
        let promised =
            table.promised().and_then(|promised| G::commitment(&self.options, &promised));
        promised.into_iter().chain(G::log(self, table.done())).collect()
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
            _ if self.is_me(seat) => tr!("terminal-called-you", "name" => name),
            // People at one keyboard are called so anyway.
            Some(who) if !who.contains(&name) && *who != tr!("lobby-sitter-me") => {
                tr!("terminal-called", "name" => name, "who" => who.as_str())
            }
            _ => name,
        }
    }

    /// What came of something that was done, in sentences.
    pub(crate) fn told(&self, done: &Done) -> Vec<String> {
        done.seen::<G>(self.viewer()).filter_map(|seen| self.tell(seen)).collect()
    }

    /// What the rules say, with the names by which those at this table go.
    pub(crate) fn say(&self, message: &Message) -> String {
        G::say(self, message)
    }

    /// What happened, in a sentence; nothing of what goes without saying.
    pub(crate) fn tell(&self, seen: &G::Seen) -> Option<String> {
        let told = <G as Teller>::tell(&self.options, seen).filter(|_| G::is_news(seen));
        told.map(|message| self.say(&message))
    }

    /// The table in the words of the rules: those parts whose titles, by the names of their texts, are
    /// wanted.
    pub(crate) fn described(&self, wanted: impl Fn(&str) -> bool) -> Vec<String> {
        let sections = <G as Teller>::describe(&self.options, &self.view, self.me).into_iter();
        let sections = sections.filter(|section| wanted(&section.title.name));
        let say = |message: &Message| texts().localize_with(message, &|seat| self.called(seat));
        let lines = sections.flat_map(|section| {
            let lines = section.lines.iter().map(|line| format!("  {}", say(line)));
            [format!("{}:", say(&section.title))].into_iter().chain(lines).collect::<Vec<_>>()
        });
        lines.collect()
    }

    /// What a coach says to whoever looks and may do these things now.
    pub(crate) fn coached(&self, legal: &[G::Action]) -> Coached {
        let advice = <G as Teller>::coach(&self.options, &self.view, self.me, legal);
        advice.map_or_else(Coached::default, |advice| {
            let look = advice.look.iter().map(|message| self.say(message)).collect();
            Coached::new(self.say(&advice.why), look)
        })
    }
}

/// What the rules say, with the names of those at the table.
pub(crate) fn named(message: &Message, names: &[String]) -> String {
    texts().localize_with(message, &|seat| names.get(seat.index()).cloned().unwrap_or_default())
}

/// What the rules say, with everybody called as the game calls their seats.
pub(crate) fn said<G: GameUi>(message: &Message) -> String {
    texts().localize_with(message, &G::called)
}
