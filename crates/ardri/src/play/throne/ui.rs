//! What The High Throne brings to the terminal.

use ardri_core::{ActionError, Actor, Draw, Game, NextStep, NoEvents, Outcome, Seat};
use ardri_throne::{Action, Asked, Event, HighThrone, Pick, Refusal, Seen, View, ask};

use super::action_builder::ThroneBuilder;
use super::names::{badge, card_name, find_card, yes};
use super::{Scene, draw, odds, standings, widgets, words};
use crate::i18n::tr;
use crate::play::builder::Typed;
use crate::play::choice_screen::LEAST;
use crate::play::command::{OwnCommand, Shown, Takes};
use crate::play::game_ui::{Ask, Drawing, GameUi, refusal};
use crate::play::line_ui::LineUi;
#[cfg(test)]
use crate::play::luck::Luck;
use crate::play::text::sentence;

/// In tests a line is filled, where it can be, so many times of…
#[cfg(test)]
const FILLS: usize = 7;
/// …so many.
#[cfg(test)]
const OF: usize = 8;

impl GameUi for HighThrone {
    type Pick = Pick;

    const PLAYERS: u8 = 3;
    const DRAWING: Drawing<Self> =
        Drawing { least: || LEAST, log: draw::log, draw: draw::game, painted: |_, _, _| None };
    const TEXTS: &'static str = "throne";
    const BESIDE: Option<(&'static str, char)> = Some(("terminal-throne-page-odds", 'o'));
    const COMMANDS: &'static [OwnCommand<Self>] = &[
        OwnCommand::<Self>::new(&["cards"], &[('c', "")], |ui, _| {
            let about = ["words-throne-region", "words-players"];
            let text = ui.scene.described(|title| about.contains(&title));
            Ok(Shown::Page("terminal-throne-page-cards", text))
        }),
        OwnCommand::<Self>::new(&["card"], &[], |ui, text| {
            let card = find_card(&ui.scene.options.the_deck(), text);
            let card = card.map_err(|missing| missing.why)?;
            Ok(Shown::Page("terminal-throne-page-card", widgets::card_page(&ui.scene, card)))
        })
        .takes(Takes::Must("terminal-throne-say-card")),
        OwnCommand::<Self>::new(&["objective", "objectives"], &[('b', "")], |ui, _| {
            Ok(Shown::Page("words-throne-objective", widgets::objective(&ui.scene)))
        })
        .takes(Takes::Alone)
        .secret(),
        OwnCommand::<Self>::new(&["dice", "turn"], &[], |ui, _| {
            Ok(Shown::Page("words-throne-turn", widgets::turn(&ui.scene)))
        }),
        OwnCommand::<Self>::new(&["standings", "s"], &[('t', "")], |ui, _| {
            Ok(Shown::Page("terminal-throne-page-standings", standings::page(&ui.scene)))
        }),
        OwnCommand::<Self>::new(&["odds", "o"], &[('o', ""), ('O', "turn")], |ui, rest| {
            ui.switch = match rest {
                "" => {
                    let page = odds::page(&ui.scene);
                    return Ok(Shown::Page("terminal-throne-page-odds", page));
                }
                "on" | "always" => true,
                "off" => false,
                "turn" => !ui.switch,
                _ => return Err(tr!("terminal-throne-say-odds")),
            };
            let always = yes(ui.switch);
            Ok(Shown::Said(tr!("terminal-throne-odds-always", "always" => always)))
        })
        .takes(Takes::May),
        OwnCommand::<Self>::new(&["roll"], &[], |_, _| Ok(Shown::GoAhead))
            .takes(Takes::Alone)
            .secret(),
    ];

    fn called(seat: Seat) -> String {
        badge(seat)
    }

    fn ask(legal: &[Action], chosen: &[Pick]) -> NextStep<Pick, Action> {
        ask(legal, chosen)
    }

    fn read(
        builder: &ThroneBuilder,
        line: &str,
        scene: &Scene,
    ) -> Result<Typed<Pick, Action>, String> {
        builder.understand(line, &scene.options.the_deck())
    }

