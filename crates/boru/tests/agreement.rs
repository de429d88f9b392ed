//! The engine and the slow referee agree on every list of actions and every state of random games.
//!
//! `ARDRI_GAMES` sets how many games are played for each number of players, 10 000 if it is unset.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

#[path = "referee/mod.rs"]
mod referee;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use ardri_boru::{
    Action, BrianBoru, Card, CardSet, Choice, Colour, DATA, LastCard, Marriage, Offer, Options,
    Part, Player, Table, Token, Town, TownSet, TrickView,
};
use ardri_core::{Actor, Game, NoEvents, Seat, Turn, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use referee::{Printed, Referee, Snapshot};

static PRINTED: LazyLock<Printed> = LazyLock::new(|| Printed::read(DATA));

fn games() -> u64 {
    std::env::var("ARDRI_GAMES").map_or(10_000, |games| games.parse().unwrap())
}

/// What the engine says about its state, in the referee's words.
fn snapshot(game: &BrianBoru) -> Snapshot {
    let table = game.table();
    let seats = || Seat::all(table.seats);
    let flags = |towns: TownSet| Town::all().map(|town| towns.contains(town)).collect();
    let of = |value: fn(&Player) -> u32| table.players.iter().map(value).collect();
    let values = |cards: CardSet| cards.iter().map(Card::value).collect();
    let disc = |town: Town| table.discs.iter().position(|discs| discs.contains(town));
    let ally = seats().find_map(|seat| match table.players[seat.index()].offer? {
        Offer::Military => Some((seat.index(), 'm')),
        Offer::Trade => Some((seat.index(), 't')),
        Offer::Spurn => None,
    });
    Snapshot {
        round: table.round,
        to_act: table.to_act.iter().map(|seat| seat.index()).collect(),
        chance: game.turn() == Turn::Chance,
        over: game.turn() == Turn::Over,
        marker: table.marker.map(Seat::index),
        active: table.trick.as_ref().and_then(|trick| trick.town).map(Town::index),
        discs: Town::all().map(disc).collect(),
        vikings: flags(table.vikings),
        monasteries: flags(table.monasteries),
        tokens: table.tokens.iter().map(token).collect(),
        battle: table.raiders.into(),
        marriage: table.marriage.map(Marriage::index),
        coins: of(|player| player.coins.into()),
        points: of(|player| player.points.into()),
        renown: of(|player| player.renown.into()),
        raiders: of(|player| player.raiders.into()),
        church: of(|player| player.church.into()),
        space: of(|player| player.space.into()),
        hands: seats().map(|seat| values(game.hand(seat))).collect(),
        packs: seats().map(|seat| values(game.pack(seat))).collect(),
        table: on_table(&table),
        marriages: table
            .players
            .iter()
            .map(|player| player.marriages.iter().map(Marriage::index).collect())
            .collect(),
        alliance: ally,
        scores: table.outcome.as_ref().map(|_| seats().map(|seat| items(game, seat)).collect()),
        places: table.outcome.as_ref().map(|outcome| outcome.places.clone()),
    }
}

fn token(token: &Token) -> i8 {
    match token {
        Token::FaceDown => -2,
        Token::OnBoard => -1,
        Token::Held(seat) => i8::try_from(seat.0).unwrap(),
    }
}

fn on_table(table: &Table) -> Vec<Option<u8>> {
    let cards = |trick: &TrickView| trick.cards.iter().map(|card| card.map(Card::value)).collect();
    table.trick.as_ref().map_or_else(|| vec![None; table.players.len()], cards)
}

fn items(game: &BrianBoru, seat: Seat) -> [u32; 7] {
    let score = game.score(seat);
    let items =
        [score.coins, score.marker, score.renown, score.tokens, score.shared, score.regions];
    let mut all = [u32::from(score.track); 7];
    all[1..].iter_mut().zip(items).for_each(|(place, item)| *place = item.into());
    all
}

/// How the players of a game choose.
#[derive(Clone, Copy)]
enum Style {
    Uniform,
    /// Mostly the last ones of the list: they expand, and buy all that they can.
    Eager,
    /// Mostly the first ones: they never buy, and fill one region after another.
    Meek,
    /// Red towns, red cards and expansions, so that towns of a colour run out and leaders find
    /// nothing that they can match.
    Crowd,
}

impl Style {
    fn choose(self, legal: &[Action], rng: &mut Xoshiro256PlusPlus) -> Action {
        let all = legal.len() as u32;
        let few = all.min(2);
        let place = match self {
            Self::Uniform => below(rng, all),
            Self::Eager => all - 1 - below(rng, few),
            Self::Meek => below(rng, few),
            Self::Crowd if below(rng, 8) == 0 => below(rng, all),
            Self::Crowd => {
                let best = legal.iter().map(crowding).max().unwrap();
                let liked: Vec<_> =
                    legal.iter().filter(|action| crowding(action) == best).collect();
                return *liked[below(rng, liked.len() as u32) as usize];
            }
        };
        legal[place as usize]
    }
}

/// How much an action does to let the red towns run out.
fn crowding(action: &Action) -> usize {
    let red = |colour: Colour| usize::from(colour == Colour::Red);
    match action {
        Action::Start(town) | Action::Mark(town) | Action::Settle(town) => red(town.colour()),
        Action::Pick(low, high) => red(low.colour()) + red(high.colour()),
        Action::Play(card) => 1 - red(card.colour()),
        Action::Act(act) => match act.choice {
            Choice::Expand(town) => 2 + red(town.colour()),
            _ => usize::from(act.part == Part::Top),
        },
        _ => 0,
    }
}

/// Plays a random game with both and compares them after every action.
fn play(
    options: Options,
    seats: u8,
    style: Style,
    seed: u64,
    remarks: &mut BTreeMap<&'static str, u32>,
) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = BrianBoru::new(&options, seats).unwrap();
    let mut referee = Referee::new(&PRINTED, seats.into(), options.last_card == LastCard::Play);
    let mut legal: Vec<Action> = Vec::new();
    let mut told = Vec::new();
    loop {
        let (ours, theirs) = (snapshot(&game), referee.snapshot());
        assert_eq!(ours, theirs, "game {seed} of {seats}, after {told:?}");
        if ours.over {
            break;
        }
        let (actor, action) = if ours.chance {
            let drawn = game.draw().unwrap().answer(&mut rng);
            (Actor::Chance, game.fated(&drawn).unwrap())
        } else {
            let to_act = &ours.to_act;
            for seat in Seat::all(seats) {
                game.legal_actions(seat, &mut legal);
                let ours: Vec<_> = legal.iter().map(Action::to_string).collect();
                let theirs = referee.legal(seat.index());
                assert_eq!(ours, theirs, "game {seed} of {seats}, {seat}, after {told:?}");
            }
            let seat = Seat(to_act[below(&mut rng, to_act.len() as u32) as usize] as u8);
            game.legal_actions(seat, &mut legal);
            (Actor::Seat(seat), style.choose(&legal, &mut rng))
        };
        let by = match actor {
            Actor::Chance => None,
            Actor::Seat(seat) => Some(seat.index()),
        };
        let text = action.to_string();
        game.apply(actor, &action, &mut NoEvents).unwrap();
        referee.apply(by, &text).unwrap();
        told.push(text);
    }
    for remark in referee.remarks {
        *remarks.entry(remark).or_default() += 1;
    }
}

fn agree(options: Options, seats: u8) {
    let mut remarks = BTreeMap::new();
    for style in [Style::Uniform, Style::Eager, Style::Meek, Style::Crowd] {
        let share = if matches!(style, Style::Uniform) { 1 } else { 10 };
        for seed in 0..games() / share {
            play(options, seats, style, seed, &mut remarks);
        }
    }
    // With `--nocapture`: how often random games came by the rarer rules.
    println!("{seats} players: {remarks:#?}");
}

#[test]
fn three_players() {
    agree(Options::default(), 3);
}

#[test]
fn four_players() {
    agree(Options::default(), 4);
}

#[test]
fn five_players() {
    agree(Options::default(), 5);
}

#[test]
fn five_players_who_play_the_last_card() {
    agree(Options { last_card: LastCard::Play }, 5);
}
