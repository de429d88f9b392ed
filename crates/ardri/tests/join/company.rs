//! Whole games against the server's bots.

use crate::player::{House, Player};

const TURN: &str = "It is your turn.";
const OVER: &str = "The game is over. Type again";

/// Answers every question by `choose` until the game is over; gives all that was said.
pub(crate) fn play_out(
    mut player: Player,
    mut choose: impl FnMut(&mut Player) -> String,
) -> String {
    for _ in 0..5000 {
        if player.until(&[TURN, OVER]).contains(OVER) {
            return player.quits();
        }
        let chosen = choose(&mut player);
        player.types(&chosen);
    }
    panic!("no end:\n{}", player.said);
}

/// The last of the actions of Brian Boru that are legal.
pub(crate) fn a_legal_action(player: &mut Player) -> String {
    let legal = player.answer("legal");
    let begins = [
        "start", "pick", "mark", "play", "top", "bottom", "primary", "settle", "raid", "build",
        "princess",
    ];
    let is_action = |line: &&String| begins.iter().any(|word| line.starts_with(word));
    legal.iter().rfind(is_action).unwrap_or_else(|| panic!("{legal:?}")).clone()
}

#[test]
fn a_whole_high_throne_by_the_first_choice_on_offer() {
    let house = House::new();
    let args = [&house.url(), "--new", "high-throne", "--players", "3", "--bot", "squire"];
    let mut player = house.join("ann", &args);
    player.until(&["Seat 3: "]);
    let said = play_out(player, |_| "1".into());
    assert!(said.contains("Your Objective: "), "{said}");
    assert!(said.contains("Final scores") || said.contains("points"), "{said}");
    assert!(said.contains("You have won!") || said.contains(" wins."), "{said}");
}

#[test]
fn a_whole_brian_boru_by_the_first_action_that_is_legal() {
    let house = House::new();
    let args = [&house.url(), "--new", "brian-boru", "--bot", "random", "--name", "Ann"];
    let player = house.join("ann", &args);
    let mut asked = 0;
    let said = play_out(player, |player| {
        asked += 1;
        a_legal_action(player)
    });
    assert!(asked > 30, "{asked}");
    assert!(said.contains("Final scores"), "{said}");
}