    /// Any action, but mostly one that fills a line: otherwise no game would end.
    #[cfg(test)]
    fn at_random(&self, seat: Seat, luck: &mut Luck) -> Option<Action> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        let fills = |action: &Action| matches!(action, Action::Fill { .. });
        if actions.iter().any(fills) && luck.below(OF) < FILLS {
            actions.retain(fills);
        }
        luck.one_of(actions)
    }

    /// Within one's own turn the dice wait until one rolls them.
    fn waits(&self, seen: &[&Seen]) -> bool {
        let goes_on = |seen: &&Seen| {
            matches!(seen, Seen::DieTaken { .. } | Seen::Filled { .. } | Seen::SetAside { .. })
        };
        matches!(self.draw(), Some(Draw::Roll { .. })) && seen.iter().all(goes_on)
    }

    /// That others have kept an Objective goes without saying.
    fn is_news(seen: &Seen) -> bool {
        !matches!(seen, Seen::Kept { objective: None, .. })
    }

    /// A turn of one's own begins, or anybody's for those who watch.
    fn refreshes(seen: &Seen, me: Option<Seat>) -> bool {
        matches!(seen, Seen::TurnBegins { seat } if me.is_none_or(|me| me == *seat))
    }

    fn stage(view: &View) -> String {
        widgets::title(view)
    }

    fn table(ui: &LineUi<Self>) -> Vec<String> {
        let about = ["words-throne-region", "words-players"];
        let mut lines = ui.scene.described(|title| about.contains(&title));
        lines.extend(widgets::objective(&ui.scene));
        lines.extend(widgets::turn(&ui.scene));
        lines
    }

    fn news(ui: &LineUi<Self>, fresh: bool, _further: bool) -> Vec<String> {
        let view = &ui.scene.view;
        if fresh && view.asked != Asked::Keep {
            return Self::table(ui);
        }
        match view.asked {
            _ if !ui.is_asked() => Vec::new(),
            Asked::Keep => Vec::new(),
            Asked::ThumbWar => standings::scores(&ui.scene),
            _ => widgets::turn(&ui.scene),
        }
    }

    /// What can be chosen, with the odds if they are wanted.
    fn choices(ui: &LineUi<Self>) -> Vec<String> {
        let view = &ui.scene.view;
        let asks = ui.switch && view.turn.is_some() && ui.builder.chosen().is_empty();
        let odds = if asks { odds::page(&ui.scene) } else { Vec::new() };
        odds.into_iter().chain(ui.choices()).collect()
    }

    fn pick_words(ui: &LineUi<Self>, pick: &Pick) -> String {
        words::pick_words(pick, &ui.scene, &ui.builder, ui.switch || ui.lesson)
    }

    fn result(view: &View) -> Option<&Outcome> {
        view.outcome.as_ref()
    }

    fn scores(scene: &Scene) -> Vec<String> {
        standings::scores(scene)
    }

    fn asked_next(ui: &LineUi<Self>, _cursor: usize) -> String {
        let view = &ui.scene.view;
        if ui.waits {
            let dice = view.turn.as_ref().map(words::dice_words).unwrap_or_default();
            return tr!("terminal-throne-roll", "dice" => dice);
        }
        words::asked_next(&ui.scene, &ui.builder)
    }

    /// A person is asked first where nothing can be taken back.
    fn asks(&self, action: &Action, events: &[Event]) -> Ask {
        let wasted = |event: &Event| matches!(event, Event::Open(Seen::TurnEnds { .. }));
        let for_good = matches!(action, Action::Keep(_) | Action::ThumbWar(_));
        if for_good || events.iter().any(wasted) { Ask::Sure } else { Ask::No }
    }

    /// Why no line of a card can be filled now.
    fn why_not(&self, seat: Seat, action: &Action) -> String {
        let Action::Fill { card, .. } = action else { return String::new() };
        let called = card_name(self.deck(), card.as_str());
        let no_line = tr!("terminal-throne-no-line", "card" => called);
        match self.clone().apply(Actor::Seat(seat), action, &mut NoEvents) {
            Err(ActionError::Rule(Refusal::LineFilled | Refusal::DoesNotFill)) | Ok(()) => no_line,
            Err(error) => refusal::<Self>(&error),
        }
    }

    fn explain(&self, ui: &LineUi<Self>, pick: &Pick) -> Vec<String> {
        let text = words::pick_words(pick, &ui.scene, &ui.builder, true);
        let next = match pick {
            Pick::Card(_) => "card",
            Pick::Line(_) => "line",
            _ => "which",
        };
        vec![sentence(&text), tr!("terminal-throne-next", "next" => next)]
    }

    fn is_start(view: &View) -> bool {
        view.asked == Asked::Keep
    }

    /// What an Objective asks for can only be read there.
    fn reads_first(view: &View) -> bool {
        view.asked == Asked::Keep
    }
}
