//! Where operators of other servers can write to the host of this one.

use base::is_local_host;
use http::Uri;
use lettre::Address;
use std::str::FromStr;

/// A mail address or the address of a page, as a URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contact(String);

/// The text is neither.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("it must be a mail address such as host@example.org, or an https address, which others can reach")]
pub struct BadContact;

impl Contact {
    /// With `mailto:` or `https:`.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Contact {
    type Err = BadContact;

    fn from_str(text: &str) -> Result<Self, BadContact> {
        if text.starts_with("https://") {
            let uri: Uri = text.parse().map_err(|_| BadContact)?;
            let is_outside = uri.host().is_some_and(|host| !is_local_host(host));
            return is_outside.then(|| Self(text.to_owned())).ok_or(BadContact);
        }
        let address: Address =
            text.strip_prefix("mailto:").unwrap_or(text).parse().map_err(|_| BadContact)?;
        // Push services refuse what is no host of the internet.
        let is_outside = !is_local_host(address.domain()) && !address.domain().starts_with('[');
        is_outside.then(|| Self(format!("mailto:{address}"))).ok_or(BadContact)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contact_can_be_reached_by_others() {
        let url = |text: &str| text.parse::<Contact>().map(|contact| contact.0);
        assert_eq!(url("host@example.org").unwrap(), "mailto:host@example.org");
        assert_eq!(url("mailto:host@example.org").unwrap(), "mailto:host@example.org");
        assert_eq!(url("https://example.org/host?a=b").unwrap(), "https://example.org/host?a=b");
        for text in [
            "",
            "host",
            "host@localhost",
            "host@nas.local",
            "host@[127.0.0.1]",
            "http://example.org",
            "https://localhost",
            "https://",
            "mailto:https://example.org",
            "host@example.org\r\nx",
        ] {
            assert_eq!(url(text), Err(BadContact), "{text:?}");
        }
    }
}
