//! What the game says: of each event the right text, with who, what, how many and why put in. How a
//! language says it is tested with the texts.

use ardri_boru::{BrianBoru, Options, Seen, name};
use ardri_core::{Arg, Game, Message, Seat, Teller, Viewer};

use super::random::walk;
use super::*;

/// A message in short: the name of its text, then what is put in. What only names something is the
/// name itself.
pub fn short(message: &Message) -> String {
    let text = |key: &str| message.args.get(key).map(value).unwrap_or_default();
    match &*message.name {
        "boru-card" => return format!("{} {}", text("colour"), text("value")),
        "boru-town-name" => return text("english"),
        "boru-region-name" => return text("region"),
        _ => {}
    }
    let args = message.args.iter().map(|(key, arg)| format!(" {key}={}", value(arg)));
    message.name.to_string() + &args.collect::<String>()
}

fn value(arg: &Arg) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Seat { seat } => name(*seat).into(),
        Arg::SeatNumber { seat_number } => seat_number.number().to_string(),
        Arg::Message(message) if message.args.is_empty() => message.name.to_string(),
        Arg::Message(message) => format!("({})", short(message)).replace("()", ""),
        Arg::List(all) => format!("[{}]", all.iter().map(value).collect::<Vec<_>>().join(", ")),
    }
}

fn tell(seen: &Seen) -> Message {
    BrianBoru::tell(&Options::default(), seen).unwrap()
}

/// The one message of all that were told which holds all these words.
#[track_caller]
fn told(play: &Play, words: &[&str]) {
    let all: Vec<_> = play.seen().iter().map(|seen| short(&tell(seen))).collect();
    let found = all.iter().filter(|told| words.iter().all(|word| told.contains(word))).count();
    assert_eq!(found, 1, "{words:?} in {all:#?}");
}

#[test]
fn players_are_called_by_colours_that_no_town_has() {
    let names: Vec<_> = (0..5).map(|seat| name(Seat(seat))).collect();
    assert_eq!(names, ["Purple", "Green", "Black", "Ivory", "Brown"]);
    for colour in ["Red", "Blue", "Yellow", "White"] {
        assert!(!names.contains(&colour));
    }
}

#[test]
fn a_round_begins_with_its_raiders_and_its_marriage_card() {
    let play = table(4).upkeep();
    let aoife = "gives=[(boru-gives-points count=2), (boru-gives-renown count=1)]";
    told(&play, &["boru-log-round-begins round=2 of=4 raiders=10 marriage=Aoife", aoife]);
    let play = table(4).round(3).upkeep();
    let princess = "marriage=boru-princess-name gives=boru-gives-princess";
    told(&play, &["boru-log-round-begins round=4 of=4", princess]);
}

#[test]
fn a_trick_is_told_with_town_colour_cards_and_winner() {
    let play = table(3).trick("C6", &[8, 2, 24]);
    told(&play, &["boru-log-marked name=Purple town=(Tuam) region=(C) colour=red"]);
    told(&play, &["boru-log-played name=Green card=(red 2)"]);
    told(&play, &["boru-log-trick-won name=Black card=(red 24) town=(Tuam)"]);
    let mut play =
        table(3).all_other_towns(2, "L2 L3").hands(&[&[1, 2, 4], &[24, 5, 8], &[7, 10, 11]]).sits();
    play.go("0: mark L2; 0: play 2; 1: play 24; 2: play 7");
    told(&play, &["boru-log-trick-lost town=(Kildare)", "colour=blue"]);
}

