//! The state of a game, and what moves it on.

use ardri_core::{
    ActionError, Actor, Draw, EventSink, Game, Message, NewGameError, Outcome, Seat, SeatSet, Turn,
    Viewer,
};

use crate::action::{Action, Suitors};
use crate::board::Board;
use crate::card::{Card, CardSet};
use crate::draft::{Draft, pack_size};
use crate::event::{Event, Seen};
use crate::marriage::Marriage;
use crate::options::{LastCard, Options};
use crate::phase::{Next, Phase};
use crate::player::{MOST_SEATS, Player};
use crate::printed::VIKING_CARDS;
use crate::refusal::{Due, Refusal};
use crate::town::{Region, Town, TownSet};
use crate::trick::Trick;
use crate::view::{Table, TrickView, View};

/// A game of Brian Boru: plain data, copied without the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BrianBoru {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// The round, from 1; 0 before the first.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Who holds the active town marker; the leader keeps it while it stands on a town.
    pub(crate) marker: Option<Seat>,
    pub(crate) board: Board,
    pub(crate) players: [Player; MOST_SEATS],
    /// The Viking deck as it was shuffled; a card is revealed each round.
    pub(crate) vikings: [u8; 7],
    /// The marriage deck as it was shuffled, with the Princess; a card is revealed each round.
    pub(crate) marriages: [Option<Marriage>; 4],
    /// The marriage card on display.
    pub(crate) display: Option<Marriage>,
    pub(crate) draft: Draft,
    pub(crate) hands: [CardSet; MOST_SEATS],
    pub(crate) trick: Trick,
}

impl BrianBoru {
    /// How many rounds are played.
    #[must_use]
    pub fn rounds(&self) -> u8 {
        Self::rounds_of(self.seats)
    }

    /// How many rounds so many play.
    pub(crate) fn rounds_of(seats: u8) -> u8 {
        if seats == 3 { 3 } else { 4 }
    }

    /// The hand of a seat; in the draft, what it has kept so far. For referees and bots that sit in
    /// that seat.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// The pack before a seat in the draft, without what it has just kept.
    #[must_use]
    pub fn pack(&self, seat: Seat) -> CardSet {
        if self.phase == Phase::Draft && seat.0 < self.seats {
            self.draft.before(seat, self.seats)
        } else {
            CardSet::EMPTY
        }
    }

    /// What everyone sees.
    #[must_use]
    pub fn table(&self) -> Table {
        Table::of(self)
    }

    /// Whoever holds the marker; seat 0 before it is given.
    pub(crate) fn holder(&self) -> Seat {
        self.marker.unwrap_or(Seat(0))
    }

