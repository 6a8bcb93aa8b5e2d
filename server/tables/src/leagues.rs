//! Begins and ends the rounds of leagues. Of several servers, one does each.

use crate::rooms::Services;
use crate::rooms::opening::new_match_identity;
use base::entropy::random_bytes;
use base::tasks;
use games::frame::Seed;
use protocol::{Code, LeagueId, Pace, PlayerNumber, UserId};
use room::{LeagueAdvance, LeagueContext, advance_league, is_closed, set_up_league_table};
use std::collections::BTreeSet;
use std::error::Error;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;
use store::leagues::{NewRound, StoredLeague};
use store::{Millis, NewMatch, Store, StoreError};

/// How long it is until the store is asked again. Players who look at the end of a match wait for it.
const INTERVAL: Duration = Duration::from_secs(2);
/// How many leagues are looked at in one go.
const AT_ONCE: u32 = 20;

#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("what follows in the league could not be found: a panic")]
    Panicked,
}

/// Lets leagues go on. No round begins while `is_full`. Never returns.
pub async fn run_leagues(services: &Services, is_full: impl Fn() -> bool) {
    let mut is_failing = false;
    let mut stuck = BTreeSet::new();
    loop {
        match advance_due(services, &is_full, &mut stuck).await {
            Ok(0) => is_failing = false,
            Ok(_) => {
                is_failing = false;
                continue;
            }
            Err(error) => {
                if !is_failing {
                    tracing::warn!(%error, "leagues could not go on; will try again");
                }
                is_failing = true;
            }
        }
        services.clock.sleep(INTERVAL).await;
    }
}

/// Does in each league what is due. Returns in how many something was. Those that cannot be read are `stuck`: the others do not
/// wait for them.
async fn advance_due(
    services: &Services,
    is_full: impl Fn() -> bool,
    stuck: &mut BTreeSet<LeagueId>,
) -> Result<usize, StoreError> {
    let now = services.clock.now();
    let most = AT_ONCE + u32::try_from(stuck.len()).unwrap_or(0);
    let mut advanced = 0;
    for id in services.store.leagues_due(now, most).await? {
        match advance(services, id, now, &is_full).await {
            Ok(done) => advanced += usize::from(done),
            // It comes back.
            Err(Failure::Store(error @ StoreError::Unavailable(_))) => return Err(error),
            Err(error) if stuck.insert(id) => {
                tracing::error!(league = %id, error = &error as &dyn Error, "a league cannot go on");
            }
            Err(_) => {}
        }
    }
    Ok(advanced)
}

async fn advance(
    services: &Services,
    id: LeagueId,
    now: Millis,
    is_full: impl Fn() -> bool,
) -> Result<bool, Failure> {
    let store = &*services.store;
    let Some(league) = store.league(id).await? else { return Ok(false) };
    // To seat everybody takes a while, and would be in vain.
    if league.rounds.last().is_none_or(is_closed) && is_full() {
        return Ok(false);
    }
    let on_vacation = on_vacation(store, &league, now).await?;
    let removed = removed(store, &league).await?;
    let (league, next) = what_follows(league, on_vacation, removed, now).await?;
    Ok(match next {
        None => false,
        Some(LeagueAdvance::Close { results, next }) => store.close_round(&league, &results, next).await?,
        Some(LeagueAdvance::Begin { round, admitted }) => begin(services, &league, &round, &admitted).await?,
        Some(LeagueAdvance::End) => store.finish_league(&league).await?,
    })
}

/// On a thread of its own: to seat 64 players takes some ten milliseconds, in which no request is to wait.
async fn what_follows(
    league: StoredLeague,
    on_vacation: BTreeSet<UserId>,
    removed: BTreeSet<UserId>,
    now: Millis,
) -> Result<(StoredLeague, Option<LeagueAdvance>), Failure> {
    let work = move || {
        let seed = Seed(random_bytes());
        let context = LeagueContext { on_vacation: &on_vacation, removed: &removed, now, seed: &seed };
        let next = advance_league(&league, &context);
        (league, next)
    };
    tasks::compute(work).await.map_err(|_| Failure::Panicked)
}

/// The players who were banned or are about to be erased.
async fn removed(store: &dyn Store, league: &StoredLeague) -> Result<BTreeSet<UserId>, StoreError> {
    Ok(store.removals(&users_of(league)).await?.into_keys().collect())
}

fn users_of(league: &StoredLeague) -> Vec<UserId> {
    league.players.values().filter_map(|player| player.user).collect()
}

/// The players whose clocks stand still now.
async fn on_vacation(
    store: &dyn Store,
    league: &StoredLeague,
    now: Millis,
) -> Result<BTreeSet<UserId>, StoreError> {
    if !matches!(league.plan.pace, Pace::Days { no_vacation: false, .. }) {
        return Ok(BTreeSet::new());
    }
    let vacations = store.vacations(&users_of(league)).await?.into_iter();
    let is_away = |(_, vacations): &(UserId, Vec<protocol::Vacation>)| {
        vacations.iter().any(|vacation| vacation.from <= now && now < vacation.until)
    };
    Ok(vacations.filter(is_away).map(|(user, _)| user).collect())
}

async fn begin(
    services: &Services,
    league: &StoredLeague,
    round: &NewRound,
    admitted: &[PlayerNumber],
) -> Result<bool, StoreError> {
    // A game may panic, and of another version it may no longer have what was planned: no later try succeeds.
    let made = catch_unwind(AssertUnwindSafe(|| set_up(league, round)));
    let Ok(matches) = made.unwrap_or(Err(Code::Internal)) else {
        tracing::error!(league = %league.id, "the tables of a league could not be set up; it is ended");
        return services.store.end_league(league.id).await;
    };
    let has_begun = services.store.begin_round(league, round, admitted, &matches).await?;
    for NewMatch { row, seats, .. } in matches.iter().filter(|_| has_begun) {
        services.deadlines.note(row.deadline);
        let users = || seats.iter().filter_map(|seat| seat.assignment.user());
        let awaited = seats.iter().filter(|seat| seat.awaited_since.is_some());
        services.waiting.mark_changed(&services.hub, awaited.filter_map(|seat| seat.assignment.user()));
        services.hub.note_list_change(false, users());
        (services.change_listener)(row.id, &mut users());
    }
    Ok(has_begun)
}

fn set_up(league: &StoredLeague, round: &NewRound) -> Result<Vec<NewMatch>, Code> {
    let user = |player: &PlayerNumber| league.players.get(player)?.user;
    let table = |players: &Vec<PlayerNumber>| {
        let users: Vec<UserId> = players.iter().filter_map(user).collect();
        set_up_league_table(league, &users, round.began, new_match_identity())
    };
    round.tables.iter().map(table).collect()
}
