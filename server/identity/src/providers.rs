//! Signing in at the host's own providers, by OpenID Connect: where a browser is sent, and who comes back.
//!
//! A user is known by the issuer and the subject, never by a name or a mail address, which others may have been given. Nothing
//! else is asked of the provider.

mod discovery;
mod http;
mod settings;

pub use settings::ProviderSettingsError;

use base::PublicUrl;
use base::clock::{Clock, Millis};
use base::entropy;
use discovery::{Discovery, Metadata};
use http::{ProviderClient, RequestError};
use openidconnect::core::{
    CoreAuthenticationFlow, CoreClient, CoreClientAuthMethod, CoreIdToken, CoreIdTokenClaims,
    CoreJwsSigningAlgorithm,
};
use openidconnect::{
    AuthType, AuthorizationCode, ClaimsVerificationError, ClientId, ClientSecret, CsrfToken,
    EndpointMaybeSet, EndpointNotSet, EndpointSet, IssuerUrl, Nonce, PkceCodeChallenge, PkceCodeVerifier,
    RedirectUrl, RequestTokenError, SignatureVerificationError, TokenResponse as _,
};
use settings::ProviderSettings;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// How long a user has to sign in at the provider.
pub const VISIT_LASTS: Millis = 10 * 60_000;
/// How far the clock of a provider may be ahead of ours.
const AHEAD: Duration = Duration::from_secs(60);
/// The longest subject, as OpenID Connect has it.
const MAX_SUBJECT: usize = 255;
/// The signatures that are accepted: those that only the provider can make.
const SIGNATURES: [CoreJwsSigningAlgorithm; 9] = [
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha256,
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha384,
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha512,
    CoreJwsSigningAlgorithm::RsaSsaPssSha256,
    CoreJwsSigningAlgorithm::RsaSsaPssSha384,
    CoreJwsSigningAlgorithm::RsaSsaPssSha512,
    CoreJwsSigningAlgorithm::EcdsaP256Sha256,
    CoreJwsSigningAlgorithm::EcdsaP384Sha384,
    CoreJwsSigningAlgorithm::EdDsa,
];

/// The providers at which users sign in, in the order of their keys.
pub struct Providers(Vec<Provider>);

/// One provider.
pub struct Provider {
    /// What it is called in addresses.
    pub key: String,
    /// What it is called on a page.
    pub name: String,
    issuer: IssuerUrl,
    client_id: ClientId,
    secret: Option<ClientSecret>,
    /// Where it sends browsers back to.
    returns_to: RedirectUrl,
    client: ProviderClient,
    discovery: Discovery,
    clock: Clock,
}

/// A browser that is sent to a provider.
pub struct Visit {
    /// Where it is sent.
    pub url: String,
    /// With what it comes back.
    pub state: [u8; 32],
    /// What the ID token must contain.
    pub nonce: String,
    /// What proves to the provider that the code is ours (PKCE).
    pub verifier: String,
}

/// A browser that came back, and what it was sent with.
pub struct Return {
    pub code: String,
    pub nonce: String,
    pub verifier: String,
}

/// Why nobody is signed in. The texts repeat nothing that the provider or the browser said.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProviderError {
    #[error("it cannot be reached: {0}")]
    Unreachable(String),
    #[error("it names an address without https")]
    Plain,
    #[error("it answers with status {0}")]
    Status(u16),
    #[error("it says that it is another issuer than the settings name")]
    OtherIssuer,
    #[error("its answer is not what OpenID Connect says")]
    NotUnderstood,
    #[error("it does not support the authorization code flow")]
    NoCodes,
    #[error("another issuer sends the browser back")]
    OtherSender,
    #[error("the browser comes back without the name of the issuer, which this provider always adds")]
    NoSender,
    #[error("it does not accept the code")]
    CodeRefused,
    #[error("its answer has no ID token")]
    NoToken,
    #[error("the ID token is {0}")]
    Token(&'static str),
}

impl ProviderError {
    /// Whether it may work later.
    pub fn is_passing(&self) -> bool {
        match self {
            Self::Unreachable(_) => true,
            Self::Status(status) => *status >= 500,
            _ => false,
        }
    }
}

type Client = CoreClient<
    EndpointSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointMaybeSet,
    EndpointMaybeSet,