#[test]
fn an_action_is_told_with_all_that_it_came_to() {
    let mut play = table(3).battle_area(9).coins(&[3, 5, 3]).trick("C6", &[8, 2, 24]);
    play.go("1: bottom buy 2");
    let bought = "deeds=[(boru-deed-raiders count=4), (boru-deed-bought count=2 coins=4)]";
    told(&play, &["boru-log-acted name=Green won=no card=(red 2)", bought]);
    let mut play = table(3).towns("L4 1").coins(&[3, 5, 3]).trick("C6", &[8, 2, 24]);
    play.go("1: top expand L3");
    told(&play, &["Green", "(boru-deed-coins count=3), (boru-deed-expanded town=(Aghaboe))"]);
    let mut play = table(3).coins(&[3, 3, 0]).trick("C6", &[8, 2, 24]);
    play.go("1: top; 0: top");
    let lost = "deeds=[(boru-deed-town town=(Tuam)), (boru-deed-forfeited count=4)]";
    told(&play, &["name=Black won=yes card=(red 24)", lost]);
    let mut play = table(3).spaces(&[2, 0, 0]).trick("C6", &[8, 1, 24]);
    play.go("1: bottom");
    let up = "(boru-deed-courted count=2 space=2), (boru-deed-rests space=1)";
    told(&play, &["Green", up]);
    let mut play = table(3).spaces(&[0, 9, 0]).trick("C6", &[8, 1, 24]);
    play.go("1: bottom");
    told(&play, &["Green", "deeds=[boru-deed-stays]"]);
    let mut play = table(3).trick("C6", &[8, 2, 24]);
    play.go("1: bottom");
    told(&play, &["Green", "deeds=[boru-deed-no-raiders]"]);
    let mut play = table(3).towns("L4 0 vikings").trick("C6", &[15, 13, 24]);
    play.go("1: bottom free L4");
    let freed = "[(boru-deed-freed name=Purple town=(Kilkenny)), (boru-deed-paid count=1)]";
    told(&play, &["Green", freed]);
    let mut play = table(3).trick("L2", &[25, 3, 24]);
    play.go("1: bottom");
    told(&play, &["Green", "deeds=[(boru-deed-church count=2)]"]);
}

#[test]
fn every_step_of_upkeep_is_told_with_its_reason() {
    let mut play = table(4)
        .marriage("Orlaith")
        .towns("C2 0, D1 1, D2 1, M4 2, N1 3")
        .raiders(&[4, 0, 2, 1])
        .battle_area(2)
        .church(&[1, 0, 6, 5])
        .spaces(&[2, 3, 0, 0])
        .upkeep();
    told(
        &play,
        &["boru-log-married name=Green space=3 card=Orlaith", "boru-gives-town region=(M)"],
    );
    play.go("1: settle M5");
    told(&play, &["boru-log-settled name=Green town=(Scattery) region=(M)"]);
    let coin = "gains=[(boru-coins-count count=1)] space=2";
    told(&play, &["boru-log-space-reward name=Purple", coin]);
    let fewest = "left=2 names=[Green] losers=1 least=(boru-raiders-count count=0)";
    told(&play, &["boru-log-incursion", fewest, "how=sole chooser=[Purple] greatest=4"]);
    play.go("0: raid D1");
    told(&play, &["boru-log-town-lost own=no town=(Swords) loser=Green chooser=Purple"]);
    told(&play, &["boru-log-spoils name=Purple raiders=4 renown=2"]);
    told(&play, &["boru-log-lesser-spoils names=[Black] count=1 raiders=2"]);
    told(&play, &["boru-log-favour name=Black discs=6"]);
    told(&play, &["boru-log-built name=Black town=(Cashel)"]);
    told(&play, &["boru-log-favour-ends name=Black"]);
    told(&play, &["boru-log-lesser-favour names=[Ivory] count=1 discs=5"]);
    told(&play, &["boru-log-patron name=Ivory discs=4"]);
}

