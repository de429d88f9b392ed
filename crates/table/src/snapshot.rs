//! A table as it stands, for whoever looks.

use std::borrow::Cow;

use ardri_core::{Seat, SeatSet, Viewer};
use ardri_wire::{
    About, Common, Current, Instant, Json, Look, Own, SeatView, Snapshot, Stage, TakebackView,
};

use crate::game::Sight;
use crate::table::{Sitter, Table};
use crate::visibility::Eye;

impl Table {
    /// The table as `eye` sees it.
    #[must_use]
    pub fn snapshot(&self, eye: Eye, now: Instant) -> Snapshot<'_> {
        Snapshot { about: self.about(eye), current: self.current(eye, now) }
    }

    /// What changes of the table, as `eye` sees it.
    #[must_use]
    pub fn current(&self, eye: Eye, now: Instant) -> Current<'_> {
        Current { common: self.common(now), own: self.own(&Views::default(), eye) }
    }

    fn about(&self, eye: Eye) -> About<'_> {
        About {
            table: self.id.clone(),
            game: self.kind.name().into(),
            title: self.kind.title().into(),
            options: self.options.clone(),
            departs: self.departs(),
            name: self.setup.name.as_str().into(),
            public: self.setup.public,
            host: self.setup.host.name.as_str().into(),
            host_guest: self.setup.host.guest,
            hosting: self.setup.host.person == eye.person,
            clock: self.setup.clock,
            late: self.setup.late,
            commitment: self.commitment.as_str().into(),
            table_commitment: self.table_commitment(),
            rematch_of: self.setup.rematch_of.clone(),
        }
    }

    /// What changes of the table and all see alike.
    #[must_use]
    pub fn common(&self, now: Instant) -> Common<'_> {
        let over = self.stage == Stage::Finished;
        Common {
            number: self.number,
            stage: self.stage,
            to_act: self.to_act(),
            clocks: self.clocks.view(),
            now,
            luck: (self.stage == Stage::Open).then(|| self.words.view()),
            seed: over.then_some(Cow::Borrowed(&self.setup.seed)),
            words: over.then(|| Cow::Owned(self.words.texts())),
            takeback: self.asks.map(|(seat, agreed)| TakebackView {
                seat,
                agreed,
                asked: self.must_agree(seat),
            }),
            rematch: self.rematch.clone(),
            rematch_offer: self.rematch_view(),
            ready: self.ready,
            hints: self.gives_hints(),
            outcome: self.outcome(),
            ended: if over { self.game.ended() } else { None },
        }
    }

    /// What changes of the table as only `eye` sees it, with views that are known already.
    #[must_use]
    pub fn own(&self, views: &Views, eye: Eye) -> Own<'_> {
        let seats = (0..).map(Seat).zip(&self.sitters);
        let view = |(seat, sitter)| SeatView {
            persona: self.shown_persona(sitter).map(|persona| persona.id.into()),
            ..seat_view(sitter, self.words.has(seat), eye)
        };
        Own {
            seats: seats.map(view).collect(),
            views: eye.viewers().map(|viewer| self.look(views, viewer)).collect(),
        }
    }

    /// The seats that are, or were, those of who looks.
    #[must_use]
    pub fn yours(&self, eye: Eye) -> SeatSet {
        let seats = (0..).map(Seat).zip(&self.sitters);
        let own = seats.filter(|(_, sitter)| seat_view(sitter, false, eye).yours);
        own.map(|(seat, _)| seat).collect()
    }

    /// What all of these see, so that it need not be found out for each of them alone.
    #[must_use]
    pub fn views_of(&self, eyes: impl Iterator<Item = Eye>) -> Views {
        let mut viewers = Vec::new();
        for viewer in eyes.flat_map(Eye::viewers) {
            if !viewers.contains(&viewer) {
                viewers.push(viewer);
            }
        }
        Views { views: self.views(&viewers), viewers }
    }

    fn look(&self, views: &Views, viewer: Viewer) -> Look {
        let known = views.viewers.iter().position(|known| *known == viewer);
        let Sight { view, asked } = match known {
            Some(place) => views.views[place].clone(),
            None => self.views(&[viewer]).swap_remove(0),
        };
        match viewer {
            Viewer::Spectator => {
                Look { seat: None, view, asked, legal: nothing(), undo: false, takeback: false }
            }
            Viewer::Seat(seat) => {
                let playing = self.stage == Stage::Playing;
                Look {
                    seat: Some(seat),
                    view,
                    asked,
                    legal: self.legal_list(seat),
                    undo: playing && self.undoes_to(seat).is_some(),
                    takeback: playing && self.takes_back_to(seat).is_some(),
                }
            }
        }
    }
}

/// A list of nothing.
pub(crate) fn nothing() -> Json<Vec<String>> {
    Json::Read(Vec::new())
}

/// What several viewers see of a game at one moment.
#[derive(Debug, Default)]
pub struct Views {
    viewers: Vec<Viewer>,
    views: Vec<Sight>,
}

fn seat_view(sitter: &Sitter, word: bool, eye: Eye) -> SeatView<'_> {
    let mut view = SeatView { word, ..SeatView::default() };
    match sitter {
        Sitter::Empty => {}
        Sitter::Person(who) => {
            view.name = Some(who.name.as_str().into());
            view.guest = who.guest;
            view.yours = who.person == eye.person;
        }
        Sitter::Bot { level, instead_of, .. } => {
            view.bot = Some(level.as_str().into());
            view.instead_of = instead_of.as_ref().map(|who| who.name.as_str().into());
            view.yours = instead_of.as_ref().is_some_and(|who| who.person == eye.person);
        }
    }
    view
}
