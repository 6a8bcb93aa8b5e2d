//! Requests to servers of others: push services and webhooks, whose addresses users give.
//!
//! The server must not be led to addresses inside its own network, which users cannot reach themselves. A name is
//! resolved once, and only the addresses that were checked are connected to. Redirects are not followed.

use bytes::Bytes;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::header::{HOST, RETRY_AFTER};
use hyper::{HeaderMap, Request, StatusCode, Uri};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::client::legacy::connect::dns::Name;
use hyper_util::client::legacy::{Client, Error as ClientError};
use hyper_util::rt::TokioExecutor;
use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

/// How long a request may take, from the name to the end of the answer.
const TIMEOUT: Duration = Duration::from_secs(5);
/// How much of an answer is read.
const MAX_ANSWER: usize = 4 * 1024;
/// The longest address.
const MAX_URL: usize = 2_000;

/// Sends requests.
#[derive(Clone, Debug)]
pub struct Outgoing {
    client: Client<HttpsConnector<HttpConnector<Resolver>>, Full<Bytes>>,
    inside: Inside,
}

/// Whether addresses inside the own network may be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inside {
    Refused,
    /// As the host has allowed. Then addresses need no https either.
    Allowed,
}

/// Why an address is not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the address of a server that notices can be sent to")]
pub struct BadAddress;

/// Why a request has no answer.
#[derive(Debug, thiserror::Error)]
pub enum SendError {
    #[error("the address is not acceptable")]
    Address(#[from] BadAddress),
    #[error("the request is not valid")]
    Request(#[from] hyper::http::Error),
    #[error("the server cannot be reached")]
    Unreachable(#[from] ClientError),
    #[error("the server does not answer in time")]
    TimedOut,
}

/// What a server answered.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    /// The seconds that the server asks to wait.
    pub retry_after: Option<Duration>,
}

impl Outgoing {
    pub fn new(inside: Inside) -> Self {
        let mut connector = HttpConnector::new_with_resolver(Resolver { inside });
        connector.enforce_http(false);
        connector.set_connect_timeout(Some(TIMEOUT));
        let connector = HttpsConnectorBuilder::new()
            .with_webpki_roots()
            .https_or_http()
            .enable_http1()
            .wrap_connector(connector);
        let client = Client::builder(TokioExecutor::new())
            .pool_idle_timeout(Duration::from_secs(30))
            .pool_max_idle_per_host(4)
            .build(connector);
        Self { client, inside }
    }

    /// Checks an address without resolving its name.
    pub fn check(&self, address: &str) -> Result<Uri, BadAddress> {
        let uri: Uri = address.parse().map_err(|_| BadAddress)?;
        let is_https = uri.scheme_str() == Some("https");
        let is_http = uri.scheme_str() == Some("http") && self.inside == Inside::Allowed;
        let host = uri.host().unwrap_or_default();
        let names_user = uri.authority().is_some_and(|authority| authority.as_str().contains('@'));
        let ip = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        // A number that is not written as an address may be read as one by the resolver: 127.1, 0x7f000001.
        let is_number = ip.is_err()
            && host.rsplit('.').next().is_some_and(|last| last.starts_with(|c: char| c.is_ascii_digit()));
        let is_inside = ip.is_ok_and(is_inside) || is_local_name(host) || is_number;
        let fits = address.len() <= MAX_URL && !host.is_empty() && !names_user;
        if fits && (is_https || is_http) && (!is_inside || self.inside == Inside::Allowed) {
            Ok(uri)
        } else {
            Err(BadAddress)
        }
    }

    /// Sends a request with these headers and body.
    pub async fn post(&self, address: &str, headers: HeaderMap, body: Bytes) -> Result<Answer, SendError> {
        let uri = self.check(address)?;
        let host = uri.authority().map(|authority| authority.as_str().to_owned()).unwrap_or_default();
        let mut request = Request::post(uri).header(HOST, host).body(Full::new(body))?;
        request.headers_mut().extend(headers);
        let exchange = async {
            let answer = self.client.request(request).await?;
            let (parts, body) = answer.into_parts();
            // The answer is read so that the connection can be used again. What is too long is given up.
            let _ = Limited::new(body, MAX_ANSWER).collect().await;
            Ok(Answer { status: parts.status, retry_after: retry_after(&parts.headers) })
        };
        tokio::time::timeout(TIMEOUT, exchange).await.map_err(|_| SendError::TimedOut)?
    }
}

fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let seconds = headers.get(RETRY_AFTER)?.to_str().ok()?.trim().parse().ok()?;
    Some(Duration::from_secs(seconds))
}

/// Resolves names to addresses outside of the own network.
#[derive(Clone, Debug)]
struct Resolver {
    inside: Inside,
}

impl tower_service::Service<Name> for Resolver {
    type Response = std::vec::IntoIter<SocketAddr>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Self::Response>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, name: Name) -> Self::Future {
        let inside = self.inside;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let allowed: Vec<_> =
                found.filter(|address| inside == Inside::Allowed || !is_inside(address.ip())).collect();
            if allowed.is_empty() {
                return Err(io::Error::new(io::ErrorKind::PermissionDenied, "it has no address outside"));
            }
            Ok(allowed.into_iter())
        })
    }
}