#[test]
fn ties_and_things_that_do_not_happen_are_told_too() {
    let play = table(3).upkeep();
    told(&play, &["boru-log-nobody-marries card=Brigid"]);
    told(&play, &["boru-log-repelled"]);
    told(&play, &["boru-log-no-spoils"]);
    told(&play, &["boru-log-no-favour"]);
    let play = table(3).raiders(&[2, 2, 0]).church(&[3, 3, 0]).battle_area(1).upkeep();
    let tied = "how=tied chooser=[Purple, Green] greatest=2";
    told(&play, &["boru-log-incursion left=1 names=[Black]", tied]);
    told(&play, &["boru-log-nothing-to-lose loser=Black"]);
    told(&play, &["boru-log-spoils-tied names=[Purple, Green] raiders=2"]);
    told(&play, &["boru-log-lesser-spoils names=[Purple, Green] count=2 raiders=2"]);
    told(&play, &["boru-log-favour-tied names=[Purple, Green] discs=3"]);
    told(&play, &["boru-log-lesser-favour names=[Purple, Green] count=2 discs=3"]);
    let play = table(3).church(&[0, 5, 0]).upkeep();
    told(&play, &["boru-log-no-site name=Green"]);
    let play = table(3).towns("C2 0, D1 1").battle_area(1).upkeep();
    told(&play, &["boru-log-incursion", "how=none"]);
    told(&play, &["boru-log-town-lost own=yes town=(Swords) loser=Green"]);
    let play = table(3).spaces(&[2, 9, 8]).all_other_towns(0, "").upkeep();
    told(&play, &["boru-log-no-room-anywhere name=Black"]);
    let play = table(3).marriage("Conall").spaces(&[0, 1, 0]).all_other_towns(2, "C1 M1").upkeep();
    told(&play, &["boru-log-no-room name=Green region=(S)"]);
}

#[test]
fn claims_are_told_with_their_counts() {
    let towns = |count: u8| format!("region=(U) towns=(boru-towns-count count={count})");
    let play = table(3).towns("U1 0, U2 0, U3 1").upkeep();
    told(&play, &["boru-log-token-turned region=(U) towns=3 threshold=3"]);
    let four = "name=Purple points=(boru-points count=4)";
    told(&play, &["boru-log-token-taken ", &towns(2), four]);
    let play = table(3).tokens("U 1").towns("U1 0, U2 0, U3 1").upkeep();
    told(&play, &["boru-log-token-taken-from", &towns(2), four, "from=Green"]);
    let play = table(3).tokens("U 0").towns("U1 0").upkeep();
    told(&play, &["boru-log-token-kept", &towns(1), "name=Purple"]);
    let play = table(3).tokens("U 2").towns("U1 0, U2 1 vikings").upkeep();
    let tied = "names=[Purple, boru-list-vikings]";
    told(&play, &["boru-log-token-stays-with", &towns(1), tied, "holder=Black"]);
    let play = table(3).tokens("U on-board").towns("U1 0, U2 1").upkeep();
    told(&play, &["boru-log-token-stays ", &towns(1), "names=[Purple, Green]"]);
    let play = table(3).tokens("U 0").towns("U2 1 vikings").upkeep();
    told(&play, &["boru-log-token-to-vikings-from", &towns(1), "from=Purple"]);
    let play = table(3).tokens("U on-board").towns("U2 1 vikings").upkeep();
    told(&play, &["boru-log-token-to-vikings ", &towns(1)]);
}

#[test]
fn the_princess_and_the_end_are_told() {
    let position = table(3).last_round().spaces(&[0, 1, 0]);
    for offer in ["military", "trade", "spurn"] {
        let mut play = position.clone().upkeep();
        play.go(&format!("1: princess {offer}"));
        told(&play, &[&format!("boru-log-offered name=Green offer={offer}")]);
    }
    let play = table(3).last_round().points(&[10, 20, 10]).coins(&[3, 5, 3]).upkeep();
    told(&play, &["boru-log-scored name=Green points=(boru-points count=22)"]);
    told(&play, &["boru-log-scored name=Purple points=(boru-points count=12)"]);
    let won = "boru-log-won by=points names=[Green] points=22";
    told(&play, &[won]);
    let outcome = play.game.outcome().unwrap();
    assert_eq!(short(&BrianBoru::ended(&Options::default(), &outcome)), won);
    assert_eq!(outcome.reason, "Green has most points, 22, and is High King.");
}

