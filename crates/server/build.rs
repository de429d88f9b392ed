//! Tells cargo to look at the migrations, which are embedded, and builds the page for browsers.

#[cfg(feature = "web")]
#[path = "build/page.rs"]
mod page;

fn main() {
    println!("cargo::rerun-if-changed=migrations");
    #[cfg(feature = "web")]
    page::build();
}
