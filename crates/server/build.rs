//! Builds the page for browsers.

#[cfg(feature = "web")]
#[path = "build/page.rs"]
mod page;

fn main() {
    // Who names no file is called again after every change of any.
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "web")]
    page::build();
}
