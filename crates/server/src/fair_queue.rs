//! A queue in which nobody waits for another's crowd.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// Things that wait, by group and within a group by member: an address and its people, a host and
/// their tables. Groups take turns, members of a group take turns, and what one member brings comes
/// out in order.
#[derive(Debug)]
pub(crate) struct FairQueue<A, B, T> {
    groups: HashMap<A, Group<B, T>>,
    turns: VecDeque<A>,
    count: usize,
}

#[derive(Debug)]
struct Group<B, T> {
    lines: HashMap<B, VecDeque<T>>,
    turns: VecDeque<B>,
    count: usize,
}

impl<A, B, T> Default for FairQueue<A, B, T> {
    fn default() -> Self {
        Self { groups: HashMap::new(), turns: VecDeque::new(), count: 0 }
    }
}

impl<A: Clone + Eq + Hash, B: Clone + Eq + Hash, T> FairQueue<A, B, T> {
    /// How many things wait.
    pub fn len(&self) -> usize {
        self.count
    }

    /// How many groups wait.
    pub fn groups(&self) -> usize {
        self.turns.len()
    }

    /// How many things of a group wait.
    pub fn len_of(&self, group: &A) -> usize {
        self.groups.get(group).map_or(0, |group| group.count)
    }

    /// Puts something at the end of its member's line.
    pub fn push(&mut self, group: &A, member: &B, thing: T) {
        let new = || Group { lines: HashMap::new(), turns: VecDeque::new(), count: 0 };
        let here = self.groups.entry(group.clone()).or_insert_with(new);
        if here.count == 0 {
            self.turns.push_back(group.clone());
        }
        let line = here.lines.entry(member.clone()).or_default();
        if line.is_empty() {
            here.turns.push_back(member.clone());
        }
        line.push_back(thing);
        here.count += 1;
        self.count += 1;
    }

    /// The next thing: the first of the member whose turn it is in the group whose turn it is.
    pub fn pop(&mut self) -> Option<T> {
        let key = self.turns.pop_front()?;
        let group = self.groups.get_mut(&key)?;
        let member = group.turns.pop_front()?;
        let line = group.lines.get_mut(&member)?;
        let thing = line.pop_front()?;
        if line.is_empty() {
            group.lines.remove(&member);
        } else {
            group.turns.push_back(member);
        }
        group.count -= 1;
        self.count -= 1;
        if group.count == 0 {
            self.groups.remove(&key);
        } else {
            self.turns.push_back(key);
        }
        Some(thing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_and_their_members_take_turns() {
        let mut queue = FairQueue::default();
        for number in 0..4 {
            queue.push(&"crowd", &"one", format!("one {number}"));
        }
        queue.push(&"crowd", &"two", "two 0".into());
        queue.push(&"alone", &"me", "me 0".into());
        assert_eq!((queue.len(), queue.len_of(&"crowd"), queue.len_of(&"nobody")), (6, 5, 0));
        assert_eq!(queue.groups(), 2);
        let all: Vec<String> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(all, ["one 0", "me 0", "two 0", "one 1", "one 2", "one 3"]);
        assert!(queue.groups.is_empty() && queue.turns.is_empty() && queue.len() == 0);
    }

    #[test]
    fn who_comes_last_waits_for_one_of_each_and_no_more() {
        let mut queue = FairQueue::default();
        for number in 0..1000 {
            queue.push(&"crowd", &(number % 10), number);
        }
        assert_eq!(queue.pop(), Some(0));
        queue.push(&"alone", &0, -1);
        let before = std::iter::from_fn(|| queue.pop()).position(|thing| thing == -1);
        assert_eq!(before, Some(1));
    }
}
