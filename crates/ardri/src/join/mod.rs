//! `ardri join`: the terminal at a table of a server, in lines that a pipe and a screen reader can
//! read.

mod input;
mod prompt;
mod sessions;
mod story;
mod table;
mod talk;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{anyhow, bail};
use ardri_client::{Link, Plan, PlanError, Server, ServerError};
use ardri_core::Seat;
use ardri_wire::{TableId, TableRef};
use clap::Args;

use crate::i18n::{localize, texts, tr};
use crate::output::{is_closed_pipe, tell};
use crate::play::coach::Coach;
use crate::play::text::{sentence, short};
use crate::printable::stdout;
use input::Input;
use prompt::Prompt;
use sessions::{Session, Sessions};
use talk::{Next, Talk, Wish};

/// Play at a table of a server, with people in browsers and other terminals
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct JoinArgs {
    /// The link to the table, as the page shows it; with --new, the server's address
    pub(crate) link: String,
    /// The seat to take, counted from 1; left out, the first that is free
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=16))]
    seat: Option<u8>,
    /// Your name at the table; left out, the one that you had there, or one of the server's choice
    #[arg(long)]
    name: Option<String>,
    /// Only watch
    #[arg(long, conflicts_with_all = ["seat", "new"])]
    watch: bool,
    /// A coach beside you says at every question why it is asked, and what is worth a look
    #[arg(long, conflicts_with = "watch")]
    coach: bool,
    /// Set up a table for this game
    #[arg(long)]
    new: Option<String>,
    /// How many play at the new table; left out, as few as can
    #[arg(long, requires = "new")]
    players: Option<u8>,
    /// Put bots into the other seats of the new table, and begin; of this level, if one is given
    #[arg(long, requires = "new", num_args = 0..=1, default_missing_value = "")]
    bot: Option<String>,
    /// Where to keep who you are, so that you find your seat again
    #[arg(long, env = "ARDRI_SESSIONS")]
    sessions: Option<PathBuf>,
}

/// What a command names that only a server would read: the table, a new game, the level of its bots.
#[cfg(all(test, feature = "server"))]
pub(crate) fn named(
    args: &JoinArgs,
) -> anyhow::Result<(Option<String>, Option<&str>, Option<&str>)> {
    let level = args.bot.as_deref().filter(|level| !level.is_empty());
    let table = link(&args.link)?.table.map(|table| table.to_string());
    Ok((table, args.new.as_deref(), level))
}

fn link(text: &str) -> anyhow::Result<Link> {
    text.parse().map_err(|_| anyhow!(tr!("terminal-join-no-link", "link" => short(text.trim()))))
}

/// Plays at a server's table until somebody leaves.
pub(crate) fn run(args: &JoinArgs) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let done = runtime.block_on(join(args));
    // A thread that waits for a line would wait for ever.
    runtime.shutdown_background();
    match done {
        Err(error) if is_closed_pipe(&error) => Ok(()),
        other => other,
    }
}

async fn join(args: &JoinArgs) -> anyhow::Result<()> {
    let link = link(&args.link)?;
    let mut server = Server::at(&link.server, texts().language().code());
    let file = args.sessions.clone().unwrap_or_else(sessions::usual_file);
    let mut sessions = Sessions::open(&file)?;
    let (table, wish) = match (&args.new, link.table) {
        (None, None) => bail!(tr!("terminal-join-which-table", "link" => short(&args.link))),
        (Some(_), Some(_)) => bail!(tr!("terminal-join-new-where", "server" => link.server)),
        (None, Some(table)) => {
            let seat = args.seat.map(|number| Seat(number - 1));
            (Ok(table), Wish { seat, watch: args.watch, start: false })
        }
        (Some(game), None) => {
            let plan = Plan {
                game: game.clone(),
                players: args.players,
                seat: args.seat.map_or(0, |number| number - 1),
                bots: args.bot.clone(),
            };
            let form = plan.form(&server).await.map_err(|error| no_such_table(&server, &error))?;
            (Err(form), Wish { start: args.bot.is_some(), ..Wish::default() })
        }
    };
    let there = table.as_ref().ok();
    let session = who(&mut server, &mut sessions, args.name.as_deref(), there).await?;
    tell!("{}", tr!("terminal-join-you", "name" => session.name.as_str()))?;
    let table = match table {
        Ok(table) => table,
        Err(form) => {
            let made = server.post("/api/tables", &form).await;
            let TableRef { table } = made.map_err(|error| anyhow!(told(&server, &error)))?;
            let link = Link::to(&server.address, &table);
            tell!("{}", tr!("terminal-join-made", "link" => link))?;
            table
        }
    };
    let mut coach = Coach::new(args.coach);
    let (mut out, mut input) = desk();
    sit_down(&mut out, &mut input, &server, table, wish, &mut coach).await
}

