//! The bots of version 0.3: nobody's level any more, but what newer ones are measured by.

mod cards;
mod champion;
mod squire;
mod worth;

pub use champion::Champion;
pub use squire::Squire;
