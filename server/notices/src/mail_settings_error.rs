//! Why the settings of mail are refused.

use std::path::PathBuf;

/// Why the settings of mail cannot be used. The texts repeat no part of the address of the mail server, which may
/// contain a password.
#[derive(Debug, thiserror::Error)]
pub enum MailSettingsError {
    #[error("smtp-url and mail-from are needed together")]
    Incomplete,
    #[error("mails have links: public-url is needed")]
    NoPublicUrl,
    #[error("smtp-url is not a valid address of a mail server")]
    Url,
    #[error("mail-from is not a valid mail address")]
    From,
    #[error("the certificate {} cannot be used", .0.display())]
    Certificate(PathBuf),
}
