//! Ways to sign in, as a server would have stored them.

use protocol::{SignInKind, UserId};
use std::path::Path;
use store::sign_in::{CodeOffer, CodePurpose, MethodAdded, Pledge, ProviderVisit, SignInMethod};

/// Gives a user a mailbox and a passkey, and asks for codes and for another passkey, while no server runs. Everything contains
/// one of the words.
pub(crate) async fn keep_ways(url: Option<&str>, folder: &Path, user: &str, names: [&str; 3], words: &str) {
    let store = store::open(url, folder).await.unwrap();
    let user: UserId = user.parse().unwrap();
    for (kind, handle) in [(SignInKind::Mail, names[0]), (SignInKind::Passkey, names[1])] {
        let method = SignInMethod {
            id: uuid::Uuid::now_v7(),
            user,
            kind,
            handle: format!("{handle}@example.org"),
            label: format!("{} of {words}", names[2]),
            secret: format!("\"{words}\""),
            added: 1,
            used: None,
        };
        assert_eq!(store.add_sign_in_method(&method, 9, None).await.unwrap(), MethodAdded::Added);
    }
    for (browser, name, purpose) in
        [(1, names[0], CodePurpose::SignIn), (2, names[2], CodePurpose::Add(user))]
    {
        let (browser, address, code) = ([browser; 32], format!("{name}@example.org"), [0; 32]);
        let offer = CodeOffer { browser, address, purpose, code, asked: 1, ends: u64::MAX };
        assert!(store.offer_sign_in_code(&offer, None).await.unwrap());
    }
    store.begin_passkey_ceremony([1; 16], Some(user), words.as_bytes(), u64::MAX).await.unwrap();
    let pledge = Pledge { nonce: words.to_owned(), verifier: words.to_owned() };
    let visit = ProviderVisit {
        state: [1; 32],
        browser: [1; 32],
        provider: "club".to_owned(),
        user: Some(user),
        pledge,
        ends: u64::MAX,
    };
    store.begin_provider_visit(&visit).await.unwrap();
    store.close().await;
}
