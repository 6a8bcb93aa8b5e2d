//! Requests with keys make what they ask for once.

use super::fixtures::{START, bot, new_user, set_up, table, token, user_seat};
use super::notices::{mailbox_detail, target};
use super::sign_in::method;
use crate::arrivals::{Arrival, Arrived, EnteredCode};
use crate::invitations::{NewUser, UserMade};
use crate::keyed::{KEPT_FOR, KeyedRequest, Made, MadeSession};
use crate::notices::{CodeEntered, NoticeTarget};
use crate::sign_in::{CodeOffer, CodePurpose, MethodAdded, Proof};
use crate::{NewMatch, Store, StoreError, UserRow};
use futures_util::future::join_all;
use protocol::{SignInKind, UserId};

/// A request of somebody with this key.
pub(super) fn request(key: u8, asker: Option<UserId>) -> KeyedRequest {
    KeyedRequest { key: [key; 32], asker, content: [key + 100; 32], at: START }
}

fn new_table(host: UserId) -> NewMatch {
    table(&[user_seat(host), bot()])
}

/// Makes a user whose session has this token.
async fn make_user(
    store: &dyn Store,
    name: &str,
    session: [u8; 32],
    request: &KeyedRequest,
) -> Result<(UserId, UserMade), StoreError> {
    let row = UserRow { id: UserId::new(), name: name.to_owned(), created: START };
    let new = NewUser {
        row: &row,
        session,
        session_ends: START + 900,
        method: None,
        invitation: None,
        request: Some(request),
    };
    Ok((row.id, store.make_user(&new).await?))
}

pub(super) async fn a_repeated_request_makes_nothing_anew(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let (hers, first) = (request(1, Some(ana)), new_table(ana));
    assert_eq!(store.made(&hers, None).await.unwrap(), None);
    store.create_for(first.clone(), Some(&hers)).await.unwrap();
    let made = Made {
        asker: Some(ana),
        content: hers.content,
        at: START,
        id: Some(first.row.id.0),
        session: MadeSession::None,
        is_refused: false,
    };
    assert_eq!(store.made(&hers, None).await.unwrap(), Some(made));
    let second = new_table(ana);
    let again = store.create_for(second.clone(), Some(&hers)).await;
    assert!(matches!(again, Err(StoreError::MadeBefore)), "{again:?}");
    assert!(store.header(second.row.id).await.unwrap().is_none(), "nothing of it was written");
    // Somebody else, or nobody, with the same key asks for something else.
    for asker in [Some(bia), None] {
        let theirs = request(1, asker);
        assert_eq!(store.made(&theirs, None).await.unwrap(), None);
        store.create_for(new_table(bia), Some(&theirs)).await.unwrap();
    }
    assert_eq!(store.made(&hers, None).await.unwrap(), Some(made));
    store.forget_request(&hers).await.unwrap();
    assert_eq!(store.made(&hers, None).await.unwrap(), None);
    assert!(store.made(&request(1, Some(bia)), None).await.unwrap().is_some());
}

pub(super) async fn of_the_same_request_at_once_one_makes_something(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let (hers, tables) = (request(1, Some(ana)), (0..12).map(|_| new_table(ana)).collect::<Vec<_>>());
    let written = join_all(tables.iter().map(|new| store.create_for(new.clone(), Some(&hers)))).await;
    let made = store.made(&hers, None).await.unwrap().unwrap().id;
    for (new, written) in tables.iter().zip(written) {
        let is_made = made == Some(new.row.id.0);
        assert_eq!(written.is_ok(), is_made, "{written:?}");
        assert_eq!(store.header(new.row.id).await.unwrap().is_some(), is_made);
    }
}

pub(super) async fn a_refused_request_is_not_kept(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let taken = new_table(ana);
    store.create(taken.clone()).await.unwrap();
    let hers = request(1, Some(ana));
    assert!(matches!(store.create_for(taken, Some(&hers)).await, Err(StoreError::Refused(_))));
    assert_eq!(store.made(&hers, None).await.unwrap(), None);
    store.create_for(new_table(ana), Some(&hers)).await.unwrap();
}

