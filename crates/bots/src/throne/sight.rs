//! What a seat can see of a game.

use ardri_core::{Game, Seat};
use ardri_throne::{
    Cards, Current, Deck, HighThrone, Lines, MOST_SEATS, ObjectiveView, Regions, TurnView, View,
};

/// A game as one seat knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The seat.
    pub seat: Seat,
    /// How many play.
    pub seats: u8,
    /// The cards in front of each seat.
    pub held: [Cards; MOST_SEATS],
    /// The cards in the centre.
    pub centre: Cards,
    /// The cards in locked regions.
    pub locked: Cards,
    /// The Objectives that the seat drew.
    pub drawn: Option<[u8; 2]>,
    /// The one that it kept.
    pub kept: Option<u8>,
    /// The turn that is being played.
    pub current: Option<Current>,
}

impl Sight {
    /// What `seat` sees of `game`: of the Objectives, its own alone.
    #[must_use]
    pub fn of(game: &HighThrone, seat: Seat) -> Self {
        let mut held = [Cards::NONE; MOST_SEATS];
        let mut locked = Cards::NONE;
        for other in Seat::all(game.seats()) {
            held[other.index()] = game.held(other);
            for region in game.locked(other).iter() {
                locked = locked.union(game.deck().regions()[region].cards);
            }
        }
        let (drawn, kept) = game.objectives(seat);
        Self {
            seat,
            seats: game.seats(),
            held,
            centre: game.centre(),
            locked,
            drawn,
            kept,
            current: game.current(),
        }
    }

    /// What the seat of a view sees; `None` for a spectator's view, and for one that names what its
    /// deck does not have.
    #[must_use]
    pub fn from_view(view: &View, deck: &Deck) -> Option<Self> {
        let own = view.own.as_ref()?;
        let cards = |ids: &[String], known: Cards| {
            ids.iter().try_fold(known, |cards, id| Some(cards.with(deck.card(id)?)))
        };
        let objective = |own: &ObjectiveView| u8::try_from(deck.objective(&own.id)?).ok();
        let mut held = [Cards::NONE; MOST_SEATS];
        let mut locked = Cards::NONE;
        for (held, player) in held.iter_mut().zip(&view.players) {
            *held = cards(&player.locked_cards, cards(&player.cards, Cards::NONE)?)?;
            locked = cards(&player.locked_cards, locked)?;
        }
        let drawn = match own.drawn.as_slice() {
            [one, other] => Some([objective(one)?, objective(other)?]),
            _ => None,
        };
        let kept = match &own.kept {
            Some(kept) => Some(objective(kept)?),
            None => None,
        };
        Some(Self {
            seat: own.seat,
            seats: u8::try_from(view.players.len()).ok()?,
            held,
            centre: cards(&view.centre, Cards::NONE)?,
            locked,
            drawn,
            kept,
            current: match &view.turn {
                Some(turn) => Some(current(turn, deck)?),
                None => None,
            },
        })
    }

    /// A number that is another one, as good as always, for another table; the dice do not change it.
    pub(crate) fn number(&self) -> u64 {
        // FNV's, the same on every machine and in every version.
        let mut number = 0xcbf2_9ce4_8422_2325_u64;
        for (seat, held) in (1..).zip(&self.held) {
            for card in held.iter() {
                number = (number ^ (64 * seat + card as u64)).wrapping_mul(0x100_0000_01b3);
            }
        }
        number
    }

    /// Who holds a card; nobody if it is in the centre.
    #[must_use]
    pub fn owner(&self, card: usize) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| self.held[seat.index()].contains(card))
    }

    /// The cards that the seat may go for.
    #[must_use]
    pub fn targets(&self, deck: &Deck) -> Cards {
        deck.all_cards().minus(self.locked).minus(self.held[self.seat.index()])
    }

    /// How it would be if the seat had gained a card.
    #[must_use]
    pub fn with(&self, deck: &Deck, card: usize) -> Self {
        let mut then = *self;
        then.held = then.held.map(|held| held.without(card));
        then.centre = then.centre.without(card);
        let own = &mut then.held[self.seat.index()];
        *own = own.with(card);
        let region = deck.regions()[deck.cards()[card].region].cards;
        if own.covers(region) {
            then.locked = then.locked.union(region);
        }
        then
    }

    /// The points of a seat without its Objective.
    #[must_use]
    pub fn points(&self, deck: &Deck, seat: Seat) -> f64 {
        let held = self.held[seat.index()];
        let mut sum = 0;
        for region in deck.regions() {
            sum += if held.covers(region.cards) {
                u32::from(region.points)
            } else {
                let cards = held.common(region.cards).iter();
                cards.map(|card| u32::from(deck.cards()[card].points)).sum()
            };
        }
        f64::from(sum)
    }

    /// The points of the seat itself, with its Objective.
    #[must_use]
    pub fn own_points(&self, deck: &Deck) -> f64 {
        let objective = self.kept.map_or(0.0, |kept| self.objective_points(deck, self.seat, kept));
        self.points(deck, self.seat) + objective
    }

    /// Whether the seat is ahead of all others, as far as it sees.
    #[must_use]
    pub fn leads(&self, deck: &Deck) -> bool {
        let others = Seat::all(self.seats).filter(|seat| *seat != self.seat);
        let best = others.map(|seat| self.points(deck, seat)).fold(0.0, f64::max);
        self.own_points(deck) > best
    }

    /// The points that an Objective would bring a seat now.
    #[must_use]
    pub fn objective_points(&self, deck: &Deck, seat: Seat, objective: u8) -> f64 {
        let held = self.held[seat.index()];
        let regions = deck.regions().iter().enumerate();
        let locked = regions.filter(|(_, region)| held.covers(region.cards));
        let locked = locked.fold(Regions::NONE, |set, (place, _)| set.with(place));
        let objective = &deck.objectives()[usize::from(objective)];
        if objective.needs.hold(held, locked) { f64::from(objective.points) } else { 0.0 }
    }
}

fn current(turn: &TurnView, deck: &Deck) -> Option<Current> {
    let target = match &turn.target {
        Some(id) => Some(deck.card(id)?),
        None => None,
    };
    Some(Current {
        player: turn.seat,
        target,
        filled: target.map_or(Some(Lines::NONE), |card| filled(turn, deck, card))?,
        standard: turn.standard,
        red: turn.red,
        roll: turn.roll,
    })
}

/// The lines of a card that are filled; a view knows them by their numbers.
fn filled(turn: &TurnView, deck: &Deck, card: usize) -> Option<Lines> {
    let steal = deck.cards()[card].steal_line();
    turn.filled.iter().try_fold(Lines::NONE, |filled, line| {
        let place = match line.line.as_str() {
            "steal" => steal,
            number => number.parse::<usize>().ok()?.checked_sub(1)?,
        };
        (place <= steal).then(|| filled.with(place))
    })
}
