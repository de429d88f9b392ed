//! Places that an address may hold at the same time: connections, requests, sockets.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The part of an IPv6 address that a household is given; it chooses the rest as often as it likes.
const HOUSEHOLD: u128 = !0 << 64;

/// The address by which every limit counts: an IPv4 address, also where it is written as an IPv6
/// one, or the network of 64 bits that an IPv6 address belongs to.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & HOUSEHOLD)),
        address => address,
    }
}

/// So many places for each address, and so many for all together. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Places(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    each: u32,
    all: usize,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    by: HashMap<IpAddr, u32>,
    all: usize,
}

impl Places {
    pub fn new(each: u32, all: usize) -> Self {
        Self(Arc::new(Inner { each, all, taken: Mutex::default() }))
    }

    /// A place, which is free again when it is dropped; nothing if all of them are taken.
    pub fn take(&self, address: IpAddr) -> Option<Place> {
        let address = household(address);
        let mut taken = self.0.taken();
        let count = taken.by.get(&address).copied().unwrap_or_default();
        if count >= self.0.each || taken.all >= self.0.all {
            return None;
        }
        taken.by.insert(address, count + 1);
        taken.all += 1;
        Some(Place { places: self.clone(), address })
    }
}

impl Inner {
    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place that is taken.
#[derive(Debug)]
pub(crate) struct Place {
    places: Places,
    address: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.0.taken();
        taken.all -= 1;
        if let Some(count) = taken.by.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.by.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_is_counted_by_who_can_choose_it() {
        for (one, other) in [
            ("192.0.2.7", "::ffff:192.0.2.7"),
            ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"),
            ("fe80::1", "fe80::2"),
        ] {
            assert_eq!(household(at(one)), household(at(other)), "{one} {other}");
        }
        for (one, other) in [
            ("192.0.2.7", "192.0.2.8"),
            ("::ffff:192.0.2.7", "::ffff:192.0.2.8"),
            ("2001:db8:1:2::1", "2001:db8:1:3::1"),
            ("::", "0.0.0.0"),
        ] {
            assert_ne!(household(at(one)), household(at(other)), "{one} {other}");
        }
    }

    #[test]
    fn places_are_counted_by_address_and_all_together() {
        let places = Places::new(2, 3);
        let first = places.take(at("2001:db8::1")).unwrap();
        let _second = places.take(at("2001:db8::2")).unwrap();
        assert!(places.take(at("2001:db8::3")).is_none(), "one household");
        let _other = places.take(at("192.0.2.7")).unwrap();
        assert!(places.take(at("192.0.2.8")).is_none(), "all together");
        drop(first);
        let _third = places.take(at("2001:db8::3")).unwrap();
        assert_eq!(places.0.taken().by.len(), 2);
    }
}
