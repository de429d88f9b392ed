//! The gates of what bots of Brian Boru imagine: it agrees with all that was seen and heard, it owes nothing
//! to what is hidden, and where nothing is known everything is equally likely.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use std::collections::HashMap;

use ardri_boru::{BrianBoru, Card, CardSet, Event, Options, Seen, Stage, Town, TownSet};
use ardri_bots::boru::{Imagination, Memory};
use ardri_bots::{Bot, Budget, Opponents};
use ardri_core::{Actor, Game, Seat, Viewer, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// The town that a card led, and what was open then.
type Led = (Town, TownSet);

/// What a seat has heard in this round, kept as it came.
#[derive(Clone, Default)]
struct History {
    memory: Memory,
    /// Who played which card, in order, and what it led.
    played: Vec<(Seat, Card, Option<Led>)>,
}

/// Plays a game at random and shows each state with what each seat has heard.
fn each_state(seats: u8, seed: u64, mut each: impl FnMut(&BrianBoru, &[History], &[(u8, String)])) {
    let mut game = BrianBoru::new(&Options::default(), seats).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut histories = vec![History::default(); usize::from(seats)];
    let (mut legal, mut events, mut rounds) = (Vec::new(), Vec::new(), Vec::new());
    while game.stage() != Stage::Over {
        let (actor, action) = match game.turn().seats().first() {
            Some(seat) => {
                game.legal_actions(seat, &mut legal);
                (Actor::Seat(seat), legal[below(&mut rng, legal.len() as u32) as usize])
            }
            None => {
                let drawn = game.draw().unwrap().answer(&mut rng);
                (Actor::Chance, game.fated(&drawn).unwrap())
            }
        };
        let before = game;
        game.apply(actor, &action, &mut events).unwrap();
        for event in events.drain(..) {
            for (seat, history) in (0..).map(Seat).zip(&mut histories) {
                let seen = BrianBoru::seen(&event, Viewer::Seat(seat)).unwrap();
                history.memory.hear(&seen);
                if let Event::Open(Seen::Played { seat, card, .. }) = event {
                    let leads = before.marker() == Some(seat) && before.active_town().is_some();
                    let taken = Seat::all(seats).map(|seat| before.discs(seat));
                    let open = TownSet::ALL.minus(taken.fold(TownSet::EMPTY, TownSet::union));
                    let town = before.active_town().filter(|_| leads);
                    history.played.push((seat, card, town.map(|town| (town, open))));
                } else if matches!(event, Event::Dealt(_)) {
                    history.played.clear();
                }
            }
            if let Event::Open(Seen::RoundBegins { raiders, marriage, .. }) = event {
                rounds.push((raiders, marriage.name().to_owned()));
            }
        }
        each(&game, &histories, &rounds);
    }
}

#[test]
fn every_world_agrees_with_all_that_was_seen_and_heard() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for (seats, seed) in [(3, 1), (4, 2), (5, 3), (3, 4), (4, 5), (5, 6)] {
        each_state(seats, seed, |game, histories, rounds| {
            for (seat, history) in Seat::all(seats).zip(histories) {
                let view = game.view(Viewer::Seat(seat));
                let known = Imagination::of(&view, &history.memory).unwrap();
                let world = known.world(&mut rng).unwrap();
                assert_eq!(world.view(Viewer::Seat(seat)), view);
                agrees(&world, history, rounds);
            }
        });
    }
}

fn agrees(world: &BrianBoru, history: &History, rounds: &[(u8, String)]) {
    // The decks are those whose cards were revealed.
    let json = serde_json::to_value(world).unwrap();
    for (round, (raiders, marriage)) in rounds.iter().enumerate() {
        assert_eq!(json["viking_deck"][round], *raiders, "round {round}");
        assert_eq!(json["marriage_deck"][round], *marriage, "round {round}");
    }
    if !matches!(world.stage(), Stage::Mark | Stage::Play | Stage::Act) {
        return;
    }
    // Everybody has kept what they have played, and holds the rest.
    for seat in Seat::all(world.seats()) {
        let kept = (0..4).fold(CardSet::EMPTY, |kept, pass| kept.union(world.picked(seat, pass)));
        let own = history.played.iter().filter(|(other, ..)| *other == seat);
        let played: CardSet = own.map(|(_, card, _)| *card).collect();
        assert_eq!(kept.common(played), played);
        assert_eq!(world.hand(seat), kept.minus(played));
        // Whoever led with a card that does not match had none for any town.
        let mut hand = kept;
        for (other, card, led) in &history.played {
            if *other != seat {
                continue;
            }
            hand = hand.minus(CardSet::EMPTY.with(*card));
            if let Some((town, open)) = led
                && !card.matches(town.colour())
            {
                let matches = open.iter().any(|town| !hand.matching(town.colour()).is_empty());
                assert!(!matches, "{seat} could have matched");
            }
        }
    }
}