#[test]
fn the_ways_to_win_differ_in_words() {
    let reason = |position: table::Position| {
        position.last_round().marker(2).upkeep().game.outcome().unwrap().reason
    };
    let equal = table(3).points(&[11, 11, 5]);
    let shared = reason(equal.clone());
    assert!(shared.contains("Purple and Green") && shared.contains("12"), "{shared}");
    let married = reason(equal.married(1, &["Aoife"]));
    assert!(married.contains("Green") && married.contains("marriage cards"), "{married}");
    let tokens = table(3).tokens("U 0, D 1, B 1").towns("U1 0, D1 1, B1 1");
    let tokens = reason(tokens.points(&[11, 10, 5]));
    assert!(tokens.contains("Green") && tokens.contains("claim tokens"), "{tokens}");
}

fn asked(play: &Play, seat: Option<u8>) -> String {
    let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
    let view = play.game.view(viewer);
    short(&BrianBoru::asked(&Options::default(), &view, viewer.seat()))
}

#[test]
fn who_has_to_act_is_asked_and_the_others_hear_who_it_is() {
    let mut play = table(3).hands(&[&[1, 2, 4], &[24, 5, 8], &[7, 10, 11]]).sits();
    assert_eq!(asked(&play, Some(0)), "boru-prompt-mark");
    assert_eq!(asked(&play, Some(1)), "boru-prompt-theirs asked=mark name=Purple");
    play.go("0: mark C6");
    assert_eq!(asked(&play, Some(0)), "boru-prompt-lead town=(Tuam) colour=red");
    play.go("0: play 2");
    assert_eq!(asked(&play, Some(1)), "boru-prompt-play town=(Tuam) colour=red");
    assert_eq!(asked(&play, None), "boru-prompt-theirs asked=play name=Green");
    play.go("1: play 24; 2: play 7; 0: top");
    assert_eq!(asked(&play, Some(2)), "boru-prompt-act-lost card=(yellow 7)");
    let play = table(3).last_round().upkeep();
    assert_eq!(asked(&play, Some(1)), "boru-prompt-over");
}

#[test]
fn what_upkeep_asks_is_told_to_whoever_decides() {
    let play = table(3).marriage("Conall").spaces(&[0, 1, 0]).upkeep();
    assert_eq!(asked(&play, Some(1)), "boru-prompt-settle region=(S)");
    let play = table(3).last_round().spaces(&[0, 1, 0]).upkeep();
    assert_eq!(asked(&play, Some(1)), "boru-prompt-princess");
    let raid = table(3).raiders(&[2, 0, 1]).battle_area(3).towns("D1 1, D2 1");
    assert_eq!(asked(&raid.clone().upkeep(), Some(0)), "boru-prompt-raid loser=Green");
    assert_eq!(asked(&raid.upkeep(), None), "boru-prompt-theirs asked=raid name=Purple");
    let own = table(3).raiders(&[2, 0, 2]).battle_area(3).towns("D1 1, D2 1").upkeep();
    assert_eq!(asked(&own, Some(1)), "boru-prompt-raid-own");
    let build = table(3).church(&[0, 5, 0]).towns("D1 1, D2 1").upkeep();
    assert_eq!(asked(&build, Some(1)), "boru-prompt-build");
}

