//! Who the bots at a table are: nobody there has the same name as anybody else.

use ardri_bots::Persona;
use ardri_core::Seat;
use ardri_wire::Instant;

use crate::entry::TableEvent;
use crate::refusals::Refusal;
use crate::request::Happened;
use crate::table::{Sitter, Table};

impl Table {
    /// The entry by which a bot of a level sits down: as whoever is wanted, otherwise as whoever sat there, or
    /// as somebody who is not at the table yet.
    ///
    /// # Errors
    /// There is nobody of that name, or they sit elsewhere.
    pub(crate) fn bot_sits(
        &self,
        seat: Seat,
        level: &str,
        wanted: Option<&str>,
    ) -> Result<TableEvent, Refusal> {
        let persona = match wanted {
            Some(id) => {
                let persona = Persona::find(id).ok_or_else(|| Refusal::NoSuchBot(id.into()))?;
                if self.is_there(persona, seat) {
                    return Err(Refusal::NameTaken);
                }
                Some(persona)
            }
            None => self.sitters.get(seat.index()).and_then(Sitter::persona),
        };
        let persona = persona.or_else(|| self.newcomer(seat)).map(|persona| persona.id.into());
        Ok(TableEvent::BotSat { seat, level: level.into(), persona })
    }

    /// Somebody who is not at the table yet; another one at each seat of each table.
    fn newcomer(&self, seat: Seat) -> Option<&'static Persona> {
        let id = self.id.to_string();
        let from =
            id.bytes().fold(u64::from(seat.0), |sum, byte| sum * 31 % 65_521 + u64::from(byte));
        Persona::free(from, |persona| self.is_there(persona, seat))
    }

    /// Whether somebody of that name sits in another seat, or did before a bot took it.
    fn is_there(&self, persona: &Persona, but: Seat) -> bool {
        let others = (0..).map(Seat).zip(&self.sitters).filter(|(seat, _)| *seat != but);
        let mut others = others.map(|(_, sitter)| sitter);
        others.any(|sitter| sitter.persona() == Some(persona) || sitter.is_called(persona))
    }

    /// Bots of a name make way for a person who has just sat down under it.
    pub(crate) fn make_way(&mut self, name: &str, now: Instant) -> Result<Vec<Happened>, Refusal> {
        let seats = (0..).map(Seat).zip(&self.sitters);
        let namesakes = seats.filter_map(|(seat, sitter)| match sitter {
            Sitter::Bot { level, persona: Some(persona), .. } if persona.is_called(name) => {
                Some((seat, level.clone()))
            }
            _ => None,
        });
        let namesakes: Vec<_> = namesakes.collect();
        let mut happened = Vec::new();
        for (seat, level) in namesakes {
            let persona = self.newcomer(seat).map(|persona| persona.id.into());
            happened.push(self.take_in(TableEvent::BotSat { seat, level, persona }, now)?);
        }
        Ok(happened)
    }

    /// As whom a seat's bot is shown: nobody at a table whose people have taken its name since.
    pub(crate) fn shown_persona(&self, sitter: &Sitter) -> Option<&'static Persona> {
        let persona = sitter.persona()?;
        let namesake = self.sitters.iter().any(|sitter| sitter.is_called(persona));
        (!namesake).then_some(persona)
    }
}

impl Sitter {
    /// Who the bot is, if one sits there and has a name.
    #[must_use]
    pub fn persona(&self) -> Option<&'static Persona> {
        if let Self::Bot { persona, .. } = self { *persona } else { None }
    }

    /// Whether a person of that name sits there, or may come back.
    fn is_called(&self, persona: &Persona) -> bool {
        match self {
            Self::Person(who) | Self::Bot { instead_of: Some(who), .. } => {
                persona.is_called(&who.name)
            }
            _ => false,
        }
    }
}
