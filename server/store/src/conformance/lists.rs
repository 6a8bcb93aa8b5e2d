//! Lists of matches.

use super::fixtures::{
    START, bot, by_host, changes, clock, commit, new_user, set_up, step, user_seat, without_page,
};
use crate::vacations::VacationChange;
use crate::{Filter, HostWrite, MatchResult, Millis, NameWritten, SeatAssignment, StepKind, Store, Visit};
use protocol::{Level, ListedSeat, MatchId, Pace, TableStatus, Vacation, Waiting};

const DAY: Millis = 86_400_000;

fn all() -> Filter {
    Filter { limit: 100, ..Filter::default() }
}

async fn ids(store: &dyn Store, filter: &Filter) -> Vec<MatchId> {
    store.list(filter).await.unwrap().into_iter().map(|entry| entry.room).collect()
}

pub(super) async fn newest_come_first(store: &dyn Store) {
    assert_eq!(ids(store, &all()).await, []);
    let mut rooms = Vec::new();
    let kinds = [TableStatus::Over, TableStatus::Running, TableStatus::Gathering, TableStatus::Running];
    for (status, touched) in kinds.into_iter().zip([30, 10, 20, 40]) {
        let room = set_up(store, &[bot()], |new| {
            new.row.table.status = status;
            new.row.touched = START + touched;
        })
        .await;
        rooms.push(room);
    }
    assert_eq!(ids(store, &all()).await, [rooms[3], rooms[0], rooms[2], rooms[1]]);
    assert_eq!(ids(store, &Filter { limit: 2, ..all() }).await, [rooms[3], rooms[0]]);
    // A step moves a match to the top.
    let mut moved = step(rooms[1], 2);
    moved.step.at = START + 50;
    commit(store, moved).await;
    assert_eq!(ids(store, &all()).await, [rooms[1], rooms[3], rooms[0], rooms[2]]);
}

pub(super) async fn a_host_with_many_tables_does_not_hide_others(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let bias = set_up(store, &[bot(), user_seat(bia), user_seat(ana)], |_| {}).await;
    let mut anas = Vec::new();
    for n in 1..=9 {
        anas.push(set_up(store, &[user_seat(ana), bot()], |new| new.row.touched += n).await);
    }
    let few = |max_per_host| Filter { open_only: true, limit: 4, max_per_host, ..all() };
    assert_eq!(ids(store, &few(None)).await, [anas[8], anas[7], anas[6], anas[5]]);
    assert_eq!(ids(store, &few(Some(2))).await, [anas[8], anas[7], bias]);
}

pub(super) async fn a_table_that_is_played_is_listed_before_others(store: &dyn Store) {
    let played = set_up(store, &[bot()], |_| {}).await;
    let newer = set_up(store, &[bot()], |new| new.row.touched += 10_000).await;
    let newest = async || ids(store, &Filter { limit: 1, ..all() }).await;
    assert_eq!(newest().await, [newer]);
    // Its place in the list is at most a minute old.
    let mut moved = step(played, 2);
    moved.step.at = START + 60_001;
    commit(store, moved).await;
    assert_eq!(newest().await, [played]);
    // A change of the table and the end of the match are listed at once.
    let mut over = step(newer, 2);
    over.step.at = START + 60_002;
    over.table = Some(changes(TableStatus::Over));
    commit(store, over).await;
    let over = Filter { statuses: vec![TableStatus::Over], from: Some(START + 60_002), ..all() };
    assert_eq!(ids(store, &over).await, [newer]);
}

pub(super) async fn no_table_is_listed_twice_while_it_is_played(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let mut rooms = vec![set_up(store, &[user_seat(bia), bot()], |_| {}).await];
    for n in 1..=9 {
        rooms.push(set_up(store, &[user_seat(ana), bot()], |new| new.row.touched += n).await);
    }
    // Their places in the list lag behind by different amounts.
    for (room, later) in rooms.iter().zip([3, 30, 7, 80, 1, 50, 9, 20, 70, 10]) {
        let mut moved = step(*room, 2);
        moved.step.at = START + 100 + later;
        commit(store, moved).await;
    }
    let few = Filter { open_only: true, limit: 4, max_per_host: Some(9), ..all() };
    let mut found = ids(store, &few).await;
    found.sort();
    found.dedup();
    assert_eq!(found.len(), 4);
    let few = Filter { limit: 3, max_per_host: Some(2), ..few };
    assert!(ids(store, &few).await.contains(&rooms[0]), "a host with many tables does not hide others");
}