    /// All seats clockwise from the marker's holder.
    pub(crate) fn clockwise_from_holder(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.holder().0, self.seats);
        // Not by remainder: a division would cost more than all the rest.
        (first..seats).chain(0..first.min(seats)).map(Seat)
    }

    /// The first of a set, clockwise from the marker's holder.
    pub(crate) fn first_of(&self, set: SeatSet) -> Option<Seat> {
        if set.is_empty() {
            None
        } else {
            self.clockwise_from_holder().find(|seat| set.contains(*seat))
        }
    }

    /// A set as a list, clockwise from the marker's holder.
    pub(crate) fn clockwise(&self, set: SeatSet) -> Vec<Seat> {
        self.clockwise_from_holder().filter(|seat| set.contains(*seat)).collect()
    }

    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = &Player> {
        let players = self.players[..usize::from(self.seats)].iter().enumerate();
        players.filter(move |(place, _)| *place != seat.index()).map(|(_, player)| player)
    }

    /// The most that any player has of something, and who has so much.
    pub(crate) fn most(&self, of: impl Fn(&Player) -> u8) -> (u8, SeatSet) {
        let mut most = (0, SeatSet::EMPTY);
        for seat in Seat::all(self.seats) {
            let has = of(&self.players[seat.index()]);
            if has > most.0 {
                most = (has, SeatSet::EMPTY);
            }
            if has == most.0 {
                most.1 = most.1.with(seat);
            }
        }
        most
    }

    /// The one player who has most of something: not tied, and not none.
    pub(crate) fn sole_most(&self, of: impl Fn(&Player) -> u8) -> Option<Seat> {
        let (most, seats) = self.most(of);
        let mut seats = seats.iter();
        match (seats.next(), seats.next()) {
            (Some(seat), None) if most > 0 => Some(seat),
            _ => None,
        }
    }

    /// With how many cards in hand the tricks end.
    pub(crate) fn kept_cards(&self) -> usize {
        match self.options.last_card {
            LastCard::Discard => 1,
            LastCard::Play => 0,
        }
    }

    /// Who places a first disc next.
    fn next_start(&self) -> Seat {
        Seat((self.holder().0 + self.board.taken().len()) % self.seats)
    }

    /// Who plays a card next: the first, clockwise from the leader, who has none on the table.
    pub(crate) fn next_to_play(&self) -> Option<Seat> {
        self.clockwise_from_holder().find(|seat| self.trick.cards[seat.index()].is_none())
    }

    /// Who still has to pick from the pack before them.
    fn due_in_draft(&self) -> SeatSet {
        let pass = usize::from(self.draft.pass);
        Seat::all(self.seats).filter(|seat| self.draft.picked(*seat, pass).is_empty()).collect()
    }

    /// The towns where a first disc can go.
    pub(crate) fn start_towns(&self) -> TownSet {
        let taken = self.board.taken();
        let free = Region::all().filter(|region| taken.common(region.towns()).is_empty());
        free.fold(TownSet::EMPTY, |towns, region| towns.union(region.towns()))
    }

    /// The towns that the leader may mark: those that a card in hand matches, or any, if none is.
    pub(crate) fn markable(&self, leader: Seat) -> TownSet {
        let open = self.board.open();
        let colours = self.hands[leader.index()].iter().map(Card::colour);
        let matched =
            colours.fold(TownSet::EMPTY, |towns, colour| towns.union(TownSet::matched_by(colour)));
        let matched = open.common(matched);
        if matched.is_empty() { open } else { matched }
    }

    /// The cards that `seat` may play: the leader must match the town, if possible.
    pub(crate) fn playable(&self, seat: Seat) -> CardSet {
        let hand = self.hands[seat.index()];
        let leads = self.trick.cards.iter().all(Option::is_none);
        match self.trick.town {
            Some(town) if leads => {
                let matching = hand.matching(town.colour());
                if matching.is_empty() { hand } else { matching }
            }
            _ => hand,
        }
    }

    /// What is to be done now, for refusals.
    fn due(&self) -> Due {
        match self.phase {
            Phase::MarriageDeck => Due::MarriageDeck,
            Phase::VikingDeck => Due::VikingDeck,
            Phase::FirstMarker => Due::FirstMarker,
            Phase::StartTowns => Due::StartTown,
            Phase::Deal => Due::Deal,
            Phase::Draft => Due::Pick,
            Phase::Mark => Due::Mark,
            Phase::Play => Due::Play,
            Phase::Act => Due::Act,
            Phase::Settle { .. } => Due::Settle,
            Phase::Princess { .. } => Due::Princess,
            Phase::Raid { .. } => Due::Raid,
            Phase::Favour { .. } | Phase::Patron { .. } => Due::Build,
            Phase::Over | Phase::Onward(_) => Due::Nothing,
        }
    }

    fn not_now(&self, action: &Action) -> Refusal {
        Refusal::NotNow { action: *action, due: self.due() }
    }

    /// Does what the action says and nothing that follows from it, if the rules allow it.
    pub(crate) fn perform<W: EventSink<Event>>(
        &mut self,
        actor: Actor,
        action: &Action,
        events: &mut W,
    ) -> Result<(), Refusal> {
        match actor {
            Actor::Chance => self.perform_chance(action, events),
            Actor::Seat(seat) => self.perform_seat(seat, action, events),
        }
    }

    fn perform_chance<W: EventSink<Event>>(
        &mut self,
        action: &Action,
        events: &mut W,
    ) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::MarriageDeck, Action::Marriages(suitors)) => {
                let above = usize::from(self.rounds() - 1);
                if suitors.iter().count() != above {
                    return Err(Refusal::NotTheDeck);
                }
                self.marriages[..3].copy_from_slice(&suitors.0);
                self.marriages[above] = Some(Marriage::PRINCESS);
                self.phase = Phase::VikingDeck;
                events.emit(|| Event::Open(Seen::MarriageDeck { cards: self.rounds() }));
            }
            (Phase::VikingDeck, Action::Vikings(cards)) => {
                let mut sorted = *cards;
                sorted.sort_unstable();
                if sorted != VIKING_CARDS {
                    return Err(Refusal::NotTheDeck);
                }
                self.vikings = *cards;
                self.phase = Phase::FirstMarker;
                events.emit(|| Event::Open(Seen::VikingDeck));
            }
            (Phase::FirstMarker, Action::Marker(seat)) => {
                if seat.0 >= self.seats {
                    return Err(Refusal::NoSuchSeat { seat: *seat });
                }
                self.marker = Some(*seat);
                self.phase = Phase::StartTowns;
                events.emit(|| Event::Open(Seen::FirstMarker { seat: *seat }));
            }
            (Phase::Deal, Action::Deal(order)) => {
                let all: CardSet = order.iter().copied().collect();
                if all != CardSet::ALL {
                    return Err(Refusal::NotTheDeck);
                }
                self.draft = Draft::deal(order, self.seats);
                self.phase = Phase::Draft;
                events.emit(|| Event::Dealt(self.draft.dealt));
            }
            _ => return Err(self.not_now(action)),
        }
        Ok(())
    }

    fn perform_seat<W: EventSink<Event>>(
        &mut self,
        seat: Seat,
        action: &Action,
        events: &mut W,
    ) -> Result<(), Refusal> {
        match (self.phase, *action) {
            (Phase::StartTowns, Action::Start(town)) => {
                if !self.start_towns().contains(town) {
                    return Err(Refusal::RegionTaken(town.region()));
                }
                self.board.put_disc(seat, town);
                self.phase = Phase::Onward(Next::Started);
                events.emit(|| Event::Open(Seen::Started { seat, town }));
            }
            (Phase::Draft, Action::Pick(low, high)) => {
                let pack = self.draft.before(seat, self.seats);
                if let Some(card) = [low, high].into_iter().find(|card| !pack.contains(*card)) {
                    return Err(Refusal::NotInPack(card));
                }
                let cards = CardSet::EMPTY.with(low).with(high);
                self.take_cards(seat, cards);
                self.phase = Phase::Onward(Next::Picked);
                events.emit(|| Event::Picked(seat, cards));
            }
            (Phase::Mark, Action::Mark(town)) => {
                self.check_open(town)?;
                if !self.markable(seat).contains(town) {
                    return Err(Refusal::CannotLead { town, colour: town.colour() });
                }
                self.trick.town = Some(town);
                self.phase = Phase::Onward(Next::Played);
                events
                    .emit(|| Event::Open(Seen::Marked { seat, town, trick: TrickView::of(self) }));
            }
            (Phase::Play, Action::Play(card)) => {
                if !self.hands[seat.index()].contains(card) {
                    return Err(Refusal::NotInHand(card));
                }
                match self.trick.town {
                    Some(town) if !self.playable(seat).contains(card) => {
                        return Err(Refusal::MustMatch { town, colour: town.colour() });
                    }
                    _ => self.play_card(seat, card, events),
                }
                self.phase = Phase::Onward(Next::Played);
            }
            (Phase::Act, Action::Act(act)) => {
                let Some((_, card)) = self.trick.lowest() else { return Err(self.not_now(action)) };
                let won = self.trick.winner == Some(seat);
                let steps = self.check_act(seat, card, won, act)?;
                let deeds = self.perform_act(seat, steps, act.choice);
                self.trick.cards[seat.index()] = None;
                self.phase = Phase::Onward(Next::Acted);
                events.emit(|| {
                    let (now, area) = (self.players[seat.index()], self.board.raiders);
                    let trick = TrickView::of(self).filter(|trick| !trick.order.is_empty());
                    Event::Open(Seen::Acted { seat, card, won, deeds, now, area, trick })
                });
            }
            (Phase::Settle { seat, region, pending }, Action::Settle(town)) => {
                self.check_open(town)?;
                if let Some(region) = region
                    && town.region() != region
                {
                    return Err(Refusal::WrongRegion { town, region });
                }
                self.settle(seat, region, pending, town, events);
            }
            (Phase::Princess { seat }, Action::Princess(offer)) => {
                self.answer_princess(seat, offer, events);
            }
            (Phase::Raid { pending }, Action::Raid(town)) => {
                let loser = self.first_of(pending).unwrap_or(seat);
                if !self.board.controlled(loser).contains(town) {
                    return Err(Refusal::NotControlled { town, seat: loser });
                }
                self.raid(pending, town, events);
            }
            (Phase::Favour { .. } | Phase::Patron { .. }, Action::Build(town)) => {
                if !self.board.controlled(seat).contains(town) {
                    return Err(Refusal::NotControlled { town, seat });
                }
                if self.board.monasteries.contains(town) {
                    return Err(Refusal::HasMonastery(town));
                }
                match self.phase {
                    Phase::Patron { pending } => self.build_patron(pending, town, events),
                    _ => self.build_favoured(seat, town, events),
                }
            }
            _ => return Err(self.not_now(action)),
        }
        Ok(())
    }

    fn check_open(&self, town: Town) -> Result<(), Refusal> {
        match self.board.disc(town) {
            Some(owner) => Err(Refusal::TownTaken { town, owner }),
            None => Ok(()),
        }
    }

    fn take_cards(&mut self, seat: Seat, cards: CardSet) {
        self.draft.picks[seat.index()][usize::from(self.draft.pass)] = cards;
        self.hands[seat.index()] = self.hands[seat.index()].union(cards);
    }

    fn play_card<W: EventSink<Event>>(&mut self, seat: Seat, card: Card, events: &mut W) {
        let hand = &mut self.hands[seat.index()];
        *hand = hand.minus(CardSet::EMPTY.with(card));
        self.trick.cards[seat.index()] = Some(card);
        events.emit(|| {
            let held = self.hands[seat.index()].len() as u8;
            Event::Open(Seen::Played { seat, card, held, trick: TrickView::of(self) })
        });
    }

    /// Moves on to the next decision. What leaves no choice is done on the way, but only if all can
    /// see that there is none: whoever acts at once because of their hand would show it.
    pub(crate) fn onward<W: EventSink<Event>>(&mut self, events: &mut W) {
        while let Phase::Onward(next) = self.phase {
            match next {
                Next::Started => {
                    let all = self.board.taken().len() >= self.seats;
                    self.phase = if all { Phase::Onward(Next::Round) } else { Phase::StartTowns };
                }
                Next::Round => self.prepare(events),
                Next::Picked => self.pass_packs(events),
                Next::Trick => self.begin_trick(events),
                Next::Played => self.next_card(events),
                Next::Acted => self.next_act(events),
                Next::Marriage => self.marriage(events),
                Next::Married(seat) => self.married(seat),
                Next::Spaces(pending) => self.reward_spaces(pending, events),
                Next::Battle => self.battle(events),
                Next::Raids(pending) => self.raids(pending, events),
                Next::Spoils => self.spoils(events),
                Next::Favour => self.favour(events),
                Next::Favoured(seat) => self.favoured(seat, events),
                Next::Blessing => self.blessing(events),
                Next::Patrons(pending) => self.build_patrons(pending, events),
                Next::Claim => self.end_round(events),
            }
        }
    }

    /// Reveals a Viking card and a marriage card.
    fn prepare<W: EventSink<Event>>(&mut self, events: &mut W) {
        let place = usize::from(self.round);
        self.round += 1;
        let raiders = self.vikings.get(place).copied().unwrap_or(0);
        self.board.raiders = self.board.raiders.saturating_add(raiders);
        self.display = self.marriages.get(place).copied().flatten();
        self.phase = Phase::Deal;
        if let Some(marriage) = self.display {
            let (round, of, area) = (self.round, self.rounds(), self.board.raiders);
            events.emit(|| Event::Open(Seen::RoundBegins { round, of, raiders, marriage, area }));
        }
    }

    /// Passes the packs to the left when all have picked; a small pack is taken whole.
    fn pass_packs<W: EventSink<Event>>(&mut self, events: &mut W) {
        if !self.due_in_draft().is_empty() {
            self.phase = Phase::Draft;
            return;
        }
        self.draft.pass += 1;
        let left = pack_size(self.seats) - 2 * usize::from(self.draft.pass);
        let whole = left <= 2;
        let mut packs = [CardSet::EMPTY; MOST_SEATS];
        for seat in Seat::all(self.seats) {
            packs[seat.index()] = self.draft.before(seat, self.seats);
        }
        events.emit(|| Event::Passed(packs, whole));
        if whole {
            for seat in Seat::all(self.seats) {
                self.take_cards(seat, packs[seat.index()]);
            }
        }
        self.phase = if whole { Phase::Onward(Next::Trick) } else { Phase::Draft };
    }

    fn begin_trick<W: EventSink<Event>>(&mut self, events: &mut W) {
        self.trick = Trick::default();
        let leader = self.holder();
        if self.hands[leader.index()].len() <= self.kept_cards() {
            if self.kept_cards() > 0 {
                events.emit(|| Event::LastCards(self.hands));
            }
            self.hands = [CardSet::EMPTY; MOST_SEATS];
            self.draft = Draft::default();
            self.phase = Phase::Onward(Next::Marriage);
        } else if self.board.open().is_empty() {
            events.emit(|| Event::Open(Seen::NoOpenTown { leader }));
            self.phase = Phase::Onward(Next::Played);
        } else {
            self.phase = Phase::Mark;
        }
    }

    /// The next player's card is due, or all have played and the winner is known.
    fn next_card<W: EventSink<Event>>(&mut self, events: &mut W) {
        if let Some(seat) = self.next_to_play() {
            let hand = self.hands[seat.index()];
            match hand.lowest() {
                Some(card) if hand.len() == 1 => self.play_card(seat, card, events),
                _ => self.phase = Phase::Play,
            }
            return;
        }
        self.trick.winner = self.trick.leading();
        self.phase = Phase::Onward(Next::Acted);
        events.emit(|| {
            let (town, trick) = (self.trick.town, TrickView::of(self));
            let winner = self.trick.winner;
            let won = winner.and_then(|seat| Some((seat, self.trick.cards[seat.index()]?, town?)));
            Event::Open(match won {
                Some((seat, card, town)) => Seen::TrickWon { seat, card, town, trick },
                None => Seen::TrickLost { town, trick },
            })
        });
    }

    /// The lowest card on the table acts, or the trick is over.
    fn next_act<W: EventSink<Event>>(&mut self, events: &mut W) {
        let Some((seat, card)) = self.trick.lowest() else {
            self.phase = Phase::Onward(Next::Trick);
            return;
        };
        self.phase = Phase::Act;
        let won = self.trick.winner == Some(seat);
        if let Some(act) = self.only_act(seat, card, won) {
            // It was just found legal, and it leaves the phase at what comes next.
            let _ = self.perform_seat(seat, &Action::Act(act), events);
        }
    }

    fn end_round<W: EventSink<Event>>(&mut self, events: &mut W) {
        self.claim_regions(events);
        if self.round < self.rounds() {
            self.phase = Phase::Onward(Next::Round);
            return;
        }
        self.phase = Phase::Over;
        for seat in Seat::all(self.seats) {
            events.emit(|| Event::Open(Seen::Scored { seat, score: self.score(seat) }));
        }
        events.emit(|| {
            let (winners, by) = self.verdict();
            let points = winners.first().map_or(0, |winner| self.score(*winner).total());
            Event::Open(Seen::Won { winners, points, by })
        });
    }
}

