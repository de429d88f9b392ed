//! A whole game as it may be, given what a seat knows of it.
//!
//! Every card lies somewhere: in what somebody kept of a pack, in a pack that is still passed on, or
//! out of the round. A seat knows some of these places and, of every pack that it has held, the cards
//! that were in it then. The rest is dealt at random, so that all games that agree with what the seat
//! knows are equally likely, as if all the others had picked and played without a thought.

use ardri_boru::{Asked, BrianBoru, Card, CardSet, Hidden, Marriage, Suitors, View};
use ardri_core::{Game, Seat, below};
use rand_xoshiro::rand_core::Rng;

use crate::boru::memory::Memory;

/// A game in which the seat of the view would see just that view; `None` for a spectator's view,
/// and for one that no game shows.
///
/// What the seat remembers of this round's tricks lies in nobody's hand, either.
#[must_use]
pub fn imagine(view: &View, memory: &Memory, rng: &mut impl Rng) -> Option<BrianBoru> {
    let mut memory = *memory;
    memory.see(view);
    let mut hidden = Hidden {
        vikings: Hidden::VIKINGS,
        suitors: suitors(view, rng),
        dealt: Default::default(),
        picks: Default::default(),
        hands: Default::default(),
    };
    shuffle(&mut hidden.vikings, rng);
    let own = view.own.as_ref()?;
    Packs::of(view, &memory)?.deal(&mut hidden, rng);
    let left = |seat: Seat| view.table.cards.get(seat.index()).map_or(0, |left| (*left).into());
    for seat in Seat::all(view.table.seats) {
        let kept = hidden.picks[seat.index()].into_iter().fold(CardSet::EMPTY, CardSet::union);
        hidden.hands[seat.index()] = if seat == own.seat {
            own.hand
        } else {
            let mut cards: Vec<Card> = kept.minus(memory.played(seat)).iter().collect();
            shuffle(&mut cards, rng);
            cards.into_iter().take(left(seat)).collect()
        };
    }
    BrianBoru::from_table(&view.table, &hidden)
}

/// The marriage deck: cards that somebody has married were in it, and the one on display is.
fn suitors(view: &View, rng: &mut impl Rng) -> Option<Suitors> {
    let table = &view.table;
    if table.round == 0 && table.marriages_left == 0 {
        return None;
    }
    let above = usize::from(table.rounds.checked_sub(1)?);
    let married = table.players.iter().flat_map(|player| player.marriages.iter());
    let suitor = |card: &Marriage| !card.is_princess() && Some(*card) != table.marriage;
    let mut known: Vec<Marriage> = married.filter(suitor).collect();
    let mut unknown: Vec<Marriage> =
        Marriage::all().filter(|card| suitor(card) && !known.contains(card)).collect();
    shuffle(&mut known, rng);
    shuffle(&mut unknown, rng);
    let mut deck = Vec::with_capacity(above);
    for place in 0..above {
        // The cards of earlier rounds come first; that of this round is on display or was just taken.
        let shown = table.marriage.filter(|_| place + 1 == usize::from(table.round));
        let revealed = place < usize::from(table.round);
        let earlier = if revealed && shown.is_none() { known.pop() } else { None };
        deck.push(shown.or(earlier).or_else(|| unknown.pop())?);
    }
    Suitors::new(&deck)
}

/// Where a card can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Kept from the pack that was dealt to the first seat, by whoever had it at that pass.
    Kept { dealt: Seat, pass: usize },
    /// Still in the pack that was dealt to that seat.
    Passed { dealt: Seat },
    /// Not dealt.
    Out,
}

/// Cards of which nothing is known but that they lie on these places, each on one.
#[derive(Clone, Debug, Default)]
struct Heap {
    cards: CardSet,
    places: Vec<Place>,
}

/// What a seat knows of the packs of a round.
struct Packs<'a> {
    seats: u8,
    memory: &'a Memory,
    /// Cards of which only the places are known.
    heaps: Vec<Heap>,
    /// Cards that lie where the seat knows.
    known: Vec<(Place, CardSet)>,
}

