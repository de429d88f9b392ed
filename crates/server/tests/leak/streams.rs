//! The same table twice, and every byte that anyone is sent.

use ardri_boru::BrianBoru;
use ardri_core::fairness::Seed;
use ardri_core::harness::Chooser;
use ardri_core::{Actor, Seat, Teller, Viewer, below};
use ardri_tafl::{Brandubh, Tablut, Tafl};
use ardri_throne::HighThrone;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};

use crate::house::{House, Listener, Plan};
use crate::shadow::{Known, Shadow};
use crate::support::word_of;
use crate::times;

/// A game that was played: what was done, what everyone may know, and what everyone was sent.
struct Played {
    did: Vec<Option<(Seat, String)>>,
    known: Vec<Vec<Known>>,
    /// How many steps there were before the end, when everything is shown.
    open: usize,
    all: Vec<Listener>,
}

fn seed(number: u64) -> Seed {
    Seed(std::array::from_fn(|i| (number >> (i % 8 * 8)) as u8 ^ (i as u8).wrapping_mul(41)))
}

fn plan<G: Teller>(seats: u8, seed: Seed, luck: u64) -> Plan {
    Plan {
        game: G::NAME,
        options: serde_json::to_value(G::Options::default()).unwrap(),
        seats,
        seed,
        words: (0..seats).map(|seat| format!("secret-word-{luck}-{seat}")).collect(),
    }
}

/// Plays a table of a new server; `next` says what is done. Each message is held against the rules.
async fn play<G: Teller>(
    plan: &Plan,
    mut next: impl FnMut(&Shadow<G>, usize) -> Option<(Seat, String)>,
) -> Played {
    let mut house = House::open(plan, true).await;
    let options = G::Options::default();
    let mut shadow =
        Shadow::<G>::new(&options, plan.seats, plan.fairness(&house.table).fate().unwrap());
    let (mut did, mut known) = (Vec::new(), Vec::new());
    let mut action = None;
    loop {
        let done = action.as_ref().map(|(seat, action): &(Seat, String)| (*seat, action.as_str()));
        let knows = shadow.step(done);
        let events = knows[0].heard.len() + usize::from(done.is_none());
        house.step(done, events).await;
        did.push(action);
        known.push(knows);
        if shadow.game.outcome().is_some() {
            break;
        }
        check_messages(&house, plan, known.last().unwrap());
        action = next(&shadow, did.len());
        if action.is_none() {
            break;
        }
    }
    let House { server, all, .. } = house;
    server.close().await;
    let open = did.len() - usize::from(shadow.game.outcome().is_some());
    Played { did, known, open, all }
}

fn salt_of(seat: u8) -> String {
    word_of(seat, "").salt.into()
}

/// The part of a message that is for this reader alone; what is left is for all.
fn take_own(message: &mut Value) -> (Value, Vec<Value>) {
    let standing = &mut message["standing"];
    for seat in standing["seats"].as_array_mut().unwrap() {
        seat["yours"] = Value::Null;
    }
    standing["hosting"] = Value::Null;
    let views = standing["views"].take();
    let events = message["events"].as_array_mut().unwrap().iter_mut();
    (views, events.map(|event| event["heard"].take()).collect())
}

/// Holds what all were sent last against what they may know.
fn check_messages(house: &House, plan: &Plan, known: &[Known]) {
    let secret = String::from(plan.seed.clone());
    let mut public: Option<Value> = None;
    let viewers = Viewer::all(plan.seats);
    for ((listener, known), viewer) in house.all.iter().zip(known).zip(viewers) {
        let from = listener.until.len().checked_sub(2).map_or(0, |step| listener.until[step]);
        let new = &listener.heard[from..];
        for text in new {
            assert!(!text.contains(&secret), "the seed is told: {text}");
            let word = plan.words.iter().find(|word| text.contains(*word));
            assert_eq!(word, None, "a word is told: {text}");
            let salt = (0..plan.seats).find(|seat| text.contains(&salt_of(*seat)));
            assert_eq!(salt, None, "a salt is told: {text}");
            let token = house.all.iter().find(|other| text.contains(&other.person.token));
            assert!(token.is_none(), "a token is told: {text}");
        }
        let mut messages = new.iter().filter_map(|text| {
            let message: Value = serde_json::from_str(text).unwrap();
            (message["type"] == "table").then_some(message)
        });
        let mut message = messages.next_back().unwrap();
        let (views, heard) = take_own(&mut message);
        let own = &views[0];
        assert_eq!(views.as_array().unwrap().len(), 1, "one view for one seat");
        assert_eq!(own["view"], known.view, "{viewer:?} is shown something else");
        let seat = match viewer {
            Viewer::Seat(seat) => json!(seat),
            Viewer::Spectator => Value::Null,
        };
        assert_eq!(own["seat"], seat);
        let acted: Vec<Value> = heard.into_iter().filter(|heard| !heard.is_null()).collect();
        let may: Vec<Value> = known.heard.iter().map(|(_, heard)| json!(heard)).collect();
        assert_eq!(acted, may, "{viewer:?} is told something else");
        // What is not for one reader alone is the same for all, to the last field.
        let public = public.get_or_insert_with(|| message.clone());
        assert_eq!(*public, message);
    }
}

/// The choices of a random game, and for the twin the same ones but for some that a spectator
/// cannot see.
fn random<G: Teller>(
    seed: u64,
    most: usize,
) -> impl FnMut(&Shadow<G>, usize) -> Option<(Seat, String)> {
    let mut chooser = Chooser::seed_from_u64(seed);
    move |shadow, step| (step < most).then(|| shadow.choose(&mut chooser))?
}