impl Game for BrianBoru {
    const NAME: &'static str = "brian-boru";
    const TITLE: &'static str = "Brian Boru: High King of Ireland";
    const MIN_SEATS: u8 = 3;
    const MAX_SEATS: u8 = MOST_SEATS as u8;
    type Options = Options;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type Seen = Seen;
    type View = View;

    fn new(options: &Options, seats: u8) -> Result<Self, NewGameError> {
        if !(Self::MIN_SEATS..=Self::MAX_SEATS).contains(&seats) {
            return Err(NewGameError::seats::<Self>(seats));
        }
        if options.last_card == LastCard::Play && seats != Self::MAX_SEATS {
            let reason = "the last card is played with five players only";
            return Err(NewGameError::new(reason, Message::new("refused-boru-last-card")));
        }
        Ok(Self {
            options: *options,
            seats,
            round: 0,
            phase: Phase::MarriageDeck,
            marker: None,
            board: Board::default(),
            players: [Player::START; MOST_SEATS],
            vikings: [0; 7],
            marriages: [None; 4],
            display: None,
            draft: Draft::default(),
            hands: [CardSet::EMPTY; MOST_SEATS],
            trick: Trick::default(),
        })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::MarriageDeck | Phase::VikingDeck | Phase::FirstMarker | Phase::Deal => {
                Turn::Chance
            }
            Phase::StartTowns => Turn::Seat(self.next_start()),
            Phase::Draft => Turn::Seats(self.due_in_draft()),
            Phase::Mark => Turn::Seat(self.holder()),
            Phase::Play => Turn::Seat(self.next_to_play().unwrap_or(self.holder())),
            Phase::Act => Turn::Seat(self.trick.lowest().map_or(self.holder(), |(seat, _)| seat)),
            Phase::Settle { seat, .. } | Phase::Princess { seat } | Phase::Favour { seat } => {
                Turn::Seat(seat)
            }
            Phase::Raid { pending } => {
                let loser = self.first_of(pending).unwrap_or(self.holder());
                Turn::Seat(self.raid_chooser(loser))
            }
            Phase::Patron { pending } => {
                Turn::Seat(self.first_of(pending).unwrap_or(self.holder()))
            }
            Phase::Over | Phase::Onward(_) => Turn::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if !self.turn().includes(Actor::Seat(seat)) {
            return;
        }
        self.each_legal(seat, |action| actions.push(action));
    }

