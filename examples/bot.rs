//! A bot for every game, over HTTP: it sets a table up against squires and does anything that is legal.
//!
//! ```sh
//! cargo run --example bot -- http://localhost:7777 brandubh
//! ```
//!
//! What else can be asked for stands in `docs/protocol.md`; `bot.py` beside this does the same.

use reqwest::Client;
use serde_json::{Value, json};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

#[tokio::main]
async fn main() -> Result<()> {
    let mut words = std::env::args().skip(1);
    let (Some(server), Some(game)) = (words.next(), words.next()) else {
        return Err("which server, and which game?".into());
    };
    println!("{}", play(&server, &game).await?["outcome"]["reason"]);
    Ok(())
}

/// Plays a whole game; gives the table as it stands at the end.
pub async fn play(server: &str, game: &str) -> Result<Value> {
    let (api, http) = (format!("{server}/api"), Client::new());
    let me = json!({"name": "A bot in Rust"});
    let me: Value = http.post(format!("{api}/guests")).json(&me).send().await?.json().await?;
    let token = me["token"].as_str().ok_or("no token")?;
    let post = async |path: &str, body: Value| -> Result<Value> {
        let request = http.post(format!("{api}{path}")).bearer_auth(token).json(&body);
        Ok(request.send().await?.error_for_status()?.json().await?)
    };
    let get = async |path: &str| -> Result<Value> {
        let request = http.get(format!("{api}{path}")).bearer_auth(token);
        Ok(request.send().await?.error_for_status()?.json().await?)
    };
    let games = get("/games").await?;
    let known = games.as_array().into_iter().flatten().find(|known| known["game"] == game);
    let least = known.ok_or("there is no such game")?["least"].as_u64().unwrap_or(2);
    let squires: Vec<_> = (1..least).map(|seat| json!({"seat": seat, "level": "squire"})).collect();
    let table = json!({"game": game, "sit": [0], "bots": squires});
    let table = post("/tables", table).await?["table"].as_str().ok_or("no table")?.to_string();
    let table = format!("/tables/{table}");
    post(&format!("{table}/ask"), json!({"ask": "start"})).await?;
    loop {
        let now = get(&format!("{table}?brief=true")).await?;
        if now["stage"] == "finished" {
            return Ok(now);
        }
        // The first thing that can be done; an empty list means that others are to act.
        match &now["views"][0]["legal"][0] {
            Value::Null => {
                get(&format!("{table}/events?after={}&wait=30", now["number"])).await?;
            }
            action => {
                let act = json!({"ask": "act", "seat": 0, "action": action});
                post(&format!("{table}/ask"), act).await?;
            }
        }
    }
}
