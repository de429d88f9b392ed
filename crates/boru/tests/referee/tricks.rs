//! The draft, the tricks and the symbols of the action cards.

use super::printed::Symbol;
use super::{Choice, Referee, Step};

/// What an action asks the player besides its symbols.
#[derive(Clone, Copy, Default)]
struct Extras {
    buy: u32,
    expand: Option<usize>,
    free: Option<usize>,
}

const PURCHASE: u32 = 2;
const EXPANSION: u32 = 5;

// The draft.
impl Referee {
    /// "Deal 8/6/5 each; the odd card stays unseen." Seat 0 gets the first cards of the order.
    pub(super) fn deal(&mut self, order: &[u8]) {
        let each = match self.table.seats() {
            3 => 8,
            4 => 6,
            _ => 5,
        };
        self.table.discard.clear();
        let mut rest = order;
        for player in &mut self.table.players {
            let (pack, others) = rest.split_at(each);
            player.pack = pack.to_vec();
            player.pack.sort_unstable();
            player.has_picked = false;
            rest = others;
        }
        self.table.odd = rest.to_vec();
        self.todo.push_back(Step::Draft);
    }

    pub(super) fn pairs_to_pick(&self, seat: usize) -> Vec<Choice> {
        let pack = &self.table.players[seat].pack;
        let mut pairs = Vec::new();
        for (index, &low) in pack.iter().enumerate() {
            for &high in &pack[index + 1..] {
                pairs.push(Choice::Pick(low, high));
            }
        }
        pairs
    }

    pub(super) fn pick(&mut self, seat: usize, cards: [u8; 2]) {
        let player = &mut self.table.players[seat];
        player.pack.retain(|card| !cards.contains(card));
        player.hand.extend(cards);
        player.hand.sort_unstable();
        player.has_picked = true;
        if self.table.players.iter().all(|player| player.has_picked) {
            self.todo.pop_front();
            self.do_next([Step::PassLeft]);
        }
    }

    /// "Pass the rest to the left"; a hand of one or two cards is taken whole.
    pub(super) fn pass_left(&mut self) {
        let seats = self.table.seats();
        let packs: Vec<Vec<u8>> =
            self.table.players.iter_mut().map(|player| std::mem::take(&mut player.pack)).collect();
        for (from, pack) in packs.into_iter().enumerate() {
            self.table.players[(from + 1) % seats].pack = pack;
        }
        let taken_whole = self.table.players[0].pack.len() <= 2;
        for player in &mut self.table.players {
            player.has_picked = false;
            if taken_whole {
                player.hand.append(&mut player.pack);
                player.hand.sort_unstable();
            }
        }
        self.do_next([if taken_whole { Step::BeginTrick } else { Step::Draft }]);
    }
}

// A trick.
impl Referee {
    /// The holder of the marker leads; the others follow clockwise.
    pub(super) fn begin_trick(&mut self) {
        let order = self.table.clockwise_from_marker();
        let mut steps = vec![Step::Mark(order[0])];
        steps.extend(order.into_iter().map(Step::Play));
        steps.push(Step::Reveal);
        self.do_next(steps);
    }

    /// "Only towns whose colour the leader can match may be chosen"; if there is none, any open
    /// town.
    pub(super) fn towns_to_mark(&self, leader: usize) -> Vec<usize> {
        let open = self.table.open_towns();
        let matched = self.matched(leader, &open);
        if matched.is_empty() { open } else { matched }
    }

    /// Those of the towns that some card of the hand fits.
    fn matched(&self, seat: usize, towns: &[usize]) -> Vec<usize> {
        let hand = &self.table.players[seat].hand;
        towns
            .iter()
            .copied()
            .filter(|&town| hand.iter().any(|&card| self.printed.fits(card, town)))
            .collect()
    }

    pub(super) fn mark(&mut self, leader: usize, town: usize) {
        if self.matched(leader, &[town]).is_empty() {
            self.remark("leader can match no open town");
        }
        self.table.active = Some(town);
    }

    /// The leader plays a card of the town's colour or white, or any card if the hand has none or
    /// the trick has no town. The others play any card.
    pub(super) fn cards_to_play(&self, seat: usize) -> Vec<u8> {
        let hand = self.table.players[seat].hand.clone();
        let leads = self.table.marker == Some(seat);
        let Some(town) = self.table.active.filter(|_| leads) else {
            return hand;
        };
        let fitting: Vec<u8> =
            hand.iter().copied().filter(|&card| self.printed.fits(card, town)).collect();
        if fitting.is_empty() { hand } else { fitting }
    }

