//! Links that also work for other users.

use super::Refusal;
use super::origin::host;
use crate::App;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::uri::Authority;
use std::net::IpAddr;
use std::sync::Arc;

/// The base URL of links.
pub(super) struct Links(String);

impl Links {
    /// The link to a path of this server.
    pub(super) fn to(&self, path: &str) -> String {
        format!("{}{path}", self.0)
    }
}

impl FromRequestParts<Arc<App>> for Links {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        if let Some(url) = &app.settings.public_url {
            return Ok(Self(url.as_str().to_owned()));
        }
        let host = host(parts).filter(|host| is_host(host)).unwrap_or("localhost");
        // A user who opened the page as localhost invites users on other machines, for whom localhost would not work.
        let known = app.reachable.as_ref().filter(|_| is_local(host));
        Ok(Self(known.cloned().unwrap_or_else(|| format!("http://{host}"))))
    }
}

/// Whether the text is a host with or without a port, and nothing else that could stand in a URL.
fn is_host(text: &str) -> bool {
    text.parse::<Authority>().is_ok_and(|authority| !authority.host().is_empty() && !text.contains('@'))
}

/// Whether a host, with or without a port, means the machine itself.
fn is_local(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    name == "localhost"
        || name.ends_with(".localhost")
        || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback() || address.is_unspecified())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_nothing_else() {
        for host in ["rodada.example", "rodada.example:8080", "192.168.1.2", "[fe80::1]:80"] {
            assert!(is_host(host), "{host}");
        }
        for text in ["", "a b", "me@rodada.example", "rodada.example/t", "a\"b", "<b>", "a?b", ":80"] {
            assert!(!is_host(text), "{text}");
        }
    }

    #[test]
    fn localhost_has_many_names() {
        for host in [
            "localhost",
            "LOCALHOST:8080",
            "127.0.0.1:1",
            "127.3.4.5",
            "[::1]:8080",
            "[::1]",
            "0.0.0.0:80",
            "a.localhost",
        ] {
            assert!(is_local(host), "{host}");
        }
        for host in ["192.168.1.2:8080", "rodada.example", "[fe80::1]:80", "localhost.example"] {
            assert!(!is_local(host), "{host}");
        }
    }
}
