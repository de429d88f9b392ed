//! What Brian Boru brings to the terminal.

use ardri_boru::{Act, Action, Asked, BrianBoru, Choice, Pick, Seen, View};
use ardri_core::{Outcome, Seat};

use super::action_builder::BoruBuilder;
use super::map::Map;
use super::names::{find_town, seat_name};
use super::words::{self, Room};
use super::{Scene, draw, lines, standings, trick, widgets};
use crate::i18n::tr;
use crate::play::builder::ActionBuilder;
use crate::play::command::{OwnCommand, Shown, Takes};
use crate::play::game_ui::{Ask, Drawing, Foretold, GameUi, refusal, title};
use crate::play::line_ui::LineUi;
use crate::play::text::sentence;

/// The columns and rows of the map in lines.
const MAP: (usize, usize) = (78, 34);

impl GameUi for BrianBoru {
    type Builder = BoruBuilder;

    const PLAYERS: u8 = 4;
    const TEXTS: &'static str = "boru";
    const DRAWING: Drawing<Self> =
        Drawing { fits: draw::fits, draw: draw::game, most_scroll: draw::most_scroll };
    const BESIDE: Option<(&'static str, char)> = Some(("terminal-boru-page-cards", 'c'));
    const COMMANDS: &'static [OwnCommand<Self>] = &[
        OwnCommand::<Self>::new(&["map"], &[('m', "")], |ui, _| {
            let map = Map::new(MAP.0, MAP.1).draw(&ui.scene.view.table, lines::LOOK);
            Ok(Shown::Map(map.iter().map(widgets::plain).collect()))
        }),
        OwnCommand::<Self>::new(&["hand", "cards"], &[('c', "")], |ui, _| {
            Ok(Shown::Page("terminal-boru-page-cards", lines::hand(&ui.scene)))
        })
        .secret(),
        OwnCommand::<Self>::new(&["trick"], &[], |ui, _| {
            let mut words = trick::sentences(&ui.scene.view.table);
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

    /// That others have picked in the draft goes without saying.
    fn is_news(seen: &Seen) -> bool {
        !matches!(seen, Seen::Picked { cards: None, .. })
    }

    fn greeting(scene: &Scene) -> Vec<String> {
        let (title, players) = (title::<Self>(), scene.names.len());
        let begin = tr!("terminal-begin", "title" => title, "players" => players);
        std::iter::once(begin).chain(Self::company(scene)).collect()
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
        lines::choices(&ui.scene, &ui.builder)
    }

    fn result(view: &View) -> Option<&Outcome> {
        view.table.outcome.as_ref()
    }

    fn scores(scene: &Scene) -> Vec<String> {
        standings::score_table(scene)
    }

    fn finale(ui: &LineUi<Self>) -> Vec<String> {
        let mut lines = lines::table(&ui.scene);
        lines.push(String::new());
        lines.extend(standings::score_table(&ui.scene));
        lines
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
        let view = &ui.scene.view;
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
        let words = words::pick_words(*pick, view, ui.builder.legal(), Room::Wide);
        vec![sentence(words.trim()), tr!("terminal-boru-next-town")]
    }

    fn opening(scene: &Scene) -> Option<String> {
        (scene.view.table.round == 0).then(|| tr!("terminal-boru-log-begins"))
    }
}
