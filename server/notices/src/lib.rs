//! Notices: tells users who are away what happens at their tables, on the channels that they have chosen.
//!
//! What is due **follows from what is stored** (`server/store/src/sql/due.rs`), and what was told is noted after it was
//! sent. So a server that is killed loses no notice. What it had sent and not noted comes a second time, under the same
//! topic, tag or `Message-ID`, and replaces itself.
//!
//! Rooms only **hint** at tables where something may be due soon (`hints`). A search of the whole store, every minute
//! and at the start, finds the rest, such as the steps of other servers. A wait that ends before it is due costs a read
//! and no write. Users without a target cost nothing. With 100,000 matches of days whose 20,000 players all have two
//! targets, a search takes 1.6 s of a core in SQLite, and a look at 32 tables 0.3 ms. Of several servers one tells:
//! each claims a notice before it sends it (`server/store/src/postgres/claims.rs`), and the claim outlasts the sending.
//!
//! Users who **look** at a table are not told (`sight`, `due`). The others are told what any spectator may see
//! (`story`), in one wording for all channels (`wording`).
//!
//! **Delivery** runs in tasks of its own, with limits on their number and on their time, and nothing in a room waits
//! for it. Targets that answer slowly, and users with many notices, hold up nobody else (`shares`, `mail_budget`).

#![cfg_attr(
    test,
    expect(clippy::disallowed_methods, reason = "tests start tasks, draw and measure by themselves")
)]

mod channels;
mod circle_webhooks;
mod circle_words;
mod code_limits;
mod delivery;
mod due;
mod hints;
mod keys;
mod latest;
mod league_dates;
mod mail;
mod mail_budget;
mod mail_server;
mod mail_settings_error;
mod mailbox;
mod outgoing;
mod push;
mod push_services;
mod quiet;
mod refusal_page;
mod shares;
mod sight;
mod sign_in_mail;
mod spectators;
mod standings;
mod steps;
mod story;
mod trial;
mod webhook;
mod wording;
mod words;

pub use channels::new_address;
pub use circle_webhooks::new_circle_webhook;
pub use code_limits::{BroughtMarks, Mailbox, MailboxHash};
pub use keys::Keys;
pub use league_dates::league_date_in_words;
pub use mail_settings_error::MailSettingsError;
pub use mailbox::CodeSent;
pub use outgoing::{Inside, Outgoing};
pub use push::are_valid as are_push_keys;
pub use quiet::{is_valid as is_quiet_valid, is_zone};
pub use refusal_page::{other_address_page, refusal_page};
pub use sight::Sights;
pub use sign_in_mail::{BrowserSecret, CODE_LASTS};
pub use spectators::{Latest, SpectatorView, Unreadable};
pub use standings::{Standing, StandingLine, Standings};
pub use steps::step_in_words;
pub use trial::Tested;
pub use wording::Game;
pub use words::LANGUAGES;

use base::clock::{Clock, millis};
use base::metrics::Metrics;
use base::uptime::Uptime;
use due::{Due, DueNotice, decide};
use hints::Hints;
pub use mail::{MailSettings, Mailer};
use protocol::{MatchId, UserId};
use push_services::RefusingServices;
use shares::{Shares, UnderWay};
use std::collections::HashSet;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};
use std::time::Duration;
use store::notices::{NoticeCandidate, NoticeKey, NoticeScope, TargetId};
use store::{Millis, ServerId, Store, StoreError};
use story::Stories;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How often the whole store is searched: for what this server has no hint of, because another server wrote it, or
/// because this one was started again.
const SEARCH_EVERY: Duration = Duration::from_secs(60);
/// How long after a change the table is looked at first. The store finds nothing younger.
const FIRST_LOOK: Duration = Duration::from_millis(store::notices::SHORTEST_DELAY + 500);
/// The pause after each round, in which hints gather.
const PAUSE: Duration = Duration::from_millis(300);
/// How many tables, and how many rows of the search, are looked at together.
const TABLES_AT_ONCE: usize = 200;
const ROWS_AT_ONCE: u32 = 500;
/// Hints for later than this are left to the search.
const LATEST_HINT: Millis = 600_000;
/// How many codes for signing in may be on their way.
const CODES_UNDER_WAY: usize = 64;
/// How long a claim keeps other servers from telling the same.
const CLAIM: Duration = Duration::from_secs(60);

