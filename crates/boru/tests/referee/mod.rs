//! A second, slow reading of the rules of Brian Boru: High King of Ireland.
//!
//! It shares no code with the first. The state is what lies on the table, the round is a list of
//! things still to do, and every sentence of the rules has its own few lines. Where the two
//! readings say different things about the same game, one of them is wrong.

pub mod printed;
pub mod snapshot;
pub mod table;

mod scoring;
mod tricks;
mod upkeep;

#[cfg(test)]
mod hand_made;

use std::collections::VecDeque;

pub use printed::Printed;
pub use snapshot::Snapshot;

use table::{Alliance, Table};

/// One thing that has to happen. The first step of the list is the present.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    // Chance decides.
    StackMarriages,
    StackVikings,
    GiveMarker,
    Deal,
    // Players decide.
    Start(usize),
    Draft,
    Mark(usize),
    Play(usize),
    Act(usize),
    Settle { seat: usize, region: Option<usize> },
    Princess(usize),
    Raid { chooser: usize, loser: usize },
    Build(usize),
    // Nobody decides.
    Preparation,
    PassLeft,
    BeginTrick,
    Reveal,
    EndTrick,
    MarriageCard,
    ReturnToSpaceZero(usize),
    SpaceRewards,
    SpaceReward(usize),
    Incursion,
    EmptyBattleArea,
    MostRaiders,
    NextMostRaiders,
    MostDiscs,
    ChurchReward(usize),
    NextMostDiscs,
    FourDiscs,
    FourDiscsOf(usize),
    TakeBackDiscs(usize),
    ClaimRegions,
    EndRound,
}

impl Step {
    fn is_chance(self) -> bool {
        matches!(self, Step::StackMarriages | Step::StackVikings | Step::GiveMarker | Step::Deal)
    }
}

/// What a player may answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    Start(usize),
    Pick(u8, u8),
    Mark(usize),
    Play(u8),
    Primary { buy: u32 },
    Top { expand: Option<usize> },
    Bottom { buy: u32, free: Option<usize> },
    Settle(usize),
    Military,
    Trade,
    Spurn,
    Raid(usize),
    Build(usize),
}

impl Choice {
    fn text(self, printed: &Printed) -> String {
        let id = |town: usize| printed.towns[town].id.as_str();
        match self {
            Choice::Start(town) => format!("start {}", id(town)),
            Choice::Pick(low, high) => format!("pick {low} {high}"),
            Choice::Mark(town) => format!("mark {}", id(town)),
            Choice::Play(value) => format!("play {value}"),
            Choice::Primary { buy: 0 } => "primary".to_string(),
            Choice::Primary { buy } => format!("primary buy {buy}"),
            Choice::Top { expand: None } => "top".to_string(),
            Choice::Top { expand: Some(town) } => format!("top expand {}", id(town)),
            Choice::Bottom { free: Some(town), .. } => format!("bottom free {}", id(town)),
            Choice::Bottom { buy: 0, .. } => "bottom".to_string(),
            Choice::Bottom { buy, .. } => format!("bottom buy {buy}"),
            Choice::Settle(town) => format!("settle {}", id(town)),
            Choice::Military => "princess military".to_string(),
            Choice::Trade => "princess trade".to_string(),
            Choice::Spurn => "princess spurn".to_string(),
            Choice::Raid(town) => format!("raid {}", id(town)),
            Choice::Build(town) => format!("build {}", id(town)),
        }
    }
}

#[derive(Clone)]
pub struct Referee {
    printed: &'static Printed,
    table: Table,
    round: u8,
    /// Option: the last card of the hand is played too.
    last_card: bool,
    todo: VecDeque<Step>,
    /// Who wins the current trick.
    winner: Option<usize>,
    scores: Option<Vec<[u32; 7]>>,
    places: Option<Vec<u8>>,
    /// Rare things that happened, to tell whether random play reaches them.
    pub remarks: Vec<&'static str>,
}

