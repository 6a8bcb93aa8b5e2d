//! Applies the host's changes in the store, and those that users make about themselves, to what is in memory, here and
//! on other servers that share the database.
//!
//! The transaction that makes a change also writes an entry that tells of it. A server follows these entries: at once
//! if it made the change itself, when it hears of it if another server made it, and every second in any case, as a
//! command may have made it that found no server on its machine. It closes the sockets of users whose sessions have
//! ended, has rooms look up a name again, and has them read their chat and steps again.
//!
//! Nothing here has to happen exactly once, since a room may be loaded again and a socket checked again. But a server
//! must not wait for the transactions of others after it has changed something itself. So it reads also what is beyond
//! the part of the order that is settled, and remembers what it has seen of that.

use super::Host;
use crate::backups::Backups;
use crate::doctor::{self, Finding};
use crate::retention::retention;
use ::notices::Notices;
use ::tables::hub::{Hub, WaitingLists};
use ::tables::rooms::Rooms;
use base::traffic::Traffic;
use config::{Chosen, Config};
use identity::providers::Providers;
use protocol::{MatchId, UserId};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use store::{Change, Entry, HostAct, HostChange, Millis, Position, Store, StoreError, UserAct};
use tokio::sync::Mutex;

/// How often a server looks for changes that others made and that it did not hear of.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// The parts of a running server that orders change or ask.
pub struct ServerParts {
    /// The version of the program.
    pub version: &'static str,
    pub config: Config,
    /// The URL for other machines in the same network, if known.
    pub reachable: Option<String>,
    pub hub: Arc<Hub>,
    pub waiting: Arc<WaitingLists>,
    pub rooms: Arc<Rooms>,
    pub notices: Arc<Notices>,
    /// The domain of its passkeys, if browsers have any there.
    pub passkey_domain: Option<String>,
    pub providers: Arc<Providers>,
    pub traffic: Arc<Traffic>,
    /// The folder of backups, if the host wants any.
    pub backups: Option<Arc<Backups>>,
}

/// What a running server has in memory.
pub struct RunningServer {
    parts: ServerParts,
    followed: Mutex<Followed>,
}

/// How far this server has followed the entries.
struct Followed {
    /// Everything up to here is applied.
    until: Position,
    /// Entries beyond that are applied already.
    beyond: BTreeSet<Position>,
}

impl RunningServer {
    /// A server that has nothing in memory yet, so that only later changes need to be applied.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn begin(parts: ServerParts, store: &dyn Store) -> Result<Self, StoreError> {
        let about_people = store.entries_about_people(Position::default()).await?;
        parts.hub.schedule_announcements(store.announcements(Millis::MIN).await?);
        let mut followed = Followed { until: about_people.until, beyond: BTreeSet::new() };
        about_people.entries.iter().for_each(|entry| followed.note(entry.position));
        Ok(Self { parts, followed: Mutex::new(followed) })
    }

    /// The version of the program.
    #[must_use]
    pub fn version(&self) -> &'static str {
        self.parts.version
    }

    /// The settings as they are.
    #[must_use]
    pub fn settings(&self) -> &[Chosen] {
        &self.parts.config.chosen
    }

    pub(super) fn notices(&self) -> &Notices {
        &self.parts.notices
    }

    /// The address of the server, as users type it.
    pub(super) fn address(&self) -> Option<String> {
        let url = self.parts.config.public_url.as_ref().map(|url| url.as_str().to_owned());
        url.or_else(|| self.parts.reachable.clone())
    }

    /// Judges the settings, and the proxy by what came through it.
    pub(super) async fn examine(&self, store: &dyn Store, now: Millis) -> Result<Vec<Finding>, StoreError> {
        let ServerParts { config, traffic, passkey_domain, providers, notices, backups, .. } = &self.parts;
        let domain = passkey_domain.as_deref();
        let held = store.held(&retention(config, now)).await?;
        let elsewhere = store.passkeys_elsewhere(domain.unwrap_or_default()).await?;
        let findings = doctor::judge_settings(config).into_iter();
        let findings = findings.chain([doctor::judge_held(config, &held)]);
        let findings = findings.chain([doctor::judge_backups(backups.as_deref(), now).await]);
        let findings = findings.chain(doctor::judge_storage(config.storage_limit, store.bytes_held().await?));
        let findings = findings.chain(doctor::judge_mail(notices.mailer()));
        let findings = findings.chain(doctor::judge_push(config, &notices.refusing.list()));
        let findings = findings.chain(doctor::judge_passkeys(domain, elsewhere));
        let findings = findings.chain(doctor::judge_providers(providers).await);
        Ok(findings.chain(doctor::judge_traffic(config, &traffic.counts())).collect())
    }
}

impl Followed {
    fn note(&mut self, entry: Position) {
        if entry > self.until {
            self.beyond.insert(entry);
        }
    }
}