>;

impl Providers {
    /// Reads the providers that a file names, if there is one. None of them is asked yet.
    pub fn of(
        file: Option<&Path>,
        public_url: Option<&PublicUrl>,
        clock: &Clock,
    ) -> Result<Self, ProviderSettingsError> {
        let Some(file) = file else { return Ok(Self(Vec::new())) };
        let url = public_url.ok_or(ProviderSettingsError::NoPublicUrl)?;
        let found = settings::read(file)?;
        Ok(Self(found.into_iter().map(|settings| Provider::new(settings, url, clock)).collect()))
    }

    pub fn get(&self, key: &str) -> Option<&Provider> {
        self.0.iter().find(|provider| provider.key == key)
    }

    pub fn iter(&self) -> impl Iterator<Item = &Provider> {
        self.0.iter()
    }
}

impl Provider {
    fn new(settings: ProviderSettings, public_url: &PublicUrl, clock: &Clock) -> Self {
        let ProviderSettings { key, name, issuer, plain, client_id, secret } = settings;
        let returns_to = format!("{public_url}/api/sign-in/provider/{key}/return");
        let client = ProviderClient::new(plain);
        Self {
            returns_to: RedirectUrl::new(returns_to).expect("a path after the public URL is a URL"),
            discovery: Discovery::new(issuer.clone(), client.clone(), clock.clone()),
            client_id: ClientId::new(client_id),
            secret: secret.map(ClientSecret::new),
            clock: clock.clone(),
            key,
            name,
            issuer,
            client,
        }
    }

    /// Where the provider must be allowed to send browsers back to.
    pub fn return_address(&self) -> &str {
        self.returns_to.as_str()
    }

    /// Under what a user is found. Issuers have no spaces.
    pub fn handle(&self, subject: &str) -> String {
        format!("{} {subject}", self.issuer.as_str())
    }

    /// Refuses a browser that another issuer sends back (RFC 9207), or nobody knows who, if this one always says so.
    pub async fn check_sender(&self, issuer: Option<&str>) -> Result<(), ProviderError> {
        if let Some(issuer) = issuer {
            return if issuer == self.issuer.as_str() { Ok(()) } else { Err(ProviderError::OtherSender) };
        }
        let metadata = self.discovery.metadata().await?;
        match metadata.additional_metadata().authorization_response_iss_parameter_supported {
            Some(true) => Err(ProviderError::NoSender),
            Some(false) | None => Ok(()),
        }
    }

    /// Asks the provider whether it can be used.
    pub async fn examine(&self) -> Result<(), ProviderError> {
        self.discovery.ask().await.map(drop)
    }

    /// Sends a browser there.
    pub async fn begin(&self) -> Result<Visit, ProviderError> {
        let client = self.client(&*self.discovery.metadata().await?);
        let (state, nonce) = (entropy::random_bytes::<32>(), Nonce::new(random_text()));
        let verifier = PkceCodeVerifier::new(random_text());
        let (state_text, nonce_sent) = (CsrfToken::new(hex::encode(state)), nonce.clone());
        let request = client
            .authorize_url(CoreAuthenticationFlow::AuthorizationCode, move || state_text, move || nonce_sent)
            .set_pkce_challenge(PkceCodeChallenge::from_code_verifier_sha256(&verifier));
        let (url, ..) = request.url();
        let (nonce, verifier) = (nonce.secret().clone(), verifier.secret().clone());
        Ok(Visit { url: url.into(), state, nonce, verifier })
    }

    /// The subject who came back with a code.
    pub async fn finish(&self, came_back: Return) -> Result<String, ProviderError> {
        let Return { code, nonce, verifier } = came_back;
        let metadata = self.discovery.metadata().await?;
        let client = self.client(&metadata);
        let request =
            client.exchange_code(AuthorizationCode::new(code)).map_err(|_| ProviderError::NoCodes)?;
        let request = request.set_pkce_verifier(PkceCodeVerifier::new(verifier));
        let answer = request.request_async(&self.client).await.map_err(|error| match error {
            RequestTokenError::ServerResponse(_) => ProviderError::CodeRefused,
            RequestTokenError::Request(error) => (&error).into(),
            RequestTokenError::Parse(..) | RequestTokenError::Other(_) => ProviderError::NotUnderstood,
        })?;
        let token = answer.id_token().ok_or(ProviderError::NoToken)?;
        let nonce = Nonce::new(nonce);
        match self.subject(&metadata, token, &nonce) {
            Err(ClaimsVerificationError::SignatureVerification(
                SignatureVerificationError::NoMatchingKey,
            )) => {
                let metadata = self.discovery.with_new_keys().await?;
                self.subject(&metadata, token, &nonce)
            }
            judged => judged,
        }
        .map_err(|error| ProviderError::Token(fault(&error)))
    }

