//! Leagues: who plays, the rounds with their tables, and that of two servers one begins or ends a round.

use super::circles::circle_of;
use super::fixtures::{START, by_host, clock, commit, last_step, new_user, table, token, user_seat};
use super::keyed::request;
use super::retention::{DAY, rules, sweep};
use crate::calendars::{CalendarOwner, LeagueDate};
use crate::leagues::{LeagueJoined, LeaguePlan, NewLeague, NewRound, OwnLeague, StoredLeague, StoredPlayer};
use crate::{HostWrite, MatchResult, NewMatch, StepWrite, Store, StoreError};
use protocol::{
    CircleId, LeagueId, LeagueResult, LeagueResultKind, LeagueState, MatchId, Pace, PlayerNumber,
    PlayerState, TableStatus, UserId,
};
use serde_json::Map;
use std::collections::BTreeSet;
use uuid::Uuid;

const MOST: u32 = 64;

fn plan() -> LeaguePlan {
    LeaguePlan {
        name: "Spring".to_owned(),
        game: "dogs".to_owned(),
        options: Map::new(),
        seats: 2,
        rounds: 2,
        final_table: false,
        pace: Pace::Free,
        round_hours: 24,
    }
}

async fn make(store: &dyn Store, circle: CircleId, maker: UserId) -> LeagueId {
    let id = LeagueId(Uuid::new_v4());
    let new = NewLeague { id, circle, maker, plan: &plan(), at: START };
    assert!(store.make_league(&new, None).await.unwrap());
    id
}

async fn seen(store: &dyn Store, id: LeagueId) -> StoredLeague {
    store.league(id).await.unwrap().unwrap()
}

async fn join(store: &dyn Store, id: LeagueId, user: UserId) -> LeagueJoined {
    store.join_league(id, user, MOST, START).await.unwrap()
}

fn states(league: &StoredLeague) -> Vec<(PlayerNumber, PlayerState)> {
    league.players.iter().map(|(number, player)| (*number, player.state)).collect()
}

/// A league that has been started with three users.
struct Started {
    id: LeagueId,
    users: [UserId; 3],
}

async fn start(store: &dyn Store) -> Started {
    let users = [new_user(store, "Ana").await, new_user(store, "Bia").await, new_user(store, "Caio").await];
    let circle = circle_of(store, users[0], 1, START).await;
    let id = make(store, circle, users[0]).await;
    for user in &users[1..] {
        assert_eq!(join(store, id, *user).await, LeagueJoined::Done);
    }
    assert!(store.start_league(id, 1, START + 1).await.unwrap());
    Started { id, users }
}

impl Started {
    /// The first two players sit at a table, and the third sits out.
    fn round(&self) -> (NewRound, Vec<NewMatch>) {
        let round =
            NewRound { tables: vec![vec![1, 0]], sits_out: [2].into(), began: START + 2, ends: START + DAY };
        (round, vec![table(&[user_seat(self.users[1]), user_seat(self.users[0])])])
    }
}

/// Ends a match with the first seat as the winner.
fn ends(id: MatchId) -> StepWrite {
    let result = Some(MatchResult { places: [(0, 1), (1, 2)].into(), points: [].into(), policies: None });
    StepWrite { result, ..last_step(id, 2) }
}

fn played(points: u32, place: u8) -> LeagueResult {
    LeagueResult { kind: LeagueResultKind::Played, points, place: Some(place) }
}

