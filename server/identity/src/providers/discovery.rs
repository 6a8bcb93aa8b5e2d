//! What a provider says about itself: its addresses and keys. It is asked when somebody first wants to sign in there, so that
//! a provider that does not answer keeps no server from starting.

use super::ProviderError;
use super::http::ProviderClient;
use base::clock::{Clock, Moment};
use openidconnect::core::{
    CoreAuthDisplay, CoreClaimName, CoreClaimType, CoreClientAuthMethod, CoreGrantType, CoreJsonWebKey,
    CoreJweContentEncryptionAlgorithm, CoreJweKeyManagementAlgorithm, CoreResponseMode, CoreResponseType,
    CoreSubjectIdentifierType,
};
use openidconnect::{AdditionalProviderMetadata, DiscoveryError, IssuerUrl, JsonWebKeySet, ProviderMetadata};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;

/// How long an answer is used.
const LIFETIME: Duration = Duration::from_secs(60 * 60);
/// How long nobody waits again for a provider that has just not answered.
const PAUSE: Duration = Duration::from_secs(5);

/// What a provider says about itself.
pub(super) type Metadata = ProviderMetadata<
    MoreMetadata,
    CoreAuthDisplay,
    CoreClientAuthMethod,
    CoreClaimName,
    CoreClaimType,
    CoreGrantType,
    CoreJweContentEncryptionAlgorithm,
    CoreJweKeyManagementAlgorithm,
    CoreJsonWebKey,
    CoreResponseMode,
    CoreResponseType,
    CoreSubjectIdentifierType,
>;

/// What is not in the first edition of the standard.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(super) struct MoreMetadata {
    /// RFC 9207: whether each browser that it sends back says so by the parameter `iss`.
    pub(super) authorization_response_iss_parameter_supported: Option<bool>,
}

impl AdditionalProviderMetadata for MoreMetadata {}

/// What is known of one provider.
pub(super) struct Discovery {
    issuer: IssuerUrl,
    client: ProviderClient,
    clock: Clock,
    known: Mutex<Known>,
}

enum Known {
    Nothing,
    Metadata { at: Moment, metadata: Arc<Metadata> },
    Failed { at: Moment, error: ProviderError },
}

impl Discovery {
    pub(super) fn new(issuer: IssuerUrl, client: ProviderClient, clock: Clock) -> Self {
        Self { issuer, client, clock, known: Mutex::new(Known::Nothing) }
    }

    /// What the provider says. All who ask at a time wait for one request.
    pub(super) async fn metadata(&self) -> Result<Arc<Metadata>, ProviderError> {
        let mut known = self.known.lock().await;
        let now = self.clock.moment();
        match &*known {
            Known::Metadata { at, metadata } if now.since(*at) < LIFETIME => return Ok(Arc::clone(metadata)),
            Known::Failed { at, error } if now.since(*at) < PAUSE => return Err(error.clone()),
            _ => {}
        }
        let asked = self.ask().await;
        *known = match &asked {
            Ok(metadata) => Known::Metadata { at: now, metadata: Arc::clone(metadata) },
            Err(error) => Known::Failed { at: now, error: error.clone() },
        };
        asked
    }

    /// Asks the provider, whatever is known.
    pub(super) async fn ask(&self) -> Result<Arc<Metadata>, ProviderError> {
        let metadata = Metadata::discover_async(self.issuer.clone(), &self.client).await;
        let metadata = metadata.map_err(|error| discovery_error(&error))?;
        let page = metadata.authorization_endpoint().url().scheme();
        if !self.client.allows(page) {
            return Err(ProviderError::Plain);
        }
        if metadata.token_endpoint().is_none() {
            return Err(ProviderError::NoCodes);
        }
        Ok(Arc::new(metadata))
    }

    /// What the provider says, with the keys that it has now: it signs with one that was not known.
    pub(super) async fn with_new_keys(&self) -> Result<Arc<Metadata>, ProviderError> {
        let before = self.metadata().await?;
        let keys = JsonWebKeySet::fetch_async(before.jwks_uri(), &self.client).await;
        let keys = keys.map_err(|error| discovery_error(&error))?;
        let metadata = Arc::new((*before).clone().set_jwks(keys));
        let mut known = self.known.lock().await;
        if let Known::Metadata { metadata: kept, .. } = &mut *known {
            *kept = Arc::clone(&metadata);
        }
        Ok(metadata)
    }
}

/// The texts of the provider are left out.
fn discovery_error(error: &DiscoveryError<super::http::RequestError>) -> ProviderError {
    match error {
        DiscoveryError::Request(error) => error.into(),
        DiscoveryError::Response(status, ..) => ProviderError::Status(status.as_u16()),
        DiscoveryError::Validation(_) => ProviderError::OtherIssuer,
        _ => ProviderError::NotUnderstood,
    }
}
