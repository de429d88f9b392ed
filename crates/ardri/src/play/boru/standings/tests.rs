use super::*;
use ardri_boru::BrianBoru;
use ardri_core::Viewer;
use ardri_texts::Language;

use crate::i18n::speak;
use crate::play::Opponent;
use crate::play::samples::{after, begin, luck, play_on};

#[test]
fn the_page_has_every_contest_and_fits_a_wide_terminal() {
    for seed in 0..6 {
        let mut session = begin::<BrianBoru>(3 + seed as u8 % 3, Opponent::RANDOM);
        let luck = &mut luck(seed);
        session.go_on(luck).unwrap();
        while session.person_due().is_some() {
            play_on(&mut session, luck, 3);
            let scene = Scene::of(&session, Viewer::Spectator);
            for language in Language::all() {
                speak(language);
                whole_and_fitting(&scene);
            }
        }
    }
}

fn whole_and_fitting(scene: &Scene) {
    let (table, text) = (&scene.view.table, page(scene).join("\n"));
    for contest in &table.contests {
        assert!(text.contains(&said(&contest.said)), "{contest:?}\n{text}");
    }
    for one in &table.standings.regions {
        let becomes = format!("\n{}: {}\n", short_region(one.region), said(&one.said()));
        assert!(text.contains(&becomes), "{becomes}\n{text}");
    }
    let (tokens, scores) = (tokens(scene, LOOK), score_table(scene));
    assert_eq!((tokens.len(), scores.len()), (9, 1 + usize::from(table.seats)));
    let tokens: Vec<_> = tokens.iter().map(plain).collect();
    // So much room has a page on a terminal of 80 columns.
    let fits = |row: &String| row.chars().count() <= 76;
    assert!(tokens.iter().chain(&scores).all(fits), "{tokens:?} {scores:?}");
}

#[test]
fn scores_add_up_and_the_winner_comes_first() {
    let session = after::<BrianBoru>(4, Opponent::RANDOM, 8, usize::MAX);
    let scene = Scene::of(&session, Viewer::Spectator);
    let rows = score_table(&scene);
    assert!(rows[0].starts_with("Final scores"), "{rows:?}");
    let outcome = scene.view.table.outcome.as_ref().unwrap();
    assert!(
        rows[1].starts_with("1. ") && rows[1].contains(&seat_name(outcome.winners[0])),
        "{rows:?}"
    );
    for row in &rows[1..] {
        let numbers: Vec<u16> =
            row.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let [items @ .., total] = numbers.as_slice() else { panic!("{row}") };
        assert_eq!(items.iter().sum::<u16>(), *total, "{row}");
    }
}
