//! The page in a real browser, against the real program: `web/browser` holds the tests.

mod chromium;

#[test]
fn the_page_works_in_a_browser() {
    chromium::run("browser", env!("CARGO_BIN_EXE_ardri"));
}