    fn client(&self, metadata: &Metadata) -> Client {
        let client =
            CoreClient::from_provider_metadata(metadata.clone(), self.client_id.clone(), self.secret.clone())
                .set_redirect_uri(self.returns_to.clone());
        // Without a word of the provider, the secret is sent in a header.
        let methods = metadata.token_endpoint_auth_methods_supported();
        let only_in_body = methods.is_some_and(|methods| {
            methods.contains(&CoreClientAuthMethod::ClientSecretPost)
                && !methods.contains(&CoreClientAuthMethod::ClientSecretBasic)
        });
        client.set_auth_type(if only_in_body { AuthType::RequestBody } else { AuthType::BasicAuth })
    }

    /// The subject of an ID token for this server, for this visit, that has not expired and that the issuer has signed.
    fn subject(
        &self,
        metadata: &Metadata,
        token: &CoreIdToken,
        nonce: &Nonce,
    ) -> Result<String, ClaimsVerificationError> {
        let now = UNIX_EPOCH + Duration::from_millis(self.clock.now());
        let client = self.client(metadata);
        let verifier =
            client.id_token_verifier().set_allowed_algs(SIGNATURES).set_time_fn(move || now.into());
        let claims = token.claims(&verifier, nonce)?;
        self.check_party(claims)?;
        if SystemTime::from(claims.issue_time()) > now + AHEAD {
            return Err(ClaimsVerificationError::Expired(String::new()));
        }
        let subject = claims.subject().as_str();
        if subject.is_empty() || subject.len() > MAX_SUBJECT {
            return Err(ClaimsVerificationError::InvalidSubject(String::new()));
        }
        Ok(subject.to_owned())
    }

    /// Refuses a token that was given to another client, though it is for this one, too. The library leaves that to us
    /// (OpenID Connect Core 3.1.3.7, steps 4 and 5).
    fn check_party(&self, claims: &CoreIdTokenClaims) -> Result<(), ClaimsVerificationError> {
        let is_given_to_us = match claims.authorized_party() {
            Some(party) => *party == self.client_id,
            None => claims.audiences().len() == 1,
        };
        is_given_to_us.then_some(()).ok_or_else(|| ClaimsVerificationError::InvalidAudience(String::new()))
    }
}

/// An unpredictable text that OAuth allows as a verifier.
fn random_text() -> String {
    hex::encode(entropy::random_bytes::<32>())
}

impl From<&RequestError> for ProviderError {
    fn from(error: &RequestError) -> Self {
        match error {
            RequestError::Plain => Self::Plain,
            RequestError::Answer => Self::NotUnderstood,
            RequestError::Unreachable(_) | RequestError::TimedOut => {
                Self::Unreachable(base::error_chain(error))
            }
        }
    }
}

/// What is wrong with an ID token, without its contents.
fn fault(error: &ClaimsVerificationError) -> &'static str {
    match error {
        ClaimsVerificationError::Expired(_) => "expired, or issued later than now",
        ClaimsVerificationError::InvalidAudience(_) => "for another client",
        ClaimsVerificationError::InvalidIssuer(_) => "of another issuer",
        ClaimsVerificationError::InvalidNonce(_) => "for another visit",
        ClaimsVerificationError::InvalidSubject(_) => "for nobody",
        ClaimsVerificationError::SignatureVerification(error) => match error {
            SignatureVerificationError::NoMatchingKey => "signed with a key that the provider does not have",
            SignatureVerificationError::NoSignature => "not signed",
            SignatureVerificationError::DisallowedAlg(_) | SignatureVerificationError::UnsupportedAlg(_) => {
                "signed in a way that is not accepted"
            }
            _ => "not signed by the provider",
        },
        _ => "not valid",
    }
}