    pub(super) fn play(&mut self, seat: usize, value: u8) {
        let player = &mut self.table.players[seat];
        player.hand.retain(|&card| card != value);
        player.played = Some(value);
    }

    /// "The highest card of the town's colour wins; white counts as that colour." Then all act in
    /// ascending order of value.
    pub(super) fn find_winner(&mut self) {
        let mut played: Vec<(u8, usize)> = self
            .table
            .players
            .iter()
            .enumerate()
            .map(|(seat, player)| (player.played.expect("everybody has played"), seat))
            .collect();
        played.sort_unstable();
        self.winner = None;
        if let Some(town) = self.table.active {
            for &(value, seat) in &played {
                if self.printed.fits(value, town) {
                    self.winner = Some(seat);
                }
            }
            if self.winner.is_none() {
                self.remark("nobody wins the trick");
            }
        }
        let mut steps: Vec<Step> = played.into_iter().map(|(_, seat)| Step::Act(seat)).collect();
        steps.push(Step::EndTrick);
        self.do_next(steps);
    }

    /// "Tricks until each player holds one card; that card is discarded." With the last-card
    /// option it is played, and no card is left.
    pub(super) fn end_trick(&mut self) {
        self.table.active = None;
        self.winner = None;
        let left = if self.last_card { 0 } else { 1 };
        if self.table.players.iter().any(|player| player.hand.len() > left) {
            self.do_next([Step::BeginTrick]);
            return;
        }
        for player in &mut self.table.players {
            self.table.discard.append(&mut player.hand);
        }
        self.begin_upkeep();
    }
}

// The action of a card.
impl Referee {
    fn card_played_by(&self, seat: usize) -> u8 {
        self.table.players[seat].played.expect("the seat has a card on the table")
    }

    /// "The winner takes the primary action, each loser one secondary action of their choice."
    pub(super) fn card_actions(&self, seat: usize) -> Vec<Choice> {
        let card = self.printed.card(self.card_played_by(seat));
        if self.winner == Some(seat) {
            let most = self.most_purchases(seat, &card.primary);
            return (0..=most).map(|buy| Choice::Primary { buy }).collect();
        }

        let top = &card.secondary[0];
        let mut choices = vec![Choice::Top { expand: None }];
        for town in self.towns_to_expand_to(seat, top) {
            choices.push(Choice::Top { expand: Some(town) });
        }
        if let Some(bottom) = card.secondary.get(1) {
            let held = if bottom.contains(&Symbol::RemoveViking) {
                self.table.towns_where(|town| town.viking)
            } else {
                Vec::new()
            };
            if held.is_empty() {
                for buy in 0..=self.most_purchases(seat, bottom) {
                    choices.push(Choice::Bottom { buy, free: None });
                }
            }
            // Mandatory if any Viking token is on the board.
            for town in held {
                choices.push(Choice::Bottom { buy: 0, free: Some(town) });
            }
        }
        choices
    }

    /// How much can be bought when the only run of letters, axes or crosses has been resolved:
    /// with the coins in hand at that moment, and no more than raiders or spaces are left.
    fn most_purchases(&self, seat: usize, symbols: &[Symbol]) -> u32 {
        let mut coins = self.table.players[seat].coins;
        let mut spaces = self.printed.top_space() - self.table.players[seat].space;
        let mut raiders = self.table.battle;
        for (index, symbol) in symbols.iter().enumerate() {
            match symbol {
                Symbol::Coin => coins += 1,
                Symbol::Pay => coins = coins.saturating_sub(1),
                Symbol::Letter => spaces = spaces.saturating_sub(1),
                Symbol::Axe => raiders = raiders.saturating_sub(1),
                _ => {}
            }
            if symbol.allows_purchase() && run_ends(symbols, index) {
                let affordable = coins / PURCHASE;
                return match symbol {
                    Symbol::Letter => affordable.min(spaces),
                    Symbol::Axe => affordable.min(raiders),
                    _ => affordable,
                };
            }
        }
        0
    }

    /// "You may pay 5 coins to take a town with no disc that a road joins to a town you control";
    /// not the active town. The coins of the action itself come first.
    fn towns_to_expand_to(&self, seat: usize, symbols: &[Symbol]) -> Vec<usize> {
        let Some(place) = symbols.iter().position(|symbol| *symbol == Symbol::Expand) else {
            return Vec::new();
        };
        let gained =
            symbols[..place].iter().filter(|symbol| **symbol == Symbol::Coin).count() as u32;
        if self.table.players[seat].coins + gained < EXPANSION {
            return Vec::new();
        }
        let mut towns = self.table.open_towns();
        towns.retain(|&town| {
            let joined = self.printed.towns[town]
                .neighbours
                .iter()
                .any(|&neighbour| self.table.controls(seat, neighbour));
            joined && self.table.active != Some(town)
        });
        towns
    }

