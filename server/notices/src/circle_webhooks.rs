//! Tells the webhooks of circles of each match that ends in them, with the standing.
//!
//! Which end comes next follows from the running numbers of ended matches, and how far a webhook was told stands beside it. So
//! nothing is lost when a server is killed; what was sent and not noted comes a second time with the same id. Of several
//! servers one claims an end before it tells.

use super::channels::Attempt;
use super::circle_words::{CircleStanding, InCircle, MatchesWon, end_in_words};
use super::delivery::{NOTE_RETRY, pause};
use super::story::{Story, StoryError};
use super::trial::Tested;
use super::webhook::{WebhookBody, new_secret};
use super::wording::test_message;
use super::{Notices, Standing};
use futures_util::future::join_all;
use protocol::{NoticeKind, SeatNumber, UserId};
use records::{Names, PlayedMatch};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;
use store::circle_webhooks::{CircleWebhook, EndToTell, EndTold};
use store::{Millis, SeatAssignment, StoreError};
use uuid::Uuid;

/// How long it is until the store is asked again.
const INTERVAL: Duration = Duration::from_secs(3);
/// To how many circles something is told at once.
const AT_ONCE: u32 = 20;
/// How long a claim keeps other servers from telling the same: longer than a request may take.
const CLAIM: Millis = 60_000;
/// What ended longer ago is not told any more, such as what ended while nothing could be sent.
const MAX_AGE: Millis = 24 * 3_600_000;
/// How many matches of a circle say who won how often: as many as on its page.
const MOST_MATCHES: u32 = 2_000;
/// After so many refusals the next end is told.
const MOST_REFUSED: u32 = 2;

/// A webhook at this address, with a new secret.
pub fn new_circle_webhook(address: String, language: String) -> CircleWebhook {
    CircleWebhook { address, secret: new_secret(), language }
}

impl Notices {
    /// Tells circles what ends, forever.
    pub async fn tell_circles(self: Arc<Self>) {
        let mut is_failing = false;
        loop {
            let told = self.tell_next_ends().await;
            if let Err(error) = &told
                && !is_failing
            {
                tracing::warn!(%error, "circles could not be told of what has ended; will try again");
            }
            is_failing = told.is_err();
            if !matches!(told, Ok(1..)) {
                self.services.clock.sleep(INTERVAL).await;
            }
        }
    }

    /// Tells each circle of the next end in it. Returns how many there were. What has begun to be told is finished when the
    /// server stops.
    async fn tell_next_ends(self: &Arc<Self>) -> Result<usize, StoreError> {
        if self.drain.is_cancelled() {
            return Ok(0);
        }
        let now = self.services.clock.now();
        let ends = self.services.store.ends_to_tell(now.saturating_sub(MAX_AGE), now, AT_ONCE).await?;
        let tell = |end: EndToTell| {
            let notices = Arc::clone(self);
            self.tasks.spawn(async move { notices.tell_end(&end).await })
        };
        let told = join_all(ends.into_iter().map(tell)).await;
        let count = told.len();
        // A panic was already reported by the panic hook.
        told.into_iter().flatten().collect::<Result<(), StoreError>>()?;
        Ok(count)
    }

    async fn tell_end(&self, end: &EndToTell) -> Result<(), StoreError> {
        let (store, clock) = (&self.services.store, &self.services.clock);
        if !store.claim_end(end, clock.now(), clock.now() + CLAIM).await? {
            return Ok(());
        }
        let attempt = match self.stories.read(&**store, end.id).await {
            Ok(story) => self.send_end(end, &story).await?,
            Err(StoryError::Store(error)) => return Err(error),
            Err(error) => {
                // It would fail again.
                tracing::error!(room = %end.id, %error, "a match of which a circle is to be told cannot be read");
                Attempt::Void
            }
        };
        self.services.metrics.told("circle", attempt.name());
        let told = match attempt {
            Attempt::Failed { status, .. } if is_refused(status) && end.failures >= MOST_REFUSED => {
                EndTold::Refused
            }
            Attempt::Failed { wait, .. } => {
                let failures = end.failures.saturating_add(1);
                EndTold::Failed { retry_at: clock.now() + pause(failures, wait) }
            }
            _ => EndTold::Done,
        };
        self.note_end(end, told).await
    }

    /// Writes how an end was told. While the store is away, it is tried again: else the end would be told a second time.
    async fn note_end(&self, end: &EndToTell, told: EndTold) -> Result<(), StoreError> {
        loop {
            match self.services.store.note_end_told(end, told).await {
                Err(StoreError::Unavailable(_)) if !self.drain.is_cancelled() => {
                    self.services.clock.sleep(NOTE_RETRY).await;
                }
                noted => return noted,
            }
        }
    }

    async fn send_end(&self, end: &EndToTell, story: &Story) -> Result<Attempt, StoreError> {
        let standing = self.standing_after(end, story).await?;
        let message = end_in_words(
            &end.webhook.language,
            story,
            &InCircle { name: &end.name, standing: standing.as_ref() },
        );
        let body = WebhookBody::new(Some(NoticeKind::MatchOver), &message, self.services.clock.now());
        let body = body.about(end.id, &story.row.game, None, self.link(end.id));
        let CircleWebhook { address, secret, .. } = &end.webhook;
        Ok(self.post_webhook(address, secret, &format!("{}-{}", end.circle, end.id), &body).await)
    }

