//! The action of a card: what it allows, what it costs, what it does.

use ardri_core::Seat;
use serde::{Deserialize, Serialize};

use crate::action::{Act, Choice};
use crate::card::{Card, Part, Step, Symbol};
use crate::game::BrianBoru;
use crate::marriage::TOP_SPACE;
use crate::player::Player;
use crate::refusal::Refusal;
use crate::town::{Town, TownSet};

/// What one more disc, raider or space costs.
pub const EXTRA_COST: u8 = 2;
/// What an expansion costs.
pub const EXPAND_COST: u8 = 5;

/// What the action of a card came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct Deeds {
    /// The active town, taken together with the marker.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub town: Option<Town>,
    /// Coins gained.
    pub coins: u8,
    /// Renown gained.
    pub renown: u8,
    /// Discs put into the church area, the bought ones included.
    pub church: u8,
    /// Raiders taken, the bought ones included.
    pub raiders: u8,
    /// Whether the card had axes, so that taking no raider can be told.
    pub axes: bool,
    /// Spaces gone up the marriage track, and where that led to in the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub courted: Option<Courted>,
    /// How many of these were bought.
    pub bought: u8,
    /// Coins paid because a symbol asks for it.
    pub paid: u8,
    /// Points lost for want of a coin.
    pub forfeited: u8,
    /// The town that was expanded into.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub expanded: Option<Town>,
    /// The town that was freed, and whose it is again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub freed: Option<(Town, Seat)>,
}

/// A way up the marriage track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct Courted {
    /// The space before.
    pub from: u8,
    /// The space that was reached.
    pub reached: u8,
    /// The space where the disc rests: below, if the reached one was taken.
    pub rests: u8,
}

/// The parts that someone who won or lost may choose from.
pub(crate) fn parts(won: bool) -> &'static [Part] {
    if won { &[Part::Primary] } else { &[Part::Top, Part::Bottom] }
}

/// The coins at hand when the step at `place` comes.
pub(crate) fn purse(player: &Player, steps: &[Step], place: usize) -> u8 {
    steps[..place].iter().fold(player.coins, |coins, step| match step.symbol {
        Symbol::Coin => coins.saturating_add(step.count),
        Symbol::Pay => coins.saturating_sub(step.count),
        _ => coins,
    })
}

/// What a part of a card asks its player to choose.
pub(crate) enum Question {
    /// Nothing.
    Nothing,
    /// How many to buy, at most that many.
    Buy(u8),
    /// Whether to expand, and where to.
    Expand(TownSet),
    /// Which town to free: one of these.
    Free(TownSet),
}

impl Question {
    /// How many answers there are.
    pub(crate) fn count(&self) -> u32 {
        match self {
            Self::Nothing => 1,
            Self::Buy(most) => 1 + u32::from(*most),
            Self::Expand(towns) => 1 + u32::from(towns.len()),
            Self::Free(towns) => u32::from(towns.len()),
        }
    }

    /// The answer with `place` others before it; buying or expanding nothing comes first.
    pub(crate) fn nth(&self, place: u32) -> Option<Choice> {
        match (self, place) {
            (Self::Free(towns), place) => towns.nth(place).map(Choice::Free),
            (_, 0) => Some(Choice::Plain),
            (Self::Buy(most), count) if count <= u32::from(*most) => Some(Choice::Buy(count as u8)),
            (Self::Expand(towns), place) => towns.nth(place - 1).map(Choice::Expand),
            _ => None,
        }
    }
}

impl BrianBoru {
    /// What `steps` ask `seat` to choose.
    pub(crate) fn question(&self, seat: Seat, steps: &[Step]) -> Question {
        let player = &self.players[seat.index()];
        for (place, step) in steps.iter().enumerate() {
            let purchases = || purse(player, steps, place) / EXTRA_COST;
            match step.symbol {
                Symbol::Cross => return Question::Buy(purchases()),
                Symbol::Axe => {
                    let left = self.board.raiders.saturating_sub(step.count);
                    return Question::Buy(purchases().min(left));
                }
                Symbol::Letter => {
                    let left = TOP_SPACE.saturating_sub(player.space.saturating_add(step.count));
                    return Question::Buy(purchases().min(left));
                }
                Symbol::Expand if purse(player, steps, place) >= EXPAND_COST => {
                    return Question::Expand(self.expansions(seat));
                }
                Symbol::RemoveViking if !self.board.vikings.is_empty() => {
                    return Question::Free(self.board.vikings);
                }
                _ => {}
            }
        }
        Question::Nothing
    }

    /// The towns that `seat` could expand into if it had the coins.
    pub(crate) fn expansions(&self, seat: Seat) -> TownSet {
        let joined = self.board.controlled(seat).iter().map(Town::neighbours);
        let joined = joined.fold(TownSet::EMPTY, TownSet::union);
        let open = joined.common(self.board.open());
        // The active town has no disc yet, but the winner of the trick is about to place one.
        self.trick.town.map_or(open, |active| open.without(active))
    }

    /// The action of the card, if there is no choice at all.
    pub(crate) fn only_act(&self, seat: Seat, card: Card, won: bool) -> Option<Act> {
        let mut part = Part::Primary;
        if !won {
            if card.steps(Part::Bottom).is_some() {
                return None;
            }
            part = Part::Top;
        }
        let question = self.question(seat, card.steps(part)?);
        let choice = question.nth(0).filter(|_| question.count() == 1)?;
        Some(Act { part, choice })
    }