    pub(super) fn take_card_action(&mut self, seat: usize, choice: Choice) {
        let printed = self.printed;
        let value = self.card_played_by(seat);
        let card = printed.card(value);
        match choice {
            Choice::Primary { buy } => {
                self.resolve(seat, &card.primary, Extras { buy, ..Extras::default() });
            }
            Choice::Top { expand } => {
                self.resolve(seat, &card.secondary[0], Extras { expand, ..Extras::default() });
            }
            Choice::Bottom { buy, free } => {
                self.resolve(seat, &card.secondary[1], Extras { buy, expand: None, free });
            }
            other => panic!("not the action of a card: {other:?}"),
        }
        self.slide_down(seat);
        self.table.players[seat].played = None;
        self.table.discard.push(value);
    }

    /// "Resolve all, left to right." The purchase follows the last of equal symbols.
    fn resolve(&mut self, seat: usize, symbols: &[Symbol], extras: Extras) {
        for (index, &symbol) in symbols.iter().enumerate() {
            self.resolve_one(seat, symbol, extras);
            if symbol.allows_purchase() && run_ends(symbols, index) {
                for _ in 0..extras.buy {
                    self.spend(seat, PURCHASE);
                    self.resolve_one(seat, symbol, extras);
                }
            }
        }
    }

    fn resolve_one(&mut self, seat: usize, symbol: Symbol, extras: Extras) {
        let top_space = self.printed.top_space();
        let player = &mut self.table.players[seat];
        match symbol {
            Symbol::Town => {
                let town = self.table.active.expect("only a trick with a town has a winner");
                self.table.marker = Some(seat);
                self.table.place_disc(seat, town);
            }
            Symbol::Coin => player.coins += 1,
            Symbol::Pay => self.pay(seat),
            Symbol::Cross => player.church += 1,
            Symbol::Axe => {
                if self.table.battle > 0 {
                    self.table.battle -= 1;
                    player.raiders += 1;
                } else {
                    self.remark("axe, but no raiders are left");
                }
            }
            Symbol::Renown => player.renown += 1,
            Symbol::Letter => {
                if player.space < top_space {
                    player.space += 1;
                } else {
                    self.remark("letter on the top space");
                }
            }
            Symbol::Expand => {
                if let Some(town) = extras.expand {
                    self.spend(seat, EXPANSION);
                    self.table.place_disc(seat, town);
                    self.remark("expansion");
                }
            }
            Symbol::RemoveViking => {
                if let Some(town) = extras.free {
                    self.table.towns[town].viking = false;
                    self.remark(if self.table.towns[town].disc == Some(seat) {
                        "freed a town of one's own"
                    } else {
                        "freed another player's town"
                    });
                }
            }
            Symbol::TownAnywhere => panic!("no action card shows a town anywhere"),
        }
    }

    fn spend(&mut self, seat: usize, coins: u32) {
        let player = &mut self.table.players[seat];
        player.coins = player.coins.checked_sub(coins).expect("the coins were counted before");
    }

    /// "−1 coin; with none, −2 points instead. With one point, lose that one."
    fn pay(&mut self, seat: usize) {
        let player = &mut self.table.players[seat];
        if player.coins > 0 {
            player.coins -= 1;
            return;
        }
        let lost = player.points.min(2);
        player.points -= lost;
        self.remark(match lost {
            2 => "paid with two points",
            1 => "paid with the only point",
            _ => "had neither coin nor point to pay",
        });
    }

    /// "After the whole action, if the acting player's marriage disc shares a space (other than
    /// space 0), it moves down to the next free space, or to space 0."
    fn slide_down(&mut self, seat: usize) {
        let is_shared = |space: u32| {
            let players = self.table.players.iter().enumerate();
            players.into_iter().any(|(other, player)| other != seat && player.space == space)
        };
        let reached = self.table.players[seat].space;
        let mut space = reached;
        while space > 0 && is_shared(space) {
            space -= 1;
        }
        self.table.players[seat].space = space;
        if space != reached {
            self.remark(if space == 0 {
                "marriage disc slid down to space 0"
            } else if reached - space > 1 {
                "marriage disc slid down several spaces"
            } else {
                "marriage disc slid down one space"
            });
        }
    }
}

/// Whether the symbol at this place is the last of a run of equal ones.
fn run_ends(symbols: &[Symbol], index: usize) -> bool {
    symbols.get(index + 1) != Some(&symbols[index])
}
