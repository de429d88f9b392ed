//! The hash by which a session is known.

use std::fmt;

/// The hash of a session's secret token; the token itself is never stored.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// A hash is no secret, but it has no place in a log file either.
impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}
