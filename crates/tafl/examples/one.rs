//! tmp
use ardri_tafl::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let l = if a[2] == "made" { Leaves::Made } else { Leaves::Bulk };
    let d: u32 = a[3].parse().unwrap();
    for _ in 0..a.get(4).map_or(1, |n| n.parse().unwrap()) {
    let s = std::time::Instant::now();
    let c = if a[1] == "b" { perft(Rules::BASIC, &Position::<Brandubh>::start(), d, l) } else { perft(Rules::BASIC, &Position::<Tablut>::start(), d, l) };
    let t = s.elapsed().as_secs_f64();
    print!("{c} {t:.3} {:.0} M/s; ", c as f64 / t / 1e6);
}
println!();
}
