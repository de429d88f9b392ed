//! tmp
use ardri_tafl::*;
use std::time::Instant;
fn main() {
    let b = Position::<Brandubh>::start();
    let t = Position::<Tablut>::start();
    let go = |n: &str, f: &dyn Fn() -> u64| {
        let s = Instant::now();
        let c = f();
        let d = s.elapsed().as_secs_f64();
        println!("{n} {c} {d:.3}s {:.1} M/s", c as f64 / d / 1e6);
    };
    go("b5", &|| perft(Rules::BASIC, &b, 5, Leaves::Bulk));
    go("b6", &|| perft(Rules::BASIC, &b, 6, Leaves::Bulk));
    go("b5 made", &|| perft(Rules::BASIC, &b, 5, Leaves::Made));
    go("b6 made", &|| perft(Rules::BASIC, &b, 6, Leaves::Made));
    go("t5", &|| perft(Rules::BASIC, &t, 5, Leaves::Bulk));
    go("t4 made", &|| perft(Rules::BASIC, &t, 4, Leaves::Made));
    go("t5 made", &|| perft(Rules::BASIC, &t, 5, Leaves::Made));
    if std::env::args().nth(1).is_some() { go("b7", &|| perft(Rules::BASIC, &b, 7, Leaves::Bulk)); }
}
