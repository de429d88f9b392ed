//! What can be done after a roll: lines of which cards, with which dice; and why something cannot.

use ardri_core::Seat;

use crate::action::{Action, LineNumber};
use crate::deck::Die;
use crate::dice::{Dice, Face};
use crate::game::HighThrone;
use crate::line::Line;
use crate::refusal::{Called, Refusal};
use crate::set::{Cards, Lines};

/// A way to go on after a roll, by places in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Fill { card: u8, line: u8, dice: Dice },
    Aside(Face),
    AsideRed(Face),
}

impl HighThrone {
    /// The cards that are locked away.
    fn locked_cards(&self) -> Cards {
        let regions = self.deck.regions();
        let locked = self.locked.iter().flat_map(|locked| locked.iter());
        locked.fold(Cards::NONE, |cards, region| cards.union(regions[region].cards))
    }

    /// The cards that whoever is on turn may go for.
    pub(crate) fn targets(&self) -> Cards {
        match self.target {
            Some(target) => Cards::NONE.with(target.into()),
            None => {
                let own = self.held[self.player.index()];
                self.deck.all_cards().minus(own).minus(self.locked_cards())
            }
        }
    }

    /// The lines of a card that are still to be filled, by place, with that of a steal if it is one.
    pub(crate) fn open_lines(&self, card: usize) -> impl Iterator<Item = (usize, Line)> + '_ {
        let lines = &self.deck.cards()[card].lines;
        let steal = self.owner(card).is_some();
        let count = if steal { lines.len() } else { lines.len() - 1 };
        let begun = self.target.map(usize::from) == Some(card);
        let filled = if begun { self.filled } else { Lines::NONE };
        let lines = lines[..count].iter().copied().enumerate();
        lines.filter(move |(place, _)| !filled.contains(*place))
    }

    /// The fewest dice that finish a card.
    pub(crate) fn least_dice(&self, card: usize) -> u8 {
        self.open_lines(card).map(|(_, line)| line.least_dice()).sum()
    }

    /// How many dice are in play.
    pub(crate) fn dice_left(&self) -> u8 {
        self.standard + u8::from(self.red)
    }

    /// The dice that Heroes in front of `seat` grant.
    pub(crate) fn granted(&self, seat: Seat, die: Die) -> bool {
        self.held[seat.index()].iter().any(|card| self.deck.cards()[card].die == Some(die))
    }

    /// Hands every way to go on after a roll to `each`, in order.
    pub(crate) fn each_choice(&self, mut each: impl FnMut(Choice)) {
        let Some(roll) = &self.roll else { return };
        for card in self.targets().iter() {
            for (line, needs) in self.open_lines(card) {
                needs.ways(roll, &mut |dice| {
                    each(Choice::Fill { card: card as u8, line: line as u8, dice });
                });
            }
        }
        let shown = Face::ALL.into_iter().filter(|face| roll.standard[face.index()] > 0);
        shown.for_each(|face| each(Choice::Aside(face)));
        if let Some(face) = roll.red {
            each(Choice::AsideRed(face));
        }
    }

    /// The number of a line of a card, by its place.
    pub(crate) fn line_number(&self, card: usize, line: usize) -> LineNumber {
        match line == self.deck.cards()[card].steal_line() {
            true => LineNumber::Steal,
            false => LineNumber::Printed(line as u8 + 1),
        }
    }

    /// What a choice is called.
    pub(crate) fn action(&self, choice: Choice) -> Action {
        match choice {
            Choice::Fill { card, line, dice } => {
                let (card, line) = (usize::from(card), usize::from(line));
                let id = self.deck.cards()[card].id.as_str().into();
                Action::Fill { card: id, line: self.line_number(card, line), dice }
            }
            Choice::Aside(face) => Action::Aside(face),
            Choice::AsideRed(face) => Action::AsideRed(face),
        }
    }

    /// The choice that an action names, if the rules allow it.
    pub(crate) fn choice(&self, action: &Action) -> Result<Choice, Refusal> {
        let roll = self.roll.unwrap_or_default();
        match action {
            Action::Fill { card: id, line, dice } => {
                let no_card = || Refusal::NoSuchCard(id.clone());
                let card = self.deck.card(id.as_str()).ok_or_else(no_card)?;
                self.check_target(card)?;
                let steal = self.deck.cards()[card].steal_line();
                let line = match line {
                    LineNumber::Steal => steal,
                    LineNumber::Printed(number) => usize::from(*number).wrapping_sub(1),
                };
                let exists = line < steal || line == steal && self.owner(card).is_some();
                let named_steal = matches!(action, Action::Fill { line: LineNumber::Steal, .. });
                if !exists || (line == steal) != named_steal {
                    return Err(Refusal::NoSuchLine(self.called(card)));
                }
                let open = self.open_lines(card).find(|(place, _)| *place == line);
                let (_, needs) = open.ok_or(Refusal::LineFilled)?;
                let standard = dice.standard.iter().zip(roll.standard);
                let rolled = standard.clone().all(|(placed, rolled)| *placed <= rolled);
                let red = match (dice.red, roll.red) {
                    (None, _) | (Some(_), Some(Face::Spiral)) => true,
                    (Some(placed), Some(rolled)) => placed == rolled,
                    (Some(_), None) => false,
                };
                if !rolled || !red {
                    return Err(Refusal::NotRolled);
                }
                let mut fills = false;
                needs.ways(&roll, &mut |way| fills |= way == *dice);
                if !fills {
                    return Err(Refusal::DoesNotFill);
                }
                Ok(Choice::Fill { card: card as u8, line: line as u8, dice: *dice })
            }
            Action::Aside(face) if roll.standard[face.index()] > 0 => Ok(Choice::Aside(*face)),
            Action::AsideRed(face) if roll.red == Some(*face) => Ok(Choice::AsideRed(*face)),
            Action::Aside(_) | Action::AsideRed(_) => Err(Refusal::NotRolled),
            _ => Err(self.not_now(action)),
        }
    }

    /// Whether whoever is on turn may go for a card, and if not, why.
    fn check_target(&self, card: usize) -> Result<(), Refusal> {
        if self.targets().contains(card) {
            return Ok(());
        }
        if let Some(target) = self.target {
            return Err(Refusal::OtherTarget(self.called(target.into())));
        }
        let called = self.called(card);
        match self.owner(card) {
            Some(owner) if owner != self.player => Err(Refusal::Locked { card: called, owner }),
            _ => Err(Refusal::YourOwn(called)),
        }
    }

    fn called(&self, card: usize) -> Called {
        Called::card(&self.deck.form().cards[card])
    }
}
