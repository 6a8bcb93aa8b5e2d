//! Under which addresses the server can be reached.

use crate::config::PublicUrl;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use tokio::net::TcpListener;

/// Under which addresses the server can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reachable {
    here: String,
    others: Option<String>,
}

impl Reachable {
    /// The addresses of a listening socket.
    ///
    /// # Errors
    /// When the socket listens nowhere.
    pub(super) fn of(listener: &TcpListener) -> io::Result<Self> {
        Ok(Self::at(listener.local_addr()?, address_in_network))
    }

    fn at(listening: SocketAddr, in_network: impl FnOnce() -> Option<IpAddr>) -> Self {
        let port = listening.port();
        let url = |address: IpAddr| format!("http://{}", SocketAddr::new(address, port));
        let here = format!("http://localhost:{port}");
        match listening.ip() {
            ip if ip.is_unspecified() => Self { here, others: in_network().map(url) },
            ip if ip.is_loopback() => Self { here, others: None },
            ip => Self { here: url(ip), others: Some(url(ip)) },
        }
    }

    /// The address for others in the same network, if there is one.
    #[must_use]
    pub(super) fn for_others(&self) -> Option<&str> {
        self.others.as_deref()
    }

    /// One line that says where to point the browser.
    #[must_use]
    pub(super) fn invitation(&self, public: Option<&PublicUrl>) -> String {
        if let Some(url) = public {
            // By any other name it would turn people away.
            return format!("Rodada is ready at {}: open {url}", self.here);
        }
        match &self.others {
            Some(others) if *others != self.here => {
                format!("Rodada is ready: open {} (others in your network: {others})", self.here)
            }
            Some(_) => format!("Rodada is ready: open {}", self.here),
            None => format!("Rodada is ready: open {} (only from this machine)", self.here),
        }
    }
}

/// This machine's address in its network. Nothing is sent: the system only says which way it would go.
fn address_in_network() -> Option<IpAddr> {
    // An address set aside for documentation: the way to it is the way to everywhere.
    let somewhere = SocketAddr::from((Ipv4Addr::new(192, 0, 2, 1), 9));
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(somewhere).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(listening: &str, in_network: Option<&str>) -> String {
        let in_network = in_network.map(|address| address.parse().unwrap());
        Reachable::at(listening.parse().unwrap(), || in_network).invitation(None)
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
    fn a_public_address_comes_first() {
        let reachable = Reachable::at("0.0.0.0:80".parse().unwrap(), || None);
        let url = "https://games.example.org".parse().unwrap();
        assert_eq!(
            reachable.invitation(Some(&url)),
            "Rodada is ready at http://localhost:80: open https://games.example.org"
        );
    }
}
