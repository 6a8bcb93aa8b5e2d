//! Where a request comes from.

use axum::http::{HeaderMap, HeaderName};
use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// Where a request comes from: the machine of version 4, the network of version 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl Address {
    pub(crate) fn of(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            // One household has all the addresses of its /64.
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
            address @ IpAddr::V4(_) => address,
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The address that a trusted proxy names in its header.
pub(crate) fn forwarded(proxy_header: Option<&HeaderName>, headers: &HeaderMap) -> Option<IpAddr> {
    let name = proxy_header?;
    // The last address is the one the proxy itself has seen; those before it are hearsay.
    let mut values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    read(values.next_back()?.rsplit(',').next()?.trim())
}

/// Reads an address as proxies write it: plain, in brackets, with a port or without.
fn read(text: &str) -> Option<IpAddr> {
    let plain = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    plain.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> Address {
        Address::of(text.parse().unwrap())
    }

    #[test]
    fn proxies_write_addresses_in_many_ways() {
        for text in ["192.0.2.1", "192.0.2.1:4711"] {
            assert_eq!(read(text), Some("192.0.2.1".parse().unwrap()), "{text}");
        }
        for text in ["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:4711"] {
            assert_eq!(read(text), Some("2001:db8::1".parse().unwrap()), "{text}");
        }
        for text in ["", "unknown", "_hidden", "192.0.2.1:", "192.0.2.1:x", "[192.0.2", "localhost:80"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn a_household_is_one_address() {
        assert_eq!(address("2001:db8:1:2::5"), address("2001:db8:1:2:ffff::7"));
        assert_ne!(address("2001:db8:1:2::5"), address("2001:db8:1:3::5"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
        assert_ne!(address("192.0.2.1"), address("192.0.2.2"));
    }
}