impl Host {
    /// Applies the changes since the last call. Afterwards sockets whose sessions have ended are closed, and rooms in
    /// memory look up what they still show as it was before.
    pub(super) async fn apply_changes(&self) -> Result<(), StoreError> {
        let Some(RunningServer { parts, followed }) = &self.running else { return Ok(()) };
        let mut followed = followed.lock().await;
        let about_people = self.store.entries_about_people(followed.until).await?;
        let (mut erased, mut announced) = (false, false);
        for entry in about_people.entries {
            if followed.beyond.contains(&entry.position) {
                continue;
            }
            erased |= is_erasure(&entry);
            announced |= is_announcement(&entry);
            let Affected { name_of, sessions_of, signed_in, removed, waits_of, matches } = affected(&entry);
            if let Some(user) = sessions_of {
                parts.hub.close_signed_out(user, &*self.store, self.clock.now()).await?;
            }
            if let Some(user) = signed_in {
                parts.hub.tell_sign_ins(user, &*self.store, self.clock.now()).await?;
            }
            if let Some(user) = name_of {
                parts.rooms.name_changed(user).await;
            }
            if let Some(user) = removed {
                // Rooms that are not in memory look when they are loaded.
                for id in self.store.unfinished_matches(user).await? {
                    parts.rooms.wake(id);
                }
            }
            for &id in matches {
                parts.rooms.reload_changed(id).await;
            }
            parts.waiting.mark_changed(&parts.hub, waits_of);
            followed.note(entry.position);
        }
        followed.until = about_people.until;
        followed.beyond.retain(|position| *position > about_people.until);
        if announced {
            parts.hub.schedule_announcements(self.store.announcements(self.clock.now()).await?);
        }
        if erased {
            self.erased.keep_up_or_warn(&*self.store).await;
        }
        Ok(())
    }

    /// Waits until somebody has changed something, here or on another server that announces it.
    async fn announced_change(&self) {
        match &self.running {
            Some(running) => running.parts.rooms.people_changed.notified().await,
            None => std::future::pending().await,
        }
    }

    /// Applies the changes that others make, forever.
    pub async fn follow_changes(&self) {
        loop {
            tokio::select! {
                () = self.clock.sleep(POLL_INTERVAL) => {}
                () = self.announced_change() => {}
            }
            if let Err(error) = self.apply_changes().await {
                tracing::debug!(%error, "the host's changes could not be read");
            }
            if let Some(RunningServer { parts, .. }) = &self.running {
                parts.hub.show_announcements();
            }
        }
    }
}

/// What in memory is out of date after an entry.
#[derive(Default)]
struct Affected<'a> {
    /// The user who may have another name.
    name_of: Option<UserId>,
    /// The user whose sessions may have ended.
    sessions_of: Option<UserId>,
    /// The user who has signed in on another device.
    signed_in: Option<UserId>,
    /// The user who may have been banned or erased, so that others may be asked about their seats.
    removed: Option<UserId>,
    /// The user who may be awaited at other tables, or until another time.
    waits_of: Option<UserId>,
    /// The matches with deleted or changed lines of chat, or new steps.
    matches: &'a [MatchId],
}

fn is_erasure(entry: &Entry) -> bool {
    matches!(&entry.change, Change::ByHost(HostChange { act: HostAct::Erased, .. }))
}

fn is_announcement(entry: &Entry) -> bool {
    let is_one = |act| matches!(act, HostAct::Announced | HostAct::AnnouncementWithdrawn);
    matches!(&entry.change, Change::ByHost(HostChange { act, .. }) if is_one(*act))
}

fn affected(entry: &Entry) -> Affected<'_> {
    let nothing = Affected::default();
    match &entry.change {
        Change::ByHost(HostChange { act, user, matches, .. }) => match act {
            HostAct::Renamed => Affected { name_of: *user, ..nothing },
            HostAct::Erased | HostAct::Changed => {
                Affected { name_of: *user, sessions_of: *user, removed: *user, matches, ..nothing }
            }
            HostAct::Banned => Affected { name_of: *user, sessions_of: *user, removed: *user, ..nothing },
            HostAct::SignedOut => Affected { sessions_of: *user, ..nothing },
            HostAct::MessagesDeleted | HostAct::MatchEnded => Affected { matches, ..nothing },
            HostAct::Muted | HostAct::Invited | HostAct::InvitationRevoked => nothing,
            HostAct::HostNamed | HostAct::HostUnnamed | HostAct::HostLinkMade => nothing,
            HostAct::Announced | HostAct::AnnouncementWithdrawn => nothing,
            HostAct::ReportAnswered | HostAct::CircleRenamed => nothing,
        },
        Change::ByUser { user, act: UserAct::Renamed } => Affected { name_of: Some(*user), ..nothing },
        // Where they are awaited, they have until another time.
        Change::ByUser { user, act: UserAct::VacationChanged } => {
            Affected { name_of: Some(*user), waits_of: Some(*user), ..nothing }
        }
        // The matches of the user look at their vacation, which may be the guest's.
        Change::Merged { into, matches } => {
            Affected { name_of: Some(*into), waits_of: Some(*into), matches, ..nothing }
        }
        Change::ByUser { user, act: UserAct::SignedOut } => Affected { sessions_of: Some(*user), ..nothing },
        Change::ByUser { user, act: UserAct::SignedIn } => Affected { signed_in: Some(*user), ..nothing },
        Change::ByUser { act: UserAct::Created, .. } | Change::Ended(_) => nothing,
    }
}
