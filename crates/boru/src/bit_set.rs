//! Sets of cards and of towns, a bit for each.

/// What every such set can do: `$bit` is the place of a thing's bit, `$first` what the thing with the lowest
/// one is called.
macro_rules! bit_set {
    ($set:ident of $thing:ty, |$one:ident| $bit:expr, $first:ident, $twice:literal) => {
        impl $set {
            /// The set with one more.
            #[must_use]
            pub fn with(self, $one: $thing) -> Self {
                Self(self.0 | 1 << ($bit))
            }

            /// The set without those of `other`.
            #[must_use]
            pub fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Those of both sets.
            #[must_use]
            pub fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Those that are in both sets.
            #[must_use]
            pub fn common(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Whether it is in the set.
            #[must_use]
            pub fn contains(self, $one: $thing) -> bool {
                self.0 & 1 << ($bit) != 0
            }

            /// Whether the set is empty.
            #[must_use]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The one with `place` others before it, in order.
            #[must_use]
            pub fn nth(self, place: u32) -> Option<$thing> {
                let mut rest = self.0;
                for _ in 0..place {
                    rest &= rest.saturating_sub(1);
                }
                Self(rest).$first()
            }

            /// All of them, in order.
            pub fn iter(self) -> impl Iterator<Item = $thing> + Clone {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let one = Self(rest).$first()?;
                    rest &= rest - 1;
                    Some(one)
                })
            }
        }

        impl FromIterator<$thing> for $set {
            fn from_iter<I: IntoIterator<Item = $thing>>(all: I) -> Self {
                all.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl TryFrom<Vec<$thing>> for $set {
            type Error = String;
            fn try_from(all: Vec<$thing>) -> Result<Self, String> {
                let set: Self = all.iter().copied().collect();
                if usize::from(set.len()) == all.len() { Ok(set) } else { Err($twice.into()) }
            }
        }

        impl From<$set> for Vec<$thing> {
            fn from(set: $set) -> Self {
                set.iter().collect()
            }
        }
    };
}
pub(crate) use bit_set;
