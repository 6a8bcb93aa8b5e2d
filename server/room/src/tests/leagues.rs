//! Leagues: who meets whom, what a table brings, and how a league goes on.

use crate::{LeagueAdvance, LeagueContext, advance_league, league_standing, plan_league};
use games::frame::Seed;
use protocol::{
    CircleId, Code, LeagueId, LeagueResult, LeagueResultKind, LeagueState, MatchId, NewLeague, Pace,
    PlayerNumber, PlayerState, TableStatus, UserId,
};
use records::{PlayedInLeague, StoredLeague, StoredLeagueSeat, StoredPlayer, StoredRound, StoredTable};
use serde_json::Map;
use std::collections::{BTreeMap, BTreeSet};
use uuid::Uuid;

pub(super) const HOUR: u64 = 3_600_000;

pub(super) fn wanted(seats: u8) -> NewLeague {
    NewLeague {
        name: "Spring".to_owned(),
        game: "draftosaurus".to_owned(),
        options: Map::new(),
        seats,
        rounds: 3,
        final_table: false,
        pace: Pace::Days { days: 2, no_vacation: false },
        round_hours: 24,
    }
}

pub(super) fn user(player: PlayerNumber) -> UserId {
    UserId(Uuid::from_u128(u128::from(player) + 1))
}

/// A league that has been started, in which nothing was played.
pub(super) fn league(wanted: &NewLeague, players: PlayerNumber) -> StoredLeague {
    let player =
        |number| (number, StoredPlayer { user: Some(user(number)), state: PlayerState::Playing, since: 0 });
    StoredLeague {
        id: LeagueId(Uuid::nil()),
        circle: CircleId(Uuid::nil()),
        maker: None,
        plan: plan_league(wanted, wanted.name.clone()).unwrap(),
        state: LeagueState::Running,
        version: 1,
        due: Some(0),
        players: (0..players).map(player).collect(),
        rounds: Vec::new(),
    }
}

fn advance(league: &StoredLeague, now: u64) -> Option<LeagueAdvance> {
    advance_with(league, now, &[], 1)
}

fn advance_with(
    league: &StoredLeague,
    now: u64,
    on_vacation: &[PlayerNumber],
    seed: u8,
) -> Option<LeagueAdvance> {
    let on_vacation: BTreeSet<UserId> = on_vacation.iter().map(|player| user(*player)).collect();
    let removed = BTreeSet::new();
    let context =
        LeagueContext { on_vacation: &on_vacation, removed: &removed, now, seed: &Seed([seed; 32]) };
    advance_league(league, &context)
}

/// Carries out what happens next, as the store does. Returns what it was.
pub(super) fn follow(league: &mut StoredLeague, now: u64, seed: u8) -> LeagueAdvance {
    let advance = advance_with(league, now, &[], seed).expect("something happens");
    match &advance {
        LeagueAdvance::Begin { round, admitted } => {
            for player in admitted {
                league.players.get_mut(player).unwrap().state = PlayerState::Playing;
            }
            let seats = |table: &Vec<PlayerNumber>| {
                table.iter().map(|player| StoredLeagueSeat { player: *player, result: None }).collect()
            };
            let table = |table: &Vec<PlayerNumber>| StoredTable {
                played: Some(running(league, table)),
                seats: seats(table),
            };
            let tables = round.tables.iter().map(table).collect();
            league.rounds.push(StoredRound {
                began: round.began,
                ends: round.ends,
                tables,
                sits_out: round.sits_out.clone(),
            });
            league.due = Some(round.ends);
        }
        LeagueAdvance::Close { results, next } => {
            let results: BTreeMap<PlayerNumber, LeagueResult> = results.iter().copied().collect();
            for seat in league.rounds.last_mut().unwrap().tables.iter_mut().flat_map(|table| &mut table.seats)
            {
                seat.result = Some(results[&seat.player]);
            }
            league.due = *next;
            if next.is_none() {
                league.state = LeagueState::Over;
            }
        }
        LeagueAdvance::End => league.state = LeagueState::Over,
    }
    advance
}

fn running(league: &StoredLeague, table: &[PlayerNumber]) -> PlayedInLeague {
    let users = (0..).zip(table).filter_map(|(seat, player)| Some((seat, league.players[player].user?)));
    PlayedInLeague {
        id: MatchId(Uuid::nil()),
        status: TableStatus::Running,
        users: users.collect(),
        awaited: [(0, 0)].into(),
        places: BTreeMap::new(),
    }
}

