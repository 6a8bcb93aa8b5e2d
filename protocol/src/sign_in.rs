//! How users sign in again, on this browser or another one.

use crate::{Guest, MailboxOffer};
use serde::{Deserialize, Serialize};

/// A kind of [`SignInMethod`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SignInKind {
    /// A code of six digits that is sent to a mailbox.
    Mail,
    /// A key that a device keeps, and that belongs to the domain of this server.
    Passkey,
    /// A provider of OpenID Connect that the host has chosen.
    Provider,
}

/// A way in which the user signs in again.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SignInMethod {
    pub id: String,
    pub kind: SignInKind,
    /// The mail address, the browser in which the passkey was made, or the name of the provider; empty if that is not known.
    pub label: String,
    /// When it was added, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub added: u64,
    /// When it was last used.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub used: Option<u64>,
}

/// The ways in which the user signs in again.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SignInMethods {
    /// Oldest first.
    pub methods: Vec<SignInMethod>,
    pub offered: OfferedSignIn,
    /// Whether methods may be added and removed now. Otherwise the user signs in once more before.
    pub fresh: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mailbox: Option<MailboxOffer>,
    /// The guest that this browser was before it signed in, whose seats the user can still bring along.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub guest: Option<Guest>,
}

/// Which ways to sign in this server has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferedSignIn {
    /// Codes by mail.
    pub mail: bool,
    /// Passkeys. They work at an address with https and a name, and nowhere else.
    pub passkeys: bool,
    /// The host's own providers.
    pub providers: Vec<OfferedProvider>,
}

/// A provider of OpenID Connect at which users sign in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferedProvider {
    /// Names it in addresses.
    pub key: String,
    pub name: String,
}

/// The body of a request that opens an invitation of the host in this browser.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UseInvitation {
    /// What the link contains.
    pub token: String,
}

/// The answer to a request to sign in at a provider, or to add it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProviderPage {
    /// The page of the provider to which the browser goes. From there it comes back to `/me`, as long as it has the cookie of
    /// this answer. The parameter `sign-in` tells what became of it: `done`, `confirmed` (of the user
    /// that the browser is already), `added`, or a code.
    pub url: String,
}

/// The body of a request for a code by mail, which works only in the browser that asked for it.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AskForCode {
    /// The mail address.
    pub address: String,
    /// The language of the mail: that of the page.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub language: Option<String>,
}

/// The body of a request that signs in, or adds a mailbox, with the code that was sent.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EnterCode {
    /// The six digits.
    pub code: String,
}
