//! What users have noted for themselves at steps of a match.

use super::fixtures::{
    START, by_host, changes, clock, commit, last_step, new_user, set_up, step, token, user_seat,
};
use crate::notes::{Note, NoteWritten};
use crate::retention::Retention;
use crate::{HostWrite, HostWritten, Store};
use protocol::{MatchId, TableStatus, UserId};

/// The latest step of the matches here.
const LAST: u64 = 3;
const LIMIT: u32 = 4;

pub(super) fn note(version: u64, text: &str, shared: bool) -> Note {
    Note { version, text: text.to_owned(), shared, changed: START + version }
}

pub(super) async fn write(store: &dyn Store, id: MatchId, user: UserId, note: &Note) -> NoteWritten {
    store.write_note(id, user, note, LAST, LIMIT).await.unwrap()
}

async fn write_all(store: &dyn Store, id: MatchId, user: UserId, notes: &[Note]) {
    for note in notes {
        assert_eq!(write(store, id, user, note).await, NoteWritten::Done, "{note:?}");
    }
}

async fn own(store: &dyn Store, id: MatchId, user: UserId) -> Vec<Note> {
    store.notes(id, user).await.unwrap()
}

/// What a reader is shown of others.
async fn shared(store: &dyn Store, id: MatchId, reader: Option<UserId>) -> Vec<(UserId, Note)> {
    store.shared_notes(id, reader, 9).await.unwrap()
}

/// A match that has ended.
async fn ended(store: &dyn Store, users: &[UserId]) -> MatchId {
    let seats: Vec<_> = users.iter().copied().map(user_seat).collect();
    set_up(store, &seats, |new| new.row.table = changes(TableStatus::Over)).await
}

pub(super) async fn a_note_is_written_changed_and_deleted(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let (id, other) = (ended(store, &[ana]).await, ended(store, &[ana]).await);
    let (late, early) = (note(3, "here it turned\nI think", false), note(1, "a good deal", true));
    write_all(store, id, ana, &[late.clone(), early.clone()]).await;
    assert_eq!(own(store, id, ana).await, [early.clone(), late.clone()], "in the order of the steps");
    assert_eq!((own(store, id, bia).await, own(store, other, ana).await), (vec![], vec![]));
    let changed = Note { changed: START + 99, ..note(3, "or not", true) };
    write_all(store, id, ana, std::slice::from_ref(&changed)).await;
    assert_eq!(own(store, id, ana).await, [early.clone(), changed.clone()]);
    let taken = store.belongings(ana).await.unwrap().notes;
    assert_eq!(taken, [(id, early), (id, changed.clone())]);
    for _ in 0..2 {
        store.delete_note(id, ana, 1).await.unwrap();
        store.delete_note(id, bia, 3).await.unwrap();
    }
    assert_eq!(own(store, id, ana).await, [changed]);
}

pub(super) async fn shared_notes_are_seen_after_the_end_alone(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let caio = new_user(store, "Caio").await;
    let id = set_up(store, &[user_seat(ana), user_seat(bia)], |_| {}).await;
    let (open, secret, of_bia) = (note(2, "for all", true), note(1, "for me", false), note(1, "hm", true));
    write_all(store, id, ana, &[open.clone(), secret]).await;
    write_all(store, id, bia, std::slice::from_ref(&of_bia)).await;
    write_all(store, id, caio, &[note(3, "seen", true)]).await;
    for reader in [None, Some(ana), Some(bia)] {
        assert_eq!(shared(store, id, reader).await, [], "the match is still played");
    }
    assert!(!store.people_at(id).await.unwrap().contains(&caio));
    commit(store, step(id, 2)).await;
    commit(store, last_step(id, 3)).await;
    let of_caio = (caio, note(3, "seen", true));
    let all = [(bia, of_bia.clone()), (ana, open.clone()), of_caio.clone()];
    assert_eq!(shared(store, id, None).await, all);
    assert_eq!(
        shared(store, id, Some(ana)).await,
        [(bia, of_bia), of_caio.clone()],
        "one's own are not among them"
    );
    assert_eq!(shared(store, id, Some(bia)).await, [(ana, open), of_caio.clone()]);
    assert_eq!(store.shared_notes(id, None, 1).await.unwrap(), [of_caio], "it was changed last");
    assert!(store.people_at(id).await.unwrap().contains(&caio), "who shares a note can be ignored");
    let never = set_up(store, &[user_seat(ana)], |new| new.row.table = changes(TableStatus::Abandoned)).await;
    write_all(store, never, ana, &[note(1, "a", true)]).await;
    assert_eq!(shared(store, never, None).await.len(), 1, "nothing is hidden after a match without a result");
}

pub(super) async fn a_user_has_so_many_notes_in_a_match(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let (id, other) = (ended(store, &[ana]).await, ended(store, &[ana]).await);
    let write =
        async |id, user, version| store.write_note(id, user, &note(version, "a", false), 9, 2).await.unwrap();
    for version in [1, 2, 1] {
        assert_eq!(write(id, ana, version).await, NoteWritten::Done);
    }
    assert_eq!(write(id, ana, 3).await, NoteWritten::TooMany);
    assert_eq!(own(store, id, ana).await.len(), 2);
    assert_eq!(write(id, bia, 3).await, NoteWritten::Done, "each has their own");
    assert_eq!(write(other, ana, 3).await, NoteWritten::Done, "in each match");
    store.delete_note(id, ana, 2).await.unwrap();
    let both = tokio::join!(write(id, ana, 4), write(id, ana, 5));
    let counted = [both.0, both.1].iter().filter(|one| **one == NoteWritten::Done).count();
    assert_eq!(counted, 1, "of two at once one is too many: {both:?}");
}

