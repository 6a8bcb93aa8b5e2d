//! Evenings: what their plan allows, which match follows, and the standing, which is computed from the matches each time.
//!
//! All matches of an evening are of the same number of players, so that each is worth as much as any other, whatever its
//! game: two points for every player whom one finishes before, and one for every player with whom one shares the place.
//! A match counts for whoever held each seat at its end. An abandoned match counts for nobody, and uses up its number.

use super::registry::{self, GameDefinition};
use super::setup::{MatchIdentity, Setup, set_up};
use super::table::complete;
use games::frame::Seat;
use protocol::{
    Code, Counting, EveningState, NewEvening, NewTable, PlannedMatch, TableSettings, UserId, limits,
};
use records::{EveningPlan, InEvening, Millis, NewMatch, NextInEvening, PlayedInEvening, StoredEvening};
use std::cmp::Reverse;
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningStanding {
    /// The first first.
    pub lines: Vec<StandingLine>,
    pub state: EveningState,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandingLine {
    pub user: UserId,
    pub won: u32,
    pub points: u32,
    /// Players who are equal share it.
    pub place: u32,
}

/// The plan of an evening, with all options of its games. `first_seat` begins the first match.
///
/// # Errors
/// With the code that says what is wrong with the request.
pub fn plan_evening(wanted: &NewEvening, first_seat: u8) -> Result<EveningPlan, Code> {
    if !(limits::MIN_EVENING_MATCHES..=limits::MAX_EVENING_MATCHES).contains(&wanted.matches.len()) {
        return Err(Code::BadOptions);
    }
    let mut plan = EveningPlan {
        seats: wanted.seats,
        counting: wanted.counting,
        first_seat,
        pace: wanted.pace,
        rated: wanted.rated,
        matches: Vec::new(),
    };
    for PlannedMatch { game, options } in &wanted.matches {
        let definition = registry::definition(game).ok_or(Code::NotFound)?;
        if !allows(definition, wanted.seats) {
            return Err(Code::EveningSeats);
        }
        let settings =
            TableSettings { options: options.clone(), pace: wanted.pace, ..TableSettings::default() };
        let options = complete(definition, wanted.seats, settings)?.options;
        plan.matches.push(PlannedMatch { game: game.clone(), options });
    }
    Ok(plan)
}

/// Whether so many can play a game.
pub(super) fn allows(definition: &dyn GameDefinition, seats: u8) -> bool {
    let info = definition.info();
    (info.min_seats..=info.max_seats).contains(&seats)
}

/// Sets up the first match of an evening. Its host takes the first seat.
///
/// # Errors
/// With the code that says what is wrong with the plan.
pub fn first_of_evening(
    plan: &EveningPlan,
    place: InEvening,
    host: UserId,
    now: Millis,
    identity: MatchIdentity,
) -> Result<NewMatch, Code> {
    let next = planned(plan, place).ok_or(Code::BadOptions)?;
    let wanted =
        NewTable { game: next.game, seats: plan.seats, settings: next.settings, against: None, circle: None };
    Ok(NewMatch {
        evening: Some(place),
        ..set_up(Setup { wanted: &wanted, host, fitting: protocol::Level::Good, now, identity })?
    })
}

/// The match that follows the latest one; `None` if none does.
#[must_use]
pub fn next_in_evening(evening: &StoredEvening) -> Option<NextInEvening> {
    if standing_of(evening).state != EveningState::Running {
        return None;
    }
    let (number, latest) = evening.matches.last_key_value()?;
    let place = InEvening { evening: evening.id, number: number + 1 };
    planned(&evening.plan, place).filter(|_| latest.status.is_over())
}

/// A match of the plan. In each the seat begins that follows the one before.
fn planned(plan: &EveningPlan, place: InEvening) -> Option<NextInEvening> {
    let earlier = place.number.checked_sub(1)?;
    let PlannedMatch { game, options } = plan.matches.get(usize::from(earlier))?.clone();
    let first_seat = (0..earlier).fold(Seat(plan.first_seat), |seat, _| seat.left(plan.seats));
    let settings = TableSettings {
        options,
        pace: plan.pace,
        rated: plan.rated,
        first_seat: Some(first_seat.0),
        ..TableSettings::default()
    };
    Some(NextInEvening { game, settings, place })
}

/// The standing of an evening: everybody who held a seat at the end of a match that counts or sits at the latest table.
#[must_use]
pub fn standing_of(evening: &StoredEvening) -> EveningStanding {
    let mut lines: Vec<StandingLine> = Vec::new();
    let latest = evening.matches.last_key_value().map(|(_, latest)| latest);
    for user in latest.into_iter().flat_map(|latest| latest.users.values()) {
        line_of(&mut lines, *user);
    }
    for places in counted(evening) {
        for (user, place) in &places {
            let beaten = places.values().filter(|other| *other > place).count();
            let equal = places.iter().filter(|(other, at)| *other != user && *at == place).count();
            let line = line_of(&mut lines, *user);
            line.won += u32::from(*place == 1);
            line.points += u32::try_from(2 * beaten + equal).unwrap_or(u32::MAX);
        }
    }
    let counting = evening.plan.counting;
    lines.sort_by_key(|line| Reverse(score(counting, line)));
    let scores: Vec<_> = lines.iter().map(|line| score(counting, line)).collect();
    for (line, own) in lines.iter_mut().zip(&scores) {
        let better = scores.iter().filter(|other| *other > own).count();
        line.place = u32::try_from(better + 1).unwrap_or(u32::MAX);
    }
    let state = state_of(evening, &lines);
    EveningStanding { lines, state }
}

/// Whether a user may sit down at a table of an evening: once a match has counted, only those who have played one may.
#[must_use]
pub fn may_play_in(evening: &StoredEvening, user: UserId) -> bool {
    let mut counted = counted(evening).peekable();
    counted.peek().is_none() || counted.any(|places| places.contains_key(&user))
}

/// The places of users in each match that counts.
fn counted(evening: &StoredEvening) -> impl Iterator<Item = BTreeMap<UserId, u8>> {
    evening.matches.values().filter(|played| counts(evening, played)).map(places_of)
}

impl EveningStanding {
    /// The place of each player of the standing in a match that counts; 0 for who did not hold a seat at its end.
    #[must_use]
    pub fn places_in(&self, evening: &StoredEvening, number: u8) -> Vec<u8> {
        let Some(played) = evening.matches.get(&number).filter(|played| counts(evening, played)) else {
            return Vec::new();
        };
        let places = places_of(played);
        self.lines.iter().map(|line| places.get(&line.user).copied().unwrap_or_default()).collect()
    }
}

fn counts(evening: &StoredEvening, played: &PlayedInEvening) -> bool {
    !played.places.is_empty() && evening.ended.is_none_or(|ended| played.since <= ended)
}

fn places_of(played: &PlayedInEvening) -> BTreeMap<UserId, u8> {
    played.users.iter().filter_map(|(seat, user)| Some((*user, *played.places.get(seat)?))).collect()
}

fn line_of(lines: &mut Vec<StandingLine>, user: UserId) -> &mut StandingLine {
    let at = lines.iter().position(|line| line.user == user).unwrap_or_else(|| {
        lines.push(StandingLine { user, won: 0, points: 0, place: 0 });
        lines.len() - 1
    });
    &mut lines[at]
}

/// What decides, and what decides between equals.
fn score(counting: Counting, line: &StandingLine) -> (u32, u32) {
    match counting {
        Counting::BestOf => (line.won, line.points),
        Counting::Total => (line.points, line.won),
    }
}

fn state_of(evening: &StoredEvening, lines: &[StandingLine]) -> EveningState {
    if evening.ended.is_some() {
        return EveningState::Ended;
    }
    let Some((number, latest)) = evening.matches.last_key_value() else { return EveningState::Running };
    let to_play = evening.plan.matches.len() - usize::from(*number) + usize::from(!latest.status.is_over());
    let is_decided = evening.plan.counting == Counting::BestOf && latest.status.is_over() && {
        let [first, others @ ..] = lines else { return EveningState::Running };
        let to_play = u32::try_from(to_play).unwrap_or(u32::MAX);
        others.iter().all(|other| other.won + to_play < first.won)
    };
    if to_play == 0 || is_decided { EveningState::Over } else { EveningState::Running }
}
