//! Evenings: what a plan may have, which match follows, and the standing.

use crate::{may_play_in, next_in_evening, plan_evening, standing_of};
use protocol::{
    CircleId, Code, Counting, EveningId, EveningState, MatchId, NewEvening, Pace, PlannedMatch, TableStatus,
    UserId,
};
use records::{EveningPlan, NextInEvening, PlayedInEvening, StoredEvening};
use serde_json::Map;
use uuid::Uuid;

fn user(number: u8) -> UserId {
    UserId(Uuid::from_u128(u128::from(number)))
}

fn planned(game: &str) -> PlannedMatch {
    PlannedMatch { game: game.to_owned(), options: Map::new() }
}

fn wanted(seats: u8, games: &[&str]) -> NewEvening {
    let matches = games.iter().map(|game| planned(game)).collect();
    NewEvening { seats, counting: Counting::Total, matches, pace: Pace::Free, rated: false }
}

/// An evening of so many matches, none of which was set up.
fn evening(counting: Counting, seats: u8, matches: usize) -> StoredEvening {
    let matches = vec![planned("draftosaurus"); matches];
    StoredEvening {
        id: EveningId(Uuid::nil()),
        circle: CircleId(Uuid::nil()),
        maker: None,
        plan: EveningPlan { seats, counting, first_seat: 1, pace: Pace::Free, rated: false, matches },
        created: 1,
        ended: None,
        matches: [].into(),
    }
}

/// The next match, which ended with these places of users.
fn play(evening: &mut StoredEvening, places: &[(u8, u8)]) {
    let number = u8::try_from(evening.matches.len() + 1).unwrap();
    let seats = || (0..).zip(places);
    let played = PlayedInEvening {
        id: MatchId(Uuid::from_u128(u128::from(number))),
        status: if places.iter().any(|(_, place)| *place == 0) {
            TableStatus::Abandoned
        } else {
            TableStatus::Over
        },
        since: 10 * u64::from(number),
        users: seats().map(|(seat, (number, _))| (seat, user(*number))).collect(),
        places: seats()
            .filter(|(_, (_, place))| *place > 0)
            .map(|(seat, (_, place))| (seat, *place))
            .collect(),
    };
    evening.matches.insert(number, played);
}

/// The number of each user with matches won, points and place, the first first.
fn lines(evening: &StoredEvening) -> Vec<(u8, u32, u32, u32)> {
    let line = |line: &crate::StandingLine| {
        ((line.user.0.as_u128() & 0xff) as u8, line.won, line.points, line.place)
    };
    standing_of(evening).lines.iter().map(line).collect()
}

fn state(evening: &StoredEvening) -> EveningState {
    standing_of(evening).state
}

#[test]
fn a_plan_has_games_that_so_many_can_play() {
    let plan = plan_evening(&wanted(2, &["draftosaurus", "dogs"]), 1).unwrap();
    assert!(plan.matches.iter().all(|planned| !planned.options.is_empty()), "all options are written down");
    let refused = |seats, games: &[&str]| plan_evening(&wanted(seats, games), 0).unwrap_err();
    assert_eq!(refused(5, &["draftosaurus", "dogs"]), Code::EveningSeats, "DOGS is for up to four");
    assert_eq!(refused(1, &["draftosaurus", "dogs"]), Code::EveningSeats);
    assert_eq!(refused(2, &["draftosaurus", "chess"]), Code::NotFound);
    assert_eq!(refused(2, &["draftosaurus"]), Code::BadOptions, "one match is no evening");
    assert_eq!(refused(2, &["draftosaurus"; 13]), Code::BadOptions);
}

#[test]
fn points_are_those_of_everybody_whom_one_finishes_before() {
    let mut of_four = evening(Counting::Total, 4, 3);
    play(&mut of_four, &[(1, 1), (2, 2), (3, 2), (4, 4)]);
    assert_eq!(lines(&of_four), [(1, 1, 6, 1), (2, 0, 3, 2), (3, 0, 3, 2), (4, 0, 0, 4)]);
    play(&mut of_four, &[(1, 3), (2, 1), (3, 1), (4, 3)]);
    assert_eq!(lines(&of_four), [(2, 1, 8, 1), (3, 1, 8, 1), (1, 1, 7, 3), (4, 0, 1, 4)]);
    assert_eq!(state(&of_four), EveningState::Running);
}

