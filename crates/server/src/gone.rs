//! People who were forgotten while the server runs.
//!
//! A table may be about to take somebody in, or to be read with their name, at the very moment at which
//! they are forgotten. Whoever has put a table into memory, or a person at it, looks here afterwards:
//! then either the table was there to be told, or it finds them here.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use ardri_wire::PersonId;

/// Their numbers.
#[derive(Debug, Default)]
pub(crate) struct Gone(Mutex<HashSet<PersonId>>);

impl Gone {
    pub fn add(&self, person: PersonId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(person);
    }

    pub fn contains(&self, person: PersonId) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains(&person)
    }
}

#[cfg(test)]
mod tests {
    use ardri_core::Seat;
    use ardri_table::Guest;
    use ardri_wire::{NewTable, TableId, TableRequest};
    use serde_json::json;

    use crate::actor::{TableError, TableMsg};
    use crate::bots::BotPool;
    use crate::serve::machine_clock;
    use crate::store::{AccountChange, Store, StoreError, TokenHash};
    use crate::tables::{Tables, machine_secrets};
    use crate::turns::Asker;

    struct Scene {
        tables: Tables,
        ann: Guest,
        table: TableId,
        folder: tempfile::TempDir,
    }

    impl Scene {
        /// Bob has set up a table, to which Ann has come.
        async fn new() -> Self {
            let folder = tempfile::tempdir().unwrap();
            let store = Store::open(folder.path()).await.unwrap();
            let mut people = Vec::new();
            for (number, name) in [(1, "Ann"), (2, "Bob")] {
                let token = TokenHash([number; 32]);
                let person = store.new_guest(name, &token, 0).await.unwrap();
                people.push(Guest { person: person.id, name: person.name });
            }
            let tables = Tables::new(store, BotPool::new(1), machine_clock(), machine_secrets());
            let [ann, bob] = people.try_into().unwrap();
            let table = create(&tables, bob).await.unwrap();
            Self { tables, ann, table, folder }
        }

        async fn forget(&self) {
            let change = AccountChange::Forget { person: self.ann.person, now: 1 };
            self.tables.store().change_account(change).await.unwrap();
        }

        async fn ask(&self, request: TableRequest) -> Result<(), TableError> {
            let who = self.ann.clone();
            let msg = |reply| TableMsg::Do { who, request, reply };
            self.tables.ask(&self.table, None::<Asker>, msg).await.map(|_| ())
        }

        /// Whether her name is anywhere: in memory, or in what is stored.
        async fn names_her(self) -> bool {
            let Self { tables, table, folder, .. } = self;
            let shown =
                tables.ask(&table, None::<Asker>, |reply| TableMsg::Show { reply }).await.unwrap();
            let mut named =
                shown.table.sitters().iter().any(|who| format!("{who:?}").contains("Ann"));
            tables.store().close().await;
            for file in std::fs::read_dir(folder.path()).unwrap() {
                let bytes = std::fs::read(file.unwrap().path()).unwrap();
                named |= bytes.windows(9).any(|place| place == b"Ann talks");
            }
            named
        }
    }

    async fn create(tables: &Tables, host: Guest) -> Result<TableId, TableError> {
        let form: NewTable = serde_json::from_value(json!({"game": "brandubh"})).unwrap();
        tables.create(host, [127, 0, 0, 1].into(), form).await
    }

    fn say() -> TableRequest {
        TableRequest::Say { text: "Ann talks".into() }
    }

    fn is_refused<T>(answer: &Result<T, TableError>) -> bool {
        matches!(answer, Err(TableError::Store(StoreError::NoSuchPerson)))
    }

    #[tokio::test]
    async fn what_somebody_has_asked_for_before_they_were_forgotten_is_refused_after() {
        let scene = Scene::new().await;
        scene.forget().await;
        assert!(is_refused(&scene.ask(TableRequest::Sit { seat: Seat(1) }).await));
        assert!(is_refused(&scene.ask(say()).await));
        assert!(is_refused(&create(&scene.tables, scene.ann.clone()).await));
        assert!(!scene.names_her().await);
    }

    /// Forgotten after the table has looked, and before it has them: nobody tells it.
    #[tokio::test]
    async fn a_seat_that_is_taken_at_that_very_moment_is_given_up() {
        let scene = Scene::new().await;
        scene.tables.gone().add(scene.ann.person);
        scene.ask(TableRequest::Sit { seat: Seat(1) }).await.unwrap();
        let shown = scene
            .tables
            .ask(&scene.table, None::<Asker>, |reply| TableMsg::Show { reply })
            .await
            .unwrap();
        assert!(shown.table.seats_of(scene.ann.person).iter().next().is_none());
        assert!(!scene.names_her().await);
    }

    #[tokio::test]
    async fn a_table_that_is_set_up_at_that_very_moment_is_closed() {
        let scene = Scene::new().await;
        scene.tables.gone().add(scene.ann.person);
        let table = create(&scene.tables, scene.ann.clone()).await.unwrap();
        let shown = scene
            .tables
            .ask(&table, None::<Asker>, |reply| TableMsg::Show { reply })
            .await
            .unwrap();
        assert_eq!(shown.table.stage(), ardri_wire::Stage::Closed);
        assert_eq!(shown.table.setup().host.name, "");
    }
}
