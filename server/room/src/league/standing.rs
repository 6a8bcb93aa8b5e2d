//! What the tables of a league have brought its players.

use crate::league::{LeagueContext, is_closed, is_final};
use protocol::{
    LeagueResult, LeagueResultKind, LeagueState, PlayerNumber, PlayerState, SeatNumber, UserId, limits,
};
use records::{Millis, PlayedInLeague, StoredLeague, StoredLeagueSeat, StoredRound, StoredTable};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

const UNFINISHED: LeagueResult =
    LeagueResult { kind: LeagueResultKind::Unfinished, points: limits::LEAGUE_POINTS / 2, place: None };
const ABSENT: LeagueResult = LeagueResult { kind: LeagueResultKind::Absent, points: 0, place: None };

/// The line of a player in the standing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeagueLine {
    pub player: PlayerNumber,
    pub points: u32,
    /// How many matches they have won.
    pub won: u32,
    /// The points of all whom they have met, for each match once.
    pub opposition: u32,
    /// Players who are equal share it. 0 while nothing is decided.
    pub place: u32,
}

/// The standing of a league, the first first: everybody who plays or has sat at a table. The final decides about those who
/// play it, and brings no points.
#[must_use]
pub fn league_standing(league: &StoredLeague) -> Vec<LeagueLine> {
    let mut lines = lines(league);
    let of_final = final_places(league);
    let score =
        |line: &LeagueLine| (of_final.get(&line.player).copied(), line.points, line.won, line.opposition);
    lines.sort_by_key(|line| Reverse(score(line)));
    if league.rounds.iter().any(|round| decided(league, round).next().is_some()) {
        let scores: Vec<_> = lines.iter().map(score).collect();
        for (line, own) in lines.iter_mut().zip(&scores) {
            let better = scores.iter().filter(|other| *other > own).count();
            line.place = u32::try_from(better + 1).unwrap_or(u32::MAX);
        }
    }
    lines
}

fn lines(league: &StoredLeague) -> Vec<LeagueLine> {
    let plays = |player: PlayerState| player == PlayerState::Playing;
    let playing = league.players.iter().filter(|(_, player)| plays(player.state)).map(|(number, _)| *number);
    let sat = league.rounds.iter().flat_map(sits_or_sat);
    let players: BTreeSet<PlayerNumber> = playing.chain(sat).collect();
    let mut lines: BTreeMap<PlayerNumber, LeagueLine> =
        players.into_iter().map(|player| (player, LeagueLine { player, ..LeagueLine::default() })).collect();
    let rounds = || league.rounds.iter().take(usize::from(league.plan.rounds));
    for (player, result) in rounds().flat_map(|round| decided(league, round)) {
        let line = lines.entry(player).or_default();
        line.points += result.points;
        line.won += u32::from(result.place == Some(1));
    }
    let points: BTreeMap<PlayerNumber, u32> = lines.values().map(|line| (line.player, line.points)).collect();
    for table in rounds().flat_map(|round| &round.tables) {
        let total: u32 = table.seats.iter().map(|seat| points[&seat.player]).sum();
        for seat in &table.seats {
            lines.entry(seat.player).or_default().opposition += total - points[&seat.player];
        }
    }
    lines.into_values().collect()
}

/// Everybody who has a seat at a table of a round, or sits out.
pub(super) fn sits_or_sat(round: &StoredRound) -> impl Iterator<Item = PlayerNumber> {
    let seated = round.tables.iter().flat_map(|table| &table.seats).map(|seat| seat.player);
    seated.chain(round.sits_out.iter().copied())
}

/// The results of a round that are decided.
fn decided(league: &StoredLeague, round: &StoredRound) -> impl Iterator<Item = (PlayerNumber, LeagueResult)> {
    let of_tables = round.tables.iter().flat_map(|table| {
        numbered(table).filter_map(|(at, seat)| Some((seat.player, league_result(league, table, at, seat)?)))
    });
    let out = round.sits_out.iter().filter(|_| is_closed(round));
    of_tables.chain(out.map(|player| (*player, UNFINISHED)))
}

