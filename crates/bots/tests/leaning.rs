//! Leanings show in play, and cost little.

#![allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose

use ardri_boru::{Asked, BrianBoru, Symbol};
use ardri_bots::persona::named;
use ardri_bots::{Bot, Budget, Opponents};
use ardri_core::fairness::{Fate, Seed};
use ardri_core::{Actor, Game, NoEvents, Seat, Turn, Viewer, below};
use ardri_tafl::{Action, Brandubh, Options, Rules, Tafl};
use ardri_throne::HighThrone;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// A game after so many random moves, if it is not over by then.
fn opened(seed: u64, plies: u32) -> Option<Tafl<Brandubh>> {
    let mut game = Tafl::<Brandubh>::new(&Options::default(), 2).unwrap();
    let (mut chance, mut legal) = (Xoshiro256PlusPlus::seed_from_u64(seed), Vec::new());
    for _ in 0..plies {
        let seat = game.turn().seats().first()?;
        game.legal_actions(seat, &mut legal);
        let action = legal[below(&mut chance, legal.len() as u32) as usize];
        game.apply(Actor::Seat(seat), &action, &mut NoEvents).unwrap();
    }
    (game.turn() != Turn::Over).then_some(game)
}

/// How often somebody of that name captures, of many positions.
fn captures(name: &str) -> usize {
    let (mut count, mut legal) = (0, Vec::new());
    for seed in 0..80 {
        let Some(game) = opened(seed, 7) else { continue };
        let seat = game.turn().seats().first().unwrap();
        game.legal_actions(seat, &mut legal);
        let mut bot = named::<Tafl<Brandubh>>(&Options::default(), name, seed).unwrap();
        let view = game.view(Viewer::Seat(seat));
        let chosen = bot.choose(&view, &legal, Budget::Nodes(2_000));
        let Action::Move(mv) = chosen else { panic!("there are no lots") };
        count += game.position().play(Rules::BASIC, mv).unwrap().captured().count();
    }
    count
}

#[test]
fn the_hunter_captures_more_than_others() {
    let [hunter, keeper, plain] = ["champion:badb", "champion:amergin", "champion"].map(captures);
    assert!(hunter > plain && hunter > keeper, "hunter {hunter}, keeper {keeper}, plain {plain}");
}

/// How many monasteries and how many raiders somebody of that name came to in the last seat of some games.
fn built_and_taken(name: &str) -> (u32, u32) {
    let options = ardri_boru::Options::default();
    let (mut built, mut taken) = (0, 0);
    for seed in 0..12_u8 {
        let mut fate = Fate::new(&Seed([seed; 32]), &["", "", ""].map(String::from));
        let mut game = BrianBoru::new(&options, 3).unwrap();
        let names = ["champion", "champion", name];
        let mut bots: Vec<_> =
            names.iter().map(|name| named::<BrianBoru>(&options, name, 7).unwrap()).collect();
        let mut legal = Vec::new();
        while game.turn() != Turn::Over {
            let mut events = Vec::new();
            match game.turn().seats().first() {
                None => {
                    let drawn = fate.draw(&game.draw().unwrap());
                    let action = game.fated(&drawn).unwrap();
                    game.apply(Actor::Chance, &action, &mut events).unwrap();
                }
                Some(seat) => {
                    game.legal_actions(seat, &mut legal);
                    let view = game.view(Viewer::Seat(seat));
                    let action = bots[seat.index()].choose(&view, &legal, Budget::Nodes(60));
                    if seat == Seat(2)
                        && let (ardri_boru::Action::Act(act), Asked::Act { card, .. }) =
                            (action, &view.table.asked)
                    {
                        let steps = card.steps(act.part).unwrap_or_default();
                        let has = |symbol| u32::from(steps.iter().any(|it| it.symbol == symbol));
                        built += has(Symbol::Cross);
                        taken += has(Symbol::Axe);
                    }
                    game.apply(Actor::Seat(seat), &action, &mut events).unwrap();
                }
            }
            for event in &events {
                for (seat, bot) in (0..).map(Seat).zip(&mut bots) {
                    if let Some(seen) = BrianBoru::seen(event, Viewer::Seat(seat)) {
                        bot.hear(&seen);
                    }
                }
            }
        }
    }
    (built, taken)
}

#[test]
fn the_builder_goes_to_church_and_the_raider_to_battle() {
    let builder = built_and_taken("champion:amergin");
    let raider = built_and_taken("champion:badb");
    assert!(builder.0 > raider.0 && raider.1 > builder.1, "{builder:?} {raider:?}");
}

