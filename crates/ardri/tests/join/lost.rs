//! A server that goes away in the middle of a game and comes back.

use crate::child::{Ardri, ardri_at};
use crate::player::House;
use crate::tafl::{play_out, sit_down};

#[test]
fn a_server_that_is_killed_and_started_again_loses_nothing() {
    let mut house = House::new();
    let (_, mut players) = sit_down(&house);
    players[0].until(&["It is your turn."]);
    players[0].types("d2-e2");
    players[1].until(&["It is your turn."]);
    let address = house.server.address().to_string();
    house.server.kill();
    for player in &mut players {
        player.until(&["The connection is lost."]);
    }
    // What cannot wait is said not to have been done; a move is kept.
    players[0].types("say Are you there?");
    players[0].until(&["The connection is lost."]);
    players[1].types("d3-e3");
    players[1].until(&["Your move is kept and sent as soon as it is back."]);
    let data = house.folder.path().join("data");
    house.server = Ardri::with(ardri_at(&address, &data), &house.folder.path().join("again.log"));
    assert_eq!(house.server.address(), address);
    for player in &mut players {
        player.until(&["You are connected again."]);
        player.until(&["A Celt goes from d3 to e3."]);
    }
    players[0].until(&["It is your turn."]);
    let boards = players.each_mut().map(|player| player.answer("position").pop());
    assert_eq!(boards[0], boards[1]);
    let ends = play_out(&mut players, 0, true);
    assert!(ends.iter().any(|said| said.contains("You have won!")), "{}", ends[0]);
    // Nothing was done twice.
    for said in ends {
        let moved = said.matches("A Celt goes from d3 to e3.").count();
        let others = said.matches("A Celt goes from e3 to d3.").count();
        assert!(moved <= others + 1, "{said}");
    }
}

#[test]
fn a_move_that_gets_no_answer_is_sent_again_and_done_once() {
    let house = House::new();
    let (_, [mut ann, mut bob]) = sit_down(&house);
    ann.until(&["It is your turn."]);
    ann.types("d2-e2");
    bob.until(&["It is your turn."]);
    // The server holds its breath: the move arrives there, but nobody says so.
    house.server.stop();
    bob.types("d3-e3");
    bob.until(&["Your move is kept and sent as soon as it is back."]);
    house.server.signal("CONT");
    bob.until(&["You are connected again."]);
    bob.until(&["A Celt goes from d3 to e3."]);
    bob.until(&["Ann to move."]);
    // The second time is answered like the first, not refused.
    assert_eq!(bob.answer("clock"), ["No clock: take the time you need."]);
    ann.until(&["A Celt goes from d3 to e3."]);
    ann.until(&["It is your turn."]);
    ann.types("resign");
    ann.until(&["You have lost."]);
    for player in [ann, bob] {
        let said = player.quits();
        assert_eq!(said.matches("A Celt goes from d3 to e3.").count(), 1, "{said}");
    }
}
