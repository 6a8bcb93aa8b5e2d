//! How users sign in again.

use super::fixtures::{START, by_host, clock, new_user, token};
use crate::arrivals::{Arrival, Arrived, EnteredCode, NewMethod, UsedPasskey};
use crate::sign_in::{
    CodeLimit, CodeOffer, CodePurpose, MethodAdded, PasskeyCeremony, Pledge, ProviderVisit, SignInMethod,
};
use crate::{Change, HostWrite, Millis, Position, Store, UserAct};
use base::entropy::random_bytes;
use protocol::{SignInKind, UserId};
use uuid::Uuid;

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;
const ADDRESS: &str = "ana@example.org";
const CODE: [u8; 32] = [42; 32];
const WRONG: [u8; 32] = [43; 32];
const ATTEMPTS: u32 = 5;

pub(super) fn method(user: UserId, kind: SignInKind, handle: &str) -> SignInMethod {
    SignInMethod {
        id: Uuid::now_v7(),
        user,
        kind,
        handle: handle.to_owned(),
        label: handle.to_owned(),
        secret: "null".to_owned(),
        added: START,
        used: None,
    }
}

/// Adds the address to the methods of a new user.
async fn user_with_mail(store: &dyn Store, name: &str) -> UserId {
    let user = new_user(store, name).await;
    let added = store.add_sign_in_method(&method(user, SignInKind::Mail, ADDRESS), 9, None).await.unwrap();
    assert_eq!(added, MethodAdded::Added);
    user
}

/// Asks for a code in a browser. Returns whether it is to be sent.
async fn ask(store: &dyn Store, browser: u8, address: &str, purpose: CodePurpose, asked: Millis) -> bool {
    let offer = CodeOffer {
        browser: [browser; 32],
        address: address.to_owned(),
        purpose,
        code: CODE,
        asked,
        ends: asked + 10 * MINUTE,
    };
    store.offer_sign_in_code(&offer, None).await.unwrap()
}

fn entered(browser: u8, code: [u8; 32]) -> EnteredCode {
    EnteredCode { browser: [browser; 32], code, attempts: ATTEMPTS }
}

/// A browser without a session that signs in.
fn arrival(now: Millis) -> Arrival<'static> {
    Arrival { here: None, session: Some((random_bytes(), now + DAY)), now, request: None }
}

fn new_method(method: &SignInMethod) -> NewMethod<'_> {
    NewMethod { method, limit: 9, session: token(method.user), request: None }
}

/// Enters a code to sign in. Returns as whom.
async fn enter(store: &dyn Store, browser: u8, code: [u8; 32], now: Millis) -> Option<UserId> {
    match store.sign_in_with_code(&entered(browser, code), &arrival(now)).await.unwrap() {
        Arrived::As(user) => Some(user),
        Arrived::NotAdmitted | Arrived::Refused => None,
    }
}

pub(super) async fn a_method_is_found_by_what_it_has(store: &dyn Store) {
    let ana = user_with_mail(store, "Ana").await;
    let passkey = SignInMethod { added: START + 1, ..method(ana, SignInKind::Passkey, "key") };
    assert_eq!(store.add_sign_in_method(&passkey, 9, None).await.unwrap(), MethodAdded::Added);
    let listed = store.sign_in_methods(ana).await.unwrap();
    assert_eq!(listed.iter().map(|one| one.handle.as_str()).collect::<Vec<_>>(), [ADDRESS, "key"]);
    assert_eq!(store.sign_in_method(SignInKind::Passkey, "key").await.unwrap(), Some(passkey.clone()));
    assert_eq!(store.sign_in_method(SignInKind::Mail, "key").await.unwrap(), None);
    let third = method(ana, SignInKind::Passkey, "third");
    assert_eq!(store.add_sign_in_method(&third, 2, None).await.unwrap(), MethodAdded::TooMany);
    let bia = new_user(store, "Bia").await;
    assert!(!store.remove_sign_in_method(bia, passkey.id, START).await.unwrap(), "of another user");
    assert!(store.remove_sign_in_method(ana, passkey.id, START).await.unwrap());
    assert!(!store.remove_sign_in_method(ana, passkey.id, START).await.unwrap());
    assert_eq!(store.sign_in_methods(ana).await.unwrap().len(), 1);
}

