//! Lines from outside, of a bounded length.

use std::io::{BufRead, ErrorKind};

/// The longest line that is read, in bytes: a game of some thousand moves.
const LONGEST: usize = 64 * 1024;

/// A line that somebody sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// Its text without the end; what is not UTF-8 in it is replaced.
    Text(String),
    /// It was longer than any line need be, and is lost.
    TooLong,
}

/// The next line; none where nobody sends any more.
pub(crate) fn next_line(input: &mut impl BufRead) -> Option<Line> {
    let mut line = Vec::new();
    let mut length = 0;
    let mut began = false;
    loop {
        let bytes = match input.fill_buf() {
            Ok([]) => break,
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) => break,
        };
        began = true;
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        length += part.len();
        if length <= LONGEST {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    if length > LONGEST {
        return Some(Line::TooLong);
    }
    began.then(|| Line::Text(String::from_utf8_lossy(&line).trim().to_string()))
}

/// The beginning of a text that is quoted in an answer, which stays one line.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(40).map(|letter| if letter.is_control() { '?' } else { letter }).collect()
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Read};

    use super::*;

    fn lines(text: &[u8]) -> Vec<Line> {
        // A small buffer, so that lines come in parts.
        let mut input = BufReader::with_capacity(3, text);
        std::iter::from_fn(|| next_line(&mut input)).collect()
    }

    #[test]
    fn lines_are_read_with_and_without_an_end() {
        let text = |text: &str| Line::Text(text.into());
        assert_eq!(lines(b""), []);
        assert_eq!(
            lines(b"uci\r\n\n  go \xff\nquit"),
            [text("uci"), text(""), text("go \u{fffd}"), text("quit")]
        );
    }

    #[test]
    fn a_line_without_end_is_not_kept() {
        let mut endless = BufReader::new(std::io::repeat(b'x').take(LONGEST as u64 + 1));
        assert_eq!(next_line(&mut endless), Some(Line::TooLong));
        assert_eq!(next_line(&mut endless), None);
        let long = [vec![b'x'; 10 * LONGEST], b"\nuci\n".to_vec()].concat();
        assert_eq!(lines(&long), [Line::TooLong, Line::Text("uci".into())]);
    }
}
