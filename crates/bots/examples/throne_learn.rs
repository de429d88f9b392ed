//! Learns the weights by which bots of The High Throne see who is ahead, and prints them for
//! `src/throne/win/weights.rs`; then how well they foretell.
//!
//! ```sh
//! for seats in 2 3 4 5 6; do
//!     cargo run --release -p ardri-bots --example throne_learn -- $seats 150000
//! done
//! ```

use ardri_bots::throne::{Lesson, Table, learn};
use ardri_throne::Deck;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let seats = words.next().ok_or("how many players?")?.parse()?;
    let games = words.next().ok_or("how many games?")?.parse()?;
    let table = Table::new(Deck::ardri());
    let (text, foretold) = learn(&[&table], Lesson { seats, games, seed: 1 });
    print!("{seats} players\n{text}");
    eprintln!("{seats} players: mean logarithm of the winner's chance {foretold:.4}");
    Ok(())
}