/// Ends all matches of the latest round. The players of a table finish in the order of their numbers.
pub(super) fn play(league: &mut StoredLeague) {
    for table in &mut league.rounds.last_mut().unwrap().tables {
        let mut order: Vec<(PlayerNumber, u8)> =
            table.seats.iter().map(|seat| seat.player).zip(0..).collect();
        order.sort_unstable();
        let played = table.played.as_mut().unwrap();
        played.status = TableStatus::Over;
        played.awaited.clear();
        played.places = order.iter().zip(1..).map(|((_, seat), place)| (*seat, place)).collect();
    }
}

pub(super) fn sizes(league: &StoredLeague) -> Vec<usize> {
    league.rounds.last().unwrap().tables.iter().map(|table| table.seats.len()).collect()
}

/// Each player with points and place, the first of the standing first.
pub(super) fn standing(league: &StoredLeague) -> Vec<(PlayerNumber, u32, u32)> {
    league_standing(league).iter().map(|line| (line.player, line.points, line.place)).collect()
}

#[test]
fn a_plan_is_for_a_game_that_so_many_can_play() {
    assert!(
        !plan_league(&wanted(5), String::new()).unwrap().options.is_empty(),
        "all options are written down"
    );
    let refused = |change: fn(&mut NewLeague)| {
        let mut wanted = wanted(4);
        change(&mut wanted);
        plan_league(&wanted, String::new()).unwrap_err()
    };
    assert_eq!(refused(|wanted| wanted.seats = 6), Code::BadOptions);
    assert_eq!(refused(|wanted| wanted.seats = 1), Code::BadOptions);
    assert_eq!(refused(|wanted| wanted.rounds = 0), Code::BadOptions);
    assert_eq!(refused(|wanted| wanted.rounds = 21), Code::BadOptions);
    assert_eq!(refused(|wanted| wanted.round_hours = 0), Code::BadOptions);
    assert_eq!(refused(|wanted| wanted.game = "chess".to_owned()), Code::NotFound);
}

#[test]
fn the_first_gets_all_points_and_the_last_none_whatever_the_number_of_seats() {
    let mut league = league(&wanted(5), 7);
    follow(&mut league, 0, 1);
    assert_eq!(sizes(&league), [4, 3]);
    play(&mut league);
    let mut points: Vec<u32> = standing(&league).iter().map(|(_, points, _)| *points).collect();
    points.sort_unstable();
    assert_eq!(points, [0, 0, 8, 12, 16, 24, 24]);
}

#[test]
fn of_equal_players_the_one_with_more_wins_comes_first_and_then_the_one_who_met_the_stronger() {
    let mut league = league(&wanted(2), 4);
    let result = |points, place| LeagueResult { kind: LeagueResultKind::Played, points, place: Some(place) };
    let seat = |player, points, place| StoredLeagueSeat { player, result: Some(result(points, place)) };
    let table = |one, other| StoredTable { played: None, seats: vec![one, other] };
    for tables in [
        [table(seat(0, 24, 1), seat(1, 0, 2)), table(seat(2, 24, 1), seat(3, 0, 2))],
        [table(seat(0, 24, 1), seat(2, 0, 2)), table(seat(1, 24, 1), seat(3, 0, 2))],
    ] {
        let (began, ends) = (0, 1);
        league.rounds.push(StoredRound { began, ends, tables: tables.into(), sits_out: BTreeSet::new() });
    }
    // 1 and 2 have one win each. 1 has met 0 (48) and 3 (0), 2 has met 3 and 0.
    assert_eq!(standing(&league), [(0, 48, 1), (1, 24, 2), (2, 24, 2), (3, 0, 4)]);
}

#[test]
fn a_round_ends_with_its_last_match_and_the_next_one_begins() {
    let mut league = league(&wanted(4), 8);
    assert!(matches!(follow(&mut league, 5, 1), LeagueAdvance::Begin { .. }));
    assert_eq!(advance(&league, 6), None, "matches are played");
    play(&mut league);
    assert!(matches!(follow(&mut league, 7, 1), LeagueAdvance::Close { next: Some(7), .. }));
    assert!(matches!(follow(&mut league, 7, 1), LeagueAdvance::Begin { .. }));
}

