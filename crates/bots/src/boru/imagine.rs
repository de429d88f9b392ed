//! A whole game as it may be, given what a seat knows of it.
//!
//! Every card lies somewhere: in what somebody kept of a pack, in a pack that is still passed on, or
//! out of the round. A seat knows some of these places and, of every pack that it has held, the cards
//! that were in it then. The rest is dealt at random, so that all games that agree with what the seat
//! knows are equally likely, as if all the others had picked and played without a thought.

use ardri_boru::{Asked, BrianBoru, Card, CardSet, Hidden, MOST_SEATS, Marriage, Suitors, View};
use ardri_core::{Game, Seat, below};
use rand_xoshiro::rand_core::Rng;

use crate::boru::memory::Memory;

/// How often a world is dealt anew because a leader would have held what they showed not to have.
const ATTEMPTS: usize = 1_000;

/// A game in which the seat of the view would see just that view; `None` for a spectator's view,
/// and for one that no game shows.
///
/// What the seat remembers of this round's tricks lies in nobody's hand, either.
#[must_use]
pub fn imagine(view: &View, memory: &Memory, rng: &mut impl Rng) -> Option<BrianBoru> {
    Imagination::of(view, memory)?.world(rng)
}

/// All that a seat knows, made ready to imagine many games from it.
#[derive(Clone, Debug)]
pub struct Imagination {
    base: BrianBoru,
    seat: Seat,
    memory: Memory,
    marriages: Marriages,
    own_hand: CardSet,
    held: [usize; MOST_SEATS],
    packs: Packs,
}

impl Imagination {
    /// What the seat of a view knows; `None` for a spectator's view, and for one that no game shows.
    #[must_use]
    pub fn of(view: &View, memory: &Memory) -> Option<Self> {
        let mut memory = *memory;
        memory.see(view);
        let own = view.own.as_ref()?;
        let packs = Packs::of(view)?;
        let mut held = [0; MOST_SEATS];
        held.iter_mut().zip(&view.table.cards).for_each(|(held, cards)| *held = (*cards).into());
        let (seat, own_hand) = (own.seat, own.hand);
        let base = BrianBoru::from_table(&view.table, &NOTHING)?;
        let marriages = Marriages::of(view, &memory);
        Some(Self { base, seat, memory, marriages, own_hand, held, packs })
    }

    /// The seat whose view it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// A game as it may be, each as likely as any other that agrees with what the seat knows.
    #[must_use]
    pub fn world(&self, rng: &mut impl Rng) -> Option<BrianBoru> {
        let mut hidden = NOTHING;
        hidden.vikings = self.vikings(rng);
        hidden.suitors = match self.marriages.deck(rng) {
            Some(deck) => Some(deck?),
            None => None,
        };
        let (kept, seats) = (hidden, self.base.seats());
        for _ in 0..ATTEMPTS {
            hidden = kept;
            self.packs.deal(&self.memory, &mut hidden, rng);
            for seat in Seat::all(seats) {
                let at = seat.index();
                let kept = hidden.picks[at].into_iter().fold(CardSet::EMPTY, CardSet::union);
                let mut hand = kept.minus(self.memory.played(seat));
                // Who has not heard all that was played knows only how many are left.
                while hand.len() > self.held[at] {
                    let place = below(rng, hand.len() as u32);
                    let Some(card) = hand.nth(place) else { break };
                    hand = hand.minus(CardSet::EMPTY.with(card));
                }
                hidden.hands[at] = if seat == self.seat { self.own_hand } else { hand };
            }
            let holds_none =
                |seat: Seat| hidden.hands[seat.index()].common(self.memory.lacks(seat)).is_empty();
            if Seat::all(seats).all(|seat| seat == self.seat || holds_none(seat)) {
                break;
            }
        }
        let mut game = self.base;
        game.hide(&hidden);
        Some(game)
    }

    /// The Viking deck: the cards that were revealed are on top.
    fn vikings(&self, rng: &mut impl Rng) -> [u8; 7] {
        let mut deck = Hidden::VIKINGS;
        shuffle(&mut deck, rng);
        for round in 1..=self.base.round().min(4) {
            let Some((raiders, _)) = self.memory.revealed(round) else { continue };
            let place = usize::from(round - 1);
            let found = deck[place..].iter().position(|card| *card == raiders);
            deck.swap(place, place + found.unwrap_or(0));
        }
        deck
    }
}

/// Nothing hidden at all.
const NOTHING: Hidden = Hidden {
    vikings: Hidden::VIKINGS,
    suitors: None,
    dealt: [CardSet::EMPTY; MOST_SEATS],
    picks: [[CardSet::EMPTY; Hidden::MOST_PASSES]; MOST_SEATS],
    hands: [CardSet::EMPTY; MOST_SEATS],
};

