//! Guests, accounts, sessions, and those who are not wanted.

use ardri_server::store::{Person, PersonId, StoreError, TokenHash};

use crate::{Place, on_both};

on_both! {
    guests_come_and_are_known_again,
    names_of_accounts_are_unique_in_any_case,
    only_one_of_many_gets_a_name,
    sessions_begin_and_end_each_for_itself,
    the_use_of_a_session_is_noted_once_a_day,
    blocks_and_mutes_are_apart,
    what_is_remembered_is_never_older_than_what_was_acknowledged,
}

const DAY: i64 = 86_400_000;
const NOBODY: PersonId = PersonId(999);

fn token(byte: u8) -> TokenHash {
    TokenHash([byte; 32])
}

async fn guests_come_and_are_known_again(place: &Place) {
    let store = place.open().await;
    let niamh = store.new_guest("Niamh", &token(1), 0).await.unwrap();
    let other = store.new_guest("Niamh", &token(2), 0).await.unwrap();
    assert_ne!(niamh.id, other.id, "guests may share a name");
    assert_eq!(niamh, Person { id: niamh.id, name: "Niamh".into(), account: false });
    assert_eq!(store.person_by_token(&token(1), 1).await.unwrap(), Some(niamh.clone()));
    assert_eq!(store.person_by_token(&token(3), 1).await, Ok(None));
    assert_eq!(store.person(other.id).await.unwrap(), Some(other.clone()));
    assert_eq!(store.person(NOBODY).await, Ok(None));
    assert_eq!(store.account("Niamh").await, Ok(None), "a guest is no account");

    let taken = store.new_guest("Oisín", &token(1), 0).await;
    assert_eq!(taken, Err(StoreError::TokenTaken));
    assert_eq!(store.new_guest("a\0", &token(4), 0).await, Err(StoreError::Nul));
    let next = store.new_guest("Oisín", &token(4), 0).await.unwrap();
    assert_eq!(store.person(PersonId(next.id.0 + 1)).await, Ok(None), "no half-made guests");

    store.rename(niamh.id, "Oisín").await.unwrap();
    assert_eq!(store.person(niamh.id).await.unwrap().unwrap().name, "Oisín");
    assert_eq!(store.rename(NOBODY, "Oisín").await, Err(StoreError::NoSuchPerson));
}

async fn names_of_accounts_are_unique_in_any_case(place: &Place) {
    let store = place.open().await;
    let a = store.new_guest("a", &token(1), 0).await.unwrap().id;
    let b = store.new_guest("ÉAMON", &token(2), 0).await.unwrap().id;
    store.claim(a, "Éamon", "hash a").await.unwrap();
    assert_eq!(store.claim(b, "éAMON", "hash b").await, Err(StoreError::NameTaken));
    assert!(!store.person(b).await.unwrap().unwrap().account, "still a guest");
    assert_eq!(store.rename(b, "Éamon").await, Err(StoreError::NameTaken), "a guest's neither");
    let guest = store.new_guest("éamon", &token(3), 0).await;
    assert_eq!(guest, Err(StoreError::NameTaken));
    store.claim(b, "Eamon", "hash b").await.unwrap();
    assert_eq!(store.rename(b, "éamon").await, Err(StoreError::NameTaken));
    assert_eq!(store.person(b).await.unwrap().unwrap().name, "Eamon");

    let account = Person { id: a, name: "Éamon".into(), account: true };
    for name in ["Éamon", "éamon", "ÉAMON"] {
        let found = store.account(name).await.unwrap();
        assert_eq!(found, Some((account.clone(), "hash a".into())));
    }
    assert_eq!(store.person_by_token(&token(1), 1).await.unwrap(), Some(account));
    assert_eq!(store.claim(a, "Fionn", "hash").await, Err(StoreError::HasAccount));
    assert_eq!(store.claim(NOBODY, "Fionn", "hash").await, Err(StoreError::NoSuchPerson));

    // One's own name in another case is free, and a name that was left is free again.
    store.rename(a, "éamon").await.unwrap();
    store.rename(a, "Fionn").await.unwrap();
    store.rename(b, "Éamon").await.unwrap();
    assert_eq!(store.account("éamon").await.unwrap().unwrap().0.id, b);
    assert_eq!(store.account("eamon").await, Ok(None));
}

