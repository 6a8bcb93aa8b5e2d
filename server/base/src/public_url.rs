//! The public URL of the server.

use http::Uri;
use http::uri::Authority;
use std::fmt;
use std::net::Ipv4Addr;
use std::str::FromStr;

/// A URL with a scheme, a host, possibly a port, and possibly a path below which everything of the server lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    /// Scheme, host and port, and then the path without a slash at its end.
    text: String,
    /// Where the path begins in the text.
    origin_ends: usize,
    host: String,
    https: bool,
}

/// The text is not such a URL.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadUrl {
    #[error("it must be a URL such as https://games.example.org or https://example.org/games")]
    NoUrl,
    #[error(
        "its path must be made of letters, digits, `-`, `_`, `.` and `~` between single slashes, such as /games"
    )]
    BadPath,
}

impl PublicUrl {
    /// The URL without a slash at its end: a path of the server follows it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Scheme, host and port, as browsers name an origin.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.text[..self.origin_ends]
    }

    /// The path below which the server lies, without a slash at its end: empty at the root of its host.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.text[self.origin_ends..]
    }

    /// The URL of the start page, for people.
    #[must_use]
    pub fn home(&self) -> String {
        let slash = if self.path().is_empty() { "" } else { "/" };
        format!("{self}{slash}")
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
        let own = &self.origin()[scheme.len() + "://".len()..];
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
        self.origin().eq_ignore_ascii_case(origin)
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
        let uri: Uri = text.parse().map_err(|_| BadUrl::NoUrl)?;
        let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
            return Err(BadUrl::NoUrl);
        };
        let (https, default_port) = match scheme {
            "http" => (false, 80),
            "https" => (true, 443),
            _ => return Err(BadUrl::NoUrl),
        };
        let is_more = uri.query().is_some() || text.contains('#') || authority.as_str().contains('@');
        if is_more || authority.host().is_empty() {
            return Err(BadUrl::NoUrl);
        }
        let path = uri.path().strip_suffix('/').unwrap_or(uri.path());
        if !is_plain(path) {
            return Err(BadUrl::BadPath);
        }
        // Browsers leave the default port out.
        let port = authority.port_u16().filter(|&port| port != default_port);
        let port = port.map(|port| format!(":{port}")).unwrap_or_default();
        let host = authority.host().to_ascii_lowercase();
        let origin = format!("{scheme}://{host}{port}");
        Ok(Self { origin_ends: origin.len(), text: origin + path, host, https })
    }
}

/// Whether a path is spelled in the same way by every browser and proxy, and has no meaning in cookies, HTML and headers.
fn is_plain(path: &str) -> bool {
    let plain = |c: u8| c.is_ascii_alphanumeric() || matches!(c, b'-' | b'_' | b'.' | b'~');
    let is_name = |part: &str| !part.is_empty() && part != "." && part != ".." && part.bytes().all(plain);
    path.is_empty() || path.strip_prefix('/').is_some_and(|parts| parts.split('/').all(is_name))
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
    fn a_path_belongs_to_the_url_and_not_to_its_origin() {
        for text in ["https://Club.example/Games", "https://club.example:443/Games/"] {
            let url: PublicUrl = text.parse().unwrap();
            assert_eq!(url.as_str(), "https://club.example/Games", "{text}");
            assert_eq!((url.origin(), url.path()), ("https://club.example", "/Games"), "{text}");
            assert_eq!(url.home(), "https://club.example/Games/", "{text}");
            assert!(url.is_host("club.example") && !url.is_host("club.example/Games"), "{text}");
            assert!(url.is_origin("https://club.example"), "{text}");
            assert!(!url.is_origin("https://club.example/Games"), "{text}");
        }
        let root: PublicUrl = "http://[::1]:8080/".parse().unwrap();
        assert_eq!((root.path(), root.home().as_str()), ("", "http://[::1]:8080"));
        let deep: PublicUrl = "http://club.example:81/a/b-c_d.e~f/".parse().unwrap();
        assert_eq!((deep.origin(), deep.path()), ("http://club.example:81", "/a/b-c_d.e~f"));
    }

    #[test]
    fn a_path_that_could_be_spelled_otherwise_is_refused() {
        for path in
            ["//", "/a//b", "/a//", "/.", "/a/..", "/a%20b", "/a;b", "/a\"b", "/<b>", "/a&b", "/a=b", "/é"]
        {
            let told = format!("https://a.example{path}").parse::<PublicUrl>();
            assert!(told.is_err(), "{path}");
        }
        assert_eq!("https://a.example/a%20b".parse::<PublicUrl>(), Err(BadUrl::BadPath));
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "games",
            "games.example.org",
            "/x",
            "ftp://a.example",
            "https://a.example/?x",
            "https://a.example/games?x",
            "https://u:p@a.example",
            "https://a.example/#x",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
