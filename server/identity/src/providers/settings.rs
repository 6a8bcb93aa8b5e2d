//! The file that names the providers.
//!
//! Each table of the file is a provider. Its key stands in the address to which browsers come back, which the provider knows:
//! it should not change.

use base::is_local_host;
use openidconnect::IssuerUrl;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The most characters of the name of a provider, which stands on a button.
const MAX_NAME: usize = 40;
const MAX_KEY: usize = 32;

/// Why the providers of the settings cannot be used. The texts repeat no secret.
#[derive(Debug, thiserror::Error)]
pub enum ProviderSettingsError {
    #[error("browsers come back from a provider to this server's address: public-url is needed")]
    NoPublicUrl,
    #[error("{} cannot be read: {error}", path.display())]
    Unreadable { path: PathBuf, error: std::io::Error },
    #[error("{} is not valid: {message}", path.display())]
    NoToml { path: PathBuf, message: String },
    #[error("it names no provider")]
    Empty,
    #[error("[{0}]: the name in brackets has at most 32 lower-case letters, digits and hyphens")]
    Key(String),
    #[error("[{0}]: `name` is what stands on the button, 1 to 40 characters")]
    Name(String),
    #[error(
        "[{0}]: `issuer` must be the https address of the provider, without a query; http is for the own network only"
    )]
    Issuer(String),
    #[error("[{0}]: `client-id` is empty")]
    ClientId(String),
    #[error("[{0}]: set `client-secret-file` or `client-secret-variable`, not both")]
    TwoSecrets(String),
    #[error("[{key}]: the secret in {} cannot be read: {error}", path.display())]
    SecretFile { key: String, path: PathBuf, error: std::io::Error },
    #[error("[{key}]: the environment variable {variable} is not set")]
    SecretVariable { key: String, variable: String },
    #[error("[{0}]: the secret is empty")]
    EmptySecret(String),
}

/// A provider as the file names it.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Entry {
    name: String,
    issuer: String,
    client_id: String,
    client_secret_file: Option<PathBuf>,
    client_secret_variable: Option<String>,
}

/// A provider whose settings are valid.
pub(super) struct ProviderSettings {
    pub(super) key: String,
    pub(super) name: String,
    pub(super) issuer: IssuerUrl,
    /// Whether the provider is in the own network and has no https.
    pub(super) plain: bool,
    pub(super) client_id: String,
    pub(super) secret: Option<String>,
}

/// Reads the providers, in the order of their keys.
pub(super) fn read(path: &Path) -> Result<Vec<ProviderSettings>, ProviderSettingsError> {
    let text = fs::read_to_string(path)
        .map_err(|error| ProviderSettingsError::Unreadable { path: path.to_owned(), error })?;
    let found = parse(&text).map_err(|error| {
        // The complete error message quotes the line, which may contain a secret.
        let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
        let message = format!("line {line}: {}", error.message());
        ProviderSettingsError::NoToml { path: path.to_owned(), message }
    })?;
    if found.is_empty() {
        return Err(ProviderSettingsError::Empty);
    }
    found.into_iter().map(|(key, entry)| settings(key, entry)).collect()
}

fn parse(text: &str) -> Result<BTreeMap<String, Entry>, toml::de::Error> {
    toml::from_str(text)
}

fn settings(key: String, entry: Entry) -> Result<ProviderSettings, ProviderSettingsError> {
    let in_key = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-';
    if key.is_empty() || key.len() > MAX_KEY || !key.bytes().all(in_key) {
        return Err(ProviderSettingsError::Key(key));
    }
    let name = entry.name.trim().to_owned();
    if name.is_empty() || name.chars().count() > MAX_NAME || name.chars().any(char::is_control) {
        return Err(ProviderSettingsError::Name(key));
    }
    let Some((issuer, plain)) = issuer(&entry.issuer) else { return Err(ProviderSettingsError::Issuer(key)) };
    if entry.client_id.is_empty() {
        return Err(ProviderSettingsError::ClientId(key));
    }
    let secret = match (entry.client_secret_file, entry.client_secret_variable) {
        (Some(_), Some(_)) => return Err(ProviderSettingsError::TwoSecrets(key)),
        (Some(path), None) => match fs::read_to_string(&path) {
            Ok(secret) => Some(secret.trim().to_owned()),
            Err(error) => return Err(ProviderSettingsError::SecretFile { key, path, error }),
        },
        (None, Some(variable)) => match env::var(&variable) {
            Ok(secret) => Some(secret),
            Err(_) => return Err(ProviderSettingsError::SecretVariable { key, variable }),
        },
        (None, None) => None,
    };
    if secret.as_ref().is_some_and(String::is_empty) {
        return Err(ProviderSettingsError::EmptySecret(key));
    }
    Ok(ProviderSettings { key, name, issuer, plain, client_id: entry.client_id, secret })
}

