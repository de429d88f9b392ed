//! News of sessions that have ended, for whatever they have open.

use ardri_wire::PersonId;
use tokio::sync::broadcast;

use crate::store::TokenHash;

/// How much of it may wait for a slow listener.
const WAITING: usize = 64;

/// What has ended.
#[derive(Clone, Debug)]
pub enum Ended {
    /// One session.
    One(TokenHash),
    /// All sessions of somebody, however many they are, but perhaps one.
    All {
        /// Whose.
        person: PersonId,
        /// The one that goes on.
        keep: Option<TokenHash>,
    },
}

impl Ended {
    /// Whether a session of somebody has ended; who that is may not be known.
    pub(crate) fn means(&self, token: &TokenHash, whose: Option<PersonId>) -> bool {
        match self {
            Self::One(ended) => ended == token,
            Self::All { person, keep } => {
                whose.is_none_or(|whose| whose == *person) && keep.as_ref() != Some(token)
            }
        }
    }
}

/// Where it is told.
#[derive(Clone, Debug)]
pub struct EndedSessions(broadcast::Sender<Ended>);

impl Default for EndedSessions {
    fn default() -> Self {
        Self(broadcast::channel(WAITING).0)
    }
}

impl EndedSessions {
    /// Tells everybody who listens.
    pub fn tell(&self, ended: Ended) {
        // Nobody listening is as good as everybody gone.
        let _ = self.0.send(ended);
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<Ended> {
        self.0.subscribe()
    }
}
