//! What a viewer may know of the game: everything but the others' Objectives, with the odds.

use std::sync::{LazyLock, Mutex, PoisonError};

use ardri_core::{Game, Message, Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::choices::Choice;
use crate::deck::Die;
use crate::dice::{Dice, MOST_DICE, SEVEN};
use crate::game::{HighThrone, Phase};
use crate::line::Line;
use crate::odds::{Move, Odds};
use crate::score::Score;
use crate::words::objective_called;

/// The game as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub struct View {
    /// What has to be decided.
    pub asked: Asked,
    /// Who has to act; nobody if chance does, or after the end.
    pub to_act: Vec<Seat>,
    /// The cards in the centre.
    pub centre: Vec<String>,
    /// The players.
    pub players: Vec<PlayerView>,
    /// Who began.
    pub first: Option<Seat>,
    /// For the first turn: the Spears that each has rolled in this go.
    pub opening: Vec<Option<u8>>,
    /// The turn that is being played.
    pub turn: Option<TurnView>,
    /// What only this seat knows; nothing for a spectator.
    pub own: Option<Own>,
    /// The end.
    pub outcome: Option<Outcome>,
}

/// What has to be decided now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub enum Asked {
    /// Chance shuffles or rolls.
    Chance,
    /// Which Objective to keep.
    Keep,
    /// Which eighth die to roll with.
    Die,
    /// Which line to fill or which die to set aside.
    Choose,
    /// Whether to have a thumb war.
    ThumbWar,
    /// Nothing.
    Nothing,
}

/// A player, as all see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub struct PlayerView {
    /// Cards face up.
    pub cards: Vec<String>,
    /// Locked regions.
    pub locked: Vec<String>,
    /// Cards of locked regions.
    pub locked_cards: Vec<String>,
    /// The dice that Heroes grant.
    pub dice: Vec<Die>,
    /// The points that all can see; at the end those of the Objective, too.
    pub score: Score,
    /// The Objective, once it is shown.
    pub objective: Option<ObjectiveView>,
}

/// An Objective for whoever may read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub struct ObjectiveView {
    /// Its id.
    pub id: String,
    /// Its name.
    pub called: Message,
    /// What it asks for.
    pub asks: Message,
    /// Its points, if it holds.
    pub points: u8,
}

/// The turn that is being played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub struct TurnView {
    /// Whose it is.
    pub seat: Seat,
    /// The card that is being filled.
    pub target: Option<String>,
    /// The lines that are filled.
    pub filled: Vec<LineView>,
    /// The standard dice in play.
    pub standard: u8,
    /// Whether the red die is in play.
    pub red: bool,
    /// What the dice show; nothing before the roll.
    pub roll: Option<Dice>,
    /// Whether they fill a line of any card that may be gone for.
    pub fits: bool,
    /// Every card that can still be gained this turn, with what it takes and the chance.
    pub targets: Vec<TargetView>,
}

/// A card that can be gained this turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub struct TargetView {
    /// The card.
    pub card: String,
    /// From whom it would be stolen.
    pub from: Option<Seat>,
    /// The lines that are open.
    pub open: Vec<LineView>,
    /// The fewest dice that finish it.
    pub least: u8,
    /// The chance to gain it by the best play from here, going for it alone.
    pub chance: f64,
    /// What that chance was before the dice were rolled; the same as long as they are not.
    pub before: f64,
}

/// A line of a card that is gone for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub struct LineView {
    /// Its number on the card, or “steal”.
    pub line: String,
    /// What it needs.
    pub needs: Line,
    /// The chance to gain the card if this line is filled from this roll, as well as can be; nothing
    /// if the roll does not fill it.
    pub chance: Option<f64>,
}

/// What only one seat knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "throne.ts"))]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// The Objectives drawn.
    pub drawn: Vec<ObjectiveView>,
    /// The one kept.
    pub kept: Option<ObjectiveView>,
    /// The points if the game ended now, with the Objective.
    pub score: Score,
}

/// What has been worked out for any table: chances depend on lines and dice alone. It forgets what
/// there is no room for.
static ODDS: LazyLock<Mutex<Odds>> = LazyLock::new(Mutex::default);

impl View {
    pub(crate) fn of(game: &HighThrone, viewer: Viewer) -> Self {
        let own = match viewer {
            Viewer::Seat(seat) if seat.0 < game.seats => Some(Own::of(game, seat)),
            _ => None,
        };
        let seats = usize::from(game.seats);
        Self {
            asked: Asked::of(game.phase),
            to_act: game.turn().seats().iter().collect(),
            centre: game.centre().iter().map(|card| game.card_id(card)).collect(),
            players: Seat::all(game.seats).map(|seat| PlayerView::of(game, seat)).collect(),
            first: game.first,
            opening: game.opening[..seats].to_vec(),
            turn: TurnView::of(game),
            own,
            outcome: game.outcome(),
        }
    }
}