pub(super) async fn nobody_has_what_another_user_has(store: &dyn Store) {
    let ana = user_with_mail(store, "Ana").await;
    let bia = new_user(store, "Bia").await;
    let same = method(bia, SignInKind::Mail, ADDRESS);
    assert_eq!(store.add_sign_in_method(&same, 9, None).await.unwrap(), MethodAdded::Taken);
    let nobody = method(UserId::new(), SignInKind::Mail, "b@example.org");
    assert_eq!(store.add_sign_in_method(&nobody, 9, None).await.unwrap(), MethodAdded::NoUser);
    let found = store.sign_in_method(SignInKind::Mail, ADDRESS).await.unwrap();
    assert_eq!(found.map(|one| one.user), Some(ana));
}

pub(super) async fn a_code_works_once_in_the_browser_that_asked(store: &dyn Store) {
    let ana = user_with_mail(store, "Ana").await;
    assert!(ask(store, 1, ADDRESS, CodePurpose::SignIn, START).await);
    assert!(!ask(store, 2, "nobody@example.org", CodePurpose::SignIn, START).await);
    assert_eq!(enter(store, 2, CODE, START).await, None, "a browser that asked for somebody else");
    assert_eq!(enter(store, 3, CODE, START).await, None, "a browser that did not ask");
    assert_eq!(enter(store, 1, WRONG, START).await, None);
    assert_eq!(enter(store, 1, CODE, START + 1).await, Some(ana));
    assert_eq!(enter(store, 1, CODE, START + 1).await, None, "used up");
    assert_eq!(store.sign_in_methods(ana).await.unwrap()[0].used, Some(START + 1));
    // Removed between the mail and the code.
    assert!(ask(store, 4, ADDRESS, CodePurpose::SignIn, START).await);
    let id = store.sign_in_methods(ana).await.unwrap()[0].id;
    assert!(store.remove_sign_in_method(ana, id, START).await.unwrap());
    assert_eq!(enter(store, 4, CODE, START).await, None);
}

pub(super) async fn a_code_can_be_entered_five_times(store: &dyn Store) {
    user_with_mail(store, "Ana").await;
    assert!(ask(store, 1, ADDRESS, CodePurpose::SignIn, START).await);
    for _ in 0..ATTEMPTS {
        assert_eq!(enter(store, 1, WRONG, START).await, None);
    }
    assert_eq!(enter(store, 1, CODE, START).await, None);
}

pub(super) async fn a_code_ends_and_is_forgotten(store: &dyn Store) {
    let ana = user_with_mail(store, "Ana").await;
    for browser in [1, 2] {
        assert!(ask(store, browser, ADDRESS, CodePurpose::SignIn, START).await);
    }
    assert_eq!(enter(store, 1, CODE, START + 10 * MINUTE - 1).await, Some(ana));
    assert_eq!(enter(store, 2, CODE, START + 10 * MINUTE).await, None);
    let codes = async |now| {
        // Everything else that can end has done so.
        store.delete_expired(now - 1).await.unwrap();
        store.delete_expired(now).await.unwrap()
    };
    // The other one ended when it was entered.
    assert_eq!(codes(START + 10 * MINUTE).await, 1);
}

/// A counter of four codes a day: one comes back every six hours.
const FOUR: CodeLimit = CodeLimit { counter: [4; 32], a_day: 4 };
const SIX_HOURS: Millis = DAY / 4;

pub(super) async fn so_many_codes_may_be_asked_for_in_a_day(store: &dyn Store) {
    let count = async |now| store.count_code(FOUR, now).await.unwrap();
    for at in 0..4 {
        assert_eq!(count(START + at).await, None);
    }
    assert_eq!(count(START + MINUTE).await, Some(START + SIX_HOURS));
    assert_eq!(count(START + SIX_HOURS - 1).await, Some(START + SIX_HOURS), "a refusal puts nothing off");
    assert_eq!(count(START + SIX_HOURS).await, None);
    assert_eq!(count(START + SIX_HOURS).await, Some(START + 2 * SIX_HOURS));
    let other = CodeLimit { counter: [5; 32], ..FOUR };
    assert_eq!(store.count_code(other, START).await.unwrap(), None, "another counter");
    // A clock that was a year ahead for a moment.
    assert_eq!(count(START + 365 * DAY).await, None);
    assert_eq!(count(START + DAY).await, None);

    assert_eq!(store.delete_expired(START + DAY).await.unwrap(), 1);
    assert_eq!(store.delete_expired(START + 2 * DAY).await.unwrap(), 1);
}

pub(super) async fn askers_at_the_same_time_get_no_more_codes(store: &dyn Store) {
    let asked = futures_util::future::join_all((0..12).map(|_| store.count_code(FOUR, START))).await;
    let counted = asked.into_iter().filter(|asked| matches!(asked, Ok(None))).count();
    assert_eq!(counted, 4);
}