impl Referee {
    /// Panics on a number of players that the game does not know, and on the last-card option
    /// with other than five.
    pub fn new(printed: &'static Printed, seats: usize, last_card: bool) -> Self {
        assert!((3..=5).contains(&seats), "3, 4 or 5 players");
        assert!(!last_card || seats == 5, "the last card is an option for five players only");
        Referee {
            printed,
            table: Table::laid_out(printed, seats),
            round: 0,
            last_card,
            todo: VecDeque::from([Step::StackMarriages, Step::StackVikings, Step::GiveMarker]),
            winner: None,
            scores: None,
            places: None,
            remarks: Vec::new(),
        }
    }

    pub fn legal(&self, seat: usize) -> Vec<String> {
        self.choices(seat).into_iter().map(|choice| choice.text(self.printed)).collect()
    }

    /// `None` is chance. An illegal action changes nothing.
    pub fn apply(&mut self, actor: Option<usize>, action: &str) -> Result<(), String> {
        match actor {
            None => self.apply_chance(action)?,
            Some(seat) => {
                let choice = self
                    .choices(seat)
                    .into_iter()
                    .find(|choice| choice.text(self.printed) == action)
                    .ok_or_else(|| format!("seat {seat} may not do: {action}"))?;
                // In the draft the others may still have to pick; otherwise the step is done.
                if self.now() != Some(Step::Draft) {
                    self.todo.pop_front();
                }
                self.carry_out(seat, choice);
            }
        }
        self.advance();
        Ok(())
    }

    fn now(&self) -> Option<Step> {
        self.todo.front().copied()
    }

    fn remark(&mut self, what: &'static str) {
        self.remarks.push(what);
    }

    /// These come next, in this order, before whatever else is still to do.
    fn do_next(&mut self, steps: impl IntoIterator<Item = Step>) {
        let steps: Vec<Step> = steps.into_iter().collect();
        for step in steps.into_iter().rev() {
            self.todo.push_front(step);
        }
    }

    fn to_act(&self) -> Vec<usize> {
        let Some(step) = self.now() else {
            return Vec::new();
        };
        match step {
            Step::Draft => (0..self.table.seats())
                .filter(|&seat| !self.table.players[seat].has_picked)
                .collect(),
            _ => decider(step).into_iter().collect(),
        }
    }

    fn choices(&self, seat: usize) -> Vec<Choice> {
        let Some(step) = self.now() else {
            return Vec::new();
        };
        if !self.to_act().contains(&seat) {
            return Vec::new();
        }
        self.choices_in(step, seat)
    }

    fn choices_in(&self, step: Step, seat: usize) -> Vec<Choice> {
        let towns = |towns: Vec<usize>, choice: fn(usize) -> Choice| {
            towns.into_iter().map(choice).collect::<Vec<Choice>>()
        };
        match step {
            Step::Start(_) => towns(self.start_towns(), Choice::Start),
            Step::Draft => self.pairs_to_pick(seat),
            Step::Mark(_) => towns(self.towns_to_mark(seat), Choice::Mark),
            Step::Play(_) => self.cards_to_play(seat).into_iter().map(Choice::Play).collect(),
            Step::Act(_) => self.card_actions(seat),
            Step::Settle { region, .. } => towns(self.towns_to_settle(region), Choice::Settle),
            Step::Princess(_) => vec![Choice::Military, Choice::Trade, Choice::Spurn],
            Step::Raid { loser, .. } => towns(self.table.towns_controlled_by(loser), Choice::Raid),
            Step::Build(_) => towns(self.towns_to_build_on(seat), Choice::Build),
            other => panic!("nobody decides in {other:?}"),
        }
    }

    fn carry_out(&mut self, seat: usize, choice: Choice) {
        match choice {
            Choice::Start(town) => self.table.place_disc(seat, town),
            Choice::Pick(low, high) => self.pick(seat, [low, high]),
            Choice::Mark(town) => self.mark(seat, town),
            Choice::Play(value) => self.play(seat, value),
            Choice::Primary { .. } | Choice::Top { .. } | Choice::Bottom { .. } => {
                self.take_card_action(seat, choice);
            }
            Choice::Settle(town) => self.table.place_disc(seat, town),
            Choice::Military => self.answer_princess(seat, Some(Alliance::Military)),
            Choice::Trade => self.answer_princess(seat, Some(Alliance::Trade)),
            Choice::Spurn => self.answer_princess(seat, None),
            Choice::Raid(town) => self.table.towns[town].viking = true,
            Choice::Build(town) => self.table.towns[town].monastery = true,
        }
    }