/// The issuer, and whether it has no https.
fn issuer(text: &str) -> Option<(IssuerUrl, bool)> {
    let issuer = IssuerUrl::new(text.to_owned()).ok()?;
    let url = issuer.url();
    let host = url.host_str().filter(|host| !host.is_empty())?;
    let is_bare = url.query().is_none() && url.fragment().is_none() && url.username().is_empty();
    let plain = match url.scheme() {
        "https" => false,
        "http" if is_local_host(host) => true,
        _ => return None,
    };
    (is_bare && url.password().is_none()).then_some((issuer, plain))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_text(text: &str) -> Result<Vec<ProviderSettings>, String> {
        let path = env::temp_dir().join(format!("rodada-providers-{}.toml", uuid::Uuid::new_v4()));
        fs::write(&path, text).unwrap();
        let found = read(&path).map_err(|error| error.to_string());
        fs::remove_file(&path).unwrap();
        found
    }

    fn one(issuer: &str, more: &str) -> Result<ProviderSettings, String> {
        let text =
            format!("[club]\nname = \"Our club\"\nissuer = \"{issuer}\"\nclient-id = \"rodada\"\n{more}");
        read_text(&text).map(|found| found.into_iter().next().unwrap())
    }

    #[test]
    fn an_issuer_has_https_unless_it_is_near() {
        for issuer in [
            "https://accounts.google.com",
            "https://auth.example.org/application/o/rodada/",
            "https://sso.example.org:8443/realms/club",
        ] {
            assert!(!one(issuer, "").unwrap().plain, "{issuer}");
        }
        for issuer in
            ["http://127.0.0.1:9000/realms/club", "http://keycloak:8080/realms/club", "http://nas.local"]
        {
            assert!(one(issuer, "").unwrap().plain, "{issuer}");
        }
        for issuer in [
            "http://auth.example.org",
            "ftp://nas",
            "nas",
            "",
            "https://a.example/?b",
            "https://u:p@a.example",
        ] {
            assert!(one(issuer, "").is_err(), "{issuer}");
        }
    }

    #[test]
    fn the_secret_is_in_a_file_or_a_variable_and_in_no_message() {
        assert!(one("https://a.example", "").unwrap().secret.is_none(), "a public client");
        let file = env::temp_dir().join(format!("rodada-secret-{}", uuid::Uuid::new_v4()));
        fs::write(&file, "s3cret\n").unwrap();
        let named = format!("client-secret-file = {file:?}");
        assert_eq!(one("https://a.example", &named).unwrap().secret.as_deref(), Some("s3cret"));
        let both = format!("{named}\nclient-secret-variable = \"PATH\"");
        assert!(one("https://a.example", &both).err().unwrap().contains("not both"));
        fs::write(&file, "\n").unwrap();
        assert!(one("https://a.example", &named).err().unwrap().contains("empty"));
        fs::remove_file(&file).unwrap();
        assert!(one("https://a.example", &named).err().unwrap().contains("cannot be read"));
        assert!(one("https://a.example", "client-secret-variable = \"PATH\"").unwrap().secret.is_some());
        let unset = one("https://a.example", "client-secret-variable = \"RODADA_NO_SUCH_SECRET\"");
        assert!(unset.err().unwrap().contains("RODADA_NO_SUCH_SECRET"));
        let mistaken = one("https://a.example", "client-secret = \"s3cret\"").err().unwrap();
        assert!(mistaken.contains("line") && !mistaken.contains("s3cret"), "{mistaken}");
    }

    #[test]
    fn a_key_fits_into_an_address() {
        let with = |key: &str| {
            read_text(&format!("[{key:?}]\nname = \"A\"\nissuer = \"https://a.example\"\nclient-id = \"a\""))
        };
        assert!(with("our-club-2").is_ok());
        for key in ["", "Our", "a b", "a/b", "ä", &"a".repeat(33)] {
            assert!(with(key).is_err(), "{key}");
        }
        assert!(read_text("").err().unwrap().contains("no provider"));
    }

    /// The examples in the documentation are valid but for their secrets, which no machine has.
    #[test]
    fn the_examples_in_the_documentation_are_valid() {
        let text = include_str!("../../../../docs/sign-in.md");
        let examples: Vec<_> =
            text.split("```toml\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
        assert!(examples.len() >= 3, "{examples:?}");
        for example in examples.into_iter().filter(|example| example.contains("issuer")) {
            for (key, mut entry) in parse(example).unwrap() {
                assert!(
                    entry.client_secret_file.is_some() || entry.client_secret_variable.is_some(),
                    "{key}"
                );
                (entry.client_secret_file, entry.client_secret_variable) = (None, None);
                assert!(settings(key, entry).is_ok(), "{example}");
            }
        }
    }
}
