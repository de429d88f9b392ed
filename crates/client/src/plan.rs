//! Tables that are set up from here.

use ardri_core::{Message, Seat};
use ardri_wire::{BotSeat, GameView, NewTable};

use crate::server::{Server, ServerError};

/// What a new table is to be like.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The game.
    pub game: String,
    /// How many play; the fewest if it is left out.
    pub players: Option<u8>,
    /// The seat that whoever sets it up takes, counted from 0.
    pub seat: u8,
    /// The level of the bots in the other seats: those of friends if there is none, the usual one
    /// if it is empty.
    pub bots: Option<String>,
}

/// Why there is no such table at a server.
#[derive(Debug, thiserror::Error)]
pub enum PlanError {
    /// The server does not say what it has.
    #[error(transparent)]
    Server(#[from] ServerError),
    /// It has no game of this name, but these.
    #[error("there is no game {game} here, but {}", .known.join(", "))]
    NoGame {
        /// The name.
        game: String,
        /// The names that it has.
        known: Vec<String>,
    },
    /// The game is not for so many, or without this seat or these bots.
    #[error("there is no such table of this game: {}", .0.name)]
    Refused(Message),
}

/// What a server has of a game.
async fn offered(server: &Server, game: &str) -> Result<GameView<'static>, PlanError> {
    let games: Vec<GameView<'static>> = server.get("/api/games").await?;
    let known = games.iter().map(|offered| offered.game.to_string()).collect();
    let found = games.into_iter().find(|offered| offered.game == game);
    found.ok_or_else(|| PlanError::NoGame { game: game.into(), known })
}

/// The level in the middle, or a little below it.
fn usual(offered: &GameView<'_>) -> String {
    let middle = offered.bots.len().saturating_sub(1) / 2;
    offered.bots.get(middle).map(|bot| bot.level.to_string()).unwrap_or_default()
}

/// The level of a bot if nobody names one.
///
/// # Errors
/// The server does not say.
pub async fn usual_bot(server: &Server, game: &str) -> Result<String, PlanError> {
    Ok(usual(&offered(server, game).await?))
}

impl Plan {
    /// What is asked of a server that is to have such a table. That needs no session yet: whoever asks
    /// for what there is not stays nobody.
    ///
    /// # Errors
    /// The server has no such game, or none for so many, or no such bots.
    pub async fn form(&self, server: &Server) -> Result<NewTable, PlanError> {
        let offered = offered(server, &self.game).await?;
        let players = self.players.unwrap_or(offered.least);
        if let Some(refused) = self.refused(&offered, players) {
            return Err(PlanError::Refused(refused));
        }
        let level = self.bots.as_ref().map(|level| match level.as_str() {
            "" => usual(&offered),
            level => level.to_string(),
        });
        let bots = level.map(|level| {
            let others = (0..players).filter(|seat| *seat != self.seat);
            others
                .map(|seat| BotSeat { seat: Seat(seat), level: level.clone(), persona: None })
                .collect()
        });
        Ok(NewTable {
            game: self.game.clone(),
            seats: Some(players),
            sit: Some(vec![Seat(self.seat)]),
            bots: bots.unwrap_or_default(),
            ..NewTable::default()
        })
    }

    /// Why there is no such table, if so, in the words that the server would have for it.
    fn refused(&self, offered: &GameView<'_>, players: u8) -> Option<Message> {
        let (least, most) = (offered.least, offered.most);
        if !(least..=most).contains(&players) {
            let text = if least == most {
                Message::new("refused-options-seats").with("all", least)
            } else {
                let text = Message::new("refused-options-seats-between");
                text.with("least", least).with("most", most)
            };
            let game = Message::game(&offered.game, &offered.title);
            return Some(text.with("game", game).with("seats", players));
        }
        if self.seat >= players {
            return Some(Message::new("refused-table-no-such-seat"));
        }
        let level = self.bots.as_deref().filter(|level| !level.is_empty())?;
        let known = offered.bots.iter().any(|bot| bot.level == level);
        (!known).then(|| Message::new("refused-table-no-such-bot").quoting("level", level))
    }
}

/// A name for a request, so that it is done once however often it is sent.
///
/// # Errors
/// The system has no randomness.
pub fn key() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
