//! The vacations of users.

use super::fixtures::{START, by_host, clock, new_user, set_up, token, user_seat};
use crate::vacations::{UserVacations, VacationChange, VacationRefused};
use crate::{Change, HostWrite, Millis, Position, Store, UserAct, Vacations};
use games::frame::Dice;
use protocol::{UserId, Vacation};

const DAY: Millis = 86_400_000;
/// How much the clock of one server is ahead of the other's.
const APART: Millis = 3_000;
const ALLOWED: Millis = 30 * DAY;

fn away(from: Millis, until: Millis) -> Vacation {
    Vacation { from: START + from * DAY, until: START + until * DAY }
}

async fn set_at(
    store: &dyn Store,
    user: UserId,
    wanted: Vacation,
    now: Millis,
) -> Result<(), VacationRefused> {
    let change = VacationChange::Away { wanted, allowed: ALLOWED };
    store.change_vacation(user, change, &clock(now)).await.unwrap()
}

async fn set(store: &dyn Store, user: UserId, wanted: Vacation) -> Result<(), VacationRefused> {
    set_at(store, user, wanted, START).await
}

async fn back(store: &dyn Store, user: UserId, now: Millis) {
    store.change_vacation(user, VacationChange::Back, &clock(now)).await.unwrap().unwrap();
}

async fn own(store: &dyn Store, user: UserId) -> Vec<Vacation> {
    store.vacations_of(user).await.unwrap().own
}

pub(super) async fn the_vacations_of_users_are_looked_up(store: &dyn Store) {
    let (ana, bia, caio) =
        (new_user(store, "Ana").await, new_user(store, "Bia").await, new_user(store, "Caio").await);
    assert_eq!(store.vacations(&[ana, bia]).await.unwrap(), Vacations::new());
    assert_eq!(store.vacations(&[]).await.unwrap(), Vacations::new());
    set(store, ana, away(1, 3)).await.unwrap();
    back(store, ana, START + 2 * DAY).await;
    set_at(store, ana, away(9, 12), START + 3 * DAY).await.unwrap();
    set(store, bia, away(2, 4)).await.unwrap();
    let all: Vacations = [(ana, vec![away(1, 2), away(9, 12)]), (bia, vec![away(2, 4)])].into();
    assert_eq!(store.vacations(&[ana, bia, caio, ana]).await.unwrap(), all);
    let of_ana = UserVacations { own: vec![away(1, 2), away(9, 12)], as_guests: Vec::new() };
    assert_eq!(store.vacations_of(ana).await.unwrap(), of_ana);
    // What was over years ago is forgotten.
    let years_later = START + 3 * 365 * DAY;
    set_at(store, ana, Vacation { from: years_later, until: years_later + DAY }, years_later).await.unwrap();
    assert_eq!(own(store, ana).await.len(), 1);
}

pub(super) async fn a_change_of_a_vacation_is_told_and_a_refused_one_changes_nothing(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    set(store, ana, away(1, 20)).await.unwrap();
    assert_eq!(set(store, ana, away(1, 32)).await, Err(VacationRefused::TooLong));
    assert_eq!(set(store, ana, away(3, 2)).await, Err(VacationRefused::Invalid));
    assert_eq!(set(store, UserId::new(), away(1, 2)).await, Err(VacationRefused::Invalid), "nobody");
    assert_eq!(own(store, ana).await, [away(1, 20)]);
    let about_people = store.entries_about_people(Position::default()).await.unwrap();
    let told: Vec<_> = about_people
        .entries
        .into_iter()
        .filter(|entry| entry.change == Change::ByUser { user: ana, act: UserAct::VacationChanged })
        .collect();
    assert_eq!(told.len(), 1);
}

pub(super) async fn of_two_vacations_at_once_one_counts(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let (one, two) =
        tokio::join!(set_at(store, ana, away(1, 20), START + APART), set_at(store, ana, away(5, 25), START));
    assert_eq!((one, two), (Ok(()), Ok(())));
    assert_eq!(own(store, ana).await.len(), 1, "the later one replaces the other");
}

