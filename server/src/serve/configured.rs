//! What the settings alone make up.

use base::clock::Clock;
use config::{Config, WhoMayEnter, YesOrNo};
use host::doctor;
use identity::passkeys::Passkeys;
use identity::providers::{ProviderSettingsError, Providers};
use notices::{Inside, MailSettings, MailSettingsError, Mailer, Outgoing};
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use web::Assets;

/// The parts of a server that are built from its settings alone. `rodada doctor` builds them as well, so building takes
/// no lock and no port, writes nothing, and asks no other machine.
pub(crate) struct Configured {
    pub(crate) assets: Arc<Assets>,
    pub(crate) outgoing: Outgoing,
    pub(crate) mailer: Option<Mailer>,
    pub(crate) passkeys: Option<Passkeys>,
    pub(crate) providers: Providers,
}

/// Why a part of the server cannot be built from its settings. The texts repeat no secret.
#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    #[error("`client`: the folder {} cannot be read: {error}", folder.display())]
    Client { folder: PathBuf, error: io::Error },
    #[error("the settings of mail cannot be used: {0}")]
    Mail(#[from] MailSettingsError),
    #[error("the providers for signing in cannot be used: {0}")]
    Providers(#[from] ProviderSettingsError),
    #[error(
        "the providers for signing in cannot be used: who-may-enter is `provider`: sign-in-providers is needed"
    )]
    NoProviders,
}

impl Configured {
    /// # Errors
    /// The first setting that cannot be used.
    pub(crate) fn of(config: &Config, clock: &Clock) -> Result<Self, SettingsError> {
        let assets = Assets::of(config.client.as_deref()).map_err(|error| {
            let folder = config.client.clone().unwrap_or_default();
            SettingsError::Client { folder, error }
        })?;
        let inside = if config.notices_to_inside == YesOrNo::Yes { Inside::Allowed } else { Inside::Refused };
        let mail = MailSettings {
            server: config.smtp_url.as_deref(),
            from: config.mail_from.as_deref(),
            certificate: config.smtp_certificate.as_deref(),
            has_public_url: config.public_url.is_some(),
            an_hour: config.mails_per_hour,
        };
        Ok(Self {
            assets,
            outgoing: Outgoing::new(inside),
            mailer: Mailer::of(&mail, clock)?,
            passkeys: Passkeys::of(config.public_url.as_ref()),
            providers: providers(config, clock)?,
        })
    }

    /// What `rodada doctor` judges of it.
    pub(crate) fn judged(&self) -> doctor::Configured<'_> {
        doctor::Configured { mailer: self.mailer.as_ref(), providers: &self.providers }
    }
}

fn providers(config: &Config, clock: &Clock) -> Result<Providers, SettingsError> {
    let file = config.sign_in_providers.as_deref();
    if file.is_none() && config.who_may_enter == WhoMayEnter::Provider {
        return Err(SettingsError::NoProviders);
    }
    Ok(Providers::of(file, config.public_url.as_ref(), clock)?)
}