fn is_local_name(host: &str) -> bool {
    let host = host.trim_end_matches('.').to_ascii_lowercase();
    host == "localhost" || host.ends_with(".localhost")
}

/// Whether an address is not one of a server in the public internet.
fn is_inside(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_inside_v4(ip),
        IpAddr::V6(ip) => is_inside_v6(ip),
    }
}

fn is_inside_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    ip.is_loopback()
        || ip.is_private()
        || ip.is_link_local()
        || ip.is_multicast()
        || ip.is_documentation()
        || a == 0
        // Shared by the customers of a provider, special purposes, 6to4 relays, measurements, reserved.
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (18..20).contains(&b))
        || a >= 240
}

fn is_inside_v6(ip: Ipv6Addr) -> bool {
    let segments = ip.segments();
    let embedded = |high: u16, low: u16| {
        let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
        is_inside_v4(Ipv4Addr::new(a, b, c, d))
    };
    match segments {
        // The same as an address of version 4: mapped, compatible (which has the loopback and no address), translated.
        [0, 0, 0, 0, 0, 0 | 0xffff, high, low] | [0x64, 0xff9b, 0, 0, 0, 0, high, low] => embedded(high, low),
        [0x2002, high, low, ..] => embedded(high, low),
        // Translation within a network, discarded, Teredo, documentation.
        [0x64, 0xff9b, 1, ..] | [0x100, 0, 0, 0, ..] | [0x2001, 0, ..] | [0x2001, 0xdb8, ..] => true,
        // Only these are given to the public internet.
        [first, ..] => first & 0xe000 != 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_outside_are_accepted() {
        let outgoing = Outgoing::new(Inside::Refused);
        for address in [
            "https://push.example.org/a",
            "https://push.example.org:8443/a?b=c",
            "https://93.184.216.34/hook",
            "https://[2606:2800:220:1::1]/hook",
        ] {
            assert!(outgoing.check(address).is_ok(), "{address}");
        }
        for address in [
            "http://push.example.org/a",
            "ftp://push.example.org/a",
            "push.example.org",
            "",
            "https://",
            "https://user:secret@push.example.org/",
            "https://localhost/",
            "https://LOCALHOST./",
            "https://a.localhost/",
            "https://127.0.0.1/",
            "https://127.1/",
            "https://2130706433/",
            "https://0x7f000001/",
            "https://0.0.0.0/",
            "https://10.1.2.3/",
            "https://172.16.0.1/",
            "https://192.168.0.1/",
            "https://169.254.169.254/latest/meta-data",
            "https://100.64.0.1/",
            "https://224.0.0.1/",
            "https://255.255.255.255/",
            "https://[::1]/",
            "https://[::]/",
            "https://[fe80::1]/",
            "https://[fd00::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://[::ffff:a00:1]/",
            "https://[64:ff9b::7f00:1]/",
            "https://[2002:7f00:1::]/",
            "https://[ff02::1]/",
            "https://push.example.org/\r\nHost: other",
            "https://push.example.org/ä b",
        ] {
            assert_eq!(outgoing.check(address).err(), Some(BadAddress), "{address}");
        }
        assert!(
            outgoing.check(&format!("https://push.example.org/{}", "a".repeat(2_000))).is_err(),
            "too long"
        );
        assert!(Outgoing::new(Inside::Allowed).check("http://127.0.0.1:1/").is_ok());
    }

    #[tokio::test]
    async fn a_name_with_only_inside_addresses_is_not_connected_to() {
        use tower_service::Service as _;
        let resolve = async |inside| Resolver { inside }.call("localhost".parse().unwrap()).await;
        assert_eq!(resolve(Inside::Refused).await.unwrap_err().kind(), io::ErrorKind::PermissionDenied);
        assert!(resolve(Inside::Allowed).await.unwrap().next().is_some());
    }
}