    fn draw(&self) -> Option<Draw> {
        match self.phase {
            Phase::MarriageDeck => Some(Draw::Shuffle(Marriage::COUNT as u32 - 1)),
            Phase::VikingDeck => Some(Draw::Shuffle(VIKING_CARDS.len() as u32)),
            Phase::FirstMarker => Some(Draw::Below(u32::from(self.seats))),
            Phase::Deal => Some(Draw::Shuffle(Card::COUNT as u32)),
            _ => None,
        }
    }

    fn fated(&self, drawn: &[u32]) -> Option<Action> {
        match (self.phase, drawn) {
            (Phase::MarriageDeck, order) if order.len() == Marriage::COUNT - 1 => {
                let above = usize::from(self.rounds() - 1);
                let card = |place: &u32| Marriage::all().nth(*place as usize);
                let cards: Vec<_> = order.iter().take(above).map(card).collect::<Option<_>>()?;
                Suitors::new(&cards).map(Action::Marriages)
            }
            (Phase::VikingDeck, order) => {
                let cards = order.iter().map(|place| VIKING_CARDS.get(*place as usize).copied());
                let cards: Vec<_> = cards.collect::<Option<_>>()?;
                cards.try_into().ok().map(Action::Vikings)
            }
            (Phase::FirstMarker, [seat]) => Some(Action::Marker(Seat(u8::try_from(*seat).ok()?))),
            (Phase::Deal, order) => {
                let card = |place: &u32| Card::new(u8::try_from(*place).ok()?.checked_add(1)?);
                let cards: Vec<_> = order.iter().map(card).collect::<Option<_>>()?;
                cards.try_into().ok().map(Action::Deal)
            }
            _ => None,
        }
    }

    fn apply<W: EventSink<Event>>(
        &mut self,
        actor: Actor,
        action: &Action,
        events: &mut W,
    ) -> Result<(), ActionError<Refusal>> {
        self.check_turn(actor)?;
        self.perform(actor, action, events).map_err(ActionError::Rule)?;
        self.onward(events);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.final_outcome())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.seen_by(viewer))
    }

    fn message(refusal: &Refusal) -> Message {
        refusal.message()
    }

    fn rule(refusal: &Refusal) -> Option<&'static str> {
        Some(refusal.rule())
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn shows_choice(event: &Event) -> bool {
        event.shows_choice()
    }
}
