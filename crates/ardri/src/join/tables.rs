//! Tables that are set up from here.

use anyhow::{Context, anyhow, bail};
use ardri_core::Message;
use hyper::Method;
use serde::Deserialize;
use serde_json::{Value, json};

use super::server::{Server, Trouble, text};
use crate::play::text::{quoted, sentence};
use crate::speech::{say, told};

/// A game that a server has.
#[derive(Debug, Deserialize)]
struct Offered {
    game: String,
    title: String,
    least: u8,
    most: u8,
    /// From the weakest.
    bots: Vec<Bot>,
}

#[derive(Debug, Deserialize)]
struct Bot {
    level: String,
}

/// What a new table is to be like.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    /// The game.
    pub(crate) game: String,
    /// How many play; the fewest if it is left out.
    pub(crate) players: Option<u8>,
    /// The seat that whoever sets it up takes, counted from 0.
    pub(crate) seat: u8,
    /// The level of the bots in the other seats: those of friends if there is none, the usual one
    /// if it is empty.
    pub(crate) bots: Option<String>,
}

async fn offered(server: &Server, game: &str) -> anyhow::Result<Offered> {
    let answer = server.send(Method::GET, "/api/games", None).await;
    let answer = answer.map_err(|trouble| anyhow!(server.told(&trouble)))?;
    let Ok(games) = Vec::<Offered>::deserialize(answer) else {
        bail!(server.told(&Trouble::Unclear));
    };
    let names: Vec<_> = games.iter().map(|offered| offered.game.clone()).collect();
    let found = games.into_iter().find(|offered| offered.game == game);
    found.ok_or_else(|| {
        anyhow!(say!("terminal-join-no-game", "game" => game, "games" => names.join(", ")))
    })
}

impl Offered {
    /// The level in the middle, or a little below it.
    fn usual(&self) -> String {
        let middle = self.bots.len().saturating_sub(1) / 2;
        self.bots.get(middle).map(|bot| bot.level.clone()).unwrap_or_default()
    }

    /// Why there is no such game here, if so.
    fn refuses(&self, players: u8, plan: &Plan) -> Option<String> {
        let (least, most) = (self.least, self.most);
        let game = told(&Message::game(&self.game, &self.title));
        if !(least..=most).contains(&players) {
            return Some(match least == most {
                true => {
                    say!("refused-options-seats", "game" => game, "all" => least, "seats" => players)
                }
                false => say!(
                    "refused-options-seats-between",
                    "game" => game, "least" => least, "most" => most, "seats" => players
                ),
            });
        }
        if plan.seat >= players {
            return Some(say!("refused-table-no-such-seat"));
        }
        let level = plan.bots.as_deref().filter(|level| !level.is_empty())?;
        let known = self.bots.iter().any(|bot| bot.level == level);
        (!known).then(|| say!("refused-table-no-such-bot", "level" => quoted(level)))
    }
}

/// The level of a bot if nobody names one.
///
/// # Errors
/// The server does not say.
pub(crate) async fn usual_bot(server: &Server, game: &str) -> anyhow::Result<String> {
    Ok(offered(server, game).await?.usual())
}

/// What is asked of a server that is to have such a table. That needs no session yet: whoever asks
/// for what there is not stays nobody.
///
/// # Errors
/// The server has no such game, or none for so many, or no such bots.
pub(crate) async fn form(server: &Server, plan: &Plan) -> anyhow::Result<Value> {
    let offered = offered(server, &plan.game).await?;
    let players = plan.players.unwrap_or(offered.least);
    // In the words that the server would have for it.
    if let Some(refused) = offered.refuses(players, plan) {
        bail!(sentence(&refused));
    }
    let level = plan.bots.as_ref().map(|level| match level.as_str() {
        "" => offered.usual(),
        level => level.to_string(),
    });
    let bots = level.map(|level| {
        let others = (0..players).filter(|seat| *seat != plan.seat);
        others.map(|seat| json!({"seat": seat, "level": level})).collect::<Vec<_>>()
    });
    Ok(json!({
        "game": plan.game, "seats": players, "sit": [plan.seat], "bots": bots.unwrap_or_default(),
    }))
}

/// Sets a table up by its form and gives its id.
///
/// # Errors
/// The server does not want it.
pub(crate) async fn set_up(server: &Server, form: Value) -> anyhow::Result<String> {
    let made = server.send(Method::POST, "/api/tables", Some(form)).await;
    let made = made.map_err(|trouble| anyhow!(server.told(&trouble)))?;
    text(&made, "table").ok_or_else(|| anyhow!(server.told(&Trouble::Unclear)))
}

/// A name for a request, so that it is done once however often it is sent.
///
/// # Errors
/// The system has no randomness.
pub(crate) fn key() -> anyhow::Result<String> {
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes).with_context(|| say!("terminal-error-random"))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
