//! The game in lines.

use ardri_core::{Seat, Viewer};
use ardri_throne::{HighThrone, Seen};

use crate::play::Opponent;
use crate::play::game_ui::GameUi;
use crate::play::local_table::LocalTable;
use crate::play::samples::{self, after, begin, luck};
use crate::play::throne::names::badge;
use crate::play::throne::{Scene, standings};

fn talk(players: u8, interactive: bool, input: &str) -> (String, LocalTable<HighThrone>) {
    let mut session = begin(players, Opponent::RANDOM);
    (samples::talk(&mut session, interactive, input), session)
}

#[test]
fn a_person_is_asked_before_an_objective_is_kept() {
    let (said, session) = talk(3, true, "1\nback\n2\n\n");
    assert_eq!(said.matches("Press Enter to do it, or type back.").count(), 2, "{said}");
    assert!(said.contains("You keep ") && said.contains("Your Objective: "), "{said}");
    assert!(session.is_unsaved());
}

#[test]
fn whatever_is_typed_gets_an_answer() {
    let commands = "help\ncards\nobjective\nstandings\ns\nlog\nrules\nlegal\ncard\ncard xyzzy\n\
                    odds\nodds on\nodds off\nodds maybe\ndice\npreview 1\npreview\nback\nundo\n\
                    undo 2\nroll\nsave\nnonsense\naside K\nfill x 1 S\n\u{7f}\n%\n\
                    9999999999999999999999\n";
    let (said, session) = talk(4, false, commands);
    assert!(!session.is_unsaved());
    for part in [
        "Type the number of a choice",
        "If the game ended now",
        "You drew ",
        "Nobody is on turn, so there are no odds.",
        "The odds are shown from now on.",
        "Odds stands alone, or with on or off.",
        "There is nothing that you could take back",
        "“undo” stands alone",
        "There is nothing to roll now.",
        "Type the name of a file after save.",
        "There is no command or choice “nonsense”",
        "“aside K” cannot be done now: keep one of your Objectives (ardri rules high-throne#",
        "There is no card “xyzzy” in this deck.",
        "The input has ended; the game is not finished (",
    ] {
        assert!(said.contains(part), "{part}\n{said}");
    }
    assert!(!said.contains("> \n") && !said.contains("Press Enter to do it, or"));
}

#[test]
fn what_was_done_is_taken_back_before_the_dice_roll() {
    let (said, session) = talk(2, false, "1\nodds on\naside\n1\n1\nundo\nundo\n");
    assert!(said.contains("Press Enter to roll "), "{said}");
    let (_, undone) = said.split_once("Taken back: ").unwrap();
    assert!(undone.contains("The dice: ["), "{said}");
    assert!(undone.contains("There is nothing that you could take back"), "{said}");
    assert!(undone.contains("The chance of Wolf to gain each card this turn, from this roll"));
    assert_eq!(session.waiting(), None);
    let roll = said.split_once("Press Enter to roll ").unwrap().0.matches(" rolls ").count();
    let (said, _) = talk(2, false, "1\naside\n1\n1\n\n");
    assert!(said.matches(" rolls ").count() > roll, "{said}");
}

#[test]
fn the_standings_say_who_holds_what_of_each_region() {
    let (mut held, mut locked) = (0, 0);
    for actions in [0, 60, usize::MAX] {
        let session = after::<HighThrone>(3, Opponent::RANDOM, 5, actions);
        let scene = Scene::of(&session, Viewer::Spectator);
        let page = standings::page(&scene);
        let (_, regions) = page.split_at(page.iter().position(|row| row == "Regions:").unwrap());
        let deck = scene.options.the_deck();
        assert_eq!(regions.len(), 1 + deck.regions().len(), "{page:#?}");
        for (row, form) in regions[1..].iter().zip(&deck.form().regions) {
            assert!(row.starts_with(&format!("  {}: ", form.name)), "{row}");
            let mut players = (0..).map(Seat).zip(&scene.view.players);
            let by = players.find(|(_, player)| player.locked.contains(&form.id));
            let told = by.map(|(seat, _)| format!("locked by {}, ", badge(seat)));
            assert!(row.contains(&told.unwrap_or_else(|| " in the centre, ".into())), "{row}");
            locked += u32::from(by.is_some());
            held += u32::from(row.contains("Wolf 1, "));
        }
    }
    assert!(held > 0 && locked > 0, "{held} {locked}");
}

#[test]
fn nobody_sees_the_objectives_of_others_nor_foresees_them() {
    let luck = &mut luck(5);
    let mut session = begin::<HighThrone>(4, Opponent::Person);
    session.go_on(luck).unwrap();
    let mut last = 0;
    while let Some(seat) = session.person_due() {
        let action = session.game().at_random(seat, luck).unwrap();
        let scene = Scene::of(&session, Viewer::Seat(seat));
        let effect = session.game().foretell(&scene, seat, &action).unwrap();
        let shown = |word: &String| word.contains(" shows ") || word.contains(" for cards, ");
        assert!(!effect.words.iter().any(shown), "{:?}", effect.words);
        last += usize::from(effect.words.iter().any(|word| word.contains("the game ends")));
        for viewer in Viewer::all(4) {
            for seen in session.done().iter().flat_map(|done| done.seen::<HighThrone>(viewer)) {
                if let Seen::Kept { seat, objective } = seen {
                    assert_eq!(objective.is_some(), viewer == Viewer::Seat(*seat));
                }
            }
        }
        session.play(seat, &action).unwrap();
        session.wait_for(None);
        session.go_on(luck).unwrap();
    }
    assert_eq!(last, 1);
}
