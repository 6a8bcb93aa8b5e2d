//! The public URL of the server.

use http::Uri;
use http::uri::Authority;
use std::fmt;
use std::net::Ipv4Addr;
use std::str::FromStr;

/// A URL with a scheme, a host and possibly a port, without a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    text: String,
    host: String,
    https: bool,
}

/// The text is not such a URL.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("it must be a URL such as https://games.example.org, without a path")]
pub struct BadUrl;

impl PublicUrl {
    /// The URL without a slash at its end.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The host without the port.
    #[must_use]
    pub fn host(&self) -> &str {
        &self.host
    }

    #[must_use]
    pub fn is_https(&self) -> bool {
        self.https
    }

    /// Whether a `Host` header names this server. The default port of the scheme may be left out.
    #[must_use]
    pub fn is_host(&self, host: &str) -> bool {
        let (scheme, default_port) = if self.https { ("https", ":443") } else { ("http", ":80") };
        let own = &self.text[scheme.len() + "://".len()..];
        own.eq_ignore_ascii_case(host.strip_suffix(default_port).unwrap_or(host))
    }

    /// Whether a `Host` header names this server, with whatever port.
    #[must_use]
    pub fn is_host_at_other_port(&self, host: &str) -> bool {
        host.parse::<Authority>().is_ok_and(|named| named.host().eq_ignore_ascii_case(&self.host))
    }

    /// Whether an `Origin` header names this server.
    #[must_use]
    pub fn is_origin(&self, origin: &str) -> bool {
        self.text.eq_ignore_ascii_case(origin)
    }
}

/// Whether a host is this machine or one of a home network, where https is hard to have.
#[must_use]
pub fn is_local_host(host: &str) -> bool {
    let is_private = |address: Ipv4Addr| address.is_private() || address.is_loopback();
    let is_name_at_home = !host.contains(['.', ':']) || host.ends_with(".local");
    is_name_at_home || host == "[::1]" || host.parse().is_ok_and(is_private)
}

impl FromStr for PublicUrl {
    type Err = BadUrl;

    fn from_str(text: &str) -> Result<Self, BadUrl> {
        let uri: Uri = text.parse().map_err(|_| BadUrl)?;
        let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else { return Err(BadUrl) };
        let is_bare = uri.path() == "/" && uri.query().is_none() && !authority.as_str().contains('@');
        let (https, default_port) = match scheme {
            "http" => (false, 80),
            "https" => (true, 443),
            _ => return Err(BadUrl),
        };
        if !is_bare || text.contains('#') || authority.host().is_empty() {
            return Err(BadUrl);
        }
        // Browsers leave the default port out.
        let port = authority.port_u16().filter(|&port| port != default_port);
        let port = port.map(|port| format!(":{port}")).unwrap_or_default();
        let host = authority.host().to_ascii_lowercase();
        Ok(Self { text: format!("{scheme}://{host}{port}"), host, https })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Option<String> {
        text.parse::<PublicUrl>().ok().map(|url| url.as_str().to_owned())
    }

    #[test]
    fn a_url_is_stored_as_browsers_write_origins() {
        assert_eq!(parse("https://Games.example.org/").as_deref(), Some("https://games.example.org"));
        assert_eq!(parse("https://games.example.org:443").as_deref(), Some("https://games.example.org"));
        assert_eq!(parse("http://192.168.1.2:8080").as_deref(), Some("http://192.168.1.2:8080"));
        assert_eq!(parse("http://[::1]:80").as_deref(), Some("http://[::1]"));
        assert!("https://a.example".parse::<PublicUrl>().is_ok_and(|url| url.is_origin("https://a.example")));
    }

    #[test]
    fn a_host_matches_with_and_without_the_default_port() {
        let url: PublicUrl = "https://games.example.org".parse().unwrap();
        for host in ["games.example.org", "Games.Example.org", "games.example.org:443"] {
            assert!(url.is_host(host), "{host}");
        }
        for host in
            ["", "example.org", "games.example.org:80", "games.example.org:8443", "games.example.org."]
        {
            assert!(!url.is_host(host), "{host}");
        }
        assert!("http://[::1]:8080".parse::<PublicUrl>().unwrap().is_host("[::1]:8080"));
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "games",
            "games.example.org",
            "/x",
            "ftp://a.example",
            "https://a.example/path",
            "https://a.example/?x",
            "https://u:p@a.example",
            "https://a.example/#x",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
