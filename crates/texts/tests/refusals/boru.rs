use ardri_boru::{BrianBoru, COLOURS, Card, Colour, Due, LastCard, Options, Refusal, Region, Town};
use ardri_core::{Game, Seat};
use ardri_texts::Texts;

use crate::{check, complete};

fn due() -> Vec<Due> {
    let all = vec![
        Due::MarriageDeck,
        Due::VikingDeck,
        Due::FirstMarker,
        Due::StartTown,
        Due::Deal,
        Due::Pick,
        Due::Mark,
        Due::Play,
        Due::Act,
        Due::Settle,
        Due::Princess,
        Due::Raid,
        Due::Build,
        Due::Nothing,
    ];
    complete(&all, |due| match due {
        Due::MarriageDeck => 0,
        Due::VikingDeck => 1,
        Due::FirstMarker => 2,
        Due::StartTown => 3,
        Due::Deal => 4,
        Due::Pick => 5,
        Due::Mark => 6,
        Due::Play => 7,
        Due::Act => 8,
        Due::Settle => 9,
        Due::Princess => 10,
        Due::Raid => 11,
        Due::Build => 12,
        Due::Nothing => 13,
    });
    all
}

#[test]
fn every_refusal_has_its_words() {
    let town: Town = "M8".parse().unwrap();
    let region = Region::all().next().unwrap();
    let (card, seat, colour) = (Card::new(11).unwrap(), Seat(1), Colour::Red);
    let action = "play 11".parse().unwrap();
    let all = [
        Refusal::NotNow { action, due: Due::Pick },
        Refusal::NotTheDeck,
        Refusal::NoSuchSeat { seat },
        Refusal::RegionTaken(region),
        Refusal::TownTaken { town, owner: seat },
        Refusal::NotInPack(card),
        Refusal::NotInHand(card),
        Refusal::CannotLead { town, colour },
        Refusal::MustMatch { town, colour },
        Refusal::YouWon,
        Refusal::YouLost,
        Refusal::NoBottom(card),
        Refusal::NothingToBuy,
        Refusal::TooFewCoins { most: 2 },
        Refusal::FewRaiders { left: 3 },
        Refusal::TopOfTrack,
        Refusal::NoExpansion,
        Refusal::CannotExpand { coins: 4 },
        Refusal::NoRoad(town),
        Refusal::ActiveTown(town),
        Refusal::NoFreeing,
        Refusal::MustFree,
        Refusal::NoVikings(town),
        Refusal::WrongRegion { town, region },
        Refusal::NotControlled { town, seat },
        Refusal::HasMonastery(town),
    ];
    complete(&all, |refusal| match refusal {
        Refusal::NotNow { .. } => 0,
        Refusal::NotTheDeck => 1,
        Refusal::NoSuchSeat { .. } => 2,
        Refusal::RegionTaken(_) => 3,
        Refusal::TownTaken { .. } => 4,
        Refusal::NotInPack(_) => 5,
        Refusal::NotInHand(_) => 6,
        Refusal::CannotLead { .. } => 7,
        Refusal::MustMatch { .. } => 8,
        Refusal::YouWon => 9,
        Refusal::YouLost => 10,
        Refusal::NoBottom(_) => 11,
        Refusal::NothingToBuy => 12,
        Refusal::TooFewCoins { .. } => 13,
        Refusal::FewRaiders { .. } => 14,
        Refusal::TopOfTrack => 15,
        Refusal::NoExpansion => 16,
        Refusal::CannotExpand { .. } => 17,
        Refusal::NoRoad(_) => 18,
        Refusal::ActiveTown(_) => 19,
        Refusal::NoFreeing => 20,
        Refusal::MustFree => 21,
        Refusal::NoVikings(_) => 22,
        Refusal::WrongRegion { .. } => 23,
        Refusal::NotControlled { .. } => 24,
        Refusal::HasMonastery(_) => 25,
    });
    let due = due().into_iter().map(|due| Refusal::NotNow { action, due });
    let colours = [Colour::Blue, Colour::Yellow, Colour::White];
    let colours = colours.map(|colour| Refusal::MustMatch { town, colour });
    let owners = Seat::all(COLOURS.len() as u8).map(|owner| Refusal::TownTaken { town, owner });
    let all = all.into_iter().chain(due).chain(colours).chain(owners);
    let said: Vec<_> =
        all.map(|refusal| (BrianBoru::message(&refusal), refusal.to_string())).collect();
    check(&said);
}

#[test]
fn the_last_card_is_refused_in_any_language() {
    let unplayable = BrianBoru::new(&Options { last_card: LastCard::Play }, 3).unwrap_err();
    check(&[(unplayable.message().clone(), unplayable.to_string())]);
}

#[test]
fn towns_and_games_have_the_names_that_the_reader_knows() {
    let ga = Texts::new("ga".parse().unwrap());
    let town: Town = "M3".parse().unwrap();
    let said = ga.localize(&Refusal::NoRoad(town).message());
    assert!(said.contains(town.irish()) && !said.contains(town.english()), "{said}");
    let said = ga.localize(BrianBoru::new(&Options::default(), 9).unwrap_err().message());
    assert!(said.contains("Brian Bóramha") && !said.contains(BrianBoru::TITLE), "{said}");
}
