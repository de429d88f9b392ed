//! The bots at a table's seats.

use std::collections::HashMap;

use ardri_bots::Persona;
use ardri_core::{Seat, SeatSet};

use crate::game::{BotState, BotTask, DynGame};
use crate::table::{Sitter, Table};

/// The bots at a table. Each lives as long as its seat is one of its level's, and remembers what it has
/// heard there. Where the program was stopped, or something taken back, there sits a new one, which is
/// told the whole past and goes on as the old one would have.
#[derive(Clone, Debug, Default)]
pub struct Bots {
    seated: HashMap<Seat, Seated>,
    /// What fixes their luck, so that a game can be repeated.
    seed: Option<u64>,
}

/// Who sits in a seat.
#[derive(Clone, Debug)]
struct Seated {
    level: String,
    /// Who it is.
    persona: Option<&'static Persona>,
    /// How often something had been taken back when the bot sat down: it cannot unhear anything.
    takebacks: u32,
    bot: BotState,
}

impl Bots {
    /// Bots whose luck a number fixes, whenever they sit down.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        Self { seed: Some(seed), ..Self::default() }
    }

    /// The bot of a seat: the one that sat there before, or a new one, made for the game as it began, if
    /// somebody else sits there or something was taken back.
    fn of(
        &mut self,
        seat: Seat,
        (level, persona): (&str, Option<&'static Persona>),
        takebacks: u32,
        begin: impl FnOnce() -> Option<(Box<dyn DynGame>, u64)>,
    ) -> Option<BotState> {
        if let Some(seated) = self.seated.get(&seat)
            && seated.level == level
            && seated.persona == persona
            && seated.takebacks == takebacks
        {
            return Some(seated.bot.clone());
        }
        let (start, seed) = begin()?;
        let bot = start.bot(seat, level, persona, seed)?;
        let seated = Seated { level: level.into(), persona, takebacks, bot: bot.clone() };
        self.seated.insert(seat, seated);
        Some(bot)
    }
}

impl Table {
    /// The bots that have to act and are not at it already, each with the task that finds what it
    /// does.
    #[must_use]
    pub fn bot_tasks(&self, bots: &mut Bots, already: SeatSet) -> Vec<(Seat, BotTask)> {
        let think = |seat: Seat| {
            let Sitter::Bot { level, persona, .. } = &self.sitters[seat.index()] else {
                return None;
            };
            // Luck of its own, so that it knows nothing of the table's; and nobody knows it before the
            // table's seed is revealed. It is the same for whoever is made anew in the same seat.
            let seed = match bots.seed {
                Some(seed) => seed ^ u64::from(seat.0),
                None => self.fate.as_ref()?.bot_seed(seat),
            };
            let begin = || {
                let (start, _) = self.kind.open(&self.setup.options, self.setup.seats).ok()?;
                Some((start, seed))
            };
            let bot = bots.of(seat, (level, *persona), self.takebacks, begin)?;
            let timed = self.kind.levels().iter().any(|known| known.timed && known.name == level);
            let time = timed.then(|| self.clocks.thinking_time(seat));
            let mut done = self.deeds.iter().map(|deed| &deed.action);
            Some((seat, self.game.think(&bot, &mut done, time)?))
        };
        self.to_act().iter().filter(|seat| !already.contains(*seat)).filter_map(think).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::kind::GameKind;

    #[test]
    fn a_seat_keeps_its_bot_until_the_level_changes_or_something_is_taken_back() {
        let kind = GameKind::find("brian-boru").expect("it is there");
        let begin = || Some((kind.open(&kind.default_options(), 3).ok()?.0, 1));
        let mut bots = Bots::default();
        let mut of = |seat, level, takebacks| bots.of(Seat(seat), (level, None), takebacks, begin);
        let first = of(0, "squire", 0).expect("a level");
        let again = of(0, "squire", 0).expect("a level");
        assert!(Arc::ptr_eq(&first, &again));
        let other = of(1, "squire", 0).expect("a level");
        assert!(!Arc::ptr_eq(&first, &other));
        let better = of(0, "champion", 0).expect("a level");
        assert!(!Arc::ptr_eq(&first, &better));
        let anew = of(0, "champion", 1).expect("a level");
        assert!(!Arc::ptr_eq(&better, &anew));
        assert!(of(0, "nobody", 1).is_none());
        let somebody = bots.of(Seat(0), ("champion", Persona::find("badb")), 1, begin);
        assert!(!Arc::ptr_eq(&anew, &somebody.expect("a level")));
    }
}