pub(super) async fn a_code_that_adds_an_address_signs_nobody_in(store: &dyn Store) {
    let (ana, bia) = (user_with_mail(store, "Ana").await, new_user(store, "Bia").await);
    let add = async |browser, user| {
        let method = method(user, SignInKind::Mail, "");
        store.add_mailbox(&entered(browser, CODE), &new_method(&method)).await.unwrap()
    };
    assert!(ask(store, 1, ADDRESS, CodePurpose::Add(bia), START).await);
    assert_eq!(enter(store, 1, CODE, START).await, None);
    assert_eq!(add(1, ana).await, None, "another user");
    assert_eq!(add(1, bia).await, Some(MethodAdded::Taken), "it is Ana's");
    assert_eq!(add(1, bia).await, None, "used up");
    assert!(ask(store, 3, "bia@example.org", CodePurpose::Add(bia), START).await);
    assert_eq!(add(3, bia).await, Some(MethodAdded::Added));
    let added = store.sign_in_methods(bia).await.unwrap();
    assert_eq!((added[0].handle.as_str(), added[0].label.as_str()), ("bia@example.org", "bia@example.org"));
    assert!(ask(store, 2, ADDRESS, CodePurpose::SignIn, START).await);
    assert_eq!(add(2, ana).await, None, "a code that signs in");
}

pub(super) async fn who_signs_in_is_no_guest_and_a_guest_who_is_somebody_signs_in_no_more(store: &dyn Store) {
    let ana = user_with_mail(store, "Ana").await;
    let (bia, caio) = (new_user(store, "Bia").await, new_user(store, "Caio").await);
    assert_eq!(store.merge(token(ana), token(bia), &clock(START)).await.unwrap(), None);
    assert!(store.merge(token(caio), token(ana), &clock(START)).await.unwrap().is_some());
    let late = method(caio, SignInKind::Passkey, "key");
    assert_eq!(store.add_sign_in_method(&late, 9, None).await.unwrap(), MethodAdded::NoUser);
}

pub(super) async fn a_passkey_is_used_by_one_at_a_time(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let passkey = method(ana, SignInKind::Passkey, "key");
    store.add_sign_in_method(&passkey, 9, None).await.unwrap();
    let elsewhere = async |domain| store.passkeys_elsewhere(domain).await.unwrap();
    let here = SignInMethod {
        secret: r#"{"key":"","domain":"a.example"}"#.to_owned(),
        ..method(ana, SignInKind::Passkey, "other")
    };
    store.add_sign_in_method(&here, 9, None).await.unwrap();
    assert_eq!((elsewhere("a.example").await, elsewhere("").await), (1, 2));
    let use_it = |secret| store.use_sign_in_method(passkey.id, "null", secret, START + 5);
    let (one, two) = tokio::join!(use_it("1"), use_it("2"));
    let used = [one.unwrap(), two.unwrap()];
    assert_eq!(used.iter().filter(|used| **used).count(), 1);
    let found = store.sign_in_methods(ana).await.unwrap().remove(0);
    assert_eq!((found.secret.as_str(), found.used), (if used[0] { "1" } else { "2" }, Some(START + 5)));
}

pub(super) async fn a_ceremony_is_answered_once(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let begin = async |number, user, until| {
        store.begin_passkey_ceremony([number; 16], user, &[number], until).await.unwrap();
    };
    let asked = async |number, now| store.passkey_ceremony([number; 16], now).await.unwrap();
    let add = async |number: u8, user, now| {
        let key = format!("key {number} at {now}");
        let passkey = SignInMethod { added: now, ..method(user, SignInKind::Passkey, &key) };
        store.add_passkey([number; 16], &new_method(&passkey)).await.unwrap()
    };
    begin(1, Some(ana), START + 10).await;
    begin(2, None, START + 10).await;
    assert_eq!(asked(3, START).await, None);
    let ceremony = Some(PasskeyCeremony { user: Some(ana), state: vec![1] });
    assert_eq!(asked(1, START + 9).await, ceremony);
    assert_eq!(asked(1, START + 9).await, ceremony, "a wrong answer uses nothing up");
    assert_eq!(add(1, ana, START + 9).await, Some(MethodAdded::Added));
    assert_eq!((add(1, ana, START + 8).await, asked(1, START + 8).await), (None, None));
    assert_eq!(asked(2, START + 10).await, None, "it took too long");
    assert_eq!(add(2, ana, START).await, None, "it is for signing in");

    // Of two answers at once, each with a counter of its own, one signs in.
    begin(4, None, START + 10).await;
    let passkey = store.sign_in_methods(ana).await.unwrap().remove(0);
    let sign_in = async |challenge: u8, before: &str, secret: &str| {
        let used = UsedPasskey { challenge: [challenge; 16], method: passkey.id, before, secret };
        store.sign_in_with_passkey(&used, &arrival(START)).await.unwrap()
    };
    let (one, two) = tokio::join!(sign_in(4, "null", "1"), sign_in(4, "null", "1"));
    assert!([(one, two), (two, one)].contains(&(Arrived::As(ana), Arrived::Refused)), "{one:?} {two:?}");
    begin(6, None, START + 10).await;
    assert_eq!(sign_in(6, "null", "2").await, Arrived::Refused, "the counter has grown meanwhile");
    begin(5, Some(ana), START + 10).await;
    by_host(store, HostWrite::Erase { user: ana }).await;
    assert_eq!(asked(5, START).await, None);
}

