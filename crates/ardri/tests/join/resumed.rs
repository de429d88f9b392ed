//! A game that was played at a server and goes on at one terminal.

use ardri_boru::{Action, BrianBoru};
use ardri_core::Record;
use ardri_core::replay::verify;

use crate::client::Person;
use crate::company::{a_legal_action, play_out};
use crate::driver::Driver;
use crate::player::House;
use crate::program::{Scratch, plays};

#[tokio::test(flavor = "multi_thread")]
async fn a_servers_record_goes_on_at_one_terminal_whole_and_cut_short() {
    let house = House::new();
    let args = [&house.url(), "--new", "brian-boru", "--bot", "squire", "--name", "Ann"];
    let said = play_out(house.join("ann", &args), a_legal_action);
    let (_, id) = said.rsplit_once("/table/").unwrap();
    let id: String = id.chars().take_while(|c| c.is_alphanumeric() || "-_".contains(*c)).collect();
    let bob = Person::guest(house.server.address(), "Bob").await;
    let record = bob.get(&format!("/api/tables/{id}/record")).await.unwrap();

    let file = Scratch::new("server");
    std::fs::write(file.name(), record.to_string()).unwrap();
    let said = plays(&["play", "--resume", file.name()], "log\nquit\n");
    assert!(said.contains("Final scores") && said.contains("Squire bot"), "{said}");

    // Without its end it goes on with the deals that follow from its seed, against the same bots.
    let mut cut: Record = Record::parse(&record.to_string()).unwrap();
    let whole = cut.actions.len();
    cut.actions.truncate(whole / 3);
    cut.result = None;
    std::fs::write(file.name(), cut.to_json()).unwrap();
    let args = ["play", "--resume", file.name(), "--seed", "4"];
    let mut game = Driver::new(&args, 9, |line| line.parse::<Action>().is_ok());
    game.play_out("");
    game.send("save");
    game.leave();
    let played = file.record();
    assert_eq!(played.actions[..cut.actions.len()], cut.actions);
    assert!(played.result.is_some() && verify::<BrianBoru>(&played).is_ok());
    assert_eq!(played.seats, cut.seats);
}