pub(super) async fn closed_tables_are_listed_only_for_their_players_and_spectators(store: &dyn Store) {
    let (ana, bia, caio) =
        (new_user(store, "Ana").await, new_user(store, "Bia").await, new_user(store, "Caio").await);
    let private = set_up(store, &[user_seat(ana), bot()], |new| new.row.table.open = false).await;
    let open = set_up(store, &[user_seat(bia), user_seat(ana)], |new| new.row.touched -= 1).await;
    store.watched(&[Visit { user: caio, id: private, at: START }]).await.unwrap();
    store.watched(&[Visit { user: caio, id: private, at: START + 1 }]).await.unwrap();
    store.watched(&[Visit { user: caio, id: open, at: START }]).await.unwrap();

    let seen = async |requester, open_only, seated| {
        ids(store, &Filter { requester, open_only, seated, ..all() }).await
    };
    assert_eq!(seen(None, false, None).await, [open]);
    assert_eq!(seen(Some(bia), false, None).await, [open]);
    assert_eq!(seen(Some(ana), false, None).await, [private, open]);
    assert_eq!(seen(Some(caio), false, None).await, [private, open]);
    assert_eq!(seen(Some(ana), true, None).await, [open]);
    // Filtering by a user does not change what the requester may see.
    assert_eq!(seen(Some(ana), false, Some(ana)).await, [private, open]);
    assert_eq!(seen(Some(caio), false, Some(ana)).await, [private, open]);
    assert_eq!(seen(Some(bia), false, Some(ana)).await, [open]);
    assert_eq!(seen(None, false, Some(ana)).await, [open]);
    assert_eq!(seen(Some(ana), true, Some(ana)).await, [open]);
    assert_eq!(seen(Some(caio), false, Some(caio)).await, []);
}

pub(super) async fn watched_matches_are_recorded(store: &dyn Store) {
    let (ana, caio) = (new_user(store, "Ana").await, new_user(store, "Caio").await);
    let mut visits = Vec::new();
    for _ in 0..3 {
        let id = set_up(store, &[user_seat(ana), bot()], |new| new.row.table.open = false).await;
        visits.push(Visit { user: caio, id, at: START });
    }
    let seen = async || ids(store, &Filter { requester: Some(caio), ..all() }).await.len();
    store.watched(&visits[..1]).await.unwrap();
    assert_eq!(seen().await, 1);
    // The first visit is in the list already and stays one entry.
    store.watched(&visits).await.unwrap();
    assert_eq!(seen().await, 3);
}

pub(super) async fn filters_narrow_the_list(store: &dyn Store) {
    let mut rooms = Vec::new();
    let kinds = [
        ("dogs", TableStatus::Gathering, 10),
        ("dogs", TableStatus::Over, 20),
        ("draftosaurus", TableStatus::Over, 30),
        ("dogs", TableStatus::Abandoned, 40),
    ];
    for (game, status, touched) in kinds {
        let room = set_up(store, &[bot()], |new| {
            new.row.game = game.to_owned();
            new.row.table.status = status;
            new.row.touched = START + touched;
        })
        .await;
        rooms.push(room);
    }
    let check = async |filter: Filter, wanted: &[usize]| {
        let wanted: Vec<_> = wanted.iter().map(|n| rooms[*n]).collect();
        assert_eq!(ids(store, &filter).await, wanted, "{filter:?}");
    };
    let over = || vec![TableStatus::Over];
    let game = |name: &str| Some(name.to_owned());
    check(Filter { statuses: over(), ..all() }, &[2, 1]).await;
    check(Filter { statuses: vec![TableStatus::Abandoned, TableStatus::Gathering], ..all() }, &[3, 0]).await;
    check(Filter { game: game("dogs"), ..all() }, &[3, 1, 0]).await;
    check(Filter { game: game("dogs"), statuses: over(), ..all() }, &[1]).await;
    check(Filter { game: game("dog"), ..all() }, &[]).await;
    check(Filter { from: Some(START + 20), ..all() }, &[3, 2, 1]).await;
    check(Filter { before: Some(START + 20), ..all() }, &[0]).await;
    check(Filter { from: Some(START + 20), before: Some(START + 40), ..all() }, &[2, 1]).await;
    check(Filter { limit: 0, ..all() }, &[]).await;
    // One of them has an action, another only a change of the table.
    commit(store, step(rooms[1], 2)).await;
    let mut changed = step(rooms[3], 2);
    changed.step.kind = StepKind::Table;
    commit(store, changed).await;
    check(Filter { played: true, ..all() }, &[1]).await;
    check(Filter { played: true, statuses: vec![TableStatus::Abandoned], ..all() }, &[]).await;
}

