//! What users report to the host.

use super::chat::{line, store_lines};
use super::fixtures::{START, bot, by_host, clock, new_user, set_up, token};
use crate::circles::{CircleKey, CircleLimits, NewCircle};
use crate::reports::{KEPT, NewReport, Reported};
use crate::{HostAct, HostWrite, HostWritten, Store};
use protocol::{CircleId, MatchId, ReportId, ReportKind, ReportVerdict, UserId};
use uuid::Uuid;

const DONE: HostWritten = HostWritten::Done { lines: 0 };

async fn report(store: &dyn Store, by: UserId, what: Reported, words: &str, at: u64) -> bool {
    let id = ReportId(Uuid::now_v7());
    store.report(&NewReport { id, by, what, words: words.to_owned(), at }).await.unwrap()
}

/// The texts that the host sees, with the words of whoever reported them.
async fn seen(store: &dyn Store) -> Vec<(String, Vec<String>)> {
    let words = |reporters: Vec<protocol::Reporter>| reporters.into_iter().map(|one| one.words).collect();
    store.reports(9).await.unwrap().into_iter().map(|one| (one.text, words(one.reporters))).collect()
}

fn rude(words: &[&str]) -> (String, Vec<String>) {
    ("rude".to_owned(), words.iter().map(|&one| one.to_owned()).collect())
}

/// A line that somebody has written at a table.
async fn rude_line(store: &dyn Store, by: UserId) -> (MatchId, Reported) {
    let id = set_up(store, &[bot()], |_| {}).await;
    let written = store_lines(store, &[line(id, by, "a", START, None, "rude")]).await;
    (id, Reported::Line { id, number: written[0].number })
}

pub(super) async fn a_line_is_kept_once_with_each_reporter(store: &dyn Store) {
    let [ana, bia, caio] =
        [new_user(store, "Ana").await, new_user(store, "Bia").await, new_user(store, "Caio").await];
    let (id, said) = rude_line(store, caio).await;
    assert!(!report(store, caio, said, "", START).await, "nobody reports themselves");
    assert!(!report(store, ana, Reported::Line { id, number: 99 }, "", START).await, "there is no such line");
    assert!(report(store, ana, said, "to me", START).await);
    assert!(report(store, bia, said, "", START + 1).await);
    assert!(report(store, ana, said, "again", START + 2).await, "it is there already");
    assert_eq!(seen(store).await, [rude(&["to me", ""])]);
    let one = store.reports(9).await.unwrap().remove(0);
    assert_eq!((one.kind, one.person, one.room, one.at), (ReportKind::Line, caio, Some(id), START));
    assert_eq!(one.name.as_deref(), Some("Caio"));
    // The text stays as it was, also once the line is deleted.
    by_host(store, HostWrite::DeleteMessages { id, name: None }).await;
    assert_eq!(seen(store).await, [rude(&["to me", ""])]);
    assert!(!report(store, new_user(store, "Davi").await, said, "", START).await, "the line is gone");
}

pub(super) async fn names_are_reported_as_they_are(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Rude").await);
    let id = set_up(store, &[bot()], |_| {}).await;
    let name = Reported::Name { id, user: bia };
    assert!(report(store, ana, name, "", START).await);
    store.rename(bia, "Ruder", START).await.unwrap();
    assert!(report(store, ana, name, "", START + 1).await);
    let circle = CircleId(Uuid::new_v4());
    let new = NewCircle { id: circle, name: "Rudest", owner: bia, key: CircleKey([1; 16]), at: START };
    let limits = CircleLimits { members: 9, circles: 9 };
    assert!(store.make_circle(&new, limits, None).await.unwrap());
    let of_circle = Reported::Circle { id: circle };
    assert!(!report(store, ana, of_circle, "", START).await, "it is no circle of theirs");
    store.join_circle(CircleKey([1; 16]), ana, limits, START).await.unwrap();
    assert!(report(store, ana, of_circle, "", START + 2).await);
    let texts: Vec<_> = seen(store).await.into_iter().map(|(text, _)| text).collect();
    assert_eq!(texts, ["Rudest", "Ruder", "Rude"]);
    assert_eq!(store.reports(9).await.unwrap()[0].circle, Some(circle));
    assert_eq!(by_host(store, HostWrite::RenameCircle { id: circle, name: "Kind".to_owned() }).await, DONE);
    assert_eq!(store.circle(circle, ana).await.unwrap().unwrap().name, "Kind");
    let nowhere = HostWrite::RenameCircle { id: CircleId(Uuid::new_v4()), name: "Kind".to_owned() };
    assert_eq!(by_host(store, nowhere).await, HostWritten::NoUser);
}