pub(super) async fn a_browser_comes_back_from_a_provider_once(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let visit = |state: u8, user: Option<UserId>| ProviderVisit {
        state: [state; 32],
        browser: [state + 100; 32],
        provider: "club".to_owned(),
        user,
        pledge: Pledge { nonce: "n".to_owned(), verifier: "v".to_owned() },
        ends: START + 10,
    };
    let begin = async |visit: &ProviderVisit| store.begin_provider_visit(visit).await.unwrap();
    let take = async |state: u8, browser: u8, provider: &str, now| {
        store.take_provider_visit([state; 32], [browser; 32], provider, now).await.unwrap()
    };
    begin(&visit(1, Some(ana))).await;
    for (state, browser, provider, now) in [
        (2, 101, "club", START),
        (1, 102, "club", START),
        (1, 101, "other", START),
        (1, 101, "club", START + 10),
    ] {
        assert_eq!(take(state, browser, provider, now).await, None, "{state} {browser} {provider} {now}");
    }
    assert_eq!(
        take(1, 101, "club", START + 9).await,
        Some(visit(1, Some(ana))),
        "a wrong try has not used it up"
    );
    assert_eq!(take(1, 101, "club", START + 9).await, None);
    begin(&visit(3, None)).await;
    let (one, two) = tokio::join!(take(3, 103, "club", START), take(3, 103, "club", START));
    assert!(one.is_some() != two.is_some());
    begin(&visit(4, Some(ana))).await;
    by_host(store, HostWrite::Erase { user: ana }).await;
    assert_eq!(take(4, 104, "club", START).await, None);
}

pub(super) async fn other_devices_hear_of_a_sign_in_once(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    store.note_sign_in(ana, token(ana)).await.unwrap();
    store.renew_session(token(ana), START + 900, START + 1, "Firefox").await.unwrap();
    // Another device hears of it once; one that signs in later, of nothing.
    let elsewhere = async |token| store.take_sign_ins_elsewhere(token, START).await.unwrap();
    for (other, at, device) in [([91; 32], START + 2, "Firefox, Linux"), ([92; 32], START + 3, "")] {
        store.add_session(ana, other, START + 900, at).await.unwrap();
        store.renew_session(other, START + 900, at, device).await.unwrap();
    }
    assert_eq!(elsewhere(token(ana)).await, ["Firefox, Linux", ""]);
    assert_eq!(elsewhere(token(ana)).await, [""; 0]);
    assert_eq!(elsewhere([91; 32]).await, [""]);
    assert_eq!(elsewhere([92; 32]).await, [""; 0]);
    // Every server hears of a sign-in.
    store.note_sign_in(ana, token(ana)).await.unwrap();
    let told = store.entries_about_people(Position::default()).await.unwrap().entries;
    let signed_in = Change::ByUser { user: ana, act: UserAct::SignedIn };
    let told: Vec<Millis> =
        told.into_iter().filter(|entry| entry.change == signed_in).map(|entry| entry.at).collect();
    assert_eq!(told, [START + 1], "when the session began, and nothing of one that has not");
}

pub(super) async fn nothing_is_left_of_how_an_erased_user_signs_in(store: &dyn Store) {
    let ana = user_with_mail(store, "Ana").await;
    assert!(ask(store, 1, ADDRESS, CodePurpose::SignIn, START).await);
    by_host(store, HostWrite::Erase { user: ana }).await;
    assert_eq!(store.sign_in_methods(ana).await.unwrap(), []);
    assert_eq!(enter(store, 1, CODE, START).await, None);
    let again = store.add_sign_in_method(&method(ana, SignInKind::Mail, ADDRESS), 9, None).await.unwrap();
    assert_eq!(again, MethodAdded::NoUser);
    let bia = new_user(store, "Bia").await;
    let mails = method(bia, SignInKind::Mail, ADDRESS);
    assert_eq!(store.add_sign_in_method(&mails, 9, None).await.unwrap(), MethodAdded::Added);
}
