//! Opponents for the games of Ardrí: each knows only what its seat may know.

pub mod throne;