/// How many cards somebody of that name goes for that others hold, and how many Heroes with a die, in some games
/// of The High Throne.
fn stolen_and_sought(name: &str) -> (usize, usize) {
    let options = ardri_throne::Options::default();
    let deck = ardri_throne::Deck::ardri();
    let (mut stolen, mut sought) = (0, 0);
    for seed in 0..40_u8 {
        let mut fate = Fate::new(&Seed([seed; 32]), &["", "", ""].map(String::from));
        let mut game = HighThrone::new(&options, 3).unwrap();
        let names = ["champion", "champion", name];
        let mut bots: Vec<_> =
            names.iter().map(|name| named::<HighThrone>(&options, name, 7).unwrap()).collect();
        let mut legal = Vec::new();
        while game.turn() != Turn::Over {
            let Some(seat) = game.turn().seats().first() else {
                let drawn = fate.draw(&game.draw().unwrap());
                let action = game.fated(&drawn).unwrap();
                game.apply(Actor::Chance, &action, &mut NoEvents).unwrap();
                continue;
            };
            game.legal_actions(seat, &mut legal);
            let view = game.view(Viewer::Seat(seat));
            let action = bots[seat.index()].choose(&view, &legal, Budget::Usual);
            let begins = game.current().is_some_and(|turn| turn.target.is_none());
            if let (true, Seat(2), ardri_throne::Action::Fill { card, .. }) =
                (begins, seat, &action)
            {
                let card = deck.card(card.as_str()).unwrap();
                stolen += usize::from(!game.centre().contains(card));
                sought += usize::from(deck.cards()[card].die.is_some());
            }
            game.apply(Actor::Seat(seat), &action, &mut NoEvents).unwrap();
        }
    }
    (stolen, sought)
}

#[test]
fn the_thief_steals_and_the_seeker_goes_for_heroes() {
    let thief = stolen_and_sought("champion:badb");
    let seeker = stolen_and_sought("champion:aengus");
    assert!(thief.0 > seeker.0 && seeker.1 > thief.1, "thief {thief:?}, seeker {seeker:?}");
}

#[test]
fn somebody_of_a_name_plays_the_same_again() {
    let choose = || {
        let game = opened(3, 6).unwrap();
        let (mut legal, seat) = (Vec::new(), game.turn().seats().first().unwrap());
        game.legal_actions(seat, &mut legal);
        let mut bot = named::<Tafl<Brandubh>>(&Options::default(), "chieftain:oisin", 5).unwrap();
        bot.choose(&game.view(Viewer::Seat(seat)), &legal, Budget::Nodes(2_000))
    };
    assert_eq!(choose(), choose());
}

#[test]
fn a_name_is_one_of_a_level_or_a_yardstick() {
    let known = |name: &str| named::<Tafl<Brandubh>>(&Options::default(), name, 1).is_some();
    assert!(known("random:badb") && known("yardstick:badb") && known("squire"));
    assert!(!known("king:badb") && !known("squire:nobody") && !known(":badb") && !known("squire:"));
}

/// A bot that compares nothing.
struct Indifferent;

impl<G: Game> Bot<G> for Indifferent {
    fn choose(&mut self, _: &G::View, legal: &[G::Action], _: Budget<'_>) -> G::Action {
        legal[0].clone()
    }
}

#[test]
fn a_bot_without_opinions_has_no_leanings() {
    let game = opened(1, 4).unwrap();
    let (mut legal, seat) = (Vec::new(), game.turn().seats().first().unwrap());
    game.legal_actions(seat, &mut legal);
    let view = game.view(Viewer::Seat(seat));
    let last = *legal.last().unwrap();
    let liking = |action: &Action| f64::from(u8::from(*action == last));
    let bot: &mut dyn Bot<Tafl<Brandubh>> = &mut Indifferent;
    assert_eq!(bot.choose_by_liking(&view, &legal, Budget::Usual, &liking), legal[0]);
}

#[test]
fn opinions_are_about_what_was_asked() {
    let game = opened(2, 6).unwrap();
    let (mut legal, seat) = (Vec::new(), game.turn().seats().first().unwrap());
    game.legal_actions(seat, &mut legal);
    let view = game.view(Viewer::Seat(seat));
    let mut bot = Tafl::<Brandubh>::bot(&Options::default(), "champion", 1).unwrap();
    let all = bot.consider(&view, &legal, Budget::Nodes(3_000));
    assert!(!all.is_empty() && all.len() <= 5);
    assert!(all.is_sorted_by(|one, other| one.chance >= other.chance), "{all:?}");
    // Two moves that nobody would name first are compared all the same.
    let others: Vec<_> =
        legal.iter().filter(|one| all.iter().all(|it| it.action != **one)).collect();
    let two = [*others[0], *others[1]];
    let about = bot.consider(&view, &two, Budget::Nodes(3_000));
    assert_eq!(about.len(), 2);
    assert!(about.iter().all(|one| two.contains(&one.action)), "{about:?}");
    assert!(about.iter().all(|one| one.chance <= all[0].chance + 0.1), "{about:?} {all:?}");
}
