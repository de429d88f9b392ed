//! Positions of Brian Boru in which one choice is obviously right, or another obviously wrong. Every level
//! but the weakest must see it.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use ardri_boru::{
    Asked, BrianBoru, Card, CardSet, Hidden, Marriage, Offer, Options, Region, Table, Token, Town,
    TownSet, TrickView,
};
use ardri_bots::{Budget, Opponents};
use ardri_core::{Game, Seat, Viewer};

/// What the bot must do, or must not.
enum Wanted {
    OneOf(Vec<String>),
    NoneOf(Vec<String>),
}

/// A position in the last round; the first seat has to decide.
struct Position {
    name: String,
    table: Table,
    /// The cards that each seat holds, and those that it has played.
    hands: Vec<Vec<u8>>,
    wanted: Wanted,
}

fn towns(ids: &str) -> TownSet {
    ids.split_whitespace().map(|id| id.parse::<Town>().unwrap()).collect()
}

fn regions(letters: &str) -> impl Iterator<Item = usize> + '_ {
    letters.chars().map(|letter| letter.to_string().parse::<Region>().unwrap().index())
}

impl Position {
    /// All have equally many points; what is held in the regions is in `discs`, for the first seats. Of the
    /// regions named in `up` the tokens lie face up on the board.
    fn new(name: impl Into<String>, seats: u8, discs: &[&str], up: &str) -> Self {
        let mut table = BrianBoru::new(&Options::default(), seats).unwrap().table();
        table.round = table.rounds;
        table.marriages_left = 0;
        table.marker = Some(Seat(1));
        table.discs.iter_mut().zip(discs).for_each(|(discs, ids)| *discs = towns(ids));
        regions(up).for_each(|region| table.tokens[region] = Token::OnBoard);
        // Coins matter to nobody: two have most.
        for (place, player) in table.players.iter_mut().enumerate() {
            player.coins = if place == 0 { 0 } else { 9 };
        }
        Self {
            name: format!("{} ({seats} seats)", name.into()),
            table,
            hands: vec![Vec::new(); usize::from(seats)],
            wanted: Wanted::NoneOf(Vec::new()),
        }
    }

    fn with(mut self, change: impl FnOnce(&mut Table)) -> Self {
        change(&mut self.table);
        self
    }

    /// The seat's disc has lost a trick about a town and its card acts last; the others have acted.
    fn acts(mut self, card: u8, won: bool, town: &str) -> Self {
        let card = Card::new(card).unwrap();
        self.table.asked = Asked::Act { card, won };
        self.trick(town, &[Some(card)], true);
        self.hands.iter_mut().for_each(|hand| hand.push(0));
        self
    }

    /// The first seat is the last to play, and has these two cards; the others have played.
    fn plays(mut self, town: &str, own: [u8; 2], others: &[u8]) -> Self {
        self.table.asked = Asked::Play;
        let mut cards = vec![None];
        cards.extend(others.iter().map(|card| Card::new(*card)));
        self.trick(town, &cards, false);
        self.hands.iter_mut().for_each(|hand| hand.push(0));
        self.hands[0] = own.to_vec();
        self
    }

    fn trick(&mut self, town: &str, cards: &[Option<Card>], complete: bool) {
        let seats = usize::from(self.table.seats);
        let mut all = vec![None; seats];
        all[..cards.len()].copy_from_slice(cards);
        let won = matches!(self.table.asked, Asked::Act { won: true, .. });
        self.table.trick = Some(TrickView {
            town: Some(town.parse().unwrap()),
            cards: all,
            leading: Some(Seat(u8::from(!won))),
            complete,
            to_play: Vec::new(),
            order: Vec::new(),
        });
        self.table.to_act = vec![Seat(0)];
    }

    /// The first seat leads the last trick with these two cards.
    fn marks(mut self, own: [u8; 2]) -> Self {
        self.table.asked = Asked::Mark;
        self.table.marker = Some(Seat(0));
        self.table.to_act = vec![Seat(0)];
        self.hands.iter_mut().for_each(|hand| hand.extend([0, 0]));
        self.hands[0] = own.to_vec();
        self
    }

    /// Upkeep asks the first seat.
    fn asks(mut self, asked: Asked) -> Self {
        self.table.asked = asked;
        self.table.to_act = vec![Seat(0)];
        self
    }

    fn right(mut self, actions: &[&str]) -> Self {
        self.wanted = Wanted::OneOf(actions.iter().map(ToString::to_string).collect());
        self
    }

    fn wrong(mut self, actions: &[&str]) -> Self {
        self.wanted = Wanted::NoneOf(actions.iter().map(ToString::to_string).collect());
        self
    }

