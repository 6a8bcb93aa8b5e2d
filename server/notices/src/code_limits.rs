//! How many codes may be asked for by mail. They may go to people who never asked for them, and who asks may be
//! anybody: so a mailbox has a limit, and whoever uses that up must not keep its owner from coming back. A browser that
//! was signed in as the owner has a few codes of its own, which nobody else can use up.
//!
//! Everything is counted when it is asked for, and in the same way whether anybody has the mailbox or not: by network,
//! and by network and mailbox, in the memory of the server (`admission/quotas.rs`); by mailbox in the store, under a
//! keyed hash. The owner is looked up before the answer only for a browser that brings a mark of an earlier sign-in, or
//! a session.

use super::Notices;
use super::mail::address;
use base::entropy;
use protocol::{SignInKind, UserId};
use ring::hmac;
use std::time::Duration;
use store::StoreError;
use store::sign_in::CodeLimit;

/// Codes that are asked for at one mailbox in a day, and by one browser that was signed in with it.
const CODES_A_DAY: u32 = 10;
const RESERVE_A_DAY: u32 = 5;
/// A mark of a browser is a random half and the signature over it.
const HALF: usize = 16;

/// The address of a mailbox, in lower case: mail servers ignore the case of letters.
pub struct Mailbox(pub(super) String);

impl Mailbox {
    /// `None` if it is no address of a mailbox.
    pub fn parse(text: &str) -> Option<Self> {
        address(text).map(|_| Self(text.to_lowercase()))
    }
}

/// What names a mailbox without telling its address.
pub type MailboxHash = [u8; 32];

/// What a browser brings along that may have been signed in before.
pub struct BroughtMarks {
    /// What its cookies contain, whether this server wrote it or not.
    pub marks: Vec<[u8; 2 * HALF]>,
    /// The user that it is, and the SHA-256 of the token of its session.
    pub session: Option<(UserId, [u8; 32])>,
}

impl Notices {
    /// A mark for a browser that is signed in as this user. It signs nobody in, and tells nobody who the user is.
    pub fn new_mark(&self, user: UserId) -> [u8; 2 * HALF] {
        let mut mark = [0; 2 * HALF];
        let (random, signature) = mark.split_at_mut(HALF);
        random.copy_from_slice(&entropy::random_bytes::<HALF>());
        signature.copy_from_slice(&self.keyed(&[b"known", user.0.as_bytes(), random])[..HALF]);
        mark
    }

    /// Whether this server gave a browser this mark when it was signed in as the user.
    pub fn is_mark_of(&self, mark: &[u8; 2 * HALF], user: UserId) -> bool {
        let (random, signature) = mark.split_at(HALF);
        let own = self.keyed(&[b"known", user.0.as_bytes(), random]);
        // Compared by their keyed hashes, so that the time says nothing about where they differ.
        self.keyed(&[b"compare", &own[..HALF]]) == self.keyed(&[b"compare", signature])
    }

    /// Under which name a browser keeps its mark of a user: it may have one of each user that it was.
    pub fn mark_name(&self, user: UserId) -> String {
        hex::encode(&self.keyed(&[b"name", user.0.as_bytes()])[..4])
    }

    pub fn mailbox_hash(&self, mailbox: &Mailbox) -> MailboxHash {
        self.keyed(&[b"mailbox", mailbox.0.as_bytes()])
    }

    /// Counts a code against what a browser that was signed in with this mailbox has for itself. Returns whether there was
    /// anything left. A browser that brings nothing along has nothing, whoever has the mailbox.
    pub async fn take_from_reserve(
        &self,
        mailbox: &Mailbox,
        brought: &BroughtMarks,
    ) -> Result<bool, StoreError> {
        let BroughtMarks { marks, session } = brought;
        if marks.is_empty() && session.is_none() {
            return Ok(false);
        }
        let store = &self.services.store;
        let owner = store.sign_in_method(SignInKind::Mail, &mailbox.0).await?.map(|method| method.user);
        let owner = owner.unwrap_or(UserId(uuid::Uuid::nil()));
        let marks = marks.iter().filter(|mark| self.is_mark_of(mark, owner)).copied();
        let session = session.filter(|(user, _)| *user == owner).map(|(_, session)| session);
        for browser in marks.chain(session) {
            let limit = CodeLimit { counter: self.keyed(&[b"reserve", &browser]), a_day: RESERVE_A_DAY };
            if store.count_code(limit, self.services.clock.now()).await?.is_none() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Counts a code that anybody asks for at a mailbox. Returns how long to wait if this one may not be sent.
    pub async fn count_code(&self, mailbox: MailboxHash) -> Result<Option<Duration>, StoreError> {
        let now = self.services.clock.now();
        let limit = CodeLimit { counter: mailbox, a_day: CODES_A_DAY };
        let next = self.services.store.count_code(limit, now).await?;
        Ok(next.map(|next| Duration::from_millis(next.saturating_sub(now))))
    }

    fn keyed(&self, parts: &[&[u8]]) -> [u8; 32] {
        let key = &self.keys().links;
        let mut context = hmac::Context::with_key(key);
        parts.iter().for_each(|part| context.update(part));
        context.sign().as_ref().try_into().expect("SHA-256 has 32 bytes")
    }
}