#[test]
fn there_is_a_pause_between_rounds_where_everybody_is_at_the_table() {
    let live = NewLeague { pace: Pace::Live { minutes: 5 }, ..wanted(4) };
    let mut league = league(&live, 4);
    follow(&mut league, 0, 1);
    play(&mut league);
    let closed = follow(&mut league, HOUR, 1);
    let LeagueAdvance::Close { next: Some(next), .. } = closed else { panic!("{closed:?}") };
    assert_eq!(next, HOUR + 3 * 60_000);
    assert_eq!(advance(&league, next - 1), None);
    assert!(matches!(advance(&league, next), Some(LeagueAdvance::Begin { .. })));
}

#[test]
fn when_the_time_of_a_round_is_up_whoever_is_awaited_gets_nothing() {
    let mut league = league(&wanted(3), 6);
    follow(&mut league, 0, 1);
    let tables = league.rounds[0].tables.clone();
    let late = |table: usize| tables[table].seats[0].player;
    let closed = advance_with(&league, 24 * HOUR, &[late(1)], 1);
    let Some(LeagueAdvance::Close { results, .. }) = closed else { panic!("{closed:?}") };
    let results: BTreeMap<PlayerNumber, LeagueResult> = results.into_iter().collect();
    assert_eq!(results[&late(0)].kind, LeagueResultKind::Absent);
    assert_eq!(results[&late(0)].points, 0);
    for (player, result) in results.iter().filter(|(player, _)| **player != late(0)) {
        assert_eq!((result.kind, result.points), (LeagueResultKind::Unfinished, 12), "{player}");
    }
}

#[test]
fn what_a_bot_has_played_to_its_end_brings_nothing() {
    let mut league = league(&wanted(3), 3);
    follow(&mut league, 0, 1);
    play(&mut league);
    // A bot plays for the winner, and the seat of the second was taken over.
    let winner = league.rounds[0].tables[0].seats.iter().position(|seat| seat.player == 0).unwrap();
    let second = league.rounds[0].tables[0].seats.iter().position(|seat| seat.player == 1).unwrap();
    let played = league.rounds[0].tables[0].played.as_mut().unwrap();
    played.users.remove(&(winner as u8));
    played.users.insert(second as u8, user(40));
    assert_eq!(standing(&league), [(0, 0, 1), (1, 0, 1), (2, 0, 1)]);
}

#[test]
fn who_leaves_is_replaced_by_who_waits_and_else_tables_are_smaller() {
    let mut league = league(&wanted(4), 8);
    follow(&mut league, 0, 1);
    league.players.insert(8, StoredPlayer { user: Some(user(8)), state: PlayerState::Waiting, since: 1 });
    for gone in [2, 5] {
        league.players.get_mut(&gone).unwrap().state = PlayerState::Left;
    }
    play(&mut league);
    follow(&mut league, 1, 1);
    let begun = follow(&mut league, 1, 1);
    assert!(matches!(begun, LeagueAdvance::Begin { ref admitted, .. } if *admitted == [8]), "{begun:?}");
    assert_eq!(sizes(&league), [4, 3]);
    assert!(
        standing(&league).iter().any(|(player, _, _)| *player == 2),
        "who has played stays in the standing"
    );
}

#[test]
fn who_has_waited_longest_is_admitted_first_and_nobody_who_was_removed() {
    let mut league = league(&wanted(4), 8);
    follow(&mut league, 0, 1);
    // Player 3 left and waits again, behind 8, who waits behind 9.
    for (number, state, since) in [
        (3, PlayerState::Waiting, 30),
        (5, PlayerState::Left, 10),
        (8, PlayerState::Waiting, 20),
        (9, PlayerState::Waiting, 10),
    ] {
        league.players.insert(number, StoredPlayer { user: Some(user(number)), state, since });
    }
    play(&mut league);
    follow(&mut league, 1, 1);
    let removed = BTreeSet::from([user(1), user(9)]);
    let none = BTreeSet::new();
    let context = LeagueContext { on_vacation: &none, removed: &removed, now: 1, seed: &Seed([1; 32]) };
    let begun = advance_league(&league, &context);
    let Some(LeagueAdvance::Begin { round, admitted }) = begun else { panic!("{begun:?}") };
    assert_eq!(admitted, [8, 3]);
    let seated: BTreeSet<PlayerNumber> = round.tables.concat().into_iter().collect();
    assert_eq!(seated, [0, 2, 3, 4, 6, 7, 8].into());
}