/// How far in front those who have played the final are, once it is over.
fn final_places(league: &StoredLeague) -> BTreeMap<PlayerNumber, u8> {
    let Some(last) = league.rounds.last().filter(|_| is_final(&league.plan, league.rounds.len())) else {
        return BTreeMap::new();
    };
    let results: Vec<_> = decided(league, last).collect();
    if results.len() < sits_or_sat(last).count() || results.iter().all(|(_, result)| result.place.is_none()) {
        return BTreeMap::new();
    }
    let ranked =
        |(player, result): (PlayerNumber, LeagueResult)| (player, u8::MAX - result.place.unwrap_or(u8::MAX));
    results.into_iter().map(ranked).collect()
}

fn numbered(table: &StoredTable) -> impl Iterator<Item = (SeatNumber, &StoredLeagueSeat)> {
    (0..).zip(&table.seats)
}

/// What a seat at a table has brought its player; `None` while it is not decided.
#[must_use]
pub fn league_result(
    league: &StoredLeague,
    table: &StoredTable,
    at: SeatNumber,
    seat: &StoredLeagueSeat,
) -> Option<LeagueResult> {
    // What ends after a league was ended does not count.
    let may_count = league.state != LeagueState::Ended;
    seat.result.or_else(|| match &table.played {
        _ if !may_count => None,
        None => Some(UNFINISHED),
        Some(played) if played.status.is_over() => Some(of_match(league, played, at, seat.player)),
        Some(_) => None,
    })
}

/// What a match that is over has brought a player.
fn of_match(
    league: &StoredLeague,
    played: &PlayedInLeague,
    at: SeatNumber,
    player: PlayerNumber,
) -> LeagueResult {
    if holder(league, played, at, player).is_none() {
        return ABSENT;
    }
    let Some(place) = played.places.get(&at).copied() else { return UNFINISHED };
    let places = || played.places.values();
    let beaten = places().filter(|other| **other > place).count();
    let equal = places().filter(|other| **other == place).count() - 1;
    let share =
        limits::LEAGUE_POINTS as usize * (2 * beaten + equal) / (2 * (played.places.len() - 1)).max(1);
    LeagueResult {
        kind: LeagueResultKind::Played,
        points: u32::try_from(share).unwrap_or(limits::LEAGUE_POINTS),
        place: Some(place),
    }
}

/// The results of a table whose round is over.
pub(super) fn results_at_end(
    league: &StoredLeague,
    round: &StoredRound,
    table: &StoredTable,
    context: &LeagueContext<'_>,
) -> Vec<(PlayerNumber, LeagueResult)> {
    let result = |(at, seat): (SeatNumber, &StoredLeagueSeat)| {
        let Some(played) = &table.played else { return UNFINISHED };
        let user = holder(league, played, at, seat.player);
        match (user, played.awaited.get(&at)) {
            (None, _) => ABSENT,
            (Some(user), Some(since)) if !context.on_vacation.contains(&user) => {
                let is_late = context.now.saturating_sub(*since) >= patience(round);
                if is_late { ABSENT } else { UNFINISHED }
            }
            _ => UNFINISHED,
        }
    };
    numbered(table)
        .map(|(at, seat)| {
            let decided = league_result(league, table, at, seat);
            (seat.player, decided.unwrap_or_else(|| result((at, seat))))
        })
        .collect()
}

/// How long a match may wait for a player when its round ends: nobody is to lose by a turn that came a moment before.
fn patience(round: &StoredRound) -> Millis {
    (round.ends - round.began) / u64::from(limits::LEAGUE_PATIENCE)
}

/// The user of a player, if they and no bot play their seat.
fn holder(
    league: &StoredLeague,
    played: &PlayedInLeague,
    at: SeatNumber,
    player: PlayerNumber,
) -> Option<UserId> {
    let user = league.players.get(&player)?.user?;
    played.users.get(&at).copied().filter(|other| *other == user)
}
