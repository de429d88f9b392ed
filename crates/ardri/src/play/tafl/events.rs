//! What the rules of tafl say, with the names of the people at the board.

use ardri_core::{Arg, Message, Seat};
use ardri_tafl::Square;

use crate::play::text::list;
use crate::speech::texts;

/// Squares in a list.
pub(crate) fn squares_list(squares: &[Square]) -> String {
    list(&squares.iter().map(ToString::to_string).collect::<Vec<_>>())
}

/// A message in the reader's language; `name` knows who sits where. What is about `you`, the only
/// person at the board, is said to you where there is a text for that.
pub(crate) fn said(message: &Message, name: &dyn Fn(Seat) -> String, you: Option<Seat>) -> String {
    let texts = texts();
    let to_you = format!("terminal-{}-you", message.name);
    let about_you = you.is_some() && message.args.get("name") == you.map(Arg::from).as_ref();
    if about_you && texts.has(&to_you) {
        return texts.text(&to_you);
    }
    texts.localize_with(message, name)
}
