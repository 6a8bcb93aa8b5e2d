//! Begins and ends the rounds of leagues. Of several servers, one does each.

use crate::rooms::Services;
use crate::rooms::opening::new_match_identity;
use base::entropy::random_bytes;
use games::frame::Seed;
use protocol::{Code, Pace, PlayerNumber, UserId};
use room::{LeagueAdvance, LeagueContext, advance_league, set_up_league_table};
use std::collections::BTreeSet;
use std::time::Duration;
use store::leagues::{NewRound, StoredLeague};
use store::{Millis, NewMatch, Store, StoreError};

/// How long it is until the store is asked again. Players who look at the end of a match wait for it.
const INTERVAL: Duration = Duration::from_secs(2);
/// How many leagues are looked at in one go.
const AT_ONCE: u32 = 20;

/// Lets leagues go on. Never returns.
pub async fn run_leagues(services: &Services) {
    let mut is_failing = false;
    loop {
        match advance_due(services).await {
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

/// Does in each league what is due. Returns in how many something was.
async fn advance_due(services: &Services) -> Result<usize, StoreError> {
    let now = services.clock.now();
    let mut advanced = 0;
    for league in services.store.leagues_due(now, AT_ONCE).await? {
        advanced += usize::from(advance(services, &league, now).await?);
    }
    Ok(advanced)
}

async fn advance(services: &Services, league: &StoredLeague, now: Millis) -> Result<bool, StoreError> {
    let store = &*services.store;
    let on_vacation = on_vacation(store, league, now).await?;
    let seed = Seed(random_bytes());
    match advance_league(league, &LeagueContext { on_vacation: &on_vacation, now, seed: &seed }) {
        None => Ok(false),
        Some(LeagueAdvance::Close { results, next }) => store.close_round(league, &results, next).await,
        Some(LeagueAdvance::Begin { round, admitted }) => begin(services, league, &round, &admitted).await,
        Some(LeagueAdvance::End) => store.finish_league(league).await,
    }
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
    let users: Vec<UserId> = league.players.values().filter_map(|player| player.user).collect();
    let vacations = store.vacations(&users).await?.into_iter();
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
    let matches = match set_up(league, round) {
        Ok(matches) => matches,
        Err(code) => {
            // The game of this version no longer has what was planned: no later try succeeds.
            tracing::error!(league = %league.id, %code, "the tables of a league could not be set up; it is ended");
            return services.store.end_league(league.id).await;
        }
    };
    let has_begun = services.store.begin_round(league, round, admitted, &matches).await?;
    for NewMatch { row, seats, .. } in matches.iter().filter(|_| has_begun) {
        services.deadlines.note(row.deadline);
        let users = || seats.iter().filter_map(|seat| seat.assignment.user());
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
