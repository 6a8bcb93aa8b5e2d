//! What a running server sees of its requests. It shows whether the proxy before it is set up as the settings say.

use crate::PublicUrl;
use http::{HeaderMap, HeaderName};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Headers in which proxies name the client's address.
const ADDRESS_HEADERS: [HeaderName; 3] = [
    HeaderName::from_static("x-forwarded-for"),
    HeaderName::from_static("forwarded"),
    HeaderName::from_static("x-real-ip"),
];
const SCHEME_HEADER: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// The counters of [`Counts`]. Reading or writing one is a few nanoseconds.
#[derive(Debug, Default)]
pub struct Traffic {
    requests: AtomicU64,
    with_address_header: AtomicU64,
    with_proxy_header: AtomicU64,
    by_https: AtomicU64,
    own_host: AtomicU64,
    other_host: AtomicU64,
    other_port: AtomicU64,
    under_path: AtomicU64,
    beside_path: AtomicU64,
    table_pages: AtomicU64,
    sockets: AtomicU64,
}

/// What was counted since the start of the server.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    /// Requests from other machines or from a proxy; those of health checks are not counted.
    pub requests: u64,
    /// Those in which some proxy names an address.
    pub with_address_header: u64,
    /// Those with the header of the setting `proxy-header`.
    pub with_proxy_header: u64,
    /// Those that reached the proxy by https.
    pub by_https: u64,
    /// Those that name this server as `public-url` does.
    pub own_host: u64,
    /// All requests that were refused because they name another host, or this one with another port.
    pub other_host: u64,
    pub other_port: u64,
    /// Requests for something under the path of `public-url`, if it has one, and for something beside it.
    pub under_path: u64,
    pub beside_path: u64,
    /// Tables that were opened in a browser.
    pub table_pages: u64,
    /// Sockets that were opened.
    pub sockets: u64,
}

/// Which server a request names in its `Host` header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// This one. Without `public-url` every name is its own.
    Own,
    /// This one with another port than `public-url`, or without its port.
    OtherPort,
    Other,
}

impl Named {
    #[must_use]
    pub fn of(public: Option<&PublicUrl>, host: Option<&str>) -> Self {
        match (public, host) {
            (None, _) => Self::Own,
            (Some(url), Some(host)) if url.is_host(host) => Self::Own,
            (Some(url), Some(host)) if url.is_host_at_other_port(host) => Self::OtherPort,
            (Some(_), _) => Self::Other,
        }
    }
}

impl Traffic {
    /// Counts a request. `proxy_header` is the header in which the proxy is to name the client's address. A direct
    /// request from this machine is somebody at its keyboard, or a health check.
    pub fn count(
        &self,
        proxy_header: Option<&HeaderName>,
        peer: Option<IpAddr>,
        headers: &HeaderMap,
        named: Named,
    ) {
        self.other_host.fetch_add((named == Named::Other).into(), Relaxed);
        self.other_port.fetch_add((named == Named::OtherPort).into(), Relaxed);
        let has_address = ADDRESS_HEADERS.iter().any(|name| headers.contains_key(name));
        let has_proxy_header = proxy_header.is_some_and(|name| headers.contains_key(name));
        if !has_address && !has_proxy_header && peer.is_some_and(|peer| peer.to_canonical().is_loopback()) {
            return;
        }
        self.requests.fetch_add(1, Relaxed);
        self.with_address_header.fetch_add(has_address.into(), Relaxed);
        self.with_proxy_header.fetch_add(has_proxy_header.into(), Relaxed);
        let by_https = headers.get(SCHEME_HEADER).is_some_and(|scheme| scheme == "https");
        self.by_https.fetch_add(by_https.into(), Relaxed);
        self.own_host.fetch_add((named == Named::Own).into(), Relaxed);
    }

    /// Counts a request of a server under a path, by whether it is for something there.
    pub fn count_path(&self, is_under: bool) {
        let counter = if is_under { &self.under_path } else { &self.beside_path };
        counter.fetch_add(1, Relaxed);
    }

    pub fn count_table_page(&self) {
        self.table_pages.fetch_add(1, Relaxed);
    }

    pub fn count_socket(&self) {
        self.sockets.fetch_add(1, Relaxed);
    }

    /// The counters now.
    #[must_use]
    pub fn counts(&self) -> Counts {
        let of = |counter: &AtomicU64| counter.load(Relaxed);
        Counts {
            requests: of(&self.requests),
            with_address_header: of(&self.with_address_header),
            with_proxy_header: of(&self.with_proxy_header),
            by_https: of(&self.by_https),
            own_host: of(&self.own_host),
            other_host: of(&self.other_host),
            other_port: of(&self.other_port),
            under_path: of(&self.under_path),
            beside_path: of(&self.beside_path),
            table_pages: of(&self.table_pages),
            sockets: of(&self.sockets),
        }
    }
}
