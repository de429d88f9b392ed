//! Sets of cards and of regions, as bits.

use serde::{Deserialize, Serialize};

macro_rules! bits {
    ($(#[$doc:meta])* $name:ident, $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub(crate) $bits);

        impl $name {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// The set with one more.
            #[must_use]
            pub fn with(self, place: usize) -> Self {
                Self(self.0 | 1 << place)
            }

            /// The set without one.
            #[must_use]
            pub fn without(self, place: usize) -> Self {
                Self(self.0 & !(1 << place))
            }

            /// Whether it is in the set.
            #[must_use]
            pub fn contains(self, place: usize) -> bool {
                place < <$bits>::BITS as usize && self.0 & 1 << place != 0
            }

            /// Whether all of `other` is in the set.
            #[must_use]
            pub fn covers(self, other: Self) -> bool {
                other.0 & !self.0 == 0
            }

            /// What is in both sets.
            #[must_use]
            pub fn common(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in either set.
            #[must_use]
            pub fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in this set and not in the other.
            #[must_use]
            pub fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// How many are in the set.
            #[must_use]
            pub fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether nothing is in the set.
            #[must_use]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The places in the set, ascending.
            pub fn iter(self) -> impl Iterator<Item = usize> + Clone {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let place = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
                    rest &= rest - 1;
                    Some(place)
                })
            }
        }
    };
}

bits! {
    /// A set of cards, by their places in the deck.
    Cards, u64
}

bits! {
    /// A set of regions, by their places in the deck.
    Regions, u16
}

bits! {
    /// A set of lines of a card; the steal's line has the place after the last.
    Lines, u8
}