pub(super) async fn names_are_found_in_any_case(store: &dyn Store) {
    let mut rooms = Vec::new();
    for name in ["João", "ÉRICA_1", "ericaX1", "100%", r"back\slash"] {
        let user = new_user(store, name).await;
        rooms.push(set_up(store, &[bot(), user_seat(user)], |_| {}).await);
    }
    // Users are found by their present name only.
    let renamed = new_user(store, "João").await;
    rooms.push(set_up(store, &[bot(), user_seat(renamed)], |_| {}).await);
    assert_eq!(store.rename(renamed, "犬", START).await.unwrap(), NameWritten::Done);
    let check = async |player: &str, wanted: &[usize]| {
        let filter = Filter { player: Some(player.to_owned()), ..all() };
        let mut found = ids(store, &filter).await;
        found.sort();
        let wanted: Vec<_> = wanted.iter().map(|n| rooms[*n]).collect();
        assert_eq!(found, wanted, "{player}");
    };
    check("JOÃO", &[0]).await;
    check("érica", &[1]).await;
    check("RICA", &[1, 2]).await;
    check("rica_1", &[1]).await;
    check("%", &[3]).await;
    check(r"K\S", &[4]).await;
    check("犬", &[5]).await;
    check("", &[0, 1, 2, 3, 4, 5]).await;
    check("nobody", &[]).await;
}

pub(super) async fn pages_follow_each_other_without_gaps(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    for n in 0..11 {
        // Several share a time; open and closed ones alternate.
        set_up(store, &[user_seat(ana), bot()], |new| {
            new.row.touched = START + n / 4;
            new.row.table.open = n % 2 == 0;
            new.row.table.status = if n % 3 == 0 { TableStatus::Over } else { TableStatus::Running };
        })
        .await;
    }
    for seated in [None, Some(ana)] {
        let filter = Filter { requester: Some(ana), seated, ..all() };
        let whole = store.list(&filter).await.unwrap();
        assert_eq!(whole.len(), 11);
        let (mut pages, mut after) = (Vec::new(), None);
        loop {
            let page = store.list(&Filter { limit: 3, after, ..filter.clone() }).await.unwrap();
            let Some(last) = page.last() else { break };
            after = Some((last.touched, last.room));
            pages.extend(page);
        }
        assert_eq!(pages, whole);
    }
}

pub(super) async fn played_matches_of_a_user_are_found(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let mut played = Vec::new();
    for n in 0..4 {
        let id = set_up(store, &[user_seat(ana), bot()], |new| {
            new.row.table.open = n < 2;
            new.row.touched = START + n;
        })
        .await;
        if n % 2 == 0 {
            commit(store, step(id, 2)).await;
            played.push(id);
        }
    }
    played.reverse();
    let seen = async |requester, seated| {
        let mut found = ids(store, &Filter { played: true, requester, seated, ..all() }).await;
        found.sort_by_key(|id| played.iter().position(|played| played == id));
        found
    };
    assert_eq!(seen(Some(ana), Some(ana)).await, played);
    assert_eq!(seen(Some(ana), None).await, played);
    assert_eq!(seen(Some(bia), Some(ana)).await, played[1..]);
    assert_eq!(seen(None, None).await, played[1..]);
}

pub(super) async fn an_entry_contains_its_seats(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let stand_in = SeatAssignment::User { user: bia, stand_in: true };
    let assignments =
        [user_seat(ana), stand_in, SeatAssignment::Bot { level: Level::Easy }, SeatAssignment::Empty];
    let id = set_up(store, &assignments, |new| {
        new.row.table.pace = Pace::Live { minutes: 2 };
        new.row.table.status = TableStatus::Over;
        new.row.created = START - 7;
        let (places, points) = ([(0, 2), (1, 1)].into(), [(0, -4), (1, 50)].into());
        new.row.result = Some(MatchResult { places, points, policies: None });
    })
    .await;
    let first_entry_for =
        async |requester| store.list(&Filter { requester, ..all() }).await.unwrap().remove(0);
    let entry = first_entry_for(Some(bia)).await;
    assert_eq!((entry.room, entry.game.as_str(), entry.status), (id, "dogs", TableStatus::Over));
    assert_eq!((entry.pace, entry.created, entry.touched), (Pace::Live { minutes: 2 }, START - 7, START));
    let seats: Vec<_> = entry.seats.values().map(|summary| without_page(summary.seat.clone())).collect();
    let name = |name: &str, stand_in| ListedSeat::User {
        name: Some(name.to_owned()),
        guest: false,
        page: None,
        stand_in,
    };
    let bot = ListedSeat::Bot { level: Level::Easy };
    assert_eq!(seats, [name("Ana", false), name("Bia", true), bot, ListedSeat::Empty]);
    let results: Vec<_> = entry.seats.values().map(|seat| (seat.place, seat.points)).collect();
    assert_eq!(results, [(Some(2), Some(-4)), (Some(1), Some(50)), (None, None), (None, None)]);
    assert_eq!(entry.yours, Some(1));
    assert_eq!(first_entry_for(None).await.yours, None);
    // Entries have present names. Those that look alike are told apart, and an erased user has none.
    let names = async || {
        let entry = first_entry_for(None).await;
        [0, 1].map(|seat| match &entry.seats[&seat].seat {
            ListedSeat::User { name, .. } => name.clone(),
            other => panic!("{other:?}"),
        })
    };
    assert_eq!(store.rename(bia, "ana", START).await.unwrap(), NameWritten::Done);
    assert_eq!(names().await, [Some("Ana".to_owned()), Some("ana 2".to_owned())]);
    by_host(store, HostWrite::Erase { user: ana }).await;
    assert_eq!(names().await, [None, Some("ana".to_owned())]);
}