/// What a seat knows of the marriage deck.
#[derive(Clone, Copy, Debug)]
struct Marriages {
    /// How many cards lie above the Princess; none before the deck is made.
    above: Option<usize>,
    /// The cards of the rounds so far that are known.
    shown: [Option<Marriage>; 3],
    /// Cards that somebody has married in a round that was not heard.
    married: [Option<Marriage>; 3],
    /// How many rounds have shown theirs.
    rounds: usize,
}

impl Marriages {
    fn of(view: &View, memory: &Memory) -> Self {
        let table = &view.table;
        let made = table.round > 0 || table.marriages_left > 0;
        let above = usize::from(table.rounds).checked_sub(1).filter(|above| made && *above <= 3);
        let mut known =
            Self { above, shown: [None; 3], married: [None; 3], rounds: usize::from(table.round) };
        for (round, shown) in (1..=table.round).zip(&mut known.shown) {
            let displayed = table.marriage.filter(|_| round == table.round);
            *shown = memory.revealed(round).map(|(_, marriage)| marriage).or(displayed);
        }
        let cards = table.players.iter().flat_map(|player| player.marriages.iter());
        let cards = cards.filter(|card| !card.is_princess() && !known.shown.contains(&Some(*card)));
        known.married.iter_mut().zip(cards).for_each(|(place, card)| *place = Some(card));
        known
    }

    /// A deck as it may be: what was shown where it was shown, what was married in one of the other rounds
    /// so far, anything else below. Nothing before the deck is made; nothing in it if there is none.
    fn deck(&self, rng: &mut impl Rng) -> Option<Option<Suitors>> {
        let above = self.above?;
        let mut cards = [Marriage::PRINCESS; 3];
        let is_known = |card: &Marriage| {
            self.shown.contains(&Some(*card)) || self.married.contains(&Some(*card))
        };
        let mut rest = [Marriage::PRINCESS; Marriage::COUNT];
        let mut left = 0;
        for card in Marriage::all().filter(|card| !card.is_princess() && !is_known(card)) {
            rest[left] = card;
            left += 1;
        }
        shuffle(&mut rest[..left], rng);
        let mut married = self.married;
        shuffle(&mut married, rng);
        let unheard = (0..above.min(self.rounds)).filter(|place| self.shown[*place].is_none());
        let unheard = unheard.count();
        // Every married card was shown in a round that was not heard; where there are more such rounds than
        // cards, nobody married in some.
        let mut due: [Option<Marriage>; 3] = [None; 3];
        let found = married.iter().flatten().take(unheard);
        due.iter_mut().zip(found).for_each(|(place, card)| *place = Some(*card));
        shuffle(&mut due[..unheard.min(3)], rng);
        let mut due = due.into_iter();
        for (place, card) in cards.iter_mut().enumerate().take(above) {
            let heard = self.shown[place];
            let earlier = if place < self.rounds && heard.is_none() { due.next() } else { None };
            *card = match heard.or(earlier.flatten()) {
                Some(card) => card,
                None => {
                    left = left.checked_sub(1)?;
                    rest[left]
                }
            };
        }
        Some(Suitors::new(&cards[..above]))
    }
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
#[derive(Clone, Debug)]
struct Packs {
    seats: u8,
    /// Cards of which only the places are known.
    heaps: Vec<Heap>,
    /// Cards that lie where the seat knows.
    known: Vec<(Place, CardSet)>,
}

impl Packs {
    fn of(view: &View) -> Option<Self> {
        let (table, own) = (&view.table, view.own.as_ref()?);
        let (seats, size) = (table.seats, Hidden::pack_size(table.seats));
        let playable = (BrianBoru::MIN_SEATS..=BrianBoru::MAX_SEATS).contains(&seats);
        if !playable || own.packs.len() > Hidden::MOST_PASSES {
            return None;
        }
        let mut packs = Self { seats, heaps: Vec::new(), known: Vec::new() };
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

    fn deal(&self, memory: &Memory, hidden: &mut Hidden, rng: &mut impl Rng) {
        for (place, cards) in &self.known {
            self.put(*place, *cards, hidden);
        }
        for heap in &self.heaps {
            let mut places = [Place::Out; Card::COUNT];
            let places = &mut places[..heap.places.len()];
            places.copy_from_slice(&heap.places);
            shuffle(places, rng);
            // Whoever has played a card had kept it: any of their places will do. Then the rest goes
            // anywhere.
            let (mut rest, mut filled) = (heap.cards, 0);
            for seat in Seat::all(self.seats) {
                for card in heap.cards.common(memory.played(seat)).iter() {
                    let mut open = places[filled..].iter();
                    let theirs = open.position(|place| self.keeper(*place) == Some(seat));
                    if let Some(found) = theirs {
                        places.swap(filled, filled + found);
                        let cards = CardSet::EMPTY.with(card);
                        self.put(places[filled], cards, hidden);
                        filled += 1;
                        rest = rest.minus(cards);
                    }
                }
            }
            for (card, place) in rest.iter().zip(&places[filled..]) {
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