    /// The game: every seat has kept what it holds and has played, two cards of each pack.
    fn game(&self) -> BrianBoru {
        let seats = usize::from(self.table.seats);
        let mut table = self.table.clone();
        let trick = table.trick.as_ref();
        let on_table = |seat: usize| trick.and_then(|trick| trick.cards[seat]);
        let mut used: CardSet = (0..seats).filter_map(on_table).collect();
        used = self
            .hands
            .iter()
            .flatten()
            .filter_map(|card| Card::new(*card))
            .fold(used, CardSet::with);
        let mut rest = CardSet::ALL.minus(used).iter();
        let (mut hands, mut dealt) = ([CardSet::EMPTY; 5], [CardSet::EMPTY; 5]);
        let mut picks = [[CardSet::EMPTY; Hidden::MOST_PASSES]; 5];
        for seat in 0..seats {
            // Zero is any card that is left.
            let held = &self.hands[seat];
            let hand: CardSet =
                held.iter().map(|card| Card::new(*card).or_else(|| rest.next()).unwrap()).collect();
            hands[seat] = hand;
            table.cards[seat] = hand.len() as u8;
            if held.is_empty() {
                continue;
            }
            let mut kept: Vec<Card> = hand.iter().chain(on_table(seat)).collect();
            while kept.len() < Hidden::pack_size(self.table.seats) {
                kept.push(rest.next().unwrap());
            }
            for (pass, two) in kept.chunks(2).enumerate() {
                let two: CardSet = two.iter().copied().collect();
                picks[seat][pass] = two;
                let dealer = (seat + 4 * seats - pass) % seats;
                dealt[dealer] = dealt[dealer].union(two);
            }
        }
        let suitors: Vec<Marriage> = Marriage::all().take(usize::from(table.rounds) - 1).collect();
        let hidden = Hidden {
            vikings: Hidden::VIKINGS,
            suitors: ardri_boru::Suitors::new(&suitors),
            dealt,
            picks,
            hands,
        };
        BrianBoru::from_table(&table, &hidden).unwrap()
    }

    /// What is wrong with what a level does here, if anything.
    fn objection(&self, level: &str, seed: u64) -> Option<String> {
        let game = self.game();
        let mut legal = Vec::new();
        game.legal_actions(Seat(0), &mut legal);
        let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let (Wanted::OneOf(named) | Wanted::NoneOf(named)) = &self.wanted;
        for name in named {
            assert!(texts.contains(name), "{}: {name} is not legal, only {texts:?}", self.name);
        }
        assert!(named.len() < texts.len(), "{}: there is no choice", self.name);
        let mut bot = BrianBoru::bot(game.options(), level, seed).unwrap();
        // Who thinks in time would take a while by itself.
        let budget = if level == "high-king" { Budget::Nodes(3_000) } else { Budget::Usual };
        let view = game.view(Viewer::Seat(Seat(0)));
        let done = bot.choose(&view, &legal, budget).to_string();
        let good = match &self.wanted {
            Wanted::OneOf(right) => right.contains(&done),
            Wanted::NoneOf(wrong) => !wrong.contains(&done),
        };
        (!good).then(|| format!("{level}, {}: {done}", self.name))
    }
}

/// A region, a town of the first seat there, from which roads lead to others, and one of the second.
const EXPANSIONS: [(&str, &str, &str); 6] = [
    ("N", "N2", "N6"),
    ("U", "U4", "U1"),
    ("S", "S1", "S4"),
    ("L", "L3", "L9"),
    ("M", "M4", "M1"),
    ("C", "C9", "C1"),
];