#[test]
fn the_draft_waits_for_all_who_have_not_picked() {
    let mut play = new_game(3);
    play.go("chance: marriages Orlaith Brigid; chance: vikings 9 10 11 12 12 13 14");
    assert_eq!(asked(&play, Some(0)), "boru-prompt-chance");
    play.go("chance: marker 0");
    assert_eq!(asked(&play, Some(0)), "boru-prompt-start");
    play.go("0: start M4; 1: start C2; 2: start D1");
    let order: Vec<_> = (1..=25).map(|card| card.to_string()).collect();
    play.go(&format!("chance: deal {}", order.join(" ")));
    assert_eq!(asked(&play, Some(2)), "boru-prompt-pick to=Purple");
    play.go("2: pick 17 18");
    assert_eq!(asked(&play, Some(2)), "boru-prompt-picked names=[Purple, Green]");
    assert_eq!(asked(&play, None), "boru-prompt-several names=[Purple, Green]");
}

fn foreseen(play: &Play, seat: u8, action: &str) -> Vec<String> {
    let said = Teller::preview(&play.game, Seat(seat), &action.parse().unwrap());
    said.iter().map(short).collect()
}

#[test]
fn the_table_says_what_upkeep_would_bring_if_it_came_now() {
    let play = table(3)
        .battle_area(9)
        .raiders(&[1, 3, 0])
        .coins(&[3, 5, 3])
        .towns("C2 2")
        .trick("C6", &[8, 2, 24]);
    let contests = play.game.view(Viewer::Spectator).table.contests;
    let said = contests.iter().map(|one| format!("{:?}: {}", one.chapter, short(&one.said)));
    assert_eq!(
        said.collect::<Vec<_>>(),
        [
            "Marriage: boru-if-marriage-none card=Brigid",
            "Battle: boru-if-battle names=[Black] count=1 chooser=Green",
            "Battle: boru-if-spoils name=Green points=(boru-points count=2)",
            "Battle: boru-if-lesser names=[Purple] count=1",
            "Church: boru-if-favour-none",
            "Coins: boru-if-richest name=Green coins=5",
        ]
    );
}

#[test]
fn a_preview_tells_the_effect_and_what_changes_in_the_contests() {
    let play = table(3).battle_area(9).coins(&[3, 5, 3]).towns("C2 0").trick("C6", &[8, 2, 24]);
    let said = foreseen(&play, 1, "bottom buy 1");
    assert!(said[0].starts_with("boru-log-acted name=Green"), "{said:#?}");
    assert!(said.contains(&"boru-if-spoils name=Green points=(boru-points count=2)".into()));
    assert!(said.iter().all(|told| !told.starts_with("boru-if-favour")), "{said:#?}");
    let said = foreseen(&play, 1, "top");
    let richest = "boru-if-richest name=Green coins=8";
    assert!(said.contains(&richest.into()), "{said:#?}");
    assert_eq!(foreseen(&play, 1, "primary"), Vec::<String>::new());
}

#[test]
fn a_preview_of_a_card_tells_who_would_win_and_of_a_town_where_its_roads_lead() {
    let mut play = table(3).hands(&[&[2, 4], &[5, 6], &[8, 9]]).sits();
    let said = foreseen(&play, 0, "mark C2");
    assert!(said.contains(&"boru-roads towns=[(Drumlease), (Mayo)]".into()), "{said:#?}");
    play.go("0: mark C2; 0: play 2");
    assert!(foreseen(&play, 1, "play 5").contains(&"boru-preview-wins name=Green".into()));
    assert!(foreseen(&play, 1, "play 6").contains(&"boru-preview-wins name=Purple".into()));
}

#[test]
fn every_event_has_a_message_for_every_viewer() {
    for seed in 0..4 {
        walk(seed, |game, actor, action| {
            let (mut after, mut events) = (*game, Vec::new());
            after.apply(actor, action, &mut events).unwrap();
            for event in &events {
                for viewer in Viewer::all(game.seats()) {
                    let told = short(&tell(&event.seen_by(viewer)));
                    assert!(told.starts_with("boru-log-"), "{told}");
                }
            }
        });
    }
}