pub(super) async fn a_session_is_unused_until_a_request_comes_with_it(store: &dyn Store) {
    let nobody = request(1, None);
    let (ana, made) = make_user(store, "Ana", [7; 32], &nobody).await.unwrap();
    assert_eq!(made, UserMade::Made);
    let again = make_user(store, "Ana", [8; 32], &nobody).await;
    assert!(matches!(again, Err(StoreError::MadeBefore)), "{again:?}");
    assert_eq!(store.session([8; 32], START).await.unwrap(), None);
    let known = async |asker, session| {
        let made = store.made(&request(1, asker), session).await.unwrap();
        made.map(|made| {
            assert_eq!((made.asker, made.id), (None, Some(ana.0)));
            made.session
        })
    };
    assert_eq!(known(None, None).await, Some(MadeSession::Unused));
    // A user whose session is alive may have sent the request before.
    assert_eq!(known(Some(ana), None).await, None);
    assert_eq!(known(Some(ana), Some([7; 32])).await, Some(MadeSession::Unused));
    assert_eq!(known(Some(ana), Some(token(ana))).await, None, "another session of hers");
    assert!(store.session([7; 32], START).await.unwrap().unwrap().unused);
    store.renew_session([7; 32], START + 900, START, "Firefox").await.unwrap();
    assert!(store.session([7; 32], START).await.unwrap().unwrap().unused, "nobody has come with it");
    store.use_session([7; 32]).await.unwrap();
    assert!(!store.session([7; 32], START).await.unwrap().unwrap().unused);
    assert_eq!(known(None, None).await, Some(MadeSession::Used));
    store.end_session([7; 32]).await.unwrap();
    assert_eq!(known(None, None).await, Some(MadeSession::Ended));
}

pub(super) async fn a_link_and_its_session_are_made_once(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let hers = request(1, Some(ana));
    let offer = async |link| store.offer_link(token(ana), [link; 32], START + 10, Some(&hers)).await;
    assert!(offer(1).await.unwrap());
    let again = offer(2).await;
    assert!(matches!(again, Err(StoreError::MadeBefore)), "{again:?}");
    assert_eq!(store.link([2; 32], START).await.unwrap(), None);
    let theirs = request(2, None);
    let redeem =
        async |session| store.redeem_link([1; 32], START, [session; 32], START + 900, Some(&theirs)).await;
    assert_eq!(redeem(3).await.unwrap().map(|user| user.id), Some(ana));
    let made = store.made(&theirs, None).await.unwrap().unwrap();
    assert_eq!((made.id, made.session), (Some(ana.0), MadeSession::Unused));
    assert_eq!(redeem(4).await.unwrap(), None, "the link is used up");
    assert_eq!(store.session([4; 32], START).await.unwrap(), None);
}