fn positions() -> Vec<Position> {
    let mut all = Vec::new();
    for (place, (region, own, other)) in EXPANSIONS.into_iter().enumerate() {
        let seats = 3 + place as u8 % 3;
        let there = own.parse::<Town>().unwrap().neighbours();
        let targets: Vec<_> = there.iter().map(|town| format!("top expand {town}")).collect();
        let targets: Vec<_> = targets.iter().map(String::as_str).collect();
        // Nothing else uses the coins, and a token hangs on it.
        all.push(
            Position::new(format!("expand in {region}"), seats, &[own, other], region)
                .with(|table| table.players[0].coins = 4)
                .acts(10, false, "D1")
                .right(&targets),
        );
        // The same with a card that gives less, and with more coins.
        all.push(
            Position::new(
                format!("spend the last coins in {region}"),
                seats,
                &[own, other],
                region,
            )
            .with(|table| table.players[0].coins = 9)
            .acts(20, false, "D1")
            .right(&targets),
        );
        // A monastery decides a tie; elsewhere it is of no use.
        let spare = if region == "D" { "B1" } else { "D3" };
        all.push(
            Position::new(
                format!("build in {region}"),
                seats,
                &[&format!("{own} {spare}"), other],
                region,
            )
            .asks(Asked::Build { patron: false })
            .right(&[&format!("build {own}")]),
        );
        // One of two towns goes: not the one with a token.
        all.push(
            Position::new(format!("keep {region}"), seats, &[&format!("{own} {spare} B1")], region)
                .with(|table| {
                    table.players.iter_mut().skip(1).for_each(|player| player.raiders = 2);
                    table.raiders = 3;
                    let token = regions(region).next().unwrap();
                    table.tokens[token] = Token::Held(Seat(0));
                })
                .asks(Asked::Raid { loser: Seat(0) })
                .wrong(&[&format!("raid {own}")]),
        );
        // A town anywhere breaks the tie.
        let anywhere = Position::new(format!("settle in {region}"), seats, &[own, other], region);
        let free = towns(other).union(towns(own));
        let there = region.parse::<Region>().unwrap().towns().minus(free);
        let right: Vec<String> = there.iter().map(|town| format!("settle {town}")).collect();
        let right: Vec<&str> = right.iter().map(String::as_str).collect();
        all.push(anywhere.asks(Asked::Settle { region: None }).right(&right));
    }
    for (town, own, others) in [
        ("S4", [24, 7], [5, 8, 9, 12]),
        ("S2", [25, 7], [6, 9, 8, 3]),
        ("S3", [23, 8], [7, 10, 9, 12]),
        ("S4", [22, 8], [15, 5, 9, 12]),
    ] {
        for seats in [3, 4, 5] {
            let others = &others[..seats as usize - 1];
            // Free for the taking: all others have played, and the token hangs on it.
            all.push(
                Position::new(format!("take {town}"), seats, &["S1", "S5"], "S")
                    .with(|table| table.players[0].coins = 2)
                    .plays(town, own, others)
                    .right(&[&format!("play {}", own[0])]),
            );
            // The second seat has most points, and would get the last token.
            all.push(
                Position::new(format!("deny {town}"), seats, &["C1", "S5", "S6"], "S")
                    .with(|table| {
                        table.players[0].coins = 2;
                        table.players[1].points += 4;
                        table.players[0].points += 3;
                    })
                    .plays(town, own, others)
                    .right(&[&format!("play {}", own[0])]),
            );
        }
    }
    for seats in [3, 4, 5] {
        // More than anybody needs costs coins, and most coins are the point that decides. What the second
        // seat has in all is one less than the first has with them.
        for (card, what, rival) in [(15, "axes", 14), (16, "crosses", 12), (14, "letters", 11)] {
            all.push(
                Position::new(format!("no {what} for nothing"), seats, &["C1", "M1"], "")
                    .with(|table| {
                        table.marker = None;
                        table.players[0].coins = 10;
                        table.players[1].points = rival - 1;
                        table.raiders = if what == "axes" { 9 } else { 0 };
                    })
                    .acts(card, false, "D1")
                    .wrong(&["bottom buy 1", "bottom buy 2", "bottom buy 3"]),
            );
        }
        // Vikings: with them she would be High King, without them they are worth nothing.
        let vikings = "M1 M2 L1 L2";
        let princess = |name: &str, discs: &[&str], up: &str| {
            Position::new(name, seats, discs, up).with(|table| {
                table.players[0].space = 3;
                table.players[0].marriages.add(Marriage::PRINCESS);
            })
        };
        let offer = |offer: Offer| format!("princess {offer}");
        all.push(
            princess("take the army", &["M5", vikings], "ML")
                .with(|table| table.vikings = towns(vikings))
                .asks(Asked::Princess)
                .right(&[&offer(Offer::Military)]),
        );
        all.push(
            princess("take the trade", &["C1 N1 U1 S1 B1 D1", vikings], "")
                .with(|table| table.vikings = towns(vikings))
                .asks(Asked::Princess)
                .right(&[&offer(Offer::Trade)]),
        );
        all.push(
            princess("take the points", &["M5", "L1"], "ML")
                .asks(Asked::Princess)
                .right(&[&offer(Offer::Spurn)]),
        );
        // One's own town, and with it a token.
        all.push(
            Position::new("free one's own town", seats, &["L1 L3", "M1 L9"], "LM")
                .with(|table| {
                    table.vikings = towns("L3 M1");
                    table.players[0].coins = 1;
                })
                .acts(13, false, "D1")
                .right(&["bottom free L3"]),
        );
        // A card that wins for certain, and a town that is worth a token or nothing.
        all.push(
            Position::new("lead for the token", seats, &["L1 B3 D1", "L9 C1"], "L")
                .with(|table| {
                    table.players[0].coins = 2;
                    // Every other blue town is taken by whoever has no hope.
                    table.discs[2] = towns("N3 N4 U2 U4 S2 S5 C5 C9 M1 M6");
                })
                .marks([25, 19])
                .right(&["mark L2", "mark L3", "mark L6"]),
        );
    }
    all
}

#[test]
fn nobody_but_the_weakest_does_what_makes_no_sense() {
    let all = positions();
    assert!(all.len() >= 78, "{}", all.len());
    let mut objections = Vec::new();
    for level in BrianBoru::levels().iter().skip(1) {
        for (position, seed) in all.iter().zip(1..) {
            objections.extend(position.objection(level.name, seed));
        }
    }
    assert!(objections.is_empty(), "{} of {}: {objections:#?}", objections.len(), all.len());
}

#[test]
fn whoever_does_anything_gets_each_of_them_wrong_sooner_or_later() {
    let errs =
        |position: &Position| (0..60).any(|seed| position.objection("random", seed).is_some());
    let easy: Vec<_> = positions().into_iter().filter(|position| !errs(position)).collect();
    let easy: Vec<_> = easy.iter().map(|position| &position.name).collect();
    assert!(easy.is_empty(), "nobody fails {easy:?}");
}