pub(super) async fn a_league_has_a_plan_and_players_who_join_and_leave(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let circle = circle_of(store, ana, 1, START).await;
    let id = make(store, circle, ana).await;
    let league = seen(store, id).await;
    assert_eq!((league.circle, league.maker, &league.plan), (circle, Some(ana), &plan()));
    assert_eq!((league.state, league.due, league.rounds.len()), (LeagueState::Gathering, None, 0));
    assert_eq!(
        league.players[&0],
        StoredPlayer { user: Some(ana), state: PlayerState::Playing, since: START }
    );

    assert_eq!(join(store, id, bia).await, LeagueJoined::Done);
    assert_eq!(join(store, id, bia).await, LeagueJoined::Done, "once more changes nothing");
    let carl = new_user(store, "Carl").await;
    assert_eq!(store.join_league(id, carl, 2, START).await.unwrap(), LeagueJoined::Full);
    assert_eq!(states(&seen(store, id).await).len(), 2);
    assert!(store.leave_league(id, bia, START + 1).await.unwrap());
    assert!(!store.leave_league(id, bia, START + 1).await.unwrap());
    let dora = new_user(store, "Dora").await;
    assert_eq!(join(store, id, dora).await, LeagueJoined::Done);
    let expected = [(0, PlayerState::Playing), (1, PlayerState::Left), (2, PlayerState::Playing)];
    assert_eq!(states(&seen(store, id).await), expected, "nobody else gets the number of who has left");
    assert!(store.leave_league(id, dora, START + 1).await.unwrap());

    assert!(!store.start_league(id, 2, START + 1).await.unwrap(), "too few play");
    assert!(store.start_league(id, 1, START + 1).await.unwrap());
    assert!(!store.start_league(id, 1, START + 2).await.unwrap(), "it starts once");
    assert_eq!(join(store, id, bia).await, LeagueJoined::Done);
    assert!(store.leave_league(id, ana, START + 1).await.unwrap());
    let league = seen(store, id).await;
    let [ana_is, bia_is, _] = &*states(&league) else { panic!("{league:?}") };
    assert_eq!((*ana_is, *bia_is), ((0, PlayerState::Left), (1, PlayerState::Waiting)));
    assert_eq!((league.state, league.due), (LeagueState::Running, Some(START + 1)));
    assert_eq!(join(store, id, ana).await, LeagueJoined::Done);
    let league = seen(store, id).await;
    assert_eq!(states(&league)[0], (0, PlayerState::Waiting), "who comes back waits");
    assert_eq!(league.players[&0].since, START);

    let own = async |user| store.belongings(user).await.unwrap().leagues;
    let taken = |is_maker, state| OwnLeague { id, plan: plan(), is_maker, player: Some((state, START)) };
    assert_eq!(own(ana).await, [taken(true, PlayerState::Waiting)]);
    assert_eq!(own(bia).await, [taken(false, PlayerState::Waiting)]);
    assert_eq!(own(carl).await, []);

    let listed = store.leagues_of(circle, bia, 9).await.unwrap();
    let [entry] = &*listed else { panic!("{listed:?}") };
    assert_eq!((entry.id, &entry.plan, entry.state, entry.rounds), (id, &plan(), LeagueState::Running, 0));
    assert_eq!((entry.players, entry.viewer), (0, Some(PlayerState::Waiting)));
    assert!(store.end_league(id).await.unwrap());
    assert!(!store.end_league(id).await.unwrap());
    assert_eq!(join(store, id, bia).await, LeagueJoined::Over);
    assert!(!store.leave_league(id, bia, START + 1).await.unwrap());
}

pub(super) async fn a_league_is_made_once_for_a_request(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let circle = circle_of(store, ana, 1, START).await;
    let hers = request(1, Some(ana));
    let made = async || {
        let id = LeagueId(Uuid::new_v4());
        let new = NewLeague { id, circle, maker: ana, plan: &plan(), at: START };
        (id, store.make_league(&new, Some(&hers)).await)
    };
    let (first, done) = made().await;
    done.unwrap();
    assert_eq!(store.made(&hers, None).await.unwrap().unwrap().id, Some(first.0));
    let (_, again) = made().await;
    assert!(matches!(again, Err(StoreError::MadeBefore)), "{again:?}");
    assert_eq!(store.leagues_of(circle, ana, 9).await.unwrap().len(), 1);
}

