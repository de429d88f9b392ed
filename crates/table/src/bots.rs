//! The bots at a table's seats.

use std::collections::HashMap;

use ardri_core::{Seat, SeatSet};

use crate::game::{BotState, BotTask, DynGame};
use crate::table::{Sitter, Table};

/// The bots at a table. Each remembers what it has seen there, until the program stops.
#[derive(Clone, Debug, Default)]
pub struct Bots {
    seated: HashMap<Seat, (String, BotState)>,
    /// What fixes their luck, so that a game can be repeated.
    seed: Option<u64>,
}

impl Bots {
    /// Bots whose luck a number fixes, whenever they sit down.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        Self { seed: Some(seed), ..Self::default() }
    }

    /// The bot of a seat: the one that sat there before, or a new one if the level is another.
    fn of(&mut self, seat: Seat, level: &str, game: &dyn DynGame, seed: u64) -> Option<BotState> {
        if let Some((known, bot)) = self.seated.get(&seat)
            && known == level
        {
            return Some(bot.clone());
        }
        let bot = game.bot(level, seed)?;
        self.seated.insert(seat, (level.into(), bot.clone()));
        Some(bot)
    }
}

impl Table {
    /// The bots that have to act and are not at it already, each with the task that finds what it
    /// does.
    #[must_use]
    pub fn bot_tasks(&self, bots: &mut Bots, already: SeatSet) -> Vec<(Seat, BotTask)> {
        let think = |seat: Seat| {
            let Sitter::Bot { level, .. } = &self.sitters[seat.index()] else { return None };
            // Luck of its own, so that it knows nothing of the table's; and nobody knows it before the
            // table's seed is revealed.
            let seed = match bots.seed {
                Some(seed) => seed ^ self.number << 8 ^ u64::from(seat.0),
                None => self.fate.as_ref()?.bot_seed(seat),
            };
            let bot = bots.of(seat, level, &*self.game, seed)?;
            let timed = self.kind.levels().iter().any(|known| known.timed && known.name == level);
            let time = timed.then(|| self.clocks.thinking_time(seat));
            Some((seat, self.game.think(seat, &bot, time)?))
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
    fn a_seat_keeps_its_bot_until_the_level_changes() {
        let kind = GameKind::find("brian-boru").expect("it is there");
        let (game, _) = kind.open(&kind.default_options(), 3).expect("the usual options");
        let mut bots = Bots::default();
        let first = bots.of(Seat(0), "squire", &*game, 1).expect("a level");
        let again = bots.of(Seat(0), "squire", &*game, 2).expect("a level");
        assert!(Arc::ptr_eq(&first, &again));
        let other = bots.of(Seat(1), "squire", &*game, 3).expect("a level");
        assert!(!Arc::ptr_eq(&first, &other));
        let better = bots.of(Seat(0), "champion", &*game, 4).expect("a level");
        assert!(!Arc::ptr_eq(&first, &better));
        assert!(bots.of(Seat(0), "nobody", &*game, 5).is_none());
    }
}
