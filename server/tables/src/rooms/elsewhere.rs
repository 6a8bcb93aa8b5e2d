//! What other servers on the same database do.
//!
//! Several servers may share one Postgres, and the users at one table may be connected to different ones. Each server
//! serves the room to its own users. `(match, version)` is unique: of two servers that plan the same step one writes
//! it, and the other loads what was written and tries again. A room refuses a request only after a look at the store,
//! so nothing that only another server knows leads to a wrong refusal. Each server records the seats whose players are
//! connected to it, so that votes count everybody who is there.
//!
//! Rooms hear at once of what others write (`server/store/src/announcer.rs`), and shared rooms look at the store every
//! 2.5 seconds in case they did not hear. Rooms that are not shared are not looked at.

use super::load::CHAT_LINES;
use super::{Message, Rooms};
use protocol::{MatchId, SeatNumber};
use room::Command;
use std::collections::BTreeSet;
use std::sync::Arc;
use store::{Chat, News, StoreError};
use tokio::sync::mpsc;

/// How many rooms look at the store at the same time because of other servers. Players' reads use the same connections.
pub(super) const LOOKS_AT_ONCE: usize = 4;
/// How many announcements of other servers may wait to be handled.
const WAITING_NEWS: usize = 1_024;

type StoreState = (u64, Chat, BTreeSet<SeatNumber>);

impl Rooms {
    /// Tells rooms what other servers announce, until `hear_others` of the store ends.
    pub async fn follow_others(self: &Arc<Self>) {
        let (sender, mut receiver) = mpsc::channel(WAITING_NEWS);
        let follow = async {
            while let Some(news) = receiver.recv().await {
                self.handle_news(news);
            }
        };
        tokio::join!(self.services.store.hear_others(sender), follow);
    }

    /// Passes on news to rooms in memory. A room that is too busy to receive them finds them at its next look.
    fn handle_news(self: &Arc<Self>, news: News) {
        let News { steps, changed, opened, people, missed } = news;
        for (id, version) in steps {
            self.handles.try_send(id, Message::StepsElsewhere { version });
        }
        for id in changed {
            self.handles.try_send(id, Message::LookAtStore);
        }
        if people {
            self.people_changed.notify_one();
        }
        if missed {
            self.check_shared();
        }
        let opened: Vec<MatchId> =
            if missed { self.ids() } else { opened.into_iter().filter(|&id| self.has(id)).collect() };
        if !opened.is_empty() {
            // The lease says from now on that the match is shared, so its steps are announced.
            let this = Arc::clone(self);
            self.tasks.spawn(async move { this.renew(&opened).await });
        }
    }

    /// Makes all rooms that other servers have loaded too look at the store.
    pub fn check_shared(&self) {
        for id in self.handles.shared() {
            self.handles.try_send(id, Message::LookAtStore);
        }
    }

    /// Reads what the store holds of a match that other servers have loaded too.
    pub(super) async fn look_at_store(&self, id: MatchId) -> Command {
        let _turn = self.looks.acquire().await;
        match self.store_state(id).await {
            Ok(Some((version, chat, present_elsewhere))) => {
                Command::StoreState { version, chat, present_elsewhere, settled: false }
            }
            Ok(None) => Command::Tick,
            Err(error) => {
                tracing::debug!(room = %id, %error, "a shared room could not look at the store");
                Command::Tick
            }
        }
    }

    /// The version of a match in the store, its latest chat lines, and the seats that are connected to other servers.
    async fn store_state(&self, id: MatchId) -> Result<Option<StoreState>, StoreError> {
        let version = self.services.store.version(id).await?;
        self.with_chat(id, version).await
    }

    /// The same, but only after all writes have ended that any server, including one that was killed, may still have in
    /// flight.
    pub(super) async fn settled_store_state(&self, id: MatchId) -> Result<Option<StoreState>, StoreError> {
        let version = self.services.store.settled_version(id).await?;
        self.with_chat(id, version).await
    }

    async fn with_chat(&self, id: MatchId, version: Option<u64>) -> Result<Option<StoreState>, StoreError> {
        let services = &self.services;
        let Some(version) = version else { return Ok(None) };
        let chat = services.store.chat(id, CHAT_LINES).await?;
        let present_elsewhere =
            services.store.present_elsewhere(id, services.server, services.clock.now()).await?;
        Ok(Some((version, chat, present_elsewhere)))
    }
}
