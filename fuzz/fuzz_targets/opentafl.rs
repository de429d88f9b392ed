//! Lines of OpenTafl: commands round trip, and a session is alive behind them.
#![no_main]

use std::io::Write;
use std::sync::{Arc, Mutex};

use ardri_protocols::Most;
use ardri_protocols::opentafl::{Command, run};
use libfuzzer_sys::fuzz_target;

/// What the session says.
#[derive(Clone, Default)]
struct Said(Arc<Mutex<Vec<u8>>>);

impl Write for Said {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panics").write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let mut ends = false;
    for command in text.lines().filter_map(|line| line.parse::<Command>().ok()) {
        assert_eq!(command.to_string().parse(), Ok(command.clone()));
        ends |= command == Command::Goodbye;
    }
    if ends {
        return;
    }
    let said = Said::default();
    let input = [data, b"\nfinish 0\nrules dim:11\n"].concat();
    run(&input[..], said.clone(), Most { hash: 1, threads: 2 });
    let said = said.0.lock().expect("nobody panics").clone();
    let said = String::from_utf8(said).expect("answers are text");
    let last = said.lines().last().unwrap_or_default();
    assert!(last.starts_with("error -1 rules not supported") && said.is_ascii(), "{said}");
});
