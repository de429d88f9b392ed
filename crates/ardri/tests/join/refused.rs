//! What leads nowhere gets one clear sentence.

use std::net::TcpListener;

use serde_json::json;

use crate::client::Person;
use crate::player::{House, command, run};
use crate::tafl::sit_down;

/// What is said on the way out.
fn fails(house: &House, args: &[&str]) -> String {
    let output = run(&house.sessions("nobody"), args);
    assert_eq!(output.status.code(), Some(1), "{args:?}");
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(error.lines().count(), 1, "{error}");
    error
}

#[test]
fn links_that_lead_nowhere_are_told_apart() {
    let house = House::new();
    let url = house.url();
    let silent = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    for (args, sentence) in [
        (vec!["nonsense at all"], "is not a link to a table"),
        (vec![&format!("https://{silent}/table/abc")], "Nobody answers at https://127.0.0.1:"),
        (vec![url.as_str()], "names no table, but a server at most."),
        (vec!["nonsense"], "“nonsense” names no table, but a server at most."),
        (vec!["http://127.0.0.1:99999/table/abc"], "is not a link to a table"),
        (vec![&format!("{}/table/abc", url.replace("http", "https"))], "does not speak https"),
        (vec![&format!("http://{silent}/table/abc")], "Nobody answers at http://127.0.0.1:"),
        (vec![&format!("{url}/table/abc")], "There is no such table at http://127.0.0.1:"),
        (vec![&format!("{url}/table/abc"), "--new", "tablut"], "not at another table"),
        (vec![&url, "--new", "chess"], "There is no game “chess”"),
        (vec![&url, "--new", "brandubh", "--bot", "giant"], "giant"),
        (vec![&url, "--new", "brandubh", "--players", "9"], "9"),
    ] {
        let error = fails(&house, &args);
        assert!(error.contains(sentence), "{args:?}: {error}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_for_nothing_becomes_nobody() {
    let house = House::new();
    let url = house.url();
    let ann = Person::guest(house.server.address(), "Ann").await;
    let first = ann.get("/api/me").await.unwrap()["person"].as_i64().unwrap();
    let sessions = house.sessions("nobody");
    for (args, sentence) in [
        (vec![format!("{url}/table/abc")], "There is no such table at http://127.0.0.1:"),
        (vec![format!("{url}/table/{}", "k".repeat(20))], "There is no such table"),
        (vec![format!("{url}/table/abc"), "--watch".into()], "There is no such table"),
        (vec![url.clone(), "--new=chess".into()], "There is no game “chess”"),
        (
            vec![url.clone(), "--new=brandubh".into(), "--bot=giant".into()],
            "There is no bot called “giant” for this game.",
        ),
        (
            vec![url.clone(), "--new=brandubh".into(), "--players=9".into()],
            "Brandubh is a game for 2 players, not 9.",
        ),
        (vec![url.clone(), "--new=tablut".into(), "--seat=3".into()], "There is no such seat."),
    ] {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let error = fails(&house, &args);
        assert!(error.contains(sentence), "{args:?}: {error}");
        assert!(!sessions.exists(), "{args:?}");
        // A session that the server has forgotten is none.
        let forgotten = json!([{"server": url, "name": "Old", "token": "forgotten"}]).to_string();
        std::fs::write(&sessions, &forgotten).unwrap();
        assert!(fails(&house, &args).contains(sentence), "{args:?}");
        assert_eq!(std::fs::read_to_string(&sessions).unwrap(), forgotten, "{args:?}");
        std::fs::remove_file(&sessions).unwrap();
    }
    // People are counted, and nobody has come between.
    let bob = Person::guest(house.server.address(), "Bob").await;
    assert_eq!(bob.get("/api/me").await.unwrap()["person"], first + 1);
    // A stranger hears whether there is a table, and nothing of it.
    let made = ann.post("/api/tables", &json!({"game": "brandubh"})).await.unwrap();
    let mut nobody = ann;
    nobody.token.clear();
    let there = format!("/api/tables/{}", made["table"].as_str().unwrap());
    for (path, status, word) in
        [(there.as_str(), 401, "no-session"), ("/api/tables/abc", 404, "no-table")]
    {
        let (code, told) = nobody.send("GET", path, None).await.unwrap();
        assert_eq!((code, told["refused"].as_str()), (status, Some(word)), "{told}");
    }
}

#[test]
fn a_table_without_a_place_says_so() {
    let house = House::new();
    let mut ann = house.join("ann", &[&house.url(), "--new", "brandubh", "--name", "Ann"]);
    ann.until(&["One seat is still free."]);
    let link = ann.link();
    assert!(fails(&house, &[&link, "--seat", "1"]).contains("That seat is taken."));
    assert!(fails(&house, &[&link, "--seat", "7"]).contains("There is no such seat."));
    ann.types("bot 2 random");
    ann.until(&["Everyone is here."]);
    assert!(fails(&house, &[&link]).contains("All seats of this table are taken."));
    let (link, _players) = sit_down(&house);
    assert!(fails(&house, &[&link]).contains("The game has begun without you."));
}

#[test]
fn what_cannot_be_done_yet_is_said() {
    let house = House::new();
    let mut ann = house.join("ann", &[&house.url(), "--new", "brandubh", "--name", "Ann"]);
    ann.until(&["One seat is still free."]);
    ann.types("word");
    ann.until(&["Type a word of your choice after it"]);
    ann.types("resign");
    ann.until(&["The game has not begun yet."]);
}

#[test]
fn a_terminal_may_speak_irish() {
    let house = House::new();
    let mut ann = house.join(
        "ann",
        &[&house.url(), "--new", "brandubh", "--name", "Áine", "--language", "ga", "--bot"],
    );
    ann.until(&["Is tusa Áine."]);
    ann.until(&["Suíochán 1: Áine (aoi) (tusa)"]);
    ann.until(&["Thosaigh an cluiche."]);
    // The server refuses in the same language.
    ann.types("d1-d7");
    ann.until(&["Tá Lochlannach ar d2 sa bhealach ar d1-d7."]);
    ann.types("resign");
    ann.until(&["Chaill tú."]);
    assert!(ann.quits().contains("D’imigh tú."));
    let mut command = command(&house.sessions("ann"), &["nonsense at all"]);
    let output = command.env("ARDRI_LANGUAGE", "ga").output().unwrap();
    assert!(String::from_utf8(output.stderr).unwrap().contains("Ní nasc chuig bord é"));
}
