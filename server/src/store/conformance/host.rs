//! What the host does when something has gone wrong.

use super::tables::{START, load, person, set_up, sits, token};
use crate::store::{LineWrite, Sitter, Store, Visit};
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
    assert!(store.ban(ana, START + 100).await.unwrap());
    assert!(!store.ban(UserId::new(), START).await.unwrap(), "nobody");
    assert_eq!(store.session(token(ana), START + 99).await.unwrap(), None);
    assert_eq!(store.living_sessions(&[token(ana)], START + 99).await.unwrap(), [[0; 32]; 0]);
    assert!(store.session(token(ana), START + 100).await.unwrap().is_some());
    assert_eq!(store.find_people("ana", 9).await.unwrap()[0].banned_until, Some(START + 100));
}

pub(super) async fn a_person_gets_another_name_everywhere(store: &dyn Store) {
    let (ana, bia) = (person(store, "Ana").await, person(store, "Bia").await);
    let (theirs, other) = (table_of(store, ana, "Ana").await, table_of(store, bia, "Ana").await);
    let before = load(store, other).await;
    assert!(store.rename_everywhere(ana, "somebody").await.unwrap());
    assert!(!store.rename_everywhere(UserId::new(), "x").await.unwrap(), "nobody");
    let kept = load(store, theirs).await;
    assert!(matches!(&kept.seats[0].sitter, Sitter::Person { name, .. } if name == "somebody"));
    assert!(kept.steps[0].table.contains("somebody") && !kept.steps[0].table.contains("Ana"));
    assert_eq!(store.session(token(ana), START).await.unwrap().unwrap().person.name, "somebody");
    assert_eq!(load(store, other).await, before, "others keep theirs");
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
    let lines: Vec<LineWrite> = said
        .into_iter()
        .map(|(id, user, name)| LineWrite {
            id,
            user,
            request: RequestId::try_from(format!("say-{name}")).unwrap(),
            at: START,
            who: Talker { name: name.to_owned(), seat: None },
            text: "hello".to_owned(),
        })
        .collect();
    store.say(&lines).await.unwrap();
    let names =
        async |id| store.chat(id, 9).await.unwrap().into_iter().map(|line| line.who.name).collect::<Vec<_>>();
    assert_eq!(store.remove_lines_of(ana).await.unwrap(), 2);
    assert_eq!(
        (names(sat).await, names(watched).await),
        (vec!["Bia".to_owned()], vec!["Bia".to_owned(), "Caio".to_owned()])
    );
    assert_eq!(store.remove_lines(watched, Some("Caio")).await.unwrap(), 1);
    assert_eq!(store.remove_lines(watched, None).await.unwrap(), 1);
    assert!(names(watched).await.is_empty());
    store.forget_watched(ana).await.unwrap();
}