pub(super) async fn a_note_needs_a_step_and_somebody_who_may_write(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let id = ended(store, &[ana]).await;
    for version in [0, LAST + 1] {
        assert_eq!(write(store, id, ana, &note(version, "a", false)).await, NoteWritten::NoStep);
    }
    assert_eq!(write(store, MatchId::new(), ana, &note(1, "a", false)).await, NoteWritten::NoStep);
    assert_eq!(write(store, id, UserId::new(), &note(1, "a", false)).await, NoteWritten::SignedOut);
    by_host(store, HostWrite::Mute { user: ana, until: START + 2 }).await;
    assert_eq!(write(store, id, ana, &note(1, "a", true)).await, NoteWritten::Muted);
    assert_eq!(write(store, id, ana, &note(1, "a", false)).await, NoteWritten::Done, "nobody else reads it");
    assert_eq!(write(store, id, ana, &note(2, "a", true)).await, NoteWritten::Done, "it is over");
    by_host(store, HostWrite::Ban { user: ana, until: START + 9 }).await;
    assert_eq!(write(store, id, ana, &note(3, "a", false)).await, NoteWritten::SignedOut);
    assert!(
        store.merge(token(bia), token(new_user(store, "Caio").await), &clock(START)).await.unwrap().is_some()
    );
    assert_eq!(write(store, id, bia, &note(1, "a", false)).await, NoteWritten::SignedOut, "she is Caio now");
}

pub(super) async fn nothing_of_notes_is_left_when_their_writer_is_erased(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let id = ended(store, &[ana, bia]).await;
    for user in [ana, bia] {
        write_all(store, id, user, &[note(1, "a", true), note(2, "b", false)]).await;
    }
    by_host(store, HostWrite::Erase { user: ana }).await;
    assert_eq!(own(store, id, ana).await, []);
    assert_eq!(shared(store, id, None).await, [(bia, note(1, "a", true))]);
    assert_eq!(write(store, id, ana, &note(1, "a", true)).await, NoteWritten::SignedOut);
}

pub(super) async fn notes_come_along_with_a_guest(store: &dyn Store) {
    let (guest, ana) = (new_user(store, "Guest").await, new_user(store, "Ana").await);
    let id = ended(store, &[ana]).await;
    let of_guest = [note(1, "one", true), note(2, "two", true), note(3, "three", true)];
    write_all(store, id, guest, &of_guest).await;
    write_all(store, id, ana, &[note(2, "her own", true), note(3, "hers", false)]).await;
    assert!(store.merge(token(guest), token(ana), &clock(START)).await.unwrap().is_some());
    assert_eq!(own(store, id, guest).await, []);
    let united = [note(1, "one", true), note(2, "her own\ntwo", true), note(3, "hers\nthree", false)];
    assert_eq!(own(store, id, ana).await, united, "what one of the two kept to themselves is not shared");
}

pub(super) async fn what_a_guest_shared_where_both_sat_is_shared_no_more(store: &dyn Store) {
    let (guest, ana) = (new_user(store, "Guest").await, new_user(store, "Ana").await);
    let (both, one) = (ended(store, &[guest, ana]).await, ended(store, &[guest]).await);
    for id in [both, one] {
        write_all(store, id, guest, &[note(1, "a", true)]).await;
    }
    assert!(store.merge(token(guest), token(ana), &clock(START)).await.unwrap().is_some());
    assert_eq!(own(store, both, ana).await, [note(1, "a", false)], "it would tell who the guest was");
    assert_eq!(own(store, one, ana).await, [note(1, "a", true)]);
}

pub(super) async fn the_host_deletes_what_is_shared(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let id = ended(store, &[ana, bia]).await;
    let (for_all, for_me) = (note(1, "a", true), note(2, "b", false));
    let again = async || {
        for user in [ana, bia] {
            write_all(store, id, user, &[for_all.clone(), for_me.clone()]).await;
        }
    };
    let left = async || (own(store, id, ana).await.len(), own(store, id, bia).await.len());
    again().await;
    let deleted = by_host(store, HostWrite::DeleteMessagesOf { user: ana }).await;
    assert_eq!((deleted, left().await), (HostWritten::Done { lines: 1 }, (1, 2)));
    again().await;
    let delete = async |name: Option<&str>| {
        by_host(store, HostWrite::DeleteMessages { id, name: name.map(str::to_owned) }).await
    };
    assert_eq!((delete(Some("Bia")).await, left().await), (HostWritten::Done { lines: 1 }, (2, 1)));
    again().await;
    assert_eq!((delete(None).await, left().await), (HostWritten::Done { lines: 2 }, (1, 1)));
    assert_eq!(delete(None).await, HostWritten::Nothing);
    assert_eq!(own(store, id, ana).await, [for_me], "what nobody else reads is left");
}

pub(super) async fn who_shares_a_note_is_kept(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let id = ended(store, &[]).await;
    write_all(store, id, ana, &[note(1, "a", true)]).await;
    write_all(store, id, bia, &[note(1, "a", false)]).await;
    let later = START + 99_000;
    let retention = Retention { now: later, guests_before: Some(later), ..Retention::default() };
    assert_eq!(store.delete_empty_guests(&retention).await.unwrap(), 1);
    assert_eq!(shared(store, id, None).await, [(ana, note(1, "a", true))]);
    assert_eq!(own(store, id, bia).await, []);
}
