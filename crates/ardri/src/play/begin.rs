//! How a game at one terminal begins: who sits where, and what is objected to.

use anyhow::{anyhow, bail};
use ardri_core::fairness::Seed;
use ardri_core::{Game, Player, Record, Seat};
use ardri_table::{GameKind, Persona};
use serde_json::Value;

use super::files::flaw_in;
use super::game_ui::GameUi;
use super::local_table::AnyLocalTable;
use super::luck::Luck;
use super::terminal_game::TerminalGame;
use super::{Opponent, PlayArgs, bot_player, plain, usual};
use crate::games::title;
use crate::i18n::tr;

/// What is known of a game of the terminal.
pub(crate) fn kind<G: Game>() -> &'static GameKind {
    GameKind::find(G::NAME).unwrap_or_else(|error| unreachable!("{error}"))
}

/// Lays the game out that the arguments describe, or goes on with a record.
pub(crate) fn begin(
    kind: &'static GameKind,
    args: &PlayArgs,
    record: Option<&Record>,
    luck: &mut Luck,
) -> anyhow::Result<AnyLocalTable> {
    let secret = luck.secret()?;
    if let Some(record) = record {
        let file = args.resume.clone().unwrap_or_default();
        let table = AnyLocalTable::go_on_with(kind, record, &secret, args.timing());
        let mut table = table.map_err(|reason| anyhow!(flaw_in(&file, &reason)))?;
        table.file = Some(file);
        return Ok(table);
    }
    let (game, (least, most)) = (TerminalGame::find(kind.name()), kind.seats());
    let players = args.players.unwrap_or(game.map_or(least, |game| game.players));
    if !(least..=most).contains(&players) {
        bail!(wrong_number(kind, players));
    }
    let (options, mut seats) = match game {
        Some(game) => (game.seat)(args, players)?,
        None => seat_plainly(kind, args, players)?,
    };
    name_bots(&mut seats, &secret);
    let table = AnyLocalTable::open(kind, &options, seats, &secret, args.timing());
    table.map_err(|reason| anyhow!(reason))
}

/// The options that the arguments describe, and who sits where.
pub(crate) fn seat<G: GameUi>(
    args: &PlayArgs,
    players: u8,
) -> anyhow::Result<(Value, Vec<Player>)> {
    G::check(args, players)?;
    let against = opponents(kind::<G>(), args, players)?;
    let options = args.options.read::<G>()?;
    let seats = G::seat_players(&options, players, &against, args);
    Ok((serde_json::to_value(&options)?, seats))
}

/// The same for a game that brings nothing of its own to the terminal.
pub(crate) fn seat_plainly(
    kind: &GameKind,
    args: &PlayArgs,
    players: u8,
) -> anyhow::Result<(Value, Vec<Player>)> {
    check_seats(kind, args, players)?;
    let you = Seat(args.seat.unwrap_or(1).saturating_sub(1));
    let mut seats = seat_players(players, &opponents(kind, args, players)?, you, plain::called);
    // Its sentences tell of everybody alike, so nobody is “you”.
    for (seat, player) in (0..).map(Seat).zip(&mut seats).filter(|(_, one)| one.bot.is_none()) {
        player.name = plain::called(seat);
    }
    let mut options = args.options.options();
    if options.as_object().is_some_and(serde_json::Map::is_empty) {
        options = kind.default_options();
    }
    Ok((options, seats))
}

/// Who sits opposite, as the arguments name them or as is usual.
fn opponents(kind: &GameKind, args: &PlayArgs, players: u8) -> anyhow::Result<Vec<Opponent>> {
    if args.against.len() >= usize::from(players) {
        let (against, others) = (args.against.len(), players - 1);
        bail!(tr!("terminal-error-against", "against" => against, "others" => others));
    }
    if args.against.is_empty() {
        return Ok(vec![usual(kind.seats().1 > 2, args.coach)]);
    }
    Ok(args.against.clone())
}

/// Objects to arguments about sides and seats that do not fit a game of seats.
pub(crate) fn check_seats(kind: &GameKind, args: &PlayArgs, players: u8) -> anyhow::Result<()> {
    if args.side.is_some() {
        bail!(tr!("terminal-error-no-sides", "game" => title(kind)));
    }
    let is_person = |one: &Opponent| *one == Opponent::Person;
    match args.seat {
        Some(_) if !args.against.is_empty() && args.against.iter().all(is_person) => {
            bail!(tr!("terminal-error-all-people"))
        }
        Some(seat) if !(1..=players).contains(&seat) => bail!(tr!(
            "terminal-error-no-seat",
            "seat" => seat, "players" => players
        )),
        _ => Ok(()),
    }
}

/// Says how many can play, as so many cannot.
fn wrong_number(kind: &GameKind, players: u8) -> String {
    let (least, most) = kind.seats();
    tr!(
        "terminal-error-players",
        "game" => title(kind), "least" => least, "most" => most, "players" => players
    )
}

/// Who sits where: the others in the order of their seats, the last kind of them in all seats that are
/// left.
pub(crate) fn seat_players(
    players: u8,
    against: &[Opponent],
    you: Seat,
    called: fn(Seat) -> String,
) -> Vec<Player> {
    // Where several people sit, nobody is “you”.
    let alone = against.iter().all(|one| one.level().is_some());
    let mut others = against.iter().copied();
    let mut last = Opponent::Person;
    let sit = |seat: Seat| {
        if seat != you {
            last = others.next().unwrap_or(last);
        }
        match last.level().filter(|_| seat != you) {
            Some(level) => bot_player(level),
            None if alone => Player { name: tr!("lobby-sitter-me"), ..Player::default() },
            None => {
                Player { name: tr!("terminal-player", "name" => called(seat)), ..Player::default() }
            }
        }
    };
    Seat::all(players).map(sit).collect()
}

/// Gives every bot a name that nobody else has at the table; who comes, the game's secret decides.
fn name_bots(players: &mut [Player], secret: &Seed) {
    for seat in 0..players.len() {
        if players[seat].bot.is_none() || players[seat].instead_of.is_some() {
            continue;
        }
        let taken = |one: &Persona| players.iter().any(|player| one.is_called(&player.name));
        let from = u64::from(secret.0[seat % secret.0.len()]);
        if let Some(persona) = Persona::free(from, taken) {
            players[seat].name = persona.name.into();
        }
    }
}