pub(super) async fn no_change_takes_place_before_an_earlier_one(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let ahead = START + APART;
    set_at(store, ana, Vacation { from: ahead, until: ahead + 9 * DAY }, ahead).await.unwrap();
    back(store, ana, ahead + 1_000).await;
    set_at(store, ana, Vacation { from: ahead + 5_000, until: ahead + 9_000 }, ahead + 2_000).await.unwrap();
    let first = Vacation { from: ahead, until: ahead + 1_000 };
    // To the other server all of that lies in the future. The second that Ana was away stays, and what she had planned goes.
    let wanted = Vacation { from: START, until: START + DAY };
    set_at(store, ana, wanted, START + 500).await.unwrap();
    let second = Vacation { from: ahead + 2_000, ..wanted };
    assert_eq!(own(store, ana).await, [first, second]);
    // A clock that was wrong for a while holds nobody up for ever.
    let wrong = START + 40 * DAY;
    set_at(store, ana, Vacation { from: wrong, until: wrong + DAY }, wrong).await.unwrap();
    set_at(store, ana, away(2, 3), START + DAY).await.unwrap();
    assert_eq!(
        own(store, ana).await,
        [first, Vacation { from: second.from, until: START + DAY }, away(2, 3)]
    );
}

/// In each second, whether a user is away.
type Seconds = [bool; SECONDS];
const SECONDS: usize = 300;

fn times(seconds: &Seconds) -> Vec<Vacation> {
    let at = |second: usize| START + second as Millis * 1_000;
    let all = (0..SECONDS).filter(|second| seconds[*second]);
    records::calendar::united(all.map(|second| Vacation { from: at(second), until: at(second + 1) }))
}

pub(super) async fn changes_and_merges_of_two_servers_leave_a_union_of_times(store: &dyn Store) {
    for seed in 0..20 {
        let mut dice = Dice::from_number(seed);
        let mut users = Vec::new();
        for number in 0..4 {
            // The time of the latest change by which server soever: nothing before it changes any more.
            let user = new_user(store, &format!("{seed} {number}")).await;
            store.renew_session(token(user), START + DAY, START, "Firefox").await.unwrap();
            users.push((user, [false; SECONDS], 0));
        }
        let mut second = 0;
        while second < 100 {
            second += dice.below(8) as usize;
            let shown = second + if dice.below(2) == 0 { 0 } else { (APART / 1_000) as usize };
            let now = clock(START + shown as Millis * 1_000);
            let at = dice.below(users.len() as u32) as usize;
            if dice.below(12) == 0 && users.len() > 1 {
                let (guest, of_guest, guest_changed) = users.remove(at);
                let into = dice.below(users.len() as u32) as usize;
                let (user, seconds, changed) = &mut users[into];
                assert!(store.merge(token(guest), token(*user), &now).await.unwrap().is_some());
                *changed = shown.max(*changed).max(guest_changed);
                for second in *changed..SECONDS {
                    seconds[second] |= of_guest[second];
                }
                assert_eq!(
                    own(store, guest).await,
                    times(&std::array::from_fn(|second| { second < *changed && of_guest[second] }))
                );
            } else {
                let (user, seconds, changed) = &mut users[at];
                let effective = shown.max(*changed);
                let wanted = shown + dice.below(30) as usize;
                let until = wanted + dice.below(40) as usize;
                let from = if seconds[effective] { effective } else { wanted.max(effective) };
                let goes = dice.below(3) > 0;
                if goes && until <= from {
                    continue;
                }
                let time = |second: usize| START + second as Millis * 1_000;
                let wanted = Vacation { from: time(wanted), until: time(until) };
                match goes {
                    true => store
                        .change_vacation(*user, VacationChange::Away { wanted, allowed: ALLOWED }, &now)
                        .await
                        .unwrap()
                        .unwrap(),
                    false => {
                        store.change_vacation(*user, VacationChange::Back, &now).await.unwrap().unwrap();
                    }
                }
                *changed = effective;
                for (second, is_away) in seconds.iter_mut().enumerate().skip(effective) {
                    *is_away = goes && (from..until).contains(&second);
                }
            }
            for (user, seconds, _) in &users {
                assert_eq!(own(store, *user).await, times(seconds), "seed {seed}, second {second}");
            }
        }
    }
}

pub(super) async fn an_erased_user_has_no_vacation(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    set(store, ana, away(1, 20)).await.unwrap();
    by_host(store, HostWrite::Erase { user: ana }).await;
    assert_eq!(own(store, ana).await, []);
    assert_eq!(set(store, ana, away(1, 2)).await, Err(VacationRefused::Invalid));
}

pub(super) async fn unfinished_matches_of_a_user_are_found(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let one = set_up(store, &[user_seat(ana), user_seat(bia)], |_| {}).await;
    set_up(store, &[user_seat(bia)], |_| {}).await;
    assert_eq!(store.unfinished_matches(ana).await.unwrap(), [one]);
}
