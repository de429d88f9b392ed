//! placeholder
/// placeholder
pub trait Lanes: Copy {}
impl<const N: usize> Lanes for [u64; N] {}
