//! What was acknowledged survives the sudden death of the process.

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

use ardri_server::store::{Listed, PersonId, Store, Summary};

use crate::{Place, child, given_place, line, lines, on_both, table};

on_both! {
    what_was_acknowledged_survives_a_kill,
}

const ROUNDS: u64 = 25;
const TABLES: usize = 20;

fn summary(last: u64) -> Summary {
    Summary {
        game: "brandubh".into(),
        name: String::new(),
        public: true,
        stage: Listed::Playing,
        host: None,
        people: Vec::<PersonId>::new(),
        created: 0,
        updated: last.cast_signed(),
        info: "{}".into(),
    }
}

/// As a child: appends to twenty tables until it is killed and prints what was acknowledged.
#[tokio::test(flavor = "multi_thread")]
async fn child_that_appends() {
    let Some(place) = given_place() else { return };
    let store = Store::open_at(&place).await.unwrap();
    println!();
    let tasks: Vec<_> = (0..TABLES)
        .map(|i| {
            let store = store.clone();
            tokio::spawn(async move {
                let table = table(&format!("t{i}"));
                let from = store.read(&table, 0).await.unwrap().len() as u64 + 1;
                for number in from.. {
                    let summary = Some(summary(number));
                    store.append(&table, vec![line(number)], summary).await.unwrap();
                    println!("ack {i} {number}");
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
}

async fn what_was_acknowledged_survives_a_kill(place: &Place) {
    let mut acknowledged: HashMap<usize, u64> = HashMap::new();
    for round in 0..ROUNDS {
        let mut command = child("crash::child_that_appends", place.address());
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut heard = 0;
        let mut hear = |text: &str| {
            // A line that was cut off by the end is not an acknowledgement.
            let Some(ack) = text.strip_suffix('\n').and_then(|text| text.strip_prefix("ack "))
            else {
                return;
            };
            let (table, number) = ack.split_once(' ').unwrap();
            acknowledged.insert(table.parse().unwrap(), number.parse().unwrap());
            heard += 1;
        };
        let mut text = String::new();
        // Each round is killed a little later: after so many lines, whatever the machine's speed.
        for _ in 0..=7 * round {
            text.clear();
            while !text.starts_with("ack") {
                text.clear();
                assert!(output.read_line(&mut text).unwrap() > 0, "the child ended by itself");
            }
            hear(&text);
        }
        child.kill().unwrap();
        child.wait().unwrap();
        loop {
            text.clear();
            if output.read_line(&mut text).unwrap() == 0 {
                break;
            }
            hear(&text);
        }
        println!("round {round}: {heard} acknowledgements");

        let store = place.open_after_a_kill().await;
        for (i, number) in &acknowledged {
            let table = table(&format!("t{i}"));
            let stored = store.read(&table, 0).await.unwrap();
            let last = stored.len() as u64;
            assert_eq!(stored, lines(1..=last), "round {round}, table {i}");
            assert!(last >= *number, "round {round}, table {i}: {last}, acknowledged {number}");
            // The summary is of the same transaction as the line.
            assert_eq!(store.summary(&table).await.unwrap(), Some(summary(last)));
        }
        store.close().await;
    }
    assert_eq!(acknowledged.len(), TABLES);
}
