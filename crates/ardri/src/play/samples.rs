//! What the tests of all games share.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

/// What is said, to be read while the talk goes on.
#[derive(Clone, Default)]
pub(crate) struct Said(Rc<RefCell<Vec<u8>>>);

impl Write for Said {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Said {
    /// What was said since somebody listened last.
    pub(crate) fn news(&self) -> String {
        String::from_utf8(std::mem::take(&mut *self.0.borrow_mut())).unwrap()
    }
}
