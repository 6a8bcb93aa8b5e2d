//! The URLs by which the server can be reached.

use base::PublicUrl;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::Path;
use tokio::net::TcpListener;

/// The files by which Docker and Podman mark a container.
const MARKS: [&str; 2] = ["/.dockerenv", "/run/.containerenv"];

/// The URLs by which the server can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reachable {
    local: String,
    lan: Lan,
}

/// The URL for other machines in the same network.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Lan {
    At(String),
    /// The container has an address of its own, which other machines do not reach. That of its machine is unknown in it.
    InContainer,
    OnlyThisMachine,
}

impl Reachable {
    /// The URLs of a listening socket.
    ///
    /// # Errors
    /// When the socket has no local address.
    pub(super) fn of(listener: &TcpListener) -> io::Result<Self> {
        let in_container = MARKS.iter().any(|mark| Path::new(mark).exists());
        Ok(Self::at(listener.local_addr()?, in_container, lan_address))
    }

    fn at(
        listening: SocketAddr,
        in_container: bool,
        find_lan_address: impl FnOnce() -> Option<IpAddr>,
    ) -> Self {
        let port = listening.port();
        let url = |address: IpAddr| format!("http://{}", SocketAddr::new(address, port));
        let local = format!("http://localhost:{port}");
        match listening.ip() {
            ip if ip.is_unspecified() && in_container => Self { local, lan: Lan::InContainer },
            ip if ip.is_unspecified() => {
                let lan = find_lan_address().map_or(Lan::OnlyThisMachine, |address| Lan::At(url(address)));
                Self { local, lan }
            }
            ip if ip.is_loopback() => Self { local, lan: Lan::OnlyThisMachine },
            ip => Self { local: url(ip), lan: Lan::At(url(ip)) },
        }
    }

    /// The URL for other machines in the same network, if there is one.
    #[must_use]
    pub(super) fn lan_url(&self) -> Option<&str> {
        match &self.lan {
            Lan::At(url) => Some(url),
            Lan::InContainer | Lan::OnlyThisMachine => None,
        }
    }

    /// The line in the log that names the URL to open.
    #[must_use]
    pub(super) fn startup_message(&self, public: Option<&PublicUrl>) -> String {
        if let Some(url) = public {
            // Requests with any other host name are refused.
            return format!("Rodada is ready at {}: open {}", self.local, url.home());
        }
        match &self.lan {
            Lan::At(lan) if *lan != self.local => {
                format!("Rodada is ready: open {} (others in your network: {lan})", self.local)
            }
            Lan::At(_) => format!("Rodada is ready: open {}", self.local),
            Lan::InContainer => {
                format!(
                    "Rodada is ready: open {} (others by the address of this container's machine)",
                    self.local
                )
            }
            Lan::OnlyThisMachine => format!("Rodada is ready: open {} (only from this machine)", self.local),
        }
    }
}

/// This machine's address in its network. No packet is sent: the system only selects the route.
fn lan_address() -> Option<IpAddr> {
    // An address reserved for documentation, which uses the default route.
    let somewhere = SocketAddr::from((Ipv4Addr::new(192, 0, 2, 1), 9));
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(somewhere).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(listening: &str, lan: Option<&str>) -> String {
        let lan = lan.map(|address| address.parse().unwrap());
        Reachable::at(listening.parse().unwrap(), false, || lan).startup_message(None)
    }

    #[test]
    fn one_line_says_where_to_point_the_browser() {
        assert_eq!(
            line("0.0.0.0:8080", Some("192.168.1.5")),
            "Rodada is ready: open http://localhost:8080 (others in your network: http://192.168.1.5:8080)"
        );
        assert_eq!(
            line("0.0.0.0:80", None),
            "Rodada is ready: open http://localhost:80 (only from this machine)"
        );
        assert_eq!(
            line("127.0.0.1:80", Some("192.168.1.5")),
            "Rodada is ready: open http://localhost:80 (only from this machine)"
        );
        assert_eq!(line("10.0.0.7:80", None), "Rodada is ready: open http://10.0.0.7:80");
        assert_eq!(line("[fd00::1]:80", None), "Rodada is ready: open http://[fd00::1]:80");
    }

    #[test]
    fn a_container_does_not_name_its_own_address() {
        let address = || Some("172.18.0.3".parse().unwrap());
        let reachable = Reachable::at("0.0.0.0:8080".parse().unwrap(), true, address);
        assert_eq!(reachable.lan_url(), None);
        assert_eq!(
            reachable.startup_message(None),
            "Rodada is ready: open http://localhost:8080 (others by the address of this container's machine)"
        );
        // An address that a host sets is one that others reach, as when the container is in the network of its machine.
        let named = Reachable::at("192.168.1.5:80".parse().unwrap(), true, || None);
        assert_eq!(named.lan_url(), Some("http://192.168.1.5:80"));
    }

    #[test]
    fn a_public_address_comes_first() {
        let reachable = Reachable::at("0.0.0.0:80".parse().unwrap(), false, || None);
        let url = "https://games.example.org".parse().unwrap();
        assert_eq!(
            reachable.startup_message(Some(&url)),
            "Rodada is ready at http://localhost:80: open https://games.example.org"
        );
        let url = "https://club.example/games".parse().unwrap();
        assert_eq!(
            reachable.startup_message(Some(&url)),
            "Rodada is ready at http://localhost:80: open https://club.example/games/"
        );
    }
}
