//! The providers of OpenID Connect.

use super::{Finding, Subject};
use futures_util::future::join_all;
use identity::providers::{Provider, ProviderError, Providers};

/// Asks every provider, and judges whether users can sign in there.
pub async fn judge_all(providers: &Providers) -> Vec<Finding> {
    let judged = providers.iter().map(async |provider| judge(provider, provider.examine().await));
    join_all(judged).await
}

fn judge(provider: &Provider, examined: Result<(), ProviderError>) -> Finding {
    let Provider { key, name, .. } = provider;
    match examined {
        Ok(()) => Subject::Settings.good(format!(
            "[{key}] answers: users can sign in at {name}, if it lets them come back to {}",
            provider.return_address()
        )),
        Err(error) => Subject::Settings.fault(format!(
            "[{key}]: nobody can sign in at {name}: {error}. Look at `issuer`, and whether this machine reaches it"
        )),
    }
}
