//! The host's actions.

use super::fixtures::{START, by_host, commit, load, new_user, seats, set_up, step, table, token, user_seat};
use crate::store::{
    Chat, CommitError, HostWrite, HostWritten, LineRefused, LineWrite, NameRevision, NewMatch,
    SeatAssignment, SeatsWrite, Snapshot, StepKind, StepWrite, Store, WatchedMatch,
};
use protocol::{ChatAuthor, MatchId, RequestId, UserId};

const DONE: HostWritten = HostWritten::Done { lines: 0 };

fn rename(user: UserId) -> HostWrite {
    HostWrite::Rename { user, name: "somebody".to_owned() }
}

/// A table whose first step says that a user sat down.
async fn table_of(store: &dyn Store, user: UserId, name: &str) -> MatchId {
    set_up(store, &[user_seat(user, name)], |new| {
        new.first.table = format!(r#"[{{"what":"sat","seat":0,"name":"{name}","user":"{user}"}}]"#);
    })
    .await
}

pub(super) async fn users_are_found_by_name_and_id(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    table_of(store, bia, "Joana").await;
    let found = async |text: &str| {
        let mut found = store.find_users(text, 9).await.unwrap();
        found.sort_by_key(|found| found.user.name.clone());
        found.into_iter().map(|found| (found.user.id, found.seats)).collect::<Vec<_>>()
    };
    assert_eq!(found("ANA").await, [(ana, 0), (bia, 1)], "by the present name or one at a table");
    assert_eq!(found(&bia.to_string()).await, [(bia, 1)]);
    assert_eq!(found("%").await, []);
}

pub(super) async fn a_banned_user_has_no_session(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let ban = |user| HostWrite::Ban { user, until: START + 100 };
    assert_eq!(by_host(store, ban(ana)).await, DONE);
    assert_eq!(by_host(store, ban(UserId::new())).await, HostWritten::NoUser);
    assert_eq!(store.session(token(ana), START + 99).await.unwrap(), None);
    assert_eq!(store.live_sessions(&[token(ana)], START + 99).await.unwrap(), [[0; 32]; 0]);
    assert!(store.session(token(ana), START + 100).await.unwrap().is_some());
    assert_eq!(store.find_users("ana", 9).await.unwrap()[0].banned_until, Some(START + 100));
}

/// A line of chat by a user under a given name.
fn line(id: MatchId, user: UserId, name: &str, request: &str) -> LineWrite {
    LineWrite {
        id,
        user,
        request: RequestId::try_from(request.to_owned()).unwrap(),
        at: START,
        author: ChatAuthor { name: name.to_owned(), seat: None },
        revision: 0,
        text: "hello".to_owned(),
    }
}

/// A change of the table by a user.
fn change(id: MatchId, version: u64, user: UserId, events: &str) -> StepWrite {
    let mut write = step(id, version);
    (write.step.kind, write.step.user, write.step.action) = (StepKind::Table, Some(user), None);
    write.step.table = events.to_owned();
    write
}

pub(super) async fn a_user_is_renamed_everywhere(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let (theirs, other) = (table_of(store, ana, "Ana").await, table_of(store, bia, "Ana").await);
    // Names that the user took at the table, one of them replaced later, and a table that they left.
    let took = |name: &str| format!(r#"[{{"what":"renamed","seat":0,"name":"{name}"}}]"#);
    commit(store, change(theirs, 2, ana, &took("Anita"))).await;
    commit(store, change(theirs, 3, ana, &took("Aninha"))).await;
    commit(store, change(other, 2, bia, &took("Ana"))).await;
    let left = table_of(store, ana, "Anucha").await;
    let stood = StepWrite {
        seats: SeatsWrite::All(seats(&[SeatAssignment::Empty])),
        ..change(left, 2, ana, r#"[{"what":"stood","seat":0}]"#)
    };
    commit(store, stood).await;
    let watched = table_of(store, bia, "Bia").await;
    store
        .add_chat_lines(&[line(watched, ana, "Anolina", "a"), line(watched, bia, "Ana", "a")])
        .await
        .unwrap();
    let before = load(store, other).await;
    assert_eq!(by_host(store, rename(ana)).await, DONE);
    assert_eq!(by_host(store, rename(UserId::new())).await, HostWritten::NoUser);
    let kept = load(store, theirs).await;
    assert!(matches!(&kept.seats[0].assignment, SeatAssignment::User { name, .. } if name == "somebody"));
    for id in [theirs, left] {
        let tables: String = load(store, id).await.steps.into_iter().map(|step| step.table).collect();
        assert!(tables.contains("somebody") && !tables.contains("An"), "{tables}");
    }
    let lines = store.chat(watched, 9).await.unwrap().lines;
    assert_eq!(lines.iter().map(|line| line.author.name.as_str()).collect::<Vec<_>>(), ["somebody", "Ana"]);
    let found = store.session(token(ana), START).await.unwrap().unwrap();
    assert_eq!((found.user.name.as_str(), found.user.revision), ("somebody", 1));
    assert_eq!(load(store, other).await, before, "other users keep their names");
    for (id, revision) in [(theirs, 1), (left, 1), (watched, 1), (other, 0)] {
        assert_eq!(store.position(id).await.unwrap().unwrap().revision, revision);
    }
}

pub(super) async fn nothing_is_written_under_a_name_the_host_has_changed(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let (theirs, other) = (table_of(store, ana, "Ana").await, table_of(store, bia, "Bia").await);
    // In SQLite both matches are in memory and have moves that are only in the journal.
    commit(store, step(theirs, 2)).await;
    commit(store, step(other, 2)).await;
    assert_eq!(by_host(store, rename(ana)).await, DONE);
    let name_revision = Some(NameRevision { user: ana, revision: 0 });
    let sits =
        |revision| StepWrite { name_revision: Some(NameRevision { user: ana, revision }), ..step(other, 3) };
    let batch = [
        StepWrite { seats: SeatsWrite::All(seats(&[ana_seat(ana)])), ..step(theirs, 3) },
        sits(0),
        step(other, 3),
    ];
    let answers = store.commit(&batch).await.unwrap();
    assert_eq!(answers, [Err(CommitError::Conflict), Err(CommitError::Renamed), Ok(())]);
    assert!(!store.create(NewMatch { name_revision, ..table(&[ana_seat(ana)]) }).await.unwrap());
    assert_eq!(
        store.add_chat_lines(&[line(other, ana, "Ana", "a")]).await.unwrap(),
        [Err(LineRefused::Renamed)]
    );
    assert!(!store.rename(ana, 0, "Ana", START).await.unwrap());
    let snapshot = Snapshot { version: 2, build: "b".to_owned(), text: "Ana".to_owned() };
    store.keep_snapshot(theirs, &snapshot, 0).await.unwrap();
    assert_eq!(store.load_for_room(theirs, "b", 9).await.unwrap().unwrap().snapshot, None);
    assert!(
        matches!(&load(store, theirs).await.seats[0].assignment, SeatAssignment::User { name, .. } if name == "somebody")
    );
    // Steps planned on the current revision are written.
    let next = [
        StepWrite { revision: 1, ..step(theirs, 3) },
        StepWrite { name_revision: Some(NameRevision { user: ana, revision: 1 }), ..step(other, 4) },
    ];
    assert_eq!(store.commit(&next).await.unwrap(), [Ok(()), Ok(())]);
    let said = LineWrite { revision: 1, ..line(other, ana, "somebody", "b") };
    assert!(matches!(&store.add_chat_lines(&[said]).await.unwrap()[..], [Ok(Some(_))]));
    assert!(store.rename(ana, 1, "Nana", START).await.unwrap());
}

fn ana_seat(user: UserId) -> SeatAssignment {
    user_seat(user, "Ana")
}

pub(super) async fn a_user_is_erased(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let id = table_of(store, ana, "Ana").await;
    store.watched(&[WatchedMatch { user: ana, id, at: START }]).await.unwrap();
    store.offer_link(ana, [7; 32], START + 100).await.unwrap();
    store.add_chat_lines(&[line(id, ana, "Ana", "a"), line(id, bia, "Bia", "a")]).await.unwrap();
    let erase = |user| HostWrite::Erase { user, name: "somebody".to_owned() };
    assert_eq!(by_host(store, erase(ana)).await, HostWritten::Done { lines: 1 });
    assert_eq!(by_host(store, erase(UserId::new())).await, HostWritten::NoUser);
    assert_eq!(store.session(token(ana), START).await.unwrap(), None);
    assert_eq!(store.link([7; 32], START).await.unwrap(), None);
    let kept = load(store, id).await;
    assert!(matches!(&kept.seats[0].assignment, SeatAssignment::User { name, .. } if name == "somebody"));
    assert!(!format!("{:?}", kept.steps).contains("Ana"));
    assert_eq!(store.chat(id, 9).await.unwrap().lines.len(), 1);
    assert!(store.find_users("ana", 9).await.unwrap().is_empty());
    store.scrub().await.unwrap();
    assert_eq!(load(store, id).await, kept);
}

pub(super) async fn lines_of_chat_are_deleted(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let (sat, watched) = (table_of(store, ana, "Aninha").await, table_of(store, bia, "Bia").await);
    store.watched(&[WatchedMatch { user: ana, id: watched, at: START }]).await.unwrap();
    let caio = new_user(store, "Caio").await;
    let said = [
        (sat, ana, "Aninha"),
        (sat, bia, "Bia"),
        (watched, ana, "Ana"),
        (watched, bia, "Bia"),
        (watched, caio, "Caio"),
    ];
    let lines = said.map(|(id, user, name)| line(id, user, name, &format!("say-{name}")));
    store.add_chat_lines(&lines).await.unwrap();
    let names = async |id| {
        store.chat(id, 9).await.unwrap().lines.into_iter().map(|line| line.author.name).collect::<Vec<_>>()
    };
    let delete = async |id, name: Option<&str>| {
        by_host(store, HostWrite::DeleteMessages { id, name: name.map(str::to_owned) }).await
    };
    let deleted = |lines| HostWritten::Done { lines };
    assert_eq!(by_host(store, HostWrite::DeleteMessagesOf { user: ana }).await, deleted(2));
    assert_eq!(
        (names(sat).await, names(watched).await),
        (vec!["Bia".to_owned()], vec!["Bia".to_owned(), "Caio".to_owned()])
    );
    assert_eq!(delete(watched, Some("Caio")).await, deleted(1));
    assert_eq!(delete(watched, None).await, deleted(1));
    assert!(names(watched).await.is_empty());
    // The next line gets a new number, and a deleted line is not stored again.
    let again = [lines[3].clone(), line(watched, bia, "Bia", "next")];
    let answers = store.add_chat_lines(&again).await.unwrap();
    assert_eq!(answers[0], Ok(None));
    assert!(matches!(&answers[1], Ok(Some(line)) if line.number == 4), "{answers:?}");
    let chat = store.chat(watched, 1).await.unwrap();
    assert_eq!((chat.lines.len(), chat.number), (1, 4));
    assert_eq!(delete(watched, None).await, deleted(1), "deleted lines are not counted again");
    assert_eq!(store.chat(watched, 9).await.unwrap(), Chat { lines: Vec::new(), number: 4 });
}
