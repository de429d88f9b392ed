//! The rules of Brandubh driven by hand: lay a game out, ask what is legal, act, be refused.
//!
//! ```sh
//! cargo run -p ardri-tafl --example by_hand
//! ```

use ardri_core::{Actor, Game, Seat, Viewer};
use ardri_tafl::{Brandubh, Options, Tafl};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut game = Tafl::<Brandubh>::new(&Options::default(), 2)?;
    let (vikings, celts) = (Seat(0), Seat(1));

    let mut legal = Vec::new();
    game.legal_actions(vikings, &mut legal);
    println!("The Vikings have {} moves, the first is {}.", legal.len(), legal[0]);

    // What an action has done comes out as events; `NoEvents` is for those who do not want them.
    let mut events = Vec::new();
    game.apply(Actor::Seat(vikings), &"d2-e2".parse()?, &mut events)?;
    game.apply(Actor::Seat(celts), &"e4-e6".parse()?, &mut events)?;
    println!("{} events so far: {events:?}", events.len());

    // An illegal action changes nothing and says why: here a Viking would jump over a Viking.
    let before = game.clone();
    let refused = game.apply(Actor::Seat(vikings), &"d1-d7".parse()?, &mut events);
    println!("Refused: {}.", refused.err().map(|error| error.to_string()).unwrap_or_default());
    assert_eq!(game, before);

    // What a viewer may know is a type of its own, and has a JSON form.
    println!("{}", serde_json::to_string_pretty(&game.view(Viewer::Spectator))?);
    Ok(())
}
