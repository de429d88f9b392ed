//! The program `ardri`: tables on the web, games in the terminal, tools for records.
//!
//! [`main_with`] is the whole of it. The program itself calls it with no further games; one with a game
//! of its own hands it over and has everything: tables and bots, the terminal, the page, the tools.
//!
//! ```no_run
//! fn main() -> std::process::ExitCode {
//!     ardri::main_with(&[]) // here one's own, such as GameKind::of::<MyGame>()
//! }
//! ```
//!
//! `examples/nim` of the repository is such a program. Inside, each command is a module of its name, and
//! `play` is the terminal's table for all of `play`, `join` and `learn`.

// What is printed goes through `printable`, so that nothing that others wrote is obeyed by a terminal.
#![deny(clippy::print_stdout, clippy::print_stderr)]

#[cfg(feature = "server")]
mod admin;
mod analyse;
mod arena;
mod args;
mod complaint;
mod deck;
mod ending;
mod engine;
#[cfg(feature = "server")]
mod exports;
mod games;
mod help;
mod i18n;
mod import;
#[cfg(feature = "join")]
mod join;
mod learn;
#[cfg(not(all(feature = "join", feature = "server")))]
mod missing;
#[cfg(feature = "server")]
mod moving;
mod odds;
mod opentafl;
mod output;
mod perft;
mod play;
mod printable;
#[cfg(test)]
mod readme;
mod replay;
mod rules;
#[cfg(feature = "server")]
mod serve;
mod simulate;
mod study;

use std::process::ExitCode;

use anyhow::anyhow;
use ardri_table::GameKind;
use ardri_texts::Language;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use clap_complete::Shell;

#[cfg(not(feature = "join"))]
use missing::join;
#[cfg(not(feature = "server"))]
use missing::server::{self as serve, self as exports, self as admin, self as moving};

/// The games of Ireland's high kings: play, replay, verify and measure
#[derive(Debug, Parser)]
#[command(version, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// The language to speak; left out, that of ARDRI_LANGUAGE, else of the system
    #[arg(long, global = true)]
    language: Option<String>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::ServeArgs),
    Export(exports::ExportArgs),
    ImportTable(exports::ImportTableArgs),
    Admin(admin::AdminArgs),
    Backup(admin::BackupArgs),
    Move(moving::MoveArgs),
    Play(play::PlayArgs),
    Join(join::JoinArgs),
    Learn(learn::LearnArgs),
    Rules(rules::RulesArgs),
    Perft(perft::PerftArgs),
    Simulate(simulate::SimulateArgs),
    Odds(odds::OddsArgs),
    Study(study::StudyArgs),
    Arena(arena::ArenaArgs),
    Replay(replay::ReplayArgs),
    Verify(replay::VerifyArgs),
    Import(import::ImportArgs),
    Opentafl(opentafl::OpenTaflArgs),
    Analyse(analyse::AnalyseArgs),
    Engine(engine::EngineArgs),
    /// Print completions for a shell, to be put where it looks for them
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// Runs the program with the games of the house and with `more`, as the command line says.
#[must_use]
pub fn main_with(more: &[GameKind]) -> ExitCode {
    for game in more {
        ardri_texts::add(game.texts());
    }
    if let Err(error) = ardri_table::add_games(more) {
        output::complain(&error);
        return ExitCode::FAILURE;
    }
    let line: Vec<_> = std::env::args_os().collect();
    let variable = |name: &str| std::env::var(name).ok();
    i18n::speak(Language::of_line(&line, variable));
    let matches = help::told(Cli::command()).try_get_matches_from(line);
    let cli = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return complaint::tell(&error),
    };
    let language = Language::choose(cli.language.as_deref(), variable);
    let unknown = |error| anyhow!(i18n::unknown_language(&error));
    let result = language.map_err(unknown).and_then(|language| {
        i18n::speak(language);
        run(cli.command)
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            output::complain(format_args!("{error:#}"));
            ExitCode::FAILURE
        }
    }
}

fn run(command: Option<Command>) -> anyhow::Result<()> {
    match command {
        None => serve::run(&serve::ServeArgs::default()),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Export(args)) => exports::export(&args),
        Some(Command::ImportTable(args)) => exports::import(&args),
        Some(Command::Admin(args)) => admin::run(&args),
        Some(Command::Backup(args)) => admin::copy(&args),
        Some(Command::Move(args)) => moving::run(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Join(args)) => join::run(&args),
        Some(Command::Learn(args)) => learn::run(&args),
        Some(Command::Rules(args)) => rules::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Odds(args)) => odds::run(&args),
        Some(Command::Study(args)) => study::run(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Replay(args)) => replay::replay(&args),
        Some(Command::Verify(args)) => replay::verify(&args),
        Some(Command::Import(args)) => import::run(&args),
        Some(Command::Opentafl(args)) => opentafl::run(&args),
        Some(Command::Analyse(args)) => analyse::run(&args),
        Some(Command::Engine(args)) => engine::run(&args),
        Some(Command::Completions { shell }) => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut help::told(Cli::command()), "ardri", &mut script);
            std::io::Write::write_all(&mut std::io::stdout(), &script).map_err(Into::into)
        }
    }
}