#[test]
fn best_of_ends_when_nobody_can_catch_up() {
    let mut best = evening(Counting::BestOf, 2, 5);
    play(&mut best, &[(1, 1), (2, 2)]);
    play(&mut best, &[(1, 1), (2, 2)]);
    assert_eq!(state(&best), EveningState::Running);
    play(&mut best, &[(1, 1), (2, 1)]);
    assert_eq!(
        (state(&best), lines(&best)[0]),
        (EveningState::Running, (1, 3, 5, 1)),
        "two wins are to be had"
    );
    play(&mut best, &[(1, 1), (2, 2)]);
    assert_eq!(state(&best), EveningState::Over);
    assert_eq!(next_in_evening(&best), None);
    let mut total = evening(Counting::Total, 2, 5);
    (0..4).for_each(|_| play(&mut total, &[(1, 1), (2, 2)]));
    assert_eq!(state(&total), EveningState::Running, "a total is played to its end");
}

#[test]
fn equal_wins_are_told_apart_by_points() {
    let mut best = evening(Counting::BestOf, 3, 2);
    play(&mut best, &[(1, 1), (2, 2), (3, 3)]);
    play(&mut best, &[(1, 3), (2, 1), (3, 2)]);
    assert_eq!(lines(&best), [(2, 1, 6, 1), (1, 1, 4, 2), (3, 0, 2, 3)]);
    assert_eq!(state(&best), EveningState::Over);
}

#[test]
fn an_abandoned_match_counts_for_nobody_and_another_one_follows() {
    let mut abandoned = evening(Counting::BestOf, 2, 3);
    play(&mut abandoned, &[(1, 0), (2, 0)]);
    assert_eq!(lines(&abandoned), [(1, 0, 0, 1), (2, 0, 0, 1)]);
    assert_eq!(next_in_evening(&abandoned).unwrap().place.number, 2);
    play(&mut abandoned, &[(1, 1), (2, 2)]);
    play(&mut abandoned, &[(1, 0), (2, 0)]);
    assert_eq!((state(&abandoned), lines(&abandoned)[0]), (EveningState::Over, (1, 1, 2, 1)));
}

#[test]
fn whoever_holds_a_seat_at_the_end_gets_what_it_earns() {
    let mut evening = evening(Counting::Total, 2, 3);
    play(&mut evening, &[(1, 1), (2, 2)]);
    assert!(may_play_in(&evening, user(2)) && !may_play_in(&evening, user(3)), "the others are fixed now");
    play(&mut evening, &[(3, 1), (2, 2)]);
    assert_eq!(lines(&evening), [(3, 1, 2, 1), (1, 1, 2, 1), (2, 0, 0, 3)]);
    let standing = standing_of(&evening);
    assert_eq!(standing.places_in(&evening, 1), [0, 1, 2]);
    assert!(standing.places_in(&evening, 3).is_empty());
}

#[test]
fn the_next_match_follows_when_the_latest_is_over_and_the_next_seat_begins() {
    let mut evening = evening(Counting::Total, 3, 3);
    assert_eq!(next_in_evening(&evening), None, "the first is set up with the evening");
    let first = |next: Option<NextInEvening>| next.map(|next| (next.place.number, next.settings.first_seat));
    play(&mut evening, &[(1, 1), (2, 2), (3, 3)]);
    assert_eq!(first(next_in_evening(&evening)), Some((2, Some(2))));
    play(&mut evening, &[(1, 1), (2, 2), (3, 3)]);
    assert_eq!(first(next_in_evening(&evening)), Some((3, Some(0))));
    evening.matches.get_mut(&2).unwrap().status = TableStatus::Running;
    assert_eq!(next_in_evening(&evening), None);
}

#[test]
fn what_ends_after_somebody_has_ended_the_evening_does_not_count() {
    let mut evening = evening(Counting::Total, 2, 3);
    play(&mut evening, &[(1, 1), (2, 2)]);
    play(&mut evening, &[(1, 2), (2, 1)]);
    evening.ended = Some(15);
    assert_eq!(lines(&evening), [(1, 1, 2, 1), (2, 0, 0, 2)]);
    assert_eq!((state(&evening), next_in_evening(&evening)), (EveningState::Ended, None));
}