pub(super) async fn a_repeat_uses_up_no_code(store: &dyn Store) {
    const WRONG: [u8; 32] = [43; 32];
    let ana = new_user(store, "Ana").await;
    let mailbox = method(ana, SignInKind::Mail, "ana@example.org");
    assert_eq!(store.add_sign_in_method(&mailbox, 9, None).await.unwrap(), MethodAdded::Added);
    let offer = |browser| CodeOffer {
        browser: [browser; 32],
        address: mailbox.handle.clone(),
        purpose: CodePurpose::SignIn,
        code: [42; 32],
        asked: START,
        ends: START + 100,
    };
    let ask = request(1, None);
    assert!(store.offer_sign_in_code(&offer(1), Some(&ask)).await.unwrap());
    let again = store.offer_sign_in_code(&offer(2), Some(&ask)).await;
    assert!(matches!(again, Err(StoreError::MadeBefore)), "{again:?}");
    // A code may be entered twice here: the repeats of a wrong one do not count.
    let enter = async |code, request: &KeyedRequest| {
        let code = EnteredCode { browser: [1; 32], code, attempts: 2 };
        let session = Some(([request.key[0]; 32], START + 900));
        let arrival = Arrival { here: None, session, now: START, request: Some(request) };
        store.sign_in_with_code(&code, &arrival).await
    };
    let wrong = request(2, None);
    assert_eq!(enter(WRONG, &wrong).await.unwrap(), Arrived::Refused);
    assert!(store.made(&wrong, None).await.unwrap().unwrap().is_refused);
    for _ in 0..3 {
        let again = enter(WRONG, &wrong).await;
        assert!(matches!(again, Err(StoreError::MadeBefore)), "{again:?}");
    }
    let right = request(3, None);
    assert_eq!(enter([42; 32], &right).await.unwrap(), Arrived::As(ana));
    let made = store.made(&right, None).await.unwrap().unwrap();
    assert_eq!((made.id, made.session, made.is_refused), (Some(ana.0), MadeSession::Unused, false));
    assert_eq!(enter([42; 32], &request(4, None)).await.unwrap(), Arrived::Refused, "used up");
    assert_eq!(store.made(&request(4, None), None).await.unwrap(), None, "which counts no attempt");
    // A request that comes with the user's session begins no other one.
    assert!(store.offer_sign_in_code(&offer(5), None).await.unwrap());
    let code = EnteredCode { browser: [5; 32], code: [42; 32], attempts: 2 };
    let here = request(5, Some(ana));
    let arrival = Arrival {
        here: Some((ana, token(ana))),
        session: Some(([5; 32], START + 900)),
        now: START + 7,
        request: Some(&here),
    };
    assert_eq!(store.sign_in_with_code(&code, &arrival).await.unwrap(), Arrived::As(ana));
    let made = store.made(&here, None).await.unwrap().unwrap();
    assert_eq!((made.id, made.session), (Some(ana.0), MadeSession::None));
    let proof = store.proof(token(ana), START).await.unwrap();
    assert_eq!(proof, Some(Proof::SignedIn(Some(START + 7))));
}

pub(super) async fn a_mailbox_is_confirmed_once(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let target = NoticeTarget { since: START, ..target(ana, "", mailbox_detail()) };
    let ask = request(1, Some(ana));
    let offer = async |code: u8| {
        store.offer_mail_code(ana, "a@example.org", [code; 32], START + 100, Some(&ask)).await
    };
    offer(1).await.unwrap();
    let again = offer(2).await;
    assert!(matches!(again, Err(StoreError::MadeBefore)), "{again:?}");
    let confirm = async |code: u8, key| {
        store.confirm_mailbox(&target, [code; 32], 2, Some(&request(key, Some(ana)))).await
    };
    assert_eq!(confirm(2, 2).await.unwrap(), CodeEntered::Wrong, "it was not stored");
    let again = confirm(2, 2).await;
    assert!(matches!(again, Err(StoreError::MadeBefore)), "{again:?}");
    assert_eq!(confirm(1, 3).await.unwrap(), CodeEntered::Right, "the repeat was not counted");
    assert!(store.made(&request(3, Some(ana)), None).await.unwrap().is_some());
    assert_eq!(confirm(1, 4).await.unwrap(), CodeEntered::Void);
    assert_eq!(store.notice_targets(ana).await.unwrap().len(), 1);
}

pub(super) async fn requests_are_forgotten_after_a_day(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    set_up(store, &[bot()], |_| {}).await;
    for (key, at) in [(1, START), (2, START + 1)] {
        store.keep_request(&KeyedRequest { at, ..request(key, Some(ana)) }).await.unwrap();
    }
    let is_kept = async |key| store.made(&request(key, Some(ana)), None).await.unwrap().is_some();
    store.delete_expired(START + KEPT_FOR - 1).await.unwrap();
    assert!(is_kept(1).await && is_kept(2).await);
    assert_eq!(store.delete_expired(START + KEPT_FOR).await.unwrap(), 1);
    assert!(!is_kept(1).await && is_kept(2).await);
}