    /// The standing of the league or evening that a match belongs to, or else how often its players have won in the circle.
    async fn standing_after(
        &self,
        end: &EndToTell,
        story: &Story,
    ) -> Result<Option<CircleStanding>, StoreError> {
        let (store, standings) = (&self.services.store, &self.services.standings);
        if let Some(evening) = store.evening_of_table(end.id).await? {
            let named = self.with_names(standings.of_evening(&evening)).await?;
            return Ok(named.map(|(standing, names)| CircleStanding::Evening { standing, names }));
        }
        // What the answer says of a viewer is not used.
        if let Some(found) = store.league_of_table(end.id, UserId(Uuid::nil())).await?
            && let Some(league) = store.league(found.table.league).await?
        {
            let (named, table) = (self.with_names(standings.of_league(&league)).await?, found.table);
            return Ok(named.map(|(standing, names)| CircleStanding::League { table, standing, names }));
        }
        let players: BTreeSet<UserId> =
            story.seats.iter().filter_map(|seat| seat.assignment.user()).collect();
        if players.len() < 2 {
            return Ok(None);
        }
        let now = self.services.clock.now();
        let played = store.played_in(end.circle, 0, now + 1, MOST_MATCHES).await?;
        let won = matches_won(&played, &story.row.game, &players);
        let names = store.names(&won.iter().map(|line| line.user).collect::<Vec<_>>()).await?;
        Ok(Some(CircleStanding::Won { lines: won, names }))
    }

    /// A standing with the names of its users; `None` if nothing was played yet that counts.
    async fn with_names(&self, standing: Standing) -> Result<Option<(Standing, Names)>, StoreError> {
        if standing.lines.iter().all(|line| line.place == 0) {
            return Ok(None);
        }
        let users: Vec<UserId> = standing.lines.iter().filter_map(|line| line.user).collect();
        let names = self.services.store.names(&users).await?;
        Ok(Some((standing, names)))
    }

    /// Sends a test to a webhook.
    pub async fn test_circle_webhook(&self, webhook: &CircleWebhook) -> Tested {
        let now = self.services.clock.now();
        let message = test_message(&webhook.language);
        let body = WebhookBody::new(None, &message, now);
        let attempt =
            self.post_webhook(&webhook.address, &webhook.secret, &format!("test-{now}"), &body).await;
        Tested::of(&attempt)
    }
}

/// Whether an answer says that the same request will not be accepted later either.
fn is_refused(status: Option<u16>) -> bool {
    status.is_some_and(|status| (400..500).contains(&status) && !matches!(status, 408 | 429))
}

/// How often these players have won a game against other people in the circle, the one with the most wins first.
fn matches_won(played: &[PlayedMatch], game: &str, players: &BTreeSet<UserId>) -> Vec<MatchesWon> {
    let mut of_players: BTreeMap<UserId, MatchesWon> =
        players.iter().map(|&user| (user, MatchesWon { user, won: 0, matches: 0 })).collect();
    for one in played.iter().filter(|one| one.game == game && people(one).count() > 1) {
        for (seat, user) in people(one) {
            if let Some(line) = of_players.get_mut(&user) {
                line.matches += 1;
                line.won += u32::from(one.result.places.get(&seat) == Some(&1));
            }
        }
    }
    let mut lines: Vec<MatchesWon> = of_players.into_values().collect();
    lines.sort_by_key(|line| (Reverse(line.won), line.matches));
    lines
}

fn people(one: &PlayedMatch) -> impl Iterator<Item = (SeatNumber, UserId)> {
    one.seats
        .iter()
        .filter_map(|(seat, assignment): (&SeatNumber, &SeatAssignment)| Some((*seat, assignment.user()?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Level, MatchId};
    use records::MatchResult;

    fn seat(user: UserId) -> SeatAssignment {
        SeatAssignment::User { user, stand_in: false }
    }

    fn played(game: &str, seats: &[SeatAssignment], winner: SeatNumber) -> PlayedMatch {
        let places = (0..).zip(seats).map(|(seat, _)| (seat, if seat == winner { 1 } else { 2 })).collect();
        PlayedMatch {
            id: MatchId::new(),
            game: game.to_owned(),
            ended: 0,
            seats: (0..).zip(seats.iter().cloned()).collect(),
            result: MatchResult { places, points: BTreeMap::new(), policies: None },
            summary: None,
        }
    }

    #[test]
    fn matches_of_the_game_between_people_say_who_has_won_how_often() {
        let [ana, bia, caio] = [1, 2, 3].map(|number| UserId(Uuid::from_u128(number)));
        let bot = SeatAssignment::Bot { level: Level::Good };
        let all = [
            played("dogs", &[seat(ana), seat(bia)], 1),
            played("dogs", &[seat(bia), seat(caio)], 0),
            played("dogs", &[seat(ana), seat(bia), seat(caio)], 0),
            played("dogs", &[seat(ana), bot], 0),
            played("dog-lover", &[seat(ana), seat(bia)], 0),
        ];
        let won = matches_won(&all, "dogs", &[ana, bia].into());
        let line = |user, won, matches| MatchesWon { user, won, matches };
        assert_eq!(won, [line(bia, 2, 3), line(ana, 1, 2)]);
    }
}