/// Becomes who was here before, by that name if one is given, or a new guest; of the table nobody is made
/// known for its sake unless it is there.
async fn who(
    server: &mut Server,
    sessions: &mut Sessions,
    name: Option<&str>,
    table: Option<&TableId>,
) -> anyhow::Result<Session> {
    let mut back = None;
    if let Some(known) = sessions.find(&server.address, name).cloned() {
        let now = server.come_back(&known.token).await;
        let now = now.map_err(|error| anyhow!(told(server, &error)))?;
        // The name may have changed elsewhere, but one asks for who one was here.
        back = now.map(|now| name.map_or(now, |_| known.name));
    }
    let name = match (back, table) {
        (Some(name), _) => Ok(name),
        (None, None) => server.enter(name).await,
        (None, Some(table)) => match server.find(table).await {
            Ok(()) => server.enter(name).await,
            Err(error) => Err(error),
        },
    };
    let name = name.map_err(|error| anyhow!(told(server, &error)))?;
    let session = Session { server: server.address.clone(), name, token: server.token.clone() };
    sessions.keep(&session)?;
    Ok(session)
}

/// Why a server did not do something, in a sentence.
fn told(server: &Server, error: &ServerError) -> String {
    let address = server.address.as_str();
    let text = match error {
        ServerError::Insecure => {
            let open = address.replacen("https", "http", 1);
            return tr!("terminal-join-insecure", "server" => address, "open" => open);
        }
        ServerError::Refused { word, .. } if word == "no-table" => "terminal-join-no-table",
        ServerError::Refused { reason, .. } => return sentence(reason),
        ServerError::Silent => "terminal-join-silent",
        ServerError::Untrusted => "terminal-join-untrusted",
        ServerError::Unclear => "terminal-join-unclear",
    };
    tr!(text, "server" => address)
}

/// Why there is no such table at a server.
fn no_such_table(server: &Server, error: &PlanError) -> anyhow::Error {
    anyhow!(match error {
        PlanError::Server(error) => told(server, error),
        PlanError::NoGame { game, known } => {
            tr!("terminal-join-no-game", "game" => game.as_str(), "games" => known.join(", "))
        }
        PlanError::Refused(why) => sentence(&localize(why)),
    })
}

/// Talks at one table after the other.
async fn sit_down(
    out: &mut impl Write,
    input: &mut Input,
    server: &Server,
    table: TableId,
    mut wish: Wish,
    coach: &mut Coach,
) -> anyhow::Result<()> {
    let leaves = input.leaves();
    let mut table = table;
    loop {
        let next = tokio::select! {
            next = talk(out, input, server, &table, wish, coach) => next?,
            () = leaves.notified() => Next::Leave,
        };
        match next {
            Next::To(next) => {
                table = next;
                // The people of the last game have their seats already.
                wish = Wish { watch: true, ..Wish::default() };
                let link = Link::to(&server.address, &table);
                writeln!(out, "{}", tr!("terminal-join-moved", "link" => link))?;
            }
            Next::On | Next::Leave => {
                let link = Link::to(&server.address, &table);
                writeln!(out, "{}", tr!("terminal-join-left", "link" => link))?;
                return Ok(());
            }
        }
    }
}

/// Talks at a table until somebody leaves it.
async fn talk(
    out: &mut impl Write,
    input: &mut Input,
    server: &Server,
    table: &TableId,
    wish: Wish,
    coach: &mut Coach,
) -> anyhow::Result<Next> {
    let interactive = io::stdin().is_terminal();
    let mut talk = Talk::new(out, server, table.clone(), wish, coach, interactive);
    let mut ended = false;
    loop {
        tokio::select! {
            news = talk.next() => talk.take_in(news)?,
            line = input.line(), if !ended && talk.listens() => match line {
                Some(line) => match talk.hear(&line).await? {
                    Next::On => {}
                    next => return Ok(next),
                },
                None => ended = true,
            },
        }
        // What was typed last is done before one leaves.
        if ended && !talk.is_waiting() {
            return Ok(Next::Leave);
        }
    }
}

/// Where is written and typed: lines alone, or a terminal with a row for what is typed, into which
/// nobody's news may fall.
fn desk() -> (Box<dyn Write>, Input) {
    if Prompt::fits()
        && let Ok((prompt, input)) = Prompt::open()
    {
        return (Box::new(prompt), input);
    }
    (Box::new(stdout()), Input::of_lines())
}