#[test]
fn what_ends_after_a_league_was_ended_does_not_count() {
    let mut league = league(&wanted(3), 3);
    follow(&mut league, 0, 1);
    league.state = LeagueState::Ended;
    play(&mut league);
    assert_eq!(standing(&league), [(0, 0, 0), (1, 0, 0), (2, 0, 0)]);
}

#[test]
fn who_sits_out_gets_their_points_when_the_round_is_over() {
    let mut league = league(&wanted(2), 3);
    follow(&mut league, 0, 1);
    assert!(standing(&league).iter().all(|(_, points, place)| (*points, *place) == (0, 0)));
    play(&mut league);
    follow(&mut league, 0, 1);
    let mut points: Vec<u32> = standing(&league).iter().map(|(_, points, _)| *points).collect();
    points.sort_unstable();
    assert_eq!(points, [0, 12, 24]);
}

#[test]
fn a_turn_that_came_just_before_the_end_of_a_round_costs_nothing() {
    let mut league = league(&wanted(3), 3);
    follow(&mut league, 0, 1);
    let late = league.rounds[0].tables[0].seats[0].player;
    for (since, expected) in
        [(22 * HOUR + 1, LeagueResultKind::Unfinished), (22 * HOUR, LeagueResultKind::Absent)]
    {
        league.rounds[0].tables[0].played.as_mut().unwrap().awaited = [(0, since)].into();
        let closed = advance(&league, 24 * HOUR);
        let Some(LeagueAdvance::Close { results, .. }) = closed else { panic!("{closed:?}") };
        let (_, result) = results.into_iter().find(|(player, _)| *player == late).unwrap();
        assert_eq!(result.kind, expected);
    }
}

#[test]
fn who_left_a_match_to_a_bot_gets_nothing_when_the_others_abandon_it() {
    let mut league = league(&wanted(3), 3);
    follow(&mut league, 0, 1);
    let played = league.rounds[0].tables[0].played.as_mut().unwrap();
    played.status = TableStatus::Abandoned;
    played.users.remove(&1);
    let gone = league.rounds[0].tables[0].seats[1].player;
    for (player, points, _) in standing(&league) {
        assert_eq!(points, if player == gone { 0 } else { 12 });
    }
}

#[test]
fn a_league_ends_when_too_few_are_left() {
    let mut league = league(&wanted(2), 3);
    follow(&mut league, 0, 1);
    play(&mut league);
    for gone in [0, 1] {
        league.players.get_mut(&gone).unwrap().state = PlayerState::Left;
    }
    follow(&mut league, 1, 1);
    assert_eq!(advance(&league, 1), Some(LeagueAdvance::End));
}

#[test]
fn the_final_decides_about_the_first_places_and_brings_no_points() {
    let with_final = NewLeague { rounds: 2, final_table: true, ..wanted(3) };
    let mut league = league(&with_final, 6);
    for _ in 0..2 {
        follow(&mut league, 0, 1);
        play(&mut league);
        follow(&mut league, 0, 1);
    }
    let before = standing(&league);
    follow(&mut league, 0, 1);
    let finalists: Vec<PlayerNumber> =
        league.rounds[2].tables[0].seats.iter().map(|seat| seat.player).collect();
    assert_eq!(
        finalists,
        before[..3].iter().map(|(player, ..)| *player).collect::<Vec<_>>(),
        "the first begins"
    );
    assert_eq!(standing(&league), before, "nothing is decided yet");
    play(&mut league);
    // The third of the standing wins the final.
    let played = league.rounds[2].tables[0].played.as_mut().unwrap();
    played.places = [(0, 3), (1, 2), (2, 1)].into();
    assert!(matches!(follow(&mut league, 0, 1), LeagueAdvance::Close { next: None, .. }));
    let after = standing(&league);
    assert_eq!(
        after[..3].iter().map(|(player, ..)| *player).collect::<Vec<_>>(),
        [finalists[2], finalists[1], finalists[0]]
    );
    assert_eq!(after[3..], before[3..]);
    let sum = |lines: &[(PlayerNumber, u32, u32)]| lines.iter().map(|(_, points, _)| points).sum::<u32>();
    assert_eq!(sum(&after), sum(&before));
}
