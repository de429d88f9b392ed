//! What is going on at the board, in sentences.

use ardri_core::{Arg, Message, Player, Teller, Viewer};
use ardri_tafl::{
    Board, Ending, Event, Move, Options, Rule, Side, Square, Tafl, WrittenMove, write_game,
};

use super::action_builder::square_at;
use crate::i18n::{localize, texts, tr};
use crate::play::line_ui::LineUi;
use crate::play::local_table::Done;
use crate::play::scene;
use crate::play::text::list;
use crate::play::{Opponent, bot_player};

/// The game as it is shown to whoever looks.
pub(crate) type Scene<B> = scene::Scene<Tafl<B>>;

/// Who sits where. Without lots seat 0 begins as the Vikings.
pub(crate) fn seat_players<B: Board>(
    options: &Options<B>,
    against: Opponent,
    side: Side,
) -> Vec<Player> {
    let person = |name: String| Player { name, ..Player::default() };
    match against {
        // Sides that change are no name for a person.
        Opponent::Person if options.lots || options.two_sets => {
            vec![person(tr!("tafl-seat", "number" => 1)), person(tr!("tafl-seat", "number" => 2))]
        }
        Opponent::Person => {
            vec![person(player_of(Side::Vikings)), person(player_of(Side::Celts))]
        }
        Opponent::Bot(level) => {
            let bot = bot_player(level);
            let you = person(tr!("lobby-sitter-me"));
            if options.lots || side == Side::Vikings { vec![you, bot] } else { vec![bot, you] }
        }
    }
}

/// What somebody is called who plays this side and no other.
pub(crate) fn player_of(side: Side) -> String {
    tr!("terminal-tafl-player", "side" => side.key())
}

/// The names of the rules on top of the basic game.
pub(crate) fn rules<B: Board>(options: &Options<B>) -> String {
    let rules = options.rules().iter().map(Rule::text);
    rules.map(|rule| localize(&rule)).collect::<Vec<_>>().join(", ")
}

/// Squares in a list.
pub(crate) fn squares_list(squares: &[Square]) -> String {
    list(&squares.iter().map(ToString::to_string).collect::<Vec<_>>())
}

/// A message, with the names of those at the board. What is about the only person there is said to them
/// where there is a text for that.
pub(crate) fn say_to<B: Board>(scene: &Scene<B>, message: &Message) -> String {
    let texts = texts();
    let to_you = format!("terminal-{}-you", message.name);
    let you = scene.you.map(Arg::from);
    if you.is_some() && message.args.get("name") == you.as_ref() && texts.has(&to_you) {
        return texts.text(&to_you);
    }
    texts.localize_with(message, &|seat| scene.name(seat))
}

/// How the game ended, once it has.
pub(crate) fn verdict<B: Board>(scene: &Scene<B>) -> Option<String> {
    let outcome = scene.view.outcome()?;
    let [only] = scene.view.sets.as_slice() else {
        return Some(say_to(scene, &Tafl::<B>::ended(&scene.options, &outcome)));
    };
    // Two people before one screen are called by their sides, so it is told of these.
    let (winner, ending) = (only.winner, only.ending);
    let event = Event::SetEnded { set: 1, of: 1, winner, ending };
    let how = say_to(scene, &Tafl::<B>::tell(&scene.options, &event)?);
    Some(match scene.you {
        Some(you) if you == only.seat => format!("{how} {}", tr!("table-end-won")),
        Some(_) => format!("{how} {}", tr!("table-end-beaten")),
        None => how,
    })
}

/// Whose turn it is, or how the game ended.
pub(crate) fn whose_turn<B: Board>(scene: &Scene<B>) -> String {
    if let Some(verdict) = verdict(scene) {
        return format!("{} {verdict}", tr!("tafl-prompt-over"));
    }
    let (view, options) = (&scene.view, &scene.options);
    let turn = if scene.you.is_some() || options.two_sets || options.lots {
        say_to(scene, &Tafl::<B>::asked(options, view, scene.you))
    } else {
        tr!("terminal-tafl-turn", "side" => view.position.to_move().key())
    };
    match options.two_sets {
        true => format!("{} {turn}", tr!("terminal-tafl-set-of", "set" => view.set)),
        false => turn,
    }
}

/// Who would lose by repeating the position, while it stands for the second time.
pub(crate) fn repetition_warning<B: Board>(scene: &Scene<B>) -> Option<String> {
    let loser = scene.view.repetition?;
    Some(tr!("tafl-repetition-now", "loser" => loser.key()))
}

/// The moves that lose at once by repetition, if there are any.
pub(crate) fn losing_moves<B: Board>(scene: &Scene<B>) -> Option<String> {
    let names: Vec<_> = scene.view.losing_repetitions.iter().map(ToString::to_string).collect();
    let told = || tr!("tafl-repetition-moves", "count" => names.len(), "moves" => list(&names));
    (!names.is_empty()).then(told)
}

