//! A coach beside whoever plays at a server's table.

use crate::player::{House, Player, run};

const TURN: &str = "It is your turn.";

/// What is said from one's turn on, up to a line with this text in it.
fn asked(player: &mut Player, until: &str) -> Vec<String> {
    player.until(&[TURN]);
    let mut lines = Vec::new();
    loop {
        lines.push(player.line());
        if lines.last().is_some_and(|line| line.contains(until)) {
            return lines;
        }
    }
}

fn coached(lines: &[String]) -> Vec<&str> {
    lines.iter().filter_map(|line| line.strip_prefix("Coach: ")).collect()
}

#[test]
fn a_coach_speaks_before_each_question_in_every_game() {
    let house = House::new();
    for (game, first) in [
        ("brandubh", "You hunt the King"),
        ("tablut", "You hunt the King"),
        ("high-throne", "Most points win: they come from cards"),
        ("brian-boru", "Most points win, and"),
    ] {
        let args = [&house.url(), "--new", game, "--bot", "random", "--coach"];
        let mut ann = house.join(game, &args);
        ann.until(&[TURN]);
        let says = ann.line();
        assert!(says.starts_with(&format!("Coach: {first}")), "{game}: {says}");
        // What is asked follows.
        ann.link();
        // Whoever asks hears all of it again.
        let why = ann.answer("why");
        assert_eq!(coached(&why).len(), why.len(), "{why:?}");
        assert_eq!(why[0], says, "{game}");
        ann.quits();
    }
}

#[test]
fn a_coach_comes_and_goes_at_a_table_and_goes_along_to_the_next() {
    let house = House::new();
    let args = [&house.url(), "--new", "brandubh", "--bot", "random"];
    let mut ann = house.join("ann", &args);
    assert!(coached(&asked(&mut ann, "Your move")).is_empty(), "{}", ann.said);
    assert!(ann.answer("help").iter().any(|line| line.contains("coach: ")), "{}", ann.said);
    let maybe = ann.answer("coach maybe");
    assert_eq!(maybe, ["“coach” stands alone, or with on or off."]);
    let on = ann.answer("coach");
    assert_eq!(on[0], "The coach speaks up at every question from now on.");
    assert!(coached(&on)[0].starts_with("You hunt the King"), "{on:?}");
    // The same is not said twice: why it is asked was said just now.
    ann.types("d2-c2");
    let said = asked(&mut ann, "Your move").join("\n");
    assert!(!said.contains("You hunt the King"), "{said}");
    let off = ann.answer("coach off");
    assert_eq!(off, ["The coach speaks only when you ask why."]);
    ann.types("c2-b2");
    assert!(coached(&asked(&mut ann, "Your move")).is_empty(), "{}", ann.said);
    ann.types("coach on");
    ann.types("resign");
    ann.until(&["You have lost."]);
    let over = ann.until(&["Type again", "Coach: "]);
    assert_eq!(over, "Coach: The game is over. Look back at where it turned, move by move.");
    ann.until(&["Type again"]);
    ann.types("again");
    ann.until(&["You play again at a new table: "]);
    ann.until(&["Everyone is here."]);
    assert!(ann.answer("why")[0].starts_with("The game has not begun yet."));
    ann.types("start");
    let lines = asked(&mut ann, "Your move");
    assert!(coached(&lines)[0].starts_with("You bring the King out"), "{lines:?}");
    let link = ann.link();
    // Those who watch have no coach.
    let mut eve = house.join("eve", &[&link, "--watch"]);
    eve.until(&["Type help"]);
    for line in ["why", "coach"] {
        let said = eve.answer(line);
        assert!(coached(&said).is_empty(), "{said:?}");
    }
    assert_eq!(eve.answer("why"), ["You are watching."]);
    let output = run(&house.sessions("eve"), &[&link, "--watch", "--coach"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("--coach"));
}
