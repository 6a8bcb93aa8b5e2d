//! Passkeys (WebAuthn): what a browser is asked for, and whether its answer is right. Nothing is stored here.
//!
//! A passkey belongs to the domain of the public URL. Where that is no domain, or not secure, browsers have no passkeys.

use base::PublicUrl;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use protocol::UserId;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::net::IpAddr;
use uuid::Uuid;
use webauthn_rp::bin::{Decode as _, Encode as _};
use webauthn_rp::request::auth::AuthenticationVerificationOptions;
use webauthn_rp::request::register::{
    CredProtect, PublicKeyCredentialUserEntity, RegistrationVerificationOptions, UserHandle16,
};
use webauthn_rp::request::{AsciiDomain, PublicKeyCredentialDescriptor, RpId, UserVerificationRequirement};
use webauthn_rp::response::register::{DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId, SentChallenge};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthentication16, DiscoverableAuthenticationServerState,
    DiscoverableCredentialRequestOptions, PublicKeyCredentialCreationOptions, Registration,
    RegistrationServerState,
};

/// How long a browser may take to answer, in milliseconds.
pub const ANSWER_WITHIN: u64 = 5 * 60_000;

/// Passkeys for the domain of this server.
pub struct Passkeys {
    domain: RpId,
    /// The only origin whose pages may use them.
    origin: String,
}

/// A browser is asked for something that it signs.
pub struct Ceremony {
    /// Names the ceremony. The browser repeats it in what it signs.
    pub challenge: [u8; 16],
    /// What the answer is checked with.
    pub state: Vec<u8>,
    /// What the browser is asked for, as JSON.
    pub options: Value,
}

/// A passkey that was made.
pub struct NewPasskey {
    /// Its id, in base64url.
    pub handle: String,
    /// What it is checked with, as JSON.
    pub secret: String,
}

/// The answer of a browser that made a passkey.
pub struct Made {
    pub challenge: [u8; 16],
    answer: Registration,
}

/// The answer of a browser that signs in with a passkey, not checked yet.
pub struct Used {
    pub challenge: [u8; 16],
    /// The id of the passkey, in base64url.
    pub handle: String,
    answer: DiscoverableAuthentication16,
}

/// The answer is malformed, was made elsewhere or for something else, or is signed wrong. Nobody is told which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the passkey is not accepted")]
pub struct NotAccepted;

/// What a passkey is checked with: its public key and what changes with each use, both in base64url, and its domain.
#[derive(Serialize, Deserialize)]
struct Secret {
    key: String,
    state: String,
    domain: String,
}

impl Passkeys {
    /// Passkeys for the public URL; `None` if browsers have none there.
    pub fn of(url: Option<&PublicUrl>) -> Option<Self> {
        let url = url?;
        let host = url.host();
        let is_address = host.starts_with('[') || host.parse::<IpAddr>().is_ok();
        let is_secure = url.is_https() || host == "localhost" || host.ends_with(".localhost");
        if is_address || !is_secure {
            return None;
        }
        let domain = RpId::Domain(AsciiDomain::try_from(host.to_owned()).ok()?);
        Some(Self { domain, origin: url.origin().to_owned() })
    }

    /// The domain to which they belong.
    pub fn domain(&self) -> &str {
        self.domain.as_ref()
    }

