//! Tables that are set up from here.

use anyhow::{Context, anyhow, bail};
use ardri_core::{Message, Seat};
use ardri_wire::{BotSeat, GameView, NewTable, TableRef};
use hyper::Method;

use super::server::{NO_FORM, Server};
use crate::i18n::{localize, tr};
use crate::play::text::{quoted, sentence};

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

async fn offered(server: &Server, game: &str) -> anyhow::Result<GameView<'static>> {
    let games: Result<Vec<GameView<'static>>, _> =
        server.send(Method::GET, "/api/games", NO_FORM).await;
    let games = games.map_err(|error| anyhow!(server.told(&error)))?;
    let names: Vec<_> = games.iter().map(|offered| offered.game.to_string()).collect();
    let found = games.into_iter().find(|offered| offered.game == game);
    found.ok_or_else(|| {
        anyhow!(tr!("terminal-join-no-game", "game" => game, "games" => names.join(", ")))
    })
}

/// The level in the middle, or a little below it.
fn usual(offered: &GameView<'_>) -> String {
    let middle = offered.bots.len().saturating_sub(1) / 2;
    offered.bots.get(middle).map(|bot| bot.level.to_string()).unwrap_or_default()
}

/// Why there is no such game here, if so.
fn refuses(offered: &GameView<'_>, players: u8, plan: &Plan) -> Option<String> {
    let (least, most) = (offered.least, offered.most);
    let game = localize(&Message::game(&offered.game, &offered.title));
    if !(least..=most).contains(&players) {
        return Some(match least == most {
            true => {
                tr!("refused-options-seats", "game" => game, "all" => least, "seats" => players)
            }
            false => tr!(
                "refused-options-seats-between",
                "game" => game, "least" => least, "most" => most, "seats" => players
            ),
        });
    }
    if plan.seat >= players {
        return Some(tr!("refused-table-no-such-seat"));
    }
    let level = plan.bots.as_deref().filter(|level| !level.is_empty())?;
    let known = offered.bots.iter().any(|bot| bot.level == level);
    (!known).then(|| tr!("refused-table-no-such-bot", "level" => quoted(level)))
}

/// The level of a bot if nobody names one.
///
/// # Errors
/// The server does not say.
pub(crate) async fn usual_bot(server: &Server, game: &str) -> anyhow::Result<String> {
    Ok(usual(&offered(server, game).await?))
}

/// What is asked of a server that is to have such a table. That needs no session yet: whoever asks
/// for what there is not stays nobody.
///
/// # Errors
/// The server has no such game, or none for so many, or no such bots.
pub(crate) async fn form(server: &Server, plan: &Plan) -> anyhow::Result<NewTable> {
    let offered = offered(server, &plan.game).await?;
    let players = plan.players.unwrap_or(offered.least);
    // In the words that the server would have for it.
    if let Some(refused) = refuses(&offered, players, plan) {
        bail!(sentence(&refused));
    }
    let level = plan.bots.as_ref().map(|level| match level.as_str() {
        "" => usual(&offered),
        level => level.to_string(),
    });
    let bots = level.map(|level| {
        let others = (0..players).filter(|seat| *seat != plan.seat);
        others.map(|seat| BotSeat { seat: Seat(seat), level: level.clone() }).collect()
    });
    Ok(NewTable {
        game: plan.game.clone(),
        seats: Some(players),
        sit: Some(vec![Seat(plan.seat)]),
        bots: bots.unwrap_or_default(),
        ..NewTable::default()
    })
}

/// Sets a table up by its form and gives its id.
///
/// # Errors
/// The server does not want it.
pub(crate) async fn set_up(server: &Server, form: &NewTable) -> anyhow::Result<String> {
    let made = server.send(Method::POST, "/api/tables", Some(form)).await;
    let TableRef { table } = made.map_err(|error| anyhow!(server.told(&error)))?;
    Ok(table.to_string())
}

/// A name for a request, so that it is done once however often it is sent.
///
/// # Errors
/// The system has no randomness.
pub(crate) fn key() -> anyhow::Result<String> {
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes).with_context(|| tr!("terminal-error-random"))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