    /// Goes on until somebody has a real decision, chance has to act or the game is over.
    fn advance(&mut self) {
        while let Some(step) = self.now() {
            if step.is_chance() || step == Step::Draft {
                return;
            }
            if let Some(seat) = decider(step) {
                let choices = self.choices_in(step, seat);
                match self.done_without_asking(step, seat, &choices) {
                    Unasked::No => return,
                    Unasked::Nothing => {
                        self.todo.pop_front();
                        self.skipped(step);
                    }
                    Unasked::TheOnlyOne(choice) => {
                        self.todo.pop_front();
                        self.carry_out(seat, choice);
                    }
                }
            } else {
                self.todo.pop_front();
                self.automatic(step);
            }
        }
    }

    fn done_without_asking(&self, step: Step, seat: usize, choices: &[Choice]) -> Unasked {
        match (step, choices) {
            // Without an open town the trick has no town.
            (Step::Mark(_), []) => Unasked::Nothing,
            (Step::Start(_) | Step::Mark(_) | Step::Princess(_), [_, ..]) => Unasked::No,
            // A last card is played at once. With more in hand the player is asked even if only
            // one of them is legal, so that nothing is told about the hand.
            (Step::Play(_), [only]) if self.table.players[seat].hand.len() == 1 => {
                Unasked::TheOnlyOne(*only)
            }
            (Step::Play(_), [_, ..]) => Unasked::No,
            // No open town to settle on, no town to lose, no town to build on.
            (Step::Settle { .. } | Step::Raid { .. } | Step::Build(_), []) => Unasked::Nothing,
            (Step::Act(_) | Step::Settle { .. } | Step::Raid { .. } | Step::Build(_), [only]) => {
                Unasked::TheOnlyOne(*only)
            }
            (_, [_, _, ..]) => Unasked::No,
            (step, _) => panic!("nothing can be chosen in {step:?}"),
        }
    }

    fn skipped(&mut self, step: Step) {
        match step {
            Step::Mark(_) => self.remark("trick without an open town"),
            Step::Settle { region: Some(_), .. } => self.remark("marriage card: region full"),
            Step::Settle { region: None, .. } => self.remark("space 8: board full"),
            Step::Raid { .. } => self.remark("raid: nothing to lose"),
            Step::Build(_) => self.remark("most church discs, but no town to build on"),
            _ => {}
        }
    }

    fn automatic(&mut self, step: Step) {
        match step {
            Step::Preparation => self.prepare(),
            Step::PassLeft => self.pass_left(),
            Step::BeginTrick => self.begin_trick(),
            Step::Reveal => self.find_winner(),
            Step::EndTrick => self.end_trick(),
            Step::MarriageCard => self.marriage_card(),
            Step::ReturnToSpaceZero(seat) => self.table.players[seat].space = 0,
            Step::SpaceRewards => {
                let seats = self.table.clockwise_from_marker();
                self.do_next(seats.into_iter().map(Step::SpaceReward));
            }
            Step::SpaceReward(seat) => self.space_reward(seat),
            Step::Incursion => self.incursion(),
            Step::EmptyBattleArea => self.table.battle = 0,
            Step::MostRaiders => self.most_raiders(),
            Step::NextMostRaiders => self.next_most_raiders(),
            Step::MostDiscs => self.most_discs(),
            Step::ChurchReward(seat) => self.church_reward(seat),
            Step::NextMostDiscs => self.next_most_discs(),
            Step::FourDiscs => {
                let seats = self.table.clockwise_from_marker();
                self.do_next(seats.into_iter().map(Step::FourDiscsOf));
            }
            Step::FourDiscsOf(seat) => self.four_discs_of(seat),
            Step::TakeBackDiscs(seat) => self.table.players[seat].church = 0,
            Step::ClaimRegions => self.claim_regions(),
            Step::EndRound => self.end_round(),
            other => panic!("somebody has to decide in {other:?}"),
        }
    }

