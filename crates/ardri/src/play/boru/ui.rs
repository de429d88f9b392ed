//! What Brian Boru brings to the terminal.

use ardri_boru::{Act, Action, Asked, BrianBoru, Choice, Pick, Seen, View, ask};
use ardri_core::{Game, NextStep, Outcome, Seat};

use super::action_builder::BoruBuilder;
use super::names::{find_town, seat_name};
use super::words::{self, Room};
use super::{Scene, draw, lines, map, standings, widgets};
use crate::i18n::tr;
use crate::play::builder::Typed;
use crate::play::choice_screen::LEAST;
use crate::play::command::{OwnCommand, Shown, Takes};
use crate::play::game_ui::{Ask, Drawing, Foretold, GameUi, refusal};
use crate::play::line_ui::LineUi;
use crate::play::menu::{Switch, Switched};
use crate::play::text::sentence;

/// The title of the page with the map.
const MAP_PAGE: &str = "boru-tab-map";

impl GameUi for BrianBoru {
    type Pick = Pick;

    const PLAYERS: u8 = 4;
    const TEXTS: &'static str = "boru";
    const DRAWING: Drawing<Self> = Drawing {
        least: || LEAST,
        log: draw::log,
        draw: draw::game,
        painted: |title, screen, look| {
            (title == MAP_PAGE).then(|| map::page(&screen.ui.scene.view.table, look))
        },
    };
    const BESIDE: Option<(&'static str, char)> = Some(("terminal-boru-page-cards", 'c'));
    const COMMANDS: &'static [OwnCommand<Self>] = &[
        OwnCommand::<Self>::new(&["map"], &[('m', "")], |ui, _| {
            let map = map::page(&ui.scene.view.table, lines::LOOK);
            Ok(Shown::Page(MAP_PAGE, map.iter().map(widgets::plain).collect()))
        }),
        OwnCommand::<Self>::new(&["hand", "cards"], &[('c', "")], |ui, _| {
            Ok(Shown::Page("terminal-boru-page-cards", lines::hand(&ui.scene)))
        })
        .secret(),
        OwnCommand::<Self>::new(&["trick"], &[], |ui, _| {
            let mut words = ui.scene.described(|title| title == "words-boru-trick");
            if words.is_empty() {
                words.push(tr!("terminal-boru-no-trick"));
            }
            Ok(Shown::Page("terminal-boru-page-trick", words))
        }),
        OwnCommand::<Self>::new(&["standings", "s"], &[('t', "")], |ui, _| {
            Ok(Shown::Page("boru-tab-standings", standings::page(&ui.scene)))
        }),
        OwnCommand::<Self>::new(&["town"], &[], |ui, text| {
            let page = words::town_page(&ui.scene.view.table, find_town(text)?);
            Ok(Shown::Page("terminal-boru-page-town", page))
        })
        .takes(Takes::Must("terminal-boru-town-what")),
    ];

    fn called(seat: Seat) -> String {
        seat_name(seat)
    }

    fn ask(legal: &[Action], chosen: &[Pick]) -> NextStep<Pick, Action> {
        ask(legal, chosen)
    }

    fn read(builder: &BoruBuilder, line: &str, _: &Scene) -> Result<Typed<Pick, Action>, String> {
        builder.understand(line)
    }

    /// Cards go by their value, the others are counted from 1.
    fn number(pick: &Pick, place: usize) -> usize {
        match pick {
            Pick::Card(card) => card.value().into(),
            Pick::Buy(count) => (*count).into(),
            _ => place + 1,
        }
    }

    /// The rules know the fifth card of five players only.
    fn switches() -> Vec<Switch> {
        let texts = ["terminal-menu-last-card", "lobby-last-card-five"].map(String::from);
        let what = Switched::Value(|args| &mut args.last_card, "play");
        vec![Switch { texts, players: Self::MAX_SEATS, what }]
    }

    /// That others have picked in the draft goes without saying.
    fn is_news(seen: &Seen) -> bool {
        !matches!(seen, Seen::Picked { cards: None, .. })
    }

    fn stage(view: &View) -> String {
        widgets::title(&view.table)
    }

    fn table(ui: &LineUi<Self>) -> Vec<String> {
        lines::table(&ui.scene)
    }

    /// The texts of the lesson call the others by name, the table by colour.
    fn lesson_table(ui: &LineUi<Self>) -> Vec<String> {
        Self::company(&ui.scene).into_iter().chain(lines::table(&ui.scene)).collect()
    }

    fn news(ui: &LineUi<Self>, _fresh: bool, further: bool) -> Vec<String> {
        let changed = match (&ui.scene.view.table.asked, ui.scene.me, ui.is_asked()) {
            (_, None, _) => further,
            (_, _, false) => false,
            // What has changed since the card was played was told just now.
            (Asked::Act { .. }, ..) => false,
            (Asked::Pick { pass, .. }, ..) => *pass == 0,
            _ => true,
        };
        if changed { lines::table(&ui.scene) } else { Vec::new() }
    }

    fn choices(ui: &LineUi<Self>) -> Vec<String> {
        let drafts = matches!(ui.scene.view.table.asked, Asked::Pick { .. });
        let drafted = if drafts && ui.builder.chosen().is_empty() {
            widgets::draft_words(&ui.scene)
        } else {
            Vec::new()
        };
        drafted.into_iter().chain(ui.choices()).collect()
    }

    fn pick_words(ui: &LineUi<Self>, pick: &Pick) -> String {
        words::pick_words(*pick, &ui.scene.view, ui.builder.legal(), Room::Wide)
    }

    fn result(view: &View) -> Option<&Outcome> {
        view.table.outcome.as_ref()
    }

    fn scores(scene: &Scene) -> Vec<String> {
        standings::score_table(scene)
    }

    fn asked_next(ui: &LineUi<Self>, _cursor: usize) -> String {
        words::asked_next(&ui.scene, &ui.builder)
    }

    /// Every choice is shown with its effect before it is done; a card with what it does, whoever wins.
    fn foretell(&self, scene: &Scene, seat: Seat, action: &Action) -> Result<Foretold, String> {
        let preview = self.preview(seat, action).map_err(|error| refusal::<Self>(&error))?;
        let told = preview.said(&scene.view, action);
        let mut words: Vec<String> = told.iter().map(|message| scene.say(message)).collect();
        if let Action::Play(card) = action {
            words.push(words::named_card_words(*card));
        }
        Ok(Foretold { words, ask: Ask::Sure })
    }

    fn explain(&self, ui: &LineUi<Self>, pick: &Pick) -> Vec<String> {
        match *pick {
            Pick::Card(card) => {
                return vec![words::named_card_words(card), tr!("terminal-boru-you-keep-two")];
            }
            // What it does without the choice that is asked for next.
            Pick::Part(part) => {
                let alone = Action::Act(Act { part, choice: Choice::Plain });
                let me = ui.scene.me.filter(|_| ui.builder.legal().contains(&alone));
                if let Some(Ok(effect)) = me.map(|me| self.foretell(&ui.scene, me, &alone)) {
                    let next = std::iter::once(tr!("terminal-boru-next-pay"));
                    return next.chain(effect.words).collect();
                }
            }
            _ => {}
        }
        let words = Self::pick_words(ui, pick);
        vec![sentence(words.trim()), tr!("terminal-boru-next-town")]
    }

    fn is_start(view: &View) -> bool {
        view.table.round == 0
    }
}
