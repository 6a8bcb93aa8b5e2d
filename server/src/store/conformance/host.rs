//! What the host does when something has gone wrong.

use super::tables::{START, commit, load, person, seats, set_up, sits, step, table, token};
use crate::store::{
    ChangedByHost, Chat, CommitError, LineWrite, Named, NewMatch, NotKept, SeatsWrite, Sitter, Snapshot,
    StepKind, StepWrite, Store, Visit,
};
use protocol::{MatchId, RequestId, Talker, UserId};

/// A table at which somebody sat down, as its first step tells.
async fn table_of(store: &dyn Store, user: UserId, name: &str) -> MatchId {
    set_up(store, &[sits(user, name)], |new| {
        new.first.table = format!(r#"[{{"what":"sat","seat":0,"name":"{name}","user":"{user}"}}]"#);
    })
    .await
}

pub(super) async fn people_are_found_by_name_and_id(store: &dyn Store) {
    let (ana, bia) = (person(store, "Ana").await, person(store, "Bia").await);
    table_of(store, bia, "Joana").await;
    let found = async |text: &str| {
        let mut found = store.find_people(text, 9).await.unwrap();
        found.sort_by_key(|found| found.person.name.clone());
        found.into_iter().map(|found| (found.person.user, found.seats)).collect::<Vec<_>>()
    };
    assert_eq!(found("ANA").await, [(ana, 0), (bia, 1)], "by the name now, or at a table");
    assert_eq!(found(&bia.to_string()).await, [(bia, 1)]);
    assert_eq!(found("%").await, []);
}

pub(super) async fn who_is_banned_has_no_session_until_then(store: &dyn Store) {
    let ana = person(store, "Ana").await;
    assert!(store.ban(ana, START + 100, START).await.unwrap());
    assert!(!store.ban(UserId::new(), START, START).await.unwrap(), "nobody");
    assert_eq!(store.session(token(ana), START + 99).await.unwrap(), None);
    assert_eq!(store.living_sessions(&[token(ana)], START + 99).await.unwrap(), [[0; 32]; 0]);
    assert!(store.session(token(ana), START + 100).await.unwrap().is_some());
    assert_eq!(store.find_people("ana", 9).await.unwrap()[0].banned_until, Some(START + 100));
}

/// A line that somebody says under a name of theirs.
fn line(id: MatchId, user: UserId, name: &str, request: &str) -> LineWrite {
    LineWrite {
        id,
        user,
        request: RequestId::try_from(request.to_owned()).unwrap(),
        at: START,
        who: Talker { name: name.to_owned(), seat: None },
        revision: 0,
        text: "hello".to_owned(),
    }
}

/// A change of the table by somebody.
fn change(id: MatchId, version: u64, user: UserId, events: &str) -> StepWrite {
    let mut write = step(id, version);
    (write.step.kind, write.step.user, write.step.action) = (StepKind::Table, Some(user), None);
    write.step.table = events.to_owned();
    write
}

pub(super) async fn a_person_gets_another_name_everywhere(store: &dyn Store) {
    let (ana, bia) = (person(store, "Ana").await, person(store, "Bia").await);
    let (theirs, other) = (table_of(store, ana, "Ana").await, table_of(store, bia, "Ana").await);
    // Names they took at the table, one of which they have no more, and a table that they have left.
    let took = |name: &str| format!(r#"[{{"what":"renamed","seat":0,"name":"{name}"}}]"#);
    commit(store, change(theirs, 2, ana, &took("Anita"))).await;
    commit(store, change(theirs, 3, ana, &took("Aninha"))).await;
    commit(store, change(other, 2, bia, &took("Ana"))).await;
    let left = table_of(store, ana, "Anucha").await;
    let stood = StepWrite {
        seats: SeatsWrite::All(seats(&[Sitter::Nobody])),
        ..change(left, 2, ana, r#"[{"what":"stood","seat":0}]"#)
    };
    commit(store, stood).await;
    let watched = table_of(store, bia, "Bia").await;
    store.say(&[line(watched, ana, "Anolina", "a"), line(watched, bia, "Ana", "a")]).await.unwrap();
    let before = load(store, other).await;
    assert!(store.rename_everywhere(ana, "somebody", START).await.unwrap());
    assert!(!store.rename_everywhere(UserId::new(), "x", START).await.unwrap(), "nobody");
    let kept = load(store, theirs).await;
    assert!(matches!(&kept.seats[0].sitter, Sitter::Person { name, .. } if name == "somebody"));
    for id in [theirs, left] {
        let tables: String = load(store, id).await.steps.into_iter().map(|step| step.table).collect();
        assert!(tables.contains("somebody") && !tables.contains("An"), "{tables}");
    }
    let lines = store.chat(watched, 9).await.unwrap().lines;
    assert_eq!(lines.iter().map(|line| line.who.name.as_str()).collect::<Vec<_>>(), ["somebody", "Ana"]);
    let found = store.session(token(ana), START).await.unwrap().unwrap();
    assert_eq!((found.person.name.as_str(), found.person.revision), ("somebody", 1));
    assert_eq!(load(store, other).await, before, "others keep theirs");
    for (id, revision) in [(theirs, 1), (left, 1), (watched, 1), (other, 0)] {
        assert_eq!(store.standing(id).await.unwrap().unwrap().revision, revision);
    }
}

pub(super) async fn what_was_planned_under_a_name_of_before_is_not_written(store: &dyn Store) {
    let (ana, bia) = (person(store, "Ana").await, person(store, "Bia").await);
    let (theirs, other) = (table_of(store, ana, "Ana").await, table_of(store, bia, "Bia").await);
    // The journal knows of both matches, and of moves that are nowhere else.
    commit(store, step(theirs, 2)).await;
    commit(store, step(other, 2)).await;
    assert!(store.rename_everywhere(ana, "somebody", START).await.unwrap());
    let named = Some(Named { user: ana, revision: 0 });
    let sits = |revision| StepWrite { named: Some(Named { user: ana, revision }), ..step(other, 3) };
    let batch = [
        StepWrite { seats: SeatsWrite::All(seats(&[sits_here(ana)])), ..step(theirs, 3) },
        sits(0),
        step(other, 3),
    ];
    let answers = store.commit(&batch).await.unwrap();
    assert_eq!(answers, [Err(CommitError::Conflict), Err(CommitError::Renamed), Ok(())]);
    assert!(!store.create(NewMatch { named, ..table(&[sits_here(ana)]) }).await.unwrap());
    assert_eq!(store.say(&[line(other, ana, "Ana", "a")]).await.unwrap(), [Err(NotKept::Renamed)]);
    assert!(!store.rename(ana, 0, "Ana").await.unwrap());
    let snapshot = Snapshot { version: 2, build: "b".to_owned(), text: "Ana".to_owned() };
    store.keep_snapshot(theirs, &snapshot, 0).await.unwrap();
    assert_eq!(store.latest(theirs, "b", 9).await.unwrap().unwrap().snapshot, None);
    assert!(
        matches!(&load(store, theirs).await.seats[0].sitter, Sitter::Person { name, .. } if name == "somebody")
    );
    // Whoever has read what is there now goes on.
    let next = [
        StepWrite { revision: 1, ..step(theirs, 3) },
        StepWrite { named: Some(Named { user: ana, revision: 1 }), ..step(other, 4) },
    ];
    assert_eq!(store.commit(&next).await.unwrap(), [Ok(()), Ok(())]);
    let said = LineWrite { revision: 1, ..line(other, ana, "somebody", "b") };
    assert!(matches!(&store.say(&[said]).await.unwrap()[..], [Ok(Some(_))]));
    assert!(store.rename(ana, 1, "Nana").await.unwrap());
}

fn sits_here(user: UserId) -> Sitter {
    sits(user, "Ana")
}

pub(super) async fn somebody_is_forgotten(store: &dyn Store) {
    let (ana, bia) = (person(store, "Ana").await, person(store, "Bia").await);
    let id = table_of(store, ana, "Ana").await;
    store.watched(&[Visit { user: ana, id, at: START }]).await.unwrap();
    store.offer_link(ana, [7; 32], START + 100).await.unwrap();
    store.say(&[line(id, ana, "Ana", "a"), line(id, bia, "Bia", "a")]).await.unwrap();
    assert_eq!(store.erase(ana, "somebody", START).await.unwrap(), Some(1));
    assert_eq!(store.erase(UserId::new(), "somebody", START).await.unwrap(), None, "nobody");
    assert_eq!(store.session(token(ana), START).await.unwrap(), None);
    assert_eq!(store.link([7; 32], START).await.unwrap(), None);
    let kept = load(store, id).await;
    assert!(matches!(&kept.seats[0].sitter, Sitter::Person { name, .. } if name == "somebody"));
    assert!(!format!("{:?}", kept.steps).contains("Ana"));
    assert_eq!(store.chat(id, 9).await.unwrap().lines.len(), 1);
    assert!(store.find_people("ana", 9).await.unwrap().is_empty());
    store.scrub().await.unwrap();
    assert_eq!(load(store, id).await, kept);
}

pub(super) async fn what_the_host_changes_is_told_in_order(store: &dyn Store) {
    let (ana, bia) = (person(store, "Ana").await, person(store, "Bia").await);
    let (one, two) = (table_of(store, ana, "Ana").await, table_of(store, bia, "Bia").await);
    assert_eq!(store.host_changes(0).await.unwrap(), []);
    store.ban(bia, START + 100, START).await.unwrap();
    store.end_sessions(ana, START).await.unwrap();
    store.rename_everywhere(ana, "somebody", START).await.unwrap();
    store.remove_lines(two, None, START).await.unwrap();
    store.mute(ana, START + 100).await.unwrap();
    let told = store.host_changes(0).await.unwrap();
    let expected = [
        ChangedByHost::Person(bia),
        ChangedByHost::Person(ana),
        ChangedByHost::Match(one),
        ChangedByHost::Person(ana),
        ChangedByHost::Match(two),
    ];
    assert_eq!(told.iter().map(|change| change.of).collect::<Vec<_>>(), expected);
    assert!(told.is_sorted_by(|one, two| one.number < two.number));
    assert_eq!(store.host_changes(told[2].number).await.unwrap(), told[3..]);
    // What is old is removed, and numbers grow on.
    let later = START + 8 * 86_400_000;
    store.sweep(later).await.unwrap();
    assert_eq!(store.host_changes(0).await.unwrap(), told[4..]);
    store.ban(bia, later, later).await.unwrap();
    assert_eq!(store.host_changes(told[4].number).await.unwrap().len(), 1);
}

pub(super) async fn lines_are_removed(store: &dyn Store) {
    let (ana, bia) = (person(store, "Ana").await, person(store, "Bia").await);
    let (sat, watched) = (table_of(store, ana, "Aninha").await, table_of(store, bia, "Bia").await);
    store.watched(&[Visit { user: ana, id: watched, at: START }]).await.unwrap();
    let caio = person(store, "Caio").await;
    let said = [
        (sat, ana, "Aninha"),
        (sat, bia, "Bia"),
        (watched, ana, "Ana"),
        (watched, bia, "Bia"),
        (watched, caio, "Caio"),
    ];
    let lines = said.map(|(id, user, name)| line(id, user, name, &format!("say-{name}")));
    store.say(&lines).await.unwrap();
    let names = async |id| {
        store.chat(id, 9).await.unwrap().lines.into_iter().map(|line| line.who.name).collect::<Vec<_>>()
    };
    assert_eq!(store.remove_lines_of(ana, START).await.unwrap(), 2);
    assert_eq!(
        (names(sat).await, names(watched).await),
        (vec!["Bia".to_owned()], vec!["Bia".to_owned(), "Caio".to_owned()])
    );
    assert_eq!(store.remove_lines(watched, Some("Caio"), START).await.unwrap(), 1);
    assert_eq!(store.remove_lines(watched, None, START).await.unwrap(), 1);
    assert!(names(watched).await.is_empty());
    // What is said next has a number of its own, and what was removed is not said again.
    let again = [lines[3].clone(), line(watched, bia, "Bia", "next")];
    let answers = store.say(&again).await.unwrap();
    assert_eq!(answers[0], Ok(None));
    assert!(matches!(&answers[1], Ok(Some(line)) if line.number == 4), "{answers:?}");
    let chat = store.chat(watched, 1).await.unwrap();
    assert_eq!((chat.lines.len(), chat.number), (1, 4));
    assert_eq!(store.remove_lines(watched, None, START).await.unwrap(), 1, "each is counted once");
    assert_eq!(store.chat(watched, 9).await.unwrap(), Chat { lines: Vec::new(), number: 4 });
}
