//! The address of a client.

use axum::http::{HeaderMap, HeaderName};
use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// The address that limits apply to: an IPv4 address, or the /64 network of an IPv6 address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl Address {
    pub(crate) fn of(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            // A household usually has a whole /64 network.
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
pub(crate) fn forwarded_address(proxy_header: Option<&HeaderName>, headers: &HeaderMap) -> Option<IpAddr> {
    let name = proxy_header?;
    // Only the last address was seen by the proxy itself; those before it come from the client and may be forged.
    let mut values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    parse(values.next_back()?.rsplit(',').next()?.trim())
}

/// Parses an address as proxies write it: with or without brackets, with or without a port.
fn parse(text: &str) -> Option<IpAddr> {
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
            assert_eq!(parse(text), Some("192.0.2.1".parse().unwrap()), "{text}");
        }
        for text in ["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:4711"] {
            assert_eq!(parse(text), Some("2001:db8::1".parse().unwrap()), "{text}");
        }
        for text in ["", "unknown", "_hidden", "192.0.2.1:", "192.0.2.1:x", "[192.0.2", "localhost:80"] {
            assert_eq!(parse(text), None, "{text}");
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