impl Asked {
    fn of(phase: Phase) -> Self {
        match phase {
            Phase::Objectives | Phase::Opening | Phase::Roll | Phase::Toss => Self::Chance,
            Phase::Keep => Self::Keep,
            Phase::Die => Self::Die,
            Phase::Choose => Self::Choose,
            Phase::ThumbWar => Self::ThumbWar,
            Phase::Over => Self::Nothing,
        }
    }
}

impl HighThrone {
    fn card_id(&self, card: usize) -> String {
        self.deck.cards()[card].id.clone()
    }

    fn objective_view(&self, place: u8) -> ObjectiveView {
        let form = &self.deck.form().objectives[usize::from(place)];
        ObjectiveView {
            id: form.id.clone(),
            called: objective_called(&form.name),
            asks: self.deck.asks(form),
            points: form.points,
        }
    }

    fn line_view(&self, card: usize, place: usize, chance: Option<f64>) -> LineView {
        let needs = self.deck.cards()[card].lines[place];
        LineView { line: self.line_number(card, place).to_string(), needs, chance }
    }
}

impl PlayerView {
    fn of(game: &HighThrone, seat: Seat) -> Self {
        let (held, locked) = (game.held[seat.index()], game.locked[seat.index()]);
        let safe = |card: &usize| locked.contains(game.deck.cards()[*card].region);
        // From the tie on everything has been shown.
        let shown = matches!(game.phase, Phase::ThumbWar | Phase::Toss | Phase::Over);
        let dice = [Die::Extra, Die::Red].into_iter();
        Self {
            cards: held.iter().filter(|card| !safe(card)).map(|card| game.card_id(card)).collect(),
            locked: locked.iter().map(|place| game.deck.regions()[place].id.clone()).collect(),
            locked_cards: held.iter().filter(safe).map(|card| game.card_id(card)).collect(),
            dice: dice.filter(|die| game.granted(seat, *die)).collect(),
            score: if shown { game.score(seat) } else { game.open_score(seat) },
            objective: game.kept[seat.index()]
                .filter(|_| shown)
                .map(|kept| game.objective_view(kept)),
        }
    }
}

impl TurnView {
    pub(crate) fn of(game: &HighThrone) -> Option<Self> {
        if !matches!(game.phase, Phase::Die | Phase::Roll | Phase::Choose) {
            return None;
        }
        let mut fits = false;
        game.each_choice(|choice| fits |= matches!(choice, Choice::Fill { .. }));
        let target = game.target.map(usize::from);
        let filled = game.filled.iter();
        Some(Self {
            seat: game.player,
            target: target.map(|card| game.card_id(card)),
            filled: filled.filter_map(|line| Some(game.line_view(target?, line, None))).collect(),
            standard: game.standard,
            red: game.red,
            roll: game.roll,
            fits,
            targets: TargetView::all(game),
        })
    }
}

impl TargetView {
    fn all(game: &HighThrone) -> Vec<Self> {
        let targets = game.targets().iter();
        let within_reach = targets.filter(|card| game.least_dice(*card) <= game.dice_left());
        // Other tables need not wait until all of this one's cards are worked out.
        let odds = || ODDS.lock().unwrap_or_else(PoisonError::into_inner);
        within_reach.map(|card| Self::of(game, card, &mut odds())).collect()
    }

    fn of(game: &HighThrone, card: usize, odds: &mut Odds) -> Self {
        let (places, lines): (Vec<usize>, Vec<Line>) = game.open_lines(card).unzip();
        let mut filled: Vec<Option<f64>> = vec![None; lines.len()];
        let before = if game.phase == Phase::Die {
            // Who plays for the best takes the red die, or else the extra one.
            let red = game.granted(game.player, Die::Red);
            odds.chance(&lines, if red { SEVEN } else { MOST_DICE }, red)
        } else {
            odds.chance(&lines, game.standard, game.red)
        };
        let chance = match &game.roll {
            None => before,
            Some(roll) => {
                let mut best: f64 = 0.0;
                odds.each_move(&lines, roll, |mv, chance| {
                    best = best.max(chance);
                    if let Move::Fill { line, .. } = mv {
                        let known = filled[line].unwrap_or(0.0);
                        filled[line] = Some(known.max(chance));
                    }
                });
                best
            }
        };
        let open = places.iter().zip(filled);
        Self {
            card: game.card_id(card),
            from: game.owner(card),
            open: open.map(|(place, chance)| game.line_view(card, *place, chance)).collect(),
            least: game.least_dice(card),
            chance,
            before,
        }
    }
}

impl Own {
    fn of(game: &HighThrone, seat: Seat) -> Self {
        let drawn = game.drawn[seat.index()].into_iter().flatten();
        Self {
            seat,
            drawn: drawn.map(|objective| game.objective_view(objective)).collect(),
            kept: game.kept[seat.index()].map(|kept| game.objective_view(kept)),
            score: game.score(seat),
        }
    }
}