pub(super) async fn a_round_begins_once_and_ends_once(store: &dyn Store) {
    let started = start(store).await;
    assert_eq!(store.leagues_due(START + 1, 9).await.unwrap(), [started.id], "the first round is due");
    let due = seen(store, started.id).await;
    let (round, matches) = started.round();
    let room = matches[0].row.id;
    assert!(store.begin_round(&due, &round, &[], &matches).await.unwrap());
    let (_, again) = started.round();
    assert!(!store.begin_round(&due, &round, &[], &again).await.unwrap(), "another server was first");
    assert!(store.header(again[0].row.id).await.unwrap().is_none());

    let league = seen(store, started.id).await;
    let [begun] = &*league.rounds else { panic!("{league:?}") };
    assert_eq!((begun.began, begun.ends, &begun.sits_out), (START + 2, START + DAY, &BTreeSet::from([2])));
    let [at_table] = &*begun.tables else { panic!("{begun:?}") };
    assert_eq!(at_table.seats.iter().map(|seat| seat.player).collect::<Vec<_>>(), [1, 0]);
    let match_of_table = at_table.played.as_ref().unwrap();
    assert_eq!((match_of_table.id, match_of_table.status), (room, TableStatus::Running));
    assert_eq!(match_of_table.users, [(0, started.users[1]), (1, started.users[0])].into());
    let of_table = store.league_of_table(room, started.users[2]).await.unwrap().unwrap();
    assert_eq!((of_table.table.league, of_table.table.round, of_table.is_player), (started.id, 1, true));
    let stranger = new_user(store, "Dora").await;
    assert!(!store.league_of_table(room, stranger).await.unwrap().unwrap().is_player);

    assert_eq!(store.leagues_due(START + 3, 9).await.unwrap(), [], "a match goes on");
    commit(store, ends(room)).await;
    assert_eq!(store.leagues_due(START + 3, 9).await.unwrap(), [started.id]);
    let due = seen(store, started.id).await;
    assert_eq!(due.rounds[0].tables[0].played.as_ref().unwrap().places, [(0, 1), (1, 2)].into());
    let results = [(1, played(24, 1)), (0, played(0, 2))];
    assert!(store.close_round(&due, &results, Some(START + 9)).await.unwrap());
    assert!(!store.close_round(&due, &results, None).await.unwrap());
    let league = seen(store, started.id).await;
    let stored: Vec<_> = league.rounds[0].tables[0].seats.iter().map(|seat| seat.result).collect();
    assert_eq!(stored, [Some(played(24, 1)), Some(played(0, 2))]);
    assert_eq!((league.state, league.due), (LeagueState::Running, Some(START + 9)));
    assert_eq!(store.leagues_due(START + 8, 9).await.unwrap(), [], "there is a pause");
    assert_eq!(store.leagues_due(START + 9, 9).await.unwrap(), [started.id]);
}

pub(super) async fn a_round_is_due_when_its_time_is_up(store: &dyn Store) {
    let started = start(store).await;
    let (round, matches) = started.round();
    assert!(store.begin_round(&seen(store, started.id).await, &round, &[], &matches).await.unwrap());
    assert_eq!(store.leagues_due(round.ends - 1, 9).await.unwrap(), []);
    assert_eq!(store.leagues_due(round.ends, 9).await.unwrap(), [started.id]);
    let due = seen(store, started.id).await;
    assert!(store.close_round(&due, &[(0, played(12, 1)), (1, played(12, 1))], None).await.unwrap());
    assert_eq!(seen(store, started.id).await.state, LeagueState::Over);
    assert_eq!(store.leagues_due(round.ends + DAY, 9).await.unwrap(), []);
}

pub(super) async fn who_leaves_meanwhile_makes_a_round_wait(store: &dyn Store) {
    let started = start(store).await;
    let before = seen(store, started.id).await;
    assert_eq!(join(store, started.id, new_user(store, "Dora").await).await, LeagueJoined::Done);
    let (round, matches) = started.round();
    assert!(!store.begin_round(&before, &round, &[], &matches).await.unwrap(), "it is planned anew");
    assert!(store.begin_round(&seen(store, started.id).await, &round, &[3], &matches).await.unwrap());
    assert_eq!(states(&seen(store, started.id).await)[3], (3, PlayerState::Playing));
    assert!(!store.finish_league(&before).await.unwrap());
    assert!(store.finish_league(&seen(store, started.id).await).await.unwrap());
    assert_eq!(seen(store, started.id).await.state, LeagueState::Over);
}

pub(super) async fn a_league_that_gathers_players_ends_with_its_circle(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let circle = circle_of(store, ana, 1, START).await;
    let id = make(store, circle, ana).await;
    assert!(store.leave_circle(circle, ana).await.unwrap(), "the circle has no members");
    assert_eq!(seen(store, id).await.state, LeagueState::Ended);
}

pub(super) async fn a_league_in_which_no_round_has_begun_is_deleted_when_nobody_comes(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let circle = circle_of(store, ana, 2, START).await;
    let (left, ended, joined) =
        (make(store, circle, ana).await, make(store, circle, ana).await, make(store, circle, ana).await);
    assert!(store.end_league(ended).await.unwrap());
    let later = START + 60 * DAY;
    assert_eq!(store.join_league(joined, bia, MOST, later).await.unwrap(), LeagueJoined::Done);
    let started = start(store).await;
    let (round, matches) = started.round();
    assert!(store.begin_round(&seen(store, started.id).await, &round, &[], &matches).await.unwrap());
    assert_eq!(store.held(&rules(later)).await.unwrap().leagues, 2, "left and ended");

    let swept = async |now| store.delete_left_leagues(&rules(now)).await.unwrap();
    assert_eq!(swept(START + 90 * DAY).await, 0);
    assert_eq!(swept(START + 90 * DAY + 1).await, 2);
    for gone in [left, ended] {
        assert_eq!(store.league(gone).await.unwrap(), None);
    }
    assert_eq!(seen(store, joined).await.players.len(), 2);
    assert_eq!(swept(later + 90 * DAY + 1).await, 1);
    assert_eq!(seen(store, started.id).await.state, LeagueState::Running, "a round was played");
}