/// Whoever shows the table after each event sets what the event says, and counts nothing.
#[test]
fn events_say_what_every_number_became() {
    for seed in 0..6 {
        walk(seed, |game, actor, action| {
            let (mut after, mut events) = (*game, Vec::new());
            after.apply(actor, action, &mut events).unwrap();
            let mut table = game.view(Viewer::Spectator).table;
            for event in &events {
                let told = serde_json::to_value(event.seen_by(Viewer::Spectator)).unwrap();
                let seats = told.get("seats").or(told.get("seat")).cloned().unwrap_or_default();
                let seats = seats.as_array().cloned().unwrap_or_else(|| vec![seats]);
                let now = told.get("now").cloned().unwrap_or_else(|| serde_json::json!([]));
                let now = now.as_array().cloned().unwrap_or_else(|| vec![now]);
                for (seat, now) in seats.iter().zip(now) {
                    let seat = seat.as_u64().unwrap() as usize;
                    table.players[seat] = serde_json::from_value(now).unwrap();
                }
                if let Some(area) = told.get("area") {
                    table.raiders = area.as_u64().unwrap() as u8;
                }
                if let Some(held) = told.get("held") {
                    table.cards[told["seat"].as_u64().unwrap() as usize] =
                        held.as_u64().unwrap() as u8;
                }
            }
            let mut is = after.view(Viewer::Spectator).table;
            // A disc goes back down the track when all that the marriage gives is taken.
            for (player, told) in is.players.iter_mut().zip(&table.players) {
                if after.turn() != ardri_core::Turn::Over && told.space == 0 {
                    player.space = 0;
                }
            }
            assert_eq!(is.players, table.players, "{action}");
            assert_eq!(is.raiders, table.raiders, "{action}");
            if matches!(action, ardri_boru::Action::Play(_)) && is.round == table.round {
                let last = events.iter().rev().find_map(|event| {
                    serde_json::to_value(event.seen_by(Viewer::Spectator))
                        .unwrap()
                        .get("trick")
                        .cloned()
                });
                let trick: Option<ardri_boru::TrickView> =
                    serde_json::from_value(last.unwrap()).unwrap();
                assert_eq!(is.trick, trick, "{action}");
            }
        });
    }
}

#[test]
fn the_table_is_put_into_words_part_by_part() {
    let view = table(3)
        .coins(&[1, 2, 3])
        .towns("M8 0")
        .trick("M4", &[1, 13, 20])
        .game
        .view(Viewer::Spectator);
    let told = BrianBoru::describe(&Options::default(), &view, None);
    let titles: Vec<_> = told.iter().map(|part| short(&part.title)).collect();
    assert_eq!(titles.first().map(String::as_str), Some("words-boru-round"));
    assert_eq!(titles.last().map(String::as_str), Some("words-players"));
    let munster = told.iter().find(|part| part.also.as_deref() == Some("Munster")).unwrap();
    let cork = munster.lines.iter().map(short).find(|line| line.contains("Cork")).unwrap();
    assert!(cork.contains("Purple"), "{cork}");
    let players: Vec<_> = told.last().unwrap().lines.iter().map(short).collect();
    assert!(players[2].contains("coins=3") && players[2].contains("name=Black"), "{players:?}");
}

#[test]
fn an_action_is_put_into_words_and_found_by_every_name_of_its_town() {
    let view = new_game(3).game.view(Viewer::Spectator);
    let options = Options::default();
    let text =
        |action: &str| short(&BrianBoru::action_text(&options, &view, &action.parse().unwrap()));
    let start = text("start M8");
    assert!(start.starts_with("words-boru-deed-town"), "{start}");
    assert!(start.contains("town=(Cork)") && start.contains("verb=start"), "{start}");
    assert_eq!(text("play 15"), "words-boru-deed-play card=(red 15)");
    let names = |action: &str| {
        BrianBoru::action_names(&options, &view, &action.parse().unwrap()).join(", ")
    };
    assert_eq!(names("mark M8"), "Cork, Corcaigh, Munster");
    assert_eq!(names("top expand M8"), names("raid M8"));
    assert_eq!(names("play 15"), "");
}
