use ardri_core::{Game, Seat};
use ardri_throne::{BADGES, Due, HighThrone, Refusal};

use crate::{check, check_common, complete};

fn due() -> Vec<Due> {
    let all = vec![
        Due::Objectives,
        Due::Keep,
        Due::Opening,
        Due::Die,
        Due::Roll,
        Due::Choose,
        Due::ThumbWar,
        Due::Toss,
        Due::Nothing,
    ];
    complete(&all, |due| match due {
        Due::Objectives => 0,
        Due::Keep => 1,
        Due::Opening => 2,
        Due::Die => 3,
        Due::Roll => 4,
        Due::Choose => 5,
        Due::ThumbWar => 6,
        Due::Toss => 7,
        Due::Nothing => 8,
    });
    all
}

#[test]
fn every_refusal_has_its_words() {
    let not_now = |due| Refusal::NotNow { action: Box::new("die red".parse().unwrap()), due };
    let locked = |owner| Refusal::Locked { card: "lugh".into(), owner };
    let all = [
        not_now(Due::Roll),
        Refusal::NotTheDeck,
        Refusal::WrongDice { standard: 7, red: true },
        Refusal::NotDrawn("hoard".into()),
        Refusal::NoSuchDie,
        Refusal::NoSuchCard("lugh".into()),
        Refusal::OtherTarget("lugh".into()),
        Refusal::YourOwn("lugh".into()),
        locked(Seat(2)),
        Refusal::NoSuchLine("lugh".into()),
        Refusal::LineFilled,
        Refusal::NotRolled,
        Refusal::DoesNotFill,
        Refusal::NotTied(Seat(3)),
    ];
    complete(&all, |refusal| match refusal {
        Refusal::NotNow { .. } => 0,
        Refusal::NotTheDeck => 1,
        Refusal::WrongDice { .. } => 2,
        Refusal::NotDrawn(_) => 3,
        Refusal::NoSuchDie => 4,
        Refusal::NoSuchCard(_) => 5,
        Refusal::OtherTarget(_) => 6,
        Refusal::YourOwn(_) => 7,
        Refusal::Locked { .. } => 8,
        Refusal::NoSuchLine(_) => 9,
        Refusal::LineFilled => 10,
        Refusal::NotRolled => 11,
        Refusal::DoesNotFill => 12,
        Refusal::NotTied(_) => 13,
    });
    let due = due().into_iter().map(not_now);
    let owners = Seat::all(BADGES.len() as u8).map(locked);
    let all = all.into_iter().chain(due).chain(owners);
    let all = all.chain([Refusal::WrongDice { standard: 6, red: false }]);
    let said: Vec<_> =
        all.map(|refusal| (HighThrone::words(&refusal), refusal.to_string())).collect();
    check(&said);
    check_common::<HighThrone>();
}