    fn apply_chance(&mut self, action: &str) -> Result<(), String> {
        let step = self.now().filter(|step| step.is_chance()).ok_or("chance does not act now")?;
        let (verb, rest) = action.split_once(' ').unwrap_or((action, ""));
        let words: Vec<&str> = rest.split(' ').collect();
        match (step, verb) {
            (Step::StackMarriages, "marriages") => {
                self.table.marriage_deck = self.stacked_marriages(&words)?;
            }
            (Step::StackVikings, "vikings") => {
                let deck = numbers(&words)?;
                let mut sorted = deck.clone();
                sorted.sort_unstable();
                let mut printed = self.printed.vikings.clone();
                printed.sort_unstable();
                if sorted != printed {
                    return Err(format!("not the Viking deck: {action}"));
                }
                self.table.viking_deck = deck;
            }
            (Step::GiveMarker, "marker") => {
                let seats = numbers(&words)?;
                let [seat] = seats[..] else {
                    return Err(format!("one seat gets the marker: {action}"));
                };
                let seat = seat as usize;
                if seat >= self.table.seats() {
                    return Err(format!("no such seat: {action}"));
                }
                self.table.marker = Some(seat);
                // "From that player clockwise, each puts a disc on a town."
                for seat in self.table.clockwise_from(seat) {
                    self.todo.push_back(Step::Start(seat));
                }
                self.todo.push_back(Step::Preparation);
            }
            (Step::Deal, "deal") => {
                let cards = numbers(&words)?;
                let mut sorted = cards.clone();
                sorted.sort_unstable();
                if !sorted.iter().copied().eq(1..=self.printed.cards.len() as u32) {
                    return Err(format!("not all the cards: {action}"));
                }
                let cards: Vec<u8> = cards.into_iter().map(|card| card as u8).collect();
                self.deal(&cards);
            }
            _ => return Err(format!("chance has to do something else: {action}")),
        }
        self.todo.pop_front();
        Ok(())
    }

    /// "The Princess at the bottom, under 2 (three players) or 3 (four or five) others."
    fn stacked_marriages(&self, names: &[&str]) -> Result<Vec<usize>, String> {
        let others = if self.table.seats() == 3 { 2 } else { 3 };
        if names.len() != others {
            return Err(format!("{others} marriage cards lie above the Princess"));
        }
        let mut deck = Vec::new();
        for name in names {
            let card = self
                .printed
                .marriages
                .iter()
                .position(|card| card.name == *name && !card.princess)
                .ok_or_else(|| format!("no such marriage card: {name}"))?;
            if deck.contains(&card) {
                return Err(format!("twice the same marriage card: {name}"));
            }
            deck.push(card);
        }
        deck.push(self.printed.princess());
        Ok(deck)
    }

    /// "A town in a region that holds no disc yet."
    fn start_towns(&self) -> Vec<usize> {
        let towns = &self.table.towns;
        self.table.towns_where(|town| {
            !towns.iter().any(|other| other.region == town.region && other.disc.is_some())
        })
    }

    /// Round, preparation: the Viking card's raiders, then the next marriage card.
    fn prepare(&mut self) {
        self.round += 1;
        self.table.battle = self.table.viking_deck.remove(0);
        self.table.display = Some(self.table.marriage_deck.remove(0));
        self.do_next([Step::Deal]);
    }
}

enum Unasked {
    No,
    Nothing,
    TheOnlyOne(Choice),
}

/// The one seat that decides in a step, if it is a step of one seat's decision.
fn decider(step: Step) -> Option<usize> {
    match step {
        Step::Start(seat)
        | Step::Mark(seat)
        | Step::Play(seat)
        | Step::Act(seat)
        | Step::Settle { seat, .. }
        | Step::Princess(seat)
        | Step::Raid { chooser: seat, .. }
        | Step::Build(seat) => Some(seat),
        _ => None,
    }
}

/// Plain decimal numbers: no sign, no leading zero.
fn numbers(words: &[&str]) -> Result<Vec<u32>, String> {
    let mut numbers = Vec::with_capacity(words.len());
    for word in words {
        let plain = word.bytes().all(|byte| byte.is_ascii_digit())
            && (*word == "0" || !word.starts_with('0'));
        let number = word.parse().ok().filter(|_| plain);
        numbers.push(number.ok_or_else(|| format!("not a number: {word}"))?);
    }
    Ok(numbers)
}
