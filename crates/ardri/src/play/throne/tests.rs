//! Whole games of The High Throne in the terminal.

mod languages;
mod lines;
mod screen;