    /// Asks for a new passkey of a user. A device that has one of `known`, by their ids, makes no other.
    pub fn ask_for_new<'a>(
        &self,
        user: UserId,
        name: &str,
        known: impl Iterator<Item = &'a str>,
    ) -> Result<Ceremony, NotAccepted> {
        let handle = UserHandle16::decode(*user.0.as_bytes()).map_err(|_| NotAccepted)?;
        let known = known.filter_map(descriptor).collect();
        // The name may have letters that the type for it does not allow. It is for the user alone, so it is set below.
        let blank = PublicKeyCredentialUserEntity::from(&handle);
        let mut asked = PublicKeyCredentialCreationOptions::passkey(&self.domain, blank, known);
        asked.authenticator_selection.user_verification = UserVerificationRequirement::Preferred;
        asked.extensions.cred_protect = CredProtect::None;
        let (state, asked) = asked.start_ceremony().map_err(|_| NotAccepted)?;
        let mut options = serde_json::to_value(&asked).map_err(|_| NotAccepted)?;
        options["user"]["name"] = json!(name);
        options["user"]["displayName"] = json!(name);
        options["rp"]["name"] = json!("Rodada");
        let state = state.encode().map_err(|_| NotAccepted)?;
        Ok(Ceremony { challenge: challenge_in(&options)?, state, options })
    }

    /// Checks a new passkey.
    pub fn accept_new(&self, state: &[u8], made: &Made) -> Result<NewPasskey, NotAccepted> {
        let asked = RegistrationServerState::<16>::decode(state).map_err(|_| NotAccepted)?;
        let origins = [self.origin.as_str()];
        let options = RegistrationVerificationOptions::<&str, &str> {
            allowed_origins: &origins,
            // Some password managers answer more than they are asked.
            error_on_unsolicited_extensions: false,
            ..RegistrationVerificationOptions::default()
        };
        let passkey = asked.verify(&self.domain, &made.answer, &options).map_err(|error| refused(&error))?;
        let Ok(key) = passkey.static_state().encode();
        let (key, state) = (BASE64.encode(key), encoded(passkey.dynamic_state()));
        let secret = Secret { key, state, domain: self.domain().to_owned() };
        Ok(NewPasskey { handle: BASE64.encode(passkey.id().as_ref()), secret: secret.text()? })
    }

    /// Asks for any passkey of this domain.
    pub fn ask_for_any(&self) -> Result<Ceremony, NotAccepted> {
        let mut asked = DiscoverableCredentialRequestOptions::passkey(&self.domain);
        asked.0.user_verification = UserVerificationRequirement::Preferred;
        let (state, asked) = asked.start_ceremony().map_err(|_| NotAccepted)?;
        let options = serde_json::to_value(&asked).map_err(|_| NotAccepted)?;
        let state = state.encode().map_err(|_| NotAccepted)?;
        Ok(Ceremony { challenge: challenge_in(&options)?, state: state.to_vec(), options })
    }

    /// Checks an answer with the passkey that it names, which has this secret. Returns its next secret.
    pub fn accept(&self, state: &[u8], used: &Used, secret: &str) -> Result<String, NotAccepted> {
        let asked = DiscoverableAuthenticationServerState::decode(state).map_err(|_| NotAccepted)?;
        let Secret { key, state, domain } = serde_json::from_str(secret).map_err(|_| NotAccepted)?;
        let known = StaticState::decode(&decoded(&key)?).map_err(|_| NotAccepted)?;
        let latest = decoded(&state)?.try_into().map_err(|_| NotAccepted)?;
        let latest = DynamicState::decode(latest).map_err(|_| NotAccepted)?;
        let answer = &used.answer;
        let user = answer.response().user_handle();
        let passkey = AuthenticatedCredential::new(answer.raw_id(), user, known, latest);
        let mut passkey = passkey.map_err(|_| NotAccepted)?;
        let origins = [self.origin.as_str()];
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &origins,
            error_on_unsolicited_extensions: false,
            ..AuthenticationVerificationOptions::default()
        };
        asked.verify(&self.domain, answer, &mut passkey, &options).map_err(|error| refused(&error))?;
        Secret { key, state: encoded(passkey.dynamic_state()), domain }.text()
    }
}

impl Made {
    /// Reads what `PublicKeyCredential.toJSON()` returns in a browser.
    pub fn read(text: &str) -> Result<Self, NotAccepted> {
        let answer = Registration::from_json_relaxed(text.as_bytes()).map_err(|error| refused(&error))?;
        let SentChallenge(challenge) = answer.challenge_relaxed().map_err(|error| refused(&error))?;
        Ok(Self { challenge: challenge.to_le_bytes(), answer })
    }
}

impl Used {
    /// Reads what `PublicKeyCredential.toJSON()` returns in a browser.
    pub fn read(text: &str) -> Result<Self, NotAccepted> {
        let answer = DiscoverableAuthentication16::from_json_relaxed(text.as_bytes());
        let answer = answer.map_err(|error| refused(&error))?;
        let SentChallenge(challenge) = answer.challenge_relaxed().map_err(|error| refused(&error))?;
        let handle = BASE64.encode(answer.raw_id().as_ref());
        Ok(Self { challenge: challenge.to_le_bytes(), handle, answer })
    }

    /// The user whose passkey it says it is.
    pub fn user(&self) -> Option<UserId> {
        Uuid::from_slice(self.answer.response().user_handle().as_ref()).ok().map(UserId)
    }
}

impl Secret {
    fn text(&self) -> Result<String, NotAccepted> {
        serde_json::to_string(self).map_err(|_| NotAccepted)
    }
}

fn refused(error: &dyn std::fmt::Display) -> NotAccepted {
    tracing::debug!(%error, "a passkey was not accepted");
    NotAccepted
}

fn encoded(state: DynamicState) -> String {
    let Ok(bytes) = state.encode();
    BASE64.encode(bytes)
}

fn decoded(text: &str) -> Result<Vec<u8>, NotAccepted> {
    BASE64.decode(text).map_err(|_| NotAccepted)
}

fn descriptor(handle: &str) -> Option<PublicKeyCredentialDescriptor<Vec<u8>>> {
    let id = CredentialId::<Vec<u8>>::decode(BASE64.decode(handle).ok()?).ok()?;
    Some(PublicKeyCredentialDescriptor { id, transports: AuthTransports::decode(0).ok()? })
}

/// The challenge in what a browser is asked for.
fn challenge_in(options: &Value) -> Result<[u8; 16], NotAccepted> {
    let challenge = options["challenge"].as_str().ok_or(NotAccepted)?;
    decoded(challenge)?.try_into().map_err(|_| NotAccepted)
}

#[cfg(test)]
mod tests;