pub(super) async fn an_entry_says_who_is_awaited(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    for (status, awaited, deadline) in [
        (TableStatus::Running, vec![1], Some(START + 20)),
        // A match that is over waits for nobody, whatever its clocks say.
        (TableStatus::Over, vec![], None),
    ] {
        let id = set_up(store, &[user_seat(ana), SeatAssignment::Bot { level: Level::Easy }], |new| {
            new.row.deadline = Some(START + 20);
            new.row.table.status = status;
            new.seats[1].awaited_since = Some(START);
        })
        .await;
        let list = store.list(&all()).await.unwrap();
        let entry = list.iter().find(|entry| entry.room == id).unwrap();
        let found: Vec<_> =
            entry.seats.iter().filter(|(_, seat)| seat.awaited).map(|(seat, _)| *seat).collect();
        assert_eq!((found, entry.deadline), (awaited, deadline), "{status:?}");
    }
}

pub(super) async fn the_earliest_deadline_comes_first(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let room = async |assignment: SeatAssignment, pace, since: Option<u64>, status| {
        set_up(store, &[user_seat(bia), assignment], |new| {
            new.row.table.status = status;
            new.row.table.pace = pace;
            new.seats[1].awaited_since = since;
        })
        .await
    };
    let running = TableStatus::Running;
    let stand_in = SeatAssignment::User { user: ana, stand_in: true };
    let seated = || user_seat(ana);
    let days = |days| Pace::Days { days, no_vacation: false };
    let waiting_long = room(seated(), Pace::Free, Some(START), running).await;
    let waiting = room(seated(), Pace::Free, Some(START + 9), running).await;
    let urgent = room(seated(), days(2), Some(START + 5), running).await;
    let most_urgent = room(seated(), Pace::Live { minutes: 5 }, Some(START + 8), running).await;
    room(seated(), days(1), None, running).await;
    room(stand_in, days(1), Some(START), running).await;
    room(seated(), days(1), Some(START), TableStatus::Over).await;

    let entry = |room, since, deadline| Waiting { room, game: "dogs".to_owned(), since, deadline };
    let wanted = [
        entry(most_urgent, START + 8, Some(START + 8 + 5 * 60_000)),
        entry(urgent, START + 5, Some(START + 5 + 2 * DAY)),
        entry(waiting_long, START, None),
        entry(waiting, START + 9, None),
    ];
    assert_eq!(store.waiting_for(&[bia, ana]).await.unwrap().tables, [Vec::new(), wanted.to_vec()]);
    assert!(store.waiting_for(&[]).await.unwrap().tables.is_empty());
}

pub(super) async fn the_deadline_of_a_waiting_table_is_that_of_who_reads(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let set_up = async |no_vacation| {
        set_up(store, &[user_seat(ana), user_seat(bia)], |new| {
            new.row.table.pace = Pace::Days { days: 2, no_vacation };
            new.row.deadline = Some(START + 2 * DAY);
            new.seats.iter_mut().for_each(|seat| seat.awaited_since = Some(START));
        })
        .await
    };
    let (with, without) = (set_up(false).await, set_up(true).await);
    let wanted = Vacation { from: START + DAY, until: START + 10 * DAY };
    let change = VacationChange::Away { wanted, allowed: 30 * DAY };
    store.change_vacation(ana, change, &clock(START + DAY)).await.unwrap().unwrap();
    let waiting = store.waiting_for(&[ana, bia]).await.unwrap().tables;
    let deadlines =
        |at: usize| waiting[at].iter().map(|table| (table.room, table.deadline)).collect::<Vec<_>>();
    let expected = [
        vec![(without, Some(START + 2 * DAY)), (with, Some(START + 11 * DAY))],
        vec![(with, Some(START + 2 * DAY)), (without, Some(START + 2 * DAY))],
    ];
    assert_eq!([0, 1].map(deadlines), expected, "her vacation stops her clock, where the host allows it");
}