/// How many pieces of a side were captured in this set, and how many it had.
pub(crate) fn captured<B: Board>(scene: &Scene<B>, side: Side) -> (u32, u32) {
    let (view, start) = (&scene.view, scene.options.start());
    match side {
        Side::Vikings => (view.captured_vikings, start.vikings()),
        Side::Celts => (view.captured_celts, start.guards()),
    }
}

/// Both counts of captured pieces in a sentence.
pub(crate) fn captured_words<B: Board>(scene: &Scene<B>) -> String {
    let ((vikings, of_vikings), (celts, of_celts)) =
        (captured(scene, Side::Vikings), captured(scene, Side::Celts));
    tr!(
        "terminal-tafl-captured",
        "vikings" => vikings, "all-vikings" => of_vikings, "celts" => celts,
        "all-celts" => of_celts
    )
}

/// A move as tafl players write it, with its captures; nothing if something else was done.
pub(crate) fn written<B: Board>(done: &Done) -> Option<(Side, WrittenMove)> {
    let events = || done.seen::<Tafl<B>>(Viewer::Spectator);
    let captured = events().find_map(|event| match event {
        Event::Captured { squares, .. } => Some(squares.clone()),
        _ => None,
    });
    events().find_map(|event| match event {
        Event::Moved { piece, mv } => {
            let captured = captured.clone().unwrap_or_default();
            Some((piece.side(), WrittenMove { mv: *mv, captured }))
        }
        _ => None,
    })
}

/// The log, a line for each thing that was done: `1. Vikings d2-e2: A Viking goes from d2 to e2.`
pub(crate) fn log<B: Board>(scene: &Scene<B>, done: &[Done]) -> Vec<String> {
    let mut moves = 0;
    let mut entry = |done: &Done| {
        let told = scene.told(done).join(" ");
        let Some((side, written)) = written::<B>(done) else {
            moves = 0;
            return told;
        };
        moves += 1;
        let heading =
            tr!("terminal-tafl-entry", "side" => side.key(), "move" => written.to_string());
        let entry = format!("{moves}. {heading}: {told}");
        let mut events = done.seen::<Tafl<B>>(Viewer::Spectator);
        if events.any(|event| matches!(event, Event::SetEnded { .. })) {
            moves = 0;
        }
        entry
    };
    done.iter().map(&mut entry).collect()
}

/// The whole game so far, and the moves of each set in a row.
pub(crate) fn history<B: Board>(scene: &Scene<B>) -> Vec<String> {
    let mut sets: Vec<Vec<WrittenMove>> = Vec::new();
    for entry in &scene.log {
        let Some((heading, _)) = entry.split_once(": ") else { continue };
        if let Some(Ok(written)) = heading.rsplit(' ').next().map(str::parse) {
            if heading.starts_with("1. ") {
                sets.push(Vec::new());
            }
            if let Some(set) = sets.last_mut() {
                set.push(written);
            }
        }
    }
    if scene.view.moves == 0 && sets.is_empty() {
        return scene.log.iter().cloned().chain([tr!("tafl-no-moves-yet")]).collect();
    }
    scene.log.iter().cloned().chain(sets.iter().map(|set| write_game(set))).collect()
}

/// What the piece on a square would do on another one; nothing if it cannot go there.
pub(crate) fn move_words<B: Board>(scene: &Scene<B>, mv: Move) -> Option<String> {
    let played = scene.view.position.play(scene.options.rules(), mv).ok()?;
    let (name, squares) = (mv.to_string(), played.captured().collect::<Vec<_>>());
    if scene.view.losing_repetitions.contains(&mv) {
        return Some(tr!("tafl-repetition-moves", "count" => 1, "moves" => name));
    }
    let ending = match played.ending {
        Some(Ending::KingCaptured) => Some("tafl-threat-fall"),
        Some(Ending::KingEscaped) => Some("tafl-threat-escape"),
        Some(Ending::Encircled) => Some("tafl-threat-ring"),
        _ => None,
    };
    Some(match ending {
        Some(ending) => tr!(ending, "move" => name),
        None if squares.is_empty() => format!("{name}."),
        None => tr!("tafl-threat-capture", "move" => name, "squares" => squares_list(&squares)),
    })
}

/// What is asked for at the moment: always whose turn it is, and what to do.
pub(crate) fn asked<B: Board>(ui: &LineUi<Tafl<B>>, cursor: usize) -> String {
    let turn = whose_turn(&ui.scene);
    if !ui.is_asked() {
        return turn;
    }
    let Some(from) = ui.builder.picked() else {
        return format!("{turn} {}", tr!("terminal-tafl-pick"));
    };
    let to: Square = square_at::<B>(cursor);
    let preview = move_words(&ui.scene, Move { from, to }).filter(|_| from != to);
    let preview =
        preview.unwrap_or_else(|| tr!("terminal-tafl-where", "square" => from.to_string()));
    format!("{turn} {preview}")
}
