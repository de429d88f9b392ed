//! Summaries and the lists that are made of them.

use ardri_server::store::{Listed, PersonId, Store, StoreError, Summary, TableRow, TokenHash};

use crate::{Place, lines, on_both, table};

on_both! {
    a_summary_is_kept_with_everyone_once,
    a_refused_append_leaves_the_summary_alone,
    the_last_summary_of_a_batch_counts,
    tables_are_found_by_stage_by_openness_and_by_people,
}

fn summary(stage: Listed, public: bool, people: &[PersonId], created: i64) -> Summary {
    Summary {
        game: "boru".into(),
        name: format!("Made at {created}; \"é\" 'n' \\"),
        public,
        stage,
        host: None,
        people: people.to_vec(),
        created,
        updated: created + 5,
        info: r#"{"seats":[null,"\u0000","☃"]}"#.into(),
    }
}

async fn guests(store: &Store) -> [PersonId; 3] {
    let mut ids = Vec::new();
    for i in 1..=3 {
        ids.push(store.new_guest("Guest", &TokenHash([i; 32]), 0).await.unwrap().id);
    }
    ids.try_into().unwrap()
}

fn names(found: &[TableRow]) -> Vec<&str> {
    found.iter().map(|found| found.table.as_str()).collect()
}

async fn a_summary_is_kept_with_everyone_once(place: &Place) {
    let store = place.open().await;
    let [a, b, c] = guests(&store).await;
    let tara = table("tara");
    assert_eq!(store.summary(&tara).await, Ok(None));
    let first = summary(Listed::Open, true, &[c, a, c, c], 1);
    store.append(&tara, lines(1..=1), Some(first.clone())).await.unwrap();
    assert_eq!(
        store.summary(&tara).await.unwrap(),
        Some(Summary { people: vec![c, a], ..first.clone() })
    );
    // Lines without a summary leave it alone, and a summary may come without lines.
    store.append(&tara, lines(2..=2), None).await.unwrap();
    assert_eq!(store.summary(&tara).await.unwrap().unwrap().created, 1);
    let second = summary(Listed::Finished, false, &[a, b], -2);
    store.append(&tara, vec![], Some(second.clone())).await.unwrap();
    assert_eq!(store.summary(&tara).await.unwrap(), Some(second));
    assert_eq!(store.tables_of(c, false, 9, None).await, Ok(vec![]), "who left has left");
    let empty = summary(Listed::Open, true, &[], 3);
    store.append(&tara, vec![], Some(empty.clone())).await.unwrap();
    assert_eq!(store.summary(&tara).await.unwrap(), Some(empty));
}

async fn a_refused_append_leaves_the_summary_alone(place: &Place) {
    let store = place.open().await;
    let [a, ..] = guests(&store).await;
    let tara = table("tara");
    let good = summary(Listed::Open, true, &[a], 1);
    store.append(&tara, lines(1..=1), Some(good.clone())).await.unwrap();
    let other = summary(Listed::Finished, true, &[], 2);
    let late = store.append(&tara, lines(3..=3), Some(other)).await;
    assert_eq!(late, Err(StoreError::NotNext));
    // A stranger in the summary takes the lines back too, but not those of the neighbours.
    let stranger = summary(Listed::Open, true, &[a, PersonId(99)], 2);
    let emain = table("emain");
    let (strange, fine) = tokio::join!(
        store.append(&tara, lines(2..=2), Some(stranger)),
        store.append(&emain, lines(1..=1), Some(good.clone())),
    );
    assert_eq!((strange, fine), (Err(StoreError::NoSuchPerson), Ok(())));
    assert_eq!(store.summary(&tara).await.unwrap(), Some(good));
    assert_eq!(store.read(&tara, 0).await.unwrap(), lines(1..=1));
    let mut nul = summary(Listed::Open, true, &[], 2);
    nul.info = "\0".into();
    assert_eq!(store.append(&tara, lines(2..=2), Some(nul)).await, Err(StoreError::Nul));
}

async fn the_last_summary_of_a_batch_counts(place: &Place) {
    let store = place.open().await;
    let [a, b, _] = guests(&store).await;
    let tara = table("tara");
    let second = summary(Listed::Playing, true, &[b], 2);
    let (one, two, three) = tokio::join!(
        store.append(&tara, lines(1..=1), Some(summary(Listed::Open, true, &[a], 1))),
        store.append(&tara, lines(2..=2), Some(second.clone())),
        store.append(&tara, lines(3..=3), None),
    );
    assert_eq!([one, two, three], [Ok(()), Ok(()), Ok(())]);
    assert_eq!(store.summary(&tara).await.unwrap(), Some(second));
}

async fn tables_are_found_by_stage_by_openness_and_by_people(place: &Place) {
    use Listed::{Finished, Open, Playing};
    let store = place.open().await;
    let [a, b, c] = guests(&store).await;
    for (name, stage, public, people, created) in [
        ("t1", Open, true, vec![a], 10),
        ("t2", Playing, true, vec![a, b], 30),
        ("t3", Playing, false, vec![b], 40),
        ("t4", Finished, true, vec![a, b], 50),
        ("t5", Finished, false, vec![a], 20),
        ("t6", Open, true, vec![], 20),
        ("t7", Finished, true, vec![a], 15),
    ] {
        let summary = summary(stage, public, &people, created);
        store.append(&table(name), lines(1..=1), Some(summary)).await.unwrap();
    }
    store.append(&table("bare"), lines(1..=1), None).await.unwrap();

    assert_eq!(store.unfinished().await.unwrap(), ["t1", "t2", "t3", "t6"].map(table));
    assert_eq!(names(&store.lobby(None, 9).await.unwrap().tables), ["t2", "t6", "t1"]);
    assert_eq!(names(&store.lobby(None, 2).await.unwrap().tables), ["t2", "t6"]);
    assert_eq!(names(&store.lobby(None, 0).await.unwrap().tables), [""; 0]);

    assert_eq!(names(&store.tables_of(a, false, 9, None).await.unwrap()), ["t2", "t1"]);
    let page = store.tables_of(a, true, 2, None).await.unwrap();
    assert_eq!(names(&page), ["t4", "t5"]);
    assert_eq!(page[0].summary, summary(Finished, true, &[a, b], 50));
    let next = store.tables_of(a, true, 2, Some(page[1].summary.updated)).await.unwrap();
    assert_eq!(names(&next), ["t7"]);
    assert_eq!(names(&store.tables_of(b, false, 9, None).await.unwrap()), ["t3", "t2"]);
    assert_eq!(store.tables_of(c, true, 9, None).await, Ok(vec![]));

    store.close().await;
    let store = place.open().await;
    assert_eq!(names(&store.lobby(None, 9).await.unwrap().tables), ["t2", "t6", "t1"]);
}
