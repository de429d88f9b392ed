//! Two terminals at one board.

use crate::player::{House, Player};

const TURN: &str = "It is your turn.";
const OVER: &str = "The game is over. Type again";

/// Ann has set a table up and Bob has come by the link; Ann has begun.
pub(crate) fn sit_down(house: &House) -> (String, [Player; 2]) {
    let mut ann = house.join("ann", &[&house.url(), "--new", "brandubh", "--name", "Ann"]);
    let made = ann.until(&["Send this link to your friends"]);
    let link = made.rsplit(' ').next().unwrap().to_string();
    ann.until(&["One seat is still free."]);
    let mut bob = house.join("bob", &[&link, "--name", "Bob"]);
    bob.until(&["Seat 1: Ann"]);
    bob.until(&["Bob (guest) takes seat 2."]);
    ann.until(&["Everyone is here. Type start to begin."]);
    ann.types("start");
    bob.until(&["Ann to move."]);
    (link, [ann, bob])
}

/// Moves of all kinds, the same in every run.
struct Choices(u64);

impl Choices {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % count
    }
}

/// Plays on from where `first` has to move; gives what each was told at the end.
pub(crate) fn play_out(players: &mut [Player; 2], first: usize, asked: bool) -> [String; 2] {
    let mut choices = Choices(1014);
    let (mut turn, mut asked) = (first, asked);
    for _ in 0..2000 {
        let player = &mut players[turn];
        if !asked && player.until(&[TURN, OVER]).contains(OVER) {
            let other = &mut players[1 - turn];
            other.until(&[OVER]);
            return players.each_ref().map(|player| player.said.clone());
        }
        let moves = player.answer("moves").pop().unwrap();
        let moves: Vec<_> = moves.split(' ').collect();
        let chosen = moves[choices.below(moves.len())];
        player.types(chosen);
        (turn, asked) = (1 - turn, false);
    }
    panic!("no end:\n{}", players[0].said);
}

#[test]
fn two_terminals_play_a_whole_game_by_the_link() {
    let house = House::new();
    let (link, mut players) = sit_down(&house);
    // What the rules forbid is refused with the reason, and nothing is lost by it.
    players[0].until(&[TURN]);
    let refused = players[0].answer("d1-d7").join("\n");
    assert!(refused.contains("d1"), "{refused}");
    assert!(!refused.contains("goes from"), "{refused}");
    players[0].types("d2-e2");
    players[1].until(&["A Viking goes from d2 to e2."]);
    // The board is shown with the move.
    assert!(players[1].until(&["2 . . . "]).starts_with("2 . . . . V"), "{}", players[1].said);
    // Talk.
    players[1].types("say Well played!");
    players[0].until(&["Bob (guest) says: Well played!"]);
    // Ann would like another move, and Bob lets her.
    players[0].types("undo");
    players[1].until(&["Ann would like to take back the last move. Type yes or no."]);
    players[1].types("yes");
    players[1].until(&["Ann takes back the last move."]);
    players[1].until(&["Ann to move."]);
    players[0].until(&["Ann takes back the last move."]);
    let ends = play_out(&mut players, 0, false);
    let won = ends.each_ref().map(|said| said.contains("You have won!"));
    let lost = ends.each_ref().map(|said| said.contains("You have lost."));
    assert_ne!(won[0], won[1], "{}", ends[0]);
    assert_eq!(lost, [won[1], won[0]]);
    // Both saw the same end, and Bob missed nothing of Ann's.
    let told = |said: &str| said.lines().filter(|line| line.contains(" goes from ")).count();
    assert_eq!(told(&ends[0]), told(&ends[1]));

    // They play again, each on the other side.
    let [mut ann, mut bob] = players;
    ann.types("again");
    ann.until(&["Ann would like to play again."]);
    bob.until(&["Ann would like to play again. Type again to accept, or no."]);
    // Nobody goes anywhere before both want to.
    bob.types("again");
    bob.until(&["You play again at a new table: "]);
    bob.until(&["Seat 1: Bob (guest) (you)"]);
    bob.until(&["Type start"]);
    let next = bob.link();
    assert_ne!(next, link);
    bob.types("start");
    bob.until(&["You are ready."]);
    ann.until(&["They play again at a new table."]);
    ann.types("again");
    ann.until(&["Everyone is here. Type start to begin."]);
    ann.types("start");
    bob.until(&[TURN]);
    ann.until(&["Bob to move."]);
    bob.types("resign");
    bob.until(&["You have lost."]);
    ann.until(&["You have won!"]);
    // This time one of them has had enough.
    ann.types("again");
    bob.until(&["Type again to accept, or no."]);
    bob.types("no");
    ann.until(&["Bob does not want to play again."]);
    ann.types("again");
    ann.until(&["Somebody does not want to play again"]);
    let said = ann.quits();
    assert!(said.trim_end().ends_with(&next), "{said}");
    // What was typed last is done before the input's end is noticed.
    bob.types("say Goodbye");
    assert!(bob.ends().contains("Bob (guest) says: Goodbye"));
}

#[test]
fn whoever_comes_back_sits_in_the_same_seat() {
    let house = House::new();
    let (link, [ann, mut bob]) = sit_down(&house);
    let said = ann.quits();
    assert!(said.contains(&format!("ardri join {link}")), "{said}");
    // Another name is somebody else, for whom there is no seat.
    let other = crate::player::run(&house.sessions("ann"), &[&link, "--name", "Anna"]);
    assert!(!other.status.success());
    let mut ann = house.join("ann", &[&link, "--name", "Ann"]);
    ann.until(&["Seat 1: Ann (guest) (you)"]);
    ann.until(&["Ann plays the Vikings, Bob the Celts."]);
    ann.until(&["It is your turn."]);
    ann.types("d2-e2");
    bob.until(&["A Viking goes from d2 to e2."]);
    // The others can be watched, but not played for.
    let mut eve = house.join("eve", &[&link, "--watch", "--name", "Eve"]);
    eve.until(&["Bob to move."]);
    assert_eq!(eve.answer("d3-e3"), ["You are watching."]);
    assert_eq!(eve.answer("undo"), ["You are watching."]);
    bob.until(&[TURN]);
    bob.types("d3-e3");
    eve.until(&["A Celt goes from d3 to e3."]);
    assert!(eve.quits().contains("You have left."));
}
