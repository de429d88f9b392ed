use super::*;
use ardri_boru::{Act, Choice};
use ardri_core::Viewer;

use crate::play::Opponent;
use crate::play::samples::{after, begin, luck, play_on};

fn card(value: u8) -> Card {
    Card::new(value).unwrap()
}

#[test]
fn cards_say_what_they_do() {
    assert_eq!(
        card_words(card(1), Room::Wide),
        "wins: town + 2 up the marriage track + 1 coin; loses: 3 coins + expand, or 2 up the \
         marriage track"
    );
    assert_eq!(card_words(card(22), Room::Wide), "wins: town + pay 2; loses: 2 coins + expand");
    assert_eq!(card_words(card(13), Room::Narrow), "town 1coin/2coin exp|free pay1");
    for value in 1..=25 {
        // So much room is beside the number and the colour on the smallest screen.
        assert!(card_words(card(value), Room::Narrow).chars().count() <= 37, "{value}");
    }
}

#[test]
fn somebody_elses_turn_is_told() {
    let session = after::<BrianBoru>(3, Opponent::Person, 1, 0);
    let due = session.person_due().unwrap();
    let other = Seat((due.0 + 1) % 3);
    let words = BrianBoru::asked_now(&Scene::of(&session, Viewer::Seat(other)));
    assert_eq!(words, format!("{} chooses a first town.", seat_name(due)));
}

#[test]
fn a_preview_tells_the_effect_and_what_changes() {
    let (mut gained, mut passed, mut won) = (false, false, false);
    for seed in 0..5 {
        let mut session = begin::<BrianBoru>(4, Opponent::RANDOM);
        let luck = &mut luck(seed);
        session.go_on(luck).unwrap();
        while let Some(seat) = session.person_due() {
            let scene = Scene::of(&session, Viewer::Seat(seat));
            for action in session.legal(seat) {
                let told = session.game().foretell(&scene, seat, &action).unwrap().words.join(" ");
                match action {
                    Action::Pick(..) => {
                        passed |= told.contains("You keep ") && told.contains("Green gets ");
                    }
                    Action::Play(_) => won |= told.contains("As the cards lie then, Purple wins."),
                    Action::Act(Act { choice: Choice::Expand(_), .. }) => {
                        gained |= told.contains("pays five coins to expand");
                    }
                    _ => {}
                }
            }
            play_on(&mut session, luck, 1);
        }
    }
    assert!(gained && passed && won);
}

#[test]
fn towns_tell_of_themselves() {
    let session = after::<BrianBoru>(3, Opponent::Person, 1, 3);
    let table = session.view(Viewer::Spectator).table;
    let taken = table.discs[0].first().unwrap();
    let page = town_page(&table, taken).join(" ");
    assert!(page.contains(taken.irish()) && page.contains("Purple holds it."), "{page}");
    let tuam = "C6".parse().unwrap();
    assert!(town_page(&table, tuam).join(" ").contains("No road leads to it."));
}