/// What the sending of notices needs of the server.
pub struct NoticeServices {
    pub store: Arc<dyn Store>,
    pub clock: Clock,
    pub uptime: Arc<Uptime>,
    pub metrics: Metrics,
    /// Identifies this server in claims.
    pub server: ServerId,
    /// What is said of matches.
    pub spectators: Arc<dyn SpectatorView>,
    /// The standings of leagues and evenings.
    pub standings: Arc<dyn Standings>,
    pub outgoing: Outgoing,
    /// The base of links, if it is known.
    pub url: Option<String>,
    /// Where push services can write to the host of this server. Without it nothing is pushed.
    pub contact: Option<String>,
    /// Which mail server there is.
    pub mailer: Option<Mailer>,
}

/// Tells users what happens at their tables.
pub struct Notices {
    services: NoticeServices,
    /// Set before the server listens.
    keys: OnceLock<Keys>,
    pub sights: Sights,
    hints: Hints,
    /// The users who have a target. Nothing is done for others.
    users: RwLock<HashSet<UserId>>,
    stories: Stories,
    under_way: UnderWay,
    shares: Arc<Shares>,
    code_permits: Arc<Semaphore>,
    /// The push services that have refused this server.
    pub refusing: RefusingServices,
    tasks: TaskTracker,
    drain: CancellationToken,
}

impl Notices {
    pub fn new(services: NoticeServices) -> Arc<Self> {
        Arc::new(Self {
            stories: Stories::new(Arc::clone(&services.spectators)),
            services,
            keys: OnceLock::new(),
            sights: Sights::default(),
            hints: Hints::default(),
            users: RwLock::default(),
            under_way: UnderWay::default(),
            shares: Arc::default(),
            code_permits: Arc::new(Semaphore::new(CODES_UNDER_WAY)),
            refusing: RefusingServices::default(),
            tasks: TaskTracker::new(),
            drain: CancellationToken::new(),
        })
    }

    /// Loads the keys of this installation, or makes them at the first start.
    pub async fn load_keys(&self) -> Result<(), StoreError> {
        let keys = Keys::load(&*self.services.store).await?;
        // They are loaded once.
        drop(self.keys.set(keys));
        self.load_users().await
    }

    fn keys(&self) -> &Keys {
        self.keys.get().expect("the keys are loaded before the server listens")
    }

    /// The key with which browsers subscribe; `None` if this server pushes nothing.
    pub fn push_key(&self) -> Option<String> {
        self.services.contact.as_ref().map(|_| self.keys().vapid.public_key())
    }

    /// The secret with which tokens follow from the keys of requests, on every server of this installation.
    pub fn token_key(&self) -> &ring::hmac::Key {
        &self.keys().tokens
    }

    /// The secret of the key with which this installation signs exported matches.
    pub fn export_secret(&self) -> &[u8; 32] {
        &self.keys().exports
    }

    pub fn outgoing(&self) -> &Outgoing {
        &self.services.outgoing
    }

    /// A user has a new target.
    pub fn add_user(&self, user: UserId) {
        self.users.write().unwrap_or_else(PoisonError::into_inner).insert(user);
    }

    /// Whether the user is told anything anywhere.
    pub fn knows(&self, user: UserId) -> bool {
        self.users.read().unwrap_or_else(PoisonError::into_inner).contains(&user)
    }

    /// Something has changed at a table with these users: it is looked at when something may be due there.
    pub fn note(&self, id: MatchId, mut users: &mut dyn Iterator<Item = UserId>) {
        if Iterator::any(&mut users, |user| self.knows(user)) {
            self.hints.note(id, self.services.clock.moment() + FIRST_LOOK);
        }
    }

    /// The user does something at a table.
    pub fn acted(&self, user: UserId, id: MatchId) {
        if self.knows(user) {
            self.sights.acted(user, id, self.services.clock.now());
        }
    }

    /// Tells users what is due, forever.
    pub async fn run(self: &Arc<Self>) {
        let clock = &self.services.clock;
        let mut search_at = clock.moment();
        loop {
            // What lost time gives back is known before anything is called due.
            self.services.uptime.wait_until_settled().await;
            let now = clock.moment();
            let outcome = if now >= search_at {
                search_at = now + SEARCH_EVERY;
                self.search().await
            } else {
                self.look_at_hinted().await
            };
            if let Err(error) = outcome {
                tracing::warn!(%error, "what is to be told could not be read");
            }
            clock.sleep(PAUSE).await;
            let next = self.hints.next().map_or(search_at, |hint| hint.min(search_at));
            tokio::select! {
                () = clock.wait_for(next) => {}
                () = self.hints.earlier() => {}
            }
        }
    }

    /// Finishes what is being sent, and begins nothing.
    pub async fn drain(&self) {
        self.drain.cancel();
        self.tasks.close();
        self.tasks.wait().await;
    }

    /// Forgets what no longer matters. Must be called now and then.
    pub fn forget_old(&self) {
        self.sights.forget_old(self.services.clock.now());
        self.services.mailer.iter().for_each(Mailer::forget_idle);
    }

