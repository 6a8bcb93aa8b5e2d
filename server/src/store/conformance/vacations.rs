//! The vacations of users.

use super::fixtures::{START, by_host, new_user, set_up, user_seat};
use crate::store::vacations::{VacationChange, VacationRefused};
use crate::store::{Change, HostWrite, Millis, Position, Store, UserAct, Vacations};
use protocol::{UserId, Vacation};

const DAY: Millis = 86_400_000;

fn away(from: Millis, until: Millis) -> Vacation {
    Vacation { from: START + from * DAY, until: START + until * DAY }
}

async fn set(store: &dyn Store, user: UserId, wanted: Vacation) -> Result<(), VacationRefused> {
    let change = VacationChange::Away { wanted, allowed: 30 * DAY };
    store.change_vacation(user, change, START).await.unwrap()
}

pub(super) async fn the_latest_vacation_is_looked_up(store: &dyn Store) {
    let (ana, bia, caio) =
        (new_user(store, "Ana").await, new_user(store, "Bia").await, new_user(store, "Caio").await);
    assert_eq!(store.vacations(&[ana, bia]).await.unwrap(), Vacations::new());
    assert_eq!(store.vacations(&[]).await.unwrap(), Vacations::new());
    set(store, ana, away(1, 3)).await.unwrap();
    store.change_vacation(ana, VacationChange::Back, START + 2 * DAY).await.unwrap().unwrap();
    let later = VacationChange::Away { wanted: away(9, 12), allowed: 30 * DAY };
    store.change_vacation(ana, later, START + 3 * DAY).await.unwrap().unwrap();
    set(store, bia, away(2, 4)).await.unwrap();
    let latest: Vacations = [(ana, away(9, 12)), (bia, away(2, 4))].into();
    assert_eq!(store.vacations(&[ana, bia, caio, ana]).await.unwrap(), latest);
    assert_eq!(store.vacations_of(ana).await.unwrap(), [away(1, 2), away(9, 12)]);
}

pub(super) async fn a_change_of_a_vacation_is_told_and_a_refused_one_changes_nothing(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    set(store, ana, away(1, 20)).await.unwrap();
    assert_eq!(set(store, ana, away(1, 32)).await, Err(VacationRefused::TooLong));
    assert_eq!(set(store, ana, away(3, 2)).await, Err(VacationRefused::Invalid));
    assert_eq!(set(store, UserId::new(), away(1, 2)).await, Err(VacationRefused::Invalid), "nobody");
    assert_eq!(store.vacations_of(ana).await.unwrap(), [away(1, 20)]);
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
    let (one, two) = tokio::join!(set(store, ana, away(1, 20)), set(store, ana, away(5, 25)));
    assert_eq!((one, two), (Ok(()), Ok(())));
    assert_eq!(store.vacations_of(ana).await.unwrap().len(), 1, "the later one replaces the other");
}

pub(super) async fn an_erased_user_has_no_vacation(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    set(store, ana, away(1, 20)).await.unwrap();
    by_host(store, HostWrite::Erase { user: ana }).await;
    assert_eq!(store.vacations_of(ana).await.unwrap(), []);
    assert_eq!(set(store, ana, away(1, 2)).await, Err(VacationRefused::Invalid));
}

pub(super) async fn unfinished_matches_of_a_user_are_found(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let one = set_up(store, &[user_seat(ana), user_seat(bia)], |_| {}).await;
    set_up(store, &[user_seat(bia)], |_| {}).await;
    assert_eq!(store.unfinished_matches(ana).await.unwrap(), [one]);
}
