//! Lessons: positions with something to do in them, each right try confirmed and each wrong one
//! explained.
//!
//! A [`Lesson`] is data (`lessons/*.json`, which the page for browsers reads as well), a [`Course`]
//! somebody's way through it. What is said stands in the Fluent files of `locales/`; lessons know
//! only the names of the texts.
//!
//! ```
//! use ardri_lessons::{Course, Lesson, Tried};
//! use ardri_tafl::{Brandubh, Tafl};
//!
//! let mut course = Course::<Tafl<Brandubh>>::new(Lesson::find("brandubh")?)?;
//! assert_eq!(course.step().solution, "d2-a2");
//! assert!(matches!(course.try_it("d2-e3"), Tried::Illegal { .. }));
//! let Tried::Wrong(name) = course.try_it("d2-b2") else { panic!("it is right") };
//! assert_eq!(name, "lesson-brandubh-rook.wrong-short");
//! assert_eq!(course.try_it("d2-a2"), Tried::Right);
//! course.act("d2-a2")?;
//! assert!(course.go_on()?.is_some());
//! assert_eq!(course.step().id, "blocked");
//! # Ok::<(), ardri_lessons::LessonError>(())
//! ```

mod any;
mod course;
mod fits;
mod lesson;

pub use any::{AnyCourse, Board};
pub use course::{Course, Happened, LessonError, Tried};
pub use fits::fits;
pub use lesson::{Lesson, Mistake, NAMES, Step};