    async fn look_at_hinted(self: &Arc<Self>) -> Result<(), StoreError> {
        let tables = self.hints.take_due(self.services.clock.moment(), TABLES_AT_ONCE);
        if tables.is_empty() {
            return Ok(());
        }
        self.look(&NoticeScope::Tables(tables), u32::MAX).await?;
        Ok(())
    }

    /// Searches the whole store, page by page.
    async fn search(self: &Arc<Self>) -> Result<(), StoreError> {
        self.load_users().await?;
        let mut after = None;
        loop {
            after = self.look(&NoticeScope::Unfinished(after), ROWS_AT_ONCE).await?;
            if after.is_none() {
                break;
            }
        }
        loop {
            after = self.look(&NoticeScope::Ended(after), ROWS_AT_ONCE).await?;
            if after.is_none() {
                break;
            }
        }
        self.send_daily_mails().await
    }

    async fn load_users(&self) -> Result<(), StoreError> {
        let users = self.services.store.notice_users().await?;
        *self.users.write().unwrap_or_else(PoisonError::into_inner) = users;
        Ok(())
    }

    /// Looks at candidates and tells what is due. Returns the last of them if there may be more.
    async fn look(
        self: &Arc<Self>,
        scope: &NoticeScope,
        limit: u32,
    ) -> Result<Option<(TargetId, MatchId)>, StoreError> {
        let services = &self.services;
        let now = services.clock.now();
        // Read before the candidates, which do not say that it was told when its sending ends meanwhile.
        let under_way = self.under_way.all();
        let candidates = services.store.notice_candidates(scope, now, limit).await?;
        let is_full = candidates.len() >= usize::try_from(limit).unwrap_or(usize::MAX);
        let last = candidates.last().filter(|_| is_full).map(|last| (last.target.id, last.id));
        let mut seen = Vec::new();
        let mut due = Vec::new();
        for candidate in candidates {
            let Due { notices, seen: noted, later } = self.decide(&candidate, now);
            seen.extend(noted);
            if let Some(later) = later {
                self.look_later(candidate.id, later.saturating_sub(now));
            }
            if !notices.is_empty() && !under_way.contains(&(candidate.target.id, candidate.id)) {
                due.push((candidate, notices));
            }
        }
        services.store.note_told(&seen, false, now).await?;
        self.send(due, now).await?;
        Ok(last)
    }

    fn decide(&self, candidate: &NoticeCandidate, now: Millis) -> Due {
        let quiet_until = candidate.settings.quiet.as_ref().and_then(|quiet| quiet::quiet_until(quiet, now));
        decide(candidate, self.sights.of(candidate.target.user, candidate.id, now), quiet_until, now)
    }

    /// Has a table looked at again after this time.
    fn look_later(&self, id: MatchId, wait: Millis) {
        if wait <= LATEST_HINT {
            self.hints.note(id, self.services.clock.moment() + Duration::from_millis(wait));
        }
    }

    /// Claims what is due and starts to send it.
    async fn send(
        self: &Arc<Self>,
        due: Vec<(NoticeCandidate, Vec<DueNotice>)>,
        now: Millis,
    ) -> Result<(), StoreError> {
        let begun: Vec<_> = due.into_iter().filter(|(candidate, _)| self.begin(candidate)).collect();
        let keys: Vec<NoticeKey> = begun
            .iter()
            .flat_map(|(_, notices)| notices.iter().flat_map(|notice| notice.keys.clone()))
            .collect();
        let until = now + millis(CLAIM);
        let claimed = self.services.store.claim_notices(&keys, self.services.server, now, until).await;
        let claimed: HashSet<NoticeKey> = match claimed {
            Ok(claimed) => claimed.into_iter().collect(),
            Err(error) => {
                begun.iter().for_each(|(candidate, _)| self.finish(candidate));
                return Err(error);
            }
        };
        for (candidate, mut notices) in begun {
            notices.retain(|notice| notice.keys.iter().all(|key| claimed.contains(key)));
            let notices_task = Arc::clone(self);
            self.tasks.spawn(async move {
                notices_task.deliver_all(&candidate, notices, until).await;
                notices_task.finish(&candidate);
            });
        }
        Ok(())
    }

    /// Notes that something is on its way to a target about a table. Returns `false` if something is already, or too
    /// much is.
    fn begin(&self, candidate: &NoticeCandidate) -> bool {
        self.under_way.begin(candidate.target.user, candidate.target.id, candidate.id)
    }

    fn finish(&self, candidate: &NoticeCandidate) {
        self.under_way.end(candidate.target.user, candidate.target.id, candidate.id);
    }
}