    /// Whether the rules allow this action of the card, and if not, why.
    pub(crate) fn check_act(
        &self,
        seat: Seat,
        card: Card,
        won: bool,
        act: Act,
    ) -> Result<&'static [Step], Refusal> {
        if !parts(won).contains(&act.part) {
            return Err(if won { Refusal::YouWon } else { Refusal::YouLost });
        }
        let steps = card.steps(act.part).ok_or(Refusal::NoBottom(card))?;
        let has = |symbol: Symbol| steps.iter().any(|step| step.symbol == symbol);
        let coins = self.players[seat.index()].coins;
        let verdict = match (self.question(seat, steps), act.choice) {
            (Question::Free(towns), Choice::Free(town)) if towns.contains(town) => {
                return Ok(steps);
            }
            (Question::Free(_), Choice::Plain) => Refusal::MustFree,
            (_, Choice::Plain) => return Ok(steps),
            (Question::Buy(most), Choice::Buy(count)) if count <= most => return Ok(steps),
            (Question::Expand(towns), Choice::Expand(town)) if towns.contains(town) => {
                return Ok(steps);
            }
            (Question::Buy(most), Choice::Buy(_)) => {
                // Either the coins or the raiders and spaces have run out.
                if has(Symbol::Axe) && most < coins / EXTRA_COST {
                    Refusal::FewRaiders { left: self.board.raiders }
                } else if has(Symbol::Letter) && most < coins / EXTRA_COST {
                    Refusal::TopOfTrack
                } else {
                    Refusal::TooFewCoins { most }
                }
            }
            (_, Choice::Buy(_)) => Refusal::NothingToBuy,
            (_, Choice::Expand(_)) if !has(Symbol::Expand) => Refusal::NoExpansion,
            (_, Choice::Expand(town)) => self.why_not_expand(seat, steps, town),
            (_, Choice::Free(_)) if !has(Symbol::RemoveViking) => Refusal::NoFreeing,
            (_, Choice::Free(town)) => Refusal::NoVikings(town),
        };
        Err(verdict)
    }

    fn why_not_expand(&self, seat: Seat, steps: &[Step], town: Town) -> Refusal {
        if let Some(owner) = self.board.disc(town) {
            return Refusal::TownTaken { town, owner };
        }
        if self.trick.town == Some(town) {
            return Refusal::ActiveTown(town);
        }
        let joined = town.neighbours().common(self.board.controlled(seat));
        if joined.is_empty() {
            return Refusal::NoRoad(town);
        }
        Refusal::CannotExpand { coins: purse(&self.players[seat.index()], steps, steps.len()) }
    }

    /// Does what the card says; the act has been checked.
    pub(crate) fn perform_act(&mut self, seat: Seat, steps: &[Step], choice: Choice) -> Deeds {
        let mut deeds = Deeds::default();
        let bought = if let Choice::Buy(count) = choice { count } else { 0 };
        deeds.bought = bought;
        let before = self.players[seat.index()].space;
        for step in steps {
            let player = &mut self.players[seat.index()];
            match step.symbol {
                Symbol::Town => {
                    if let Some(town) = self.trick.town {
                        self.board.put_disc(seat, town);
                        self.marker = Some(seat);
                        deeds.town = Some(town);
                    }
                }
                Symbol::Coin => {
                    player.coins = player.coins.saturating_add(step.count);
                    deeds.coins += step.count;
                }
                Symbol::Pay => {
                    for _ in 0..step.count {
                        if player.coins > 0 {
                            player.coins -= 1;
                            deeds.paid += 1;
                        } else {
                            deeds.forfeited += player.forfeit(2);
                        }
                    }
                }
                Symbol::Renown => {
                    player.renown = player.renown.saturating_add(step.count);
                    deeds.renown += step.count;
                }
                Symbol::Cross => {
                    deeds.church = step.count.saturating_add(bought);
                    player.church = player.church.saturating_add(deeds.church);
                    player.coins -= bought * EXTRA_COST;
                }
                Symbol::Axe => {
                    deeds.axes = true;
                    deeds.raiders = step.count.saturating_add(bought).min(self.board.raiders);
                    self.board.raiders -= deeds.raiders;
                    player.raiders = player.raiders.saturating_add(deeds.raiders);
                    player.coins -= bought * EXTRA_COST;
                }
                Symbol::Letter => {
                    let reached = player.space.saturating_add(step.count).saturating_add(bought);
                    player.space = reached.min(TOP_SPACE);
                    player.coins -= bought * EXTRA_COST;
                    let reached = player.space;
                    deeds.courted = Some(Courted { from: before, reached, rests: reached });
                }
                Symbol::Expand => {
                    if let Choice::Expand(town) = choice {
                        player.coins -= EXPAND_COST;
                        self.board.put_disc(seat, town);
                        deeds.expanded = Some(town);
                    }
                }
                Symbol::RemoveViking => {
                    if let Choice::Free(town) = choice {
                        self.board.vikings = self.board.vikings.without(town);
                        deeds.freed = self.board.disc(town).map(|owner| (town, owner));
                    }
                }
            }
        }
        if let Some(courted) = &mut deeds.courted {
            courted.rests = self.step_down(seat);
        }
        deeds
    }

    /// A disc that shares its space moves down to the next free one, or to space 0.
    fn step_down(&mut self, seat: Seat) -> u8 {
        let mut space = self.players[seat.index()].space;
        let shared = |space: u8| self.others(seat).any(|other| other.space == space);
        while space > 0 && shared(space) {
            space -= 1;
        }
        self.players[seat.index()].space = space;
        space
    }
}
