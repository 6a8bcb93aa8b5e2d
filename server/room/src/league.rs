//! Leagues: what their plan allows, what follows from the results of their tables, and how they go on.
//!
//! Points do not depend on the number of seats: the first at a table gets all, the last none, and the others are as far from
//! each other. A player gets half of them for what others have kept from ending, and for a round in which they sit out. What
//! somebody else or a bot has played to its end for a player, and what waited for the player at the end of a round, brings
//! none. Results are decided when their round is over, and follow from the matches before.

mod seating;
mod standing;

pub use standing::{LeagueLine, league_result, league_standing};

use crate::evening::allows;
use crate::registry;
use crate::setup::{MatchIdentity, first_step};
use crate::table::{complete, seated, without_user};
use games::frame::{Dice, Seed};
use protocol::{
    Code, LeagueResult, LeagueState, NewLeague, Pace, PlayerNumber, PlayerState, TableEvent, TableSettings,
    UserId, limits,
};
use records::{
    LeaguePlan, Millis, NewMatch, NewRound, RecordedTableEvent, Seating, StoredLeague, StoredPlayer,
    StoredRound,
};
use standing::{results_at_end, sits_or_sat};
use std::collections::BTreeSet;

const HOUR: Millis = 3_600_000;
/// How long it is from one round to the next where players look at their tables all the time.
const PAUSE: Millis = 3 * 60_000;

/// How a league goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeagueAdvance {
    /// A round is over, with these results. The next one begins at `next`; without it, the league is over.
    Close { results: Vec<(PlayerNumber, LeagueResult)>, next: Option<Millis> },
    /// A round begins. These players no longer wait.
    Begin { round: NewRound, admitted: Vec<PlayerNumber> },
    /// Too few are left for another round: the league is over.
    End,
}

/// What [`advance_league`] depends on beside the league.
pub struct LeagueContext<'a> {
    /// The players who have a vacation that counts in matches of this pace.
    pub on_vacation: &'a BTreeSet<UserId>,
    /// The players who were banned or are about to be erased: no round begins with them.
    pub removed: &'a BTreeSet<UserId>,
    pub now: Millis,
    /// Draws who meets whom, as far as it is not decided by who has met whom.
    pub seed: &'a Seed,
}

/// The plan of a league, with all options of its game. `name` was checked.
///
/// # Errors
/// With the code that says what is wrong with the request.
pub fn plan_league(wanted: &NewLeague, name: String) -> Result<LeaguePlan, Code> {
    let NewLeague { game, options, seats, rounds, final_table, pace, round_hours, .. } = wanted;
    let definition = registry::definition(game).ok_or(Code::NotFound)?;
    let is_allowed = allows(definition, *seats)
        && (1..=limits::LEAGUE_ROUNDS).contains(rounds)
        && (1..=limits::LEAGUE_ROUND_HOURS).contains(round_hours);
    if !is_allowed {
        return Err(Code::BadOptions);
    }
    let settings = TableSettings { options: options.clone(), pace: *pace, ..TableSettings::default() };
    // A table may have fewer seats than most. What is chosen must be for so many, too.
    for fewer in definition.info().min_seats..*seats {
        complete(definition, fewer, settings.clone())?;
    }
    Ok(LeaguePlan {
        name,
        game: game.clone(),
        options: complete(definition, *seats, settings)?.options,
        seats: *seats,
        rounds: *rounds,
        final_table: *final_table,
        pace: *pace,
        round_hours: *round_hours,
    })
}

/// What happens next in a league, if anything does now.
#[must_use]
pub fn advance_league(league: &StoredLeague, context: &LeagueContext<'_>) -> Option<LeagueAdvance> {
    if league.state != LeagueState::Running {
        return None;
    }
    match league.rounds.last().filter(|round| !is_closed(round)) {
        Some(round) => close(league, round, context),
        None if league.due.is_some_and(|due| due > context.now) => None,
        None => Some(begin(league, context).unwrap_or(LeagueAdvance::End)),
    }
}

/// Whether all results of a round are decided.
#[must_use]
pub fn is_closed(round: &StoredRound) -> bool {
    round.tables.iter().flat_map(|table| &table.seats).all(|seat| seat.result.is_some())
}

/// Whether nothing changes the standing of a league any more.
#[must_use]
pub fn is_league_decided(league: &StoredLeague) -> bool {
    let Some(latest) = league.rounds.last() else { return false };
    let is_decided = |table: &records::StoredTable| {
        (0..).zip(&table.seats).all(|(at, seat)| league_result(league, table, at, seat).is_some())
    };
    let is_over = matches!(league.state, LeagueState::Over | LeagueState::Ended);
    // A player who sits out gets points when the round is closed.
    let is_latest_decided =
        latest.tables.iter().all(is_decided) && (latest.sits_out.is_empty() || is_closed(latest));
    is_over || (!follows(league) && is_latest_decided)
}