async fn only_one_of_many_gets_a_name(place: &Place) {
    let store = place.open().await;
    let mut tasks = Vec::new();
    for i in 0..50 {
        let id = store.new_guest("guest", &token(i), 0).await.unwrap().id;
        let store = store.clone();
        tasks.push(tokio::spawn(async move { store.claim(id, "Brian", "hash").await }));
    }
    let mut made = 0;
    for task in tasks {
        match task.await.unwrap() {
            Ok(()) => made += 1,
            Err(error) => assert_eq!(error, StoreError::NameTaken),
        }
    }
    assert_eq!(made, 1);
}

async fn sessions_begin_and_end_each_for_itself(place: &Place) {
    let store = place.open().await;
    let niamh = store.new_guest("Niamh", &token(1), 0).await.unwrap();
    store.add_session(niamh.id, &token(2), 5).await.unwrap();
    assert_eq!(store.add_session(niamh.id, &token(2), 6).await, Err(StoreError::TokenTaken));
    assert_eq!(store.add_session(NOBODY, &token(3), 5).await, Err(StoreError::NoSuchPerson));
    assert_eq!(store.person_by_token(&token(2), 7).await.unwrap(), Some(niamh.clone()));
    store.end_session(&token(1)).await.unwrap();
    store.end_session(&token(1)).await.unwrap();
    assert_eq!(store.person_by_token(&token(1), 7).await, Ok(None));
    assert_eq!(store.person_by_token(&token(2), 7).await.unwrap(), Some(niamh));
}

async fn the_use_of_a_session_is_noted_once_a_day(place: &Place) {
    let store = place.open().await;
    let niamh = store.new_guest("Niamh", &token(1), 1000).await.unwrap();
    for (now, seen) in [
        (1001, 1000),
        (999 + DAY, 1000),
        (1000 + DAY, 1000 + DAY),
        (2000 + DAY, 1000 + DAY),
        (0, 1000 + DAY),
        (i64::MIN, 1000 + DAY),
        (9 * DAY, 9 * DAY),
    ] {
        assert!(store.person_by_token(&token(1), now).await.unwrap().is_some());
        assert_eq!(store.sessions(niamh.id).await.unwrap()[0].seen, seen, "at {now}");
    }
}

async fn blocks_and_mutes_are_apart(place: &Place) {
    let store = place.open().await;
    let a = store.new_guest("A", &token(1), 0).await.unwrap();
    let b = store.new_guest("B", &token(2), 0).await.unwrap();
    let c = store.new_guest("C", &token(3), 0).await.unwrap();
    for other in [&c, &b, &b] {
        store.block(a.id, other.id, true).await.unwrap();
    }
    store.mute(a.id, c.id, true).await.unwrap();
    assert_eq!(store.blocked(a.id).await.unwrap(), [b.clone(), c.clone()]);
    assert_eq!(store.muted(a.id).await.unwrap(), std::slice::from_ref(&c));
    assert_eq!(store.blocked(b.id).await, Ok(vec![]), "one way only");
    store.block(a.id, b.id, false).await.unwrap();
    store.block(a.id, b.id, false).await.unwrap();
    store.mute(a.id, b.id, false).await.unwrap();
    assert_eq!(store.blocked(a.id).await.unwrap(), std::slice::from_ref(&c));
    assert_eq!(store.muted(a.id).await.unwrap(), [c]);
    assert_eq!(store.block(a.id, NOBODY, true).await, Err(StoreError::NoSuchPerson));
    assert_eq!(store.mute(NOBODY, a.id, true).await, Err(StoreError::NoSuchPerson));
}

async fn what_is_remembered_is_never_older_than_what_was_acknowledged(place: &Place) {
    let store = place.open().await;
    let a = store.new_guest("A", &token(1), 0).await.unwrap();
    let b = store.new_guest("B", &token(2), 0).await.unwrap();
    let known = async |number| store.person_by_token(&token(number), 0).await.unwrap();
    assert_eq!(known(1).await.unwrap().name, "A");
    store.rename(a.id, "Aoife").await.unwrap();
    assert_eq!(known(1).await.unwrap().name, "Aoife");
    store.claim(a.id, "Aoife", "hash").await.unwrap();
    assert!(known(1).await.unwrap().account);
    for on in [true, false, true] {
        store.mute(b.id, a.id, on).await.unwrap();
        assert_eq!(store.muted(b.id).await.unwrap().len(), usize::from(on));
    }
    store.rename(a.id, "Gráinne").await.unwrap();
    assert_eq!(store.muted(b.id).await.unwrap()[0].name, "Gráinne");
    store.end_session(&token(1)).await.unwrap();
    assert_eq!((known(1).await, known(2).await), (None, Some(b)));
}