#[test]
fn whoever_leads_without_matching_holds_nothing_that_matches() {
    let mut memory = Memory::default();
    let (leader, town) = (Seat(1), "N1".parse::<Town>().unwrap());
    // Every town but the red N1 has a disc.
    for other in Town::all().filter(|other| *other != town) {
        memory.hear(&Seen::Started { seat: Seat(0), town: other });
    }
    assert_eq!(memory.lacks(leader), CardSet::EMPTY);
    let card = Card::new(1).unwrap();
    memory.hear(&Seen::Marked { seat: leader, town, trick: None });
    memory.hear(&Seen::Played { seat: leader, card, held: 3, trick: None });
    assert_eq!(memory.lacks(leader), CardSet::ALL.matching(town.colour()));
    // The next card says nothing.
    let follower = Card::new(3).unwrap();
    memory.hear(&Seen::Played { seat: Seat(2), card: follower, held: 3, trick: None });
    assert_eq!(memory.lacks(Seat(2)), CardSet::EMPTY);
}

#[test]
fn what_is_hidden_does_not_change_a_decision() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut decisions = 0;
    for (seats, seed) in [(3, 11), (4, 12), (5, 13)] {
        let mut bots: Vec<Box<dyn Bot<BrianBoru>>> = Vec::new();
        let options = Options::default();
        let new = |seat: Seat| BrianBoru::bot(&options, "chieftain", seat.0.into()).unwrap();
        bots.extend(Seat::all(seats).map(new));
        let mut turned = 0;
        each_state(seats, seed, |game, histories, _| {
            turned += 1;
            let Some(seat) = game.turn().seats().first().filter(|_| turned % 3 == 0) else {
                return;
            };
            let view = game.view(Viewer::Seat(seat));
            let known = Imagination::of(&view, &histories[seat.index()].memory).unwrap();
            let other = known.world(&mut rng).unwrap();
            let mut legal = [Vec::new(), Vec::new()];
            game.legal_actions(seat, &mut legal[0]);
            other.legal_actions(seat, &mut legal[1]);
            let [bot, again] =
                [0, 1].map(|_| BrianBoru::bot(&options, "chieftain", turned).unwrap());
            let [mut bot, mut again] = [bot, again];
            let views = [view, other.view(Viewer::Seat(seat))];
            let one = bot.choose(&views[0], &legal[0], Budget::Usual);
            assert_eq!(again.choose(&views[1], &legal[1], Budget::Usual), one);
            decisions += u32::from(other != *game);
        });
    }
    assert!(decisions > 50, "{decisions}");
}

#[test]
fn all_worlds_after_a_draft_are_equally_likely() {
    // Five players, when the packs are empty: of the first pack the seat passed three cards on, of which the
    // next kept two and passed one; of the sixteen cards that it never saw the next keeps two as well.
    let mut found = None;
    each_state(5, 21, |game, histories, _| {
        if game.stage() == Stage::Mark && histories[0].played.is_empty() {
            found.get_or_insert((*game, histories[0].memory));
        }
    });
    let (game, memory) = found.unwrap();
    let view = game.view(Viewer::Seat(Seat(0)));
    let packs = &view.own.as_ref().unwrap().packs;
    let seen = packs.iter().fold(CardSet::EMPTY, |seen, pack| seen.union(pack.cards));
    assert_eq!((packs[0].passed.len(), seen.len()), (3, 9));
    let known = Imagination::of(&view, &memory).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(22);
    let mut counts: HashMap<(CardSet, CardSet), u32> = HashMap::new();
    let worlds = 36_000;
    for _ in 0..worlds {
        let hand = known.world(&mut rng).unwrap().hand(Seat(1));
        *counts.entry((hand.common(packs[0].passed), hand.minus(seen))).or_default() += 1;
    }
    // Three ways to keep two of three, 120 to keep two of sixteen. Chi-square with 359 degrees of freedom:
    // 446 is exceeded once in a thousand.
    assert_eq!(counts.len(), 360);
    let mean = f64::from(worlds) / 360.0;
    let chi: f64 = counts.values().map(|n| (f64::from(*n) - mean).powi(2) / mean).sum();
    assert!(chi < 446.0, "{chi}");
}
