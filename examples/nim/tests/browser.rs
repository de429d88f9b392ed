//! The page shows a game that it does not know as a plain board: `web/browser/plain` holds the test.

#[path = "../../../crates/ardri/tests/chromium/mod.rs"]
mod chromium;

#[test]
fn the_plain_board_plays_nim_in_a_browser() {
    chromium::run("browser/plain", env!("CARGO_BIN_EXE_nim"));
}