/// A round is over when all its matches are, or its time is up.
fn close(league: &StoredLeague, round: &StoredRound, context: &LeagueContext<'_>) -> Option<LeagueAdvance> {
    let goes_on =
        |table: &records::StoredTable| table.played.as_ref().is_some_and(|played| !played.status.is_over());
    if context.now < round.ends && round.tables.iter().any(goes_on) {
        return None;
    }
    let results =
        round.tables.iter().flat_map(|table| results_at_end(league, round, table, context)).collect();
    let pause = if matches!(league.plan.pace, Pace::Days { .. }) { 0 } else { PAUSE };
    let next = follows(league).then_some(context.now + pause);
    Some(LeagueAdvance::Close { results, next })
}

/// Whether a round, or the final, follows the latest one.
fn follows(league: &StoredLeague) -> bool {
    let LeaguePlan { rounds, final_table, .. } = league.plan;
    league.rounds.len() < usize::from(rounds) + usize::from(final_table)
}

/// Whether a round with this number, from 1, is the final.
fn is_final(plan: &LeaguePlan, number: usize) -> bool {
    number > usize::from(plan.rounds)
}

/// The next round; `None` if too few are left.
fn begin(league: &StoredLeague, context: &LeagueContext<'_>) -> Option<LeagueAdvance> {
    let definition = registry::definition(&league.plan.game)?;
    let least = definition.info().min_seats;
    let playing = with_state(league, PlayerState::Playing, context.removed);
    let admitted = admitted(league, playing.len(), context.removed);
    let playing = [playing, admitted.clone()].concat();
    let (tables, sits_out) = if is_final(&league.plan, league.rounds.len() + 1) {
        (final_table(league, &playing, least)?, BTreeSet::new())
    } else {
        let mut dice = Dice::for_step(context.seed, 1);
        seating::seat(league, &playing, least, &mut dice)?
    };
    let ends = context.now + HOUR * u64::from(league.plan.round_hours);
    let round = NewRound { tables, sits_out, began: context.now, ends };
    Some(LeagueAdvance::Begin { round, admitted })
}

/// Those who have waited longest take the places of players who are gone since the first round. The final has none.
fn admitted(league: &StoredLeague, playing: usize, removed: &BTreeSet<UserId>) -> Vec<PlayerNumber> {
    if is_final(&league.plan, league.rounds.len() + 1) {
        return Vec::new();
    }
    let at_first = league.rounds.first().map_or(0, |round| sits_or_sat(round).count());
    let mut waiting = with_state(league, PlayerState::Waiting, removed);
    waiting.sort_by_key(|number| league.players.get(number).map(|player| player.since));
    waiting.truncate(at_first.saturating_sub(playing));
    waiting
}

fn with_state(league: &StoredLeague, state: PlayerState, removed: &BTreeSet<UserId>) -> Vec<PlayerNumber> {
    let is_here = |player: &StoredPlayer| {
        player.state == state && player.user.is_some_and(|user| !removed.contains(&user))
    };
    league.players.iter().filter(|(_, player)| is_here(player)).map(|(number, _)| *number).collect()
}

/// The first of the standing who still play, the first on the seat that begins.
fn final_table(league: &StoredLeague, playing: &[PlayerNumber], least: u8) -> Option<Vec<Seating>> {
    let standing = league_standing(league);
    let first = standing.iter().map(|line| line.player).filter(|player| playing.contains(player));
    let table: Seating = first.take(usize::from(league.plan.seats)).collect();
    (table.len() >= usize::from(least)).then(|| vec![table])
}

/// Sets up a running match for a table of a league. The first of the users begins.
///
/// # Errors
/// With the code that says what is wrong with the plan.
pub fn set_up_league_table(
    league: &StoredLeague,
    users: &[UserId],
    now: Millis,
    identity: MatchIdentity,
) -> Result<NewMatch, Code> {
    let plan = &league.plan;
    let definition = registry::definition(&plan.game).ok_or(Code::NotFound)?;
    let seats = u8::try_from(users.len()).map_err(|_| Code::BadOptions)?;
    let settings = TableSettings {
        options: plan.options.clone(),
        pace: plan.pace,
        first_seat: Some(0),
        ..TableSettings::default()
    };
    let settings = complete(definition, seats, settings)?;
    let changed = without_user(TableEvent::Changed { seats, settings, lesson: false });
    let sat = (0..).zip(users).map(|(seat, user)| seated(seat, *user));
    let started = without_user(TableEvent::Started);
    let events: Vec<RecordedTableEvent> = [changed].into_iter().chain(sat).chain([started]).collect();
    Ok(NewMatch { circle: Some(league.circle), ..first_step(definition, None, &events, now, identity)? })
}
