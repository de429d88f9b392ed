//! What goes wrong, and when.

use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::world::SERVERS;

#[derive(Clone, Copy, Debug)]
pub enum Fault {
    Crash(usize),
    Start(usize),
    Pause(usize),
    Resume(usize),
    /// A server does not reach the database, or does again.
    CutOff(usize, bool),
    Cut(usize, usize),
    Join(usize, usize),
    /// The database answers nobody for so long.
    Stall(u64),
    /// A server gives some of its tables to others, for the sake of balance.
    Balance(usize),
    /// A server is asked to stop in good order.
    Leave(usize),
}

impl Fault {
    /// Whether it ends another fault.
    pub fn mends(self) -> bool {
        matches!(self, Self::Start(_) | Self::Resume(_) | Self::CutOff(_, false) | Self::Join(..))
    }
}

/// Which faults there are in a history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faults {
    /// Whether servers crash and freeze, links break and the database stops.
    pub hard: bool,
    /// Whether servers are stopped in good order, one after the other.
    pub rolling: bool,
    /// Whether statements get lost now and then, or come when nobody waits for them any more.
    pub late_statements: bool,
}

impl Faults {
    pub const ALL: Self = Self { hard: true, rolling: true, late_statements: true };
    pub const ROLLING: Self = Self { hard: false, rolling: true, late_statements: false };
    pub const NONE: Self = Self { hard: false, rolling: false, late_statements: false };

    pub fn first(self, rng: &mut Xoshiro256PlusPlus) -> Option<(u64, Fault)> {
        (self.hard || self.rolling).then(|| (3_000 + below(rng, 2_000), self.next(None, rng)))
    }

    fn next(self, before: Option<Fault>, rng: &mut Xoshiro256PlusPlus) -> Fault {
        let at = below(rng, SERVERS as u64) as usize;
        let other = (at + 1 + below(rng, SERVERS as u64 - 1) as usize) % SERVERS;
        if !self.hard {
            // In turn, as whoever brings a new version does it.
            return match before {
                Some(Fault::Leave(last)) => Fault::Leave((last + 1) % SERVERS),
                _ => Fault::Leave(at),
            };
        }
        match below(rng, if self.rolling { 9 } else { 8 }) {
            0 => Fault::Crash(at),
            1 | 2 => Fault::Pause(at),
            3 => Fault::CutOff(at, true),
            4 => Fault::Cut(at, other),
            5 => Fault::Stall(300 + below(rng, 6_000)),
            6 | 7 => Fault::Balance(at),
            _ => Fault::Leave(at),
        }
    }

    /// What follows: the end of this fault, and the next one, which may come before.
    pub fn after(self, fault: Fault, rng: &mut Xoshiro256PlusPlus) -> Vec<(u64, Fault)> {
        let mut long = |least, most: u64| least + below(rng, most - least);
        let end = match fault {
            Fault::Crash(at) => Some((long(200, 6_000), Fault::Start(at))),
            Fault::Pause(at) => Some((long(300, 12_000), Fault::Resume(at))),
            Fault::CutOff(at, true) => Some((long(300, 9_000), Fault::CutOff(at, false))),
            Fault::Cut(a, b) => Some((long(300, 9_000), Fault::Join(a, b))),
            Fault::Leave(at) => Some((long(2_500, 4_000), Fault::Start(at))),
            _ => None,
        };
        let mut after: Vec<_> = end.into_iter().collect();
        if !fault.mends() {
            let pause = if self.hard { long(500, 6_000) } else { long(6_000, 8_000) };
            after.push((pause, self.next(Some(fault), rng)));
        }
        after
    }
}

fn below(rng: &mut Xoshiro256PlusPlus, bound: u64) -> u64 {
    rng.next_u64() % bound
}