impl<'a> Packs<'a> {
    fn of(view: &View, memory: &'a Memory) -> Option<Self> {
        let (table, own) = (&view.table, view.own.as_ref()?);
        let (seats, size) = (table.seats, Hidden::pack_size(table.seats));
        let playable = (BrianBoru::MIN_SEATS..=BrianBoru::MAX_SEATS).contains(&seats);
        if !playable || own.packs.len() > Hidden::MOST_PASSES {
            return None;
        }
        let mut packs = Self { seats, memory, heaps: Vec::new(), known: Vec::new() };
        let (done, drafting) = match &table.asked {
            Asked::Pick { done, .. } => (done.as_slice(), true),
            _ => (&[][..], false),
        };
        let Some(last) = own.packs.len().checked_sub(1) else { return Some(packs) };
        // What never came past this seat, or was gone before it did.
        let mut unseen = Heap { cards: CardSet::ALL, places: Vec::new() };
        for seen in &own.packs {
            unseen.cards = unseen.cards.minus(seen.cards);
        }
        for dealt in Seat::all(seats) {
            let mut heap: Option<Heap> = None;
            let mut left = size;
            for pass in 0..=last {
                let holder = packs.holder(dealt, pass);
                let taken = if drafting && pass == last && !done.contains(&holder) {
                    0
                } else {
                    left.min(2)
                };
                left -= taken;
                if holder == own.seat {
                    let seen = &own.packs[pass];
                    packs.known.push((Place::Kept { dealt, pass }, seen.kept));
                    // With three players a pack comes back in the end, and shows what is gone.
                    let before = heap
                        .replace(Heap { cards: seen.cards.minus(seen.kept), places: Vec::new() });
                    if let Some(mut before) = before {
                        before.cards = before.cards.minus(seen.cards);
                        packs.heaps.push(before);
                    }
                } else {
                    let places = &mut heap.as_mut().unwrap_or(&mut unseen).places;
                    places.extend(std::iter::repeat_n(Place::Kept { dealt, pass }, taken));
                }
            }
            let places = &mut heap.as_mut().unwrap_or(&mut unseen).places;
            places.extend(std::iter::repeat_n(Place::Passed { dealt }, left));
            packs.heaps.extend(heap);
        }
        let out = Card::COUNT - size * usize::from(seats);
        unseen.places.extend(std::iter::repeat_n(Place::Out, out));
        packs.heaps.push(unseen);
        let whole = |heap: &Heap| heap.cards.len() == heap.places.len();
        packs.heaps.iter().all(whole).then_some(packs)
    }

    /// Who has at a pass the pack that was dealt to a seat.
    fn holder(&self, dealt: Seat, pass: usize) -> Seat {
        Seat(((dealt.index() + pass) % usize::from(self.seats)) as u8)
    }

    /// Who keeps what lies on a place.
    fn keeper(&self, place: Place) -> Option<Seat> {
        match place {
            Place::Kept { dealt, pass } => Some(self.holder(dealt, pass)),
            Place::Passed { .. } | Place::Out => None,
        }
    }

    fn deal(mut self, hidden: &mut Hidden, rng: &mut impl Rng) {
        for (place, cards) in std::mem::take(&mut self.known) {
            self.put(place, cards, hidden);
        }
        for mut heap in std::mem::take(&mut self.heaps) {
            shuffle(&mut heap.places, rng);
            // Whoever has played a card had kept it: any of their places will do. Then the rest goes
            // anywhere.
            for seat in Seat::all(self.seats) {
                for card in heap.cards.common(self.memory.played(seat)).iter() {
                    let theirs =
                        heap.places.iter().position(|place| self.keeper(*place) == Some(seat));
                    if let Some(found) = theirs {
                        let cards = CardSet::EMPTY.with(card);
                        self.put(heap.places.remove(found), cards, hidden);
                        heap.cards = heap.cards.minus(cards);
                    }
                }
            }
            for (card, place) in heap.cards.iter().zip(&heap.places) {
                self.put(*place, CardSet::EMPTY.with(card), hidden);
            }
        }
    }

    fn put(&self, place: Place, cards: CardSet, hidden: &mut Hidden) {
        let dealt = match place {
            Place::Kept { dealt, pass } => {
                let kept = &mut hidden.picks[self.holder(dealt, pass).index()][pass];
                *kept = kept.union(cards);
                dealt
            }
            Place::Passed { dealt } => dealt,
            Place::Out => return,
        };
        hidden.dealt[dealt.index()] = hidden.dealt[dealt.index()].union(cards);
    }
}

fn shuffle<T>(list: &mut [T], rng: &mut impl Rng) {
    for last in (1..list.len()).rev() {
        list.swap(last, below(rng, last as u32 + 1) as usize);
    }
}
