//! The table of positions that all searches of an engine share.

use std::sync::atomic::{AtomicU64, Ordering};

/// What a search has found out about the worth of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    AtMost,
    AtLeast,
    Exact,
}

/// A move as two indices of squares; 0 is none.
pub(crate) type PackedMove = u16;

/// What is known of a position. Wins are counted from the position, not from where a search began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub score: i32,
    pub depth: i32,
    pub bound: Bound,
    pub best: PackedMove,
}

/// A slot: the entry, and its key mixed with it. If two threads write to a slot at once, what is read
/// does not fit together and is passed over.
#[derive(Debug, Default)]
struct Slot {
    mixed: AtomicU64,
    entry: AtomicU64,
}

/// Two slots for a key. They lie in one line of the processor's cache, so that to look at both is to wait
/// for memory once.
#[derive(Debug, Default)]
#[repr(align(32))]
struct Bucket {
    /// For what took most work.
    deep: Slot,
    /// For what came last.
    last: Slot,
}

impl Bucket {
    fn slots(&self) -> [&Slot; 2] {
        [&self.deep, &self.last]
    }
}

/// What was kept in a bucket.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kept([[u64; 2]; 2]);

impl Kept {
    /// What it says of the position that was looked for.
    #[inline(always)]
    pub fn entry(self, key: u64) -> Option<Entry> {
        let Self(slots) = self;
        let fits = |[mixed, packed]: &[u64; 2]| mixed ^ packed == key && *packed != 0;
        slots.into_iter().find(fits).map(|[_, packed]| unpack(packed))
    }
}

/// The table.
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    /// How many searches there were, so that what is old gives way.
    age: AtomicU64,
}

const AGES: u64 = 64;

impl Table {
    /// A table of at most so many bytes; of half as many, and so on, where they cannot be had.
    pub fn new(bytes: usize) -> Self {
        let most = (bytes / size_of::<Bucket>()).max(1);
        let mut count = 1_usize << most.ilog2();
        let mut buckets = Vec::new();
        while buckets.try_reserve_exact(count).is_err() && count > 1 {
            count /= 2;
        }
        buckets.resize_with(count, Bucket::default);
        Self { buckets, age: AtomicU64::new(1) }
    }

    pub fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// A new search begins.
    pub fn begin(&self) {
        self.age.fetch_add(1, Ordering::Relaxed);
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in self.buckets.iter().flat_map(Bucket::slots) {
            slot.mixed.store(0, Ordering::Relaxed);
            slot.entry.store(0, Ordering::Relaxed);
        }
    }

    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[(key >> 20) as usize & (self.buckets.len() - 1)]
    }

    /// What is known of a position.
    pub fn get(&self, key: u64) -> Option<Entry> {
        self.look_up(key).entry(key)
    }

    /// What is kept where a position would be. Memory is asked for it at once; whoever wants to know what it
    /// says waits for it.
    #[inline(always)]
    pub fn look_up(&self, key: u64) -> Kept {
        let read =
            |slot: &Slot| [slot.mixed.load(Ordering::Relaxed), slot.entry.load(Ordering::Relaxed)];
        Kept(self.bucket(key).slots().map(read))
    }

    /// Keeps what was found out.
    pub fn put(&self, key: u64, entry: Entry) {
        let age = self.age.load(Ordering::Relaxed) % AGES;
        let packed = pack(entry) | age << 58;
        let Bucket { deep, last } = self.bucket(key);
        let old = deep.entry.load(Ordering::Relaxed);
        let same = deep.mixed.load(Ordering::Relaxed) ^ old == key;
        let slot = match old >> 58 == age && old != 0 && !same && unpack(old).depth > entry.depth {
            true => last,
            false => deep,
        };
        slot.entry.store(packed, Ordering::Relaxed);
        slot.mixed.store(packed ^ key, Ordering::Relaxed);
    }
}

/// From the lowest bit: the move (16), the score (16), the depth (8), the bound (2); 58 to 63 is the age.
fn pack(entry: Entry) -> u64 {
    let bound = match entry.bound {
        Bound::AtMost => 1,
        Bound::AtLeast => 2,
        Bound::Exact => 3,
    };
    let score = u64::from(entry.score as i16 as u16);
    let depth = u64::from(entry.depth.clamp(0, 255) as u8);
    u64::from(entry.best) | score << 16 | depth << 32 | bound << 40
}

fn unpack(packed: u64) -> Entry {
    Entry {
        best: packed as u16,
        score: i32::from((packed >> 16) as u16 as i16),
        depth: i32::from((packed >> 32) as u8),
        bound: match packed >> 40 & 3 {
            1 => Bound::AtMost,
            2 => Bound::AtLeast,
            _ => Bound::Exact,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: i32) -> Entry {
        Entry { score: -31_997, depth, bound: Bound::AtLeast, best: 0x1234 }
    }

    #[test]
    fn what_is_put_is_found_and_nothing_else() {
        let table = Table::new(1 << 12);
        for (number, bound) in [Bound::AtMost, Bound::AtLeast, Bound::Exact].into_iter().enumerate()
        {
            let key = 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(number as u64 + 1);
            let entry = Entry { bound, ..entry(number as i32) };
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
            assert_eq!(table.get(key ^ 1), None);
        }
        table.clear();
        assert_eq!(table.get(0x9e37_79b9_7f4a_7c15), None);
    }

    #[test]
    fn it_has_a_power_of_two_of_buckets() {
        assert_eq!(Table::new(100).bytes(), 64);
        assert_eq!(Table::new(0).bytes(), 32);
    }

    #[test]
    fn what_took_most_work_stays_until_another_search() {
        let table = Table::new(1);
        table.put(1, entry(9));
        table.put(2, entry(3));
        table.put(3, entry(2));
        assert_eq!([1, 2, 3].map(|key| table.get(key).is_some()), [true, false, true]);
        table.begin();
        table.put(4, entry(1));
        assert_eq!([1, 3, 4].map(|key| table.get(key).is_some()), [false, true, true]);
    }
}