pub(super) async fn who_reported_hears_the_answer(store: &dyn Store) {
    let [ana, bia, caio] =
        [new_user(store, "Ana").await, new_user(store, "Bia").await, new_user(store, "Caio").await];
    let (_, said) = rude_line(store, caio).await;
    let (_, other) = rude_line(store, caio).await;
    report(store, ana, said, "", START).await;
    report(store, bia, said, "", START).await;
    report(store, ana, other, "", START + 1).await;
    assert_eq!(store.unseen_answers(ana).await.unwrap(), 0);
    let id = store.reports(9).await.unwrap()[1].report;
    let answer =
        |id| HostWrite::AnswerReport { id, verdict: ReportVerdict::DealtWith, words: "Sorry".to_owned() };
    assert_eq!(by_host(store, answer(ReportId(Uuid::new_v4()))).await, HostWritten::NoUser);
    assert_eq!(by_host(store, answer(id)).await, DONE);
    assert_eq!(store.unseen_answers(ana).await.unwrap(), 1);
    let own = store.reports_of(ana).await.unwrap();
    assert_eq!((own.len(), &own[0].answer), (2, &None));
    let heard = own[1].answer.clone().unwrap();
    assert_eq!((heard.at, heard.verdict, heard.words.as_str()), (START, ReportVerdict::DealtWith, "Sorry"));
    store.answers_seen(ana).await.unwrap();
    assert_eq!((store.unseen_answers(ana).await.unwrap(), store.unseen_answers(bia).await.unwrap()), (0, 1));
    let open: Vec<bool> = store.reports(9).await.unwrap().iter().map(|one| one.answer.is_none()).collect();
    assert_eq!(open, [true, false], "what waits for an answer comes first");
    let act = store.audit(1).await.unwrap().remove(0);
    assert_eq!((act.act, act.user), (HostAct::ReportAnswered, Some(caio)));
}

pub(super) async fn reports_go_after_a_while_and_with_people(store: &dyn Store) {
    let [ana, bia, caio] =
        [new_user(store, "Ana").await, new_user(store, "Bia").await, new_user(store, "Caio").await];
    let (_, said) = rude_line(store, caio).await;
    report(store, ana, said, "1", START).await;
    report(store, bia, said, "2", START).await;
    by_host(store, HostWrite::Erase { user: ana }).await;
    assert_eq!(seen(store).await, [rude(&["2"])], "one of those who reported it is erased");
    store.delete_expired(START + KEPT - 1).await.unwrap();
    assert_eq!(seen(store).await.len(), 1);
    by_host(store, HostWrite::Erase { user: bia }).await;
    assert!(seen(store).await.is_empty(), "nobody who reported it is left");
    let davi = new_user(store, "Davi").await;
    report(store, davi, said, "", START).await;
    by_host(store, HostWrite::Erase { user: caio }).await;
    assert!(seen(store).await.is_empty(), "whoever was reported is erased");
    let (_, said) = rude_line(store, davi).await;
    let eva = new_user(store, "Eva").await;
    report(store, eva, said, "", START).await;
    store.delete_expired(START + KEPT).await.unwrap();
    assert!(seen(store).await.is_empty(), "after 90 days");
    assert!(store.reports_of(eva).await.unwrap().is_empty());
}

pub(super) async fn reports_come_along_with_a_guest(store: &dyn Store) {
    let [guest, ana, caio] =
        [new_user(store, "Guest").await, new_user(store, "Ana").await, new_user(store, "Caio").await];
    let (_, said) = rude_line(store, caio).await;
    let (_, other) = rude_line(store, guest).await;
    report(store, guest, said, "of the guest", START).await;
    report(store, ana, said, "hers", START + 1).await;
    report(store, caio, other, "", START + 2).await;
    assert!(store.merge(token(guest), token(ana), &clock(START)).await.unwrap().is_some());
    assert!(store.reports_of(guest).await.unwrap().is_empty());
    assert_eq!(store.reports_of(ana).await.unwrap()[0].words, "hers");
    let about: Vec<UserId> = store.reports(9).await.unwrap().iter().map(|one| one.person).collect();
    assert_eq!(about, [ana, caio], "what the guest wrote is hers");
    by_host(store, HostWrite::Erase { user: ana }).await;
    assert!(seen(store).await.is_empty());
}