fn twin<G: Teller>(
    first: Vec<Option<(Seat, String)>>,
    seed: u64,
    changed: &mut u64,
) -> impl FnMut(&Shadow<G>, usize) -> Option<(Seat, String)> {
    let mut chooser = Chooser::seed_from_u64(seed);
    move |shadow, step| {
        let (seat, action) = first.get(step)?.clone()?;
        let legal = shadow.legal(seat);
        if !legal.contains(&action) {
            // A secret has come out. Whoever may not know it yet still may not.
            let place = below(&mut chooser, legal.len().max(1) as u32) as usize;
            return Some((seat, legal.get(place)?.clone()));
        }
        if below(&mut chooser, 2) == 0
            && let Some(other) = shadow.instead(seat, &action, &mut chooser)
        {
            *changed += 1;
            return Some((seat, other));
        }
        Some((seat, action))
    }
}

/// For how many steps, added up over all viewers, the two were the same; every byte must be, too.
fn compare(one: &Played, other: &Played, mask: impl Fn(&str) -> String) -> u64 {
    let mut steps = 0;
    for (place, (a, b)) in one.all.iter().zip(&other.all).enumerate() {
        // As long as the rules let this viewer know the same in both, and nobody has won.
        let known = one.known.iter().zip(&other.known).take(one.open.min(other.open));
        let same = known.take_while(|(a, b)| a[place] == b[place]).count();
        let until =
            |listener: &Listener| same.checked_sub(1).map_or(0, |step| listener.until[step]);
        let (a, b) = (&a.heard[..until(a)], &b.heard[..until(b)]);
        for (a, b) in a.iter().zip(b) {
            assert_eq!(mask(a), mask(b), "listener {place} is told what is hidden");
        }
        assert_eq!(a.len(), b.len(), "listener {place} is told more often");
        steps += same as u64;
    }
    steps
}

/// Plays a game and its twin with other hidden choices; gives how much was compared and changed.
async fn other_choices<G: Teller>(seats: u8, games: u64, most: usize) -> (u64, u64, u64) {
    let (mut steps, mut changed, mut actions) = (0, 0, 0);
    for game in 0..games * times() {
        let luck = u64::from(seats) << 16 | game;
        let plan = plan::<G>(seats, seed(luck), luck);
        let one = play::<G>(&plan, random(luck, most)).await;
        let other = play::<G>(&plan, twin(one.did.clone(), luck + 1, &mut changed)).await;
        actions += (one.did.len() + other.did.len()) as u64;
        steps += compare(&one, &other, str::to_string);
        let by_seats = |known: &[Known]| known[0].heard.iter().any(|(by, _)| *by != Actor::Chance);
        assert!(one.known.iter().any(|known| by_seats(known)));
    }
    println!("{} for {seats}: {steps} steps compared, {changed} changed, {actions} acts", G::NAME);
    (steps, changed, actions)
}

/// Every hash that is shown of the luck of a plan; all tables of these servers have one id.
fn hashes(plan: &Plan) -> Vec<String> {
    let fairness = plan.fairness(&"h".repeat(20));
    let sealed = fairness.sealed.unwrap();
    let words = sealed.words.iter().filter_map(|word| word.commitment().cloned());
    words.chain([fairness.commitment, sealed.seed_commitment]).map(String::from).collect()
}

/// Plays a game without luck and its twin with another seed and other words.
async fn other_seed<G: Teller>(games: u64, most: usize) -> u64 {
    let mut steps = 0;
    for game in 0..games * times() {
        let first = plan::<G>(2, seed(game), game);
        let second = plan::<G>(2, seed(game + 1000), game + 1000);
        let one = play::<G>(&first, random(game, most)).await;
        let other = play::<G>(&second, random(game, most)).await;
        // Of the luck nothing is told but hashes.
        let hashes: Vec<String> = [&first, &second].into_iter().flat_map(hashes).collect();
        steps += compare(&one, &other, |text| {
            hashes.iter().fold(text.to_string(), |text, hash| text.replace(hash, ""))
        });
    }
    println!("{}: {steps} steps compared", G::NAME);
    steps
}

#[tokio::test]
async fn other_picks_of_brian_boru_change_no_byte_for_those_who_may_not_know() {
    let mut all = 0;
    for seats in 3..=5 {
        let (steps, changed, actions) = other_choices::<BrianBoru>(seats, 3, 400).await;
        assert!(changed > 5 && steps > 30, "{changed} changed, {steps} compared");
        all += actions;
    }
    assert!(all > 1000, "{all}");
}

#[tokio::test]
async fn other_objectives_of_the_high_throne_change_no_byte_for_the_others() {
    let mut all = 0;
    for seats in [2, 3, 5] {
        let (steps, changed, actions) = other_choices::<HighThrone>(seats, 2, 120).await;
        assert!(changed > 0 && steps > 100, "{changed} changed, {steps} compared");
        all += actions;
    }
    assert!(all > 1000, "{all}");
}

#[tokio::test]
async fn another_seed_and_other_words_change_no_byte_of_a_game_without_luck() {
    let steps =
        other_seed::<Tafl<Brandubh>>(4, 150).await + other_seed::<Tafl<Tablut>>(4, 150).await;
    assert!(steps > 1000, "{steps}");
}