pub(super) async fn results_outlast_their_matches(store: &dyn Store) {
    let started = start(store).await;
    let (round, mut matches) = started.round();
    matches[0].row.table.status = TableStatus::Gathering;
    assert!(store.begin_round(&seen(store, started.id).await, &round, &[], &matches).await.unwrap());
    assert_eq!(sweep(store, START + 15 * DAY).await, 1, "nobody came");
    let league = seen(store, started.id).await;
    assert_eq!(league.rounds[0].tables[0].played, None);
    assert_eq!(league.rounds[0].tables[0].seats.len(), 2);
}

pub(super) async fn who_is_merged_plays_on_and_who_is_erased_is_nobody(store: &dyn Store) {
    let started = start(store).await;
    let [ana, bia, caio] = started.users;
    let dora = new_user(store, "Dora").await;
    assert!(store.merge(token(ana), token(dora), &clock(START + 9)).await.unwrap().is_some());
    let league = seen(store, started.id).await;
    assert_eq!((league.maker, league.players[&0].user), (Some(dora), Some(dora)));
    // Bia plays already.
    assert!(store.merge(token(caio), token(bia), &clock(START + 9)).await.unwrap().is_some());
    let league = seen(store, started.id).await;
    assert_eq!(league.players[&1].user, Some(bia));
    assert_eq!(league.players[&2], StoredPlayer { user: None, state: PlayerState::Left, since: START });
    assert!(by_host(store, HostWrite::Erase { user: dora }).await.is_done());
    let league = seen(store, started.id).await;
    assert_eq!(league.maker, None);
    assert_eq!(league.players[&0], StoredPlayer { user: None, state: PlayerState::Left, since: START });
}

pub(super) async fn a_calendar_has_one_secret_address_and_the_dates_of_its_owner(store: &dyn Store) {
    let started = start(store).await;
    let [ana, bia, _] = started.users;
    let owner = |user| CalendarOwner { user, language: "ja".to_owned() };
    assert_eq!(store.calendar_made(ana).await.unwrap(), None);
    assert!(store.make_calendar(&owner(ana), [1; 32], START).await.unwrap());
    assert!(store.make_calendar(&owner(bia), [2; 32], START).await.unwrap());
    assert_eq!(store.calendar([1; 32]).await.unwrap(), Some(owner(ana)));
    assert!(store.make_calendar(&owner(ana), [3; 32], START + 1).await.unwrap());
    assert_eq!(store.calendar([1; 32]).await.unwrap(), None, "the earlier address leads nowhere");
    assert_eq!(store.calendar([3; 32]).await.unwrap(), Some(owner(ana)));
    assert_eq!(store.calendar_made(ana).await.unwrap(), Some(START + 1));

    let date = |round, is_end, at| LeagueDate {
        league: started.id,
        name: "Spring".to_owned(),
        round,
        rounds: 2,
        is_end,
        at,
    };
    assert_eq!(store.league_dates(ana).await.unwrap(), [date(1, false, START + 1)]);
    let (round, matches) = started.round();
    assert!(store.begin_round(&seen(store, started.id).await, &round, &[], &matches).await.unwrap());
    assert_eq!(store.league_dates(ana).await.unwrap(), [date(1, true, round.ends)]);
    assert!(store.leave_league(started.id, ana, START + 5).await.unwrap());
    assert_eq!(store.league_dates(ana).await.unwrap(), []);

    store.delete_calendar(ana).await.unwrap();
    assert_eq!(
        (store.calendar([3; 32]).await.unwrap(), store.calendar_made(ana).await.unwrap()),
        (None, None)
    );
    assert!(by_host(store, HostWrite::Erase { user: bia }).await.is_done());
    assert_eq!(store.calendar([2; 32]).await.unwrap(), None);
    assert!(!store.make_calendar(&owner(bia), [4; 32], START).await.unwrap(), "she was erased");
    assert_eq!(store.join_league(started.id, bia, MOST, START).await.unwrap(), LeagueJoined::Over);
}
