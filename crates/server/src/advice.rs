//! Hints and reviews: a strong bot thinks for a person who has asked for it.
//!
//! It thinks on the bots' threads, in turn with all who wait there, and takes from the share of whoever asks.
//! Each person has one such wish at a time.

use std::sync::Arc;

use ardri_core::Seat;
use ardri_table::{BotTask, Guest, Refusal, ReviewStep, Table, review_task};
use ardri_wire::{Answered, TableId};
use tokio::sync::oneshot;

use crate::actor::TableError;
use crate::bots::BotPlace;
use crate::reading::Reader;
use crate::tables::Tables;
use crate::turns::BusyError;

impl Tables {
    /// What a strong bot would do in a seat of somebody's.
    pub(crate) async fn hints(
        &self,
        id: &TableId,
        who: Guest,
        reader: Reader,
        seat: Seat,
    ) -> Result<Answered, TableError> {
        let _turn = self.turn_at_advice(who.person).await;
        let prepare = move |table: &Table| table.hint_task(&who, seat);
        let task = self.prepare(id, reader, prepare).await?;
        let hints = self.think_for(id, reader, task).await?;
        Ok(Answered::Hints { hints })
    }

    /// Which decisions of somebody's cost most.
    pub(crate) async fn review(
        &self,
        id: &TableId,
        who: Guest,
        reader: Reader,
        seat: Seat,
    ) -> Result<Answered, TableError> {
        let _turn = self.turn_at_advice(who.person).await;
        let prepare = move |table: &Table| table.review(&who, seat);
        let mut review = self.prepare(id, reader, prepare).await?;
        loop {
            // Others think between two decisions.
            review = match self.think_for(id, reader, review_task(review)).await? {
                ReviewStep::More(review) => review,
                ReviewStep::Done(review) => return Ok(Answered::Review { review }),
            };
        }
    }

    /// What is made of the table as it is, where it holds nobody up.
    async fn prepare<T: Send + 'static>(
        &self,
        id: &TableId,
        reader: Reader,
        prepare: impl FnOnce(&Table) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, TableError> {
        let (shown, turn) = self.turn_at(id, reader.into()).await?;
        let table: Arc<Table> = shown.table;
        Ok(turn.work(move || prepare(&table)).await??)
    }

    /// Lets a bot think for somebody who waits for it.
    async fn think_for<T: Send + 'static>(
        &self,
        id: &TableId,
        reader: Reader,
        task: BotTask<T>,
    ) -> Result<T, TableError> {
        let place = BotPlace { host: reader.person, table: id.clone(), awaited: true };
        let (reply, found) = oneshot::channel();
        self.bots().think(&place, task, move |found| {
            // Whoever has gone is not told.
            let _ = reply.send(found);
        });
        Ok(found.await.ok().flatten().ok_or(BusyError)?)
    }
}
